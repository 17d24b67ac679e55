//! An evaluator for Carcassonne, in points.
//!
//! A player's expected score is their points, plus the expected points of their figures on the map, plus the value of
//! the figures in their supply. A feature is likely to be closed if enough of the remaining tiles close each of its
//! gaps. The value is the seat's expected score minus the mean of the others'.

use std::sync::Arc;

use duchy_carcassonne::{
    Carcassonne, Catalogue, Demand, FeatureKind, MAX_KINDS, MAX_NODES, NodeId, Side, Spot, Square,
};
use duchy_game::{Game, Seat};
use duchy_search::{Heuristic, PerSeat};

use super::{
    bazaar, elements,
    fitting::{Counts, Fitting, Kinds},
};
use crate::exact;

/// The weights of the evaluator. The defaults come from self-play; see the crate's documentation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// The probability that one tile that would close a gap is drawn and used there by a player with figures on the
    /// feature. Like `figure`, it falls with the square root of the number of players.
    pub closing: f32,
    /// The probability that one tile that would fit next to a monastery is placed there, divided among the players.
    pub filling: f32,
    /// The fraction at which a figure likely to return counts as in the supply.
    pub returning: f32,
    /// The value of the first figure in the supply early in the game; it shrinks with the turns left.
    pub figure: f32,
    /// The factor by which each further figure in the supply is worth less.
    pub fading: f32,
    /// The number of own turns before the end at which figures in the supply start to lose value.
    pub late: f32,
    /// The fraction of the points for likely completed cities that a field counts.
    pub promised: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights { closing: 0.1, filling: 0.08, returning: 0.45, figure: 11.3, fading: 0.7, late: 10.0, promised: 0.7 }
    }
}

/// Evaluates positions of Carcassonne.
#[derive(Clone)]
pub struct Judge {
    weights: Weights,
    prepared: Option<Arc<Prepared>>,
    pub(super) board: Board,
}

/// Values that depend only on the components and the number of players.
struct Prepared {
    catalogue: &'static Catalogue,
    seats: u8,
    fitting: Arc<Fitting>,
    /// By the number of remaining tiles that would do it: the probability that a gap is closed, and that it is filled.
    closing: [f32; 256],
    filling: [f32; 256],
}

const NODES: usize = MAX_NODES.next_multiple_of(64);
pub(super) const SEATS: usize = 5;
pub(super) const NO_CLAIM: u8 = u8::MAX;

/// What is read off the map before evaluating it. Reused between positions to avoid allocations.
#[derive(Clone)]
pub(super) struct Board {
    /// By root of a road or city: the probability that it is completed, and its number of gaps.
    pub(super) completion: [Completion; NODES],
    /// By root: the claim on it.
    pub(super) claim_at: [u8; NODES],
    /// Features with figures first, then free ones on the tile just placed, if a figure may be placed there.
    pub(super) claims: Vec<Claim>,
    /// Roads and cities that run into a gap, in the order of the gaps.
    pub(super) entries: Vec<Entry>,
    counts: Counts,
}

#[derive(Clone, Copy)]
pub(super) struct Completion {
    pub(super) chance: f32,
    pub(super) gaps: u8,
}

/// A road or city that runs into a gap.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The place of the gap in the list of gaps.
    pub(super) gap: u16,
    pub(super) demand: Demand,
    pub(super) root: NodeId,
    pub(super) side: Side,
    pub(super) city: bool,
}

/// A feature with figures on it.
#[derive(Clone, Copy)]
pub(super) struct Claim {
    pub(super) kind: FeatureKind,
    pub(super) root: NodeId,
    /// Where its first figure stands.
    square: Square,
    pub(super) figures: [u8; SEATS],
    /// For fields: the cities beside it, by root, as bits.
    pub(super) cities: [u64; NODES / 64],
    pub(super) expected: Expected,
}

