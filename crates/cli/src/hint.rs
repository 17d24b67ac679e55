//! `duchy hint`: the best actions of a decision in a record, by what its player knew.

use std::path::PathBuf;

use duchy_game::{Language, Seat};
use duchy_host::Registry;

use crate::{
    analyse::{How, failure, stop_on_interrupt},
    failure::{Failure, print_json, read_record},
    play::TEXTS,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record file (JSON lines); - reads standard input.
    file: PathBuf,

    /// Entry after which the decision is open; 0 is the setup. Default: the last entry.
    #[arg(long, value_name = "N")]
    at: Option<u32>,

    /// Seat to advise, from 1. Default: the first that has to decide.
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,

    #[command(flatten)]
    how: How,

    /// Print all actions as JSON.
    #[arg(long)]
    json: bool,
}

/// The most actions that are printed for people.
const SHOWN: usize = 8;

pub(crate) fn run(args: &Args, registry: &Registry, language: Language) -> Result<(), Failure> {
    let mut record = read_record(&args.file)?;
    let last = record.entries.len() as u32;
    let at = args.at.unwrap_or(last);
    if at > last {
        return Err(Failure::Usage(format!("the record has {last} entries; --at takes 0 to {last}")));
    }
    if at < last {
        record.entries.truncate(at as usize);
        record.result = None;
    }
    let seat = match args.seat {
        None => None,
        Some(number) => Some(Seat(number.checked_sub(1).ok_or_else(|| Failure::Usage("--seat counts from 1".into()))?)),
    };
    let stop = stop_on_interrupt();
    let hint = registry.hint(&record, seat, args.how.settings(), &stop).map_err(|error| failure(&args.file, error))?;
    if args.json {
        return print_json(&hint);
    }
    let words = registry.find(&record.header.game)?.words(language);
    let own = duchy_host::Words::new(TEXTS, language);
    let name = |seat: Seat| {
        record.header.players.get(seat.index()).map_or_else(|| seat.to_string(), |player| player.name.clone())
    };
    println!("{}: {}", name(hint.seat), words.say(&hint.prompt, &name));
    for choice in hint.candidates.iter().take(SHOWN) {
        let value = choice.values[hint.seat.index()];
        println!(
            "  {:>5.1} % {:>+7.1}  ({:.1} ± {:.1})  {}  [{}]",
            value.win.value * 100.0,
            value.margin.value,
            choice.behind.margin.value,
            choice.behind.margin.error,
            words.say(&choice.text, &name),
            choice.action,
        );
    }
    if hint.close {
        println!("{}", own.text("hint-close"));
    }
    Ok(())
}
