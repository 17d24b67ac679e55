//! Programs that play over standard input and output; docs/engines.md describes the protocol.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    marker::PhantomData,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    time::{Duration, Instant},
};

use duchy_game::{Observed, Presentation, Seat, Viewer};
use duchy_search::{Budget, Candidate, Searcher};
use serde::Deserialize;
use serde_json::json;

/// How to start an engine, and what it may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineCommand {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// How long it may think about a decision.
    pub time: Duration,
    /// How many bytes of memory it may ask for.
    pub memory: u64,
}

impl EngineCommand {
    /// How long an engine may think unless told otherwise.
    pub const DEFAULT_TIME: Duration = Duration::from_secs(5);
    /// How much memory it may use unless told otherwise.
    pub const DEFAULT_MEMORY: u64 = 1 << 30;

    /// Whether the program can be started at all.
    pub fn check(&self) -> Result<(), String> {
        start(self).map(drop)
    }
}

/// The longest line an engine may answer with.
const MAX_LINE: u64 = 64 * 1024;
/// What it may take on top of its time: starting, and passing lines to and fro.
const GRACE: Duration = Duration::from_millis(500);
/// What the first answer may take on top, since programs load things.
const STARTING: Duration = Duration::from_secs(10);
/// How often a program that does not answer is looked after.
const LOOK: Duration = Duration::from_millis(100);
/// How long a program that has closed its output or input may take to end.
const ENDING: Duration = Duration::from_millis(200);

/// An engine at work.
pub(crate) struct Engine<G> {
    command: EngineCommand,
    running: Option<Running>,
    decisions: u64,
    failure: Option<String>,
    game: PhantomData<fn() -> G>,
}

/// Whoever waits for an engine waits at these channels: reading and writing have threads of their own, so that a program
/// that does neither can't hold anybody up.
struct Running {
    child: Child,
    questions: SyncSender<String>,
    lines: Receiver<Result<String, String>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        kill_all(&mut self.child);
        let _ = self.child.wait();
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    id: u64,
    action: String,
}

impl<G: Presentation> Engine<G> {
    pub(crate) fn new(command: EngineCommand) -> Self {
        Engine { command, running: None, decisions: 0, failure: None, game: PhantomData }
    }

    /// What the engine answers, or why it can't play on.
    fn ask(&mut self, observed: &Observed<G>) -> Result<G::Action, String> {
        let (position, seat) = (observed.position(), observed.seat());
        let legal = position.legal(seat);
        let id = self.decisions;
        self.decisions += 1;
        let first = self.running.is_none();
        if first {
            self.running = Some(start(&self.command)?);
        }
        let Some(running) = &mut self.running else { return Err("it does not run".into()) };
        let actions: Vec<String> = legal.iter().map(|action| position.action_text(action)).collect();
        let question = json!({
            "id": id,
            "game": G::ID,
            "rules": G::RULES.0,
            "seat": seat.0,
            "seats": position.seats(),
            "time_ms": self.command.time.as_millis() as u64,
            "view": position.view(Viewer::Seat(seat)),
            "scores": Seat::all(position.seats()).map(|seat| position.score(seat)).collect::<Vec<_>>(),
            "legal": actions,
        });
        if running.questions.try_send(format!("{question}\n")).is_err() {
            return Err(ended(running));
        }
        let patience = self.command.time + GRACE + if first { STARTING } else { Duration::ZERO };
        let asked = Instant::now();
        let line = loop {
            match running.lines.recv_timeout(LOOK.min(patience.saturating_sub(asked.elapsed()))) {
                Ok(line) => break line?,
                Err(RecvTimeoutError::Disconnected) => return Err(ended(running)),
                Err(RecvTimeoutError::Timeout) if asked.elapsed() >= patience => {
                    return Err(format!("it did not answer within {} ms", self.command.time.as_millis()));
                }
                // What it has started may keep its output open.
                Err(RecvTimeoutError::Timeout) => {
                    if matches!(running.child.try_wait(), Ok(Some(_))) {
                        match running.lines.try_recv() {
                            Ok(line) => break line?,
                            Err(_) => return Err(ended(running)),
                        }
                    }
                }
            }
        };
        let answer: Answer = serde_json::from_str(&line)
            .map_err(|error| format!("its answer is not {{\"id\": {id}, \"action\": \"…\"}}: {error}"))?;
        if answer.id != id {
            return Err(format!("it answered question {} instead of {id}", answer.id));
        }
        let place = actions.iter().position(|action| *action == answer.action);
        place.map(|place| legal[place].clone()).ok_or_else(|| format!("\"{}\" is not a legal action", answer.action))
    }
}

