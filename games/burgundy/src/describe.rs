//! How prompts, actions and events are shown: text keys of `text/`, their arguments, and places on the table.

use crate::place::Description;
use duchy_game::{Arg, Seat};

use crate::{
    action::{Action, bits},
    dice::{Face, Shift},
    event::{Cause, Event, Scored},
    legal::PRICE,
    pending::Pending,
    rules,
    state::Burgundy,
    tile::{Building, Good, Tile},
};

impl Burgundy {
    pub(crate) fn prompt(&self, seat: Seat) -> Description {
        let Some(&frame) = self.pending.last() else {
            return Description::new("prompt-over").by(rules::END_WINNER);
        };
        if frame != Pending::Barrier && self.decider(frame) != Some(seat) {
            return Description::new("prompt-wait").by(rules::TURN_ORDER);
        }
        match frame {
            Pending::Barrier if self.answered().contains(seat) => {
                Description::new("prompt-revise").by(rules::EXPERT_HIDDEN)
            }
            Pending::Barrier => Description::new("prompt-choose").by(rules::EXPERT_HIDDEN),
            Pending::Choose(_) => Description::new("prompt-choose").by(rules::EXPERT_OPEN),
            Pending::Turn { .. } => self.prompt_turn(seat),
            Pending::Castle(_) => {
                Description::new("prompt-castle").at(rules::tile(Tile::CASTLE)).by(rules::CASTLE_ACTION)
            }
            Pending::CityHall(_) => Description::new("prompt-city-hall")
                .at(rules::tile(Building::CityHall.tile()))
                .by(rules::BUILDING_CITY_HALL),
            Pending::Fetch { building, .. } => Description::new("prompt-fetch")
                .arg("building", Arg::Term(building.tile().term()))
                .at(rules::tile(building.tile()))
                .by(rules::of_building(building)),
            Pending::Warehouse(_) => Description::new("prompt-warehouse")
                .at(rules::tile(Building::Warehouse.tile()))
                .by(rules::BUILDING_WAREHOUSE),
            Pending::Ship(_) => Description::new("prompt-ship").at(rules::tile(Tile::SHIP)).by(rules::SHIP_GOODS),
            Pending::Keep { depots, .. } => {
                let text = Description::new("prompt-keep").by(rules::SHIP_LIMIT);
                bits(depots).fold(text, |text, depot| text.at(rules::goods(depot + 1)))
            }
            Pending::Room { tile, .. } => Description::new("prompt-room")
                .arg("tile", term(Tile(tile)))
                .at(rules::tile(Tile(tile)))
                .by(rules::TAKE_FULL),
            Pending::Phase(_)
            | Pending::PhaseEnd
            | Pending::Round(_)
            | Pending::Next(_)
            | Pending::Reveal
            | Pending::Sail(_) => Description::new("prompt-wait").by(rules::TURN_ORDER),
        }
    }

    fn prompt_turn(&self, seat: Seat) -> Description {
        let dice: Vec<u8> = self.player(seat).dice.into_iter().filter(|&die| die > 0).collect();
        match dice[..] {
            [one, other] => Description::new("prompt-turn").arg("one", one).arg("other", other).by(rules::TURN_DICE),
            [one] => Description::new("prompt-second").arg("one", one).by(rules::TURN_DICE),
            _ => Description::new("prompt-buy").by(rules::BUY_ONCE),
        }
    }

