//! What a player can do, and how it is written down. The text form is durable: it stands in records.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    square::{Side, Square},
    tile::Spot,
};

/// One decision. None of them moves a figure or takes it back.
// carcassonne:figure.stays
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lay the drawn tile: `1,0 E`, the letter being the side where the picture's north comes to lie.
    Lay {
        /// Where.
        square: Square,
        /// How it is turned.
        facing: Side,
    },
    /// Place a figure on the tile just laid: `meeple road E`.
    Place {
        /// Which figure.
        figure: FigureKind,
        /// On what.
        spot: Spot,
    },
    /// Place no figure: `pass`.
    Pass,
}

/// Kinds of figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FigureKind {
    /// The common one.
    #[default]
    Meeple,
}

impl fmt::Display for FigureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FigureKind::Meeple => "meeple",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { square, facing } => write!(f, "{square} {facing}"),
            Action::Place { figure, spot } => write!(f, "{figure} {spot}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// Letters may be of either case, and there may be more spaces than needed.
impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Action::Pass);
        }
        if let Some((word, spot)) = text.split_once(char::is_whitespace)
            && word.eq_ignore_ascii_case("meeple")
        {
            return Ok(Action::Place { figure: FigureKind::Meeple, spot: spot.parse()? });
        }
        if let Some((square, facing)) = text.rsplit_once(char::is_whitespace)
            && square.contains(',')
        {
            return Ok(Action::Lay { square: square.parse()?, facing: facing.parse()? });
        }
        Err(format!("\"{text}\" is no action: write 1,0 E to lay the tile, meeple road E to place a figure, or pass"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_alike() {
        for text in
            ["1,0 E", "-3,17 N", "meeple road E", "meeple city N", "meeple field NL", "meeple monastery", "pass"]
        {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn case_and_spaces_are_forgiven() {
        for (text, meant) in [(" 1 , 0  e", "1,0 E"), ("MEEPLE  Field nl ", "meeple field NL"), ("Pass", "pass")] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(meant));
        }
    }

    #[test]
    fn anything_else_is_refused_with_advice() {
        for text in
            ["", "1,0", "1,0 X", "200,0 N", "1,0,0 N", "meeple", "meeple road", "meeple road NL", "meeple city N E"]
        {
            let error = text.parse::<Action>().expect_err("it is no action");
            assert!(error.contains("write"), "{text}: {error}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4);
    }
}
