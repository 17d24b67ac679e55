//! Prompts, actions and events as text keys with arguments and places on the table.

use duchy_game::{Arg, Seat};

use crate::{
    action::Action,
    bonus::Bonus,
    event::{Event, Gain, Stack, Why},
    payment::Payment,
    pending::Pending,
    place::{Description, Place},
    player::Player,
    realm::{Layout, Space},
    rules,
    state::Tuscany,
    tile::{Colour, Piece, Products, TileKind},
};

impl Tuscany {
    pub(crate) fn prompt(&self, seat: Seat) -> Description {
        let Some(&top) = self.pending.last() else { return Description::new("prompt-over").by(rules::FINAL_WINNER) };
        if top == Pending::Layouts {
            let again = self.players.get(seat.index()).is_some_and(|player| player.layout.is_some());
            let key = if again { "prompt-layout-again" } else { "prompt-layout" };
            return Description::new(key).by(rules::SETUP_HIDDEN);
        }
        if top.decider() != Some(seat) {
            return Description::new("prompt-wait").by(rules::TURN_ORDER);
        }
        let (key, rule) = match top {
            Pending::FirstBonus(_) => ("prompt-first-bonus", rules::SETUP_BONUS_TILE),
            Pending::Action(_) => ("prompt-action", rules::TURN_ACTION),
            Pending::Extra(_) => ("prompt-extra", rules::MARBLE_ACTION),
            Pending::Clear(_) => ("prompt-clear", rules::TAKE_NOTHING_FITS),
            Pending::TakeFitting(_) => ("prompt-take-fitting", rules::TAKE_MUST),
            Pending::Town(_) => ("prompt-town", rules::TOWN_BONUS),
            Pending::Castle(_) => ("prompt-castle", rules::CASTLE_OPTIONAL),
            Pending::Reward { .. } => ("prompt-reward", rules::WAGON_CHOICE),
            Pending::Layouts | Pending::Turn(..) => ("prompt-wait", rules::TURN_ORDER),
        };
        Description::new(key).by(rule)
    }

    pub(crate) fn describe(&self, seat: Seat, action: &Action) -> Description {
        match *action {
            Action::Layout { layout, castle } => {
                let text = Description::new("action-layout").arg("layout", layout_arg(layout));
                let text = on(text, castle).at(Place::Layout { layout }).at(Place::Space { seat, space: castle });
                text.by(rules::SETUP_LAYOUT)
            }
            Action::Bonus(bonus) => Description::new("action-bonus")
                .arg("bonus", bonus_term(bonus))
                .at(Place::BonusTile { bonus })
                .by(rules::TOWN_BONUS),
            Action::Draw => Description::new("action-draw")
                .arg("count", self.players.get(seat.index()).map_or(0, Player::cards_of_a_draw))
                .at(Place::Deck)
                .by(rules::DRAW_THREE),
            Action::Take { tile, discarding } => {
                let text = Description::new(if discarding.is_some() { "action-take-discard" } else { "action-take" })
                    .arg("tile", tile_arg(tile))
                    .at(Place::Open { tile })
                    .by(rules::TAKE_ANY);
                if discarding.is_some() {
                    text.arg("discarded", piece_arg(discarding)).at(Place::Stored { piece: discarding })
                } else {
                    text
                }
            }
            Action::Clear(colour) => Description::new("action-clear")
                .arg("colour", Arg::Term(colour_key(colour)))
                .at(Place::OpenType { colour })
                .by(rules::TAKE_NOTHING_FITS),
            Action::Place { piece, space, payment } => on(Description::new("action-place"), space)
                .arg("piece", piece_arg(piece))
                .arg("payment", payment_arg(payment))
                .at(Place::Stored { piece })
                .at(Place::Space { seat, space })
                .at(Place::Payment { payment })
                .by(rules::PLACE_COST),
            Action::Castle { tile, space } => on(Description::new("action-castle"), space)
                .arg("tile", tile_arg(tile))
                .at(Place::Open { tile })
                .at(Place::Space { seat, space })
                .by(rules::CASTLE_TAKE),
            Action::Choose(reward) => Description::new("action-choose")
                .arg("marble", reward.marble)
                .arg("workers", reward.workers)
                .arg("cards", reward.cards)
                .arg("hexes", reward.hexes)
                .arg("red", reward.red)
                .arg("green", reward.green)
                .at(Place::Reward { reward })
                .by(rules::WAGON_CHOICE),
            Action::Marble => Description::new("action-marble").at(Place::Marble { seat }).by(rules::MARBLE_ACTION),
            Action::Pass => {
                let for_castle = matches!(self.pending.last(), Some(Pending::Castle(_)));
                let key = if for_castle { "action-pass-castle" } else { "action-pass-marble" };
                Description::new(key)
            }
        }
    }
}

