//! The king and the robber: completing the largest city or the longest road brings a point for each one at the end.

use duchy_game::{Context, Seat};

use crate::{
    event::{Event, Gain, GainFor},
    features::{Feature, NodeId},
    table::Table,
    tile::FeatureKind,
};

/// The king or the robber.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Crown {
    /// Who has it.
    pub(crate) holder: Option<Seat>,
    /// The size of the largest city or road so far, in tiles.
    pub(crate) size: u16,
    /// That city or road.
    pub(crate) node: NodeId,
}

/// The king and the robber.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Crowns {
    pub(crate) king: Crown,
    pub(crate) robber: Crown,
}

impl Crowns {
    /// A feature was completed by this player: is it the first or the largest so far?
    // carcassonne:king.first carcassonne:king.larger carcassonne:robber.first carcassonne:robber.larger
    pub(crate) fn compare(
        &mut self,
        table: &Table,
        seat: Seat,
        kind: FeatureKind,
        root: NodeId,
        cx: &mut impl Context<Event>,
    ) {
        let crown = match kind {
            FeatureKind::City if table.options.king => &mut self.king,
            FeatureKind::Road if table.options.robber => &mut self.robber,
            _ => return,
        };
        let size = table.board.tile_count(table.catalogue.get(), root) as u16;
        if size > crown.size {
            *crown = Crown { holder: Some(seat), size, node: root };
            cx.emit(|| Event::CrownTaken { seat, feature: kind, size });
        }
    }

    /// A point for every completed city, the fortress too but no castle, and for every completed road.
    // carcassonne:king.final carcassonne:king.fortress carcassonne:robber.final
    pub(crate) fn score(&self, table: &mut Table, cx: &mut impl Context<Event>) {
        if self.king.holder.is_none() && self.robber.holder.is_none() {
            return;
        }
        let [cities, roads] = table.completed_counts();
        for (crown, kind, what, count) in [
            (self.king, FeatureKind::City, GainFor::King, cities),
            (self.robber, FeatureKind::Road, GainFor::Robber, roads),
        ] {
            let Some(seat) = crown.holder else { continue };
            let places = |table: &Table| {
                let mut places = Vec::new();
                table.for_each_completed(|of, root| {
                    if of == kind {
                        places.extend(table.part_refs(root).into_iter().next());
                    }
                });
                places
            };
            table.gain(seat, Gain { what, count, points: count as i32 }, places, cx);
        }
    }
}

impl Table {
    /// How many cities and roads of the map are completed; castles don't count.
    pub(crate) fn completed_counts(&self) -> [u32; 2] {
        let (mut cities, mut roads) = (0, 0);
        self.for_each_completed(|kind, _| match kind {
            FeatureKind::City => cities += 1,
            _ => roads += 1,
        });
        [cities, roads]
    }

    /// Goes to every completed city or road of the map, castles left out, by its root: the one part that stands for it.
    fn for_each_completed(&self, mut go_to: impl FnMut(FeatureKind, NodeId)) {
        let features = self.board.features();
        let mut look_at = |node: NodeId, kind: FeatureKind| {
            // Each of these is hard to foresee, both together are not.
            if features.at(node).is_some_and(Feature::is_complete) && !self.board.is_castle(node) {
                go_to(kind, node);
            }
        };
        for tile in self.board.tiles() {
            let shape = self.catalogue.get().shape(tile.kind, tile.facing);
            (0..shape.roads_and_cities()).for_each(|part| look_at(tile.node(part), shape.kind(part)));
            if let Some(bridge) = tile.bridge() {
                look_at(bridge.node, FeatureKind::Road);
            }
        }
    }
}
