//! Playing the games of the arena.

use std::time::{Duration, Instant};

use duchy_game::{
    BadOptions, Game, Observed, Seat, Status,
    context::{Deal, Search},
};

use super::{Arena, Contestant, DealResult, MoveTime};
use crate::{Budget, Evaluator, Outlook, PerSeat, Searcher, mix, stats::Running, turn::Noticing};

/// Samples of what else could have come, for telling luck.
const ALTERNATIVES: u64 = 8;

/// A contestant at work in one thread.
pub(super) struct Player<'a, G: Game> {
    contestant: &'a Contestant<G>,
    searcher: Box<dyn Searcher<G>>,
    time: MoveTime,
    /// Why it gave up first since somebody asked.
    why: Option<String>,
}

impl<'a, G: Game> Player<'a, G> {
    pub(super) fn new(contestant: &'a Contestant<G>) -> Self {
        Player { contestant, searcher: (contestant.searcher)(), time: MoveTime::default(), why: None }
    }

    /// What it plays; `None` if it gives up.
    fn choose(&mut self, observed: &Observed<G>, seed: u64) -> Option<G::Action> {
        let wall = self.contestant.wall;
        let (started, before) = (Instant::now(), thread_time());
        let spent = || if wall { started.elapsed() } else { thread_time() - before };
        let limit = self.contestant.time;
        let used = || spent().as_secs_f32() / limit.as_secs_f32();
        let budget = Budget::positions(self.contestant.positions).timed(&used);
        let action = self.searcher.choose(observed, &budget, seed);
        let spent = spent();
        if observed.position().legal(observed.seat()).len() > 1 {
            self.time.add(MoveTime { decisions: 1, total: spent, longest: spent });
        }
        if let Some(why) = self.searcher.failure() {
            self.why.get_or_insert_with(|| why.to_owned());
            // The next game gets a fresh one.
            self.searcher = (self.contestant.searcher)();
            return None;
        }
        Some(action)
    }
}

/// How one game ended for one seat.
#[derive(Clone, Copy)]
struct Ended {
    points: f64,
    place: u8,
    luck: f64,
    gave_up: bool,
    won: bool,
}

