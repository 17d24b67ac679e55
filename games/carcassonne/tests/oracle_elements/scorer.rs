//! The scorer: it follows the events of a game on a map of its own, and says for each what it should have brought to whom.

use std::collections::{BTreeMap, BTreeSet};

use duchy_carcassonne::{
    Event, FeatureKind, FigureKind, GainFor, Options, Place, Quarter, Scored, Side, Square, Start, View, When,
};

use crate::land::{Found, Land, Piece, kind_of, part_name, squares_of};

/// A castle somebody has built.
struct Castle {
    seat: u8,
    squares: [Square; 2],
    /// Its figure is inside.
    manned: bool,
}

/// Whom the fairy helps.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Helped {
    Nobody,
    Figure(u8, Piece),
    /// The figure of a castle, by its place in the list.
    Castle(usize),
}

/// What the tile laid last has brought so far.
#[derive(Default)]
struct Step {
    seat: u8,
    square: Square,
    bridge: Option<Piece>,
    /// Castles that were there before, and manned.
    waiting: Vec<usize>,
    /// Small cities that became castles.
    built: BTreeSet<Found>,
    /// What castles brought: seat and points.
    rewards: Vec<(u8, i32)>,
    gained: BTreeSet<u8>,
}

pub(crate) struct Oracle {
    pub(crate) options: Options,
    pub(crate) land: Land,
    figures: Vec<(u8, FigureKind, Piece)>,
    castles: Vec<Castle>,
    helped: Helped,
    /// King and robber: whose they are and for what size.
    crowns: BTreeMap<FeatureKind, (u8, usize)>,
    step: Option<Step>,
    scores: Vec<i32>,
    /// The castle just built into which the fairy goes along.
    follows: Option<usize>,
    /// A bonus of the fairy that must be told next.
    bonus: Option<u8>,
    /// Figures that must be told to have lost a challenge next.
    losers: Vec<(u8, Piece)>,
    /// What final scoring told.
    told: BTreeSet<(BTreeSet<String>, Vec<u8>, i32)>,
}

impl Oracle {
    pub(crate) fn new(seats: u8, options: Options) -> Oracle {
        Oracle {
            options,
            land: Land::default(),
            figures: Vec::new(),
            castles: Vec::new(),
            helped: Helped::Nobody,
            crowns: BTreeMap::new(),
            step: None,
            scores: vec![0; usize::from(seats)],
            follows: None,
            bonus: None,
            losers: Vec::new(),
            told: BTreeSet::new(),
        }
    }

    fn owners(&self, feature: &Found) -> Vec<u8> {
        let count = |seat: u8| self.figures.iter().filter(|f| f.0 == seat && feature.contains(&f.2)).count();
        let counts: Vec<usize> = (0..self.scores.len() as u8).map(count).collect();
        let most = counts.iter().copied().max().filter(|&most| most > 0);
        (0..counts.len() as u8).filter(|&seat| Some(counts[usize::from(seat)]) == most).collect()
    }

    fn is_occupied(&self, feature: &Found) -> bool {
        self.figures.iter().any(|figure| feature.contains(&figure.2))
    }

    fn give(&mut self, seat: u8, points: i32) {
        self.scores[usize::from(seat)] += points;
        if let Some(step) = &mut self.step
            && points > 0
        {
            step.gained.insert(seat);
        }
    }

    /// A figure leaves the map; the fairy helps it no more.
    fn remove(&mut self, seat: u8, kind: FigureKind, piece: Piece) {
        let place = self.figures.iter().position(|&figure| figure == (seat, kind, piece)).expect("it stands there");
        self.figures.remove(place);
        if self.helped == Helped::Figure(seat, piece) {
            self.helped = Helped::Nobody;
        }
    }

    fn clear(&mut self, feature: &Found) {
        if let Helped::Figure(_, piece) = self.helped
            && feature.contains(&piece)
        {
            self.helped = Helped::Nobody;
        }
        self.figures.retain(|figure| !feature.contains(&figure.2));
    }

