//! How prompts, actions and events are shown: text keys of `text/`, their arguments, and places on the table.

use duchy_game::{Arg, RuleId, Seat};

use crate::{
    action::{Action, Onto, converted},
    card::{Card, Token, Type},
    catalogue::{Bonus, Catalogue, PRICE, PURCHASE},
    event::Event,
    pending::{Die, Gain, Pending, Search},
    place::{Description, Place, ScoreLine, Supply},
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
            Pending::End => return purchase(Description::new("prompt-end")).by(rules::BUY_WHEN),
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
        card_arg(self.catalogue.get(), card)
    }

    pub(crate) fn describe(&self, seat: Seat, action: &Action) -> Description {
        let die = self.die();
        let name = |card: Card| self.card_name(card).to_owned();
        let with_card = |key, card| Description::new(key).arg("card", self.card_term(card));
        match *action {
            Action::Play(card) => {
                with_card("action-play", card).at(Place::Hand { card: name(card) }).by(rules::TURN_PLAY)
            }
            Action::Take { card, row } => with_card("action-take", card)
                .arg("row", row)
                .arg("workers", die.steps_to(row))
                .at(Place::Display { row, card: name(card) })
                .by(rules::TAKE_ROW),
            Action::Place { card, onto } => {
                let own = self.catalogue.kind(card);
                let (key, kind, stack, rule) = match onto {
                    Onto::Own => ("action-place", own, own, rules::PLACE_DIE),
                    Onto::Cloisters => ("action-place-cover", own, Type::Cloister, rules::CLOISTER_UNDER),
                    Onto::As(kind) => ("action-place-as", kind, kind, rules::CLOISTER_JOKER),
                };
                with_card(key, card)
                    .arg("kind", Arg::Term(kind.key()))
                    .arg("workers", die.steps_to(self.catalogue.die(card)))
                    .at(Place::Project { seat, card: name(card) })
                    .at(Place::Stack { seat, of: stack })
                    .by(rule)
            }
            Action::Sell(token) => {
                let count = self.stored(token);
                Description::new("action-sell")
                    .arg("goods", Arg::Term(token.key_of(count)))
                    .arg("count", count)
                    .arg("workers", self.steps_to_sell(die, token))
                    .at(Place::Stored { seat, token })
                    .by(rules::SELL_DIE)
            }
            Action::Workers => Description::new("action-workers")
                .arg("count", self.missing_workers())
                .at(Place::Workers)
                .by(rules::WORKERS_TWO),
            Action::Silver => Description::new("action-silver").at(Place::Silver).by(rules::SILVER_ONE),
            Action::Convert { workers, silver } => Description::new("action-convert")
                .arg("workers", workers)
                .arg("silver", silver)
                .arg("points", converted(workers, silver))
                .at(Place::Points)
                .by(rules::CONVERT_POINTS),
            Action::Buy => purchase(Description::new("action-buy")).at(Place::Deck).by(rules::BUY_COST),
            Action::Keep(card) => {
                with_card("action-keep", card).at(Place::Offer { card: name(card) }).by(rules::BUY_PROJECT)
            }
            Action::Use(card) => with_card("action-use", card)
                .arg("die", self.catalogue.die(card))
                .at(Place::Offer { card: name(card) })
                .by(rules::BUY_ACTION),
            Action::Discard(card) => {
                with_card("action-discard", card).at(Place::Project { seat, card: name(card) }).by(rules::TAKE_LIMIT)
            }
            Action::Gain { token, pile } => {
                let text = Description::new("action-gain").arg("token", Arg::Term(token.key()));
                text.at(Place::Pile { of: supply(token), side: pile }).by(rules::PILES_TOP)
            }
            Action::Bonus(number) => Description::new("action-bonus")
                .arg("gains", gains(&self.catalogue.bonus(number)))
                .at(Place::Bonus { number })
                .by(rules::TRIPLE_ROUND),
            Action::Pass => Description::new("action-pass").by(rules::BUILDING_DECLINE),
            Action::End => Description::new("action-end").by(rules::TURN_END),
        }
    }
}

const fn supply(token: Token) -> Supply {
    if token.is_good() { Supply::Goods } else { Supply::Animals }
}

