//! The facts a fingerprint is made of, by the names of the data file.

use duchy_game::Digest;

use crate::{
    action::{Act, Action, Cards},
    catalogue::cities_in,
    state::{Catherine, Player},
};

impl Catherine {
    pub(crate) fn digest_facts(&self, digest: &mut Digest) {
        let (decade, round) = self.time();
        digest.fact(format_args!("decade {decade} round {round}"));
        match self.question() {
            None => digest.fact("over"),
            Some((question, asked)) => {
                digest.fact(question.name());
                asked.iter().for_each(|seat| digest.fact(format_args!("asked {}", seat.0)));
            }
        }
        self.players().iter().for_each(|player| self.digest_player(player, digest));
        digest.fact(format_args!("reshuffles {}", self.shuffles));
        for (card, shown) in self.catalogue.get().cards() {
            let (deck, discards) = (self.deck.left(card), self.discarded(card));
            if deck > 0 || discards > 0 {
                digest.fact(format_args!("{} deck {deck} discards {discards}", shown.id));
            }
        }
    }

    fn digest_player(&self, player: &Player, digest: &mut Digest) {
        let catalogue = self.catalogue.get();
        let Player { score, favour, jokers, .. } = player;
        digest.fact(format_args!("points {score} favour {favour} jokers {jokers}"));
        digest.fact(format_args!("order {}", catalogue.order(player.order).id));
        self.digest_cities(player.residences, digest);
        for held in player.hand() {
            digest.fact(format_args!("hand {} {}", self.card_name(held.card), held.shuffles));
        }
        for (place, card) in player.row().iter().enumerate() {
            let under = player.under(place).map_or("nothing", |card| self.card_name(card));
            let active = if player.active.map(usize::from) == Some(place) { " active" } else { "" };
            digest.fact(format_args!("row {} over {under}{active}", self.card_name(*card)));
        }
        match player.choice {
            None => digest.fact("no choice"),
            Some(Action::Row(cards)) => self.digest_cards("starts", cards, digest),
            Some(Action::Play { row, under, above }) => {
                let [row, under, above] = [row, under, above].map(|card| self.card_name(card));
                digest.fact(format_args!("adds {row} puts {under} under {above}"));
            }
            Some(Action::Draw) => digest.fact("draws"),
            Some(Action::Build(city)) => digest.fact(format_args!("builds {}", catalogue.city(city).id)),
            Some(Action::Act(Act { cities, pay, bonus })) => {
                digest.fact("acts");
                self.digest_cities(cities.bits(), digest);
                self.digest_cards("pays", pay, digest);
                if let Some(pay) = bonus {
                    self.digest_cards("bonus", pay, digest);
                }
            }
        }
    }

    fn digest_cities(&self, cities: u32, digest: &mut Digest) {
        cities_in(cities).for_each(|city| digest.fact(format_args!("in {}", self.catalogue.get().city(city).id)));
    }

    fn digest_cards<const N: usize>(&self, what: &str, cards: Cards<N>, digest: &mut Digest) {
        digest.fact(what);
        cards.iter().for_each(|card| digest.fact(self.card_name(card)));
    }
}
