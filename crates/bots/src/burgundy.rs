//! Opponents for The Castles of Burgundy.

use duchy_burgundy::{Building, Burgundy, Colour, Estate, PHASES, Player, ROUNDS, SPECIES, Space, Tile};
use duchy_game::{Game, Seat};
use duchy_search::{Evaluator, Greedy, Level, Levels, Random};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Burgundy> = &[
    Level { id: "random", text: "bot-random", positions: 1, searcher: || Box::new(Random) },
    // Enough to see most turns whole: two dice, a purchase and what they cause.
    Level { id: "greedy", text: "bot-greedy", positions: 4_000, searcher: || Box::new(Greedy::new(Judge)) },
];

/// Judges positions: the points a seat has and may hope for, less the mean of the others'.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judge;

impl Evaluator<Burgundy> for Judge {
    fn value(&mut self, position: &Burgundy, seat: Seat) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let rivals = f32::from(position.seats() - 1);
        prospects(position, seat) - others.map(|other| prospects(position, other)).sum::<f32>() / rivals
    }
}

/// What a seat may hope for, in points.
pub fn prospects(position: &Burgundy, seat: Seat) -> f32 {
    let player = &position.players()[seat.index()];
    let points = player.score as f32;
    let (Some(estate), false) = (position.estate(seat), position.status().is_over()) else { return points };
    let now = Time::of(position);
    let assets = Assets::of(position, seat, player);
    points
        + supplies(position, player, &now)
        + storage(estate, player, &assets, &now)
        + regions(estate, player, &now)
        + colours(position, estate, player, &now)
        + knowledge(player, &assets, &now)
        + lasting(estate, player, &now)
}

/// How far the game has come.
struct Time {
    phase: u8,
    /// Rounds still to begin.
    rounds: f32,
    /// Of the whole game, how much is left.
    left: f32,
}

impl Time {
    fn of(position: &Burgundy) -> Time {
        let all = f32::from(PHASES * ROUNDS);
        let rounds = all - f32::from(position.phase().min(PHASES - 1) * ROUNDS + position.round() + 1);
        Time { phase: position.phase(), rounds, left: rounds / all }
    }
}

/// Workers, silver and goods are worth more than at the end as long as there is time to use them.
fn supplies(position: &Burgundy, player: &Player, now: &Time) -> f32 {
    let useful = |count: f32, room: f32| room * (1.0 - (-count / room).exp());
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

/// A stored tile is worth a part of what it would bring on the best space for it; no space counts twice.
fn storage(estate: &Estate, player: &Player, assets: &Assets, now: &Time) -> f32 {
    if now.rounds <= 0.0 {
        return 0.0;
    }
    let (mut worth, mut meant) = (0.0, player.laid);
    for tile in player.stored() {
        let open = estate.of_colour(tile.colour()) & !meant & !barred(estate, player, tile);
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

/// The towns where an equal building stands already, as bits of their spaces.
fn barred(estate: &Estate, player: &Player, tile: Tile) -> u64 {
    if tile.building().is_none() || player.knows(1) {
        return 0;
    }
    let equal = player.placed().filter(|&(_, other)| other == tile);
    equal.fold(0, |towns, (space, _)| towns | estate.region_of(space))
}

/// What a tile is good for beyond its region.
fn own_worth(tile: Tile, assets: &Assets, now: &Time) -> f32 {
    match tile.colour() {
        Colour::Castle => 1.8,
        Colour::Ship => 1.5,
        Colour::Animal => tile.animal().map_or(0.0, |(_, count)| 0.6 * f32::from(count)),
        Colour::Building => 1.4,
        Colour::Mine => 4.0 * now.left,
        Colour::Knowledge => tile.knowledge_number().map_or(0.0, |number| 0.5 * lesson(number, assets, now)),
    }
}

/// Regions begun are worth a part of what they will bring, the more the fuller.
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

/// How much more a region is worth with one more tile.
fn region_gain(region: u64, laid: u64, now: &Time) -> f32 {
    let (size, filled) = (region.count_ones(), (region & laid).count_ones());
    region_worth(size, filled + 1, now) - region_worth(size, filled, now)
}

/// What a region with so many tiles is worth; the points themselves, if it is full.
fn region_worth(size: u32, filled: u32, now: &Time) -> f32 {
    let missing = (size - filled) as f32;
    let later = f32::from(now.phase) + missing * 0.35;
    let points = (size * (size + 1) / 2) as f32 + (10.0 - 2.0 * later).max(2.0);
    if filled == size {
        return points;
    }
    let time = (now.rounds / (2.5 * missing)).min(1.0);
    let share = filled as f32 / size as f32;
    0.75 * points * share.powf(1.4) * time
}

/// Colours nearly whole, as long as a bonus tile is left.
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

/// What knowledge tiles count.
struct Assets {
    buildings: [f32; Building::COUNT],
    kinds: f32,
    sold: f32,
    colours: f32,
    bonuses: f32,
}

impl Assets {
    fn of(position: &Burgundy, seat: Seat, player: &Player) -> Assets {
        let mut buildings = [0.0; Building::COUNT];
        let mut species = [false; SPECIES];
        for (_, tile) in player.placed() {
            if let Some(building) = tile.building() {
                buildings[building as usize] += 1.0;
            }
            if let Some((kind, _)) = tile.animal() {
                species[kind] = true;
            }
        }
        Assets {
            buildings,
            kinds: species.iter().filter(|&&kept| kept).count() as f32,
            sold: player.sold.iter().map(|&count| f32::from(count)).sum(),
            colours: player.sold.iter().filter(|&&count| count > 0).count() as f32,
            bonuses: position.bonus_tiles(seat) as f32,
        }
    }
}

/// What knowledge tiles in the estate will bring.
fn knowledge(player: &Player, assets: &Assets, now: &Time) -> f32 {
    (1..=26).filter(|&number| player.knows(number)).map(|number| lesson(number, assets, now)).sum()
}

/// What a knowledge tile will bring, by what there is now and the time left.
fn lesson(number: u8, assets: &Assets, now: &Time) -> f32 {
    const COUNTED: [Building; Building::COUNT] = [
        Building::Warehouse,
        Building::Watchtower,
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::CityHall,
    ];
    match number {
        15 => 3.0 * (assets.colours + (6.0 - assets.colours) * 0.5 * now.left),
        16..=23 => 4.0 * (assets.buildings[COUNTED[usize::from(number) - 16] as usize] + 1.2 * now.left),
        24 => 4.0 * (assets.kinds + (4.0 - assets.kinds) * 0.6 * now.left),
        25 => assets.sold + 8.0 * now.left,
        26 => 2.0 * (assets.bonuses + 2.0 * now.left),
        2 | 6 | 13 | 14 => 0.25 * now.rounds,
        8..=12 => 0.35 * now.rounds,
        _ => 0.2 * now.rounds,
    }
}

/// Mines pay once more for every phase to end.
fn lasting(estate: &Estate, player: &Player, now: &Time) -> f32 {
    let mines = (player.laid & estate.of_colour(Colour::Mine)).count_ones() as f32;
    mines * f32::from(PHASES.saturating_sub(now.phase)) * 1.2
}
