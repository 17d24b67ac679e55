//! Portals: the figure may go to any other tile.

use std::ops::ControlFlow;

use crate::place::{Illegal, Place};
use duchy_game::RuleId;

use crate::{
    action::{Action, FigureKind},
    board::{LaidTile, TileId},
    features::NodeId,
    rules,
    square::Square,
    table::Table,
    tile::{FeatureKind, Shape, Spot},
};

impl Table {
    /// Whether the tile just laid shows a portal.
    #[inline]
    pub(crate) fn at_portal(&self) -> bool {
        self.options.portal && self.board.shaped(self.catalogue.get(), self.board.last()).1.signs.portal
    }

    /// The clause against a portal leading to a tile.
    // carcassonne:portal.fortress carcassonne:fortress.no-figure carcassonne:portal.volcano
    fn against_portal_to(&self, tile: &LaidTile, shape: &Shape) -> Option<RuleId> {
        if self.catalogue.get().is_fortress(tile.kind) {
            return Some(rules::PORTAL_FORTRESS);
        }
        shape.signs.volcano.then_some(rules::PORTAL_VOLCANO)
    }

    /// Every place on other tiles where a figure of this kind could go.
    // carcassonne:portal.anywhere carcassonne:portal.unfinished
    pub(crate) fn portal_places(
        &self,
        figure: FigureKind,
        take: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let features = self.board.features();
        let suitable = self.suitable(figure);
        let open = |node: NodeId, kind: FeatureKind| {
            let feature = features.of(node);
            let unfinished = kind == FeatureKind::Field || !feature.is_complete();
            unfinished && !feature.is_occupied()
        };
        for tile in &self.board.tiles()[..self.board.last().index()] {
            let shape = self.catalogue.get().shape(tile.kind, tile.facing);
            let nothing = figure == FigureKind::Abbot && shape.centre().is_none();
            if nothing || self.against_portal_to(tile, shape).is_some() {
                continue;
            }
            for (index, part) in shape.parts().iter().enumerate() {
                let kind = shape.kind(index);
                if suitable.has(kind) && open(tile.node(index), kind) {
                    take(Action::PlaceAt { figure, square: tile.square, spot: part.spot })?;
                }
            }
            if let Some(bridge) = tile.bridge()
                && suitable.has(FeatureKind::Road)
                && open(bridge.node, FeatureKind::Road)
            {
                let spot = tile.spot_of(shape, bridge.node);
                take(Action::PlaceAt { figure, square: tile.square, spot })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The first clause that sending a figure there would break. Another tile than the one just laid lies there.
    pub(crate) fn why_not_portal(&self, id: TileId, figure: FigureKind, spot: Spot) -> Option<Illegal> {
        if !self.at_portal() {
            return Some(Illegal::by(rules::FIGURE_THIS_TILE));
        }
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        if let Some(rule) = self.against_portal_to(tile, shape) {
            return Some(Illegal::at(rule, Place::cell(tile.square)));
        }
        let Some((node, named)) = tile.part_at(shape, spot) else {
            return Some(Illegal::at(rules::FIGURE_ONE_FEATURE, Place::cell(tile.square)));
        };
        if named != spot {
            return Some(Illegal::at(rules::FIGURE_ONE_FEATURE, named.on(tile.square)));
        }
        let is_field = matches!(spot, Spot::Field(_) | Spot::Inside(_));
        if !is_field && self.board.features().of(node).is_complete() {
            return Some(Illegal::at(rules::PORTAL_UNFINISHED, spot.on(tile.square)));
        }
        self.why_not_on(tile.square, node, figure, spot)
    }

    /// A square with a tile on it.
    pub(crate) fn tile_on(&self, square: Square) -> Option<TileId> {
        self.board.tile_at(square)
    }

    /// The node at a place of the map.
    pub(crate) fn node_on(&self, square: Square, spot: Spot) -> Option<(TileId, NodeId, Spot)> {
        let id = self.tile_on(square)?;
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        let (node, spot) = tile.part_at(shape, spot)?;
        Some((id, node, spot))
    }
}
