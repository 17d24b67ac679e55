//! Tries searchers with other weights and settings than the levels have.
//!
//! ```text
//! lab train catherine /tmp/c.weights games=20000 hidden=8 lambda=0.95 threads=2
//! lab arena catherine turn:weights=/tmp/c.weights,samples=2 greedy deals=100 seats=2 preset=usual
//! lab arena catherine roll:weights=/tmp/c.weights,secs=0.1,turns=8,breadth=12,width=8 greedy deals=20
//! lab measure catherine /tmp/c.weights deals=100 threads=2
//! lab leftovers burgundy expert games=20 seats=2 preset=experts
//! ```
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::panic, reason = "a tool for tuning the bots")]

use std::{collections::HashMap, num::NonZero, sync::Arc, sync::atomic::AtomicBool, time::Duration};

use duchy_bots::{
    burgundy, burgundy_cards, carcassonne, catherine,
    learned::{Learnable, evaluator},
    trainers, tuscany,
};
use duchy_burgundy::Burgundy;
use duchy_burgundy_cards::BurgundyCards;
use duchy_carcassonne::Carcassonne;
use duchy_catherine::Catherine;
use duchy_game::{Catalogue, Game, Observed, Options as _, Seat, context::Search};
use duchy_search::{
    Budget, Human, Level, Levels, Rollouts, WholeTurn,
    arena::{Arena, Contestant},
    learn::Weights,
    stats::{Interval, Running},
};
use duchy_tuscany::Tuscany;

type Settings = HashMap<String, String>;

fn settings<'a>(parts: impl Iterator<Item = &'a str>) -> Settings {
    parts
        .filter(|part| !part.is_empty())
        .map(|part| part.split_once('=').unwrap_or_else(|| panic!("\"{part}\" is not key=value")))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

fn get<T: std::str::FromStr>(settings: &Settings, key: &str, default: T) -> T {
    settings
        .get(key)
        .map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("\"{value}\" is no value for {key}")))
}

fn contestant<G: Learnable>(levels: Levels<G>, spec: &str) -> Contestant<G> {
    let (kind, rest) = spec.split_once(':').unwrap_or((spec, ""));
    let settings = settings(rest.split(','));
    let weights = || match settings.get("weights") {
        Some(path) => Arc::new(Weights::from_bytes(&std::fs::read(path).unwrap()).unwrap()),
        None => G::built_in(),
    };
    let mut contestant = match kind {
        "turn" => {
            let (weights, samples) = (weights(), get(&settings, "samples", G::EXPERT.1));
            Contestant::new(spec, G::EXPERT.0, move || WholeTurn::new(evaluator::<G>(weights.clone())).samples(samples))
        }
        "human" => {
            let (weights, mut how) = (weights(), G::MANNERS[get(&settings, "like", 2)]);
            how.notices = get(&settings, "notices", how.notices);
            how.temperature = get(&settings, "temperature", how.temperature);
            how.worst = get(&settings, "worst", how.worst);
            how.blind = get(&settings, "blind", how.blind);
            Contestant::new(spec, G::EXPERT.0, move || Human::new(evaluator::<G>(weights.clone()), how))
        }
        "roll" => {
            let (weights, mut how) = (weights(), G::ROLLOUTS);
            how.first = get(&settings, "first", how.first);
            how.beyond_first = get(&settings, "beyond_first", how.beyond_first);
            how.width = get(&settings, "width", how.width);
            how.window = get(&settings, "window", how.window);
            how.turns = get(&settings, "turns", how.turns);
            how.breadth = get(&settings, "breadth", how.breadth);
            how.beyond = get(&settings, "beyond", how.beyond);
            how.prior = get(&settings, "prior", how.prior);
            how.win = get(&settings, "win", how.win);
            let own = get(&settings, "own", u8::from(G::BLIND_ROLLOUTS)) == 1;
            Contestant::new(spec, u64::MAX, move || {
                let evaluator = evaluator::<G>(weights.clone());
                Rollouts::new(if own { evaluator.own_points_only() } else { evaluator }, how)
            })
        }
        level => Contestant::of_level(Level::find(levels, level).unwrap_or_else(|| panic!("no level {level}"))),
    };
    contestant.positions = get(&settings, "positions", contestant.positions);
    if let Some(secs) = settings.get("secs") {
        contestant.time = Duration::from_secs_f64(secs.parse().unwrap());
    }
    contestant
}

fn options<G: Game>(settings: &Settings) -> G::Options {
    settings.get("preset").map_or_else(G::Options::default, |name| {
        let preset = G::Options::presets().into_iter().find(|preset| preset.name == name.as_str());
        preset.unwrap_or_else(|| panic!("no preset {name}")).options
    })
}

