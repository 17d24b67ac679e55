//! The report in the terminal, and the sentences it shares with the page.

use duchy_game::{Arg, Description, Language, ScoreLine, Seat};
use duchy_host::{
    Words,
    analysis::{
        JudgedChoice, LedgerRow, Measured, MistakeCounts, PlayerSummary, Report, Sources, Swing, TurningPoint, Unit,
    },
};

use crate::play::TEXTS;

/// The words of a report: the game's and the terminal's.
pub(super) struct Speaker<'a> {
    report: &'a Report,
    game: &'a Words,
    own: Words,
}

impl<'a> Speaker<'a> {
    pub(super) fn new(report: &'a Report, game: &'a Words, language: Language) -> Self {
        Speaker { report, game, own: Words::new(TEXTS, language) }
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.report.players.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A text of the terminal.
    pub(super) fn text(&self, key: &str) -> String {
        self.own.text(key)
    }

    /// A text of the terminal with arguments.
    pub(super) fn say(&self, key: &'static str, args: &[(&'static str, String)]) -> String {
        let description = args
            .iter()
            .fold(Description::<()>::new(key), |said, (name, value)| said.arg(name, Arg::Name(value.clone())));
        self.own.say(&description, &|seat| self.name(seat))
    }

    /// How the game ended, unless it was played to its end.
    pub(super) fn ending(&self) -> Option<String> {
        match (self.report.finished, self.report.agreed) {
            (_, true) => Some(self.text("analyse-agreed")),
            (false, false) => Some(self.text("analyse-unfinished")),
            (true, false) => None,
        }
    }

    pub(super) fn title(&self) -> String {
        self.game.text("game-title")
    }

    /// An action in words, with its notation.
    pub(super) fn action(&self, choice: &JudgedChoice) -> String {
        format!("{} [{}]", self.game.say(&choice.text, &|seat| self.name(seat)), choice.action)
    }

    /// "Ann 90 – Ben 78".
    pub(super) fn scores(&self) -> String {
        let parts = self.report.players.iter().zip(&self.report.scores).map(|(name, score)| format!("{name} {score}"));
        parts.collect::<Vec<_>>().join(" – ")
    }

    /// The game of one seat in a sentence.
    pub(super) fn verdict(&self, seat: Seat) -> String {
        let verdict = &self.report.verdicts[seat.index()];
        let row = &self.report.ledger.known[seat.index()];
        let key = if verdict.close.margin { "analyse-verdict-close" } else { "analyse-verdict" };
        self.say(
            key,
            &[
                ("name", self.name(seat)),
                ("result", signed(row.result.margin, Unit::Margin)),
                ("luck", signed(verdict.luck.margin.value, Unit::Margin)),
                ("error", format!("{:.1}", verdict.luck.margin.error)),
                ("decisions", signed(verdict.decisions.margin.value, Unit::Margin)),
            ],
        )
    }

    /// "Turn 14, Ann: … cost 4.2 ± 0.8 points, win 61 → 52 %. Better: …".
    pub(super) fn turning_point(&self, point: &TurningPoint) -> String {
        let said = self.say(
            "analyse-turning-point",
            &[
                ("turn", point.turn.to_string()),
                ("entry", point.seq.to_string()),
                ("name", self.name(point.seat)),
                ("played", self.action(&point.played)),
                ("points", format!("{:.1} ± {:.1}", point.points.value, point.points.error)),
                ("before", format!("{:.0}", point.before * 100.0)),
                ("after", format!("{:.0}", point.after * 100.0)),
                ("better", self.action(&point.better)),
            ],
        );
        match &point.line {
            Some(line) => format!("{said} {}", self.swing(line)),
            None => said,
        }
    }

    /// The score line that makes the difference.
    pub(super) fn swing(&self, line: &Swing) -> String {
        let label = self.sources().into_iter().find(|(what, _)| *what == line.what).map(|(_, label)| label);
        self.say(
            "analyse-swing",
            &[
                ("name", self.name(line.seat)),
                ("points", signed(line.points, Unit::Margin)),
                ("what", label.unwrap_or_else(|| line.what.clone())),
                ("rule", line.rule.clone()),
            ],
        )
    }

    /// What score lines of the compared games are for, by text key.
    fn sources(&self) -> Vec<(&'static str, String)> {
        let all = self.report.decisions.iter().filter_map(|decision| decision.judged.known.sources.as_ref());
        let lines = all.flat_map(|sources| sources.played.iter().chain(&sources.best).flatten());
        let mut labels: Vec<(&'static str, String)> = Vec::new();
        for line in lines {
            if labels.iter().all(|(what, _)| *what != line.what) {
                labels.push((line.what, self.source(line.what, line.count)));
            }
        }
        labels
    }

    /// What a score line is for.
    pub(super) fn source(&self, what: &'static str, count: f64) -> String {
        let rule = duchy_game::RuleId::new("");
        let count = count.round().max(1.0) as u32;
        self.game.line(&ScoreLine::<()> { seat: Seat(0), points: 0, count, what, rule, places: Vec::new() })
    }

    /// The rows of points by source for the seat: label, played, best.
    pub(super) fn compared(&self, sources: &Sources, seat: Seat) -> Vec<(String, f64, f64)> {
        let (played, best) = (&sources.played[seat.index()], &sources.best[seat.index()]);
        let mut rows: Vec<(String, f64, f64)> = Vec::new();
        for line in played.iter().chain(best) {
            let points = |lines: &[duchy_host::analysis::SourcePoints]| {
                let same = lines.iter().find(|other| other.rule == line.rule && other.what == line.what);
                same.map_or(0.0, |same| same.points.value)
            };
            let label = format!("{} ({})", self.source(line.what, line.count), line.rule);
            if rows.iter().all(|(known, ..)| *known != label) {
                rows.push((label, points(played), points(best)));
            }
        }
        rows
    }
}

