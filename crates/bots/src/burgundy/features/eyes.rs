//! What a seat of The Castles of Burgundy sees, group by group.

use std::cmp::Ordering;

use duchy_burgundy::{
    Building, Burgundy, Colour, DEPOTS, ESTATES, Estate, Extra, Knowledge, PER_BONUS_TILE, PER_BUILDING,
    PER_COLOUR_SOLD, PER_GOOD_SOLD, PER_SPECIES, PHASES, Player, ROUNDS, SPACES, SPECIES, STORAGE, Tile, phase_points,
    region_points,
};
use duchy_game::{Game, Kind as _, Seat};
use duchy_search::learn::Sparse;

use super::Shared;

/// Regions are told apart up to this size.
const LARGEST: usize = 8;
/// Cases of size and filled spaces.
const FILLINGS: usize = LARGEST * (LARGEST + 1) / 2;

const MISSING: [&str; Colour::COUNT] =
    ["missing buildings", "missing animals", "missing knowledge", "missing castles", "missing mines", "missing ships"];
const REACHABLE: [&str; Colour::COUNT] = [
    "reachable buildings",
    "reachable animals",
    "reachable knowledge",
    "reachable castles",
    "reachable mines",
    "reachable ships",
];
const SUPPLY: [&str; Colour::COUNT] = [
    "supply of buildings",
    "supply of animals",
    "supply of knowledge",
    "supply of castles",
    "supply of mines",
    "supply of ships",
];
const BONUS: [&str; Colour::COUNT] =
    ["bonus buildings", "bonus animals", "bonus knowledge", "bonus castles", "bonus mines", "bonus ships"];
const RACE: [&str; Colour::COUNT] = [
    "race for buildings",
    "race for animals",
    "race for knowledge",
    "race for castles",
    "race for mines",
    "race for ships",
];
const EDGE: [&str; 6] = ["edge 1", "edge 2", "edge 3", "edge 4", "edge 5", "edge 6"];

/// Where a seat's turn of this round lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tense {
    Over,
    Now,
    ToCome,
    /// To come, with dice that don't count yet.
    Unrolled,
}

/// What a seat has in its estate.
struct Owned {
    buildings: [u8; Building::COUNT],
    mines: u8,
    species: u8,
    /// Animals by pasture, named by its first space, and species: how many, and on how many tiles.
    herds: [[(u8, u8); SPECIES]; SPACES],
    bonus_tiles: u8,
}

impl Owned {
    fn of(position: &Burgundy, seat: Seat, player: &Player, estate: &Estate) -> Self {
        let mut owned = Owned {
            buildings: [0; Building::COUNT],
            mines: (player.laid & estate.of_colour(Colour::Mine)).count_ones() as u8,
            species: 0,
            herds: [[(0, 0); SPECIES]; SPACES],
            bonus_tiles: position.bonus_tiles(seat) as u8,
        };
        let mut kinds = [0; SPECIES];
        for (space, tile) in player.placed() {
            if let Some(building) = tile.building() {
                owned.buildings[building as usize] += 1;
            } else if let Some((species, count)) = tile.animal() {
                kinds[species] = 1;
                let (animals, tiles) = &mut owned.herds[first(estate.region_of(space))][species];
                *animals += count;
                *tiles += 1;
            }
        }
        owned.species = kinds.iter().sum();
        owned
    }
}

/// A position from one seat's point of view.
pub(super) struct Eyes<'a> {
    shared: &'a Shared,
    position: &'a Burgundy,
    seat: Seat,
    player: &'a Player,
    estate: &'a Estate,
    laid: u64,
    /// Empty spaces where tiles may be placed.
    reach: u64,
    tense: Tense,
    phase: u8,
    round: u8,
    /// Dice that are known and not used yet; 0 for others.
    dice: [u8; 2],
    owned: Owned,
    /// By kind of building, the spaces of towns that hold one already.
    barred: [u64; Building::COUNT],
    /// Regions with spaces in reach, by colour.
    near: [Near; Colour::COUNT],
}

