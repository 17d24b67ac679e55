//! Handing a game over to the analysis.

use std::sync::atomic::AtomicBool;

use duchy_analysis::{History, Settings, StepKind};
use duchy_game::{Observed, Presentation, Seat, context::Search};
use duchy_search::{Evaluator, Levels};

use super::{Hosted, PastKind, opening::parse_options};
use crate::{AnalysisError, AnalysisJob, HintJob, PlayError, table::Table as _};

impl<G: Presentation> Hosted<G> {
    /// The analysis of the game so far.
    pub(super) fn analysis_job(&self, settings: Settings) -> Result<AnalysisJob, AnalysisError> {
        let evaluator = evaluator(self.game.levels).ok_or(AnalysisError::NoEvaluator(G::ID))?;
        let history = self.history()?;
        Ok(Box::new(move |stop: &AtomicBool, progress: &mut dyn FnMut(u32, u32)| {
            duchy_analysis::analyse(&history, evaluator, &settings, stop, progress)
        }))
    }

    /// A hint for an open decision.
    pub(super) fn hint_job(&self, seat: Seat, settings: Settings) -> Result<HintJob, AnalysisError> {
        let evaluator = evaluator(self.game.levels).ok_or(AnalysisError::NoEvaluator(G::ID))?;
        if self.decision_id(seat).is_none() {
            return Err(AnalysisError::NoDecision(PlayError::NotAwaited));
        }
        let observed = Observed::new(&self.position, seat, &mut Search::new(settings.seed));
        let seq = self.seq();
        Ok(Box::new(move |stop: &AtomicBool| {
            let hint = duchy_analysis::hint(&observed, seq, evaluator, &settings, stop)?;
            Ok(hint.unwrap_or_else(|| unreachable!("a seat with an open decision has a legal action")))
        }))
    }

    /// Everything that counts: nothing undone, no superfluous entries.
    fn history(&self) -> Result<History<G>, AnalysisError> {
        let header = &self.record.header;
        let options = parse_options::<G>(&header.options).map_err(AnalysisError::Options)?;
        let mut steps: Vec<_> = self
            .effective()
            .filter_map(|(seq, past)| {
                let kind = match &past.kind {
                    PastKind::Action { action, trace, .. } => {
                        StepKind::Action { action: action.clone(), trace: trace.clone() }
                    }
                    PastKind::Resignation => StepKind::Resignation,
                    PastKind::Redeal(trace) => StepKind::Redeal(trace.clone()),
                    PastKind::Superfluous
                    | PastKind::UndoTo(_)
                    | PastKind::Takeover(_)
                    | PastKind::Timeout
                    | PastKind::End => return None,
                };
                Some(duchy_analysis::Step { seq, seat: past.seat, kind })
            })
            .collect();
        steps.reverse();
        Ok(History {
            catalogue: self.position.catalogue(),
            rules: header.rules.unwrap_or(G::RULES),
            options,
            players: self.players.iter().map(|player| player.name.clone()).collect(),
            first: self.first.clone(),
            setup: self.setup.clone(),
            steps,
            agreed: self.ended,
        })
    }
}

/// The evaluator of the strongest level that has one.
fn evaluator<G: Presentation>(levels: Levels<G>) -> Option<Box<dyn Evaluator<G>>> {
    levels.iter().rev().find_map(|level| level.evaluator).map(|make| make())
}
