//! Opponents for The Castles of Tuscany.
//!
//! The evaluation adds up every player's actual and expected points: a green point counts once for every scoring still to
//! come, a partly filled region counts a fraction of its points, and cards, marble, workers and bonus tiles count what
//! they can do in the time left. The value is the seat's sum minus the mean of the others'.

mod features;

use std::sync::{Arc, LazyLock};

use duchy_game::{Game, Seat};
use duchy_search::{
    Greedy, Heuristic, Level, Levels, Manner, RolloutSettings, learn,
    learn::train::{Plan, TrainingTable},
};
use duchy_tuscany::{Bonus, Colour, LaidOut, Options, Piece, Player, ROUNDS, STACK, Space, Tuscany, region_points};

pub use self::features::TuscanyFeatures;
use crate::{exact, greedy, learned, learned::Learnable};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Tuscany> = &[
    Level::random(),
    learned::beginner(),
    learned::casual(),
    // More than the number of ways to play a turn with marble.
    greedy(20_000, || Box::new(Greedy::new(Judge::default()))),
    learned::club(),
    learned::expert(),
    learned::master(),
];

impl Learnable for Tuscany {
    type Features = TuscanyFeatures;
    const ROLLOUTS: RolloutSettings = RolloutSettings {
        first: 4,
        beyond_first: 8,
        width: 8,
        window: 4.0,
        turns: 8,
        breadth: 12,
        beyond: 0,
        prior: 8.0,
        win: 0.0,
    };
    const MANNERS: [Manner; 3] = [
        Manner { notices: 0.6, temperature: 2.0, worst: 6.0, blind: true },
        Manner { notices: 0.75, temperature: 1.0, worst: 4.0, blind: true },
        Manner { notices: 0.9, temperature: 0.5, worst: 2.5, blind: false },
    ];
    const EXPERT: (u64, u32) = (500, 4);

    fn tables() -> Vec<TrainingTable<Self>> {
        let chosen = [2, 2, 3, 2, 2, 4].map(|seats| (seats, LaidOut::Chosen));
        let tables = chosen.into_iter().chain([(2, LaidOut::Random)]);
        tables
            .map(|(seats, layout)| TrainingTable { seats, options: Options { layout, ..Options::default() } })
            .collect()
    }

    fn plan() -> Plan {
        Plan { games: 100_000, ..Plan::default() }
    }

    fn built_in() -> Arc<learn::Weights> {
        static WEIGHTS: LazyLock<Arc<learn::Weights>> =
            LazyLock::new(|| learned::read::<Tuscany>(include_bytes!("../weights/tuscany.weights")));
        WEIGHTS.clone()
    }

    fn levels() -> Levels<Self> {
        LEVELS
    }
}

/// The weights of the evaluator, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// The value of an action early on. Cards, stored tiles and wood are worth the fraction of an action they save.
    pub action: f32,
    /// A filled space: the neighbours it opens up and the actions that went into it.
    pub space: f32,
    /// How much of its points a partly filled region is worth.
    pub begun: f32,
    /// How much of its bonus a partly filled colour is worth.
    pub colour: f32,
    /// A bonus tile at the start of the game; its value shrinks with the tiles left.
    pub bonus: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights { action: 2.0, space: 4.0, begun: 0.5, colour: 0.4, bonus: 12.0 }
    }
}

/// Evaluates positions.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judge {
    weights: Weights,
}

impl Judge {
    /// With these weights.
    pub const fn new(weights: Weights) -> Judge {
        Judge { weights }
    }

    /// A seat's expected final score.
    pub fn prospects(&self, position: &Tuscany, seat: Seat) -> f32 {
        let player = &position.players()[seat.index()];
        let red = player.red() as f32;
        if position.status().is_over() {
            return red;
        }
        let scorings = f32::from(ROUNDS + 1 - position.round());
        if position.laying_out() {
            return self.layout(position, seat, scorings);
        }
        // The fastest player ends the game for everyone.
        let least = position.players().iter().map(Player::tiles_left).min().unwrap_or(0);
        let time = if position.last_turns() { 0.0 } else { (least as f32 + 1.0) / (3 * STACK + 1) as f32 };
        let soon = time.sqrt();
        red + player.green() as f32 * scorings
            + self.regions(player) * scorings
            + self.colours(position, player) * scorings
            + self.weights.space * player.filled().count_ones() as f32 * soon
            + self.goods(player) * soon
            + leftovers(player) * (1.0 - soon)
            + self.bonuses(player) * time
    }