    /// What the tile laid last has completed.
    fn completed(&self, step: &Step) -> BTreeSet<Found> {
        let near = step.square.around();
        let centres = near.iter().flat_map(|&square| self.land.pieces(square));
        let centres = centres
            .filter(|piece| matches!(piece.1, FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine));
        let pieces = self.land.pieces(step.square).chain(step.bridge).chain(centres);
        let pieces = pieces.filter(|piece| piece.1 != FeatureKind::Field);
        pieces.map(|piece| self.land.feature(piece)).filter(|feature| self.land.is_complete(feature)).collect()
    }

    /// The six squares of a castle.
    fn near(castle: &Castle) -> BTreeSet<Square> {
        let [a, b] = castle.squares;
        let (dx, dy) = if a.x == b.x { (1, 0) } else { (0, 1) };
        let beside = |square: Square, by: i8| Square { x: square.x + by * dx, y: square.y + by * dy };
        [a, b].into_iter().flat_map(|square| [-1, 0, 1].map(|by| beside(square, by))).collect()
    }

    /// The step of the tile laid last is over: castles, king and robber, and nobody stands on what is completed.
    fn end_step(&mut self, view: &View) {
        let Some(step) = self.step.take() else { return };
        let completed = self.completed(&step);
        self.check_castles(&step, &completed);
        for (kind, element) in [(FeatureKind::City, self.options.king), (FeatureKind::Road, self.options.robber)] {
            let sizes = completed.iter().filter(|feature| element && kind_of(feature) == kind);
            let sizes = sizes.filter(|feature| !step.built.contains(*feature));
            let best = sizes.map(|feature| squares_of(feature).len()).max().unwrap_or(0);
            if best > self.crowns.get(&kind).map_or(0, |&(_, size)| size) {
                self.crowns.insert(kind, (step.seat, best));
            }
        }
        let holder = |kind| self.crowns.get(&kind).map(|&(seat, _)| seat);
        assert_eq!(view.king.as_ref().map(|crown| crown.seat.0), holder(FeatureKind::City));
        assert_eq!(view.robber.as_ref().map(|crown| crown.seat.0), holder(FeatureKind::Road));
        for &(_, _, piece) in self.figures.iter().filter(|figure| figure.2.1 != FeatureKind::Field) {
            assert!(!self.land.is_complete(&self.land.feature(piece)), "{} should be home", self.land.name(piece));
        }
    }

    /// A castle scores exactly if something near it was completed, and as much as that.
    fn check_castles(&mut self, step: &Step, completed: &BTreeSet<Found>) {
        let mut due: BTreeMap<usize, BTreeSet<i32>> = BTreeMap::new();
        for &index in &step.waiting {
            let near = Oracle::near(&self.castles[index]);
            let sources = completed.iter().filter(|feature| !step.built.contains(*feature));
            let sources = sources.filter(|feature| feature.iter().any(|piece| near.contains(&piece.0)));
            let worth: BTreeSet<i32> = sources.map(|feature| self.land.value(feature)).collect();
            if !worth.is_empty() {
                due.insert(index, worth);
            }
        }
        loop {
            let mut more = BTreeMap::new();
            for &index in step.waiting.iter().filter(|index| !due.contains_key(index)) {
                let near = Oracle::near(&self.castles[index]);
                let by = due.iter().filter(|(other, _)| self.castles[**other].squares.iter().any(|s| near.contains(s)));
                let worth: BTreeSet<i32> = by.flat_map(|(_, worth)| worth.iter().copied()).collect();
                if !worth.is_empty() {
                    more.insert(index, worth);
                }
            }
            if more.is_empty() {
                break;
            }
            due.extend(more);
        }
        let mut seats: Vec<u8> = due.keys().map(|&index| self.castles[index].seat).collect();
        let mut told: Vec<u8> = step.rewards.iter().map(|&(seat, _)| seat).collect();
        seats.sort_unstable();
        told.sort_unstable();
        assert_eq!(told, seats, "castles that score");
        for &(seat, points) in &step.rewards {
            let mut own = due.iter().filter(|(index, _)| self.castles[**index].seat == seat);
            assert!(own.any(|(_, worth)| worth.contains(&points)), "{points} for a castle: {due:?}");
        }
        for &index in due.keys() {
            self.castles[index].manned = false;
            if self.helped == Helped::Castle(index) {
                self.helped = Helped::Nobody;
            }
        }
    }

