//! What a tile costs: two cards of its colour, each of which a worker or two cards of another colour can replace.

use std::{fmt, str::FromStr};

use crate::tile::{COLOURS, Colour};

/// What is paid: workers, and cards of at most two colours. What it is worth depends on the space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    /// Workers.
    pub workers: u8,
    /// Cards of up to two colours, the lower colour first; unused places hold zero cards of the first colour.
    cards: [(Colour, u8); 2],
}

const NO_CARDS: (Colour, u8) = (Colour::Village, 0);

impl Payment {
    /// Workers and nothing else.
    #[inline]
    pub const fn workers(workers: u8) -> Payment {
        Payment { workers, cards: [NO_CARDS; 2] }
    }

    /// Cards of one colour, and workers.
    #[inline]
    pub const fn cards(count: u8, colour: Colour, workers: u8) -> Payment {
        Payment { workers, cards: [(colour, count), NO_CARDS] }
    }

    /// Cards of two different colours.
    #[inline]
    pub const fn mixed(one: (Colour, u8), other: (Colour, u8)) -> Payment {
        let cards = if (one.0 as u8) < other.0 as u8 { [one, other] } else { [other, one] };
        Payment { workers: 0, cards }
    }

    /// The cards, colour by colour.
    #[inline]
    pub fn each_card(self) -> impl Iterator<Item = (Colour, u8)> {
        self.cards.into_iter().filter(|&(_, count)| count > 0)
    }

    /// How many of the two parts of the price it pays on a space of this colour; nothing if it has a card too many for
    /// a pair.
    // tuscany:place.cost tuscany:place.pair tuscany:place.worker
    pub fn parts(self, colour: Colour) -> Option<u8> {
        let mut parts = self.workers;
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

    /// Every way to pay for a tile of this colour out of a hand and so many workers.
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
            pay(Payment::workers(2));
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
        let workers = (self.workers > 0).then_some(("worker", self.workers));
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
                "\"{text}\" is no payment: write cards and workers such as 2 village, village + worker, village + 2 quarry"
            )
        };
        let (mut counts, mut workers) = ([0u8; COLOURS], 0);
        for item in text.split('+') {
            let words: Vec<&str> = item.split_whitespace().collect();
            let (count, name) = match words[..] {
                [name] => (1, name),
                [count, name] => (count.parse::<u8>().map_err(|_| wrong())?, name),
                _ => return Err(wrong()),
            };
            if !(1..=4).contains(&count) {
                return Err(wrong());
            }
            match name {
                "worker" | "workers" => workers += count,
                name => counts[Colour::find(name).ok_or_else(wrong)? as usize] += count,
            }
        }
        let mut paid =
            Colour::ALL.into_iter().map(|colour| (colour, counts[colour as usize])).filter(|paid| paid.1 > 0);
        let cards = [paid.next().unwrap_or(NO_CARDS), paid.next().unwrap_or(NO_CARDS)];
        match paid.next() {
            Some(_) => Err(wrong()),
            None => Ok(Payment { workers, cards }),
        }
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
                assert_eq!(payment.parts(colour), Some(2));
            });
        }
        assert_eq!("worker + 2 quarry".parse(), Ok(Payment::cards(2, Colour::Quarry, 1)));
        assert_eq!("quarry + quarry".parse(), Ok(Payment::cards(2, Colour::Quarry, 0)));
        for text in ["", "quarry + town + field", "9 town", "2 roads", "1 2 town", "2 + 2"] {
            assert!(text.parse::<Payment>().is_err(), "{text}");
        }
    }

    #[test]
    fn an_odd_card_of_another_colour_pays_nothing() {
        assert_eq!(Payment::cards(3, Colour::Quarry, 0).parts(Colour::Town), None);
        assert_eq!(Payment::cards(3, Colour::Town, 0).parts(Colour::Town), Some(3));
    }
}