/// Regions of a colour in which a tile may be placed.
#[derive(Clone, Copy, Default)]
struct Near {
    regions: [u64; LARGEST],
    count: usize,
    /// Spaces in reach whose region they complete.
    last: u64,
    /// The most points for completing one.
    points: i32,
}

impl Near {
    fn of(estate: &Estate, laid: u64, reach: u64, phase: u8) -> [Near; Colour::COUNT] {
        let mut near = [Near::default(); Colour::COUNT];
        for &region in estate.regions().iter().filter(|&&region| region & reach != 0) {
            let Some(colour) = Colour::ALL.into_iter().find(|&colour| estate.of_colour(colour) & region != 0) else {
                continue;
            };
            let near = &mut near[colour.index()];
            if near.count < LARGEST {
                near.regions[near.count] = region;
                near.count += 1;
            }
            if (region & !laid).count_ones() == 1 {
                near.last |= region & reach;
                near.points = near.points.max(region_points(region.count_ones()) + phase_points(phase));
            }
        }
        near
    }
}

impl<'a> Eyes<'a> {
    /// Nothing is to be seen before the seat has an estate.
    pub(super) fn of(shared: &'a Shared, position: &'a Burgundy, seat: Seat) -> Option<Self> {
        let player = &position.players()[seat.index()];
        let chosen = player.choice().and_then(|choice| {
            let estate = position.catalogue().get().estates().iter().find(|estate| estate.number == choice.estate)?;
            Some((estate, 1 << choice.space.index(), choice.space.beside()))
        });
        let settled = position.estate(seat).map(|estate| (estate, player.laid, player.edge()));
        let (estate, laid, edge) = settled.or(chosen)?;
        let place = position.order().iter().position(|&other| other == seat).unwrap_or(0);
        let tense = match place.cmp(&shared.now) {
            _ if shared.fresh => Tense::Unrolled,
            Ordering::Less => Tense::Over,
            Ordering::Equal => Tense::Now,
            Ordering::Greater => Tense::ToCome,
        };
        let (phase, round) = (position.phase().min(PHASES - 1), position.round().min(ROUNDS - 1));
        Some(Eyes {
            shared,
            position,
            seat,
            player,
            estate,
            laid,
            reach: edge & !laid,
            tense,
            phase,
            round,
            dice: if matches!(tense, Tense::Now | Tense::ToCome) { player.dice } else { [0; 2] },
            owned: Owned::of(position, seat, player, estate),
            barred: match settled {
                Some(_) => Building::ALL.map(|kind| position.barred(seat, kind.tile())),
                None => [0; Building::COUNT],
            },
            near: Near::of(estate, laid, edge & !laid, phase),
        })
    }
}

