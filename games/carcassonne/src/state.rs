//! The position: everything there is to know about a game in progress.

use duchy_game::{Bag, Kind, Seat};

use crate::{
    board::Board,
    elements::Elements,
    limits::MAX_KINDS,
    options::{Options, Start},
    pending::Pending,
    table::{Figure, Player, Table},
    tile::TileKind,
};

/// A game of Carcassonne.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carcassonne {
    pub(crate) table: Table,
    /// What the elements in play have to remember.
    pub(crate) elements: Elements,
}

impl Carcassonne {
    /// What the elements in play remember.
    pub fn elements(&self) -> &Elements {
        &self.elements
    }

    /// How the game was agreed to be played.
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// What each player has.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.table.players[..usize::from(self.table.seats)]
    }

    /// The map.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.table.board
    }

    /// Figures on the map, in the order they came there.
    #[inline]
    pub fn figures(&self) -> &[Figure] {
        &self.table.figures
    }

    /// The tiles still face down, as a multiset.
    pub fn bag(&self) -> &Bag<TileKind, MAX_KINDS> {
        &self.table.bag
    }

    /// Tiles bought or taken at a bazaar and not placed yet, by who has them.
    pub fn bought(&self) -> impl Iterator<Item = (Seat, TileKind)> + '_ {
        let of_frame = |frame: &Pending| match *frame {
            Pending::Turn { seat, step: 0, bought: Some(tile) } => Some((seat, tile)),
            _ => None,
        };
        self.table.pending.iter().filter_map(of_frame).chain(self.elements.bazaar.bought())
    }

    /// Tiles that fitted nowhere and went back to the box: how many of a kind.
    // carcassonne:draw.unplaceable
    pub fn put_away(&self, kind: TileKind) -> u8 {
        let catalogue = self.table.catalogue.get();
        let in_play = catalogue.stacked(kind, &self.table.options) + catalogue.in_river(kind, &self.table.options);
        let laid = self.table.board.tiles().iter().filter(|tile| tile.kind == kind).count() as u8;
        let began = u8::from(match self.table.options.start {
            Start::Tile => kind == catalogue.start(),
            Start::Fortress => catalogue.is_fortress(kind),
            Start::River1 | Start::River2 | Start::Rivers => false,
        });
        let in_hand = u8::from(self.table.drawn() == Some(kind));
        let bought = self.bought().filter(|&(_, tile)| tile == kind).count() as u8;
        let shown = self.elements.bazaar.shown().filter(|&tile| tile == kind).count() as u8;
        let elsewhere = self.elements.river.left(kind) + self.aside(kind);
        (in_play + began).saturating_sub(self.table.bag.left(kind) + laid + in_hand + bought + shown + elsewhere)
    }

    /// Dragon tiles set aside: how many of a kind.
    pub fn aside(&self, kind: TileKind) -> u8 {
        self.elements.dragon.aside[kind.index()]
    }
}
