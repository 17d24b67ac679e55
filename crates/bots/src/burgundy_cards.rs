//! Opponents for The Castles of Burgundy: The Card Game.
//!
//! The judgement adds up what a player has and may still hope for: points, what storage is good for, how far the stacks
//! of the estate have come, and what the projects will do. What is hoped for fades as cards to play run out.

use duchy_burgundy_cards::{Building, BurgundyCards, Card, Catalogue, Player, ROUNDS, Token, Type, animal_points};
use duchy_game::{Game, Seat};
use duchy_search::{Evaluator, Greedy, Random, Searcher};

use crate::{Botted, Level};

impl Botted for BurgundyCards {
    const LEVELS: &'static [Level] = &[
        Level { id: "random", text: "bot-random", positions: 1 },
        // A turn with a chain of castles is seen whole, but for what chance brings.
        Level { id: "greedy", text: "bot-greedy", positions: 20_000 },
    ];

    fn searcher(level: &str) -> Option<Box<dyn Searcher<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(Judge).samples(2))),
            _ => None,
        }
    }
}

/// Judges positions of the card game, in points.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judge;

/// What a bonus of each round is worth about.
const ROUND_BONUS: [f32; ROUNDS] = [3.0, 2.0, 1.5, 0.9, 0.4];
/// How much of a triple one card, and two cards, are worth.
const BEGUN: [f32; 3] = [0.0, 0.2, 0.55];

impl Judge {
    /// What a seat may hope for, in points.
    pub fn prospects(&self, position: &BurgundyCards, seat: Seat) -> f32 {
        let player = &position.players()[seat.index()];
        let score = f32::from(player.score);
        if position.status().is_over() {
            return score;
        }
        let rounds_after = ROUNDS as u8 - 1 - position.round().min(ROUNDS as u8 - 1);
        let cards = 6 * u32::from(rounds_after) + player.hand().len() as u32 + u32::from(player.stack_len());
        let time = (cards as f32 / 6.0).min(1.0);
        score
            + storage(position, player, cards as f32)
            + estate(position, player, time)
            + projects(position, player, cards as f32)
    }
}

/// Workers, silver, goods and animals.
fn storage(position: &BurgundyCards, player: &Player, cards: f32) -> f32 {
    let catalogue = position.catalogue();
    let useful = (cards / 2.0).min(1.0);
    let few = |count: u8, first: f32, further: f32| {
        let count = f32::from(count);
        first * count.min(4.0) + further * (count - 4.0).max(0.0)
    };
    let mut worth = useful * (few(player.workers, 0.42, 0.3) + few(player.silver, 0.5, 0.32));
    for good in Token::GOODS {
        let count = f32::from(player.goods[good.index()]);
        if count > 0.0 {
            // Selling takes an action, so it pays to sell several at once.
            worth += useful * (count * (f32::from(catalogue.good_points(good)) + 0.4) - 0.7).max(0.2);
        }
    }
    let single = player.animals.iter().filter(|&&count| count > 0).count() as f32;
    worth + animal_points(&player.animals) as f32 + 0.15 * single * useful
}

/// Unfinished stacks, and how near all seven types are.
fn estate(position: &BurgundyCards, player: &Player, time: f32) -> f32 {
    let mut worth = 0.0;
    for kind in Type::ALL {
        let begun = BEGUN[usize::from(player.unfinished(kind))];
        if begun > 0.0 {
            worth += begun * time * triple(position, kind);
        }
    }
    if player.seven_points().is_none() {
        let types = player.estate.iter().filter(|&&count| count > 0).count() as f32 / 7.0;
        worth += types * types * time * f32::from(position.sevens().first().copied().unwrap_or(0)) * 0.6;
    }
    worth
}

/// What completing a triple brings: its points, the first-triple card, a bonus of the round.
fn triple(position: &BurgundyCards, kind: Type) -> f32 {
    let first = position.first_triples().any(|left| left == kind);
    let bonus = ROUND_BONUS[usize::from(position.round()).min(ROUNDS - 1)];
    f32::from(position.catalogue().triple(kind)) + if first { 0.8 } else { 0.0 } + bonus
}

/// Projects: what they do when placed, and what they add to a stack, as far as there is time to place them.
fn projects(position: &BurgundyCards, player: &Player, cards: f32) -> f32 {
    let catalogue = position.catalogue();
    let mut left = cards;
    let mut worth = 0.0;
    for &card in player.projects() {
        let kind = catalogue.kind(card);
        let begun = player.unfinished(kind);
        let step = match begun {
            2 => 1.0 - BEGUN[2],
            1 => BEGUN[2] - BEGUN[1],
            _ => BEGUN[1],
        };
        let chance = (left / 2.0).clamp(0.0, 1.0) * 0.6;
        worth += chance * (effect(&catalogue, card) + step * triple(position, kind));
        left -= 1.0;
    }
    worth
}

/// What a card does when it is placed.
fn effect(catalogue: &Catalogue, card: Card) -> f32 {
    let face = catalogue.face(card);
    match (face.kind, face.building) {
        (Type::Castle, _) => 1.1,
        (Type::Mine, _) => 1.0,
        (Type::Cloister, _) => 0.5,
        (Type::Knowledge, _) => 0.8,
        (Type::Ship, _) => 1.2,
        (Type::Pasture, _) => 0.8,
        (_, Some(Building::Bank)) => 1.4,
        (_, Some(Building::CityHall)) => 1.1,
        (_, Some(Building::Inn)) => 1.2,
        (_, Some(Building::Warehouse)) => 0.8,
        _ => 0.9,
    }
}

impl Evaluator<BurgundyCards> for Judge {
    fn value(&mut self, position: &BurgundyCards, seat: Seat) -> f32 {
        let mine = self.prospects(position, seat);
        let rivals = f32::from(position.seats() - 1);
        if rivals == 0.0 {
            return mine;
        }
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        mine - others.map(|other| self.prospects(position, other)).sum::<f32>() / rivals
    }
}
