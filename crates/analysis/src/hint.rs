//! The best actions of an open decision.

use std::sync::atomic::AtomicBool;

use duchy_game::{Observed, Presentation, SeatSet};
use duchy_search::{Evaluator, mix};

use crate::{
    Hint, InUnits, Settings, Sources, Stopped, Unit,
    account::swing,
    analyse::{Judged, world},
    effort::Effort,
    judge::{Judge, Question, behind, best_of},
    present::erased,
    tally::Tally,
};

/// How many decisions' worth of work a hint is.
const DECISIONS: u64 = 20;

/// Judges all actions of an open decision by what its seat knows; nothing if it has nothing to decide.
pub fn hint<G: Presentation>(
    observed: &Observed<G>,
    seq: u32,
    evaluator: Box<dyn Evaluator<G>>,
    settings: &Settings,
    stop: &AtomicBool,
) -> Result<Option<Hint>, Stopped> {
    let mut judge = Judge::new(evaluator, Effort::of(settings.depth), stop);
    let (position, seat) = (observed.position(), observed.seat());
    let legal = position.legal(seat);
    if legal.is_empty() {
        return Ok(None);
    }
    let budget = judge.effort.positions / DECISIONS;
    let seed = mix(settings.seed, u64::from(seq) + 1);
    let world = |seed: u64| world(observed, seed);
    let question = Question { world: &world, seat, legal: &legal, resigned: SeatSet::EMPTY, seed };
    let mut looked = judge.first_look(&question, budget / 3)?;
    let chosen = judge.promising(&looked, seat, &[]);
    judge.roll(&question, &mut looked, &chosen, &[], budget)?;
    let best = InUnits::each(|unit| best_of(&looked, &chosen, unit, seat));
    let mut order: Vec<usize> = (0..legal.len()).collect();
    let margin = |index: usize| looked[index].value().get(Unit::Margin, seat);
    // Those that were only looked at come after those that were played on.
    order.sort_by(|&a, &b| chosen.contains(&b).cmp(&chosen.contains(&a)).then(margin(b).total_cmp(&margin(a))));
    let second = order.get(1).copied();
    let close = second.is_some_and(|second| !behind(&looked, best.margin, second, Unit::Margin, seat).is_clear());
    let mut sources = None;
    if let Some(second) = second {
        let none = Tally::default();
        let mut of = |index: usize| judge.sources(&question, &looked[index], &legal[index], &none);
        let (played, best) = (of(second)?, of(best.margin)?);
        sources = Some(Sources { played, best, games: judge.effort.games });
    }
    let judged = Judged { position, seat, legal: &legal, played: best.margin, chosen: &chosen };
    Ok(Some(Hint {
        seq,
        seat,
        prompt: erased(position.describe_prompt(seat)),
        candidates: order.iter().map(|&index| judged.choice(&looked, best, index)).collect(),
        close,
        line: sources.as_ref().and_then(|sources| swing(sources, seat)),
        sources,
    }))
}
