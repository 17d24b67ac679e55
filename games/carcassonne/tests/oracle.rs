//! A slow, plain scorer, written from the rules alone: it floods over the pictures of the laid tiles and knows nothing
//! of the engine's features. Random games are scored by both, turn by turn and at the end.

use std::collections::{BTreeMap, BTreeSet};

use duchy_carcassonne::{
    Action, Carcassonne, Catalogue, Centre, Event, FeatureKind, Half, Options, Picture, Scored, Side, Square, View,
    When,
};
use duchy_game::{
    Catalogue as _, First, Game, Seat, Viewer,
    context::{Live, Search, Seed},
};

/// A part of a laid tile: its square, and its place in one of the lists of the tile's picture.
type Piece = (Square, FeatureKind, usize);

/// What a scoring should be told as: feature, time, owners, points each, parts.
type Told = (FeatureKind, bool, Vec<u8>, i32, BTreeSet<String>);

struct Oracle {
    tiles: BTreeMap<Square, (&'static Picture, Side)>,
    figures: Vec<(Seat, Piece)>,
    scores: Vec<i32>,
}

impl Oracle {
    fn new(seats: u8) -> Oracle {
        let mut oracle = Oracle { tiles: BTreeMap::new(), figures: Vec::new(), scores: vec![0; usize::from(seats)] };
        oracle.lay("BASE-D-start", Square::ORIGIN, Side::N);
        oracle
    }

    fn lay(&mut self, id: &str, square: Square, facing: Side) {
        let catalogue = Catalogue::built_in().get();
        let kind = catalogue.find(id).expect("the tile is in the box");
        assert!(self.tiles.insert(square, (catalogue.picture(kind), facing)).is_none());
    }

    /// The sides (of roads and cities) or half-sides (of fields) a piece reaches on the map, from north clockwise.
    fn reach(&self, (square, kind, index): Piece) -> Vec<usize> {
        let (picture, facing) = self.tiles[&square];
        let sides = |at: &[Side]| at.iter().map(|side| (side.index() + facing.index()) % 4).collect();
        let halves = |at: &[Half]| at.iter().map(|half| (half.index() + 2 * facing.index()) % 8).collect();
        let mut reach: Vec<usize> = match kind {
            FeatureKind::Road => sides(&picture.roads[index].at),
            FeatureKind::City => sides(&picture.cities[index].at),
            FeatureKind::Field => halves(&picture.fields[index].at),
            _ => Vec::new(),
        };
        reach.sort_unstable();
        reach
    }

    fn pieces(&self, square: Square) -> Vec<Piece> {
        let Some((picture, _)) = self.tiles.get(&square) else { return Vec::new() };
        let of = |kind, count| (0..count).map(move |index| (square, kind, index));
        let monasteries = usize::from(picture.centre == Some(Centre::Monastery));
        of(FeatureKind::Road, picture.roads.len())
            .chain(of(FeatureKind::City, picture.cities.len()))
            .chain(of(FeatureKind::Monastery, monasteries))
            .chain(of(FeatureKind::Field, picture.fields.len()))
            .collect()
    }

    /// The piece of a kind at a side or half-side.
    fn piece_at(&self, square: Square, kind: FeatureKind, place: usize) -> Option<Piece> {
        self.pieces(square).into_iter().find(|&piece| piece.1 == kind && self.reach(piece).contains(&place))
    }

    /// What goes on beyond the borders of the tile; nothing where no tile lies.
    fn beyond(&self, piece: Piece) -> Vec<Option<Piece>> {
        let (square, kind, _) = piece;
        let across = |place: usize| match kind {
            // Left meets right.
            FeatureKind::Field => {
                let side = (place / 2 + 2) % 4;
                (square.beyond(Side::from_index(place / 2)), 2 * side + 1 - place % 2)
            }
            _ => (square.beyond(Side::from_index(place)), (place + 2) % 4),
        };
        let look = |place| {
            let (square, place) = across(place);
            self.piece_at(square, kind, place)
        };
        self.reach(piece).into_iter().map(look).collect()
    }

    fn feature(&self, piece: Piece) -> BTreeSet<Piece> {
        let mut found = BTreeSet::from([piece]);
        let mut open = vec![piece];
        while let Some(piece) = open.pop() {
            let beyond = self.beyond(piece).into_iter().flatten();
            open.extend(beyond.filter(|&next| found.insert(next)));
        }
        found
    }

    fn around(&self, square: Square) -> usize {
        square.around().iter().filter(|around| self.tiles.contains_key(around)).count()
    }

    fn is_complete(&self, feature: &BTreeSet<Piece>) -> bool {
        feature.iter().all(|&piece| match piece.1 {
            FeatureKind::Road | FeatureKind::City => self.beyond(piece).iter().all(Option::is_some),
            FeatureKind::Field => false,
            _ => self.around(piece.0) == 8,
        })
    }

