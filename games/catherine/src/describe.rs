//! How prompts, actions and events are shown: text keys of `text/`, their arguments, and places on the table.

use duchy_game::{Arg, Seat, SeatSet};

use crate::{
    action::{Act, Action, Cards},
    card::Symbol,
    catalogue::Catalogue,
    event::{Event, Idle, Occasion, Scored},
    pending::Question,
    place::{Description, Place},
    rules,
    state::Catherine,
};

impl Catherine {
    pub(crate) fn prompt(&self, seat: Seat) -> Description {
        let Some((question, asked)) = self.question() else {
            return Description::new("prompt-over").by(rules::END_WINNER);
        };
        if !asked.contains(seat) {
            return Description::new("prompt-wait").by(rules::ROUND_PHASES);
        }
        if self.player(seat).choice.is_some() {
            return Description::new("prompt-revise").by(rules::KNOW_REVISE);
        }
        match question {
            Question::Rows => Description::new("prompt-rows").by(rules::SETUP_ROW),
            Question::Cards => Description::new("prompt-cards").by(rules::PLAY_UNDER),
            Question::Acts => {
                let card = self.player(seat).activated().map_or("", |(above, _)| self.card_name(above));
                let rule = self.active_card(seat).map_or(rules::ACT_ABOVE, |(card, _)| rules::of_card(card.kind));
                Description::new("prompt-acts")
                    .arg("card", self.catalogue.card_word(card))
                    .at(Place::card(card))
                    .by(rule)
            }
            Question::Books => Description::new("prompt-books").by(rules::BOOKS_MOST),
        }
    }

    pub(crate) fn describe(&self, action: &Action) -> Description {
        let catalogue = self.catalogue.get();
        let word = |card| catalogue.card_word(self.card_name(card));
        match *action {
            Action::Row(cards) => {
                let text = Description::new("action-row").arg("cards", self.list(cards)).by(rules::SETUP_ROW);
                text.at_all(cards.iter().map(|card| Place::Start { card: self.card_name(card).to_owned() }))
            }
            Action::Play { row, under, above } => Description::new("action-play")
                .arg("row", word(row))
                .arg("under", word(under))
                .arg("above", word(above))
                .at(Place::row(self.card_name(row)))
                .at(Place::under(self.card_name(under), self.card_name(above)))
                .by(rules::PLAY_UNDER),
            Action::Draw => Description::new("action-draw").at(Place::Draw).by(rules::ACT_INSTEAD),
            Action::Build(city) => {
                let city = catalogue.city(city).id.as_str();
                Description::new("action-build")
                    .arg("city", catalogue.city_word(city))
                    .at(Place::city(city))
                    .by(rules::BOOKS_MOST)
            }
            Action::Act(act) => self.describe_act(act),
        }
    }

    fn describe_act(&self, Act { cities, pay, bonus }: Act) -> Description {
        let (catalogue, cities) = (self.catalogue.get(), cities.bits());
        let paid = !pay.is_empty();
        let key = match (cities != 0, paid, bonus.map(Cards::is_empty)) {
            (false, false, None) => "action-act",
            (false, false, Some(true)) => "action-act-bonus",
            (false, false, Some(false)) => "action-act-bonus-pay",
            (false, true, None) => "action-act-pay",
            (false, true, Some(true)) => "action-act-pay-bonus",
            (false, true, Some(false)) => "action-act-pay-bonus-pay",
            (true, false, None) => "action-act-in",
            (true, false, Some(true)) => "action-act-in-bonus",
            (true, false, Some(false)) => "action-act-in-bonus-pay",
            (true, true, None) => "action-act-in-pay",
            (true, true, Some(true)) => "action-act-in-pay-bonus",
            (true, true, Some(false)) => "action-act-in-pay-bonus-pay",
        };
        let mut text = Description::new(key).by(rules::ACT_ABOVE);
        if cities != 0 {
            let cities = catalogue.city_names(cities);
            let words = cities.iter().map(|city| catalogue.city_word(city)).collect();
            text = text.arg("cities", Arg::List(words)).at_all(cities.into_iter().map(Place::city));
        }
        if paid {
            text = text.arg("cards", self.list(pay));
            text = pay.iter().fold(text, |text, card| text.at(Place::Pay { card: self.card_name(card).to_owned() }));
        }
        text = text.at(if bonus.is_some() { Place::ActBonus } else { Place::Act });
        if let Some(more) = bonus.filter(|more| !more.is_empty()) {
            text = text.arg("more", self.list(more));
            text =
                more.iter().fold(text, |text, card| text.at(Place::PayBonus { card: self.card_name(card).to_owned() }));
        }
        text
    }

