//! What the net sees of The Castles of Burgundy: The Card Game.

use duchy_burgundy_cards::{
    BurgundyCards, Coming, MAX_PROJECTS, Pile, Player, ROUNDS, Token, Type, animal_points, steps,
};
use duchy_game::{Game, Seat};
use duchy_search::learn::{Features, Sparse, Stage};

use super::Judge;

/// Features of the card game, for any number of players; alone, also the race against the rival.
#[derive(Clone, Copy, Default, Debug)]
pub struct BurgundyCardsFeatures;

const TYPES: usize = Type::ALL.len();
const BUILDINGS: usize = 8;
/// Stages of a game with others; alone there is one per round.
const WITH_OTHERS: usize = 2 * ROUNDS;

impl Features<BurgundyCards> for BurgundyCardsFeatures {
    const STAGES: usize = WITH_OTHERS + ROUNDS;

    fn write(&mut self, position: &BurgundyCards, seat: Seat, out: &mut Sparse) -> Stage {
        let player = &position.players()[seat.index()];
        let score = f32::from(player.score);
        out.forecast(Judge::default().prospects(position, seat) - score);
        let eyes = Eyes::new(position, seat, player);
        let stage = eyes.time(out);
        eyes.storage(out);
        eyes.estate(out);
        eyes.projects(out);
        eyes.display(out);
        eyes.coming(out);
        eyes.others(out);
        eyes.rival(out);
        Stage { number: stage, points: score }
    }

    fn target(&mut self, position: &BurgundyCards) -> f32 {
        position.rival().map_or(0.0, |rival| rival_forecast(position, rival))
    }
}

/// About how many points the rival ends with.
fn rival_forecast(position: &BurgundyCards, rival: &Player) -> f32 {
    let catalogue = position.catalogue();
    let left = f32::from(position.rival_left());
    let mut points = f32::from(rival.score);
    for kind in Type::ALL {
        let begun = f32::from(rival.unfinished(kind)) / 3.0;
        points += f32::from(catalogue.triple(kind)) * begun * left / (left + 6.0);
    }
    points + left
}

struct Eyes<'a> {
    position: &'a BurgundyCards,
    seat: Seat,
    player: &'a Player,
    /// For each die: the workers it takes to reach it with a card in hand; 4 without any.
    reach: [u8; 7],
    /// Cards of each type among the projects and in the display.
    in_projects: [u8; TYPES],
    on_display: [u8; TYPES],
}

impl<'a> Eyes<'a> {
    fn new(position: &'a BurgundyCards, seat: Seat, player: &'a Player) -> Self {
        let catalogue = position.catalogue();
        let mut reach = [4; 7];
        for held in player.hand() {
            let die = catalogue.die(held.card);
            for (value, workers) in reach.iter_mut().enumerate().skip(1) {
                *workers = steps(die, value as u8).min(*workers);
            }
        }
        let mut in_projects = [0; TYPES];
        player.projects().iter().for_each(|&card| in_projects[catalogue.kind(card).index()] += 1);
        let mut on_display = [0; TYPES];
        position.display().iter().for_each(|shown| on_display[catalogue.kind(shown.card).index()] += 1);
        Eyes { position, seat, player, reach, in_projects, on_display }
    }

    /// Rounds and cards left; gives the stage.
    fn time(&self, out: &mut Sparse) -> usize {
        let round = usize::from(self.position.round()).min(ROUNDS - 1);
        let left = (self.player.hand().len() + usize::from(self.player.stack_len())).min(6);
        let mine = self.position.active() == Some(self.seat);
        out.case("time", ROUNDS * 7, round * 7 + left);
        out.case("turn", 14, left * 2 + usize::from(mine));
        out.case("seats", 5, self.position.seats().into());
        let order = (self.seat.0 + self.position.seats() - self.position.first().0) % self.position.seats();
        out.case("order", 4, order.into());
        out.case("cards in hand", 3, self.player.hand().len());
        if self.position.is_solo() { WITH_OTHERS + round } else { round * 2 + usize::from(left <= 3) }
    }

