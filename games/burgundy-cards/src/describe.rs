//! How prompts, actions and events are shown: text keys of `text/`, their arguments, and places on the table.

use crate::place::Description;
use duchy_game::{Arg, RuleId, Seat};

use crate::{
    action::{Action, Onto},
    card::{Card, Token},
    catalogue::{Bonus, Catalogue},
    event::Event,
    pending::{Die, Gain, Pending, Search},
    rules,
    state::BurgundyCards,
};

impl BurgundyCards {
    pub(crate) fn prompt(&self, seat: Seat) -> Description {
        let Some(&frame) = self.pending.last() else {
            return Description::new("prompt-over").by(rules::FINAL_WINNER);
        };
        if seat != self.active {
            return Description::new("prompt-wait").by(rules::TURN_ORDER);
        }
        let (key, rule) = match frame {
            Pending::Play => ("prompt-play", rules::TURN_PLAY),
            Pending::Act(Die::Any) => ("prompt-act-free", rules::CASTLE_FREE),
            Pending::Act(Die::Value(die)) => {
                let text = Description::new("prompt-act").arg("die", die).arg("workers", self.player().workers);
                return text.by(rules::TURN_ONE_ACTION);
            }
            Pending::End => ("prompt-end", rules::BUY_WHEN),
            Pending::Bought => ("prompt-bought", rules::BUY_CHOOSE),
            Pending::MakeRoom(card) => {
                let text = Description::new("prompt-room").arg("card", self.card_term(card));
                return text.by(rules::TAKE_LIMIT);
            }
            Pending::Gain(Gain::Good, _) => ("prompt-good", rules::SHIP_GOOD),
            Pending::Gain(Gain::Animal, _) => ("prompt-animal", rules::PASTURE_ANIMAL),
            Pending::Gain(Gain::Either, _) => ("prompt-inn", rules::BUILDING_INN),
            Pending::Bonus => ("prompt-bonus", rules::TRIPLE_ROUND),
            Pending::Search(Search::Carpenter) => ("prompt-carpenter", rules::BUILDING_CARPENTER),
            Pending::Search(Search::Church) => ("prompt-church", rules::BUILDING_CHURCH),
            Pending::Search(Search::Market) => ("prompt-market", rules::BUILDING_MARKET),
            Pending::Warehouse => ("prompt-warehouse", rules::BUILDING_WAREHOUSE),
            Pending::CityHall => ("prompt-city-hall", rules::BUILDING_CITY_HALL),
            Pending::Next | Pending::Effect(_) => ("prompt-wait", rules::TURN_ORDER),
        };
        Description::new(key).by(rule)
    }

    fn card_term(&self, card: Card) -> Arg {
        Arg::Term(self.catalogue.face(card).key())
    }

