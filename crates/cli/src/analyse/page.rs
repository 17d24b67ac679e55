//! The report as a page that needs nothing but itself.

use std::fmt::Write as _;

use duchy_game::{Language, Seat};
use duchy_host::{
    Words,
    analysis::{JudgedDecision, LedgerRow, PlayerSummary, Report, Unit, Weight},
};

use super::print::{LEDGER, Speaker, measured, parts, rates, seats, signed, sizes, unit_key};
use crate::html::{STYLE, escaped};

/// Curves, bars and their colours; every seat has a pattern of dashes besides.
const DRAWING: &str = "svg{width:100%;height:auto}svg text{font-size:12px;fill:currentColor}.s0{--c:#1f5fa8}.s1{--c:#b3261e}\
.s2{--c:#2e7d32}.s3{--c:#8a5a00}.s4{--c:#6a3d9a}.s5{--c:#00707a}.curve{fill:none;stroke:var(--c);stroke-width:2}\
.band{fill:var(--c);opacity:.14}.mark{fill:var(--c)}.key{stroke:var(--c);stroke-width:3}.s1 .curve,.s1.key{\
stroke-dasharray:8 3}.s2 .curve,.s2.key{stroke-dasharray:2 3}.s3 .curve,.s3.key{stroke-dasharray:10 3 2 3}.s4 .curve,\
.s4.key{stroke-dasharray:5 2 5 6}.s5 .curve,.s5.key{stroke-dasharray:1 5}.plus{fill:#2e7d32}.minus{fill:#b3261e}\
.total{fill:#8c6d3f}summary{cursor:pointer}td.l,th.l{text-align:left}.played{font-weight:bold}\
@media(prefers-color-scheme:dark){.s0{--c:#8ab8f0}.s1{--c:#ff9a8d}.s2{--c:#8fd694}.s3{--c:#f0c060}.s4{--c:#cba6f0}\
.s5{--c:#74d3dc}.plus{fill:#8fd694}.minus{fill:#ff9a8d}.total{fill:#c9a86a}}";

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 48.0;
const BOTTOM: f64 = 22.0;

pub(super) fn page(report: &Report, words: &Words, language: Language) -> String {
    let speaker = Speaker::new(report, words, language);
    let title = escaped(&format!("{}: {}", speaker.title(), speaker.scores()));
    let mut page = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title><style>{STYLE}{DRAWING}</style><h1>{title}</h1>",
        language.code()
    );
    let settings = [("depth", report.depth.name().to_owned()), ("seed", report.seed.to_string())];
    let _ = write!(page, "<p><small>{}</small></p>", escaped(&speaker.say("analyse-settings", &settings)));
    if let Some(ending) = speaker.ending() {
        let _ = write!(page, "<p>{}</p>", escaped(&ending));
    }
    for seat in seats(report) {
        let _ = write!(page, "<p>{}</p>", escaped(&speaker.verdict(seat)));
    }
    turning_points(&mut page, &speaker, report);
    for unit in Unit::ALL {
        curve(&mut page, &speaker, report, unit);
    }
    curve_table(&mut page, &speaker, report);
    view(&mut page, &speaker, "analyse-known", report.hidden, &report.ledger.known, &report.summaries.known);
    if let (Some(ledger), Some(summaries)) = (&report.ledger.open, &report.summaries.open) {
        view(&mut page, &speaker, "analyse-open", true, ledger, summaries);
    }
    decisions(&mut page, &speaker, report);
    draws(&mut page, &speaker, report);
    let _ = writeln!(page, "<p><small>{}</small></p></html>", escaped(&speaker.text("analyse-footnote")));
    page
}

fn heading(page: &mut String, speaker: &Speaker<'_>, key: &str) {
    let _ = write!(page, "<h2>{}</h2>", escaped(&speaker.text(key)));
}

