//! The host's own data files: alternative components of a game, offered when a table is created.

use duchy_host::{CatalogueInfo, GameInfo, Registry};
use duchy_store::{Catalogue, Store};

use crate::{Error, StartError};

/// A data file as given, not yet parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFile {
    /// Which game it is for.
    pub game: String,
    /// Where it came from, for error messages.
    pub source: String,
    /// The contents.
    pub text: String,
}

/// Data files that tables can use.
pub(crate) struct Data(Vec<Offer>);

struct Offer {
    game: &'static str,
    info: CatalogueInfo,
}

impl Data {
    /// Parses the files and stores them, so that tables using one keep working when it is no longer offered.
    pub(crate) async fn load(files: &[DataFile], registry: &Registry, store: &Store) -> Result<Self, StartError> {
        let mut offers = Vec::new();
        for DataFile { game, source, text } in files {
            let bad = |error: duchy_host::OpenError| StartError::Data(source.clone(), error.to_string());
            let kind = registry.find(game).map_err(bad)?;
            let info = kind.read_data(text).map_err(bad)?;
            let kept =
                Catalogue { hash: info.hash.clone(), game: game.clone(), name: info.name.clone(), text: text.clone() };
            store.keep_catalogue(&kept).await?;
            offers.push(Offer { game: kind.id(), info });
        }
        Ok(Data(offers))
    }

    /// Adds the offered data files to the built-in ones.
    pub(crate) fn add_to(&self, mut game: GameInfo) -> GameInfo {
        for offer in self.0.iter().filter(|offer| offer.game == game.id) {
            if game.catalogues.iter().all(|known| known.hash != offer.info.hash) {
                game.catalogues.push(offer.info.clone());
            }
        }
        game
    }

    /// The hash to store with a table of this game: `None` for the built-in components.
    pub(crate) fn choose(&self, game: &GameInfo, wanted: Option<&str>) -> Result<Option<String>, Error> {
        let Some(wanted) = wanted.filter(|wanted| *wanted != game.catalogues[0].hash) else { return Ok(None) };
        match self.0.iter().find(|offer| offer.game == game.id && offer.info.hash == wanted) {
            Some(offer) => Ok(Some(offer.info.hash.clone())),
            None => {
                let known = "this server offers no data file with this hash; see api/games".to_owned();
                Err(Error::BadOptions(None, known))
            }
        }
    }
}

/// The text of the data file a table was created with.
pub(crate) async fn text_of(store: &Store, hash: Option<&str>) -> Result<Option<String>, Error> {
    let Some(hash) = hash else { return Ok(None) };
    let kept = store.catalogue(hash).await?;
    let kept = kept.ok_or_else(|| Error::internal("a data file is missing from the database", hash.to_owned()))?;
    Ok(Some(kept.text))
}
