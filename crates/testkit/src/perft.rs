//! Perft: how many ways a game can go to a depth. A table of such numbers notices any change of what is legal.
//!
//! ```toml
//! # Two envoys: five choices between them; then the other's answers and one's own revisions, five again.
//! [[table]]
//! name = "the first choices"
//! seats = 2
//! options = { first = "listed" }   # or preset = "…"; or neither, for the default
//! deal = "plain"                   # chance follows the deal with this key, at most 32 letters
//! after = 0                        # this many moves are played first, the same each time
//! limit = 100_000                  # more nodes than this would take too long
//! nodes = [5, 25]                  # at depth 1, 2, …
//! checksum = "58742f74fd5ca2cf"    # optional: of all positions at the last depth
//! ```
//!
//! `setup = ["outcome", …]` scripts the setup instead of leaving it to the deal, and `data = "FILE"` names a data file
//! beside the table. A node is an entry that could come next: an action of a seat that is awaited or may revise.

use std::{fmt::Write as _, path::Path};

use duchy_game::{
    Catalogue as _, Options, Presentation, Seat,
    context::{Deal, Fixed},
};
use serde::Deserialize;
use serde_json::Value;

use crate::{chance::mix, files};

/// Counts every table of a file. Panics with what differs and with the numbers found.
pub fn perft<G: Presentation>(file: impl AsRef<Path>) {
    let path = file.as_ref();
    let problems = problems::<G>(&files::read(path), path.parent());
    assert!(problems.is_empty(), "\n{}:\n{}\n", path.display(), problems.join("\n"));
}

/// What is wrong with the tables of a file, a paragraph each.
pub fn problems<G: Presentation>(text: &str, folder: Option<&Path>) -> Vec<String> {
    let tables: Tables = match toml::from_str(text) {
        Ok(tables) => tables,
        Err(error) => return vec![format!("the tables can't be read: {error}")],
    };
    if tables.table.is_empty() {
        return vec!["there is no [[table]]; a file without tables can't fail".into()];
    }
    let wrong = |table: &Table| table.check::<G>(folder).err().map(|what| format!("[{}] {what}", table.name));
    tables.table.iter().filter_map(wrong).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    table: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    name: String,
    seats: u8,
    preset: Option<String>,
    options: Option<Value>,
    data: Option<String>,
    deal: String,
    setup: Option<Vec<String>>,
    #[serde(default)]
    after: usize,
    limit: u64,
    nodes: Vec<u64>,
    checksum: Option<String>,
}

impl Table {
    fn check<G: Presentation>(&self, folder: Option<&Path>) -> Result<(), String> {
        let mut key = [0; 32];
        let name = self.deal.as_bytes();
        key.get_mut(..name.len()).ok_or("the name of the deal is longer than 32 letters")?.copy_from_slice(name);
        let mut count = Count { key, left: self.limit, checksum: 0 };
        let mut game = self.start::<G>(&count, folder)?;
        self.advance(&mut game, &count)?;
        let mut found = Vec::new();
        for depth in 1..=self.nodes.len().max(1) {
            count.checksum = 0;
            match count.nodes(&game, depth) {
                Some(nodes) => found.push(nodes),
                None => return Err(format!("more than {} nodes at depth {depth}; up to there: {found:?}", self.limit)),
            }
        }
        let checksum = format!("{:016x}", count.checksum);
        if found == self.nodes && self.checksum.as_ref().is_none_or(|expected| *expected == checksum) {
            return Ok(());
        }
        let mut report = format!("found: nodes = {found:?}, checksum = \"{checksum}\"");
        if found != self.nodes {
            self.divide(&game, &mut count, &mut report);
        }
        Err(report)
    }

