//! Opponents for Catherine, with an evaluator in points.
//!
//! A secret choice takes effect only once everyone has chosen, so it is evaluated as if it already had: points, the
//! expected value of favour, residences, goods and cards, how cannons and books compare, and what the card just
//! activated can do.

mod features;

use std::sync::{Arc, LazyLock};

use duchy_catherine::{Card, CardKind, Catherine, DECADES, Gain, Question, Symbol, Symbols, order_points};
use duchy_game::{Game, Seat, context::Search};
use duchy_search::{
    Greedy, Heuristic, Level, Levels, Manner, RolloutSettings,
    learn::{
        Weights,
        train::{Plan, TrainingTable},
    },
};

pub use self::features::CatherineFeatures;
use crate::{greedy, learned, learned::Learnable};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Catherine> = &[
    Level::random(),
    learned::beginner(),
    learned::casual(),
    // More than the number of ways to play two cards or to act.
    greedy(4_000, || Box::new(Greedy::new(Judge::default()).samples(2))),
    learned::club(),
    learned::expert(),
    learned::master(),
];

impl Learnable for Catherine {
    type Features = CatherineFeatures;
    const ROLLOUTS: RolloutSettings = RolloutSettings {
        first: 2,
        beyond_first: 64,
        width: 8,
        window: 8.0,
        turns: 5,
        breadth: 40,
        beyond: 0,
        prior: 24.0,
        win: 40.0,
    };
    const MANNERS: [Manner; 3] = [
        Manner { notices: 0.5, temperature: 4.0, worst: 10.0, blind: true },
        Manner { notices: 0.7, temperature: 2.5, worst: 7.0, blind: true },
        Manner { notices: 0.85, temperature: 1.4, worst: 5.0, blind: false },
    ];
    const EXPERT: (u64, u32) = (4_000, 2);

    fn tables() -> Vec<TrainingTable<Self>> {
        [2, 2, 3, 2, 2, 4].map(|seats| TrainingTable { seats, options: duchy_catherine::Options::default() }).into()
    }

    fn plan() -> Plan {
        Plan { games: 100_000, ..Plan::default() }
    }

    fn built_in() -> Arc<Weights> {
        static WEIGHTS: LazyLock<Arc<Weights>> =
            LazyLock::new(|| learned::read::<Catherine>(include_bytes!("../weights/catherine.weights")));
        WEIGHTS.clone()
    }

    fn levels() -> Levels<Self> {
        LEVELS
    }
}

/// The weights of the evaluator, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judge {
    /// A card in hand while there are rounds to play it in.
    pub card: f32,
    /// A residence that joins the largest network, and one that does not, per point of the multiplier.
    pub joined: f32,
    /// See `joined`.
    pub apart: f32,
    /// A good of the order, while there are too few to score.
    pub good: f32,
    /// Each cannon more than a neighbour's in the first round of a decade; grows to 1.
    pub cannon: f32,
    /// Each book more than the others' in the first round of a decade; doubles by the last.
    pub book: f32,
    /// The fraction of its action that an open card in the row is worth with a card of its colour in hand.
    pub promise: f32,
}

impl Default for Judge {
    fn default() -> Self {
        Judge { card: 1.4, joined: 1.0, apart: 0.4, good: 0.6, cannon: 0.5, book: 0.5, promise: 0.3 }
    }
}

impl Heuristic<Catherine> for Judge {
    fn value(&mut self, position: &Catherine, seat: Seat) -> f32 {
        if position.status().is_over() {
            return position.score(seat) as f32;
        }
        match position.player(seat).choice() {
            // The cards it would draw are unknown; any cards will do.
            Some(choice) => self.prospects(&position.after(seat, choice, &mut Search::new(1)), seat),
            None => self.prospects(position, seat),
        }
    }
}

