//! The table in plain characters, for terminals and bug reports.

use std::fmt::Write;

use duchy_game::Viewer;

use crate::{card::Symbol, state::Catherine, view::PlayerView};

impl Catherine {
    /// Player by player: points, favour, goods, residences, rows, and the hand if the viewer may see it.
    pub(crate) fn draw_sketch(&self, viewer: Viewer) -> String {
        let view = self.build_view(viewer);
        let mut text = match view.decade {
            0 => "The game is over.\n".to_owned(),
            decade if view.round == 0 => format!("Before decade {decade}. {} cards in the deck.\n", view.deck),
            decade => format!("Decade {decade}, round {}. {} cards in the deck.\n", view.round, view.deck),
        };
        for (seat, player) in view.players.iter().enumerate() {
            let _ = write!(text, "\nPlayer {}: {}", seat + 1, player_text(player));
        }
        text
    }
}

fn player_text(player: &PlayerView) -> String {
    let owned = Symbol::ALL.into_iter().zip(player.owned).filter(|(_, count)| *count > 0);
    let owned: Vec<String> = owned.map(|(symbol, count)| format!("{count} {}", symbol.name())).collect();
    let mut text = format!(
        "{} points, favour {} (hand {}, x{}), {} jokers, order {}{}\n  owns: {}\n  residences: {}\n",
        player.score,
        player.favour,
        player.hand_limit,
        player.multiplier,
        player.jokers,
        player.order.unwrap_or("face down"),
        if player.chosen { ", has chosen" } else { "" },
        owned.join(", "),
        player.residences.join(" "),
    );
    for (place, row) in player.row.iter().enumerate() {
        let mark = if player.active == Some(place as u8) { '*' } else { ' ' };
        let _ = writeln!(text, "  {mark} {:<48} {}", row.card, row.under.unwrap_or("-"));
    }
    match &player.hand {
        Some(hand) => {
            let _ = writeln!(text, "  hand: {}", hand.join(" "));
        }
        None => {
            let _ = writeln!(text, "  hand: {} cards", player.hand_size);
        }
    }
    if let Some(choice) = &player.choice {
        let _ = writeln!(text, "  chosen: {choice}");
    }
    text
}
