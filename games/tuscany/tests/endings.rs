//! Whole random games, checked against a plain account of what the rulebook says about rounds and the end.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use duchy_game::{
    Catalogue as _, Game, Kind as _, Seat, Status,
    context::{Live, Seed},
};
use duchy_tuscany::{
    Action, Catalogue, Event, MAX_KINDS, Options, Piece, Player, ROUNDS, STACK, Space, TileKind, Tuscany,
};

/// One entry: who acted, the position before, and the events.
struct Entry {
    seat: Seat,
    action: Action,
    before: Tuscany,
    events: Vec<Event>,
}

fn random_game(seats: u8, seed: u8) -> (Vec<Entry>, Tuscany) {
    let seed = Seed([seed; 32]);
    let mut random = numbers(u64::from(seed.0[0]) + 1);
    let mut cx = Live::new(&seed, 0);
    let mut game = Tuscany::start(Catalogue::built_in(), Tuscany::RULES, seats, &Options::default(), &mut cx).unwrap();
    let (mut entries, mut actions) = (Vec::new(), Vec::new());
    while let Some(seat) = game.status().awaited().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[random(actions.len())];
        let before = game.clone();
        let mut cx = Live::new(&seed, entries.len() as u32 + 1);
        game.play(seat, &action, &mut cx).unwrap();
        entries.push(Entry { seat, action, before, events: cx.finish().events });
    }
    (entries, game)
}

