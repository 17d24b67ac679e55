//! The clauses that refusals, score lines and questions name.

use duchy_game::{RuleId, Rulebook, Texts};

use crate::{
    knowledge::Knowledge,
    tile::{Building, Colour, Tile},
};

const PAGES: Texts = Texts { en: include_str!("../rules/en.md"), ru: include_str!("../rules/ru.md") };

/// The rules in our own words.
pub(crate) static RULEBOOK: Rulebook = Rulebook::new(PAGES);

pub(crate) const SETUP_FIRST: RuleId = RuleId::new("setup.first");
pub(crate) const SETUP_GOODS: RuleId = RuleId::new("setup.goods");
pub(crate) const EXPERT_DEALT: RuleId = RuleId::new("expert.dealt");
pub(crate) const EXPERT_FREE: RuleId = RuleId::new("expert.free");
pub(crate) const EXPERT_CASTLE: RuleId = RuleId::new("expert.castle");
pub(crate) const EXPERT_OPEN: RuleId = RuleId::new("expert.open");
pub(crate) const EXPERT_HIDDEN: RuleId = RuleId::new("expert.hidden");
pub(crate) const PHASE_SLOTS: RuleId = RuleId::new("phase.slots");
pub(crate) const ROUND_DICE: RuleId = RuleId::new("round.dice");
pub(crate) const ROUND_WHITE: RuleId = RuleId::new("round.white");
pub(crate) const TURN_ORDER: RuleId = RuleId::new("turn.order");
pub(crate) const TURN_NOW: RuleId = RuleId::new("turn.now");
pub(crate) const TURN_DICE: RuleId = RuleId::new("turn.dice");
pub(crate) const TURN_BOTH: RuleId = RuleId::new("turn.both");
pub(crate) const WORKER_SHIFT: RuleId = RuleId::new("worker.shift");
pub(crate) const TAKE_DEPOT: RuleId = RuleId::new("take.depot");
pub(crate) const TAKE_THERE: RuleId = RuleId::new("take.there");
pub(crate) const TAKE_FULL: RuleId = RuleId::new("take.full");
pub(crate) const PLACE_STORAGE: RuleId = RuleId::new("place.storage");
pub(crate) const PLACE_EMPTY: RuleId = RuleId::new("place.empty");
pub(crate) const PLACE_COLOUR: RuleId = RuleId::new("place.colour");
pub(crate) const PLACE_ADJACENT: RuleId = RuleId::new("place.adjacent");
pub(crate) const PLACE_NUMBER: RuleId = RuleId::new("place.number");
pub(crate) const BUILDING_TOWN: RuleId = RuleId::new("building.town");
pub(crate) const BUILDING_OPTIONAL: RuleId = RuleId::new("building.optional");
pub(crate) const BUILDING_WAREHOUSE: RuleId = RuleId::new("building.warehouse");
pub(crate) const BUILDING_CARPENTER: RuleId = RuleId::new("building.carpenter");
pub(crate) const BUILDING_CHURCH: RuleId = RuleId::new("building.church");
pub(crate) const BUILDING_MARKET: RuleId = RuleId::new("building.market");
pub(crate) const BUILDING_BOARDING_HOUSE: RuleId = RuleId::new("building.boarding-house");
pub(crate) const BUILDING_BANK: RuleId = RuleId::new("building.bank");
pub(crate) const BUILDING_CITY_HALL: RuleId = RuleId::new("building.city-hall");
pub(crate) const BUILDING_WATCHTOWER: RuleId = RuleId::new("building.watchtower");
pub(crate) const CASTLE_ACTION: RuleId = RuleId::new("castle.action");
pub(crate) const SHIP_GOODS: RuleId = RuleId::new("ship.goods");
pub(crate) const SHIP_NONE: RuleId = RuleId::new("ship.none");
pub(crate) const SHIP_LIMIT: RuleId = RuleId::new("ship.limit");
pub(crate) const SHIP_ORDER: RuleId = RuleId::new("ship.order");
pub(crate) const ANIMAL_POINTS: RuleId = RuleId::new("animal.points");
pub(crate) const MINE_SILVER: RuleId = RuleId::new("mine.silver");
pub(crate) const REGION_SIZE: RuleId = RuleId::new("region.size");
pub(crate) const REGION_PHASE: RuleId = RuleId::new("region.phase");
pub(crate) const BONUS_FIRST: RuleId = RuleId::new("bonus.first");
pub(crate) const BONUS_SECOND: RuleId = RuleId::new("bonus.second");
pub(crate) const SELL_NUMBER: RuleId = RuleId::new("sell.number");
pub(crate) const SELL_STORED: RuleId = RuleId::new("sell.stored");
pub(crate) const SELL_POINTS: RuleId = RuleId::new("sell.points");
pub(crate) const WORKERS_TWO: RuleId = RuleId::new("workers.two");
pub(crate) const BUY_ONCE: RuleId = RuleId::new("buy.once");
pub(crate) const BUY_WHEN: RuleId = RuleId::new("buy.when");
pub(crate) const BUY_PRICE: RuleId = RuleId::new("buy.price");
pub(crate) const BUY_BLACK: RuleId = RuleId::new("buy.black");
pub(crate) const FINAL_GOODS: RuleId = RuleId::new("final.goods");
pub(crate) const FINAL_SILVER: RuleId = RuleId::new("final.silver");
pub(crate) const FINAL_WORKERS: RuleId = RuleId::new("final.workers");
pub(crate) const END_PHASES: RuleId = RuleId::new("end.phases");
pub(crate) const END_WINNER: RuleId = RuleId::new("end.winner");
pub(crate) const KNOWLEDGE_5: RuleId = RuleId::new("knowledge.5");
pub(crate) const KNOWLEDGE_7: RuleId = RuleId::new("knowledge.7");
pub(crate) const KNOWLEDGE_15: RuleId = RuleId::new("knowledge.15");
pub(crate) const KNOWLEDGE_BUILDINGS: RuleId = RuleId::new("knowledge.16-23");
pub(crate) const KNOWLEDGE_24: RuleId = RuleId::new("knowledge.24");
pub(crate) const KNOWLEDGE_25: RuleId = RuleId::new("knowledge.25");
pub(crate) const KNOWLEDGE_26: RuleId = RuleId::new("knowledge.26");

