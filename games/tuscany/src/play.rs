//! Carrying out an action that is known to be legal.

use duchy_game::{Context, Seat};

use crate::{
    action::Action,
    bonus::Bonus,
    event::{Event, Why},
    payment::Payment,
    pending::Pending,
    realm::Space,
    rules,
    scoring::Green,
    state::Tuscany,
    tile::{Colour, Piece, TileKind},
};

impl Tuscany {
    /// Answers the open decision and goes on to the next one.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        if let Action::Layout { layout, castle } = action {
            self.lay_out(seat, layout, castle, cx);
            return;
        }
        let decision = self.pending.pop();
        match action {
            Action::Layout { .. } => {}
            Action::Bonus(bonus) => {
                self.take_bonus(seat, bonus, cx);
                if decision == Some(Pending::FirstBonus(seat)) {
                    self.next_first_bonus(seat, cx);
                    return;
                }
            }
            Action::Draw => {
                let count = self.players[seat.index()].cards_of_a_draw();
                self.draw_cards(seat, count, cx);
            }
            Action::Take { tile, discarding } => self.take(seat, tile, discarding, cx),
            Action::Clear(colour) => self.clear(seat, colour, cx),
            Action::Place { piece, space, payment } => {
                let player = &mut self.players[seat.index()];
                player.workers -= payment.workers();
                for (colour, count) in payment.each_card() {
                    player.hand[colour as usize] -= count;
                    self.discard[colour as usize] += count;
                }
                player.unstore(piece);
                self.place(seat, piece, space, Some(payment), cx);
            }
            // tuscany:castle.take
            Action::Castle { tile, space } => {
                self.take_open(seat, tile, cx);
                self.place(seat, Piece::tile(tile), space, None, cx);
            }
            // tuscany:wagon.choice
            Action::Choose(reward) => {
                self.gain_reward(seat, reward, cx);
                if let Some(Pending::Reward { left, .. }) = decision {
                    self.turn_bonus_cards(seat, left, cx);
                }
            }
            // tuscany:marble.action
            Action::Marble => {
                self.players[seat.index()].marble -= 1;
                cx.emit(|| Event::Marble { seat });
                self.pending.push(Pending::Action(seat));
            }
            Action::Pass => {}
        }
        self.go_on(cx);
    }

    // tuscany:take.any tuscany:take.discard
    fn take(&mut self, seat: Seat, tile: TileKind, discarding: Piece, cx: &mut impl Context<Event>) {
        let player = &mut self.players[seat.index()];
        if discarding.is_some() {
            player.unstore(discarding);
            // Hexes look alike: the one that has to wait goes first.
            if discarding == Piece::HEX {
                player.fresh = player.fresh.saturating_sub(1);
            }
        }
        player.storage.push(Piece::tile(tile));
        let discarded = discarding.is_some().then_some(discarding);
        cx.emit(|| Event::Took { seat, tile, discarded });
        self.take_open(seat, tile, cx);
    }

    /// Clears a type because nothing fits, and goes on until something does.
    // tuscany:take.nothing-fits
    fn clear(&mut self, seat: Seat, colour: Colour, cx: &mut impl Context<Event>) {
        self.clear_open(colour, Why::NothingFits(seat), cx);
        self.keep_mixed(cx);
        let fits = self.open_colours() & self.players[seat.index()].fitting() != 0;
        // tuscany:take.must
        self.pending.push(if fits { Pending::TakeFitting(seat) } else { Pending::Clear(seat) });
    }

    // tuscany:town.bonus tuscany:town.storage tuscany:bonus.stack
    fn take_bonus(&mut self, seat: Seat, bonus: Bonus, cx: &mut impl Context<Event>) {
        self.players[seat.index()].bonuses[bonus.index()] += 1;
        cx.emit(|| Event::TookBonus { seat, bonus });
        if bonus == Bonus::Storage {
            let points = Green { points: 2, what: "green-storage", rule: rules::TOWN_STORAGE };
            self.gain_green(seat, points, 0, cx);
        }
    }

    fn place(&mut self, seat: Seat, piece: Piece, space: Space, paid: Option<Payment>, cx: &mut impl Context<Event>) {
        cx.emit(|| Event::Placed { seat, piece, space, paid });
        self.settle(seat, piece, space, cx);
    }
}
