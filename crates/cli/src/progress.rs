//! Progress bars for long commands, on standard error; hidden if that is not a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar of `length` steps.
pub(crate) fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} ({eta} left)");
    let bar = ProgressBar::new(length).with_message(what);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
