//! Programs that play over standard input and output; docs/engines.md describes the protocol.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    marker::PhantomData,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    time::Duration,
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
}

/// The longest line an engine may answer with.
const MAX_LINE: u64 = 64 * 1024;
/// What it may take on top of its time: starting, and passing lines to and fro.
const GRACE: Duration = Duration::from_millis(500);
/// What the first answer may take on top, since programs load things.
const STARTING: Duration = Duration::from_secs(10);

/// An engine at work.
pub(crate) struct Engine<G> {
    command: EngineCommand,
    running: Option<Running>,
    decisions: u64,
    failure: Option<String>,
    game: PhantomData<fn() -> G>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Result<String, String>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
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
        writeln!(running.input, "{question}").and_then(|()| running.input.flush()).map_err(|_| ended(running))?;
        let patience = self.command.time + GRACE + if first { STARTING } else { Duration::ZERO };
        let line = match running.lines.recv_timeout(patience) {
            Ok(line) => line?,
            Err(RecvTimeoutError::Timeout) => {
                return Err(format!("it did not answer within {} ms", self.command.time.as_millis()));
            }
            Err(RecvTimeoutError::Disconnected) => return Err(ended(running)),
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

fn ended(running: &mut Running) -> String {
    match running.child.wait() {
        Ok(status) => format!("it ended with {status}"),
        Err(error) => format!("it ended: {error}"),
    }
}

fn start(command: &EngineCommand) -> Result<Running, String> {
    let [program, arguments @ ..] = &command.command[..] else { return Err("there is no program to start".into()) };
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("can't start {program}: {error}"))?;
    limit_memory(&child, command.memory);
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("it has no standard input and output".into());
    };
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
    Ok(Running { child, input, lines })
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
