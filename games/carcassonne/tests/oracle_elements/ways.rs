//! Where a tile may be laid, found by trying every square: matching sides, bridges, rivers and the neighbours of shrines.

use std::collections::BTreeSet;

use duchy_carcassonne::{Action, Centre, FeatureKind, Side, Square, Terrain};

use crate::{
    land::{picture, turned},
    scorer::Oracle,
};

impl Oracle {
    /// Whether a tile may be laid so, but for the bends of the river.
    fn may_lay(&self, id: &str, square: Square, facing: Side, bridges: u8) -> bool {
        let picture = picture(id);
        let own = turned(picture, facing);
        let beyond = |side: Side| self.land.side(square.beyond(side), side.opposite());
        if self.land.has_tile(square) || Side::ALL.iter().all(|&side| beyond(side).is_none()) {
            return false;
        }
        let clashes: Vec<Side> = Side::ALL
            .into_iter()
            .filter(|&side| beyond(side).is_some_and(|other| other != own[side.index()]))
            .collect();
        let mended = || bridges > 0 && self.bridge_mends(square, own, &clashes);
        if !clashes.is_empty() && !mended() {
            return false;
        }
        if picture.river.is_some() {
            let joined = Side::ALL.iter().filter(|&&side| beyond(side) == Some(Terrain::River)).count();
            if joined != 1 {
                return false;
            }
        }
        !self.options.cult || self.one_rival_each(picture.centre, square)
    }

    /// One bridge, on the new tile or on a neighbour, makes all sides match.
    fn bridge_mends(&self, square: Square, own: [Terrain; 4], clashes: &[Side]) -> bool {
        let shown = |square: Square, side: Side| self.land.side(square.beyond(side), side.opposite());
        // On the new tile: both ends on field, and road wherever a tile lies beyond.
        let here = [[Side::N, Side::S], [Side::E, Side::W]].iter().any(|ends| {
            ends.iter().all(|&end| {
                own[end.index()] == Terrain::Field && shown(square, end).is_none_or(|other| other == Terrain::Road)
            }) && clashes.iter().all(|side| ends.contains(side))
        });
        let [side] = clashes[..] else { return here };
        // On the neighbour: the road of the new tile goes on over it.
        let next = square.beyond(side);
        let far = shown(next, side);
        let there = own[side.index()] == Terrain::Road
            && !self.land.has_bridge(next)
            && !self.land.is_fortress(next)
            && self.land.side(next, side) == Some(Terrain::Field)
            && self.land.side(next, side.opposite()) == Some(Terrain::Field)
            && far.is_none_or(|other| other == Terrain::Road);
        here || there
    }

    /// No shrine gets a second monastery beside it, no monastery a second shrine.
    fn one_rival_each(&self, centre: Option<Centre>, square: Square) -> bool {
        let (own, rival) = match centre {
            Some(Centre::Monastery) => (FeatureKind::Monastery, FeatureKind::Shrine),
            Some(Centre::Shrine) => (FeatureKind::Shrine, FeatureKind::Monastery),
            Some(Centre::Garden) | None => return true,
        };
        let around = |square: Square, kind: FeatureKind| {
            let near = square.around().into_iter();
            near.filter(move |&near| self.land.pieces(near).any(|piece| piece.1 == kind)).collect::<Vec<_>>()
        };
        let rivals = around(square, rival);
        rivals.len() <= 1 && rivals.iter().all(|&rival| around(rival, own).is_empty())
    }

    /// The tile in hand can be laid exactly where trying every square finds that it fits.
    pub(crate) fn check_ways(&self, id: &str, bridges: u8, actions: &[Action]) {
        let listed: BTreeSet<(Square, Side)> = actions
            .iter()
            .filter_map(
                |action| if let Action::Lay { square, facing } = *action { Some((square, facing)) } else { None },
            )
            .collect();
        let beside: BTreeSet<Square> =
            self.land.squares().flat_map(|square| Side::ALL.map(|side| square.beyond(side))).collect();
        let ways = beside.into_iter().flat_map(|square| Side::ALL.map(|facing| (square, facing)));
        let own: BTreeSet<_> = ways.filter(|&(square, facing)| self.may_lay(id, square, facing, bridges)).collect();
        if picture(id).river.is_some() {
            assert!(listed.is_subset(&own), "{id}: {listed:?} {own:?}");
        } else {
            assert_eq!(listed, own, "{id}");
        }
    }
}
