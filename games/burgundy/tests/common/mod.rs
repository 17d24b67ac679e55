//! What the test kit asks of The Castles of Burgundy: hidden choices are secret, and these invariants hold.
#![expect(clippy::disallowed_types, reason = "a test makes up actions at random; the rules never do")]

use duchy_burgundy::{Action, Burgundy, Colour, Face, Good, Player, SPACES, Space, Tile, View};
use duchy_game::{Game, Kind, Seat, Viewer};
use duchy_testkit::{Seats, Subject};

/// The Castles of Burgundy, for the test kit.
pub(crate) struct Table;

impl Subject for Table {
    type Game = Burgundy;

    /// Hidden choices, as they would stand in an entry or a view. Tests `burgundy:expert.hidden`.
    fn secrets(game: &Burgundy, viewer: Viewer) -> Vec<String> {
        // Choices are hidden only while some have chosen and others have not.
        if game.status().may_revise().is_empty() {
            return Vec::new();
        }
        let view = game.view(Viewer::Everything);
        let choice = |seat: Seat| view.players[seat.index()].choice.clone();
        let known: Vec<String> = Seat::all(game.seats()).filter(|&seat| viewer.is(seat)).filter_map(choice).collect();
        let hidden = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat)).filter_map(choice);
        hidden.filter(|text| !known.contains(text)).collect()
    }

    fn invariants(game: &Burgundy) -> Result<(), String> {
        tiles_are_somewhere(game)?;
        let view = game.view(Viewer::Everything);
        goods_are_somewhere(&view)?;
        for seat in Seat::all(game.seats()) {
            let player = &game.players()[seat.index()];
            estate_is_sound(game, seat, player).map_err(|what| format!("seat {}: {what}", seat.0))?;
        }
        order_is_sound(game, &view)
    }

    fn any_action(_game: &Burgundy, random: &mut fastrand::Rng) -> Action {
        let die = if random.bool() { Face::new(random.u8(1..=6)) } else { None };
        let tile = Tile::from_index(random.usize(..Tile::COUNT));
        let good = Good::from_index(random.usize(..Good::COUNT));
        let space: Space = Space::all().nth(random.usize(..SPACES)).expect("a space");
        let depot = random.u8(1..=6);
        match random.u8(..10) {
            0 => Action::Choose { estate: random.u8(1..=9), space },
            1 => Action::Take { die, depot, tile },
            2 => Action::Place { die, tile, space },
            3 => Action::Sell { die, good },
            4 => Action::Workers { die },
            5 => Action::Buy { depot: random.u8(0..=6), tile },
            6 => {
                let other = random.u8(1..=6);
                Action::Goods { depots: 1 << (depot - 1) | 1 << (other - 1) }
            }
            7 => Action::Keep { goods: random.u8(1..64) },
            8 => Action::Discard { tile },
            _ => Action::Pass,
        }
    }

    fn passes(action: &Action) -> bool {
        *action == Action::Pass
    }

    /// `NAME has 3 workers`, `NAME stores bank, ship`, `depot 3 holds …`, and so on.
    fn expect(game: &Burgundy, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
        let met = |found: String, wanted: &str| match found == wanted {
            true => Ok(()),
            false => Err(format!("not so: {found}")),
        };
        let view = game.view(Viewer::Everything);
        if let Some((seat, rest)) = seats.begin(sentence) {
            let player = &view.players[seat.index()];
            let words: Vec<&str> = rest.split_whitespace().collect();
            match words[..] {
                ["has", number, "worker" | "workers"] => return Some(met(player.workers.to_string(), number)),
                ["has", number, "silver"] => return Some(met(player.silver.to_string(), number)),
                ["is", "at", "step", number] => {
                    let step = view.track.iter().find(|marker| marker.seat == seat).map_or(0, |marker| marker.step);
                    return Some(met(step.to_string(), number));
                }
                ["has", number, "bonus", "tile" | "tiles"] => {
                    return Some(met(game.bonus_tiles(seat).to_string(), number));
                }
                ["plays", "estate", number] => {
                    return Some(met(player.estate.map_or("none".into(), |estate| estate.to_string()), number));
                }
                ["stores", ..] => {
                    let mut stored: Vec<&str> = player.storage.iter().flatten().copied().collect();
                    stored.sort_unstable();
                    let stored = if stored.is_empty() { "nothing".to_owned() } else { stored.join(", ") };
                    return Some(met(stored, &words[1..].join(" ")));
                }
                ["keeps", "goods", ..] => {
                    let goods = if player.goods.is_empty() { "none".to_owned() } else { player.goods.join(" ") };
                    return Some(met(goods, &words[2..].join(" ")));
                }
                ["sold", ..] => {
                    let sold = if player.sold.is_empty() { "nothing".to_owned() } else { player.sold.join(" ") };
                    return Some(met(sold, &words[1..].join(" ")));
                }
                _ => return None,
            }
        }
        if let Some((depot, goods)) = sentence.strip_prefix("depot ").and_then(|rest| rest.split_once(" has goods ")) {
            let depot = &view.depots[depot.parse::<usize>().ok()? - 1];
            let found = if depot.goods.is_empty() { "none".to_owned() } else { depot.goods.join(" ") };
            return Some(met(found, goods));
        }
        if let Some((depot, tiles)) = sentence.strip_prefix("depot ").and_then(|rest| rest.split_once(" holds ")) {
            let depot = &view.depots[depot.parse::<usize>().ok()? - 1];
            let found: Vec<&str> = depot.tiles.iter().flatten().copied().collect();
            return Some(met(if found.is_empty() { "nothing".to_owned() } else { found.join(", ") }, tiles));
        }
        if let Some(number) = sentence.strip_suffix(" tiles lie on the black depot") {
            return Some(met(view.black.iter().flatten().count().to_string(), number));
        }
        if let Some(number) = sentence.strip_suffix(" tiles lie on the depots") {
            let tiles = view.depots.iter().flat_map(|depot| depot.tiles.iter().flatten()).count();
            return Some(met(tiles.to_string(), number));
        }
        if let Some(goods) = sentence.strip_prefix("goods to come are ") {
            return Some(met(view.ahead.join(" "), goods));
        }
        if let Some(phase) = sentence.strip_prefix("it is phase ") {
            return Some(met(format!("{} round {}", view.phase.unwrap_or("none"), view.round), phase));
        }
        if let Some(order) = sentence.strip_prefix("the order is ") {
            let names: Vec<&str> = view.order.iter().map(|&seat| seats.name(seat)).collect();
            return Some(met(names.join(", "), order));
        }
        if let Some(order) = sentence.strip_prefix("the track reads ") {
            let names: Vec<&str> = view.track.iter().map(|marker| seats.name(marker.seat)).collect();
            return Some(met(names.join(", "), order));
        }
        None
    }
}