fn arena<G: Learnable>(levels: Levels<G>, first: &str, second: &str, settings: &Settings) {
    let options = options::<G>(settings);
    let mut arena = Arena::<G>::new(options, get(settings, "seats", 2));
    arena.deals = get(settings, "deals", 50);
    arena.seed = get(settings, "seed", 1);
    arena.threads = get(settings, "threads", NonZero::<usize>::MIN);
    let pairing =
        arena.play(&[contestant(levels, first), contestant(levels, second)], &[], &|_, _, _| {}).unwrap().remove(0);
    let percent = pairing.rate.map(|rate| 100.0 * rate);
    println!(
        "{} {} seats, {} games: {first} v {second}: {:.1} % ({:.1}…{:.1}), margin {:+.1} ({:+.1}…{:+.1}), points {:.1} : {:.1}, \
         ms a move {:.2} (longest {:.0}) : {:.2}, {} decisions",
        G::ID,
        arena.seats,
        pairing.games,
        percent.middle,
        percent.low,
        percent.high,
        pairing.margin.middle,
        pairing.margin.low,
        pairing.margin.high,
        pairing.points[0],
        pairing.points[1],
        pairing.time[0].mean().as_secs_f64() * 1e3,
        pairing.time[0].longest.as_secs_f64() * 1e3,
        pairing.time[1].mean().as_secs_f64() * 1e3,
        pairing.time[0].decisions / pairing.games.max(1),
    );
    if arena.seats != 2 {
        let [first, second] = pairing.won.map(|won| won.map(|rate| 100.0 * rate));
        println!(
            "alone: {:.1} % ({:.1}…{:.1}) : {:.1} % ({:.1}…{:.1})",
            first.middle, first.low, first.high, second.middle, second.low, second.high
        );
    }
}

/// What a game's players have left at its end that a better player would have used.
struct Rest<G: Game> {
    names: &'static [&'static str],
    left: fn(&G, Seat) -> Vec<usize>,
    /// The points offered by an action that is a bid.
    bid: fn(&G::Action) -> Option<u8>,
}

const BURGUNDY: Rest<Burgundy> = Rest {
    names: &["workers", "silver", "goods", "stored tiles", "empty spaces"],
    left: |position, seat| {
        let player = &position.players()[seat.index()];
        let goods: u8 = player.goods.iter().sum();
        let (stored, empty) = (player.stored().count(), player.empty_spaces() as usize);
        vec![player.workers.into(), player.silver.into(), goods.into(), stored, empty]
    },
    bid: |_| None,
};

const BURGUNDY_CARDS: Rest<BurgundyCards> = Rest {
    names: &["workers", "silver", "goods", "projects"],
    left: |position, seat| {
        let player = &position.players()[seat.index()];
        let goods: u8 = player.goods.iter().sum();
        vec![player.workers.into(), player.silver.into(), goods.into(), player.projects().len()]
    },
    bid: |_| None,
};

const CARCASSONNE: Rest<Carcassonne> = Rest {
    names: &["meeples", "abbots", "bridges", "castles"],
    left: |position, seat| {
        let player = &position.players()[seat.index()];
        [player.meeples, player.abbots, player.bridges, player.castles].map(usize::from).to_vec()
    },
    bid: |action| match action {
        duchy_carcassonne::Action::Bid { points } => Some(*points),
        _ => None,
    },
};

const CATHERINE: Rest<Catherine> = Rest {
    names: &["jokers", "cards in hand", "residences in supply"],
    left: |position, seat| {
        let player = position.player(seat);
        vec![player.jokers.into(), player.hand().len(), position.supply(seat).into()]
    },
    bid: |_| None,
};

const TUSCANY: Rest<Tuscany> = Rest {
    names: &["workers", "marble", "cards in hand", "stored tiles"],
    left: |position, seat| {
        let player = &position.players()[seat.index()];
        let (cards, stored) = (player.hand_size() as usize, player.storage().len());
        vec![player.workers().into(), player.marble().into(), cards, stored]
    },
    bid: |_| None,
};

