//! The 26 knowledge tiles, and what some of them score.

/// A knowledge tile. Its number is the printed one; records and data files know it as `knowledge 4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Knowledge {
    /// Towns may hold equal buildings.
    EqualBuildings = 1,
    /// Mines bring workers too.
    MineWorkers,
    /// Sales bring two silver.
    SaleSilver,
    /// Sales bring a worker too.
    SaleWorker,
    /// Ships empty two neighbouring depots.
    TwoDepots,
    /// Purchases are possible at every depot.
    BuyAnywhere,
    /// Animal tiles score a point more each.
    AnimalTiles,
    /// A worker turns a die by up to two.
    DoubleSteps,
    /// A free step for placing buildings.
    PlaceBuildings,
    /// A free step for placing ships and animals.
    PlaceShipsAndAnimals,
    /// A free step for placing castles, mines and knowledge tiles.
    PlaceOthers,
    /// A free step for taking tiles.
    TakeTiles,
    /// Taking workers brings a silver too.
    WorkersSilver,
    /// Taking workers brings four of them.
    FourWorkers,
    /// Points for colours of goods sold.
    ColoursSold,
    /// Points for warehouses.
    Warehouses,
    /// Points for watchtowers.
    Watchtowers,
    /// Points for carpenters' workshops.
    Carpenters,
    /// Points for churches.
    Churches,
    /// Points for markets.
    Markets,
    /// Points for boarding houses.
    BoardingHouses,
    /// Points for banks.
    Banks,
    /// Points for city halls.
    CityHalls,
    /// Points for kinds of animal.
    Species,
    /// Points for goods sold.
    GoodsSold,
    /// Points for bonus tiles.
    BonusTiles,
}

impl Knowledge {
    /// How many there are.
    pub const COUNT: usize = 26;
    /// All of them, by number.
    pub const ALL: [Knowledge; Knowledge::COUNT] = [
        Knowledge::EqualBuildings,
        Knowledge::MineWorkers,
        Knowledge::SaleSilver,
        Knowledge::SaleWorker,
        Knowledge::TwoDepots,
        Knowledge::BuyAnywhere,
        Knowledge::AnimalTiles,
        Knowledge::DoubleSteps,
        Knowledge::PlaceBuildings,
        Knowledge::PlaceShipsAndAnimals,
        Knowledge::PlaceOthers,
        Knowledge::TakeTiles,
        Knowledge::WorkersSilver,
        Knowledge::FourWorkers,
        Knowledge::ColoursSold,
        Knowledge::Warehouses,
        Knowledge::Watchtowers,
        Knowledge::Carpenters,
        Knowledge::Churches,
        Knowledge::Markets,
        Knowledge::BoardingHouses,
        Knowledge::Banks,
        Knowledge::CityHalls,
        Knowledge::Species,
        Knowledge::GoodsSold,
        Knowledge::BonusTiles,
    ];

    /// The printed number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The place in [`Knowledge::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

/// Points in final scoring for each colour of goods sold.
pub const PER_COLOUR_SOLD: i32 = 3;
/// Points in final scoring for each building of a kind.
pub const PER_BUILDING: i32 = 4;
/// Points in final scoring for each kind of animal.
pub const PER_SPECIES: i32 = 4;
/// Points in final scoring for each good sold.
pub const PER_GOOD_SOLD: i32 = 1;
/// Points in final scoring for each bonus tile.
pub const PER_BONUS_TILE: i32 = 2;
