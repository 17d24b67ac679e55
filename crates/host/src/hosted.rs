//! The one implementation of [`Table`], generic over the game.

mod chance;
mod explain;
mod judging;
mod log;
mod moment;
mod opening;
mod replaying;

use std::{
    cmp::Reverse,
    num::NonZero,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use duchy_analysis::Settings;
use duchy_game::{
    Audience, DecisionId, Description, Game, Observed, Outlook, Places, Presentation, Preview, Seat, SeatSet, Status,
    Viewer,
    context::{Fixed, Search, Trace},
};
use duchy_record::{Chance, Entry, EntryKind, GameResult, Header, Player, Record, Undone};
use duchy_search::{Budget, Level, Searcher};
use serde::Deserialize as _;
use serde_json::Value;

use crate::{
    AnalysisError, AnalysisJob, HintJob, Json, Kind, PlayError, Refusal, ReplayError, Secret,
    registry::Registered,
    table::{
        Beyond, BotTurn, Branch, Choice, Decision, LogEntry, MAX_PRESSED, Request, Step, Table, UndoBlocked, UndoBy,
    },
};
use chance::{Outcomes, StepError, refusal};
use log::{erased, erased_line};
pub(crate) use opening::parse_options;

/// A game being played.
pub(crate) struct Hosted<G: Presentation> {
    game: Registered<G>,
    record: Record,
    players: Vec<Player>,
    position: G,
    /// Position after the setup, from which an undo replays.
    first: G,
    setup: Trace<G::Event>,
    /// One for each entry.
    past: Vec<Past<G>>,
    /// The entry that opened the decision of each seat.
    opened: Vec<u32>,
    resigned: SeatSet,
    /// Resigned seats without a stand-in.
    vacant: SeatSet,
    /// The players agreed to end the game.
    ended: bool,
    opponents: Arc<Opponents<G>>,
}

/// The computer opponents of a table, kept between their decisions as in the arena. Those that think are not here.
struct Opponents<G: Game>(Mutex<Vec<Opponent<G>>>);

struct Opponent<G: Game> {
    seat: Seat,
    level: &'static str,
    searcher: Box<dyn Searcher<G>>,
}

impl<G: Game> Opponents<G> {
    fn take(&self, seat: Seat, level: &Level<G>) -> Box<dyn Searcher<G>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|one| one.seat == seat && one.level == level.id);
        found.map_or_else(|| (level.searcher)(), |at| kept.swap_remove(at).searcher)
    }

    fn keep(&self, seat: Seat, level: &Level<G>, searcher: Box<dyn Searcher<G>>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| one.seat != seat);
        kept.push(Opponent { seat, level: level.id, searcher });
    }
}

/// What the table keeps about an entry besides the entry itself.
#[derive(Clone)]
struct Past<G: Game> {
    seat: Seat,
    kind: PastKind<G>,
    undone: bool,
    /// The stream its draws came from. An undo goes back to the stream of the entry it returns to, so that the same line
    /// draws the same outcomes.
    stream: u32,
}

#[derive(Clone)]
enum PastKind<G: Game> {
    Action {
        action: G::Action,
        notation: String,
        text: Description<G::Place>,
        audience: Audience,
        trace: Trace<G::Event>,
        auto: bool,
    },
    /// A `pass` that answered no question, in a record written by hand.
    Superfluous,
    UndoTo(u32),
    Takeover(Player),
    Resignation,
    Timeout,
    End,
    /// The beginning of a branch.
    Redeal(Trace<G::Event>),
}

/// The effect of a step.
struct Next<G: Game> {
    position: G,
    past: Past<G>,
}

impl<G: Presentation> Hosted<G> {
    /// Maximum number of entries with undo and changed decisions; beyond it, only the game itself goes on.
    const MOST_ENTRIES: u32 = 8 * G::MAX_ENTRIES as u32;
    /// How many seats may be taken over after that.
    const MOST_TAKEOVERS: u32 = 1000;

    fn seated(game: Registered<G>, header: Header, position: G, setup: Trace<G::Event>) -> Self {
        Hosted {
            game,
            players: header.players.clone(),
            opened: vec![0; header.players.len()],
            record: Record::new(header),
            first: position.clone(),
            position,
            setup,
            past: Vec::new(),
            resigned: SeatSet::EMPTY,
            vacant: SeatSet::EMPTY,
            ended: false,
            opponents: Arc::new(Opponents(Mutex::default())),
        }
    }

