//! The daily deal: one solo game with the same draws for everyone, from midnight to midnight UTC.
//!
//! A person's first table of the day counts, if they finish it themselves before the day is over. Its score is taken
//! from the table and stored with the entry that ends it. After that they can play the deal again for practice. The
//! deal's key stays secret until the day is over, and so do other people's tables, which would show its cards.

use std::fmt;

use duchy_game::Status;
use duchy_host::{Chance, Header, Kind, Request, Secret, Step, to_hex};
use duchy_store::{DailyScore, SeatKind, SeatRow};
use jiff::{Timestamp, ToSpan as _, civil::Date, tz::TimeZone};

use crate::{App, Error};

/// A UTC day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day(Date);

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Day {
    fn of(time: Timestamp) -> Self {
        Day(time.to_zoned(TimeZone::UTC).date())
    }

    /// Parses `2026-01-31`; no other format is accepted, so every day has one name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let day = Day(text.parse().ok()?);
        (day.to_string() == text).then_some(day)
    }

    /// The day of a deal of this game.
    fn of_deal(game: &str, id: &str) -> Option<Self> {
        id.strip_prefix("daily-")?.strip_prefix(game)?.strip_prefix('-').and_then(Day::read)
    }

    /// The public id of the day's deal of this game. Durable: the key is derived from it.
    pub(crate) fn deal(self, game: &str) -> String {
        format!("daily-{game}-{self}")
    }

    /// The midnight at which it ends, in the format used in records.
    pub(crate) fn ends(self) -> String {
        let next = self.0.checked_add(1.day()).unwrap_or(Date::MAX);
        format!("{next}T00:00:00.000Z")
    }
}

/// What is public about a deal right now.
pub(crate) struct Sealed {
    /// The commitment to its key.
    pub(crate) commitment: String,
    /// The key, once the day is over.
    pub(crate) key: Option<String>,
}

impl App {
    /// The current day.
    pub(crate) fn today(&self) -> Day {
        Day::of((self.config.clock)())
    }

    /// The game of the daily deal: the first one with a solo mode.
    pub(crate) fn daily_game(&self) -> Result<&'static str, Error> {
        let solo = self.registry.games().find(|kind| kind.info().seats.min == 1);
        solo.map(Kind::id).ok_or(Error::NotFound)
    }

    /// The secret of a day's deal.
    pub(crate) fn daily_secret(&self, day: Day) -> Result<Secret, Error> {
        Ok(Secret::deal(&self.deals.0, &day.deal(self.daily_game()?)))
    }

    /// What is public about a day's deal.
    pub(crate) fn daily_deal(&self, day: Day) -> Result<Sealed, Error> {
        let secret = self.daily_secret(day)?;
        let Chance::Deal { commitment, .. } = secret.public() else {
            return Err(Error::internal("a deal's public form is not a deal", day.to_string()));
        };
        let key = (day < self.today()).then(|| to_hex(secret.bytes()));
        Ok(Sealed { commitment, key })
    }

    /// The daily score a step earns: only if it ends a game of today's deal that a person played to the end. Resigning,
    /// or having a bot take over, earns none.
    pub(crate) fn daily_score(
        &self,
        secret: &Secret,
        seats: &[SeatRow],
        request: &Request,
        step: &Step,
    ) -> Option<DailyScore> {
        let Secret::Deal { id, .. } = secret else { return None };
        let Status::Over { won: Some(won), .. } = step.status() else { return None };
        let by_person = matches!(seats, [seat] if matches!(seat.kind, SeatKind::Person { .. }));
        let counts = by_person
            && matches!(request, Request::Action { .. })
            && Day::of_deal(self.daily_game().ok()?, id)? == self.today();
        counts.then_some(DailyScore { score: *step.scores().first()?, won })
    }
}

/// The deal a table is played on, by its public id.
pub(crate) fn deal_of(header: &Header) -> Option<String> {
    match &header.chance {
        Chance::Deal { id, .. } => Some(id.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_one_name() {
        let day = Day::read("2026-02-28").unwrap();
        assert_eq!(day.to_string(), "2026-02-28");
        assert_eq!(day.ends(), "2026-03-01T00:00:00.000Z");
        assert_eq!(Day::of_deal("market", &day.deal("market")), Some(day));
        for bad in ["", "20260228", "2026-2-28", "2026-02-30", "+002026-02-28", "2026-02-28T10:00", "x", "2026-02-28 "]
        {
            assert_eq!(Day::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight_utc() {
        let day = |time: &str| Day::of(time.parse().unwrap()).to_string();
        assert_eq!(day("2026-01-31T23:59:59.999Z"), "2026-01-31");
        assert_eq!(day("2026-02-01T00:00:00Z"), "2026-02-01");
        assert_eq!(day("2026-02-01T01:00:00+02:00"), "2026-01-31");
    }
}
