//! Where two elements must know each other: each rule with its clause, and a scenario named after both.

use std::ops::ControlFlow;

use duchy_game::{Context, Seat, SeatSet};

use crate::{
    action::{Action, Target},
    board::TileId,
    completed::Completed,
    elements::{
        Elements,
        bazaar::Bazaar,
        castles::Source,
        dragon::Haven,
        fairy::{Fairy, FairyAt},
    },
    event::{Event, Gain, GainFor, When},
    features::NodeId,
    legal::Sink,
    place::{Illegal, Place},
    rules,
    scoring::Worth,
    square::CastleAt,
    table::Table,
};

/// Dragon and bazaar.
impl Elements {
    /// How many tiles can be shown. Dragon tiles that come too early are set aside.
    // carcassonne:bazaar.aside carcassonne:bazaar.too-few
    pub(crate) fn tiles_to_show(&self, table: &Table) -> usize {
        if self.dragon.at.is_some() {
            return table.bag.len();
        }
        let early = table.bag.kinds().filter(|&(kind, _)| self.dragon.waits_for_dragon(table, kind));
        table.bag.len() - early.map(|(_, left)| usize::from(left)).sum::<usize>()
    }

    /// The tile just placed shows a bazaar: as many tiles as players are shown, if there are enough.
    // carcassonne:bazaar.when carcassonne:bazaar.tiles carcassonne:bazaar.too-few carcassonne:bazaar.aside
    pub(crate) fn open_bazaar(&mut self, table: &mut Table, seat: Seat, cx: &mut impl Context<Event>) {
        if self.tiles_to_show(table) < usize::from(table.seats) {
            cx.emit(|| Event::BazaarSkipped);
            return;
        }
        self.bazaar = Bazaar::of(seat, seat.next(table.seats));
        let name = table.outcome_name();
        while self.bazaar.shown().count() < usize::from(table.seats) {
            let Some(tile) = cx.draw(table.tiles_source(), &mut table.bag, &name) else { break };
            if !self.dragon.set_aside(table, tile, cx) {
                self.bazaar.show(tile);
            }
        }
        self.bazaar.open(table, cx);
    }
}

/// Dragon and fairy, fairy and castle.
impl Elements {
    /// The tiles she bars to the dragon. A castle lies on two.
    // carcassonne:dragon.fairy
    pub(crate) fn haven(&self) -> Haven {
        let mut haven = Haven::default();
        match self.fairy.at {
            FairyAt::Nowhere => {}
            FairyAt::Tile(tile) => haven.push(tile),
            FairyAt::Castle(castle) => self.castle_tiles(castle).into_iter().for_each(|tile| haven.push(tile)),
        }
        haven
    }

    fn castle_tiles(&self, castle: u8) -> [TileId; 2] {
        self.castles.built()[usize::from(castle)].tiles
    }

    /// Whose figure the fairy helps, on the map or in a castle.
    // carcassonne:fairy.castle carcassonne:fairy.stays
    pub(crate) fn helped_by_fairy(&self, table: &Table) -> Option<Seat> {
        match self.fairy.at {
            FairyAt::Nowhere => None,
            FairyAt::Tile(_) => table.helped().map(|figure| figure.seat),
            FairyAt::Castle(castle) => self.castles.inhabitant(castle),
        }
    }

    /// A point at the start of the turn, if she helps a figure of this player and there is a turn to come.
    // carcassonne:fairy.turn carcassonne:fairy.once
    pub(crate) fn fairy_point(&self, table: &mut Table, seat: Seat, cx: &mut impl Context<Event>) {
        let drawable = |(kind, _)| !self.dragon.waits_for_dragon(table, kind);
        let turn_comes = |table: &Table| self.river.len() > 0 || table.bag.kinds().any(drawable);
        if self.helped_by_fairy(table) == Some(seat) && turn_comes(table) {
            let gain = Gain { what: GainFor::FairyTurn, count: 1, points: 1 };
            table.gain(seat, gain, |table| self.fairy_places(table), cx);
        }
    }

    /// Three points when the feature of the figure she helps is scored, no matter who owns it.
    // carcassonne:fairy.feature carcassonne:fairy.no-majority carcassonne:fairy.final
    pub(crate) fn fairy_bonus(&self, table: &mut Table, root: NodeId, cx: &mut impl Context<Event>) {
        if let Some(seat) = table.helped_on(root) {
            self.fairy_feature(table, seat, cx);
        }
    }

    fn fairy_feature(&self, table: &mut Table, seat: Seat, cx: &mut impl Context<Event>) {
        let gain = Gain { what: GainFor::FairyFeature, count: 1, points: 3 };
        table.gain(seat, gain, |table| self.fairy_places(table), cx);
    }

