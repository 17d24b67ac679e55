//! An evaluator for Carcassonne, in points.
//!
//! A player's expected score is their points, plus the expected points of their figures on the map, plus the value of
//! the figures in their supply. A feature is likely to be closed if enough of the remaining tiles close each of its
//! gaps. The value is the seat's expected score minus the mean of the others'.

use duchy_carcassonne::{Carcassonne, Catalogue, FeatureKind, MAX_KINDS, MAX_NODES, NodeId, Side, Spot, Square};
use duchy_game::{Game, Seat};
use duchy_search::Heuristic;

use super::{
    elements,
    fitting::{Fitting, Kinds},
};

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
pub struct Judge {
    weights: Weights,
    prepared: Option<Prepared>,
    board: Board,
}

/// Values that depend only on the components and the number of players.
struct Prepared {
    catalogue: &'static Catalogue,
    seats: u8,
    fitting: Fitting,
    /// By the number of remaining tiles that would do it: the probability that a gap is closed, and that it is filled.
    closing: [f32; 256],
    filling: [f32; 256],
}

const NODES: usize = MAX_NODES.next_multiple_of(64);
pub(super) const SEATS: usize = 5;
const NO_CLAIM: u8 = u8::MAX;

/// What is read off the map before evaluating it. Reused between positions to avoid allocations.
struct Board {
    /// By root of a road or city: the probability that it is completed, and its number of gaps.
    completion: [Completion; NODES],
    /// By root: the claim on it.
    claim_at: [u8; NODES],
    claims: Vec<Claim>,
}

#[derive(Clone, Copy)]
struct Completion {
    chance: f32,
    gaps: u8,
}

/// A feature with figures on it.
struct Claim {
    kind: FeatureKind,
    root: NodeId,
    /// Where its first figure stands.
    square: Square,
    figures: [u8; SEATS],
    /// For fields: the cities beside it, by root, as bits.
    cities: [u64; NODES / 64],
}

impl Judge {
    /// With these weights.
    pub fn new(weights: Weights) -> Judge {
        let board = Board {
            completion: [Completion { chance: 1.0, gaps: 0 }; NODES],
            claim_at: [NO_CLAIM; NODES],
            claims: Vec::with_capacity(40),
        };
        Judge { weights, prepared: None, board }
    }

