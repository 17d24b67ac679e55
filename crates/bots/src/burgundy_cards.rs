//! Opponents for The Castles of Burgundy: The Card Game.
//!
//! The evaluation adds up what a player has and can still expect: points, the value of storage, progress of the stacks
//! in the estate, and the effects of the projects. Expectations shrink as the cards left to play run out. In a solo
//! game, being behind the rival near the end of a round is penalised.

mod features;

use std::sync::{Arc, LazyLock};

use duchy_burgundy_cards::{
    Building, BurgundyCards, Card, Catalogue, Coming, Options, Player, ROUNDS, Token, Type, animal_points, steps,
};
use duchy_game::{Game, Seat};
use duchy_search::{
    Greedy, Heuristic, Level, Levels, Manner, RolloutSettings, learn,
    learn::train::{Plan, TrainingTable},
};

pub use self::features::BurgundyCardsFeatures;
use crate::{exact, greedy, learned, learned::Learnable};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<BurgundyCards> = &[
    Level::random(),
    learned::beginner(),
    learned::casual(),
    // Enough to search a turn with a chain of castles completely, except for random draws.
    greedy(20_000, || Box::new(Greedy::new(Judge::default()).samples(2))),
    learned::club(),
    learned::expert(),
    learned::master(),
];

impl Learnable for BurgundyCards {
    type Features = BurgundyCardsFeatures;
    const ROLLOUTS: RolloutSettings = RolloutSettings {
        first: 4,
        beyond_first: 64,
        width: 8,
        window: 3.0,
        turns: 10,
        breadth: 12,
        beyond: 0,
        prior: 8.0,
        win: 0.0,
    };
    const MANNERS: [Manner; 3] = [
        Manner { notices: 0.75, temperature: 0.45, worst: 1.6, blind: true },
        Manner { notices: 0.9, temperature: 0.22, worst: 1.0, blind: true },
        Manner { notices: 0.97, temperature: 0.12, worst: 0.8, blind: false },
    ];
    const EXPERT: (u64, u32) = (10_000, 8);

    fn tables() -> Vec<TrainingTable<Self>> {
        let table = |seats| TrainingTable { seats, options: Options::default() };
        [2, 2, 1, 2, 3, 2, 1, 4].map(table).into()
    }

    fn plan() -> Plan {
        Plan { games: 20_000, ..Plan::default() }
    }

    fn built_in() -> Arc<learn::Weights> {
        static WEIGHTS: LazyLock<Arc<learn::Weights>> =
            LazyLock::new(|| learned::read::<BurgundyCards>(include_bytes!("../weights/burgundy-cards.weights")));
        WEIGHTS.clone()
    }

    fn levels() -> Levels<Self> {
        LEVELS
    }
}

/// The weights of the evaluator, in points unless stated otherwise. The defaults come from self-play; see the crate's
/// documentation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// Each of the first four workers, and each further one.
    pub workers: [f32; 2],
    /// Each silver, and each three of them.
    pub silver: [f32; 2],
    /// The value of a good beyond its points, and the cost of the action that sells a kind.
    pub selling: [f32; 2],
    /// Having an animal of a kind, beyond what the animals score.
    pub animal: f32,
    /// The bonus of each round.
    pub bonus: [f32; ROUNDS],
    /// The first-triple card, while it is available.
    pub first: f32,
    /// The fraction of a triple that one card, and two cards, are worth with unlimited time.
    pub begun: [f32; 2],
    /// Per card missing from a triple: the number of cards left to play at which half its value remains.
    pub pace: f32,
    /// The fraction of the all-seven-types card that six types are worth.
    pub seven: f32,
    /// The fraction of a project's value that counts before it is placed, with and without a matching card in hand.
    pub project: [f32; 2],
    /// Per project: the number of cards left to play at which it gets placed half the time.
    pub patience: f32,
    /// A free action, such as a castle's.
    pub action: f32,
    /// A card from the display to the projects.
    pub take: f32,
    /// The choice among three bought cards.
    pub purchase: f32,
    /// A good and an animal from the piles.
    pub gain: [f32; 2],
    /// Cloister: the value of standing in for any type.
    pub joker: f32,
    /// Solo: the penalty per point that the rival is ahead at the end of a round.
    pub behind: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            workers: [0.42, 0.3],
            silver: [0.29, 0.3],
            selling: [0.56, 0.5],
            animal: 0.11,
            bonus: [3.0, 2.0, 2.1, 0.9, 0.4],
            first: 0.8,
            begun: [0.25, 0.6],
            pace: 2.0,
            seven: 0.84,
            project: [0.65, 0.55],
            patience: 0.56,
            action: 1.1,
            take: 0.9,
            purchase: 1.6,
            gain: [1.2, 0.8],
            joker: 0.36,
            behind: 1.0,
        }
    }
}

