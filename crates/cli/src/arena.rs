//! `duchy arena`: a tournament of computer opponents.

mod report;

use std::{
    fs,
    io::Write as _,
    num::NonZero,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use duchy_host::{
    DealResult, EngineCommand, Entrant, EntrantKind, Estimate, GameInfo, Registry, Tournament, TournamentResult, to_hex,
};
use duchy_search::learn::Weights;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{
    failure::{Failure, print_json},
    progress,
    setup::GameArgs,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Who plays, separated by commas: a level, with a limit for each decision behind a colon (master:0.1s or
    /// master:5000p for positions) and other weights behind an @ (expert@my.weights). Default: all levels.
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    bots: Vec<String>,

    /// A program that plays over standard input and output, as NAME=COMMAND; repeatable. See docs/engines.md.
    #[arg(long = "engine", value_name = "NAME=COMMAND")]
    engines: Vec<String>,

    /// How long an engine may think about a decision, in seconds.
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS")]
    engine_time: f64,

    /// How much memory an engine may use, in megabytes.
    #[arg(long, default_value_t = 1024, value_name = "MB")]
    engine_memory: u64,

    /// Players per game.
    #[arg(long, default_value_t = 2, value_name = "N")]
    players: u8,

    /// Deals per pair; each is played in every seating.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    deals: u32,

    /// Stop a pair as soon as it is clear whether the first wins at the higher of these rates rather than at the lower.
    #[arg(long, value_name = "LOW,HIGH")]
    sprt: Option<String>,

    /// Random seed: the same seed gives the same result, unless somebody thinks by the clock.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Games to run in parallel. Default: number of cores.
    #[arg(long)]
    threads: Option<NonZero<usize>>,

    /// Keep every deal in this file, and go on from it if it is there.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Write a report to this file; it needs nothing but itself.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, registry: &Registry) -> Result<(), Failure> {
    let kind = args.game.kind(registry)?;
    let mut entrants = if args.bots.is_empty() && args.engines.is_empty() {
        kind.info().bots.iter().map(|id| entrant(id)).collect::<Result<Vec<_>, _>>()?
    } else {
        args.bots.iter().map(|spec| entrant(spec)).collect::<Result<Vec<_>, _>>()?
    };
    for spec in &args.engines {
        entrants.push(engine(args, spec)?);
    }
    if entrants.len() < 2 {
        return Err(Failure::Usage("an arena needs at least two opponents, for example --bots greedy,random".into()));
    }
    let one = NonZero::<usize>::MIN;
    let tournament = Tournament {
        entrants,
        seats: args.players,
        options: args.game.options(registry)?,
        deals: args.deals,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(one)),
        sprt: args.sprt.as_deref().map(rates).transpose()?,
    };
    let kept = args.resume.as_deref().map(|path| Kept::open(path, &kind.info(), &tournament)).transpose()?;
    let (known, file) = kept.map_or((Vec::new(), None), |kept| (kept.known, Some(Mutex::new(kept.file))));
    let not_kept = Mutex::new(None);
    let bar = progress::bar(0, "deals");
    let result = kind.arena(&tournament, &known, &|deal, done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
        if let Some(file) = &file {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(error) = file.write_all(line(deal).as_bytes()) {
                *not_kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
        }
    })?;
    bar.finish_and_clear();
    if let Some(error) = not_kept.into_inner().unwrap_or_else(PoisonError::into_inner) {
        eprintln!("duchy: the deals could not be kept: {error}");
    }
    if let Some(path) = &args.html {
        let page = report::page(&args.game.game, &tournament, &result);
        fs::write(path, page).map_err(|error| Failure::Outside(format!("can't write {}: {error}", path.display())))?;
    }
    if args.json {
        return print_json(&result);
    }
    print(&result);
    Ok(())
}

fn print(result: &TournamentResult) {
    for pair in &result.pairs {
        println!("{} against {}: {} games", pair.first, pair.second, pair.games);
        println!("  points per game   {:.1} : {:.1}", pair.points[0], pair.points[1]);
        println!("  margin            {}", difference(pair.margin));
        if let (Some(margin), Some(saved)) = (pair.adjusted_margin, pair.games_saved) {
            println!("  without luck      {}, as good as {saved:.1} times the games", difference(margin));
        }
        println!("  wins              {}", percent(pair.rate));
        let Estimate { low, high, .. } = pair.rate_by_deal;
        if low < high {
            println!("    deal by deal            ({:.1} … {:.1})", low * 100.0, high * 100.0);
        }
        if let Some([first, second]) = pair.won_alone {
            println!("  won alone         {} : {}", percent(first), percent(second));
        }
        println!("  Elo difference    {}", elo(pair.elo));
        let [[first, longest], [second, other]] = pair.milliseconds;
        println!("  ms a decision     {first:.2} : {second:.2} (longest {longest:.0} : {other:.0})");
        if pair.forfeits != [0, 0] {
            println!("  gave up           {} : {}", pair.forfeits[0], pair.forfeits[1]);
        }
        for (name, why) in [&pair.first, &pair.second].into_iter().zip(&pair.why) {
            if let Some(why) = why {
                println!("  first time        {name}: {why}");
            }
        }
        if let Some(verdict) = pair.sprt {
            println!("  sequential test   {verdict}");
        }
    }
    if result.ratings.len() > 2 {
        println!("Elo, 0 is the mean of all:");
        for rated in &result.ratings {
            println!("  {:+6.0}  {}", rated.elo, rated.name);
        }
    }
    println!("Ranges are 95 % confidence intervals.");
}

fn difference(Estimate { value, low, high }: Estimate) -> String {
    // One deal says nothing about how far others are from it.
    let range = if low.is_finite() { format!("{low:+.1} … {high:+.1}") } else { "one deal".to_owned() };
    format!("{value:+.1}  ({range})")
}

fn percent(Estimate { value, low, high }: Estimate) -> String {
    format!("{:.1} %  ({:.1} … {:.1})", value * 100.0, low * 100.0, high * 100.0)
}

/// Whoever won every game may be better by any number of points: then only one end of the interval says something.
fn elo(estimate: Estimate) -> String {
    match estimate {
        Estimate { value: f64::INFINITY, low, .. } => format!("above {low:+.1}"),
        Estimate { value: f64::NEG_INFINITY, high, .. } => format!("below {high:+.1}"),
        estimate => difference(estimate),
    }
}

/// `LEVEL[:LIMIT][@WEIGHTS]`.
fn entrant(spec: &str) -> Result<Entrant, Failure> {
    let (rest, weights) = match spec.split_once('@') {
        Some((rest, path)) => (rest, Some(Arc::new(read_weights(Path::new(path))?))),
        None => (spec, None),
    };
    let (id, limit) = rest.split_once(':').map_or((rest, None), |(id, limit)| (id, Some(limit)));
    let (mut time, mut positions) = (None, None);
    if let Some(limit) = limit {
        let wrong =
            || Failure::Usage(format!("\"{limit}\" is no limit: write 0.1s for seconds or 5000p for positions"));
        if let Some(seconds) = limit.strip_suffix('s') {
            time = Some(seconds.parse().ok().and_then(|s| Duration::try_from_secs_f64(s).ok()).ok_or_else(wrong)?);
            positions = Some(u64::MAX);
        } else {
            positions = Some(limit.strip_suffix('p').and_then(|count| count.parse().ok()).ok_or_else(wrong)?);
            time = Some(Duration::MAX);
        }
    }
    let player = EntrantKind::Level { id: id.to_owned(), weights };
    Ok(Entrant { name: spec.to_owned(), player, time, positions })
}

fn engine(args: &Args, spec: &str) -> Result<Entrant, Failure> {
    let (name, command) =
        spec.split_once('=').ok_or_else(|| Failure::Usage(format!("an engine is NAME=COMMAND, not \"{spec}\"")))?;
    let time = Duration::try_from_secs_f64(args.engine_time)
        .map_err(|_| Failure::Usage("--engine-time is a number of seconds".into()))?;
    let command = EngineCommand {
        command: command.split_whitespace().map(str::to_owned).collect(),
        time,
        memory: args.engine_memory.saturating_mul(1 << 20),
    };
    command.check().map_err(|why| Failure::Usage(format!("the engine \"{name}\" can't play: {why}")))?;
    Ok(Entrant { name: name.to_owned(), player: EntrantKind::Engine(command), time: Some(time), positions: None })
}

fn read_weights(path: &Path) -> Result<Weights, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::Outside(format!("can't read {}: {error}", path.display())))?;
    Weights::from_bytes(&bytes).map_err(|error| Failure::No(format!("{}: {error}", path.display())))
}

