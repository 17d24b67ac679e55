//! `duchy play`: a game in the terminal.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
    num::NonZero,
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
};

use duchy_game::{Arg, Description, Language, Seat, Status, Texts, Viewer};
use duchy_host::{
    Branch, CatalogueInfo, Chance, Choice, Json, Kind, NewGame, PlayError, Player, Registry, Request, SeatRef, Secret,
    Table, UndoBlocked, Words,
};
use indicatif::ProgressBar;

use crate::{
    deal,
    failure::{Failure, read_record, read_text},
    replay::{entry_lines, show_table},
    setup::{GameArgs, random_bytes},
};

/// The texts of the terminal itself.
pub(crate) const TEXTS: Texts = Texts { en: include_str!("../text/en.ftl"), ru: include_str!("../text/ru.ftl") };

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Players in seat order, separated by commas; bot:LEVEL is a computer opponent.
    #[arg(long, value_delimiter = ',', default_value = "Guest,bot:casual", value_name = "NAMES")]
    players: Vec<String>,

    /// Threads a computer opponent may think on; up to 4 make master stronger.
    #[arg(long, default_value_t = NonZero::<usize>::MIN, value_name = "N")]
    threads: NonZero<usize>,

    /// Data file with your own components; a copy is kept in the record.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    data: Option<PathBuf>,

    /// Random seed: any text, or 64 hexadecimal digits. The same seed gives the same draws.
    #[arg(long)]
    seed: Option<String>,

    /// Play a deal (see `duchy deal`).
    #[arg(long, value_name = "ID", conflicts_with = "seed")]
    deal: Option<String>,

    /// Database with the server's secret, for --deal.
    #[arg(long, env = "DUCHY_DATABASE", default_value = "sqlite:duchy.db", requires = "deal", hide_env = true)]
    database: String,

    /// Save the record to this file after every move.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Resume a recorded game. Saves to the same file unless --record is given.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "game", "preset", "options"])]
    resume: Option<PathBuf>,

    /// Start a new game from a moment of this record (see --at and --as).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["resume", "game", "preset", "options", "data", "deal"])]
    branch: Option<PathBuf>,

    /// The entry after which the branch begins; 0 is the setup.
    #[arg(long, value_name = "N", requires = "branch", default_value_t = 0)]
    at: u32,

    /// The seat (number or name) whose knowledge the branch begins with: the rest is dealt again. Default: all open.
    #[arg(long = "as", value_name = "SEAT", requires = "branch")]
    viewer: Option<String>,
}

pub(crate) fn run(args: &Args, registry: &Registry, language: Language) -> Result<(), Failure> {
    let (table, secret) = match (&args.resume, &args.branch) {
        (Some(file), _) => resume(file, registry)?,
        (None, Some(file)) => branch(args, file, registry, language)?,
        (None, None) => begin(args, registry, language)?,
    };
    let words = table.kind().words(language);
    let mut session = Session {
        table,
        secret,
        language,
        words,
        own: Words::new(TEXTS, language),
        record: args.record.clone().or_else(|| args.resume.clone()),
        shown: None,
        threads: args.threads,
    };
    session.play(&mut io::stdin().lock())
}

fn begin(args: &Args, registry: &Registry, language: Language) -> Result<(Box<dyn Table>, Secret), Failure> {
    let secret = match (&args.seed, &args.deal) {
        (Some(phrase), _) => Secret::open(phrase),
        (None, Some(id)) => deal::find(&args.database, id)?,
        (None, None) => new_secret()?,
    };
    let players = seated(&args.players, language);
    let catalogue = args.data.as_deref().map(read_text).transpose()?;
    let kind = args.game.kind(registry)?;
    let components = match (&args.data, &catalogue) {
        (Some(path), Some(text)) => vec![read_data(kind, path, text)?],
        _ => kind.info().catalogues,
    };
    show_reconstructed(kind, &components, language);
    let new = NewGame { options: args.game.options(registry)?, catalogue, ..NewGame::of(players) };
    Ok((kind.open(new, &secret)?, secret))
}

fn read_data(kind: &dyn Kind, path: &Path, text: &str) -> Result<CatalogueInfo, Failure> {
    kind.read_data(text).map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))
}