    /// A scored feature, when it was completed.
    fn scored(&mut self, scored: &Scored, builder: Option<u8>) {
        let feature = self.land.feature(self.land.named(&part_name(&scored.parts[0])));
        assert_eq!(scored.feature, kind_of(&feature));
        let parts: BTreeSet<String> = scored.parts.iter().map(part_name).collect();
        assert_eq!(parts, self.land.names(&feature));
        let told: Vec<u8> = scored.owners.iter().map(|seat| seat.0).collect();
        for line in &scored.lines {
            assert!(told.contains(&line.seat.0), "{line:?}");
        }
        for &seat in &told {
            let lines = scored.lines.iter().filter(|line| line.seat.0 == seat);
            assert_eq!(lines.map(|line| line.points).sum::<i32>(), scored.points, "{scored:?}");
        }
        let mut owners = self.owners(&feature);
        owners.retain(|&seat| Some(seat) != builder);
        match scored.when {
            When::Back => {
                let (seat, kind, piece) =
                    *self.figures.iter().find(|f| f.2 == *feature.first().expect("one")).expect("he");
                assert_eq!((kind, told.as_slice()), (FigureKind::Abbot, [seat].as_slice()));
                assert_eq!(scored.points, 1 + self.land.around(piece.0) as i32);
                self.remove(seat, kind, piece);
            }
            When::Completed => {
                assert!(self.land.is_complete(&feature), "{scored:?}");
                assert_eq!((told.clone(), scored.points), (owners, self.land.value(&feature)), "{scored:?}");
                if let Helped::Figure(seat, piece) = self.helped
                    && feature.contains(&piece)
                    && Some(seat) != builder
                {
                    self.bonus = Some(seat);
                }
                self.challenge(&feature);
                if builder.is_none() {
                    self.clear(&feature);
                }
            }
            When::Final => {
                assert_eq!((told.clone(), scored.points), (owners, self.land.value(&feature)), "{scored:?}");
                assert!(self.told.insert((parts, told.clone(), scored.points)), "scored twice");
            }
        }
        for seat in told {
            match scored.when {
                // The abbot's points come before the scoring step.
                When::Back => self.scores[usize::from(seat)] += scored.points,
                When::Completed | When::Final => self.give(seat, scored.points),
            }
        }
    }

    /// The figure in the rival of a completed monastery or shrine loses, unless it is completed too.
    fn challenge(&mut self, feature: &Found) {
        let rival = match kind_of(feature) {
            FeatureKind::Monastery => FeatureKind::Shrine,
            FeatureKind::Shrine => FeatureKind::Monastery,
            _ => return,
        };
        let near = feature.first().expect("one").0.around();
        let figures = self.figures.iter().filter(|(_, _, piece)| piece.1 == rival && near.contains(&piece.0));
        let lost = figures.filter(|(_, _, piece)| self.land.around(piece.0) < 8);
        self.losers = lost.map(|&(seat, _, piece)| (seat, piece)).collect();
    }

