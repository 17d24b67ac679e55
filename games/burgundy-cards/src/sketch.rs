//! The table in plain characters, for terminals and bug reports.

use std::fmt::Write as _;

use duchy_game::{Seat, Viewer};

use crate::{
    card::Token,
    state::BurgundyCards,
    view::{PileView, StackView, TokenCount, View},
};

impl BurgundyCards {
    /// The view, line by line: nothing is shown that the view does not hold.
    pub(crate) fn draw_sketch(&self, viewer: Viewer) -> String {
        let view = self.build_view(viewer);
        let mut text = format!("round {}, turn {}", view.round, view.turn);
        match view.active {
            Some(seat) => text.push_str(&format!(", player {seat} to act\n")),
            None => text.push_str(", over\n"),
        }
        for row in 1..=6 {
            let cards: Vec<&str> =
                view.display.iter().filter(|shown| shown.row == row).map(|shown| shown.card).collect();
            let _ = writeln!(text, "  [{row}] {}", cards.join(", "));
        }
        let _ = writeln!(text, "goods: {}; animals: {}", piles(&view.goods), piles(&view.animals));
        let _ = writeln!(text, "deck: {}; all seven: {:?}", view.deck, view.all_seven);
        for seat in Seat::all(self.seats) {
            self.sketch_player(seat, &view, &mut text);
        }
        if let Some(rival) = &view.rival {
            let _ = writeln!(text, "rival: {} points, {} face down", rival.score, rival.face_down);
            let _ = writeln!(text, "  estate: {}", stacks(&rival.estate));
        }
        if !view.offer.is_empty() {
            let _ = writeln!(text, "bought: {}", view.offer.join(", "));
        }
        text
    }

    fn sketch_player(&self, seat: Seat, view: &View, text: &mut String) {
        let player = &view.players[seat.index()];
        let first =
            if view.start_card.as_ref().is_some_and(|card| card.seat == seat) { ", start-player card" } else { "" };
        let _ = writeln!(
            text,
            "player {seat}: {} points, {} workers, {} silver{first}",
            player.score, player.workers, player.silver
        );
        let _ = writeln!(text, "  goods: {}; animals: {}", tokens(&player.goods), tokens(&player.animals));
        let hand = match &player.hand {
            Some(hand) => hand.join(", "),
            None => format!("{} cards", player.hand_count),
        };
        let _ =
            writeln!(text, "  projects: {}; hand: {hand}; face down: {}", player.projects.join(", "), player.face_down);
        let _ = writeln!(text, "  estate: {}", stacks(&player.estate));
    }
}

fn piles(piles: &[PileView]) -> String {
    let shown = piles.iter().map(|pile| format!("{} ({})", pile.top.map_or("-", Token::word), pile.count));
    shown.collect::<Vec<_>>().join(", ")
}

fn tokens(tokens: &[TokenCount]) -> String {
    tokens.iter().map(|token| format!("{} {}", token.count, token.token.word())).collect::<Vec<_>>().join(", ")
}

fn stacks(stacks: &[StackView]) -> String {
    stacks
        .iter()
        .map(|stack| format!("{}: {}", stack.kind.word(), stack.cards().collect::<Vec<_>>().join(" + ")))
        .collect::<Vec<_>>()
        .join("; ")
}
