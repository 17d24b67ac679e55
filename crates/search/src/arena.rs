//! Measuring strength: everybody against everybody on the same deals.
//!
//! Every deal is played in all seatings: with two at the table, both ways round; with more, one against the rest from
//! every seat, for either of the two; a game for one is played by each of them. So neither gains from a lucky deal or a
//! good seat, and what remains is strength.
//! The same arena gives the same result, whatever the number of threads.

use std::{
    num::NonZero,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use duchy_game::{
    BadOptions, Game, Interned, Observed, Seat, Status,
    context::{Deal, Search},
};

use crate::{
    Budget, Level, Searcher, mix,
    stats::{Interval, Running, elo, wilson},
};

/// An opponent to measure.
pub struct Contestant<G: Game> {
    /// What the result calls it.
    pub name: String,
    /// How many positions it may judge for one decision.
    pub positions: u64,
    /// How much time of a processor it may take for one decision.
    pub time: Duration,
    /// Makes it; every thread has one of its own.
    pub searcher: Box<dyn Fn() -> Box<dyn Searcher<G>> + Send + Sync>,
}

impl<G: Game> Contestant<G> {
    /// Any searcher under any name.
    pub fn new<S: Searcher<G> + 'static>(
        name: impl Into<String>,
        positions: u64,
        searcher: impl Fn() -> S + Send + Sync + 'static,
    ) -> Self {
        Contestant {
            name: name.into(),
            positions,
            time: Duration::MAX,
            searcher: Box::new(move || Box::new(searcher())),
        }
    }

    /// A level of the game.
    pub fn of_level(level: &'static Level<G>) -> Self {
        Contestant {
            name: level.id.to_owned(),
            positions: level.positions,
            time: level.time,
            searcher: Box::new(level.searcher),
        }
    }
}

/// What is played: the table and how much of it.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// The components.
    pub catalogue: Interned<G::Catalogue>,
    /// The options of every game.
    pub options: G::Options,
    /// How many sit at the table.
    pub seats: u8,
    /// How many deals each pair plays.
    pub deals: u32,
    /// Deals and choices follow from it.
    pub seed: u64,
    /// How many games run at once.
    pub threads: NonZero<usize>,
}

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
    /// How often a seat of the first came before a seat of the second, ties counting half: with two at the table the
    /// rate of wins. The interval takes games as independent, which is cautious: seatings of a deal balance out.
    pub rate: Interval,
    /// What that rate stands for in Elo points.
    pub elo: Interval,
    /// Points per seat of the first and of the second.
    pub points: [f64; 2],
    /// How often the first and the second won, if they played alone; nothing with others at the table.
    pub won: [Interval; 2],
    /// Time of a processor per decision of the first and of the second; forced ones don't count.
    pub time: [MoveTime; 2],
}

/// How long decisions took.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct MoveTime {
    /// How many decisions there were.
    pub decisions: u64,
    /// All of them together.
    pub total: Duration,
    /// The longest.
    pub longest: Duration,
}

impl MoveTime {
    /// What one decision took on average.
    pub fn mean(&self) -> Duration {
        self.total.checked_div(self.decisions.max(1) as u32).unwrap_or_default()
    }

    fn add(&mut self, other: MoveTime) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// One deal in all seatings, summed up.
#[derive(Clone, Copy, Default)]
struct Dealt {
    games: u64,
    rate: f64,
    points: [f64; 2],
    won: [f64; 2],
    time: [MoveTime; 2],
}

impl<G: Game> Arena<G> {
    /// Plays every pair of contestants; `progress` hears how many of how many deals are done, from any thread.
    pub fn play(
        &self,
        contestants: &[Contestant<G>],
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Vec<Pairing>, BadOptions> {
        let pairs: Vec<(usize, usize)> = (0..contestants.len())
            .flat_map(|first| (first + 1..contestants.len()).map(move |second| (first, second)))
            .collect();
        let deals = self.deals as usize;
        let total = pairs.len() * deals;
        let results = Mutex::new(vec![Ok(Dealt::default()); total]);
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.get().min(total) {
                scope.spawn(|| {
                    let mut players: Vec<Player<'_, G>> = contestants.iter().map(Player::new).collect();
                    loop {
                        let task = next.fetch_add(1, Ordering::Relaxed);
                        if task >= total {
                            return;
                        }
                        let dealt = self.deal(&mut players, pairs[task / deals], (task % deals) as u64);
                        results.lock().unwrap_or_else(PoisonError::into_inner)[task] = dealt;
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
                    }
                });
            }
        });
        let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        let results = results.into_iter().collect::<Result<Vec<Dealt>, BadOptions>>()?;
        Ok(pairs.iter().zip(results.chunks(deals.max(1))).map(|(&pair, dealt)| sum_up(pair, dealt)).collect())
    }

