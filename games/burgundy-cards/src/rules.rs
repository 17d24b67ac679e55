//! The clauses that refusals, events and score lines name, and how places on the table are named.

use crate::place::Place;
use duchy_game::{RuleId, Rulebook, Seat, Texts};

use crate::piles::Pile;

const PAGES: Texts = Texts { en: include_str!("../rules/en.md"), ru: include_str!("../rules/ru.md") };

/// The rules in our own words.
pub(crate) static RULEBOOK: Rulebook = Rulebook::new(PAGES);

pub(crate) const SETUP_STORAGE: RuleId = RuleId::new("setup.storage");
pub(crate) const SETUP_FIRST: RuleId = RuleId::new("setup.first");
pub(crate) const SETUP_DISPLAY: RuleId = RuleId::new("setup.display");
pub(crate) const ROUND_FIVE: RuleId = RuleId::new("round.five");
pub(crate) const ROUND_RESHUFFLE: RuleId = RuleId::new("round.reshuffle");
pub(crate) const ROUND_NEXT_FIRST: RuleId = RuleId::new("round.next-first");
pub(crate) const TURN_ORDER: RuleId = RuleId::new("turn.order");
pub(crate) const TURN_HAND: RuleId = RuleId::new("turn.hand");
pub(crate) const TURN_PLAY: RuleId = RuleId::new("turn.play");
pub(crate) const TURN_ONE_ACTION: RuleId = RuleId::new("turn.one-action");
pub(crate) const TURN_END: RuleId = RuleId::new("turn.end");
pub(crate) const TAKE_ROW: RuleId = RuleId::new("take.row");
pub(crate) const TAKE_LIMIT: RuleId = RuleId::new("take.limit");
pub(crate) const PLACE_PROJECT: RuleId = RuleId::new("place.project");
pub(crate) const PLACE_DIE: RuleId = RuleId::new("place.die");
pub(crate) const SELL_DIE: RuleId = RuleId::new("sell.die");
pub(crate) const SELL_ALL: RuleId = RuleId::new("sell.all");
pub(crate) const SELL_SILVER: RuleId = RuleId::new("sell.silver");
pub(crate) const SELL_POINTS: RuleId = RuleId::new("sell.points");
pub(crate) const SELL_START_CARD: RuleId = RuleId::new("sell.start-card");
pub(crate) const WORKERS_TWO: RuleId = RuleId::new("workers.two");
pub(crate) const SILVER_ONE: RuleId = RuleId::new("silver.one");
pub(crate) const CONVERT_POINTS: RuleId = RuleId::new("convert.points");
pub(crate) const CONVERT_THREES: RuleId = RuleId::new("convert.threes");
pub(crate) const WORKER_SHIFT: RuleId = RuleId::new("worker.shift");
pub(crate) const BUY_COST: RuleId = RuleId::new("buy.cost");
pub(crate) const BUY_ONCE: RuleId = RuleId::new("buy.once");
pub(crate) const BUY_WHEN: RuleId = RuleId::new("buy.when");
pub(crate) const BUY_CHOOSE: RuleId = RuleId::new("buy.choose");
pub(crate) const BUY_PROJECT: RuleId = RuleId::new("buy.project");
pub(crate) const BUY_ACTION: RuleId = RuleId::new("buy.action");
pub(crate) const BUY_SHORT: RuleId = RuleId::new("buy.short");
pub(crate) const MINE_SILVER: RuleId = RuleId::new("effect.mine");
pub(crate) const KNOWLEDGE_WORKERS: RuleId = RuleId::new("effect.knowledge");
pub(crate) const SHIP_GOOD: RuleId = RuleId::new("effect.ship");
pub(crate) const PASTURE_ANIMAL: RuleId = RuleId::new("effect.pasture");
pub(crate) const CASTLE_FREE: RuleId = RuleId::new("effect.castle");
pub(crate) const PILES_TOP: RuleId = RuleId::new("piles.top");
pub(crate) const PILES_NONE: RuleId = RuleId::new("piles.none");
pub(crate) const BUILDING_CARPENTER: RuleId = RuleId::new("building.carpenter");
pub(crate) const BUILDING_CHURCH: RuleId = RuleId::new("building.church");
pub(crate) const BUILDING_MARKET: RuleId = RuleId::new("building.market");
pub(crate) const BUILDING_WATCHTOWER: RuleId = RuleId::new("building.watchtower");
pub(crate) const BUILDING_BANK: RuleId = RuleId::new("building.bank");
pub(crate) const BUILDING_INN: RuleId = RuleId::new("building.inn");
pub(crate) const BUILDING_WAREHOUSE: RuleId = RuleId::new("building.warehouse");
pub(crate) const BUILDING_CITY_HALL: RuleId = RuleId::new("building.city-hall");
pub(crate) const BUILDING_NOTHING: RuleId = RuleId::new("building.nothing");
pub(crate) const BUILDING_DECLINE: RuleId = RuleId::new("building.decline");
pub(crate) const CLOISTER_JOKER: RuleId = RuleId::new("cloister.joker");
pub(crate) const CLOISTER_UNDER: RuleId = RuleId::new("cloister.under");
pub(crate) const CLOISTER_TWO_STACKS: RuleId = RuleId::new("cloister.two-stacks");
pub(crate) const TRIPLE_POINTS: RuleId = RuleId::new("triple.points");
pub(crate) const TRIPLE_FIRST: RuleId = RuleId::new("triple.first");
pub(crate) const TRIPLE_ROUND: RuleId = RuleId::new("triple.round");
pub(crate) const SEVEN_CARD: RuleId = RuleId::new("seven.card");
pub(crate) const FINAL_ANIMALS: RuleId = RuleId::new("final.animals");
pub(crate) const FINAL_START_CARD: RuleId = RuleId::new("final.start-card");
pub(crate) const FINAL_WINNER: RuleId = RuleId::new("final.winner");
pub(crate) const FINAL_SHARED: RuleId = RuleId::new("final.shared");
pub(crate) const SOLO_PILES: RuleId = RuleId::new("solo.piles");
pub(crate) const SOLO_YOUR_POINT: RuleId = RuleId::new("solo.your-point");
pub(crate) const SOLO_BONUS_CARDS: RuleId = RuleId::new("solo.bonus-cards");
pub(crate) const SOLO_CHECK: RuleId = RuleId::new("solo.check");
pub(crate) const SOLO_TIE: RuleId = RuleId::new("solo.tie");

