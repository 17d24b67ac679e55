//! From a game to its report: every step judged, then summed up.

use std::sync::atomic::AtomicBool;

use duchy_game::{
    Game, Observed, Presentation, Seat, SeatSet,
    context::{Fork, Search, Trace},
};
use duchy_search::{Evaluator, mix};

use crate::{
    CurvePoint, Depth, History, InUnits, InViews, JudgedChance, JudgedChoice, JudgedDecision, Judgement, Measured,
    Mistake, REPORT_FORMAT, Report, Sources, Step, StepKind, Unit, Weight,
    account::{Account, Booking, Decided},
    effort::Effort,
    judge::{Judge, Looked, Question, behind, best_of},
    luck::{Alternatives, Draws, alternatives},
    present::{choice, erased, tidied},
    tally::Tally,
    values::Values,
};

/// How to analyse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// How thorough to be.
    pub depth: Depth,
    /// Random seed: the same one gives the same report.
    pub seed: u64,
}

/// The analysis was stopped from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the analysis was stopped")]
pub struct Stopped;

/// Judges every decision and every draw of a game.
///
/// `progress` is called with the number of steps done and their total. Stops soon after `stop` is set.
pub fn analyse<G: Presentation>(
    history: &History<G>,
    evaluator: Box<dyn Evaluator<G>>,
    settings: &Settings,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(u32, u32),
) -> Result<Report, Stopped> {
    let judge = Judge::new(evaluator, Effort::of(settings.depth), stop);
    Analysis::new(history, judge, *settings).run(progress)
}

/// The most candidates that are listed with a decision, besides the one played.
const LISTED: usize = 6;
/// With everything within this of each other, nothing was at stake: points, and win share.
const AT_STAKE: (f64, f64) = (0.3, 0.005);
/// A best action this far ahead of all others is obvious: points, and win share.
const OBVIOUS: (f64, f64) = (8.0, 0.15);

/// The work in progress.
struct Analysis<'a, G: Game> {
    history: &'a History<G>,
    judge: Judge<'a, G>,
    settings: Settings,
    /// Of this game: with the same samples in all of them, the errors of many games would not cancel out.
    seed: u64,
    /// After the setup and after each step.
    positions: Vec<G>,
    resigned: Vec<SeatSet>,
    values: Vec<Values>,
    seats: u8,
}

/// A decision that was compared, for what is found out later.
struct Compared<G: Game> {
    /// The step.
    step: usize,
    /// Its place among the decisions of the report.
    decision: usize,
    legal: Vec<G::Action>,
    looked: Vec<Looked<G::Action>>,
    played: usize,
    best: InUnits<usize>,
}

impl<'a, G: Presentation> Analysis<'a, G> {
    fn new(history: &'a History<G>, judge: Judge<'a, G>, settings: Settings) -> Self {
        let mut position = history.first.clone();
        let mut away = SeatSet::EMPTY;
        let (mut positions, mut resigned) = (vec![position.clone()], vec![away]);
        for step in &history.steps {
            match &step.kind {
                StepKind::Action { action, trace } => {
                    let names = trace.outcomes.iter().map(|drawn| drawn.name.clone());
                    let mut chance = duchy_game::context::Fixed::new(names);
                    position.play_unchecked(step.seat, action, &mut chance);
                }
                StepKind::Resignation => away = away.with(step.seat),
                StepKind::Redeal(trace) => {
                    let names = trace.outcomes.iter().map(|drawn| drawn.name.clone());
                    position.determinize(step.seat, &mut duchy_game::context::Fixed::new(names));
                    position.reopen(step.seat);
                }
            }
            positions.push(position.clone());
            resigned.push(away);
        }
        let seed = position.fingerprint().bytes().fold(settings.seed, |seed, byte| mix(seed, u64::from(byte)));
        Analysis { seats: position.seats(), history, judge, settings, seed, positions, resigned, values: Vec::new() }
    }

