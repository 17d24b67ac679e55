//! Opponents for Carcassonne.

mod bazaar;
mod elements;
mod evaluator;
mod features;
mod fitting;

use std::sync::{Arc, LazyLock};

use duchy_carcassonne::{Carcassonne, Options};
use duchy_game::Options as _;
use duchy_search::{
    Greedy, Level, Levels, Manner, RolloutSettings,
    learn::{
        self,
        train::{Plan, TrainingTable},
    },
};

use crate::{greedy, learned, learned::Learnable};

pub use evaluator::{Judge, Weights};
pub use features::CarcassonneFeatures;

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Carcassonne> = &[
    Level::random(),
    learned::beginner(),
    learned::casual(),
    // Enough to search every tile placement and figure placement of a turn.
    greedy(20_000, || Box::new(Greedy::new(Judge::new(Weights::default())))),
    learned::club(),
    learned::expert(),
    learned::master(),
];

impl Learnable for Carcassonne {
    type Features = CarcassonneFeatures;
    const ROLLOUTS: RolloutSettings = RolloutSettings {
        first: 1,
        beyond_first: 200,
        width: 8,
        window: 6.0,
        turns: 4,
        breadth: 12,
        beyond: 0,
        prior: 8.0,
        win: 0.0,
    };
    const MANNERS: [Manner; 3] = [
        Manner { notices: 0.8, temperature: 1.0, worst: 4.0, blind: true },
        Manner { notices: 0.82, temperature: 0.9, worst: 3.5, blind: false },
        Manner { notices: 0.93, temperature: 0.45, worst: 2.5, blind: false },
    ];
    const EXPERT: (u64, u32) = (20_000, 1);

    fn tables() -> Vec<TrainingTable<Self>> {
        let presets = Options::presets();
        let table = |seats, name: &str| {
            let preset = presets.iter().find(|preset| preset.name == name);
            TrainingTable { seats, options: preset.map_or_else(Options::default, |preset| preset.options) }
        };
        vec![
            table(2, "base"),
            table(2, "all"),
            table(2, "base"),
            table(3, "base"),
            table(2, "base"),
            table(2, "all"),
            table(2, "princess-dragon"),
            table(4, "base"),
            table(2, "base"),
            table(2, "all"),
            table(2, "count-king-cult"),
            table(3, "all"),
            table(2, "base"),
            table(2, "bridges-castles-bazaars"),
            table(2, "all-rivers"),
            table(5, "base"),
        ]
    }

    fn plan() -> Plan {
        Plan { games: 8_000, breadth: 16, ..Plan::default() }
    }

    fn built_in() -> Arc<learn::Weights> {
        static WEIGHTS: LazyLock<Arc<learn::Weights>> =
            LazyLock::new(|| learned::read::<Carcassonne>(include_bytes!("../weights/carcassonne.weights")));
        WEIGHTS.clone()
    }

    fn levels() -> Levels<Self> {
        LEVELS
    }
}
