//! The map as the rules describe it, flooded anew for every question: it knows the pictures of the tiles and nothing of the
//! engine's features. Oracles ask it what is one road, city or field, what is completed, and what it is worth.
#![allow(dead_code, reason = "each oracle asks something else")]

#[path = "../naming/mod.rs"]
mod naming;

use std::collections::{BTreeMap, BTreeSet};

use duchy_carcassonne::{Axis, Catalogue, Centre, FeatureKind, Picture, Side, Square, Terrain};
use duchy_game::Catalogue as _;

pub(crate) use naming::part_name;

/// A part of a laid tile: its square, what it is, and its number among the parts of the tile.
pub(crate) type Piece = (Square, FeatureKind, usize);

/// A whole road, city, monastery, garden, shrine or field.
pub(crate) type Found = BTreeSet<Piece>;

/// The city inside the fortress: it has no part that anything could join.
const FORTRESS: Piece = (Square::ORIGIN, FeatureKind::City, usize::MAX);

/// A part of a tile as it lies: what it is, and the sides (half-sides of fields) it reaches, clockwise from north.
struct Part {
    kind: FeatureKind,
    reach: Vec<usize>,
    shields: i32,
    /// Semicircular.
    half_round: bool,
    /// For fields: the parts that are cities beside it.
    beside: Vec<usize>,
    /// For fields of the fortress: which of its three.
    along: Option<usize>,
    name: String,
}

struct Tile {
    sides: [Terrain; 4],
    parts: Vec<Part>,
}

/// The map.
#[derive(Default)]
pub(crate) struct Land {
    tiles: BTreeMap<Square, Tile>,
    bridges: BTreeSet<Square>,
    fortress: bool,
    /// Small cities that are castles, by their two squares.
    pub(crate) castles: BTreeSet<BTreeSet<Square>>,
}

/// What the squares of the fortress show to the outside: square, roads, cities, and fields with the number of the field.
type Outside = (usize, &'static [usize], &'static [usize], &'static [(&'static [usize], usize)]);
const OUTSIDE: [Outside; 12] = [
    (1, &[3], &[], &[(&[0, 1, 7], 0), (&[6], 2)]),
    (2, &[], &[], &[(&[0, 1], 0)]),
    (3, &[], &[], &[(&[0, 1], 0)]),
    (4, &[0], &[], &[(&[0], 0), (&[1, 2, 3], 1)]),
    (5, &[], &[], &[(&[6, 7], 2)]),
    (6, &[], &[], &[]),
    (7, &[], &[], &[]),
    (8, &[], &[], &[(&[2, 3], 1)]),
    (9, &[], &[2], &[(&[6, 7], 2)]),
    (10, &[], &[], &[(&[4, 5], 2)]),
    (11, &[2], &[], &[(&[4], 1), (&[5], 2)]),
    (12, &[], &[1], &[(&[4, 5], 1)]),
];

const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/// The picture of a tile of the box.
pub(crate) fn picture(id: &str) -> &'static Picture {
    let catalogue = Catalogue::built_in().get();
    catalogue.picture(catalogue.find(id).expect("the tile is in the box"))
}

/// What the sides of a tile show when it is turned.
pub(crate) fn turned(picture: &Picture, facing: Side) -> [Terrain; 4] {
    std::array::from_fn(|side| picture.edges[(side + 4 - facing.index()) % 4])
}

fn part(kind: FeatureKind, mut reach: Vec<usize>, square: Square) -> Part {
    reach.sort_unstable();
    let name = match (kind, reach.first()) {
        (FeatureKind::Road, Some(&side)) => format!("road:{square}:{}", SIDES[side]),
        (FeatureKind::City, Some(&side)) => format!("city:{square}:{}", SIDES[side]),
        (FeatureKind::Field, Some(&half)) => format!("field:{square}:{}", HALVES[half]),
        (FeatureKind::Monastery, _) => format!("monastery:{square}"),
        (FeatureKind::Garden, _) => format!("garden:{square}"),
        (FeatureKind::Shrine, _) => format!("shrine:{square}"),
        _ => String::new(),
    };
    Part { kind, reach, shields: 0, half_round: false, beside: Vec::new(), along: None, name }
}

