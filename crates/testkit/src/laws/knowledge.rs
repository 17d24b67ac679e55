//! Laws about who may know what: views, redacted events and entries, and positions made from what a seat may know.

use std::{collections::HashSet, sync::atomic::Ordering};

use duchy_game::{
    Audience, Game, Observed, Outlook, Presentation, Seat, Viewer,
    context::{Disclosure, Live, Search, Seed, revealed},
};
use serde_json::{Value, json};

use super::{Moment, Verdict};
use crate::{
    Subject,
    explore::{Entry, Trail},
};

/// Resampling the unknown changes nothing the observer, or a spectator, sees, and emits no event.
pub(super) fn determinize_keeps_view<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let observer = m.some_seat();
    let mut dealt = m.game.clone();
    let mut cx = Live::new(&Seed([m.random.u8(..); 32]), 0);
    dealt.determinize(observer, &mut cx);
    if !cx.finish().events.is_empty() {
        return Err(format!("determinize for seat {} emits events", observer.0));
    }
    for viewer in [Viewer::Seat(observer), Viewer::Spectator] {
        let (before, after) = (m.game.view(viewer), dealt.view(viewer));
        if before != after {
            return Err(format!(
                "after determinize for seat {} the view of {viewer:?} is\n{after:?}\nand it was\n{before:?}",
                observer.0
            ));
        }
        if m.game.sketch(viewer) != dealt.sketch(viewer) {
            return Err(format!("determinize for seat {} changes the sketch of {viewer:?}", observer.0));
        }
        if m.game.notes(viewer) != dealt.notes(viewer) {
            return Err(format!("determinize for seat {} changes the notes of {viewer:?}", observer.0));
        }
    }
    if dealt.status() != m.game.status() {
        return Err(format!("determinize for seat {} changes whom the game waits for", observer.0));
    }
    S::invariants(&dealt).map_err(|what| format!("after determinize for seat {}: {what}", observer.0))
}

/// From another position with the same view, the same chance deals the same.
pub(super) fn determinize_depends_on_view<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let (observer, seed) = (m.some_seat(), m.random.u64(..));
    let other = dealt(m.game, observer, m.random.u64(..));
    let [mut here, mut there] = [m.game, &other].map(|game| dealt(game, observer, seed));
    if here != there {
        return Err(format!("for seat {} determinize looks at something that seat can't see", observer.0));
    }
    here.reopen(observer);
    there.reopen(observer);
    if here != there || here.view(Viewer::Seat(observer)).ne(&there.view(Viewer::Seat(observer))) {
        return Err(format!("for seat {} reopen looks at something that seat can't see", observer.0));
    }
    // Taking an answer back leaves no trace of which answer it was.
    let mut redealt = dealt(m.game, observer, m.random.u64(..));
    redealt.reopen(observer);
    redealt.determinize(observer, &mut Search::new(seed));
    let mut again = dealt(&other, observer, m.random.u64(..));
    again.reopen(observer);
    again.determinize(observer, &mut Search::new(seed));
    if redealt != again {
        return Err(format!("for seat {} reopen keeps something of an answer that seat can't see", observer.0));
    }
    Ok(())
}

/// Where a seat has secrets to guess, resampling gives another position at least now and then.
pub(super) fn determinize_resamples<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let observer = m.some_seat();
    if !S::secrets(m.game, Viewer::Seat(observer)).is_empty() {
        let changed = dealt(m.game, observer, m.random.u64(..)) != *m.game;
        m.redeals.due.fetch_add(1, Ordering::Relaxed);
        m.redeals.changed.fetch_add(usize::from(changed), Ordering::Relaxed);
    }
    Ok(())
}

/// What a seat can't know does not change what it may play.
pub(super) fn equal_views_equal_actions<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let observer = m.some_seat();
    let other = dealt(m.game, observer, m.random.u64(..));
    let (here, there) = (m.legal(observer), other.legal(observer));
    if here == there {
        return Ok(());
    }
    let text = |actions: &[<S::Game as Game>::Action]| {
        actions.iter().map(|action| m.text(action)).collect::<Vec<_>>().join(" | ")
    };
    Err(format!(
        "seat {} may play {}\nbut in a position that looks the same to it {}",
        observer.0,
        text(&here),
        text(&there)
    ))
}