    fn step(&self, request: &Request, outcomes: &Outcomes<'_>, at: Option<String>) -> Result<Step, StepError> {
        let seat = request.seat();
        if seat.index() >= self.players.len() {
            return Err(PlayError::NoSuchSeat(seat.0).into());
        }
        if self.status().is_over() {
            return Err(PlayError::Over.into());
        }
        let plain = matches!(request, Request::Action { .. }) && self.status().awaited().contains(seat);
        // Whoever leaves, or whose time runs out, can always do so: that is once for each seat, or takes its time.
        let most = match request {
            Request::Timeout { .. } | Request::Resign { .. } | Request::End { .. } => u32::MAX,
            Request::Takeover { .. } => Self::MOST_ENTRIES + Self::MOST_TAKEOVERS,
            _ => Self::MOST_ENTRIES,
        };
        if !plain && self.seq() >= most {
            return Err(PlayError::TooLong.into());
        }
        let (kind, past) = match request {
            Request::Action { action, auto, .. } => return self.action_step(seat, action, *auto, outcomes, at),
            Request::Undo { by, .. } => {
                let (to, how) = self.allowed_undo(seat, by).map_err(PlayError::from)?;
                return self.undo_step(seat, to, Some(how), at).map_err(StepError::Undo);
            }
            Request::Takeover { by, .. } => {
                if let Outcomes::Secret(_) = outcomes {
                    opening::check_bot(self.game.levels, by).map_err(PlayError::NoSuchBot)?;
                }
                (EntryKind::Takeover { seat: seat.into(), by: by.clone() }, PastKind::Takeover(by.clone()))
            }
            Request::Resign { .. } if self.resigned.contains(seat) => return Err(PlayError::Resigned.into()),
            Request::Resign { .. } => (EntryKind::Resignation { seat: seat.into() }, PastKind::Resignation),
            Request::Timeout { .. } => (EntryKind::Timeout { seat: seat.into() }, PastKind::Timeout),
            Request::End { agreed, .. } => {
                let asked = self.asked_to_end(seat);
                if self.resigned.contains(seat) || asked.iter().any(|seat| !agreed.contains(seat)) {
                    return Err(PlayError::NotAgreed.into());
                }
                let agreed = asked.iter().map(Into::into).collect();
                (EntryKind::End { seat: seat.into(), agreed }, PastKind::End)
            }
            Request::Redeal { .. } => return self.redeal_step(seat, outcomes, at),
        };
        Ok(self.made(seat, kind, past, self.position.clone(), at))
    }

    fn action_step(
        &self,
        seat: Seat,
        given: &str,
        auto: bool,
        outcomes: &Outcomes<'_>,
        at: Option<String>,
    ) -> Result<Step, StepError> {
        if self.vacant.contains(seat) {
            return Err(PlayError::Resigned.into());
        }
        let action = self.read(given)?;
        let mut position = self.position.clone();
        let trace = chance::play(&mut position, seat, &action, outcomes, self.stream() + 1)?;
        // Descriptions are only defined for legal actions.
        let notation = self.position.action_text(&action);
        let text = self.position.describe_action(seat, &action);
        let audience = self.position.audience(seat, &action);
        let kind =
            EntryKind::Action { seat: Some(seat.into()), action: notation.clone(), outcomes: names(&trace), auto };
        let past = PastKind::Action { action, notation, text, audience, trace, auto };
        Ok(self.made(seat, kind, past, position, at))
    }

    /// Goes back to an entry that counts.
    fn undo_step(&self, seat: Seat, to: u32, how: Option<Undone>, at: Option<String>) -> Result<Step, String> {
        if to != 0 && !self.effective().any(|(seq, _)| seq == to) {
            return Err(format!(
                "there is no entry {to} to go back to, or it has been undone itself; correct \"undo_to\""
            ));
        }
        let kind = EntryKind::UndoTo { seat: seat.into(), to, how };
        Ok(self.made(seat, kind, PastKind::UndoTo(to), self.position_after(to), at))
    }