    /// Each seat's expected final score.
    pub fn prospects(&mut self, position: &Carcassonne) -> [f32; SEATS] {
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
            _ => Prepared::new(catalogue, seats, &weights),
        };
        self.board.read(position, &prepared);
        let turns_left = position.bag().len() as f32 / f32::from(seats);
        let mut supply = [0.0; SEATS];
        for (supply, player) in supply.iter_mut().zip(position.players()) {
            *supply = f32::from(player.meeples);
        }
        for claim in &self.board.claims {
            let (points, chance) = self.board.expect(position, &prepared, claim, &weights);
            let most = claim.figures.into_iter().max().unwrap_or(0);
            for seat in 0..SEATS {
                if claim.figures[seat] == most {
                    hopes[seat] += points;
                }
                supply[seat] += weights.returning * chance * f32::from(claim.figures[seat]);
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
    weights.figure * (1.0 - weights.fading.powf(figures)) / (1.0 - weights.fading)
}

impl Prepared {
    fn new(catalogue: &'static Catalogue, seats: u8, weights: &Weights) -> Prepared {
        let by_own = 1.0 - weights.closing / f32::from(seats).sqrt();
        let by_any = 1.0 - weights.filling / f32::from(seats);
        Prepared {
            catalogue,
            seats,
            fitting: Fitting::new(catalogue),
            closing: std::array::from_fn(|tiles| 1.0 - by_own.powi(tiles as i32)),
            filling: std::array::from_fn(|tiles| 1.0 - by_any.powi(tiles as i32)),
        }
    }
}

impl Board {
    fn read(&mut self, position: &Carcassonne, prepared: &Prepared) {
        self.completion.fill(Completion { chance: 1.0, gaps: 0 });
        self.claim_at.fill(NO_CLAIM);
        self.claims.clear();
        self.read_figures(position);
        self.read_gaps(position, prepared);
        if self.claims.iter().any(|claim| claim.kind == FeatureKind::Field) {
            self.read_fields(position, prepared.catalogue);
        }
    }

    fn read_figures(&mut self, position: &Carcassonne) {
        let board = position.board();
        for figure in position.figures() {
            let root = board.features().root(figure.node);
            if self.claim_at[root.number()] == NO_CLAIM {
                self.claim_at[root.number()] = self.claims.len() as u8;
                let square = board.tile(figure.tile).square;
                self.claims.push(Claim { kind: figure.on, root, square, figures: [0; SEATS], cities: [0; NODES / 64] });
            }
            let claim = &mut self.claims[usize::from(self.claim_at[root.number()])];
            claim.figures[figure.seat.index()] += 1;
        }
    }

    /// The probability that each road and city is completed: all its gaps have to be closed.
    fn read_gaps(&mut self, position: &Carcassonne, prepared: &Prepared) {
        let board = position.board();
        let left = position.bag().counts();
        for (square, demand) in board.gaps() {
            // A feature may enter a gap from several sides; a tile has to close all of them.
            let mut met: [(usize, Kinds); 4] = [(usize::MAX, Kinds::default()); 4];
            let mut count = 0;
            for side in Side::ALL {
                let across = side.opposite();
                let spot = match demand.at(side) {
                    Some(duchy_carcassonne::Terrain::Road) => Spot::Road(across),
                    Some(duchy_carcassonne::Terrain::City) => Spot::City(across),
                    _ => continue,
                };
                let Some(node) = board.node_at(prepared.catalogue, square.beyond(side), spot) else { continue };
                let root = board.features().root(node).number();
                let closing = prepared.fitting.closes(demand, side);
                match met[..count].iter_mut().find(|(other, _)| *other == root) {
                    Some((_, kinds)) => *kinds = kinds.and(closing),
                    None => {
                        met[count] = (root, closing);
                        count += 1;
                    }
                }
            }
            for &(root, kinds) in &met[..count] {
                let completion = &mut self.completion[root];
                completion.chance *= prepared.closing[kinds.count(left)];
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

    /// The expected points of a claim, and the probability that its figures return.
    fn expect(&self, position: &Carcassonne, prepared: &Prepared, claim: &Claim, weights: &Weights) -> (f32, f32) {
        let board = position.board();
        let Completion { chance, gaps } = self.completion[claim.root.number()];
        let feature = board.features().of(claim.root);
        match claim.kind {
            FeatureKind::Road => {
                let tiles = board.tile_count(prepared.catalogue, claim.root) as f32;
                (tiles + chance * f32::from(gaps), chance)
            }
            FeatureKind::City => {
                let tiles = board.tile_count(prepared.catalogue, claim.root) as f32;
                let unfinished = tiles + feature.shields() as f32;
                (unfinished + chance * (unfinished + 2.0 * f32::from(gaps)), chance)
            }
            FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => {
                let left = position.bag().counts();
                let mut filled = 1.0;
                let mut all = 1.0;
                for square in claim.square.around() {
                    if let Some(demand) = board.demand(square) {
                        let chance = prepared.filling[prepared.fitting.fits(demand).count(left)];
                        filled += chance;
                        all *= chance;
                    } else {
                        filled += 1.0;
                    }
                }
                (filled, all)
            }
            FeatureKind::Field => {
                let mut cities = 0.0;
                for (word, &bits) in claim.cities.iter().enumerate() {
                    let mut bits = bits;
                    while bits != 0 {
                        let completion = self.completion[word * 64 + bits.trailing_zeros() as usize];
                        cities += if completion.gaps == 0 { 1.0 } else { weights.promised * completion.chance };
                        bits &= bits - 1;
                    }
                }
                (3.0 * cities, 0.0)
            }
        }
    }
}

const _: () = assert!(MAX_KINDS < 256, "tiles left are counted in bytes");
