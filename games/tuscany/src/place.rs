//! The places on the table that choices, refusals and score lines point at, what a choice does, and what a player
//! means who presses some places.

use duchy_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    action::Action,
    bonus::{Bonus, Reward},
    payment::Payment,
    pending::Pending,
    player::Player,
    realm::{ALL_SPACES, Layout, Space, spaces_in},
    state::Tuscany,
    tile::{Colour, Piece, TileKind},
};

pub(crate) type Description = duchy_game::Description<Place>;
pub(crate) type Illegal = duchy_game::Illegal<Place>;
pub(crate) type ScoreLine = duchy_game::ScoreLine<Place>;

/// A place on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every place: whose, which, where")]
pub enum Place {
    /// A space of a realm.
    Space { seat: Seat, space: Space },
    /// The open tiles of a kind: those that look alike are one place.
    Open { tile: TileKind },
    /// All open tiles of a type.
    OpenType { colour: Colour },
    /// A tile or hex in the storage of the player to act.
    Stored { piece: Piece },
    /// The bonus tiles of a type that nobody has taken.
    BonusTile { bonus: Bonus },
    /// The face-down region cards.
    Deck,
    /// A way to pay.
    Payment { payment: Payment },
    /// A way to lay out the boards.
    Layout { layout: Layout },
    /// A reward that a bonus card offers.
    Reward { reward: Reward },
    /// A player's marble.
    Marble { seat: Seat },
    /// A player's workers.
    Workers { seat: Seat },
    /// A player's storage.
    Storage { seat: Seat },
    /// A player's region cards.
    Hand { seat: Seat },
    /// A player's marker on the green track.
    Green { seat: Seat },
}

/// What a choice does, as far as the board draws it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they are")]
pub enum ActionKind {
    /// Lays out the realm.
    LayOut { layout: Layout, castle: Space },
    /// Takes a bonus tile.
    Bonus { bonus: Bonus },
    /// Draws region cards.
    Draw { cards: u8 },
    /// Takes an open tile into storage.
    Take {
        tile: TileKind,
        /// What leaves storage for it.
        discarding: Option<Piece>,
    },
    /// Clears the open tiles of a type.
    Clear { colour: Colour },
    /// Places a stored tile or hex.
    Place { piece: Piece, space: Space, payment: Payment },
    /// Places an open tile for a castle.
    Castle { tile: TileKind, space: Space },
    /// Takes one of the rewards of a bonus card.
    Choose { reward: Reward },
    /// Returns a marble for another action.
    Marble,
    /// Declines.
    Pass,
}

/// What was pressed, sorted by kind.
#[derive(Default)]
struct Pressed {
    space: Option<Space>,
    open: Option<TileKind>,
    stored: Option<Piece>,
    payment: Option<Payment>,
    layout: Option<Layout>,
    /// A place that means an action by itself.
    action: Option<Action>,
}

impl Pressed {
    /// Nothing if a place means nothing to this seat, such as another player's realm.
    fn new(seat: Seat, places: &[Place]) -> Option<Pressed> {
        let mut pressed = Pressed::default();
        for place in places {
            match *place {
                Place::Space { seat: whose, space } if whose == seat => pressed.space = Some(space),
                Place::Open { tile } => pressed.open = Some(tile),
                Place::Stored { piece } => pressed.stored = Some(piece),
                Place::Payment { payment } => pressed.payment = Some(payment),
                Place::Layout { layout } => pressed.layout = Some(layout),
                Place::OpenType { colour } => pressed.action = Some(Action::Clear(colour)),
                Place::BonusTile { bonus } => pressed.action = Some(Action::Bonus(bonus)),
                Place::Reward { reward } => pressed.action = Some(Action::Choose(reward)),
                Place::Deck => pressed.action = Some(Action::Draw),
                Place::Marble { seat: whose } if whose == seat => pressed.action = Some(Action::Marble),
                Place::Space { .. }
                | Place::Marble { .. }
                | Place::Workers { .. }
                | Place::Storage { .. }
                | Place::Hand { .. }
                | Place::Green { .. } => return None,
            }
        }
        Some(pressed)
    }
}