    /// Where an undo leads, and how the record says that it was allowed.
    fn allowed_undo(&self, seat: Seat, by: &UndoBy) -> Result<(u32, Undone), UndoBlocked> {
        let beyond = || self.undo_beyond(seat).ok_or(UndoBlocked::OthersDecision);
        match by {
            UndoBy::Right => Ok((self.undo_point(seat)?, Undone::default())),
            UndoBy::Agreement(agreed) => {
                let Beyond { to, asked } = beyond()?;
                if asked.is_empty() || asked.iter().any(|seat| !agreed.contains(seat)) {
                    return Err(UndoBlocked::OthersDecision);
                }
                Ok((to, Undone { agreed: asked.iter().map(Into::into).collect(), free: false }))
            }
            UndoBy::Freely => Ok((beyond()?.to, Undone { agreed: Vec::new(), free: true })),
        }
    }

    /// The stream of the last entry.
    fn stream(&self) -> u32 {
        self.past.last().map_or(0, |past| past.stream)
    }

    fn made(&self, seat: Seat, kind: EntryKind, past: PastKind<G>, position: G, at: Option<String>) -> Step {
        let entry = Entry { seq: self.seq() + 1, at, kind, fingerprint: Some(position.fingerprint()) };
        let resigned = match past {
            PastKind::Resignation => self.resigned.with(seat),
            _ => self.resigned,
        };
        let ended = matches!(past, PastKind::End);
        let (status, scores) = (status_of(&position, resigned, ended), scores_of(&position));
        let stream = match entry.kind {
            EntryKind::UndoTo { to, how: Some(_), .. } => {
                to.checked_sub(1).map_or(0, |index| self.past[index as usize].stream)
            }
            _ => self.stream() + 1,
        };
        Step {
            entry,
            status,
            scores,
            next: Box::new(Next { position, past: Past { seat, kind: past, undone: false, stream } }),
        }
    }

    fn read(&self, text: &str) -> Result<G::Action, PlayError> {
        let read = self.position.read_action(text);
        read.map_err(|reason| PlayError::Malformed { action: text.to_owned(), reason })
    }

    /// The position after an entry that has not been undone, played again from the setup.
    fn position_after(&self, seq: u32) -> G {
        let mut position = self.first.clone();
        for past in self.past.iter().take(seq as usize).filter(|past| !past.undone) {
            let (PastKind::Action { trace, .. } | PastKind::Redeal(trace)) = &past.kind else { continue };
            let mut cx = Fixed::new(trace.outcomes.iter().map(|drawn| drawn.name.clone()));
            match &past.kind {
                PastKind::Action { action, .. } => position.play_unchecked(past.seat, action, &mut cx),
                _ => {
                    position.determinize(past.seat, &mut cx);
                    position.reopen(past.seat);
                }
            }
            debug_assert!(cx.finish().is_ok(), "an entry replays as it was played");
        }
        position
    }

    /// Adds an entry to the history, with its effect on players and earlier entries.
    fn append(&mut self, past: Past<G>, entry: Entry) {
        let seat = past.seat;
        match &past.kind {
            PastKind::UndoTo(to) => self.past[*to as usize..].iter_mut().for_each(|past| past.undone = true),
            PastKind::Takeover(by) => {
                self.players[seat.index()] = by.clone();
                self.vacant = self.vacant.without(seat);
            }
            PastKind::Resignation => {
                self.resigned = self.resigned.with(seat);
                self.vacant = self.vacant.with(seat);
            }
            PastKind::End => self.ended = true,
            PastKind::Action { .. } | PastKind::Superfluous | PastKind::Timeout | PastKind::Redeal(_) => {}
        }
        self.past.push(past);
        self.record.push(entry);
    }

    /// The people who still play, without one of them.
    fn people_besides(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let plays = |seat: Seat| self.players[seat.index()].bot.is_none() && !self.resigned.contains(seat);
        Seat::all(self.players.len() as u8).filter(move |&other| other != seat && plays(other))
    }

    /// The entries that count, last first.
    fn effective(&self) -> impl Iterator<Item = (u32, &Past<G>)> {
        let numbered = self.past.iter().enumerate().map(|(index, past)| (index as u32 + 1, past));
        numbered.rev().filter(|(_, past)| !past.undone && !matches!(past.kind, PastKind::UndoTo(_)))
    }

