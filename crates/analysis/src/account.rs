//! The ledger and what is summed up from it.

use duchy_game::{Game, Seat};
use duchy_search::stats::Running;

use crate::{
    InUnits, InViews, JudgedDecision, Judgement, LedgerRow, Measured, Mistake, MistakeCounts, Moment, PlayerSummary,
    Sources, Step, Swing, TurningPoint, Unit, Verdict, Weight,
    values::{Values, tidy},
};

/// What one step did to every seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Booking {
    /// Who decided.
    pub(crate) seat: Seat,
    pub(crate) luck: Values,
    pub(crate) luck_error: Values,
    /// What the decision cost, as known.
    pub(crate) known: Values,
    pub(crate) known_error: Values,
    /// The same with everything open.
    pub(crate) open: Values,
    pub(crate) open_error: Values,
    /// What the decision, compared with what was best as known, cost in the world as it was. It differs from `known` by
    /// the luck of what was hidden.
    pub(crate) open_of_known: Values,
    pub(crate) hidden_error: Values,
    pub(crate) estimation_known: Values,
    pub(crate) estimation_open: Values,
}

impl Default for Booking {
    fn default() -> Self {
        let none = Values::default();
        Booking {
            seat: Seat(0),
            luck: none,
            luck_error: none,
            known: none,
            known_error: none,
            open: none,
            open_error: none,
            open_of_known: none,
            hidden_error: none,
            estimation_known: none,
            estimation_open: none,
        }
    }
}

/// A decision as far as rates are concerned.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    seat: Seat,
    seq: u32,
    turn: u32,
    weight: Weight,
    /// As known and with everything open.
    loss: [InUnits<Measured>; 2],
    close: [InUnits<bool>; 2],
    mistake: [InUnits<Option<Mistake>>; 2],
    /// How far the second best is behind, if the best was played.
    gap: InUnits<Measured>,
}

impl Decided {
    pub(crate) fn new<G: Game>(
        step: &Step<G>,
        turn: u32,
        weight: Weight,
        judged: &InViews<Judgement>,
        gap: InUnits<Measured>,
    ) -> Self {
        let views = [&judged.known, judged.open()];
        Decided {
            seat: step.seat,
            seq: step.seq,
            turn,
            weight,
            loss: views.map(|view| view.loss),
            close: views.map(|view| view.close),
            mistake: views.map(|view| view.mistake),
            gap,
        }
    }
}

/// The luck of one entry.
#[derive(Clone, Copy, Debug)]
struct Drawn {
    seq: u32,
    turn: u32,
    luck: Values,
    error: Values,
}

/// Everything that was booked.
pub(crate) struct Account {
    seats: u8,
    start: Values,
    steps: Vec<Booking>,
    setup: Booking,
    decided: Vec<Decided>,
    drawn: Vec<Drawn>,
}

/// As what the ledger counts a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum View {
    Known,
    Open,
}

/// How many entries a list of moments has at most.
const MOMENTS: usize = 3;

impl Account {
    pub(crate) fn new(seats: u8) -> Self {
        Account {
            seats,
            start: Values::default(),
            steps: Vec::new(),
            setup: Booking::default(),
            decided: Vec::new(),
            drawn: Vec::new(),
        }
    }

    /// What could be expected before the setup, and the luck of the setup.
    pub(crate) fn start(&mut self, start: Values, luck: Values, error: Values) {
        self.start = start;
        self.setup = Booking { luck, luck_error: error, ..Booking::default() };
    }

    pub(crate) fn book(&mut self, booking: Booking) {
        self.steps.push(booking);
    }

    pub(crate) fn decided(&mut self, decided: Decided) {
        self.decided.push(decided);
    }

    pub(crate) fn draw(&mut self, seq: u32, turn: u32, luck: Values, error: Values) {
        self.drawn.push(Drawn { seq, turn, luck, error });
    }