fn rates(text: &str) -> Result<(f64, f64), Failure> {
    let rate = |text: &str| text.trim().parse::<f64>().ok().filter(|rate| (0.0..=1.0).contains(rate));
    text.split_once(',')
        .and_then(|(low, high)| Some((rate(low)?, rate(high)?)))
        .filter(|(low, high)| low < high)
        .ok_or_else(|| Failure::Usage(format!("\"{text}\" is no pair of rates: write for example 0.5,0.55")))
}

/// The file a tournament is kept in: its settings, then one deal a line.
struct Kept {
    known: Vec<DealResult>,
    file: fs::File,
}

#[derive(PartialEq, Serialize, Deserialize)]
struct Settings {
    /// The program that plays.
    program: String,
    game: String,
    rules: u16,
    entrants: Vec<EntrantSettings>,
    seats: u8,
    options: serde_json::Value,
    seed: u64,
}

/// What makes an entrant the same as before.
#[derive(PartialEq, Serialize, Deserialize)]
struct EntrantSettings {
    name: String,
    /// Of weights that were given: their hash.
    #[serde(skip_serializing_if = "Option::is_none")]
    weights: Option<String>,
    /// Of an engine: how it was started, its seconds and its bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<(Vec<String>, f64, u64)>,
}

impl EntrantSettings {
    fn of(entrant: &Entrant) -> Self {
        let (weights, engine) = match &entrant.player {
            EntrantKind::Level { weights, .. } => (weights.as_ref().map(|weights| weights.fingerprint()), None),
            EntrantKind::Engine(EngineCommand { command, time, memory }) => {
                (None, Some((command.clone(), time.as_secs_f64(), *memory)))
            }
        };
        EntrantSettings { name: entrant.name.clone(), weights, engine }
    }
}

