//! What an action gives, before it is played.

use serde::Serialize;
use ts_rs::TS;

use crate::{
    Description, Game, Observed, Presentation, ScoreLine, Seat,
    context::{Glimpse, Search},
};

/// What is certain about an action, from what its seat may know: up to the first chance, reveal or answer of another seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Preview<P> {
    /// Whose action.
    pub seat: Seat,
    /// Points of every seat, with what they are for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ScoreLine<P>>>", optional)]
    pub lines: Vec<ScoreLine<P>>,
    /// What the seat itself gains and spends.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Amount>>", optional)]
    pub amounts: Vec<Amount>,
    /// What else is certain, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Description<P>>>", optional)]
    pub notes: Vec<Description<P>>,
}

/// A number of things a player has, gains or spends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Amount {
    /// What, as a text key of the game: `amount-workers`. Its arguments are `sign` and `count`.
    pub what: &'static str,
    /// How many; negative if spent.
    pub count: i32,
}

impl Amount {
    /// An amount of something.
    pub fn new(what: &'static str, count: impl Into<i32>) -> Self {
        Amount { what, count: count.into() }
    }
}

/// Positions a seat may be in, in which its actions are tried.
pub struct Outlook<G> {
    seat: Seat,
    worlds: [G; 2],
}

impl<G: Presentation> Outlook<G> {
    /// From what a seat may know of a position; the rest is sampled from `seed`, which is not the game's.
    pub fn new(position: &G, seat: Seat, seed: u64) -> Self {
        let mut cx = Search::new(seed);
        Outlook { seat, worlds: std::array::from_fn(|_| Observed::new(position, seat, &mut cx).into_open()) }
    }

    /// What a legal action gives.
    ///
    /// Only what comes out the same in every position tried, and however chance falls there, counts as certain.
    pub fn preview(&self, action: &G::Action) -> Preview<G::Place> {
        let tries: Vec<Try<G>> = self
            .worlds
            .iter()
            .flat_map(|world| [Glimpse::first(), Glimpse::last()].map(|cx| Try::new(world, self.seat, action, cx)))
            .collect();
        let [first, others @ ..] = &tries[..] else { unreachable!("there are two positions to try") };
        let same = |other: &Try<G>| first.lines.iter().zip(&other.lines).take_while(|(a, b)| a == b).count();
        let certain = others.iter().map(same).min().unwrap_or(0);
        let agreed = |amount: &Amount| others.iter().all(|other| other.amounts.contains(amount));
        Preview {
            seat: self.seat,
            lines: first.lines[..certain].to_vec(),
            amounts: first.amounts.iter().copied().filter(|amount| amount.count != 0 && agreed(amount)).collect(),
            notes: self.worlds[0].foreseen(self.seat, &first.after),
        }
    }
}

struct Try<G: Game> {
    after: G,
    lines: Vec<ScoreLine<G::Place>>,
    amounts: Vec<Amount>,
}

impl<G: Presentation> Try<G> {
    fn new(before: &G, seat: Seat, action: &G::Action, mut cx: Glimpse<G::Event>) -> Self {
        let mut after = before.clone();
        after.foresee(seat, action, &mut cx);
        let lines = cx.events().iter().flat_map(G::score_lines).cloned().collect();
        let had = before.amounts(seat);
        let change = |now: Amount| {
            let before = had.iter().find(|amount| amount.what == now.what).map_or(0, |amount| amount.count);
            Amount { count: now.count - before, ..now }
        };
        let amounts = after.amounts(seat).into_iter().map(change).collect();
        Try { after, lines, amounts }
    }
}
