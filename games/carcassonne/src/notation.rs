//! Actions as text, and reading them. The text is durable: it stands in records.

use std::{fmt, str::FromStr};

use crate::{
    action::{Action, FigureKind, Quarter, Target},
    pending::Pending,
    square::split_square,
    state::Carcassonne,
    tile::TileKind,
};

impl fmt::Display for FigureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FigureKind::Meeple => "meeple",
            FigureKind::Abbot => "abbot",
        })
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Quarter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Quarter::ALL.into_iter().find(|quarter| quarter.word().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("\"{text}\" is no quarter: write palace, market, smithy or cathedral"))
    }
}

/// `road 1,0 E`, `castle 1,0 E`.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Feature { square, spot } => {
                let text = spot.to_string();
                match text.split_once(' ') {
                    Some((feature, place)) => write!(f, "{feature} {square} {place}"),
                    None => write!(f, "{text} {square}"),
                }
            }
            Target::Castle { castle } => write!(f, "castle {castle}"),
        }
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (feature, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text, ""));
        if feature.eq_ignore_ascii_case("castle") {
            return Ok(Target::Castle { castle: rest.parse()? });
        }
        let (square, place) = split_square(rest);
        Ok(Target::Feature { square: square.parse()?, spot: format!("{feature} {place}").parse()? })
    }
}

impl Action {
    /// The action in the notation, with the names of tiles.
    pub(crate) fn text(&self, name: impl Fn(TileKind) -> &'static str) -> String {
        match *self {
            Action::Offer { tile } => format!("offer {}", name(tile)),
            Action::Take { tile } => format!("take {}", name(tile)),
            _ => self.to_string(),
        }
    }

    /// Reads the notation, with the names of tiles.
    pub(crate) fn read(text: &str, find: impl Fn(&str) -> Option<TileKind>) -> Result<Action, String> {
        if let Some((word, name)) = text.trim().split_once(char::is_whitespace) {
            let tile = || {
                let name = name.trim();
                find(&name.to_ascii_uppercase())
                    .or_else(|| find(name))
                    .ok_or_else(|| format!("\"{name}\" is no tile: write the name of a tile, such as BASE-E"))
            };
            match word.to_ascii_lowercase().as_str() {
                "offer" => return Ok(Action::Offer { tile: tile()? }),
                "take" => return Ok(Action::Take { tile: tile()? }),
                _ => {}
            }
        }
        text.parse()
    }
}

impl Carcassonne {
    /// Any side of a feature stands for the feature; the list names the first clockwise from north. The tile just placed
    /// needs no square.
    pub(crate) fn canonical_form(&self, action: Action) -> Action {
        let here = self.table.board.tile(self.table.board.last()).square;
        let canonical = |square, spot| self.table.node_on(square, spot).map_or(spot, |(_, _, spot)| spot);
        match action {
            Action::Place { figure, spot } => Action::Place { figure, spot: canonical(here, spot) },
            Action::PlaceAt { figure, square, spot } => match self.table.pending.last() {
                Some(Pending::Market { .. }) => {
                    let (square, spot) = self.table.canonical_field(square, spot).unwrap_or((square, spot));
                    Action::PlaceAt { figure, square, spot }
                }
                Some(Pending::Place { .. }) if square == here => Action::Place { figure, spot: canonical(here, spot) },
                _ => Action::PlaceAt { figure, square, spot: canonical(square, spot) },
            },
            Action::Expel { square, spot } => Action::Expel { square, spot: canonical(square, spot) },
            Action::Fairy { square, spot } => Action::Fairy { square, spot: canonical(square, spot) },
            Action::FairyCastle { castle } => {
                Action::FairyCastle { castle: self.elements.castles.canonical(&self.table, castle) }
            }
            Action::Reward { target } => {
                Action::Reward { target: self.elements.castles.canonical_target(&self.table, target) }
            }
            _ => action,
        }
    }
}

/// Tiles are shown by their numbers here, since their names are in the catalogue.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { square, facing } => write!(f, "{square} {facing}"),
            Action::Place { figure, spot } => write!(f, "{figure} {spot}"),
            Action::PlaceAt { figure, square, spot } => write!(f, "{figure} {square} {spot}"),
            Action::Bridge { square, axis } => write!(f, "bridge {square} {axis}"),
            Action::Expel { square, spot } => write!(f, "princess {square} {spot}"),
            Action::AbbotBack => f.write_str("abbot back"),
            Action::Fairy { square, spot } => write!(f, "fairy {square} {spot}"),
            Action::FairyCastle { castle } => write!(f, "fairy castle {castle}"),
            Action::Fly { side } => write!(f, "dragon {side}"),
            Action::Move { figure } => write!(f, "move {figure}"),
            Action::Castle => f.write_str("castle"),
            Action::Points => f.write_str("points"),
            Action::Reward { target } => write!(f, "reward {target}"),
            Action::Quarter { figure, quarter } => write!(f, "{figure} {quarter}"),
            Action::Count { quarter } => write!(f, "count {quarter}"),
            Action::Offer { tile } => write!(f, "offer {}", tile.0),
            Action::Bid { points } => write!(f, "bid {points}"),
            Action::Buy => f.write_str("buy"),
            Action::Sell => f.write_str("sell"),
            Action::Take { tile } => write!(f, "take {}", tile.0),
            Action::Pass => f.write_str("pass"),
        }
    }
}

const ADVICE: &str = "write 1,0 E to lay the tile, meeple road E or abbot garden to place a figure, abbot back, \
    fairy 1,0 city N, bridge 1,0 NS, princess 1,0 city N, dragon N, move meeple, castle, points, reward road 1,0 E, \
    meeple palace, count market, offer BASE-E, bid 3, buy, sell, take BASE-E, or pass";