impl Tuscany {
    /// What the action does, for the board.
    pub(crate) fn kind_of(&self, seat: Seat, action: &Action) -> ActionKind {
        match *action {
            Action::Layout { layout, castle } => ActionKind::LayOut { layout, castle },
            Action::Bonus(bonus) => ActionKind::Bonus { bonus },
            Action::Draw => {
                ActionKind::Draw { cards: self.players.get(seat.index()).map_or(0, Player::cards_of_a_draw) }
            }
            Action::Take { tile, discarding } => {
                ActionKind::Take { tile, discarding: discarding.is_some().then_some(discarding) }
            }
            Action::Clear(colour) => ActionKind::Clear { colour },
            Action::Place { piece, space, payment } => ActionKind::Place { piece, space, payment },
            Action::Castle { tile, space } => ActionKind::Castle { tile, space },
            Action::Choose(reward) => ActionKind::Choose { reward },
            Action::Marble => ActionKind::Marble,
            Action::Pass => ActionKind::Pass,
        }
    }

    /// The action a player means who presses these places. What they leave open is filled in so that the clause that
    /// stands in the way is the one that refuses it: a fitting space, a payment that can be made.
    pub(crate) fn meant_by(&self, seat: Seat, places: &[Place]) -> Option<Action> {
        let player = self.players().get(seat.index())?;
        let pressed = Pressed::new(seat, places)?;
        if let Some(action) = pressed.action {
            return Some(action);
        }
        if let Some(layout) = pressed.layout {
            return pressed.space.map(|castle| Action::Layout { layout, castle });
        }
        let for_castle = self.pending.last() == Some(&Pending::Castle(seat));
        let place = |piece: Piece, space: Option<Space>| {
            let space = space.or_else(|| player.space_for(piece))?;
            let payment = pressed.payment.or_else(|| player.payment_for(piece, space))?;
            Some(Action::Place { piece, space, payment })
        };
        match (pressed.stored, pressed.open, pressed.space) {
            (None, Some(tile), space) if for_castle => {
                let space = space.or_else(|| player.space_for(Piece::tile(tile)))?;
                Some(Action::Castle { tile, space })
            }
            (None, None, Some(space)) if for_castle => {
                let tile = self.open_tile_for(player.colour_at(space))?;
                Some(Action::Castle { tile, space })
            }
            (None, Some(tile), Some(space)) => place(Piece::tile(tile), Some(space)),
            (stored, Some(tile), None) => {
                let pushed_out = if player.storage_full() { player.storage().first().copied() } else { None };
                Some(Action::Take { tile, discarding: stored.or(pushed_out).unwrap_or(Piece::NONE) })
            }
            (Some(piece), _, space) => place(piece, space),
            (None, None, Some(space)) => place(player.piece_for(player.colour_at(space)?), Some(space)),
            (None, None, None) => None,
        }
    }

    /// An open tile of this colour, or any.
    fn open_tile_for(&self, colour: Option<Colour>) -> Option<TileKind> {
        let tiles = || self.open.iter().filter_map(|open| open.kind());
        tiles().find(|tile| Some(tile.colour()) == colour).or_else(|| tiles().next())
    }
}

impl Player {
    /// Where a piece can go; if nowhere, where it could go if the way were clear.
    fn space_for(&self, piece: Piece) -> Option<Space> {
        let spaces = piece.kind().map_or(ALL_SPACES, |kind| self.spaces(kind.colour()));
        let free = spaces & !self.filled;
        [free & self.reach, free, spaces].into_iter().find_map(|among| spaces_in(among).next())
    }

    /// A way to pay there; if there is none, the plain price.
    fn payment_for(&self, piece: Piece, space: Space) -> Option<Payment> {
        let colour = piece.kind().map(TileKind::colour).or_else(|| self.colour_at(space))?;
        let mut way = None;
        Payment::each(colour, &self.hand, self.workers, |payment| way = way.or(Some(payment)));
        way.or(Some(Payment::cards(2, colour, 0)))
    }