    fn run(mut self, progress: &mut dyn FnMut(u32, u32)) -> Result<Report, Stopped> {
        let steps = &self.history.steps;
        let total = steps.len() as u32 + 1;
        let revised = self.revised();
        let turns = turns(steps, &self.positions);
        let deciding =
            steps.iter().zip(&self.positions).filter(|(step, position)| choices(*position, step) > 1).count();
        let budget = self.judge.effort.positions / deciding.max(1) as u64;
        let mut account = Account::new(self.seats);
        let mut chances = Vec::new();
        let mut decisions = Vec::new();
        let mut compared: Vec<Compared<G>> = Vec::new();
        self.set_up(&mut account, &mut chances)?;
        progress(1, total);
        for (index, step) in steps.iter().enumerate() {
            let before = self.values[index];
            let after = self.judge.value(&self.positions[index + 1], self.resigned[index + 1])?;
            self.values.push(after);
            if let StepKind::Redeal(trace) = &step.kind {
                // The seat could not tell one from the other, so all of it is luck.
                let luck = after.minus(&before);
                let came = Alternatives { mean: before, error: Values::default(), exact: false, count: 1 };
                chances.push(chance(step.seq, Some(step.seat), names(trace), &luck, &came, self.seats));
                account.draw(step.seq, turns[index], luck, came.error);
                account.book(Booking { seat: step.seat, luck, ..Booking::default() });
                progress(index as u32 + 2, total);
                continue;
            }
            let StepKind::Action { action, trace } = &step.kind else {
                let cost = after.minus(&before);
                account.book(Booking {
                    seat: step.seat,
                    known: cost,
                    open: cost,
                    open_of_known: cost,
                    ..Booking::default()
                });
                decisions.push(self.resignation(step, index, turns[index]));
                continue;
            };
            let mut mean = after;
            let mut booking = Booking { seat: step.seat, ..Booking::default() };
            if !trace.outcomes.is_empty()
                && let Some(came) = self.alternatives(index, step.seat, action)?
            {
                mean = came.mean;
                booking.luck = after.minus(&mean);
                booking.luck_error = came.error;
                chances.push(chance(step.seq, Some(step.seat), names(trace), &booking.luck, &came, self.seats));
                account.draw(step.seq, turns[index], booking.luck, came.error);
            }
            let legal = self.positions[index].legal(step.seat);
            let (judged, weight, found) = if legal.len() < 2 || revised[index] {
                let weight = if revised[index] { Weight::Revised } else { Weight::Forced };
                (InViews { known: nothing(), open: None }, weight, None)
            } else {
                self.decide(index, step, action, legal.clone(), budget, &mut booking)?
            };
            // What is left of the step is what the evaluation got wrong.
            booking.estimation_known = mean.minus(&before).minus(&booking.open_of_known);
            booking.estimation_open = mean.minus(&before).minus(&booking.open);
            let gap = found.as_ref().map(|found| self.gap(found, step.seat));
            account.decided(Decided::new(step, turns[index], weight, &judged, gap.unwrap_or_default()));
            compared.extend(found.map(|found| Compared { decision: decisions.len(), ..found }));
            account.book(booking);
            decisions.push(JudgedDecision {
                seq: step.seq,
                turn: turns[index],
                seat: step.seat,
                prompt: erased(self.positions[index].describe_prompt(step.seat)),
                action: self.positions[index].action_text(action),
                legal: legal.len() as u32,
                weight,
                judged,
            });
            progress(index as u32 + 2, total);
        }
        self.explain(&mut decisions, &compared)?;
        progress(total, total);
        Ok(self.report(&account, decisions, chances))
    }