/// What can be expected of a claim.
#[derive(Clone, Copy, Default)]
pub(super) struct Expected {
    pub(super) points: f32,
    /// The probability that its figures return.
    pub(super) chance: f32,
    /// The points if nothing is added.
    pub(super) now: f32,
    /// Gaps of a road or city, squares around a monastery that are empty, uncompleted cities beside a field.
    pub(super) missing: u8,
}

impl Claim {
    fn new(kind: FeatureKind, root: NodeId, square: Square) -> Claim {
        Claim { kind, root, square, figures: [0; SEATS], cities: [0; NODES / 64], expected: Expected::default() }
    }

    /// The most figures a player has on it; 0 if it is free.
    pub(super) fn most(&self) -> u8 {
        self.figures.into_iter().max().unwrap_or(0)
    }
}

impl Judge {
    /// With these weights.
    pub fn new(weights: Weights) -> Judge {
        let board = Board {
            completion: [Completion { chance: 1.0, gaps: 0 }; NODES],
            claim_at: [NO_CLAIM; NODES],
            claims: Vec::with_capacity(40),
            entries: Vec::with_capacity(160),
            counts: Counts::default(),
        };
        Judge { weights, prepared: None, board }
    }

    /// Each seat's expected final score.
    pub fn prospects(&mut self, position: &Carcassonne) -> [f32; SEATS] {
        self.read(position, false)
    }

    /// Each seat's expected final score; what was read off the map stays in `board`, with the free features on the
    /// tile just placed if they are asked for.
    pub(super) fn read(&mut self, position: &Carcassonne, free: bool) -> [f32; SEATS] {
        let mut hopes = [0.0; SEATS];
        for (hope, player) in hopes.iter_mut().zip(position.players()) {
            *hope = player.score as f32;
        }
        if position.status().is_over() {
            return hopes;
        }
        let (catalogue, seats) = (position.catalogue().get(), position.seats());
        let weights = self.weights;
        let prepared = match self.prepared.take() {
            Some(prepared) if std::ptr::eq(prepared.catalogue, catalogue) && prepared.seats == seats => prepared,
            _ => Arc::new(Prepared::new(catalogue, seats, &weights)),
        };
        self.board.read(position, &prepared, free);
        let turns_left = position.bag().len() as f32 / f32::from(seats);
        let mut supply = [0.0; SEATS];
        for (supply, player) in supply.iter_mut().zip(position.players()) {
            *supply = f32::from(player.meeples);
        }
        for index in 0..self.board.claims.len() {
            let expected = self.board.expect(position, &prepared, index, &weights);
            let claim = &mut self.board.claims[index];
            claim.expected = expected;
            let most = claim.most();
            if most == 0 {
                continue;
            }
            for seat in 0..SEATS {
                if claim.figures[seat] == most {
                    hopes[seat] += expected.points;
                }
                supply[seat] += weights.returning * expected.chance * f32::from(claim.figures[seat]);
            }
        }
        if !position.options().is_base() {
            let helped = position.fairy_on().map(|node| position.board().features().root(node));
            let returning = helped.map_or(0.0, |root| self.board.completion[root.number()].chance);
            elements::add_prospects(position, turns_left, returning, &mut hopes, &mut supply);
        }
        let youth = (turns_left / weights.late).min(1.0) / f32::from(seats).sqrt();
        for seat in 0..usize::from(seats) {
            hopes[seat] += youth * worth(supply[seat], &weights);
        }
        self.prepared = Some(prepared);
        hopes
    }
}

impl Judge {
    /// The points each seat can expect of a bazaar in the position read last.
    pub(super) fn bazaar(&self, position: &Carcassonne) -> PerSeat {
        let expect = |prepared: &Arc<Prepared>| bazaar::expect(position, &self.board, &prepared.fitting);
        self.prepared.as_ref().map_or_else(PerSeat::default, expect)
    }

    /// Roughly how likely a gap of the position read last is to stay empty.
    #[inline]
    pub(super) fn stays_empty(&self, demand: Demand) -> f32 {
        let Some(prepared) = &self.prepared else { return 1.0 };
        1.0 - prepared.filling[self.board.counts.peek(&prepared.fitting, demand)]
    }
}

