//! The games a program can host.

use std::{
    ops::ControlFlow,
    sync::{OnceLock, atomic::AtomicBool},
    time::Duration,
};

use duchy_analysis::{Hint, Report, Settings};
use duchy_game::{Catalogue as _, Language, Presentation, Rulebook, Seat, Texts};
use duchy_search::Levels;
use serde_json::Value;

use crate::{
    AnalysisError, ArenaError, Bench, BenchReport, CatalogueInfo, DealResult, GameInfo, Lesson, NewGame, OpenError,
    PlayError, Record, ReplayError, Secret, Table, Tournament, TournamentResult, Words, arena, bench,
    hosted::Hosted,
    json,
    verify::{self, Verdict},
};

/// The games a program can host, in the order they are listed. Made once when the program starts.
#[derive(Default)]
pub struct Registry {
    games: Vec<Box<dyn Kind>>,
    lessons: Vec<LessonFile>,
}

/// A lesson as it is written.
struct LessonFile {
    game: &'static str,
    id: &'static str,
    text: &'static str,
    /// Replayed on first use.
    read: OnceLock<Result<Lesson, String>>,
}

impl Registry {
    /// Adds a game with its computer opponents.
    #[must_use]
    pub fn with<G: Presentation>(mut self, levels: Levels<G>) -> Self {
        assert!(self.find(G::ID).is_err(), "{} is registered twice", G::ID);
        self.games.push(Box::new(Registered { levels }));
        self
    }

    /// Adds a lesson to a game.
    #[must_use]
    pub fn with_lesson(mut self, game: &'static str, id: &'static str, text: &'static str) -> Self {
        self.lessons.push(LessonFile { game, id, text, read: OnceLock::new() });
        self
    }

    /// The ids of a game's lessons, in the order they are offered.
    pub fn lessons(&self, game: &str) -> impl Iterator<Item = &'static str> {
        self.lessons.iter().filter(move |lesson| lesson.game == game).map(|lesson| lesson.id)
    }

    /// A lesson, played through, or what is wrong with it; nothing if there is none with that id.
    pub fn lesson(&self, game: &str, id: &str) -> Option<Result<&Lesson, &str>> {
        let lesson = self.lessons.iter().find(|lesson| lesson.game == game && lesson.id == id)?;
        let kind = self.find(game).ok()?;
        Some(lesson.read.get_or_init(|| Lesson::read(kind, lesson.text)).as_ref().map_err(String::as_str))
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &dyn Kind> {
        self.games.iter().map(|kind| &**kind)
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
        self.replay_while(record, &mut |table| {
            see(table);
            ControlFlow::Continue(())
        })
    }

    /// Plays a record through, checking every line, until `see` stops it with an error.
    pub fn replay_while(
        &self,
        record: &Record,
        see: &mut dyn FnMut(&dyn Table) -> ControlFlow<String>,
    ) -> Result<Box<dyn Table>, ReplayError> {
        self.of_record(record)?.replay(record, see)
    }

    /// Checks that a record replays and its draws match the commitment. `key` is the key of a deal, which is not part of
    /// the record.
    pub fn verify(&self, record: &Record, key: Option<[u8; 32]>) -> Result<Verdict, ReplayError> {
        verify::verify(self.of_record(record)?, record, key)
    }

    /// Analyses a game: every decision and every draw. A record that stops before the end is analysed as far as it goes.
    /// `progress` is called with the number of steps done and their total.
    pub fn analyse(
        &self,
        record: &Record,
        settings: Settings,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(u32, u32),
    ) -> Result<Report, AnalysisError> {
        Ok(self.replay_open(record)?.analysis(settings)?(stop, progress)?)
    }

    /// A hint for the decision that is open after a record; of several seats, for the first that is awaited.
    pub fn hint(
        &self,
        record: &Record,
        seat: Option<Seat>,
        settings: Settings,
        stop: &AtomicBool,
    ) -> Result<Hint, AnalysisError> {
        let table = self.replay_open(record)?;
        let seat = seat.or_else(|| table.status().awaited().first());
        let seat = seat.ok_or(AnalysisError::NoDecision(PlayError::Over))?;
        Ok(table.hint(seat, settings)?(stop)?)
    }

    /// Replays a record that hides nothing.
    fn replay_open(&self, record: &Record) -> Result<Box<dyn Table>, AnalysisError> {
        if record.is_redacted() {
            return Err(AnalysisError::Redacted);
        }
        Ok(self.replay(record)?)
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
    /// entry, and may stop it with an error.
    fn replay(
        &self,
        record: &Record,
        see: &mut dyn FnMut(&dyn Table) -> ControlFlow<String>,
    ) -> Result<Box<dyn Table>, ReplayError>;

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

    fn replay(
        &self,
        record: &Record,
        see: &mut dyn FnMut(&dyn Table) -> ControlFlow<String>,
    ) -> Result<Box<dyn Table>, ReplayError> {
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
