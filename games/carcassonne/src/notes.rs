//! What the sketch can't draw, in words: what everybody has at hand, and what the elements in play remember.

use crate::place::Description;
use duchy_game::{Arg, Seat};

use crate::{action::FigureKind, state::Carcassonne, view::View};

impl Carcassonne {
    pub(crate) fn write_notes(&self) -> Vec<Description> {
        let view = self.build_view();
        let mut notes = self.supplies(&view);
        notes.extend(fortress(&view));
        for castle in &view.castles {
            let key = if castle.figure { "note-castle-waits" } else { "note-castle-scored" };
            let square = castle.squares.iter().min_by_key(|square| (square.y, square.x)).copied().unwrap_or_default();
            notes.push(Description::new(key).arg("seat", castle.seat).arg("square", name(square)));
        }
        for (key, crown) in [("note-king", &view.king), ("note-robber", &view.robber)] {
            if let Some(crown) = crown {
                notes.push(Description::new(key).arg("seat", crown.seat).arg("size", u32::from(crown.size)));
            }
        }
        if let Some(helped) = view.fairy.as_ref().and_then(|fairy| fairy.helps.as_ref()) {
            notes.push(Description::new("note-fairy").arg("seat", helped.seat).arg("square", name(helped.square)));
        }
        for challenge in &view.challenges {
            let text = Description::new("note-challenge").arg("monastery", name(challenge.monastery));
            notes.push(text.arg("shrine", name(challenge.shrine)));
        }
        notes.extend(bazaar(&view));
        if view.river_left > 0 {
            notes.push(Description::new("note-river").arg("count", view.river_left as u32));
        }
        let aside: u32 = view.aside.iter().map(|tiles| u32::from(tiles.count)).sum();
        if aside > 0 {
            notes.push(Description::new("note-aside").arg("count", aside));
        }
        notes.push(Description::new("note-left").arg("count", view.tiles_left as u32));
        notes
    }

    /// A line for each player: the number that marks their figures on the map, and what is in their supply.
    fn supplies(&self, view: &View) -> Vec<Description> {
        let counted = |in_play: bool, left: u8| if in_play { Arg::Number(i64::from(left)) } else { name("none") };
        let options = &self.table.options;
        let line = |(seat, player): (Seat, &crate::view::PlayerView)| {
            Description::new("note-player")
                .arg("mark", u32::from(seat.0) + 1)
                .arg("seat", seat)
                .arg("meeples", player.meeples)
                .arg("abbots", counted(options.abbot, u8::from(player.abbot)))
                .arg("bridges", counted(options.bridges, player.bridges))
                .arg("castles", counted(options.castles, player.castles))
        };
        Seat::all(self.table.seats).zip(&view.players).map(line).collect()
    }
}

fn fortress(view: &View) -> Vec<Description> {
    let Some(fortress) = &view.fortress else { return Vec::new() };
    let mut notes = vec![Description::new("note-count").arg("quarter", name(fortress.count))];
    for quarter in &fortress.quarters {
        for waiting in &quarter.figures {
            let key = match waiting.kind {
                FigureKind::Meeple => "note-quarter-meeples",
                FigureKind::Abbot => "note-quarter-abbot",
            };
            let text = Description::new(key).arg("quarter", name(quarter.quarter)).arg("seat", waiting.seat);
            notes.push(text.arg("count", waiting.number));
        }
    }
    notes
}

/// The auction, and the tiles somebody has got and not placed.
fn bazaar(view: &View) -> Vec<Description> {
    let mut notes = Vec::new();
    if let Some(bazaar) = &view.bazaar {
        let shown = bazaar.tiles.iter().filter(|tile| tile.seat.is_none()).map(|tile| name(tile.id)).collect();
        notes.push(Description::new("note-bazaar").arg("tiles", Arg::List(shown)));
        if let Some(tile) = bazaar.offered {
            notes.push(Description::new("note-offered").arg("seat", bazaar.auctioneer).arg("tile", name(tile)));
        }
        if let (Some(bid), Some(bidder)) = (bazaar.bid, bazaar.bidder) {
            notes.push(Description::new("note-bid").arg("seat", bidder).arg("points", bid));
        }
    }
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        if let Some(tile) = player.bought {
            notes.push(Description::new("note-bought").arg("seat", seat).arg("tile", name(tile)));
        }
    }
    notes
}

fn name(name: impl ToString) -> Arg {
    Arg::Name(name.to_string())
}

#[cfg(test)]
mod tests {
    use duchy_game::{Catalogue as _, First, Game, Presentation, Viewer, context::Fixed};

    use crate::{Carcassonne, Catalogue, Options, Start};

    #[test]
    fn only_what_is_in_play_is_noted() {
        let keys = |options: &Options| {
            let mut cx = Fixed::new(["BASE-B"]);
            let game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, 2, options, &mut cx).unwrap();
            game.notes(Viewer::Spectator).iter().map(|note| note.key).collect::<Vec<_>>()
        };
        let base = Options { first: First::Listed, ..Options::default() };
        assert_eq!(keys(&base), ["note-player", "note-player", "note-left"]);
        let count = Options { start: Start::Fortress, count: true, ..base };
        assert_eq!(keys(&count), ["note-player", "note-player", "note-count", "note-left"]);
    }
}
