//! What the net sees of Carcassonne.
//!
//! Features with figures on them are told apart by what they are, how likely they are to be completed and how the seat
//! stands there; besides, what could grow together, what is free to take, and what the elements of the box add.

use duchy_carcassonne::{
    Action, Carcassonne, Catalogue, Element, FeatureKind, FigureKind, Quarter, Side, Spot, Terrain, TileKind,
};
use duchy_game::{Game, Seat};
use duchy_search::{
    PerSeat,
    learn::{Features, Group, Sparse, Stage},
};

use super::{
    Judge, Weights, bazaar, elements,
    evaluator::{Claim, Expected, NO_CLAIM, SEATS},
};

/// Features of Carcassonne, for all elements of the box.
#[derive(Clone)]
pub struct CarcassonneFeatures {
    judge: Judge,
    hopes: [f32; SEATS],
    /// What each seat can expect of a bazaar, unless it learns.
    bazaar: PerSeat,
    learns: bool,
    unions: Vec<Union>,
    /// Roads and cities without figures that can still grow: root, whether a city, points to expect.
    free: Vec<Free>,
    /// By claim: how many gaps a field touches.
    touches: Vec<u8>,
    dragon_share: f32,
    /// Cities and roads completed, if crowns are in play.
    completed: [u32; 2],
    base: bool,
}

/// Two claims that meet at a gap, and may grow together.
#[derive(Clone, Copy)]
struct Union {
    claims: [u8; 2],
    /// Roughly how likely it is that they don't.
    apart: f32,
}

#[derive(Clone, Copy)]
struct Free {
    root: duchy_carcassonne::NodeId,
    city: bool,
    points: f32,
}

impl Default for CarcassonneFeatures {
    fn default() -> Self {
        CarcassonneFeatures {
            judge: Judge::new(Weights::default()),
            hopes: [0.0; SEATS],
            bazaar: PerSeat::default(),
            learns: false,
            unions: Vec::with_capacity(64),
            free: Vec::with_capacity(64),
            touches: Vec::with_capacity(64),
            dragon_share: 0.0,
            completed: [0; 2],
            base: true,
        }
    }
}

/// How a seat stands on a feature: alone, ahead, level, behind.
const STANDINGS: usize = 4;
/// How likely a feature is to be completed: from never to nearly certain.
const CHANCES: usize = 6;
const CITY_GAPS: usize = 5;
const ROAD_GAPS: usize = 3;
const FIELD_CITIES: usize = 8;

/// Where what stands in the group of claims.
mod claims {
    use super::{CHANCES, CITY_GAPS, FIELD_CITIES, ROAD_GAPS, STANDINGS};

    pub(super) const CITY: usize = 0;
    pub(super) const CITY_NOW: usize = CITY + STANDINGS * CITY_GAPS * CHANCES;
    pub(super) const CITY_POINTS: usize = CITY_NOW + STANDINGS * CITY_GAPS;
    pub(super) const CITY_FIGURES: usize = CITY_POINTS + STANDINGS * CHANCES;
    pub(super) const ROAD: usize = CITY_FIGURES + STANDINGS;
    pub(super) const ROAD_NOW: usize = ROAD + STANDINGS * ROAD_GAPS * CHANCES;
    pub(super) const ROAD_POINTS: usize = ROAD_NOW + STANDINGS * ROAD_GAPS;
    pub(super) const ROAD_FIGURES: usize = ROAD_POINTS + STANDINGS * CHANCES;
    pub(super) const FIELD: usize = ROAD_FIGURES + STANDINGS;
    pub(super) const FIELD_POINTS: usize = FIELD + STANDINGS * FIELD_CITIES;
    pub(super) const FIELD_NOW: usize = FIELD_POINTS + STANDINGS;
    pub(super) const FIELD_UNCOMPLETED: usize = FIELD_NOW + STANDINGS;
    pub(super) const FIELD_GAPS: usize = FIELD_UNCOMPLETED + STANDINGS;
    pub(super) const FIELD_GROWTH: usize = FIELD_GAPS + STANDINGS * 4;
    pub(super) const CENTRE: usize = FIELD_GROWTH + STANDINGS;
    pub(super) const CENTRE_POINTS: usize = CENTRE + 9;
    /// What others have and the seat has no part in, by the kind of feature.
    pub(super) const OTHERS: usize = CENTRE_POINTS + 6;
    pub(super) const COUNT: usize = OTHERS + 6;
}