/// A number with its sign, in the unit's form.
pub(super) fn signed(value: f64, unit: Unit) -> String {
    let text = match unit {
        Unit::Win => format!("{:+.1} %", value * 100.0),
        Unit::Margin => format!("{value:+.1}"),
    };
    text.replace('-', "−")
}

/// A number with sign and error.
pub(super) fn measured(number: Measured, unit: Unit) -> String {
    let error = match unit {
        Unit::Win => number.error * 100.0,
        Unit::Margin => number.error,
    };
    format!("{} ± {error:.1}", signed(number.value, unit))
}

/// The parts of a row of the ledger, in order.
pub(super) fn parts(row: &LedgerRow, unit: Unit) -> [String; 6] {
    [
        signed(*row.start.get(unit), unit),
        measured(*row.luck.get(unit), unit),
        measured(*row.own.get(unit), unit),
        measured(*row.others.get(unit), unit),
        signed(*row.estimation.get(unit), unit),
        signed(*row.result.get(unit), unit),
    ]
}

/// Text keys of the ledger's columns.
pub(super) const LEDGER: [&str; 6] =
    ["analyse-start", "analyse-luck", "analyse-own", "analyse-others", "analyse-estimation", "analyse-result"];

/// "0 / 2 / 1": inaccuracies, mistakes, blunders.
pub(super) fn sizes(counts: &MistakeCounts) -> String {
    format!("{} / {} / {}", counts.inaccuracies, counts.mistakes, counts.blunders)
}

/// Win share lost per counted decision in thousandths, and points.
pub(super) fn rates(summary: &PlayerSummary) -> [String; 2] {
    let win = summary.rate.win;
    let margin = summary.rate.margin;
    [
        format!("{:.1} ± {:.1}", win.value * 1000.0, win.error * 1000.0),
        format!("{:.2} ± {:.2}", margin.value, margin.error),
    ]
}

pub(super) fn print(report: &Report, words: &Words, language: Language) {
    let speaker = Speaker::new(report, words, language);
    println!("{}: {}", speaker.title(), speaker.scores());
    if let Some(ending) = speaker.ending() {
        println!("{ending}");
    }
    for seat in seats(report) {
        println!("{}", speaker.verdict(seat));
    }
    let mut views = vec![("analyse-known", &report.ledger.known, &report.summaries.known)];
    if let (Some(ledger), Some(summaries)) = (&report.ledger.open, &report.summaries.open) {
        views.push(("analyse-open", ledger, summaries));
    }
    for (view, ledger, summaries) in views {
        println!();
        if report.hidden {
            println!("{}", speaker.text(view));
        }
        let rows = ledger.iter().flat_map(|row| {
            Unit::ALL.map(|unit| {
                let first = [speaker.name(row.seat), speaker.text(unit_key(unit))];
                first.into_iter().chain(parts(row, unit)).collect()
            })
        });
        let heading = [String::new(), String::new()].into_iter().chain(LEDGER.map(|key| speaker.text(key)));
        table(std::iter::once(heading.collect()).chain(rows).collect());
        println!();
        let heading = [
            "",
            "analyse-counted",
            "analyse-rate-win",
            "analyse-rate-margin",
            "analyse-sizes-win",
            "analyse-sizes-margin",
        ];
        let rows = summaries.iter().map(|summary| {
            let [win, margin] = rates(summary);
            vec![
                speaker.name(summary.seat),
                format!("{} / {}", summary.counted, summary.decisions),
                win,
                margin,
                sizes(&summary.mistakes.win),
                sizes(&summary.mistakes.margin),
            ]
        });
        let text = |key: &str| if key.is_empty() { String::new() } else { speaker.text(key) };
        table(std::iter::once(heading.map(text).to_vec()).chain(rows).collect());
    }
    if !report.turning_points.is_empty() {
        println!("\n{}", speaker.text("analyse-turning-points"));
        report.turning_points.iter().for_each(|point| println!("  {}", speaker.turning_point(point)));
    }
}

pub(super) fn seats(report: &Report) -> impl Iterator<Item = Seat> {
    Seat::all(report.players.len() as u8)
}

pub(super) fn unit_key(unit: Unit) -> &'static str {
    match unit {
        Unit::Win => "analyse-win",
        Unit::Margin => "analyse-margin",
    }
}

/// Prints rows in columns: the first to the left, the others to the right.
fn table(rows: Vec<Vec<String>>) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        println!("  {}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
}
