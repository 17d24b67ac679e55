//! How tests write parts of the map.

use duchy_carcassonne::{PartAt, Place};

/// The name of a part of the map, in one word: `road:1,0:E`.
pub(crate) fn part_name(place: &Place) -> String {
    let Place::Part { feature, x, y, at } = place else { panic!("{place:?} is no part of a feature") };
    let kind = feature.word();
    match at {
        None => format!("{kind}:{x},{y}"),
        Some(PartAt::Side(side)) => format!("{kind}:{x},{y}:{side}"),
        Some(PartAt::Half(half)) => format!("{kind}:{x},{y}:{half}"),
        Some(PartAt::Inside(number)) => format!("{kind}:{x},{y}:inside-{number}"),
    }
}