/// What stays the same while a position is evaluated.
struct Eyes<'a> {
    position: &'a Catherine,
    seat: Seat,
    owned: Symbols,
    /// Decade scorings still to come.
    scorings: f32,
    /// The value of a card in hand.
    card: f32,
    /// Size of the largest network.
    network: f32,
}

impl Judge {
    /// A seat's expected final score.
    pub fn prospects(&self, position: &Catherine, seat: Seat) -> f32 {
        let catalogue = position.catalogue().get();
        let player = position.player(seat);
        let (decade, round) = position.time();
        let last = decade == DECADES && round == 4;
        let eyes = Eyes {
            position,
            seat,
            owned: position.owned(seat),
            scorings: f32::from(DECADES + 1 - decade.clamp(1, DECADES)),
            card: if last { 1.0 } else { self.card },
            network: catalogue.largest_network(player.residences).count_ones() as f32,
        };
        let space = position.favour_space(seat);
        let residences = player.residences.count_ones() + (player.residences & catalogue.ones()).count_ones();
        let mut worth = position.score(seat) as f32;
        worth += player.hand().len() as f32 * eyes.card;
        worth += eyes.scorings * (f32::from(space.points) + residences as f32);
        worth += 0.5 * f32::from(space.hand);
        worth += f32::from(space.multiplier) * (eyes.network + 0.7 * (eyes.scorings - 1.0));
        worth += order_worth(position.goods_for_order(seat), self.good);
        worth + self.comparisons(&eyes, round) + self.actions(&eyes)
    }

    /// Cannons and books compared with the others' right now.
    fn comparisons(&self, eyes: &Eyes<'_>, round: u8) -> f32 {
        let (position, seat) = (eyes.position, eyes.seat);
        let neighbours = position.neighbours(seat);
        let progress = f32::from(round.min(4)) / 4.0;
        let mut worth = 0.0;
        let mut most_books = 0;
        for other in Seat::all(position.seats()).filter(|&other| other != seat) {
            let theirs = position.owned(other);
            let cannons = Symbol::Cannon as usize;
            let more = f32::from(eyes.owned[cannons]) - f32::from(theirs[cannons]);
            if neighbours.contains(other) {
                worth += (self.cannon + (1.0 - self.cannon) * progress) * more.max(-1.0);
            }
            most_books = most_books.max(theirs[Symbol::Book as usize]);
        }
        let more = f32::from(eyes.owned[Symbol::Book as usize]) - f32::from(most_books);
        worth + self.book * (1.0 + progress) * more.clamp(-1.5, 1.5)
    }

    /// The value of the activated card now, and of the open cards in the row later.
    fn actions(&self, eyes: &Eyes<'_>) -> f32 {
        let player = eyes.position.player(eyes.seat);
        let catalogue = eyes.position.catalogue().get();
        let mut worth = 0.0;
        if let Some((above, under)) = player.activated() {
            let (card, under) = (catalogue.card(above), catalogue.card(under));
            let drawn = self.drawing(eyes, 1);
            worth += if card.colour == under.colour { self.action(eyes, card).max(drawn) } else { drawn };
        }
        let asked_for_acts = matches!(eyes.position.question(), Some((Question::Acts, _)));
        let (decade, round) = eyes.position.time();
        if decade == DECADES && round == 4 && (asked_for_acts || player.activated().is_some()) {
            return worth;
        }
        for (place, &card) in player.row().iter().enumerate() {
            let card = catalogue.card(card);
            let same = |held: &&duchy_catherine::Held| catalogue.card(held.card).colour == card.colour;
            if player.under(place).is_none() && player.hand().iter().any(|held| same(&held)) {
                worth += self.promise * self.action(eyes, card).clamp(0.0, 10.0);
            }
        }
        worth
    }

    /// The value of drawing cards: each one beyond the limit is a point.
    fn drawing(&self, eyes: &Eyes<'_>, cards: u8) -> f32 {
        let taken = cards.min(eyes.position.hand_room(eyes.seat));
        f32::from(taken) * eyes.card + f32::from(cards - taken)
    }

