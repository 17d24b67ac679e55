//! Prompts, actions and events as text keys with arguments and places on the table.

use crate::place::Description;
use duchy_game::{Arg, Seat};

use crate::{
    action::Action,
    bonus::Bonus,
    event::{Event, Gain, Stack, Why},
    pending::Pending,
    realm::Layout,
    rules,
    state::Tuscany,
    tile::{Colour, Piece, Products},
};

impl Tuscany {
    pub(crate) fn prompt(&self, seat: Seat) -> Description {
        let Some(&top) = self.pending.last() else { return Description::new("prompt-over").by(rules::FINAL_WINNER) };
        if top == Pending::Layouts {
            let again = self.players.get(seat.index()).is_some_and(|player| player.layout.is_some());
            let key = if again { "prompt-layout-again" } else { "prompt-layout" };
            return Description::new(key).by(rules::SETUP_HIDDEN);
        }
        if top.decider() != Some(seat) {
            return Description::new("prompt-wait").by(rules::TURN_ORDER);
        }
        let (key, rule) = match top {
            Pending::FirstBonus(_) => ("prompt-first-bonus", rules::SETUP_BONUS_TILE),
            Pending::Action(_) => ("prompt-action", rules::TURN_ACTION),
            Pending::Extra(_) => ("prompt-extra", rules::MARBLE_ACTION),
            Pending::Clear(_) => ("prompt-clear", rules::TAKE_NOTHING_FITS),
            Pending::TakeFitting(_) => ("prompt-take-fitting", rules::TAKE_MUST),
            Pending::Town(_) => ("prompt-town", rules::TOWN_BONUS),
            Pending::Castle(_) => ("prompt-castle", rules::CASTLE_OPTIONAL),
            Pending::Layouts | Pending::Turn(..) => ("prompt-wait", rules::TURN_ORDER),
        };
        Description::new(key).by(rule)
    }

    pub(crate) fn describe(&self, seat: Seat, action: &Action) -> Description {
        match *action {
            Action::Layout { layout, castle } => Description::new("action-layout")
                .arg("layout", layout_arg(layout))
                .arg("space", name(castle))
                .at(rules::button(format!("layout:{layout}")))
                .at(rules::cell(seat, castle))
                .by(rules::SETUP_LAYOUT),
            Action::Bonus(bonus) => Description::new("action-bonus")
                .arg("bonus", bonus_term(bonus))
                .at(rules::bonus(bonus.name()))
                .by(rules::TOWN_BONUS),
            Action::Draw => Description::new("action-draw")
                .arg("count", 3 + self.players.get(seat.index()).map_or(0, |player| player.bonus(Bonus::RegionCard)))
                .at(rules::button("draw"))
                .by(rules::DRAW_THREE),
            Action::Take { tile, discarding } => {
                let text = Description::new(if discarding.is_some() { "action-take-discard" } else { "action-take" })
                    .arg("tile", piece_arg(tile.name()))
                    .at(rules::open(tile.name()))
                    .by(rules::TAKE_ANY);
                if discarding.is_some() {
                    text.arg("discarded", piece_arg(discarding.name())).at(rules::store(discarding.name()))
                } else {
                    text
                }
            }
            Action::Clear(colour) => Description::new("action-clear")
                .arg("colour", colour_term(colour))
                .at(rules::button(format!("clear:{}", colour.name())))
                .by(rules::TAKE_NOTHING_FITS),
            Action::Place { piece, space, payment } => Description::new("action-place")
                .arg("piece", piece_arg(piece.name()))
                .arg("space", name(space))
                .arg("payment", payment_arg(&payment.to_string()))
                .at(rules::store(piece.name()))
                .at(rules::cell(seat, space))
                .at(rules::button(format!("pay:{payment}")))
                .by(rules::PLACE_COST),
            Action::Castle { tile, space } => Description::new("action-castle")
                .arg("tile", piece_arg(tile.name()))
                .arg("space", name(space))
                .at(rules::open(tile.name()))
                .at(rules::cell(seat, space))
                .by(rules::CASTLE_TAKE),
            Action::Marble => Description::new("action-marble").at(rules::button("marble")).by(rules::MARBLE_ACTION),
            Action::Pass => Description::new("action-pass").at(rules::button("pass")),
        }
    }
}