impl Eyes<'_> {
    /// Whether the seat has nothing left to do.
    pub(super) fn is_done(&self) -> bool {
        self.tense == Tense::Over && self.phase + 1 == PHASES && self.round + 1 == ROUNDS
    }

    /// Which weights apply: two stages a phase, and every round of the last one.
    pub(super) fn stage(&self) -> usize {
        match self.phase {
            4 => 8 + usize::from(self.round.saturating_sub(1)),
            _ => usize::from(self.phase) * 2 + usize::from(self.round >= 3),
        }
    }

    /// All groups.
    pub(super) fn write(&self, out: &mut Sparse) {
        out.forecast(self.forecast());
        self.time(out);
        self.supplies(out);
        self.goods(out);
        self.storage(out);
        self.colours(out);
        self.regions(out);
        self.edge(out);
        self.towns(out);
        self.pastures(out);
        self.knowledge(out);
        self.depots(out);
    }

    /// Turns still to come, the one that is played included.
    fn turns(&self) -> f32 {
        let rounds = PHASES * ROUNDS - (self.phase * ROUNDS + self.round) - u8::from(self.tense == Tense::Over);
        f32::from(rounds)
    }

    /// What final scoring brings if nothing more is done; the mines pay once more before it.
    pub(super) fn final_points(&self) -> f32 {
        let (player, powers) = (self.player, &self.player.powers);
        let goods: u8 = player.goods.iter().sum();
        let silver = player.silver + u16::from(self.owned.mines);
        let workers = player.workers + u16::from(self.owned.mines * powers.mine_workers);
        f32::from(goods) + f32::from(silver) + f32::from(workers / 2) + self.lessons()
    }

    /// What knowledge tiles score if the game ended now.
    fn lessons(&self) -> f32 {
        let powers = &self.player.powers;
        let sold = self.player.sold;
        let mut points = 0;
        if powers.colours_sold {
            points += PER_COLOUR_SOLD * sold.iter().filter(|&&count| count > 0).count() as i32;
        }
        if powers.goods_sold {
            points += PER_GOOD_SOLD * sold.iter().map(|&count| i32::from(count)).sum::<i32>();
        }
        if powers.species {
            points += PER_SPECIES * i32::from(self.owned.species);
        }
        if powers.bonus_tiles {
            points += PER_BONUS_TILE * i32::from(self.owned.bonus_tiles);
        }
        let buildings: i32 = Building::ALL
            .map(|kind| i32::from(self.owned.buildings[kind as usize]) * i32::from(powers.counts(kind)))
            .iter()
            .sum();
        (points + PER_BUILDING * buildings) as f32
    }

    /// A rule of thumb like that of `greedy`, but without anything slow.
    fn forecast(&self) -> f32 {
        let turns = self.turns();
        let left = turns / f32::from(PHASES * ROUNDS);
        let goods: u8 = self.player.goods.iter().sum();
        let sale = f32::from(self.position.seats()) * 0.6 - 1.0;
        let mut worth = 5.0 * turns + self.final_points() + sale * f32::from(goods);
        worth += left * (0.6 * f32::from(self.player.workers.min(6)) + f32::from(self.player.silver.min(4)));
        worth += left * 4.0 * f32::from(self.owned.mines) + left * self.laid.count_ones() as f32;
        worth += left * 6.0 * self.player.knowledge().count() as f32;
        for &region in self.estate.regions() {
            let (size, filled) = (region.count_ones(), (region & self.laid).count_ones());
            if filled > 0 && filled < size {
                let missing = (size - filled) as f32;
                let share = filled as f32 / size as f32;
                let points = (region_points(size) + phase_points(self.phase)) as f32 - missing;
                worth += 0.75 * points * share * (0.4 + 0.6 * share) * (turns / (2.5 * missing)).min(1.0);
            }
        }
        for tile in self.player.stored().filter(|_| turns > 0.0) {
            let used = self.use_of(tile);
            worth += match used.rank {
                0 => 0.0,
                1 => 1.0,
                _ => 2.5 + 0.5 * (used.points + used.animals),
            };
        }
        worth
    }

    fn time(&self, out: &mut Sparse) {
        let time = usize::from(self.phase * ROUNDS + self.round);
        out.case("time", 100, time * 4 + self.tense as usize);
        out.case("seats", 3, usize::from(self.position.seats()) - 2);
        out.case("estate", ESTATES, usize::from(self.estate.number) - 1);
        let mut group = out.group("start", ESTATES * SPACES);
        if self.laid.count_ones() == 1 {
            group.on((usize::from(self.estate.number) - 1) * SPACES + first(self.laid));
        }
        let unused = self.dice.iter().filter(|&&die| die > 0).count();
        out.case("dice", 3, unused);
        let mut group = out.group("faces", 7);
        self.dice.iter().for_each(|&die| group.add(usize::from(die), f32::from(u8::from(die > 0))));
        out.case("equal dice", 2, usize::from(unused == 2 && self.dice[0] == self.dice[1]));
        let mut group = out.group("extras", 10);
        if self.tense == Tense::Now {
            for extra in self.position.extras() {
                group.on(match extra {
                    Extra::Purchase if self.player.silver < 2 => continue,
                    Extra::Purchase => 0,
                    Extra::Castle => 1,
                    Extra::CityHall => 2,
                    Extra::Fetch(Building::Carpenter) => 3,
                    Extra::Fetch(Building::Church) => 4,
                    Extra::Fetch(_) => 5,
                    Extra::Warehouse => 6,
                    Extra::Ship => 7,
                    Extra::Keep => 8,
                    Extra::Room(_) => 9,
                });
            }
        }
        let ranking = self.position.ranking();
        out.case(
            "rank",
            8,
            ranking.iter().position(|&other| other == self.seat).unwrap_or(0) + 4 * usize::from(ranking.len() > 2),
        );
    }

    fn supplies(&self, out: &mut Sparse) {
        let (workers, silver) = (usize::from(self.player.workers), usize::from(self.player.silver));
        out.number("workers", 14, workers);
        out.number("silver", 12, silver);
        out.value("workers over", (f32::from(self.player.workers) - 2.0 * self.turns()).max(0.0) / 10.0);
        out.value("purchases over", (f32::from(self.player.silver) / 2.0 - self.turns()).max(0.0) / 5.0);
        out.case("mines", 5, self.owned.mines.into());
        let left = f32::from(PHASES - self.phase);
        let mines = f32::from(self.owned.mines);
        out.value("mine silver", mines * left / 10.0);
        out.value("mine workers", mines * left * f32::from(self.player.powers.mine_workers) / 10.0);
        out.value("final points", self.final_points() / 20.0);
    }

    fn goods(&self, out: &mut Sparse) {
        let goods = &self.player.goods;
        let total: u8 = goods.iter().sum();
        let kinds = goods.iter().filter(|&&count| count > 0).count();
        out.number("goods", 12, total.into());
        out.case("good kinds", 4, kinds);
        out.value("sale points", f32::from(total * self.position.seats()) / 20.0);
        let mut group = out.group("stacks", 6);
        goods.iter().filter(|&&count| count > 0).for_each(|&count| group.on(usize::from(count.min(6)) - 1));
        let sellable =
            self.dice.iter().filter(|&&die| die > 0).map(|&die| goods[usize::from(die) - 1]).max().unwrap_or(0);
        out.case("sellable", 6, sellable.into());
        let sold: u8 = self.player.sold.iter().sum();
        let colours = self.player.sold.iter().filter(|&&count| count > 0).count();
        out.number("sold", 14, sold.into());
        out.case("colours sold", 7, colours);
        // What a ship could load: stored colours, and new ones while there is room.
        let (mut lying, mut best) = (0, 0);
        for depot in 1..=DEPOTS as u8 {
            let (mut load, mut room) = (0, 3 - kinds.min(3));
            for (index, &count) in self.position.goods_on(depot).iter().enumerate().filter(|(_, count)| **count > 0) {
                lying += count;
                if goods[index] > 0 {
                    load += count;
                } else if room > 0 {
                    load += count;
                    room -= 1;
                }
            }
            best = best.max(load);
        }
        out.value("goods lying", f32::from(lying) / 10.0);
        out.case("best load", 8, best.into());
        let ships = self.player.stored().filter(|&tile| tile == Tile::SHIP).count();
        out.value("load for a ship", f32::from(best) * f32::from(u8::from(ships > 0)) / 5.0);
    }

    /// Where a tile may be placed, and how good that is: 0 nowhere ever, 1 not yet, 2 now, 3 completing a region.
    fn use_of(&self, tile: Tile) -> Use {
        let colour = tile.colour();
        let barred = tile.building().map_or(0, |kind| self.barred[kind as usize]);
        let open = self.estate.of_colour(colour) & !self.laid & !barred;
        let spaces = open & self.reach;
        let near = &self.near[colour.index()];
        let (mut completes, mut most) = (0, 0);
        if spaces & near.last != 0 {
            completes = match barred {
                0 => near.points,
                _ => near.regions[..near.count]
                    .iter()
                    .filter(|&&region| region & spaces & near.last != 0)
                    .map(|region| region_points(region.count_ones()) + phase_points(self.phase))
                    .max()
                    .unwrap_or(0),
            };
        }
        if let Some((species, count)) = tile.animal() {
            for &region in &near.regions[..near.count] {
                let (animals, tiles) = self.owned.herds[first(region)][species];
                most = most.max(animals + count + self.player.powers.animal_tile * (tiles + 1));
            }
        }
        let rank = match (open, spaces, completes) {
            (0, ..) => 0,
            (_, 0, _) => 1,
            (_, _, 0) => 2,
            _ => 3,
        };
        Use { rank, spaces, points: completes as f32, animals: f32::from(most) }
    }

    /// Numbers of spaces, as bits.
    fn numbers(&self, spaces: u64) -> u8 {
        (1..=6).fold(0, |bits, number| bits | u8::from(self.estate.of_number(number) & spaces != 0) << (number - 1))
    }

    fn storage(&self, out: &mut Sparse) {
        let mut uses: [Option<(Tile, Use)>; STORAGE] = [None; STORAGE];
        let mut stored = 0;
        for (slot, tile) in uses.iter_mut().zip(self.player.stored()) {
            *slot = Some((tile, self.use_of(tile)));
            stored += 1;
        }
        let uses = || uses.iter().flatten();
        out.case("stored", STORAGE + 1, stored);
        let mut group = out.group("stored tiles", Tile::COUNT);
        uses().for_each(|(tile, _)| group.on(tile.index()));
        let mut group = out.group("stored uses", Colour::COUNT * 4);
        uses().for_each(|(tile, used)| group.on(tile.colour().index() * 4 + used.rank));
        let mut group = out.group("stored numbers", 4);
        let (mut points, mut animals, mut direct) = (0.0, 0.0, 0);
        let (mut meant, mut doubled) = (0, 0);
        for (_, used) in uses().filter(|(_, used)| used.spaces != 0) {
            points += used.points;
            animals += used.animals;
            let faces = self.numbers(used.spaces);
            group.on((faces.count_ones() as usize).min(4) - 1);
            direct += usize::from(self.dice.iter().any(|&die| die > 0 && faces >> (die - 1) & 1 == 1));
            if used.spaces.count_ones() == 1 {
                doubled |= usize::from(meant & used.spaces != 0);
                meant |= used.spaces;
            }
        }
        out.value("stored completions", points / 20.0);
        out.value("stored animals", animals / 20.0);
        out.case("placeable", 3, direct);
        out.case("one space for two", 2, doubled);
    }

    fn colours(&self, out: &mut Sparse) {
        for colour in Colour::ALL {
            let index = colour.index();
            let all = self.estate.of_colour(colour);
            let missing = (all & !self.laid).count_ones() as usize;
            let reachable = (all & self.reach).count_ones() as usize;
            let supply = usize::from(self.shared.supply[index]);
            out.case(MISSING[index], 14, missing);
            out.number(REACHABLE[index], 6, reachable);
            out.case(SUPPLY[index], 12, reachable.min(2) * 4 + supply.min(3));
            let left = self.position.bonuses_left(colour);
            out.case(BONUS[index], 15, left * 5 + missing.min(4));
            let rivals = Seat::all(self.position.seats()).filter(|&other| other != self.seat);
            let ahead = rivals
                .filter_map(|other| {
                    let estate = self.position.estate(other)?;
                    Some((estate.of_colour(colour) & !self.position.players()[other.index()].laid).count_ones())
                })
                .filter(|&theirs| theirs > 0)
                .min()
                .unwrap_or(9) as i32;
            let lead = (ahead - missing as i32).clamp(-3, 3) + 3;
            let case = if missing == 0 || left == 0 { 14 } else { lead as usize * 2 + usize::from(missing <= 2) };
            out.case(RACE[index], 15, case);
        }
    }

    fn regions(&self, out: &mut Sparse) {
        let mut open = [Region::default(); SPACES];
        let mut count = 0;
        for &region in self.estate.regions().iter().filter(|&&region| region & !self.laid != 0) {
            let filled = (region & self.laid).count_ones() as usize;
            let colour = Colour::ALL.into_iter().find(|&colour| self.estate.of_colour(colour) & region != 0);
            open[count] = Region {
                size: (region.count_ones() as usize).min(LARGEST),
                filled: filled.min(LARGEST - 1),
                colour: colour.map_or(0, Colour::index),
                reachable: region & self.reach != 0,
            };
            count += 1;
        }
        let open = &open[..count];
        let mut group = out.group("regions by colour", Colour::COUNT * FILLINGS);
        open.iter().for_each(|region| group.on(region.colour * FILLINGS + region.case()));
        let mut group = out.group("regions", FILLINGS);
        open.iter().for_each(|region| group.on(region.case()));
        let mut group = out.group("regions nearly done", LARGEST);
        let nearly_done = open.iter().filter(|region| region.reachable && region.size - region.filled == 1);
        nearly_done.for_each(|region| group.on(region.size - 1));
        let mut group = out.group("regions out of reach", LARGEST);
        open.iter().filter(|region| !region.reachable).for_each(|region| group.on(region.size - 1));
        let begun = open.iter().map(|region| {
            let share = region.filled as f32 / region.size as f32;
            region_points(region.size as u32) as f32 * share * share
        });
        out.value("regions begun", begun.sum::<f32>() / 20.0);
        out.number("laid", SPACES + 1, self.laid.count_ones() as usize);
    }

    fn edge(&self, out: &mut Sparse) {
        for (number, name) in (1..=6).zip(EDGE) {
            out.case(name, 4, (self.estate.of_number(number) & self.reach).count_ones() as usize);
        }
        let colours = Colour::ALL.into_iter().filter(|&colour| self.estate.of_colour(colour) & self.reach != 0);
        out.case("edge colours", 7, colours.count());
        out.number("edge", 16, self.reach.count_ones() as usize);
    }

    fn towns(&self, out: &mut Sparse) {
        let mut group = out.group("towns open to", Building::COUNT * 4);
        for kind in Building::ALL {
            let barred = self.barred[kind as usize];
            let towns = self.estate.towns().iter().filter(|&&town| town & self.reach & !barred != 0).count();
            group.on(kind as usize * 4 + towns.min(3));
        }
        let counted = self.owned.buildings.map(|count| f32::from(count) / 3.0);
        write_all(out, "buildings", &counted);
    }

    fn pastures(&self, out: &mut Sparse) {
        let mut group = out.group("herds", 4 * 12);
        let mut kinds = 0;
        let (mut value, mut tiles_in) = (0.0, 0.0);
        let pastures = self.estate.of_colour(Colour::Animal);
        for &region in self.estate.regions().iter().filter(|&&region| region & pastures != 0) {
            let room = (region & !self.laid).count_ones() as usize;
            let there = &self.owned.herds[first(region)];
            let most = there.iter().map(|&(animals, _)| animals).max().unwrap_or(0);
            if room > 0 {
                group.on(room.min(4) * 12 - 12 + usize::from(most.min(11)));
                value += f32::from(most) * room.min(2) as f32;
                tiles_in += there.iter().map(|&(_, tiles)| f32::from(tiles)).sum::<f32>();
                kinds = kinds.max(there.iter().filter(|&&(animals, _)| animals > 0).count());
            }
        }
        out.value("herds with room", value / 20.0);
        out.value("animal tiles counted", tiles_in * f32::from(self.player.powers.animal_tile) / 5.0);
        out.case("species", 5, self.owned.species.into());
        out.case("mixed herd", 5, kinds);
    }

    fn knowledge(&self, out: &mut Sparse) {
        let mut group = out.group("knowledge", Knowledge::COUNT);
        self.player.knowledge().for_each(|knowledge| group.on(knowledge.index()));
        out.value("lessons", self.lessons() / 20.0);
        let missing = |colour: Colour| (self.estate.of_colour(colour) & !self.laid).count_ones() as f32;
        // What is still to come that a knowledge tile works on.
        let turns = self.turns();
        let mut group = out.group("knowledge to come", Knowledge::COUNT);
        for knowledge in self.player.knowledge() {
            let coming = match knowledge {
                Knowledge::EqualBuildings | Knowledge::PlaceBuildings => missing(Colour::Building) / 4.0,
                Knowledge::MineWorkers => missing(Colour::Mine),
                Knowledge::SaleSilver | Knowledge::SaleWorker => {
                    self.player.goods.iter().filter(|&&count| count > 0).count() as f32 / 3.0
                }
                Knowledge::TwoDepots => missing(Colour::Ship) / 3.0,
                Knowledge::AnimalTiles => missing(Colour::Animal) / 3.0,
                Knowledge::PlaceShipsAndAnimals => (missing(Colour::Ship) + missing(Colour::Animal)) / 6.0,
                Knowledge::PlaceOthers => {
                    (missing(Colour::Castle) + missing(Colour::Mine) + missing(Colour::Knowledge)) / 6.0
                }
                Knowledge::Species => f32::from(4 - self.owned.species.min(4)) / 4.0,
                Knowledge::BuyAnywhere => f32::from(self.player.silver.min(12)) / 6.0,
                _ => turns / 25.0,
            };
            group.add(knowledge.index(), coming);
        }
    }

    /// What can be taken, and whether it is of use.
    fn depots(&self, out: &mut Sparse) {
        let mut wanted = [0u8; DEPOTS + 1];
        let (mut best, mut most_animals) = (0.0f32, 0.0f32);
        let mut uses = [0.0f32; Colour::COUNT];
        let mut lessons = [0.0f32; Knowledge::COUNT];
        for &(depot, tile) in self.shared.offers.get() {
            let used = self.use_of(tile);
            if used.rank >= 2 {
                wanted[usize::from(depot)] += 1;
                best = best.max(used.points);
                most_animals = most_animals.max(used.animals);
                uses[tile.colour().index()] = 1.0;
                if let Some(knowledge) = tile.knowledge() {
                    lessons[knowledge.index()] = 1.0;
                }
            }
        }
        out.value("offered completion", best / 20.0);
        out.value("offered animals", most_animals / 10.0);
        write_all(out, "offered colours", &uses);
        write_all(out, "offered knowledge", &lessons);
        let takable = self.dice.iter().filter(|&&die| die > 0).map(|&die| wanted[usize::from(die)]).max().unwrap_or(0);
        out.case("takable", 4, takable.into());
        out.number("wanted", 10, wanted.iter().sum::<u8>().into());
        let (mut black, mut bought) = (0, 0.0f32);
        for &(_, tile) in self.shared.black.get() {
            let used = self.use_of(tile);
            if used.rank >= 2 {
                black += 1;
                bought = bought.max(used.points + used.animals);
            }
        }
        out.case("wanted black", 5, black);
        out.value("black points", bought / 20.0);
        let rich = f32::from(u8::from(self.player.silver >= 2));
        out.value("affordable black points", bought * rich / 20.0);
    }
}

/// An incomplete region.
#[derive(Clone, Copy, Default)]
struct Region {
    size: usize,
    filled: usize,
    colour: usize,
    reachable: bool,
}

impl Region {
    fn case(self) -> usize {
        self.size * (self.size - 1) / 2 + self.filled
    }
}

/// What a tile is good for.
#[derive(Clone, Copy)]
struct Use {
    /// 0 nowhere ever, 1 not yet, 2 now, 3 completing a region.
    rank: usize,
    /// Where it may be placed now.
    spaces: u64,
    /// The most for completing a region.
    points: f32,
    /// The most for animals.
    animals: f32,
}

/// The first space of a set.
fn first(spaces: u64) -> usize {
    spaces.trailing_zeros() as usize
}

fn write_all(out: &mut Sparse, name: &'static str, values: &[f32]) {
    let mut group = out.group(name, values.len());
    values.iter().enumerate().for_each(|(index, &value)| group.add(index, value));
}
