//! The clauses that refusals and score lines name, and how places on the map are named.

use crate::place::Place;
use duchy_game::{RuleId, Rulebook, Texts};

use crate::{
    action::{Quarter, Target},
    square::{Axis, CastleAt, Side, Square},
};

const PAGES: Texts = Texts { en: include_str!("../rules/en.md"), ru: include_str!("../rules/ru.md") };

/// The rules in our own words.
pub(crate) static RULEBOOK: Rulebook = Rulebook::new(PAGES);

pub(crate) const TURN_ORDER: RuleId = RuleId::new("turn.order");
pub(crate) const TURN_STEPS: RuleId = RuleId::new("turn.steps");
pub(crate) const DRAW_OPEN: RuleId = RuleId::new("draw.open");
pub(crate) const DRAW_UNPLACEABLE: RuleId = RuleId::new("draw.unplaceable");
pub(crate) const PLACE_MUST: RuleId = RuleId::new("place.must");
pub(crate) const PLACE_FREE: RuleId = RuleId::new("place.free");
pub(crate) const PLACE_ADJACENT: RuleId = RuleId::new("place.adjacent");
pub(crate) const PLACE_MATCH: RuleId = RuleId::new("place.match");
pub(crate) const FIGURE_OPTIONAL: RuleId = RuleId::new("figure.optional");
pub(crate) const FIGURE_ONE_FEATURE: RuleId = RuleId::new("figure.one-feature");
pub(crate) const FIGURE_OCCUPIED_ROAD: RuleId = RuleId::new("figure.occupied-road");
pub(crate) const FIGURE_OCCUPIED_CITY: RuleId = RuleId::new("figure.occupied-city");
pub(crate) const FIGURE_OCCUPIED_FIELD: RuleId = RuleId::new("figure.occupied-field");
pub(crate) const FIELD_OPTIONAL: RuleId = RuleId::new("field.optional");
pub(crate) const ROAD_SCORE: RuleId = RuleId::new("road.score");
pub(crate) const CITY_SCORE: RuleId = RuleId::new("city.score");
pub(crate) const CITY_SHIELDS: RuleId = RuleId::new("city.shields");
pub(crate) const MONASTERY_SCORE: RuleId = RuleId::new("monastery.score");
pub(crate) const FINAL_ROAD: RuleId = RuleId::new("final.road");
pub(crate) const FINAL_CITY: RuleId = RuleId::new("final.city");
pub(crate) const FINAL_MONASTERY: RuleId = RuleId::new("final.monastery");
pub(crate) const FINAL_FIELD: RuleId = RuleId::new("final.field");
pub(crate) const SETUP_FIRST: RuleId = RuleId::new("setup.first");
pub(crate) const END_LAST_TILE: RuleId = RuleId::new("end.last-tile");
pub(crate) const END_WINNER: RuleId = RuleId::new("end.winner");
pub(crate) const END_SHARED_VICTORY: RuleId = RuleId::new("end.shared-victory");

