//! Passwords: hashed with argon2id, off the async threads and few at once; failed attempts are slowed down.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::{Duration, Instant},
};

use argon2::{Algorithm, Argon2, Params, Version};
use duchy_host::{from_hex, to_hex};
use tokio::sync::Semaphore;

use crate::{App, Error, limit::household, random};

/// Passwords hashed at once: each takes 19 MB and a core.
const AT_ONCE: usize = 2;
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(5);
/// Failed attempts before an account, or a network, has to wait.
const FREE_PER_LOGIN: u32 = 3;
const FREE_PER_ADDRESS: u32 = 10;
/// The longest wait after a failed attempt.
const LONGEST_WAIT: Duration = Duration::from_secs(300);
/// Attempts are forgotten this long after the last one.
const FORGET: Duration = Duration::from_secs(3600);
/// Maximum attempts remembered before old ones are dropped.
const MANY: usize = 10_000;

/// Hashing, and who has failed how often.
pub(crate) struct Passwords {
    hashing: Arc<Semaphore>,
    attempts: Mutex<HashMap<String, Failed>>,
}

impl Default for Passwords {
    fn default() -> Self {
        Passwords { hashing: Arc::new(Semaphore::new(AT_ONCE)), attempts: Mutex::default() }
    }
}

#[derive(Clone, Copy)]
struct Failed {
    times: u32,
    last: Instant,
    until: Instant,
}

impl Passwords {
    /// Refuses an attempt that comes too soon after failed ones; otherwise counts it as failed until [`Self::succeeded`].
    fn attempt(&self, login: &str, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        if attempts.len() > MANY {
            attempts.retain(|_, failed| now.saturating_duration_since(failed.last) < FORGET);
        }
        let keys = [(login_key(login), FREE_PER_LOGIN), (address_key(address), FREE_PER_ADDRESS)];
        let wait = keys.iter().filter_map(|(key, _)| attempts.get(key)?.until.checked_duration_since(now)).max();
        if let Some(wait) = wait.filter(|wait| !wait.is_zero()) {
            return Err(wait);
        }
        for (key, free) in keys {
            let failed = attempts.entry(key).or_insert(Failed { times: 0, last: now, until: now });
            if now.saturating_duration_since(failed.last) >= FORGET {
                failed.times = 0;
            }
            failed.times += 1;
            let doublings = failed.times.saturating_sub(free).min(16);
            let wait = if doublings == 0 { Duration::ZERO } else { Duration::from_secs(1 << doublings) };
            (failed.last, failed.until) = (now, now + wait.min(LONGEST_WAIT));
        }
        Ok(())
    }

    /// Forgets the failed attempts of an account; of the network, only this one.
    fn succeeded(&self, login: &str, address: IpAddr) {
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        attempts.remove(&login_key(login));
        if let Some(failed) = attempts.get_mut(&address_key(address)) {
            failed.times = failed.times.saturating_sub(1);
            failed.until = failed.last;
        }
    }
}

fn login_key(login: &str) -> String {
    format!("login {login}")
}

fn address_key(address: IpAddr) -> String {
    format!("address {}", household(address))
}

impl App {
    /// Checks a password, slowly. `stored` is `None` for an unknown name, which takes as long and gives the same answer.
    pub(crate) async fn check_password(
        &self,
        login: &str,
        address: IpAddr,
        given: String,
        stored: Option<String>,
    ) -> Result<(), Error> {
        let wait = self.passwords.attempt(login, address, Instant::now());
        wait.map_err(|wait| Error::SlowDown(wait.as_secs() + 1))?;
        let known = stored.is_some();
        let matches = self.hashing(move || matches(&given, stored.as_deref().unwrap_or(nobodys()))).await?;
        if matches && known {
            self.passwords.succeeded(login, address);
            return Ok(());
        }
        Err(Error::WrongPassword)
    }

    /// Hashes a new password.
    pub(crate) async fn hash_new(&self, password: String) -> Result<String, Error> {
        check_length(&password)?;
        let salt = random::bytes()?;
        self.hashing(move || hash(&password, salt))
            .await?
            .ok_or_else(|| Error::internal("a password can't be hashed", "argon2 refused its parameters".to_owned()))
    }

