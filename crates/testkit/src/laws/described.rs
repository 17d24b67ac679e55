//! Laws about what is said: every text and every clause that turns up exists.

use duchy_game::{Description, Game, Outlook, Presentation};

use super::{Moment, Verdict, clause_exists};
use crate::Subject;

/// Prompts, actions, previews, events, notes and sources of chance have their texts in every language, with every argument the texts use.
pub(super) fn descriptions<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    const AT_MOST: usize = 40;
    const FORESEEN: usize = 4;
    for seat in m.seats() {
        let mut actions = m.legal(seat);
        if actions.is_empty() {
            continue;
        }
        said::<S>(m, "the prompt", &m.game.describe_prompt(seat))?;
        m.random.shuffle(&mut actions);
        for action in actions.iter().take(AT_MOST) {
            said::<S>(m, &format!("the action \"{}\"", m.text(action)), &m.game.describe_action(seat, action))?;
        }
        let outlook = Outlook::new(m.game, seat, 0);
        for action in actions.iter().take(FORESEEN) {
            let preview = outlook.preview(action);
            preview.amounts.iter().try_for_each(|amount| m.words.message(amount.what, &["sign", "count"]))?;
            preview.notes.iter().try_for_each(|note| said::<S>(m, "a note of a preview", note))?;
        }
    }
    for note in m.viewers().flat_map(|viewer| m.game.notes(viewer)) {
        said::<S>(m, "a note under the sketch", &note)?;
    }
    for drawn in &m.trail.last_trace().outcomes {
        said::<S>(m, &format!("the source {}", drawn.source), &S::Game::describe_source(&drawn.source))?;
    }
    for event in &m.trail.last_trace().events {
        for seen in m.viewers().map(|viewer| S::Game::redact_event(event, viewer)) {
            said::<S>(m, &format!("the event {seen:?}"), &S::Game::describe_event(&m.game.catalogue(), &seen))?;
        }
    }
    Ok(())
}

/// Score lines cite clauses that exist and name what they count by texts that exist.
pub(super) fn score_lines<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for line in m.trail.last_trace().events.iter().flat_map(S::Game::score_lines) {
        clause_exists::<S::Game>(line.rule)?;
        m.words.message(line.what, &["count", "points"])?;
        if line.seat.0 >= m.trail.setting.seats {
            return Err(format!("{} points go to seat {}, where nobody sits", line.points, line.seat.0));
        }
    }
    Ok(())
}

fn said<S: Subject>(m: &Moment<'_, S>, what: &str, description: &Description<<S::Game as Game>::Place>) -> Verdict {
    m.words.description(description).map_err(|error| format!("{what}: {error}"))?;
    description.rule.map_or(Ok(()), clause_exists::<S::Game>).map_err(|error| format!("{what}: {error}"))
}
