//! The fairy: she helps one figure, and no dragon comes to her tile.

use std::ops::ControlFlow;

use crate::place::Illegal;
use duchy_game::{Context, Seat};

use crate::{
    action::Action,
    board::TileId,
    event::Event,
    features::NodeId,
    legal::Sink,
    limits::MAX_FIGURES,
    rules,
    square::Square,
    table::{Figure, Table},
    tile::Spot,
};

/// Where the fairy is. The figure she helps bears the mark itself, so that she loses it when it leaves the map.
// carcassonne:fairy.begin carcassonne:fairy.stays
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Fairy {
    pub(crate) at: FairyAt,
}

/// A place of the fairy.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum FairyAt {
    /// Beside the map.
    #[default]
    Nowhere,
    /// On a tile.
    Tile(TileId),
    /// In a castle.
    Castle(u8),
}

impl Fairy {
    /// Every figure of a player on the map she could move to.
    // carcassonne:fairy.move carcassonne:fairy.own
    pub(crate) fn moves(table: &Table, seat: Seat, sink: &mut impl Sink) -> ControlFlow<()> {
        // Whose figure comes next is hard to predict, so the player's are gathered first.
        let mut others = [0u8; MAX_FIGURES.next_power_of_two()];
        let mut count = 0;
        for (index, figure) in table.figures.iter().enumerate() {
            others[count % others.len()] = index as u8;
            count += usize::from((figure.seat == seat) & !figure.helped);
        }
        sink.take(others[..count].iter().map(|&index| {
            let figure = &table.figures[usize::from(index)];
            Action::Fairy { square: table.board.tile(figure.tile).square, spot: figure.spot }
        }))
    }

    // carcassonne:fairy.fortress
    pub(crate) fn why_not_move(table: &Table, seat: Seat, square: Square, spot: Spot) -> Option<Illegal> {
        if !table.options.fairy {
            return Some(Illegal::by(rules::SETUP_ELEMENTS));
        }
        match table.figure_at(square, spot) {
            Some(figure) if figure.helped => Some(Illegal::at(rules::FAIRY_MOVE, spot.on(square))),
            Some(figure) if figure.seat == seat => None,
            _ => Some(Illegal::at(rules::FAIRY_OWN, spot.on(square))),
        }
    }

    pub(crate) fn move_to(
        &mut self,
        table: &mut Table,
        seat: Seat,
        square: Square,
        spot: Spot,
        cx: &mut impl Context<Event>,
    ) {
        let Some((tile, node, _)) = table.node_on(square, spot) else { return };
        self.at = FairyAt::Tile(tile);
        for figure in table.figures.iter_mut() {
            figure.helped = figure.node == node;
        }
        cx.emit(|| Event::FairyMoved { seat, at: spot.on(square) });
    }

    /// She goes to a castle, and no longer helps a figure on the map.
    pub(crate) fn enter_castle(&mut self, table: &mut Table, castle: u8) {
        self.at = FairyAt::Castle(castle);
        table.figures.iter_mut().for_each(|figure| figure.helped = false);
    }
}

impl Table {
    /// The figure on the map that the fairy helps.
    pub(crate) fn helped(&self) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.helped)
    }

    /// Whose figure she helps on a feature.
    pub(crate) fn helped_on(&self, root: NodeId) -> Option<Seat> {
        let helped = self.helped().filter(|figure| self.board.features().root(figure.node) == root);
        helped.map(|figure| figure.seat)
    }
}