/// A bot chooses something legal, and from another position with the same view the same.
pub(super) fn equal_views_equal_choice<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let Some(bot) = m.bot else { return Ok(()) };
    let (seed, chance) = (m.random.u64(..), m.random.u64(..));
    for seat in m.game.status().awaited().iter() {
        let observed = |position: &S::Game| Observed::new(position, seat, &mut Search::new(chance));
        let other = dealt(m.game, seat, m.random.u64(..));
        let (here, there) = (bot(&observed(m.game), seed), bot(&observed(&other), seed));
        if here != there {
            return Err(format!(
                "the bot on seat {} chooses \"{}\", but \"{}\" in a position that looks the same to it",
                seat.0,
                m.text(&here),
                m.text(&there)
            ));
        }
        if !m.legal(seat).contains(&here) {
            return Err(format!("the bot on seat {} chooses \"{}\", which is not generated", seat.0, m.text(&here)));
        }
    }
    Ok(())
}

/// What a seat can't know, however it is sampled, does not change what its actions are said to give.
pub(super) fn equal_views_equal_previews<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    const AT_MOST: usize = 8;
    let status = m.game.status();
    for seat in m.seats().filter(|&seat| status.may_act(seat)) {
        let other = dealt(m.game, seat, m.random.u64(..));
        let [here, there] = [m.game, &other].map(|game| Outlook::new(game, seat, m.random.u64(..)));
        let mut actions = m.legal(seat);
        m.random.shuffle(&mut actions);
        for action in actions.iter().take(AT_MOST) {
            let (one, two) = (here.preview(action), there.preview(action));
            if one != two {
                return Err(format!(
                    "seat {} is told that \"{}\" gives {one:?}\nbut in a position that looks the same to it {two:?}",
                    seat.0,
                    m.text(action)
                ));
            }
        }
    }
    Ok(())
}

/// A position made for a bot behaves like a real one: random play from it comes to an end.
pub(super) fn determinized_plays<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let observer = m.some_seat();
    let mut cx = Search::new(m.random.u64(..));
    let mut game = m.game.clone();
    game.determinize(observer, &mut cx);
    if m.random.bool() {
        game.reopen(observer);
        let answered = game.status().may_revise().without(observer);
        if let Some(seat) = answered.first() {
            return Err(format!("after reopen for seat {}, seat {} still has an answer", observer.0, seat.0));
        }
    }
    let mut actions = Vec::new();
    for _ in 0..=S::Game::MAX_ENTRIES {
        let Some(seat) = game.status().awaited().first() else { return Ok(()) };
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let Some(action) = m.random.choice(&actions) else {
            return Err(format!(
                "after determinize for seat {}, seat {} is asked without a choice",
                observer.0, seat.0
            ));
        };
        game.play_unchecked(seat, action, &mut cx);
    }
    Err(format!("after determinize for seat {} the game does not end within MAX_ENTRIES", observer.0))
}

/// No name a viewer must not know stands in that viewer's view or sketch.
pub(super) fn views_hold_no_secret<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for viewer in m.viewers() {
        let secrets = S::secrets(m.game, viewer);
        if secrets.is_empty() {
            continue;
        }
        let view = serde_json::to_string(&m.game.view(viewer)).map_err(|error| error.to_string())?;
        no_secret_in_json(&secrets, &view)
            .map_err(|secret| format!("the view of {viewer:?} shows \"{secret}\": {view}"))?;
        let sketch = m.game.sketch(viewer);
        no_secret(&secrets, &json!(sketch))
            .map_err(|secret| format!("the sketch for {viewer:?} shows \"{secret}\""))?;
        no_secret(&secrets, &json!(m.game.notes(viewer)))
            .map_err(|secret| format!("the notes for {viewer:?} show \"{secret}\""))?;
    }
    Ok(())
}

/// No name a viewer must not know stands in the events that viewer gets, and redacting twice is redacting once.
pub(super) fn events_hold_no_secret<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for viewer in m.viewers() {
        let secrets = S::secrets(m.game, viewer);
        for event in &m.trail.last_trace().events {
            let seen = S::Game::redact_event(event, viewer);
            if S::Game::redact_event(&seen, viewer) != seen {
                return Err(format!("{seen:?}, redacted for {viewer:?}, changes when it is redacted again"));
            }
            if secrets.is_empty() {
                continue;
            }
            let shown = json!({
                "event": serde_json::to_value(&seen).map_err(|error| error.to_string())?,
                "description": S::Game::describe_event(&m.game.catalogue(), &seen),
            });
            no_secret(&secrets, &shown).map_err(|secret| format!("{viewer:?} learns \"{secret}\" from {shown}"))?;
        }
    }
    Ok(())
}

/// No name a viewer must not know stands in the actions and outcomes that viewer gets, those revealed by the last entry
/// included.
pub(super) fn entries_hold_no_secret<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    for viewer in m.viewers() {
        let secrets = S::secrets(m.game, viewer);
        let seen = |audience: Audience| audience.includes(viewer);
        let outcomes = m.trail.last_trace().outcomes.iter().filter(|drawn| seen(drawn.audience()));
        let action = m.trail.entries.last().filter(|entry| viewer.is(entry.seat) || seen(entry.audience));
        let shown = json!({
            "action": action.map(|entry| &entry.text),
            "revealed": just_revealed(m.trail),
            "outcomes": outcomes.map(|drawn| drawn.name.clone()).collect::<Vec<_>>(),
        });
        no_secret(&secrets, &shown).map_err(|secret| format!("the entry shows \"{secret}\" to {viewer:?}: {shown}"))?;
    }
    Ok(())
}

