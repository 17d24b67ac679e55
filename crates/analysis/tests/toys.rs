//! The analysis on toy games, where the truth is known.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::sync::atomic::AtomicBool;

use duchy_analysis::{
    Depth, History, LedgerRow, Report, Settings, Step, StepKind, Stopped, Unit, Weight, analyse, hint,
};
use duchy_game::{
    Catalogue, Game, Observed, Options as _, Presentation, Seat,
    context::{Fixed, Live, Search, Seed},
};
use duchy_search::{Evaluator, Foresight, PerSeat, stats::Running};
use duchy_testkit::toys::{envoys::Envoys, market::Market};

/// Expects what everybody has; the leader is likely to win.
struct Standing;

impl<G: Game> Evaluator<G> for Standing {
    fn points(&mut self, position: &G) -> PerSeat {
        let mut points = PerSeat::default();
        for seat in Seat::all(position.seats()) {
            points[seat.index()] = position.score(seat) as f32;
        }
        points
    }

    fn shares(&mut self, position: &G, points: &PerSeat) -> PerSeat {
        let mut shares = PerSeat::default();
        let weight = |seat: Seat| (points[seat.index()] / 4.0).exp();
        let total: f32 = Seat::all(position.seats()).map(weight).sum();
        Seat::all(position.seats()).for_each(|seat| shares[seat.index()] = weight(seat) / total);
        shares
    }
}

/// The same, but played on to the next draw.
struct Ahead;

impl<G: Game> Evaluator<G> for Ahead {
    fn points(&mut self, position: &G) -> PerSeat {
        Standing.points(position)
    }

    fn shares(&mut self, position: &G, points: &PerSeat) -> PerSeat {
        Standing.shares(position, points)
    }

    fn foresight(&self) -> Foresight {
        Foresight::NEXT_DRAW
    }
}

/// Plays a game; `choose` picks a legal action.
fn play<G: Game>(seats: u8, seed: u8, mut choose: impl FnMut(&G, Seat, &[G::Action]) -> usize) -> History<G> {
    let secret = Seed([seed; 32]);
    let options = G::Options::default();
    options.check(seats).unwrap();
    let mut setup = Live::new(&secret, 0);
    let first = G::start(G::Catalogue::built_in(), G::RULES, seats, &options, &mut setup).unwrap();
    let mut position = first.clone();
    let mut steps = Vec::new();
    while let Some(seat) = position.status().awaited().first() {
        let legal = position.legal(seat);
        let action = legal[choose(&position, seat, &legal)].clone();
        let seq = steps.len() as u32 + 1;
        let mut chance = Live::new(&secret, seq);
        position.play(seat, &action, &mut chance).unwrap();
        steps.push(Step { seq, seat, kind: StepKind::Action { action, trace: chance.finish() } });
    }
    let players = Seat::all(seats).map(|seat| format!("Player {seat}")).collect();
    History {
        catalogue: first.catalogue(),
        rules: G::RULES,
        options,
        players,
        first,
        setup: setup.finish(),
        steps,
        agreed: false,
    }
}

/// Any legal action.
fn at_random<G: Game>(seed: u8) -> impl FnMut(&G, Seat, &[G::Action]) -> usize {
    let mut chance = Search::new(seed.into());
    move |_, _, legal| chance.below(legal.len())
}

/// The action that leads to the most points now.
fn greedily<G: Game>(position: &G, seat: Seat, legal: &[G::Action]) -> usize {
    let score = |action: &G::Action| {
        let mut position = position.clone();
        position.play_unchecked(seat, action, &mut Search::new(1));
        position.score(seat)
    };
    (0..legal.len()).max_by_key(|&index| score(&legal[index])).unwrap()
}

fn report<G: Presentation>(history: &History<G>) -> Report {
    report_by(history, Box::new(Standing))
}

fn report_by<G: Presentation>(history: &History<G>, evaluator: Box<dyn Evaluator<G>>) -> Report {
    let settings = Settings { depth: Depth::Quick, seed: 3 };
    analyse(history, evaluator, &settings, &AtomicBool::new(false), &mut |_, _| {}).unwrap()
}

fn adds_up(rows: &[LedgerRow]) {
    for row in rows {
        for unit in Unit::ALL {
            let parts = row.start.get(unit)
                + row.luck.get(unit).value
                + row.own.get(unit).value
                + row.others.get(unit).value
                + row.estimation.get(unit);
            assert!((parts - row.result.get(unit)).abs() < 1e-9, "{row:?}");
            assert!(row.own.get(unit).value <= 1e-9, "{row:?}");
        }
    }
}

