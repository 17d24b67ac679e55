//! How prompts, actions and events are shown: text keys of `text/`, their arguments, and places on the table.

use duchy_game::{Arg, Seat};

use crate::{
    action::{Action, bits},
    catalogue::PRICE,
    dice::Face,
    event::{Cause, Event, Scored},
    pending::Pending,
    place::{Description, Place},
    rules,
    space::Space,
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
                Description::new("prompt-castle").at(Place::Tile { tile: Tile::CASTLE }).by(rules::CASTLE_ACTION)
            }
            Pending::CityHall(_) => Description::new("prompt-city-hall")
                .at(Place::Tile { tile: Building::CityHall.tile() })
                .by(rules::BUILDING_CITY_HALL),
            Pending::Fetch { building, .. } => Description::new(fetch_key(building))
                .at(Place::Tile { tile: building.tile() })
                .by(rules::of_building(building)),
            Pending::Warehouse(_) => Description::new("prompt-warehouse")
                .at(Place::Tile { tile: Building::Warehouse.tile() })
                .by(rules::BUILDING_WAREHOUSE),
            Pending::Ship(_) => {
                Description::new("prompt-ship").at(Place::Tile { tile: Tile::SHIP }).by(rules::SHIP_GOODS)
            }
            Pending::Keep { depots, .. } => {
                let text = Description::new("prompt-keep").by(rules::SHIP_LIMIT);
                bits(depots).fold(text, |text, depot| text.at(Place::Goods { depot: depot + 1 }))
            }
            Pending::Room { tile, .. } => Description::new("prompt-room")
                .arg("tile", object(Tile(tile)))
                .at(Place::Tile { tile: Tile(tile) })
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
        let workers = i32::from(self.workers_needed(seat, action));
        let with = |keys: [&'static str; 2], die: Option<Face>| match die {
            Some(face) => {
                let text = Description::new(keys[0]).arg("die", face.get()).arg("workers", workers);
                text.at(Place::Die { face })
            }
            None => Description::new(keys[1]),
        };
        match *action {
            Action::Choose { estate, space } => where_on(Description::new("action-choose"), space)
                .arg("estate", estate)
                .at(Place::Estate { estate })
                .at(Place::Site { estate, space })
                .by(rules::EXPERT_CASTLE),
            Action::Take { die, depot, tile } => with(["action-take", "action-fetch"], die)
                .arg("tile", object(tile))
                .arg("depot", depot)
                .at(Place::Offer { depot, tile })
                .by(rules::TAKE_DEPOT),
            Action::Place { die, tile, space } => where_on(with(["action-place", "action-place-free"], die), space)
                .arg("tile", object(tile))
                .at(Place::Stored { seat, tile })
                .at(Place::Space { seat, space })
                .by(rules::PLACE_NUMBER),
            Action::Sell { die, good } => with(["action-sell", "action-sell-free"], die)
                .arg("goods", Arg::Term(good.stack()))
                .arg("count", self.player(seat).goods[usize::from(good.0)])
                .at(Place::Good { seat, good })
                .by(rules::SELL_NUMBER),
            Action::Workers { die } => with(["action-workers", "action-workers-free"], die)
                .arg("count", self.player(seat).powers.workers)
                .at(Place::Workers { seat })
                .by(rules::WORKERS_TWO),
            Action::Buy { depot, tile } => Description::new(if depot == 0 { "action-buy-black" } else { "action-buy" })
                .arg("tile", object(tile))
                .arg("depot", depot)
                .arg("price", i32::from(PRICE))
                .at(Place::Silver { seat })
                .at(Place::Offer { depot, tile })
                .by(rules::BUY_PRICE),
            Action::Goods { depots } => {
                let numbers: Vec<Arg> = bits(depots).map(|depot| Arg::from(depot + 1)).collect();
                Description::new("action-goods")
                    .arg("count", numbers.len() as i32)
                    .arg("depots", Arg::List(numbers))
                    .at_all(bits(depots).map(|depot| Place::Goods { depot: depot + 1 }))
                    .by(rules::SHIP_GOODS)
            }
            Action::Keep { goods } => Description::new("action-keep")
                .arg("goods", Arg::List(bits(goods).map(|good| Arg::Term(Good(good).term())).collect()))
                .at_all(bits(goods).map(|good| Place::Good { seat, good: Good(good) }))
                .by(rules::SHIP_LIMIT),
            Action::Discard { tile } => Description::new("action-discard")
                .arg("tile", object(tile))
                .at(Place::Stored { seat, tile })
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
        Description::new(key).by(rule)
    }
}