/// Plays with everybody alike, and prints the points and what is left at the end: hoards show here.
fn leftovers<G: Learnable>(levels: Levels<G>, rest: &Rest<G>, spec: &str, settings: &Settings) {
    let options = options::<G>(settings);
    let (games, seats) = (get(settings, "games", 20u64), get(settings, "seats", 2));
    let contestant = contestant(levels, spec);
    let mut searcher = (contestant.searcher)();
    let mut all = vec![Vec::new(); rest.names.len()];
    let (mut bids, mut points) = (Vec::new(), Running::default());
    for game in 0..games {
        let mut chance = Search::new(get(settings, "seed", 1) + game);
        let mut position = G::start(G::Catalogue::built_in(), G::RULES, seats, &options, &mut chance).unwrap();
        let mut step = 0;
        while let Some(seat) = position.status().awaited().first() {
            let observed = Observed::new(&position, seat, &mut chance);
            let start = std::time::Instant::now();
            let used = || start.elapsed().as_secs_f32() / contestant.time.as_secs_f32();
            let budget = Budget::positions(contestant.positions).timed(&used);
            let action = searcher.choose(&observed, &budget, game * 1000 + step);
            step += 1;
            bids.extend((rest.bid)(&action).map(usize::from));
            position.play(seat, &action, &mut chance).unwrap();
        }
        for seat in Seat::all(seats) {
            all.iter_mut().zip((rest.left)(&position, seat)).for_each(|(all, left)| all.push(left));
            points.push(f64::from(position.score(seat)));
        }
    }
    println!("{} {spec}, {seats} seats, {games} games:", G::ID);
    let Interval { low, middle, high } = points.interval();
    println!("  points: mean {middle:.1} ({low:.1}…{high:.1})");
    for (name, all) in rest.names.iter().zip(&all).chain([(&"bids", &bids)]).filter(|(_, all)| !all.is_empty()) {
        let mean = all.iter().sum::<usize>() as f64 / all.len() as f64;
        println!("  {name}: mean {mean:.1}, most {}", all.iter().max().unwrap());
    }
}

fn train(game: &str, out: &str, settings: &Settings) {
    let trainer = trainers().into_iter().find(|trainer| trainer.game() == game).unwrap();
    let mut plan = trainer.plan();
    plan.games = get(settings, "games", plan.games);
    plan.round = get(settings, "round", plan.round);
    plan.hidden = get(settings, "hidden", plan.hidden);
    plan.lambda = get(settings, "lambda", plan.lambda);
    plan.explore = get(settings, "explore", plan.explore);
    plan.breadth = get(settings, "breadth", plan.breadth);
    plan.beyond = get(settings, "beyond", plan.beyond);
    plan.blind = get(settings, "blind", plan.blind);
    plan.rate = get(settings, "rate", plan.rate);
    plan.seed = get(settings, "seed", plan.seed);
    let threads = get(settings, "threads", NonZero::<usize>::MIN);
    let start = std::time::Instant::now();
    let mut next = 0;
    let mut progress = |report: duchy_search::learn::train::Report, _: &dyn Fn() -> duchy_bots::learned::Trained| {
        if report.games >= next {
            next = report.games + plan.games / 20;
            println!(
                "{} games, error {:.2}, points {:.1}, {:.0} s",
                report.games,
                report.error,
                report.points,
                start.elapsed().as_secs_f64()
            );
        }
    };
    let stop = AtomicBool::new(false);
    let trained =
        trainer.train(&plan, None, &get(settings, "command", "lab".to_owned()), threads, &stop, &mut progress).unwrap();
    std::fs::write(out, trained.weights).unwrap();
}

/// Writes into a file of weights what the arena says of them.
fn measure(game: &str, file: &str, settings: &Settings) {
    let trainer = trainers().into_iter().find(|trainer| trainer.game() == game).unwrap();
    let threads = get(settings, "threads", NonZero::<usize>::MIN);
    let weights = std::fs::read(file).unwrap();
    let weights = trainer.measure(&weights, get(settings, "deals", 100), threads, &|_| {}).unwrap();
    println!("{}", Weights::from_bytes(&weights).unwrap().origin.arena);
    std::fs::write(file, weights).unwrap();
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["train", game, out, ref rest @ ..] => train(game, out, &settings(rest.iter().copied())),
        ["measure", game, file, ref rest @ ..] => measure(game, file, &settings(rest.iter().copied())),
        ["arena", game, first, second, ref rest @ ..] => {
            let settings = settings(rest.iter().copied());
            match game {
                "burgundy" => arena(burgundy::LEVELS, first, second, &settings),
                "burgundy-cards" => arena(burgundy_cards::LEVELS, first, second, &settings),
                "carcassonne" => arena(carcassonne::LEVELS, first, second, &settings),
                "catherine" => arena(catherine::LEVELS, first, second, &settings),
                "tuscany" => arena(tuscany::LEVELS, first, second, &settings),
                _ => panic!("no game {game}"),
            }
        }
        ["leftovers", game, spec, ref rest @ ..] => {
            let settings = settings(rest.iter().copied());
            match game {
                "burgundy" => leftovers(burgundy::LEVELS, &BURGUNDY, spec, &settings),
                "burgundy-cards" => leftovers(burgundy_cards::LEVELS, &BURGUNDY_CARDS, spec, &settings),
                "carcassonne" => leftovers(carcassonne::LEVELS, &CARCASSONNE, spec, &settings),
                "catherine" => leftovers(catherine::LEVELS, &CATHERINE, spec, &settings),
                "tuscany" => leftovers(tuscany::LEVELS, &TUSCANY, spec, &settings),
                _ => panic!("no game {game}"),
            }
        }
        _ => panic!("lab train GAME FILE … | lab arena GAME FIRST SECOND … | lab leftovers GAME LEVEL …"),
    }
}