    pub(crate) fn describe(&self, seat: Seat, action: &Action) -> Description {
        match *action {
            Action::Choose { estate, space } => Description::new("action-choose")
                .arg("estate", estate)
                .arg("space", name(space))
                .at(rules::estate(estate))
                .at(rules::estate_space(estate, space))
                .by(rules::EXPERT_CASTLE),
            Action::Take { die, depot, tile } => {
                with_die(["action-take", "action-fetch"], die, self.player(seat).taking(), depot)
                    .arg("tile", term(tile))
                    .arg("depot", depot)
                    .at(rules::depot(depot))
                    .at(rules::on_depot(depot, tile))
                    .by(rules::TAKE_DEPOT)
            }
            Action::Place { die, tile, space } => {
                let number = self.estate(seat).map_or(1, |estate| estate.number(space));
                with_die(["action-place", "action-place-free"], die, self.player(seat).placing(tile.colour()), number)
                    .arg("tile", term(tile))
                    .arg("space", name(space))
                    .at(rules::stored(seat, tile))
                    .at(rules::space(seat, space))
                    .by(rules::PLACE_NUMBER)
            }
            Action::Sell { die, good } => {
                let count = self.player(seat).goods[good.0 as usize];
                with_die(["action-sell", "action-sell-free"], die, self.player(seat).shift(false), good.number())
                    .arg("good", Arg::Term(good.term()))
                    .arg("count", count)
                    .at(rules::good(seat, good))
                    .by(rules::SELL_NUMBER)
            }
            Action::Workers { die } => {
                let text = match die {
                    Some(face) => Description::new("action-workers").arg("die", face.get()).at(rules::die(face)),
                    None => Description::new("action-workers-free"),
                };
                text.at(rules::workers(seat)).by(rules::WORKERS_TWO)
            }
            Action::Buy { depot, tile } => {
                let key = if depot == 0 { "action-buy-black" } else { "action-buy" };
                Description::new(key)
                    .arg("tile", term(tile))
                    .arg("depot", depot)
                    .arg("price", i32::from(PRICE))
                    .at(rules::silver(seat))
                    .at(rules::depot(depot))
                    .at(rules::on_depot(depot, tile))
                    .by(rules::BUY_PRICE)
            }
            Action::Goods { depots } => {
                let numbers: Vec<Arg> = bits(depots).map(|depot| Arg::from(depot + 1)).collect();
                let text = Description::new("action-goods").arg("depots", Arg::List(numbers)).by(rules::SHIP_GOODS);
                bits(depots).fold(text, |text, depot| text.at(rules::goods(depot + 1)))
            }
            Action::Keep { goods } => {
                let terms = bits(goods).map(|good| Arg::Term(Good(good).term())).collect();
                let text = Description::new("action-keep").arg("goods", Arg::List(terms)).by(rules::SHIP_LIMIT);
                bits(goods).fold(text, |text, good| text.at(rules::good(seat, Good(good))))
            }
            Action::Discard { tile } => Description::new("action-discard")
                .arg("tile", term(tile))
                .at(rules::stored(seat, tile))
                .by(rules::TAKE_FULL),
            Action::Pass => self.describe_pass(),
        }
    }

    fn describe_pass(&self) -> Description {
        let (key, rule) = match self.pending.last() {
            Some(Pending::Turn { .. }) => ("action-end-turn", rules::BUY_ONCE),
            Some(Pending::Ship(_)) => ("action-no-goods", rules::SHIP_NONE),
            _ => ("action-pass", rules::BUILDING_OPTIONAL),
        };
        Description::new(key).at(rules::pass()).by(rule)
    }
}