/// Events say all there is to know themselves.
pub(crate) fn event_text(event: &Event) -> Description {
    match event {
        Event::Started { first } => Description::new("event-started").arg("seat", *first).by(rules::SETUP_FIRST),
        Event::DealtBoards { seat, boards } => Description::new("event-boards")
            .arg("seat", *seat)
            .arg("boards", Arg::List(boards.iter().map(name).collect()))
            .by(rules::SETUP_BOARDS),
        Event::LaidOut { seat, again } => {
            let key = if *again { "event-laid-out-again" } else { "event-laid-out" };
            Description::new(key).arg("seat", *seat).by(rules::SETUP_HIDDEN)
        }
        Event::Realm { seat, layout, castle } => Description::new("event-realm")
            .arg("seat", *seat)
            .arg("layout", layout.parse().map_or_else(|_| name(layout), layout_arg))
            .arg("space", name(castle))
            .by(rules::SETUP_LAYOUT),
        Event::Opened { tile, by } => {
            let text = Description::new(if by.is_some() { "event-opened" } else { "event-opened-neutral" })
                .arg("tile", piece_arg(tile))
                .at(rules::open(tile))
                .by(if by.is_some() { rules::TAKE_REPLACE } else { rules::TAKE_NEUTRAL });
            by.iter().fold(text, |text, &seat| text.arg("seat", seat))
        }
        Event::Cleared { colour, why } => {
            let text = |key| Description::new(key).arg("colour", colour_term(*colour));
            match why {
                Why::TooMany => text("event-cleared").by(rules::OPEN_FIVE),
                Why::NothingFits(seat) => text("event-cleared-by").arg("seat", *seat).by(rules::TAKE_NOTHING_FITS),
            }
        }
        Event::Shuffled { stack } => match stack {
            Stack::RegionCards => Description::new("event-shuffled-region-cards").by(rules::DRAW_SHUFFLE),
            Stack::BonusCards => Description::new("event-shuffled-bonus-cards").by(rules::WAGON_SHUFFLE),
            Stack::NeutralTiles => Description::new("event-shuffled-neutral-tiles").by(rules::OPEN_NEUTRAL),
        },
        Event::Drew { seat, count, cards } => match cards {
            Some(cards) if !cards.is_empty() => Description::new("event-drew-cards")
                .arg("seat", *seat)
                .arg("cards", Arg::List(cards.iter().map(|card| card_arg(card)).collect()))
                .by(rules::DRAW_THREE),
            _ => Description::new("event-drew").arg("seat", *seat).arg("count", *count).by(rules::DRAW_THREE),
        },
        Event::Took { seat, tile, discarded } => {
            let key = if discarded.is_some() { "event-took-discard" } else { "event-took" };
            let text = Description::new(key).arg("seat", *seat).arg("tile", piece_arg(tile)).by(rules::TAKE_ANY);
            discarded.iter().fold(text, |text, discarded| text.arg("discarded", piece_arg(discarded)))
        }
        Event::Placed { seat, piece, at, space, paid } => {
            let key = if paid.is_some() { "event-placed" } else { "event-placed-free" };
            let rule = if paid.is_some() { rules::PLACE_COST } else { rules::CASTLE_TAKE };
            let text = Description::new(key)
                .arg("seat", *seat)
                .arg("piece", piece_arg(piece))
                .arg("space", name(space))
                .at(at.clone())
                .by(rule);
            paid.iter().fold(text, |text, paid| text.arg("payment", payment_arg(paid)))
        }
        Event::TookBonus { seat, bonus } => {
            Description::new("event-bonus").arg("seat", *seat).arg("bonus", bonus_term(*bonus)).by(rules::TOWN_BONUS)
        }
        Event::Gained { seat, what, count } => {
            let (key, rule, place) = match what {
                Gain::Marble => ("event-marble-gained", rules::QUARRY_MARBLE, "marble"),
                Gain::Workers => ("event-workers-gained", rules::VILLAGE_WORKER, "workers"),
                Gain::Hex => ("event-hex-gained", rules::TAVERN_HEX, "storage"),
            };
            Description::new(key).arg("seat", *seat).arg("count", *count).at(rules::of(*seat, place)).by(rule)
        }
        // What it gives is told by the events that follow.
        Event::BonusCard { seat, .. } => Description::new("event-bonus-card").arg("seat", *seat).by(rules::WAGON_CARD),
        Event::Marble { seat } => Description::new("event-marble").arg("seat", *seat).by(rules::MARBLE_ACTION),
        Event::Green { seat, points, what, rule, refs } => {
            let mut text = Description::new("event-green")
                .arg("seat", *seat)
                .arg("points", *points)
                .arg("what", Arg::Term(what))
                .by(*rule);
            text.places.clone_from(refs);
            text
        }
        Event::Red { lines } => {
            let seat = lines.first().map_or(Seat(0), |line| line.seat);
            let points: i32 = lines.iter().map(|line| line.points).sum();
            let mut text = Description::new("event-red").arg("seat", seat).arg("points", points);
            text.rule = lines.first().map(|line| line.rule);
            text
        }
        Event::PassedOver { seat } => Description::new("event-passed-over").arg("seat", *seat).by(rules::TURN_NOTHING),
        Event::RoundScored { round, .. } => Description::new("event-round").arg("round", *round).by(rules::ROUND_SCORE),
        Event::LastTurns => Description::new("event-last-turns").by(rules::ROUND_LAST_TURN),
        Event::FinalScored { .. } => Description::new("event-final").by(rules::FINAL_GOODS),
        Event::Over { winners } => Description::new("event-over")
            .arg("seats", Arg::List(winners.iter().map(Arg::Seat).collect()))
            .arg("count", winners.len() as u32)
            .by(if winners.len() > 1 { rules::FINAL_TIE } else { rules::FINAL_WINNER }),
    }
}

