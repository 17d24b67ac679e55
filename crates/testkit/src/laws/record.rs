//! Laws about what is written down: texts and JSON come back as they were, and a record is the game.

use duchy_game::{
    Game, Name, Presentation, Viewer,
    context::{Fixed, Trace},
};

use super::{Moment, Verdict};
use crate::{Subject, chance::Mute, explore::Trail};

/// Every viewer's view can be written as JSON.
pub(super) fn views_are_json<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let viewers: Vec<Viewer> = m.viewers().chain([Viewer::Everything]).collect();
    let viewer = viewers[m.random.usize(..viewers.len())];
    let view = serde_json::to_string(&m.game.view(viewer));
    view.map(drop).map_err(|error| format!("the view of {viewer:?} can't be written: {error}"))
}

/// A generated action read back from its text is equal, and the text of any action is one plain line.
pub(super) fn action_survives<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for action in m.seats().flat_map(|seat| m.legal(seat)) {
        let text = m.text(&action);
        plain(&text)?;
        match m.game.read_action(&text) {
            Ok(back) if back == action => {}
            Ok(back) => return Err(format!("\"{text}\" is {action:?}, but is read as {back:?}")),
            Err(error) => return Err(format!("\"{text}\" can't be read back: {error}")),
        }
    }
    let any = S::any_action(m.game, &mut m.random);
    plain(&m.text(&any))
}

/// Reading the text of any action gives one whose own text is read as it is again.
pub(super) fn one_action_for_a_text<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for _ in m.seats() {
        let any = S::any_action(m.game, &mut m.random);
        let text = m.text(&any);
        let read = m.game.read_action(&text).map_err(|error| format!("\"{text}\" can't be read: {error}"))?;
        if m.game.read_action(&m.text(&read)).as_ref() != Ok(&read) {
            return Err(format!("\"{text}\" is read as \"{}\", which is read as something else", m.text(&read)));
        }
    }
    Ok(())
}

fn plain(text: &str) -> Verdict {
    let marks = ["\n", "=>", " #"];
    if text.is_empty() || text.trim() != text || marks.iter().any(|mark| text.contains(mark)) {
        return Err(format!("\"{text}\" can't stand in a record: it must be one plain line"));
    }
    Ok(())
}

/// Options read back from their JSON are equal.
pub(super) fn options_survive<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let options = &m.trail.setting.options;
    let json = serde_json::to_string(options).map_err(|error| format!("they can't be written: {error}"))?;
    match serde_json::from_str::<<S::Game as Game>::Options>(&json) {
        Ok(back) if back == *options => Ok(()),
        Ok(back) => Err(format!("{json} is read back as {back:?}")),
        Err(error) => Err(format!("{json} can't be read back: {error}")),
    }
}

/// Actions as text and outcomes by name, played back, give the same traces, position and fingerprint.
pub(super) fn replays<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let mut cx = Fixed::new(names(&m.trail.setup));
    let mut game = m.trail.start(&mut cx).map_err(|bad| bad.reason)?;
    same_trace("the setup", cx.finish().map_err(|deviation| deviation.to_string()), &m.trail.setup)?;
    for (number, entry) in m.trail.entries.iter().enumerate() {
        let here = format!("entry {}, \"{}\"", number + 1, entry.text);
        let action = game.read_action(&entry.text).map_err(|error| format!("{here}: {error}"))?;
        let mut cx = Fixed::new(names(&entry.trace));
        if let Err(illegal) = game.play(entry.seat, &action, &mut cx) {
            return Err(format!("{here} is refused in the replay, by {}", illegal.rule));
        }
        same_trace(&here, cx.finish().map_err(|deviation| deviation.to_string()), &entry.trace)?;
    }
    same_position(&game, m.game)
}

/// The same seed and the same actions give the same game once more.
pub(super) fn same_seed<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let mut cx = m.trail.chance(0);
    let mut game = m.trail.start(&mut cx).map_err(|bad| bad.reason)?;
    same_trace("the setup", Ok(cx.finish()), &m.trail.setup)?;
    for (number, entry) in m.trail.entries.iter().enumerate() {
        let mut cx = m.trail.chance(number + 1);
        game.play_unchecked(entry.seat, &entry.action, &mut cx);
        same_trace(&format!("entry {}, \"{}\"", number + 1, entry.text), Ok(cx.finish()), &entry.trace)?;
    }
    same_position(&game, m.game)
}

/// Nothing depends on an event being built: a search, which ignores events, plays the same game.
pub(super) fn without_events<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let mut game = start_mute(m.trail)?;
    for entry in &m.trail.entries {
        game.play_unchecked(entry.seat, &entry.action, &mut Mute::new(names(&entry.trace)));
    }
    same_position(&game, m.game)
}

fn start_mute<G: Presentation>(trail: &Trail<G>) -> Result<G, String> {
    trail.start(&mut Mute::new(names(&trail.setup))).map_err(|bad| bad.reason)
}

fn names<E>(trace: &Trace<E>) -> Vec<Name> {
    trace.outcomes.iter().map(|drawn| drawn.name.clone()).collect()
}

fn same_trace<E: PartialEq + std::fmt::Debug>(
    here: &str,
    again: Result<Trace<E>, String>,
    first: &Trace<E>,
) -> Verdict {
    let again = again.map_err(|deviation| format!("{here}: {deviation}"))?;
    if again == *first { Ok(()) } else { Err(format!("{here} gave {first:?}\nand now gives {again:?}")) }
}

fn same_position<G: Presentation>(again: &G, first: &G) -> Verdict {
    if again != first {
        return Err("every entry gives the same, but the position at the end differs".into());
    }
    if again.fingerprint() != first.fingerprint() {
        return Err("the positions are equal, but their fingerprints differ".into());
    }
    Ok(())
}
