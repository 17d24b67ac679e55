//! `duchy verify`: checks that a record replays and its draws match the commitment.

use std::path::PathBuf;

use duchy_host::{Registry, Verdict, from_hex};
use serde_json::json;

use crate::failure::{Failure, print_json, read_record};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record file (JSON lines); - reads standard input.
    file: PathBuf,

    /// Key of the record's deal, as `duchy deal open` prints it.
    #[arg(long, value_name = "HEX")]
    key: Option<String>,

    /// Print JSON.
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
            Ok("The record replays, and every draw matches the commitment."),
        ),
        Verdict::Written => (
            "written",
            Err(Failure::Unknown(
                "the record replays, but its draws can't be checked: it was written by hand and has no commitment".into(),
            )),
        ),
        Verdict::Sealed => (
            "sealed",
            Err(Failure::Unknown(
                "the record replays, but its secret is not revealed yet: check again when the game is over, or give the \
                 deal's key with --key once it is opened"
                    .into(),
            )),
        ),
        Verdict::OtherComponents => (
            "other-components",
            Err(Failure::Unknown(
                "the record replays, but it was played with an older edition of the built-in components: check its draws \
                 with the version of Duchy it was played on"
                    .into(),
            )),
        ),
        Verdict::WrongSecret => (
            "wrong-secret",
            Err(Failure::No(
                "the secret does not match the commitment: don't trust this game".into(),
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