    /// The value of a layout: better if regions join, and if the start castle has many neighbours.
    fn layout(&self, position: &Tuscany, seat: Seat, scorings: f32) -> f32 {
        let player = &position.players()[seat.index()];
        let (Some(layout), Some(colours)) = (player.layout(), position.realm_colours(seat)) else { return 0.0 };
        let around = layout.neighbours();
        let touching = |spaces: &u32| -> u32 {
            Space::all()
                .filter(|space| spaces & space.bit() != 0)
                .map(|space| (around[space.index()] & spaces).count_ones())
                .sum()
        };
        let joined: u32 = colours.iter().map(touching).sum();
        let beside = around[player.start_castle().index()];
        let choice = colours.iter().filter(|&&spaces| spaces & beside != 0).count();
        0.3 * joined as f32 * scorings + choice as f32
    }

    /// A fraction of the points of started regions.
    fn regions(&self, player: &Player) -> f32 {
        let mut sum = 0.0;
        let mut seen = 0;
        for space in Space::all().filter(|&space| player.laid(space).is_some()) {
            if seen & space.bit() != 0 {
                continue;
            }
            let Some(colour) = player.colour_at(space) else { continue };
            let region = player.region(space, colour);
            seen |= region;
            let (size, filled) = (region.count_ones(), (region & player.filled()).count_ones());
            if filled < size {
                let part = filled as f32 / size as f32;
                sum += f32::from(region_points(region)) * part * part * self.weights.begun;
            }
        }
        sum
    }

    /// A fraction of the bonuses for nearly complete colours.
    fn colours(&self, position: &Tuscany, player: &Player) -> f32 {
        let catalogue = position.catalogue();
        let mut sum = 0.0;
        for colour in Colour::ALL {
            let spaces = player.spaces(colour);
            let part = (spaces & player.filled()).count_ones() as f32 / spaces.count_ones().max(1) as f32;
            let before = usize::from(position.filled_by(colour));
            if let Some(&points) = catalogue.colour_bonus(colour).get(before).filter(|_| part < 1.0) {
                sum += f32::from(points) * exact::whole_power(part, 3) * self.weights.colour;
            }
        }
        sum
    }

    /// Cards, stored tiles and wood, for the actions they save.
    fn goods(&self, player: &Player) -> f32 {
        let cards: f32 = Colour::ALL
            .into_iter()
            .map(|colour| {
                let count = f32::from(player.hand()[colour as usize]);
                let fits = if player.places(colour) != 0 { 1.0 } else { 0.6 };
                // A pair can be spent at once.
                let odd = if player.hand()[colour as usize] % 2 == 1 { 0.25 } else { 0.0 };
                fits * count - odd
            })
            .sum();
        let stored: f32 = player
            .storage()
            .iter()
            .map(|piece| match piece.kind() {
                Some(kind) if player.places(kind.colour()) != 0 => {
                    1.0 + 0.1 * f32::from(player.hand()[kind.colour() as usize].min(2))
                }
                Some(_) => 0.2,
                None if *piece == Piece::HEX => 1.2,
                None => 0.0,
            })
            .sum();
        let workers = 0.6 * spent(player.workers().into(), 4.0);
        let marble = 0.9 * spent(player.marble().into(), 4.0);
        self.weights.action * (spent(cards, 7.0) / 3.0 + stored + workers + marble)
    }

    fn bonuses(&self, player: &Player) -> f32 {
        let worth = |bonus: Bonus| match bonus {
            Bonus::RegionCard => 1.3,
            Bonus::Storage => 0.7,
            Bonus::Marble | Bonus::Worker => 0.9,
            Bonus::BonusCard => 1.0,
        };
        let count = |bonus: Bonus| f32::from(player.bonus(bonus)).sqrt();
        Bonus::ALL.into_iter().map(|bonus| worth(bonus) * count(bonus) * self.weights.bonus).sum()
    }
}

/// A count with diminishing returns: beyond `enough`, each further one is worth a fifth.
fn spent(count: f32, enough: f32) -> f32 {
    count.min(enough) + 0.2 * (count - enough).max(0.0)
}

/// The points for leftover goods if the game ended now.
fn leftovers(player: &Player) -> f32 {
    let pieces = player.storage().len() as f32 + f32::from(player.marble()) + f32::from(player.workers());
    pieces + player.hand_size() as f32 / 5.0
}

impl Heuristic<Tuscany> for Judge {
    fn value(&mut self, position: &Tuscany, seat: Seat) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let theirs: f32 = others.map(|other| self.prospects(position, other)).sum();
        self.prospects(position, seat) - theirs / f32::from(position.seats() - 1)
    }
}
