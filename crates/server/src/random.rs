//! Random bytes, ids and the current time.

use crate::Error;

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Error::internal("the operating system returned no random bytes", error))?;
    Ok(bytes)
}

/// A short unguessable id: ten letters and digits (fifty bits), without lookalikes.
pub(crate) fn id() -> Result<String, Error> {
    Ok(id_from(&bytes::<10>()?))
}

/// The id made from the first ten of these bytes.
pub(crate) fn id_from(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    bytes.iter().take(10).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The current time in the format used in records: RFC 3339 in UTC, always with milliseconds.
pub(crate) fn now() -> String {
    format!("{:.3}", jiff::Timestamp::now())
}

/// The time after a while, in the same format.
pub(crate) fn after(time: jiff::SignedDuration) -> String {
    format!("{:.3}", jiff::Timestamp::now() + time)
}

/// The next millisecond after a stored time.
pub(crate) fn just_after(time: &str) -> String {
    let next = time.parse::<jiff::Timestamp>().ok();
    let next = next.and_then(|time| time.checked_add(jiff::SignedDuration::from_millis(1)).ok());
    next.map_or_else(now, |time| format!("{time:.3}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_and_unique() {
        let ids: std::collections::BTreeSet<String> = (0..1000).map(|_| id().unwrap()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 10));
    }

    #[test]
    fn times_have_a_fixed_length_so_that_they_sort_as_text() {
        let now = now();
        assert_eq!(now.len(), "2026-01-01T00:00:00.000Z".len(), "{now}");
        assert!(now.ends_with('Z'));
    }
}
