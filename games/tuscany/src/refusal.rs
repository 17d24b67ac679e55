//! Why an action is refused: the first clause it would break, in the rulebook's order.

use duchy_game::Seat;

use crate::{
    action::Action,
    payment::Payment,
    pending::{Pending, Step},
    place::{Illegal, Place},
    player::Player,
    realm::{Layout, Space},
    rules,
    state::Tuscany,
    tile::{Colour, Piece, TileKind},
};

impl Tuscany {
    /// The first clause an action would break.
    pub(crate) fn clause_broken(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let by = |rule| Some(Illegal::by(rule));
        let Some(&top) = self.pending.last() else { return by(rules::FINAL_WINNER) };
        if top == Pending::Layouts {
            return match *action {
                _ if seat.0 >= self.seats => by(rules::SETUP_SEATS),
                Action::Layout { layout, castle } => self.why_not_lay_out(seat, layout, castle),
                _ => by(rules::SETUP_HIDDEN),
            };
        }
        if top.decider() != Some(seat) {
            return by(rules::TURN_ORDER);
        }
        match (top, *action) {
            (Pending::FirstBonus(_), Action::Bonus(bonus)) | (Pending::Town(_), Action::Bonus(bonus)) => {
                let out = self.bonus_left(bonus) == 0;
                out.then(|| Illegal::at(rules::TOWN_OUT, Place::BonusTile { bonus }))
            }
            (Pending::FirstBonus(_), _) => by(rules::SETUP_BONUS_TILE),
            (Pending::Town(_), _) => by(rules::TOWN_BONUS),
            (Pending::Action(_), Action::Draw) => {
                (!self.cards_left()).then(|| Illegal::at(rules::DRAW_SHUFFLE, Place::Deck))
            }
            (Pending::Action(_), Action::Take { tile, discarding }) => {
                self.why_not_take(seat, tile, discarding, u8::MAX)
            }
            (Pending::Action(_) | Pending::Clear(_), Action::Clear(colour)) => self.why_not_clear(seat, colour),
            (Pending::Action(_), Action::Place { piece, space, payment }) => {
                self.players[seat.index()].why_not_place(seat, piece, space, payment)
            }
            (Pending::Action(_), Action::Marble) if self.marble_spent() => by(rules::MARBLE_ONCE),
            (Pending::Action(_), Action::Marble) => by(rules::MARBLE_ACTION),
            (Pending::Action(_), Action::Bonus(_)) => by(rules::TOWN_BONUS),
            (Pending::Action(_), Action::Castle { .. }) => by(rules::CASTLE_TAKE),
            (Pending::Action(_), Action::Choose(_)) => by(rules::WAGON_CHOICE),
            (Pending::Action(_), Action::Layout { .. } | Action::Pass) => by(rules::TURN_ACTION),
            (Pending::Extra(_), Action::Marble | Action::Pass) => None,
            (Pending::Extra(_), _) => by(rules::MARBLE_ACTION),
            (Pending::Clear(_), _) => by(rules::TAKE_NOTHING_FITS),
            (Pending::TakeFitting(_), Action::Take { tile, discarding }) => {
                self.why_not_take(seat, tile, discarding, self.players[seat.index()].fitting())
            }
            (Pending::TakeFitting(_), _) => by(rules::TAKE_MUST),
            (Pending::Castle(_), Action::Castle { tile, space }) => self.why_not_castle(seat, tile, space),
            (Pending::Castle(_), Action::Pass) => None,
            (Pending::Castle(_), _) => by(rules::CASTLE_TAKE),
            (Pending::Reward { card, .. }, Action::Choose(reward))
                if self.catalogue.get().bonus_card(card).rewards.contains(&reward) =>
            {
                None
            }
            (Pending::Reward { .. }, _) => by(rules::WAGON_CHOICE),
            (Pending::Layouts | Pending::Turn(..), _) => by(rules::TURN_ORDER),
        }
    }

    /// Whether this turn's marble has brought the action that is asked for.
    fn marble_spent(&self) -> bool {
        matches!(self.pending.first(), Some(Pending::Turn(_, Step::End)))
    }

