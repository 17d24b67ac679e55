//! Opening a table: checks options, players and components.

use duchy_game::{
    BadCatalogue, BadOptions, Catalogue, Game, Interned, OptionKind, Options, Presentation, RulesVersion,
};
use duchy_record::{CatalogueRef, FORMAT, Header, Player, Record};
use duchy_search::{Level, Levels};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::{
    Hosted,
    chance::{Outcomes, SetupError, start},
    explain, names,
};
use crate::{NewGame, OpenError, ReplayError, Secret, json, registry::Registered, to_hex};

impl<G: Presentation> Hosted<G> {
    /// Starts a new game.
    pub(crate) fn open(game: Registered<G>, new: NewGame, secret: &Secret) -> Result<Self, OpenError> {
        let catalogue = match &new.catalogue {
            Some(text) => G::Catalogue::interner().intern(text)?,
            None => G::Catalogue::built_in(),
        };
        for player in &new.players {
            check_bot(game.levels, player).map_err(OpenError::NoSuchBot)?;
        }
        let header = Header {
            duchy: FORMAT,
            game: G::ID.to_owned(),
            rules: Some(G::RULES),
            catalogue: Some(catalogue_ref(catalogue)),
            options: new.options,
            players: new.players,
            chance: secret.public(),
            origin: None,
            setup: Vec::new(),
            at: new.at,
            fingerprint: None,
        };
        Self::set_up(game, &header, &Outcomes::Secret(secret))
    }

    /// The table of a record after its setup.
    pub(crate) fn replay_setup(game: Registered<G>, record: &Record) -> Result<Self, ReplayError> {
        let header = &record.header;
        let bad = |what: String| ReplayError { line: record.header_line(), seq: None, what };
        if explain::is_hidden(&header.setup) {
            return Err(bad(explain::TAKEN_DURING_THE_GAME.into()));
        }
        let table = Self::set_up(game, header, &Outcomes::Recorded(&header.setup));
        let table = table.map_err(|error| bad(error.to_string()))?;
        if let Some(expected) = &header.fingerprint {
            super::same_fingerprint(expected, &table.position).map_err(bad)?;
        }
        Ok(table)
    }

    /// The table of a header, set up with the secret's draws instead of the recorded ones.
    pub(crate) fn open_again(game: Registered<G>, header: &Header, secret: &Secret) -> Result<Self, OpenError> {
        Self::set_up(game, header, &Outcomes::Secret(secret))
    }

    fn set_up(game: Registered<G>, header: &Header, outcomes: &Outcomes<'_>) -> Result<Self, OpenError> {
        let rules = known_rules::<G>(header.rules)?;
        let seats = check_players::<G>(&header.players)?;
        let options = parse_options::<G>(&header.options)?;
        options.check(seats)?;
        let catalogue = find_catalogue::<G>(header.catalogue.as_ref())?;
        let started = start::<G>(catalogue, rules, seats, &options, outcomes);
        let (position, setup) = started.map_err(|error| match error {
            SetupError::Options(bad) => OpenError::BadOptions(bad),
            SetupError::Chance(deviation) => OpenError::BadSetup(explain::deviation::<G>(&deviation, &header.players)),
        })?;
        let header = Header {
            rules: Some(rules),
            catalogue: Some(catalogue_ref(catalogue)),
            options: json(&options),
            setup: names(&setup),
            fingerprint: Some(position.fingerprint()),
            ..header.clone()
        };
        Ok(Self::seated(game, header, position, setup))
    }
}

fn known_rules<G: Game>(wanted: Option<RulesVersion>) -> Result<RulesVersion, OpenError> {
    let rules = wanted.unwrap_or(G::RULES);
    if rules > G::RULES || rules.0 == 0 {
        return Err(OpenError::UnknownRules { asked: rules.0, known: G::RULES.0 });
    }
    Ok(rules)
}

/// Parses options; numbers must be within their range.
pub(crate) fn parse_options<G: Game>(options: &Value) -> Result<G::Options, OpenError> {
    let parsed: G::Options =
        serde_json::from_value(options.clone()).map_err(|error| OpenError::MalformedOptions(error.to_string()))?;
    let values = json(&parsed);
    for field in G::Options::SCHEMA {
        if let OptionKind::Number { min, max } = field.kind
            && !values[field.key].as_i64().is_some_and(|value| (i64::from(min)..=i64::from(max)).contains(&value))
        {
            return Err(OpenError::MalformedOptions(format!("{} takes {min} to {max}", field.key)));
        }
    }
    Ok(parsed)
}

fn check_players<G: Game>(players: &[Player]) -> Result<u8, OpenError> {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    BadOptions::unless_seats(seats, &G::SEATS)?;
    for (index, player) in players.iter().enumerate() {
        if players[..index].iter().any(|other| other.name == player.name) {
            return Err(OpenError::SameName(player.name.clone()));
        }
    }
    Ok(seats)
}

/// Checks that the level of a computer opponent exists. Old records may name others.
pub(super) fn check_bot<G: Game>(levels: Levels<G>, player: &Player) -> Result<(), String> {
    match &player.bot {
        Some(bot) if Level::find(levels, bot).is_none() => Err(bot.clone()),
        _ => Ok(()),
    }
}

/// The components a header names. If it names an edition of the built-in ones that is not kept, today's stand in: the
/// fingerprints show whether that matters to this game.
fn find_catalogue<G: Game>(wanted: Option<&CatalogueRef>) -> Result<Interned<G::Catalogue>, OpenError> {
    let built_in = G::Catalogue::built_in();
    let Some(wanted) = wanted else { return Ok(built_in) };
    let found = match &wanted.text {
        Some(text) => {
            check_hash(text, wanted.hash.as_deref())?;
            G::Catalogue::interner().intern(text)?
        }
        None => match wanted.hash.as_deref().and_then(G::Catalogue::by_hash) {
            Some(known) => known,
            None if wanted.name == built_in.name() => built_in,
            None => return Err(OpenError::UnknownCatalogue { name: wanted.name.clone(), hash: wanted.hash.clone() }),
        },
    };
    if wanted.name != found.name() {
        let what =
            format!("it calls itself \"{}\", but the header says \"{}\"; correct the name", found.name(), wanted.name);
        return Err(OpenError::BadCatalogue(BadCatalogue(what)));
    }
    Ok(found)
}

fn check_hash(text: &str, wanted: Option<&str>) -> Result<(), OpenError> {
    let found = to_hex(&Sha256::digest(text));
    match wanted {
        Some(wanted) if wanted != found => Err(OpenError::BadCatalogue(BadCatalogue(format!(
            "its SHA-256 is {found}, but the header says {wanted}; leave the hash out if you changed the file on purpose"
        )))),
        _ => Ok(()),
    }
}

fn catalogue_ref<C: Catalogue>(catalogue: Interned<C>) -> CatalogueRef {
    CatalogueRef {
        name: catalogue.name().to_owned(),
        hash: Some(catalogue.hash().to_owned()),
        text: (catalogue != C::built_in()).then(|| catalogue.text().to_owned()),
    }
}