/// A row of the display: `row:4`.
pub(crate) fn row(row: u8) -> Place {
    Place::new(format!("row:{row}"))
}

/// A card in the display: `display:4:mine 2`.
pub(crate) fn shown(row: u8, card: &str) -> Place {
    Place::new(format!("display:{row}:{card}"))
}

/// A card in hand: `hand:mine 2`.
pub(crate) fn hand(card: &str) -> Place {
    Place::new(format!("hand:{card}"))
}

/// A project: `project:0:mine 2`.
pub(crate) fn project(seat: Seat, card: &str) -> Place {
    Place::new(format!("project:{}:{card}", seat.0))
}

/// A stack of the estate: `estate:0:mine`.
pub(crate) fn stack(seat: Seat, kind: &str) -> Place {
    Place::new(format!("estate:{}:{kind}", seat.0))
}

/// A stack of the rival's estate: `estate:rival:mine`.
pub(crate) fn rival_stack(kind: &str) -> Place {
    Place::new(format!("estate:rival:{kind}"))
}

/// What a player has in storage: `stored:0:dark`, `stored:0:workers`.
pub(crate) fn stored(seat: Seat, what: &str) -> Place {
    Place::new(format!("stored:{}:{what}", seat.0))
}

/// A card just bought: `offer:mine 2`.
pub(crate) fn offer(card: &str) -> Place {
    Place::new(format!("offer:{card}"))
}

/// A pile: `pile:goods:left`, `pile:animals:right`.
pub(crate) fn pile(goods: bool, pile: Pile) -> Place {
    let what = if goods { "goods" } else { "animals" };
    let side = match pile {
        Pile::Left => "left",
        Pile::Right => "right",
    };
    Place::new(format!("pile:{what}:{side}"))
}

/// Something that has one place on the table: `deck`, `workers`, `pass`.
pub(crate) fn place(name: &str) -> Place {
    Place::new(name)
}