/// Lists the values of the components that are reconstructed.
fn show_reconstructed(kind: &dyn Kind, components: &[CatalogueInfo], language: Language) {
    let words = kind.words(language);
    let mut keys = components.iter().flat_map(|catalogue| &catalogue.reconstructed).peekable();
    if keys.peek().is_some() {
        println!("{}", Words::new(TEXTS, language).text("play-reconstructed"));
    }
    keys.for_each(|key| println!("  ! {}", words.text(key)));
}

/// The players; `bot:casual` is a computer opponent named after its level, with the seat number if the name is taken.
fn seated(given: &[String], language: Language) -> Vec<Player> {
    let bots = Words::new(duchy_search::TEXTS, language);
    let mut players: Vec<Player> = Vec::new();
    for (index, name) in given.iter().map(|name| name.trim()).enumerate() {
        let mut player = match name.strip_prefix("bot:") {
            Some(level) => {
                Player { name: bots.attribute(&format!("bot-{level}"), "name"), bot: Some(level.to_owned()) }
            }
            None => Player::person(name),
        };
        if player.bot.is_some() && players.iter().any(|other| other.name == player.name) {
            player.name = format!("{} {}", player.name, index + 1);
        }
        players.push(player);
    }
    players
}

fn branch(
    args: &Args,
    file: &Path,
    registry: &Registry,
    language: Language,
) -> Result<(Box<dyn Table>, Secret), Failure> {
    let record = read_record(file)?;
    let table = registry.replay(&record).map_err(|error| Failure::No(format!("{}, {error}", file.display())))?;
    let secret = match &args.seed {
        Some(phrase) => Secret::open(phrase),
        None => new_secret()?,
    };
    let seat = |named: &String| {
        let seat = named.parse().map_or_else(|_| SeatRef::Name(named.clone()), SeatRef::Number);
        seat.resolve(&record.header.players).map_err(Failure::Usage)
    };
    let branch = Branch {
        at: args.at,
        table: None,
        players: seated(&args.players, language),
        redeal: args.viewer.as_ref().map(seat).transpose()?,
        time: None,
    };
    let branch = table.branch(branch, &secret).map_err(|error| Failure::Usage(error.to_string()))?;
    Ok((branch, secret))
}

fn resume(file: &Path, registry: &Registry) -> Result<(Box<dyn Table>, Secret), Failure> {
    let mut record = read_record(file)?;
    // A game whose seed is known goes on with it. Another one goes on with a new seed, so the commitment no longer holds.
    let secret = match &record.header.chance {
        Chance::Open { seed } => Secret::open(seed),
        _ => {
            record.header.chance = Chance::Written;
            new_secret()?
        }
    };
    let table = registry.replay(&record).map_err(|error| Failure::No(format!("{}, {error}", file.display())))?;
    Ok((table, secret))
}

fn new_secret() -> Result<Secret, Failure> {
    Ok(Secret::open(&duchy_host::to_hex(&random_bytes()?)))
}

struct Session {
    table: Box<dyn Table>,
    secret: Secret,
    language: Language,
    words: Words,
    own: Words,
    record: Option<PathBuf>,
    /// The last entry that was shown.
    shown: Option<u32>,
    /// What a computer opponent may think on.
    threads: NonZero<usize>,
}

/// Whether the game goes on.
#[derive(PartialEq)]
enum Going {
    On,
    Stop,
}

impl Session {
    fn play(&mut self, input: &mut impl BufRead) -> Result<(), Failure> {
        self.save()?;
        loop {
            self.show_news();
            let Some(seat) = self.table.status().awaited().first() else { break };
            let bot = self.table.players()[seat.index()].bot.clone();
            if let Some(request) = self.table.only_choice() {
                self.commit(&request)?.map_err(|error| Failure::Outside(error.to_string()))?;
            } else if let Some(level) = bot {
                self.think(seat, &level)?;
            } else if self.ask(seat, input)? == Going::Stop {
                let (saved, file) = match &self.record {
                    Some(file) => ("yes", file.display().to_string()),
                    None => ("no", String::new()),
                };
                println!("{}", self.say("play-left", &[("saved", name(saved)), ("file", name(&file))]));
                return Ok(());
            }
        }
        self.show_end();
        Ok(())
    }

