//! The course of a game: phases of rounds of turns, and the decisions on top of them. Begin reading here.

use duchy_game::{Context, Seat, Source};

use crate::{
    event::{Cause, Event},
    limits::{DEPOTS, GOODS_AHEAD, PHASES, ROUNDS, SLOTS},
    pending::Pending,
    state::{Burgundy, NO_GOOD},
    tile::{Colour, Good, Tile},
};

/// The letters of the phases.
pub(crate) const LETTERS: [&str; PHASES as usize] = ["A", "B", "C", "D", "E"];

const FACES: [(u8, u32); 6] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];
const FACE_NAMES: [&str; 7] = ["", "1", "2", "3", "4", "5", "6"];
const WHITE_NAMES: [&str; 7] = ["", "white 1", "white 2", "white 3", "white 4", "white 5", "white 6"];

impl Burgundy {
    /// Goes on until a player has a real choice, or nothing is left to happen.
    #[inline]
    pub(crate) fn go_on(&mut self, cx: &mut impl Context<Event>) {
        while let Some(&frame) = self.pending.last() {
            if self.is_open(frame) {
                return;
            }
            self.pending.pop();
            self.resolve(frame, cx);
        }
    }

    /// Whether a frame is a decision with a real choice. Effects that can't be used don't block.
    // burgundy:building.optional
    fn is_open(&self, frame: Pending) -> bool {
        match frame {
            Pending::Phase(_)
            | Pending::PhaseEnd
            | Pending::Round(_)
            | Pending::Next(_)
            | Pending::Reveal
            | Pending::Sail(_) => false,
            Pending::Choose(_) | Pending::Castle(_) | Pending::Keep { .. } | Pending::Room { .. } => true,
            Pending::Barrier => self.answered().len() < usize::from(self.seats),
            // burgundy:turn.dice burgundy:buy.when
            Pending::Turn { seat, bought } => {
                self.player(seat).dice != [0; 2] || (!bought && self.can_buy_something(seat))
            }
            Pending::CityHall(seat) => self.can_place_something(seat),
            Pending::Fetch { building, .. } => self.can_fetch_something(building),
            Pending::Warehouse(seat) => self.player(seat).good_kinds() != 0,
            Pending::Ship(_) => self.depot_goods.iter().flatten().any(|&count| count > 0),
        }
    }

    fn resolve(&mut self, frame: Pending, cx: &mut impl Context<Event>) {
        match frame {
            // burgundy:end.phases
            Pending::Phase(PHASES) => self.finish(cx),
            Pending::Phase(phase) => {
                self.pending.push(Pending::Phase(phase + 1));
                self.pending.push(Pending::PhaseEnd);
                self.pending.push(Pending::Round(0));
                self.begin_phase(phase, cx);
            }
            // burgundy:round.five
            Pending::Round(ROUNDS) => {}
            Pending::Round(round) => {
                self.pending.push(Pending::Round(round + 1));
                self.pending.push(Pending::Next(0));
                self.begin_round(round, cx);
            }
            Pending::Next(place) if place < self.seats => {
                self.pending.push(Pending::Next(place + 1));
                self.pending.push(Pending::Turn { seat: self.order[usize::from(place)], bought: false });
            }
            Pending::PhaseEnd => self.pay_mines(cx),
            Pending::Reveal => self.reveal_choices(cx),
            Pending::Sail(seat) => self.sail(seat, cx),
            // Decisions without a real choice, and turns that are over.
            Pending::Next(_)
            | Pending::Choose(_)
            | Pending::Barrier
            | Pending::Turn { .. }
            | Pending::Castle(_)
            | Pending::CityHall(_)
            | Pending::Fetch { .. }
            | Pending::Warehouse(_)
            | Pending::Ship(_)
            | Pending::Keep { .. }
            | Pending::Room { .. } => {}
        }
    }

    fn begin_phase(&mut self, phase: u8, cx: &mut impl Context<Event>) {
        self.phase = phase;
        // burgundy:phase.clear burgundy:phase.goods-stay
        let left = self.depots.iter().chain(&self.black).filter(|tile| !tile.is_none()).count();
        self.gone += left as u8;
        // burgundy:phase.slots burgundy:phase.three
        let catalogue = self.catalogue.get();
        for (index, slot) in catalogue.slots().iter().enumerate() {
            self.depots[index] = match slot.colour_in(phase, self.seats) {
                Some(colour) => self.draw_tile(colour, cx),
                None => Tile::NONE,
            };
        }
        // burgundy:phase.black
        for index in 0..catalogue.black_tiles(self.seats) {
            let drawn = cx.draw(Source::new("black tiles"), &mut self.blacks, |tile| tile.name().into());
            self.black[index] = drawn.unwrap_or(Tile::NONE);
        }
        // burgundy:phase.goods
        for index in 0..GOODS_AHEAD {
            self.ahead[index] = self.draw_good(cx).0;
        }
        cx.emit(|| Event::Phase {
            phase: LETTERS[usize::from(phase)],
            depots: (1..=DEPOTS as u8).map(|depot| self.depot(depot).collect()).collect(),
            black: self.black_depot().collect(),
            goods: self.ahead.iter().map(|&good| Good(good)).collect(),
        });
    }

