//! The file that holds trained weights, with where they come from.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Curve, Net, Schema, features::hex, net::MAX_HIDDEN};

/// Trained weights of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// Where they come from.
    pub origin: Origin,
    /// What guesses points.
    pub net: Net,
    /// What turns points into a chance to win.
    pub curve: Curve,
}

/// Where weights come from, and what they fit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The game.
    pub game: String,
    /// The rules version they were trained with.
    pub rules: u16,
    /// Hash of the feature names ([`super::Schema`]).
    pub names: String,
    /// The command that trained them.
    pub command: String,
    /// Its seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// What the arena measured, in words; empty if nothing was measured yet.
    pub arena: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    #[serde(flatten)]
    origin: Origin,
    features: usize,
    hidden: usize,
    stages: usize,
    /// Hash of this header without it, and of the numbers.
    sum: String,
}

impl Header {
    fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|_| unreachable!("a header is plain data"))
    }

    /// The same with its hash.
    fn summed(mut self, numbers: &[u8]) -> Self {
        self.sum = String::new();
        self.sum = hex(&Sha256::new().chain_update(self.to_json()).chain_update(numbers).finalize()[..16]);
        self
    }
}

/// Why a file can't be used as weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// It is something else.
    #[error("this is not a file of weights: it does not begin with \"{MAGIC}\"")]
    NotWeights,
    /// It was cut off or changed.
    #[error("the file of weights is damaged ({0}): fetch or train it again")]
    Damaged(&'static str),
    /// They are for something else.
    #[error("these weights are for {found}, not for {expected}: train new ones with `duchy train`")]
    Foreign {
        /// What they are for.
        found: String,
        /// What they should be for.
        expected: String,
    },
}

/// The first line of a file.
const MAGIC: &str = "duchy weights 1";
/// The largest file that is read.
const MAX_BYTES: usize = 1 << 20;

impl Weights {
    /// The largest file of a game that is built in.
    pub const MAX_BUILT_IN: usize = 300 * 1024;

    /// The file's bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers: Vec<u8> = self.numbers().flat_map(f32::to_le_bytes).collect();
        let header = Header {
            origin: self.origin.clone(),
            features: self.net.features,
            hidden: self.net.hidden,
            stages: self.net.stages,
            sum: String::new(),
        };
        let mut bytes = format!("{MAGIC}\n{}\n", header.summed(&numbers).to_json()).into_bytes();
        bytes.extend(numbers);
        bytes
    }

    /// A hash of the file: others have another.
    pub fn fingerprint(&self) -> String {
        hex(&Sha256::digest(self.to_bytes())[..16])
    }

    /// Reads a file's bytes; what they fit is checked by [`Weights::check`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes
            .strip_prefix(MAGIC.as_bytes())
            .and_then(|rest| rest.strip_prefix(b"\n"))
            .ok_or(WeightsError::NotWeights)?;
        let damaged = |what| Err(WeightsError::Damaged(what));
        let Some(end) = rest.iter().position(|&byte| byte == b'\n') else { return damaged("the header is cut off") };
        let Ok(header) = serde_json::from_slice::<Header>(&rest[..end]) else {
            return damaged("the header can't be read");
        };
        let numbers = &rest[end + 1..];
        let (features, hidden, stages) = (header.features, header.hidden, header.stages);
        if bytes.len() > MAX_BYTES || hidden > MAX_HIDDEN || features > MAX_BYTES || stages > 1000 {
            return damaged("the sizes make no sense");
        }
        if numbers.len() != 4 * count(features, hidden, stages) {
            return damaged("the number of weights is wrong");
        }
        let sum = header.sum.clone();
        let header = header.summed(numbers);
        if sum != header.sum {
            return damaged("the checksum is wrong");
        }
        let (words, _) = numbers.as_chunks::<4>();
        let mut words = words.iter().map(|&word| f32::from_le_bytes(word));
        if words.clone().any(|word| !word.is_finite()) {
            return damaged("a weight is not a number");
        }
        let mut net = Net::new(features, hidden, stages, 0);
        for weight in net.parts_mut().into_iter().flatten() {
            *weight = words.next().unwrap_or_default();
        }
        let mut curve = Curve::new(stages);
        for number in curve.stages.as_flattened_mut() {
            *number = words.next().unwrap_or_default();
        }
        Ok(Weights { origin: header.origin, net, curve })
    }

    /// Whether the weights fit a game of these rules and these features.
    pub fn check(&self, game: &str, rules: u16, schema: &Schema) -> Result<(), WeightsError> {
        let origin = &self.origin;
        let foreign = |found: String, expected: String| Err(WeightsError::Foreign { found, expected });
        if origin.game != game {
            return foreign(origin.game.clone(), game.to_owned());
        }
        if origin.rules != rules {
            return foreign(format!("version {} of the rules", origin.rules), format!("version {rules}"));
        }
        if origin.names != schema.names {
            return foreign(format!("features {}", origin.names), schema.names.clone());
        }
        if (self.net.features, self.net.stages) != (schema.count, schema.stages) {
            return Err(WeightsError::Damaged("the sizes are not those of the features"));
        }
        Ok(())
    }

    fn numbers(&self) -> impl Iterator<Item = f32> + '_ {
        self.net.parts().into_iter().flatten().chain(self.curve.stages.as_flattened()).copied()
    }
}