/// A bridge in the supply, early in the game, beyond what was learned.
const BRIDGE: f32 = 4.0;

impl Features<Carcassonne> for CarcassonneFeatures {
    const STAGES: usize = 7;

    fn considers(&self, action: &Action) -> bool {
        !matches!(action, Action::Bid { points } if *points > bazaar::HIGHEST_BID)
    }

    fn learn(&mut self) {
        self.learns = true;
    }

    /// Self-play always bid alike and used its bridges at once, so that the net hardly knows what bids and bridges are
    /// worth: bazaars are reckoned out instead of what it thinks of them, and a bridge can wait for a better use.
    fn correction(&self, position: &Carcassonne, seat: Seat) -> f32 {
        let turns = turns_left(position);
        let bridges = f32::from(position.players()[seat.index()].bridges);
        BRIDGE * bridges * (turns / 8.0).min(1.0) + self.bazaar[seat.index()]
    }

    fn prepare(&mut self, position: &Carcassonne) {
        self.hopes = self.judge.read(position, true);
        let catalogue = position.catalogue().get();
        self.find_unions();
        self.find_fields(position, catalogue);
        self.find_free(position);
        self.base = position.options().is_base();
        if position.options().king || position.options().robber {
            self.completed = position.completed_counts();
        }
        self.dragon_share = dragon_share(position, catalogue);
        if !self.learns && position.options().has(Element::Bazaars) {
            self.bazaar = self.judge.bazaar(position);
            // The rule of thumb has a rough idea of it, which would count twice.
            let mut rough = [0.0; SEATS];
            elements::add_bazaar(position, &mut rough);
            self.hopes.iter_mut().zip(rough).for_each(|(hope, rough)| *hope -= rough);
        } else {
            self.bazaar = PerSeat::default();
        }
    }

    fn write(&mut self, position: &Carcassonne, seat: Seat, out: &mut Sparse) -> Stage {
        let seats = position.seats();
        let player = &position.players()[seat.index()];
        let score = player.score as f32;
        let turns = turns_left(position);
        out.forecast(self.hopes[seat.index()] - score);

        out.case("time", 40, turns as usize);
        out.value("turns", turns / 30.0);
        out.case("seats", 6, usize::from(seats));
        let mut group = out.group("elements", 2 * Element::ALL.len());
        for (index, &element) in Element::ALL.iter().enumerate().filter(|_| !self.base) {
            if position.options().has(element) {
                group.on(2 * index);
                group.add(2 * index + 1, turns / 30.0);
            }
        }
        let awaited = position.status().awaited().first().unwrap_or(seat);
        let after = usize::from((seat.0 + seats - awaited.0) % seats);
        let question = match () {
            () if position.drawn().is_some() => 0,
            () if position.awaits_figure() => 1,
            () => 2,
        };
        out.case("order", 15, 3 * after + question);

        self.write_claims(seat, out);
        self.write_supply(position, seat, out);
        self.write_unions(seat, out);
        self.write_free(after == 0, player.meeples > 0, out);
        self.write_elements(position, seat, turns, out);
        Stage { number: stage(turns), points: score }
    }
}

/// The turns that are left to each.
fn turns_left(position: &Carcassonne) -> f32 {
    position.bag().len() as f32 / f32::from(position.seats())
}

/// By the turns that are left to each.
fn stage(turns: f32) -> usize {
    [1.0, 3.0, 6.0, 11.0, 18.0, 28.0].iter().filter(|&&from| turns >= from).count()
}

fn chance(probability: f32) -> usize {
    match probability {
        0.0 => 0,
        p => 1 + [0.1, 0.25, 0.45, 0.7].iter().filter(|&&from| p >= from).count(),
    }
}

/// How the seat stands on a feature where it has figures.
fn standing(figures: &[u8; SEATS], seat: Seat) -> Option<usize> {
    let own = figures[seat.index()];
    let rivals = figures.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let most = rivals.map(|(_, &count)| count).max().unwrap_or(0);
    (own > 0).then_some(match own {
        _ if most == 0 => 0,
        _ if own > most => 1,
        _ if own == most => 2,
        _ => 3,
    })
}