#[test]
fn the_ledger_adds_up_to_the_result() {
    for seed in 0..12 {
        for seats in 1..=3 {
            let history = play::<Market>(seats, seed, at_random(seed));
            let report = report(&history);
            adds_up(&report.ledger.known);
            assert!(!report.hidden && report.ledger.open.is_none());
            assert_eq!(report.curve.len(), history.steps.len() + 1);
            assert!(report.finished);
            let best = *report.scores.iter().max().unwrap();
            let winners = report.scores.iter().filter(|score| **score == best).count();
            for row in report.ledger.known.iter().filter(|_| seats > 1) {
                let won = report.scores[row.seat.index()] == best;
                assert_eq!(row.result.win, if won { 1.0 / winners as f64 } else { 0.0 });
            }
        }
    }
}

#[test]
fn hidden_cards_give_two_ledgers_that_both_add_up() {
    let mut differ = false;
    for seed in 0..12 {
        let report = report(&play::<Envoys>(2, seed, at_random(seed)));
        assert!(report.hidden);
        adds_up(&report.ledger.known);
        let open = report.ledger.open.as_ref().unwrap();
        adds_up(open);
        differ |= *open != report.ledger.known;
    }
    assert!(differ);
}

#[test]
fn luck_is_zero_in_the_mean_and_playing_on_finds_more_of_it() {
    let mut unexplained = [Running::default(), Running::default()];
    for (number, unexplained) in unexplained.iter_mut().enumerate() {
        let mut lucks = [Running::default(), Running::default()];
        for seed in 0..200 {
            let history = play::<Market>(2, seed, greedily);
            let report = report_by(&history, if number == 0 { Box::new(Standing) } else { Box::new(Ahead) });
            adds_up(&report.ledger.known);
            let row = &report.ledger.known[0];
            lucks[0].push(row.luck.win.value);
            lucks[1].push(row.luck.margin.value);
            unexplained.push(row.adjusted.margin.value);
        }
        for luck in lucks {
            assert!(luck.variance() > 0.0);
            assert!(luck.mean().abs() < 3.0 * luck.error(), "{luck:?}");
        }
    }
    let [glance, ahead] = unexplained.map(|unexplained| unexplained.variance());
    assert!(ahead < 0.8 * glance, "{ahead} is left with playing on, {glance} at a glance");
}

#[test]
fn the_luck_of_all_seats_cancels_out() {
    for seed in 0..6 {
        let report = report(&play::<Market>(3, seed, at_random(seed)));
        assert!(report.chances.iter().any(|chance| chance.exact));
        for chance in &report.chances {
            let sum = |unit: Unit| chance.luck.iter().map(|luck| luck.get(unit).value).sum::<f64>();
            assert!(sum(Unit::Win).abs() < 1e-3 && sum(Unit::Margin).abs() < 1e-3, "{chance:?}");
            assert!(chance.exact || chance.possible >= 64);
            assert!(chance.possible > 1);
        }
    }
}

/// On the last turn nothing is left to chance: what a pass costs can be counted.
#[test]
fn a_pass_on_the_last_turn_costs_what_the_best_good_would_have_scored() {
    let mut found = 0;
    for seed in 0..40 {
        let plain = play::<Market>(2, seed, greedily);
        let turn = plain.steps.len() - 1;
        let mut at = 0;
        let mut lost = 0;
        let history = play::<Market>(2, seed, |position: &Market, seat, legal| {
            at += 1;
            let best = greedily(position, seat, legal);
            let score = |index: usize| {
                let mut position = position.clone();
                position.play_unchecked(seat, &legal[index], &mut Search::new(1));
                position.status().is_over().then(|| position.score(seat))
            };
            let pass = legal.iter().position(|action| position.action_text(action) == "pass").unwrap();
            let outcomes: Option<Vec<i32>> = (0..legal.len()).map(score).collect();
            match outcomes {
                Some(outcomes) if at == turn + 1 => {
                    lost = outcomes.iter().max().unwrap() - outcomes[pass];
                    pass
                }
                _ => best,
            }
        });
        let report = report(&history);
        let last = report.decisions.last().unwrap();
        if lost < 2 || last.legal < 2 {
            continue;
        }
        found += 1;
        let judged = &last.judged.known;
        assert_eq!(judged.loss.margin.value, f64::from(lost));
        assert_eq!(judged.loss.margin.error, 0.0);
        assert!(!judged.close.margin && judged.mistake.margin.is_some());
        assert!(last.weight == Weight::Counted);
        let sources = judged.sources.as_ref().unwrap();
        let points = |lines: &[duchy_analysis::SourcePoints]| lines.iter().map(|line| line.points.value).sum::<f64>();
        let seat = last.seat.index();
        assert_eq!(points(&sources.played[seat]), f64::from(report.scores[seat]));
        assert_eq!(points(&sources.best[seat]), f64::from(report.scores[seat] + lost));
        let worst = &report.summaries.known[seat].worst.margin;
        assert!(worst.iter().any(|moment| moment.seq == last.seq && moment.line.is_some()));
    }
    assert!(found >= 5, "{found}");
}