/// A table: the first row is its heading.
fn table(page: &mut String, head: &[String], rows: impl Iterator<Item = Vec<String>>) {
    page.push_str("<div class=\"scroll\"><table><tr>");
    head.iter().for_each(|cell| {
        let _ = write!(page, "<th>{}</th>", escaped(cell));
    });
    page.push_str("</tr>");
    for row in rows {
        page.push_str("<tr>");
        row.iter().for_each(|cell| {
            let _ = write!(page, "<td>{}</td>", escaped(cell));
        });
        page.push_str("</tr>");
    }
    page.push_str("</table></div>");
}

fn turning_points(page: &mut String, speaker: &Speaker<'_>, report: &Report) {
    if report.turning_points.is_empty() {
        return;
    }
    heading(page, speaker, "analyse-turning-points");
    page.push_str("<ol>");
    for point in &report.turning_points {
        let _ = write!(page, "<li>{}</li>", escaped(&speaker.turning_point(point)));
    }
    page.push_str("</ol>");
}

/// The curve of a unit: a line with its error band for every seat, and a mark where a decision clearly cost something.
fn curve(page: &mut String, speaker: &Speaker<'_>, report: &Report, unit: Unit) {
    let title = speaker.text(unit_key(unit));
    let value = |point: usize, seat: Seat| report.curve[point].values[seat.index()].get(unit);
    let most = report.curve.iter().flat_map(|point| &point.values).map(|value| value.get(unit).value.abs());
    let (low, high) = match unit {
        Unit::Win => (0.0, 1.0),
        Unit::Margin => {
            let most = most.fold(5.0, f64::max).ceil();
            (if report.players.len() == 1 { 0.0 } else { -most }, most)
        }
    };
    let last = (report.curve.len() - 1).max(1) as f64;
    let x = |point: usize| LEFT + (WIDTH - LEFT - 8.0) * point as f64 / last;
    let y = |value: f64| 8.0 + (HEIGHT - BOTTOM - 8.0) * (high - value.clamp(low, high)) / (high - low);
    let _ = write!(
        page,
        "<h2>{title}</h2><svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">",
        title = escaped(&title)
    );
    for part in 0..=4 {
        let at = low + (high - low) * f64::from(part) / 4.0;
        let label = match unit {
            Unit::Win => format!("{:.0} %", at * 100.0),
            Unit::Margin => format!("{at:.0}").replace('-', "−"),
        };
        let _ = write!(
            page,
            "<line class=\"axis\" stroke-width=\".5\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{top:.1}\" y2=\"{top:.1}\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            WIDTH - 8.0,
            LEFT - 6.0,
            y(at) + 4.0,
            top = y(at),
        );
    }
    for seat in seats(report) {
        let points = 0..report.curve.len();
        let line: String = points.clone().map(|at| format!("{:.1},{:.1} ", x(at), y(value(at, seat).value))).collect();
        let above = points.clone().map(|at| (at, value(at, seat).value + value(at, seat).error));
        let below = points.rev().map(|at| (at, value(at, seat).value - value(at, seat).error));
        let band: String = above.chain(below).map(|(at, value)| format!("{:.1},{:.1} ", x(at), y(value))).collect();
        let _ = write!(
            page,
            "<g class=\"s{}\"><polygon class=\"band\" points=\"{band}\"/><polyline class=\"curve\" points=\"{line}\"/>",
            seat.0
        );
        for (at, point) in report.curve.iter().enumerate() {
            let decision = report.decisions.iter().find(|decision| decision.seq == point.seq && decision.seat == seat);
            if let Some(decision) = decision.filter(|decision| decision.judged.known.mistake.get(unit).is_some()) {
                let loss = signed(-decision.judged.known.loss.get(unit).value, unit);
                let _ = write!(
                    page,
                    "<circle class=\"mark\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"><title>{}: {loss}</title></circle>",
                    x(at),
                    y(value(at, seat).value),
                    decision.seq,
                );
            }
        }
        page.push_str("</g>");
    }
    page.push_str("</svg><p>");
    for seat in seats(report) {
        let _ = write!(
            page,
            "<svg viewBox=\"0 0 40 12\" style=\"width:40px\" aria-hidden=\"true\"><line class=\"key s{}\" x1=\"0\" x2=\"40\" \
             y1=\"6\" y2=\"6\"/></svg> {} &emsp;",
            seat.0,
            escaped(&speaker.name(seat))
        );
    }
    page.push_str("</p>");
}