/// Part of the tiles left that make the dragon fly.
fn dragon_share(position: &Carcassonne, catalogue: &Catalogue) -> f32 {
    if !position.options().dragon || position.bag().is_empty() {
        return 0.0;
    }
    let flying = |kind: TileKind| catalogue.shape(kind, Side::N).signs().dragon;
    let left = position.bag().kinds().filter(|&(kind, _)| flying(kind)).map(|(_, count)| f32::from(count));
    left.sum::<f32>() / position.bag().len() as f32
}

impl CarcassonneFeatures {
    /// Claimed roads and cities that enter the same gap.
    fn find_unions(&mut self) {
        self.unions.clear();
        let board = &self.judge.board;
        for (at, entry) in board.entries.iter().enumerate() {
            let claim = board.claim_at[entry.root.number()];
            if claim == NO_CLAIM {
                continue;
            }
            for other in board.entries[at + 1..].iter().take_while(|other| other.gap == entry.gap) {
                let with = board.claim_at[other.root.number()];
                if with != NO_CLAIM && with != claim && other.city == entry.city {
                    meet(&mut self.unions, claim, with, self.judge.stays_empty(entry.demand));
                }
            }
        }
    }

    /// Gaps that claimed fields touch, and where two of them meet.
    fn find_fields(&mut self, position: &Carcassonne, catalogue: &Catalogue) {
        self.touches.clear();
        self.touches.resize(self.judge.board.claims.len(), 0);
        let board = &self.judge.board;
        if !board.claims.iter().any(|claim| claim.kind == FeatureKind::Field) {
            return;
        }
        let map = position.board();
        for (square, demand) in map.gaps() {
            let mut met = [NO_CLAIM; 8];
            let mut count = 0;
            for side in Side::ALL {
                let across = side.opposite();
                let halves: &[_] = match demand.at(side) {
                    Some(Terrain::Field) => &[across.left()],
                    Some(Terrain::Road) => &[across.left(), across.right()],
                    _ => continue,
                };
                for &half in halves {
                    let node = map.node_at(catalogue, square.beyond(side), Spot::Field(half));
                    let claim = node.map_or(NO_CLAIM, |node| board.claim_at[map.features().root(node).number()]);
                    if claim != NO_CLAIM && !met[..count].contains(&claim) {
                        met[count] = claim;
                        count += 1;
                    }
                }
            }
            for (at, &claim) in met[..count].iter().enumerate() {
                self.touches[usize::from(claim)] += 1;
                for &with in &met[at + 1..count] {
                    meet(&mut self.unions, claim, with, self.judge.stays_empty(demand));
                }
            }
        }
    }

    /// Roads and cities that nobody has claimed.
    fn find_free(&mut self, position: &Carcassonne) {
        self.free.clear();
        let board = &self.judge.board;
        let features = position.board().features();
        for entry in &board.entries {
            if board.claim_at[entry.root.number()] != NO_CLAIM || self.free.iter().any(|free| free.root == entry.root) {
                continue;
            }
            let feature = features.of(entry.root);
            let completion = board.completion[entry.root.number()];
            let (size, gaps) = ((feature.parts() + feature.shields()) as f32, f32::from(completion.gaps));
            let points = match entry.city {
                true => size + completion.chance * (size + 2.0 * gaps),
                false => size + completion.chance * gaps,
            };
            self.free.push(Free { root: entry.root, city: entry.city, points });
        }
    }

    fn claims(&self) -> impl Iterator<Item = (usize, &Claim)> {
        self.judge.board.claims.iter().enumerate().filter(|(_, claim)| claim.most() > 0)
    }

