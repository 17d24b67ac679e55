//! What a game adds so that it can be tested: its secrets, its invariants, actions out of the blue.

use duchy_game::{Catalogue, Game, Interned, Presentation, Seat, Viewer};

/// What a game adds for its tests. Implemented on a marker type of the test.
pub trait Subject: 'static {
    /// The game.
    type Game: Presentation;

    /// Names this viewer must not find in views, events or entries: only names that have no copy this viewer may see.
    /// They are looked for in every text and key of the JSON, as whole words.
    fn secrets(game: &Self::Game, viewer: Viewer) -> Vec<String>;

    /// The game's own invariants, looked at after every entry; `Err` says what is wrong.
    fn invariants(game: &Self::Game) -> Result<(), String>;

    /// A random well-formed action, legal or (mostly) not.
    fn any_action(game: &Self::Game, random: &mut fastrand::Rng) -> <Self::Game as Game>::Action;

    /// Whether the action only declines. A decision offers at least one that does not.
    fn passes(_action: &<Self::Game as Game>::Action) -> bool {
        false
    }

    /// The data files to play with: the built-in one, and any a user might bring.
    fn catalogues() -> Vec<Interned<<Self::Game as Game>::Catalogue>> {
        vec![<Self::Game as Game>::Catalogue::built_in()]
    }

    /// Checks an expectation sentence of a scenario that the runner itself does not know; `None` if it is not known
    /// here either.
    fn expect(_game: &Self::Game, _sentence: &str, _seats: &Seats) -> Option<Result<(), String>> {
        None
    }
}

/// Who sits where, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seats(Vec<String>);

impl Seats {
    /// Players in seat order.
    pub fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Self {
        Seats(names.into_iter().map(Into::into).collect())
    }

    /// A table of this many, named in alphabetical order.
    pub fn of(seats: u8) -> Self {
        const NAMES: [&str; duchy_game::MAX_SEATS] = ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank"];
        Seats::new(NAMES.into_iter().take(usize::from(seats)))
    }

    /// How many there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// The player on a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// The seat of a player.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.0.iter().position(|known| known == name).map(|index| Seat(index as u8))
    }

    /// The player a sentence begins with, and the rest of it.
    pub fn begin<'a>(&self, sentence: &'a str) -> Option<(Seat, &'a str)> {
        let starts = |name: &String| sentence.strip_prefix(name.as_str()).filter(|rest| !rest.starts_with(is_letter));
        let (index, rest) = self.0.iter().enumerate().find_map(|(index, name)| Some((index, starts(name)?)))?;
        Some((Seat(index as u8), rest))
    }

    /// All players, for messages.
    pub fn list(&self) -> String {
        self.0.join(", ")
    }
}

fn is_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '-'
}
