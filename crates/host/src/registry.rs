//! The games a program can host.

use std::time::Duration;

use duchy_game::{Catalogue as _, Language, Presentation, Rulebook, Texts};
use duchy_search::Levels;
use serde_json::Value;

use crate::{
    ArenaError, Bench, BenchReport, CatalogueInfo, DealResult, GameInfo, NewGame, OpenError, Record, ReplayError,
    Secret, Table, Tournament, TournamentResult, Words, arena, bench,
    hosted::Hosted,
    json,
    verify::{self, Verdict},
};

/// The games a program can host, in the order they are listed. Made once when the program starts.
#[derive(Default)]
pub struct Registry(Vec<Box<dyn Kind>>);

impl Registry {
    /// Adds a game with its computer opponents.
    #[must_use]
    pub fn with<G: Presentation>(mut self, levels: Levels<G>) -> Self {
        assert!(self.find(G::ID).is_err(), "{} is registered twice", G::ID);
        self.0.push(Box::new(Registered { levels }));
        self
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &dyn Kind> {
        self.0.iter().map(|kind| &**kind)
    }

    /// The game with that id.
    pub fn find(&self, id: &str) -> Result<&dyn Kind, OpenError> {
        self.games().find(|kind| kind.id() == id).ok_or_else(|| {
            let known: Vec<&str> = self.games().map(Kind::id).collect();
            OpenError::NoSuchGame(id.to_owned(), known.join(", "))
        })
    }

    /// Plays a record through, checking every line.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn Table>, ReplayError> {
        self.replay_each(record, &mut |_| {})
    }

    /// Plays a record through, checking every line; `see` gets the table after the setup and after each entry.
    pub fn replay_each(&self, record: &Record, see: &mut dyn FnMut(&dyn Table)) -> Result<Box<dyn Table>, ReplayError> {
        self.of_record(record)?.replay(record, see)
    }

    /// Checks that a record replays and its draws match the commitment. `key` is the key of a deal, which is not part of
    /// the record.
    pub fn verify(&self, record: &Record, key: Option<[u8; 32]>) -> Result<Verdict, ReplayError> {
        verify::verify(self.of_record(record)?, record, key)
    }

    fn of_record(&self, record: &Record) -> Result<&dyn Kind, ReplayError> {
        self.find(&record.header.game).map_err(|error| ReplayError {
            line: record.header_line(),
            seq: None,
            what: error.to_string(),
        })
    }
}

/// A game, with its type erased.
pub trait Kind: Send + Sync {
    /// Stable id.
    fn id(&self) -> &'static str;

    /// The clauses of the rules.
    fn rulebook(&self) -> &'static Rulebook;

    /// Texts in all languages.
    fn texts(&self) -> Texts;

    /// The game as the lobby lists it.
    fn info(&self) -> GameInfo;

    /// Parses and checks a data file. Games can be played with it from now on.
    fn read_data(&self, text: &str) -> Result<CatalogueInfo, OpenError>;

    /// What a drawing of the board needs to know about the data file with this hash, by default the built-in one; nothing
    /// if it is unknown.
    fn drawing(&self, catalogue: Option<&str>) -> Option<Value>;

    /// Starts a game.
    fn open(&self, new: NewGame, secret: &Secret) -> Result<Box<dyn Table>, OpenError>;

    /// Plays a record of this game through, checking every line; `see` gets the table after the setup and after each
    /// entry.
    fn replay(&self, record: &Record, see: &mut dyn FnMut(&dyn Table)) -> Result<Box<dyn Table>, ReplayError>;

    /// Compares a record's draws with those the secret gives.
    fn verify(&self, record: &Record, secret: &Secret) -> Result<Verdict, ReplayError>;

    /// Measures the speed of the rules; `progress` is called with the elapsed time.
    fn bench(&self, bench: &Bench, progress: &mut dyn FnMut(Duration)) -> Result<BenchReport, OpenError>;

    /// Plays a tournament. Deals in `known` count as played before; `finished` is called with every other one, the
    /// number of deals done and their total.
    fn arena(
        &self,
        tournament: &Tournament,
        known: &[DealResult],
        finished: &(dyn Fn(&DealResult, usize, usize) + Sync),
    ) -> Result<TournamentResult, ArenaError>;

    /// Texts in one language.
    fn words(&self, language: Language) -> Words {
        Words::new(self.texts(), language)
    }
}

/// A registered game with its computer opponents.
pub(crate) struct Registered<G: Presentation> {
    pub(crate) levels: Levels<G>,
}

impl<G: Presentation> Clone for Registered<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Presentation> Copy for Registered<G> {}

impl<G: Presentation> Kind for Registered<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rulebook(&self) -> &'static Rulebook {
        G::RULEBOOK
    }

    fn texts(&self) -> Texts {
        G::TEXTS
    }

    fn info(&self) -> GameInfo {
        GameInfo::of(self.levels)
    }

    fn read_data(&self, text: &str) -> Result<CatalogueInfo, OpenError> {
        Ok(CatalogueInfo::of(G::Catalogue::interner().intern(text)?))
    }

    fn drawing(&self, catalogue: Option<&str>) -> Option<Value> {
        let catalogue = match catalogue {
            None => Some(G::Catalogue::built_in()),
            Some(hash) => G::Catalogue::by_hash(hash),
        };
        catalogue.map(|catalogue| json(&catalogue.drawing()))
    }

    fn open(&self, new: NewGame, secret: &Secret) -> Result<Box<dyn Table>, OpenError> {
        Ok(Box::new(Hosted::open(*self, new, secret)?))
    }

    fn replay(&self, record: &Record, see: &mut dyn FnMut(&dyn Table)) -> Result<Box<dyn Table>, ReplayError> {
        Ok(Box::new(Hosted::replay(*self, record, see)?))
    }

    fn verify(&self, record: &Record, secret: &Secret) -> Result<Verdict, ReplayError> {
        verify::chance(*self, record, secret)
    }

    fn bench(&self, bench: &Bench, progress: &mut dyn FnMut(Duration)) -> Result<BenchReport, OpenError> {
        bench::run::<G>(bench, progress)
    }

    fn arena(
        &self,
        tournament: &Tournament,
        known: &[DealResult],
        finished: &(dyn Fn(&DealResult, usize, usize) + Sync),
    ) -> Result<TournamentResult, ArenaError> {
        arena::run(self.levels, tournament, known, finished)
    }
}
