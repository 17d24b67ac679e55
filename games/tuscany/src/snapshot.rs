//! A position written down. It is a cache, never a record: reading one checks everything that playing relies on.

use duchy_game::{Bag, Interned, List, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    SEATS,
    bonus::{BONUS_TILES, BONUSES, CardKind, MAX_CARDS},
    catalogue::{BOARDS_OF_A_LETTER, Catalogue},
    options::Options,
    pending::{MAX_PENDING, Pending},
    realm::{BOARDS, Layout, SPACES, Space},
    state::{MAX_STORAGE, OPEN, OpenTile, Player, ROUNDS, Tuscany},
    tile::{COLOURS, Colour, MAX_KINDS, Piece, TileKind},
};

/// No table gives more points than this.
const MOST_POINTS: i16 = 10_000;

/// A position in plain lists.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Snapshot {
    catalogue: Interned<Catalogue>,
    rules: RulesVersion,
    options: Options,
    seats: u8,
    first: Seat,
    round: u8,
    last_turns: bool,
    idle: u8,
    players: Vec<PlayerLine>,
    open: [OpenTile; OPEN],
    neutral: Bag<TileKind, MAX_KINDS>,
    neutral_discard: [u8; MAX_KINDS],
    deck: Bag<Colour, COLOURS>,
    discard: [u8; COLOURS],
    bonus_deck: Bag<CardKind, MAX_CARDS>,
    bonus_discard: [u8; MAX_CARDS],
    shuffles: [u16; 3],
    pending: Vec<Pending>,
}

/// What a player has.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerLine {
    tiles: Bag<TileKind, MAX_KINDS>,
    boards: [u8; BOARDS],
    layout: Option<Layout>,
    castle: Space,
    /// Nothing until the realms are laid out.
    laid: Option<[Piece; SPACES]>,
    hand: [u8; COLOURS],
    storage: Vec<Piece>,
    fresh: u8,
    bonuses: [u8; BONUSES],
    marble: u8,
    workers: u8,
    red: i16,
    green: i16,
}

impl From<Tuscany> for Snapshot {
    fn from(game: Tuscany) -> Self {
        let line = |player: &Player| PlayerLine {
            tiles: player.tiles.clone(),
            boards: player.boards,
            layout: player.layout,
            castle: player.castle,
            laid: (player.filled != 0).then_some(player.laid),
            hand: player.hand,
            storage: player.storage.to_vec(),
            fresh: player.fresh,
            bonuses: player.bonuses,
            marble: player.marble,
            workers: player.workers,
            red: player.red,
            green: player.green,
        };
        Snapshot {
            catalogue: game.catalogue,
            rules: game.rules,
            options: game.options,
            seats: game.seats,
            first: game.first,
            round: game.round,
            last_turns: game.last_turns,
            idle: game.idle,
            players: game.players().iter().map(line).collect(),
            open: game.open,
            neutral: game.neutral,
            neutral_discard: game.neutral_discard,
            deck: game.deck,
            discard: game.discard,
            bonus_deck: game.bonus_deck,
            bonus_discard: game.bonus_discard,
            shuffles: game.shuffles,
            pending: game.pending.to_vec(),
        }
    }
}

impl TryFrom<Snapshot> for Tuscany {
    type Error = String;

    fn try_from(snapshot: Snapshot) -> Result<Self, String> {
        let Snapshot { catalogue, rules, options, seats, first, .. } = snapshot;
        check(SEATS.contains(&seats), || format!("{seats} players: it takes {} to {}", SEATS.start(), SEATS.end()))?;
        check(first.0 < seats, || format!("there is no seat {}", first.0))?;
        check(snapshot.players.len() == usize::from(seats), || "every seat needs a player".to_owned())?;
        check((1..=ROUNDS).contains(&snapshot.round), || format!("there is no round {}", snapshot.round))?;
        let mut game = Tuscany::set_up(catalogue, rules, seats, first, options);
        (game.round, game.last_turns, game.idle) = (snapshot.round, snapshot.last_turns, snapshot.idle);
        (game.neutral, game.neutral_discard) = (snapshot.neutral, snapshot.neutral_discard);
        (game.deck, game.discard) = (snapshot.deck, snapshot.discard);
        (game.bonus_deck, game.bonus_discard) = (snapshot.bonus_deck, snapshot.bonus_discard);
        (game.open, game.shuffles) = (snapshot.open, snapshot.shuffles);
        for (player, line) in game.players.iter_mut().zip(snapshot.players) {
            player.read(line, catalogue.get())?;
        }
        game.count_colours();
        game.check_cards()?;
        game.read_pending(&snapshot.pending)?;
        Ok(game)
    }
}

