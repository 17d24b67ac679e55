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
        for tile in self.table.board.tiles() {
            digest.fact(format_args!("{} {} {}", self.table.tile_name(tile.kind), tile.square, tile.facing));
        }
        for figure in self.table.figures.iter() {
            digest.fact(format_args!(
                "{} {} {}",
                figure.seat.0,
                figure.kind,
                part_name(figure.spot, self.table.board.tile(figure.tile).square)
            ));
        }
        for player in self.players() {
            digest.fact(format_args!("{} {}", player.score, player.meeples));
        }
        for (kind, left) in self.table.bag.kinds() {
            digest.fact(format_args!("{} {left}", self.table.tile_name(kind)));
        }
        let turn = self.table.turn().map_or(-1, |seat| i32::from(seat.0));
        digest.fact(format_args!("{turn} {}", self.table.drawn().map_or("", |kind| self.table.tile_name(kind))));
        if !self.table.base {
            self.feed_elements(digest);
        }
    }

    fn feed_elements(&self, digest: &mut Digest) {
        let elements = &self.elements;
        for tile in self.table.board.tiles() {
            if let Some(bridge) = tile.bridge() {
                digest.fact(format_args!("bridge {} {}", tile.square, bridge.axis));
            }
        }
        for player in self.players() {
            digest.fact(format_args!("{} {} {}", player.abbots, player.bridges, player.castles));
        }
        if let Some(at) = elements.dragon.at {
            digest.fact(format_args!("dragon {}", self.table.board.tile(at).square));
        }
        for kind in self.table.catalogue.kinds() {
            let (river, aside) = (elements.river.left(kind), self.aside(kind));
            if river + aside > 0 {
                digest.fact(format_args!("{} river {river} aside {aside}", self.table.tile_name(kind)));
            }
        }
        let helped = elements.helped_by_fairy(&self.table).map_or(-1, |seat| i32::from(seat.0));
        match elements.fairy.at {
            FairyAt::Nowhere => {}
            FairyAt::Tile(tile) => digest.fact(format_args!("fairy {} {helped}", self.table.board.tile(tile).square)),
            FairyAt::Castle(castle) => {
                digest.fact(format_args!("fairy castle {} {helped}", elements.castles.name(&self.table, castle)));
            }
        }
        if self.table.options.count {
            digest.fact(format_args!("count {}", elements.fortified.count));
            for seat in Seat::all(self.table.seats) {
                for quarter in Quarter::ALL {
                    let of = |kind| elements.fortified.figures(seat, quarter, kind);
                    let (meeples, abbots) = (of(FigureKind::Meeple), of(FigureKind::Abbot));
                    if meeples + abbots > 0 {
                        digest.fact(format_args!("{} {quarter} {meeples} {abbots}", seat.0));
                    }
                }
            }
        }
        for (index, castle) in elements.castles.built().iter().enumerate() {
            let name = elements.castles.name(&self.table, index as u8);
            digest.fact(format_args!("castle {name} {} {}", castle.seat.0, castle.occupied));
        }
        for (name, crown) in [("king", elements.crowns.king), ("robber", elements.crowns.robber)] {
            if let Some(seat) = crown.holder {
                digest.fact(format_args!("{name} {} {}", seat.0, crown.size));
            }
        }
        for (seat, tile) in self.bought() {
            digest.fact(format_args!("{} has {}", seat.0, self.table.tile_name(tile)));
        }
        for tile in elements.bazaar.shown() {
            digest.fact(format_args!("shown {}", self.table.tile_name(tile)));
        }
        if let Some((seat, points)) = elements.bazaar.highest {
            digest.fact(format_args!("bid {} {points}", seat.0));
        }
        if let Some(seat) = self.table.pending.last().and_then(|frame| frame.decider()) {
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