/// The clause that says what a tile does.
pub(crate) const fn of_tile(tile: Tile) -> RuleId {
    match (tile.building(), tile.knowledge(), tile.colour()) {
        (Some(building), ..) => of_building(building),
        (_, Some(knowledge), _) => of_knowledge(knowledge),
        (_, _, Colour::Castle) => CASTLE_ACTION,
        (_, _, Colour::Mine) => MINE_SILVER,
        (_, _, Colour::Ship) => SHIP_GOODS,
        (_, _, Colour::Building | Colour::Animal | Colour::Knowledge) => ANIMAL_POINTS,
    }
}

const fn of_knowledge(knowledge: Knowledge) -> RuleId {
    match knowledge {
        Knowledge::EqualBuildings => RuleId::new("knowledge.1"),
        Knowledge::MineWorkers => RuleId::new("knowledge.2"),
        Knowledge::SaleSilver => RuleId::new("knowledge.3"),
        Knowledge::SaleWorker => RuleId::new("knowledge.4"),
        Knowledge::TwoDepots => KNOWLEDGE_5,
        Knowledge::BuyAnywhere => RuleId::new("knowledge.6"),
        Knowledge::AnimalTiles => KNOWLEDGE_7,
        Knowledge::DoubleSteps => RuleId::new("knowledge.8"),
        Knowledge::PlaceBuildings => RuleId::new("knowledge.9"),
        Knowledge::PlaceShipsAndAnimals => RuleId::new("knowledge.10"),
        Knowledge::PlaceOthers => RuleId::new("knowledge.11"),
        Knowledge::TakeTiles => RuleId::new("knowledge.12"),
        Knowledge::WorkersSilver => RuleId::new("knowledge.13"),
        Knowledge::FourWorkers => RuleId::new("knowledge.14"),
        Knowledge::ColoursSold => KNOWLEDGE_15,
        Knowledge::Warehouses
        | Knowledge::Watchtowers
        | Knowledge::Carpenters
        | Knowledge::Churches
        | Knowledge::Markets
        | Knowledge::BoardingHouses
        | Knowledge::Banks
        | Knowledge::CityHalls => KNOWLEDGE_BUILDINGS,
        Knowledge::Species => KNOWLEDGE_24,
        Knowledge::GoodsSold => KNOWLEDGE_25,
        Knowledge::BonusTiles => KNOWLEDGE_26,
    }
}

/// The clause that says what a building does.
pub(crate) const fn of_building(building: Building) -> RuleId {
    match building {
        Building::Warehouse => BUILDING_WAREHOUSE,
        Building::Carpenter => BUILDING_CARPENTER,
        Building::Church => BUILDING_CHURCH,
        Building::Market => BUILDING_MARKET,
        Building::BoardingHouse => BUILDING_BOARDING_HOUSE,
        Building::Bank => BUILDING_BANK,
        Building::CityHall => BUILDING_CITY_HALL,
        Building::Watchtower => BUILDING_WATCHTOWER,
    }
}
