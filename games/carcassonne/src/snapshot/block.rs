//! What elements beyond the base game remember, written down with a position. Numbers of tiles and parts are checked
//! against the map before they are believed.

use duchy_game::{Bag, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::{FigureLine, TileLine};
use crate::{
    board::{Found, LaidTile, TileId},
    catalogue::MAX_KINDS,
    elements::{Elements, fairy::FairyAt},
    features::NodeId,
    pending::{MAX_PENDING, Pending},
    square::{Axis, Square},
    state::{Carcassonne, Figure, MAX_FIGURES, Player},
    tile::{Spot, TileKind},
};

/// The state of elements, the stack and the supplies.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Block {
    bag: Bag<TileKind, MAX_KINDS>,
    /// Meeples, abbots, bridges and castles of each player.
    supplies: Vec<[u8; 4]>,
    pending: Vec<Pending>,
    elements: Elements,
}

impl Block {
    pub(super) fn of(game: &Carcassonne) -> Block {
        let supply = |player: &Player| [player.meeples, player.abbots, player.bridges, player.castles];
        Block {
            bag: game.bag.clone(),
            supplies: game.players().iter().map(supply).collect(),
            pending: game.pending.to_vec(),
            elements: game.elements.clone(),
        }
    }
}

impl Carcassonne {
    /// The bridge built in the turn in which a tile was laid: its part follows those of the tile.
    pub(super) fn bridge_built_with(&self, tile: &LaidTile) -> Option<(Square, Axis)> {
        let parts = self.catalogue.get().shape(tile.kind, tile.facing).parts().len();
        let next = tile.node(parts);
        let built = self.board.tiles().iter().find_map(|on| Some((on.square, on.bridge.filter(|b| b.node == next)?)));
        built.map(|(square, bridge)| (square, bridge.axis))
    }

    pub(super) fn read_block(
        mut self,
        tiles: &[TileLine],
        figures: &[FigureLine],
        block: Block,
    ) -> Result<Carcassonne, String> {
        for line in tiles {
            self.known_seat(line.seat)?;
            let kind =
                self.catalogue.get().find(&line.tile).ok_or_else(|| format!("there is no tile {}", line.tile))?;
            if !matches!(self.board.look(line.at), Found::Empty { .. }) || self.board.tiles().len() >= crate::MAX_TILES
            {
                return Err(format!("{} can't lie at {}", line.tile, line.at));
            }
            self.board.lay(self.catalogue.get(), kind, line.at, line.facing, Some(line.seat));
            if let Some((square, axis)) = line.bridge {
                let on = self.board.tile_at(square).filter(|&on| self.board.tile(on).bridge.is_none());
                let on = on.ok_or_else(|| format!("there can't be a bridge at {square}"))?;
                self.board.build_bridge(self.catalogue.get(), on, axis);
            }
        }
        for line in figures {
            self.read_block_figure(line)?;
        }
        if block.supplies.len() != usize::from(self.seats) || block.pending.len() > MAX_PENDING {
            return Err("the supplies of the players are not complete".to_owned());
        }
        for (player, [meeples, abbots, bridges, castles]) in self.players.iter_mut().zip(block.supplies) {
            *player = Player { score: player.score, meeples, abbots, bridges, castles };
        }
        self.bag = block.bag;
        self.elements = block.elements;
        block.pending.into_iter().for_each(|frame| self.pending.push(frame));
        self.check_block()?;
        Ok(self)
    }

    fn read_block_figure(&mut self, line: &FigureLine) -> Result<(), String> {
        let seat = self.known_seat(line.seat)?;
        let spot: Spot = line.on.parse()?;
        let place = self.node_on(line.at, spot).filter(|_| self.figures.len() < MAX_FIGURES);
        let (tile, node, spot) = place.ok_or_else(|| format!("there is no {spot} at {}", line.at))?;
        self.figures.push(Figure { seat, kind: line.figure, on: spot.kind(), tile, node, spot });
        self.board.features.of_mut(node).figures += 1;
        Ok(())
    }

    /// Every number points to something.
    fn check_block(&self) -> Result<(), String> {
        let elements = &self.elements;
        let kinds = self.catalogue.kinds().count();
        let tile = |id: &TileId| id.index() < self.board.tiles().len();
        let node = |id: &NodeId| id.index() < self.board.features().len();
        let kind = |kind: &TileKind| kind.index() < kinds;
        let seat = |seat: &Seat| seat.0 < self.seats;
        let fairy = match &elements.fairy.at {
            FairyAt::Nowhere => true,
            FairyAt::Tile(at) => tile(at) && node(&elements.fairy.node),
            FairyAt::Castle(castle) => usize::from(*castle) < elements.castles.len(),
        };
        let castles = elements.castles.iter().all(|c| seat(&c.seat) && c.tiles.iter().all(tile) && node(&c.city));
        let completed = elements.scoring.completed.iter().all(|c| tile(&c.tile) && node(&c.node));
        let bazaar = elements.bazaar.shown().chain(elements.bazaar.bought().map(|(_, tile)| tile));
        let frames = self.pending.iter().all(|frame| match frame {
            Pending::Turn { seat: of, bought, .. } => seat(of) && bought.iter().all(kind),
            Pending::Lay { seat: of, tile } => seat(of) && kind(tile),
            Pending::Reward { castle, .. } => usize::from(*castle) < elements.castles.len(),
            Pending::Ending { seat: of } => seat(of),
            frame => frame.decider().iter().all(seat),
        });
        let sound = fairy
            && castles
            && completed
            && frames
            && { bazaar }.all(|tile| kind(&tile))
            && elements.dragon.at.iter().chain(elements.dragon.visited.iter()).all(tile)
            && [elements.king, elements.robber].iter().all(|crown| node(&crown.node))
            && elements.this_turn.bridge.iter().all(|(on, part)| tile(on) && node(part));
        if sound { Ok(()) } else { Err("what the elements remember does not belong to this map".to_owned()) }
    }
}

/// Counts of every kind, as a list.
pub(crate) mod counts {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use crate::catalogue::MAX_KINDS;

    pub(crate) fn serialize<S: Serializer>(counts: &[u8; MAX_KINDS], serializer: S) -> Result<S::Ok, S::Error> {
        counts[..].serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; MAX_KINDS], D::Error> {
        let counts: Vec<u8> = Deserialize::deserialize(deserializer)?;
        let length = counts.len();
        counts.try_into().map_err(|_| D::Error::invalid_length(length, &"a count per kind"))
    }
}

/// A place on a tile, in the notation.
pub(crate) mod spot {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::tile::Spot;

    pub(crate) fn serialize<S: Serializer>(spot: &Spot, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(spot)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A set of seats, as a list.
pub(crate) mod seats {
    use duchy_game::{Seat, SeatSet};
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().filter(|seat| seat.0 < 5).collect())
    }
}
