//! Setting the table up: storages, piles, the rival's cards, and the first round.

use duchy_game::{Bag, Context, Interned, List, RulesVersion, Seat};

use crate::{
    card::Token,
    catalogue::{Catalogue, MAX_KINDS},
    event::Event,
    options::Options,
    pending::Pending,
    piles::{ANIMALS_SOURCE, GOODS_SOURCE, Piles, animal_name, good_name},
    solo::PILES,
    state::{BurgundyCards, Deck, MAX_PLAYERS, Player},
};

impl BurgundyCards {
    /// An empty table with the whole box beside it.
    pub(crate) fn unpack(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: Options,
    ) -> BurgundyCards {
        let empty = Deck { bag: Bag::empty(), generation: 0 };
        let full = Deck { bag: Bag::of(*catalogue.counts()), generation: 0 };
        BurgundyCards {
            catalogue,
            rules,
            options,
            seats,
            round: 0,
            turn: 0,
            acted: 0,
            first: Seat(0),
            active: Seat(0),
            bought: false,
            start_card: Seat(0),
            start_card_down: false,
            deck_left: full.bag.len() as u8,
            decks: [full, empty, empty, empty],
            current: 0,
            rival_left: 0,
            discard: [0; MAX_KINDS],
            display: List::default(),
            goods: Piles::new(*catalogue.good_counts()),
            animals: Piles::new(*catalogue.animal_counts()),
            players: [Player::default(); MAX_PLAYERS],
            placed: List::default(),
            cloisters: List::default(),
            first_triples: 0,
            sevens: 0,
            offer: List::default(),
            pending: List::default(),
        }
    }

    /// Sets the table up and goes on to the first decision.
    pub(crate) fn set_up(&mut self, first: Seat, cx: &mut impl Context<Event>) {
        (self.first, self.start_card) = (first, first);
        cx.emit(|| Event::Started { first });
        for (place, seat) in first.round(self.seats).enumerate() {
            self.fill_storage(seat, place as u8, cx);
        }
        self.goods.lay_out(GOODS_SOURCE, good_name, cx);
        self.animals.lay_out(ANIMALS_SOURCE, animal_name, cx);
        if self.is_solo() {
            // burgundy-cards:solo.piles
            self.rival_left = PILES.iter().sum();
            self.deck_left -= self.rival_left;
        }
        self.pending.push(Pending::Next);
        self.begin_round(cx);
        self.resolve(cx);
    }

    // burgundy-cards:setup.storage burgundy-cards:setup.workers burgundy-cards:setup.last-two burgundy-cards:solo.setup
    fn fill_storage(&mut self, seat: Seat, place: u8, cx: &mut impl Context<Event>) {
        let last = place + 1 == self.seats;
        let workers = match place {
            _ if self.is_solo() => 1,
            0 => 0,
            3 => 2,
            _ if last && self.options.last_two => 2,
            _ => 1,
        };
        let good = self.goods.deal(GOODS_SOURCE, good_name, cx);
        let animal = self.animals.deal(ANIMALS_SOURCE, animal_name, cx);
        let player = &mut self.players[seat.index()];
        (player.workers, player.silver) = (workers, 1);
        good.into_iter().for_each(|good| player.goods[good] += 1);
        animal.into_iter().for_each(|animal| player.animals[animal] += 1);
        cx.emit(|| Event::Stored {
            seat,
            good: good.map(Token::good),
            animal: animal.map(Token::animal),
            workers,
            silver: 1,
        });
    }
}