/// The numbers behind the curves.
fn curve_table(page: &mut String, speaker: &Speaker<'_>, report: &Report) {
    let _ = write!(page, "<details><summary>{}</summary>", escaped(&speaker.text("analyse-as-table")));
    let mut head = vec![speaker.text("analyse-entry")];
    for seat in seats(report) {
        for unit in Unit::ALL {
            head.push(format!("{}, {}", speaker.name(seat), speaker.text(unit_key(unit))));
        }
    }
    let rows = report.curve.iter().map(|point| {
        let numbers = point.values.iter().flat_map(|value| Unit::ALL.map(|unit| plain(value.get(unit).value, unit)));
        std::iter::once(point.seq.to_string()).chain(numbers).collect()
    });
    table(page, &head, rows);
    page.push_str("</details>");
}

fn plain(value: f64, unit: Unit) -> String {
    match unit {
        Unit::Win => format!("{:.1} %", value * 100.0),
        Unit::Margin => signed(value, unit),
    }
}

/// Ledger and rates of one view.
fn view(
    page: &mut String,
    speaker: &Speaker<'_>,
    name: &str,
    named: bool,
    ledger: &[LedgerRow],
    summaries: &[PlayerSummary],
) {
    heading(page, speaker, "analyse-ledger");
    if named {
        let _ = write!(page, "<h3>{}</h3>", escaped(&speaker.text(name)));
    }
    for unit in Unit::ALL {
        let head: Vec<String> =
            std::iter::once(speaker.text(unit_key(unit))).chain(LEDGER.map(|key| speaker.text(key))).collect();
        let rows = ledger.iter().map(|row| std::iter::once(speaker.name(row.seat)).chain(parts(row, unit)).collect());
        table(page, &head, rows);
    }
    for row in ledger {
        waterfall(page, speaker, row);
    }
    let keys =
        ["analyse-counted", "analyse-rate-win", "analyse-rate-margin", "analyse-sizes-win", "analyse-sizes-margin"];
    let head: Vec<String> = std::iter::once(String::new()).chain(keys.map(|key| speaker.text(key))).collect();
    let rows = summaries.iter().map(|summary| {
        let [win, margin] = rates(summary);
        let counted = format!("{} / {}", summary.counted, summary.decisions);
        let mistakes = [sizes(&summary.mistakes.win), sizes(&summary.mistakes.margin)];
        [speaker.name(summary.seat), counted, win, margin].into_iter().chain(mistakes).collect()
    });
    table(page, &head, rows);
}

/// The ledger of a seat as a waterfall of bars, in points.
fn waterfall(page: &mut String, speaker: &Speaker<'_>, row: &LedgerRow) {
    let changes = [row.luck.margin.value, row.own.margin.value, row.others.margin.value, row.estimation.margin];
    let mut steps = vec![(0.0, row.start.margin, "total")];
    let mut at = row.start.margin;
    for change in changes {
        steps.push((at, at + change, if change < 0.0 { "minus" } else { "plus" }));
        at += change;
    }
    steps.push((0.0, row.result.margin, "total"));
    let ends = || steps.iter().flat_map(|&(from, to, _)| [from, to]);
    let (low, high) = (ends().fold(0.0, f64::min), ends().fold(0.0, f64::max));
    let y = |value: f64| 20.0 + 120.0 * (high - value) / (high - low).max(1.0);
    let title = escaped(&format!("{}: {}", speaker.name(row.seat), speaker.text("analyse-ledger")));
    let _ = write!(
        page,
        "<svg viewBox=\"0 0 {WIDTH} 180\" role=\"img\" aria-label=\"{title}\"><text x=\"0\" y=\"14\">{title}</text>"
    );
    for (place, ((from, to, class), key)) in steps.iter().zip(LEDGER).enumerate() {
        let left = 20.0 + 130.0 * place as f64;
        let (top, height) = (y(from.max(*to)), (y(from.min(*to)) - y(from.max(*to))).max(1.0));
        let change = if *class == "total" { *to } else { to - from };
        let _ = write!(
            page,
            "<rect class=\"{class}\" x=\"{left}\" y=\"{top:.1}\" width=\"90\" height=\"{height:.1}\"/><text x=\"{middle}\" \
             y=\"{:.1}\" text-anchor=\"middle\">{}</text><text x=\"{middle}\" y=\"172\" text-anchor=\"middle\">{}</text>",
            top - 3.0,
            signed(change, Unit::Margin),
            escaped(&speaker.text(key)),
            middle = left + 45.0,
        );
    }
    let _ = write!(
        page,
        "<line class=\"axis\" x1=\"10\" x2=\"790\" y1=\"{zero:.1}\" y2=\"{zero:.1}\"/></svg>",
        zero = y(0.0)
    );
}