    /// What a player means to put on a space of this colour: a stored piece that could go there, another one, or a tile
    /// that is not stored at all.
    fn piece_for(&self, colour: Colour) -> Piece {
        let suits = |piece: &&Piece| piece.kind().is_none_or(|kind| kind.colour() == colour);
        let stored = self.storage.iter().find(suits).or_else(|| self.storage.first());
        let tile = || TileKind::all().find(|kind| kind.colour() == colour).map_or(Piece::HEX, Piece::tile);
        stored.copied().unwrap_or_else(tile)
    }
}

#[cfg(test)]
mod tests {
    use duchy_game::{Game, Presentation};

    use super::*;
    use crate::{
        pending::Step,
        state::OpenTile,
        tests::{ANN, BOB, kind, table},
    };

    fn space(name: &str) -> Place {
        Place::Space { seat: ANN, space: name.parse().unwrap() }
    }

    fn open(name: &str) -> Place {
        Place::Open { tile: kind(name) }
    }

    fn stored(name: &str) -> Place {
        Place::Stored { piece: Piece::find(name).unwrap() }
    }

    /// The clause that refuses what these places mean; `legal` if nothing does.
    fn answer(game: &Tuscany, seat: Seat, places: &[Place]) -> &'static str {
        let Some(action) = game.meant(seat, places) else { return "nothing" };
        game.why_not(seat, &action).map_or("legal", |illegal| illegal.rule.as_str())
    }

    /// Ann's realm, its start castle, and a space of a colour: free and beside it, free and far, or filled.
    fn space_of(game: &Tuscany, colour: Colour, near: bool) -> Place {
        let player = &game.players[0];
        let spaces = player.spaces(colour) & !player.filled();
        let among = if near { spaces & player.reach } else { spaces & !player.reach };
        Place::Space { seat: ANN, space: spaces_in(among).next().unwrap() }
    }

    #[test]
    fn a_press_on_an_open_tile_means_to_take_it() {
        let (mut game, _) = table(2);
        game.open[0] = OpenTile::neutral(kind("quarry"));
        assert_eq!(answer(&game, ANN, &[open("quarry")]), "legal");
        assert_eq!(answer(&game, BOB, &[open("quarry")]), "turn.order");
        let fits = game.players[0].fitting();
        let other = TileKind::all().find(|kind| fits >> kind.colour() as u8 & 1 == 0).unwrap();
        game.open.fill(OpenTile::neutral(other));
        assert_eq!(answer(&game, ANN, &[Place::Open { tile: other }]), "take.nothing-fits");
        assert_eq!(answer(&game, ANN, &[Place::OpenType { colour: other.colour() }]), "legal");
        game.pending.pop();
        game.pending.push(Pending::TakeFitting(ANN));
        game.open[0] = OpenTile::neutral(TileKind::all().find(|kind| fits >> kind.colour() as u8 & 1 == 1).unwrap());
        assert_eq!(answer(&game, ANN, &[Place::Open { tile: other }]), "take.must");
    }

    #[test]
    fn a_press_on_a_space_means_to_place_something_there() {
        let (mut game, _) = table(2);
        let castle = Place::Space { seat: ANN, space: game.players[0].start_castle() };
        let colour = Colour::ALL.into_iter().find(|&colour| game.players[0].places(colour) != 0).unwrap();
        let tile = TileKind::all().find(|kind| kind.colour() == colour).unwrap();
        let near = space_of(&game, colour, true);
        assert_eq!(answer(&game, ANN, std::slice::from_ref(&near)), "place.stored");
        assert_eq!(answer(&game, ANN, &[Place::Open { tile }, near.clone()]), "place.stored");

        let player = &mut game.players[0];
        player.storage.push(Piece::tile(tile));
        (player.hand, player.workers) = ([0; 8], 0);
        let piece = stored(tile.name());
        assert_eq!(answer(&game, ANN, std::slice::from_ref(&piece)), "place.cost");
        assert_eq!(answer(&game, ANN, std::slice::from_ref(&near)), "place.cost");
        game.players[0].workers = 2;
        assert_eq!(answer(&game, ANN, &[piece.clone(), near]), "legal");
        assert_eq!(answer(&game, ANN, &[piece.clone(), castle]), "place.free");
        let far = Colour::ALL.into_iter().find(|&other| {
            let player = &game.players[0];
            other != colour && player.places(other) != 0
        });
        assert_eq!(answer(&game, ANN, &[piece.clone(), space_of(&game, far.unwrap(), true)]), "place.colour");
        let away = Space::all().find(|space| game.players[0].reach & space.bit() == 0).unwrap();
        assert_eq!(answer(&game, ANN, &[piece, space(away.name())]), "place.adjacent");
    }

    #[test]
    fn a_hex_that_has_to_wait_says_so() {
        let (mut game, _) = table(2);
        game.players[0].storage.push(Piece::HEX);
        (game.players[0].fresh, game.players[0].workers) = (1, 2);
        assert_eq!(answer(&game, ANN, &[stored("hex")]), "hex.later");
        game.players[0].fresh = 0;
        assert_eq!(answer(&game, ANN, &[stored("hex")]), "legal");
    }

    #[test]
    fn a_castle_asks_for_an_open_tile_and_a_space() {
        let (mut game, _) = table(2);
        game.pending.push(Pending::Castle(ANN));
        let colour = Colour::ALL.into_iter().find(|&colour| game.players[0].places(colour) != 0).unwrap();
        let tile = TileKind::all().find(|kind| kind.colour() == colour).unwrap();
        game.open.fill(OpenTile::neutral(tile));
        let near = space_of(&game, colour, true);
        assert_eq!(answer(&game, ANN, &[Place::Open { tile }]), "legal");
        assert_eq!(answer(&game, ANN, std::slice::from_ref(&near)), "legal");
        assert_eq!(answer(&game, ANN, &[Place::Open { tile }, near]), "legal");
        let other = Colour::ALL.into_iter().find(|&other| other != colour && game.players[0].places(other) != 0);
        assert_eq!(answer(&game, ANN, &[space_of(&game, other.unwrap(), true)]), "place.colour");
        assert_eq!(answer(&game, ANN, &[Place::Deck]), "castle.take");
    }

    #[test]
    fn marble_and_bonus_tiles_have_clauses_of_their_own() {
        let (mut game, _) = table(2);
        game.players[0].marble = 1;
        let marble = [Place::Marble { seat: ANN }];
        assert_eq!(answer(&game, ANN, &marble), "marble.action");
        assert_eq!(answer(&game, ANN, &[Place::BonusTile { bonus: Bonus::Marble }]), "town.bonus");
        game.pending[0] = Pending::Turn(ANN, Step::End);
        assert_eq!(answer(&game, ANN, &marble), "marble.once");
        for places in [
            vec![],
            vec![Place::Marble { seat: BOB }],
            vec![Place::Hand { seat: ANN }],
            vec![Place::Space { seat: BOB, space: Space(0) }],
        ] {
            assert_eq!(answer(&game, ANN, &places), "nothing", "{places:?}");
        }
    }

    #[test]
    fn places_read_as_they_are_written() {
        let layout = "A, C turned up, B down".parse().unwrap();
        let json = serde_json::to_value(Place::Layout { layout }).unwrap();
        assert_eq!(json["layout"][1], serde_json::json!({ "letter": "C", "turned": true, "lower": false }));
        assert_eq!(serde_json::from_value::<Place>(json).unwrap(), Place::Layout { layout });
        let payment = "2 field + worker".parse().unwrap();
        let json = serde_json::to_value(Place::Payment { payment }).unwrap();
        assert_eq!(json["payment"]["cards"], serde_json::json!([{ "colour": "field", "count": 2 }]));
        let json = serde_json::to_value(open("pigs+olives")).unwrap();
        assert_eq!(json, serde_json::json!({ "kind": "open", "tile": "pigs+olives" }));
        assert!(serde_json::from_str::<Place>(r#"{"kind":"space","seat":0,"space":"j9"}"#).is_err());
    }
}
