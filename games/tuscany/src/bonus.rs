//! Bonus tiles, which make an action worth more for the rest of the game, and bonus cards, which pay at once.

use duchy_game::Kind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many types of bonus tile there are.
pub const BONUSES: usize = 5;
/// How many bonus tiles of each type there are.
// tuscany:town.out
pub const BONUS_TILES: u8 = 5;

/// A bonus tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// One region card more with each draw action.
    RegionCard,
    /// One storage space more, and two green points.
    Storage,
    /// One marble more with each quarry.
    Marble,
    /// One worker more with each village.
    Worker,
    /// One bonus card more with each wagon.
    BonusCard,
}

impl Bonus {
    /// In the rulebook's order.
    pub const ALL: [Bonus; BONUSES] =
        [Bonus::RegionCard, Bonus::Storage, Bonus::Marble, Bonus::Worker, Bonus::BonusCard];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        ["region card", "storage", "marble", "worker", "bonus card"][self as usize]
    }

    /// For indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// More kinds of bonus card than a box has.
pub const MAX_CARDS: usize = 16;

/// A kind of bonus card, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardKind(pub u8);

/// More rewards than a bonus card offers to choose from.
pub const MAX_REWARDS: usize = 4;

impl Kind for CardKind {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        CardKind(index as u8)
    }
}

/// What a bonus card gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Reward {
    /// Pieces of marble.
    pub marble: u8,
    /// Workers.
    pub workers: u8,
    /// Region cards.
    pub cards: u8,
    /// Wooden hexes.
    pub hexes: u8,
    /// Points on the red track.
    pub red: u8,
    /// Points on the green track.
    pub green: u8,
}

impl Reward {
    /// Every part with its name, whether it is given or not.
    pub(crate) const fn parts(&self) -> [(&'static str, u8); 6] {
        [
            ("marble", self.marble),
            ("worker", self.workers),
            ("region card", self.cards),
            ("hex", self.hexes),
            ("red", self.red),
            ("green", self.green),
        ]
    }

    /// Its name in records: `1 marble`, `2 region card`, `3 red and 1 hex`.
    pub fn name(&self) -> String {
        let given: Vec<String> = self
            .parts()
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| format!("{count} {name}"))
            .collect();
        given.join(" and ")
    }

    /// The reward of that name; its parts in any order.
    pub fn find(name: &str) -> Option<Reward> {
        let mut reward = Reward::default();
        for part in name.split(" and ") {
            let (count, what) = part.trim().split_once(' ')?;
            let place = match what.trim() {
                "marble" => &mut reward.marble,
                "worker" | "workers" => &mut reward.workers,
                "region card" | "region cards" => &mut reward.cards,
                "hex" | "hexes" => &mut reward.hexes,
                "red" => &mut reward.red,
                "green" => &mut reward.green,
                _ => return None,
            };
            let count = count.parse().ok().filter(|&count| count > 0)?;
            if std::mem::replace(place, count) > 0 {
                return None;
            }
        }
        Some(reward)
    }
}