/// The text for an action with a die, and what turning it costs; or the one for an effect.
fn with_die(keys: [&'static str; 2], die: Option<Face>, shift: Shift, number: u8) -> Description {
    let Some(face) = die else { return Description::new(keys[1]) };
    let workers = i32::from(shift.cost(face, number.clamp(1, 6)));
    Description::new(keys[0]).arg("die", face.get()).arg("workers", workers).at(rules::die(face))
}

/// Events say all there is to know themselves.
pub(crate) fn event_text(event: &Event) -> Description {
    match event {
        Event::Started { first } => Description::new("event-started").arg("seat", *first).by(rules::SETUP_FIRST),
        Event::StartGoods { seat, goods } => Description::new("event-start-goods")
            .arg("seat", *seat)
            .arg("goods", good_list(goods))
            .by(rules::SETUP_GOODS),
        Event::Dealt { seat, estates } => Description::new("event-dealt")
            .arg("seat", *seat)
            .arg("estates", Arg::List(estates.iter().map(|&number| Arg::from(number)).collect()))
            .by(rules::EXPERT_DEALT),
        Event::Chosen { seat } => Description::new("event-chosen").arg("seat", *seat).by(rules::EXPERT_HIDDEN),
        Event::Settled { seat, estate, space } => Description::new("event-settled")
            .arg("seat", *seat)
            .arg("estate", *estate)
            .arg("space", name(space))
            .at(rules::space_named(*seat, space))
            .by(rules::EXPERT_CASTLE),
        Event::Phase { phase, goods, .. } => Description::new("event-phase")
            .arg("phase", name(phase))
            .arg("goods", good_list(goods))
            .by(rules::PHASE_SLOTS),
        Event::Rolled { round, order, .. } => Description::new("event-rolled")
            .arg("round", *round)
            .arg("seats", Arg::List(order.iter().map(|&seat| Arg::Seat(seat)).collect()))
            .by(rules::ROUND_DICE),
        Event::White { depot, good } => Description::new("event-white")
            .arg("depot", *depot)
            .arg("good", good_term(good))
            .at(rules::goods(*depot))
            .by(rules::ROUND_WHITE),
        Event::Paid { seat, workers, from, to } => Description::new("event-paid")
            .arg("seat", *seat)
            .arg("workers", i32::from(*workers))
            .arg("from", *from)
            .arg("to", *to)
            .at(rules::workers(*seat))
            .by(rules::WORKER_SHIFT),
        Event::Taken { seat, tile, depot } => Description::new("event-taken")
            .arg("seat", *seat)
            .arg("tile", tile_term(tile))
            .arg("depot", *depot)
            .at(rules::depot(*depot))
            .at(rules::stored_named(*seat, tile))
            .by(rules::TAKE_DEPOT),
        Event::Bought { seat, tile, depot } => {
            let key = if *depot == 0 { "event-bought-black" } else { "event-bought" };
            let text = Description::new(key).arg("seat", *seat).arg("tile", tile_term(tile)).arg("depot", *depot);
            text.at(rules::depot(*depot)).at(rules::stored_named(*seat, tile)).by(rules::BUY_PRICE)
        }
        Event::Discarded { seat, tile } => {
            Description::new("event-discarded").arg("seat", *seat).arg("tile", tile_term(tile)).by(rules::TAKE_FULL)
        }
        Event::Placed { seat, tile, space } => Description::new("event-placed")
            .arg("seat", *seat)
            .arg("tile", tile_term(tile))
            .arg("space", name(space))
            .at(rules::space_named(*seat, space))
            .by(rules::PLACE_NUMBER),
        Event::Loaded { seat, depots, goods, left } => {
            let key = match (goods.is_empty(), left.is_empty()) {
                (true, _) => "event-loaded-nothing",
                (false, true) => "event-loaded",
                (false, false) => "event-loaded-some",
            };
            let text = Description::new(key)
                .arg("seat", *seat)
                .arg("goods", good_list(goods))
                .arg("left", good_list(left))
                .by(rules::SHIP_GOODS);
            let from = depots.iter().map(|&depot| rules::goods(depot));
            from.chain(goods.iter().map(|good| rules::good_named(*seat, good))).fold(text, Description::at)
        }
        Event::Sailed { seat, step } => {
            let text = Description::new("event-sailed").arg("seat", *seat).arg("step", *step);
            text.at(rules::marker(*seat)).by(rules::SHIP_ORDER)
        }
        Event::Sold { seat, good, count } => Description::new("event-sold")
            .arg("seat", *seat)
            .arg("good", good_term(good))
            .arg("count", *count)
            .at(rules::good_named(*seat, good))
            .by(rules::SELL_NUMBER),
        Event::Gained { seat, workers, silver, cause } => gained_text(*seat, *workers, *silver, *cause),
        Event::Scored { seat, what, lines } => {
            let points: i32 = lines.iter().map(|line| line.points).sum();
            let mut text = Description::new(scored_key(*what)).arg("seat", *seat).arg("points", points);
            if let Scored::Colour(colour) = what {
                text = text.arg("colour", Arg::Term(colour.term()));
            }
            text.places = lines.first().map(|line| line.places.clone()).unwrap_or_default();
            text.rule = lines.first().map(|line| line.rule);
            text
        }
        Event::Over { winner } => Description::new("event-over").arg("seat", *winner).by(rules::END_WINNER),
    }
}

fn gained_text(seat: Seat, workers: u16, silver: u16, cause: Cause) -> Description {
    let key = match (workers > 0, silver > 0) {
        (true, true) => "event-gained-both",
        (true, false) => "event-gained-workers",
        (false, _) => "event-gained-silver",
    };
    let rule = match cause {
        Cause::Workers => rules::WORKERS_TWO,
        Cause::Sale => rules::SELL_NUMBER,
        Cause::BoardingHouse => rules::BUILDING_BOARDING_HOUSE,
        Cause::Bank => rules::BUILDING_BANK,
        Cause::Mines => rules::MINE_SILVER,
    };
    let text = Description::new(key)
        .arg("seat", seat)
        .arg("workers", i32::from(workers))
        .arg("silver", i32::from(silver))
        .arg("cause", Arg::Term(cause_key(cause)))
        .by(rule);
    let text = if workers > 0 { text.at(rules::workers(seat)) } else { text };
    if silver > 0 { text.at(rules::silver(seat)) } else { text }
}

const fn cause_key(cause: Cause) -> &'static str {
    match cause {
        Cause::Workers => "cause-workers",
        Cause::Sale => "cause-sale",
        Cause::BoardingHouse => Building::BoardingHouse.tile().term(),
        Cause::Bank => Building::Bank.tile().term(),
        Cause::Mines => "cause-mines",
    }
}

const fn scored_key(what: Scored) -> &'static str {
    match what {
        Scored::Animals => "event-scored-animals",
        Scored::Watchtower => "event-scored-watchtower",
        Scored::Region => "event-scored-region",
        Scored::Colour(_) => "event-scored-colour",
        Scored::Sale => "event-scored-sale",
        Scored::Final => "event-scored-final",
    }
}

fn name(name: impl ToString) -> Arg {
    Arg::Name(name.to_string())
}

const fn term(tile: Tile) -> Arg {
    Arg::Term(tile.term())
}

fn tile_term(name: &str) -> Arg {
    Tile::find(name).map_or_else(|| Arg::Name(name.to_owned()), term)
}

fn good_term(name: &str) -> Arg {
    Good::find(name).map_or_else(|| Arg::Name(name.to_owned()), |good| Arg::Term(good.term()))
}

fn good_list(names: &[&'static str]) -> Arg {
    Arg::List(names.iter().map(|name| good_term(name)).collect())
}