    fn start<G: Presentation>(&self, count: &Count, folder: Option<&Path>) -> Result<G, String> {
        let mut options = G::Options::default();
        if let Some(name) = &self.preset {
            let presets = G::Options::presets();
            let preset = presets.into_iter().find(|preset| preset.name == name);
            options = preset.ok_or_else(|| format!("there is no preset \"{name}\""))?.options;
        }
        if let Some(values) = &self.options {
            let mut json = serde_json::to_value(&options).map_err(|error| error.to_string())?;
            for (key, value) in values.as_object().into_iter().flatten() {
                json[key] = value.clone();
            }
            options = serde_json::from_value(json).map_err(|error| format!("options: {error}"))?;
        }
        let catalogue = match &self.data {
            None => G::Catalogue::built_in(),
            Some(file) => {
                let text = files::read(&folder.unwrap_or(Path::new(".")).join(file));
                G::Catalogue::interner().intern(&text).map_err(|bad| format!("{file}: {bad}"))?
            }
        };
        options.check(self.seats).map_err(|bad| bad.reason)?;
        match &self.setup {
            None => G::start(catalogue, G::RULES, self.seats, &options, &mut count.deal()).map_err(|bad| bad.reason),
            Some(outcomes) => {
                let mut cx = Fixed::new(outcomes.iter().cloned());
                let game = G::start(catalogue, G::RULES, self.seats, &options, &mut cx).map_err(|bad| bad.reason)?;
                cx.finish().map_err(|deviation| format!("setup: {deviation}"))?;
                Ok(game)
            }
        }
    }

    /// Plays the first moves, chosen by their number alone.
    fn advance<G: Presentation>(&self, game: &mut G, count: &Count) -> Result<(), String> {
        for number in 0..self.after {
            let nodes = next(game);
            if nodes.is_empty() {
                return Err(format!("it is over after {number} moves; after = {} is too many", self.after));
            }
            let (seat, action) = &nodes[mix(self.after as u64, number as u64) as usize % nodes.len()];
            game.play_unchecked(*seat, action, &mut count.deal());
        }
        Ok(())
    }

    /// Where the nodes of the last depth lie, to be compared with what another state of the rules finds.
    fn divide<G: Presentation>(&self, game: &G, count: &mut Count, report: &mut String) {
        let depth = self.nodes.len().max(1);
        for (seat, action) in next(game) {
            let mut after = game.clone();
            after.play_unchecked(seat, &action, &mut count.deal());
            count.left = self.limit;
            let nodes = if depth == 1 { Some(1) } else { count.nodes(&after, depth - 1) };
            let _ =
                write!(report, "\n    seat {} {}: {}", seat.0, game.action_text(&action), nodes.unwrap_or_default());
        }
    }
}

struct Count {
    key: [u8; 32],
    left: u64,
    checksum: u64,
}

impl Count {
    fn deal<E>(&self) -> Deal<E> {
        Deal::new(&self.key)
    }

    /// The nodes at a depth below, or `None` when there are more than are left.
    fn nodes<G: Presentation>(&mut self, game: &G, depth: usize) -> Option<u64> {
        let mut nodes = 0;
        for (seat, action) in next(game) {
            let mut after = game.clone();
            after.play_unchecked(seat, &action, &mut self.deal());
            if depth > 1 {
                nodes += self.nodes(&after, depth - 1)?;
                continue;
            }
            self.left = self.left.checked_sub(1)?;
            let leaf = u64::from_str_radix(&after.fingerprint(), 16).unwrap_or_default();
            self.checksum = self.checksum.wrapping_add(mix(leaf, 0));
            nodes += 1;
        }
        Some(nodes)
    }
}

/// Every entry that could come next.
fn next<G: Presentation>(game: &G) -> Vec<(Seat, G::Action)> {
    let status = game.status();
    let mut nodes = Vec::new();
    let mut actions = Vec::new();
    for seat in status.awaited().union(status.may_revise()).iter() {
        game.legal_actions(seat, &mut actions);
        nodes.extend(actions.drain(..).map(|action| (seat, action)));
    }
    nodes
}
