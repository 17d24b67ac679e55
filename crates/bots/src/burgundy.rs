//! Opponents for The Castles of Burgundy.

use duchy_burgundy::{Building, Burgundy, Colour, Estate, PHASES, Player, ROUNDS, SPECIES, Space};
use duchy_game::{Game, Seat};
use duchy_search::{Evaluator, Greedy, Random, Searcher};

use crate::{Botted, Level};

impl Botted for Burgundy {
    const LEVELS: &'static [Level] = &[
        Level { id: "random", text: "bot-random", positions: 1 },
        // Enough to see most turns whole: two dice, a purchase and what they cause.
        Level { id: "greedy", text: "bot-greedy", positions: 4_000 },
    ];

    fn searcher(level: &str) -> Option<Box<dyn Searcher<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(Judge))),
            _ => None,
        }
    }
}

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
    points
        + supplies(position, player, &now)
        + storage(estate, player, &now)
        + regions(estate, player, &now)
        + colours(position, estate, player, &now)
        + knowledge(position, seat, player, &now)
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

/// A stored tile is worth having if there is a space for it, soon rather than late.
fn storage(estate: &Estate, player: &Player, now: &Time) -> f32 {
    let mut worth = 0.0;
    for tile in player.stored() {
        let open = estate.of_colour(tile.colour()) & !player.laid;
        let beside = Space::all().any(|space| open >> space.index() & 1 == 1 && space.beside() & player.laid != 0);
        worth += match (open != 0 && now.rounds > 0.0, beside) {
            (false, _) => 0.0,
            (true, true) => 2.6 + own_worth(tile.colour(), now),
            (true, false) => 1.0,
        };
    }
    worth
}

/// What a colour is good for beyond its region.
fn own_worth(colour: Colour, now: &Time) -> f32 {
    match colour {
        Colour::Castle => 1.8,
        Colour::Ship => 1.5,
        Colour::Animal => 1.8,
        Colour::Building => 1.4,
        Colour::Mine => 4.0 * now.left,
        Colour::Knowledge => 1.5,
    }
}

/// Regions begun are worth a part of what they will bring, the more the fuller.
fn regions(estate: &Estate, player: &Player, now: &Time) -> f32 {
    let mut worth = 0.0;
    for &region in estate.regions() {
        let (size, filled) = (region.count_ones(), (region & player.laid).count_ones());
        if filled == 0 || filled == size {
            continue;
        }
        let missing = (size - filled) as f32;
        let time = (now.rounds / (2.5 * missing)).min(1.0);
        let later = f32::from(now.phase) + missing * 0.35;
        let bonus = (10.0 - 2.0 * later).max(2.0);
        let points = (size * (size + 1) / 2) as f32 + bonus;
        let share = filled as f32 / size as f32;
        worth += 0.75 * points * share.powf(1.4) * time;
    }
    worth + 0.6 * now.left.sqrt() * player.laid.count_ones() as f32
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

/// What knowledge tiles in the estate will bring, by what there is now and the time left.
fn knowledge(position: &Burgundy, seat: Seat, player: &Player, now: &Time) -> f32 {
    let mut buildings = [0.0f32; Building::COUNT];
    let mut species = [false; SPECIES];
    for (_, tile) in player.placed() {
        if let Some(building) = tile.building() {
            buildings[building as usize] += 1.0;
        }
        if let Some((kind, _)) = tile.animal() {
            species[kind] = true;
        }
    }
    let counted = [
        Building::Warehouse,
        Building::Watchtower,
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::CityHall,
    ];
    let sold: f32 = player.sold.iter().map(|&count| f32::from(count)).sum();
    let colours = player.sold.iter().filter(|&&count| count > 0).count() as f32;
    let kinds = species.iter().filter(|&&kept| kept).count() as f32;
    let mut worth = 0.0;
    for number in (1..=26u8).filter(|&number| player.knows(number)) {
        worth += match number {
            15 => 3.0 * (colours + (6.0 - colours) * 0.5 * now.left),
            16..=23 => 4.0 * (buildings[counted[usize::from(number) - 16] as usize] + 1.2 * now.left),
            24 => 4.0 * (kinds + (4.0 - kinds) * 0.6 * now.left),
            25 => sold + 8.0 * now.left,
            26 => 2.0 * (position.bonus_tiles(seat) as f32 + 2.0 * now.left),
            2 | 6 | 13 | 14 => 0.25 * now.rounds,
            8..=12 => 0.35 * now.rounds,
            _ => 0.2 * now.rounds,
        };
    }
    worth
}

/// Mines pay once more for every phase to end.
fn lasting(estate: &Estate, player: &Player, now: &Time) -> f32 {
    let mines = (player.laid & estate.of_colour(Colour::Mine)).count_ones() as f32;
    mines * f32::from(PHASES.saturating_sub(now.phase)) * 1.2
}
