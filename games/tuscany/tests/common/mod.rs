//! What the test kit asks of The Castles of Tuscany: hands are secret, and these invariants hold.
#![allow(clippy::disallowed_types, reason = "a test brings its own chance")]

use duchy_game::{Catalogue as _, Game, Interned, Kind as _, Seat, Viewer};
use duchy_testkit::{Seats, Subject};
use duchy_tuscany::{
    Action, Bonus, Catalogue, Colour, LARGEST_REGION, Layout, OPEN, Payment, Piece, Player, Reward, Space, TileKind,
    Tuscany,
};

/// The Castles of Tuscany, for the test kit.
pub(crate) struct Table;

impl Subject for Table {
    type Game = Tuscany;

    /// Cards of a colour others hold and the viewer does not, and realms that are not shown yet.
    /// Tests `tuscany:draw.secret`, `tuscany:setup.hidden`.
    fn secrets(game: &Tuscany, viewer: Viewer) -> Vec<String> {
        let own = |seat: Seat| viewer.is(seat);
        let seats = || Seat::all(game.seats());
        let holds = |seat: Seat, colour: Colour| game.players()[seat.index()].hand()[colour.index()] > 0;
        let card = |&colour: &Colour| {
            seats().any(|seat| !own(seat) && holds(seat, colour))
                && !seats().any(|seat| own(seat) && holds(seat, colour))
        };
        let mut secrets: Vec<String> =
            Colour::ALL.iter().filter(|colour| card(colour)).map(|colour| colour.card_name().to_owned()).collect();
        if game.laying_out() {
            let layout = |seat: Seat| {
                let view = game.view(Viewer::Everything);
                view.players[seat.index()].realm.as_ref().map(|realm| realm.layout.to_string())
            };
            let known = seats().find(|&seat| own(seat)).and_then(layout);
            secrets.extend(
                seats().filter(|&seat| !own(seat)).filter_map(layout).filter(|text| Some(text) != known.as_ref()),
            );
        }
        secrets
    }

    fn invariants(game: &Tuscany) -> Result<(), String> {
        realms_are_hidden(game)?;
        tiles_are_somewhere(game)?;
        cards_are_somewhere(game)?;
        open_tiles_are_mixed(game)?;
        game.players().iter().try_for_each(realm_is_in_order)?;
        if game.laying_out() { Ok(()) } else { can_place_what_is_listed(game) }
    }

    fn any_action(game: &Tuscany, random: &mut fastrand::Rng) -> Action {
        let kind = |random: &mut fastrand::Rng| TileKind::from_index(random.usize(..13));
        let space = Space(random.u8(..30));
        let piece = |random: &mut fastrand::Rng| match random.u8(..4) {
            0 => Piece::HEX,
            _ => Piece::tile(kind(random)),
        };
        let colour = |random: &mut fastrand::Rng| Colour::ALL[random.usize(..8)];
        match random.u8(..11) {
            10 => Action::Choose(Reward { red: random.u8(1..3), ..Reward::default() }),
            0 => {
                let layouts: Vec<Layout> = Layout::all().collect();
                Action::Layout { layout: layouts[random.usize(..layouts.len())], castle: space }
            }
            1 => Action::Bonus(Bonus::ALL[random.usize(..5)]),
            2 => Action::Draw,
            3 => Action::Take { tile: kind(random), discarding: Piece::NONE },
            4 => Action::Take { tile: kind(random), discarding: piece(random) },
            5 => Action::Clear(colour(random)),
            6 => Action::Castle { tile: kind(random), space },
            7 => [Action::Marble, Action::Pass][random.usize(..2)],
            _ => {
                let stored: Vec<Piece> = game.players().iter().flat_map(|player| player.storage().to_vec()).collect();
                let piece = random.choice(&stored).copied().unwrap_or(Piece::HEX);
                let (one, other) = (colour(random), colour(random));
                let payment = match random.u8(..4) {
                    0 => Payment::of_workers(random.u8(1..3)),
                    1 if one != other => Payment::mixed((one, random.u8(1..3)), (other, random.u8(1..3))),
                    _ => Payment::cards(random.u8(1..5), one, random.u8(..2)),
                };
                Action::Place { piece, space, payment }
            }
        }
    }

