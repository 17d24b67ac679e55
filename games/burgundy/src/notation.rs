//! Actions as text, and reading them. The text is durable: it stands in records.

use std::{fmt, str::FromStr};

use crate::{
    action::{Action, bits},
    dice::Face,
    tile::{Good, Tile},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with = |f: &mut fmt::Formatter<'_>, die: Option<Face>| match die {
            Some(face) => write!(f, " with {face}"),
            None => Ok(()),
        };
        match *self {
            Action::Choose { estate, space } => write!(f, "estate {estate} castle on {space}"),
            Action::Take { die, depot, tile } => {
                write!(f, "take {} from {}", tile.name(), Depot(depot))?;
                with(f, die)
            }
            Action::Place { die, tile, space } => {
                write!(f, "place {} on {space}", tile.name())?;
                with(f, die)
            }
            Action::Sell { die, good } => {
                write!(f, "sell {}", good.name())?;
                with(f, die)
            }
            Action::Workers { die } => {
                f.write_str("workers")?;
                with(f, die)
            }
            Action::Buy { depot, tile } => write!(f, "buy {} from {}", tile.name(), Depot(depot)),
            Action::Goods { depots } => {
                f.write_str(if depots.count_ones() > 1 { "goods from depots " } else { "goods from depot " })?;
                joined(f, bits(depots).map(|depot| depot + 1))
            }
            Action::Keep { goods } => {
                f.write_str("keep ")?;
                joined(f, bits(goods).map(|good| Good(good).name()))
            }
            Action::Discard { tile } => write!(f, "discard {}", tile.name()),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// `depot 3`, and `black depot` for 0.
struct Depot(u8);

impl fmt::Display for Depot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("black depot"),
            number => write!(f, "depot {number}"),
        }
    }
}

fn joined<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = T>) -> fmt::Result {
    for (number, item) in items.enumerate() {
        write!(f, "{}{item}", if number > 0 { " and " } else { "" })?;
    }
    Ok(())
}

const HELP: &str = "write one of: take bank from depot 4 with 3; place bank on d5 with 3; sell pink with 3; workers \
                    with 3; buy bank from black depot; goods from depot 3; keep pink and brown; discard bank; estate 4 \
                    castle on a1; pass; an effect takes no die";

/// Letters may be of either case, and there may be more spaces than needed.
impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_ascii_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (words, die) = match words[..] {
            [ref action @ .., "with", face] => (action, Some(read_face(face)?)),
            _ => (&words[..], None),
        };
        let no_die = |action: Action| match die {
            None => Ok(action),
            Some(_) => Err(format!("\"{text}\" needs no die: leave out the last two words")),
        };
        match *words {
            ["pass"] => no_die(Action::Pass),
            ["workers"] => Ok(Action::Workers { die }),
            ["sell", good] => Ok(Action::Sell { die, good: read_good(good)? }),
            ["take", ref tile @ .., "from", "depot", depot] => {
                Ok(Action::Take { die, depot: read_depot(depot)?, tile: read_tile(tile)? })
            }
            ["take", ref tile @ .., "from", "black", "depot"] => {
                Ok(Action::Take { die, depot: 0, tile: read_tile(tile)? })
            }
            ["place", ref tile @ .., "on", space] => {
                Ok(Action::Place { die, tile: read_tile(tile)?, space: space.parse()? })
            }
            ["buy", ref tile @ .., "from", "black", "depot"] => {
                no_die(Action::Buy { depot: 0, tile: read_tile(tile)? })
            }
            ["buy", ref tile @ .., "from", "depot", depot] => {
                no_die(Action::Buy { depot: read_depot(depot)?, tile: read_tile(tile)? })
            }
            ["goods", "from", "depot" | "depots", ref depots @ ..] if !depots.is_empty() => {
                let depots = read_set(depots, |word| Ok(read_depot(word)? - 1))?;
                let named = depots.ok_or("name the depot: goods from depot 3, or goods from depots 3 and 4")?;
                no_die(Action::Goods { depots: named })
            }
            ["keep", ref goods @ ..] if !goods.is_empty() => {
                let goods = read_set(goods, |word| Ok(read_good(word)?.0))?;
                no_die(Action::Keep { goods: goods.ok_or("name the colours to keep: keep pink and brown")? })
            }
            ["discard", ref tile @ ..] => no_die(Action::Discard { tile: read_tile(tile)? }),
            ["estate", estate, "castle", "on", space] => {
                let estate = estate.parse().ok().filter(|number| (1..=9).contains(number));
                let estate = estate.ok_or_else(|| "estates are numbered 1 to 9".to_owned())?;
                no_die(Action::Choose { estate, space: space.parse()? })
            }
            _ => Err(format!("\"{text}\" is no action: {HELP}")),
        }
    }
}

