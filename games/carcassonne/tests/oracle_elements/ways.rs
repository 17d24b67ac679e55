//! Where a tile may be laid, found by trying every square: matching sides, bridges, rivers and the neighbours of shrines.

use std::collections::BTreeSet;

use duchy_carcassonne::{Action, Centre, FeatureKind, Side, Square, Terrain};

use crate::{
    land::{picture, turned},
    scorer::Oracle,
};

impl Oracle {
    /// Whether a tile may be laid so.
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
            let joined: Vec<Side> =
                Side::ALL.into_iter().filter(|&side| beyond(side) == Some(Terrain::River)).collect();
            let [from] = joined[..] else { return false };
            if self.turns_back(square, own, from) {
                return false;
            }
        }
        !self.options.cult || self.one_rival_each(picture.centre, square)
    }

    /// Whether the river that comes in by a side of a new tile would bend as it did the last time.
    fn turns_back(&self, square: Square, own: [Terrain; 4], from: Side) -> bool {
        let quarter = |from: Side, to: Side| (to.index() + 4 - from.index()) % 4;
        let last_bend = self.bend_upstream(square.beyond(from), from.opposite());
        Side::ALL.into_iter().any(|to| {
            let flows = own[to.index()] == Terrain::River && to != from;
            flows && quarter(from, to) != 2 && Some(quarter(from, to)) == last_bend
        })
    }

    /// Walks upstream from a tile that the river leaves by a side to the last bend: quarters from where it came in to
    /// where it went out. The fork lies beside the source.
    fn bend_upstream(&self, mut square: Square, mut to: Side) -> Option<usize> {
        loop {
            let sides = Side::ALL.into_iter();
            let others: Vec<Side> =
                sides.filter(|&side| side != to && self.land.side(square, side) == Some(Terrain::River)).collect();
            let from = match others[..] {
                [] => return None,
                [only] => only,
                _ => others.into_iter().find(|&side| square.beyond(side) == Square::ORIGIN)?,
            };
            match (to.index() + 4 - from.index()) % 4 {
                2 => (square, to) = (square.beyond(from), from.opposite()),
                bend => return Some(bend),
            }
        }
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
        assert_eq!(listed, own, "{id}");
    }
}