impl<G: Game> Arena<G> {
    /// Plays one deal in all seatings.
    pub(super) fn deal(
        &self,
        players: &mut [Player<'_, G>],
        mut evaluator: Option<&mut Box<dyn Evaluator<G>>>,
        (first, second): (usize, usize),
        deal: u64,
    ) -> Result<DealResult, BadOptions> {
        let mut result = DealResult { first, second, deal, ..DealResult::default() };
        let seed = mix(self.seed, deal);
        if self.seats == 1 {
            // Two games side by side are compared as if they were one.
            let mut alone = |who: usize| Ok(self.game(players, evaluator.as_deref_mut(), &[who], seed)?[0]);
            let (mut one, mut other) = (alone(first)?, alone(second)?);
            // Whoever gives up has lost, whatever the points were until then.
            let result_of = |ended: &Ended| if ended.gave_up { f64::NEG_INFINITY } else { ended.points };
            one.place = 1 + u8::from(result_of(&one) < result_of(&other));
            other.place = 1 + u8::from(result_of(&other) < result_of(&one));
            result.alone = [one, other].map(|ended| f64::from(u8::from(ended.won)));
            result.add(&[one, other], &[first, second]);
        } else {
            let lone: &[usize] = if self.seats == 2 { &[first] } else { &[first, second] };
            for &alone in lone {
                let rest = first + second - alone;
                for seat in Seat::all(self.seats) {
                    let line_up: Vec<usize> =
                        Seat::all(self.seats).map(|other| if other == seat { alone } else { rest }).collect();
                    let game = self.game(players, evaluator.as_deref_mut(), &line_up, seed)?;
                    if self.seats > 2 {
                        result.alone[usize::from(alone != first)] += share_of_win(&game, seat);
                    }
                    result.add(&game, &line_up);
                }
            }
        }
        result.time = [first, second].map(|who| std::mem::take(&mut players[who].time));
        result.why = [first, second].map(|who| players[who].why.take());
        Ok(result)
    }

    /// Plays one game.
    fn game(
        &self,
        players: &mut [Player<'_, G>],
        mut evaluator: Option<&mut Box<dyn Evaluator<G>>>,
        line_up: &[usize],
        seed: u64,
    ) -> Result<Vec<Ended>, BadOptions> {
        let key = key(seed);
        let begin = |cx: &mut _| G::start(self.catalogue, G::RULES, self.seats, &self.options, cx);
        let mut position = begin(&mut Deal::<G::Event>::new(&key))?;
        let mut luck = PerSeat::default();
        if let Some(evaluator) = &mut evaluator {
            let mut others = Vec::new();
            for number in 0..ALTERNATIVES {
                let mut chance = Search::new(mix(!seed, u64::MAX - number));
                others.push(G::start(self.catalogue, G::RULES, self.seats, &self.options, &mut chance)?);
            }
            add_luck(&mut luck, evaluator, &position, others.into_iter());
        }
        let mut step = 0;
        let mut gave_up = None;
        while let Some(seat) = position.status().awaited().first() {
            // Nothing the searchers are given follows from the key of the deal.
            let seed = mix(!seed, step);
            step += 1;
            let observed = Observed::new(&position, seat, &mut Search::new(seed));
            let player = &mut players[line_up[seat.index()]];
            let Some(action) = player.choose(&observed, seed) else {
                gave_up = Some(seat);
                break;
            };
            if let Some(illegal) = position.why_not(seat, &action) {
                panic!(
                    "{} played {action:?}, which breaks {}: a searcher must answer legally",
                    player.contestant.name, illegal.rule
                );
            }
            let before = evaluator.is_some().then(|| position.clone());
            let mut deal = Deal::<G::Event>::new(&key);
            let mut chance = Noticing { chance: &mut deal, asked: false };
            position.play_unchecked(seat, &action, &mut chance);
            if let (true, Some(before), Some(evaluator)) = (chance.asked, before, &mut evaluator) {
                let others = (0..ALTERNATIVES).map(|number| {
                    let mut other = before.clone();
                    other.play_unchecked(seat, &action, &mut Search::new(mix(seed, number)));
                    other
                });
                add_luck(&mut luck, evaluator, &position, others);
            }
        }
        let (places, won) = match position.status() {
            Status::Over { places, won } => (Some(places), won),
            Status::Awaiting { .. } => (None, None),
        };
        let ended = |seat: Seat| Ended {
            points: f64::from(position.score(seat)),
            place: match &places {
                Some(places) => places.as_slice()[seat.index()],
                None => 1 + u8::from(gave_up == Some(seat)),
            },
            luck: f64::from(luck[seat.index()]),
            gave_up: gave_up == Some(seat),
            won: won == Some(true),
        };
        Ok(Seat::all(self.seats).map(ended).collect())
    }
}

/// Adds what came better than the mean of what could have come, in points by seat.
fn add_luck<G: Game>(
    luck: &mut PerSeat,
    evaluator: &mut Box<dyn Evaluator<G>>,
    came: &G,
    others: impl Iterator<Item = G>,
) {
    let count = ALTERNATIVES as f32;
    let came = Outlook::of(came, evaluator).points;
    luck.iter_mut().zip(came).for_each(|(luck, points)| *luck += points);
    for other in others {
        let points = Outlook::of(&other, evaluator).points;
        luck.iter_mut().zip(points).for_each(|(luck, points)| *luck -= points / count);
    }
}

/// 1 for the only winner, a half for one of two, and so on.
fn share_of_win(game: &[Ended], seat: Seat) -> f64 {
    let winners = game.iter().filter(|ended| ended.place == 1).count();
    if game[seat.index()].place == 1 { 1.0 / winners as f64 } else { 0.0 }
}

impl DealResult {
    /// Adds a game in which the two sat as the line-up says.
    fn add(&mut self, game: &[Ended], line_up: &[usize]) {
        let side = |mine: bool| {
            let first = self.first;
            game.iter().zip(line_up).filter(move |&(_, &who)| (who == first) == mine).map(|(seat, _)| seat)
        };
        let mean = |mine, of: fn(&Ended) -> f64| side(mine).map(of).collect::<Running>().mean();
        let better = side(true).flat_map(|mine| {
            side(false).map(move |theirs| match mine.place.cmp(&theirs.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            })
        });
        let wins = better.collect::<Running>().mean();
        let points = [true, false].map(|mine| mean(mine, |ended| ended.points));
        let luck = mean(true, |ended| ended.luck) - mean(false, |ended| ended.luck);
        let gave_up = [true, false].map(|mine| u64::from(side(mine).any(|ended| ended.gave_up)));
        self.games += 1;
        self.wins += wins;
        self.luck += luck;
        for side in 0..2 {
            self.points[side] += points[side];
            self.forfeits[side] += gave_up[side];
        }
    }
}

/// The key of the deal that follows from a seed.
fn key(seed: u64) -> [u8; 32] {
    let words: [[u8; 8]; 4] = std::array::from_fn(|word| mix(seed, word as u64).to_le_bytes());
    std::array::from_fn(|byte| words[byte / 8][byte % 8])
}

/// The time this thread has had of a processor: what others do at the same time costs it nothing.
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}
