//! The fairy: she helps one figure, and no dragon comes to her tile.

use std::ops::ControlFlow;

use crate::place::{Illegal, Place};
use duchy_game::{Context, Seat};

use crate::{
    action::Action,
    board::TileId,
    event::{Event, Gain, GainFor},
    features::NodeId,
    rules,
    square::{CastleAt, Square},
    state::{Carcassonne, Figure, MAX_FIGURES},
    tile::Spot,
};

/// Where the fairy is and whom she helps.
// carcassonne:fairy.begin
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Fairy {
    pub(crate) at: FairyAt,
    /// Whose figure she helps.
    pub(crate) helps: Option<Seat>,
    /// The part of the map that figure stands on, if it is not in a castle.
    pub(crate) node: NodeId,
}

/// A place of the fairy.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum FairyAt {
    /// Beside the map.
    #[default]
    Nowhere,
    /// On a tile.
    Tile(TileId),
    /// In a castle.
    Castle(u8),
}

impl Fairy {
    /// A figure on the map is the one she helps.
    #[inline]
    fn is_with(&self, figure: &Figure) -> bool {
        (self.helps == Some(figure.seat)) & matches!(self.at, FairyAt::Tile(_)) & (self.node == figure.node)
    }

    /// A figure leaves the map; she stays on the tile.
    // carcassonne:fairy.stays
    #[inline]
    pub(crate) fn lose(&mut self, figure: &Figure) {
        if self.is_with(figure) {
            self.helps = None;
        }
    }

    /// The figure of a castle goes home; she stays there.
    // carcassonne:fairy.stays
    pub(crate) fn lose_castle(&mut self, castle: u8) {
        if self.at == FairyAt::Castle(castle) {
            self.helps = None;
        }
    }
}

impl Carcassonne {
    /// The figure on the map she helps.
    pub(crate) fn helped(&self) -> Option<&Figure> {
        self.figures.iter().find(|figure| self.elements.fairy.is_with(figure))
    }

    /// A point at the start of the turn, if she helps a figure of this player and there is a turn to come.
    // carcassonne:fairy.turn carcassonne:fairy.once
    pub(crate) fn fairy_point(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let turn_comes = || self.tiles_to_show() + self.elements.river.len() > 0;
        if self.elements.fairy.helps == Some(seat) && turn_comes() {
            self.gain(seat, Gain { what: GainFor::FairyTurn, count: 1, points: 1 }, |game| game.fairy_refs(), cx);
        }
    }

    /// Three points when the feature of the figure she helps is scored, whoever owns it.
    // carcassonne:fairy.feature carcassonne:fairy.no-majority carcassonne:fairy.final
    pub(crate) fn fairy_bonus(&mut self, root: NodeId, cx: &mut impl Context<Event>) {
        if let Some(seat) = self.helped_on(root) {
            self.fairy_feature(seat, cx);
        }
    }

    /// Whose figure she helps on a feature.
    pub(crate) fn helped_on(&self, root: NodeId) -> Option<Seat> {
        let helped = self.helped().filter(|figure| self.board.features().root(figure.node) == root);
        helped.map(|figure| figure.seat)
    }

    pub(crate) fn fairy_feature(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.gain(seat, Gain { what: GainFor::FairyFeature, count: 1, points: 3 }, |game| game.fairy_refs(), cx);
    }

    fn fairy_refs(&self) -> Vec<Place> {
        match self.elements.fairy.at {
            FairyAt::Nowhere => Vec::new(),
            FairyAt::Tile(tile) => vec![Place::cell(self.board.tile(tile).square)],
            FairyAt::Castle(castle) => vec![Place::castle(self.castle_name(castle))],
        }
    }

    /// Every figure of a player she could move to.
    // carcassonne:fairy.move carcassonne:fairy.own carcassonne:fairy.castle
    pub(crate) fn fairy_moves(&self, seat: Seat, take: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        // Whose figure comes next is hard to foresee, so the player's are gathered first.
        let mut others = [0u8; MAX_FIGURES.next_power_of_two()];
        let mut count = 0;
        for (index, figure) in self.figures.iter().enumerate() {
            others[count % others.len()] = index as u8;
            count += usize::from((figure.seat == seat) & !self.elements.fairy.is_with(figure));
        }
        for &index in &others[..count] {
            let figure = &self.figures[usize::from(index)];
            take(Action::Fairy { square: self.board.tile(figure.tile).square, spot: figure.spot })?;
        }
        for (index, castle) in self.elements.castles.iter().enumerate() {
            let here = self.elements.fairy.at == FairyAt::Castle(index as u8) && self.elements.fairy.helps.is_some();
            if castle.seat == seat && castle.manned && !here {
                take(Action::FairyCastle { castle: self.castle_name(index as u8) })?;
            }
        }
        ControlFlow::Continue(())
    }

    // carcassonne:fairy.fortress
    pub(crate) fn why_not_fairy(&self, seat: Seat, square: Square, spot: Spot) -> Option<Illegal> {
        if !self.options.fairy {
            return Some(Illegal::by(rules::SETUP_ELEMENTS));
        }
        match self.figure_at(square, spot) {
            Some(figure) if self.elements.fairy.is_with(figure) => {
                Some(Illegal::at(rules::FAIRY_MOVE, spot.on(square)))
            }
            Some(figure) if figure.seat == seat => None,
            _ => Some(Illegal::at(rules::FAIRY_OWN, spot.on(square))),
        }
    }

    pub(crate) fn why_not_fairy_castle(&self, seat: Seat, at: CastleAt) -> Option<Illegal> {
        if !self.options.fairy {
            return Some(Illegal::by(rules::SETUP_ELEMENTS));
        }
        let own = self.castle_at(at).filter(|&castle| {
            let castle = &self.elements.castles[usize::from(castle)];
            castle.seat == seat && castle.manned
        });
        match own {
            None => Some(Illegal::at(rules::FAIRY_OWN, Place::castle(at))),
            Some(castle) if self.castle_name(castle) != at => Some(Illegal::at(rules::FAIRY_CASTLE, Place::castle(at))),
            Some(castle) if self.elements.fairy.at == FairyAt::Castle(castle) => {
                let helps = self.elements.fairy.helps.is_some();
                helps.then(|| Illegal::at(rules::FAIRY_MOVE, Place::castle(at)))
            }
            Some(_) => None,
        }
    }

    pub(crate) fn move_fairy(&mut self, seat: Seat, square: Square, spot: Spot, cx: &mut impl Context<Event>) {
        let Some(&figure) = self.figure_at(square, spot) else { return };
        self.elements.fairy = Fairy { at: FairyAt::Tile(figure.tile), helps: Some(seat), node: figure.node };
        cx.emit(|| Event::FairyMoved { seat, at: spot.on(square) });
    }

    pub(crate) fn move_fairy_to_castle(&mut self, seat: Seat, at: CastleAt, cx: &mut impl Context<Event>) {
        let Some(castle) = self.castle_at(at) else { return };
        self.elements.fairy = Fairy { at: FairyAt::Castle(castle), helps: Some(seat), node: NodeId::default() };
        cx.emit(|| Event::FairyMoved { seat, at: Place::castle(at) });
    }
}
