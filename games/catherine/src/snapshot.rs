//! A position written down in words a person can read. It is a cache, never a record; reading one checks everything that
//! playing relies on.

use duchy_game::{Bag, Interned, Kind, RulesVersion, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    SEATS, action,
    card::CardId,
    catalogue::{Catalogue, MAX_KINDS, OrderId, cities_in},
    options::Options,
    pending::{Pending, Question},
    state::{Catherine, Held, MAX_HAND, MAX_PLAYERS, Player, ROW},
    turn::{DECADE, DECADES, ROUND},
};

/// No table gives more points than this.
const MOST_POINTS: i32 = 100_000;

/// A position in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Snapshot {
    catalogue: Interned<Catalogue>,
    rules: RulesVersion,
    options: Options,
    shuffles: u8,
    players: Vec<PlayerLine>,
    deck: Bag<CardId, MAX_KINDS>,
    discards: Vec<String>,
    pending: Vec<Frame>,
}

/// A player.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerLine {
    score: i32,
    favour: u8,
    jokers: u8,
    order: String,
    residences: Vec<String>,
    /// Cards with the number of shuffles before they were drawn.
    hand: Vec<(String, u8)>,
    /// Cards of the action row with what lies under them.
    row: Vec<(String, Option<String>)>,
    active: Option<u8>,
    choice: Option<String>,
}

/// What is still to happen.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Frame {
    Decade { decade: u8, step: u8 },
    Round { round: u8, step: u8 },
    Asked { question: Question, asked: SeatSet },
}

impl From<Catherine> for Snapshot {
    fn from(game: Catherine) -> Self {
        let catalogue = game.catalogue.get();
        let name = |card: CardId| game.card_name(card).to_owned();
        let player = |player: &Player| PlayerLine {
            score: player.score,
            favour: player.favour,
            jokers: player.jokers,
            order: catalogue.order(player.order).id.clone(),
            residences: cities_in(player.residences).map(|city| catalogue.city(city).id.clone()).collect(),
            hand: player.hand().iter().map(|held| (name(held.card), held.shuffles)).collect(),
            row: player.row().iter().enumerate().map(|(at, card)| (name(*card), player.under(at).map(name))).collect(),
            active: player.active,
            choice: player.choice.map(|choice| action::write(catalogue, &choice)),
        };
        let frame = |pending: &Pending| match *pending {
            Pending::Decade { decade, step } => Frame::Decade { decade, step },
            Pending::Round { round, step } => Frame::Round { round, step },
            Pending::Barrier { question, asked } => Frame::Asked { question, asked },
        };
        let pile = |(card, _)| std::iter::repeat_n(name(card), usize::from(game.discarded(card)));
        Snapshot {
            catalogue: game.catalogue,
            rules: game.rules,
            options: game.options,
            shuffles: game.shuffles,
            players: game.players().iter().map(player).collect(),
            deck: game.deck.clone(),
            discards: catalogue.cards().flat_map(pile).collect(),
            pending: game.pending.iter().map(frame).collect(),
        }
    }
}

impl TryFrom<Snapshot> for Catherine {
    type Error = String;

    fn try_from(snapshot: Snapshot) -> Result<Self, String> {
        let Snapshot { catalogue, rules, options, shuffles, players, deck, discards, pending } = snapshot;
        let seats = players.len();
        if !u8::try_from(seats).is_ok_and(|seats| SEATS.contains(&seats)) {
            return Err(format!("{seats} players: it takes {} to {}", SEATS.start(), SEATS.end()));
        }
        let mut game = Catherine::set_up(catalogue, rules, seats as u8, options);
        (game.shuffles, game.deck) = (shuffles, deck);
        for (seat, line) in players.iter().enumerate() {
            game.read_player(Seat(seat as u8), line)?;
        }
        for id in &discards {
            let card = game.read_card(id)?;
            let pile = &mut game.discards[card.index()];
            *pile = pile.checked_add(1).ok_or_else(|| format!("there are too many cards {id}"))?;
        }
        game.count_cards()?;
        game.read_pending(&pending)?;
        game.read_choices(&players)?;
        Ok(game)
    }
}

impl Catherine {
    fn read_card(&self, id: &str) -> Result<CardId, String> {
        self.catalogue.find_card(id).ok_or_else(|| format!("there is no card {id}"))
    }

    fn read_player(&mut self, seat: Seat, line: &PlayerLine) -> Result<(), String> {
        let catalogue = self.catalogue.get();
        let mut player = Player { score: line.score, favour: line.favour, jokers: line.jokers, ..Player::default() };
        if !(0..=MOST_POINTS).contains(&line.score) {
            return Err(format!("{} is no score", line.score));
        }
        if usize::from(line.favour) >= catalogue.favour().len() {
            return Err(format!("the favour track has no space {}", line.favour));
        }
        if line.jokers > DECADES {
            return Err(format!("{} jokers are too many", line.jokers));
        }
        let order = catalogue.orders().iter().position(|order| order.id == line.order);
        player.order = OrderId::from_index(order.ok_or_else(|| format!("there is no order {}", line.order))?);
        if self.orders.left(player.order) == 0 {
            return Err(format!("the order {} is there twice", line.order));
        }
        self.orders.take(player.order);
        for id in &line.residences {
            let city = catalogue.find_city(id).ok_or_else(|| format!("there is no city {id}"))?;
            if player.residences & city.bit() != 0 {
                return Err(format!("two residences of one player in {id}"));
            }
            player.residences |= city.bit();
            player.tokens.iter_mut().zip(catalogue.city(city).goods).for_each(|(sum, more)| *sum += more);
        }
        if player.residences.count_ones() > u32::from(catalogue.residences()) {
            return Err("a player has built more residences than there are".to_owned());
        }
        if line.hand.len() > MAX_HAND {
            return Err(format!("{} cards are too many for a hand", line.hand.len()));
        }
        for (id, shuffles) in &line.hand {
            if *shuffles > self.shuffles {
                return Err(format!("{id} was drawn after a shuffle that has not happened"));
            }
            player.hand.insert_sorted(Held { card: self.read_card(id)?, shuffles: *shuffles });
        }
        if line.row.len() > ROW {
            return Err(format!("{} cards are too many for an action row", line.row.len()));
        }
        for (place, (card, under)) in line.row.iter().enumerate() {
            player.row.push(self.read_card(card)?);
            if let Some(under) = under {
                player.under[place] = self.read_card(under)?;
            }
        }
        if line.active.is_some_and(|place| player.under(usize::from(place)).is_none()) {
            return Err("nothing lies under the card that is activated".to_owned());
        }
        player.active = line.active;
        *self.player_mut(seat) = player;
        Ok(())
    }

