//! The king and the robber: whoever completes the largest city or the longest road gets a point for each at the end.

use duchy_game::{Context, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    event::{Event, Gain, GainFor},
    features::NodeId,
    state::Carcassonne,
    tile::FeatureKind,
};

/// The king or the robber.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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
        for (crown, kind, what) in [
            (self.elements.king, FeatureKind::City, GainFor::King),
            (self.elements.robber, FeatureKind::Road, GainFor::Robber),
        ] {
            let Some(seat) = crown.holder else { continue };
            let mut count = 0;
            self.for_each_completed(kind, |_| count += 1);
            self.gain(
                seat,
                Gain { what, count, points: count as i32 },
                |game| {
                    let mut refs = Vec::new();
                    game.for_each_completed(kind, |root| refs.extend(game.part_refs(root).into_iter().next()));
                    refs
                },
                cx,
            );
        }
    }

    /// Goes to every completed city or road of the map, castles left out, by its root: the one part that stands for it.
    pub(crate) fn for_each_completed(&self, kind: FeatureKind, mut go_to: impl FnMut(NodeId)) {
        let features = self.board.features();
        let mut look_at = |node: NodeId, wanted: bool| {
            // Each of these is hard to foresee, all of them together are not.
            if wanted & features.is_root(node) & features.at(node).is_complete() && !self.is_castle(node) {
                go_to(node);
            }
        };
        for tile in self.board.tiles() {
            let shape = self.catalogue.get().shape(tile.kind, tile.facing);
            (0..shape.roads_and_cities()).for_each(|part| look_at(tile.node(part), shape.kind(part) == kind));
            if let Some(bridge) = tile.bridge {
                look_at(bridge.node, kind == FeatureKind::Road);
            }
        }
    }
}