    fn report(&self, account: &Account, decisions: Vec<JudgedDecision>, chances: Vec<JudgedChance>) -> Report {
        let last = self.positions.len() - 1;
        let errors = account.curve_errors();
        let seqs = std::iter::once(0).chain(self.history.steps.iter().map(|step| step.seq));
        let curve = seqs
            .zip(self.values.iter().zip(&errors))
            .map(|(seq, (values, errors))| CurvePoint { seq, values: values.measured(errors, self.seats) })
            .collect();
        let hidden = decisions.iter().any(|decision| decision.judged.open.is_some());
        let ledger = account.ledger(&self.values[last], hidden);
        let playing = usize::from(self.seats) - self.resigned[last].len();
        let position = &self.positions[last];
        Report {
            format: REPORT_FORMAT,
            game: G::ID.to_owned(),
            rules: self.history.rules,
            depth: self.settings.depth,
            seed: self.settings.seed,
            players: self.history.players.clone(),
            last: self.history.steps.last().map_or(0, |step| step.seq),
            finished: self.history.agreed
                || position.status().is_over()
                || playing == 0
                || (playing == 1 && self.seats > 1),
            agreed: self.history.agreed,
            scores: Seat::all(self.seats).map(|seat| position.score(seat)).collect(),
            hidden,
            curve,
            verdicts: crate::account::verdicts(&ledger.known),
            summaries: account.summaries(&decisions, hidden),
            turning_points: crate::account::turning_points(&decisions),
            ledger,
            decisions,
            chances,
        }
    }

    /// Answers that the same seat changed before they took effect.
    fn revised(&self) -> Vec<bool> {
        let steps = &self.history.steps;
        let mut revised = vec![false; steps.len()];
        for (index, step) in steps.iter().enumerate() {
            let acts = |step: &Step<G>| matches!(step.kind, StepKind::Action { .. });
            let awaited = self.positions[index].status().awaited().contains(step.seat);
            let earlier = steps[..index].iter().rposition(|earlier| earlier.seat == step.seat && acts(earlier));
            if !awaited
                && acts(step)
                && let Some(earlier) = earlier
            {
                revised[earlier] = true;
            }
        }
        revised
    }

    fn seed(&self, seq: u32) -> u64 {
        mix(self.seed, u64::from(seq))
    }

    fn set_up(&mut self, account: &mut Account, chances: &mut Vec<JudgedChance>) -> Result<(), Stopped> {
        let value = self.judge.value(&self.positions[0], self.resigned[0])?;
        self.values.push(value);
        let seed = mix(self.seed(0), 7);
        let samples = self.judge.effort.samples;
        let outcomes = names(&self.history.setup);
        let came = if outcomes.is_empty() {
            None
        } else {
            alternatives(&mut Start { history: self.history, judge: &mut self.judge }, samples, seed)?
        };
        let Some(came) = came else {
            account.start(value, Values::default(), Values::default());
            return Ok(());
        };
        let luck = value.minus(&came.mean);
        account.start(came.mean, luck, came.error);
        account.draw(0, 0, luck, came.error);
        chances.push(chance(0, None, outcomes, &luck, &came, self.seats));
        Ok(())
    }

    /// What could have come after the step.
    fn alternatives(&mut self, index: usize, seat: Seat, action: &G::Action) -> Result<Option<Alternatives>, Stopped> {
        let seed = mix(self.seed(self.history.steps[index].seq), 7);
        let samples = self.judge.effort.samples;
        let mut draws = Play {
            before: &self.positions[index],
            resigned: self.resigned[index],
            seat,
            action,
            judge: &mut self.judge,
        };
        alternatives(&mut draws, samples, seed)
    }