/// What a purchase costs and brings.
fn purchase(text: Description) -> Description {
    text.arg("price", PRICE).arg("cards", PURCHASE as u32)
}

/// What a bonus gives, without what it does not give.
fn gains(bonus: &Bonus) -> Arg {
    let parts = [
        (bonus.points, BONUS_POINTS),
        (bonus.goods, BONUS_GOODS),
        (bonus.animals, BONUS_ANIMALS),
        (bonus.silver, BONUS_SILVER),
        (bonus.workers, BONUS_WORKERS),
    ];
    Arg::List(parts.iter().filter_map(|&(count, keys)| amount(count, keys)).collect())
}

/// An amount in words; nothing for none.
fn amount(count: u8, keys: [&'static str; 6]) -> Option<Arg> {
    keys.get(usize::from(count).checked_sub(1)?).map(|&key| Arg::Term(key))
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

/// A card as a small picture, or by its name.
fn card_arg(catalogue: &Catalogue, card: Card) -> Arg {
    Arg::Component { id: catalogue.name_of(card).to_owned(), term: catalogue.face(card).key() }
}

fn named(catalogue: &Catalogue, name: &str) -> Arg {
    catalogue.find(name).map_or_else(|| Arg::Name(name.to_owned()), |card| card_arg(catalogue, card))
}

/// What happened. It names a place of the action it comes from, so that the log says it once.
pub(crate) fn event_text(catalogue: &Catalogue, event: &Event) -> Description {
    let by_seat = |key, seat: &Seat| Description::new(key).arg("seat", *seat);
    let with_card = |key, seat, name: &str| by_seat(key, seat).arg("card", named(catalogue, name));
    let list = |names: &[&'static str]| Arg::List(names.iter().map(|name| named(catalogue, name)).collect());
    let project = |seat: &Seat, card: &str| Place::Project { seat: *seat, card: card.to_owned() };
    let bought = |card: &str| Place::Offer { card: card.to_owned() };
    match event {
        Event::Started { first } => by_seat("event-started", first).by(rules::SETUP_FIRST),
        Event::Stored { seat, good, animal, workers, silver } => {
            let tokens = good.iter().chain(animal).map(|token| Arg::Term(token.key()));
            let things = tokens.chain(amount(*silver, BONUS_SILVER)).chain(amount(*workers, BONUS_WORKERS));
            by_seat("event-stored", seat).arg("things", Arg::List(things.collect())).by(rules::SETUP_STORAGE)
        }
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
        Event::Played { seat, card, .. } => {
            let from = Place::Hand { card: (*card).to_owned() };
            with_card("event-played", seat, card).at(Place::Discard).at(from).by(rules::TURN_PLAY)
        }
        Event::Took { seat, card, row, workers } => with_card("event-took", seat, card)
            .arg("row", *row)
            .arg("workers", *workers)
            .at(project(seat, card))
            .at(Place::Display { row: *row, card: (*card).to_owned() })
            .by(rules::TAKE_ROW),
        Event::MadeRoom { seat, card } => {
            with_card("event-room", seat, card).at(Place::Discard).at(project(seat, card)).by(rules::TAKE_LIMIT)
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
            text.at(Place::Stack { seat: *seat, of: *kind }).at(project(seat, card)).by(rule)
        }
        Event::Sold { seat, good, count, silver, workers, lines } => by_seat("event-sold", seat)
            .arg("goods", Arg::Term(good.key_of(*count)))
            .arg("count", *count)
            .arg("points", total(lines))
            .arg("silver", *silver)
            .arg("workers", *workers)
            .at(Place::Stored { seat: *seat, token: *good })
            .by(rules::SELL_ALL),
        Event::StartCard { seat } => by_seat("event-start-card", seat).at(Place::StartCard).by(rules::SELL_START_CARD),
        Event::Workers { seat, count, rule } => {
            let text = by_seat("event-workers", seat).arg("count", *count);
            text.at(Place::StoredWorkers { seat: *seat }).at(Place::Workers).by(*rule)
        }
        Event::Silver { seat, count, rule } => {
            let text = by_seat("event-silver", seat).arg("count", *count);
            text.at(Place::StoredSilver { seat: *seat }).at(Place::Silver).by(*rule)
        }
        Event::Converted { seat, workers, silver, lines } => {
            let text = by_seat("event-converted", seat).arg("workers", *workers).arg("silver", *silver);
            text.arg("points", total(lines)).at(Place::Points).by(rules::CONVERT_POINTS)
        }
        Event::Bought { seat, cards } => {
            by_seat("event-bought", seat).arg("cards", list(cards)).at(Place::Deck).by(rules::BUY_COST)
        }
        Event::Kept { seat, card } => {
            with_card("event-kept", seat, card).at(project(seat, card)).at(bought(card)).by(rules::BUY_PROJECT)
        }
        Event::Used { seat, card, .. } => {
            with_card("event-used", seat, card).at(Place::Discard).at(bought(card)).by(rules::BUY_ACTION)
        }
        Event::Gained { seat, token, pile } => by_seat("event-gained", seat)
            .arg("token", Arg::Term(token.key()))
            .at(Place::Stored { seat: *seat, token: *token })
            .at(Place::Pile { of: supply(*token), side: *pile })
            .by(rules::PILES_TOP),
        Event::Nothing { seat, rule } => by_seat("event-nothing", seat).by(*rule),
        Event::Triple { seat, kind, first, lines } => {
            let key = if *first { "event-triple-first" } else { "event-triple" };
            let text = by_seat(key, seat).arg("kind", Arg::Term(kind.key())).arg("points", total(lines));
            text.at(Place::Stack { seat: *seat, of: *kind }).by(rules::TRIPLE_POINTS)
        }
        Event::Seven { seat, lines } => {
            by_seat("event-seven", seat).arg("points", total(lines)).at(Place::Sevens).by(rules::SEVEN_CARD)
        }
        Event::Bonus { seat, number, bonus, .. } => by_seat("event-bonus", seat)
            .arg("gains", gains(bonus))
            .at(Place::Bonus { number: *number })
            .by(rules::TRIPLE_ROUND),
        Event::Watchtower { seat, .. } => by_seat("event-watchtower", seat)
            .at(Place::Stack { seat: *seat, of: Type::Building })
            .by(rules::BUILDING_WATCHTOWER),
        Event::NextFirst { seat } => by_seat("event-next-first", seat).at(Place::StartCard).by(rules::ROUND_NEXT_FIRST),
        Event::RivalPlaced { card: name } => {
            let text = Description::new("event-rival-placed").arg("card", named(catalogue, name));
            let kind = catalogue.find(name).map(|card| catalogue.kind(card));
            text.at_all(kind.map(|of| Place::RivalStack { of })).by(rules::SOLO_PILES)
        }
        Event::RivalCloister { .. } => Description::new("event-rival-cloister")
            .at(Place::RivalStack { of: Type::Cloister })
            .by(rules::SOLO_YOUR_POINT),
        Event::RivalTriple { kind, points, .. } => Description::new("event-rival-triple")
            .arg("kind", Arg::Term(kind.key()))
            .arg("points", *points)
            .at(Place::RivalStack { of: *kind })
            .by(rules::SOLO_BONUS_CARDS),
        Event::RivalSeven { points } => {
            Description::new("event-rival-seven").arg("points", *points).at(Place::Sevens).by(rules::SOLO_BONUS_CARDS)
        }
        Event::Compared { round, yours, rivals } => Description::new("event-compared")
            .arg("round", Arg::Name((*round).to_owned()))
            .arg("yours", i32::from(*yours))
            .arg("rivals", i32::from(*rivals))
            .by(rules::SOLO_CHECK),
        Event::Animals { seat, points, .. } => by_seat("event-animals", seat)
            .arg("points", *points)
            .at(Place::Animals { seat: *seat })
            .by(rules::FINAL_ANIMALS),
        Event::StartCardPoint { seat, .. } => {
            by_seat("event-start-card-point", seat).at(Place::StartCard).by(rules::FINAL_START_CARD)
        }
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

fn total(lines: &[ScoreLine]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}

/// A deck or pile in words.
pub(crate) fn source_text(source: &duchy_game::Source) -> Description {
    Description::new(match source.what() {
        "first player" => "source-first",
        "goods" => "source-good",
        "animals" => "source-animal",
        "action cards" => "source-card",
        _ => "source-other",
    })
}
