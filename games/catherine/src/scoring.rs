//! Points: the scoring of a decade, final scoring, and how points explain themselves.

use duchy_game::{Context, Kind, RuleId, Seat, SeatSet};

use crate::{
    card::{CardId, Symbol},
    catalogue::{MAX_PLAYERS, ROW, cities_in},
    event::{Event, Occasion, Scored},
    options::Orders,
    place::{Place, ScoreLine},
    rules,
    state::Catherine,
};

/// Points of one line: what for, how many of it, how many points, by which clause.
pub(crate) type Line = (&'static str, u32, i32, RuleId);

impl Catherine {
    /// Gives a player points and says what for. Lines without points are left out.
    #[inline]
    pub(crate) fn score<const N: usize>(
        &mut self,
        seat: Seat,
        occasion: Occasion,
        lines: [Line; N],
        cx: &mut impl Context<Event>,
    ) {
        let points: i32 = lines.iter().map(|(_, _, points, _)| points).sum();
        if points == 0 {
            return;
        }
        self.player_mut(seat).score += points;
        cx.emit(|| {
            let lines = lines.iter().filter(|(_, _, points, _)| *points != 0);
            let lines = lines.map(|&(what, count, points, rule)| ScoreLine {
                seat,
                points,
                count,
                what,
                rule,
                places: self.places_of(seat, what),
            });
            Event::Scored(Scored { seat, points, occasion, lines: lines.collect() })
        });
    }

    /// Where the things lie that a line counts.
    fn places_of(&self, seat: Seat, what: &str) -> Vec<Place> {
        let catalogue = self.catalogue.get();
        let residences = self.player(seat).residences;
        let cities = match what {
            "line-residences" => residences,
            "line-ones" => residences & catalogue.ones(),
            "line-network" => catalogue.largest_network(residences),
            _ => 0,
        };
        cities_in(cities).map(|city| Place::city(&catalogue.city(city).id)).collect()
    }

    /// The neighbours whose cannons are compared: one with two players, the two beside otherwise.
    // catherine:cannons.neighbours catherine:cannons.two
    #[inline]
    pub fn neighbours(&self, seat: Seat) -> SeatSet {
        let seats = self.seats;
        SeatSet::one(seat.next(seats)).with(Seat((seat.0 + seats - 1) % seats))
    }

    // catherine:cannons.more catherine:cannons.tie
    pub(crate) fn score_cannons(&mut self, cx: &mut impl Context<Event>) {
        let cannons = self.all_owned(Symbol::Cannon);
        for seat in Seat::all(self.seats) {
            let own = cannons[seat.index()];
            let (mut surplus, mut ties) = (0, 0);
            for other in self.neighbours(seat).iter() {
                let theirs = cannons[other.index()];
                surplus += u32::from(own.saturating_sub(theirs));
                ties += u32::from(own == theirs);
            }
            let lines = [
                ("line-cannons", surplus, surplus as i32, rules::CANNONS_MORE),
                ("line-ties", ties, 2 * ties as i32, rules::CANNONS_TIE),
            ];
            self.score(seat, Occasion::Cannons, lines, cx);
        }
    }

    #[inline]
    fn all_owned(&self, symbol: Symbol) -> [u8; MAX_PLAYERS] {
        let mut counts = [0; MAX_PLAYERS];
        for seat in Seat::all(self.seats) {
            counts[seat.index()] = self.owned(seat)[symbol as usize];
        }
        counts
    }

    /// The fewest and the most books anybody has.
    #[inline]
    fn range_of_books(&self) -> ([u8; MAX_PLAYERS], u8, u8) {
        let books = self.all_owned(Symbol::Book);
        let all = &books[..usize::from(self.seats)];
        (books, all.iter().copied().min().unwrap_or(0), all.iter().copied().max().unwrap_or(0))
    }

    /// Who is rewarded with a residence: everybody with the most books, unless all have as many.
    // catherine:books.most catherine:books.equal catherine:books.two
    #[inline]
    pub(crate) fn most_books(&self) -> SeatSet {
        let (books, least, most) = self.range_of_books();
        Seat::all(self.seats).filter(|seat| most > least && books[seat.index()] == most).collect()
    }

    /// Jokers for those who have neither the most books nor the fewest.
    // catherine:books.middle catherine:books.least catherine:setup.jokers
    pub(crate) fn give_jokers(&mut self, cx: &mut impl Context<Event>) {
        let (books, least, most) = self.range_of_books();
        for seat in Seat::all(self.seats).filter(|seat| (least + 1..most).contains(&books[seat.index()])) {
            self.player_mut(seat).jokers += 1;
            cx.emit(|| Event::Joker { seat });
        }
    }

    // catherine:residences.points catherine:residences.ones catherine:build.one
    pub(crate) fn score_residences(&mut self, cx: &mut impl Context<Event>) {
        for seat in Seat::all(self.seats) {
            let residences = self.player(seat).residences;
            let (all, ones) = (residences.count_ones(), (residences & self.catalogue.ones()).count_ones());
            let lines = [
                ("line-residences", all, all as i32, rules::RESIDENCES_POINTS),
                ("line-ones", ones, ones as i32, rules::RESIDENCES_ONES),
            ];
            self.score(seat, Occasion::Residences, lines, cx);
        }
    }

    // catherine:favour.points
    pub(crate) fn score_favour(&mut self, cx: &mut impl Context<Event>) {
        for seat in Seat::all(self.seats) {
            let points = self.favour_space(seat).points;
            let line = ("line-favour", u32::from(self.player(seat).favour), i32::from(points), rules::FAVOUR_POINTS);
            self.score(seat, Occasion::Favour, [line], cx);
        }
    }

    /// Discards the covered cards of the action rows, and the activation rows.
    // catherine:clear.covered
    pub(crate) fn clear_rows(&mut self, cx: &mut impl Context<Event>) {
        for seat in Seat::all(self.seats) {
            let before = *self.player(seat);
            let player = &mut self.players[seat.index()];
            player.row.clear();
            player.under = [CardId::NONE; ROW];
            for (place, &card) in before.row.iter().enumerate() {
                match before.under(place) {
                    None => player.row.push(card),
                    Some(under) => {
                        self.discards[card.index()] += 1;
                        self.discards[under.index()] += 1;
                    }
                }
            }
            cx.emit(|| {
                let covered = before.row.iter().zip(before.under).filter(|(_, under)| *under != CardId::NONE);
                let cards = covered.flat_map(|(card, under)| [*card, under]);
                Event::Cleared { seat, cards: self.names(cards) }
            });
        }
    }

    /// Final scoring: cards in hand, orders, networks.
    pub(crate) fn score_finally(&mut self, cx: &mut impl Context<Event>) {
        // catherine:final.hand
        for seat in Seat::all(self.seats) {
            let cards = self.player(seat).hand.len();
            let line = ("line-hand", cards as u32, cards as i32, rules::FINAL_HAND);
            self.score(seat, Occasion::Hand, [line], cx);
        }
        // catherine:setup.secret-orders
        if self.options.orders == Orders::Secret {
            cx.reveal("orders");
            for seat in Seat::all(self.seats) {
                let order = &self.catalogue.get().order(self.player(seat).order).id;
                cx.emit(|| Event::OrderShown { seat, order });
            }
        }
        for seat in Seat::all(self.seats) {
            let goods = self.goods_for_order(seat);
            let line = ("line-order", u32::from(goods), order_points(goods), rules::FINAL_ORDER);
            self.score(seat, Occasion::Order, [line], cx);
        }
        // catherine:final.network
        for seat in Seat::all(self.seats) {
            let size = self.catalogue.largest_network(self.player(seat).residences).count_ones();
            let points = size as i32 * i32::from(self.favour_space(seat).multiplier);
            self.score(seat, Occasion::Network, [("line-network", size, points, rules::FINAL_NETWORK)], cx);
        }
    }

    /// How many goods of the order are covered by tokens of their own, or by jokers.
    // catherine:final.order catherine:final.jokers catherine:final.tokens
    pub fn goods_for_order(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let wanted = self.catalogue.order(player.order).goods;
        let matched: u8 = wanted.iter().zip(player.tokens).map(|(&wanted, tokens)| wanted.min(tokens)).sum();
        (matched + player.jokers).min(wanted.iter().sum())
    }
}

/// Points for this many goods of an order.
// catherine:final.order
pub fn order_points(goods: u8) -> i32 {
    match goods {
        0..=4 => 0,
        5 => 5,
        6 => 8,
        _ => 12,
    }
}

#[cfg(test)]
mod tests;