/// Evaluates positions of the card game, in points.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judge {
    weights: Weights,
}

/// The value difference between a won and a lost solo game.
const LOST: f32 = 20.0;

impl Judge {
    /// With these weights.
    pub const fn new(weights: Weights) -> Judge {
        Judge { weights }
    }

    /// A seat's expected final score.
    pub fn prospects(&self, position: &BurgundyCards, seat: Seat) -> f32 {
        let player = &position.players()[seat.index()];
        let score = f32::from(player.score);
        if position.status().is_over() {
            return score;
        }
        let rounds_after = ROUNDS as u8 - 1 - position.round().min(ROUNDS as u8 - 1);
        let in_round = player.hand().len() as f32 + f32::from(player.stack_len());
        let left = Left { in_round, cards: in_round + 6.0 * f32::from(rounds_after) };
        score
            + self.storage(position, player, left.cards)
            + self.estate(position, player, left.cards)
            + self.projects(position, player, left.cards)
            + if position.active() == Some(seat) { self.coming(position) } else { 0.0 }
            - self.danger(position, player, left)
    }

    /// Workers, silver, goods and animals.
    fn storage(&self, position: &BurgundyCards, player: &Player, cards: f32) -> f32 {
        let catalogue = position.catalogue();
        let weights = &self.weights;
        let useful = (cards / 2.0).min(1.0);
        let workers = f32::from(player.workers);
        let [first, further] = weights.workers;
        let mut worth = first * workers.min(4.0) + further * (workers - 4.0).max(0.0);
        worth += weights.silver[0] * f32::from(player.silver) + weights.silver[1] * f32::from(player.silver / 3);
        for good in Token::GOODS {
            let count = f32::from(player.goods[good.index()]);
            if count > 0.0 {
                // Selling takes an action, so it pays to sell several at once.
                let points = f32::from(catalogue.good_points(good)) + weights.selling[0];
                worth += (count * points - weights.selling[1]).max(0.2);
            }
        }
        let kinds = player.animals.iter().filter(|&&count| count > 0).count() as f32;
        useful * (worth + weights.animal * kinds) + animal_points(&player.animals) as f32
    }

    /// Unfinished stacks, and progress towards all seven types.
    fn estate(&self, position: &BurgundyCards, player: &Player, cards: f32) -> f32 {
        let stacks: f32 =
            Type::ALL.into_iter().map(|kind| self.stack(position, kind, player.unfinished(kind), cards)).sum();
        let card = match position.sevens().first() {
            Some(&card) if player.seven_points().is_none() => f32::from(card),
            _ => return stacks,
        };
        let missing = player.estate.iter().filter(|&&count| count == 0).count() as f32;
        stacks + card * exact::power(self.weights.seven, missing) * cards / (cards + missing * self.weights.pace)
    }

    /// The value of a stack of this many cards, unfinished or as a triple.
    fn stack(&self, position: &BurgundyCards, kind: Type, have: u8, cards: f32) -> f32 {
        let weights = &self.weights;
        let part = match have {
            0 => return 0.0,
            1 | 2 => {
                let missing = f32::from(3 - have);
                weights.begun[usize::from(have) - 1] * cards / (cards + missing * weights.pace)
            }
            _ => 1.0,
        };
        let first = position.first_triples().any(|left| left == kind);
        let round = usize::from(position.round()) + usize::from(have == 1);
        let bonus = weights.bonus[round.min(ROUNDS - 1)];
        part * (f32::from(position.catalogue().triple(kind)) + if first { weights.first } else { 0.0 } + bonus)
    }