pub(crate) const SETUP_ELEMENTS: RuleId = RuleId::new("setup.elements");
pub(crate) const FIGURE_SUPPLY: RuleId = RuleId::new("figure.supply");
pub(crate) const FIGURE_THIS_TILE: RuleId = RuleId::new("figure.this-tile");
pub(crate) const FIGURE_GARDEN: RuleId = RuleId::new("figure.garden");
pub(crate) const RIVER_CONTINUE: RuleId = RuleId::new("river.continue");
pub(crate) const RIVER_NO_TURNING_BACK: RuleId = RuleId::new("river.no-turning-back");
pub(crate) const RIVER_NO_RING: RuleId = RuleId::new("river.no-ring");
pub(crate) const RIVER2_LAKE: RuleId = RuleId::new("river2.lake");
pub(crate) const RIVER2_EXTRA_TURN: RuleId = RuleId::new("river2.extra-turn");
pub(crate) const ABBOT_SUPPLY: RuleId = RuleId::new("abbot.supply");
pub(crate) const ABBOT_WHERE: RuleId = RuleId::new("abbot.where");
pub(crate) const ABBOT_GARDEN: RuleId = RuleId::new("abbot.garden");
pub(crate) const ABBOT_GARDEN_SCORE: RuleId = RuleId::new("abbot.garden-score");
pub(crate) const ABBOT_BACK: RuleId = RuleId::new("abbot.back");
pub(crate) const ABBOT_BACK_SCORE: RuleId = RuleId::new("abbot.back-score");
pub(crate) const ABBOT_FINAL: RuleId = RuleId::new("abbot.final");
pub(crate) const DRAGON_VOLCANO: RuleId = RuleId::new("dragon.volcano");
pub(crate) const DRAGON_COMES: RuleId = RuleId::new("dragon.comes");
pub(crate) const DRAGON_ASIDE: RuleId = RuleId::new("dragon.aside");
pub(crate) const DRAGON_SHUFFLED_BACK: RuleId = RuleId::new("dragon.shuffled-back");
pub(crate) const DRAGON_FLIGHT: RuleId = RuleId::new("dragon.flight");
pub(crate) const DRAGON_STEPS: RuleId = RuleId::new("dragon.steps");
pub(crate) const DRAGON_STEP: RuleId = RuleId::new("dragon.step");
pub(crate) const DRAGON_VISITED: RuleId = RuleId::new("dragon.visited");
pub(crate) const DRAGON_FAIRY: RuleId = RuleId::new("dragon.fairy");
pub(crate) const DRAGON_FORTRESS: RuleId = RuleId::new("dragon.fortress");
pub(crate) const DRAGON_EATS: RuleId = RuleId::new("dragon.eats");
pub(crate) const DRAGON_DEAD_END: RuleId = RuleId::new("dragon.dead-end");
pub(crate) const PRINCESS_EXPEL: RuleId = RuleId::new("princess.expel");
pub(crate) const PRINCESS_DECLINE: RuleId = RuleId::new("princess.decline");
pub(crate) const PORTAL_ANYWHERE: RuleId = RuleId::new("portal.anywhere");
pub(crate) const PORTAL_UNFINISHED: RuleId = RuleId::new("portal.unfinished");
pub(crate) const PORTAL_FORTRESS: RuleId = RuleId::new("portal.fortress");
pub(crate) const PORTAL_VOLCANO: RuleId = RuleId::new("portal.volcano");
pub(crate) const FAIRY_MOVE: RuleId = RuleId::new("fairy.move");
pub(crate) const FAIRY_OWN: RuleId = RuleId::new("fairy.own");
pub(crate) const FAIRY_CASTLE: RuleId = RuleId::new("fairy.castle");
pub(crate) const FAIRY_TURN: RuleId = RuleId::new("fairy.turn");
pub(crate) const FAIRY_FEATURE: RuleId = RuleId::new("fairy.feature");
pub(crate) const COUNT_PLACE: RuleId = RuleId::new("count.place");
pub(crate) const COUNT_SUPPLY: RuleId = RuleId::new("count.supply");
pub(crate) const COUNT_ABBOT: RuleId = RuleId::new("count.abbot");
pub(crate) const COUNT_MOVES_COUNT: RuleId = RuleId::new("count.moves-count");
pub(crate) const COUNT_MOVES: RuleId = RuleId::new("count.moves");
pub(crate) const COUNT_MARKET: RuleId = RuleId::new("count.market");
pub(crate) const COUNT_MARKET_FARMERS: RuleId = RuleId::new("count.market-farmers");
pub(crate) const KING_LARGER: RuleId = RuleId::new("king.larger");
pub(crate) const KING_FINAL: RuleId = RuleId::new("king.final");
pub(crate) const ROBBER_LARGER: RuleId = RuleId::new("robber.larger");
pub(crate) const ROBBER_FINAL: RuleId = RuleId::new("robber.final");
pub(crate) const CULT_NEIGHBOURS: RuleId = RuleId::new("cult.neighbours");
pub(crate) const CULT_SCORE: RuleId = RuleId::new("cult.score");
pub(crate) const CULT_HOME: RuleId = RuleId::new("cult.home");
pub(crate) const CULT_FINAL: RuleId = RuleId::new("cult.final");
pub(crate) const BRIDGE_SUPPLY: RuleId = RuleId::new("bridge.supply");
pub(crate) const BRIDGE_ONE: RuleId = RuleId::new("bridge.one");
pub(crate) const BRIDGE_WHERE: RuleId = RuleId::new("bridge.where");
pub(crate) const BRIDGE_ENDS: RuleId = RuleId::new("bridge.ends");
pub(crate) const BRIDGE_CONTINUES: RuleId = RuleId::new("bridge.continues");
pub(crate) const BRIDGE_MEETS: RuleId = RuleId::new("bridge.meets");
pub(crate) const BRIDGE_ONE_PER_TILE: RuleId = RuleId::new("bridge.one-per-tile");
pub(crate) const BRIDGE_NEEDED: RuleId = RuleId::new("bridge.needed");
pub(crate) const CASTLE_CHOICE: RuleId = RuleId::new("castle.choice");
pub(crate) const CASTLE_MOVES_IN: RuleId = RuleId::new("castle.moves-in");
pub(crate) const CASTLE_SAME_POINTS: RuleId = RuleId::new("castle.same-points");
pub(crate) const CASTLE_CHOOSE_ONE: RuleId = RuleId::new("castle.choose-one");
pub(crate) const CASTLE_FIELD: RuleId = RuleId::new("castle.field");
pub(crate) const CASTLE_FINAL: RuleId = RuleId::new("castle.final");
pub(crate) const BAZAAR_WHEN: RuleId = RuleId::new("bazaar.when");
pub(crate) const BAZAAR_TOO_FEW: RuleId = RuleId::new("bazaar.too-few");
pub(crate) const BAZAAR_OFFER: RuleId = RuleId::new("bazaar.offer");
pub(crate) const BAZAAR_BID: RuleId = RuleId::new("bazaar.bid");
pub(crate) const BAZAAR_HIGHER: RuleId = RuleId::new("bazaar.higher");
pub(crate) const BAZAAR_CAP: RuleId = RuleId::new("bazaar.cap");
pub(crate) const BAZAAR_DEAL: RuleId = RuleId::new("bazaar.deal");
pub(crate) const BAZAAR_ALONE: RuleId = RuleId::new("bazaar.alone");
pub(crate) const BAZAAR_LAST: RuleId = RuleId::new("bazaar.last");
pub(crate) const BAZAAR_LAY: RuleId = RuleId::new("bazaar.lay");
pub(crate) const BAZAAR_SHARE: RuleId = RuleId::new("bazaar.share");