    /// The value of one step up the favour track.
    fn favour(&self, eyes: &Eyes<'_>) -> f32 {
        let track = eyes.position.catalogue().get().favour();
        let at = usize::from(eyes.position.player(eyes.seat).favour);
        let (Some(now), Some(next)) = (track.get(at), track.get(at + 1)) else { return 1.0 };
        let last = track.get(at + 2).unwrap_or(next);
        // Steps often come in pairs, so the following step counts half.
        let gain = |of: fn(&duchy_catherine::FavourSpace) -> u8, worth: f32| {
            worth * (f32::from(of(next) - of(now).min(of(next))) + 0.5 * f32::from(of(last) - of(next).min(of(last))))
        };
        gain(|space| space.points, 0.8 * eyes.scorings)
            + gain(|space| space.multiplier, 0.8 * eyes.network + 0.7 * eyes.scorings)
            + gain(|space| space.hand, 0.5)
    }

    /// The value of building in the best city a card lets the seat build in.
    fn building(&self, eyes: &Eyes<'_>, card: &Card) -> f32 {
        let (position, catalogue) = (eyes.position, eyes.position.catalogue().get());
        let player = position.player(eyes.seat);
        let cities = position.cities_for(eyes.seat, card);
        let largest = catalogue.largest_network(player.residences);
        let multiplier = f32::from(position.favour_space(eyes.seat).multiplier).max(2.0);
        let wanted = catalogue.order(player.order).goods;
        let free = catalogue.cities().filter(|(city, _)| cities & city.bit() != 0);
        free.map(|(city, there)| {
            let joins = catalogue.roads_from(city) & largest != 0 || largest == 0;
            let mut worth = eyes.scorings * (1.0 + f32::from(u8::from(there.one)));
            worth += multiplier * if joins { self.joined } else { self.apart };
            worth += if there.crown { self.favour(eyes) } else { 0.0 };
            for ((goods, tokens), wanted) in there.goods.iter().zip(player.tokens).zip(wanted) {
                worth += f32::from(*goods) * if tokens < wanted { 2.0 * self.good } else { 0.2 };
            }
            worth
        })
        .fold(f32::MIN, f32::max)
    }

    /// The value of a card's action and bonus now.
    fn action(&self, eyes: &Eyes<'_>, card: &Card) -> f32 {
        let held = eyes.position.player(eyes.seat).hand().len();
        let cost = card.kind.cost();
        if held < cost {
            return f32::MIN;
        }
        let times = eyes.position.times(eyes.seat, card);
        let action = self.gain(eyes, card, card.kind.action(), times);
        let bonus = match card.kind {
            // Three cards of a colour are rare, and so are two cards to spare.
            CardKind::Gift | CardKind::BuildRegion => 0.0,
            kind if kind.bonus_cost() == 0 && card.is_met_by(&eyes.owned) => self.gain(eyes, card, kind.bonus(), 1),
            kind if kind.bonus_cost() > 0 && held > cost => {
                (self.gain(eyes, card, kind.bonus(), 1) - eyes.card).max(0.0)
            }
            _ => 0.0,
        };
        action + bonus - cost as f32 * eyes.card
    }

    /// The value of what a card gives this many times.
    fn gain(&self, eyes: &Eyes<'_>, card: &Card, gain: Gain, times: u8) -> f32 {
        match gain {
            Gain::Nothing => 0.0,
            Gain::Favour(steps) => f32::from(steps * times) * self.favour(eyes),
            Gain::Cards(cards) => self.drawing(eyes, cards * times),
            Gain::Points(points) => f32::from(points) * f32::from(times),
            Gain::Residence => self.building(eyes, card),
        }
    }
}

/// The points of the order, plus a little for goods that don't score yet.
fn order_worth(goods: u8, good: f32) -> f32 {
    (order_points(goods) as f32).max(good * f32::from(goods.min(5)))
}