    fn why_not_lay_out(&self, seat: Seat, layout: Layout, castle: Space) -> Option<Illegal> {
        let spaces = self.catalogue.get().castle_spaces(self.players[seat.index()].boards, layout);
        let there = spaces & castle.bit() != 0;
        (!there).then(|| Illegal::at(rules::SETUP_START_CASTLE, Place::Space { seat, space: castle }))
    }

    fn why_not_take(&self, seat: Seat, tile: TileKind, discarding: Piece, colours: u8) -> Option<Illegal> {
        let player = &self.players[seat.index()];
        if self.find_open(tile).is_none() {
            return Some(Illegal::by(rules::TAKE_ANY));
        }
        if self.open_colours() & player.fitting() == 0 {
            let rule = if self.can_take(seat) { rules::TAKE_NOTHING_FITS } else { rules::TAKE_IMPOSSIBLE };
            return Some(Illegal::by(rule));
        }
        if colours >> tile.colour() as u8 & 1 == 0 {
            return Some(Illegal::by(rules::TAKE_MUST));
        }
        let rule = match (player.storage_full(), discarding.is_some()) {
            (false, false) => return None,
            (true, true) if player.storage.contains(&discarding) => return None,
            (false, true) => rules::TAKE_STORE,
            (true, _) => rules::TAKE_DISCARD,
        };
        Some(Illegal::at(rule, Place::Storage { seat }))
    }

    fn why_not_clear(&self, seat: Seat, colour: Colour) -> Option<Illegal> {
        let fits = self.players[seat.index()].fitting();
        if self.open_colours() & fits != 0 {
            return Some(Illegal::by(rules::TAKE_NOTHING_FITS));
        }
        if self.hidden_neutral_colours() & fits == 0 {
            return Some(Illegal::by(rules::TAKE_IMPOSSIBLE));
        }
        let open = self.open_colours() >> colour as u8 & 1 == 1;
        (!open).then(|| Illegal::by(rules::TAKE_NOTHING_FITS))
    }

    fn why_not_castle(&self, seat: Seat, tile: TileKind, space: Space) -> Option<Illegal> {
        if self.find_open(tile).is_none() {
            return Some(Illegal::by(rules::CASTLE_TAKE));
        }
        self.players[seat.index()].why_not_at(seat, Some(tile.colour()), space)
    }
}

impl Player {
    fn why_not_place(&self, seat: Seat, piece: Piece, space: Space, payment: Payment) -> Option<Illegal> {
        if !self.storage.contains(&piece) {
            return Some(Illegal::at(rules::PLACE_STORED, Place::Storage { seat }));
        }
        if piece == Piece::HEX && self.ready_hexes() == 0 {
            return Some(Illegal::at(rules::HEX_LATER, Place::Stored { piece }));
        }
        let at = self.why_not_at(seat, piece.kind().map(TileKind::colour), space);
        let (None, Some(colour)) = (&at, self.colour_at(space)) else { return at };
        let (rule, place) = match payment.parts(colour) {
            None => (rules::PLACE_PAIR, Place::Hand { seat }),
            Some(2) if payment.workers() > self.workers => (rules::PLACE_WORKER, Place::Workers { seat }),
            Some(2) if payment.each_card().all(|(paid, count)| self.hand[paid as usize] >= count) => return None,
            Some(_) => (rules::PLACE_COST, Place::Hand { seat }),
        };
        Some(Illegal::at(rule, place))
    }

    /// What a space has against a tile of this colour; a hex has none.
    fn why_not_at(&self, seat: Seat, colour: Option<Colour>, space: Space) -> Option<Illegal> {
        let at = |rule| Some(Illegal::at(rule, Place::Space { seat, space }));
        if self.filled & space.bit() != 0 {
            return at(rules::PLACE_FREE);
        }
        if self.reach & space.bit() == 0 {
            return at(rules::PLACE_ADJACENT);
        }
        if colour.is_some_and(|colour| self.colours[colour as usize] & space.bit() == 0) {
            return at(rules::PLACE_COLOUR);
        }
        None
    }
}
