//! What the elements beyond the base game are worth to each seat, in points: rough, but enough to play them sensibly.

use duchy_carcassonne::{Carcassonne, FigureKind, Quarter};
use duchy_game::{Game, Seat};

use super::evaluator::SEATS;

/// What one tile of a bazaar is worth more than the others.
const CHOICE_OF_TILE: f32 = 2.0;
/// What a bridge in the supply is worth while the game is young.
const BRIDGE: f32 = 1.5;
/// What a castle will score, with time enough.
const CASTLE: f32 = 5.5;
/// What a castle in the supply is worth while the game is young.
const CASTLE_IN_SUPPLY: f32 = 0.7;
/// Turns of its own within which the fairy is probably moved away.
const FAIRY_STAYS: f32 = 2.5;
/// What a figure in a quarter brings when its feature comes up.
const QUARTER: f32 = 3.0;
/// How surely the king or the robber stays with whoever has him.
const CROWN_STAYS: f32 = 0.5;

/// Adds what elements promise to the hopes of each seat, and figures that will come home to its supply. `returning` is how
/// likely the feature of the figure that the fairy helps is completed.
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
            // The market is emptied at the end, whoever is there.
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

/// Everybody gets a tile; points change hands for the choice of it.
fn add_bazaar(position: &Carcassonne, hopes: &mut [f32; SEATS]) {
    for (seat, _) in position.bought() {
        hopes[seat.index()] += CHOICE_OF_TILE;
    }
    if let Some((_, Some((bidder, points)))) = position.auction() {
        let points = f32::from(points);
        let alone = position.auctioneer() == Some(bidder);
        // The auctioneer buys what is cheap and sells what is dear.
        hopes[bidder.index()] += match alone {
            true => CHOICE_OF_TILE - points,
            false if points <= CHOICE_OF_TILE => points,
            false => CHOICE_OF_TILE - points,
        };
    }
}