/// Events say all there is to know themselves.
pub(crate) fn event_text(event: &Event) -> Description {
    match event {
        Event::Started { first } => Description::new("event-started").arg("seat", *first).by(rules::SETUP_FIRST),
        Event::DealtBoards { seat, boards } => {
            let boards = boards.iter().zip([0, 1, 2]).map(|(id, letter)| board_arg(id, letter)).collect();
            Description::new("event-boards").arg("seat", *seat).arg("boards", Arg::List(boards)).by(rules::SETUP_BOARDS)
        }
        Event::LaidOut { seat, again } => {
            let key = if *again { "event-laid-out-again" } else { "event-laid-out" };
            Description::new(key).arg("seat", *seat).by(rules::SETUP_HIDDEN)
        }
        Event::Realm { seat, layout, castle } => Description::new("event-realm")
            .arg("seat", *seat)
            .arg("layout", layout_arg(*layout))
            .at(Place::Space { seat: *seat, space: *castle })
            .by(rules::SETUP_LAYOUT),
        Event::Opened { tile, by, .. } => {
            let text = Description::new(if by.is_some() { "event-opened" } else { "event-opened-neutral" })
                .arg("tile", tile_arg(*tile))
                .at(Place::Open { tile: *tile })
                .by(if by.is_some() { rules::TAKE_REPLACE } else { rules::TAKE_NEUTRAL });
            by.iter().fold(text, |text, &seat| text.arg("seat", seat))
        }
        Event::Cleared { colour, why } => {
            let text = |key| Description::new(key).arg("colour", Arg::Term(colour_key(*colour)));
            match why {
                Why::TooMany => text("event-cleared").by(rules::OPEN_FIVE),
                Why::NothingFits(seat) => text("event-cleared-by")
                    .arg("seat", *seat)
                    .at(Place::OpenType { colour: *colour })
                    .by(rules::TAKE_NOTHING_FITS),
            }
        }
        Event::Shuffled { stack } => match stack {
            Stack::RegionCards => Description::new("event-shuffled-region-cards").by(rules::DRAW_SHUFFLE),
            Stack::BonusCards => Description::new("event-shuffled-bonus-cards").by(rules::WAGON_SHUFFLE),
            Stack::NeutralTiles => Description::new("event-shuffled-neutral-tiles").by(rules::OPEN_NEUTRAL),
        },
        Event::Drew { seat, count, cards } => match cards {
            Some(cards) if !cards.is_empty() => Description::new("event-drew-cards")
                .arg("seat", *seat)
                .arg("cards", Arg::List(cards.iter().map(|card| card_arg(card.0)).collect()))
                .at(Place::Deck)
                .by(rules::DRAW_THREE),
            _ => {
                let text = Description::new("event-drew").arg("seat", *seat).arg("count", *count);
                text.at(Place::Deck).by(rules::DRAW_THREE)
            }
        },
        Event::Took { seat, tile, discarded } => {
            let key = if discarded.is_some() { "event-took-discard" } else { "event-took" };
            let text =
                Description::new(key).arg("seat", *seat).arg("tile", tile_arg(*tile)).at(Place::Open { tile: *tile });
            let text = text.by(rules::TAKE_ANY);
            discarded.iter().fold(text, |text, &discarded| text.arg("discarded", piece_arg(discarded)))
        }
        Event::Placed { seat, piece, space, paid } => {
            let key = if paid.is_some() { "event-placed" } else { "event-placed-free" };
            let rule = if paid.is_some() { rules::PLACE_COST } else { rules::CASTLE_TAKE };
            let text = Description::new(key)
                .arg("seat", *seat)
                .arg("piece", piece_arg(*piece))
                .at(Place::Space { seat: *seat, space: *space })
                .by(rule);
            paid.iter().fold(text, |text, &paid| text.arg("payment", payment_arg(paid)))
        }
        Event::TookBonus { seat, bonus } => {
            let text = Description::new("event-bonus").arg("seat", *seat).arg("bonus", bonus_term(*bonus));
            text.at(Place::BonusTile { bonus: *bonus }).by(rules::TOWN_BONUS)
        }
        Event::Gained { seat, what, count } => {
            let seat = *seat;
            let (key, rule, place) = match what {
                Gain::Marble => ("event-marble-gained", rules::QUARRY_MARBLE, Place::Marble { seat }),
                Gain::Workers => ("event-workers-gained", rules::VILLAGE_WORKER, Place::Workers { seat }),
                Gain::Hex => ("event-hex-gained", rules::TAVERN_HEX, Place::Storage { seat }),
            };
            Description::new(key).arg("seat", seat).arg("count", *count).at(place).by(rule)
        }
        // What it gives is in the events that follow.
        Event::BonusCard { seat, .. } => Description::new("event-bonus-card").arg("seat", *seat).by(rules::WAGON_CARD),
        Event::Marble { seat } => Description::new("event-marble")
            .arg("seat", *seat)
            .at(Place::Marble { seat: *seat })
            .by(rules::MARBLE_ACTION),
        Event::Green { seat, points, what, rule, places } => Description::new("event-green")
            .arg("seat", *seat)
            .arg("points", *points)
            .arg("what", Arg::Term(what))
            .at_all(places.iter().cloned())
            .by(*rule),
        Event::Red { lines } => {
            let seat = lines.first().map_or(Seat(0), |line| line.seat);
            let points: i32 = lines.iter().map(|line| line.points).sum();
            let mut text = Description::new("event-red").arg("seat", seat).arg("points", points);
            text.rule = lines.first().map(|line| line.rule);
            text
        }
        Event::PassedOver { seat } => Description::new("event-passed-over").arg("seat", *seat).by(rules::TURN_NOTHING),
        Event::RoundScored { round, .. } => Description::new("event-round").arg("round", *round).by(rules::ROUND_SCORE),
        Event::LastTurns => Description::new("event-last-turns").by(rules::ROUND_LAST_TURN),
        Event::FinalScored { .. } => Description::new("event-final").by(rules::FINAL_GOODS),
        Event::Over { winners } => Description::new("event-over")
            .arg("seats", Arg::List(winners.iter().map(Arg::Seat).collect()))
            .arg("count", winners.len() as u32)
            .by(if winners.len() > 1 { rules::FINAL_TIE } else { rules::FINAL_WINNER }),
    }
}

