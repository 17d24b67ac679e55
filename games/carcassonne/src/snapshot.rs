//! A position written down: tiles, figures, scores and what is still to happen, in words a person can read.
//!
//! It is a cache, never a record. Reading one lays the tiles anew and checks everything that playing relies on.

mod block;

pub(crate) use block::{counts, seats, spot};

use duchy_game::{Interned, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use block::Block;

use crate::{
    SEATS,
    action::FigureKind,
    board::Found,
    catalogue::Catalogue,
    options::Options,
    pending::Pending,
    square::{Axis, Side, Square},
    state::{Carcassonne, Figure},
    tile::{FeatureKind, Spot, TileKind},
    turn::Step,
};

/// No table gives more points than this.
const MOST_POINTS: i32 = 100_000;

/// A position in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Snapshot {
    catalogue: Interned<Catalogue>,
    rules: RulesVersion,
    seats: u8,
    options: Options,
    scores: Vec<i32>,
    /// After the start tile, in the order of laying.
    tiles: Vec<TileLine>,
    put_away: Vec<String>,
    figures: Vec<FigureLine>,
    next: Next,
    /// What elements beyond the base game remember.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    block: Option<Box<Block>>,
}

/// A laid tile.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileLine {
    seat: Seat,
    tile: String,
    at: Square,
    facing: Side,
    /// The bridge built after it, and where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bridge: Option<(Square, Axis)>,
}

/// A figure on the map.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureLine {
    seat: Seat,
    figure: FigureKind,
    at: Square,
    on: String,
}

/// What the game waits for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Next {
    /// This seat lays this tile.
    Lay { seat: Seat, tile: String },
    /// This seat places a figure or passes.
    Place { seat: Seat },
    /// Nothing: the game is over.
    Over,
    /// Something of an element, as its block says.
    Element,
}

impl From<Carcassonne> for Snapshot {
    fn from(game: Carcassonne) -> Self {
        let name = |kind: TileKind| game.tile_name(kind).to_owned();
        let tile_line = |tile: &crate::board::LaidTile| {
            let bridge = game.bridge_built_with(tile);
            tile.seat.map(|seat| TileLine { seat, tile: name(tile.kind), at: tile.square, facing: tile.facing, bridge })
        };
        let figure_line = |figure: &Figure| FigureLine {
            seat: figure.seat,
            figure: figure.kind,
            at: game.board.tile(figure.tile).square,
            on: figure.spot.to_string(),
        };
        Snapshot {
            catalogue: game.catalogue,
            rules: game.rules,
            seats: game.seats,
            options: game.options,
            scores: game.players().iter().map(|player| player.score).collect(),
            tiles: game.board.tiles().iter().filter_map(tile_line).collect(),
            put_away: game
                .catalogue
                .kinds()
                .flat_map(|kind| std::iter::repeat_n(name(kind), usize::from(game.put_away(kind))))
                .collect(),
            figures: game.figures.iter().map(figure_line).collect(),
            block: (!game.base).then(|| Box::new(Block::of(&game))),
            next: match game.pending.last() {
                Some(_) if !game.base => Next::Element,
                Some(&Pending::Lay { seat, tile }) => Next::Lay { seat, tile: name(tile) },
                Some(&Pending::Place { seat }) => Next::Place { seat },
                _ => Next::Over,
            },
        }
    }
}

impl TryFrom<Snapshot> for Carcassonne {
    type Error = String;

    fn try_from(snapshot: Snapshot) -> Result<Self, String> {
        let Snapshot { catalogue, rules, seats, options, scores, tiles, put_away, figures, next, block } = snapshot;
        if !SEATS.contains(&seats) {
            return Err(format!("{seats} players: it takes {} to {}", SEATS.start(), SEATS.end()));
        }
        duchy_game::Options::check(&options, seats).map_err(|bad| bad.reason)?;
        if !catalogue.has_start(&options) {
            return Err("the data file has no tiles for this start".to_owned());
        }
        let mut game = Carcassonne::set_up(catalogue, rules, seats, options);
        game.begin_map();
        game.read_scores(&scores)?;
        if let Some(block) = block {
            return game.read_block(&tiles, &figures, *block);
        }
        if !game.base {
            return Err("what the elements remember is missing".to_owned());
        }
        for line in &tiles {
            game.read_tile(line)?;
        }
        for id in &put_away {
            game.take_out(id)?;
        }
        for line in &figures {
            game.read_figure(line)?;
        }
        game.read_next(&next)?;
        Ok(game)
    }
}