impl Heuristic<Carcassonne> for Judge {
    fn value(&mut self, position: &Carcassonne, seat: Seat) -> f32 {
        let hopes = self.prospects(position);
        let others = Seat::all(position.seats()).filter(|&other| other != seat).map(|other| hopes[other.index()]);
        let rivals = f32::from(position.seats() - 1);
        hopes[seat.index()] - others.sum::<f32>() / rivals
    }
}

/// The value of figures in the supply: each further one is worth less by a constant factor.
fn worth(figures: f32, weights: &Weights) -> f32 {
    weights.figure * (1.0 - exact::power(weights.fading, figures)) / (1.0 - weights.fading)
}

impl Prepared {
    fn new(catalogue: &'static Catalogue, seats: u8, weights: &Weights) -> Prepared {
        let by_own = 1.0 - weights.closing / f32::from(seats).sqrt();
        let by_any = 1.0 - weights.filling / f32::from(seats);
        Prepared {
            catalogue,
            seats,
            fitting: Fitting::of(catalogue),
            closing: std::array::from_fn(|tiles| 1.0 - exact::whole_power(by_own, tiles as u32)),
            filling: std::array::from_fn(|tiles| 1.0 - exact::whole_power(by_any, tiles as u32)),
        }
    }
}

impl Board {
    fn read(&mut self, position: &Carcassonne, prepared: &Prepared, free: bool) {
        self.completion.fill(Completion { chance: 1.0, gaps: 0 });
        self.claim_at.fill(NO_CLAIM);
        self.claims.clear();
        self.entries.clear();
        self.counts.refresh(position.bag().counts());
        self.read_figures(position);
        if free && position.awaits_figure() {
            self.read_last_tile(position, prepared.catalogue);
        }
        self.read_gaps(position, prepared);
        if self.claims.iter().any(|claim| claim.kind == FeatureKind::Field) {
            self.read_fields(position, prepared.catalogue);
        }
    }

    /// The claim on a feature, begun if there is none.
    fn claim(&mut self, kind: FeatureKind, root: NodeId, square: Square) -> &mut Claim {
        if self.claim_at[root.number()] == NO_CLAIM {
            self.claim_at[root.number()] = self.claims.len() as u8;
            self.claims.push(Claim::new(kind, root, square));
        }
        &mut self.claims[usize::from(self.claim_at[root.number()])]
    }

    fn read_figures(&mut self, position: &Carcassonne) {
        let board = position.board();
        for figure in position.figures() {
            let root = board.features().root(figure.node);
            let square = board.tile(figure.tile).square;
            self.claim(figure.on, root, square).figures[figure.seat.index()] += 1;
        }
    }

    /// Features without figures on the tile just placed.
    fn read_last_tile(&mut self, position: &Carcassonne, catalogue: &Catalogue) {
        let board = position.board();
        let tile = board.tile(board.last());
        for (index, part) in catalogue.shape(tile.kind, tile.facing).parts().iter().enumerate() {
            let kind = part.spot.kind();
            let in_play = match kind {
                FeatureKind::Field => position.options().farmers,
                FeatureKind::Garden => position.options().abbot,
                _ => true,
            };
            if in_play {
                self.claim(kind, board.features().root(tile.node(index)), tile.square);
            }
        }
    }

