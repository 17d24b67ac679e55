//! The king and the robber: whoever completes the largest city or the longest road gets a point for each at the end.

use duchy_game::{Context, Seat};

use crate::{
    event::{Event, Gain, GainFor},
    features::NodeId,
    state::Carcassonne,
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

impl Carcassonne {
    /// A feature was completed by this player: is it the first or the largest so far?
    // carcassonne:king.first carcassonne:king.larger carcassonne:robber.first carcassonne:robber.larger
    pub(crate) fn crown(&mut self, seat: Seat, kind: FeatureKind, root: NodeId, cx: &mut impl Context<Event>) {
        let in_play = match kind {
            FeatureKind::City => self.options.king,
            FeatureKind::Road => self.options.robber,
            _ => false,
        };
        if !in_play {
            return;
        }
        let size = self.board.tile_count(self.catalogue.get(), root) as u16;
        let crown = if kind == FeatureKind::City { &mut self.elements.king } else { &mut self.elements.robber };
        if size > crown.size {
            *crown = Crown { holder: Some(seat), size, node: root };
            cx.emit(|| Event::CrownTaken { seat, feature: kind, size });
        }
    }

    /// A point for every completed city, the fortress too but no castle, and for every completed road.
    // carcassonne:king.final carcassonne:king.fortress carcassonne:robber.final
    pub(crate) fn score_crowns(&mut self, cx: &mut impl Context<Event>) {
        if self.elements.king.holder.is_none() && self.elements.robber.holder.is_none() {
            return;
        }
        let [cities, roads] = self.completed_counts();
        for (crown, kind, what, count) in [
            (self.elements.king, FeatureKind::City, GainFor::King, cities),
            (self.elements.robber, FeatureKind::Road, GainFor::Robber, roads),
        ] {
            let Some(seat) = crown.holder else { continue };
            let refs = |game: &Carcassonne| {
                let mut refs = Vec::new();
                game.for_each_completed(|of, root| {
                    if of == kind {
                        refs.extend(game.part_refs(root).into_iter().next());
                    }
                });
                refs
            };
            self.gain(seat, Gain { what, count, points: count as i32 }, refs, cx);
        }
    }

    /// How many cities and roads of the map are completed; castles don't count.
    pub fn completed_counts(&self) -> [u32; 2] {
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
            if features.is_root(node) & features.at(node).is_complete() && !self.is_castle(node) {
                go_to(kind, node);
            }
        };
        for tile in self.board.tiles() {
            let shape = self.catalogue.get().shape(tile.kind, tile.facing);
            (0..shape.roads_and_cities()).for_each(|part| look_at(tile.node(part), shape.kind(part)));
            if let Some(bridge) = tile.bridge {
                look_at(bridge.node, FeatureKind::Road);
            }
        }
    }
}