    /// The next tile of a colour; the data file has made sure that there is one.
    fn draw_tile(&mut self, colour: Colour, cx: &mut impl Context<Event>) -> Tile {
        let tile = |index: usize| Tile::of_colour(colour, index);
        let name = |index: usize| tile(index).name().into();
        let drawn = match colour {
            Colour::Building => cx.draw(Source::new("buildings"), &mut self.buildings, name),
            Colour::Animal => cx.draw(Source::new("animals"), &mut self.animals, name),
            Colour::Knowledge => cx.draw(Source::new("knowledge"), &mut self.knowledge, name),
            Colour::Castle => take_one(&mut self.castles),
            Colour::Mine => take_one(&mut self.mines),
            Colour::Ship => take_one(&mut self.ships),
        };
        drawn.map_or(Tile::NONE, tile)
    }

    fn begin_round(&mut self, round: u8, cx: &mut impl Context<Event>) {
        self.round = round;
        // burgundy:round.order
        self.order = self.ranking;
        let number = u16::from(self.phase * ROUNDS + round);
        // burgundy:round.dice
        for seat in Seat::all(self.seats) {
            for die in 0..2u16 {
                let source = Source::new("die").at(number).at(seat.0.into()).at(die);
                let face = cx.roll(source, &FACES, |face| FACE_NAMES[usize::from(face)].into());
                self.player_mut(seat).dice[usize::from(die)] = face;
            }
        }
        cx.emit(|| Event::Rolled {
            round: round + 1,
            order: self.order().to_vec(),
            dice: self.players().iter().map(|player| player.dice).collect(),
        });
        // burgundy:round.white
        let source = Source::new("white die").at(number);
        let depot = cx.roll(source, &FACES, |face| WHITE_NAMES[usize::from(face)].into());
        let good = std::mem::replace(&mut self.ahead[usize::from(round)], NO_GOOD);
        self.depot_goods[usize::from(depot - 1)][usize::from(good)] += 1;
        cx.emit(|| Event::White { depot, good: Good(good) });
    }

    // burgundy:mine.silver burgundy:knowledge.2
    fn pay_mines(&mut self, cx: &mut impl Context<Event>) {
        for place in 0..usize::from(self.seats) {
            let seat = self.order[place];
            let estate = self.land(seat);
            let player = self.player_mut(seat);
            let mines = (player.laid & estate.of_colour(Colour::Mine)).count_ones() as u16;
            if mines > 0 {
                let workers = mines * u16::from(player.powers.mine_workers);
                player.silver += mines;
                player.workers += workers;
                cx.emit(|| Event::Gained { seat, workers, silver: mines, cause: Cause::Mines });
            }
        }
    }

    /// One step to the right, on top of any markers there: before those, behind those further on.
    // burgundy:ship.order
    fn sail(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        self.steps[seat.index()] += 1;
        let step = self.steps[seat.index()];
        let seats = usize::from(self.seats);
        let mut place = self.ranking[..seats].iter().position(|&other| other == seat).unwrap_or(0);
        while place > 0 && self.steps[self.ranking[place - 1].index()] <= step {
            self.ranking.swap(place, place - 1);
            place -= 1;
        }
        cx.emit(|| Event::Sailed { seat, step });
    }

    fn finish(&mut self, cx: &mut impl Context<Event>) {
        self.phase = PHASES;
        self.score_at_the_end(cx);
        cx.emit(|| Event::Over { winner: self.places().winners().first().unwrap_or(Seat(0)) });
    }

    /// Takes a tile off a numbered depot, or the black one if the number is 0.
    #[inline]
    pub(crate) fn take_off(&mut self, depot: u8, tile: Tile) {
        let places = match depot {
            0 => &mut self.black[..],
            _ => &mut self.depots[usize::from(depot - 1) * SLOTS..usize::from(depot) * SLOTS],
        };
        if let Some(place) = places.iter_mut().find(|place| **place == tile) {
            *place = Tile::NONE;
        }
    }
}

/// Takes a tile off a stack of equal ones, which has no names to draw by.
fn take_one(stack: &mut u8) -> Option<usize> {
    *stack = stack.checked_sub(1)?;
    Some(0)
}