    /// Workers, silver, goods and animals.
    fn storage(&self, out: &mut Sparse) {
        let (position, player) = (self.position, self.player);
        let catalogue = position.catalogue();
        out.number("workers", 9, player.workers.into());
        out.number("silver", 10, player.silver.into());
        out.case("silver after purchases", 3, usize::from(player.silver % 3));
        out.case("threes", 6, usize::from(player.silver + player.workers) / 3);
        let mut group = out.group("goods", 3 * 2 * 5);
        for (place, good) in Token::GOODS.into_iter().enumerate() {
            let near = player
                .hand()
                .iter()
                .any(|held| catalogue.steps_to_sell(good, catalogue.die(held.card)) <= player.workers.min(1));
            group.on(place * 10 + usize::from(near) * 5 + usize::from(player.goods[good.index()].min(4)));
        }
        let points: u32 = Token::GOODS
            .into_iter()
            .map(|good| u32::from(player.goods[good.index()] * catalogue.good_points(good)))
            .sum();
        out.value("goods in points", points as f32 / 10.0);
        let mut animals = player.animals;
        animals.sort_unstable();
        let mut group = out.group("animals", animals.len() * 5);
        animals.iter().enumerate().for_each(|(place, &count)| group.on(place * 5 + usize::from(count.min(4))));
        out.value("animal points", animal_points(&player.animals) as f32 / 10.0);
        let mut group = out.group("piles", 5);
        for pile in Pile::BOTH {
            if let Some(animal) = position.animals().top(pile) {
                group.add(if player.animals[animal] == 0 { 0 } else { 1 }, 0.5);
            }
            if let Some(good) = position.goods().top(pile) {
                group.add(if player.goods[good] > 0 { 2 } else { 3 }, 0.5);
                group.add(4, f32::from(catalogue.good_points(Token::good(good))) / 4.0);
            }
        }
    }

    /// Stacks, each with the cards that could go on it, and all seven types.
    fn estate(&self, out: &mut Sparse) {
        let (position, player) = (self.position, self.player);
        let mut firsts = [0; TYPES];
        position.first_triples().for_each(|kind| firsts[kind.index()] = 1);
        let (mut ones, mut twos, mut triples, mut promise) = (0, 0, 0, 0.0);
        let mut group = out.group("stacks", TYPES * 6);
        for (place, kind) in Type::ALL.into_iter().enumerate() {
            let have = player.unfinished(kind);
            group.on(place * 6 + usize::from(have) * 2 + firsts[place]);
            ones += usize::from(have == 1);
            twos += usize::from(have == 2);
            triples += usize::from(player.triples(kind));
            promise += f32::from(position.catalogue().triple(kind)) * f32::from(have);
        }
        let mut group = out.group("stacks with cards in sight", TYPES * 27);
        for (place, kind) in Type::ALL.into_iter().enumerate() {
            let have = usize::from(player.unfinished(kind));
            let (own, shown) = (self.in_projects[place].min(2), self.on_display[place].min(2));
            group.on(place * 27 + have * 9 + usize::from(own) * 3 + usize::from(shown));
        }
        out.number("stacks of one", 8, ones);
        out.number("stacks of two", 8, twos);
        out.number("triples", 8, triples);
        out.value("begun", promise / 30.0);
        let missing = player.estate.iter().filter(|&&count| count == 0).count();
        let coming = (0..TYPES).filter(|&kind| player.estate[kind] == 0 && self.in_projects[kind] > 0).count();
        let card = match player.seven_points() {
            Some(_) => 0,
            None => usize::from(position.sevens().first().copied().unwrap_or(0).min(4)),
        };
        let mut group = out.group("all seven types", 5 * 8 + 8);
        group.on(card * 8 + missing.min(7));
        if card > 0 {
            group.on(40 + (missing - coming).min(7));
        }
    }

    /// Projects: what they would do, and how soon.
    fn projects(&self, out: &mut Sparse) {
        let (position, player) = (self.position, self.player);
        let catalogue = position.catalogue();
        out.case("projects", MAX_PROJECTS + 1, player.projects().len());
        let (mut ready, mut completing) = (0, 0.0);
        let mut group = out.group("project cards", TYPES * 3 + BUILDINGS + 2 * 4);
        for &card in player.projects() {
            let face = catalogue.face(card);
            let have = usize::from(player.unfinished(face.kind));
            group.on(face.kind.index() * 3 + have);
            if let Some(building) = face.building {
                group.on(TYPES * 3 + building as usize);
            }
            let workers = self.reach[usize::from(face.die)];
            ready += usize::from(workers <= player.workers);
            group.on(TYPES * 3 + BUILDINGS + usize::from(have == 2) * 4 + usize::from(workers.min(3)));
            if have == 2 {
                completing += f32::from(catalogue.triple(face.kind));
            }
        }
        out.case("projects within reach", MAX_PROJECTS + 1, ready);
        out.value("triples to complete", completing / 10.0);
    }