    pub(crate) fn event(&mut self, event: &Event, builder: Option<u8>, view: &View) {
        if !matches!(event, Event::Gained(_)) {
            assert_eq!(self.bonus, None, "the fairy's points come at once, not {event:?}");
        }
        let follows = self.follows.take();
        assert!(follows.is_none() || matches!(event, Event::FairyMoved { .. }), "the fairy goes along, not {event:?}");
        match event {
            Event::Started { tile, square, .. } => {
                if self.options.start == Start::Fortress {
                    self.land.lay_fortress();
                } else {
                    self.land.lay(tile, *square, Side::N, self.options.abbot);
                }
            }
            Event::Laid { seat, tile, square, facing } => {
                self.end_step(view);
                self.land.lay(tile, *square, *facing, self.options.abbot);
                let waiting = (0..self.castles.len()).filter(|&index| self.castles[index].manned).collect();
                self.step = Some(Step { seat: seat.0, square: *square, waiting, ..Step::default() });
            }
            Event::BridgeBuilt { square, axis, .. } => {
                self.land.build_bridge(*square, *axis);
                let piece = self.land.pieces(*square).last();
                self.step.as_mut().expect("a tile was laid").bridge = piece;
            }
            Event::Expelled { figure, .. } => {
                let laid = self.step.as_ref().expect("a tile was laid").square;
                let knight = self.land.named(&part_name(&figure.at));
                let city = self.land.feature(knight);
                assert_eq!((knight.1, figure.kind), (FeatureKind::City, FigureKind::Meeple));
                assert!(squares_of(&city).contains(&laid), "he stands in the princess's city");
                self.remove(figure.seat.0, figure.kind, knight);
            }
            Event::Placed { seat, figure, at, .. } => {
                let piece = self.land.named(&part_name(at));
                let feature = self.land.feature(piece);
                assert!(!self.is_occupied(&feature), "somebody is there: {event:?}");
                let laid = self.step.as_ref().expect("a tile was laid").square;
                assert!(piece.0 == laid || !self.land.is_complete(&feature), "{event:?}");
                self.figures.push((seat.0, *figure, piece));
            }
            Event::FairyMoved { seat, at } => {
                self.helped = match at {
                    Place::Castle { x, y, side } => {
                        let square = Square { x: *x, y: *y };
                        let both = [square, square.beyond(side.expect("a castle names its side"))];
                        let stands = |castle: &Castle| both.iter().all(|half| castle.squares.contains(half));
                        Helped::Castle(self.castles.iter().position(stands).expect("there is a castle"))
                    }
                    _ => Helped::Figure(seat.0, self.land.named(&part_name(at))),
                };
                let own = match self.helped {
                    Helped::Castle(index) => self.castles[index].seat == seat.0 && self.castles[index].manned,
                    Helped::Figure(_, piece) => self.figures.iter().any(|f| (f.0, f.2) == (seat.0, piece)),
                    Helped::Nobody => false,
                };
                assert!(own, "{event:?}");
                if let Some(castle) = follows {
                    assert!(matches!(self.helped, Helped::Castle(index) if index == castle), "{event:?}");
                }
            }
            Event::DragonFlies { square, eaten, .. } => {
                let mut here: Vec<_> = self.figures.iter().filter(|f| f.2.0 == *square).copied().collect();
                let mut told: Vec<_> = eaten
                    .iter()
                    .map(|figure| (figure.seat.0, figure.kind, self.land.named(&part_name(&figure.at))))
                    .collect();
                here.sort_unstable();
                told.sort_unstable();
                assert_eq!(told, here);
                here.into_iter().for_each(|(seat, kind, piece)| self.remove(seat, kind, piece));
                assert!(!self.land.is_fortress(*square));
            }
            Event::Scored(scored) => {
                if scored.when == When::Final {
                    self.end_step(view);
                }
                self.scored(scored, builder);
            }
            Event::Gained(gained) => self.gained(gained.what, gained.seat.0, gained.points, view),
            Event::ChallengeLost { figures } => {
                let mut told: Vec<_> = figures.iter().map(|f| (f.seat.0, self.land.named(&part_name(&f.at)))).collect();
                told.sort_unstable();
                self.losers.sort_unstable();
                assert_eq!(told, self.losers);
                self.losers.clear();
                figures.iter().for_each(|f| self.remove(f.seat.0, f.kind, self.land.named(&part_name(&f.at))));
            }
            Event::CastleBuilt { seat, squares } => self.castle_built(seat.0, *squares),
            Event::CastleHome { seat, .. } => {
                self.end_step(view);
                let castle = self.castles.iter_mut().find(|castle| castle.seat == seat.0 && castle.manned);
                castle.expect("it was manned").manned = false;
                if let Helped::Castle(index) = self.helped
                    && !self.castles[index].manned
                {
                    self.helped = Helped::Nobody;
                }
            }
            Event::QuarterPlaced { seat, .. } => {
                let step = self.step.as_ref().expect("a tile was laid");
                assert!(
                    !step.gained.contains(&seat.0) && !step.gained.is_empty(),
                    "seat {} helped others alone: {:?}",
                    seat.0,
                    step.gained
                );
                assert_eq!(seat.0, step.seat);
            }
            Event::FromQuarter { seat, figure, quarter, at } => {
                let piece = self.land.named(&part_name(at));
                let fits = match quarter {
                    Quarter::Palace => piece.1 == FeatureKind::City,
                    Quarter::Smithy => piece.1 == FeatureKind::Road,
                    Quarter::Cathedral => matches!(piece.1, FeatureKind::Monastery | FeatureKind::Shrine),
                    Quarter::Market => piece.1 == FeatureKind::Field,
                };
                assert!(fits, "{event:?}");
                if *quarter == Quarter::Market {
                    self.end_step(view);
                } else {
                    assert!(self.land.is_complete(&self.land.feature(piece)));
                }
                self.figures.push((seat.0, *figure, piece));
            }
            Event::Traded(traded) => {
                self.scores[traded.buyer.index()] -= i32::from(traded.points);
                if let Some(other) = traded.other {
                    self.scores[other.index()] += i32::from(traded.points);
                }
            }
            Event::Over { .. } => {
                self.end_step(view);
                self.check_final();
            }
            Event::Drawn { .. }
            | Event::PutAway { .. }
            | Event::SetAside { .. }
            | Event::ShuffledBack { .. }
            | Event::DragonComes { .. }
            | Event::DragonStuck
            | Event::CrownTaken { .. }
            | Event::CountMoved { .. }
            | Event::BazaarOpened { .. }
            | Event::BazaarSkipped
            | Event::Offered { .. }
            | Event::Bid { .. }
            | Event::BidPassed { .. }
            | Event::Took { .. }
            | Event::ExtraTurn { .. } => {}
        }
    }