    /// Compares the actions of a decision, as known and with everything open.
    #[expect(clippy::type_complexity, reason = "three results of one comparison")]
    fn decide(
        &mut self,
        index: usize,
        step: &Step<G>,
        action: &G::Action,
        legal: Vec<G::Action>,
        budget: u64,
        booking: &mut Booking,
    ) -> Result<(InViews<Judgement>, Weight, Option<Compared<G>>), Stopped> {
        let Some(played) = legal.iter().position(|legal| legal == action) else {
            return Ok((InViews { known: nothing(), open: None }, Weight::Forced, None));
        };
        let (seat, seed, resigned) = (step.seat, self.seed(step.seq), self.resigned[index]);
        let position = &self.positions[index];
        let observed = Observed::new(position, seat, &mut Search::new(seed));
        let world = |seed: u64| world(&observed, seed);
        let hidden = (0..3).any(|number| world(mix(seed, number)) != *position);
        let budget = if hidden { budget / 2 } else { budget };
        let as_known = Question { world: &world, seat, legal: &legal, resigned, seed };
        let mut known = self.judge.first_look(&as_known, budget / 3)?;
        let mut chosen = self.judge.promising(&known, seat, &[played]);
        let truth = |_: u64| position.clone();
        let all_open = Question { world: &truth, ..as_known };
        let mut open = None;
        if hidden {
            let looked = self.judge.first_look(&all_open, budget / 3)?;
            chosen = self.judge.promising(&looked, seat, &chosen);
            open = Some(looked);
        }
        let keep = [played];
        self.judge.roll(&as_known, &mut known, &chosen, &keep, budget)?;
        let best = InUnits::each(|unit| best_of(&known, &chosen, unit, seat));
        let of = Judged { position, seat, legal: &legal, played, chosen: &chosen };
        let judgement = of.judgement(&known, best);
        (booking.known, booking.known_error) = of.cost(&known, best, &judgement);
        let mut views = InViews { known: judgement, open: None };
        if let Some(open) = &mut open {
            let keep = [played, best.win, best.margin];
            self.judge.roll(&all_open, open, &chosen, &keep, budget)?;
            let best_open = InUnits::each(|unit| best_of(open, &chosen, unit, seat));
            let judgement = of.judgement(open, best_open);
            (booking.open, booking.open_error) = of.cost(open, best_open, &judgement);
            // The same choice in the world as it was: in the mean over all worlds it costs what it costs as known.
            (booking.open_of_known, booking.hidden_error) = of.cost(open, best, &views.known);
            views.open = Some(judgement);
        } else {
            booking.open = booking.known;
            booking.open_error = booking.known_error;
            booking.open_of_known = booking.known;
        }
        let weight = of.weight(&known, best);
        Ok((views, weight, Some(Compared { step: index, decision: 0, looked: known, played, best, legal })))
    }

    /// How far the second best is behind the one played, if that is the best.
    fn gap(&self, compared: &Compared<G>, seat: Seat) -> InUnits<Measured> {
        let Compared { looked, played, best, .. } = compared;
        InUnits::each(|unit| {
            if best.get(unit) != played {
                return Measured::default();
            }
            let rolled: Vec<usize> =
                (0..looked.len()).filter(|index| index != played && !looked[*index].rollouts.is_empty()).collect();
            if rolled.is_empty() {
                return Measured::default();
            }
            behind(looked, *played, best_of(looked, &rolled, unit, seat), unit, seat)
        })
    }

    fn resignation(&self, step: &Step<G>, index: usize, turn: u32) -> JudgedDecision {
        JudgedDecision {
            seq: step.seq,
            turn,
            seat: step.seat,
            prompt: erased(self.positions[index].describe_prompt(step.seat)),
            action: String::new(),
            legal: 0,
            weight: Weight::Resignation,
            judged: InViews { known: nothing(), open: None },
        }
    }

    /// Compares points by source where they matter most.
    fn explain(&mut self, decisions: &mut [JudgedDecision], compared: &[Compared<G>]) -> Result<(), Stopped> {
        let loss = |compared: &Compared<G>, decisions: &[JudgedDecision]| {
            let judged = &decisions[compared.decision].judged.known;
            let margin = if judged.close.margin { 0.0 } else { judged.loss.margin.value };
            let win = if judged.close.win { 0.0 } else { judged.loss.win.value };
            // A hundredth of win share weighs as much as half a point.
            margin + 50.0 * win
        };
        let mut costly: Vec<&Compared<G>> =
            compared.iter().filter(|compared| loss(compared, decisions) > 0.0).collect();
        costly.sort_by(|a, b| loss(b, decisions).total_cmp(&loss(a, decisions)));
        costly.truncate(self.judge.effort.explained);
        for Compared { step: index, decision, legal, looked, played, best } in costly {
            let step = &self.history.steps[*index];
            let mut before = Tally::default();
            before.add_trace::<G>(&self.history.setup);
            for step in &self.history.steps[..*index] {
                if let StepKind::Action { trace, .. } = &step.kind {
                    before.add_trace::<G>(trace);
                }
            }
            let seed = self.seed(step.seq);
            let observed = Observed::new(&self.positions[*index], step.seat, &mut Search::new(seed));
            let world = |seed: u64| world(&observed, seed);
            let question = Question { world: &world, seat: step.seat, legal, resigned: self.resigned[*index], seed };
            let better = if best.margin == *played { best.win } else { best.margin };
            let mut of = |place: usize| self.judge.sources(&question, &looked[place], &legal[place], &before);
            let (played, best) = (of(*played)?, of(better)?);
            decisions[*decision].judged.known.sources = Some(Sources { played, best, games: self.judge.effort.games });
        }
        Ok(())
    }
}