impl Land {
    /// Lays a tile of the box.
    pub(crate) fn lay(&mut self, id: &str, square: Square, facing: Side, gardens: bool) {
        let picture = picture(id);
        let sides = |at: &[Side]| at.iter().map(|side| (side.index() + facing.index()) % 4).collect::<Vec<_>>();
        let mut parts = Vec::new();
        for city in &picture.cities {
            let part = part(FeatureKind::City, sides(&city.at), square);
            parts.push(Part { shields: i32::from(city.shields), half_round: city.castle_base, ..part });
        }
        parts.extend(picture.roads.iter().map(|road| part(FeatureKind::Road, sides(&road.at), square)));
        let mut closed = 0;
        for field in &picture.fields {
            let halves = field.at.iter().map(|half| (half.index() + 2 * facing.index()) % 8).collect();
            let mut field_part = part(FeatureKind::Field, halves, square);
            field_part.beside = field.beside.iter().map(|&city| usize::from(city)).collect();
            if field_part.reach.is_empty() {
                closed += 1;
                field_part.name = format!("field:{square}:inside-{closed}");
            }
            parts.push(field_part);
        }
        match picture.centre {
            Some(Centre::Monastery) => parts.push(part(FeatureKind::Monastery, Vec::new(), square)),
            Some(Centre::Shrine) => parts.push(part(FeatureKind::Shrine, Vec::new(), square)),
            Some(Centre::Garden) if gardens => parts.push(part(FeatureKind::Garden, Vec::new(), square)),
            Some(Centre::Garden) | None => {}
        }
        let tile = Tile { sides: turned(picture, facing), parts };
        assert!(self.tiles.insert(square, tile).is_none(), "a tile lies there already");
    }

    /// The fortress lies on the table, its first square at the origin.
    pub(crate) fn lay_fortress(&mut self) {
        self.fortress = true;
        for (number, roads, cities, fields) in OUTSIDE {
            let square = Square { x: ((number - 1) % 4) as i8, y: ((number - 1) / 4) as i8 };
            let mut sides = [Terrain::Field; 4];
            let mut parts = Vec::new();
            for &side in cities {
                sides[side] = Terrain::City;
                parts.push(Part { half_round: true, ..part(FeatureKind::City, vec![side], square) });
            }
            for &side in roads {
                sides[side] = Terrain::Road;
                parts.push(part(FeatureKind::Road, vec![side], square));
            }
            for &(halves, along) in fields {
                parts.push(Part { along: Some(along), ..part(FeatureKind::Field, halves.to_vec(), square) });
            }
            self.tiles.insert(square, Tile { sides, parts });
        }
    }

    /// A bridge is one more piece of road; the sides it joins show road from now on. Fields stay as they are.
    pub(crate) fn build_bridge(&mut self, square: Square, axis: Axis) {
        let tile = self.tiles.get_mut(&square).expect("a tile lies there");
        assert!(self.bridges.insert(square), "one bridge on a tile");
        let ends = match axis {
            Axis::NorthSouth => [0, 2],
            Axis::EastWest => [1, 3],
        };
        for end in ends {
            assert_eq!(tile.sides[end], Terrain::Field, "a bridge ends on fields");
            tile.sides[end] = Terrain::Road;
        }
        tile.parts.push(part(FeatureKind::Road, ends.to_vec(), square));
    }

    pub(crate) fn has_bridge(&self, square: Square) -> bool {
        self.bridges.contains(&square)
    }

