//! The components of a game, read from its data file, validated and interned once.

use std::{
    collections::BTreeMap,
    fmt,
    ops::Deref,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// The components of a game: tiles, boards, cards, counts. Positions hold ids into it.
///
/// The built-in data file is one; a user's own file is another, named and hashed in the record.
pub trait Catalogue: fmt::Debug + Send + Sync + Sized + 'static {
    /// The data file that is compiled in.
    const BUILT_IN: &'static str;

    /// Reads and validates a data file. Whatever it accepts can be played.
    fn parse(text: &str) -> Result<Self, BadCatalogue>;

    /// Data files that used to be compiled in, for games that were started with them.
    const EARLIER: &'static [&'static str] = &[];

    /// What the file calls itself.
    fn name(&self) -> &str;

    /// Values in it that nobody has confirmed, as text keys of the game; shown to the players.
    fn reconstructed(&self) -> &[&'static str] {
        &[]
    }

    /// What a drawing of the board needs to know, for clients.
    fn drawing(&self) -> impl Serialize;

    /// Where catalogues of this game are kept: a `static` of the rules crate.
    fn interner() -> &'static Interner<Self>;

    /// The built-in catalogue, read on the first call.
    fn built_in() -> Interned<Self> {
        *Self::interner().built_in.get_or_init(|| match Self::interner().intern(Self::BUILT_IN) {
            Ok(interned) => interned,
            Err(bad) => panic!("the built-in data file is bad: {bad}"),
        })
    }

    /// The catalogue with that hash, if it is or was built in, or has been met before.
    fn by_hash(wanted: &str) -> Option<Interned<Self>> {
        Self::built_in();
        Self::interner().find(wanted).or_else(|| {
            let earlier = Self::EARLIER.iter().find(|text| hash(text) == wanted)?;
            Self::interner().intern(earlier).ok()
        })
    }
}

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCatalogue(pub String);

impl fmt::Display for BadCatalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadCatalogue {}

/// A catalogue that lives as long as the program. Equal files are one catalogue, so comparing is comparing addresses.
pub struct Interned<C: 'static>(&'static Entry<C>);

struct Entry<C> {
    catalogue: C,
    hash: String,
    text: String,
}

impl<C> Interned<C> {
    /// SHA-256 of the data file, in hexadecimal: its name in records.
    pub fn hash(self) -> &'static str {
        &self.0.hash
    }

    /// The data file itself.
    pub fn text(self) -> &'static str {
        &self.0.text
    }

    /// The catalogue, for as long as the program runs.
    #[inline]
    pub fn get(self) -> &'static C {
        &self.0.catalogue
    }
}

impl<C> Clone for Interned<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for Interned<C> {}

impl<C> Deref for Interned<C> {
    type Target = C;
    #[inline]
    fn deref(&self) -> &C {
        &self.0.catalogue
    }
}

impl<C> PartialEq for Interned<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<C> Eq for Interned<C> {}

impl<C> fmt::Debug for Interned<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Interned({})", &self.0.hash[..8])
    }
}

/// The catalogues a program has met, by hash.
pub struct Interner<C: 'static> {
    by_hash: Mutex<BTreeMap<String, Interned<C>>>,
    built_in: OnceLock<Interned<C>>,
}

impl<C> Interner<C> {
    /// None yet.
    #[expect(clippy::new_without_default, reason = "it is made in a static, which needs a const fn")]
    pub const fn new() -> Self {
        Interner { by_hash: Mutex::new(BTreeMap::new()), built_in: OnceLock::new() }
    }

    /// One met before.
    pub fn find(&self, hash: &str) -> Option<Interned<C>> {
        self.by_hash.lock().unwrap_or_else(PoisonError::into_inner).get(hash).copied()
    }
}

impl<C: Catalogue> Interner<C> {
    /// How many catalogues are kept. They stay until the program ends, so there has to be an end to it.
    pub const MOST: usize = 256;
    /// How long a data file may be, in bytes.
    pub const LONGEST: usize = 1 << 20;

    /// Reads a data file, or finds the catalogue that was made of it before.
    pub fn intern(&self, text: &str) -> Result<Interned<C>, BadCatalogue> {
        let hash = hash(text);
        if let Some(known) = self.find(&hash) {
            return Ok(known);
        }
        if text.len() > Self::LONGEST {
            return Err(BadCatalogue(format!("it is longer than {} bytes", Self::LONGEST)));
        }
        let catalogue = C::parse(text)?;
        let mut known = self.by_hash.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= Self::MOST {
            return Err(BadCatalogue(format!("{} data files are loaded already; restart to make room", Self::MOST)));
        }
        let entry = || Interned(Box::leak(Box::new(Entry { catalogue, hash: hash.clone(), text: text.to_owned() })));
        Ok(*known.entry(hash.clone()).or_insert_with(entry))
    }
}

/// SHA-256 of a data file, in hexadecimal.
fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}