/// A world the observer may be in, with what rivals answered in secret taken back.
pub(crate) fn world<G: Game>(observed: &Observed<G>, seed: u64) -> G {
    let mut world = observed.clone();
    world.redeal(&mut Search::new(seed));
    world.into_open()
}

/// A decision with its candidates.
pub(crate) struct Judged<'a, G: Game> {
    pub(crate) position: &'a G,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [G::Action],
    pub(crate) played: usize,
    pub(crate) chosen: &'a [usize],
}

impl<G: Presentation> Judged<'_, G> {
    fn judgement(&self, looked: &[Looked<G::Action>], best: InUnits<usize>) -> Judgement {
        let Judged { seat, played, chosen, .. } = *self;
        let margin = |index: usize| looked[index].value().get(Unit::Margin, seat);
        let mut listed = chosen.to_vec();
        listed.sort_by(|&a, &b| margin(b).total_cmp(&margin(a)));
        let mut places = 0;
        listed.retain(|&index| {
            places += 1;
            places <= LISTED || index == played || index == best.win || index == best.margin
        });
        let place = |index: usize| listed.iter().position(|&listed| listed == index).map(|place| place as u32);
        let loss = InUnits::each(|unit| tidied(behind(looked, *best.get(unit), played, unit, seat)));
        let close = InUnits::each(|unit| !loss.get(unit).is_clear());
        Judgement {
            candidates: listed.iter().map(|&index| self.choice(looked, best, index)).collect(),
            played: place(played),
            best: InUnits::each(|unit| place(*best.get(unit))),
            loss,
            close,
            mistake: InUnits::each(
                |unit| {
                    if *close.get(unit) { None } else { Mistake::of(loss.get(unit).value, unit) }
                },
            ),
            sources: None,
        }
    }

    /// An action with its value.
    pub(crate) fn choice(&self, looked: &[Looked<G::Action>], best: InUnits<usize>, index: usize) -> JudgedChoice {
        let behind = InUnits::each(|unit| tidied(behind(looked, *best.get(unit), index, unit, self.seat)));
        choice(self.position, self.seat, &self.legal[index], &looked[index], behind)
    }

    /// What the played action changed for every seat compared with the best one, where that is clear, and its error.
    fn cost(&self, looked: &[Looked<G::Action>], best: InUnits<usize>, judged: &Judgement) -> (Values, Values) {
        let played = &looked[self.played];
        let of = |unit: Unit| {
            let best = *best.get(unit);
            if *judged.close.get(unit) || best == self.played {
                return (Values::default(), Values::default());
            }
            (played.value().minus(&looked[best].value()), played.error_of_difference(&looked[best]))
        };
        let (win, margin) = (of(Unit::Win), of(Unit::Margin));
        (Values::of_units(&win.0, &margin.0), Values::of_units(&win.1, &margin.1))
    }

    fn weight(&self, looked: &[Looked<G::Action>], best: InUnits<usize>) -> Weight {
        let value = |unit: Unit, index: usize| looked[index].value().get(unit, self.seat);
        let ahead = |unit: Unit, of: &dyn Fn(&mut dyn Iterator<Item = f64>) -> f64| {
            let best = *best.get(unit);
            let others = &mut (0..looked.len()).filter(|&index| index != best).map(|index| value(unit, index));
            value(unit, best) - of(others)
        };
        let worst = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::INFINITY, f64::min);
        let second = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::NEG_INFINITY, f64::max);
        if ahead(Unit::Margin, &worst) < AT_STAKE.0 && ahead(Unit::Win, &worst) < AT_STAKE.1 {
            return Weight::Indifferent;
        }
        let stands_out = ahead(Unit::Margin, &second) >= OBVIOUS.0 || ahead(Unit::Win, &second) >= OBVIOUS.1;
        if stands_out && best.win == self.played && best.margin == self.played {
            Weight::Obvious
        } else {
            Weight::Counted
        }
    }
}