fn name(name: impl ToString) -> Arg {
    Arg::Name(name.to_string())
}

/// How boards lie, board by board in words.
fn layout_arg(layout: Layout) -> Arg {
    const UPRIGHT: [[&str; 3]; 3] = [
        ["board-a", "board-a-up", "board-a-down"],
        ["board-b", "board-b-up", "board-b-down"],
        ["board-c", "board-c-up", "board-c-down"],
    ];
    const TURNED: [[&str; 3]; 3] = [
        ["board-a-turned", "board-a-turned-up", "board-a-turned-down"],
        ["board-b-turned", "board-b-turned-up", "board-b-turned-down"],
        ["board-c-turned", "board-c-turned-up", "board-c-turned-down"],
    ];
    let board = |(place, letter): (usize, u8)| {
        let shift = if place == 0 { 0 } else { 1 + usize::from(layout.lower(place)) };
        let words = if layout.turned(place) { TURNED } else { UPRIGHT };
        Arg::Term(words[usize::from(letter)][shift])
    };
    Arg::List(layout.order().into_iter().enumerate().map(board).collect())
}

/// The word for a colour's type.
pub(crate) const fn colour_term(colour: Colour) -> Arg {
    Arg::Term(match colour {
        Colour::Village => "tile-village",
        Colour::Field => "tile-field",
        Colour::Wagon => "tile-wagon",
        Colour::Monastery => "tile-monastery",
        Colour::Quarry => "tile-quarry",
        Colour::Town => "tile-town",
        Colour::Tavern => "tile-tavern",
        Colour::Castle => "tile-castle",
    })
}

/// The words for a tile or a hex; for a field also what it shows.
fn piece_arg(text: &str) -> Arg {
    match Piece::find(text) {
        Some(Piece::HEX) => Arg::Term("tile-hex"),
        Some(piece) => match piece.kind() {
            Some(kind) if kind.colour() == Colour::Field => Arg::Term(field_key(kind.products())),
            Some(kind) => colour_term(kind.colour()),
            None => name(text),
        },
        None => name(text),
    }
}

fn bonus_term(bonus: Bonus) -> Arg {
    Arg::Term(match bonus {
        Bonus::RegionCard => "bonus-region-card",
        Bonus::Storage => "bonus-storage",
        Bonus::Marble => "bonus-marble",
        Bonus::Worker => "bonus-worker",
        Bonus::BonusCard => "bonus-bonus-card",
    })
}

fn card_arg(card: &str) -> Arg {
    Colour::find(card.trim_end_matches(" card")).map_or_else(|| name(card), colour_term)
}

/// What was paid, item by item in words.
fn payment_arg(text: &str) -> Arg {
    let item = |item: &str| {
        let (count, word) = item.split_once(' ').unwrap_or(("1", item));
        let term = if word == "worker" { Arg::Term("piece-worker") } else { card_arg(word) };
        let count: usize = count.parse().unwrap_or(1);
        std::iter::repeat_n(term, count)
    };
    Arg::List(text.split(" + ").flat_map(item).collect())
}

/// The words for a field with these products.
const fn field_key(products: Products) -> &'static str {
    match products.0 {
        0b0001 => "tile-field-vineyard",
        0b0010 => "tile-field-pigs",
        0b0011 => "tile-field-vineyard-pigs",
        0b0100 => "tile-field-olives",
        0b0101 => "tile-field-vineyard-olives",
        0b0110 => "tile-field-pigs-olives",
        0b1000 => "tile-field-wheat",
        0b1001 => "tile-field-vineyard-wheat",
        0b1010 => "tile-field-pigs-wheat",
        0b1100 => "tile-field-olives-wheat",
        _ => "tile-field",
    }
}
