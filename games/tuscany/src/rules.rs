//! The clauses that refusals and score lines name.

use duchy_game::{RuleId, Rulebook, Texts};

const PAGES: Texts = Texts { en: include_str!("../rules/en.md"), ru: include_str!("../rules/ru.md") };

/// The rules in our own words.
pub(crate) static RULEBOOK: Rulebook = Rulebook::new(PAGES);

pub(crate) const SETUP_SEATS: RuleId = RuleId::new("setup.seats");
pub(crate) const SETUP_FIRST: RuleId = RuleId::new("setup.first");
pub(crate) const SETUP_BOARDS: RuleId = RuleId::new("setup.boards");
pub(crate) const SETUP_LAYOUT: RuleId = RuleId::new("setup.layout");
pub(crate) const SETUP_HIDDEN: RuleId = RuleId::new("setup.hidden");
pub(crate) const SETUP_START_CASTLE: RuleId = RuleId::new("setup.start-castle");
pub(crate) const SETUP_BONUS_TILE: RuleId = RuleId::new("setup.bonus-tile");
pub(crate) const TURN_ORDER: RuleId = RuleId::new("turn.order");
pub(crate) const TURN_ACTION: RuleId = RuleId::new("turn.action");
pub(crate) const TURN_NOTHING: RuleId = RuleId::new("turn.nothing");
pub(crate) const DRAW_THREE: RuleId = RuleId::new("draw.three");
pub(crate) const DRAW_SHUFFLE: RuleId = RuleId::new("draw.shuffle");
pub(crate) const TAKE_ANY: RuleId = RuleId::new("take.any");
pub(crate) const TAKE_STORE: RuleId = RuleId::new("take.store");
pub(crate) const TAKE_DISCARD: RuleId = RuleId::new("take.discard");
pub(crate) const TAKE_REPLACE: RuleId = RuleId::new("take.replace");
pub(crate) const TAKE_NEUTRAL: RuleId = RuleId::new("take.neutral");
pub(crate) const TAKE_NOTHING_FITS: RuleId = RuleId::new("take.nothing-fits");
pub(crate) const TAKE_MUST: RuleId = RuleId::new("take.must");
pub(crate) const TAKE_IMPOSSIBLE: RuleId = RuleId::new("take.impossible");
pub(crate) const OPEN_FIVE: RuleId = RuleId::new("open.five");
pub(crate) const OPEN_NEUTRAL: RuleId = RuleId::new("open.neutral");
pub(crate) const PLACE_STORED: RuleId = RuleId::new("place.stored");
pub(crate) const PLACE_FREE: RuleId = RuleId::new("place.free");
pub(crate) const PLACE_ADJACENT: RuleId = RuleId::new("place.adjacent");
pub(crate) const PLACE_COLOUR: RuleId = RuleId::new("place.colour");
pub(crate) const PLACE_COST: RuleId = RuleId::new("place.cost");
pub(crate) const PLACE_PAIR: RuleId = RuleId::new("place.pair");
pub(crate) const PLACE_WORKER: RuleId = RuleId::new("place.worker");
pub(crate) const REGION_SCORE: RuleId = RuleId::new("region.score");
pub(crate) const COLOUR_FIRST: RuleId = RuleId::new("colour.first");
pub(crate) const COLOUR_SECOND: RuleId = RuleId::new("colour.second");
pub(crate) const CASTLE_TAKE: RuleId = RuleId::new("castle.take");
pub(crate) const CASTLE_OPTIONAL: RuleId = RuleId::new("castle.optional");
pub(crate) const TOWN_BONUS: RuleId = RuleId::new("town.bonus");
pub(crate) const TOWN_STORAGE: RuleId = RuleId::new("town.storage");
pub(crate) const TOWN_OUT: RuleId = RuleId::new("town.out");
pub(crate) const TAVERN_HEX: RuleId = RuleId::new("tavern.hex");
pub(crate) const TAVERN_FULL: RuleId = RuleId::new("tavern.full");
pub(crate) const HEX_LATER: RuleId = RuleId::new("hex.later");
pub(crate) const FIELD_PRODUCTS: RuleId = RuleId::new("field.products");
pub(crate) const QUARRY_MARBLE: RuleId = RuleId::new("quarry.marble");
pub(crate) const VILLAGE_WORKER: RuleId = RuleId::new("village.worker");
pub(crate) const MARBLE_ACTION: RuleId = RuleId::new("marble.action");
pub(crate) const MARBLE_ONCE: RuleId = RuleId::new("marble.once");
pub(crate) const WAGON_CARD: RuleId = RuleId::new("wagon.card");
pub(crate) const WAGON_CHOICE: RuleId = RuleId::new("wagon.choice");
pub(crate) const WAGON_SHUFFLE: RuleId = RuleId::new("wagon.shuffle");
pub(crate) const WAGON_HEX: RuleId = RuleId::new("wagon.hex");
pub(crate) const ROUND_SCORE: RuleId = RuleId::new("round.score");
pub(crate) const ROUND_LAST_TURN: RuleId = RuleId::new("round.last-turn");
pub(crate) const FINAL_GOODS: RuleId = RuleId::new("final.goods");
pub(crate) const FINAL_CARDS: RuleId = RuleId::new("final.cards");
pub(crate) const FINAL_WINNER: RuleId = RuleId::new("final.winner");
pub(crate) const FINAL_TIE: RuleId = RuleId::new("final.tie");
