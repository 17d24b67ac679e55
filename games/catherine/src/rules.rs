//! The clauses that refusals, descriptions and score lines name.

use duchy_game::{RuleId, Rulebook, Texts};

use crate::card::CardKind;

const PAGES: Texts = Texts { en: include_str!("../rules/en.md"), ru: include_str!("../rules/ru.md") };

/// The rules in our own words.
pub(crate) static RULEBOOK: Rulebook = Rulebook::new(PAGES);

pub(crate) const SETUP_ORDER: RuleId = RuleId::new("setup.order");
pub(crate) const SETUP_ROW: RuleId = RuleId::new("setup.row");
pub(crate) const KNOW_CHOICE: RuleId = RuleId::new("know.choice");
pub(crate) const KNOW_REVISE: RuleId = RuleId::new("know.revise");
pub(crate) const ROUND_PHASES: RuleId = RuleId::new("round.phases");
pub(crate) const DRAW_TWO: RuleId = RuleId::new("draw.two");
pub(crate) const DRAW_RESHUFFLE: RuleId = RuleId::new("draw.reshuffle");
pub(crate) const PLAY_HAND: RuleId = RuleId::new("play.hand");
pub(crate) const PLAY_ROW: RuleId = RuleId::new("play.row");
pub(crate) const PLAY_UNDER: RuleId = RuleId::new("play.under");
pub(crate) const REVEAL_TOGETHER: RuleId = RuleId::new("reveal.together");
pub(crate) const ACT_ABOVE: RuleId = RuleId::new("act.above");
pub(crate) const ACT_MATCH: RuleId = RuleId::new("act.match");
pub(crate) const ACT_INSTEAD: RuleId = RuleId::new("act.instead");
pub(crate) const ACT_NOTHING: RuleId = RuleId::new("act.nothing");
pub(crate) const ACT_COST: RuleId = RuleId::new("act.cost");
pub(crate) const ACT_REPEAT: RuleId = RuleId::new("act.repeat");
pub(crate) const ACT_BONUS: RuleId = RuleId::new("act.bonus");
pub(crate) const ACT_CONDITION: RuleId = RuleId::new("act.condition");
pub(crate) const HAND_POINTS: RuleId = RuleId::new("hand.points");
pub(crate) const FAVOUR_STEP: RuleId = RuleId::new("favour.step");
pub(crate) const FAVOUR_OVERFLOW: RuleId = RuleId::new("favour.overflow");
pub(crate) const BUILD_LISTED: RuleId = RuleId::new("build.listed");
pub(crate) const BUILD_ONCE: RuleId = RuleId::new("build.once");
pub(crate) const BUILD_SUPPLY: RuleId = RuleId::new("build.supply");
pub(crate) const BUILD_GOODS: RuleId = RuleId::new("build.goods");
pub(crate) const CARD_CHARTER: RuleId = RuleId::new("card.charter");
pub(crate) const CANNONS_MORE: RuleId = RuleId::new("cannons.more");
pub(crate) const CANNONS_TIE: RuleId = RuleId::new("cannons.tie");
pub(crate) const BOOKS_MOST: RuleId = RuleId::new("books.most");
pub(crate) const BOOKS_MIDDLE: RuleId = RuleId::new("books.middle");
pub(crate) const RESIDENCES_POINTS: RuleId = RuleId::new("residences.points");
pub(crate) const RESIDENCES_ONES: RuleId = RuleId::new("residences.ones");
pub(crate) const FAVOUR_POINTS: RuleId = RuleId::new("favour.points");
pub(crate) const CLEAR_COVERED: RuleId = RuleId::new("clear.covered");
pub(crate) const FINAL_HAND: RuleId = RuleId::new("final.hand");
pub(crate) const FINAL_ORDER: RuleId = RuleId::new("final.order");
pub(crate) const FINAL_NETWORK: RuleId = RuleId::new("final.network");
pub(crate) const GAME_DECADES: RuleId = RuleId::new("game.decades");
pub(crate) const END_WINNER: RuleId = RuleId::new("end.winner");
pub(crate) const END_SHARED: RuleId = RuleId::new("end.shared");
pub(crate) const END_OVER: RuleId = RuleId::new("end.over");

/// The clause of a kind of card.
pub(crate) const fn of_card(kind: CardKind) -> RuleId {
    match kind {
        CardKind::Market => RuleId::new("card.market"),
        CardKind::Gift => RuleId::new("card.gift"),
        CardKind::Academy => RuleId::new("card.academy"),
        CardKind::Audience => RuleId::new("card.audience"),
        CardKind::Library => RuleId::new("card.library"),
        CardKind::Salon => RuleId::new("card.salon"),
        CardKind::Fair => RuleId::new("card.fair"),
        CardKind::Charter => CARD_CHARTER,
        CardKind::Feast => RuleId::new("card.feast"),
        CardKind::Banquet => RuleId::new("card.banquet"),
        CardKind::BuildDraw => RuleId::new("card.build-draw"),
        CardKind::BuildPoints => RuleId::new("card.build-points"),
        CardKind::BuildFavour => RuleId::new("card.build-favour"),
        CardKind::BuildRegion => RuleId::new("card.build-region"),
    }
}
