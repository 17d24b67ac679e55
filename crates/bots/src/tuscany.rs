//! Opponents for The Castles of Tuscany.
//!
//! The judgement adds up, for every player, the points there are and those that may come: a green point counts once for
//! every scoring still ahead, a region that is partly filled a part of its points, and cards, marble, workers and
//! bonus tiles what they are good for in the time that is left. The value is the seat's sum less the mean of the others'.

use duchy_game::{Game, Seat};
use duchy_search::{Evaluator, Greedy, Level, Levels, Random};
use duchy_tuscany::{Bonus, Colour, Piece, Player, ROUNDS, STACK, Space, Tuscany, region_points};

/// The opponents, from the weakest to the strongest.
pub const LEVELS: Levels<Tuscany> = &[
    Level { id: "random", text: "bot-random", positions: 1, searcher: || Box::new(Random) },
    // More than a turn with a marble has ways to go.
    Level { id: "greedy", text: "bot-greedy", positions: 20_000, searcher: || Box::new(Greedy::new(Judge::default())) },
];

/// The unknowns of the judgement, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What an action is worth early on. Cards, stored tiles and wood are worth the part of an action they save.
    pub action: f32,
    /// A filled space, for what it opens up and for the actions that went into it.
    pub space: f32,
    /// How much of a region's points a part of it is worth.
    pub begun: f32,
    /// How much of a colour bonus is worth when all but a part of the colour is filled.
    pub colour: f32,
    /// A bonus tile at the beginning of the game; it fades with the tiles that are left.
    pub bonus: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights { action: 2.0, space: 4.0, begun: 0.5, colour: 0.4, bonus: 12.0 }
    }
}

/// Judges positions.
#[derive(Clone, Copy, Default, Debug)]
pub struct Judge {
    weights: Weights,
}

impl Judge {
    /// With these weights.
    pub const fn new(weights: Weights) -> Judge {
        Judge { weights }
    }

    fn prospects(&self, position: &Tuscany, seat: Seat) -> f32 {
        let player = &position.players()[seat.index()];
        let red = player.red() as f32;
        if position.status().is_over() {
            return red;
        }
        let scorings = f32::from(ROUNDS + 1 - position.round());
        if position.laying_out() {
            return self.layout(position, seat, scorings);
        }
        // The quickest player ends the game for all.
        let least = position.players().iter().map(Player::tiles_left).min().unwrap_or(0);
        let time = if position.last_turns() { 0.0 } else { (least as f32 + 1.0) / (3 * STACK + 1) as f32 };
        let soon = time.sqrt();
        red + player.green() as f32 * scorings
            + self.regions(player) * scorings
            + self.colours(position, player) * scorings
            + self.weights.space * player.filled().count_ones() as f32 * soon
            + self.goods(player) * soon
            + leftovers(player) * (1.0 - soon)
            + self.bonuses(player) * time
    }

    /// A layout is good if it joins regions, and if the start castle has many neighbours.
    fn layout(&self, position: &Tuscany, seat: Seat, scorings: f32) -> f32 {
        let player = &position.players()[seat.index()];
        let (Some(layout), Some(colours)) = (player.layout(), position.realm_colours(seat)) else { return 0.0 };
        let around = layout.neighbours();
        let touching = |spaces: &u32| -> u32 {
            Space::all()
                .filter(|space| spaces & space.bit() != 0)
                .map(|space| (around[space.index()] & spaces).count_ones())
                .sum()
        };
        let joined: u32 = colours.iter().map(touching).sum();
        let beside = around[player.start_castle().index()];
        let choice = colours.iter().filter(|&&spaces| spaces & beside != 0).count();
        0.3 * joined as f32 * scorings + choice as f32
    }

    /// A part of the points of regions that are begun.
    fn regions(&self, player: &Player) -> f32 {
        let mut sum = 0.0;
        let mut seen = 0;
        for space in Space::all().filter(|&space| player.laid(space).is_some()) {
            if seen & space.bit() != 0 {
                continue;
            }
            let Some(colour) = player.colour_at(space) else { continue };
            let region = player.region(space, colour);
            seen |= region;
            let (size, filled) = (region.count_ones(), (region & player.filled()).count_ones());
            if filled < size {
                let part = filled as f32 / size as f32;
                sum += f32::from(region_points(region)) * part * part * self.weights.begun;
            }
        }
        sum
    }

    /// A part of the bonuses for colours that are nearly filled.
    fn colours(&self, position: &Tuscany, player: &Player) -> f32 {
        let catalogue = position.catalogue();
        let mut sum = 0.0;
        for colour in Colour::ALL {
            let spaces = player.spaces(colour);
            let part = (spaces & player.filled()).count_ones() as f32 / spaces.count_ones().max(1) as f32;
            let before = usize::from(position.filled_by(colour));
            if let Some(&points) = catalogue.colour_bonus(colour).get(before).filter(|_| part < 1.0) {
                sum += f32::from(points) * part.powi(3) * self.weights.colour;
            }
        }
        sum
    }

    /// Cards, stored tiles and wood, for the actions they save.
    fn goods(&self, player: &Player) -> f32 {
        let cards: f32 = Colour::ALL
            .into_iter()
            .map(|colour| {
                let count = f32::from(player.hand()[colour as usize]);
                let fits = if player.places(colour) != 0 { 1.0 } else { 0.6 };
                // A pair pays for something at once.
                let odd = if player.hand()[colour as usize] % 2 == 1 { 0.25 } else { 0.0 };
                fits * count - odd
            })
            .sum();
        let stored: f32 = player
            .storage()
            .iter()
            .map(|piece| match piece.kind() {
                Some(kind) if player.places(kind.colour()) != 0 => {
                    1.0 + 0.1 * f32::from(player.hand()[kind.colour() as usize].min(2))
                }
                Some(_) => 0.2,
                None if *piece == Piece::HEX => 1.2,
                None => 0.0,
            })
            .sum();
        let workers = 0.6 * spent(player.workers().into(), 4.0);
        let marble = 0.9 * spent(player.marble().into(), 4.0);
        self.weights.action * (spent(cards, 7.0) / 3.0 + stored + workers + marble)
    }

    fn bonuses(&self, player: &Player) -> f32 {
        let worth = |bonus: Bonus| match bonus {
            Bonus::RegionCard => 1.3,
            Bonus::Storage => 0.7,
            Bonus::Marble | Bonus::Worker => 0.9,
            Bonus::BonusCard => 1.0,
        };
        let count = |bonus: Bonus| f32::from(player.bonus(bonus)).sqrt();
        Bonus::ALL.into_iter().map(|bonus| worth(bonus) * count(bonus) * self.weights.bonus).sum()
    }
}

/// Things of which more than `enough` are hard to spend: each further one is worth a fifth.
fn spent(count: f32, enough: f32) -> f32 {
    count.min(enough) + 0.2 * (count - enough).max(0.0)
}

/// What the goods would bring if the game ended now.
fn leftovers(player: &Player) -> f32 {
    let pieces = player.storage().len() as f32 + f32::from(player.marble()) + f32::from(player.workers());
    pieces + player.hand_size() as f32 / 5.0
}

impl Evaluator<Tuscany> for Judge {
    fn value(&mut self, position: &Tuscany, seat: Seat) -> f32 {
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let theirs: f32 = others.map(|other| self.prospects(position, other)).sum();
        self.prospects(position, seat) - theirs / f32::from(position.seats() - 1)
    }
}
