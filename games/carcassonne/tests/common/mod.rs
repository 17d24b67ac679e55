//! What the test kit asks of Carcassonne: nothing is secret, and these invariants hold.

use std::collections::{BTreeMap, BTreeSet};

use duchy_carcassonne::{
    Action, Carcassonne, FeatureKind, FigureKind, Half, NodeId, Side, Spot, Square, Terrain, TileKind,
};
use duchy_game::{Game, Seat, Viewer};
use duchy_testkit::{Seats, Subject};

/// Carcassonne, for the test kit.
pub(crate) struct Table;

impl Subject for Table {
    type Game = Carcassonne;

    /// The order of the tiles is not stored, so there is nothing to find.
    fn secrets(_game: &Carcassonne, _viewer: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn invariants(game: &Carcassonne) -> Result<(), String> {
        tiles_are_somewhere(game)?;
        figures_are_somewhere(game)?;
        touching_sides_match(game)?;
        features_partition_the_parts(game)?;
        frontier_is_right(game)
    }

    fn any_action(_game: &Carcassonne, random: &mut fastrand::Rng) -> Action {
        let side = |random: &mut fastrand::Rng| Side::from_index(random.usize(..4));
        match random.u8(..8) {
            0 => Action::Pass,
            1 => Action::Place { figure: FigureKind::Meeple, spot: Spot::Road(side(random)) },
            2 => Action::Place { figure: FigureKind::Meeple, spot: Spot::City(side(random)) },
            3 => Action::Place { figure: FigureKind::Meeple, spot: Spot::Field(Half::from_index(random.usize(..8))) },
            4 => Action::Place { figure: FigureKind::Meeple, spot: Spot::Monastery },
            5 => {
                let square = Square { x: random.i8(..), y: random.i8(..) };
                Action::Lay { square, facing: side(random) }
            }
            _ => {
                let square = Square { x: random.i8(-6..7), y: random.i8(-6..7) };
                Action::Lay { square, facing: side(random) }
            }
        }
    }

    fn passes(action: &Action) -> bool {
        *action == Action::Pass
    }

    /// `NAME has 7 meeples`, and what lies on the map and in the box.
    fn expect(game: &Carcassonne, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
        let met = |found: String, wanted: &str| match found == wanted {
            true => Ok(()),
            false => Err(format!("not so: {found}")),
        };
        if let Some((seat, rest)) = seats.begin(sentence)
            && let Some(number) = rest.trim().strip_prefix("has ").and_then(|rest| rest.strip_suffix(" meeples"))
        {
            return Some(met(game.players()[seat.index()].meeples.to_string(), number));
        }
        let view = game.view(Viewer::Spectator);
        if let Some(number) = sentence.strip_suffix(" tiles are left") {
            return Some(met(view.tiles_left.to_string(), number));
        }
        if let Some(number) = sentence.strip_suffix(" tiles lie on the map") {
            return Some(met(view.tiles.len().to_string(), number));
        }
        if let Some(id) = sentence.strip_suffix(" is put away") {
            let away: Vec<&str> = view.put_away.iter().map(|tile| tile.id).collect();
            return Some(met(if away.contains(&id) { id.to_owned() } else { away.join(", ") }, id));
        }
        if let Some(places) = sentence.strip_prefix("figures are on ") {
            let mut found: Vec<String> = view.figures.iter().map(|figure| figure.at.0.clone()).collect();
            let mut wanted: Vec<&str> = places.split_whitespace().filter(|&word| word != "and").collect();
            found.sort();
            wanted.sort_unstable();
            return Some(met(found.join(" "), &wanted.join(" ")));
        }
        None
    }
}

/// Laid, in hand, face down or put away: every tile of the box is in one place.
/// Tests `carcassonne:setup.stacks`, `carcassonne:setup.start-tile`.
fn tiles_are_somewhere(game: &Carcassonne) -> Result<(), String> {
    let catalogue = game.catalogue();
    for kind in catalogue.kinds() {
        let laid = game.board().tiles().iter().filter(|tile| tile.kind == kind).count();
        let hand = usize::from(game.drawn() == Some(kind));
        let all = laid + hand + usize::from(game.bag().left(kind)) + usize::from(game.put_away(kind));
        if all != usize::from(catalogue.picture(kind).count) {
            return Err(format!("{all} tiles {} in all", catalogue.picture(kind).id));
        }
    }
    let start = game.board().tiles()[0];
    let is_start = start.kind == catalogue.start() && start.square == Square::ORIGIN && start.facing == Side::N;
    if is_start && start.seat.is_none() { Ok(()) } else { Err(format!("the start tile is {start:?}")) }
}

/// Every figure is in the supply or on the map, and figures stay only on what is not completed.
/// Tests `carcassonne:setup.figures`, `carcassonne:figure.stays`, `carcassonne:field.never-home`.
fn figures_are_somewhere(game: &Carcassonne) -> Result<(), String> {
    for seat in Seat::all(game.seats()) {
        let on_map = game.figures().iter().filter(|figure| figure.seat == seat).count();
        let supply = usize::from(game.players()[seat.index()].meeples);
        if on_map + supply != 7 {
            return Err(format!("seat {} has {supply} meeples and {on_map} on the map", seat.0));
        }
    }
    let placing = game.drawn().is_none() && !game.status().is_over();
    for figure in game.figures() {
        let done = figure.on != FeatureKind::Field && game.board().features().of(figure.node).is_complete();
        if done && !placing {
            return Err(format!("{figure:?} should have gone home"));
        }
        if figure.on == FeatureKind::Field && !game.options().farmers {
            return Err("there is a farmer in a game without".to_owned());
        }
    }
    Ok(())
}

/// Tests `carcassonne:place.match`, `carcassonne:place.free`.
fn touching_sides_match(game: &Carcassonne) -> Result<(), String> {
    let sides = sides(game);
    if sides.len() != game.board().tiles().len() {
        return Err("two tiles on one square".to_owned());
    }
    for (square, own) in &sides {
        for side in Side::ALL {
            let beyond = sides.get(&square.beyond(side)).map(|other| other[side.opposite().index()]);
            if beyond.is_some_and(|beyond| beyond != own[side.index()]) {
                return Err(format!("side {side} of {square} does not match"));
            }
        }
    }
    Ok(())
}

fn sides(game: &Carcassonne) -> BTreeMap<Square, [Terrain; 4]> {
    let catalogue = game.catalogue();
    let tiles = game.board().tiles().iter();
    tiles.map(|tile| (tile.square, catalogue.shape(tile.kind, tile.facing).sides)).collect()
}

/// Counters at the roots are what counting anew gives: parts, shields, figures, open sides.
fn features_partition_the_parts(game: &Carcassonne) -> Result<(), String> {
    let (board, catalogue) = (game.board(), game.catalogue());
    let sides = sides(game);
    let mut counted: BTreeMap<NodeId, [usize; 4]> = BTreeMap::new();
    for (node, id, part) in board.parts(catalogue) {
        let tile = board.tile(id);
        let shape = catalogue.shape(tile.kind, tile.facing);
        let reaches = |side: &Side| match shape.parts()[part].spot {
            Spot::Road(_) => shape.part_at(Spot::Road(*side)) == Some(part),
            Spot::City(_) => shape.part_at(Spot::City(*side)) == Some(part),
            Spot::Monastery | Spot::Field(_) => false,
        };
        let bare = |square: &Square| !sides.contains_key(square);
        let open = match shape.parts()[part].spot {
            Spot::Monastery => tile.square.around().iter().filter(|square| bare(square)).count(),
            _ => Side::ALL.iter().filter(|side| reaches(side) && bare(&tile.square.beyond(**side))).count(),
        };
        let figures = game.figures().iter().filter(|figure| figure.node == node).count();
        let sums = counted.entry(board.features().root(node)).or_default();
        for (sum, more) in sums.iter_mut().zip([1, open, usize::from(shape.parts()[part].shields), figures]) {
            *sum += more;
        }
    }
    for (root, sums) in counted {
        let feature = board.features().of(root);
        let kept = [feature.parts, feature.open, feature.shields, feature.figures].map(usize::from);
        if kept != sums {
            return Err(format!("{feature:?} should have parts, open, shields, figures {sums:?}"));
        }
    }
    Ok(())
}

/// The tile in hand can be laid exactly where trying every square near the map finds it fits.
/// Tests `carcassonne:place.adjacent`, `carcassonne:place.match`.
fn frontier_is_right(game: &Carcassonne) -> Result<(), String> {
    let (Some(tile), Some(seat)) = (game.drawn(), game.status().awaited().first()) else { return Ok(()) };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let listed: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    let tried = ways_to_lay(game, tile);
    if listed == tried { Ok(()) } else { Err(format!("listed {listed:?}, but these fit: {tried:?}")) }
}

fn ways_to_lay(game: &Carcassonne, kind: TileKind) -> BTreeSet<String> {
    let sides = sides(game);
    let beside: BTreeSet<Square> =
        sides.keys().flat_map(|square| Side::ALL.map(|side| square.beyond(side))).collect();
    let empty = beside.iter().filter(|square| !sides.contains_key(square));
    let fits = |square: &Square, facing: Side| {
        let own = game.catalogue().shape(kind, facing).sides;
        Side::ALL.iter().all(|&side| {
            let beyond = sides.get(&square.beyond(side)).map(|other| other[side.opposite().index()]);
            beyond.is_none_or(|beyond| beyond == own[side.index()])
        })
    };
    empty
        .flat_map(|&square| Side::ALL.map(|facing| (square, facing)))
        .filter(|(square, facing)| fits(square, *facing))
        .map(|(square, facing)| Action::Lay { square, facing }.to_string())
        .collect()
}