    /// What could be taken from the display with the cards in hand.
    fn display(&self, out: &mut Sparse) {
        let catalogue = self.position.catalogue();
        let mut group = out.group("display", TYPES + 12);
        for shown in self.position.display() {
            let kind = catalogue.kind(shown.card);
            group.add(kind.index(), 0.3);
            let lie = usize::from(self.player.unfinished(kind) + self.in_projects[kind.index()]).min(2);
            group.add(TYPES + lie * 4 + usize::from(self.reach[usize::from(shown.row)].min(3)), 0.3);
        }
    }

    /// What the turn still brings.
    fn coming(&self, out: &mut Sparse) {
        let mut group = out.group("coming", 9 + TYPES + BUILDINGS);
        if self.position.active() != Some(self.seat) {
            return;
        }
        for coming in self.position.coming() {
            let (case, times) = match coming {
                Coming::Action => (0, 1),
                Coming::Purchase => (1, 1),
                Coming::Goods(count) => (2, count),
                Coming::Animals(count) => (3, count),
                Coming::Either => (4, 1),
                Coming::Bonus => (5, 1),
                Coming::Taking => (6, 1),
                Coming::Sale => (7, 1),
                Coming::Effect(_) => (8, 1),
            };
            group.add(case, f32::from(times));
            if let Coming::Effect(card) = coming {
                let face = self.position.catalogue().face(card);
                group.on(9 + face.kind.index());
                if let Some(building) = face.building {
                    group.on(9 + TYPES + building as usize);
                }
            }
        }
    }

    /// The start-player card, and how near the others are to what only one can have.
    fn others(&self, out: &mut Sparse) {
        let position = self.position;
        let start = position.start_card();
        let own = start.is_some_and(|(seat, _)| seat == self.seat);
        let down = start.is_some_and(|(_, down)| down);
        out.case("start card", 4, usize::from(own) * 2 + usize::from(down));
        let others = || position.players().iter().enumerate().filter(|(seat, _)| *seat != self.seat.index());
        let mut group = out.group("races", 9 + 8);
        for kind in position.first_triples() {
            let mine = usize::from(self.player.unfinished(kind));
            let theirs = others().map(|(_, other)| usize::from(other.unfinished(kind))).max().unwrap_or(0);
            group.add(mine * 3 + theirs, 0.3);
        }
        if self.player.seven_points().is_none() {
            let rivals = others().filter(|(_, other)| other.seven_points().is_none());
            let missing = |player: &Player| player.estate.iter().filter(|&&count| count == 0).count();
            group.on(9 + rivals.map(|(_, other)| missing(other)).min().unwrap_or(7).min(7));
        }
    }

    /// Alone: how the race against the rival stands.
    fn rival(&self, out: &mut Sparse) {
        let position = self.position;
        let mut group = out.group("race", 3 * 21 + 4);
        let Some(rival) = position.rival() else { return };
        let lead = i32::from(self.player.score) - i32::from(rival.score);
        let left = self.player.hand().len() + usize::from(self.player.stack_len());
        let third = (left.min(6) + 1) / 3;
        group.on(third * 21 + (lead.clamp(-10, 10) + 10) as usize);
        let beyond = 3 * 21;
        group.add(beyond, lead.clamp(-20, 20) as f32 / 10.0);
        group.add(beyond + 1, (f32::from(self.player.score) - rival_forecast(position, rival)) / 20.0);
        let twos = Type::ALL.into_iter().filter(|&kind| rival.unfinished(kind) == 2);
        group.add(beyond + 2, twos.map(|kind| f32::from(position.catalogue().triple(kind))).sum::<f32>() / 10.0);
        group.add(beyond + 3, f32::from(position.rival_left()) / 25.0);
    }
}
