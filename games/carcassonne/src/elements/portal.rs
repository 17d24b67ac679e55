//! Portals: the figure may go to any other tile.

use std::ops::ControlFlow;

use crate::place::{Illegal, Place};
use duchy_game::RuleId;

use crate::{
    action::{Action, FigureKind},
    board::{LaidTile, TileId},
    features::NodeId,
    legal::Sink,
    rules,
    square::Square,
    table::Table,
    tile::{FeatureKind, MAX_PARTS, Shape, Spot},
};

impl Table {
    /// Whether the tile just placed shows a portal.
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
    pub(crate) fn portal_places(&self, figure: FigureKind, sink: &mut impl Sink) -> ControlFlow<()> {
        let last = self.board.last();
        match figure {
            FigureKind::Meeple => {
                let mut others = self.board.tiles()[..last.index()].iter();
                others.try_for_each(|tile| self.portal_places_on(tile, figure, sink))
            }
            FigureKind::Abbot => {
                let mut centres = self.board.centres().iter().filter(|centre| centre.tile != last);
                centres.try_for_each(|centre| self.portal_places_on(self.board.tile(centre.tile), figure, sink))
            }
        }
    }

    #[inline]
    fn portal_places_on(&self, tile: &LaidTile, figure: FigureKind, sink: &mut impl Sink) -> ControlFlow<()> {
        let shape = self.catalogue.get().shape(tile.kind, tile.facing);
        if self.against_portal_to(tile, shape).is_some() {
            return ControlFlow::Continue(());
        }
        let features = self.board.features();
        let suitable = self.suitable(figure);
        let is_open = |node: NodeId, kind: FeatureKind| {
            let feature = features.of(node);
            let unfinished = (kind == FeatureKind::Field) | !feature.is_complete();
            suitable.has(kind) & unfinished & !feature.is_occupied()
        };
        // Which parts are open is hard to predict, so they are gathered first.
        let mut open = [0; MAX_PARTS];
        let mut count = 0;
        for part in 0..shape.parts().len() {
            open[count % MAX_PARTS] = part;
            count += usize::from(is_open(tile.node(part), shape.kind(part)));
        }
        let at = |&part: &usize| Action::PlaceAt { figure, square: tile.square, spot: shape.parts()[part].spot };
        sink.take(open[..count].iter().map(at))?;
        if let Some(bridge) = tile.bridge()
            && is_open(bridge.node, FeatureKind::Road)
        {
            sink.take_one(Action::PlaceAt { figure, square: tile.square, spot: tile.spot_of(shape, bridge.node) })?;
        }
        ControlFlow::Continue(())
    }

    /// The first clause that sending a figure there would break. Another tile than the one just placed lies there.
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