    /// Standard errors of the values after the setup and after each step: as large as what the evaluation still got
    /// wrong from there on.
    pub(crate) fn curve_errors(&self) -> Vec<Values> {
        let mut squares = Values::default();
        let mut errors = vec![squares];
        for step in self.steps.iter().rev() {
            squares = squares.plus(&step.estimation_known.squared());
            errors.push(squares.root());
        }
        errors.reverse();
        errors
    }

    /// Where every seat's result came from.
    pub(crate) fn ledger(&self, result: &Values, hidden: bool) -> InViews<Vec<LedgerRow>> {
        let rows = |view: View| Seat::all(self.seats).map(|seat| self.row(view, seat, result)).collect();
        InViews { known: rows(View::Known), open: hidden.then(|| rows(View::Open)) }
    }

    fn row(&self, view: View, seat: Seat, result: &Values) -> LedgerRow {
        let all = || std::iter::once(&self.setup).chain(&self.steps);
        let sum = |unit: Unit, of: &dyn Fn(&Booking) -> Values| all().map(|step| of(step).get(unit, seat)).sum::<f64>();
        let root = |unit: Unit, of: &dyn Fn(&Booking) -> Values| {
            all().map(|step| of(step).get(unit, seat).powi(2)).sum::<f64>().sqrt()
        };
        let cost = |step: &Booking| match view {
            View::Known => (step.known, step.known_error),
            View::Open => (step.open, step.open_error),
        };
        let estimation = |step: &Booking| match view {
            View::Known => step.estimation_known,
            View::Open => step.estimation_open,
        };
        let luck = |step: &Booking| match view {
            View::Known => step.luck.plus(&step.open_of_known).minus(&step.known),
            View::Open => step.luck,
        };
        let hidden_error = |step: &Booking| match view {
            View::Known => step.hidden_error,
            View::Open => Values::default(),
        };
        let part = |unit: Unit, own: bool| {
            let only = |values: Values, step: &Booking| {
                if (step.seat == seat) == own { values } else { Values::default() }
            };
            Measured {
                value: sum(unit, &|step| only(cost(step).0, step)),
                error: root(unit, &|step| only(cost(step).1, step)),
            }
        };
        let luck = InUnits::each(|unit| {
            let errors = [root(unit, &|step| step.luck_error), root(unit, &hidden_error), root(unit, &estimation)];
            Measured {
                value: sum(unit, &luck),
                error: errors.into_iter().map(|error| error * error).sum::<f64>().sqrt(),
            }
        });
        let result = InUnits::each(|unit| result.get(unit, seat));
        LedgerRow {
            seat,
            start: InUnits::each(|unit| self.start.get(unit, seat)),
            luck,
            own: InUnits::each(|unit| part(unit, true)),
            others: InUnits::each(|unit| part(unit, false)),
            estimation: InUnits::each(|unit| sum(unit, &estimation)),
            result,
            adjusted: InUnits::each(|unit| Measured {
                value: result.get(unit) - luck.get(unit).value,
                error: luck.get(unit).error,
            }),
        }
    }

    /// How well everybody decided.
    pub(crate) fn summaries(&self, decisions: &[JudgedDecision], hidden: bool) -> InViews<Vec<PlayerSummary>> {
        let of = |view: View| Seat::all(self.seats).map(|seat| self.summary(view, seat, decisions)).collect();
        InViews { known: of(View::Known), open: hidden.then(|| of(View::Open)) }
    }

