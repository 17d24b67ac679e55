//! Before the first phase: who begins, what everybody starts with, which estates are played.

use duchy_game::{Bag, Context, Interned, List, RulesVersion, Seat, Source};

use crate::{
    catalogue::{BLACK_SLOTS, Catalogue},
    event::Event,
    limits::{DEPOTS, ESTATES, MAX_PLAYERS, SLOTS, START_GOODS},
    options::{Choosing, Estates, Options},
    pending::Pending,
    space::{Space, spaces},
    state::{Burgundy, Choice, NO_GOOD, NOBODY, Player},
    tile::{Colour, Good, Tile},
};

impl Burgundy {
    /// An empty table: everything is in the box.
    pub(crate) fn unpacked(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: Options,
    ) -> Burgundy {
        let all = catalogue.get();
        Burgundy {
            catalogue,
            rules,
            options,
            seats,
            phase: 0,
            round: 0,
            players: [Player::default(); MAX_PLAYERS],
            depots: [Tile::NONE; DEPOTS * SLOTS],
            black: [Tile::NONE; BLACK_SLOTS],
            depot_goods: [[0; Good::COUNT]; DEPOTS],
            ahead: [NO_GOOD; 5],
            steps: [0; MAX_PLAYERS],
            ranking: [Seat(0); MAX_PLAYERS],
            order: [Seat(0); MAX_PLAYERS],
            large: [NOBODY; Colour::COUNT],
            small: [NOBODY; Colour::COUNT],
            buildings: Bag::of(all.building_counts()),
            animals: Bag::of(all.animal_counts()),
            knowledge: Bag::of(all.knowledge_counts()),
            blacks: Bag::of(all.black_counts()),
            goods: Bag::of([all.goods(); Good::COUNT]),
            castles: all.normal(Tile::CASTLE),
            mines: all.normal(Tile::MINE),
            ships: all.normal(Tile::SHIP),
            gone: 0,
            pending: List::default(),
        }
    }

    /// Sets the table up for everybody, and puts on the stack what follows.
    pub(crate) fn set_up(&mut self, first: Seat, cx: &mut impl Context<Event>) {
        cx.emit(|| Event::Started { first });
        for (place, seat) in first.round(self.seats).enumerate() {
            // burgundy:setup.order
            self.ranking[place] = seat;
            let player = self.player_mut(seat);
            // burgundy:setup.silver burgundy:setup.workers
            player.silver = 1;
            player.workers = place as u16 + 1;
        }
        self.order = self.ranking;
        for seat in Seat::all(self.seats) {
            self.deal_goods(seat, cx);
        }
        self.pending.push(Pending::Phase(0));
        match (self.options.estates, self.options.choosing) {
            // burgundy:setup.estate
            (Estates::One, _) => {
                let start = self.catalogue.get().estate(0).start.unwrap_or(Space::CENTRE);
                for seat in Seat::all(self.seats) {
                    self.settle(seat, Choice { estate: 1, space: start }, cx);
                }
            }
            (estates, choosing) => {
                if estates == Estates::Dealt {
                    self.deal_estates(cx);
                }
                match choosing {
                    Choosing::Open => self.pending.push(Pending::Choose(0)),
                    Choosing::Hidden => {
                        self.pending.push(Pending::Reveal);
                        self.pending.push(Pending::Barrier);
                    }
                }
            }
        }
    }

    // burgundy:setup.goods
    fn deal_goods(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let mut drawn = [Good(0); START_GOODS];
        for good in &mut drawn {
            *good = self.draw_good(cx);
            self.player_mut(seat).goods[good.0 as usize] += 1;
        }
        cx.emit(|| Event::StartGoods { seat, goods: drawn.to_vec() });
    }

    /// One of the face-down goods; there are always enough of them.
    pub(crate) fn draw_good(&mut self, cx: &mut impl Context<Event>) -> Good {
        cx.draw(Source::new("goods"), &mut self.goods, |good| good.name().into()).unwrap_or(Good(0))
    }

    // burgundy:expert.dealt
    fn deal_estates(&mut self, cx: &mut impl Context<Event>) {
        let catalogue = self.catalogue.get();
        let mut sides = Bag::<usize, ESTATES>::of(std::array::from_fn(|index| catalogue.estates()[index].sides));
        let name = |index: usize| format!("estate {}", catalogue.estates()[index].number).into();
        for seat in Seat::all(self.seats) {
            let source = Source::new("estates");
            let one = cx.draw(source, &mut sides, name).unwrap_or(0);
            // The two are different.
            let mut others = sides;
            while others.left(one) > 0 {
                others.take(one);
            }
            let other = cx.choose(source, &others, name);
            sides.take(other);
            self.player_mut(seat).dealt = [one as u8, other as u8];
            cx.emit(|| Event::Dealt { seat, estates: [one, other].map(|index| index as u8 + 1).to_vec() });
        }
    }

    /// Everything a seat may choose.
    // burgundy:expert.free burgundy:expert.castle
    pub(crate) fn choices(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let estates = self.catalogue.get().estates().iter();
        let offered = estates.filter(move |estate| self.is_offered(seat, estate.number));
        offered.flat_map(|estate| {
            spaces(estate.of_colour(Colour::Castle)).map(|space| Choice { estate: estate.number, space })
        })
    }

    pub(crate) fn is_offered(&self, seat: Seat, estate: u8) -> bool {
        match self.options.estates {
            Estates::One => false,
            Estates::Dealt => self.player(seat).dealt.contains(&(estate - 1)),
            Estates::Free => true,
        }
    }

    /// Gives a seat its estate and lays the start castle, which brings nothing.
    // burgundy:setup.castle
    pub(crate) fn settle(&mut self, seat: Seat, choice: Choice, cx: &mut impl Context<Event>) {
        let player = &mut self.players[seat.index()];
        player.estate = choice.estate - 1;
        player.laid = 1 << choice.space.0;
        player.edge = choice.space.beside();
        player.tiles[choice.space.index()] = Tile::CASTLE;
        self.castles -= 1;
        cx.emit(|| Event::Settled { seat, estate: choice.estate, space: choice.space });
    }

    /// All hidden choices are shown at once.
    // burgundy:expert.hidden
    pub(crate) fn reveal_choices(&mut self, cx: &mut impl Context<Event>) {
        cx.reveal("estates");
        for seat in Seat::all(self.seats) {
            if let Some(choice) = self.player_mut(seat).choice.take() {
                self.settle(seat, choice, cx);
            }
        }
    }
}
