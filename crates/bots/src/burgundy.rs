//! Opponents for The Castles of Burgundy.

mod features;

use std::{
    array,
    sync::{Arc, LazyLock},
};

use duchy_burgundy::{
    Assets, Building, Burgundy, Choosing, Colour, Estate, Estates, Good, Knowledge, Options, PER_BONUS_TILE,
    PER_BUILDING, PER_COLOUR_SOLD, PER_GOOD_SOLD, PER_SPECIES, PHASES, Player, ROUNDS, SPACES, SPECIES, Space, Tile,
    phase_points, region_points,
};
use duchy_game::{Game, Seat};
use duchy_search::{
    Greedy, Heuristic, Level, Levels, Manner, RolloutSettings,
    learn::{
        Weights,
        train::{Plan, TrainingTable},
    },
};

pub use self::features::BurgundyFeatures;
use crate::{exact, greedy, learned, learned::Learnable};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Burgundy> = &[
    Level::random(),
    learned::beginner(),
    learned::casual(),
    // Enough to search most turns completely: two dice, a purchase and their effects.
    greedy(4_000, || Box::new(Greedy::new(Judge))),
    learned::club(),
    learned::expert(),
    learned::master(),
];

impl Learnable for Burgundy {
    type Features = BurgundyFeatures;
    const ROLLOUTS: RolloutSettings = RolloutSettings {
        first: 1,
        beyond_first: 64,
        width: 8,
        window: 6.0,
        turns: 4,
        breadth: 16,
        beyond: 0,
        prior: 8.0,
        win: 0.0,
    };
    const BLIND_ROLLOUTS: bool = true;
    const MANNERS: [Manner; 3] = [
        Manner { notices: 0.65, temperature: 2.2, worst: 7.0, blind: true },
        Manner { notices: 0.8, temperature: 1.6, worst: 5.0, blind: true },
        Manner { notices: 0.9, temperature: 0.9, worst: 3.5, blind: false },
    ];
    const EXPERT: (u64, u32) = (1_000, 1);

    fn tables() -> Vec<TrainingTable<Self>> {
        let one = Options::default();
        let dealt = Options { estates: Estates::Dealt, ..one };
        let hidden = Options { choosing: Choosing::Hidden, ..dealt };
        let free = Options { estates: Estates::Free, ..one };
        let tables = [
            (2, one),
            (2, dealt),
            (2, one),
            (3, dealt),
            (2, one),
            (2, hidden),
            (2, one),
            (4, dealt),
            (2, one),
            (2, free),
            (3, one),
            (2, dealt),
        ];
        tables.map(|(seats, options)| TrainingTable { seats, options }).into()
    }

    fn plan() -> Plan {
        Plan { games: 60_000, hidden: 8, blind: true, ..Plan::default() }
    }

    fn built_in() -> Arc<Weights> {
        static WEIGHTS: LazyLock<Arc<Weights>> =
            LazyLock::new(|| learned::read::<Burgundy>(include_bytes!("../weights/burgundy.weights")));
        WEIGHTS.clone()
    }

    fn levels() -> Levels<Self> {
        LEVELS
    }
}

/// Evaluates positions: a seat's points and expected points, minus the mean of the others'.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judge;

impl Heuristic<Burgundy> for Judge {
    fn value(&mut self, position: &Burgundy, seat: Seat) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let rivals = f32::from(position.seats() - 1);
        prospects(position, seat) - others.map(|other| prospects(position, other)).sum::<f32>() / rivals
    }
}

/// A seat's expected final score.
pub fn prospects(position: &Burgundy, seat: Seat) -> f32 {
    let player = &position.players()[seat.index()];
    let points = player.score as f32;
    let (Some(estate), false) = (position.estate(seat), position.status().is_over()) else { return points };
    let now = Time::of(position);
    let assets = position.assets(seat);
    points
        + supplies(position, player, &now)
        + storage(position, seat, estate, &assets, &now)
        + regions(estate, player, &now)
        + colours(position, estate, player, &now)
        + knowledge(player, &assets, &now)
        + lasting(estate, player, &now)
}