    fn gained(&mut self, what: GainFor, seat: u8, points: i32, view: &View) {
        match what {
            GainFor::FairyTurn => {
                let helped = match self.helped {
                    Helped::Nobody => None,
                    Helped::Figure(seat, _) => Some(seat),
                    Helped::Castle(index) => Some(self.castles[index].seat),
                };
                assert_eq!((Some(seat), points), (helped, 1));
                self.scores[usize::from(seat)] += 1;
                return;
            }
            GainFor::FairyFeature => {
                let in_castle = matches!(self.helped, Helped::Castle(index) if self.castles[index].seat == seat);
                let on_map = matches!(self.helped, Helped::Figure(helped, _) if helped == seat);
                let final_bonus = self.step.is_none() && on_map;
                assert!(self.bonus.take() == Some(seat) || in_castle || final_bonus, "the fairy helps {seat}");
                assert_eq!(points, 3);
            }
            GainFor::Castle => self.step.as_mut().expect("a tile was laid").rewards.push((seat, points)),
            GainFor::King | GainFor::Robber => {
                self.end_step(view);
                let kind = if what == GainFor::King { FeatureKind::City } else { FeatureKind::Road };
                let features = self.land.all_features().into_iter().filter(|feature| kind_of(feature) == kind);
                let done = features.filter(|f| self.land.is_complete(f) && !self.land.is_castle(f)).count();
                let fortress = kind == FeatureKind::City && self.options.start == Start::Fortress;
                assert_eq!(points, done as i32 + i32::from(fortress));
                assert_eq!(self.crowns.remove(&kind).map(|(holder, _)| holder), Some(seat));
            }
        }
        self.give(seat, points);
    }

