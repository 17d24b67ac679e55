//! `duchy analyse`: what every decision and every draw of a game was worth.

mod page;
mod print;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use clap::ValueEnum;
use duchy_game::Language;
use duchy_host::{
    AnalysisError, Registry,
    analysis::{Depth, Settings},
};

use crate::{
    failure::{Failure, print_json, read_record},
    progress,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record file (JSON lines); - reads standard input.
    file: PathBuf,

    #[command(flatten)]
    how: How,

    /// Print the whole report as JSON.
    #[arg(long)]
    json: bool,

    /// Write the report to a web page: one file that needs nothing else.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// How thorough an analysis is.
#[derive(clap::Args)]
pub(crate) struct How {
    /// How thorough: quick takes seconds, normal about a minute, deep several minutes.
    #[arg(long, value_enum, default_value_t = DepthArg::Normal)]
    depth: DepthArg,

    /// Random seed; the same seed gives the same report.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl How {
    pub(crate) fn settings(&self) -> Settings {
        let depth = match self.depth {
            DepthArg::Quick => Depth::Quick,
            DepthArg::Normal => Depth::Normal,
            DepthArg::Deep => Depth::Deep,
        };
        Settings { depth, seed: self.seed }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum DepthArg {
    Quick,
    Normal,
    Deep,
}

pub(crate) fn run(args: &Args, registry: &Registry, language: Language) -> Result<(), Failure> {
    let record = read_record(&args.file)?;
    let stop = stop_on_interrupt();
    let bar = progress::bar(record.entries.len() as u64 + 1, "analysing");
    let mut progress = |done: u32, total: u32| {
        bar.set_length(u64::from(total));
        bar.set_position(u64::from(done));
    };
    let report = registry.analyse(&record, args.how.settings(), &stop, &mut progress);
    bar.finish_and_clear();
    let report = report.map_err(|error| failure(&args.file, error))?;
    let words = registry.find(&record.header.game)?.words(language);
    if let Some(path) = &args.html {
        let page = page::page(&report, &words, language);
        std::fs::write(path, page)
            .map_err(|error| Failure::Outside(format!("can't write {}: {error}", path.display())))?;
    }
    if args.json {
        return print_json(&report);
    }
    print::print(&report, &words, language);
    Ok(())
}

/// Set by Ctrl-C.
pub(crate) fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Without a handler Ctrl-C ends the command at once, which is as good.
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
    stop
}

pub(crate) fn failure(file: &std::path::Path, error: AnalysisError) -> Failure {
    let what = format!("{}, {error}", file.display());
    match error {
        AnalysisError::Redacted | AnalysisError::NoEvaluator(_) => Failure::Unknown(what),
        AnalysisError::Replay(_) | AnalysisError::Options(_) => Failure::No(what),
        AnalysisError::NoDecision(_) => Failure::Usage(what),
        AnalysisError::Stopped(_) => Failure::Outside(error.to_string()),
    }
}