    fn write_claims(&self, seat: Seat, out: &mut Sparse) {
        let mut group = out.group("claims", claims::COUNT);
        for (index, claim) in self.claims() {
            let Some(standing) = standing(&claim.figures, seat) else {
                group.add(claims::OTHERS + claim.kind as usize, claim.expected.points / 40.0);
                continue;
            };
            let Expected { points, chance: probability, now, missing } = claim.expected;
            let chance = chance(probability);
            let figures = f32::from(claim.most() - 1) / 2.0;
            match claim.kind {
                FeatureKind::City => {
                    let case = standing * CITY_GAPS + usize::from(missing).min(CITY_GAPS - 1);
                    group.on(claims::CITY + case * CHANCES + chance);
                    group.add(claims::CITY_NOW + case, now / 10.0);
                    group.add(claims::CITY_POINTS + standing * CHANCES + chance, points / 20.0);
                    group.add(claims::CITY_FIGURES + standing, figures);
                }
                FeatureKind::Road => {
                    let case = standing * ROAD_GAPS + usize::from(missing).min(ROAD_GAPS - 1);
                    group.on(claims::ROAD + case * CHANCES + chance);
                    group.add(claims::ROAD_NOW + case, now / 10.0);
                    group.add(claims::ROAD_POINTS + standing * CHANCES + chance, points / 20.0);
                    group.add(claims::ROAD_FIGURES + standing, figures);
                }
                FeatureKind::Field => {
                    let cities = (now / 3.0) as usize;
                    group.on(claims::FIELD + standing * FIELD_CITIES + cities.min(FIELD_CITIES - 1));
                    group.add(claims::FIELD_POINTS + standing, points / 20.0);
                    group.add(claims::FIELD_NOW + standing, now / 20.0);
                    group.add(claims::FIELD_UNCOMPLETED + standing, f32::from(missing) / 5.0);
                    let touches = self.touches[index];
                    let gaps = [1, 3, 6].iter().filter(|&&from| touches >= from).count();
                    group.on(claims::FIELD_GAPS + standing * 4 + gaps);
                    group.add(claims::FIELD_GROWTH + standing, f32::from(touches) / 10.0);
                }
                FeatureKind::Monastery | FeatureKind::Garden | FeatureKind::Shrine => {
                    group.on(claims::CENTRE + usize::from(missing));
                    group.add(claims::CENTRE_POINTS + claim.kind as usize, points / 9.0);
                }
            }
        }
    }

    fn write_supply(&self, position: &Carcassonne, seat: Seat, out: &mut Sparse) {
        let own = &position.players()[seat.index()];
        let (mut back, mut soon, mut stuck, mut shared) = (0.0, 0, 0, 0);
        for (_, claim) in self.claims() {
            let figures = claim.figures[seat.index()];
            back += claim.expected.chance * f32::from(figures);
            if claim.kind != FeatureKind::Field && figures > 0 {
                soon += usize::from(claim.expected.chance > 0.4);
                stuck += usize::from(claim.expected.chance < 0.05);
                shared += usize::from(figures) - 1;
            }
        }
        out.number("meeples", 9, own.meeples.into());
        out.value("back", back / 4.0);
        out.number("meeples and back", 10, (f32::from(own.meeples) + back) as usize);
        out.number("soon back", 5, soon);
        out.number("stuck", 6, stuck);
        out.number("joined", 4, shared);
        let rivals = position.players().iter().enumerate().filter(|(other, _)| *other != seat.index());
        out.case("others' meeples", 4, rivals.map(|(_, player)| usize::from(player.meeples)).max().unwrap_or(0));
    }

    /// What the seat would gain or lose if claims that meet at a gap grew together.
    fn write_unions(&self, seat: Seat, out: &mut Sparse) {
        let mut group = out.group("unions", 3 * 4);
        for union in self.unions.iter().filter(|union| union.apart < 1.0) {
            let [a, b] = union.claims.map(|claim| &self.judge.board.claims[usize::from(claim)]);
            let leads = |figures: &[u8; SEATS], points: f32| {
                let own = figures[seat.index()];
                if own > 0 && figures.iter().all(|&other| other <= own) { points } else { 0.0 }
            };
            let before = leads(&a.figures, a.expected.points) + leads(&b.figures, b.expected.points);
            let figures = std::array::from_fn(|seat| a.figures[seat] + b.figures[seat]);
            let after = leads(&figures, a.expected.points + b.expected.points);
            let gain = (after - before) / 20.0;
            let kind = match a.kind {
                FeatureKind::City => 0,
                FeatureKind::Road => 4,
                _ => 8,
            };
            let sign = usize::from(gain < 0.0);
            group.add(kind + sign, gain);
            group.add(kind + 2 + sign, gain * (1.0 - union.apart));
        }
    }

