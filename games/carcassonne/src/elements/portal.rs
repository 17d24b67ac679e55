//! Portals: the figure may go to any other tile.

use duchy_game::Illegal;

use crate::{
    action::{Action, FigureKind},
    board::{LaidTile, TileId},
    features::NodeId,
    rules,
    square::Square,
    state::Carcassonne,
    tile::{Shape, Spot},
};

impl Carcassonne {
    /// Whether the tile just laid shows a portal.
    #[inline]
    pub(crate) fn at_portal(&self) -> bool {
        self.options.portal && self.board.shaped(self.catalogue.get(), self.board.last()).1.signs.portal
    }

    /// Tiles a portal leads to, with the clause against the others.
    // carcassonne:portal.fortress carcassonne:portal.volcano
    fn portal_leads_to(&self, tile: &LaidTile, shape: &Shape) -> Result<(), Illegal> {
        if self.catalogue.get().is_fortress(tile.kind) {
            return Err(Illegal::at(rules::PORTAL_FORTRESS, rules::cell(tile.square)));
        }
        if shape.signs.volcano {
            return Err(Illegal::at(rules::PORTAL_VOLCANO, rules::cell(tile.square)));
        }
        Ok(())
    }

    /// Every place on other tiles where a figure of this kind could go.
    // carcassonne:portal.anywhere carcassonne:portal.unfinished
    pub(crate) fn portal_places(&self, figure: FigureKind) -> impl Iterator<Item = Action> + '_ {
        let features = self.board.features();
        let last = self.board.last().index();
        let tiles = self.board.tiles()[..last].iter().filter(move |tile| {
            let shape = self.catalogue.get().shape(tile.kind, tile.facing);
            self.portal_leads_to(tile, shape).is_ok()
        });
        tiles.flat_map(move |tile| {
            let shape = self.catalogue.get().shape(tile.kind, tile.facing);
            let printed = shape.parts().iter().enumerate().map(|(index, part)| (tile.node(index), part.spot));
            let bridge = tile.bridge.map(|bridge| (bridge.node, tile.spot_of(shape, bridge.node)));
            let places = printed.chain(bridge).filter(move |&(node, spot)| {
                let feature = features.of(node);
                let open = matches!(spot, Spot::Field(_) | Spot::Inside(_)) || !feature.is_complete();
                open && !feature.is_occupied() && self.suits(figure, spot)
            });
            places.map(move |(_, spot)| Action::PlaceAt { figure, square: tile.square, spot })
        })
    }

    /// The first clause that sending a figure there would break. Another tile than the one just laid lies there.
    pub(crate) fn why_not_portal(&self, id: TileId, figure: FigureKind, spot: Spot) -> Option<Illegal> {
        if !self.at_portal() {
            return Some(Illegal::by(rules::FIGURE_THIS_TILE));
        }
        let (tile, shape) = self.board.shaped(self.catalogue.get(), id);
        if let Err(illegal) = self.portal_leads_to(tile, shape) {
            return Some(illegal);
        }
        let Some((node, named)) = tile.part_at(shape, spot) else {
            return Some(Illegal::at(rules::FIGURE_ONE_FEATURE, rules::cell(tile.square)));
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