    pub(crate) fn describe(&self, seat: Seat, action: &Action) -> Description {
        let die = match self.pending.last() {
            Some(&Pending::Act(die)) => die,
            _ => Die::Any,
        };
        let name = |card: Card| self.card_name(card);
        let with_card = |key, card| Description::new(key).arg("card", self.card_term(card));
        match *action {
            Action::Play(card) => with_card("action-play", card).at(rules::hand(name(card))).by(rules::TURN_PLAY),
            Action::Take { card, row } => with_card("action-take", card)
                .arg("row", row)
                .arg("workers", die.steps_to(row))
                .at(rules::row(row))
                .at(rules::shown(row, name(card)))
                .by(rules::TAKE_ROW),
            Action::Place { card, onto } => {
                let workers = die.steps_to(self.catalogue.die(card));
                let (key, kind, rule) = match onto {
                    Onto::Own => ("action-place", self.catalogue.kind(card), rules::PLACE_DIE),
                    Onto::Cloisters => ("action-place-cover", self.catalogue.kind(card), rules::CLOISTER_UNDER),
                    Onto::As(kind) => ("action-place-as", kind, rules::CLOISTER_JOKER),
                };
                let target = if onto == Onto::Cloisters { "cloister" } else { kind.word() };
                with_card(key, card)
                    .arg("kind", Arg::Term(kind.key()))
                    .arg("workers", workers)
                    .at(rules::project(seat, name(card)))
                    .at(rules::stack(seat, target))
                    .by(rule)
            }
            Action::Sell(good) => Description::new("action-sell")
                .arg("good", Arg::Term(good.key()))
                .arg("count", self.stored(good))
                .arg("workers", self.steps_to_sell(die, good))
                .at(rules::stored(seat, good.word()))
                .by(rules::SELL_DIE),
            Action::Workers => {
                let count = 2u8.saturating_sub(self.player().workers);
                Description::new("action-workers")
                    .arg("count", count)
                    .at(rules::place("workers"))
                    .by(rules::WORKERS_TWO)
            }
            Action::Silver => Description::new("action-silver").at(rules::place("silver")).by(rules::SILVER_ONE),
            Action::Convert { workers, silver } => Description::new("action-convert")
                .arg("workers", workers)
                .arg("silver", silver)
                .arg("points", (u32::from(workers) + u32::from(silver)) / 3)
                .at(rules::place("points"))
                .by(rules::CONVERT_POINTS),
            Action::Buy => Description::new("action-buy").at(rules::place("deck")).by(rules::BUY_COST),
            Action::Keep(card) => with_card("action-keep", card).at(rules::offer(name(card))).by(rules::BUY_PROJECT),
            Action::Use(card) => with_card("action-use", card).at(rules::offer(name(card))).by(rules::BUY_ACTION),
            Action::Discard(card) => {
                with_card("action-discard", card).at(rules::project(seat, name(card))).by(rules::TAKE_LIMIT)
            }
            Action::Gain { token, pile } => Description::new("action-gain")
                .arg("token", Arg::Term(token.key()))
                .at(rules::pile(token.is_good(), pile))
                .by(rules::PILES_TOP),
            Action::Bonus(number) => {
                let text = bonus_args(Description::new("action-bonus"), &self.catalogue.bonus(number));
                text.at(rules::place(&format!("bonus:{number}"))).by(rules::TRIPLE_ROUND)
            }
            Action::Pass => Description::new("action-pass").at(rules::place("pass")).by(rules::BUILDING_DECLINE),
            Action::End => Description::new("action-end").at(rules::place("end")).by(rules::TURN_END),
        }
    }
}

/// What a bonus gives, as a list of parts that are not nothing.
fn bonus_args(text: Description, bonus: &Bonus) -> Description {
    let parts = [
        (bonus.points, BONUS_POINTS),
        (bonus.goods, BONUS_GOODS),
        (bonus.animals, BONUS_ANIMALS),
        (bonus.silver, BONUS_SILVER),
        (bonus.workers, BONUS_WORKERS),
    ];
    let list =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, keys)| Arg::Term(keys[usize::from(*count - 1)]));
    text.arg("gains", Arg::List(list.collect()))
}

macro_rules! numbered {
    ($word:literal) => {
        [
            concat!("gain-", $word, "-1"),
            concat!("gain-", $word, "-2"),
            concat!("gain-", $word, "-3"),
            concat!("gain-", $word, "-4"),
            concat!("gain-", $word, "-5"),
            concat!("gain-", $word, "-6"),
        ]
    };
}

const BONUS_POINTS: [&str; 6] = numbered!("points");
const BONUS_GOODS: [&str; 6] = numbered!("goods");
const BONUS_ANIMALS: [&str; 6] = numbered!("animals");
const BONUS_SILVER: [&str; 6] = numbered!("silver");
const BONUS_WORKERS: [&str; 6] = numbered!("workers");

fn card(catalogue: &Catalogue, name: &str) -> Arg {
    catalogue.find(name).map_or_else(|| Arg::Name(name.to_owned()), |card| Arg::Term(catalogue.face(card).key()))
}

fn token(word: &str) -> Arg {
    Token::find(word).map_or_else(|| Arg::Name(word.to_owned()), |token| Arg::Term(token.key()))
}

