//! Components in JSON: a tile, a space and a colour of goods stand by their names.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use ts_rs::{Config, TS};

use crate::{
    space::Space,
    tile::{Good, Tile},
};

macro_rules! by_name {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                <$kind>::find(&name).ok_or_else(|| D::Error::custom(format!("nothing is called \"{name}\"")))
            }
        }

        impl TS for $kind {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                "string".to_owned()
            }

            fn inline(_: &Config) -> String {
                "string".to_owned()
            }
        }
    )*};
}

by_name!(Tile, Space, Good);
