//! The one implementation of [`Table`], generic over the game.

use duchy_bots::Botted;
use duchy_game::{
    BadOptions, Catalogue, Context, DecisionId, Description, Digest, Game, Illegal, Interned, Observed, Options,
    Places, RulesVersion, Seat, SeatSet, Status, Viewer,
    context::{Deal, Fixed, Live, Search, Story},
};
use duchy_search::Budget;
use serde_json::Value;

use crate::{
    OpenError, PlayError, Refusal, ReplayError, Secret, json,
    record::{CatalogueRef, Deed, Entry, FORMAT, GameResult, Header, Player, Record, SeatRef},
    registry::{self, Kind},
    table::{Choice, Decision, LogEntry, LoggedDeed, LoggedEvent, NewGame, Request, Step, Table, Thinker, UndoBlocked},
};

/// A game being played.
pub(crate) struct Hosted<G: Game> {
    record: Record,
    players: Vec<Player>,
    position: G,
    /// The position after the setup, from which an undo replays.
    first: G,
    setup: Story<G::Event>,
    /// One for each entry.
    past: Vec<Past<G>>,
    /// For each seat, the entry that opened its decision.
    opened: Vec<u32>,
    resigned: SeatSet,
}

/// What is remembered of an entry besides the entry itself.
struct Past<G: Game> {
    seat: Seat,
    deed: PastDeed<G>,
    undone: bool,
}

enum PastDeed<G: Game> {
    Action { action: G::Action, text: Description, story: Story<G::Event>, auto: bool },
    UndoTo(u32),
    Takeover(Player),
    Resignation,
    Timeout,
}

/// What a step leads to.
struct Next<G: Game> {
    position: G,
    past: Past<G>,
}