    async fn hashing<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let turn = tokio::time::timeout(PATIENCE, self.passwords.hashing.clone().acquire_owned()).await;
        let Ok(Ok(turn)) = turn else { return Err(Error::SlowDown(PATIENCE.as_secs())) };
        let hashed = tokio::task::spawn_blocking(move || {
            // It is over when the work is, also if nobody waits for it any more.
            let _turn = turn;
            work()
        });
        hashed.await.map_err(|error| Error::internal("hashing a password failed", error))
    }
}

fn check_length(password: &str) -> Result<(), Error> {
    let length = password.chars().count();
    if (8..=200).contains(&length) { Ok(()) } else { Err(Error::BadPassword) }
}

/// A password for the host to set, and its stored form.
pub fn new_password() -> Option<(String, String)> {
    let password = format!("{}{}", random::id().ok()?, random::id().ok()?);
    let stored = hash(&password, random::bytes().ok()?)?;
    Some((password, stored))
}

/// Memory in KiB, passes, lanes: what OWASP recommends.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);

/// The stored form: `argon2id 19456 2 1 SALT HASH`.
fn hash(password: &str, salt: [u8; 32]) -> Option<String> {
    let (memory, passes, lanes) = COST;
    let hash = derive(password, &salt, COST)?;
    Some(format!("argon2id {memory} {passes} {lanes} {} {}", to_hex(&salt), to_hex(&hash)))
}

fn derive(password: &str, salt: &[u8], (memory, passes, lanes): (u32, u32, u32)) -> Option<[u8; 32]> {
    let params = Params::new(memory, passes, lanes, Some(32)).ok()?;
    let mut hash = [0; 32];
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon2.hash_password_into(password.as_bytes(), salt, &mut hash).ok()?;
    Some(hash)
}

fn matches(password: &str, stored: &str) -> bool {
    let compare = || {
        let parts: Vec<&str> = stored.split(' ').collect();
        let ["argon2id", memory, passes, lanes, salt, hash] = parts[..] else { return None };
        let cost = (memory.parse().ok()?, passes.parse().ok()?, lanes.parse().ok()?);
        let (found, expected) = (derive(password, &from_hex(salt)?, cost)?, from_hex(hash)?);
        // In constant time.
        Some(found.iter().zip(&expected).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0)
    };
    compare().unwrap_or(false)
}

/// A password that nobody has, to compare with for unknown names.
fn nobodys() -> &'static str {
    static NOBODYS: OnceLock<String> = OnceLock::new();
    NOBODYS.get_or_init(|| hash("", [0; 32]).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_matches_its_hash_and_no_other() {
        let stored = hash("correct horse", [7; 32]).unwrap();
        assert!(matches("correct horse", &stored));
        for (given, kept) in [("correct horsf", &*stored), ("", &*stored), ("correct horse", "argon2id 1"), ("x", "")] {
            assert!(!matches(given, kept), "{given} {kept}");
        }
        assert!(!stored.contains("horse"));
    }

    #[test]
    fn failed_attempts_are_slowed_per_account_and_address() {
        let passwords = Passwords::default();
        let (here, there): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let mut now = Instant::now();
        for _ in 0..=FREE_PER_LOGIN {
            assert_eq!(passwords.attempt("ann", here, now), Ok(()));
        }
        assert_eq!(passwords.attempt("ann", there, now), Err(Duration::from_secs(2)), "from anywhere");
        assert_eq!(passwords.attempt("ben", here, now), Ok(()), "others can sign in");
        now += Duration::from_secs(2);
        assert_eq!(passwords.attempt("ann", here, now), Ok(()));
        assert_eq!(passwords.attempt("ann", here, now), Err(Duration::from_secs(4)));
        passwords.succeeded("ann", here);
        assert_eq!(passwords.attempt("ann", here, now), Ok(()));
        for number in 0..20 {
            let _ = passwords.attempt(&format!("guess {number}"), there, now);
        }
        assert!(passwords.attempt("cleo", there, now).is_err(), "one address that tries many names");
        assert_eq!(passwords.attempt("cleo", here, now), Ok(()));
    }
}