/// A square: `cell:1,0`.
pub(crate) fn cell(square: Square) -> Place {
    Place::new(format!("cell:{square}"))
}

/// How a tile is turned: `turn:E`.
pub(crate) fn turn(facing: Side) -> Place {
    Place::new(format!("turn:{facing}"))
}

/// Placing nothing: `pass`.
pub(crate) fn pass() -> Place {
    Place::new("pass")
}

/// A bridge: `bridge:1,0:NS`.
pub(crate) fn bridge(square: Square, axis: Axis) -> Place {
    Place::new(format!("bridge:{square}:{axis}"))
}

/// A castle: `castle:1,0:E`.
pub(crate) fn castle(castle: CastleAt) -> Place {
    let CastleAt { square, side } = castle;
    Place::new(match side {
        Some(side) => format!("castle:{square}:{side}"),
        None => format!("castle:{square}"),
    })
}

/// A quarter of the fortress: `quarter:palace`.
pub(crate) fn quarter(quarter: Quarter) -> Place {
    Place::new(format!("quarter:{quarter}"))
}

/// A tile on show: `tile:BASE-E`.
pub(crate) fn tile(name: &str) -> Place {
    Place::new(format!("tile:{name}"))
}

/// What a castle scores: a part of a feature, or another castle.
pub(crate) fn target(target: Target) -> Place {
    match target {
        Target::Feature { square, spot } => spot.on(square),
        Target::Castle { castle: at } => castle(at),
    }
}
