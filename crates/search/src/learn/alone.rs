//! Chances to win alone, fitted to games of those who play.
//!
//! With others at the table a lead says who wins, however well all of them play. Alone the goal stands still, and
//! training, where players look one step ahead and try things, reaches it less often than a whole-turn search.

use duchy_game::{BadOptions, Game, Interned, Observed, context::Keyed};

use super::{Curve, Features, Learned, train::TrainingTable};
use crate::{Budget, Outlook, Searcher, mix};

/// A moment of a game: its stage, how far the points that are expected are above what it takes, and what came.
struct Moment {
    stage: usize,
    lead: f64,
    won: f64,
}

/// Lets `player` play `games` alone, and gives the evaluator's curve with the chances that came of it.
pub fn fit<G: Game, F: Features<G>>(
    evaluator: &mut Learned<F>,
    player: &mut dyn Searcher<G>,
    positions: u64,
    catalogue: Interned<G::Catalogue>,
    table: &TrainingTable<G>,
    games: u64,
) -> Result<Curve, BadOptions> {
    let mut moments = Vec::new();
    for game in 0..games {
        let mut luck = Keyed::new(mix(0, game));
        let mut position = G::start(catalogue, G::RULES, table.seats, &table.options, &mut luck)?;
        let (start, mut step) = (moments.len(), 0);
        while let Some(seat) = position.status().awaited().first() {
            let (stage, lead) = evaluator.lead_alone(&position);
            moments.push(Moment { stage, lead: f64::from(lead), won: 0.0 });
            step += 1;
            let observed = Observed::new(&position, seat, &mut Keyed::new(mix(step, game)));
            let action = player.choose(&observed, &Budget::positions(positions), mix(game, step));
            position.play_unchecked(seat, &action, &mut luck);
        }
        let won = f64::from(Outlook::result(&position).unwrap_or_default().shares[0]);
        moments[start..].iter_mut().for_each(|moment| moment.won = won);
    }
    let mut curve = evaluator.curve().clone();
    for (stage, numbers) in curve.stages.iter_mut().enumerate() {
        let moments = moments.iter().filter(|moment| moment.stage == stage);
        if let Some((slope, even)) = slope_and_middle(moments.map(|moment| (moment.lead, moment.won))) {
            [numbers[1], numbers[2]] = [slope as f32, even as f32];
        }
    }
    Ok(curve)
}

/// The slope, and where both are equally likely, by Newton's method; `None` if the moments don't tell.
fn slope_and_middle(moments: impl Iterator<Item = (f64, f64)> + Clone) -> Option<(f64, f64)> {
    let (mut slope, mut level) = (0.0, 0.0);
    for _ in 0..20 {
        let (mut first, mut second) = ([0.0; 2], [0.0; 3]);
        for (lead, won) in moments.clone() {
            let chance = 1.0 / (1.0 + libm::exp(-(slope * lead + level)));
            let (miss, weight) = (won - chance, chance * (1.0 - chance));
            first = [first[0] + miss * lead, first[1] + miss];
            second = [second[0] + weight * lead * lead, second[1] + weight * lead, second[2] + weight];
        }
        let whole = second[0] * second[2] - second[1] * second[1];
        slope += (first[0] * second[2] - first[1] * second[1]) / whole;
        level += (first[1] * second[0] - first[0] * second[1]) / whole;
    }
    (slope > 0.0 && slope.is_finite() && level.is_finite()).then(|| (slope, -level / slope))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slope_and_middle_are_found() {
        let mut rng = fastrand::Rng::with_seed(1);
        let moments: Vec<(f64, f64)> = (0..20_000)
            .map(|_| {
                let lead = 40.0 * rng.f64() - 10.0;
                let chance = 1.0 / (1.0 + libm::exp(-0.3 * (lead - 5.0)));
                (lead, f64::from(u8::from(rng.f64() < chance)))
            })
            .collect();
        let (slope, even) = slope_and_middle(moments.iter().copied()).unwrap_or_default();
        assert!((slope - 0.3).abs() < 0.02 && (even - 5.0).abs() < 0.3, "{slope} {even}");
    }

    #[test]
    fn nothing_is_made_up() {
        assert_eq!(slope_and_middle(std::iter::empty()), None);
        assert_eq!(slope_and_middle([(1.0, 1.0), (2.0, 1.0)].into_iter()), None, "always won");
    }
}
