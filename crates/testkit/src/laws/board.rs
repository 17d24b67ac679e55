//! Laws about places on the board: they survive the way to the client and back, and a press means what it says.

use duchy_game::{Game, Presentation, Seat};

use super::{Moment, Verdict};
use crate::Subject;

/// A place of a choice, read back from its JSON, is equal; so the client can send it back.
pub(super) fn places_survive<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for (seat, action) in some_choices(m) {
        for place in m.game.describe_action(seat, &action).places {
            let json = serde_json::to_string(&place).map_err(|error| format!("{place:?}: {error}"))?;
            match serde_json::from_str::<<S::Game as Game>::Place>(&json) {
                Ok(back) if back == place => {}
                Ok(back) => return Err(format!("{place:?} comes back as {back:?} from {json}")),
                Err(error) => return Err(format!("{place:?} can't be read back from {json}: {error}")),
            }
        }
        let kind = m.game.action_kind(seat, &action);
        serde_json::to_string(&kind).map_err(|error| format!("{kind:?} can't be written: {error}"))?;
    }
    Ok(())
}

/// The places of a legal action never mean an action that is refused.
pub(super) fn legal_places_are_not_refused<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for (seat, action) in some_choices(m) {
        let places = m.game.describe_action(seat, &action).places;
        let Some(meant) = m.game.meant(seat, &places) else { continue };
        if let Some(illegal) = m.game.why_not(seat, &meant) {
            return Err(format!(
                "{places:?}, the places of \"{}\", mean \"{}\", which {} refuses",
                m.text(&action),
                m.text(&meant),
                illegal.rule
            ));
        }
    }
    Ok(())
}

fn some_choices<S: Subject>(m: &mut Moment<'_, S>) -> Vec<(Seat, <S::Game as Game>::Action)> {
    const AT_MOST: usize = 40;
    let mut choices: Vec<_> =
        m.seats().flat_map(|seat| m.legal(seat).into_iter().map(move |action| (seat, action))).collect();
    m.random.shuffle(&mut choices);
    choices.truncate(AT_MOST);
    choices
}
