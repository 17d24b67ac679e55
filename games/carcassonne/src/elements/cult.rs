//! Shrines: like monasteries, never crowded together with them, and challenging them.

use duchy_game::Illegal;

use crate::{
    board::Centre,
    rules,
    square::Square,
    state::Carcassonne,
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

impl Carcassonne {
    /// Monasteries around a shrine, or shrines around a monastery.
    pub(crate) fn rivals_around(&self, kind: FeatureKind, square: Square) -> impl Iterator<Item = &Centre> + '_ {
        let wanted = rival(kind);
        self.board.centres().iter().filter(move |centre| {
            Some(centre.kind) == wanted && centre.square != square && centre.square.is_near(square)
        })
    }

    /// What the tile would crowd if it were laid here.
    // carcassonne:cult.neighbours
    pub(crate) fn why_not_cult(&self, tile: TileKind, square: Square) -> Option<Illegal> {
        if !self.options.cult {
            return None;
        }
        let (kind, _) = self.catalogue.get().shape(tile, crate::square::Side::N).centre()?;
        let mut rivals = self.rivals_around(kind, square);
        let first = rivals.next()?;
        let crowded = rivals.next().or_else(|| self.rivals_around(first.kind, first.square).next());
        crowded.map(|_| Illegal::at(rules::CULT_NEIGHBOURS, rules::cell(square)))
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