    /// What nobody has claimed, and what the figure to be placed could claim.
    fn write_free(&self, awaited: bool, meeples: bool, out: &mut Sparse) {
        let mut group = out.group("free", 2 * 2 * 2);
        for city in [false, true] {
            let points = self.free.iter().filter(|free| free.city == city).map(|free| free.points);
            let (sum, most) = points.fold((0.0, 0.0f32), |(sum, most), points| (sum + points, most.max(points)));
            let at = 4 * usize::from(city) + 2 * usize::from(awaited);
            if meeples {
                group.add(at, sum / 40.0);
                group.add(at + 1, most / 10.0);
            }
        }
        let mut best = 0.0f32;
        let mut group = out.group("on offer", 6 * 2);
        let claims = &self.judge.board.claims;
        for claim in claims.iter().filter(|claim| awaited && claim.most() == 0) {
            let kind = claim.kind as usize;
            group.on(2 * kind);
            group.add(2 * kind + 1, claim.expected.points / 10.0);
            best = best.max(claim.expected.points - 6.0 * (1.0 - claim.expected.chance));
        }
        out.value("best offer", best / 10.0);
    }

    fn write_elements(&self, position: &Carcassonne, seat: Seat, turns: f32, out: &mut Sparse) {
        let player = &position.players()[seat.index()];
        let options = position.options();
        let late = turns.min(12.0) / 12.0;
        let claims = || self.claims().map(|(_, claim)| claim).filter(|claim| claim.figures[seat.index()] > 0);

        let mut group = out.group("abbot", 2);
        group.add(0, f32::from(player.abbots));
        group.add(1, f32::from(player.abbots) * late);
        out.number("bridges", 4, player.bridges.into());
        out.number("castles", 4, player.castles.into());
        let mut group = out.group("castles built", 4);
        for (owner, _, manned) in position.castles() {
            let own = usize::from(owner != seat);
            group.add(own, f32::from(u8::from(manned)) / 2.0);
            group.add(2 + own, f32::from(u8::from(!manned)) / 2.0);
        }

        let mut group = out.group("fairy", 5);
        if options.fairy {
            let returning = position.fairy_on().map_or(0.5, |node| {
                self.judge.board.completion[position.board().features().root(node).number()].chance
            });
            match position.helped_by_fairy() {
                Some(helped) if helped == seat => {
                    group.on(0);
                    group.add(1, late);
                    group.add(2, returning);
                }
                Some(_) => group.on(3),
                None => group.on(4),
            }
        }

        let mut group = out.group("dragon", 8);
        if let Some(at) = position.dragon() {
            let board = position.board();
            for figure in position.figures().iter().filter(|figure| figure.seat == seat) {
                let square = board.tile(figure.tile).square;
                let far = (i32::from(square.x) - i32::from(at.x)).abs() + (i32::from(square.y) - i32::from(at.y)).abs();
                let near = [2, 4, 7].iter().filter(|&&from| far >= from).count();
                group.add(near, 0.3);
                group.add(4 + near, 2.0 * self.dragon_share);
            }
        }

        let mut group = out.group("quarters", 4 * 3);
        if options.count {
            for (index, quarter) in Quarter::ALL.into_iter().enumerate() {
                let inside =
                    |seat| FigureKind::ALL.into_iter().map(|kind| position.in_quarter(seat, quarter, kind)).sum::<u8>();
                group.add(3 * index, f32::from(inside(seat)) / 2.0);
                if position.count() == quarter {
                    group.add(3 * index + 1, f32::from(inside(seat)) / 2.0);
                }
                let others = Seat::all(position.seats()).filter(|&other| other != seat);
                group.add(3 * index + 2, others.map(|other| f32::from(inside(other))).sum::<f32>() / 4.0);
            }
        }

        let crowns = [(position.king(), FeatureKind::City), (position.robber(), FeatureKind::Road)];
        let mut group = out.group("crowns", 2 * 6);
        for (index, ((crown, kind), completed)) in crowns.into_iter().zip(self.completed).enumerate() {
            let Some((holder, size)) = crown else { continue };
            let mut add = |at: usize, value: f32| group.add(6 * index + at, value);
            let points = completed as f32 / 20.0;
            if holder == seat {
                add(0, 1.0);
                add(1, points);
                add(2, points * late);
                add(3, f32::from(size) / 10.0);
            }
            // Somebody's feature is about to become larger.
            let larger = |claim: &&Claim| {
                claim.kind == kind && claim.expected.now + f32::from(claim.expected.missing) > f32::from(size)
            };
            let own = claims().filter(larger).map(|claim| claim.expected.chance).fold(0.0, f32::max);
            let all = self.claims().map(|(_, claim)| claim);
            let any = all.filter(larger).map(|claim| claim.expected.chance).fold(0.0, f32::max);
            add(4, if holder == seat { 0.0 } else { own * points });
            add(5, if holder == seat { any * points } else { 0.0 });
        }

        let mut group = out.group("challenge", 3);
        if options.cult {
            let board = position.board();
            for centre in board.centres().iter().filter(|centre| centre.challenged) {
                let claim = self.judge.board.claim_at[board.features().root(centre.node).number()];
                let Some(claim) = self.judge.board.claims.get(usize::from(claim)) else { continue };
                let ours = claim.figures[seat.index()] > 0;
                group.add(if ours { 0 } else { 1 }, 1.0);
                group.add(2, if ours { f32::from(claim.expected.missing) / 8.0 } else { 0.0 });
            }
        }
        self.write_bazaar(position, seat, out);
    }

