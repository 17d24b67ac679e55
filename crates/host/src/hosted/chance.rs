//! Running the rules with live or recorded draws.

use duchy_game::{
    BadOptions, Context, Game, Illegal, Interned, RulesVersion, Seat,
    context::{Deal, Deviation, Fixed, Live, Trace},
};

use crate::{PlayError, Refusal, Secret, json};

/// Source of an entry's outcomes.
pub(super) enum Outcomes<'a> {
    /// Drawn by the host's secret.
    Secret(&'a Secret),
    /// Given by a record.
    Recorded(&'a [String]),
}

/// Why a step can't be made.
pub(super) enum StepError {
    Play(PlayError),
    /// A recorded outcome is not possible.
    Chance(Deviation),
    /// There is nothing to go back to.
    Undo(String),
}

/// Why a setup can't be made.
pub(super) enum SetupError {
    Options(BadOptions),
    /// A recorded outcome is not possible.
    Chance(Deviation),
}

/// Plays a legal action; `seq` is the entry's number, which live draws depend on.
pub(super) fn play<G: Game>(
    position: &mut G,
    seat: Seat,
    action: &G::Action,
    outcomes: &Outcomes<'_>,
    seq: u32,
) -> Result<Trace<G::Event>, StepError> {
    run(outcomes, seq, &mut Play { position, seat, action })
}

/// Deals what a seat can't know again, and takes back what the others have answered in secret.
pub(super) fn redeal<G: Game>(
    position: &mut G,
    seat: Seat,
    outcomes: &Outcomes<'_>,
    seq: u32,
) -> Result<Trace<G::Event>, StepError> {
    let trace = run(outcomes, seq, &mut Redeal { position, seat })?;
    position.reopen(seat);
    Ok(trace)
}

/// Sets up a game (entry 0).
pub(super) fn start<G: Game>(
    catalogue: Interned<G::Catalogue>,
    rules: RulesVersion,
    seats: u8,
    options: &G::Options,
    outcomes: &Outcomes<'_>,
) -> Result<(G, Trace<G::Event>), SetupError> {
    let mut start = Start { catalogue, rules, seats, options, position: None };
    let trace = run(outcomes, 0, &mut start)?;
    let position = start.position.unwrap_or_else(|| unreachable!("a start that did not fail has a position"));
    Ok((position, trace))
}

/// Something that runs under any context: a closure can't be generic.
trait Run<E> {
    type Error: From<Deviation>;
    fn run(&mut self, cx: &mut impl Context<E>) -> Result<(), Self::Error>;
}

fn run<E, R: Run<E>>(outcomes: &Outcomes<'_>, seq: u32, run: &mut R) -> Result<Trace<E>, R::Error> {
    match outcomes {
        Outcomes::Secret(Secret::Seed(seed) | Secret::Open(seed)) => {
            let mut cx = Live::new(seed, seq);
            run.run(&mut cx).map(|()| cx.finish())
        }
        Outcomes::Secret(Secret::Deal { key, .. }) => {
            let mut cx = Deal::new(&key.0);
            run.run(&mut cx).map(|()| cx.finish())
        }
        Outcomes::Recorded(names) => {
            let mut cx = Fixed::new(names.iter().cloned());
            run.run(&mut cx)?;
            Ok(cx.finish()?)
        }
    }
}

struct Play<'a, G: Game> {
    position: &'a mut G,
    seat: Seat,
    action: &'a G::Action,
}

impl<G: Game> Run<G::Event> for Play<'_, G> {
    type Error = StepError;
    fn run(&mut self, cx: &mut impl Context<G::Event>) -> Result<(), StepError> {
        self.position
            .play(self.seat, self.action, cx)
            .map_err(|illegal| StepError::Play(PlayError::Illegal(refusal(illegal))))
    }
}

struct Redeal<'a, G: Game> {
    position: &'a mut G,
    seat: Seat,
}

impl<G: Game> Run<G::Event> for Redeal<'_, G> {
    type Error = StepError;
    fn run(&mut self, cx: &mut impl Context<G::Event>) -> Result<(), StepError> {
        self.position.determinize(self.seat, cx);
        Ok(())
    }
}

struct Start<'a, G: Game> {
    catalogue: Interned<G::Catalogue>,
    rules: RulesVersion,
    seats: u8,
    options: &'a G::Options,
    position: Option<G>,
}

impl<G: Game> Run<G::Event> for Start<'_, G> {
    type Error = SetupError;
    fn run(&mut self, cx: &mut impl Context<G::Event>) -> Result<(), SetupError> {
        let started = G::start(self.catalogue, self.rules, self.seats, self.options, cx);
        self.position = Some(started.map_err(SetupError::Options)?);
        Ok(())
    }
}

pub(super) fn refusal<P: serde::Serialize>(illegal: Illegal<P>) -> Refusal {
    Refusal { rule: illegal.rule, places: illegal.places.iter().map(json).collect() }
}

impl From<PlayError> for StepError {
    fn from(error: PlayError) -> Self {
        StepError::Play(error)
    }
}

impl From<Deviation> for StepError {
    fn from(deviation: Deviation) -> Self {
        StepError::Chance(deviation)
    }
}

impl From<Deviation> for SetupError {
    fn from(deviation: Deviation) -> Self {
        SetupError::Chance(deviation)
    }
}