/// The judgement of a decision without alternatives.
fn nothing() -> Judgement {
    Judgement {
        candidates: Vec::new(),
        played: None,
        best: InUnits::default(),
        loss: InUnits::default(),
        close: InUnits { win: true, margin: true },
        mistake: InUnits::default(),
        sources: None,
    }
}

fn choices<G: Game>(position: &G, step: &Step<G>) -> usize {
    match step.kind {
        StepKind::Action { .. } => position.legal(step.seat).len(),
        StepKind::Resignation | StepKind::Redeal(_) => 0,
    }
}

/// The number of the seat's turn at each step: another one begins when somebody else has acted, or alone with chance.
fn turns<G: Game>(steps: &[Step<G>], positions: &[G]) -> Vec<u32> {
    let mut turns = [0; duchy_game::MAX_SEATS];
    let alone = positions[0].seats() == 1;
    let mut last = None;
    let mut numbers = Vec::new();
    for step in steps {
        if matches!(step.kind, StepKind::Redeal(_)) {
            numbers.push(turns[step.seat.index()]);
            continue;
        }
        if last != Some(step.seat) {
            turns[step.seat.index()] += 1;
        }
        numbers.push(turns[step.seat.index()]);
        let drawn = matches!(&step.kind, StepKind::Action { trace, .. } if !trace.outcomes.is_empty());
        last = (!alone || !drawn).then_some(step.seat);
    }
    numbers
}

/// What came, by name.
fn names<E>(trace: &Trace<E>) -> Vec<String> {
    trace.outcomes.iter().map(|drawn| drawn.name.clone().into_owned()).collect()
}

fn chance(
    seq: u32,
    seat: Option<Seat>,
    outcomes: Vec<String>,
    luck: &Values,
    came: &Alternatives,
    seats: u8,
) -> JudgedChance {
    let luck = luck.measured(&came.error, seats);
    JudgedChance { seq, seat, outcomes, luck, exact: came.exact, possible: came.count }
}

/// The setup, to be drawn again.
struct Start<'a, 'b, G: Game> {
    history: &'a History<G>,
    judge: &'a mut Judge<'b, G>,
}

impl<G: Game> Start<'_, '_, G> {
    fn with(&self, chance: &mut impl duchy_game::Context<G::Event>) -> Option<G> {
        let History { catalogue, rules, options, players, .. } = self.history;
        G::start(*catalogue, *rules, players.len() as u8, options, chance).ok()
    }
}

impl<G: Game> Draws<G> for Start<'_, '_, G> {
    fn fork(&self, chance: &mut Fork) -> Option<G> {
        self.with(chance)
    }

    fn sample(&self, chance: &mut Search) -> Option<G> {
        self.with(chance)
    }

    fn judge(&mut self, position: &G) -> Result<Values, Stopped> {
        self.judge.value(position, SeatSet::EMPTY)
    }
}

/// An action, to be played again.
struct Play<'a, 'b, G: Game> {
    before: &'a G,
    resigned: SeatSet,
    seat: Seat,
    action: &'a G::Action,
    judge: &'a mut Judge<'b, G>,
}

impl<G: Game> Play<'_, '_, G> {
    fn with(&self, chance: &mut impl duchy_game::Context<G::Event>) -> G {
        let mut position = self.before.clone();
        position.play_unchecked(self.seat, self.action, chance);
        position
    }
}

impl<G: Game> Draws<G> for Play<'_, '_, G> {
    fn fork(&self, chance: &mut Fork) -> Option<G> {
        Some(self.with(chance))
    }

    fn sample(&self, chance: &mut Search) -> Option<G> {
        Some(self.with(chance))
    }

    fn judge(&mut self, position: &G) -> Result<Values, Stopped> {
        self.judge.value(position, self.resigned)
    }
}
