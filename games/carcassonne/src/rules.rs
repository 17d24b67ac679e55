//! The clauses that refusals and score lines name, and how places on the map are named.

use duchy_game::{BoardRef, RuleId, Rulebook, Texts};

use crate::square::{Side, Square};

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
pub(crate) const FIGURE_MONASTERY: RuleId = RuleId::new("figure.monastery");
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

/// A square: `cell:1,0`.
pub(crate) fn cell(square: Square) -> BoardRef {
    BoardRef::new(format!("cell:{square}"))
}

/// How a tile is turned: `turn:E`.
pub(crate) fn turn(facing: Side) -> BoardRef {
    BoardRef::new(format!("turn:{facing}"))
}

/// Placing nothing: `pass`.
pub(crate) fn pass() -> BoardRef {
    BoardRef::new("pass")
}