/// The actions that the last entry made public.
fn just_revealed<G: Presentation>(trail: &Trail<G>) -> Vec<&str> {
    if trail.last_trace().reveals.is_empty() {
        return Vec::new();
    }
    let disclosure = |entry: &Entry<G>| Disclosure {
        secret_of: (entry.audience != Audience::Everybody).then_some(entry.seat),
        reveals: !entry.trace.reveals.is_empty(),
    };
    let now = revealed(trail.entries.iter().map(disclosure));
    let before = revealed(trail.entries[..trail.entries.len().saturating_sub(1)].iter().map(disclosure));
    let was_public = before.into_iter().chain([false]);
    let entries = trail.entries.iter().zip(now).zip(was_public);
    entries.filter(|((_, now), before)| *now && !before).map(|((entry, _), _)| entry.text.as_str()).collect()
}

/// An event redacted for a viewer who sees everything is the event itself.
pub(super) fn nothing_hidden<S: Subject>(m: &mut Moment<'_, S>) -> Verdict {
    let redacted = |event: &&<S::Game as Game>::Event| S::Game::redact_event(event, Viewer::Everything) != **event;
    match m.trail.last_trace().events.iter().find(redacted) {
        Some(event) => Err(format!("{event:?} is redacted even for a viewer who sees everything")),
        None => Ok(()),
    }
}

fn dealt<G: Presentation>(game: &G, observer: Seat, seed: u64) -> G {
    let mut dealt = game.clone();
    dealt.determinize(observer, &mut Search::new(seed));
    dealt
}

/// [`no_secret`] for JSON as text: views are large, and nearly always a plain search says that there is nothing to find.
fn no_secret_in_json(secrets: &[String], json: &str) -> Verdict {
    let may_be_there = |secret: &String| json.contains(secret.as_str()) || secret.contains(['"', '\\']);
    if !secrets.iter().any(may_be_there) {
        return Ok(());
    }
    let value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    no_secret(secrets, &value)
}

/// `Err` with a secret that stands in a text or key of the value, as a whole name.
fn no_secret(secrets: &[String], value: &Value) -> Verdict {
    // Nearly all secrets are single names: then looking each name of the value up once is enough.
    let (names, phrases): (Vec<&str>, Vec<&str>) =
        secrets.iter().map(String::as_str).partition(|secret| secret.chars().all(part_of_name));
    let names: HashSet<&str> = names.into_iter().collect();
    let found = |text: &str| {
        let name = text.split(|letter| !part_of_name(letter)).find_map(|name| names.get(name).copied());
        name.or_else(|| phrases.iter().copied().find(|phrase| holds(text, phrase))).map(str::to_owned)
    };
    first_found(value, &found).map_or(Ok(()), Err)
}

fn first_found(value: &Value, find: &impl Fn(&str) -> Option<String>) -> Option<String> {
    match value {
        Value::String(text) => find(text),
        Value::Array(values) => values.iter().find_map(|value| first_found(value, find)),
        Value::Object(fields) => fields.iter().find_map(|(key, value)| find(key).or_else(|| first_found(value, find))),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

fn part_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '-' || letter == '_'
}

/// Whether a text holds a phrase, not merely a part of something longer: `ant` stands in `send ant`, not in `elephant`.
fn holds(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase)
        .any(|(at, _)| !text[..at].ends_with(part_of_name) && !text[at + phrase.len()..].starts_with(part_of_name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_found_in_texts_and_keys_as_whole_names() {
        let secrets = ["ant".to_owned(), "queen bee".to_owned()];
        let leaks = |value: Value| no_secret(&secrets, &value).is_err();
        assert!(leaks(json!({"hand": [{"card": "ant"}]})));
        assert!(leaks(json!({"action": "send ant"})));
        assert!(leaks(json!({"counts": {"ant": 2}})));
        assert!(leaks(json!({"action": "send queen bee, draw"})));
        assert!(!leaks(json!({"action": "send queen beetle"})));
        assert!(!leaks(json!({"hand": ["elephant", "ant-eater", "antler"], "n": 3})));
        assert!(no_secret_in_json(&secrets, r#"{"hand": ["an", "ant"]}"#).is_err());
        assert!(no_secret_in_json(&secrets, r#"{"hand": ["an", "elephant"]}"#).is_ok());
    }
}
