//! Shrines: like monasteries, never crowded together with them, and challenging them.

use crate::place::{Illegal, Place};
use duchy_game::List;

use crate::{
    board::Centre,
    limits::MAX_TILES,
    rules,
    square::{Side, Square},
    table::Table,
    tile::{FeatureKind, TileKind},
};

/// The rivals of a monastery or shrine in hand: where they lie, and whether they have a rival already.
#[derive(Default)]
pub(crate) struct Crowding(List<(Square, bool), MAX_TILES>);

impl Crowding {
    /// Whether the tile may not be placed on a square: two rivals are around it, or one that has a rival already.
    // carcassonne:cult.neighbours
    #[inline]
    pub(crate) fn forbids(&self, square: Square) -> bool {
        let weight = |&(rival, challenged): &(Square, bool)| u8::from(rival.is_near(square)) << u8::from(challenged);
        self.0.iter().map(weight).sum::<u8>() > 1
    }
}

impl Table {
    /// Whether a tile shows a monastery or a shrine, with shrines in play.
    #[inline]
    pub(crate) fn may_crowd(&self, tile: TileKind) -> bool {
        self.options.cult && self.rival_of(tile).is_some()
    }

    #[inline]
    fn rival_of(&self, tile: TileKind) -> Option<FeatureKind> {
        let (kind, _) = self.catalogue.get().shape(tile, Side::N).centre()?;
        kind.rival()
    }

    /// Where a tile that may crowd monasteries and shrines would.
    #[inline]
    pub(crate) fn crowding(&self, tile: TileKind) -> Crowding {
        let mut crowding = Crowding::default();
        let wanted = self.rival_of(tile);
        for centre in self.board.centres().iter().filter(|centre| Some(centre.kind) == wanted) {
            crowding.0.push((centre.square, centre.challenged));
        }
        crowding
    }

    #[inline]
    pub(crate) fn crowds(&self, tile: TileKind, square: Square) -> bool {
        self.may_crowd(tile) && self.crowding(tile).forbids(square)
    }

    pub(crate) fn why_not_cult(&self, tile: TileKind, square: Square) -> Option<Illegal> {
        self.crowds(tile, square).then(|| Illegal::at(rules::CULT_NEIGHBOURS, Place::cell(square)))
    }

    /// The rival that an occupied monastery or shrine is in a challenge with.
    // carcassonne:cult.challenge
    pub(crate) fn challenged_by(&self, centre: &Centre) -> Option<Centre> {
        let occupied = |node| self.board.features().of(node).is_occupied();
        if !self.options.cult || !occupied(centre.node) {
            return None;
        }
        let rival = self.board.centres().iter().find(|rival| {
            Some(rival.kind) == centre.kind.rival() && rival.square.is_near(centre.square) && occupied(rival.node)
        });
        rival.copied()
    }
}