    fn castle_built(&mut self, seat: u8, squares: [Square; 2]) {
        let both = BTreeSet::from(squares);
        let cities = self.land.pieces(squares[0]).filter(|piece| piece.1 == FeatureKind::City);
        let mut cities = cities.map(|piece| self.land.feature(piece)).filter(|city| squares_of(city) == both);
        let city = cities.find(|city| self.land.is_complete(city)).expect("a small city lies there");
        drop(cities);
        assert!(self.land.is_small_city(&city));
        assert!(self.owners(&city).contains(&seat), "its owner builds");
        let goes_along =
            matches!(self.helped, Helped::Figure(helped, piece) if helped == seat && city.contains(&piece));
        self.clear(&city);
        self.land.castles.insert(both);
        self.castles.push(Castle { seat, squares, manned: true });
        self.follows = goes_along.then_some(self.castles.len() - 1);
        self.step.as_mut().expect("a tile was laid").built.insert(city);
    }

    /// Everything that is worth something was told, once.
    fn check_final(&self) {
        let features: BTreeSet<Found> = self.figures.iter().map(|&(_, _, piece)| self.land.feature(piece)).collect();
        let worth = features.iter().filter(|feature| self.land.value(feature) > 0);
        let due: BTreeSet<_> =
            worth.map(|feature| (self.land.names(feature), self.owners(feature), self.land.value(feature))).collect();
        assert_eq!(self.told, due);
        assert!(self.crowns.is_empty(), "king and robber have scored");
    }

    /// Figures, scores and castles are where the oracle has them.
    pub(crate) fn check(&self, view: &View) {
        assert_eq!(view.players.iter().map(|player| player.score).collect::<Vec<_>>(), self.scores);
        let mut shown: Vec<_> =
            view.figures.iter().map(|f| (f.seat.0, f.kind, self.land.named(&part_name(&f.at)))).collect();
        let mut own = self.figures.clone();
        shown.sort_unstable();
        own.sort_unstable();
        assert_eq!(shown, own);
        assert!(self.losers.is_empty(), "the losers of a challenge go home");
    }

    /// Every overlay of the view is what flooding finds.
    pub(crate) fn check_overlays(&self, view: &View) {
        let features = self.land.all_features().into_iter();
        let features = features.filter(|feature| self.options.farmers || kind_of(feature) != FeatureKind::Field);
        let own: BTreeSet<_> = features
            .map(|feature| {
                let (owners, done) = (self.owners(&feature), self.land.is_complete(&feature));
                (self.land.names(&feature), owners, done, self.land.value(&feature))
            })
            .collect();
        // The fortress itself is nobody's and never scored.
        let inner = |parts: &[Place]| {
            self.options.start == Start::Fortress && parts.iter().any(|part| part_name(part).starts_with("city:1,1:"))
        };
        let shown: BTreeSet<_> = view
            .features
            .iter()
            .filter(|feature| !inner(&feature.parts))
            .map(|feature| {
                let parts: BTreeSet<String> = feature.parts.iter().map(part_name).collect();
                let owners: Vec<u8> = feature.owners.iter().map(|seat| seat.0).collect();
                (parts, owners, feature.complete, feature.points)
            })
            .collect();
        let differ: Vec<_> = own.symmetric_difference(&shown).collect();
        assert!(differ.is_empty(), "{differ:#?}");
    }
}
