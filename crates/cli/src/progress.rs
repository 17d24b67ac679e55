//! Progress bars for anything longer than a second. They go to standard error and hide when nobody is looking.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar up to `length` steps of something.
pub(crate) fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} ({eta} left)");
    let bar = ProgressBar::new(length).with_message(what);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