    fn write_bazaar(&self, position: &Carcassonne, seat: Seat, out: &mut Sparse) {
        const BIDS: usize = 10;
        let catalogue = position.catalogue().get();
        let auction = position.auction().filter(|_| self.learns);
        let mut group = out.group("bought", 16);
        for (_, tile) in position.bought().filter(|&(owner, _)| self.learns && owner == seat) {
            show(&mut group, catalogue, tile);
        }
        let (mut bid, mut rest) = (0, [0.0; 3]);
        if let Some((_, Some((bidder, points)))) = auction {
            let auctioneer = position.auctioneer();
            let which = match () {
                () if bidder == seat && auctioneer == Some(seat) => 0,
                () if bidder == seat => 1,
                () if auctioneer == Some(seat) => 2,
                () => 3,
            };
            bid = 1 + which * BIDS + usize::from(points).min(BIDS - 1);
            if let Some(rest) = rest.get_mut(which) {
                *rest = f32::from(points) / 20.0;
            }
        }
        out.case("bid", 1 + 4 * BIDS, bid);
        let mut group = out.group("bid points", 3);
        rest.into_iter().enumerate().for_each(|(which, points)| group.add(which, points));
        let mut group = out.group("up for auction", 16);
        if let Some((tile, Some((bidder, _)))) = auction
            && bidder == seat
        {
            show(&mut group, catalogue, tile);
        }
    }
}

/// Remembers that two claims meet at one more gap.
fn meet(unions: &mut Vec<Union>, a: u8, b: u8, apart: f32) {
    let claims = if a < b { [a, b] } else { [b, a] };
    match unions.iter_mut().find(|union| union.claims == claims) {
        Some(union) => union.apart *= apart,
        None => unions.push(Union { claims, apart }),
    }
}

/// A tile, roughly.
fn show(group: &mut Group<'_>, catalogue: &Catalogue, tile: TileKind) {
    let shape = catalogue.shape(tile, Side::N);
    let count = |terrain| shape.sides.iter().filter(|&&side| side == terrain).count();
    group.on(count(Terrain::City));
    group.on(5 + count(Terrain::Road));
    group.add(10, f32::from(u8::from(shape.centre().is_some())));
    group.add(11, f32::from(u8::from(shape.parts().iter().any(|part| part.shields > 0))));
    let signs = shape.signs();
    for (index, sign) in [signs.volcano, signs.dragon, signs.portal, signs.bazaar].into_iter().enumerate() {
        group.add(12 + index, f32::from(u8::from(sign)));
    }
}
