//! What knowledge tiles change: [`Powers::learn`] gives every tile its effect.

use crate::{
    knowledge::Knowledge,
    tile::{Building, Colour},
};

/// What the knowledge tiles in an estate change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Powers {
    /// Towns may hold equal buildings.
    pub equal_buildings: bool,
    /// Workers each mine brings.
    pub mine_workers: u8,
    /// Silver a sale brings.
    pub sale_silver: u8,
    /// Workers a sale brings.
    pub sale_workers: u8,
    /// Ships may empty two neighbouring depots.
    pub two_depots: bool,
    /// Purchases are possible at the numbered depots too.
    pub buy_anywhere: bool,
    /// Points more for each animal tile that scores.
    pub animal_tile: u8,
    /// How far a worker turns a die.
    pub worker_steps: u8,
    /// Free steps of a die for taking a tile.
    pub free_taking: u8,
    /// Free steps of a die for placing a tile, by colour.
    pub free_placing: [u8; Colour::COUNT],
    /// Workers the action of taking workers brings.
    pub workers: u8,
    /// Silver the action of taking workers brings.
    pub workers_silver: u8,
    /// Kinds of building that score at the end, as bits.
    pub buildings: u8,
    /// Colours of goods sold score at the end.
    pub colours_sold: bool,
    /// Kinds of animal score at the end.
    pub species: bool,
    /// Goods sold score at the end.
    pub goods_sold: bool,
    /// Bonus tiles score at the end.
    pub bonus_tiles: bool,
}

impl Powers {
    /// What everybody can do. burgundy:sell.silver burgundy:workers.two burgundy:worker.shift
    pub const NONE: Powers = Powers {
        equal_buildings: false,
        mine_workers: 0,
        sale_silver: 1,
        sale_workers: 0,
        two_depots: false,
        buy_anywhere: false,
        animal_tile: 0,
        worker_steps: 1,
        free_taking: 0,
        free_placing: [0; Colour::COUNT],
        workers: 2,
        workers_silver: 0,
        buildings: 0,
        colours_sold: false,
        species: false,
        goods_sold: false,
        bonus_tiles: false,
    };

    /// The tile has been placed: from now on it works.
    // burgundy:knowledge.now
    pub(crate) fn learn(&mut self, knowledge: Knowledge) {
        match knowledge {
            Knowledge::EqualBuildings => self.equal_buildings = true, // burgundy:knowledge.1
            Knowledge::MineWorkers => self.mine_workers = 1,          // burgundy:knowledge.2
            Knowledge::SaleSilver => self.sale_silver = 2,            // burgundy:knowledge.3
            Knowledge::SaleWorker => self.sale_workers = 1,           // burgundy:knowledge.4
            Knowledge::TwoDepots => self.two_depots = true,           // burgundy:knowledge.5
            Knowledge::BuyAnywhere => self.buy_anywhere = true,       // burgundy:knowledge.6
            Knowledge::AnimalTiles => self.animal_tile = 1,           // burgundy:knowledge.7
            Knowledge::DoubleSteps => self.worker_steps = 2,          // burgundy:knowledge.8
            Knowledge::PlaceBuildings => self.free_to_place(&[Colour::Building]), // burgundy:knowledge.9
            Knowledge::PlaceShipsAndAnimals => self.free_to_place(&[Colour::Ship, Colour::Animal]), // burgundy:knowledge.10
            // burgundy:knowledge.11
            Knowledge::PlaceOthers => self.free_to_place(&[Colour::Castle, Colour::Mine, Colour::Knowledge]),
            Knowledge::TakeTiles => self.free_taking = 1, // burgundy:knowledge.12
            Knowledge::WorkersSilver => self.workers_silver = 1, // burgundy:knowledge.13
            Knowledge::FourWorkers => self.workers = 4,   // burgundy:knowledge.14
            Knowledge::ColoursSold => self.colours_sold = true, // burgundy:knowledge.15
            // burgundy:knowledge.16-23
            Knowledge::Warehouses => self.count(Building::Warehouse),
            Knowledge::Watchtowers => self.count(Building::Watchtower),
            Knowledge::Carpenters => self.count(Building::Carpenter),
            Knowledge::Churches => self.count(Building::Church),
            Knowledge::Markets => self.count(Building::Market),
            Knowledge::BoardingHouses => self.count(Building::BoardingHouse),
            Knowledge::Banks => self.count(Building::Bank),
            Knowledge::CityHalls => self.count(Building::CityHall),
            Knowledge::Species => self.species = true, // burgundy:knowledge.24
            Knowledge::GoodsSold => self.goods_sold = true, // burgundy:knowledge.25
            Knowledge::BonusTiles => self.bonus_tiles = true, // burgundy:knowledge.26
        }
    }

    fn free_to_place(&mut self, colours: &[Colour]) {
        for colour in colours {
            self.free_placing[colour.index()] = 1;
        }
    }

    fn count(&mut self, building: Building) {
        self.buildings |= building.bit();
    }

    /// Whether buildings of this kind score at the end.
    pub const fn counts(&self, building: Building) -> bool {
        self.buildings & building.bit() != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_changes_something_of_its_own() {
        let powers = Knowledge::ALL.map(|knowledge| {
            let mut powers = Powers::NONE;
            powers.learn(knowledge);
            powers
        });
        for (index, one) in powers.iter().enumerate() {
            assert_ne!(*one, Powers::NONE);
            assert!(powers[..index].iter().all(|other| other != one), "{index}");
            assert_eq!(Knowledge::ALL[index].index(), index);
        }
    }
}
