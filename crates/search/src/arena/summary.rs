//! What came out between two contestants.

use super::{DealResult, MoveTime, Sprt, SprtState, SprtVerdict};
use crate::stats::{Interval, Running, elo, wilson};

/// How one contestant did against another.
#[derive(Clone, PartialEq, Debug)]
pub struct Pairing {
    /// The first, as a place in the list of contestants.
    pub first: usize,
    /// The second.
    pub second: usize,
    /// How many games they played; of games for one, how many pairs of them.
    pub games: u64,
    /// The first's points per seat less the second's; the interval is over deals, each in all seatings.
    pub margin: Interval,
    /// The same with luck taken out, if there was an evaluator to tell it.
    pub adjusted: Option<LuckAdjusted>,
    /// How often a seat of the first came before a seat of the second, ties counting half: with two at the table the
    /// rate of wins. The interval takes games as independent, which is cautious: seatings of a deal balance out.
    pub rate: Interval,
    /// The same with the interval over deals, each in all seatings: narrower where a deal favours a seat whoever sits
    /// there, and too narrow where nearly every game was won.
    pub rate_by_deal: Interval,
    /// How often each won alone: games for one, or as the only one of its kind among three and more.
    pub won: [Interval; 2],
    /// What that rate stands for in Elo points.
    pub elo: Interval,
    /// Points per seat of the first and of the second.
    pub points: [f64; 2],
    /// Time per decision of the first and of the second.
    pub time: [MoveTime; 2],
    /// Games that each gave up.
    pub forfeits: [u64; 2],
    /// Why each gave up first.
    pub why: [Option<String>; 2],
    /// What the sequential test says, if there was one.
    pub sprt: Option<(f64, SprtVerdict)>,
}

/// A margin with luck taken out: the evaluator's surprise at every draw is a control variate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LuckAdjusted {
    /// The first's points per seat less the second's.
    pub margin: Interval,
    /// How many times as many games would be needed without it for the same interval.
    pub saved: f64,
}

impl LuckAdjusted {
    /// `None` if there are too few deals to tell.
    fn of(deals: &[DealResult]) -> Option<Self> {
        let margins: Running = deals.iter().map(DealResult::margin).collect();
        let luck = |deal: &DealResult| deal.luck / deal.games as f64;
        let lucks: Running = deals.iter().map(luck).collect();
        if deals.len() < 3 || lucks.variance() <= 0.0 {
            return None;
        }
        let together: f64 =
            deals.iter().map(|deal| (deal.margin() - margins.mean()) * (luck(deal) - lucks.mean())).sum();
        // Luck is 0 in the mean, so any share of it may be taken off; this one leaves the least variance.
        let share = together / (lucks.variance() * (deals.len() - 1) as f64);
        let adjusted: Running = deals.iter().map(|deal| deal.margin() - share * luck(deal)).collect();
        Some(LuckAdjusted { margin: adjusted.interval(), saved: margins.variance() / adjusted.variance() })
    }
}

impl Pairing {
    pub(super) fn sum_up(
        (first, second): (usize, usize),
        seats: u8,
        deals: &[DealResult],
        adjust: bool,
        sprt: Option<Sprt>,
    ) -> Self {
        let games: u64 = deals.iter().map(|deal| deal.games).sum();
        // Among three and more, each is alone in half of the games.
        let alone = if seats > 2 { games / 2 } else { games };
        let margins: Running = deals.iter().map(DealResult::margin).collect();
        let by_deal: Running = deals.iter().map(|deal| deal.wins / deal.games as f64).collect();
        let rate = wilson(deals.iter().map(|deal| deal.wins).sum(), games as f64);
        let points = [0, 1].map(|side| deals.iter().map(|deal| deal.points[side]).sum::<f64>() / games as f64);
        let mut time = [MoveTime::default(); 2];
        let mut forfeits = [0; 2];
        let why = [0, 1].map(|side: usize| deals.iter().find_map(|deal| deal.why[side].clone()));
        let mut state = SprtState::default();
        for deal in deals {
            time.iter_mut().zip(deal.time).for_each(|(sum, time)| sum.add(time));
            forfeits.iter_mut().zip(deal.forfeits).for_each(|(sum, forfeits)| *sum += forfeits);
            state.add(deal);
        }
        Pairing {
            first,
            second,
            games,
            margin: margins.interval(),
            adjusted: if adjust { LuckAdjusted::of(deals) } else { None },
            rate,
            // A few deals that all end alike would reach beyond what a rate can be.
            rate_by_deal: by_deal.interval().map(|rate| rate.clamp(0.0, 1.0)),
            won: [0, 1].map(|side| wilson(deals.iter().map(|deal| deal.alone[side]).sum(), alone as f64)),
            elo: rate.map(elo),
            points,
            time,
            forfeits,
            why,
            sprt: sprt.map(|sprt| (sprt.likelihood(&state), sprt.verdict(&state))),
        }
    }
}
