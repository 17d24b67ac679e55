//! Where two elements must know each other: each rule with its clause, and a scenario named after both.

use duchy_game::{Context, RuleId, Seat, SeatSet};

use crate::{
    board::TileId,
    completed::Completed,
    elements::fairy::FairyAt,
    event::{Event, When},
    features::NodeId,
    rules,
    scoring::Worth,
    state::Carcassonne,
};

impl Carcassonne {
    /// Dragon and fairy, dragon and fortress: what keeps the dragon away from a tile. A castle lies on two.
    // carcassonne:dragon.fairy carcassonne:dragon.fortress
    pub(crate) fn bars_dragon(&self, tile: TileId) -> Option<RuleId> {
        let fairy = match self.elements.fairy.at {
            FairyAt::Nowhere => false,
            FairyAt::Tile(at) => at == tile,
            FairyAt::Castle(castle) => self.elements.castles[usize::from(castle)].tiles.contains(&tile),
        };
        let fortress = || self.catalogue.get().is_fortress(self.board.tile(tile).kind);
        match fairy {
            true => Some(rules::DRAGON_FAIRY),
            false => fortress().then_some(rules::DRAGON_FORTRESS),
        }
    }

    /// Dragon and bazaar: how many tiles can be shown. Dragon tiles that come too early are set aside.
    // carcassonne:bazaar.aside carcassonne:bazaar.too-few
    pub(crate) fn tiles_to_show(&self) -> usize {
        if self.elements.dragon.at.is_some() {
            return self.bag.len();
        }
        let early = self.bag.kinds().filter(|&(kind, _)| self.waits_for_dragon(kind));
        self.bag.len() - early.map(|(_, left)| usize::from(left)).sum::<usize>()
    }

    /// Fairy and castle: three points when the castle of the figure she helps scores.
    // carcassonne:fairy.castle
    pub(crate) fn fairy_castle_bonus(&mut self, castle: u8, cx: &mut impl Context<Event>) {
        if let (FairyAt::Castle(at), Some(seat)) = (self.elements.fairy.at, self.elements.fairy.helps)
            && at == castle
        {
            self.fairy_feature(seat, cx);
        }
    }

    /// Castle, ties and fairy: whoever builds gets nothing, from the fairy neither; the other owners get their points.
    // carcassonne:castle.tied carcassonne:castle.choice carcassonne:castle.no-points
    pub(crate) fn score_beside_castle(
        &mut self,
        builder: Seat,
        owners: SeatSet,
        completed: &Completed,
        worth: &Worth,
        cx: &mut impl Context<Event>,
    ) {
        let others = owners.iter().filter(|&seat| seat != builder).collect();
        self.give_to(others, completed.kind, completed.node, When::Completed, worth, cx);
        if self.helped_on(completed.node).is_some_and(|seat| seat != builder) {
            self.fairy_bonus(completed.node, cx);
        }
        self.build_castle(builder, completed.node, cx);
    }

    /// Castle and king, castle and field: a small city with a castle is a castle, not a city.
    // carcassonne:king.castles carcassonne:castle.field carcassonne:castle.borders
    #[inline]
    pub(crate) fn is_castle(&self, city: NodeId) -> bool {
        self.elements.castles.iter().any(|castle| self.board.features().root(castle.city) == city)
    }
}