    fn value(&self, feature: &BTreeSet<Piece>) -> i32 {
        let Some(&(square, kind, _)) = feature.first() else { return 0 };
        let tiles = feature.iter().map(|piece| piece.0).collect::<BTreeSet<_>>().len() as i32;
        match kind {
            FeatureKind::Road => tiles,
            FeatureKind::City => {
                let shields = |piece: &Piece| i32::from(self.tiles[&piece.0].0.cities[piece.2].shields);
                let shields: i32 = feature.iter().map(shields).sum();
                (tiles + shields) * if self.is_complete(feature) { 2 } else { 1 }
            }
            FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => 1 + self.around(square) as i32,
            FeatureKind::Field => 3 * self.cities_beside(feature).len() as i32,
        }
    }

    fn cities_beside(&self, field: &BTreeSet<Piece>) -> BTreeSet<BTreeSet<Piece>> {
        let beside = field.iter().flat_map(|&(square, _, index)| {
            let cities = &self.tiles[&square].0.fields[index].beside;
            cities.iter().map(move |&city| (square, FeatureKind::City, usize::from(city)))
        });
        beside.map(|city| self.feature(city)).filter(|city| self.is_complete(city)).collect()
    }

    fn figures_on(&self, feature: &BTreeSet<Piece>) -> Vec<usize> {
        let on =
            |seat: usize| self.figures.iter().filter(move |(s, piece)| s.index() == seat && feature.contains(piece));
        (0..self.scores.len()).map(|seat| on(seat).count()).collect()
    }

    fn owners(&self, feature: &BTreeSet<Piece>) -> Vec<u8> {
        let counts = self.figures_on(feature);
        let most = counts.iter().copied().max().filter(|&most| most > 0);
        (0..counts.len() as u8).filter(|&seat| Some(counts[usize::from(seat)]) == most).collect()
    }