impl Player {
    fn read(&mut self, line: PlayerLine, catalogue: &Catalogue) -> Result<(), String> {
        let number = |board: &u8| usize::from(*board) < BOARDS_OF_A_LETTER;
        check(line.boards.iter().all(number), || "there is no such board".to_owned())?;
        check(line.layout.is_none_or(Layout::is_known), || "there is no such layout".to_owned())?;
        check(usize::from(line.castle.0) < SPACES, || "there is no such space".to_owned())?;
        check(line.bonuses.iter().all(|&count| count <= BONUS_TILES), || "too many bonus tiles".to_owned())?;
        check([line.red, line.green].iter().all(|points| (0..=MOST_POINTS).contains(points)), || {
            "no such score".to_owned()
        })?;
        let as_many =
            |kind: usize| line.tiles.began(duchy_game::Kind::from_index(kind)) == catalogue.player_tiles()[kind];
        check((0..MAX_KINDS).all(as_many), || "a player has other tiles than the box".to_owned())?;
        (self.tiles, self.boards, self.layout, self.castle) = (line.tiles, line.boards, line.layout, line.castle);
        (self.hand, self.bonuses, self.marble, self.workers) = (line.hand, line.bonuses, line.marble, line.workers);
        (self.red, self.green) = (line.red, line.green);
        check(line.storage.len() <= MAX_STORAGE.min(self.storage_spaces()), || "storage is too full".to_owned())?;
        for piece in line.storage {
            check(piece.kind().is_some() || piece == Piece::HEX, || format!("{} is not stored", piece.name()))?;
            self.storage.push(piece);
        }
        check(line.fresh <= self.hexes(), || "more hexes wait than there are".to_owned())?;
        self.fresh = line.fresh;
        if let Some(laid) = line.laid {
            let layout = self.layout.ok_or("a realm needs a layout")?;
            let castles = catalogue.castle_spaces(self.boards, layout);
            check(castles & self.castle.bit() != 0, || "the start castle lies on no castle space".to_owned())?;
            self.begin_realm(catalogue);
            let start = self.castle;
            for space in Space::all().filter(|&space| space != start) {
                let piece = laid[space.index()];
                let fits = match piece.kind() {
                    Some(kind) => self.colour_at(space) == Some(kind.colour()),
                    None => piece.is_known() && piece != Piece::START,
                };
                check(fits, || format!("that can't lie on {space}"))?;
                if piece.is_some() {
                    self.put(piece, space);
                }
            }
        }
        Ok(())
    }
}

impl Tuscany {
    fn count_colours(&mut self) {
        for colour in Colour::ALL {
            let full = |player: &&Player| {
                player.colours[colour as usize] != 0 && player.colours[colour as usize] & !player.filled == 0
            };
            self.colours_filled[colour as usize] = self.players().iter().filter(full).count() as u8;
        }
    }

    fn check_cards(&self) -> Result<(), String> {
        for colour in Colour::ALL {
            let hands = self.players().iter().map(|player| u32::from(player.hand[colour as usize])).sum::<u32>();
            let all = hands + u32::from(self.deck.left(colour)) + u32::from(self.discard[colour as usize]);
            let name = colour.name();
            check(all == u32::from(self.catalogue.region_cards()[colour as usize]), || {
                format!("{all} {name} cards in all")
            })?;
        }
        let counts = self.catalogue.bonus_counts();
        let all = |kind: usize| self.bonus_deck.counts()[kind] + self.bonus_discard[kind];
        check((0..MAX_CARDS).all(|kind| all(kind) == counts[kind]), || "bonus cards are missing".to_owned())
    }

    fn read_pending(&mut self, pending: &[Pending]) -> Result<(), String> {
        check(pending.len() <= MAX_PENDING, || "too much is still to happen".to_owned())?;
        let realms = self.players().iter().all(|player| player.filled != 0);
        let wrong = || "the game can't wait for that".to_owned();
        match *pending {
            [] | [Pending::FirstBonus(_)] => check(realms, wrong)?,
            [Pending::Layouts] => check(!realms && self.answered().len() < usize::from(self.seats), wrong)?,
            [Pending::Turn(seat, _), decision] => {
                check(realms && decision.decider() == Some(seat), wrong)?;
                check(!matches!(decision, Pending::FirstBonus(_)), wrong)?;
            }
            _ => return Err(wrong()),
        }
        let seats = pending.iter().filter_map(|pending| pending.decider());
        check(seats.into_iter().all(|seat| seat.0 < self.seats), wrong)?;
        let mut list = List::default();
        pending.iter().for_each(|&pending| list.push(pending));
        self.pending = list;
        let mut actions = Vec::new();
        for seat in self.status_now().awaited().iter() {
            self.list_actions(seat, &mut actions);
        }
        check(pending.is_empty() || !actions.is_empty(), wrong)
    }
}

fn check(holds: bool, else_what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(else_what()) }
}