/// Every decision that clearly cost something, with its candidates.
fn decisions(page: &mut String, speaker: &Speaker<'_>, report: &Report) {
    heading(page, speaker, "analyse-mistakes");
    let clear = |decision: &&JudgedDecision| {
        decision.weight == Weight::Counted
            && Unit::ALL.iter().any(|&unit| decision.judged.known.mistake.get(unit).is_some())
    };
    for decision in report.decisions.iter().filter(clear) {
        let judged = &decision.judged.known;
        let Some(played) = judged.played.and_then(|played| judged.candidates.get(played as usize)) else { continue };
        let summary = speaker.say(
            "analyse-mistake",
            &[
                ("entry", decision.seq.to_string()),
                ("name", speaker.name(decision.seat)),
                ("played", speaker.action(played)),
                ("points", format!("{:.1} ± {:.1}", judged.loss.margin.value, judged.loss.margin.error)),
                ("win", format!("{:.1}", judged.loss.win.value * 100.0)),
            ],
        );
        let _ = write!(page, "<details><summary>{}</summary>", escaped(&summary));
        let head = ["analyse-action", "analyse-win", "analyse-margin", "analyse-behind"].map(|key| speaker.text(key));
        let rows = judged.candidates.iter().enumerate().map(|(place, choice)| {
            let value = choice.values[decision.seat.index()];
            let mark = if judged.played == Some(place as u32) { "▶ " } else { "" };
            vec![
                format!("{mark}{}", speaker.action(choice)),
                plain(value.win.value, Unit::Win),
                signed(value.margin.value, Unit::Margin),
                format!("{:.1} ± {:.1}", choice.behind.margin.value, choice.behind.margin.error),
            ]
        });
        table(page, &head, rows);
        if let Some(sources) = &judged.sources {
            for seat in seats(report) {
                let head = [
                    format!("{}: {}", speaker.name(seat), speaker.text("analyse-sources")),
                    speaker.text("analyse-played"),
                    speaker.text("analyse-best"),
                ];
                let rows = speaker.compared(sources, seat).into_iter();
                table(
                    page,
                    &head,
                    rows.map(|(label, played, best)| vec![label, format!("{played:.1}"), format!("{best:.1}")]),
                );
            }
        }
        page.push_str("</details>");
    }
}

/// The luck of every draw.
fn draws(page: &mut String, speaker: &Speaker<'_>, report: &Report) {
    let _ = write!(
        page,
        "<h2>{}</h2><details><summary>{}</summary>",
        escaped(&speaker.text("analyse-draws")),
        escaped(&speaker.text("analyse-as-table"))
    );
    let mut head = vec![speaker.text("analyse-entry")];
    for seat in seats(report) {
        for unit in Unit::ALL {
            head.push(format!("{}, {}", speaker.name(seat), speaker.text(unit_key(unit))));
        }
    }
    let rows = report.chances.iter().map(|chance| {
        let came = if chance.outcomes.len() > 6 {
            format!("{}", chance.seq)
        } else {
            format!("{} ({})", chance.seq, chance.outcomes.join(", "))
        };
        let luck = chance.luck.iter().flat_map(|luck| Unit::ALL.map(|unit| measured(luck.get(unit), unit)));
        std::iter::once(came).chain(luck).collect()
    });
    table(page, &head, rows);
    page.push_str("</details>");
}
