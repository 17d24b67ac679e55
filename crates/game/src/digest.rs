//! The fingerprint of a position.

use std::fmt::{self, Write};

/// Collects the facts of a position into a short fingerprint (64-bit FNV-1a).
///
/// Fingerprints stand in records, so a game feeds what a person could read off the table, by stable names and in a
/// fixed order: where tiles lie, who has how many points, whose turn it is. Not its memory layout.
#[derive(Clone)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// One fact. Facts are kept apart, so `("1", "23")` and `("12", "3")` differ.
    pub fn fact(&mut self, fact: impl fmt::Display) {
        // Writing into a hash can't fail; a Display that does has only shortened its fact.
        let _ = write!(self, "{fact}\u{1f}");
    }

    /// Eight hexadecimal digits: enough to name the line where a replay drifts.
    pub fn finish(&self) -> String {
        format!("{:08x}", (self.0 ^ (self.0 >> 32)) as u32)
    }
}

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(facts: &[&str]) -> String {
        let mut digest = Digest::default();
        facts.iter().for_each(|fact| digest.fact(fact));
        digest.finish()
    }

    #[test]
    fn facts_are_kept_apart() {
        assert_ne!(digest(&["1", "23"]), digest(&["12", "3"]));
        assert_eq!(digest(&["1", "23"]), digest(&["1", "23"]));
    }

    /// Fingerprints are durable.
    #[test]
    fn fingerprints_are_stable() {
        assert_eq!(digest(&["carcassonne", "0,0 N"]), "b94364f2");
    }
}