    /// Plays one deal in all seatings.
    fn deal(&self, players: &mut [Player<'_, G>], pair: (usize, usize), deal: u64) -> Result<Dealt, BadOptions> {
        let mut dealt = Dealt::default();
        let seed = mix(self.seed, deal);
        if self.seats == 1 {
            // Two games side by side are compared as if they were one.
            let [first, second] = [self.game(players, &[pair.0], seed)?[0], self.game(players, &[pair.1], seed)?[0]];
            let achieved = |(score, place): (i32, u8)| (place == 1, score);
            let place = |behind| 1 + u8::from(behind);
            let places = [place(achieved(first) < achieved(second)), place(achieved(second) < achieved(first))];
            dealt.add(&[(first.0, places[0]), (second.0, places[1])], &[pair.0, pair.1], pair.0);
            dealt.won = [first, second].map(|one| f64::from(u8::from(achieved(one).0)));
            dealt.time = [pair.0, pair.1].map(|who| std::mem::take(&mut players[who].time));
            return Ok(dealt);
        }
        let lone: &[usize] = if self.seats == 2 { &[pair.0] } else { &[pair.0, pair.1] };
        for &alone in lone {
            let rest = pair.0 + pair.1 - alone;
            for seat in Seat::all(self.seats) {
                let line_up: Vec<usize> =
                    Seat::all(self.seats).map(|other| if other == seat { alone } else { rest }).collect();
                let game = self.game(players, &line_up, seed)?;
                dealt.add(&game, &line_up, pair.0);
            }
        }
        dealt.time = [pair.0, pair.1].map(|who| std::mem::take(&mut players[who].time));
        Ok(dealt)
    }

    /// Plays one game: the score and the place of every seat; alone, the second place is a loss.
    fn game(&self, players: &mut [Player<'_, G>], line_up: &[usize], seed: u64) -> Result<Vec<(i32, u8)>, BadOptions> {
        let key = key(seed);
        let mut position =
            G::start(self.catalogue, G::RULES, self.seats, &self.options, &mut Deal::<G::Event>::new(&key))?;
        let mut step = 0;
        loop {
            let seat = match position.status() {
                Status::Over { places, won } => {
                    let scores = Seat::all(self.seats).map(|seat| position.score(seat));
                    let places = places.as_slice().iter().map(|place| place + u8::from(won == Some(false)));
                    return Ok(scores.zip(places).collect());
                }
                Status::Awaiting { awaited, .. } => awaited.first().unwrap_or(Seat(0)),
            };
            let player = &mut players[line_up[seat.index()]];
            // Nothing the searchers are given follows from the key of the deal.
            let seed = mix(!seed, step);
            step += 1;
            let observed = Observed::new(&position, seat, &mut Search::new(seed));
            let action = player.choose(&observed, seed);
            if let Err(illegal) = position.play(seat, &action, &mut Deal::<G::Event>::new(&key)) {
                panic!(
                    "{} played {action:?}, which breaks {}: a searcher must answer legally",
                    player.name, illegal.rule
                );
            }
        }
    }
}

/// A contestant at work in one thread.
struct Player<'a, G: Game> {
    name: &'a str,
    positions: u64,
    limit: Duration,
    time: MoveTime,
    searcher: Box<dyn Searcher<G>>,
}

impl<'a, G: Game> Player<'a, G> {
    fn new(contestant: &'a Contestant<G>) -> Self {
        Player {
            name: &contestant.name,
            positions: contestant.positions,
            limit: contestant.time,
            time: MoveTime::default(),
            searcher: (contestant.searcher)(),
        }
    }

    fn choose(&mut self, observed: &Observed<G>, seed: u64) -> G::Action {
        let start = thread_time();
        let limit = self.limit;
        let used = || (thread_time() - start).as_secs_f32() / limit.as_secs_f32();
        let action = self.searcher.choose(observed, &Budget::positions(self.positions).timed(&used), seed);
        let spent = thread_time() - start;
        if observed.position().legal(observed.seat()).len() > 1 {
            self.time.add(MoveTime { decisions: 1, total: spent, longest: spent });
        }
        action
    }
}

impl Dealt {
    /// Adds a game in which `first` and another sat as the line-up says.
    fn add(&mut self, game: &[(i32, u8)], line_up: &[usize], first: usize) {
        let side = |mine: bool| {
            game.iter().zip(line_up).filter(move |&(_, &who)| (who == first) == mine).map(|(seat, _)| seat)
        };
        let points = |mine| side(mine).map(|&(score, _)| f64::from(score)).collect::<Running>().mean();
        let better = side(true).flat_map(|mine| {
            side(false).map(move |theirs| match mine.1.cmp(&theirs.1) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            })
        });
        self.games += 1;
        self.rate += better.collect::<Running>().mean();
        self.points[0] += points(true);
        self.points[1] += points(false);
    }
}

fn sum_up((first, second): (usize, usize), dealt: &[Dealt]) -> Pairing {
    let games: u64 = dealt.iter().map(|dealt| dealt.games).sum();
    let margins: Running = dealt.iter().map(|dealt| (dealt.points[0] - dealt.points[1]) / dealt.games as f64).collect();
    let rate = wilson(dealt.iter().map(|dealt| dealt.rate).sum(), games as f64);
    let points = [0, 1].map(|side| dealt.iter().map(|dealt| dealt.points[side]).sum::<f64>() / games as f64);
    let mut time = [MoveTime::default(); 2];
    for dealt in dealt {
        time.iter_mut().zip(dealt.time).for_each(|(sum, time)| sum.add(time));
    }
    let won = [0, 1].map(|side| wilson(dealt.iter().map(|dealt| dealt.won[side]).sum(), games as f64));
    Pairing { first, second, games, margin: margins.interval(), rate, elo: rate.map(elo), points, won, time }
}

/// The time this thread has had of a processor: what others do at the same time costs it nothing.
fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// The key of the deal that follows from a seed.
fn key(seed: u64) -> [u8; 32] {
    let words: [[u8; 8]; 4] = std::array::from_fn(|word| mix(seed, word as u64).to_le_bytes());
    std::array::from_fn(|byte| words[byte / 8][byte % 8])
}
