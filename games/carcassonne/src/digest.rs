//! The facts of a position by stable names, for its fingerprint. What is not in play adds nothing.

use duchy_game::{Digest, Seat};

use crate::{
    action::{FigureKind, Quarter},
    elements::fairy::FairyAt,
    square::Square,
    state::Carcassonne,
    tile::Spot,
};

impl Carcassonne {
    pub(crate) fn feed(&self, digest: &mut Digest) {
        for tile in self.board.tiles() {
            digest.fact(format_args!("{} {} {}", self.tile_name(tile.kind), tile.square, tile.facing));
        }
        for figure in self.figures.iter() {
            digest.fact(format_args!(
                "{} {} {}",
                figure.seat.0,
                figure.kind,
                part_name(figure.spot, self.board.tile(figure.tile).square)
            ));
        }
        for player in self.players() {
            digest.fact(format_args!("{} {}", player.score, player.meeples));
        }
        for (kind, left) in self.bag.kinds() {
            digest.fact(format_args!("{} {left}", self.tile_name(kind)));
        }
        let turn = self.turn().map_or(-1, |seat| i32::from(seat.0));
        digest.fact(format_args!("{turn} {}", self.drawn().map_or("", |kind| self.tile_name(kind))));
        if !self.base {
            self.feed_elements(digest);
        }
    }

    fn feed_elements(&self, digest: &mut Digest) {
        let elements = &self.elements;
        for tile in self.board.tiles() {
            if let Some(bridge) = tile.bridge {
                digest.fact(format_args!("bridge {} {}", tile.square, bridge.axis));
            }
        }
        for player in self.players() {
            digest.fact(format_args!("{} {} {}", player.abbots, player.bridges, player.castles));
        }
        if let Some(at) = elements.dragon.at {
            digest.fact(format_args!("dragon {}", self.board.tile(at).square));
        }
        for kind in self.catalogue.kinds() {
            let (river, aside) = (elements.river.left(kind), self.aside(kind));
            if river + aside > 0 {
                digest.fact(format_args!("{} river {river} aside {aside}", self.tile_name(kind)));
            }
        }
        let helped = elements.fairy.helps.map_or(-1, |seat| i32::from(seat.0));
        match elements.fairy.at {
            FairyAt::Nowhere => {}
            FairyAt::Tile(tile) => digest.fact(format_args!("fairy {} {helped}", self.board.tile(tile).square)),
            FairyAt::Castle(castle) => {
                digest.fact(format_args!("fairy castle {} {helped}", self.castle_name(castle)));
            }
        }
        if self.options.count {
            digest.fact(format_args!("count {}", elements.fortified.count));
            for seat in Seat::all(self.seats) {
                for quarter in Quarter::ALL {
                    let of = |kind| elements.fortified.figures(seat, quarter, kind);
                    let (meeples, abbots) = (of(FigureKind::Meeple), of(FigureKind::Abbot));
                    if meeples + abbots > 0 {
                        digest.fact(format_args!("{} {quarter} {meeples} {abbots}", seat.0));
                    }
                }
            }
        }
        for (index, castle) in elements.castles.iter().enumerate() {
            let name = self.castle_name(index as u8);
            digest.fact(format_args!("castle {name} {} {}", castle.seat.0, castle.manned));
        }
        for (name, crown) in [("king", elements.king), ("robber", elements.robber)] {
            if let Some(seat) = crown.holder {
                digest.fact(format_args!("{name} {} {}", seat.0, crown.size));
            }
        }
        for (seat, tile) in self.bought() {
            digest.fact(format_args!("{} has {}", seat.0, self.tile_name(tile)));
        }
        for tile in elements.bazaar.shown() {
            digest.fact(format_args!("shown {}", self.tile_name(tile)));
        }
        if let Some((seat, points)) = elements.bazaar.highest {
            digest.fact(format_args!("bid {} {points}", seat.0));
        }
        if let Some(seat) = self.pending.last().and_then(|frame| frame.decider()) {
            digest.fact(format_args!("asked {}", seat.0));
        }
    }
}

/// A part of the map by a stable name: `road:1,0:E`, `field:1,0:inside-1`, `monastery:1,0`.
fn part_name(spot: Spot, square: Square) -> String {
    let kind = spot.kind().word();
    match spot {
        Spot::Road(side) | Spot::City(side) => format!("{kind}:{square}:{side}"),
        Spot::Field(half) => format!("{kind}:{square}:{half}"),
        Spot::Inside(number) => format!("{kind}:{square}:inside-{number}"),
        Spot::Monastery | Spot::Garden | Spot::Shrine => format!("{kind}:{square}"),
    }
}
