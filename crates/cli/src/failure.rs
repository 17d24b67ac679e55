//! Errors of commands and their exit codes.

use std::{path::Path, process::ExitCode};

/// Why a command failed; the kind decides the exit code. The sentence says what to do.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// A check failed.
    #[error("{0}")]
    No(String),
    /// Wrong arguments.
    #[error("{0}")]
    Usage(String),
    /// A file, port or database can't be used.
    #[error("{0}")]
    Outside(String),
    /// It can't be checked.
    #[error("{0}")]
    Unknown(String),
}

impl Failure {
    pub(crate) fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::No(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Outside(_) => 3,
            Failure::Unknown(_) => 4,
        })
    }
}

impl From<duchy_host::OpenError> for Failure {
    fn from(error: duchy_host::OpenError) -> Self {
        Failure::Usage(error.to_string())
    }
}

impl From<duchy_host::ArenaError> for Failure {
    fn from(error: duchy_host::ArenaError) -> Self {
        Failure::Usage(error.to_string())
    }
}

impl From<duchy_store::Error> for Failure {
    fn from(error: duchy_store::Error) -> Self {
        Failure::Outside(error.to_string())
    }
}

/// Runs a future to its end.
pub(crate) fn in_runtime<T>(future: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::Outside(error.to_string()))?;
    runtime.block_on(future)
}

/// Reads a file; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let text =
        if path == Path::new("-") { std::io::read_to_string(std::io::stdin()) } else { std::fs::read_to_string(path) };
    text.map_err(|error| Failure::Outside(format!("can't read {}: {error}", path.display())))
}

/// Reads a record file.
pub(crate) fn read_record(path: &Path) -> Result<duchy_host::Record, Failure> {
    let text = read_text(path)?;
    duchy_host::Record::parse(&text).map_err(|bad| Failure::No(format!("{}, {bad}", path.display())))
}

/// What was written to standard output; nothing if its reader has gone away (`… | head -1`), which is no error.
pub(crate) fn unless_closed<T>(written: std::io::Result<T>) -> Result<Option<T>, Failure> {
    match written {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(None),
        Err(error) => Err(Failure::Outside(format!("can't write the output: {error}"))),
    }
}

/// Prints a value as JSON.
pub(crate) fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Failure::Outside(error.to_string()))?;
    println!("{text}");
    Ok(())
}
