//! What the test kit asks of Carcassonne: nothing is secret, and these invariants hold.
#![expect(clippy::disallowed_types, reason = "a test makes up actions at random; the rules never do")]

mod sentences;

use duchy_carcassonne::{
    Action, Axis, Carcassonne, CastleAt, FeatureKind, FigureKind, Half, LaidTile, MAX_NODES, Quarter, RiverRole, Side,
    Spot, Square, Start, Target, Terrain,
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
        let sides = Sides::of(game)?;
        touching_sides_match(game, &sides)?;
        features_partition_the_parts(game, &sides)?;
        frontier_is_right(game, &sides)
    }

    fn any_action(game: &Carcassonne, random: &mut fastrand::Rng) -> Action {
        let square = Square { x: random.i8(-6..7), y: random.i8(-6..7) };
        let far = Square { x: random.i8(..), y: random.i8(..) };
        let side = Side::from_index(random.usize(..4));
        let figure = FigureKind::ALL[random.usize(..2)];
        let quarter = Quarter::ALL[random.usize(..4)];
        let castle = CastleAt { square, side: random.bool().then_some(side) };
        let kinds: Vec<_> = game.catalogue().kinds().collect();
        let tile = kinds[random.usize(..kinds.len())];
        let spot = match random.u8(..7) {
            0 => Spot::Road(side),
            1 => Spot::City(side),
            2 => Spot::Monastery,
            3 => Spot::Garden,
            4 => Spot::Shrine,
            5 => Spot::Inside(random.u8(1..3)),
            _ => Spot::Field(Half::from_index(random.usize(..8))),
        };
        match random.u8(..24) {
            0 => Action::Pass,
            1..=4 => Action::Place { figure, spot },
            5 => Action::Lay { square: far, facing: side },
            6..=9 => Action::Lay { square, facing: side },
            10 => Action::PlaceAt { figure, square, spot },
            11 => Action::Bridge { square, axis: Axis::of(side) },
            12 => Action::Expel { square, spot },
            13 => Action::AbbotBack,
            14 => Action::Fairy { square, spot },
            15 => Action::FairyCastle { castle },
            16 => Action::Fly { side },
            17 => Action::Move { figure },
            18 => [Action::Castle, Action::Points, Action::Buy, Action::Sell][random.usize(..4)],
            19 => Action::Reward { target: Target::Feature { square, spot } },
            20 => Action::Reward { target: Target::Castle { castle } },
            21 => Action::Quarter { figure, quarter },
            22 => [Action::Count { quarter }, Action::Bid { points: random.u8(..50) }][random.usize(..2)],
            _ => [Action::Offer { tile }, Action::Take { tile }][random.usize(..2)],
        }
    }

    fn passes(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn expect(game: &Carcassonne, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
        sentences::expect(&game.view(Viewer::Spectator), sentence, seats)
    }
}

/// Laid, in hand, face down, set aside, at a bazaar or put away: every tile in play is in one place.
/// Tests `carcassonne:setup.stacks`, `carcassonne:setup.start-tile`, `carcassonne:setup.tiles`.
fn tiles_are_somewhere(game: &Carcassonne) -> Result<(), String> {
    let (catalogue, options) = (game.catalogue(), game.options());
    let mixed = options.start == Start::Rivers;
    for kind in catalogue.kinds() {
        let picture = catalogue.picture(kind);
        let with = picture.with.is_empty() || picture.with.iter().any(|&element| options.has(element));
        let left_out = mixed && ["RIV1-A", "RIV1-L"].contains(&picture.id.as_str());
        let in_play = match (picture.start, catalogue.is_fortress(kind)) {
            (true, _) => options.start == Start::Tile,
            (_, true) => options.start == Start::Fortress,
            _ => with && !left_out,
        };
        let laid = game.board().tiles().iter().filter(|tile| tile.kind == kind).count();
        let hand = usize::from(game.drawn() == Some(kind));
        let bazaar = game.on_show().chain(game.bought().map(|(_, tile)| tile)).filter(|&tile| tile == kind).count();
        let waiting = game.bag().left(kind) + game.put_away(kind) + game.river_left(kind) + game.aside(kind);
        let all = laid + hand + bazaar + usize::from(waiting);
        if all != if in_play { usize::from(picture.count) } else { 0 } {
            return Err(format!("{all} tiles {} in all", picture.id));
        }
    }
    let start = game.board().tiles()[0];
    let begins = match options.start {
        Start::Tile => start.kind == catalogue.start(),
        Start::Fortress => catalogue.is_fortress(start.kind),
        _ => catalogue.picture(start.kind).river.as_ref().is_some_and(|river| river.role == RiverRole::Source),
    };
    let lies = start.square == Square::ORIGIN && start.facing == Side::N && start.seat().is_none();
    if begins && lies { Ok(()) } else { Err(format!("the map begins with {start:?}")) }
}

