//! Secrets of the host: seeds and keys of deals, and commitments to them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use duchy_game::context::Seed;

use duchy_record::Chance;

/// The secret that decides the draws of a table. Never leaves the host before the game (or the deal) is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Secret {
    /// A seed for this table only.
    Seed(Seed),
    /// The key of a deal.
    Deal {
        /// Public id of the deal.
        id: String,
        /// Key of the deal.
        key: Seed,
    },
    /// A public seed.
    Open(Seed),
}

impl Secret {
    /// A public seed: 64 hexadecimal digits, or the SHA-256 of any other text.
    pub fn open(phrase: &str) -> Self {
        Secret::Open(Seed(from_hex(phrase).unwrap_or_else(|| Sha256::digest(phrase).into())))
    }

    /// The commitment for the header.
    pub fn public(&self) -> Chance {
        match self {
            Secret::Seed(seed) => Chance::Seed { commitment: commitment(seed) },
            Secret::Deal { id, key } => Chance::Deal { id: id.clone(), commitment: commitment(key) },
            Secret::Open(seed) => Chance::Open { seed: to_hex(&seed.0) },
        }
    }

    /// The secret's bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        match self {
            Secret::Seed(seed) | Secret::Open(seed) | Secret::Deal { key: seed, .. } => &seed.0,
        }
    }

    /// The secret in hexadecimal, for the result of a finished game. A deal's key stays secret: other tables may still be
    /// playing it.
    pub fn revealed(&self) -> Option<String> {
        match self {
            Secret::Seed(seed) => Some(to_hex(&seed.0)),
            Secret::Deal { .. } | Secret::Open(_) => None,
        }
    }

    /// The secret with these bytes, if it matches the header's commitment.
    pub fn reopen(chance: &Chance, bytes: [u8; 32]) -> Option<Self> {
        let seed = Seed(bytes);
        let secret = match chance {
            Chance::Written => return None,
            Chance::Seed { .. } => Secret::Seed(seed),
            Chance::Deal { id, .. } => Secret::Deal { id: id.clone(), key: seed },
            Chance::Open { .. } => Secret::Open(seed),
        };
        (secret.public() == *chance).then_some(secret)
    }

    /// The deal with this id: its key is an HMAC-SHA256 of the server's secret and the id.
    pub fn deal(server: &[u8], id: &str) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(server).unwrap_or_else(|_| unreachable!("HMAC takes any key"));
        mac.update(id.as_bytes());
        Secret::Deal { id: id.to_owned(), key: Seed(mac.finalize().into_bytes().into()) }
    }
}

/// The commitment to a secret, published before the game: its SHA-256 in hexadecimal.
pub fn commitment(seed: &Seed) -> String {
    to_hex(&Sha256::digest(seed.0))
}

/// Bytes as lower-case hexadecimal.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Parses 32 bytes in hexadecimal.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_fits_its_secret_and_no_other() {
        let secret = Secret::Seed(Seed([5; 32]));
        let public = secret.public();
        assert_eq!(Secret::reopen(&public, [5; 32]), Some(secret));
        assert_eq!(Secret::reopen(&public, [6; 32]), None);
    }

    #[test]
    fn deals_differ_by_id_and_by_server() {
        let deal = |server: &[u8], id| Secret::deal(server, id).bytes().to_owned();
        assert_eq!(deal(b"one", "a"), deal(b"one", "a"));
        assert_ne!(deal(b"one", "a"), deal(b"one", "b"));
        assert_ne!(deal(b"one", "a"), deal(b"two", "a"));
    }

    #[test]
    fn hexadecimal_goes_there_and_back() {
        let bytes: [u8; 32] = std::array::from_fn(|i| i as u8 * 7);
        assert_eq!(from_hex(&to_hex(&bytes)), Some(bytes));
        assert_eq!(from_hex("zz"), None);
        assert_eq!(from_hex(&"é".repeat(32)), None);
    }
}
