//! Setting the table up: open tiles, hands, boards, realms laid out at once and unseen, and the first bonus tiles.

use duchy_game::{Bag, Context, Name, Seat, Source};

use crate::{
    event::Event,
    options::LaidOut,
    pending::{Pending, Step},
    realm::{BOARDS, Layout, ORDERS, Space, letter, spaces_in},
    state::Tuscany,
};

/// Region cards each player begins with.
// tuscany:setup.cards
const FIRST_CARDS: u8 = 5;

impl Tuscany {
    /// Deals and goes on to the first decision.
    pub(crate) fn begin(&mut self, cx: &mut impl Context<Event>) {
        let first = self.first;
        cx.emit(|| Event::Started { first });
        // tuscany:setup.open-tiles
        self.fill_open(cx);
        self.keep_mixed(cx);
        for seat in first.round(self.seats) {
            self.draw_cards(seat, FIRST_CARDS, cx);
        }
        self.deal_boards(cx);
        match self.options.layout {
            LaidOut::Chosen => self.pending.push(Pending::Layouts),
            LaidOut::Random => {
                for seat in first.round(self.seats) {
                    self.choose_layout(seat, cx);
                }
                self.show_realms(cx);
            }
        }
    }

    // tuscany:setup.boards
    fn deal_boards(&mut self, cx: &mut impl Context<Event>) {
        let catalogue = self.catalogue.get();
        for board in 0..BOARDS as u8 {
            let mut bag: Bag<usize, 4> = Bag::of([1; 4]);
            for seat in self.first.round(self.seats) {
                let name = |number: usize| Name::Borrowed(catalogue.board(board, number as u8).id.as_str());
                let number = cx.draw(Source::new("boards").at(board.into()), &mut bag, name).unwrap_or(0);
                self.players[seat.index()].boards[usize::from(board)] = number as u8;
            }
        }
        for seat in self.first.round(self.seats) {
            let boards = self.players[seat.index()].boards;
            cx.emit(|| Event::DealtBoards {
                seat,
                boards: (0..BOARDS as u8)
                    .map(|board| catalogue.board(board, boards[usize::from(board)]).id.as_str())
                    .collect(),
            });
        }
    }

    /// Lets chance lay out a realm: for a quick start, and for what others can't know.
    // tuscany:setup.random-layout
    pub(crate) fn choose_layout(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let source = |what: &'static str| Source::new(what).at(seat.0.into());
        let orders: [(u8, u32); 6] = std::array::from_fn(|order| (order as u8, 1));
        let order = cx.roll(source("order of boards"), &orders, |order| {
            let letters: Vec<String> =
                ORDERS[usize::from(order)].iter().map(|&board| letter(board).to_string()).collect();
            letters.join(" ").into()
        });
        let (mut turned, mut down) = (0, 0);
        for place in 0..BOARDS as u8 {
            let roll = source("turn of board").at(place.into());
            turned |= cx.roll(roll, &[(0, 1), (1, 1)], |face| ["upright", "turned"][usize::from(face)].into()) << place;
            if place > 0 {
                let roll = source("shift of board").at(place.into());
                down |=
                    cx.roll(roll, &[(0u8, 1), (1, 1)], |face| ["up", "down"][usize::from(face)].into()) << (place - 1);
            }
        }
        let layout = Layout::of(order, turned, down);
        let spaces = self.catalogue.get().castle_spaces(self.players[seat.index()].boards, layout);
        let mut faces = [(Space(0), 0); crate::realm::SPACES];
        for (face, space) in faces.iter_mut().zip(spaces_in(spaces)) {
            *face = (space, 1);
        }
        let faces = &faces[..spaces.count_ones() as usize];
        let castle = cx.roll(source("start castle"), faces, |space| format!("castle {space}").into());
        let player = &mut self.players[seat.index()];
        (player.layout, player.castle) = (Some(layout), castle);
    }

    /// A player has laid out a realm, or changed it; when the last is done, all realms are revealed.
    // tuscany:setup.hidden
    pub(crate) fn lay_out(&mut self, seat: Seat, layout: Layout, castle: Space, cx: &mut impl Context<Event>) {
        let player = &mut self.players[seat.index()];
        let again = player.layout.replace(layout).is_some();
        player.castle = castle;
        cx.emit(|| Event::LaidOut { seat, again });
        if self.players().iter().all(|player| player.layout.is_some()) {
            self.pending.pop();
            cx.reveal("realms");
            self.show_realms(cx);
        }
    }

    // tuscany:setup.layout tuscany:setup.start-castle
    fn show_realms(&mut self, cx: &mut impl Context<Event>) {
        let catalogue = self.catalogue.get();
        for seat in self.first.round(self.seats) {
            let player = &mut self.players[seat.index()];
            player.begin_realm(catalogue);
            let (layout, castle) = (player.layout.unwrap_or_default(), player.castle);
            cx.emit(|| Event::Realm { seat, layout, castle });
        }
        self.pending.push(Pending::FirstBonus(self.first));
    }

    /// After the last player's first bonus tile the first turn begins.
    // tuscany:setup.bonus-tile
    pub(crate) fn next_first_bonus(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let next = seat.next(self.seats);
        if next == self.first {
            self.pending.push(Pending::Turn(self.first, Step::Action));
            self.go_on(cx);
        } else {
            self.pending.push(Pending::FirstBonus(next));
        }
    }
}