    fn summary(&self, view: View, seat: Seat, decisions: &[JudgedDecision]) -> PlayerSummary {
        let view = usize::from(view == View::Open);
        let own: Vec<&Decided> = self.decided.iter().filter(|decided| decided.seat == seat).collect();
        let counted: Vec<&Decided> = own.iter().copied().filter(|decided| decided.weight == Weight::Counted).collect();
        let loss = |decided: &Decided, unit: Unit| {
            if *decided.close[view].get(unit) { 0.0 } else { decided.loss[view].get(unit).value }
        };
        let rate = |unit: Unit| {
            let losses: Running = counted.iter().map(|decided| loss(decided, unit)).collect();
            let error = if losses.count() < 2 { 0.0 } else { losses.error() };
            Measured { value: losses.mean(), error }
        };
        let line = |seq: u32| {
            let decision = decisions.iter().find(|decision| decision.seq == seq)?;
            swing(decision.judged.known.sources.as_ref()?, seat)
        };
        let moments = |mut moments: Vec<Moment>| {
            moments.retain(|moment| moment.amount.value != 0.0);
            moments.sort_by(|a, b| b.amount.value.abs().total_cmp(&a.amount.value.abs()));
            moments.truncate(MOMENTS);
            moments
        };
        let worst = |unit: Unit| {
            moments(
                own.iter()
                    .map(|decided| {
                        let lost = decided.loss[view].get(unit);
                        let amount = Measured { value: -loss(decided, unit), error: lost.error };
                        Moment { seq: decided.seq, turn: decided.turn, amount, line: line(decided.seq) }
                    })
                    .collect(),
            )
        };
        let best = |unit: Unit| {
            let clear = counted.iter().filter(|decided| decided.gap.get(unit).is_clear());
            moments(
                clear
                    .map(|decided| Moment {
                        seq: decided.seq,
                        turn: decided.turn,
                        amount: *decided.gap.get(unit),
                        line: None,
                    })
                    .collect(),
            )
        };
        let drawn = |unit: Unit, sign: f64| {
            let matching = self.drawn.iter().filter(|drawn| drawn.luck.get(unit, seat) * sign > 0.0);
            moments(
                matching
                    .map(|drawn| {
                        let amount = Measured {
                            value: tidy(drawn.luck.get(unit, seat)),
                            error: tidy(drawn.error.get(unit, seat)),
                        };
                        Moment { seq: drawn.seq, turn: drawn.turn, amount, line: None }
                    })
                    .collect(),
            )
        };
        PlayerSummary {
            seat,
            decisions: own.len() as u32,
            counted: counted.len() as u32,
            rate: InUnits::each(rate),
            mistakes: InUnits::each(|unit| count(own.iter().filter_map(|decided| *decided.mistake[view].get(unit)))),
            worst: InUnits::each(worst),
            best: InUnits::each(best),
            luckiest: InUnits::each(|unit| drawn(unit, 1.0)),
            unluckiest: InUnits::each(|unit| drawn(unit, -1.0)),
        }
    }
}

fn count(mistakes: impl Iterator<Item = Mistake>) -> MistakeCounts {
    let mut counts = MistakeCounts::default();
    for mistake in mistakes {
        match mistake {
            Mistake::Inaccuracy => counts.inaccuracies += 1,
            Mistake::Mistake => counts.mistakes += 1,
            Mistake::Blunder => counts.blunders += 1,
        }
    }
    counts
}

/// The score line by which the played action hurt the seat most, its own or another's.
pub(crate) fn swing(sources: &Sources, seat: Seat) -> Option<Swing> {
    let mut largest: Option<(f64, Swing)> = None;
    for (index, (played, best)) in sources.played.iter().zip(&sources.best).enumerate() {
        let of = Seat(index as u8);
        for line in played.iter().chain(best) {
            let points = |lines: &[crate::SourcePoints]| {
                let same = lines.iter().find(|other| other.rule == line.rule && other.what == line.what);
                same.map_or(0.0, |same| same.points.value)
            };
            let difference = points(played) - points(best);
            let hurt = if of == seat { -difference } else { difference };
            if hurt > largest.as_ref().map_or(0.0, |(most, _)| *most) {
                let swing = Swing {
                    seat: of,
                    rule: line.rule.as_str().to_owned(),
                    what: line.what.to_owned(),
                    points: tidy(difference),
                };
                largest = Some((hurt, swing));
            }
        }
    }
    largest.map(|(_, swing)| swing)
}