    /// The box, and one whose bonus cards offer choices.
    /// Tests `tuscany:wagon.choice`.
    fn catalogues() -> Vec<Interned<Catalogue>> {
        let choices = Catalogue::interner().intern(include_str!("../scenarios/choices.toml"));
        [Catalogue::built_in(), Catalogue::built_in()].into_iter().chain(choices).collect()
    }

    fn passes(action: &Action) -> bool {
        *action == Action::Pass
    }

    /// `NAME has 9 green`, `NAME has 2 workers`, and what lies where.
    fn expect(game: &Tuscany, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
        let met = |found: String, wanted: &str| match found == wanted {
            true => Ok(()),
            false => Err(format!("not so: {found}")),
        };
        if let Some(tiles) = sentence.strip_prefix("open: ") {
            let open: Vec<&str> = game.open().iter().map(|open| open.kind().map_or("-", TileKind::name)).collect();
            return Some(met(open.join(", "), tiles));
        }
        if let Some(number) = sentence.strip_prefix("round ") {
            return Some(met(game.round().to_string(), number));
        }
        let (seat, rest) = seats.begin(sentence)?;
        let player = &game.players()[seat.index()];
        if let Some(stored) = rest.trim().strip_prefix("stores ") {
            let names: Vec<&str> = player.storage().iter().map(|piece| piece.name()).collect();
            return Some(met(if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }, stored));
        }
        let (number, unit) = rest.trim().strip_prefix("has ")?.split_once(' ')?;
        let found = match unit {
            "green" => player.green(),
            "marble" => player.marble().into(),
            "worker" | "workers" => player.workers().into(),
            "card" | "cards" => player.hand_size() as i32,
            "tiles left" => player.tiles_left() as i32,
            "empty spaces" => player.empty_spaces() as i32,
            _ => {
                let colour = Colour::ALL.into_iter().find(|colour| {
                    [colour.card_name().to_owned(), format!("{}s", colour.card_name())].contains(&unit.to_owned())
                })?;
                player.hand()[colour.index()].into()
            }
        };
        Some(met(found.to_string(), number))
    }
}

/// While realms are laid out, nobody sees another one, nor its start castle.
/// Tests `tuscany:setup.hidden`.
fn realms_are_hidden(game: &Tuscany) -> Result<(), String> {
    let seats = || Seat::all(game.seats());
    for viewer in seats().map(Viewer::Seat).chain([Viewer::Spectator]).filter(|_| game.laying_out()) {
        let view = game.view(viewer);
        if seats().any(|seat| !viewer.is(seat) && view.players[seat.index()].realm.is_some()) {
            return Err(format!("{viewer:?} sees a realm that is not shown yet"));
        }
    }
    Ok(())
}

/// The tiles of a player come from the box, and no more neutral tiles are about than there are.
/// Tests `tuscany:setup.stacks`, `tuscany:open.cleared`.
fn tiles_are_somewhere(game: &Tuscany) -> Result<(), String> {
    let catalogue = game.catalogue();
    let seats = usize::from(game.seats());
    let mut about = [0usize; duchy_tuscany::MAX_KINDS];
    for kind in TileKind::all() {
        let index = kind.index();
        let open = game.open().iter().filter(|open| open.kind() == Some(kind));
        let neutral = open.clone().filter(|open| open.is_neutral()).count();
        let hidden = usize::from(game.neutral().left(kind)) + usize::from(game.neutral_discard()[index]);
        let box_holds = usize::from(catalogue.neutral_tiles()[index]);
        if neutral + hidden > box_holds {
            return Err(format!("{} neutral tiles {}", neutral + hidden, kind.name()));
        }
        let laid = |player: &Player| {
            let on_spaces = Space::all().filter(|&space| player.laid(space) == Piece::tile(kind)).count();
            on_spaces + player.storage().iter().filter(|&&piece| piece == Piece::tile(kind)).count()
        };
        about[index] = open.count() + hidden + game.players().iter().map(laid).sum::<usize>();
        let all = box_holds + seats * usize::from(catalogue.player_tiles()[index]);
        if about[index] > all {
            return Err(format!("{} tiles {} of {all}", about[index], kind.name()));
        }
    }
    let all = about.iter().sum::<usize>() + game.players().iter().map(|player| player.tiles_left()).sum::<usize>();
    if all > 32 + 21 * seats { Err(format!("{all} tiles in all")) } else { Ok(()) }
}

