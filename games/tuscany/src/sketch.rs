//! The table in plain characters, for terminals and bug reports.

use std::fmt::Write as _;

use duchy_game::Viewer;

use crate::{
    state::Tuscany,
    tile::Colour,
    view::{PlayerView, RealmView, View},
};

impl Tuscany {
    /// Everything is read off the view, so nothing can show that the viewer may not know.
    pub(crate) fn draw_sketch(&self, viewer: Viewer) -> String {
        let view = self.build_view(viewer);
        let mut text = String::new();
        // Writing into a string can't fail.
        let _ = write_view(&mut text, &view);
        text
    }
}

fn write_view(out: &mut String, view: &View) -> std::fmt::Result {
    let extra = if view.last_turns { ", last turns" } else { "" };
    writeln!(out, "round {}{extra}", view.round)?;
    let open: Vec<&str> = view.open.iter().map(|open| open.as_ref().map_or("-", |open| open.tile.name())).collect();
    writeln!(out, "open: {}", open.join(", "))?;
    writeln!(out, "face down: {} cards, {} bonus cards, {} neutral tiles", view.deck, view.bonus_deck, view.neutral)?;
    for (seat, player) in view.players.iter().enumerate() {
        writeln!(out, "\nplayer {}: red {}, green {}", seat + 1, player.red, player.green)?;
        write_player(out, player)?;
    }
    Ok(())
}

fn write_player(out: &mut String, player: &PlayerView) -> std::fmt::Result {
    let stacks: Vec<String> = player.stacks.iter().map(ToString::to_string).collect();
    writeln!(out, "  boards {}, stacks {}", player.boards.join(" "), stacks.join("/"))?;
    match &player.hand {
        Some(hand) => {
            let cards: Vec<String> =
                hand.iter().map(|cards| format!("{} {}", cards.count, cards.card.0.card_name())).collect();
            writeln!(out, "  hand: {}", cards.join(", "))?;
        }
        None => writeln!(out, "  hand: {} cards", player.hand_size)?,
    }
    let storage: Vec<&str> = player.storage.iter().map(|piece| piece.name()).collect();
    writeln!(out, "  storage ({}): {}", player.storage_spaces, storage.join(", "))?;
    writeln!(out, "  marble {}, workers {}", player.marble, player.workers)?;
    match &player.realm {
        Some(realm) => write_realm(out, realm),
        None => Ok(()),
    }
}

/// Columns side by side, each space as two letters of its colour; capitals are filled.
fn write_realm(out: &mut String, realm: &RealmView) -> std::fmt::Result {
    writeln!(out, "  {}", realm.layout)?;
    let top = realm.offsets.iter().min().copied().unwrap_or(0);
    let mut lines = vec![vec!["    ".to_owned(); 9]; 11];
    for space in &realm.spaces {
        let (column, row) = space.name.column_row();
        let (column, row) = (usize::from(column), usize::from(row));
        let down = usize::from(column % 3 != 1) + 2 * row;
        let down = down + (realm.offsets[column / 3] - top).max(0) as usize;
        let word = short(space.colour);
        let word = if space.piece.is_some() { word.to_ascii_uppercase() } else { word.to_owned() };
        if let Some(line) = lines.get_mut(down) {
            line[column] = format!(" {word} ");
        }
    }
    let last = lines.iter().rposition(|line| line.iter().any(|cell| !cell.trim().is_empty())).unwrap_or(0);
    for line in &lines[..=last] {
        writeln!(out, "  {}", line.concat().trim_end())?;
    }
    Ok(())
}

const fn short(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Village) => "vi",
        Some(Colour::Field) => "fi",
        Some(Colour::Wagon) => "wa",
        Some(Colour::Monastery) => "mo",
        Some(Colour::Quarry) => "qu",
        Some(Colour::Town) => "to",
        Some(Colour::Tavern) => "ta",
        Some(Colour::Castle) => "ca",
        None => "..",
    }
}
