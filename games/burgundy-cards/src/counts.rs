//! Counts by kind in JSON: a list, since arrays of this length have no JSON form of their own.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(crate) fn serialize<S: Serializer, const N: usize>(counts: &[u8; N], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(counts)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[u8; N], D::Error> {
    let counts = Vec::<u8>::deserialize(deserializer)?;
    counts.try_into().map_err(|counts: Vec<u8>| D::Error::invalid_length(counts.len(), &"a count per kind"))
}