/// Every region card and every bonus card is in one place.
/// Tests `tuscany:setup.cards`, `tuscany:draw.shuffle`, `tuscany:wagon.shuffle`.
fn cards_are_somewhere(game: &Tuscany) -> Result<(), String> {
    for colour in Colour::ALL {
        let hands: u32 = game.players().iter().map(|player| u32::from(player.hand()[colour.index()])).sum();
        let all = hands + u32::from(game.deck().left(colour)) + u32::from(game.discard()[colour.index()]);
        if all != u32::from(game.catalogue().region_cards()[colour.index()]) {
            return Err(format!("{all} cards {} in all", colour.name()));
        }
    }
    let turned: usize = game.bonus_discard().iter().map(|&count| usize::from(count)).sum();
    let all = game.bonus_deck().len() + turned;
    if all == 27 { Ok(()) } else { Err(format!("{all} bonus cards in all")) }
}

/// At most four of a colour lie open when a player is asked, and gaps only if no neutral tile is left.
/// Tests `tuscany:open.five`, `tuscany:open.gaps`.
fn open_tiles_are_mixed(game: &Tuscany) -> Result<(), String> {
    for colour in Colour::ALL {
        let of_colour = |open: &&duchy_tuscany::OpenTile| open.kind().is_some_and(|kind| kind.colour() == colour);
        let count = game.open().iter().filter(of_colour).count();
        if count > 4 {
            return Err(format!("{count} open tiles of {}", colour.name()));
        }
    }
    let open = game.open().iter().filter(|open| open.kind().is_some()).count();
    let neutral = game.neutral().len() + game.neutral_discard().iter().map(|&count| usize::from(count)).sum::<usize>();
    if open < OPEN && neutral > 0 {
        Err(format!("{open} open tiles, with {neutral} neutral ones left"))
    } else {
        Ok(())
    }
}

/// Pieces lie on their colour, are connected, and regions are small; storage is not too full.
/// Tests `tuscany:place.colour`, `tuscany:place.adjacent`, `tuscany:setup.regions`, `tuscany:take.store`.
fn realm_is_in_order(player: &Player) -> Result<(), String> {
    if player.storage().len() > player.storage_spaces() {
        return Err(format!("{} pieces in storage", player.storage().len()));
    }
    if player.ready_hexes() > player.hexes() {
        return Err("more hexes wait than there are".to_owned());
    }
    for space in Space::all().filter(|&space| player.laid(space).is_some()) {
        let colour = player.colour_at(space).ok_or("a piece lies outside the realm")?;
        if player.laid(space).kind().is_some_and(|kind| kind.colour() != colour) {
            return Err(format!("{} lies on a space for {}", player.laid(space).name(), colour.name()));
        }
        if player.region(space, colour).count_ones() > LARGEST_REGION {
            return Err(format!("the region at {space} is too large"));
        }
    }
    let total: u32 = Colour::ALL.into_iter().map(|colour| player.spaces(colour).count_ones()).sum();
    if total != 0 && total != 30 { Err(format!("{total} spaces in all")) } else { Ok(()) }
}

/// What is listed as a placement goes to an empty space beside something, on its colour.
/// Tests `tuscany:place.free`.
fn can_place_what_is_listed(game: &Tuscany) -> Result<(), String> {
    let Some(seat) = game.status().awaited().first() else { return Ok(()) };
    let player = &game.players()[seat.index()];
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    for action in actions {
        let (space, colour) = match action {
            Action::Place { piece, space, .. } => (space, piece.kind().map(TileKind::colour)),
            Action::Castle { tile, space } => (space, Some(tile.colour())),
            _ => continue,
        };
        let on_colour = colour.is_none_or(|colour| player.colour_at(space) == Some(colour));
        if player.laid(space).is_some() || !on_colour {
            return Err(format!("{action} is listed"));
        }
    }
    Ok(())
}