/// Why an engine whose input or output is closed can't play on.
fn ended(running: &mut Running) -> String {
    let closed = Instant::now();
    loop {
        match running.child.try_wait() {
            Ok(Some(status)) => return format!("it ended with {status}"),
            Ok(None) if closed.elapsed() < ENDING => std::thread::sleep(Duration::from_millis(5)),
            Ok(None) => return "it closed its input or output".to_owned(),
            Err(error) => return format!("it ended: {error}"),
        }
    }
}

fn start(command: &EngineCommand) -> Result<Running, String> {
    let [program, arguments @ ..] = &command.command[..] else { return Err("there is no program to start".into()) };
    let mut start = Command::new(program);
    start.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    lead_a_group(&mut start);
    let mut child = start.spawn().map_err(|error| format!("can't start {program}: {error}"))?;
    limit_memory(&child, command.memory);
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("it has no standard input and output".into());
    };
    Ok(Running { child, questions: write_to(input), lines: read_from(output) })
}

/// Passes questions on. One at a time is open.
fn write_to(mut input: ChildStdin) -> SyncSender<String> {
    let (questions, open) = sync_channel::<String>(1);
    std::thread::spawn(move || {
        for question in open {
            if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    questions
}

/// The lines it writes, up to the first that can't be an answer.
fn read_from(output: ChildStdout) -> Receiver<Result<String, String>> {
    let (send, lines) = sync_channel(4);
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = Vec::new();
            let read = output.by_ref().take(MAX_LINE + 1).read_until(b'\n', &mut line);
            let line = match read {
                Ok(0) | Err(_) => return,
                Ok(length) if length as u64 > MAX_LINE => Err(format!("its answer is longer than {MAX_LINE} bytes")),
                Ok(_) => String::from_utf8(line).map_err(|_| "its answer is not UTF-8".to_owned()),
            };
            let last = line.is_err();
            if send.send(line).is_err() || last {
                return;
            }
        }
    });
    lines
}

/// What it starts belongs to it, so that all can be stopped together.
#[cfg(unix)]
fn lead_a_group(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(not(unix))]
fn lead_a_group(_: &mut Command) {}

/// Stops the engine and what it has started.
#[cfg(unix)]
fn kill_all(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_all(child: &mut Child) {
    let _ = child.kill();
}

/// Keeps the engine from asking for more memory, where the system can.
#[cfg(target_os = "linux")]
fn limit_memory(child: &Child, bytes: u64) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    // If it can't be limited it has ended already, which the first question will show.
    let _ = prlimit(pid, Resource::As, Rlimit { current: Some(bytes), maximum: Some(bytes) });
}

#[cfg(not(target_os = "linux"))]
fn limit_memory(_: &Child, _: u64) {}

impl<G: Presentation> Searcher<G> for Engine<G> {
    fn rank(&mut self, observed: &Observed<G>, _: &Budget<'_>, _: u64) -> Vec<Candidate<G::Action>> {
        let mut actions = observed.position().legal(observed.seat());
        match self.ask(observed) {
            Ok(action) => {
                if let Some(place) = actions.iter().position(|legal| *legal == action) {
                    actions.swap(0, place);
                }
            }
            Err(why) => {
                self.running = None;
                self.failure = Some(why);
            }
        }
        actions.into_iter().map(Candidate::unsearched).collect()
    }

    fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }
}
