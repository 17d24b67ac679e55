//! The games there are. The only place that names them all.

use std::time::Duration;

use duchy_bots::Botted;
use duchy_burgundy::Burgundy;
use duchy_burgundy_cards::BurgundyCards;
use duchy_carcassonne::Carcassonne;
use duchy_catherine::Catherine;
use duchy_game::{Catalogue as _, Language, Rulebook, Texts};
use duchy_tuscany::Tuscany;
use serde_json::Value;

use crate::{
    Bench, BenchReport, CatalogueInfo, GameInfo, NewGame, OpenError, Pair, Record, ReplayError, Secret, Table,
    Tournament, Words, arena, bench,
    hosted::Hosted,
    json,
    verify::{self, Verdict},
};

/// Every game, in the order they are listed.
static GAMES: [Kind; 5] = [
    Kind::of::<Carcassonne>(),
    Kind::of::<Burgundy>(),
    Kind::of::<BurgundyCards>(),
    Kind::of::<Tuscany>(),
    Kind::of::<Catherine>(),
];

/// Every game.
pub fn games() -> &'static [Kind] {
    &GAMES
}

/// The game of that name.
pub fn find(id: &str) -> Result<&'static Kind, OpenError> {
    games().iter().find(|kind| kind.id == id).ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|kind| kind.id).collect();
        OpenError::NoSuchGame(id.to_owned(), known.join(", "))
    })
}

/// Plays a record through, checking every line of it.
pub fn replay(record: &Record) -> Result<Box<dyn Table>, ReplayError> {
    let kind =
        find(&record.header.game).map_err(|error| ReplayError { line: 1, seq: None, what: error.to_string() })?;
    (kind.replay)(record)
}

pub(crate) fn kind_of<G: Botted>() -> &'static Kind {
    match find(G::ID) {
        Ok(kind) => kind,
        Err(error) => panic!("a table of an unregistered game: {error}"),
    }
}

type OpenFn = fn(NewGame, &Secret) -> Result<Box<dyn Table>, OpenError>;
type BenchFn = fn(&Bench, &mut dyn FnMut(Duration)) -> Result<BenchReport, OpenError>;
type ArenaFn = fn(&Tournament, &(dyn Fn(usize, usize) + Sync)) -> Result<Vec<Pair>, OpenError>;

/// A game, with its type erased.
pub struct Kind {
    /// Its stable name.
    pub id: &'static str,
    /// The rules, clause by clause.
    pub rulebook: &'static Rulebook,
    /// The words it speaks in.
    pub texts: Texts,
    info: fn() -> GameInfo,
    read_data: fn(&str) -> Result<CatalogueInfo, OpenError>,
    drawing: fn(Option<&str>) -> Option<Value>,
    open: OpenFn,
    replay: fn(&Record) -> Result<Box<dyn Table>, ReplayError>,
    bench: BenchFn,
    arena: ArenaFn,
    pub(crate) verify: fn(&Record, &Secret) -> Result<Verdict, ReplayError>,
}

impl Kind {
    const fn of<G: Botted>() -> Self {
        Kind {
            id: G::ID,
            rulebook: G::RULEBOOK,
            texts: G::TEXTS,
            info: GameInfo::of::<G>,
            read_data: |text| Ok(CatalogueInfo::of(G::Catalogue::interner().intern(text)?)),
            drawing: |hash| {
                let catalogue = match hash {
                    None => Some(G::Catalogue::built_in()),
                    Some(hash) => G::Catalogue::by_hash(hash),
                };
                catalogue.map(|catalogue| json(&catalogue.drawing()))
            },
            open: |new, secret| Ok(Box::new(Hosted::<G>::open(new, secret)?)),
            replay: |record| Ok(Box::new(Hosted::<G>::replay(record)?)),
            bench: bench::run::<G>,
            arena: arena::run::<G>,
            verify: verify::chance::<G>,
        }
    }

    /// What the outside is told of it.
    pub fn info(&self) -> GameInfo {
        (self.info)()
    }

    /// Reads and checks a data file of somebody's own. Games can be played with it from now on.
    pub fn read_data(&self, text: &str) -> Result<CatalogueInfo, OpenError> {
        (self.read_data)(text)
    }

    /// What a drawing of the board needs to know of the components with this hash; of the built-in ones if none is
    /// given. Nothing if they are not known.
    pub fn drawing(&self, catalogue: Option<&str>) -> Option<Value> {
        (self.drawing)(catalogue)
    }

    /// Starts a game.
    pub fn open(&self, new: NewGame, secret: &Secret) -> Result<Box<dyn Table>, OpenError> {
        (self.open)(new, secret)
    }

    /// Measures how fast the rules are; `progress` hears how much of the time has passed.
    pub fn bench(&self, bench: &Bench, progress: &mut dyn FnMut(Duration)) -> Result<BenchReport, OpenError> {
        (self.bench)(bench, progress)
    }

    /// Lets computer opponents play each other; `progress` hears how many of how many deals are done.
    pub fn arena(
        &self,
        tournament: &Tournament,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Vec<Pair>, OpenError> {
        (self.arena)(tournament, progress)
    }

    /// Its words in a language.
    pub fn words(&self, language: Language) -> Words {
        Words::new(self.texts, language)
    }
}
