//! Proposals: what a player asks the others to agree to. A proposal is open until it is answered, a person plays on, or it
//! lapses; then everyone sees why it is closed until somebody plays on.

use std::sync::Arc;

use duchy_game::{Seat, SeatSet};
use duchy_host::{PlayError, Request, UndoBy};
use jiff::{SignedDuration, Timestamp};

use crate::{
    App, Error,
    live::{Live, Turn, UndoWay},
    protocol::{Closed, Proposal, Proposed},
    random::now,
    tables::json,
    terms::{Pace, Terms},
};

impl App {
    /// Undoes the last decision of a guest's seat, or asks the others whether they agree. Returns the last entry.
    pub(crate) async fn undo(self: &Arc<Self>, live: Arc<Live>, user: String, seat: Seat) -> Result<u32, Error> {
        let (app, held) = (self.clone(), live.clone());
        self.completely(&held, async move {
            let mut turn = live.turn().await;
            let way = {
                let table = turn.read();
                let seat = table.own_seat(&user, seat)?;
                table.started()?;
                table.check_undos()?;
                table.undo_way(&user, seat).map_err(Error::of_undo)?
            };
            match way {
                UndoWay::Now { by, .. } => app.change_now(&live, turn, &user, &Request::Undo { seat, by }).await,
                UndoWay::Ask(proposal) => app.propose(&live, &mut turn, proposal).await,
            }
        })
        .await
    }

    /// Agrees to a proposal for a guest's seats, or refuses or withdraws it. Returns the last entry.
    pub(crate) async fn answer_proposal(
        self: &Arc<Self>,
        live: Arc<Live>,
        user: String,
        agree: bool,
    ) -> Result<u32, Error> {
        let (app, held) = (self.clone(), live.clone());
        self.completely(&held, async move {
            let mut turn = live.turn().await;
            let (proposal, own) = {
                let table = turn.read();
                let proposal = table.open_proposal().cloned().ok_or(Error::NoProposal)?;
                (proposal, table.seats_of(&user).collect::<Vec<Seat>>())
            };
            if !own.iter().any(|seat| *seat == proposal.seat || proposal.waiting.contains(seat)) {
                return Err(Error::NotYourSeat);
            }
            if agree {
                return app.agree(&live, turn, &user, proposal).await;
            }
            let declines =
                own.iter().find(|seat| proposal.waiting.contains(seat)).filter(|_| !own.contains(&proposal.seat));
            let why = declines.map_or(Closed::Withdrawn, |seat| Closed::Declined(*seat));
            app.propose(&live, &mut turn, proposal.closed(why)).await
        })
        .await
    }

    /// Proposes to end the game for a guest's seat, or agrees if another player has proposed it. A game without other
    /// people ends at once. Returns the last entry.
    pub(crate) async fn end(self: &Arc<Self>, live: Arc<Live>, user: String, seat: Seat) -> Result<u32, Error> {
        let (app, held) = (self.clone(), live.clone());
        self.completely(&held, async move {
            let turn = live.turn().await;
            let proposal = {
                let table = turn.read();
                let seat = table.own_seat(&user, seat)?;
                let game = table.started()?;
                if game.status().is_over() {
                    return Err(Error::Over(PlayError::Over.to_string()));
                }
                if game.players().len() == 1 {
                    return Err(Error::Malformed("a solo game has nobody to agree with; resign instead".to_owned()));
                }
                match table.open_proposal() {
                    Some(proposal) if proposal.what == Proposed::End => proposal.clone(),
                    _ => {
                        let asked: Vec<Seat> = game.asked_to_end(seat).iter().collect();
                        Proposal { seat, what: Proposed::End, waiting: asked.clone(), asked, until: None, closed: None }
                    }
                }
            };
            app.agree(&live, turn, &user, proposal).await
        })
        .await
    }

    /// Agrees to a proposal for a guest's seats. Carries it out if nobody else has to agree.
    async fn agree(
        self: &Arc<Self>,
        live: &Arc<Live>,
        mut turn: Turn<'_>,
        user: &str,
        proposal: Proposal,
    ) -> Result<u32, Error> {
        let own: Vec<Seat> = turn.read().seats_of(user).collect();
        let waiting: Vec<Seat> = proposal.waiting.iter().copied().filter(|seat| !own.contains(seat)).collect();
        if !waiting.is_empty() {
            return self.propose(live, &mut turn, Proposal { waiting, ..proposal }).await;
        }
        let agreed: SeatSet = proposal.asked.iter().copied().collect();
        let request = match proposal.what {
            Proposed::Undo { .. } => Request::Undo { seat: proposal.seat, by: UndoBy::Agreement(agreed) },
            Proposed::End => Request::End { seat: proposal.seat, agreed },
        };
        self.change_now(live, turn, user, &request).await
    }

    /// Stores a proposal and shows it to everyone.
    async fn propose(&self, live: &Live, turn: &mut Turn<'_>, proposal: Proposal) -> Result<u32, Error> {
        let (seq, at, until) = {
            let table = turn.read();
            (table.game.seq, now(), lapses_at(&table.terms))
        };
        let proposal = Proposal { until: proposal.until.clone().or(until), ..proposal };
        let text = json(&proposal)?;
        match self.store.propose(&live.id, seq, &text, &at).await {
            Ok(()) => {
                turn.change(|table| {
                    (table.game.proposal, table.proposal, table.game.updated_at) = (Some(text), Some(proposal), at);
                });
                self.node.announce(&live.id);
                Ok(seq)
            }
            Err(duchy_store::Error::Conflict) => {
                self.reload(live, turn).await?;
                Err(Error::NoProposal)
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// When a new proposal lapses: soon where everyone is at the table, else when everyone has had days to look.
fn lapses_at(terms: &Terms) -> Option<String> {
    let live = matches!(terms.clock.as_ref().map(|clock| clock.pace), Some(Pace::Live { .. }));
    let time = if live { SignedDuration::from_mins(5) } else { SignedDuration::from_hours(3 * 24) };
    Timestamp::now().checked_add(time).ok().map(|time| format!("{time:.3}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms::{AtZero, ClockTerms};

    #[test]
    fn a_proposal_lapses_after_minutes_or_days() {
        let clock = |pace| Terms { clock: Some(ClockTerms { pace, at_zero: AtZero::Resign }), ..Terms::default() };
        let after = |hours| format!("{:.3}", Timestamp::now() + SignedDuration::from_hours(hours));
        for (terms, open, over) in [
            (clock(Pace::Live { bank: 60, increment: 0 }), 0, 1),
            (clock(Pace::Days(2)), 71, 73),
            (Terms::default(), 71, 73),
        ] {
            let until = lapses_at(&terms);
            assert!(until.is_some());
            let proposal =
                Proposal { seat: Seat(0), what: Proposed::End, asked: vec![], waiting: vec![], until, closed: None };
            assert!(proposal.is_open(&after(open)) && !proposal.is_open(&after(over)));
        }
        // Proposals stored before they lapsed.
        let stored = r#"{"seat":0,"what":{"undo":{"to":3}},"asked":[1],"waiting":[1]}"#;
        assert!(serde_json::from_str::<Proposal>(stored).is_ok_and(|stored| stored.is_open(&after(999))));
    }
}
