//! What is allowed: the fast answer (the list) and the slow one (the clause an action would break).

use crate::place::Illegal;
use duchy_game::{Kind, Seat};

use crate::{
    action::Action,
    bonus::Bonus,
    payment::Payment,
    pending::Pending,
    realm::{Layout, Space, spaces_in},
    rules,
    state::{Player, Tuscany},
    tile::{Colour, Piece, TileKind},
};

impl Tuscany {
    /// Appends every answer to the open decision, if it waits for this seat.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(&top) = self.pending.last() else { return };
        if top == Pending::Layouts {
            if seat.0 < self.seats {
                self.list_layouts(seat, out);
            }
            return;
        }
        if top.decider() != Some(seat) {
            return;
        }
        match top {
            Pending::Layouts | Pending::Turn(..) => {}
            Pending::FirstBonus(_) | Pending::Town(_) => {
                out.extend(Bonus::ALL.into_iter().filter(|&bonus| self.bonus_left(bonus) > 0).map(Action::Bonus));
            }
            Pending::Action(_) => {
                if self.cards_left() {
                    out.push(Action::Draw);
                }
                let fits = self.players[seat.index()].fitting();
                if self.open_colours() & fits != 0 {
                    self.list_takes(seat, u8::MAX, out);
                } else if self.hidden_neutral_colours() & fits != 0 {
                    self.list_clears(out);
                }
                self.list_placings(seat, out);
            }
            Pending::Extra(_) => out.extend([Action::Marble, Action::Pass]),
            Pending::Clear(_) => self.list_clears(out),
            Pending::TakeFitting(_) => self.list_takes(seat, self.players[seat.index()].fitting(), out),
            Pending::Castle(_) => {
                self.list_castle(seat, out);
                out.push(Action::Pass);
            }
        }
    }

    /// Every way to lay out a realm.
    #[inline]
    fn list_layouts(&self, seat: Seat, out: &mut Vec<Action>) {
        let (catalogue, boards) = (self.catalogue.get(), self.players[seat.index()].boards);
        for layout in Layout::all() {
            for castle in spaces_in(catalogue.castle_spaces(boards, layout)) {
                out.push(Action::Layout { layout, castle });
            }
        }
    }

    /// Each kind of open tile of these colours once, with each thing it could push out of storage.
    // tuscany:take.same-kind
    #[inline]
    fn list_takes(&self, seat: Seat, colours: u8, out: &mut Vec<Action>) {
        let player = &self.players[seat.index()];
        let full = player.storage_full();
        self.each_open(colours, |tile| {
            if full {
                player.each_stored(|discarding| out.push(Action::Take { tile, discarding }));
            } else {
                out.push(Action::Take { tile, discarding: Piece::NONE });
            }
        });
    }

    #[inline]
    fn list_clears(&self, out: &mut Vec<Action>) {
        let colours = self.open_colours();
        out.extend(Colour::ALL.into_iter().filter(|&colour| colours >> colour as u8 & 1 == 1).map(Action::Clear));
    }

    // tuscany:hex.any
    #[inline]
    fn list_placings(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.players[seat.index()];
        player.each_stored(|piece| match piece.kind() {
            Some(kind) => player.list_placing(piece, kind.colour(), out),
            None if player.ready_hexes() > 0 => {
                Colour::ALL.into_iter().for_each(|colour| player.list_placing(piece, colour, out));
            }
            None => {}
        });
    }

    #[inline]
    fn list_castle(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.players[seat.index()];
        self.each_open(u8::MAX, |tile| {
            for space in spaces_in(player.places(tile.colour())) {
                out.push(Action::Castle { tile, space });
            }
        });
    }

    /// Each kind of open tile of these colours once.
    #[inline]
    fn each_open(&self, colours: u8, mut each: impl FnMut(TileKind)) {
        let mut seen = 0u32;
        for tile in self.open.iter().filter_map(|open| open.kind()) {
            let bit = 1 << tile.index();
            if colours >> tile.colour() as u8 & 1 == 1 && seen & bit == 0 {
                seen |= bit;
                each(tile);
            }
        }
    }

    /// Whether a seat could do any of the three actions.
    #[inline]
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        self.cards_left() || self.can_take(seat) || self.players[seat.index()].can_place()
    }

    /// Whether some tile fits the realm, open or still to be turned over.
    // tuscany:take.impossible
    fn can_take(&self, seat: Seat) -> bool {
        let fits = self.players[seat.index()].fitting();
        (self.open_colours() | self.hidden_neutral_colours()) & fits != 0
    }

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
                if self.bonus_left(bonus) > 0 { None } else { by(rules::TOWN_OUT) }
            }
            (Pending::FirstBonus(_), _) => by(rules::SETUP_BONUS_TILE),
            (Pending::Town(_), _) => by(rules::TOWN_BONUS),
            (Pending::Action(_), Action::Draw) => {
                if self.cards_left() {
                    None
                } else {
                    by(rules::DRAW_SHUFFLE)
                }
            }
            (Pending::Action(_), Action::Take { tile, discarding }) => {
                self.why_not_take(seat, tile, discarding, u8::MAX)
            }
            (Pending::Action(_) | Pending::Clear(_), Action::Clear(colour)) => self.why_not_clear(seat, colour),
            (Pending::Action(_), Action::Place { piece, space, payment }) => {
                self.players[seat.index()].why_not_place(seat, piece, space, payment)
            }
            (Pending::Action(_), _) => by(rules::TURN_ACTION),
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
            (Pending::Layouts | Pending::Turn(..), _) => by(rules::TURN_ORDER),
        }
    }

    fn why_not_lay_out(&self, seat: Seat, layout: Layout, castle: Space) -> Option<Illegal> {
        let spaces = self.catalogue.get().castle_spaces(self.players[seat.index()].boards, layout);
        let there = spaces & castle.bit() != 0;
        (!there).then(|| Illegal::at(rules::SETUP_START_CASTLE, rules::cell(seat, castle)))
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
        match (player.storage_full(), discarding.is_some()) {
            (false, false) => None,
            (false, true) => Some(Illegal::by(rules::TAKE_STORE)),
            (true, false) => Some(Illegal::by(rules::TAKE_DISCARD)),
            (true, true) => {
                let stored = player.storage.contains(&discarding);
                (!stored).then(|| Illegal::by(rules::TAKE_DISCARD))
            }
        }
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
    /// Every space and every payment for a piece on this colour.
    #[inline]
    fn list_placing(&self, piece: Piece, colour: Colour, out: &mut Vec<Action>) {
        let places = self.places(colour);
        if places == 0 {
            return;
        }
        Payment::each(colour, &self.hand, self.workers, |payment| {
            for space in spaces_in(places) {
                out.push(Action::Place { piece, space, payment });
            }
        });
    }

    /// Each kind of stored piece once.
    #[inline]
    fn each_stored(&self, mut each: impl FnMut(Piece)) {
        let mut seen = 0u32;
        for &piece in self.storage.iter() {
            let bit = 1 << piece.index();
            if seen & bit == 0 {
                seen |= bit;
                each(piece);
            }
        }
    }

    fn can_place(&self) -> bool {
        let payable =
            |colour: Colour| self.places(colour) != 0 && Payment::is_possible(colour, &self.hand, self.workers);
        self.storage.iter().any(|piece| match piece.kind() {
            Some(kind) => payable(kind.colour()),
            None => self.ready_hexes() > 0 && Colour::ALL.into_iter().any(payable),
        })
    }

    fn why_not_place(&self, seat: Seat, piece: Piece, space: Space, payment: Payment) -> Option<Illegal> {
        if !self.storage.contains(&piece) {
            return Some(Illegal::by(rules::PLACE_STORED));
        }
        if piece == Piece::HEX && self.ready_hexes() == 0 {
            return Some(Illegal::by(rules::HEX_LATER));
        }
        let at = self.why_not_at(seat, piece.kind().map(TileKind::colour), space);
        let (None, Some(colour)) = (&at, self.colour_at(space)) else { return at };
        let rule = match payment.parts(colour) {
            None => rules::PLACE_PAIR,
            Some(2) if payment.workers > self.workers => rules::PLACE_WORKER,
            Some(2) if payment.each_card().all(|(paid, count)| self.hand[paid as usize] >= count) => return None,
            Some(_) => rules::PLACE_COST,
        };
        Some(Illegal::by(rule))
    }

    /// What a space has against a tile of this colour; a hex has none.
    fn why_not_at(&self, seat: Seat, colour: Option<Colour>, space: Space) -> Option<Illegal> {
        let at = |rule| Some(Illegal::at(rule, rules::cell(seat, space)));
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
