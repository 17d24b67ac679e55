//! Shrines: like monasteries, never crowded together with them, and challenging them.

use crate::place::{Illegal, Place};

use crate::{
    board::Centre,
    rules,
    square::{Side, Square},
    table::Table,
    tile::{FeatureKind, TileKind},
};

/// Squares that a monastery or shrine may not lie on because it would crowd others, and perhaps some more: a square is a
/// bit of a row, and far away they begin again.
#[derive(Clone, Copy)]
pub(crate) struct Crowding {
    /// A rival is around them.
    once: [u32; Crowding::ROWS],
    /// Two rivals are, or one that has a rival already.
    twice: [u32; Crowding::ROWS],
}

impl Crowding {
    const ROWS: usize = 32;

    /// A rival crowds the squares around it.
    #[inline]
    fn add(&mut self, rival: &Centre) {
        let around = 0b111_u32.rotate_left((rival.square.x as u32).wrapping_sub(1));
        let challenged = if rival.challenged { around } else { 0 };
        for y in [-1, 0, 1] {
            let row = rival.square.y.wrapping_add(y) as usize % Crowding::ROWS;
            self.twice[row] |= self.once[row] & around | challenged;
            self.once[row] |= around;
        }
    }

    /// It leaves all squares free.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.twice.iter().fold(0, |rows, row| rows | row) == 0
    }

    /// Whether it may be a square that is not free.
    #[inline]
    pub(crate) fn may_forbid(&self, square: Square) -> bool {
        self.twice[square.y as usize % Crowding::ROWS].rotate_right(square.x as u32) & 1 == 1
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

    /// The monasteries or shrines that are rivals of the one on a tile; none if rivals don't matter.
    #[inline]
    fn rivals_of(&self, tile: TileKind) -> impl Iterator<Item = &Centre> {
        let wanted = if self.options.cult { self.rival_of(tile) } else { None };
        self.board.centres().iter().filter(move |centre| Some(centre.kind) == wanted)
    }

    /// Where a tile might crowd monasteries and shrines.
    #[inline]
    pub(crate) fn crowding(&self, tile: TileKind) -> Crowding {
        let mut crowding = Crowding { once: [0; Crowding::ROWS], twice: [0; Crowding::ROWS] };
        self.rivals_of(tile).for_each(|rival| crowding.add(rival));
        crowding
    }

    /// Whether a tile would crowd them on a square: two rivals are around it, or one that has a rival already.
    // carcassonne:cult.neighbours
    #[inline]
    pub(crate) fn crowds(&self, tile: TileKind, square: Square) -> bool {
        let near = self.rivals_of(tile).filter(|rival| rival.square.is_near(square));
        near.map(|rival| 1 + u8::from(rival.challenged)).sum::<u8>() > 1
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
