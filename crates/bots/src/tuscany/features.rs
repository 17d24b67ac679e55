//! What the net sees of The Castles of Tuscany.

use duchy_game::{Game, Seat};
use duchy_search::{
    Foresight,
    learn::{Features, Sparse, Stage},
};
use duchy_tuscany::{
    BONUSES, Bonus, COLOURS, Colour, Decision, Layout, MAX_PLAYERS, Piece, Player, ROUNDS, SPACES, STACK, Space,
    Tuscany, region_points,
};

use super::Judge;

/// As many cards as there is a use for at the end.
const CARDS: f32 = 12.0;
/// Points that every card beyond them counts less: what the rules give for it, and a little more.
const HOARDED: f32 = 0.3;

/// As many cards as anybody should ever hold.
const MANY: f32 = 14.0;
/// What one card more costs; the cost of several grows with their square, so that nobody waits for ever.
const TOO_MANY: f32 = 0.1;

/// Features of Tuscany. A realm that is still being laid out counts as if it had been revealed.
#[derive(Clone, Default, Debug)]
pub struct TuscanyFeatures {
    /// The realms seen last, by seat: their regions hardly ever change.
    realms: [Realm; MAX_PLAYERS],
}

/// The regions of a realm.
#[derive(Clone, Copy, Default, Debug)]
struct Realm {
    layout: Layout,
    colours: [u32; COLOURS],
    /// The region and the colour of each space.
    spaces: [(u32, u8); SPACES],
    /// One space of every region.
    regions: u32,
}

impl Realm {
    /// Reads the regions anew if it is another realm than last time.
    fn read(&mut self, layout: Layout, colours: [u32; COLOURS]) {
        if self.layout == layout && self.colours == colours {
            return;
        }
        *self = Realm { layout, colours, ..Realm::default() };
        let around = layout.neighbours();
        for (colour, &spaces) in colours.iter().enumerate() {
            let mut left = spaces;
            while left != 0 {
                let first = left & left.wrapping_neg();
                let (mut region, mut grown) = (0, first);
                while grown != region {
                    region = grown;
                    each(region, |space| grown |= around[space] & spaces);
                }
                self.regions |= first;
                each(region, |space| self.spaces[space] = (region, colour as u8));
                left &= !region;
            }
        }
    }
}