    /// `road:1,0:E`: by the first side clockwise from north.
    fn name(&self, piece: Piece) -> String {
        let square = piece.0;
        let first = self.reach(piece).first().copied().unwrap_or(0);
        match piece.1 {
            FeatureKind::Road => format!("road:{square}:{}", ["N", "E", "S", "W"][first]),
            FeatureKind::City => format!("city:{square}:{}", ["N", "E", "S", "W"][first]),
            FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => format!("monastery:{square}"),
            FeatureKind::Field => {
                format!("field:{square}:{}", ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"][first])
            }
        }
    }

    /// Gives the points of a feature; `None` if there are none to give.
    fn score(&mut self, feature: &BTreeSet<Piece>, complete: bool) -> Option<Told> {
        let (owners, points) = (self.owners(feature), self.value(feature));
        for &seat in &owners {
            self.scores[usize::from(seat)] += points;
        }
        if complete {
            self.figures.retain(|(_, piece)| !feature.contains(piece));
        }
        let kind = feature.first()?.1;
        let parts = feature.iter().map(|&piece| self.name(piece)).collect();
        (points > 0 && !owners.is_empty()).then_some((kind, complete, owners, points, parts))
    }

    /// The end of a turn: what the tile has completed, clockwise from north, then monasteries row by row.
    fn end_turn(&mut self, laid: Square) -> Vec<Told> {
        let sides = 0..4;
        let at_sides = sides.flat_map(|side| {
            [FeatureKind::Road, FeatureKind::City].map(|kind| self.piece_at(laid, kind, side)).into_iter().flatten()
        });
        let mut near = laid.around().to_vec();
        near.push(laid);
        near.sort_by_key(|square| (square.y, square.x));
        let monasteries = near.into_iter().flat_map(|square| self.pieces(square));
        let monasteries = monasteries.filter(|piece| piece.1 == FeatureKind::Monastery);
        let pieces: Vec<Piece> = at_sides.chain(monasteries).collect();
        let mut told = Vec::new();
        for piece in pieces {
            let feature = self.feature(piece);
            if self.is_complete(&feature) && !self.owners(&feature).is_empty() {
                told.extend(self.score(&feature, true));
            }
        }
        told
    }

    /// Final scoring, in no particular order.
    fn end_game(&mut self) -> BTreeSet<Told> {
        let features: BTreeSet<BTreeSet<Piece>> = self.figures.iter().map(|&(_, piece)| self.feature(piece)).collect();
        features.iter().filter_map(|feature| self.score(feature, false)).collect()
    }

    /// Every overlay of the view is what flooding finds.
    fn check_overlays(&self, view: &View) {
        let pieces = self.tiles.keys().flat_map(|&square| self.pieces(square));
        let pieces = pieces.filter(|piece| view.farmers || piece.1 != FeatureKind::Field);
        let features: BTreeSet<BTreeSet<Piece>> = pieces.map(|piece| self.feature(piece)).collect();
        let own: BTreeSet<_> = features
            .iter()
            .map(|feature| {
                let parts: BTreeSet<String> = feature.iter().map(|&piece| self.name(piece)).collect();
                let figures: Vec<u8> = self.figures_on(feature).into_iter().map(|count| count as u8).collect();
                (parts, figures, self.owners(feature), self.is_complete(feature), self.value(feature))
            })
            .collect();
        let shown: BTreeSet<_> = view
            .features
            .iter()
            .map(|feature| {
                let parts = feature.parts.iter().map(|part| part.0.clone()).collect();
                let owners = feature.owners.iter().map(|seat| seat.0).collect();
                (parts, feature.figures.clone(), owners, feature.complete, feature.points)
            })
            .collect();
        assert_eq!(own, shown);
    }
}

fn told(scored: &Scored) -> Told {
    let owners: Vec<u8> = scored.owners.iter().map(|seat| seat.0).collect();
    for &seat in &owners {
        let lines = scored.lines.iter().filter(|line| line.seat.0 == seat);
        assert_eq!(lines.map(|line| line.points).sum::<i32>(), scored.points, "{scored:?}");
    }
    for line in scored.lines.iter().filter(|line| line.what != "line-shields") {
        assert_eq!(line.refs.len(), line.count as usize, "{line:?}");
    }
    let parts = scored.parts.iter().map(|part| part.0.clone()).collect();
    (scored.feature, scored.when == When::Completed, owners, scored.points, parts)
}

/// Plays a random game and scores it both ways.
fn compare(seats: u8, farmers: bool, seed: u64) {
    let chance = Seed([seed as u8; 32]);
    let mut choices = Search::new(seed);
    let options = Options { farmers, first: First::Listed, ..Options::default() };
    let mut setup = Live::new(&chance, 0);
    let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, seats, &options, &mut setup)
        .expect("so many may play");
    let mut oracle = Oracle::new(seats);
    let mut laid = Square::ORIGIN;
    let mut actions = Vec::new();
    for entry in 1.. {
        let Some(seat) = game.status().awaited().first() else { break };
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let action = actions[choices.below(actions.len())];
        let before = game.view(Viewer::Spectator);
        let mut cx = Live::new(&chance, entry);
        game.play(seat, &action, &mut cx).expect("it was in the list");
        let view = game.view(Viewer::Spectator);
        match action {
            Action::Lay { square, facing } => {
                oracle.lay(before.drawn.expect("it was drawn"), square, facing);
                laid = square;
            }
            Action::Place { spot, .. } => {
                let name = spot.on(laid).0;
                let piece = oracle.pieces(laid).into_iter().find(|&piece| oracle.name(piece) == name);
                oracle.figures.push((seat, piece.expect("it is there")));
            }
            _ => {}
        }
        let turn_is_over = view.drawn.is_some() || view.turn.is_none();
        let free = oracle.pieces(laid).into_iter().any(|piece| {
            (farmers || piece.1 != FeatureKind::Field) && oracle.owners(&oracle.feature(piece)).is_empty()
        });
        if let Action::Lay { .. } = action {
            let supply = before.players[seat.index()].meeples;
            assert_eq!(!turn_is_over, free && supply > 0, "who has a meeple and a place for it is asked");
        }
        let events = cx.finish().events;
        let scored: Vec<Told> = events
            .iter()
            .filter_map(|event| if let Event::Scored(scored) = event { Some(told(scored)) } else { None })
            .collect();
        if turn_is_over {
            let completed = oracle.end_turn(laid);
            assert_eq!(scored[..completed.len()], completed, "seed {seed}, {seats} seats, entry {entry}");
            let last: BTreeSet<Told> = scored[completed.len()..].iter().cloned().collect();
            assert_eq!(last, if view.turn.is_none() { oracle.end_game() } else { BTreeSet::new() });
        } else {
            assert!(scored.is_empty());
        }
        assert_eq!(view.players.iter().map(|player| player.score).collect::<Vec<_>>(), oracle.scores);
        let mut figures: Vec<(u8, String)> = view.figures.iter().map(|f| (f.seat.0, f.at.0.clone())).collect();
        let mut own: Vec<(u8, String)> =
            oracle.figures.iter().map(|&(seat, piece)| (seat.0, oracle.name(piece))).collect();
        figures.sort_unstable();
        own.sort_unstable();
        assert_eq!(figures, own);
        if choices.below(24) == 0 || view.turn.is_none() {
            oracle.check_overlays(&view);
        }
    }
}

/// Tests `carcassonne:road.score`, `carcassonne:city.score`, `carcassonne:city.shields`, `carcassonne:monastery.score`,
/// `carcassonne:score.order`, `carcassonne:score.tile-once`, `carcassonne:final.owner`, `carcassonne:final.road`,
/// `carcassonne:final.city`, `carcassonne:final.monastery`, `carcassonne:final.field`, `carcassonne:field.size`,
/// `carcassonne:field.any-city`, `carcassonne:field.city-once`, `carcassonne:field.city-many-fields`.
#[test]
fn engine_and_oracle_agree() {
    for seed in 0..60 {
        for seats in 2..=5 {
            compare(seats, true, seed);
        }
    }
}

/// Tests `carcassonne:field.optional`.
#[test]
fn engine_and_oracle_agree_without_farmers() {
    for seed in 60..80 {
        for seats in 2..=5 {
            compare(seats, false, seed);
        }
    }
}
