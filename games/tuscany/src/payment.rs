//! What a tile costs: two cards of its colour, each of which a worker or two cards of another colour can replace.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::tile::{COLOURS, Colour};

/// What is paid: up to seven cards of each colour, and up to seven workers. What it is worth depends on the space.
///
/// Three bits for each colour and three for the workers, because an action holds one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(from = "Paid", into = "Paid")]
#[ts(as = "Paid")]
pub struct Payment(u32);

/// A payment as clients know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Paid {
    /// The cards, colour by colour.
    pub cards: Vec<PaidCards>,
    /// Workers.
    pub workers: u8,
}

/// Cards of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PaidCards {
    /// Which.
    pub colour: Colour,
    /// How many.
    pub count: u8,
}

impl From<Payment> for Paid {
    fn from(payment: Payment) -> Self {
        let cards = payment.each_card().map(|(colour, count)| PaidCards { colour, count }).collect();
        Paid { cards, workers: payment.workers() }
    }
}

impl From<Paid> for Payment {
    fn from(paid: Paid) -> Self {
        let cards = paid.cards.iter().map(|cards| (Payment::card_bits(cards.colour), cards.count));
        let mut payment = Payment(0);
        for (shift, count) in cards.chain([(WORKERS, paid.workers)]) {
            payment.add(shift, count);
        }
        payment
    }
}

/// Bits of a count.
const BITS: u32 = 3;
/// The most a count holds: more than any price.
const MOST: u8 = (1 << BITS) - 1;
/// Where the number of workers stands.
const WORKERS: u32 = BITS * COLOURS as u32;

impl Payment {
    const fn card_bits(colour: Colour) -> u32 {
        BITS * colour as u32
    }

    const fn count_at(self, shift: u32) -> u8 {
        (self.0 >> shift) as u8 & MOST
    }

    /// Adds to a count; what it can't hold is no payment anyway.
    fn add(&mut self, shift: u32, count: u8) {
        let sum = self.count_at(shift).saturating_add(count).min(MOST);
        self.0 = self.0 & !(u32::from(MOST) << shift) | u32::from(sum) << shift;
    }

    /// Workers and nothing else.
    #[inline]
    pub const fn of_workers(workers: u8) -> Payment {
        Payment((workers as u32) << WORKERS)
    }

    /// Cards of one colour, and workers.
    #[inline]
    pub const fn cards(count: u8, colour: Colour, workers: u8) -> Payment {
        Payment((count as u32) << Payment::card_bits(colour) | (workers as u32) << WORKERS)
    }

    /// Cards of two different colours.
    #[inline]
    pub const fn mixed(one: (Colour, u8), other: (Colour, u8)) -> Payment {
        Payment(Payment::cards(one.1, one.0, 0).0 | Payment::cards(other.1, other.0, 0).0)
    }

    /// Workers.
    #[inline]
    pub const fn workers(self) -> u8 {
        self.count_at(WORKERS)
    }

    /// The cards, colour by colour.
    #[inline]
    pub fn each_card(self) -> impl Iterator<Item = (Colour, u8)> {
        let counts = Colour::ALL.into_iter().map(move |colour| (colour, self.count_at(Payment::card_bits(colour))));
        counts.filter(|&(_, count)| count > 0)
    }

    /// How many of the two parts of the price it pays on a space of this colour; nothing if it has a card too many for
    /// a pair.
    // tuscany:place.cost tuscany:place.pair tuscany:place.worker
    pub fn parts(self, colour: Colour) -> Option<u8> {
        let mut parts = self.workers();
        for (paid, count) in self.each_card() {
            if paid == colour {
                parts += count;
            } else if count % 2 == 0 {
                parts += count / 2;
            } else {
                return None;
            }
        }
        Some(parts)
    }

    /// Every way to pay for a tile of this colour out of a hand and a number of workers.
    #[inline]
    pub(crate) fn each(colour: Colour, hand: &[u8; COLOURS], workers: u8, mut pay: impl FnMut(Payment)) {
        let own = hand[colour as usize];
        if own >= 2 {
            pay(Payment::cards(2, colour, 0));
        }
        if own >= 1 && workers >= 1 {
            pay(Payment::cards(1, colour, 1));
        }
        if workers >= 2 {
            pay(Payment::of_workers(2));
        }
        for (index, first) in Colour::ALL.into_iter().enumerate() {
            if first == colour || hand[index] < 2 {
                continue;
            }
            if own >= 1 {
                pay(Payment::mixed((colour, 1), (first, 2)));
            }
            if workers >= 1 {
                pay(Payment::cards(2, first, 1));
            }
            if hand[index] >= 4 {
                pay(Payment::cards(4, first, 0));
            }
            for second in &Colour::ALL[index + 1..] {
                if *second != colour && hand[*second as usize] >= 2 {
                    pay(Payment::mixed((first, 2), (*second, 2)));
                }
            }
        }
    }