#[test]
fn the_same_seed_gives_the_same_report_and_another_one_does_not() {
    let history = play::<Envoys>(2, 5, at_random(5));
    let with = |seed| {
        let settings = Settings { depth: Depth::Quick, seed };
        analyse(&history, Box::new(Standing), &settings, &AtomicBool::new(false), &mut |_, _| {}).unwrap()
    };
    assert_eq!(with(1), with(1));
    assert_ne!(with(1).decisions, with(2).decisions);
}

#[test]
fn it_stops_at_once_and_reports_its_progress() {
    let history = play::<Market>(2, 1, greedily);
    let stop = AtomicBool::new(true);
    let settings = Settings::default();
    let stopped = analyse(&history, Box::new(Standing), &settings, &stop, &mut |_, _| {});
    assert_eq!(stopped, Err(Stopped));
    let mut seen = Vec::new();
    let mut progress = |done, total| seen.push((done, total));
    analyse(&history, Box::new(Standing), &settings, &AtomicBool::new(false), &mut progress).unwrap();
    assert!(seen.is_sorted());
    let total = history.steps.len() as u32 + 1;
    assert_eq!(seen.last(), Some(&(total, total)));
}

#[test]
fn resigning_costs_the_chance_to_win_and_counts_for_no_rate() {
    let mut history = play::<Market>(2, 4, greedily);
    history.steps.truncate(history.steps.len() / 2);
    let unfinished = report(&history);
    assert!(!unfinished.finished);
    adds_up(&unfinished.ledger.known);
    let seq = history.steps.len() as u32 + 1;
    history.steps.push(Step { seq, seat: Seat(1), kind: StepKind::Resignation });
    let report = report(&history);
    assert!(report.finished);
    adds_up(&report.ledger.known);
    assert_eq!(report.ledger.known[1].result.win, 0.0);
    assert_eq!(report.decisions.last().unwrap().weight, Weight::Resignation);
    assert_eq!(report.summaries.known[1].counted, unfinished.summaries.known[1].counted);
    assert!(report.ledger.known[1].own.win.value < unfinished.ledger.known[1].own.win.value);
}

#[test]
fn a_game_that_ended_by_agreement_is_finished() {
    let mut history = play::<Market>(2, 4, greedily);
    history.steps.truncate(history.steps.len() / 2);
    let unfinished = report(&history);
    history.agreed = true;
    let report = report(&history);
    assert!(report.finished && report.agreed && !unfinished.agreed);
    adds_up(&report.ledger.known);
    assert_eq!(report.curve, unfinished.curve, "the points stayed as they were");
}

#[test]
fn dealing_hidden_things_again_is_luck() {
    let mut history = play::<Envoys>(2, 4, at_random(4));
    let begun = history.steps.len() / 2;
    let mut position = history.first.clone();
    for step in &history.steps[..begun] {
        let StepKind::Action { action, trace } = &step.kind else { panic!("only actions so far") };
        let names = trace.outcomes.iter().map(|drawn| drawn.name.clone());
        position.play_unchecked(step.seat, action, &mut Fixed::new(names));
    }
    let mut dealt = Live::new(&Seed([9; 32]), 0);
    position.determinize(Seat(0), &mut dealt);
    history.steps.truncate(begun);
    let seq = begun as u32 + 1;
    history.steps.push(Step { seq, seat: Seat(0), kind: StepKind::Redeal(dealt.finish()) });
    let report = report(&history);
    adds_up(&report.ledger.known);
    assert_eq!(report.chances.last().unwrap().seq, seq);
    assert!(report.decisions.iter().all(|decision| decision.seq != seq), "nobody decided anything");
    assert_eq!(report.curve.last().unwrap().seq, seq);
}

#[test]
fn a_hint_ranks_all_actions_by_what_the_seat_knows() {
    let history = play::<Market>(2, 2, greedily);
    let position = &history.first;
    let seat = position.status().awaited().first().unwrap();
    let observed = Observed::new(position, seat, &mut Search::new(1));
    let ask =
        || hint(&observed, 0, Box::new(Standing), &Settings::default(), &AtomicBool::new(false)).unwrap().unwrap();
    let hint = ask();
    assert_eq!(hint.candidates.len(), position.legal(seat).len());
    assert_eq!(hint.candidates[0].behind.margin.value, 0.0);
    assert_eq!(hint, ask());
}