/// Numbers below a limit, the same for the same seed.
fn numbers(mut state: u64) -> impl FnMut(usize) -> usize {
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

fn each_game(check: impl Fn(&[Entry], &Tuscany)) {
    for seats in 2..=4 {
        for seed in 0..8 {
            let (entries, end) = random_game(seats, seed);
            check(&entries, &end);
        }
    }
}

/// Tests `tuscany:round.end`, `tuscany:round.equal`, `tuscany:round.last-turn`, `tuscany:round.score`.
#[test]
fn rounds_end_with_a_stack_and_equal_turns() {
    each_game(|entries, end| {
        let seats = end.seats();
        let mut turns = vec![0; usize::from(seats)];
        let mut scored = Vec::new();
        let mut last_turns_at = None;
        for (number, entry) in entries.iter().enumerate() {
            let before = number.checked_sub(1).map(|number| entries[number].action);
            if begins_a_turn(entry.action, before) {
                turns[entry.seat.index()] += 1;
            }
            for event in &entry.events {
                match event {
                    Event::RoundScored { round, .. } => {
                        scored.push(*round);
                        assert!(turns.iter().all(|&count| count == turns[0]), "equal turns: {turns:?}");
                    }
                    Event::LastTurns => last_turns_at = Some(turns[0]),
                    _ => {}
                }
            }
        }
        assert_eq!(scored, [1, 2, 3]);
        assert_eq!(last_turns_at.map(|at| at + 1), Some(turns[0]), "one more turn each");
        let most = end.players().iter().map(|player| 21 - player.tiles_left()).max().unwrap();
        assert!(most >= usize::from(ROUNDS) * STACK);
    });
}

/// Whether an action is the first of a turn: what follows marble or a cleared type belongs to the same turn.
fn begins_a_turn(action: Action, before: Option<Action>) -> bool {
    let main = matches!(action, Action::Draw | Action::Take { .. } | Action::Place { .. } | Action::Clear(_));
    main && !matches!(before, Some(Action::Marble | Action::Clear(_)))
}

/// Green points are added to the red ones three times and never go down.
/// Tests `tuscany:round.green-stays`, `tuscany:round.score`.
#[test]
fn green_points_stay() {
    each_game(|entries, end| {
        for seat in Seat::all(end.seats()) {
            let mut green = 0;
            let mut from_rounds = 0;
            for entry in entries {
                for event in &entry.events {
                    match event {
                        Event::Green { seat: whose, points, .. } if *whose == seat => green += i32::from(*points),
                        Event::RoundScored { lines, .. } => {
                            let got: i32 = lines.iter().filter(|line| line.seat == seat).map(|line| line.points).sum();
                            assert_eq!(got, green, "a round brings what stands on the green track");
                            from_rounds += got;
                        }
                        _ => {}
                    }
                }
            }
            let player = &end.players()[seat.index()];
            assert_eq!(player.green(), green);
            assert!(player.red() >= from_rounds);
        }
    });
}

/// What is left over is worth points, and ties go to empty spaces, then to green points.
/// Tests `tuscany:final.goods`, `tuscany:final.cards`, `tuscany:final.winner`, `tuscany:final.tie`.
#[test]
fn leftovers_become_points() {
    each_game(|entries, end| {
        let last = entries.last().expect("there was a game");
        let lines = last.events.iter().flat_map(|event| match event {
            Event::FinalScored { lines } => lines.as_slice(),
            _ => &[],
        });
        let lines: Vec<_> = lines.collect();
        for seat in Seat::all(end.seats()) {
            let player = &end.players()[seat.index()];
            let points: i32 = lines.iter().filter(|line| line.seat == seat).map(|line| line.points).sum();
            assert_eq!(points, leftovers(player), "seat {}", seat.0);
        }
        let Status::Over { places, .. } = end.status() else { panic!("it is over") };
        let order = |seat: Seat| {
            let player = &end.players()[seat.index()];
            (player.red(), player.empty_spaces(), player.green())
        };
        for one in Seat::all(end.seats()) {
            for other in Seat::all(end.seats()) {
                let (a, b) = (places.as_slice()[one.index()], places.as_slice()[other.index()]);
                assert_eq!(order(one).cmp(&order(other)), b.cmp(&a));
            }
        }
    });
}

fn leftovers(player: &Player) -> i32 {
    let pieces = player.storage().len() as i32 + i32::from(player.marble()) + i32::from(player.workers());
    pieces + player.hand_size() as i32 / 5
}

/// A tile taken is replaced from the player's own stacks, and by a neutral one when they are empty.
/// Tests `tuscany:take.replace`, `tuscany:take.neutral`.
#[test]
fn own_tiles_come_first() {
    each_game(|entries, _| {
        for entry in entries {
            if let Action::Take { .. } | Action::Castle { .. } = entry.action {
                let own = entry.before.players()[entry.seat.index()].tiles_left() > 0;
                let opened = entry.events.iter().find_map(|event| match event {
                    Event::Opened { by, .. } => Some(*by),
                    _ => None,
                });
                assert!(opened.is_none_or(|by| by == own.then_some(entry.seat)));
                assert!(opened.is_some() || !own);
            }
        }
    });
}

/// The first and the second to fill a colour get its bonus, in this order, and nobody else does.
/// Tests `tuscany:colour.first`, `tuscany:colour.second`.
#[test]
fn a_colour_is_rewarded_twice_at_most() {
    each_game(|entries, end| {
        let rules = |id: &str| {
            let events = entries.iter().flat_map(|entry| &entry.events);
            events.filter(|event| matches!(event, Event::Green { rule, .. } if rule.as_str() == id)).count()
        };
        let filled = |at_least: u8| {
            let colours = duchy_tuscany::Colour::ALL.into_iter();
            colours.filter(|&colour| end.filled_by(colour) >= at_least).count()
        };
        assert_eq!(rules("colour.first"), filled(1));
        assert_eq!(rules("colour.second"), filled(2));
    });
}

/// Every tile of the box is somewhere after every entry, those that left the game counted one by one: 120 of them with
/// four players. Hexes are no tiles. Tests `tuscany:setup.contents`, `tuscany:open.cleared`, `tuscany:take.discard`.
#[test]
fn every_tile_is_accounted_for() {
    each_game(|entries, end| {
        let seats = usize::from(end.seats());
        let mut account = Account::default();
        for (number, entry) in entries.iter().enumerate() {
            account.follow(entry);
            let after = entries.get(number + 1).map_or(end, |next| &next.before);
            let there = tiles_there(after);
            let all = there.iter().sum::<usize>() + account.left.iter().sum::<usize>();
            // The start castles, which have no kind, lie in the realms once these are shown.
            assert_eq!(all + seats, 32 + 22 * seats, "after {}", entry.action);
            for kind in TileKind::all() {
                let index = kind.index();
                let of_box = end.catalogue().neutral_tiles()[index] as usize
                    + seats * end.catalogue().player_tiles()[index] as usize;
                assert_eq!(there[index] + account.left[index], of_box, "{} after {}", kind.name(), entry.action);
            }
        }
        assert!(seats < 4 || 32 + 22 * seats == 120);
    });
}

/// The tiles that have left the game by kind, read off the events.
struct Account {
    left: [usize; MAX_KINDS],
}

impl Default for Account {
    fn default() -> Self {
        Account { left: [0; MAX_KINDS] }
    }
}

impl Account {
    fn leaves(&mut self, kind: TileKind) {
        self.left[kind.index()] += 1;
    }

    /// Plays the events of an entry on a copy of the open tiles: which are a player's own when they are cleared?
    fn follow(&mut self, entry: &Entry) {
        let shown = entry.before.open().iter();
        let mut open: Vec<(TileKind, bool)> =
            shown.filter_map(|open| Some((open.kind()?, open.is_neutral()))).collect();
        let take = |open: &mut Vec<(TileKind, bool)>, taken: TileKind| {
            let place = open.iter().position(|(kind, _)| *kind == taken).expect("it lay open");
            open.remove(place);
        };
        for event in &entry.events {
            match event {
                Event::Took { tile, discarded, .. } => {
                    take(&mut open, *tile);
                    if let Some(kind) = discarded.and_then(Piece::kind) {
                        self.leaves(kind);
                    }
                }
                Event::Placed { piece, paid: None, .. } => take(&mut open, piece.kind().expect("a tile")),
                Event::Opened { tile, by, .. } => {
                    open.push((*tile, by.is_none()));
                }
                Event::Cleared { colour, .. } => {
                    for &(kind, neutral) in open.iter().filter(|(kind, _)| kind.colour() == *colour) {
                        if !neutral {
                            self.leaves(kind);
                        }
                    }
                    open.retain(|(kind, _)| kind.colour() != *colour);
                }
                _ => {}
            }
        }
    }
}

/// The tiles on the table by kind: open, face down, put aside, in stacks, in storage and in realms.
fn tiles_there(game: &Tuscany) -> [usize; MAX_KINDS] {
    std::array::from_fn(|index| {
        let kind = TileKind::from_index(index);
        let piece = Piece::tile(kind);
        let players = game.players().iter().map(|player| {
            let laid = Space::all().filter(|&space| player.laid(space) == piece).count();
            let stored = player.storage().iter().filter(|&&stored| stored == piece).count();
            laid + stored + usize::from(player.stack_tiles().left(kind))
        });
        let open = game.open().iter().filter(|open| open.kind() == Some(kind)).count();
        let neutral = game.neutral().left(kind) + game.neutral_discard()[index];
        players.sum::<usize>() + open + usize::from(neutral)
    })
}
