//! What the net sees of The Castles of Burgundy.
//!
//! Dice just rolled are left out until somebody acts, and so are the tiles of a new phase: both come up when the last
//! seat of a round ends its turn, and it must not play for one sample of them.

mod eyes;

use duchy_burgundy::{BLACK_SLOTS, Burgundy, Colour, DEPOTS, SLOTS, Tile};
use duchy_game::Seat;
use duchy_search::learn::{Features, Sparse, Stage};

use eyes::Eyes;

/// Features of The Castles of Burgundy.
#[derive(Clone, Copy, Default, Debug)]
pub struct BurgundyFeatures {
    shared: Shared,
}

/// What is the same for all seats.
#[derive(Clone, Copy, Default, Debug)]
struct Shared {
    fresh: bool,
    /// The place in the order of the seat whose turn it is.
    now: usize,
    offers: Offers<{ DEPOTS * SLOTS }>,
    black: Offers<BLACK_SLOTS>,
    /// Tiles on the numbered depots by colour.
    supply: [u8; Colour::COUNT],
}

/// Tiles to take, with the numbers of their depots.
#[derive(Clone, Copy, Debug)]
struct Offers<const N: usize> {
    all: [(u8, Tile); N],
    count: usize,
}

impl<const N: usize> Default for Offers<N> {
    fn default() -> Self {
        Offers { all: [(0, Tile::CASTLE); N], count: 0 }
    }
}

impl<const N: usize> Offers<N> {
    fn add(&mut self, depot: u8, tile: Tile) {
        self.all[self.count] = (depot, tile);
        self.count += 1;
    }

    fn get(&self) -> &[(u8, Tile)] {
        &self.all[..self.count]
    }
}

/// Stages beyond those of the rounds: nothing left to do, and no estate yet.
const DONE: usize = 12;
const NO_ESTATE: usize = 13;
impl Features<Burgundy> for BurgundyFeatures {
    const STAGES: usize = 14;

    fn prepare(&mut self, position: &Burgundy) {
        let turn = position.turn();
        let mut shared = Shared {
            fresh: position.is_round_fresh(),
            now: position.order().iter().position(|&seat| Some(seat) == turn).unwrap_or(0),
            ..Shared::default()
        };
        if !(shared.fresh && position.round() == 0) {
            for depot in 1..=DEPOTS as u8 {
                for tile in position.depot(depot) {
                    shared.offers.add(depot, tile);
                    shared.supply[tile.colour().index()] += 1;
                }
            }
            position.black_depot().for_each(|tile| shared.black.add(0, tile));
        }
        self.shared = shared;
    }

    fn write(&mut self, position: &Burgundy, seat: Seat, out: &mut Sparse) -> Stage {
        let points = position.players()[seat.index()].score as f32;
        let Some(eyes) = Eyes::of(&self.shared, position, seat) else {
            out.forecast(0.0);
            return Stage { number: NO_ESTATE, points };
        };
        if eyes.is_done() {
            out.forecast(0.0);
            return Stage { number: DONE, points: points + eyes.final_points() };
        }
        eyes.write(out);
        Stage { number: eyes.stage().min(DONE - 1), points }
    }
}

#[cfg(test)]
mod tests {
    use duchy_burgundy::Options;
    use duchy_game::{Catalogue as _, Game, Options as _, context::Search};
    use duchy_search::Playout;

    use super::*;

    /// Plays at random and hands every position and seat to a check, with the final scores.
    fn every_position(mut check: impl FnMut(&Burgundy, Seat, &Sparse, Stage, i32)) {
        for (number, preset) in Options::presets().iter().enumerate() {
            for seats in 2..=4 {
                let mut chance = Search::new(number as u64 * 10 + u64::from(seats));
                let catalogue = duchy_burgundy::Catalogue::built_in();
                let start = Burgundy::start(catalogue, Burgundy::RULES, seats, &preset.options, &mut chance);
                let mut position = start.expect("a preset can be played");
                let (mut playout, mut seen) = (Playout::new(), vec![position.clone()]);
                while playout.step(&mut position, &mut chance) {
                    seen.push(position.clone());
                }
                let over = seen.pop().expect("the final position");
                let (mut features, mut sparse) = (BurgundyFeatures::default(), Sparse::default());
                for position in &seen {
                    features.prepare(position);
                    for seat in Seat::all(seats) {
                        sparse.clear();
                        let stage = features.write(position, seat, &mut sparse);
                        check(position, seat, &sparse, stage, over.score(seat));
                    }
                }
            }
        }
    }

    #[test]
    fn numbers_are_small_and_groups_the_same_everywhere() {
        let mut all = None;
        every_position(|_, _, sparse, stage, _| {
            assert!(stage.number < BurgundyFeatures::STAGES);
            if stage.number < DONE {
                assert_eq!(*all.get_or_insert(sparse.len()), sparse.len());
            }
            let wild = sparse.active().iter().find(|(index, value)| *index > 0 && !(-4.0..=4.0).contains(value));
            assert_eq!(wild, None);
        });
    }

    /// With its last turn over, a seat's points are certain.
    #[test]
    fn nothing_is_guessed_once_a_seat_is_done() {
        let mut times = 0;
        every_position(|_, _, _, stage, score| {
            if stage.number == DONE {
                times += 1;
                assert_eq!(stage.points, score as f32);
            }
        });
        assert!(times > 20, "{times}");
    }

    /// What was just rolled and laid out plays no part before somebody acts.
    #[test]
    fn a_fresh_round_has_no_dice_and_a_fresh_phase_no_tiles() {
        let mut times = 0;
        every_position(|position, _, _, _, _| {
            if position.is_round_fresh() {
                times += 1;
                let mut features = BurgundyFeatures::default();
                features.prepare(position);
                assert!(features.shared.fresh);
                assert_eq!(features.shared.offers.get().is_empty(), position.round() == 0);
            }
        });
        assert!(times > 20, "{times}");
    }
}
