//! What the test kit asks of Carcassonne: nothing is secret, and these invariants hold.
#![expect(clippy::disallowed_types, reason = "a test makes up actions at random; the rules never do")]

use duchy_carcassonne::{Action, Carcassonne, FeatureKind, FigureKind, Half, LaidTile, Side, Spot, Square, Terrain};
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
        let sides = Sides::of(game)?;
        touching_sides_match(game, &sides)?;
        features_partition_the_parts(game, &sides)?;
        frontier_is_right(game, &sides)
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

/// What the tiles of the map show, by square.
struct Sides {
    least: Square,
    width: usize,
    rows: Vec<Option<[Terrain; 4]>>,
}

impl Sides {
    /// Fails if two tiles lie on one square.
    fn of(game: &Carcassonne) -> Result<Sides, String> {
        let squares = || game.board().tiles().iter().map(|tile| tile.square);
        let range = |of: fn(Square) -> i8| (squares().map(of).min().unwrap_or(0), squares().map(of).max().unwrap_or(0));
        let (xs, ys) = (range(|square| square.x), range(|square| square.y));
        let (width, height) = ((xs.1 - xs.0) as usize + 1, (ys.1 - ys.0) as usize + 1);
        let mut sides = Sides { least: Square { x: xs.0, y: ys.0 }, width, rows: vec![None; width * height] };
        for tile in game.board().tiles() {
            let shown = game.catalogue().shape(tile.kind, tile.facing).sides;
            let place = sides.place(tile.square).ok_or("a tile lies off the map")?;
            if sides.rows[place].replace(shown).is_some() {
                return Err(format!("two tiles lie at {}", tile.square));
            }
        }
        Ok(sides)
    }

    fn place(&self, square: Square) -> Option<usize> {
        let column = usize::try_from(i32::from(square.x) - i32::from(self.least.x)).ok()?;
        let row = usize::try_from(i32::from(square.y) - i32::from(self.least.y)).ok()?;
        (column < self.width && row * self.width < self.rows.len()).then_some(row * self.width + column)
    }

    fn at(&self, square: Square) -> Option<[Terrain; 4]> {
        self.rows[self.place(square)?]
    }

    /// Whether a tile that shows this matches all its neighbours on that square.
    fn match_at(&self, square: Square, own: [Terrain; 4]) -> bool {
        Side::ALL.iter().all(|&side| {
            let beyond = self.at(square.beyond(side)).map(|other| other[side.opposite().index()]);
            beyond.is_none_or(|beyond| beyond == own[side.index()])
        })
    }
}

/// Tests `carcassonne:place.match`, `carcassonne:place.free`.
fn touching_sides_match(game: &Carcassonne, sides: &Sides) -> Result<(), String> {
    let shown = |tile: &LaidTile| game.catalogue().shape(tile.kind, tile.facing).sides;
    match game.board().tiles().iter().find(|tile| !sides.match_at(tile.square, shown(tile))) {
        Some(tile) => Err(format!("the tile at {} does not match its neighbours", tile.square)),
        None => Ok(()),
    }
}

/// Counters at the roots are what counting anew gives: parts, open sides, shields, figures.
fn features_partition_the_parts(game: &Carcassonne, sides: &Sides) -> Result<(), String> {
    let (board, catalogue) = (game.board(), game.catalogue().get());
    let mut counted = [[0; 4]; 256];
    let mut figures = [0; 256];
    game.figures().iter().for_each(|figure| figures[figure.node.index()] += 1);
    for (node, id, part) in board.parts(catalogue) {
        let tile = board.tile(id);
        let shape = catalogue.shape(tile.kind, tile.facing);
        let bare = |square: &Square| sides.at(*square).is_none();
        let reaches = |side: Side, spot: Spot| bare(&tile.square.beyond(side)) && shape.part_at(spot) == Some(part);
        let open = match shape.parts()[part].spot {
            Spot::Road(_) => Side::ALL.iter().filter(|&&side| reaches(side, Spot::Road(side))).count(),
            Spot::City(_) => Side::ALL.iter().filter(|&&side| reaches(side, Spot::City(side))).count(),
            Spot::Monastery => tile.square.around().iter().filter(|square| bare(square)).count(),
            Spot::Field(_) => 0,
        };
        let sums = &mut counted[board.features().root(node).index()];
        let more = [1, open, usize::from(shape.parts()[part].shields), figures[node.index()]];
        sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
    for (node, ..) in board.parts(catalogue) {
        let feature = board.features().of(node);
        let kept = [feature.parts, feature.open, feature.shields, feature.figures].map(usize::from);
        let sums = counted[board.features().root(node).index()];
        if kept != sums {
            return Err(format!("{feature:?} should have parts, open, shields, figures {sums:?}"));
        }
    }
    Ok(())
}

/// The tile in hand can be laid exactly where trying every square beside the map finds that it fits.
/// Tests `carcassonne:place.adjacent`, `carcassonne:place.match`.
fn frontier_is_right(game: &Carcassonne, sides: &Sides) -> Result<(), String> {
    let (Some(kind), Some(seat)) = (game.drawn(), game.status().awaited().first()) else { return Ok(()) };
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let mut listed: Vec<(Square, Side)> = actions
        .iter()
        .filter_map(|action| match *action {
            Action::Lay { square, facing } => Some((square, facing)),
            Action::Place { .. } | Action::Pass => None,
        })
        .collect();
    let tiles = game.board().tiles().iter();
    let beside = tiles.flat_map(|tile| Side::ALL.map(|side| tile.square.beyond(side)));
    let empty = beside.filter(|&square| sides.at(square).is_none());
    let ways = empty.flat_map(|square| Side::ALL.map(|facing| (square, facing)));
    let mut fitting: Vec<(Square, Side)> =
        ways.filter(|&(square, facing)| sides.match_at(square, game.catalogue().shape(kind, facing).sides)).collect();
    listed.sort_unstable();
    fitting.sort_unstable();
    fitting.dedup();
    if listed == fitting { Ok(()) } else { Err(format!("listed {listed:?}, but these fit: {fitting:?}")) }
}