/// Events say all there is to know themselves.
pub(crate) fn event_text(catalogue: &Catalogue, event: &Event) -> Description {
    let by_seat = |key, seat: &Seat| Description::new(key).arg("seat", *seat);
    let with_card = |key, seat, name: &str| by_seat(key, seat).arg("card", card(catalogue, name));
    let list = |names: &[&'static str]| Arg::List(names.iter().map(|name| card(catalogue, name)).collect());
    match event {
        Event::Started { first } => by_seat("event-started", first).by(rules::SETUP_FIRST),
        Event::Stored { seat, good, animal, workers, .. } => by_seat("event-stored", seat)
            .arg("good", token(good))
            .arg("animal", token(animal))
            .arg("workers", *workers)
            .by(rules::SETUP_STORAGE),
        Event::RoundBegan { round, first } => {
            by_seat("event-round", first).arg("round", Arg::Name((*round).to_owned())).by(rules::ROUND_FIVE)
        }
        Event::Shown { cards } => {
            let names: Vec<&'static str> = cards.iter().map(|shown| shown.card).collect();
            Description::new("event-shown").arg("cards", list(&names)).by(rules::SETUP_DISPLAY)
        }
        Event::Drew { seat, cards: Some(cards), .. } => {
            by_seat("event-drew", seat).arg("cards", list(cards)).by(rules::TURN_HAND)
        }
        Event::Drew { seat, count, cards: None } => {
            by_seat("event-drew-hidden", seat).arg("count", *count).by(rules::TURN_HAND)
        }
        Event::Reshuffled { cards } => {
            Description::new("event-reshuffled").arg("count", *cards).by(rules::ROUND_RESHUFFLE)
        }
        Event::Played { seat, card, die } => {
            with_card("event-played", seat, card).arg("die", *die).at(rules::place("discard")).by(rules::TURN_PLAY)
        }
        Event::Took { seat, card, row, workers } => with_card("event-took", seat, card)
            .arg("row", *row)
            .arg("workers", *workers)
            .at(rules::project(*seat, card))
            .at(rules::row(*row))
            .by(rules::TAKE_ROW),
        Event::MadeRoom { seat, card } => {
            with_card("event-room", seat, card).at(rules::place("discard")).by(rules::TAKE_LIMIT)
        }
        Event::Placed { seat, card, kind, covered, workers } => {
            let (key, rule) = if *covered > 0 {
                ("event-placed-cover", rules::CLOISTER_UNDER)
            } else if catalogue.find(card).is_some_and(|card| catalogue.kind(card) != *kind) {
                ("event-placed-as", rules::CLOISTER_JOKER)
            } else {
                ("event-placed", rules::PLACE_DIE)
            };
            let text = with_card(key, seat, card).arg("kind", Arg::Term(kind.key())).arg("workers", *workers);
            text.at(rules::stack(*seat, kind.word())).by(rule)
        }
        Event::Sold { seat, good, count, workers, .. } => by_seat("event-sold", seat)
            .arg("good", token(good))
            .arg("count", *count)
            .arg("workers", *workers)
            .at(rules::stored(*seat, good))
            .by(rules::SELL_ALL),
        Event::StartCard { seat } => {
            by_seat("event-start-card", seat).at(rules::place("start-card")).by(rules::SELL_START_CARD)
        }
        Event::Workers { seat, count, rule } => {
            by_seat("event-workers", seat).arg("count", *count).at(rules::stored(*seat, "workers")).by(*rule)
        }
        Event::Silver { seat, count, rule } => {
            by_seat("event-silver", seat).arg("count", *count).at(rules::stored(*seat, "silver")).by(*rule)
        }
        Event::Converted { seat, workers, silver, lines } => {
            let text = by_seat("event-converted", seat).arg("workers", *workers).arg("silver", *silver);
            text.arg("points", total(lines)).at(rules::place("points")).by(rules::CONVERT_POINTS)
        }
        Event::Bought { seat, cards } => {
            by_seat("event-bought", seat).arg("cards", list(cards)).at(rules::place("deck")).by(rules::BUY_COST)
        }
        Event::Kept { seat, card } => {
            with_card("event-kept", seat, card).at(rules::project(*seat, card)).by(rules::BUY_PROJECT)
        }
        Event::Used { seat, card, die } => with_card("event-used", seat, card).arg("die", *die).by(rules::BUY_ACTION),
        Event::Gained { seat, token: word } => {
            by_seat("event-gained", seat).arg("token", token(word)).at(rules::stored(*seat, word)).by(rules::PILES_TOP)
        }
        Event::Nothing { seat, rule } => by_seat("event-nothing", seat).by(*rule),
        Event::Declined { seat } => by_seat("event-declined", seat).by(rules::BUILDING_DECLINE),
        Event::Triple { seat, kind, first, lines } => {
            let key = if *first { "event-triple-first" } else { "event-triple" };
            let text = by_seat(key, seat).arg("kind", Arg::Term(kind.key())).arg("points", total(lines));
            text.at(rules::stack(*seat, kind.word())).by(rules::TRIPLE_POINTS)
        }
        Event::Seven { seat, lines } => {
            by_seat("event-seven", seat).arg("points", total(lines)).at(rules::place("sevens")).by(rules::SEVEN_CARD)
        }
        Event::Bonus { seat, bonus, .. } => {
            bonus_args(by_seat("event-bonus", seat), bonus).at(rules::place("round")).by(rules::TRIPLE_ROUND)
        }
        Event::Watchtower { seat, .. } => by_seat("event-watchtower", seat).by(rules::BUILDING_WATCHTOWER),
        Event::NextFirst { seat } => {
            by_seat("event-next-first", seat).at(rules::place("start-card")).by(rules::ROUND_NEXT_FIRST)
        }
        Event::RivalPlaced { card: name } => {
            let text = Description::new("event-rival-placed").arg("card", card(catalogue, name));
            let kind = catalogue.find(name).map_or("", |card| catalogue.kind(card).word());
            text.at(rules::rival_stack(kind)).by(rules::SOLO_PILES)
        }
        Event::RivalCloister { .. } => {
            Description::new("event-rival-cloister").at(rules::rival_stack("cloister")).by(rules::SOLO_YOUR_POINT)
        }
        Event::RivalTriple { kind, points, .. } => Description::new("event-rival-triple")
            .arg("kind", Arg::Term(kind.key()))
            .arg("points", *points)
            .at(rules::rival_stack(kind.word()))
            .by(rules::SOLO_BONUS_CARDS),
        Event::RivalSeven { points } => {
            Description::new("event-rival-seven").arg("points", *points).by(rules::SOLO_BONUS_CARDS)
        }
        Event::Compared { round, yours, his } => Description::new("event-compared")
            .arg("round", Arg::Name((*round).to_owned()))
            .arg("yours", i32::from(*yours))
            .arg("his", i32::from(*his))
            .by(rules::SOLO_CHECK),
        Event::Animals { seat, points, .. } => by_seat("event-animals", seat)
            .arg("points", *points)
            .at(rules::place(&format!("animals:{}", seat.0)))
            .by(rules::FINAL_ANIMALS),
        Event::StartCardPoint { seat, .. } => by_seat("event-start-card-point", seat).by(rules::FINAL_START_CARD),
        Event::Over { winners, won } => {
            let (key, rule): (_, RuleId) = match won {
                Some(true) => ("event-over-won", rules::SOLO_TIE),
                Some(false) => ("event-over-lost", rules::SOLO_CHECK),
                None if winners.len() > 1 => ("event-over", rules::FINAL_SHARED),
                None => ("event-over", rules::FINAL_WINNER),
            };
            let seats = winners.iter().map(Arg::Seat).collect();
            Description::new(key).arg("seats", Arg::List(seats)).arg("count", winners.len() as u32).by(rule)
        }
    }
}

fn total(lines: &[crate::place::ScoreLine]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}