    /// Every card of the box is in one place, and the deck can be drawn from.
    fn count_cards(&self) -> Result<(), String> {
        for (card, shown) in self.catalogue.get().cards() {
            let of_player = |player: &Player| {
                let hand = player.hand().iter().filter(|held| held.card == card).count();
                let rows = player.row().iter().chain(&player.under).filter(|there| **there == card).count();
                hand + rows
            };
            let held: usize = self.players().iter().map(of_player).sum();
            let all = held + usize::from(self.deck.left(card)) + usize::from(self.discarded(card));
            if all != usize::from(shown.copies) || self.deck.began(card) > shown.copies {
                return Err(format!("{all} cards {} are there; there should be {}", shown.id, shown.copies));
            }
            let fresh = |held: &&Held| held.card == card && held.shuffles == self.shuffles;
            let fresh = self.players().iter().flat_map(|player| player.hand()).filter(fresh).count();
            if usize::from(self.deck.left(card)) + fresh > usize::from(self.deck.began(card)) {
                return Err(format!("{} can't have come from this deck", shown.id));
            }
        }
        let known = self.catalogue.get().cards().count();
        let strange = |index: usize| self.deck.began(CardId::from_index(index)) > 0;
        if (known..MAX_KINDS).any(strange) { Err("the deck has cards that don't exist".to_owned()) } else { Ok(()) }
    }

    /// The stack is nothing, or a decade with perhaps a round and always a question on top.
    fn read_pending(&mut self, frames: &[Frame]) -> Result<(), String> {
        let wrong = || Err("what is still to happen is not in order".to_owned());
        let (decade, round, asked) = match frames {
            [] => return Ok(()),
            [decade, asked] => (decade, None, asked),
            [decade, round, asked] => (decade, Some(round), asked),
            _ => return wrong(),
        };
        let Frame::Decade { decade, step } = *decade else { return wrong() };
        if !(1..=DECADES).contains(&decade) || usize::from(step) >= DECADE.len() {
            return wrong();
        }
        self.pending.push(Pending::Decade { decade, step });
        if let Some(round) = round {
            let Frame::Round { round, step } = *round else { return wrong() };
            if !(1..=ROW as u8).contains(&round) || !(1..ROUND.len()).contains(&usize::from(step)) {
                return wrong();
            }
            self.pending.push(Pending::Round { round, step });
        }
        let Frame::Asked { question, asked } = *asked else { return wrong() };
        let everybody = asked == SeatSet::all(self.seats);
        let rows = |least: usize| self.players().iter().all(|player| (least..ROW).contains(&player.row.len()));
        let fits = match question {
            Question::Rows => {
                everybody && round.is_none() && self.players().iter().all(|p| p.row.is_empty() && p.hand.len() >= 3)
            }
            Question::Cards => {
                let covered = |player: &Player| (0..ROW).filter(|place| player.under(*place).is_some()).count();
                everybody
                    && round.is_some()
                    && rows(1)
                    && self.players().iter().all(|p| p.hand.len() >= 2 && covered(p) < p.row.len())
            }
            Question::Acts => {
                round.is_some()
                    && Seat::all(self.seats).all(|seat| asked.contains(seat) == self.why_no_act(seat).is_none())
            }
            Question::Books => {
                let able = self.most_books().iter().filter(|seat| self.free_cities(*seat) != 0).collect::<SeatSet>();
                round.is_none() && asked == able
            }
        };
        let within = asked.iter().all(|seat| seat.index() < MAX_PLAYERS && seat.0 < self.seats);
        if !fits || !within || asked.is_empty() {
            return Err("the players can't be asked this now".to_owned());
        }
        self.pending.push(Pending::Barrier { question, asked });
        Ok(())
    }

    fn read_choices(&mut self, players: &[PlayerLine]) -> Result<(), String> {
        for (seat, line) in players.iter().enumerate() {
            let seat = Seat(seat as u8);
            let Some(text) = &line.choice else { continue };
            let choice = action::read(self.catalogue.get(), text)?;
            if let Some(illegal) = self.clause_broken(seat, &choice) {
                return Err(format!("\"{text}\" can't have been chosen: {}", illegal.rule));
            }
            self.player_mut(seat).choice = Some(choice);
        }
        match self.question() {
            Some((_, asked)) if self.answered(asked) == asked => Err("everybody has chosen already".to_owned()),
            _ => Ok(()),
        }
    }
}