/// The hash of this program: another build may play differently.
fn program() -> std::io::Result<String> {
    Ok(to_hex(&Sha256::digest(fs::read(std::env::current_exe()?)?)))
}

/// A line of the file, written at once.
fn line(of: &impl Serialize) -> String {
    format!("{}\n", serde_json::to_string(of).unwrap_or_default())
}

impl Kept {
    fn open(path: &Path, game: &GameInfo, tournament: &Tournament) -> Result<Self, Failure> {
        let outside = |error: std::io::Error| Failure::Outside(format!("can't use {}: {error}", path.display()));
        let settings = Settings {
            program: program().map_err(|error| Failure::Outside(format!("can't read this program: {error}")))?,
            game: game.id.to_owned(),
            rules: game.rules.0,
            entrants: tournament.entrants.iter().map(EntrantSettings::of).collect(),
            seats: tournament.seats,
            options: tournament.options.clone(),
            seed: tournament.seed,
        };
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(outside(error)),
        };
        // The last line is cut off if the tournament was stopped while it was written.
        let mut lines = text.split_inclusive('\n').take_while(|line| line.ends_with('\n'));
        let (mut known, mut whole) = (Vec::new(), 0);
        if let Some(first) = lines.next() {
            let earlier = serde_json::from_str::<Settings>(first).ok();
            if earlier.as_ref() != Some(&settings) {
                let again = earlier.map(|earlier| Settings { program: settings.program.clone(), ..earlier });
                let what = match again.as_ref() == Some(&settings) {
                    true => "was played by another build of Duchy; give another file",
                    false => "belongs to another tournament; give the same settings, or another file",
                };
                return Err(Failure::Usage(format!("{} {what}", path.display())));
            }
            whole = first.len();
            for line in lines {
                let Ok(deal) = serde_json::from_str::<DealResult>(line) else { break };
                known.push(deal);
                whole += line.len();
            }
        }
        let mut file = fs::OpenOptions::new().create(true).append(true).open(path).map_err(outside)?;
        file.set_len(whole as u64).map_err(outside)?;
        if whole == 0 {
            file.write_all(line(&settings).as_bytes()).map_err(outside)?;
        }
        Ok(Kept { known, file })
    }
}