    /// What the cards just placed will allow.
    pub(crate) fn describe_activated(&self, seat: Seat) -> Option<Description> {
        let (above, _) = self.player(seat).activated()?;
        let card = self.card_name(above);
        let text = match self.why_no_act(seat) {
            None => Description::new("note-acts").arg("card", self.catalogue.card_word(card)).by(rules::ACT_ABOVE),
            Some(rule) if self.hand_room(seat) == 0 => Description::new("note-idle-full").by(rule),
            Some(rule) => Description::new("note-idle").by(rule),
        };
        Some(text.at(Place::card(card)))
    }

    fn list<const N: usize>(&self, cards: Cards<N>) -> Arg {
        Arg::List(cards.iter().map(|card| self.catalogue.card_word(self.card_name(card))).collect())
    }
}

/// Events say all there is to know themselves; the catalogue knows the words.
pub(crate) fn event_text(catalogue: &Catalogue, event: &Event) -> Description {
    let card = |id: &str| catalogue.card_word(id);
    let list = |ids: &[&str]| Arg::List(ids.iter().map(|id| catalogue.card_word(id)).collect());
    match event {
        Event::Ordered { seat, order: Some(order), .. } => {
            order_text("event-ordered", catalogue, *seat, order).by(rules::SETUP_ORDER)
        }
        Event::Ordered { seat, order: None, .. } => {
            Description::new("event-ordered-secret").arg("seat", *seat).by(rules::SETUP_ORDER)
        }
        Event::OrderShown { seat, order } => {
            order_text("event-order-shown", catalogue, *seat, order).by(rules::FINAL_ORDER)
        }
        Event::Decade { decade } => Description::new("event-decade").arg("decade", *decade).by(rules::GAME_DECADES),
        Event::Round { round } => Description::new("event-round").arg("round", *round).by(rules::ROUND_PHASES),
        Event::Drawn { seat, count, cards: None } => {
            Description::new("event-drawn").arg("seat", *seat).arg("count", *count).by(rules::DRAW_TWO)
        }
        Event::Drawn { seat, cards: Some(cards), .. } => {
            Description::new("event-drawn-cards").arg("seat", *seat).arg("cards", list(cards)).by(rules::DRAW_TWO)
        }
        Event::Shuffled { cards } => Description::new("event-shuffled").arg("count", *cards).by(rules::DRAW_RESHUFFLE),
        Event::Chosen { seat, again: false } => {
            Description::new("event-chosen").arg("seat", *seat).by(rules::KNOW_CHOICE)
        }
        Event::Chosen { seat, again: true } => {
            Description::new("event-chosen-again").arg("seat", *seat).by(rules::KNOW_REVISE)
        }
        Event::RowBegun { seat, cards } => {
            Description::new("event-row").arg("seat", *seat).arg("cards", list(cards)).by(rules::SETUP_ROW)
        }
        Event::Played { seat, row, under, above } => Description::new("event-played")
            .arg("seat", *seat)
            .arg("row", card(row))
            .arg("under", card(under))
            .arg("above", card(above))
            .at(Place::card(row))
            .at(Place::under(under, above))
            .by(rules::REVEAL_TOGETHER),
        Event::Acted { seat, card: id, bonus } => {
            let key = if *bonus { "event-acted-bonus" } else { "event-acted" };
            Description::new(key).arg("seat", *seat).arg("card", card(id)).at(Place::card(id)).by(rules::ACT_ABOVE)
        }
        Event::NotActed { seat, card: id, why } => {
            let (key, rule) = match why {
                Idle::Colours => ("event-colours", rules::ACT_MATCH),
                Idle::Impossible => ("event-impossible", rules::ACT_NOTHING),
                Idle::Choice => ("event-declined", rules::ACT_INSTEAD),
            };
            Description::new(key).arg("seat", *seat).arg("card", card(id)).at(Place::card(id)).by(rule)
        }
        Event::Discarded { seat, cards } => {
            Description::new("event-discarded").arg("seat", *seat).arg("cards", list(cards)).by(rules::ACT_COST)
        }
        Event::Built { seat, city, goods } => {
            let text = Description::new(if goods.is_empty() { "event-built" } else { "event-built-goods" });
            let text = text.arg("seat", *seat).arg("city", catalogue.city_word(city)).at(Place::city(city));
            let goods: Vec<Arg> = goods.iter().map(|good| Arg::Term(good_key(*good))).collect();
            if goods.is_empty() { text } else { text.arg("goods", Arg::List(goods)) }.by(rules::BUILD_GOODS)
        }
        Event::NotBuilt { seat } => Description::new("event-not-built").arg("seat", *seat).by(rules::BUILD_SUPPLY),
        Event::Favoured { seat, steps, .. } => {
            Description::new("event-favoured").arg("seat", *seat).arg("steps", *steps).by(rules::FAVOUR_STEP)
        }
        Event::Joker { seat } => Description::new("event-joker").arg("seat", *seat).by(rules::BOOKS_MIDDLE),
        Event::Scored(scored) => scored_text(scored),
        Event::Cleared { seat, .. } => Description::new("event-cleared").arg("seat", *seat).by(rules::CLEAR_COVERED),
        Event::Over { winners } => {
            let rule = if winners.len() > 1 { rules::END_SHARED } else { rules::END_WINNER };
            with_seats(Description::new("event-over"), *winners).by(rule)
        }
    }
}

