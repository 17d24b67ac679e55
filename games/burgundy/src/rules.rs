//! The clauses that refusals and score lines name, and how places on the table are named.

use crate::place::Place;
use duchy_game::{RuleId, Rulebook, Seat, Texts};

use crate::{
    dice::Face,
    space::Space,
    tile::{Building, Colour, Good, Tile},
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

/// What the knowledge tiles before the counting ones do, from number 1.
const KNOWLEDGE_TO_15: [RuleId; 15] = [
    RuleId::new("knowledge.1"),
    RuleId::new("knowledge.2"),
    RuleId::new("knowledge.3"),
    RuleId::new("knowledge.4"),
    KNOWLEDGE_5,
    RuleId::new("knowledge.6"),
    KNOWLEDGE_7,
    RuleId::new("knowledge.8"),
    RuleId::new("knowledge.9"),
    RuleId::new("knowledge.10"),
    RuleId::new("knowledge.11"),
    RuleId::new("knowledge.12"),
    RuleId::new("knowledge.13"),
    RuleId::new("knowledge.14"),
    KNOWLEDGE_15,
];

/// The clause that says what a tile does.
pub(crate) fn of_tile(tile: Tile) -> RuleId {
    if let Some(building) = tile.building() {
        return of_building(building);
    }
    match (tile.colour(), tile.knowledge_number()) {
        (_, Some(number @ 1..=15)) => KNOWLEDGE_TO_15[usize::from(number) - 1],
        (_, Some(24)) => KNOWLEDGE_24,
        (_, Some(25)) => KNOWLEDGE_25,
        (_, Some(26)) => KNOWLEDGE_26,
        (_, Some(_)) => KNOWLEDGE_BUILDINGS,
        (Colour::Castle, _) => CASTLE_ACTION,
        (Colour::Mine, _) => MINE_SILVER,
        (Colour::Ship, _) => SHIP_GOODS,
        (Colour::Building | Colour::Animal | Colour::Knowledge, None) => ANIMAL_POINTS,
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

/// A die of whoever acts: `die:3`.
pub(crate) fn die(face: Face) -> Place {
    Place::new(format!("die:{face}"))
}

/// A depot: `depot:4`, the black one `depot:0`.
pub(crate) fn depot(number: u8) -> Place {
    Place::new(format!("depot:{number}"))
}

/// A tile on a depot: `depot:4/bank`.
pub(crate) fn on_depot(number: u8, tile: Tile) -> Place {
    Place::new(format!("depot:{number}/{}", tile.name()))
}

/// The goods on a depot: `goods:4`.
pub(crate) fn goods(number: u8) -> Place {
    Place::new(format!("goods:{number}"))
}

/// An estate to choose: `estate:4`.
pub(crate) fn estate(number: u8) -> Place {
    Place::new(format!("estate:{number}"))
}

/// A space of somebody's estate: `space:0/d4`.
pub(crate) fn space(seat: Seat, space: Space) -> Place {
    space_named(seat, space.name())
}

/// A space of somebody's estate, by its name.
pub(crate) fn space_named(seat: Seat, space: &str) -> Place {
    Place::new(format!("space:{}/{space}", seat.0))
}

/// A space of an estate to choose: `estate:4/d4`.
pub(crate) fn estate_space(number: u8, space: Space) -> Place {
    Place::new(format!("estate:{number}/{space}"))
}

/// A tile in somebody's storage: `stored:0/bank`.
pub(crate) fn stored(seat: Seat, tile: Tile) -> Place {
    stored_named(seat, tile.name())
}

/// A tile in somebody's storage, by its name.
pub(crate) fn stored_named(seat: Seat, tile: &str) -> Place {
    Place::new(format!("stored:{}/{tile}", seat.0))
}

/// Goods somebody has: `good:0/pink`.
pub(crate) fn good(seat: Seat, good: Good) -> Place {
    good_named(seat, good.name())
}

/// Goods somebody has, by their name.
pub(crate) fn good_named(seat: Seat, good: &str) -> Place {
    Place::new(format!("good:{}/{good}", seat.0))
}

/// Workers somebody has: `workers:0`.
pub(crate) fn workers(seat: Seat) -> Place {
    Place::new(format!("workers:{}", seat.0))
}

/// Silver somebody has: `silver:0`.
pub(crate) fn silver(seat: Seat) -> Place {
    Place::new(format!("silver:{}", seat.0))
}

/// Somebody's marker on the track of the turn order: `marker:0`.
pub(crate) fn marker(seat: Seat) -> Place {
    Place::new(format!("marker:{}", seat.0))
}

/// A kind of tile, wherever it is: `tile:bank`.
pub(crate) fn tile(tile: Tile) -> Place {
    Place::new(format!("tile:{}", tile.name()))
}

/// Declining: `pass`.
pub(crate) fn pass() -> Place {
    Place::new("pass")
}
