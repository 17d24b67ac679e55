//! The table in plain characters, for terminals and bug reports.

use std::fmt::Write;

use duchy_game::{Game, Seat, Viewer};

use crate::{limits::DEPOTS, space::Space, state::Burgundy, tile::Tile, view::in_places};

impl Burgundy {
    /// Depots, then every estate: a letter and a number for an empty space, two letters for a tile.
    pub(crate) fn draw_sketch(&self, viewer: Viewer) -> String {
        let view = self.view(viewer);
        let mut text = String::new();
        // Writing into a string can't fail.
        let _ = match view.phase {
            Some(phase) => {
                writeln!(text, "phase {phase}, round {}; goods to come: {}", view.round, view.ahead.join(" "))
            }
            None => writeln!(text, "the game is over"),
        };
        for number in 1..=DEPOTS {
            let depot = &view.depots[number - 1];
            let tiles: Vec<&str> = depot.tiles.iter().flatten().copied().collect();
            let _ = writeln!(text, "{number}: {} | {}", tiles.join(", "), depot.goods.join(" "));
        }
        let _ = writeln!(text, "black: {}", in_places(&view.black).join(", "));
        for (seat, player) in Seat::all(self.seats).zip(&view.players) {
            let mark = if view.turn == Some(seat) { " <" } else { "" };
            let _ = writeln!(
                text,
                "\n{seat}: {} points, {} workers, {} silver, dice {:?}{mark}",
                player.score, player.workers, player.silver, player.dice
            );
            let (stored, goods) = (in_places(&player.storage).join(", "), player.goods.join(" "));
            let _ = writeln!(text, "   storage: {stored} | goods: {goods} | {} sold", player.sold.len());
            if let Some(choice) = &player.choice {
                let _ = writeln!(text, "   {choice}");
            }
            self.draw_estate(seat, &mut text);
        }
        text
    }

    fn draw_estate(&self, seat: Seat, text: &mut String) {
        let Some(estate) = self.estate(seat) else { return };
        let mut spaces = Space::all();
        for (row, width) in [4usize, 5, 6, 7, 6, 5, 4].into_iter().enumerate() {
            let _ = write!(text, "{} {}", (b'a' + row as u8) as char, "  ".repeat(8 - width));
            for space in spaces.by_ref().take(width) {
                let shown = match self.player(seat).tile_at(space) {
                    Some(tile) => short(tile),
                    None => format!("{}{}", estate.colour(space).letter(), estate.number(space)).to_lowercase(),
                };
                let _ = write!(text, "{shown:<4}");
            }
            let trimmed = text.trim_end().len();
            text.truncate(trimmed);
            text.push('\n');
        }
    }
}

/// A tile in three characters.
fn short(tile: Tile) -> String {
    match (tile.animal(), tile.knowledge()) {
        (Some((species, count)), _) => format!("{count}{}", ["CH", "CO", "PI", "SH"][species]),
        (_, Some(knowledge)) => format!("K{}", knowledge.number()),
        _ => tile.name().chars().filter(|letter| *letter != ' ').take(3).collect::<String>().to_uppercase(),
    }
}