/// Face down, on depots, stored, in estates or gone: 164 tiles. Tests `burgundy:phase.clear`, `burgundy:setup.castle`.
fn tiles_are_somewhere(game: &Burgundy) -> Result<(), String> {
    let (all, there) = (game.catalogue().tiles(), game.tiles_everywhere());
    if all == 164 && there == all { Ok(()) } else { Err(format!("{there} of {all} tiles are somewhere")) }
}

/// No colour of goods multiplies. Tests `burgundy:sell.all`.
fn goods_are_somewhere(view: &View) -> Result<(), String> {
    for good in Good::all() {
        let depots = view.depots.iter().flat_map(|depot| &depot.goods);
        let players = view.players.iter().flat_map(|player| player.goods.iter().chain(&player.sold));
        let count = depots.chain(players).chain(&view.ahead).filter(|name| **name == good.name()).count();
        if count > 7 {
            return Err(format!("there are {count} {} goods", good.name()));
        }
    }
    Ok(())
}

fn estate_is_sound(game: &Burgundy, seat: Seat, player: &Player) -> Result<(), String> {
    // Silver and workers are unsigned: below zero would be far above this.
    if player.silver > 1000 || player.workers > 1000 {
        return Err(format!("{} silver and {} workers", player.silver, player.workers));
    }
    if player.goods.iter().filter(|&&count| count > 0).count() > 3 {
        return Err(format!("goods of too many colours: {:?}", player.goods));
    }
    let Some(estate) = game.estate(seat) else { return Ok(()) };
    for (space, tile) in player.placed() {
        if estate.colour(space) != tile.colour() {
            return Err(format!("{} lies on {space}", tile.name()));
        }
    }
    all_touch(player)?;
    if !player.powers.equal_buildings {
        for &town in estate.towns() {
            let buildings = player.placed().filter(|(space, _)| town >> space.index() & 1 == 1);
            let mut kinds: Vec<Tile> = buildings.map(|(_, tile)| tile).collect();
            let count = kinds.len();
            kinds.sort_unstable();
            kinds.dedup();
            if kinds.len() < count {
                return Err("a town has two equal buildings".to_owned());
            }
        }
    }
    let complete = |colour: Colour| player.laid & estate.of_colour(colour) == estate.of_colour(colour);
    let done = Colour::ALL.into_iter().filter(|&colour| complete(colour)).count();
    if game.bonus_tiles(seat) > done { Err("more bonus tiles than whole colours".to_owned()) } else { Ok(()) }
}

/// From the first tile all others can be reached. Tests `burgundy:place.adjacent`.
fn all_touch(player: &Player) -> Result<(), String> {
    let mut reached = player.laid & player.laid.wrapping_neg();
    loop {
        let beside = Space::all().filter(|space| reached >> space.index() & 1 == 1).fold(0, |set, s| set | s.beside());
        let more = (reached | beside) & player.laid;
        if more == reached {
            break;
        }
        reached = more;
    }
    if reached == player.laid { Ok(()) } else { Err("a tile touches no other".to_owned()) }
}

/// Markers further on come first. Tests `burgundy:ship.order`, `burgundy:round.order`.
fn order_is_sound(game: &Burgundy, view: &View) -> Result<(), String> {
    if !view.track.is_sorted_by(|one, other| one.step >= other.step) {
        return Err(format!("the track reads {:?}", view.track));
    }
    for (seat, player) in Seat::all(game.seats()).zip(game.players()) {
        let Some(estate) = game.estate(seat) else { continue };
        let ships = (player.laid & estate.of_colour(Colour::Ship)).count_ones();
        let step = view.track.iter().find(|marker| marker.seat == seat).map_or(0, |marker| u32::from(marker.step));
        // A ship just placed may not have moved its marker yet.
        if step > ships || step + 1 < ships {
            return Err(format!("seat {} has {ships} ships at step {step}", seat.0));
        }
    }
    Ok(())
}