    /// Whether there is any way to pay.
    #[inline]
    pub(crate) fn is_possible(colour: Colour, hand: &[u8; COLOURS], workers: u8) -> bool {
        let (mut parts, mut pairs) = (workers, 0);
        for (index, &count) in hand.iter().enumerate() {
            if index == colour as usize {
                parts = parts.saturating_add(count);
            } else {
                pairs += count / 2;
            }
        }
        parts.saturating_add(pairs) >= 2
    }
}

/// `2 village`, `village + 2 quarry`, `2 field + worker`.
impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = self.each_card().map(|(colour, count)| (colour.name(), count));
        let workers = (self.workers() > 0).then_some(("worker", self.workers()));
        for (place, (name, count)) in cards.chain(workers).enumerate() {
            f.write_str(if place > 0 { " + " } else { "" })?;
            if count > 1 {
                write!(f, "{count} ")?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

/// Cards and workers in any order. Whether they pay is not asked here.
impl FromStr for Payment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "\"{text}\" is no payment by tuscany:place.cost: write cards and workers such as 2 village, village + worker, \
                 village + 2 quarry"
            )
        };
        let mut payment = Payment(0);
        for item in text.split('+') {
            let words: Vec<&str> = item.split_whitespace().collect();
            let (count, name) = match words[..] {
                [name] => (1, name),
                [count, name] => (count.parse::<u8>().ok().filter(|&count| count > 0).ok_or_else(wrong)?, name),
                _ => return Err(wrong()),
            };
            let shift = match name {
                "worker" | "workers" => WORKERS,
                name => Payment::card_bits(Colour::find(name).ok_or_else(wrong)?),
            };
            payment.add(shift, count);
        }
        Ok(payment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(colour: Colour, hand: [u8; COLOURS], workers: u8) -> Vec<String> {
        let mut ways = Vec::new();
        Payment::each(colour, &hand, workers, |payment| ways.push(payment.to_string()));
        assert_eq!(!ways.is_empty(), Payment::is_possible(colour, &hand, workers));
        ways
    }

    /// Tests `tuscany:place.cost`, `tuscany:place.pair`, `tuscany:place.worker`.
    #[test]
    fn every_way_to_pay_is_found() {
        let town = Colour::Town;
        assert_eq!(ways(town, [0, 0, 0, 0, 0, 2, 0, 0], 0), ["2 town"]);
        assert_eq!(ways(town, [0, 2, 0, 0, 0, 0, 0, 0], 1), ["2 field + worker"]);
        assert_eq!(ways(town, [1, 1, 1, 1, 1, 1, 1, 1], 0), Vec::<String>::new());
        let found = ways(town, [0, 4, 0, 0, 2, 1, 0, 0], 0);
        assert_eq!(found, ["2 field + town", "4 field", "2 field + 2 quarry", "2 quarry + town"]);
        assert_eq!(ways(town, [0; 8], 2), ["2 worker"]);
    }

    #[test]
    fn payments_are_written_and_read_alike() {
        for colour in Colour::ALL {
            Payment::each(colour, &[4; COLOURS], 2, |payment| {
                assert_eq!(payment.to_string().parse(), Ok(payment));
                assert_eq!(Payment::from(Paid::from(payment)), payment);
                assert_eq!(payment.parts(colour), Some(2));
            });
        }
        assert_eq!("worker + 2 quarry".parse(), Ok(Payment::cards(2, Colour::Quarry, 1)));
        assert_eq!("quarry + quarry".parse(), Ok(Payment::cards(2, Colour::Quarry, 0)));
        for text in ["", "0 town", "2 roads", "1 2 town", "2 + 2"] {
            assert!(text.parse::<Payment>().is_err(), "{text}");
        }
    }

    /// Too much and too many colours can be written down; the rules refuse them.
    #[test]
    fn any_cards_can_be_offered() {
        let offered = |text: &str| text.parse::<Payment>().map(|payment| payment.to_string());
        assert_eq!(offered("quarry + town + field").as_deref(), Ok("field + quarry + town"));
        assert_eq!(offered("9 town").as_deref(), Ok("7 town"));
    }

    #[test]
    fn an_odd_card_of_another_colour_pays_nothing() {
        assert_eq!(Payment::cards(3, Colour::Quarry, 0).parts(Colour::Town), None);
        assert_eq!(Payment::cards(3, Colour::Town, 0).parts(Colour::Town), Some(3));
    }
}
