//! A slow, plain scorer, written from the rules alone: it floods over the pictures of the laid tiles and knows nothing
//! of the engine's features. Random games are scored by both, turn by turn and at the end.

mod land;

use std::collections::BTreeSet;

use duchy_carcassonne::{
    Action, Carcassonne, Catalogue, Event, FeatureKind, Options, Scored, Side, Square, View, When,
};
use duchy_game::{
    Catalogue as _, First, Game, Seat, Viewer,
    context::{Live, Search, Seed},
};
use land::{Found, Land, Piece, kind_of, part_name};

/// What a scoring should be told as: feature, time, owners, points each, parts.
type Told = (FeatureKind, bool, Vec<u8>, i32, BTreeSet<String>);

struct Oracle {
    land: Land,
    figures: Vec<(Seat, Piece)>,
    scores: Vec<i32>,
}

impl Oracle {
    fn new(seats: u8) -> Oracle {
        let mut land = Land::default();
        land.lay("BASE-D-start", Square::ORIGIN, Side::N, false);
        Oracle { land, figures: Vec::new(), scores: vec![0; usize::from(seats)] }
    }

    fn figures_on(&self, feature: &Found) -> Vec<usize> {
        let on =
            |seat: usize| self.figures.iter().filter(move |(s, piece)| s.index() == seat && feature.contains(piece));
        (0..self.scores.len()).map(|seat| on(seat).count()).collect()
    }

    fn owners(&self, feature: &Found) -> Vec<u8> {
        let counts = self.figures_on(feature);
        let most = counts.iter().copied().max().filter(|&most| most > 0);
        (0..counts.len() as u8).filter(|&seat| Some(counts[usize::from(seat)]) == most).collect()
    }

    /// Gives the points of a feature; `None` if there are none to give.
    fn score(&mut self, feature: &Found, complete: bool) -> Option<Told> {
        let (owners, points) = (self.owners(feature), self.land.value(feature));
        for &seat in &owners {
            self.scores[usize::from(seat)] += points;
        }
        if complete {
            self.figures.retain(|(_, piece)| !feature.contains(piece));
        }
        let parts = self.land.names(feature);
        (points > 0 && !owners.is_empty()).then_some((kind_of(feature), complete, owners, points, parts))
    }

    /// The end of a turn: what the tile has completed, clockwise from north, then monasteries row by row.
    fn end_turn(&mut self, laid: Square) -> Vec<Told> {
        let sides = 0..4;
        let at_sides = sides.flat_map(|side| {
            [FeatureKind::Road, FeatureKind::City]
                .map(|kind| self.land.piece_at(laid, kind, side))
                .into_iter()
                .flatten()
        });
        let mut near = laid.around().to_vec();
        near.push(laid);
        near.sort_by_key(|square| (square.y, square.x));
        let monasteries = near.into_iter().flat_map(|square| self.land.pieces(square));
        let monasteries = monasteries.filter(|piece| piece.1 == FeatureKind::Monastery);
        let pieces: Vec<Piece> = at_sides.chain(monasteries).collect();
        let mut told = Vec::new();
        for piece in pieces {
            let feature = self.land.feature(piece);
            if self.land.is_complete(&feature) && !self.owners(&feature).is_empty() {
                told.extend(self.score(&feature, true));
            }
        }
        told
    }

    /// Final scoring, in no particular order.
    fn end_game(&mut self) -> BTreeSet<Told> {
        let features: BTreeSet<Found> = self.figures.iter().map(|&(_, piece)| self.land.feature(piece)).collect();
        features.iter().filter_map(|feature| self.score(feature, false)).collect()
    }

    /// Every overlay of the view is what flooding finds.
    fn check_overlays(&self, view: &View) {
        let mut features = self.land.all_features();
        features.retain(|feature| view.farmers || kind_of(feature) != FeatureKind::Field);
        let own: BTreeSet<_> = features
            .iter()
            .map(|feature| {
                let figures: Vec<u8> = self.figures_on(feature).into_iter().map(|count| count as u8).collect();
                (
                    self.land.names(feature),
                    figures,
                    self.owners(feature),
                    self.land.is_complete(feature),
                    self.land.value(feature),
                )
            })
            .collect();
        let shown: BTreeSet<_> = view
            .features
            .iter()
            .map(|feature| {
                let parts = feature.parts.iter().map(part_name).collect();
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
        assert_eq!(line.places.len(), line.count as usize, "{line:?}");
    }
    let parts = scored.parts.iter().map(part_name).collect();
    (scored.feature, scored.when == When::Completed, owners, scored.points, parts)
}

/// Plays a random game and scores it both ways.
fn compare(seats: u8, farmers: bool, seed: u64) {
    let chance = Seed([seed as u8; 32]);
    let mut choices = Search::new(seed);
    let options = Options { farmers, first: First::Listed, ..Options::default() };
    let mut setup = Live::new(&chance, 0);
    let mut game = Carcassonne::start(Catalogue::built_in(), Carcassonne::RULES, seats, &options, &mut setup)
        .expect("a valid number of players");
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
                oracle.land.lay(before.drawn.expect("it was drawn"), square, facing, false);
                laid = square;
            }
            Action::Place { spot, .. } => {
                let piece = oracle.land.named(&part_name(&spot.on(laid)));
                oracle.figures.push((seat, piece));
            }
            Action::Pass => {}
            _ => panic!("{action} is no action of the base game"),
        }
        let turn_is_over = view.drawn.is_some() || view.turn.is_none();
        let free = oracle.land.pieces(laid).any(|piece| {
            (farmers || piece.1 != FeatureKind::Field) && oracle.owners(&oracle.land.feature(piece)).is_empty()
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
        let mut figures: Vec<(u8, String)> = view.figures.iter().map(|f| (f.seat.0, part_name(&f.at))).collect();
        let mut own: Vec<(u8, String)> =
            oracle.figures.iter().map(|&(seat, piece)| (seat.0, oracle.land.name(piece).to_owned())).collect();
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