/// Where a space is, for readers who don't see it: the row from the top, the place in it from the left.
fn where_on(text: Description, space: Space) -> Description {
    let (row, place) = space.row_and_place();
    text.arg("row", row).arg("place", place)
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
            .at(Place::Space { seat: *seat, space: *space })
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
            .arg("good", good_term(*good))
            .at(Place::Goods { depot: *depot })
            .by(rules::ROUND_WHITE),
        Event::Taken { seat, tile, depot, workers } => Description::new("event-taken")
            .arg("seat", *seat)
            .arg("tile", object(*tile))
            .arg("depot", *depot)
            .arg("workers", i32::from(*workers))
            .at(Place::Depot { depot: *depot })
            .at(Place::Stored { seat: *seat, tile: *tile })
            .by(rules::TAKE_DEPOT),
        Event::Bought { seat, tile, depot } => {
            Description::new(if *depot == 0 { "event-bought-black" } else { "event-bought" })
                .arg("seat", *seat)
                .arg("tile", object(*tile))
                .arg("depot", *depot)
                .at(Place::Depot { depot: *depot })
                .at(Place::Stored { seat: *seat, tile: *tile })
                .by(rules::BUY_PRICE)
        }
        Event::Discarded { seat, tile } => {
            Description::new("event-discarded").arg("seat", *seat).arg("tile", object(*tile)).by(rules::TAKE_FULL)
        }
        Event::Placed { seat, tile, space, workers } => Description::new("event-placed")
            .arg("seat", *seat)
            .arg("tile", object(*tile))
            .arg("workers", i32::from(*workers))
            .at(Place::Space { seat: *seat, space: *space })
            .by(rules::PLACE_NUMBER),
        Event::Loaded { seat, depots, goods, left } => {
            let key = match (goods.is_empty(), left.is_empty()) {
                (true, _) => "event-loaded-nothing",
                (false, true) => "event-loaded",
                (false, false) => "event-loaded-some",
            };
            Description::new(key)
                .arg("seat", *seat)
                .arg("goods", good_list(goods))
                .arg("left", good_list(left))
                .at_all(depots.iter().map(|&depot| Place::Goods { depot }))
                .at_all(goods.iter().map(|&good| Place::Good { seat: *seat, good }))
                .by(rules::SHIP_GOODS)
        }
        Event::Sailed { seat, step } => Description::new("event-sailed")
            .arg("seat", *seat)
            .arg("step", *step)
            .at(Place::Marker { seat: *seat })
            .by(rules::SHIP_ORDER),
        Event::Sold { seat, good, count, workers, silver, gained, lines } => Description::new("event-sold")
            .arg("seat", *seat)
            .arg("goods", Arg::Term(good.stack()))
            .arg("count", *count)
            .arg("points", lines.iter().map(|line| line.points).sum::<i32>())
            .arg("silver", i32::from(*silver))
            .arg("gained", i32::from(*gained))
            .arg("workers", i32::from(*workers))
            .at(Place::Good { seat: *seat, good: *good })
            .by(rules::SELL_POINTS),
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
    let (key, rule) = match cause {
        Cause::Workers => ("event-workers", rules::WORKERS_TWO),
        Cause::BoardingHouse => ("event-boarding-house", rules::BUILDING_BOARDING_HOUSE),
        Cause::Bank => ("event-bank", rules::BUILDING_BANK),
        Cause::Mines => ("event-mines", rules::MINE_SILVER),
    };
    let text = Description::new(key)
        .arg("seat", seat)
        .arg("workers", i32::from(workers))
        .arg("silver", i32::from(silver))
        .by(rule);
    let text = if workers > 0 { text.at(Place::Workers { seat }) } else { text };
    if silver > 0 { text.at(Place::Silver { seat }) } else { text }
}

const fn scored_key(what: Scored) -> &'static str {
    match what {
        Scored::Animals => "event-scored-animals",
        Scored::Watchtower => "event-scored-watchtower",
        Scored::Region => "event-scored-region",
        Scored::Colour(_) => "event-scored-colour",
        Scored::Final => "event-scored-final",
    }
}

fn name(name: impl ToString) -> Arg {
    Arg::Name(name.to_string())
}

/// The question of a building that fetches a tile.
const fn fetch_key(building: Building) -> &'static str {
    match building {
        Building::Church => "prompt-church",
        Building::Market => "prompt-market",
        _ => "prompt-carpenter",
    }
}

const fn object(tile: Tile) -> Arg {
    Arg::Term(tile.object())
}

const fn good_term(good: Good) -> Arg {
    Arg::Term(good.term())
}

fn good_list(goods: &[Good]) -> Arg {
    Arg::List(goods.iter().map(|&good| good_term(good)).collect())
}

/// A die or supply in words.
pub(crate) fn source_text(source: &duchy_game::Source) -> Description {
    let in_round = |text: Description, number: u16| {
        let phase = ["A", "B", "C", "D", "E"].get(usize::from(number) / usize::from(crate::ROUNDS));
        let round = number % u16::from(crate::ROUNDS) + 1;
        text.arg("phase", name(phase.unwrap_or(&""))).arg("round", u32::from(round))
    };
    match (source.what(), source.numbers()) {
        ("first player", _) => Description::new("source-first"),
        ("die", &[number, seat, die]) => {
            let text = Description::new("source-die").arg("die", u32::from(die) + 1).arg("seat", Seat(seat as u8));
            in_round(text, number)
        }
        ("white die", &[number]) => in_round(Description::new("source-white"), number),
        ("goods", _) => Description::new("source-good"),
        ("estates", _) => Description::new("source-estate"),
        ("buildings", _) => Description::new("source-building"),
        ("animals", _) => Description::new("source-animals"),
        ("knowledge", _) => Description::new("source-knowledge"),
        ("black tiles", _) => Description::new("source-black"),
        _ => Description::new("source-other"),
    }
}
