//! Standard output that may be closed, or full, at any moment.

use std::{
    fmt::Arguments,
    io::{ErrorKind, Write as _, stdout},
    process::exit,
};

/// Prints a line.
pub(crate) fn print_line(line: Arguments<'_>) {
    end_on(writeln!(stdout().lock(), "{line}"));
}

/// Prints text at once, without ending the line.
pub(crate) fn print(text: Arguments<'_>) {
    let mut out = stdout().lock();
    end_on(write!(out, "{text}").and_then(|()| out.flush()));
}

/// Nobody reads any more: that is no failure. Anything else is in the way.
fn end_on(written: std::io::Result<()>) {
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => exit(0),
        Err(error) => {
            eprintln!("duchy: can't write to standard output: {error}");
            exit(3);
        }
    }
}
