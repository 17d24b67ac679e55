//! Actions and values as the report shows them.

use duchy_game::{Description, Presentation, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::{InUnits, JudgedChoice, Measured, judge::Looked, values::tidy};

/// A text with its places as JSON.
pub(crate) fn erased<P: Serialize>(description: Description<P>) -> Description<Value> {
    description.map_places(|place| json(&place))
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our types have string keys and finite numbers")
}

pub(crate) fn tidied(measured: Measured) -> Measured {
    Measured { value: tidy(measured.value), error: tidy(measured.error) }
}

pub(crate) fn choice<G: Presentation>(
    position: &G,
    seat: Seat,
    action: &G::Action,
    looked: &Looked<G::Action>,
    behind: InUnits<Measured>,
) -> JudgedChoice {
    JudgedChoice {
        action: position.action_text(action),
        does: json(&position.action_kind(seat, action)),
        text: erased(position.describe_action(seat, action)),
        values: looked.value().measured(&looked.error(), position.seats()),
        behind,
        samples: looked.samples(),
    }
}
