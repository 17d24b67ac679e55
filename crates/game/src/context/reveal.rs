//! Which secret actions a reveal makes public.

use crate::{MAX_SEATS, Seat};

/// An entry as far as reveals are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disclosure {
    /// Who acted in secret, if anybody did.
    pub secret_of: Option<Seat>,
    /// It revealed secret choices ([`super::Context::reveal`]).
    pub reveals: bool,
}

/// For each of the entries that count, in order: whether its secret action has been revealed since.
///
/// A reveal shows the last secret action of each seat since the previous reveal; what that action replaced stays secret.
pub fn revealed(entries: impl IntoIterator<Item = Disclosure>) -> Vec<bool> {
    let mut shown = Vec::new();
    let mut last: [Option<usize>; MAX_SEATS] = [None; MAX_SEATS];
    for (index, entry) in entries.into_iter().enumerate() {
        shown.push(false);
        if let Some(seat) = entry.secret_of {
            last[seat.index()] = Some(index);
        }
        if entry.reveals {
            std::mem::take(&mut last).into_iter().flatten().for_each(|index| shown[index] = true);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reveal_shows_the_choices_that_counted_and_not_those_they_replaced() {
        let secret = |seat, reveals| Disclosure { secret_of: Some(Seat(seat)), reveals };
        let open = Disclosure { secret_of: None, reveals: false };
        let entries = [secret(0, false), secret(0, false), secret(1, true), open, secret(1, false)];
        assert_eq!(revealed(entries), [false, true, true, false, false]);
    }
}
