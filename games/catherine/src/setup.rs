//! Setting up: orders and cards are dealt, and everybody is asked for a starting row.

use duchy_game::{Bag, Context, Interned, List, RulesVersion, Seat, SeatSet, Source};

use crate::{
    catalogue::{Catalogue, MAX_KINDS, MAX_PLAYERS},
    event::Event,
    options::{Options, Orders},
    pending::{Pending, Question},
    state::{Catherine, Player},
};

/// Cards dealt to each player.
const DEALT: u8 = 6;

impl Catherine {
    /// A table before anything is dealt.
    // catherine:setup.supply catherine:setup.hand
    pub(crate) fn set_up(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: Options,
    ) -> Catherine {
        Catherine {
            catalogue,
            rules,
            options,
            seats,
            shuffles: 0,
            players: [Player::default(); MAX_PLAYERS],
            deck: Bag::of(catalogue.card_counts()),
            discards: [0; MAX_KINDS],
            orders: Bag::of(catalogue.order_counts()),
            pending: List::default(),
        }
    }

    /// Deals orders and cards, and asks for the first rows.
    pub(crate) fn begin(&mut self, cx: &mut impl Context<Event>) {
        let catalogue = self.catalogue.get();
        // catherine:setup.order catherine:setup.secret-orders
        let secret = self.options.orders == Orders::Secret;
        for seat in Seat::all(self.seats) {
            let source = Source::new("orders");
            let source = if secret { source.seen_by(SeatSet::one(seat)) } else { source };
            if let Some(order) = cx.draw(source, &mut self.orders, |order| catalogue.order_name(order)) {
                self.player_mut(seat).order = order;
                cx.emit(|| Event::Ordered { seat, order: Some(&catalogue.order(order).id), secret });
            }
        }
        // catherine:setup.hand
        for seat in Seat::all(self.seats) {
            self.draw_cards(seat, DEALT, cx);
        }
        self.pending.push(Pending::Decade { decade: 1, step: 0 });
        // catherine:setup.row
        self.ask(Question::Rows, SeatSet::all(self.seats));
        self.go_on(cx);
    }
}