    pub(crate) fn has_tile(&self, square: Square) -> bool {
        self.tiles.contains_key(&square)
    }

    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.tiles.keys().copied()
    }

    pub(crate) fn is_fortress(&self, square: Square) -> bool {
        self.fortress && (0..4).contains(&square.x) && (0..3).contains(&square.y)
    }

    /// What the side of the tile on a square shows.
    pub(crate) fn side(&self, square: Square, side: Side) -> Option<Terrain> {
        Some(self.tiles.get(&square)?.sides[side.index()])
    }

    pub(crate) fn pieces(&self, square: Square) -> impl Iterator<Item = Piece> + '_ {
        let parts = self.tiles.get(&square).into_iter().flat_map(|tile| tile.parts.iter().enumerate());
        parts.map(move |(number, part)| (square, part.kind, number))
    }

    pub(crate) fn all_pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.tiles.keys().flat_map(|&square| self.pieces(square))
    }

    fn part(&self, (square, _, number): Piece) -> &Part {
        &self.tiles[&square].parts[number]
    }

    /// The piece of a kind at a side or half-side.
    pub(crate) fn piece_at(&self, square: Square, kind: FeatureKind, place: usize) -> Option<Piece> {
        self.pieces(square).find(|&piece| piece.1 == kind && self.part(piece).reach.contains(&place))
    }

    pub(crate) fn name(&self, piece: Piece) -> &str {
        &self.part(piece).name
    }

    /// The piece with a name: `road:1,0:E`.
    pub(crate) fn named(&self, name: &str) -> Piece {
        let square: Square = name.split(':').nth(1).and_then(|at| at.parse().ok()).expect("a name has a square");
        let found = self.pieces(square).find(|&piece| self.name(piece) == name);
        found.unwrap_or_else(|| panic!("there is no {name}"))
    }

    pub(crate) fn names(&self, feature: &Found) -> BTreeSet<String> {
        feature.iter().map(|&piece| self.name(piece).to_owned()).collect()
    }

    /// What goes on beyond the borders of the tile; nothing where no tile lies.
    fn beyond(&self, piece: Piece) -> impl Iterator<Item = Option<Piece>> + '_ {
        let (square, kind, _) = piece;
        self.part(piece).reach.iter().map(move |&place| match kind {
            // Left meets right.
            FeatureKind::Field => {
                let side = (place / 2 + 2) % 4;
                self.piece_at(square.beyond(Side::from_index(place / 2)), kind, 2 * side + 1 - place % 2)
            }
            _ => self.piece_at(square.beyond(Side::from_index(place)), kind, (place + 2) % 4),
        })
    }

    /// The other squares of a field along the fortress.
    fn along(&self, piece: Piece) -> Vec<Piece> {
        let Some(along) = self.part(piece).along else { return Vec::new() };
        let squares = (0..12).map(|number| Square { x: number % 4, y: number / 4 });
        let walls = squares.flat_map(|square| self.pieces(square));
        walls.filter(|&other| self.part(other).along == Some(along)).collect()
    }

    /// All that is one with a piece.
    pub(crate) fn feature(&self, piece: Piece) -> Found {
        let mut found = Found::from([piece]);
        let mut open = vec![piece];
        while piece != FORTRESS
            && let Some(piece) = open.pop()
        {
            let next = self.beyond(piece).flatten().chain(self.along(piece));
            open.extend(next.filter(|&next| found.insert(next)).collect::<Vec<_>>());
        }
        found
    }

    pub(crate) fn all_features(&self) -> BTreeSet<Found> {
        let mut met = BTreeSet::new();
        let mut features = BTreeSet::new();
        for piece in self.all_pieces() {
            if !met.contains(&piece) {
                let feature = self.feature(piece);
                met.extend(feature.iter().copied());
                features.insert(feature);
            }
        }
        features
    }

    pub(crate) fn around(&self, square: Square) -> usize {
        square.around().iter().filter(|&&around| self.has_tile(around)).count()
    }

    pub(crate) fn is_complete(&self, feature: &Found) -> bool {
        feature.iter().all(|&piece| match piece.1 {
            _ if piece == FORTRESS => true,
            FeatureKind::Road | FeatureKind::City => self.beyond(piece).all(|next| next.is_some()),
            FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => self.around(piece.0) == 8,
            FeatureKind::Field => false,
        })
    }

    /// Two semicircular parts.
    pub(crate) fn is_small_city(&self, feature: &Found) -> bool {
        feature.len() == 2 && feature.iter().all(|&piece| self.part(piece).half_round)
    }

    pub(crate) fn is_castle(&self, feature: &Found) -> bool {
        kind_of(feature) == FeatureKind::City && self.castles.contains(&squares_of(feature))
    }

    /// What a feature brings its owners: completed, if it is, otherwise at the end.
    pub(crate) fn value(&self, feature: &Found) -> i32 {
        let tiles = squares_of(feature).len() as i32;
        match kind_of(feature) {
            FeatureKind::Road => tiles,
            FeatureKind::City => {
                let shields: i32 = feature.iter().map(|&piece| self.part(piece).shields).sum();
                (tiles + shields) * if self.is_complete(feature) { 2 } else { 1 }
            }
            FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => {
                1 + feature.iter().map(|piece| self.around(piece.0)).sum::<usize>() as i32
            }
            FeatureKind::Field => {
                let cities = self.cities_beside(feature);
                cities.iter().map(|city| if self.is_castle(city) { 4 } else { 3 }).sum()
            }
        }
    }

    /// The completed cities beside a field.
    fn cities_beside(&self, field: &Found) -> BTreeSet<Found> {
        let mut cities: Vec<Piece> = Vec::new();
        for &piece in field {
            let part = self.part(piece);
            cities.extend(part.beside.iter().map(|&number| (piece.0, FeatureKind::City, number)));
            if let Some(along) = part.along {
                cities.push(FORTRESS);
                // The eastern field runs past the wall of 12, the western one past that of 9.
                let outside = [None, Some(Square { x: 3, y: 2 }), Some(Square { x: 0, y: 2 })][along];
                cities.extend(outside.map(|square| (square, FeatureKind::City, 0)));
            }
        }
        let mut found: BTreeSet<Found> = BTreeSet::new();
        for city in cities {
            if !found.iter().any(|known| known.contains(&city)) {
                found.insert(self.feature(city));
            }
        }
        found.retain(|city| self.is_complete(city));
        found
    }
}

/// What a feature is.
pub(crate) fn kind_of(feature: &Found) -> FeatureKind {
    feature.first().expect("a feature has a part").1
}

/// The squares a feature lies on.
pub(crate) fn squares_of(feature: &Found) -> BTreeSet<Square> {
    feature.iter().map(|piece| piece.0).collect()
}
