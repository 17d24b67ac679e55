//! A position as stored text. Snapshots are a cache, but whatever is read back can be played: it is checked here.

use duchy_game::{Kind as _, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    SEATS,
    card::Card,
    catalogue::ROUNDS,
    pending::{Die, Pending},
    state::{BurgundyCards, DECKS},
};

impl Serialize for BurgundyCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        BurgundyCards::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for BurgundyCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let game = BurgundyCards::deserialize(deserializer)?;
        game.check().map_err(D::Error::custom)?;
        Ok(game)
    }
}

impl BurgundyCards {
    /// Whether a position that was read can be one.
    fn check(&self) -> Result<(), String> {
        if !SEATS.contains(&self.seats) {
            return Err(format!("{} players: it takes {} to {}", self.seats, SEATS.start(), SEATS.end()));
        }
        let seated = |seat: Seat| seat.0 < self.seats;
        if ![self.first, self.active, self.start_card].into_iter().all(seated) {
            return Err("a seat nobody sits on".to_owned());
        }
        let sevens = self.catalogue.all_seven(self.seats).len();
        if usize::from(self.round) >= ROUNDS || usize::from(self.sevens) > sevens || self.acted > self.seats {
            return Err("a round, turn or bonus card there is not".to_owned());
        }
        self.check_cards()?;
        self.check_pending()?;
        self.account()
    }

    fn check_cards(&self) -> Result<(), String> {
        let kinds = self.catalogue.cards().count();
        let known = |card: Card| card.index() < kinds;
        let mut cards: Vec<Card> = self.display.iter().map(|shown| shown.card).collect();
        cards.extend(self.placed.iter().map(|placed| placed.card()).chain(self.offer.iter().copied()));
        for player in &self.players {
            cards.extend(player.projects.iter().copied().chain(player.hand.iter().map(|held| held.card)));
        }
        if !cards.into_iter().all(known) {
            return Err("a card the data file does not have".to_owned());
        }
        let decks = self.players.iter().flat_map(|player| {
            player.hand.iter().map(|held| held.deck).chain(player.stack.iter().map(|unseen| unseen.deck))
        });
        if decks.chain([self.current]).any(|deck| usize::from(deck) >= DECKS) {
            return Err("a deck there is not".to_owned());
        }
        if self.display.iter().any(|shown| !(1..=6).contains(&shown.row)) {
            return Err("a row there is not".to_owned());
        }
        if !self.goods.is_sound() || !self.animals.is_sound() {
            return Err("piles that can't be".to_owned());
        }
        Ok(())
    }

    fn check_pending(&self) -> Result<(), String> {
        let kinds = self.catalogue.cards().count();
        let possible = |frame: &Pending| match *frame {
            Pending::Act(Die::Value(die)) => (1..=6).contains(&die),
            Pending::MakeRoom(card) | Pending::Effect(card) => card.index() < kinds,
            _ => true,
        };
        let waits = !matches!(self.pending.last(), Some(Pending::Next | Pending::Effect(_)));
        if waits && self.pending.iter().all(possible) { Ok(()) } else { Err("a decision that can't be".to_owned()) }
    }
}

#[cfg(test)]
mod tests {
    use duchy_game::{Catalogue as _, Game, context::Search};
    use serde_json::Value;

    use crate::{BurgundyCards, Catalogue, Options};

    #[test]
    fn positions_that_cannot_be_are_refused() {
        let mut cx = Search::new(1);
        let game =
            BurgundyCards::start(Catalogue::built_in(), BurgundyCards::RULES, 2, &Options::default(), &mut cx).unwrap();
        let json = serde_json::to_value(&game).unwrap();
        assert_eq!(serde_json::from_value::<BurgundyCards>(json.clone()).unwrap(), game);
        let changes: [(&str, Value); 7] = [
            ("seats", 9.into()),
            ("active", 3.into()),
            ("round", 7.into()),
            ("deck_left", 1.into()),
            ("current", 4.into()),
            ("offer", vec![77].into()),
            ("display", Value::Array(Vec::new())),
        ];
        for (key, value) in changes {
            let mut wrong = json.clone();
            wrong[key] = value;
            assert!(serde_json::from_value::<BurgundyCards>(wrong).is_err(), "{key}");
        }
    }
}
