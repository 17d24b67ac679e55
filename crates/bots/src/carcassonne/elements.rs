//! Rough values of the expansion elements for each seat, in points: enough to play them sensibly.

use duchy_carcassonne::{Carcassonne, FigureKind, Quarter};
use duchy_game::{Game, Seat};

use super::evaluator::SEATS;

/// The extra value of the best tile at a bazaar.
const CHOICE_OF_TILE: f32 = 2.0;
/// A bridge in the supply, early in the game.
const BRIDGE: f32 = 1.5;
/// The expected score of a castle, given enough time.
const CASTLE: f32 = 5.5;
/// A castle in the supply, early in the game.
const CASTLE_IN_SUPPLY: f32 = 0.7;
/// The number of own turns the fairy is expected to stay.
const FAIRY_STAYS: f32 = 2.5;
/// A figure in a quarter, when its feature is scored.
const QUARTER: f32 = 3.0;
/// The probability that the king or the robber stays with his owner.
const CROWN_STAYS: f32 = 0.5;

/// Adds the elements' expected points to `hopes`, and figures expected to return to `supply`. `returning` is the
/// probability that the feature of the figure next to the fairy is completed.
pub(super) fn add_prospects(
    position: &Carcassonne,
    turns_left: f32,
    returning: f32,
    hopes: &mut [f32; SEATS],
    supply: &mut [f32; SEATS],
) {
    let time = (turns_left / 8.0).min(1.0);
    for (seat, player) in position.players().iter().enumerate() {
        supply[seat] += 0.4 * f32::from(player.abbots);
        hopes[seat] += time * (BRIDGE * f32::from(player.bridges) + CASTLE_IN_SUPPLY * f32::from(player.castles));
    }
    if let Some(seat) = position.helped_by_fairy() {
        hopes[seat.index()] += turns_left.min(FAIRY_STAYS) + 3.0 * (0.4 + 0.6 * returning);
    }
    for (seat, _, manned) in position.castles() {
        if manned {
            hopes[seat.index()] += time * CASTLE;
            supply[seat.index()] += 0.5 * time;
        }
    }
    for seat in Seat::all(position.seats()) {
        for quarter in Quarter::ALL {
            let meeples = position.in_quarter(seat, quarter, FigureKind::Meeple);
            let abbots = position.in_quarter(seat, quarter, FigureKind::Abbot);
            let figures = f32::from(meeples + abbots);
            let locked = if position.count() == quarter { 0.5 } else { 1.0 };
            // The market is emptied at the end in any case.
            hopes[seat.index()] += figures * QUARTER * if quarter == Quarter::Market { 1.0 } else { time * locked };
        }
    }
    let [cities, roads] = position.completed_counts();
    for (crown, completed) in [(position.king(), cities), (position.robber(), roads)] {
        if let Some((seat, _)) = crown {
            let completed = completed as f32;
            let sure = CROWN_STAYS + (1.0 - CROWN_STAYS) * (1.0 - time);
            hopes[seat.index()] += sure * (completed + 0.3 * turns_left);
        }
    }
    add_bazaar(position, hopes);
}

/// Everyone gets a tile; points change hands for the choice.
pub(super) fn add_bazaar(position: &Carcassonne, hopes: &mut [f32; SEATS]) {
    for (seat, _) in position.bought() {
        hopes[seat.index()] += CHOICE_OF_TILE;
    }
    if let Some((_, Some((bidder, points)))) = position.auction() {
        let points = f32::from(points);
        let alone = position.auctioneer() == Some(bidder);
        // The auctioneer buys below value and sells above it.
        hopes[bidder.index()] += match alone {
            true => CHOICE_OF_TILE - points,
            false if points <= CHOICE_OF_TILE => points,
            false => CHOICE_OF_TILE - points,
        };
    }
}