/// With the column of a space from the left, and its row from the top.
fn on(text: Description, space: Space) -> Description {
    let (column, row) = space.column_row();
    text.arg("column", column + 1).arg("row", row + 1)
}

/// A region board: a small picture, or its letter.
fn board_arg(id: &str, board: u8) -> Arg {
    Arg::Component { id: id.to_owned(), term: UPRIGHT[usize::from(board)][0] }
}

/// By letter: the words for a board that lies upright at the left, higher or lower than the board to its left.
const UPRIGHT: [[&str; 3]; 3] = [
    ["board-a", "board-a-up", "board-a-down"],
    ["board-b", "board-b-up", "board-b-down"],
    ["board-c", "board-c-up", "board-c-down"],
];
/// The same for a board that is turned.
const TURNED: [[&str; 3]; 3] = [
    ["board-a-turned", "board-a-turned-up", "board-a-turned-down"],
    ["board-b-turned", "board-b-turned-up", "board-b-turned-down"],
    ["board-c-turned", "board-c-turned-up", "board-c-turned-down"],
];

/// How boards lie, board by board in words.
fn layout_arg(layout: Layout) -> Arg {
    let board = |(place, letter): (usize, u8)| {
        let shift = if place == 0 { 0 } else { 1 + usize::from(layout.lower(place)) };
        let words = if layout.turned(place) { TURNED } else { UPRIGHT };
        Arg::Term(words[usize::from(letter)][shift])
    };
    Arg::List(layout.order().into_iter().enumerate().map(board).collect())
}

