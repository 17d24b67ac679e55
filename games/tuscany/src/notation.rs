//! How actions are written down. The text form is durable: it stands in records.

use std::{fmt, str::FromStr};

use crate::{
    action::Action,
    bonus::{Bonus, Reward},
    tile::{Colour, Piece, TileKind},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Layout { layout, castle } => write!(f, "lay {layout}, castle {castle}"),
            Action::Bonus(bonus) => write!(f, "bonus {}", bonus.name()),
            Action::Draw => f.write_str("draw"),
            Action::Take { tile, discarding } if discarding.is_some() => {
                write!(f, "take {} discarding {}", tile.name(), discarding.name())
            }
            Action::Take { tile, .. } => write!(f, "take {}", tile.name()),
            Action::Clear(colour) => write!(f, "clear {}", colour.name()),
            Action::Place { piece, space, payment } => write!(f, "place {} {space} for {payment}", piece.name()),
            Action::Castle { tile, space } => write!(f, "castle {} {space}", tile.name()),
            Action::Choose(reward) => write!(f, "choose {}", reward.name()),
            Action::Marble => f.write_str("marble"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// Letters may be of either case, and there may be more spaces than needed.
impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.to_ascii_lowercase();
        let (verb, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        let rest = rest.split_whitespace().collect::<Vec<_>>().join(" ");
        match (verb, rest.as_str()) {
            ("draw", "") => Ok(Action::Draw),
            ("marble", "") => Ok(Action::Marble),
            ("pass", "") => Ok(Action::Pass),
            ("lay", rest) => read_layout(rest),
            ("bonus", name) => read_bonus(name).map(Action::Bonus),
            ("take", rest) => read_take(rest),
            ("clear", name) => Colour::find(name).map(Action::Clear).ok_or_else(|| {
                let names = Colour::ALL.map(Colour::name).join(", ");
                format!("\"{name}\" is no type of tile: write one of {names}")
            }),
            ("place", rest) => read_place(rest),
            ("castle", rest) => read_castle(rest),
            ("choose", rest) => Reward::find(rest).map(Action::Choose).ok_or_else(|| {
                format!("\"{rest}\" is no reward: write what the card gives, such as 2 red or 1 marble and 1 worker")
            }),
            _ => Err(format!(
                "\"{text}\" is no action: write draw, take village, place village e2 for 2 village, castle town e2, clear village, \
                 bonus storage, choose 2 red, marble, pass, or lay A, B up, C down, castle e2"
            )),
        }
    }
}

fn read_layout(text: &str) -> Result<Action, String> {
    let (layout, castle) = text
        .rsplit_once(',')
        .and_then(|(layout, castle)| Some((layout, castle.trim().strip_prefix("castle ")?)))
        .ok_or("write the boards and then where the start castle goes: lay A, B up, C down, castle e2")?;
    Ok(Action::Layout { layout: layout.parse()?, castle: castle.trim().parse()? })
}

fn read_bonus(name: &str) -> Result<Bonus, String> {
    Bonus::ALL.into_iter().find(|bonus| bonus.name() == name).ok_or_else(|| {
        let names = Bonus::ALL.map(Bonus::name).join(", ");
        format!("\"{name}\" is no bonus tile: write one of {names}")
    })
}

fn read_tile(name: &str) -> Result<TileKind, String> {
    TileKind::find(name).ok_or_else(|| {
        format!("\"{name}\" is no tile: write its type, such as village, or what a field shows, such as pigs or vineyard+pigs")
    })
}

fn read_piece(name: &str) -> Result<Piece, String> {
    if name == "hex" { Ok(Piece::HEX) } else { read_tile(name).map(Piece::tile) }
}

fn read_take(text: &str) -> Result<Action, String> {
    let (tile, discarding) = match text.split_once(" discarding ") {
        Some((tile, discarded)) => (tile, read_piece(discarded)?),
        None => (text, Piece::NONE),
    };
    Ok(Action::Take { tile: read_tile(tile)?, discarding })
}

fn read_place(text: &str) -> Result<Action, String> {
    let wrong = || "write what is placed, where and for what: place village e2 for 2 village".to_owned();
    let (what, payment) = text.split_once(" for ").ok_or_else(wrong)?;
    let (piece, space) = what.split_once(' ').ok_or_else(wrong)?;
    Ok(Action::Place { piece: read_piece(piece)?, space: space.parse()?, payment: payment.parse()? })
}

fn read_castle(text: &str) -> Result<Action, String> {
    let (tile, space) = text.split_once(' ').ok_or("write which open tile goes where: castle town e2")?;
    Ok(Action::Castle { tile: read_tile(tile)?, space: space.parse()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_alike() {
        for text in [
            "lay A, C turned up, B down, castle e2",
            "bonus bonus card",
            "draw",
            "take vineyard+pigs",
            "take village discarding hex",
            "clear field",
            "place hex i3 for 2 field + worker",
            "castle town a1",
            "choose 2 red",
            "choose 1 marble and 2 region card and 1 green",
            "marble",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn case_spaces_and_order_are_forgiven() {
        for (text, meant) in [
            (" LAY a ,  b up turned, c down , castle E2", "lay A, B turned up, C down, castle e2"),
            ("Take  pigs+vineyard", "take vineyard+pigs"),
            ("place town c3 for worker + 2  field", "place town c3 for 2 field + worker"),
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(meant));
        }
    }

    #[test]
    fn anything_else_is_refused_with_advice() {
        for text in [
            "",
            "draw 3",
            "take",
            "take field",
            "take hex",
            "place village",
            "place village e2",
            "castle",
            "clear pigs",
            "bonus",
            "choose",
            "choose 0 red",
            "choose 1 red and 2 red",
            "lay A",
        ] {
            let error = text.parse::<Action>().expect_err("it is no action");
            assert!(error.contains("write"), "{text}: {error}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8);
    }
}