#[inline]
fn each(mut bits: u32, mut with: impl FnMut(usize)) {
    while bits != 0 {
        with(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// What all parts of the features need to know.
struct Eyes<'a> {
    position: &'a Tuscany,
    seat: Seat,
    player: &'a Player,
    realm: &'a Realm,
    filled: u32,
    /// Empty spaces beside filled ones.
    reach: u32,
    /// Parts of the price that can be paid for each colour, up to 2.
    parts: [u8; COLOURS],
}

impl Features<Tuscany> for TuscanyFeatures {
    const STAGES: usize = 8;
    const FORESIGHT: Foresight = Foresight { turns: 16, rollouts: 4 };

    fn hoarded(&self, position: &Tuscany, seat: Seat) -> f32 {
        (position.players()[seat.index()].hand_size() as f32 - CARDS).max(0.0) * HOARDED
    }

    fn correction(&self, position: &Tuscany, seat: Seat) -> f32 {
        let beyond = (position.players()[seat.index()].hand_size() as f32 - MANY).max(0.0);
        -TOO_MANY * beyond * beyond
    }

    fn write(&mut self, position: &Tuscany, seat: Seat, out: &mut Sparse) -> Stage {
        let player = &position.players()[seat.index()];
        let mut filled = player.filled();
        let realm = &mut self.realms[seat.index()];
        if position.laying_out() {
            if let (Some(layout), Some(colours)) = (player.layout(), position.realm_colours(seat)) {
                realm.read(layout, colours);
                filled = player.start_castle().bit();
            } else {
                realm.read(Layout::default(), [0; COLOURS]);
            }
        } else {
            realm.read(player.layout().unwrap_or_default(), Colour::ALL.map(|colour| player.spaces(colour)));
        }
        let around = realm.layout.neighbours();
        let mut reach = 0;
        each(filled, |space| reach |= around[space]);
        let hand = player.hand();
        let pairs: u8 = hand.iter().map(|count| count / 2).sum();
        let parts = std::array::from_fn(|colour| {
            let own = hand[colour];
            (own + player.workers() + pairs - own / 2).min(2)
        });
        let eyes = Eyes { position, seat, player, realm, filled, reach: reach & !filled, parts };
        let scorings = f32::from(ROUNDS + 1 - position.round());
        let points = player.red() as f32 + player.green() as f32 * scorings;
        out.forecast(Judge::default().prospects(position, seat) - points);
        let stage = eyes.time(out);
        eyes.goods(out);
        eyes.stored(out);
        eyes.bonuses(out);
        eyes.regions(out);
        eyes.colours(out);
        eyes.open(out);
        Stage { number: stage, points }
    }
}

impl Eyes<'_> {
    /// How long the game goes on; gives the stage.
    fn time(&self, out: &mut Sparse) -> usize {
        let (position, seat) = (self.position, self.seat);
        let least = position.players().iter().map(Player::tiles_left).min().unwrap_or(0);
        let round = usize::from(position.round());
        let until = least.saturating_sub((usize::from(ROUNDS) - round) * STACK);
        let own = self.player.tiles_left();
        out.case("seats", 5, position.seats().into());
        out.number("until the round ends", 8, until);
        out.number("least tiles", 22, least);
        out.number("own tiles", 22, own);
        out.number("slower than the fastest", 12, own - least);
        // Whether the seat's turn of this lap is to come, on, or over.
        let seats = position.seats();
        let after_first = |seat: Seat| (seat.0 + seats - position.first().0) % seats;
        let turn = position.turn();
        let lap = match turn.map(|turn| after_first(turn).cmp(&after_first(seat))) {
            None => 0,
            Some(std::cmp::Ordering::Less) => 1,
            Some(std::cmp::Ordering::Equal) => 2,
            Some(std::cmp::Ordering::Greater) => 3,
        };
        let ending = if position.last_turns() { 2 } else { usize::from(until == 0) };
        out.case("lap", 12, ending * 4 + lap);
        let asked = if turn == Some(seat) && !position.laying_out() {
            let offered = usize::from(position.marble_offered());
            1 + match position.decision() {
                Some(Decision::Action) => offered,
                Some(Decision::Extra) => 2,
                Some(Decision::Town) => 3 + offered,
                Some(Decision::Castle) => 5 + offered,
                _ => 7 + offered,
            }
        } else {
            0
        };
        out.case("asked", 10, asked);
        let opening = matches!(position.decision(), Some(Decision::Layout | Decision::FirstBonus));
        let chosen = Bonus::ALL.into_iter().any(|bonus| self.player.bonus(bonus) > 0);
        out.case("opening", 3, if opening { 1 + usize::from(chosen) } else { 0 });
        match () {
            () if opening => 0,
            () if position.last_turns() => 7,
            () => round * 2 - usize::from(until >= 4),
        }
    }

    /// Cards, wood and points.
    fn goods(&self, out: &mut Sparse) {
        let player = self.player;
        out.number("green", 40, player.green().max(0) as usize);
        out.number("hand", 16, player.hand_size() as usize);
        out.number("workers", 8, player.workers().into());
        out.number("marble", 8, player.marble().into());
        out.number("spaces filled", 31, self.filled.count_ones() as usize);
        let (mut pairs, mut singles, mut useful) = (0, 0, 0);
        let mut group = out.group("cards", COLOURS * 10);
        for (colour, &count) in player.hand().iter().enumerate() {
            let wanted = usize::from(self.realm.colours[colour] & !self.filled != 0);
            group.on(colour * 10 + wanted * 5 + usize::from(count.min(4)));
            pairs += usize::from(count / 2);
            singles += usize::from(count % 2);
            if self.realm.colours[colour] & self.reach != 0 {
                useful += usize::from(count.min(2));
            }
        }
        out.number("pairs", 7, pairs);
        out.number("single cards", 9, singles);
        out.number("cards that fit", 10, useful);
        out.number("parts of a price", 9, pairs + usize::from(player.workers()));
    }

    /// Stored pieces: what they would bring and what is missing to pay for them.
    fn stored(&self, out: &mut Sparse) {
        let player = self.player;
        out.case("free storage", 6, player.storage_spaces().saturating_sub(player.storage().len()));
        out.number("stored", 6, player.storage().len());
        let mut best = [0.0f32; 3];
        let mut group = out.group("stored tiles", (COLOURS + 1) * 4);
        for piece in player.storage() {
            let (colour, missing, gain) = match piece.kind() {
                Some(kind) => {
                    let colour = kind.colour() as usize;
                    (colour, 2 - self.parts[colour], self.best_gain(colour, *piece))
                }
                None => {
                    let open = (0..COLOURS).filter(|&colour| self.realm.colours[colour] & self.reach != 0);
                    let (mut missing, mut gain) = (2, None);
                    for colour in open {
                        missing = missing.min(2 - self.parts[colour]);
                        gain = gain.max(self.best_gain(colour, *piece));
                    }
                    (COLOURS, missing, gain)
                }
            };
            group.on(colour * 4 + if gain.is_some() { usize::from(missing) } else { 3 });
            let best = &mut best[usize::from(missing)];
            *best = best.max(f32::from(gain.unwrap_or(0)));
        }
        let scorings = f32::from(ROUNDS + 1 - self.position.round());
        let mut group = out.group("stored gain", 6);
        for (missing, &gain) in best.iter().enumerate() {
            group.add(missing * 2, gain / 6.0);
            group.add(missing * 2 + 1, gain * scorings / 18.0);
        }
        out.case("ready to place", 4, player.storage().iter().filter(|piece| self.ready(**piece)).count());
    }

    fn ready(&self, piece: Piece) -> bool {
        let open = |colour: usize| self.parts[colour] == 2 && self.realm.colours[colour] & self.reach != 0;
        piece.kind().map_or_else(|| (0..COLOURS).any(open), |kind| open(kind.colour() as usize))
    }

    /// The most green points that a piece on a space of this colour brings at once; nothing if it has no place.
    fn best_gain(&self, colour: usize, piece: Piece) -> Option<u8> {
        let places = self.realm.colours[colour] & self.reach;
        let last = (self.realm.colours[colour] & !self.filled).count_ones() == 1;
        let filled_by = usize::from(self.position.filled_by(Colour::ALL[colour]));
        let bonus = self.position.catalogue().get().colour_bonus(Colour::ALL[colour]);
        let whole = if last { bonus.get(filled_by).copied().unwrap_or(0) } else { 0 };
        let mut best = None;
        each(places, |space| {
            let region = self.realm.spaces[space].0;
            let done = region & !self.filled == 1 << space;
            let mut gain = if done { region_points(region) } else { 0 };
            if colour == Colour::Field as usize {
                gain += match piece.kind() {
                    Some(kind) => (kind.products().0 & !self.products(region)).count_ones() as u8,
                    None => 1,
                };
            }
            best = best.max(Some(gain + whole));
        });
        best
    }

    /// What grows in a region, as bits.
    fn products(&self, region: u32) -> u8 {
        let mut products = 0;
        each(region & self.filled, |space| {
            if let Some(kind) = self.player.laid(Space(space as u8)).kind() {
                products |= kind.products().0;
            }
        });
        products
    }

    /// Bonus tiles, and how many spaces are left for which they count.
    fn bonuses(&self, out: &mut Sparse) {
        let mut group = out.group("bonus tiles", BONUSES * 5);
        for bonus in Bonus::ALL {
            group.on(bonus.index() * 5 + usize::from(self.player.bonus(bonus).min(4)));
        }
        let mut group = out.group("bonus tiles at work", 3);
        let pairs =
            [(Bonus::Marble, Colour::Quarry), (Bonus::Worker, Colour::Village), (Bonus::BonusCard, Colour::Wagon)];
        for (place, (bonus, colour)) in pairs.into_iter().enumerate() {
            let left = (self.realm.colours[colour as usize] & !self.filled).count_ones();
            group.add(place, f32::from(self.player.bonus(bonus)) * left as f32 / 8.0);
        }
        out.value(
            "cards a draw",
            f32::from(self.player.bonus(Bonus::RegionCard)) * self.player.tiles_left() as f32 / 20.0,
        );
    }

    /// Regions by size, by what is missing, and by colour.
    fn regions(&self, out: &mut Sparse) {
        let mut promise = [0.0; 2];
        let mut group = out.group("regions", COLOURS * 18);
        let mut sums = [0u8; 18];
        each(self.realm.regions, |space| {
            let (region, colour) = self.realm.spaces[space];
            let size = region.count_ones().min(3) as usize;
            let filled = ((region & self.filled).count_ones() as usize).min(size);
            if filled == size {
                return;
            }
            let reached = usize::from(region & self.reach != 0);
            let case = ((size - 1) * 3 + filled) * 2 + reached;
            group.on(usize::from(colour) * 18 + case);
            sums[case] += 1;
            let part = filled as f32 / size as f32;
            promise[0] += f32::from(region_points(region)) * part;
            promise[1] += f32::from(region_points(region));
        });
        let mut group = out.group("region sizes", 18);
        sums.iter().enumerate().for_each(|(case, &count)| group.add(case, f32::from(count) / 3.0));
        out.value("begun regions", promise[0] / 20.0);
        out.value("open regions", promise[1] / 40.0);
        let mut group = out.group("field regions", 4 * 3);
        each(self.realm.regions & self.realm.colours[Colour::Field as usize], |space| {
            let region = self.realm.spaces[space].0;
            let empty = (region & !self.filled).count_ones().min(3) as usize;
            if empty > 0 && region & self.filled != 0 {
                group.on((empty - 1) * 4 + (self.products(region).count_ones() as usize).min(3));
            }
        });
        let mut group = out.group("start castle beside", COLOURS + 1);
        if self.filled.count_ones() == 1 {
            let around = self.realm.layout.neighbours()[self.player.start_castle().index()];
            let mut kinds = 0;
            for (colour, &spaces) in self.realm.colours.iter().enumerate() {
                group.add(colour, (spaces & around).count_ones() as f32 / 2.0);
                kinds += u32::from(spaces & around != 0);
            }
            group.add(COLOURS, kinds as f32 / 6.0);
        }
    }

    /// Each colour: what is missing, its bonus, where it can go, and who else is near.
    fn colours(&self, out: &mut Sparse) {
        let mut reachable = 0;
        let mut groups = [[0; 3]; COLOURS];
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            let spaces = self.realm.colours[index];
            let missing = ((spaces & !self.filled).count_ones() as usize).min(5);
            let bonus = 2 - usize::from(self.position.filled_by(colour).min(2));
            let places = ((spaces & self.reach).count_ones() as usize).min(3);
            let others = self.position.players().iter().enumerate().filter(|(other, _)| *other != self.seat.index());
            let nearest = others
                .map(|(_, player)| (player.spaces(colour) & !player.filled()).count_ones() as usize)
                .min()
                .unwrap_or(3);
            let race = if missing == 0 || bonus == 0 { 3 } else { nearest.min(3) };
            groups[index] = [missing * 3 + bonus, places, missing.min(3) * 4 + race];
            reachable += usize::from(places > 0);
        }
        let mut group = out.group("colours", COLOURS * 18);
        groups.iter().enumerate().for_each(|(colour, cases)| group.on(colour * 18 + cases[0]));
        let mut group = out.group("places", COLOURS * 4);
        groups.iter().enumerate().for_each(|(colour, cases)| group.on(colour * 4 + cases[1]));
        let mut group = out.group("races", 16);
        groups.iter().for_each(|cases| group.on(cases[2]));
        out.case("colours with a place", 9, reachable);
        out.number("spaces within reach", 16, self.reach.count_ones() as usize);
    }

    /// The open tiles that fit.
    fn open(&self, out: &mut Sparse) {
        let mut counts = [0u8; COLOURS];
        let mut best = [0; 2];
        let mut fitting = 0;
        for kind in self.position.open().iter().filter_map(|open| open.kind()) {
            let colour = kind.colour() as usize;
            counts[colour] += 1;
            if let Some(gain) = self.best_gain(colour, Piece::tile(kind)) {
                fitting += 1;
                let payable = usize::from(self.parts[colour] == 2);
                best[payable] = best[payable].max(gain);
            }
        }
        let mut group = out.group("open tiles", COLOURS * 6);
        for (colour, &count) in counts.iter().enumerate() {
            let fits = usize::from(self.realm.colours[colour] & self.reach != 0);
            group.on(colour * 6 + fits * 3 + usize::from(count.min(2)));
        }
        out.case("open tiles that fit", 9, fitting);
        let mut group = out.group("open gain", 2);
        best.iter().enumerate().for_each(|(place, &gain)| group.add(place, f32::from(gain) / 6.0));
    }
}
