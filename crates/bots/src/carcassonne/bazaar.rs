//! What players can expect of a bazaar: what each tile would bring them, and how the auction goes if all know that.

use duchy_carcassonne::{Carcassonne, Side, TileKind};
use duchy_game::{Game, Seat};
use duchy_search::{PerSeat, margin};

use super::{
    evaluator::{Board, Completion, Entry, SEATS},
    fitting::Fitting,
};
use crate::exact;

/// Nobody bids more: no tile is worth it.
pub(super) const HIGHEST_BID: u8 = 8;
/// A figure that comes back, or one that is placed and does not.
const FIGURE: f32 = 3.0;
/// The part that counts of what nobody has yet: there will be other tiles for it.
const UNCLAIMED: f32 = 0.4;
/// Others raise a bid only if that is better for them by more: they can't tell exactly what a tile is worth. Without it,
/// opening bids are so high that 7 points a game are lost to `greedy`.
const HESITATION: f32 = 4.0;

/// The points each seat can expect of the tiles on show, and of those bought and not placed yet.
pub(super) fn expect(position: &Carcassonne, board: &Board, fitting: &Fitting) -> PerSeat {
    let worth = |tile, seat| worth(position, board, fitting, tile, seat);
    let mut expected = PerSeat::default();
    let mut has = [false; SEATS];
    for (seat, tile) in position.bought() {
        has[seat.index()] = true;
        expected[seat.index()] += worth(tile, seat);
    }
    let Some(awaited) = position.status().awaited().first() else { return expected };
    if let Some(tile) = position.drawn()
        && has.contains(&true)
    {
        expected[awaited.index()] += worth(tile, awaited);
    }
    let Some(auctioneer) = position.auctioneer() else { return expected };
    let mut auction =
        Auction { seats: position.seats(), auctioneer, has, worth: PerSeat::default(), rest: PerSeat::default() };
    let (mut offered, highest) = position.auction().unzip();
    let mut others = 0.0f32;
    for tile in position.on_show() {
        let is_offered = offered.take_if(|offered| *offered == tile).is_some();
        others += f32::from(u8::from(!is_offered));
        let sums = if is_offered { &mut auction.worth } else { &mut auction.rest };
        for seat in Seat::all(position.seats()).filter(|seat| !has[seat.index()]) {
            sums[seat.index()] += worth(tile, seat);
        }
    }
    auction.rest.iter_mut().for_each(|rest| *rest /= others.max(1.0));
    let outcome = match highest {
        None => auction.rest,
        Some(Some(highest)) if awaited == auctioneer => auction.deal(highest),
        Some(highest) => auction.bid(awaited, highest),
    };
    expected.iter_mut().zip(outcome).for_each(|(expected, outcome)| *expected += outcome);
    expected
}

/// What a tile would bring the seat, roughly: the best gap it closes in what is the seat's, and the best it claims of what
/// is nobody's, by closing a gap there or through a portal.
///
/// Turns of `expert` were worth as much more as this says (fitted to 6,700 turns of the whole box), while what else a
/// tile shows told hardly anything.
fn worth(position: &Carcassonne, board: &Board, fitting: &Fitting, tile: TileKind, seat: Seat) -> f32 {
    let portal = position.catalogue().get().shape(tile, Side::N).signs().portal;
    let has_figure = position.players()[seat.index()].meeples > 0;
    let (mut own, mut free) = (0.0f32, 0.0f32);
    for entry in &board.entries {
        let closes = fitting.closes(entry.demand, entry.side).contain(tile);
        let completion = board.completion[entry.root.number()];
        let claim = board.claims.get(usize::from(board.claim_at[entry.root.number()]));
        match claim.map_or((0, 0), |claim| (claim.figures[seat.index()], claim.most())) {
            (_, 0) if has_figure && (closes || portal) => {
                let feature = position.board().features().of(entry.root);
                let size = (feature.parts() + feature.shields()) as f32;
                let (points, chance) = grown(entry, completion, size, closes);
                free = free.max(points - FIGURE * (1.0 - chance));
            }
            (figures, most) if closes && figures > 0 && figures == most => {
                let Some(claim) = claim else { continue };
                let (points, chance) = grown(entry, completion, claim.expected.now, closes);
                let back = FIGURE * f32::from(figures) * (chance - completion.chance);
                own = own.max(points - claim.expected.points + back);
            }
            _ => {}
        }
    }
    own + UNCLAIMED * free
}