    /// Shows what has happened since the last time.
    fn show_news(&mut self) {
        let viewer = self.viewer();
        for entry in self.table.log(viewer, self.shown) {
            entry_lines(&entry, &self.words, self.table.players()).iter().for_each(|line| println!("{line}"));
        }
        self.shown = Some(self.table.seq());
    }

    /// The person whose turn it is; with one person at the keyboard, always that person.
    fn viewer(&self) -> Viewer {
        let players = self.table.players();
        let is_person = |seat: &Seat| players[seat.index()].bot.is_none();
        let acting = self.table.status().awaited().iter().find(is_person);
        let any = Seat::all(players.len() as u8).find(is_person);
        acting.or(any).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn think(&mut self, seat: Seat, level: &str) -> Result<(), Failure> {
        let bot = self.table.players()[seat.index()].name.clone();
        let spinner = ProgressBar::new_spinner().with_message(self.say("play-thinking", &[("name", name(&bot))]));
        spinner.enable_steady_tick(std::time::Duration::from_millis(120));
        let seed = u64::from(self.table.seq()) ^ u64::from(self.secret.bytes()[0]) << 32;
        let bot_turn = self.table.bot_turn(seat, level, seed, self.threads);
        let action = bot_turn.map_err(|error| Failure::Usage(error.to_string()))?(&AtomicBool::new(false));
        spinner.finish_and_clear();
        self.commit(&Request::action(seat, action))?.map_err(|error| Failure::Outside(error.to_string()))
    }

    /// Plays a request and saves the record; the inner error is the game's refusal.
    fn commit(&mut self, request: &Request) -> Result<Result<(), PlayError>, Failure> {
        match self.table.prepare(request, &self.secret, None) {
            Err(error) => Ok(Err(error)),
            Ok(step) => {
                self.table.accept(step);
                self.save()?;
                Ok(Ok(()))
            }
        }
    }

    fn ask(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<Going, Failure> {
        self.show_board();
        let Some(decision) = self.table.decision(seat) else { return Ok(Going::On) };
        let player = self.table.players()[seat.index()].name.clone();
        println!("{}", self.say("play-to-act", &[("name", name(&player))]));
        println!("{}", self.words.say(&decision.prompt, &|seat| self.name_of(seat)));
        self.show_choices(&decision.choices);
        loop {
            print!("{} ", self.own.text("play-your-choice"));
            io::stdout().flush().map_err(|error| Failure::Outside(error.to_string()))?;
            let mut line = String::new();
            let read = input.read_line(&mut line).map_err(|error| Failure::Outside(error.to_string()))?;
            if read == 0 {
                println!();
                return Ok(Going::Stop);
            }
            match self.answer(seat, line.trim(), &decision.choices)? {
                Answer::Again => {}
                Answer::Acted => return Ok(Going::On),
                Answer::Quit => return Ok(Going::Stop),
            }
        }
    }

    fn answer(&mut self, seat: Seat, line: &str, choices: &[Choice]) -> Result<Answer, Failure> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => Ok(Answer::Again),
            "help" | "?" => {
                println!("{}", self.own.text("play-help"));
                // How to read the sketch, where the game explains it.
                self.print(&self.words.attribute("game-about", "sketch"))
            }
            "quit" | "exit" => Ok(Answer::Quit),
            "board" => {
                self.show_board();
                self.show_choices(choices);
                Ok(Answer::Again)
            }
            "log" => {
                self.shown = None;
                self.show_news();
                Ok(Answer::Again)
            }
            "rule" => self.print(&self.clause(rest)),
            "why" => {
                let said = match self.table.why_not(seat, rest) {
                    Ok(()) => self.own.text("play-legal"),
                    Err(error) => self.explain(&error, rest),
                };
                self.print(&said)
            }
            "save" if rest.is_empty() => self.print(&self.own.text("play-save-how")),
            "save" => {
                self.record = Some(PathBuf::from(rest));
                self.save()?;
                self.print(&self.say("play-saved", &[("file", name(rest))]))
            }
            "undo" => match self.commit(&Request::undo(seat))? {
                Ok(()) => Ok(Answer::Acted),
                Err(error) => self.print(&self.explain(&error, line)),
            },
            _ => {
                let numbered = line.parse::<usize>().ok().and_then(|number| choices.get(number.wrapping_sub(1)));
                let action = numbered.map_or(line, |choice| &choice.action);
                match self.commit(&Request::action(seat, action))? {
                    Ok(()) => Ok(Answer::Acted),
                    Err(error) => self.print(&self.explain(&error, line)),
                }
            }
        }
    }