/// The word for a colour's type.
const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Village => "tile-village",
        Colour::Field => "tile-field",
        Colour::Wagon => "tile-wagon",
        Colour::Monastery => "tile-monastery",
        Colour::Quarry => "tile-quarry",
        Colour::Town => "tile-town",
        Colour::Tavern => "tile-tavern",
        Colour::Castle => "tile-castle",
    }
}

/// A tile: a small picture, or its type and what a field shows.
fn tile_arg(tile: TileKind) -> Arg {
    let term = if tile.colour() == Colour::Field { field_key(tile.products()) } else { colour_key(tile.colour()) };
    Arg::Component { id: tile.name().to_owned(), term }
}

/// A tile or a hex.
fn piece_arg(piece: Piece) -> Arg {
    piece.kind().map_or_else(|| Arg::Component { id: piece.name().to_owned(), term: "tile-hex" }, tile_arg)
}

fn bonus_term(bonus: Bonus) -> Arg {
    Arg::Term(match bonus {
        Bonus::RegionCard => "bonus-region-card",
        Bonus::Storage => "bonus-storage",
        Bonus::Marble => "bonus-marble",
        Bonus::Worker => "bonus-worker",
        Bonus::BonusCard => "bonus-bonus-card",
    })
}

/// A region card: a small picture, or the type it pays for.
fn card_arg(colour: Colour) -> Arg {
    Arg::Component { id: format!("card {}", colour.name()), term: colour_key(colour) }
}

/// What is paid, card by card and worker by worker.
fn payment_arg(payment: Payment) -> Arg {
    let cards = payment.each_card().flat_map(|(colour, count)| std::iter::repeat_n(card_arg(colour), count.into()));
    let worker = Arg::Component { id: "worker".to_owned(), term: "piece-worker" };
    Arg::List(cards.chain(std::iter::repeat_n(worker, payment.workers().into())).collect())
}

/// The words for a field with these products.
const fn field_key(products: Products) -> &'static str {
    match products.0 {
        0b0001 => "tile-field-vineyard",
        0b0010 => "tile-field-pigs",
        0b0011 => "tile-field-vineyard-pigs",
        0b0100 => "tile-field-olives",
        0b0101 => "tile-field-vineyard-olives",
        0b0110 => "tile-field-pigs-olives",
        0b1000 => "tile-field-wheat",
        0b1001 => "tile-field-vineyard-wheat",
        0b1010 => "tile-field-pigs-wheat",
        0b1100 => "tile-field-olives-wheat",
        _ => "tile-field",
    }
}

/// A deck, stack or roll of the setup in words.
pub(crate) fn source_text(source: &duchy_game::Source) -> Description {
    let owner = match source.audience() {
        duchy_game::Audience::Only(seats) => seats.first(),
        duchy_game::Audience::Everybody => None,
    };
    let of = |key, seat: u16| Description::new(key).arg("seat", Seat(seat as u8));
    let place = |place: u16| u32::from(place) + 1;
    match (source.what(), source.numbers(), owner) {
        ("first player", ..) => Description::new("source-first"),
        ("region cards", _, Some(seat)) => Description::new("source-region-card").arg("seat", seat),
        ("bonus cards", ..) => Description::new("source-bonus-card"),
        ("neutral tiles", ..) => Description::new("source-neutral"),
        ("tiles", &[seat], _) => of("source-tile", seat),
        ("boards", &[board], _) => {
            let letter = crate::realm::letter(board as u8).to_string();
            Description::new("source-board").arg("board", Arg::Name(letter))
        }
        ("order of boards", &[seat], _) => of("source-order", seat),
        ("turn of board", &[seat, board], _) => of("source-turn", seat).arg("place", place(board)),
        ("shift of board", &[seat, board], _) => of("source-shift", seat).arg("place", place(board)),
        ("start castle", &[seat], _) => of("source-castle", seat),
        _ => Description::new("source-other"),
    }
}