/// The progress of the game.
struct Time {
    phase: u8,
    /// Rounds not yet started.
    rounds: f32,
    /// The fraction of the game that is left.
    left: f32,
}

impl Time {
    fn of(position: &Burgundy) -> Time {
        let all = f32::from(PHASES * ROUNDS);
        let rounds = all - f32::from(position.phase().min(PHASES - 1) * ROUNDS + position.round() + 1);
        Time { phase: position.phase(), rounds, left: rounds / all }
    }
}

/// Workers, silver and goods, which are worth more than at the end while there is time to use them.
fn supplies(position: &Burgundy, player: &Player, now: &Time) -> f32 {
    let useful = |count: f32, room: f32| room * (1.0 - exact::exp(-count / room));
    let workers = f32::from(player.workers);
    let silver = f32::from(player.silver);
    let goods: f32 = player.goods.iter().map(|&count| f32::from(count)).sum();
    let kinds = player.goods.iter().filter(|&&count| count > 0).count() as f32;
    let sale = f32::from(position.seats()) * (0.5 + 0.35 * now.left.min(0.5));
    0.5 * workers
        + now.left.sqrt() * 0.7 * useful(workers, 5.0)
        + silver
        + now.left.sqrt() * 1.2 * useful(silver, 4.0)
        + if now.rounds > 0.0 { sale * goods + 0.3 * kinds } else { goods }
}

/// Stored tiles: each is worth a fraction of what it would score on its best space; no space counts twice.
fn storage(position: &Burgundy, seat: Seat, estate: &Estate, assets: &Assets, now: &Time) -> f32 {
    if now.rounds <= 0.0 {
        return 0.0;
    }
    let player = &position.players()[seat.index()];
    let (mut worth, mut meant) = (0.0, player.laid);
    for tile in player.stored() {
        let open = estate.of_colour(tile.colour()) & !meant & !position.barred(seat, tile);
        let reachable =
            Space::all().filter(|space| open >> space.index() & 1 == 1 && space.beside() & player.laid != 0);
        let best = reachable
            .map(|space| (region_gain(estate.region_of(space), player.laid, now), space))
            .max_by(|one, other| one.0.total_cmp(&other.0));
        worth += match best {
            Some((gain, space)) => {
                meant |= 1 << space.index();
                1.2 + 0.5 * gain + own_worth(tile, assets, now)
            }
            None if open != 0 => 1.0,
            None => 0.0,
        };
    }
    worth
}

/// The value of a tile beyond its region.
fn own_worth(tile: Tile, assets: &Assets, now: &Time) -> f32 {
    match tile.colour() {
        Colour::Castle => 1.8,
        Colour::Ship => 1.5,
        Colour::Animal => tile.animal().map_or(0.0, |(_, count)| 0.6 * f32::from(count)),
        Colour::Building => 1.4,
        Colour::Mine => 4.0 * now.left,
        Colour::Knowledge => tile.knowledge().map_or(0.0, |knowledge| 0.5 * lesson(knowledge, assets, now)),
    }
}

/// Started regions: a fraction of their points, growing as they fill up.
fn regions(estate: &Estate, player: &Player, now: &Time) -> f32 {
    let begun: f32 = estate
        .regions()
        .iter()
        .map(|&region| (region.count_ones(), (region & player.laid).count_ones()))
        .filter(|(size, filled)| filled < size)
        .map(|(size, filled)| region_worth(size, filled, now))
        .sum();
    begun + 0.6 * now.left.sqrt() * player.laid.count_ones() as f32
}

/// How much a region gains from one more tile.
fn region_gain(region: u64, laid: u64, now: &Time) -> f32 {
    let (size, filled) = (region.count_ones(), (region & laid).count_ones());
    region_worth(size, filled + 1, now) - region_worth(size, filled, now)
}

