//! `duchy verify`: does a record replay, and was its chance fair?

use std::path::PathBuf;

use duchy_host::{Registry, Verdict, from_hex};
use serde_json::json;

use crate::failure::{Failure, print_json, read_record};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, as JSON lines; - for standard input.
    file: PathBuf,

    /// The key of its deal, in hexadecimal, if the record was played on one that has been opened since.
    #[arg(long, value_name = "HEX")]
    key: Option<String>,

    /// For machines.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, registry: &Registry) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    let key = match &args.key {
        None => None,
        Some(text) => Some(from_hex(text.trim()).ok_or_else(|| {
            Failure::Usage("--key takes 64 hexadecimal digits, as `duchy deal open` prints them".into())
        })?),
    };
    let verdict = registry.verify(&record, key).map_err(|error| {
        let what = format!("{}, {error}", args.file.display());
        if record.is_redacted() { Failure::Unknown(what) } else { Failure::No(what) }
    })?;
    let (word, outcome) = match verdict {
        Verdict::Fair => (
            "fair",
            Ok("The record replays, and every outcome follows from the secret its host had committed itself to."),
        ),
        Verdict::Written => (
            "written",
            Err(Failure::Unknown(
                "the record replays, but it was written by hand: nobody vouches for its chance".into(),
            )),
        ),
        Verdict::Sealed => (
            "sealed",
            Err(Failure::Unknown(
                "the record replays, but its secret is not revealed yet: it is when the game is over, or the deal is \
                 opened (then give --key)"
                    .into(),
            )),
        ),
        Verdict::OtherComponents => (
            "other-components",
            Err(Failure::Unknown(
                "the record replays, but it was played with an older edition of the built-in components, so its \
                 chance can't be checked: use the program of that time"
                    .into(),
            )),
        ),
        Verdict::WrongSecret => (
            "wrong-secret",
            Err(Failure::No(
                "the secret is not the one the host had committed itself to: don't trust this game".into(),
            )),
        ),
        Verdict::Different { line, expected, found } => (
            "different",
            Err(Failure::No(format!(
                "line {line}: the secret gives {expected:?}, but the record says {found:?}: don't trust this game"
            ))),
        ),
    };
    if args.json {
        let message = match &outcome {
            Ok(said) => (*said).to_owned(),
            Err(failure) => failure.to_string(),
        };
        print_json(&json!({ "verdict": word, "entries": record.entries.len(), "message": message }))?;
    } else if let Ok(said) = outcome {
        println!("{said}");
    }
    outcome.map(drop)
}