/// Every figure is in the supply, on the map, in a quarter or in a castle, and figures stay only on what is not
/// completed.
/// Tests `carcassonne:setup.figures`, `carcassonne:figure.stays`, `carcassonne:field.never-home`.
fn figures_are_somewhere(game: &Carcassonne) -> Result<(), String> {
    for seat in Seat::all(game.seats()) {
        let player = &game.players()[seat.index()];
        for (kind, whole) in [(FigureKind::Meeple, 7), (FigureKind::Abbot, u8::from(game.options().abbot))] {
            let on_map =
                game.figures().iter().filter(|figure| figure.seat == seat && figure.kind == kind).count() as u8;
            let quarters: u8 = Quarter::ALL.iter().map(|&quarter| game.in_quarter(seat, quarter, kind)).sum();
            let inside = game.castles().filter(|&(owner, _, inside)| owner == seat && inside).count() as u8;
            let castles = if kind == FigureKind::Meeple { inside } else { 0 };
            let supply = player.figures(kind);
            if on_map + quarters + castles + supply != whole {
                let where_they_are = format!("{supply} {on_map} {quarters} {castles}");
                return Err(format!("seat {} has {kind}s in supply, map, quarters, castles: {where_they_are}", seat.0));
            }
        }
        let built = game.castles().filter(|&(owner, ..)| owner == seat).count() as u8;
        let whole = if game.seats() < 5 { 3 } else { 2 };
        if game.options().castles && player.castles + built != whole {
            return Err(format!("seat {} has {} castles and {built} on the map", seat.0, player.castles));
        }
    }
    let bridges = game.board().tiles().iter().filter(|tile| tile.bridge().is_some()).count() as u8;
    let left: u8 = game.players().iter().map(|player| player.bridges).sum();
    let whole = game.seats() * if game.seats() < 5 { 3 } else { 2 };
    if game.options().bridges && bridges + left != whole {
        return Err(format!("{bridges} bridges on the map and {left} in supplies"));
    }
    let laying = game.drawn().is_some() || game.status().is_over();
    for figure in game.figures() {
        let done = figure.on != FeatureKind::Field && game.board().features().of(figure.node).is_complete();
        if done && laying {
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
            let shown = shown(game, tile);
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

/// What the sides of a tile show, bridges included.
fn shown(game: &Carcassonne, tile: &LaidTile) -> [Terrain; 4] {
    let shape = game.catalogue().get().shape(tile.kind, tile.facing);
    Side::ALL.map(|side| tile.terrain(shape, side))
}

/// Only a tile that waits for its bridge does not match.
/// Tests `carcassonne:place.match`, `carcassonne:place.free`, `carcassonne:bridge.needed`.
fn touching_sides_match(game: &Carcassonne, sides: &Sides) -> Result<(), String> {
    if game.awaits_bridge() {
        return Ok(());
    }
    match game.board().tiles().iter().find(|tile| !sides.match_at(tile.square, shown(game, tile))) {
        Some(tile) => Err(format!("the tile at {} does not match its neighbours", tile.square)),
        None => Ok(()),
    }
}

/// Counters at the roots are what counting anew gives: parts, open sides, shields, figures.
fn features_partition_the_parts(game: &Carcassonne, sides: &Sides) -> Result<(), String> {
    let (board, catalogue) = (game.board(), game.catalogue().get());
    let mut counted = [[0; 4]; MAX_NODES];
    let mut figures = [0; MAX_NODES];
    game.figures().iter().for_each(|figure| figures[figure.node.index()] += 1);
    let waits = game.awaits_bridge();
    for (node, id, part) in board.parts(catalogue) {
        let tile = board.tile(id);
        let bare = |square: &Square| sides.at(*square).is_none();
        let open_to = |side: &Side| {
            let beyond = tile.square.beyond(*side);
            let unmatched = || sides.at(beyond).is_some_and(|other| other[side.opposite().index()] == Terrain::Field);
            bare(&beyond) || waits && unmatched()
        };
        let reaches =
            |side: &Side, spot: Spot| open_to(side) && board.node_at(catalogue, tile.square, spot) == Some(node);
        let open = match part.spot {
            Spot::Road(_) => Side::ALL.iter().filter(|side| reaches(side, Spot::Road(**side))).count(),
            Spot::City(_) => Side::ALL.iter().filter(|side| reaches(side, Spot::City(**side))).count(),
            Spot::Garden if !game.options().abbot => 8,
            Spot::Monastery | Spot::Garden | Spot::Shrine => {
                tile.square.around().iter().filter(|square| bare(square)).count()
            }
            Spot::Field(_) | Spot::Inside(_) => 0,
        };
        let sums = &mut counted[board.features().root(node).index()];
        let more = [1, open, usize::from(part.shields), figures[node.index()]];
        sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
    for (node, ..) in board.parts(catalogue) {
        let feature = board.features().of(node);
        let kept =
            [feature.parts(), feature.open(), feature.shields(), feature.figures()].map(|number| number as usize);
        let sums = counted[board.features().root(node).index()];
        if kept != sums {
            return Err(format!("{feature:?} should have parts, open, shields, figures {sums:?}"));
        }
    }
    Ok(())
}

/// The tile in hand can be laid exactly where trying every square beside the map finds that it fits. What elements add
/// and forbid is compared by the oracle of elements.
/// Tests `carcassonne:place.adjacent`, `carcassonne:place.match`.
fn frontier_is_right(game: &Carcassonne, sides: &Sides) -> Result<(), String> {
    let (Some(kind), Some(seat)) = (game.drawn(), game.status().awaited().first()) else { return Ok(()) };
    let options = game.options();
    if options.cult || game.players()[seat.index()].bridges > 0 || game.catalogue().picture(kind).river.is_some() {
        return Ok(());
    }
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let mut listed: Vec<(Square, Side)> = actions
        .iter()
        .filter_map(|action| match *action {
            Action::Lay { square, facing } => Some((square, facing)),
            _ => None,
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
