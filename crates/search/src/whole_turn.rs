//! The best of one's own turns by the evaluator, without asking what the others will do.

use duchy_game::{
    Game, Observed,
    context::{Keyed, Search},
};

use crate::{
    Budget, Candidate, Evaluator, Outlook, PerSeat, Searcher, mix, searcher::legal, stats::Running, turn::TurnSearch,
};

/// Plays the first decision of the turn that leads to the best position.
///
/// It looks through its own decisions until the turn ends and judges what lies there, as a mean over some samples of
/// luck and of what is hidden: the same ones for every action, so that none is lucky. Every action gets an equal share
/// of the budget.
pub struct WholeTurn<G: Game, E> {
    pub(crate) evaluator: E,
    samples: u32,
    blind: bool,
    turn: TurnSearch<G>,
    /// How the turn goes on best after each action that was last ranked.
    lines: Vec<(G::Action, Vec<G::Action>)>,
}

impl<G: Game, E: Evaluator<G>> WholeTurn<G, E> {
    /// By this evaluator, with one sample.
    pub fn new(evaluator: E) -> Self {
        WholeTurn { evaluator, samples: 1, blind: false, turn: TurnSearch::default(), lines: Vec::new() }
    }

    /// Averages over this many samples.
    #[must_use]
    pub fn samples(mut self, samples: u32) -> Self {
        self.samples = samples.max(1);
        self
    }

    /// Looks at its own points alone, not at what the others get.
    #[must_use]
    pub fn blind(mut self) -> Self {
        self.blind = true;
        self
    }

    /// How the turn goes on best after an action that was last ranked, as far as it was looked at.
    pub(crate) fn line(&self, action: &G::Action) -> &[G::Action] {
        self.lines.iter().find(|(ranked, _)| ranked == action).map_or(&[], |(_, line)| line)
    }

    /// How many positions were judged so far.
    pub(crate) fn judged(&self) -> u64 {
        self.turn.judged
    }
}

/// A world the observer may be in, with what rivals answered in secret taken back.
pub(crate) fn world<G: Game>(observed: &Observed<G>, seed: u64) -> G {
    let mut world = observed.clone();
    world.redeal(&mut Search::new(seed));
    world.into_open()
}

impl<G: Game, E: Evaluator<G>> Searcher<G> for WholeTurn<G, E> {
    fn rank(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<G::Action>> {
        let mut actions = legal(observed);
        Search::new(seed).rng.shuffle(&mut actions);
        // What is not considered comes last, unsearched.
        actions.sort_by_key(|action| !self.evaluator.considers(action));
        let considered = actions.partition_point(|action| self.evaluator.considers(action));
        let mut ranked: Vec<Candidate<G::Action>> = actions.into_iter().map(Candidate::unsearched).collect();
        if ranked.len() == 1 {
            return ranked;
        }
        let (seat, seats) = (observed.seat(), observed.position().seats());
        let worlds: Vec<(G, Keyed)> = (0..u64::from(self.samples))
            .map(|sample| (world(observed, mix(seed, 2 * sample)), Keyed::new(mix(seed, 2 * sample + 1))))
            .collect();
        let share = (budget.limit() / (ranked.len() * worlds.len()) as u64).clamp(1, u64::from(u32::MAX)) as u32;
        let (evaluator, blind) = (&mut self.evaluator, self.blind);
        let mut judge = |position: &G| {
            let outlook = Outlook::of_turn_end(position, evaluator);
            let value = if blind { outlook.points[seat.index()] } else { outlook.margin(seats, seat) };
            (value, (outlook, position.status().is_over()))
        };
        let mut ends = vec![Ends::default(); considered];
        self.lines.clear();
        for (candidate, ends) in ranked.iter_mut().zip(&mut ends) {
            if budget.stopped() {
                break;
            }
            let mut values = Running::default();
            for (position, chance) in &worlds {
                let mut allowed = share;
                let (value, (outlook, over)) =
                    self.turn.after(position, seat, &candidate.action, *chance, &mut allowed, &mut judge);
                values.push(f64::from(value));
                ends.add(&outlook, over);
            }
            self.lines.push((candidate.action.clone(), self.turn.line().to_vec()));
            candidate.value = values.mean() as f32;
            candidate.error = values.error() as f32;
            candidate.samples = values.count() as u32;
        }
        for (candidate, ends) in ranked.iter_mut().zip(&ends).filter(|(candidate, _)| candidate.samples > 0) {
            candidate.outlook = ends.outlook(|points| evaluator.shares(observed.position(), points));
        }
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranked
    }
}

/// Where the turns of one action end, over all samples.
#[derive(Clone, Copy, Default)]
struct Ends {
    /// Sums of what games brought that are over then.
    over: Outlook,
    games_over: u32,
    /// Sums of the points expected where the game goes on.
    open: PerSeat,
    games_open: u32,
}

impl Ends {
    fn add(&mut self, outlook: &Outlook, over: bool) {
        let points = if over { &mut self.over.points } else { &mut self.open };
        points.iter_mut().zip(outlook.points).for_each(|(sum, points)| *sum += points);
        if over {
            self.over.shares.iter_mut().zip(outlook.shares).for_each(|(sum, share)| *sum += share);
        }
        *(if over { &mut self.games_over } else { &mut self.games_open }) += 1;
    }

    /// The mean. `shares` gives the chances to win where the game goes on, for the points expected there.
    fn outlook(&self, shares: impl FnOnce(&PerSeat) -> PerSeat) -> Outlook {
        let (open, all) = (self.games_open as f32, (self.games_open + self.games_over) as f32);
        let mut mean = self.over;
        if self.games_open > 0 {
            let chances = shares(&self.open.map(|sum| sum / open));
            mean.points.iter_mut().zip(self.open).for_each(|(sum, points)| *sum += points);
            mean.shares.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += open * chance);
        }
        Outlook { points: mean.points.map(|sum| sum / all), shares: mean.shares.map(|sum| sum / all) }
    }
}
