//! The facts a fingerprint is made of, by the names records use.

use duchy_game::{Digest, Kind as _, Seat};

use crate::{
    card::Token,
    event::round_letter,
    pending::{Die, Gain, Pending, Search},
    piles::{Pile, Piles},
    state::{BurgundyCards, Player, RIVAL},
};

impl BurgundyCards {
    pub(crate) fn digest_facts(&self, digest: &mut Digest) {
        digest.fact(format_args!("round {} turn {}", round_letter(self.round), self.turn));
        digest.fact(format_args!("first {}", self.first));
        if let Some((seat, face_down)) = self.start_card() {
            digest.fact(format_args!("start card {seat} {}", if face_down { "down" } else { "up" }));
        }
        for shown in self.display.iter() {
            digest.fact(format_args!("row {} {}", shown.row, self.card_name(shown.card)));
        }
        for card in self.catalogue.cards() {
            let (unseen, discarded) = (self.unseen(card), self.discard[card.index()]);
            if unseen + discarded > 0 {
                digest.fact(format_args!("{} unseen {unseen} discarded {discarded}", self.card_name(card)));
            }
        }
        digest.fact(format_args!("deck {} reshuffled {}", self.deck_left, self.reshuffles()));
        digest_piles(digest, &self.goods, Token::good);
        digest_piles(digest, &self.animals, Token::animal);
        for seat in Seat::all(self.seats) {
            digest.fact(format_args!("seat {seat}"));
            self.digest_player(digest, seat, &self.players[seat.index()]);
        }
        if let Some(rival) = self.rival() {
            digest.fact(format_args!("rival {}", self.rival_left));
            self.digest_player(digest, RIVAL, rival);
        }
        for kind in self.first_triples() {
            digest.fact(format_args!("first triple {}", kind.word()));
        }
        for points in self.sevens() {
            digest.fact(format_args!("all seven {points}"));
        }
        for &card in self.offer.iter() {
            digest.fact(format_args!("bought {}", self.card_name(card)));
        }
        if let Some(seat) = self.active() {
            digest.fact(format_args!("active {seat} {}", if self.bought { "has bought" } else { "may buy" }));
        }
        self.pending.iter().for_each(|&frame| self.digest_pending(digest, frame));
    }

    fn digest_player(&self, digest: &mut Digest, seat: Seat, player: &Player) {
        let Player { score, workers, silver, .. } = player;
        digest.fact(format_args!("points {score} workers {workers} silver {silver}"));
        for token in Token::GOODS {
            let (stored, sold) = (player.goods[token.index()], player.sold[token.index()]);
            digest.fact(format_args!("{} {stored} sold {sold}", token.word()));
        }
        for token in Token::ANIMALS {
            digest.fact(format_args!("{} {}", token.word(), player.animals[token.index()]));
        }
        player.projects.iter().for_each(|&card| digest.fact(format_args!("project {}", self.card_name(card))));
        player.hand.iter().for_each(|held| digest.fact(format_args!("hand {}", self.card_name(held.card))));
        for (card, kind) in self.estate(seat) {
            digest.fact(format_args!("placed {} as {}", self.card_name(card), kind.word()));
        }
        digest.fact(format_args!("face down {}", player.stack_len()));
        if let Some(points) = player.seven_points() {
            digest.fact(format_args!("has all seven {points}"));
        }
    }

    fn digest_pending(&self, digest: &mut Digest, frame: Pending) {
        match frame {
            Pending::Next => digest.fact("next"),
            Pending::Play => digest.fact("play"),
            Pending::Act(Die::Any) => digest.fact("act with any die"),
            Pending::Act(Die::Value(die)) => digest.fact(format_args!("act with {die}")),
            Pending::End => digest.fact("end"),
            Pending::Bought => digest.fact("choose a card bought"),
            Pending::MakeRoom(card) => digest.fact(format_args!("make room for {}", self.card_name(card))),
            Pending::Gain(Gain::Good, count) => digest.fact(format_args!("gain {count} goods")),
            Pending::Gain(Gain::Animal, count) => digest.fact(format_args!("gain {count} animals")),
            Pending::Gain(Gain::Either, count) => digest.fact(format_args!("gain {count} goods or animals")),
            Pending::Bonus => digest.fact("bonus"),
            Pending::Search(Search::Carpenter) => digest.fact("carpenter"),
            Pending::Search(Search::Church) => digest.fact("church"),
            Pending::Search(Search::Market) => digest.fact("market"),
            Pending::Warehouse => digest.fact("warehouse"),
            Pending::CityHall => digest.fact("city hall"),
            Pending::Effect(card) => digest.fact(format_args!("effect of {}", self.card_name(card))),
        }
    }
}

fn digest_piles<const N: usize>(digest: &mut Digest, piles: &Piles<N>, token: fn(usize) -> Token) {
    for pile in Pile::BOTH {
        let top = piles.top(pile).map_or("none", |index| token(index).word());
        digest.fact(format_args!("pile {top} {}", piles.len(pile)));
    }
}