fn order_text(key: &'static str, catalogue: &Catalogue, seat: Seat, id: &str) -> Description {
    const NAMES: [&str; Symbol::GOODS] = ["iron", "food", "caviar", "furs"];
    let goods = catalogue.orders().iter().find(|order| order.id == id).map_or([0; Symbol::GOODS], |order| order.goods);
    let text = Description::new(key).arg("seat", seat);
    NAMES.into_iter().zip(goods).fold(text, |text, (name, count)| text.arg(name, count))
}

fn scored_text(scored: &Scored) -> Description {
    let key = match scored.occasion {
        Occasion::Action => "event-scored-action",
        Occasion::Bonus => "event-scored-bonus",
        Occasion::Limit => "event-scored-limit",
        Occasion::Overflow => "event-scored-overflow",
        Occasion::Cannons => "event-scored-cannons",
        Occasion::Residences => "event-scored-residences",
        Occasion::Favour => "event-scored-favour",
        Occasion::Hand => "event-scored-hand",
        Occasion::Order => "event-scored-order",
        Occasion::Network => "event-scored-network",
    };
    let mut text = Description::new(key).arg("seat", scored.seat).arg("points", scored.points);
    text.places = scored.lines.iter().flat_map(|line| line.places.clone()).collect();
    text.rule = scored.lines.first().map(|line| line.rule);
    text
}

const fn good_key(good: Symbol) -> &'static str {
    match good {
        Symbol::Iron => "good-iron",
        Symbol::Food => "good-food",
        Symbol::Caviar => "good-caviar",
        Symbol::Furs => "good-furs",
        Symbol::Cannon => "good-cannon",
        Symbol::Book => "good-book",
    }
}

/// Who, as a list, and how many, for the verb.
fn with_seats(text: Description, seats: SeatSet) -> Description {
    let list = seats.iter().map(Arg::Seat).collect();
    text.arg("seats", Arg::List(list)).arg("count", seats.len() as u32)
}

/// A deck in words.
pub(crate) fn source_text(source: &duchy_game::Source) -> Description {
    let owner = match source.audience() {
        duchy_game::Audience::Only(seats) => seats.first(),
        duchy_game::Audience::Everybody => None,
    };
    match (source.what(), owner) {
        ("orders", Some(seat)) => Description::new("source-secret-order").arg("seat", seat),
        ("orders", None) => Description::new("source-order"),
        ("cards", Some(seat)) => Description::new("source-card").arg("seat", seat),
        _ => Description::new("source-other"),
    }
}