/// Where the outcomes of an entry come from.
enum Outcomes<'a> {
    Secret(&'a Secret),
    Recorded(&'a [String]),
}

impl<G: Botted> Hosted<G> {
    /// Starts a new game.
    pub(crate) fn open(new: NewGame, secret: &Secret) -> Result<Self, OpenError> {
        let catalogue = match &new.catalogue {
            Some(text) => G::Catalogue::interner().intern(text)?,
            None => G::Catalogue::built_in(),
        };
        let options = parse_options::<G>(&new.options)?;
        let seats = check_players::<G>(&new.players)?;
        let (position, setup) = start::<G>(catalogue, G::RULES, seats, &options, &Outcomes::Secret(secret)).map_err(
            |error| match error {
                SetupError::Options(bad) => OpenError::BadOptions(bad),
                SetupError::Chance(what) => unreachable!("a live setup follows no script: {what}"),
            },
        )?;
        let header = Header {
            duchy: FORMAT,
            game: G::ID.to_owned(),
            rules: Some(G::RULES),
            catalogue: Some(catalogue_ref(catalogue)),
            options: json(&options),
            players: new.players,
            chance: secret.public(),
            setup: names(&setup),
            at: new.at,
            fingerprint: Some(fingerprint(&position)),
        };
        Ok(Self::seated(header, position, setup))
    }

    /// Plays a record through, checking every line of it.
    pub(crate) fn replay(record: &Record) -> Result<Self, ReplayError> {
        let mut table = Self::replay_setup(record)?;
        for (index, entry) in record.entries.iter().enumerate() {
            table.replay_entry(entry).map_err(|what| ReplayError {
                line: record.line_of(index),
                seq: Some(entry.seq),
                what,
            })?;
        }
        if let Some(result) = &record.result {
            table.check_result(result).map_err(|what| ReplayError {
                line: record.line_of(record.entries.len()),
                seq: None,
                what,
            })?;
            table.record.result = Some(result.clone());
        }
        Ok(table)
    }

    /// The table of a record after its setup.
    fn replay_setup(record: &Record) -> Result<Self, ReplayError> {
        let header = &record.header;
        let bad = |what: String| ReplayError { line: 1, seq: None, what };
        let rules = header.rules.unwrap_or(G::RULES);
        if rules > G::RULES || rules.0 == 0 {
            return Err(bad(OpenError::UnknownRules { asked: rules.0, known: G::RULES.0 }.to_string()));
        }
        let seats = check_players::<G>(&header.players).map_err(|error| bad(error.to_string()))?;
        let options = parse_options::<G>(&header.options).map_err(|error| bad(error.to_string()))?;
        let catalogue = find_catalogue::<G>(header.catalogue.as_ref()).map_err(|error| bad(error.to_string()))?;
        let outcomes = Outcomes::Recorded(&header.setup);
        let (position, setup) =
            start::<G>(catalogue, rules, seats, &options, &outcomes).map_err(|error| match error {
                SetupError::Options(options) => bad(options.to_string()),
                SetupError::Chance(what) => bad(format!("the setup: {what}")),
            })?;
        check_fingerprint(header.fingerprint.as_deref(), &position).map_err(bad)?;
        let header = Header {
            rules: Some(rules),
            catalogue: Some(catalogue_ref(catalogue)),
            options: json(&options),
            fingerprint: Some(fingerprint(&position)),
            ..header.clone()
        };
        Ok(Self::seated(header, position, setup))
    }

    fn seated(header: Header, position: G, setup: Story<G::Event>) -> Self {
        Hosted {
            players: header.players.clone(),
            opened: vec![0; header.players.len()],
            record: Record::new(header),
            first: position.clone(),
            position,
            setup,
            past: Vec::new(),
            resigned: SeatSet::EMPTY,
        }
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<(), String> {
        let request = self.request_of(&entry.deed)?;
        let recorded: &[String] = match &entry.deed {
            Deed::Action { outcomes, .. } => outcomes,
            _ => &[],
        };
        let step = self
            .step(&request, &Outcomes::Recorded(recorded), entry.at.clone())
            .map_err(|error| self.explain(&request, error))?;
        if let (Deed::UndoTo { to, .. }, Deed::UndoTo { to: possible, .. }) = (&entry.deed, &step.entry.deed)
            && to != possible
        {
            return Err(format!("this undo goes back to entry {to}, but it can only go back to {possible}"));
        }
        let found = step.entry.fingerprint.as_deref();
        if let Some(expected) = &entry.fingerprint
            && found != Some(expected)
        {
            return Err(drift(expected, found.unwrap_or_default()));
        }
        self.accept(step);
        Ok(())
    }

    /// What an entry of a record asks of the table.
    pub(crate) fn request_of(&self, deed: &Deed) -> Result<Request, String> {
        let seat = |seat: &SeatRef| seat.resolve(&self.record.header.players);
        Ok(match deed {
            Deed::Action { seat: Some(by), action, auto, .. } => {
                Request::Action { seat: seat(by)?, action: action.clone(), auto: *auto }
            }
            Deed::Action { seat: None, action, auto, .. } => {
                Request::Action { seat: self.sole_seat()?, action: action.clone(), auto: *auto }
            }
            Deed::UndoTo { seat: by, .. } => Request::Undo { seat: seat(by)? },
            Deed::Takeover { seat: of, by } => Request::Takeover { seat: seat(of)?, by: by.clone() },
            Deed::Resignation { seat: of } => Request::Resign { seat: seat(of)? },
            Deed::Timeout { seat: of } => Request::Timeout { seat: seat(of)? },
        })
    }

    /// An error of a step as a sentence for somebody who reads a record.
    fn explain(&self, request: &Request, error: StepError) -> String {
        match error {
            StepError::Chance(what) => what,
            StepError::Play(PlayError::Illegal(refusal)) => {
                let action = match request {
                    Request::Action { seat, action, .. } => {
                        format!("\"{action}\" by {}", self.record.header.players[seat.index()].name)
                    }
                    _ => "this".to_owned(),
                };
                let clause = refusal.sentence(G::RULEBOOK, duchy_game::Language::En);
                format!("{action} is refused by {}:{}: {clause}", G::ID, refusal.rule)
            }
            StepError::Play(error) => error.to_string(),
        }
    }

    /// The only seat that may act, for records that don't name it.
    fn sole_seat(&self) -> Result<Seat, String> {
        let status = self.status();
        if status.is_over() {
            return Err("the game is over before this entry; take it out".into());
        }
        let awaited = status.awaited();
        match awaited.first() {
            Some(seat) if awaited.len() == 1 => Ok(seat),
            _ => Err("several seats are to act; name the seat".into()),
        }
    }

    fn check_result(&self, result: &GameResult) -> Result<(), String> {
        let Some(reached) = self.result(None) else {
            return Err("the record has a result, but the game is not over".into());
        };
        if reached.scores != result.scores {
            return Err(format!(
                "the result says {:?} points; the game ended with {:?}",
                result.scores, reached.scores
            ));
        }
        if reached.places != result.places {
            return Err(format!(
                "the result says places {:?}; the game ended with {:?}",
                result.places, reached.places
            ));
        }
        if reached.won != result.won {
            return Err("the result and the game disagree on whether it was won".into());
        }
        Ok(())
    }

    fn step(&self, request: &Request, outcomes: &Outcomes<'_>, at: Option<String>) -> Result<Step, StepError> {
        let seq = self.seq() + 1;
        let (Request::Action { seat, .. }
        | Request::Undo { seat }
        | Request::Takeover { seat, .. }
        | Request::Resign { seat }
        | Request::Timeout { seat }) = *request;
        if seat.index() >= self.players.len() {
            return Err(PlayError::NoSuchSeat(seat.0).into());
        }
        if self.status().is_over() {
            return Err(PlayError::Over.into());
        }
        let same = |deed| (self.position.clone(), deed);
        let ((position, past), deed) = match request {
            Request::Action { action, auto, .. } => self.action_step(seat, action, *auto, seq, outcomes)?,
            Request::Undo { .. } => {
                let to = self.undo_point(seat).map_err(PlayError::from)?;
                ((self.position_after(to), PastDeed::UndoTo(to)), Deed::UndoTo { seat: seat.into(), to })
            }
            Request::Takeover { by, .. } => {
                check_bot::<G>(by).map_err(PlayError::NoSuchBot)?;
                (same(PastDeed::Takeover(by.clone())), Deed::Takeover { seat: seat.into(), by: by.clone() })
            }
            Request::Resign { .. } if self.resigned.contains(seat) => return Err(PlayError::Resigned.into()),
            Request::Resign { .. } => (same(PastDeed::Resignation), Deed::Resignation { seat: seat.into() }),
            Request::Timeout { .. } => (same(PastDeed::Timeout), Deed::Timeout { seat: seat.into() }),
        };
        let entry = Entry { seq, at, deed, fingerprint: Some(fingerprint(&position)) };
        let past = Past { seat, deed: past, undone: false };
        Ok(Step { entry, next: Box::new(Next { position, past }) })
    }

    #[expect(clippy::type_complexity, reason = "a pair of pairs, used once")]
    fn action_step(
        &self,
        seat: Seat,
        text: &str,
        auto: bool,
        seq: u32,
        outcomes: &Outcomes<'_>,
    ) -> Result<((G, PastDeed<G>), Deed), StepError> {
        let action = self.parse(seat, text)?;
        let description = self.position.describe_action(seat, &action);
        let mut position = self.position.clone();
        let story = with_chance(outcomes, seq, &mut Play { position: &mut position, seat, action: &action })?;
        let outcomes = names(&story);
        let deed = Deed::Action { seat: Some(seat.into()), action: action.to_string(), outcomes, auto };
        Ok(((position, PastDeed::Action { action, text: description, story, auto }), deed))
    }

    fn parse(&self, seat: Seat, text: &str) -> Result<G::Action, PlayError> {
        match text.parse::<G::Action>() {
            Ok(action) => Ok(self.position.canonical(seat, action)),
            Err(reason) => Err(PlayError::Malformed { action: text.to_owned(), reason }),
        }
    }

    /// The position after an entry that has not been undone, played again from the setup.
    fn position_after(&self, seq: u32) -> G {
        let mut position = self.first.clone();
        for (index, past) in self.past.iter().enumerate().take(seq as usize) {
            if let (false, PastDeed::Action { action, story, .. }) = (past.undone, &past.deed) {
                let mut cx = Fixed::new(story.outcomes.iter().map(|drawn| drawn.name.clone()));
                position.play_unchecked(past.seat, action, &mut cx);
                debug_assert!(cx.finish().is_ok(), "entry {} replays as it was played", index + 1);
            }
        }
        position
    }

    /// The entries that count, last first.
    fn effective(&self) -> impl Iterator<Item = (u32, &Past<G>)> {
        let numbered = self.past.iter().enumerate().map(|(index, past)| (index as u32 + 1, past));
        numbered.rev().filter(|(_, past)| !past.undone && !matches!(past.deed, PastDeed::UndoTo(_)))
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.position.legal_actions(seat, &mut actions);
        actions
    }
}

impl<G: Botted> Table for Hosted<G> {
    fn kind(&self) -> &'static Kind {
        registry::kind_of::<G>()
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn seq(&self) -> u32 {
        self.past.len() as u32
    }

    fn status(&self) -> Status {
        let seats = self.players.len() as u8;
        let playing = usize::from(seats) - self.resigned.len();
        match self.position.status() {
            Status::Awaiting { .. } if playing == 0 || (playing == 1 && seats > 1) => Status::Over {
                places: Places::by(seats, |seat| (!self.resigned.contains(seat), self.position.score(seat))),
                won: (seats == 1).then_some(false),
            },
            status => status,
        }
    }

    fn scores(&self) -> Vec<i32> {
        Seat::all(self.position.seats()).map(|seat| self.position.score(seat)).collect()
    }

    fn result(&self, secret: Option<&Secret>) -> Option<GameResult> {
        match self.status() {
            Status::Awaiting { .. } => None,
            Status::Over { places, won } => Some(GameResult {
                scores: self.scores(),
                places: places.as_slice().to_vec(),
                won,
                secret: secret.and_then(Secret::revealed),
            }),
        }
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.position.view(viewer))
    }

    fn sketch(&self, viewer: Viewer) -> String {
        self.position.sketch(viewer)
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let id = self.decision_id(seat)?;
        let choices = self
            .legal(seat)
            .iter()
            .map(|action| Choice { action: action.to_string(), text: self.position.describe_action(seat, action) })
            .collect();
        Some(Decision {
            id,
            seat,
            revise: self.status().may_revise().contains(seat),
            prompt: self.position.describe_prompt(seat),
            choices,
        })
    }

    fn decision_id(&self, seat: Seat) -> Option<DecisionId> {
        self.status().may_act(seat).then(|| DecisionId(self.opened[seat.index()]))
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<(), PlayError> {
        if seat.index() >= self.players.len() {
            return Err(PlayError::NoSuchSeat(seat.0));
        }
        let action = self.parse(seat, action)?;
        self.position.why_not(seat, &action).map_or(Ok(()), |illegal| Err(refused(illegal)))
    }

    fn undo_point(&self, seat: Seat) -> Result<u32, UndoBlocked> {
        let status = self.status();
        if status.is_over() {
            return Err(UndoBlocked::Over);
        }
        if !status.awaited().contains(seat) {
            return Err(UndoBlocked::OthersDecision);
        }
        let mut taken_back = false;
        for (seq, past) in self.effective() {
            let PastDeed::Action { story, auto, .. } = &past.deed else { return Err(UndoBlocked::OthersDecision) };
            if taken_back {
                return Ok(seq);
            }
            if past.seat != seat {
                return Err(UndoBlocked::OthersDecision);
            }
            if let Some(drawn) = story.outcomes.first() {
                return Err(UndoBlocked::Chance(drawn.source.to_string()));
            }
            if let Some(what) = story.reveals.first() {
                return Err(UndoBlocked::Reveal((*what).to_owned()));
            }
            // What the host played by itself goes together with the decision before it.
            taken_back = !auto;
        }
        if taken_back { Ok(0) } else { Err(UndoBlocked::Nothing) }
    }

    fn log(&self, viewer: Viewer, after: Option<u32>) -> Vec<LogEntry> {
        let setup = LogEntry {
            seq: 0,
            at: self.record.header.at.clone(),
            seat: None,
            deed: LoggedDeed::Setup,
            events: self.tell(&self.setup, viewer),
            undone: false,
        };
        let all_open = self.status().is_over();
        let entries = self.past.iter().enumerate().map(|(index, past)| LogEntry {
            seq: index as u32 + 1,
            at: self.record.entries[index].at.clone(),
            seat: Some(past.seat),
            deed: past.told(viewer, all_open),
            events: match &past.deed {
                PastDeed::Action { story, .. } => self.tell(story, viewer),
                _ => Vec::new(),
            },
            undone: past.undone,
        });
        match after {
            None => std::iter::once(setup).chain(entries).collect(),
            Some(seq) => entries.skip(seq as usize).collect(),
        }
    }

    fn only_choice(&self) -> Option<Request> {
        let awaited = self.status().awaited();
        let seat = awaited.first().filter(|_| awaited.len() == 1)?;
        match self.legal(seat).as_slice() {
            [only] => Some(Request::Action { seat, action: only.to_string(), auto: true }),
            _ => None,
        }
    }

    fn thinker(&self, seat: Seat, level: &str, seed: u64) -> Result<Thinker, PlayError> {
        if seat.index() >= self.players.len() {
            return Err(PlayError::NoSuchSeat(seat.0));
        }
        let level = G::level(level).ok_or_else(|| PlayError::NoSuchBot(level.to_owned()))?;
        if !self.status().awaited().contains(seat) {
            return Err(PlayError::Over);
        }
        let observed = Observed::new(&self.position, seat, &mut Search::new(seed));
        Ok(Box::new(move |stop| {
            let budget = Budget::positions(level.positions).until_flag(stop);
            let action = G::think(level.id, &observed, &budget, seed);
            action.unwrap_or_else(|| unreachable!("the level was found before")).to_string()
        }))
    }

    fn prepare(&self, request: &Request, secret: &Secret, at: Option<String>) -> Result<Step, PlayError> {
        self.step(request, &Outcomes::Secret(secret), at).map_err(|error| match error {
            StepError::Play(error) => error,
            StepError::Chance(what) => unreachable!("live chance follows no script: {what}"),
        })
    }

    fn accept(&mut self, step: Step) {
        assert_eq!(step.entry.seq, self.seq() + 1, "another step was accepted since this one was prepared");
        let Ok(next) = step.next.downcast::<Next<G>>() else { panic!("a step of another game") };
        let Next { position, past } = *next;
        let seq = step.entry.seq;
        let unmoved = self.still_open(&position, past.seat);
        match &past.deed {
            PastDeed::UndoTo(to) => {
                let gone = *to as usize..;
                self.past[gone].iter_mut().for_each(|past| past.undone = true);
            }
            PastDeed::Takeover(by) => self.players[past.seat.index()] = by.clone(),
            PastDeed::Resignation => self.resigned = self.resigned.with(past.seat),
            PastDeed::Action { .. } | PastDeed::Timeout => {}
        }
        let decides = matches!(past.deed, PastDeed::Action { .. } | PastDeed::UndoTo(_));
        self.position = position;
        self.past.push(past);
        self.record.push(step.entry);
        if decides {
            for (seat, opened) in Seat::all(self.players.len() as u8).zip(&mut self.opened) {
                if !unmoved.contains(seat) {
                    *opened = seq;
                }
            }
        }
    }
}

impl<G: Botted> Hosted<G> {
    /// The seats whose open decision a step of `mover` leaves as it is: they keep its id, so that players who choose
    /// at once don't make each other stale.
    fn still_open(&self, next: &G, mover: Seat) -> SeatSet {
        let (before, after) = (self.position.status(), next.status());
        let legal = |position: &G, seat| {
            let mut actions = Vec::new();
            position.legal_actions(seat, &mut actions);
            actions
        };
        Seat::all(self.players.len() as u8)
            .filter(|&seat| seat != mover && before.may_act(seat) && after.may_act(seat))
            .filter(|&seat| legal(&self.position, seat) == legal(next, seat))
            .collect()
    }

    fn tell(&self, story: &Story<G::Event>, viewer: Viewer) -> Vec<LoggedEvent> {
        let seen = story.events.iter().filter_map(|event| G::redact_event(event, viewer));
        seen.map(|event| LoggedEvent {
            event: json(&event),
            text: self.position.describe_event(&event),
            lines: G::score_lines(&event).to_vec(),
        })
        .collect()
    }
}

impl<G: Game> Past<G> {
    fn told(&self, viewer: Viewer, all_open: bool) -> LoggedDeed {
        match &self.deed {
            PastDeed::Action { action, text, auto, .. } => {
                let seen = all_open || viewer.is(self.seat) || G::may_see_action(self.seat, action, viewer);
                LoggedDeed::Action {
                    action: seen.then(|| action.to_string()),
                    text: seen.then(|| text.clone()),
                    auto: *auto,
                }
            }
            PastDeed::UndoTo(to) => LoggedDeed::UndoTo(*to),
            PastDeed::Takeover(by) => LoggedDeed::Takeover { name: by.name.clone(), bot: by.bot.clone() },
            PastDeed::Resignation => LoggedDeed::Resignation,
            PastDeed::Timeout => LoggedDeed::Timeout,
        }
    }
}

enum StepError {
    Play(PlayError),
    /// A recorded outcome does not fit.
    Chance(String),
}

impl From<PlayError> for StepError {
    fn from(error: PlayError) -> Self {
        StepError::Play(error)
    }
}

enum SetupError {
    Options(BadOptions),
    Chance(String),
}

/// Something that runs under any context: a closure can't be generic.
trait Run<E> {
    type Error;
    fn run(&mut self, cx: &mut impl Context<E>) -> Result<(), Self::Error>;
}

struct Play<'a, G: Game> {
    position: &'a mut G,
    seat: Seat,
    action: &'a G::Action,
}

impl<G: Game> Run<G::Event> for Play<'_, G> {
    type Error = StepError;
    fn run(&mut self, cx: &mut impl Context<G::Event>) -> Result<(), StepError> {
        self.position.play(self.seat, self.action, cx).map_err(|illegal| StepError::Play(refused(illegal)))
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

impl From<duchy_game::context::Deviation> for StepError {
    fn from(deviation: duchy_game::context::Deviation) -> Self {
        StepError::Chance(deviation.to_string())
    }
}

impl From<duchy_game::context::Deviation> for SetupError {
    fn from(deviation: duchy_game::context::Deviation) -> Self {
        SetupError::Chance(deviation.to_string())
    }
}

fn with_chance<E, R: Run<E>>(outcomes: &Outcomes<'_>, seq: u32, run: &mut R) -> Result<Story<E>, R::Error>
where
    R::Error: From<duchy_game::context::Deviation>,
{
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

fn start<G: Game>(
    catalogue: Interned<G::Catalogue>,
    rules: RulesVersion,
    seats: u8,
    options: &G::Options,
    outcomes: &Outcomes<'_>,
) -> Result<(G, Story<G::Event>), SetupError> {
    options.check(seats).map_err(SetupError::Options)?;
    let mut start = Start { catalogue, rules, seats, options, position: None };
    let story = with_chance(outcomes, 0, &mut start)?;
    let position = start.position.unwrap_or_else(|| unreachable!("a start that did not fail has a position"));
    Ok((position, story))
}

fn refused(illegal: Illegal) -> PlayError {
    PlayError::Illegal(Refusal { rule: illegal.rule, refs: illegal.refs })
}

pub(crate) fn parse_options<G: Game>(options: &Value) -> Result<G::Options, OpenError> {
    serde_json::from_value(options.clone()).map_err(|error| OpenError::MalformedOptions(error.to_string()))
}

fn check_players<G: Botted>(players: &[Player]) -> Result<u8, OpenError> {
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    BadOptions::unless_seats(seats, &G::SEATS)?;
    for (index, player) in players.iter().enumerate() {
        if players[..index].iter().any(|other| other.name == player.name) {
            return Err(OpenError::SameName(player.name.clone()));
        }
        check_bot::<G>(player).map_err(OpenError::NoSuchBot)?;
    }
    Ok(seats)
}

fn check_bot<G: Botted>(player: &Player) -> Result<(), String> {
    match &player.bot {
        Some(bot) if G::level(bot).is_none() => Err(bot.clone()),
        _ => Ok(()),
    }
}

/// The components a header speaks of. The built-in ones may have grown since: the fingerprints tell whether that
/// matters to this game.
fn find_catalogue<G: Game>(wanted: Option<&CatalogueRef>) -> Result<Interned<G::Catalogue>, OpenError> {
    let built_in = G::Catalogue::built_in();
    let Some(wanted) = wanted else { return Ok(built_in) };
    if let Some(known) = G::Catalogue::interner().find(&wanted.hash) {
        return Ok(known);
    }
    match &wanted.text {
        Some(text) => {
            let catalogue = G::Catalogue::interner().intern(text)?;
            if catalogue.hash() != wanted.hash {
                let what = format!("its hash is {}, but the record says {}", catalogue.hash(), wanted.hash);
                return Err(OpenError::BadCatalogue(duchy_game::BadCatalogue(what)));
            }
            Ok(catalogue)
        }
        None if wanted.name == built_in.name() => Ok(built_in),
        None => Err(OpenError::UnknownCatalogue { name: wanted.name.clone(), hash: wanted.hash.clone() }),
    }
}

fn catalogue_ref<C: Catalogue>(catalogue: Interned<C>) -> CatalogueRef {
    CatalogueRef {
        name: catalogue.name().to_owned(),
        hash: catalogue.hash().to_owned(),
        text: (catalogue != C::built_in()).then(|| catalogue.text().to_owned()),
    }
}

fn names<E>(story: &Story<E>) -> Vec<String> {
    story.outcomes.iter().map(|drawn| drawn.name.clone().into_owned()).collect()
}

fn fingerprint<G: Game>(position: &G) -> String {
    let mut digest = Digest::default();
    position.digest(&mut digest);
    digest.finish()
}

fn check_fingerprint<G: Game>(expected: Option<&str>, position: &G) -> Result<(), String> {
    let found = fingerprint(position);
    match expected {
        Some(expected) if expected != found => Err(drift(expected, &found)),
        _ => Ok(()),
    }
}

fn drift(expected: &str, found: &str) -> String {
    format!(
        "the position is {found}, but the record says {expected}: something before or in this line was changed; \
         leave the fingerprint out if you wrote this by hand"
    )
}
