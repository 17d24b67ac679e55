//! How prompts, actions and events are shown: text keys of `text/`, their arguments, and places on the map.

use duchy_game::{Arg, Description, Seat, SeatSet};

use crate::{
    action::Action,
    event::{Event, Scored, When},
    pending::Pending,
    rules,
    square::{Half, Side},
    state::Carcassonne,
    tile::{FeatureKind, Spot},
};

impl Carcassonne {
    pub(crate) fn prompt(&self, seat: Seat) -> Description {
        match self.pending.last() {
            Some(&Pending::Lay { seat: awaited, tile }) if awaited == seat => {
                Description::new("prompt-lay").arg("tile", name(self.tile_name(tile))).by(rules::PLACE_MATCH)
            }
            Some(&Pending::Place { seat: awaited }) if awaited == seat => Description::new("prompt-place")
                .at(rules::cell(self.board.tile(self.board.last()).square))
                .by(rules::FIGURE_OPTIONAL),
            Some(_) => Description::new("prompt-wait").by(rules::TURN_ORDER),
            None => Description::new("prompt-over").by(rules::END_WINNER),
        }
    }

    pub(crate) fn describe(&self, action: &Action) -> Description {
        match *action {
            Action::Lay { square, facing } => Description::new("action-lay")
                .arg("square", name(square))
                .arg("facing", Arg::Term(side_key(facing)))
                .at(rules::cell(square))
                .at(rules::turn(facing))
                .by(rules::PLACE_MATCH),
            Action::Place { spot, .. } => {
                let square = self.board.tile(self.board.last()).square;
                let (key, place) = match spot {
                    Spot::Road(side) => ("action-road", Some(side_key(side))),
                    Spot::City(side) => ("action-city", Some(side_key(side))),
                    Spot::Monastery => ("action-monastery", None),
                    Spot::Field(half) => ("action-field", Some(half_key(half))),
                };
                let text = Description::new(key).at(spot.on(square)).by(rules::FIGURE_ONE_FEATURE);
                place.into_iter().fold(text, |text, key| text.arg("place", Arg::Term(key)))
            }
            Action::Pass => Description::new("action-pass").at(rules::pass()).by(rules::FIGURE_OPTIONAL),
        }
    }
}

/// Events say all there is to know themselves.
pub(crate) fn event_text(event: &Event) -> Description {
    match event {
        Event::Started { first, square, .. } => {
            Description::new("event-started").arg("seat", *first).at(rules::cell(*square)).by(rules::SETUP_FIRST)
        }
        Event::Drawn { seat, tile } => {
            Description::new("event-drawn").arg("seat", *seat).arg("tile", name(tile)).by(rules::DRAW_OPEN)
        }
        Event::PutAway { tile } => {
            Description::new("event-put-away").arg("tile", name(tile)).by(rules::DRAW_UNPLACEABLE)
        }
        Event::Laid { seat, tile, square, .. } => Description::new("event-laid")
            .arg("seat", *seat)
            .arg("tile", name(tile))
            .arg("square", name(square))
            .at(rules::cell(*square))
            .by(rules::PLACE_MATCH),
        Event::Placed { seat, on, at, .. } => {
            let key = match on {
                FeatureKind::Road => "event-placed-road",
                FeatureKind::City => "event-placed-city",
                FeatureKind::Monastery => "event-placed-monastery",
                FeatureKind::Field => "event-placed-field",
            };
            Description::new(key).arg("seat", *seat).at(at.clone()).by(rules::FIGURE_ONE_FEATURE)
        }
        Event::Scored(scored) => scored_text(scored),
        Event::Over { winners } => {
            let rule = if winners.len() > 1 { rules::END_SHARED_VICTORY } else { rules::END_WINNER };
            with_seats(Description::new("event-over"), *winners).by(rule)
        }
    }
}

fn scored_text(scored: &Scored) -> Description {
    let key = match (scored.feature, scored.when) {
        (FeatureKind::Road, When::Completed) => "event-scored-road",
        (FeatureKind::City, When::Completed) => "event-scored-city",
        (FeatureKind::Monastery, When::Completed) => "event-scored-monastery",
        (FeatureKind::Road, When::Final) => "event-final-road",
        (FeatureKind::City, When::Final) => "event-final-city",
        (FeatureKind::Monastery, When::Final) => "event-final-monastery",
        (FeatureKind::Field, _) => "event-final-field",
    };
    let mut text = with_seats(Description::new(key), scored.owners).arg("points", scored.points);
    text.refs = scored.parts.clone();
    text.rule = scored.lines.first().map(|line| line.rule);
    text
}

/// Who, as a list, and how many, for the verb.
fn with_seats(text: Description, seats: SeatSet) -> Description {
    let list = seats.iter().map(Arg::Seat).collect();
    text.arg("seats", Arg::List(list)).arg("count", seats.len() as u32)
}

fn name(name: impl ToString) -> Arg {
    Arg::Name(name.to_string())
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::N => "side-n",
        Side::E => "side-e",
        Side::S => "side-s",
        Side::W => "side-w",
    }
}

const fn half_key(half: Half) -> &'static str {
    match half {
        Half::NL => "half-nl",
        Half::NR => "half-nr",
        Half::EL => "half-el",
        Half::ER => "half-er",
        Half::SL => "half-sl",
        Half::SR => "half-sr",
        Half::WL => "half-wl",
        Half::WR => "half-wr",
    }
}