impl Carcassonne {
    fn read_scores(&mut self, scores: &[i32]) -> Result<(), String> {
        if scores.len() != usize::from(self.seats) {
            return Err(format!("there are {} players and {} scores", self.seats, scores.len()));
        }
        let least = if self.base { 0 } else { -MOST_POINTS };
        for (player, &score) in self.players.iter_mut().zip(scores) {
            if !(least..=MOST_POINTS).contains(&score) {
                return Err(format!("{score} is no score"));
            }
            player.score = score;
        }
        Ok(())
    }

    fn known_seat(&self, seat: Seat) -> Result<Seat, String> {
        if seat.0 < self.seats { Ok(seat) } else { Err(format!("there is no seat {}", seat.0)) }
    }

    /// Takes a tile of this name out of the bag.
    fn take_out(&mut self, id: &str) -> Result<TileKind, String> {
        let kind = self.catalogue.get().find(id).ok_or_else(|| format!("there is no tile {id}"))?;
        if self.bag.left(kind) == 0 {
            return Err(format!("there are not so many tiles {id}"));
        }
        self.bag.take(kind);
        Ok(kind)
    }

    fn read_tile(&mut self, line: &TileLine) -> Result<(), String> {
        let TileLine { seat, ref tile, at, facing, .. } = *line;
        let seat = self.known_seat(seat)?;
        let kind = self.take_out(tile)?;
        let fits = match self.board.look(at) {
            Found::Empty { asked, .. } => self.catalogue.get().turns(kind, false)(asked).contains(facing),
            Found::Tile(_) | Found::Nowhere => false,
        };
        if !fits {
            return Err(format!("{tile} can't lie at {at} {facing}"));
        }
        self.board.lay(self.catalogue.get(), kind, at, facing, Some(seat));
        Ok(())
    }

    fn read_figure(&mut self, line: &FigureLine) -> Result<(), String> {
        let FigureLine { seat, figure, at, ref on } = *line;
        let seat = self.known_seat(seat)?;
        let spot: Spot = on.parse()?;
        let id = self.board.tile_at(at).ok_or_else(|| format!("there is no tile at {at}"))?;
        let tile = *self.board.tile(id);
        let part = self.catalogue.get().shape(tile.kind, tile.facing).part_at(spot);
        let part = part.ok_or_else(|| format!("there is no {spot} at {at}"))?;
        if tile.seat != Some(seat) {
            return Err(format!("the figure at {at} is not on a tile its player laid"));
        }
        if self.figures.iter().any(|other| other.tile == id) {
            return Err(format!("there are two figures at {at}"));
        }
        if figure != FigureKind::Meeple || !self.suits(figure, spot.kind()) {
            return Err(format!("there can't be a {figure} in the {spot} at {at} in this game"));
        }
        let player = &mut self.players[seat.index()];
        player.meeples =
            player.meeples.checked_sub(1).ok_or_else(|| format!("seat {} has too many figures", seat.0))?;
        let node = tile.node(part);
        let spot = self.catalogue.get().shape(tile.kind, tile.facing).parts()[part].spot;
        self.figures.push(Figure { seat, kind: figure, on: spot.kind(), tile: id, node, spot });
        self.board.features.of_mut(node).figures += 1;
        Ok(())
    }

    fn read_next(&mut self, next: &Next) -> Result<(), String> {
        let (seat, after, decision) = match next {
            Next::Over => return self.check_all_scored(),
            Next::Element => return Err("what the elements remember is missing".to_owned()),
            Next::Lay { seat, tile } => {
                let tile = self.take_out(tile)?;
                if !self.fits_anywhere(*seat, tile) {
                    return Err("the tile to lay fits nowhere".to_owned());
                }
                self.check_all_scored()?;
                (self.known_seat(*seat)?, Step::Tile, Pending::Lay { seat: *seat, tile })
            }
            Next::Place { seat } => {
                let seat = self.known_seat(*seat)?;
                let last = self.board.last();
                if self.board.tile(last).seat != Some(seat) || self.figures.iter().any(|figure| figure.tile == last) {
                    return Err("a figure is placed by the player who has just laid a tile, once".to_owned());
                }
                if !self.may_place_any(seat) {
                    return Err("there is no figure to place, or no place for it".to_owned());
                }
                (seat, Step::Figure, Pending::Place { seat })
            }
        };
        let step = self.steps.after(after);
        self.pending.push(Pending::Turn { seat, step, bought: None });
        self.pending.push(decision);
        Ok(())
    }

    /// Once a turn is over, figures have gone home from what is completed.
    fn check_all_scored(&self) -> Result<(), String> {
        let left_behind =
            |figure: &&Figure| figure.on != FeatureKind::Field && self.board.features().of(figure.node).is_complete();
        match self.figures.iter().find(left_behind) {
            Some(figure) => Err(format!("the figure at {} should have gone home", self.board.tile(figure.tile).square)),
            None => Ok(()),
        }
    }
}