/// Every seat's game in a sentence.
pub(crate) fn verdicts(ledger: &[LedgerRow]) -> Vec<Verdict> {
    let of = |row: &LedgerRow| {
        let decisions = InUnits::each(|unit| {
            let rest =
                Measured { value: row.adjusted.get(unit).value - row.start.get(unit), error: row.luck.get(unit).error };
            let (own, others) = (row.own.get(unit), row.others.get(unit));
            let judged = Measured { value: own.value + others.value, error: own.error.hypot(others.error) };
            // The error of luck grows with a lopsided game; what the decisions cost one by one is known better.
            let agree = judged.is_clear() && judged.value * rest.value > 0.0;
            if !rest.is_clear() && agree { judged } else { rest }
        });
        let close = InUnits::each(|unit| !decisions.get(unit).is_clear());
        Verdict { seat: row.seat, luck: row.luck, decisions, close }
    };
    ledger.iter().map(of).collect()
}

/// The decisions that cost most.
pub(crate) fn turning_points(decisions: &[JudgedDecision]) -> Vec<TurningPoint> {
    let clear = |judged: &Judgement, unit: Unit| {
        if *judged.close.get(unit) { 0.0 } else { judged.loss.get(unit).value }
    };
    let mut costly: Vec<&JudgedDecision> = decisions
        .iter()
        .filter(|decision| Unit::ALL.into_iter().any(|unit| clear(&decision.judged.known, unit) > 0.0))
        .collect();
    let size = |decision: &JudgedDecision| {
        (clear(&decision.judged.known, Unit::Win), clear(&decision.judged.known, Unit::Margin))
    };
    costly.sort_by(|a, b| {
        let (a, b) = (size(a), size(b));
        b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1))
    });
    costly.into_iter().filter_map(turning_point).take(MOMENTS).collect()
}

fn turning_point(decision: &JudgedDecision) -> Option<TurningPoint> {
    let judged = &decision.judged.known;
    let best = if judged.close.win { judged.best.margin } else { judged.best.win }?;
    let played = judged.candidates.get(judged.played? as usize)?;
    let better = judged.candidates.get(best as usize)?;
    let seat = decision.seat.index();
    Some(TurningPoint {
        seq: decision.seq,
        turn: decision.turn,
        seat: decision.seat,
        played: played.clone(),
        better: better.clone(),
        points: judged.loss.margin,
        win: judged.loss.win,
        before: better.values[seat].win.value,
        after: played.values[seat].win.value,
        line: judged.sources.as_ref().and_then(|sources| swing(sources, decision.seat)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(luck: Measured, own: f64, estimation: f64) -> LedgerRow {
        let both = |value: f64| InUnits { win: value, margin: value };
        let measured = |value: Measured| InUnits { win: value, margin: value };
        let result = luck.value + own + estimation;
        LedgerRow {
            seat: Seat(0),
            start: both(0.0),
            luck: measured(luck),
            own: measured(Measured { value: own, error: 2.0 }),
            others: measured(Measured { value: 0.0, error: 2.0 }),
            estimation: both(estimation),
            result: both(result),
            adjusted: measured(Measured { value: result - luck.value, error: luck.error }),
        }
    }

    /// What the verdict says of the decisions; `None` if it is too close to call.
    fn said(luck: Measured, own: f64, estimation: f64) -> Option<f64> {
        let verdict = &verdicts(&[row(luck, own, estimation)])[0];
        (!verdict.close.margin).then_some(verdict.decisions.margin.value)
    }

    #[test]
    fn decisions_are_clear_by_the_rest_or_one_by_one() {
        let (vague, certain) = (Measured { value: 5.0, error: 40.0 }, Measured { value: 5.0, error: 4.0 });
        assert_eq!(said(vague, -3.0, -20.0), None, "neither is beyond its error");
        assert_eq!(said(vague, -60.0, -20.0), Some(-60.0), "the decisions were clearly bad, one by one");
        assert_eq!(said(certain, -3.0, -20.0), Some(-23.0), "the rest is beyond the error of luck");
        assert_eq!(said(vague, -30.0, 50.0), None, "they contradict each other");
    }
}
