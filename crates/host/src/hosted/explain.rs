//! What is wrong with a record, in words of its game.

use duchy_game::{Description, Language, Name, Presentation, Seat, SeatSet, context::Deviation};
use duchy_record::{HIDDEN, Player};

use crate::Words;

/// Why a record with hidden actions or outcomes stops.
pub(super) const TAKEN_DURING_THE_GAME: &str = "this record was downloaded while the game was in progress: what its reader \
    could not know is written \"?\", so the replay stops here. Download it again when the game is over";

/// What an entry after the end gets.
pub(super) const AFTER_THE_END: &str = "the game is over before this entry; remove it";

/// Whether some outcomes are hidden.
pub(super) fn is_hidden(outcomes: &[String]) -> bool {
    outcomes.iter().any(|name| name == HIDDEN)
}

/// Where recorded and possible outcomes differ.
pub(super) fn deviation<G: Presentation>(deviation: &Deviation, players: &[Player]) -> String {
    let source = |source| in_words::<G>(&G::describe_source(source), players);
    match deviation {
        Deviation::Impossible { number, name, source: from, possible } => {
            format!(
                "outcome {number}: the record says \"{name}\", but {} must be one of: {}",
                source(from),
                few(possible)
            )
        }
        Deviation::Missing { number, source: from, possible } => {
            format!("outcome {number} is missing: {}, one of: {}", source(from), few(possible))
        }
        Deviation::LeftOver { name, .. } => {
            format!("the outcome \"{name}\" is left over: nothing is drawn or rolled for it here; remove it or move it")
        }
    }
}

/// Who is asked what, with the answers there are.
pub(super) fn questions<G: Presentation>(position: &G, awaited: SeatSet, players: &[Player]) -> String {
    if awaited.is_empty() {
        return "the game is over".into();
    }
    let question = |seat: Seat| {
        let name = &players[seat.index()].name;
        let prompt = in_words::<G>(&position.describe_prompt(seat), players);
        let answers: Vec<Name> =
            position.legal(seat).iter().map(|action| Name::Owned(position.action_text(action))).collect();
        format!("{name} is asked: \"{prompt}\" (possible: {})", few(&answers))
    };
    awaited.iter().map(question).collect::<Vec<_>>().join("; ")
}

fn in_words<G: Presentation>(text: &Description<G::Place>, players: &[Player]) -> String {
    Words::new(G::TEXTS, Language::En).say(text, &|seat| players[seat.index()].name.clone())
}

/// The first of many names.
fn few(names: &[Name]) -> String {
    const SHOWN: usize = 20;
    let shown = names[..names.len().min(SHOWN)].join(", ");
    if names.len() > SHOWN { format!("{shown} and {} more", names.len() - SHOWN) } else { shown }
}
