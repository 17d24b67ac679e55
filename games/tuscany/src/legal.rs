//! The legal actions of a position.

use duchy_game::{Kind, Seat};

use crate::{
    action::Action,
    bonus::Bonus,
    payment::Payment,
    pending::Pending,
    player::Player,
    realm::{Layout, spaces_in},
    state::Tuscany,
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
            Pending::Reward { card, .. } => {
                out.extend(self.catalogue.get().bonus_card(card).rewards.iter().copied().map(Action::Choose));
            }
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
    pub(crate) fn can_take(&self, seat: Seat) -> bool {
        let fits = self.players[seat.index()].fitting();
        (self.open_colours() | self.hidden_neutral_colours()) & fits != 0
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
}
