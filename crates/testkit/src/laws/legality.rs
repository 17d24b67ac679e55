//! Laws about what may be played: the list of legal actions, the refusals, and the gate agree.

use std::collections::HashSet;

use duchy_game::{
    Game, Presentation, Seat,
    context::{Live, Seed},
};

use super::{Moment, Verdict, clause_exists};
use crate::Subject;

type Action<S> = <<S as Subject>::Game as Game>::Action;

/// What `legal_actions` lists, `why_not` has nothing against.
pub(super) fn generated_is_legal<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for seat in m.seats() {
        for action in m.legal(seat) {
            if let Some(illegal) = m.game.why_not(seat, &action) {
                let text = m.text(&action);
                return Err(format!("\"{text}\" of seat {} is generated, but refused by {}", seat.0, illegal.rule));
            }
        }
    }
    Ok(())
}

/// The list of legal actions has no action twice.
pub(super) fn no_duplicates<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for seat in m.seats() {
        let mut seen = HashSet::new();
        if let Some(twice) = m.legal(seat).into_iter().find(|action| !seen.insert(action.clone())) {
            return Err(format!("\"{}\" is generated twice for seat {}", m.text(&twice), seat.0));
        }
    }
    Ok(())
}

/// A seat that is neither awaited nor may revise has no legal actions.
pub(super) fn nobody_out_of_turn<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let status = m.game.status();
    match m.seats().find(|&seat| !status.may_act(seat) && !m.legal(seat).is_empty()) {
        None => Ok(()),
        Some(seat) => {
            Err(format!("seat {} may not act, but \"{}\" is generated for it", seat.0, m.text(&m.legal(seat)[0])))
        }
    }
}

/// Any legal action can be played, checked and unchecked alike, and leaves a position in order.
pub(super) fn every_legal_action_plays<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    const AT_MOST: usize = 8;
    for seat in m.seats() {
        let mut actions = m.legal(seat);
        m.random.shuffle(&mut actions);
        for action in actions.iter().take(AT_MOST) {
            let seed = Seed([m.random.u8(..); 32]);
            let here = || format!("\"{}\" of seat {}", m.text(action), seat.0);
            let (mut checked, mut unchecked) = (m.game.clone(), m.game.clone());
            if let Err(illegal) = checked.play(seat, action, &mut Live::new(&seed, 1)) {
                return Err(format!("{} is legal, but play refuses it by {}", here(), illegal.rule));
            }
            unchecked.play_unchecked(seat, action, &mut Live::new(&seed, 1));
            if checked != unchecked {
                return Err(format!("play and play_unchecked differ after {}", here()));
            }
            if checked.status().awaited().is_empty() && !checked.status().is_over() {
                return Err(format!("after {} nobody is awaited, but it is not over", here()));
            }
            S::invariants(&checked).map_err(|what| format!("after {}: {what}", here()))?;
        }
    }
    Ok(())
}

/// Of actions out of the blue, those in the list are legal and all others are refused.
pub(super) fn refused_exactly<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for (seat, action) in strays(m) {
        let text = m.text(&action);
        let form = m.game.read_action(&text).unwrap_or_else(|_| action.clone());
        let generated = m.legal(seat).contains(&form);
        if let Some(illegal) = m.game.why_not(seat, &form)
            && generated
        {
            return Err(format!("\"{text}\" of seat {} is generated, but refused by {}", seat.0, illegal.rule));
        }
        if !generated && [&form, &action].into_iter().any(|action| m.game.why_not(seat, action).is_none()) {
            return Err(format!("\"{text}\" of seat {} is not generated, but why_not has nothing against it", seat.0));
        }
    }
    Ok(())
}

/// `play` refuses what `why_not` is against, with the same clause, which exists; the position stays as it is, chance
/// is not asked, and no event is emitted.
pub(super) fn refusal_changes_nothing<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for (seat, action) in strays(m) {
        let Some(why) = m.game.why_not(seat, &action) else { continue };
        let mut position = m.game.clone();
        let mut cx = Live::new(&Seed([m.random.u8(..); 32]), 1);
        let played = position.play(seat, &action, &mut cx);
        let here = format!("\"{}\" of seat {}", m.text(&action), seat.0);
        match played {
            Ok(()) => return Err(format!("{here} is against {}, but it is played", why.rule)),
            Err(illegal) if illegal != why => {
                return Err(format!("{here} is against {}, but play names {}", why.rule, illegal.rule));
            }
            Err(illegal) => clause_exists::<S::Game>(illegal.rule).map_err(|what| format!("{here}: {what}"))?,
        }
        if position != *m.game {
            return Err(format!("{here} is refused by {}, but changes the position", why.rule));
        }
        let trace = cx.finish();
        if !trace.outcomes.is_empty() || !trace.reveals.is_empty() || !trace.events.is_empty() {
            return Err(format!("{here} is refused by {}, but chance is asked or an event is emitted", why.rule));
        }
    }
    Ok(())
}

/// Well-formed actions out of the blue: random ones, legal ones slightly changed, other seats' and earlier ones.
fn strays<S: Subject>(m: &mut Moment<'_, S>) -> Vec<(Seat, Action<S>)> {
    const OF_EACH: usize = 4;
    let mut strays = Vec::new();
    let mut legal: Vec<Action<S>> = m.seats().flat_map(|seat| m.legal(seat)).collect();
    m.random.shuffle(&mut legal);
    let known: Vec<&Action<S>> = legal.iter().chain(m.recent).collect();
    for seat in m.seats() {
        for _ in 0..OF_EACH {
            strays.push((seat, S::any_action(m.game, &mut m.random)));
            if known.is_empty() {
                continue;
            }
            let (one, other) = (known[m.random.usize(..known.len())], known[m.random.usize(..known.len())]);
            let changed = mutate(&m.game.action_text(one), &m.game.action_text(other), &mut m.random);
            strays.extend(m.game.read_action(&changed).ok().map(|action| (seat, action)));
            strays.push((seat, one.clone()));
        }
    }
    strays
}

/// A text with one word replaced by a word of another text, or with one character changed, added or taken out.
fn mutate(text: &str, other: &str, random: &mut fastrand::Rng) -> String {
    let separators = [' ', ',', ':', '+', '/'];
    let mut characters: Vec<char> = text.chars().collect();
    let place = random.usize(..=characters.len());
    let any = *random.choice(b"0123456789abcdefghijklmnopqrstuvwxyzNESW -,").unwrap_or(&b' ') as char;
    match random.u8(..5) {
        0 if place < characters.len() => drop(characters.remove(place)),
        1 if place < characters.len() => characters[place] = any,
        2 => characters.insert(place, any),
        _ => {
            let words: Vec<&str> = text.split(separators).filter(|word| !word.is_empty()).collect();
            let others: Vec<&str> = other.split(separators).filter(|word| !word.is_empty()).collect();
            if let (Some(old), Some(new)) = (random.choice(&words), random.choice(&others)) {
                return text.replacen(old, new, 1);
            }
        }
    }
    characters.into_iter().collect()
}