fn count(features: usize, hidden: usize, stages: usize) -> usize {
    stages * features + stages + features * hidden + hidden + stages * hidden + 3 * stages
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

    use super::*;

    fn weights() -> Weights {
        let origin = Origin {
            game: "toy".into(),
            rules: 1,
            names: "0123".into(),
            command: "duchy train --game toy".into(),
            seed: 7,
            games: 10,
            arena: String::new(),
        };
        Weights { origin, net: Net::new(12, 3, 2, 9), curve: Curve::new(2) }
    }

    #[test]
    fn a_file_gives_the_same_weights_back() {
        let weights = weights();
        assert_eq!(Weights::from_bytes(&weights.to_bytes()).unwrap(), weights);
    }

    #[test]
    fn a_damaged_file_is_refused_in_words() {
        let bytes = weights().to_bytes();
        assert_eq!(Weights::from_bytes(b"PNG"), Err(WeightsError::NotWeights));
        let mut changed = bytes.clone();
        *changed.last_mut().unwrap() ^= 1;
        assert_eq!(Weights::from_bytes(&changed), Err(WeightsError::Damaged("the checksum is wrong")));
        let told = String::from_utf8_lossy(&bytes).find("toy").unwrap();
        let mut renamed = bytes.clone();
        renamed[told] ^= 1;
        assert_eq!(Weights::from_bytes(&renamed), Err(WeightsError::Damaged("the checksum is wrong")));
        for cut in [MAGIC.len() + 1, MAGIC.len() + 9, bytes.len() - 1] {
            let error = Weights::from_bytes(&bytes[..cut]).unwrap_err();
            assert!(error.to_string().contains("train it again"), "{error}");
        }
    }

    #[test]
    fn foreign_weights_are_refused_in_words() {
        let weights = weights();
        let schema = |names: &str| Schema { count: 12, stages: 2, names: names.into() };
        weights.check("toy", 1, &schema("0123")).unwrap();
        for (game, rules, names) in [("chess", 1, "0123"), ("toy", 2, "0123"), ("toy", 1, "9999")] {
            let error = weights.check(game, rules, &schema(names)).unwrap_err();
            assert!(error.to_string().contains("duchy train"), "{error}");
        }
        for (count, stages) in [(11, 2), (12, 3)] {
            let other = Schema { count, stages, names: "0123".into() };
            assert!(matches!(weights.check("toy", 1, &other), Err(WeightsError::Damaged(_))));
        }
    }
}