    /// Projects: their effects and what they add to a stack, as far as there is time to place them.
    fn projects(&self, position: &BurgundyCards, player: &Player, cards: f32) -> f32 {
        let catalogue = position.catalogue();
        let mut have: [u8; 7] = Type::ALL.map(|kind| player.unfinished(kind));
        let mut worth = 0.0;
        for (place, &card) in player.projects().iter().enumerate() {
            let left = cards - place as f32;
            if left <= 0.0 {
                break;
            }
            let own = catalogue.kind(card);
            let gain = |kind: Type, have: u8| {
                self.stack(position, kind, have + 1, cards) - self.stack(position, kind, have, cards)
            };
            let joins = |kind: &Type| own == Type::Cloister && have[kind.index()] > 0;
            let best =
                Type::ALL.into_iter().filter(joins).chain([own]).map(|kind| (kind, gain(kind, have[kind.index()])));
            let (kind, step) = best.fold((own, f32::MIN), |best, other| if other.1 > best.1 { other } else { best });
            have[kind.index()] = (have[kind.index()] + 1) % 3;
            let near =
                player.hand().iter().any(|held| steps(catalogue.die(held.card), catalogue.die(card)) <= player.workers);
            let placed =
                self.weights.project[usize::from(!near)] * left / (left + self.weights.patience * (place + 1) as f32);
            worth += placed * (self.effect(&catalogue, card) + step);
        }
        worth
    }

    /// The expected rest of the turn, where the search stopped at a random draw.
    fn coming(&self, position: &BurgundyCards) -> f32 {
        let weights = &self.weights;
        let worth = |coming: Coming| match coming {
            Coming::Action => weights.action,
            Coming::Purchase => weights.purchase,
            Coming::Goods(count) => f32::from(count) * weights.gain[0],
            Coming::Animals(count) => f32::from(count) * weights.gain[1],
            Coming::Either => weights.gain[0].max(weights.gain[1]),
            Coming::Bonus => weights.bonus[usize::from(position.round()).min(ROUNDS - 1)],
            Coming::Taking => weights.take,
            Coming::Sale => weights.selling[1],
            Coming::Effect(card) => self.effect(&position.catalogue(), card),
        };
        position.coming().map(worth).sum()
    }

    /// The value of a card's effect when it is placed.
    fn effect(&self, catalogue: &Catalogue, card: Card) -> f32 {
        let weights = &self.weights;
        let face = catalogue.face(card);
        let silver = weights.silver[0] + weights.silver[1] / 3.0;
        match (face.kind, face.building) {
            (Type::Castle, _) | (_, Some(Building::CityHall)) => weights.action,
            (Type::Mine, _) => 2.0 * silver,
            (Type::Cloister, _) => weights.joker,
            (Type::Knowledge, _) => 2.0 * weights.workers[0],
            (Type::Ship, _) => weights.gain[0],
            (Type::Pasture, _) => weights.gain[1],
            (_, Some(Building::Bank)) => 3.0 * silver,
            (_, Some(Building::Inn)) => weights.gain[0].max(weights.gain[1]),
            (_, Some(Building::Watchtower)) => 1.0,
            (_, Some(Building::Warehouse)) => weights.selling[1],
            _ => weights.take,
        }
    }

    /// Solo: the penalty for being behind the rival, by how much of the round is left.
    fn danger(&self, position: &BurgundyCards, player: &Player, left: Left) -> f32 {
        let Some(rival) = position.rival() else { return 0.0 };
        let behind = f32::from((rival.score - player.score).max(0));
        self.weights.behind * behind / (1.0 + left.in_round)
    }
}

/// Cards a player has left to play, in this round and in total.
#[derive(Clone, Copy)]
struct Left {
    in_round: f32,
    cards: f32,
}

impl Heuristic<BurgundyCards> for Judge {
    fn value(&mut self, position: &BurgundyCards, seat: Seat) -> f32 {
        let mine = self.prospects(position, seat);
        if let Some(rival) = position.rival() {
            let lost = position.status().is_over() && rival.score > position.players()[seat.index()].score;
            return if lost { mine - LOST } else { mine };
        }
        let rivals = f32::from(position.seats() - 1);
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        mine - others.map(|other| self.prospects(position, other)).sum::<f32>() / rivals
    }
}