    fn fairy_places(&self, table: &Table) -> Vec<Place> {
        match self.fairy.at {
            FairyAt::Nowhere => Vec::new(),
            FairyAt::Tile(tile) => vec![Place::cell(table.board.tile(tile).square)],
            FairyAt::Castle(castle) => vec![Place::castle(self.castles.name(table, castle))],
        }
    }

    /// Every figure of a player she could move to, castles last.
    // carcassonne:fairy.move carcassonne:fairy.own carcassonne:fairy.castle
    pub(crate) fn fairy_moves(&self, table: &Table, seat: Seat, sink: &mut impl Sink) -> ControlFlow<()> {
        Fairy::moves(table, seat, sink)?;
        for castle in 0..self.castles.built().len() as u8 {
            if self.castles.inhabitant(castle) == Some(seat) && self.fairy.at != FairyAt::Castle(castle) {
                sink.take_one(Action::FairyCastle { castle: self.castles.name(table, castle) })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn why_not_fairy_castle(&self, table: &Table, seat: Seat, at: CastleAt) -> Option<Illegal> {
        if !table.options.fairy {
            return Some(Illegal::by(rules::SETUP_ELEMENTS));
        }
        match self.castles.find(table, at).filter(|&castle| self.castles.inhabitant(castle) == Some(seat)) {
            None => Some(Illegal::at(rules::FAIRY_OWN, Place::castle(at))),
            Some(castle) if self.castles.name(table, castle) != at => {
                Some(Illegal::at(rules::FAIRY_CASTLE, Place::castle(at)))
            }
            Some(castle) if self.fairy.at == FairyAt::Castle(castle) => {
                Some(Illegal::at(rules::FAIRY_MOVE, Place::castle(at)))
            }
            Some(_) => None,
        }
    }

    pub(crate) fn move_fairy_to_castle(
        &mut self,
        table: &mut Table,
        seat: Seat,
        at: CastleAt,
        cx: &mut impl Context<Event>,
    ) {
        let Some(castle) = self.castles.find(table, at) else { return };
        self.fairy.enter_castle(table, castle);
        cx.emit(|| Event::FairyMoved { seat, at: Place::castle(at) });
    }

    /// A castle scores what the next feature completed around it scores, if there is no choice.
    pub(crate) fn go_on_rewarding(&mut self, table: &mut Table, castle: u8, cx: &mut impl Context<Event>) {
        if let Some(source) = self.castles.next_reward(table, castle) {
            self.reward(table, castle, source, cx);
        }
    }

    pub(crate) fn choose_reward(
        &mut self,
        table: &mut Table,
        castle: u8,
        target: Target,
        cx: &mut impl Context<Event>,
    ) {
        if let Some(source) = self.castles.find_reward(table, castle, target) {
            self.reward(table, castle, source, cx);
        }
    }

    /// Three points more if the fairy helps the figure inside.
    // carcassonne:fairy.castle
    fn reward(&mut self, table: &mut Table, castle: u8, source: Source, cx: &mut impl Context<Event>) {
        self.castles.score(table, castle, source, cx);
        if self.fairy.at == FairyAt::Castle(castle)
            && let Some(seat) = self.castles.inhabitant(castle)
        {
            self.fairy_feature(table, seat, cx);
        }
        self.castles.vacate(table, castle, source);
    }

    /// Castle, ties and fairy: the builder gets nothing, from the fairy neither; the other owners get their points.
    // carcassonne:castle.tied carcassonne:castle.choice carcassonne:castle.no-points
    pub(crate) fn score_beside_castle(
        &mut self,
        table: &mut Table,
        builder: Seat,
        owners: SeatSet,
        completed: &Completed,
        worth: &Worth,
        cx: &mut impl Context<Event>,
    ) {
        let others = owners.iter().filter(|&seat| seat != builder).collect();
        table.give_to(others, completed.kind, completed.node, When::Completed, worth, cx);
        if table.helped_on(completed.node).is_some_and(|seat| seat != builder) {
            self.fairy_bonus(table, completed.node, cx);
        }
        let goes_along = table.helped_on(completed.node) == Some(builder);
        self.castles.build(table, builder, completed.node, cx);
        if goes_along {
            self.follow_into_castle(table, builder, cx);
        }
    }

    /// The figure she helps has moved into the castle just built, and she goes along.
    // carcassonne:castle.moves-in carcassonne:fairy.castle
    fn follow_into_castle(&mut self, table: &mut Table, seat: Seat, cx: &mut impl Context<Event>) {
        let castle = self.castles.built().len() as u8 - 1;
        self.fairy.enter_castle(table, castle);
        cx.emit(|| Event::FairyMoved { seat, at: Place::castle(self.castles.name(table, castle)) });
    }
}
