use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use ts_rs::TS;

/// One of a game's own types (a view, a place, an event), serialized as soon as the game's type is left behind and sent as it
/// is: a state has thousands of these, and none of them is looked into on the way.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(type = "unknown")]
pub struct Json(Box<RawValue>);

impl Json {
    /// Serializes one of our types.
    pub(crate) fn of(value: &impl Serialize) -> Self {
        Json(serde_json::value::to_raw_value(value).expect("our types have string keys and finite numbers"))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    /// What it says, for those who do look into it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.as_str()).expect("it was serialized")
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