    /// The seats whose open decision a step of `mover` leaves unchanged. They keep its id, so that players who choose at
    /// the same time don't make each other's answers stale.
    fn still_open(&self, next: &G, mover: Seat) -> SeatSet {
        let (before, after) = (self.position.status(), next.status());
        let question = |position: &G, status: &Status, seat| {
            (status.awaited().contains(seat), position.describe_prompt(seat), position.legal(seat))
        };
        Seat::all(self.players.len() as u8)
            .filter(|&seat| seat != mover && before.may_act(seat) && after.may_act(seat))
            .filter(|&seat| question(&self.position, &before, seat) == question(next, &after, seat))
            .collect()
    }
}

impl<G: Presentation> Table for Hosted<G> {
    fn kind(&self) -> &dyn Kind {
        &self.game
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn record_for(&self, viewer: Viewer, secret: Option<&Secret>) -> Record {
        self.redacted(viewer, secret)
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn resigned(&self) -> SeatSet {
        self.resigned
    }

    fn vacant(&self) -> SeatSet {
        self.vacant
    }

    fn asked_to_end(&self, seat: Seat) -> SeatSet {
        self.people_besides(seat).collect()
    }

    fn seq(&self) -> u32 {
        self.past.len() as u32
    }

    fn status(&self) -> Status {
        status_of(&self.position, self.resigned, self.ended)
    }

    fn scores(&self) -> Vec<i32> {
        scores_of(&self.position)
    }

    fn result(&self, secret: Option<&Secret>) -> Option<GameResult> {
        crate::game_result(&self.status(), &self.scores(), secret)
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.position.view(self.eyes(viewer)))
    }

    fn sketch(&self, viewer: Viewer) -> String {
        self.position.sketch(self.eyes(viewer))
    }

    fn notes(&self, viewer: Viewer) -> Vec<Description<Json>> {
        self.position.notes(self.eyes(viewer)).into_iter().map(erased).collect()
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let id = self.decision_id(seat)?;
        let choice = |action: &G::Action| Choice {
            action: self.position.action_text(action),
            does: Json::of(&self.position.action_kind(seat, action)),
            text: erased(self.position.describe_action(seat, action)),
        };
        Some(Decision {
            id,
            seat,
            revise: self.status().may_revise().contains(seat),
            prompt: erased(self.position.describe_prompt(seat)),
            choices: self.position.legal(seat).iter().map(choice).collect(),
        })
    }

    fn decision_id(&self, seat: Seat) -> Option<DecisionId> {
        let opened = *self.opened.get(seat.index())?;
        (self.status().may_act(seat) && !self.vacant.contains(seat)).then_some(DecisionId(opened))
    }

    fn preview(&self, seat: Seat, actions: &[String]) -> Vec<Option<Preview<Json>>> {
        if self.decision_id(seat).is_none() {
            return vec![None; actions.len()];
        }
        // Any seed would do that is not the game's: a preview doesn't depend on it.
        let outlook = Outlook::new(&self.position, seat, 0);
        let preview = |text: &String| {
            let action = self.read(text).ok().filter(|action| self.position.why_not(seat, action).is_none())?;
            let Preview { seat, lines, amounts, notes } = outlook.preview(&action);
            let lines = lines.iter().map(erased_line).collect();
            Some(Preview { seat, lines, amounts, notes: notes.into_iter().map(erased).collect() })
        };
        actions.iter().map(preview).collect()
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<(), PlayError> {
        if seat.index() >= self.players.len() {
            return Err(PlayError::NoSuchSeat(seat.0));
        }
        let action = self.read(action)?;
        self.position.why_not(seat, &action).map_or(Ok(()), |illegal| Err(PlayError::Illegal(refusal(illegal))))
    }

    fn why_not_at(&self, seat: Seat, places: &[Value]) -> Result<Option<Refusal>, PlayError> {
        if seat.index() >= self.players.len() {
            return Err(PlayError::NoSuchSeat(seat.0));
        }
        if places.len() > MAX_PRESSED {
            return Err(PlayError::MalformedPlaces(format!(
                "{} places, where at most {MAX_PRESSED} can be",
                places.len()
            )));
        }
        let read =
            |place: &Value| G::Place::deserialize(place).map_err(|error| PlayError::MalformedPlaces(error.to_string()));
        let places = places.iter().map(read).collect::<Result<Vec<G::Place>, PlayError>>()?;
        let meant = self.position.meant(seat, &places);
        Ok(meant.and_then(|action| self.position.why_not(seat, &action)).map(refusal))
    }

    fn undo_point(&self, seat: Seat) -> Result<u32, UndoBlocked> {
        let status = self.status();
        if status.is_over() {
            return Err(UndoBlocked::Over);
        }
        if self.vacant.contains(seat) {
            return Err(UndoBlocked::OthersDecision);
        }
        let mut taken_back = false;
        for (seq, past) in self.effective() {
            if taken_back {
                return Ok(seq);
            }
            let (trace, auto) = match &past.kind {
                _ if seq <= self.inherited() => return Err(UndoBlocked::Nothing),
                PastKind::Action { trace, auto, .. } => (trace, auto),
                PastKind::Superfluous => continue,
                PastKind::Redeal(_) => return Err(UndoBlocked::Nothing),
                _ => return Err(UndoBlocked::OthersDecision),
            };
            if past.seat != seat {
                return Err(UndoBlocked::OthersDecision);
            }
            if let Some(drawn) = trace.outcomes.first() {
                return Err(UndoBlocked::Chance(drawn.source.to_string()));
            }
            if let Some(what) = trace.reveals.first() {
                return Err(UndoBlocked::Reveal((*what).to_owned()));
            }
            // An action the host played is undone together with the decision before it.
            taken_back = !auto;
        }
        if taken_back { Ok(0) } else { Err(UndoBlocked::Nothing) }
    }

    fn undo_beyond(&self, seat: Seat) -> Option<Beyond> {
        if self.status().is_over() || self.vacant.contains(seat) {
            return None;
        }
        let (mut acted, mut to) = (SeatSet::EMPTY, None);
        let mut found = false;
        for (seq, past) in self.effective() {
            if found {
                to = Some(seq);
                break;
            }
            match &past.kind {
                // A branch does not undo what it was taken from.
                _ if seq <= self.inherited() => return None,
                PastKind::Action { auto: false, .. } if past.seat == seat => found = true,
                PastKind::Action { auto: false, .. } => acted = acted.with(past.seat),
                PastKind::Action { auto: true, .. } | PastKind::Superfluous => {}
                _ => return None,
            }
        }
        if !found {
            return None;
        }
        let asked: SeatSet = self.people_besides(seat).filter(|&other| acted.contains(other)).collect();
        let asked = if asked.is_empty() { self.people_besides(seat).collect() } else { asked };
        Some(Beyond { to: to.unwrap_or(0), asked })
    }

    fn log(&self, viewer: Viewer, after: Option<u32>) -> Vec<LogEntry> {
        self.log_for(viewer, after)
    }

    fn at(&self, seq: u32) -> Option<Box<dyn Table>> {
        Some(Box::new(self.moment(seq)?))
    }

    fn branch(&self, branch: Branch, secret: &Secret) -> Result<Box<dyn Table>, PlayError> {
        Ok(Box::new(self.branch_off(branch, secret)?))
    }

    fn only_choice(&self) -> Option<Request> {
        let awaited = self.status().awaited();
        let seat = awaited.first().filter(|&seat| awaited.len() == 1 && !self.vacant.contains(seat))?;
        match self.position.legal(seat).as_slice() {
            [only] => Some(Request::Action { seat, action: self.position.action_text(only), auto: true }),
            _ => None,
        }
    }

    fn bot_turn(&self, seat: Seat, level: &str, seed: u64, threads: NonZero<usize>) -> Result<BotTurn, PlayError> {
        if seat.index() >= self.players.len() {
            return Err(PlayError::NoSuchSeat(seat.0));
        }
        let level = Level::find(self.game.levels, level).ok_or_else(|| PlayError::NoSuchBot(level.to_owned()))?;
        if !self.status().awaited().contains(seat) {
            return Err(PlayError::NotAwaited);
        }
        let observed = Observed::new(&self.position, seat, &mut Search::new(seed));
        let opponents = self.opponents.clone();
        Ok(Box::new(move |stop| {
            let start = Instant::now();
            let used = || start.elapsed().as_secs_f32() / level.time.as_secs_f32();
            let budget = Budget::positions(level.positions).timed(&used).until_flag(stop);
            let mut searcher = opponents.take(seat, level);
            searcher.use_threads(threads);
            let action = searcher.choose(&observed, &budget, seed);
            opponents.keep(seat, level, searcher);
            observed.position().action_text(&action)
        }))
    }

    fn analysis(&self, settings: Settings) -> Result<AnalysisJob, AnalysisError> {
        self.analysis_job(settings)
    }

    fn hint(&self, seat: Seat, settings: Settings) -> Result<HintJob, AnalysisError> {
        self.hint_job(seat, settings)
    }

    fn prepare(&self, request: &Request, secret: &Secret, at: Option<String>) -> Result<Step, PlayError> {
        let chance = &self.record.header.chance;
        if *chance != Chance::Written && *chance != secret.public() {
            return Err(PlayError::OtherChance);
        }
        self.step(request, &Outcomes::Secret(secret), at).map_err(|error| match error {
            StepError::Play(error) => error,
            StepError::Chance(deviation) => unreachable!("live chance follows no script: {deviation}"),
            StepError::Undo(what) => unreachable!("an undo point is an entry that counts: {what}"),
        })
    }

    fn accept(&mut self, step: Step) {
        assert_eq!(step.entry.seq, self.seq() + 1, "another step was accepted since this one was prepared");
        let Ok(next) = step.next.downcast::<Next<G>>() else { panic!("the step belongs to another game") };
        let Next { position, past } = *next;
        let seq = step.entry.seq;
        let seat = past.seat;
        let unmoved = self.still_open(&position, seat);
        let decides = matches!(past.kind, PastKind::Action { .. } | PastKind::UndoTo(_) | PastKind::Redeal(_));
        self.position = position;
        self.append(past, step.entry);
        for (seat, opened) in Seat::all(self.players.len() as u8).zip(&mut self.opened) {
            if decides && !unmoved.contains(seat) {
                *opened = seq;
            }
        }
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), ReplayError> {
        let expected = self.seq() + 1;
        let wrong = |what| ReplayError { line: entry.seq as usize + 1, seq: Some(entry.seq), what };
        if entry.seq != expected {
            return Err(wrong(format!("entry {} can't follow entry {}", entry.seq, self.seq())));
        }
        self.follow_entry(entry).map_err(wrong)
    }
}

/// The status of a position, with resignations and an agreed end taken into account.
fn status_of<G: Game>(position: &G, resigned: SeatSet, ended: bool) -> Status {
    let seats = position.seats();
    let playing = usize::from(seats) - resigned.len();
    match position.status() {
        Status::Awaiting { .. } if ended || playing == 0 || (playing == 1 && seats > 1) => Status::Over {
            places: Places::by(seats, |seat| (!resigned.contains(seat), position.score(seat))),
            won: (seats == 1).then_some(false),
        },
        // Players who resigned come last, however well a stand-in has played on.
        Status::Over { places, won } if !resigned.is_empty() => Status::Over {
            places: Places::by(seats, |seat| (!resigned.contains(seat), Reverse(places.as_slice()[seat.index()]))),
            won,
        },
        status => status,
    }
}

fn scores_of<G: Game>(position: &G) -> Vec<i32> {
    Seat::all(position.seats()).map(|seat| position.score(seat)).collect()
}

fn names<E>(trace: &Trace<E>) -> Vec<String> {
    trace.outcomes.iter().map(|drawn| drawn.name.clone().into_owned()).collect()
}

fn same_fingerprint<G: Game>(expected: &str, position: &G) -> Result<(), String> {
    let found = position.fingerprint();
    if found == expected { Ok(()) } else { Err(drift(expected, &found)) }
}

fn drift(expected: &str, found: &str) -> String {
    format!(
        "the fingerprint of the position is {found}, but the record says {expected}: this line or one before it was \
         changed; leave the fingerprint out if you wrote this by hand"
    )
}