    fn print(&self, text: &str) -> Result<Answer, Failure> {
        println!("{text}");
        Ok(Answer::Again)
    }

    fn explain(&self, error: &PlayError, given: &str) -> String {
        match error {
            PlayError::Illegal(refusal) => {
                let clause = refusal.sentence(self.table.kind().rulebook(), self.language);
                self.say("play-refused", &[("rule", name(refusal.rule.as_str())), ("clause", name(&clause))])
            }
            PlayError::Undo(blocked) => {
                let reason = self.own.text(match blocked {
                    UndoBlocked::Nothing => "undo-nothing",
                    UndoBlocked::OthersDecision => "undo-others",
                    UndoBlocked::Chance(_) => "undo-chance",
                    UndoBlocked::Reveal(_) => "undo-reveal",
                    UndoBlocked::Over => "undo-over",
                });
                self.say("play-undo-blocked", &[("reason", name(&reason))])
            }
            _ => self.say("play-not-understood", &[("given", name(given))]),
        }
    }

    fn clause(&self, id: &str) -> String {
        let clauses = self.table.kind().rulebook().clauses(self.language);
        match clauses.iter().find(|clause| clause.id == id) {
            Some(clause) => format!("{}: {}\n({})", clause.id, clause.text, clause.source),
            None => self.say("play-no-clause", &[("given", name(id))]),
        }
    }

    fn show_board(&self) {
        show_table(&*self.table, self.viewer(), &self.words);
    }

    /// Lists a few choices one per line, and many of them grouped by place.
    fn show_choices(&self, choices: &[Choice]) {
        const ONE_PER_LINE: usize = 12;
        if choices.len() <= ONE_PER_LINE {
            for (index, choice) in choices.iter().enumerate() {
                let text = self.words.say(&choice.text, &|seat| self.name_of(seat));
                println!("  {:>2}) {text}  [{}]", index + 1, choice.action);
            }
            return;
        }
        let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (index, choice) in choices.iter().enumerate() {
            let place = choice.text.places.first().map_or("", Json::as_str);
            places.entry(place).or_default().push(format!("{:>3}) {}", index + 1, choice.action));
        }
        let count = Arg::Number(choices.len() as i64);
        println!("{}", self.say("play-choices", &[("count", count)]));
        for at_place in places.values() {
            println!("  {}", at_place.join("   "));
        }
    }

    fn show_end(&self) {
        self.show_board();
        println!("{}", self.own.text("play-over"));
        let Status::Over { places, .. } = self.table.status() else { return };
        let mut order: Vec<Seat> = Seat::all(self.table.players().len() as u8).collect();
        order.sort_by_key(|seat| places.as_slice()[seat.index()]);
        for seat in order {
            let place = Arg::Number(i64::from(places.as_slice()[seat.index()]));
            let score = Arg::Number(i64::from(self.table.scores()[seat.index()]));
            println!(
                "{}",
                self.say("play-place", &[("place", place), ("name", name(&self.name_of(seat))), ("score", score)])
            );
        }
    }

    fn name_of(&self, seat: Seat) -> String {
        self.table.players()[seat.index()].name.clone()
    }

    fn say(&self, key: &'static str, args: &[(&'static str, Arg)]) -> String {
        let described = args.iter().fold(Description::<()>::new(key), |said, (name, arg)| said.arg(name, arg.clone()));
        self.own.say(&described, &|seat| self.name_of(seat))
    }

    /// Saves the record; a crash leaves either the old or the new file.
    fn save(&self) -> Result<(), Failure> {
        let Some(file) = &self.record else { return Ok(()) };
        let mut record = self.table.record().clone();
        record.result = self.table.result(Some(&self.secret));
        let new = file.with_extension("jsonl.new");
        std::fs::write(&new, record.to_text())
            .and_then(|()| std::fs::rename(&new, file))
            .map_err(|error| Failure::Outside(format!("can't write {}: {error}", file.display())))
    }
}

enum Answer {
    Again,
    Acted,
    Quit,
}

fn name(text: &str) -> Arg {
    Arg::Name(text.to_owned())
}