/// The value of a region by filled spaces; its actual points once complete.
fn region_worth(size: u32, filled: u32, now: &Time) -> f32 {
    let missing = (size - filled) as f32;
    // The phase bonus drops while tiles are missing, down to that of the last phase at worst.
    let [first, second, last] = [0, 1, PHASES - 1].map(|phase| phase_points(phase) as f32);
    let later = f32::from(now.phase) + missing * 0.35;
    let points = region_points(size) as f32 + (first - (first - second) * later).max(last);
    if filled == size {
        return points;
    }
    let time = (now.rounds / (2.5 * missing)).min(1.0);
    0.75 * points * BEGUN[size as usize][filled as usize] * time
}

/// By a region's size, then by its filled spaces: how much of its points they count.
static BEGUN: LazyLock<[[f32; SPACES]; SPACES + 1]> = LazyLock::new(|| {
    let of_size = |size| array::from_fn(|filled| exact::power(filled as f32 / size as f32, 1.4));
    array::from_fn(of_size)
});

/// Nearly complete colours, while a bonus tile is left.
fn colours(position: &Burgundy, estate: &Estate, player: &Player, now: &Time) -> f32 {
    let mut worth = 0.0;
    for colour in Colour::ALL {
        let missing = (estate.of_colour(colour) & !player.laid).count_ones();
        if (1..=2).contains(&missing) && now.rounds > 2.0 {
            worth += f32::from(position.seats()) / missing as f32 * 0.6;
        }
    }
    worth
}

/// The expected value of the knowledge tiles in the estate.
fn knowledge(player: &Player, assets: &Assets, now: &Time) -> f32 {
    player.knowledge().map(|knowledge| lesson(knowledge, assets, now)).sum()
}

/// The expected value of a knowledge tile, given the current assets and the time left.
fn lesson(knowledge: Knowledge, assets: &Assets, now: &Time) -> f32 {
    let buildings = |kind: Building| PER_BUILDING as f32 * (assets.buildings[kind as usize] as f32 + 1.2 * now.left);
    match knowledge {
        Knowledge::ColoursSold => {
            let colours = assets.colours_sold as f32;
            PER_COLOUR_SOLD as f32 * (colours + (Good::COUNT as f32 - colours) * 0.5 * now.left)
        }
        Knowledge::Warehouses => buildings(Building::Warehouse),
        Knowledge::Watchtowers => buildings(Building::Watchtower),
        Knowledge::Carpenters => buildings(Building::Carpenter),
        Knowledge::Churches => buildings(Building::Church),
        Knowledge::Markets => buildings(Building::Market),
        Knowledge::BoardingHouses => buildings(Building::BoardingHouse),
        Knowledge::Banks => buildings(Building::Bank),
        Knowledge::CityHalls => buildings(Building::CityHall),
        Knowledge::Species => {
            let species = assets.species as f32;
            PER_SPECIES as f32 * (species + (SPECIES as f32 - species) * 0.6 * now.left)
        }
        Knowledge::GoodsSold => (PER_GOOD_SOLD * assets.goods_sold as i32) as f32 + 8.0 * now.left,
        Knowledge::BonusTiles => PER_BONUS_TILE as f32 * (assets.bonus_tiles as f32 + 2.0 * now.left),
        Knowledge::MineWorkers | Knowledge::BuyAnywhere | Knowledge::WorkersSilver | Knowledge::FourWorkers => {
            0.25 * now.rounds
        }
        Knowledge::DoubleSteps
        | Knowledge::PlaceBuildings
        | Knowledge::PlaceShipsAndAnimals
        | Knowledge::PlaceOthers
        | Knowledge::TakeTiles => 0.35 * now.rounds,
        Knowledge::EqualBuildings
        | Knowledge::SaleSilver
        | Knowledge::SaleWorker
        | Knowledge::TwoDepots
        | Knowledge::AnimalTiles => 0.2 * now.rounds,
    }
}

/// Future income from mines: one payment per phase left.
fn lasting(estate: &Estate, player: &Player, now: &Time) -> f32 {
    let mines = (player.laid & estate.of_colour(Colour::Mine)).count_ones() as f32;
    mines * f32::from(PHASES.saturating_sub(now.phase)) * 1.2
}
