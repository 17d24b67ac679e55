//! Shrines: like monasteries, never crowded together with them, and challenging them.

use duchy_game::{Illegal, List};

use crate::{
    board::Centre,
    rules,
    square::{Side, Square},
    state::{Carcassonne, MAX_TILES},
    tile::{FeatureKind, TileKind},
};

/// A shrine's rival is a monastery, and the other way round.
const fn rival(kind: FeatureKind) -> Option<FeatureKind> {
    match kind {
        FeatureKind::Monastery => Some(FeatureKind::Shrine),
        FeatureKind::Shrine => Some(FeatureKind::Monastery),
        _ => None,
    }
}

/// The rivals of a monastery or shrine in hand: where they lie, and whether they have one already.
#[derive(Default)]
pub(crate) struct Crowding(List<(Square, bool), MAX_TILES>);

impl Crowding {
    /// Whether the tile may not be laid on a square.
    #[inline]
    pub(crate) fn forbids(&self, square: Square) -> bool {
        let mut near = self.0.iter().filter(|(rival, _)| rival.is_near(square));
        near.next().is_some_and(|&(_, taken)| taken || near.next().is_some())
    }
}

impl Carcassonne {
    /// Monasteries around a shrine, or shrines around a monastery.
    pub(crate) fn rivals_around(&self, kind: FeatureKind, square: Square) -> impl Iterator<Item = &Centre> + '_ {
        let wanted = rival(kind);
        self.board.centres().iter().filter(move |centre| {
            Some(centre.kind) == wanted && centre.square != square && centre.square.is_near(square)
        })
    }

    /// Whether a tile shows a monastery or a shrine.
    #[inline]
    pub(crate) fn has_rivals(&self, tile: TileKind) -> bool {
        let centre = self.catalogue.get().shape(tile, Side::N).centre();
        centre.is_some_and(|(kind, _)| rival(kind).is_some())
    }

    /// Where a tile would crowd monasteries and shrines.
    // carcassonne:cult.neighbours
    pub(crate) fn crowding(&self, tile: TileKind) -> Crowding {
        let mut crowding = Crowding::default();
        let centre = self.catalogue.get().shape(tile, Side::N).centre();
        let wanted = centre.and_then(|(kind, _)| rival(kind)).filter(|_| self.options.cult);
        for centre in self.board.centres().iter().filter(|centre| Some(centre.kind) == wanted) {
            let taken = self.rivals_around(centre.kind, centre.square).next().is_some();
            crowding.0.push((centre.square, taken));
        }
        crowding
    }

    pub(crate) fn crowds(&self, tile: TileKind, square: Square) -> bool {
        self.crowding(tile).forbids(square)
    }

    pub(crate) fn why_not_cult(&self, tile: TileKind, square: Square) -> Option<Illegal> {
        self.crowds(tile, square).then(|| Illegal::at(rules::CULT_NEIGHBOURS, rules::cell(square)))
    }

    /// The rival that an occupied monastery or shrine is in a challenge with.
    // carcassonne:cult.challenge
    pub(crate) fn challenged_by(&self, centre: &Centre) -> Option<Centre> {
        let occupied = |node| self.board.features().of(node).is_occupied();
        if !self.options.cult || !occupied(centre.node) {
            return None;
        }
        self.rivals_around(centre.kind, centre.square).find(|rival| occupied(rival.node)).copied()
    }
}