    /// The probability that each road and city is completed: all its gaps have to be closed.
    fn read_gaps(&mut self, position: &Carcassonne, prepared: &Prepared) {
        let board = position.board();
        let left = position.bag().counts();
        for (gap, (square, demand)) in board.gaps().enumerate() {
            let first = self.entries.len();
            for side in Side::ALL {
                let across = side.opposite();
                let (spot, city) = match demand.at(side) {
                    Some(duchy_carcassonne::Terrain::Road) => (Spot::Road(across), false),
                    Some(duchy_carcassonne::Terrain::City) => (Spot::City(across), true),
                    _ => continue,
                };
                let Some(node) = board.node_at(prepared.catalogue, square.beyond(side), spot) else { continue };
                let root = board.features().root(node);
                self.entries.push(Entry { gap: gap as u16, demand, root, side, city });
            }
            for at in first..self.entries.len() {
                let Entry { root, side, .. } = self.entries[at];
                let of_root = |entry: &&Entry| entry.root == root;
                if self.entries[first..at].iter().any(|entry| of_root(&entry)) {
                    continue;
                }
                // A feature may enter a gap from several sides; a tile has to close all of them.
                let mut again = self.entries[at + 1..].iter().filter(of_root).peekable();
                let count = if again.peek().is_none() {
                    self.counts.closing(&prepared.fitting, demand, side)
                } else {
                    let closing = |side| prepared.fitting.closes(demand, side);
                    again.fold(closing(side), |kinds: Kinds, entry| kinds.and(closing(entry.side))).count(left)
                };
                let completion = &mut self.completion[root.number()];
                completion.chance *= prepared.closing[count];
                completion.gaps += 1;
            }
        }
    }

    /// Which cities border the fields with farmers.
    fn read_fields(&mut self, position: &Carcassonne, catalogue: &Catalogue) {
        let board = position.board();
        for tile in board.tiles() {
            for (index, part) in catalogue.shape(tile.kind, tile.facing).parts().iter().enumerate() {
                if part.beside == 0 {
                    continue;
                }
                let field = board.features().root(tile.node(index));
                let Some(claim) = self.claims.get_mut(usize::from(self.claim_at[field.number()])) else { continue };
                let mut beside = part.beside;
                while beside != 0 {
                    let city = board.features().root(tile.node(beside.trailing_zeros() as usize)).number();
                    claim.cities[city / 64] |= 1 << (city % 64);
                    beside &= beside - 1;
                }
            }
        }
    }

    /// What can be expected of a claim.
    fn expect(&mut self, position: &Carcassonne, prepared: &Prepared, index: usize, weights: &Weights) -> Expected {
        let board = position.board();
        let claim = &self.claims[index];
        let Completion { chance, gaps } = self.completion[claim.root.number()];
        let feature = board.features().of(claim.root);
        match claim.kind {
            FeatureKind::Road => {
                let tiles = board.tile_count(prepared.catalogue, claim.root) as f32;
                Expected { points: tiles + chance * f32::from(gaps), chance, now: tiles, missing: gaps }
            }
            FeatureKind::City => {
                let tiles = board.tile_count(prepared.catalogue, claim.root) as f32;
                let unfinished = tiles + feature.shields() as f32;
                let points = unfinished + chance * (unfinished + 2.0 * f32::from(gaps));
                Expected { points, chance, now: unfinished, missing: gaps }
            }
            FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => {
                let mut filled = 1.0;
                let mut all = 1.0;
                let mut missing = 0;
                for square in claim.square.around() {
                    if let Some(demand) = board.demand(square) {
                        let chance = prepared.filling[self.counts.fitting(&prepared.fitting, demand)];
                        filled += chance;
                        all *= chance;
                        missing += 1;
                    } else {
                        filled += 1.0;
                    }
                }
                Expected { points: filled, chance: all, now: f32::from(9 - missing), missing }
            }
            FeatureKind::Field => {
                let mut cities = 0.0;
                let mut completed = 0.0;
                let mut missing = 0;
                for (word, &bits) in claim.cities.iter().enumerate() {
                    let mut bits = bits;
                    while bits != 0 {
                        let completion = self.completion[word * 64 + bits.trailing_zeros() as usize];
                        if completion.gaps == 0 {
                            cities += 1.0;
                            completed += 3.0;
                        } else {
                            cities += weights.promised * completion.chance;
                            missing += 1;
                        }
                        bits &= bits - 1;
                    }
                }
                Expected { points: 3.0 * cities, chance: 0.0, now: completed, missing }
            }
        }
    }
}

const _: () = assert!(MAX_KINDS < 256, "tiles left are counted in bytes");