/// Things joined by "and", as bits; nothing if none is named.
fn read_set(words: &[&str], read: impl Fn(&str) -> Result<u8, String>) -> Result<Option<u8>, String> {
    let mut named = words.iter().filter(|&&word| word != "and");
    let set = named.try_fold(0, |set, word| Ok::<u8, String>(set | 1 << read(word)?))?;
    Ok((set != 0).then_some(set))
}

fn read_face(text: &str) -> Result<Face, String> {
    let face = text.parse().ok().filter(|number: &Face| number.get() <= 6);
    face.ok_or_else(|| format!("\"{text}\" is no die: after \"with\" comes what it shows, 1 to 6"))
}

fn read_depot(text: &str) -> Result<u8, String> {
    let depot = text.parse().ok().filter(|number| (1..=6).contains(number));
    depot.ok_or_else(|| format!("\"{text}\" is no depot: depots are numbered 1 to 6"))
}

fn read_good(text: &str) -> Result<Good, String> {
    Good::find(text).ok_or_else(|| {
        let known: Vec<&str> = Good::all().map(Good::name).collect();
        format!("there are no goods called \"{text}\": {}", known.join(", "))
    })
}

fn read_tile(words: &[&str]) -> Result<Tile, String> {
    let name = words.join(" ");
    Tile::find(&name).ok_or_else(|| format!("there is no tile called \"{name}\"; names are as in the data file"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_alike() {
        for text in [
            "estate 4 castle on a1",
            "take city hall from depot 4 with 3",
            "take 3 cows from depot 1",
            "place knowledge 17 on d5 with 6",
            "place castle on b3",
            "sell pink with 3",
            "sell orange",
            "workers with 1",
            "workers",
            "buy ship from black depot",
            "buy 4 sheep from depot 2",
            "goods from depot 3",
            "goods from depots 1 and 6",
            "keep pink and brown",
            "discard boarding house",
            "take bank from black depot with 3",
            "goods from depots 1 and 2 and 3",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn case_and_spaces_are_forgiven() {
        for (text, meant) in [
            (" Take  Bank from Depot 4 with 3 ", "take bank from depot 4 with 3"),
            ("keep brown, pink".replace(',', "").as_str(), "keep pink and brown"),
            ("goods from depots 6 and 1", "goods from depots 1 and 6"),
            ("PLACE 2 Pigs ON B1", "place 2 pigs on b1"),
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(meant));
        }
    }

    #[test]
    fn nonsense_is_refused_with_what_to_write() {
        for (text, reason) in [
            ("", "is no action"),
            ("take bank", "is no action"),
            ("take bnak from depot 4 with 3", "no tile called \"bnak\""),
            ("take bank from depot 7 with 3", "numbered 1 to 6"),
            ("take bank from depot 4 with 7", "what it shows"),
            ("place bank on h9 with 3", "no space"),
            ("sell green with 3", "turquoise"),
            ("pass with 3", "needs no die"),
            ("estate 10 castle on a1", "1 to 9"),
            ("keep and", "name the colours"),
            ("goods from depots and", "name the depot"),
        ] {
            let error = text.parse::<Action>().expect_err(text);
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
