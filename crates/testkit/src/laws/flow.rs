//! Laws about how a game goes: whom it waits for, what it counts, how it ends.

use duchy_game::{Game, Status};

use super::{Moment, Verdict};
use crate::Subject;

/// Until it is over, some seat is awaited, and no seat both is awaited and may revise.
pub(super) fn awaits_a_seat<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let (seats, status) = (m.trail.setting.seats, m.game.status());
    if m.game.seats() != seats {
        return Err(format!("{} seats play, but seats() says {}", seats, m.game.seats()));
    }
    if m.game.catalogue() != m.trail.setting.catalogue {
        return Err("catalogue() is not the one the game was started with".into());
    }
    let Status::Awaiting { awaited, may_revise } = status else { return Ok(()) };
    if awaited.is_empty() {
        return Err("nobody is awaited, but it is not over".into());
    }
    if let Some(seat) = awaited.union(may_revise).iter().find(|seat| seat.0 >= seats) {
        return Err(format!("seat {} may act, but only {seats} seats play", seat.0));
    }
    match awaited.iter().find(|&seat| may_revise.contains(seat)) {
        Some(seat) => Err(format!("seat {} is awaited and may revise at once", seat.0)),
        None => Ok(()),
    }
}

/// An awaited seat has a legal action that does more than decline, and a seat that may revise has a legal action.
pub(super) fn real_choice<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let status = m.game.status();
    for seat in status.awaited().iter() {
        if !m.game.legal(seat).iter().any(|action| !S::passes(action)) {
            return Err(format!("seat {} is asked, but has no choice besides passing; go on without asking", seat.0));
        }
    }
    match status.may_revise().iter().find(|&seat| m.game.legal(seat).is_empty()) {
        Some(seat) => Err(format!("seat {} may revise, but has no legal action", seat.0)),
        None => Ok(()),
    }
}

/// Whatever the game says must hold, holds.
pub(super) fn invariants<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    S::invariants(m.game)
}

/// The score of a seat is the sum of all its score lines.
pub(super) fn scores_add_up<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let mut sums = [0; duchy_game::MAX_SEATS];
    for event in m.trail.traces().flat_map(|trace| &trace.events) {
        for line in S::Game::score_lines(event) {
            sums[line.seat.index()] += line.points;
        }
    }
    match m.seats().find(|&seat| m.game.score(seat) != sums[seat.index()]) {
        None => Ok(()),
        Some(seat) => {
            let (score, sum) = (m.game.score(seat), sums[seat.index()]);
            Err(format!("seat {} has {score} points, but its score lines add up to {sum}", seat.0))
        }
    }
}

/// At the end every seat has a place, and some seat came first.
pub(super) fn places<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let Status::Over { places, .. } = m.game.status() else { return Ok(()) };
    if places.as_slice().len() != usize::from(m.trail.setting.seats) {
        return Err(format!("{} seats play, but the places are {:?}", m.trail.setting.seats, places.as_slice()));
    }
    if places.winners().is_empty() { Err("nobody came first".into()) } else { Ok(()) }
}