/// The points to expect of a road or city of this size with one tile more, which may close a gap, and the probability
/// that it is completed then.
fn grown(entry: &Entry, completion: Completion, size: f32, closes: bool) -> (f32, f32) {
    let gaps = f32::from(completion.gaps);
    let left = if closes { (gaps - 1.0).max(0.0) } else { gaps };
    let chance = if left == 0.0 { 1.0 } else { exact::power(completion.chance, left / gaps) };
    let size = size + 1.0;
    (size + chance * if entry.city { size + 2.0 * left } else { left }, chance)
}

/// A tile up for auction.
struct Auction {
    seats: u8,
    auctioneer: Seat,
    /// Who has a tile already: they don't bid.
    has: [bool; SEATS],
    /// What the tile would bring each seat.
    worth: PerSeat,
    /// What those who don't get it can expect of the other tiles.
    rest: PerSeat,
}

impl Auction {
    /// The seat bids what is best for it, or passes; then those after it.
    fn bid(&self, seat: Seat, highest: Option<(Seat, u8)>) -> PerSeat {
        let least = highest.map_or(0, |(_, points)| points + 1);
        let bids = (least..=HIGHEST_BID).map(|points| self.after(seat, (seat, points)));
        let best = bids.reduce(|first, second| self.better(seat, first, second, 0.0));
        let pass = highest.map(|highest| self.after(seat, highest));
        match (pass, best) {
            (Some(pass), Some(best)) => self.better(seat, pass, best, HESITATION),
            (pass, best) => pass.or(best).unwrap_or(self.rest),
        }
    }

    /// Those after the seat bid, up to the auctioneer.
    fn after(&self, mut seat: Seat, highest: (Seat, u8)) -> PerSeat {
        loop {
            seat = seat.next(self.seats);
            if seat == self.auctioneer {
                return self.deal(highest);
            }
            if !self.has[seat.index()] {
                return self.bid(seat, Some(highest));
            }
        }
    }

    /// The auctioneer buys or sells.
    fn deal(&self, (bidder, points): (Seat, u8)) -> PerSeat {
        if bidder == self.auctioneer {
            return self.sold(bidder, None, points);
        }
        let buys = self.sold(self.auctioneer, Some(bidder), points);
        let sells = self.sold(bidder, Some(self.auctioneer), points);
        self.better(self.auctioneer, buys, sells, 0.0)
    }

    fn sold(&self, buyer: Seat, other: Option<Seat>, points: u8) -> PerSeat {
        let mut outcome = self.rest;
        outcome[buyer.index()] = self.worth[buyer.index()] - f32::from(points);
        if let Some(other) = other {
            outcome[other.index()] += f32::from(points);
        }
        outcome
    }

    /// What the seat likes better: the second only if it is better by more than `by`.
    fn better(&self, seat: Seat, first: PerSeat, second: PerSeat, by: f32) -> PerSeat {
        let margin = |outcome| margin(outcome, self.seats, seat);
        if margin(&second) > margin(&first) + by { second } else { first }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BORIS: Seat = Seat(1);

    /// Anna holds the auction; of the tile offered she expects the first number, Boris the second, and of the other
    /// tile nothing.
    fn auction(anna: f32, boris: f32) -> Auction {
        let mut worth = PerSeat::default();
        worth[..2].copy_from_slice(&[anna, boris]);
        Auction { seats: 2, auctioneer: ANNA, has: [false; SEATS], worth, rest: PerSeat::default() }
    }

    #[test]
    fn what_nobody_needs_goes_for_nothing() {
        assert_eq!(auction(0.0, 0.0).bid(ANNA, None), PerSeat::default());
    }

    #[test]
    fn a_tile_goes_to_the_one_who_needs_it_and_pays() {
        let [anna, boris, ..] = auction(0.0, 11.0).bid(BORIS, Some((ANNA, 0)));
        assert_eq!([anna, boris], [3.0, 8.0], "for 2 she would rather buy it herself");
    }

    #[test]
    fn who_needs_nothing_drives_up_the_price() {
        let [anna, boris, ..] = auction(13.0, 0.0).bid(BORIS, Some((ANNA, 0)));
        assert_eq!([anna, boris], [10.0, 3.0], "for 4 she would rather sell");
    }

    #[test]
    fn nobody_raises_a_bid_for_a_trifle() {
        let [anna, boris, ..] = auction(9.0, 0.0).bid(BORIS, Some((ANNA, 0)));
        assert_eq!([anna, boris], [9.0, 0.0]);
    }

    #[test]
    fn nobody_bids_who_has_a_tile() {
        let mut three = Auction { seats: 3, ..auction(0.0, 12.0) };
        three.has[BORIS.index()] = true;
        assert_eq!(three.after(ANNA, (ANNA, 0)), three.sold(ANNA, None, 0));
    }
}