/// Letters may be of either case, and there may be more spaces than needed.
impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest.is_empty()) {
            ("pass", true) => Ok(Action::Pass),
            ("castle", true) => Ok(Action::Castle),
            ("points", true) => Ok(Action::Points),
            ("buy", true) => Ok(Action::Buy),
            ("sell", true) => Ok(Action::Sell),
            ("meeple", false) => place(FigureKind::Meeple, rest),
            ("abbot", false) if rest.eq_ignore_ascii_case("back") => Ok(Action::AbbotBack),
            ("abbot", false) => place(FigureKind::Abbot, rest),
            ("bridge", false) => {
                let (square, axis) = split_square(rest);
                Ok(Action::Bridge { square: square.parse()?, axis: axis.parse()? })
            }
            ("princess", false) => {
                let (square, spot) = split_square(rest);
                Ok(Action::Expel { square: square.parse()?, spot: spot.parse()? })
            }
            ("fairy", false) => match rest.split_once(char::is_whitespace) {
                Some((word, castle)) if word.eq_ignore_ascii_case("castle") => {
                    Ok(Action::FairyCastle { castle: castle.parse()? })
                }
                _ => {
                    let (square, spot) = split_square(rest);
                    Ok(Action::Fairy { square: square.parse()?, spot: spot.parse()? })
                }
            },
            ("dragon", false) => Ok(Action::Fly { side: rest.parse()? }),
            ("move", false) => Ok(Action::Move { figure: figure(rest)? }),
            ("reward", false) => Ok(Action::Reward { target: rest.parse()? }),
            ("count", false) => Ok(Action::Count { quarter: rest.parse()? }),
            ("bid", false) => {
                // What is too high for the type is too high for the rules, too.
                let points = rest.parse().ok().filter(|points: &u32| points.to_string() == rest);
                let points = points.ok_or_else(|| format!("\"{rest}\" is no bid: write bid 3"))?;
                Ok(Action::Bid { points: u8::try_from(points).unwrap_or(u8::MAX) })
            }
            _ => lay(text),
        }
    }
}

fn lay(text: &str) -> Result<Action, String> {
    match text.rsplit_once(char::is_whitespace) {
        Some((square, facing)) if square.contains(',') => {
            Ok(Action::Lay { square: square.parse()?, facing: facing.parse()? })
        }
        _ => Err(format!("\"{text}\" is no action: {ADVICE}")),
    }
}

fn place(figure: FigureKind, rest: &str) -> Result<Action, String> {
    if let Ok(quarter) = rest.parse() {
        return Ok(Action::Quarter { figure, quarter });
    }
    if rest.contains(',') {
        let (square, spot) = split_square(rest);
        return Ok(Action::PlaceAt { figure, square: square.parse()?, spot: spot.parse()? });
    }
    Ok(Action::Place { figure, spot: rest.parse()? })
}

fn figure(text: &str) -> Result<FigureKind, String> {
    let found = FigureKind::ALL.into_iter().find(|kind| kind.to_string().eq_ignore_ascii_case(text));
    found.ok_or_else(|| format!("\"{text}\" is no figure: write meeple or abbot"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_alike() {
        for text in [
            "1,0 E",
            "-3,17 N",
            "meeple road E",
            "meeple city N",
            "meeple field NL",
            "meeple field inside-1",
            "meeple monastery",
            "meeple shrine",
            "abbot garden",
            "meeple 3,-4 city N",
            "abbot 0,1 shrine",
            "abbot back",
            "bridge 1,0 NS",
            "princess -1,0 city W",
            "fairy 1,0 field SR",
            "fairy castle 2,-2",
            "fairy castle 2,-2 S",
            "dragon W",
            "move abbot",
            "castle",
            "points",
            "reward road 1,0 E",
            "reward monastery 1,0",
            "reward castle 1,0",
            "reward castle 1,0 E",
            "meeple palace",
            "abbot cathedral",
            "count smithy",
            "bid 0",
            "bid 40",
            "buy",
            "sell",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn tiles_are_called_by_their_names() {
        let find = |name: &str| (name == "BASE-E").then_some(TileKind(4));
        let name = |tile: TileKind| if tile == TileKind(4) { "BASE-E" } else { "?" };
        for text in ["offer BASE-E", "take BASE-E"] {
            assert_eq!(Action::read(text, find).map(|action| action.text(name)).as_deref(), Ok(text));
        }
        assert!(Action::read("take BASE-Z", find).is_err_and(|error| error.contains("write")));
    }

    #[test]
    fn case_and_spaces_are_forgiven() {
        for (text, meant) in [
            (" 1 , 0  e", "1,0 E"),
            ("MEEPLE  Field nl ", "meeple field NL"),
            ("Pass", "pass"),
            ("Meeple 1 , 0  City n", "meeple 1,0 city N"),
            ("reward  ROAD  1, 0  e", "reward road 1,0 E"),
            ("Bridge 1,0 sn", "bridge 1,0 NS"),
            ("fairy Castle 1 , 0 e", "fairy castle 1,0 E"),
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(meant));
        }
    }

    #[test]
    fn anything_else_is_refused_with_advice() {
        for text in [
            "",
            "1,0",
            "1,0 X",
            "200,0 N",
            "1,0,0 N",
            "meeple",
            "meeple road",
            "meeple road NL",
            "meeple city N E",
            "abbot",
            "bridge 1,0",
            "bridge NS",
            "bid",
            "bid -1",
            "dragon",
            "count tower",
            "reward",
            "fairy castle",
            "fairy castle 1,0 NS",
            "move dragon",
            "meeple field inside-0",
        ] {
            let error = text.parse::<Action>().expect_err("it is no action");
            assert!(error.contains("write"), "{text}: {error}");
        }
    }
}
