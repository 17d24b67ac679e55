//! The report of a tournament as a page that needs nothing but itself.

use std::fmt::Write as _;

use duchy_host::{Estimate, Pair, Tournament, TournamentResult};

use crate::html::{STYLE, escaped};

pub(super) fn page(game: &str, tournament: &Tournament, result: &TournamentResult) -> String {
    let mut page = String::new();
    let _ = write!(
        page,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Arena: {game}</title><style>{STYLE}</style><h1>Arena: {game}</h1><p>{} players, up to {} deals a pair, \
         each in every seating; seed {}; options {}.</p>",
        tournament.seats,
        tournament.deals,
        tournament.seed,
        escaped(&tournament.options.to_string()),
    );
    ratings(&mut page, result);
    page.push_str(
        "<h2>Pairs</h2><div class=\"scroll\"><table><tr><th>Pair</th><th>Games</th><th>Wins</th><th>Margin</th>\
         <th>Margin without luck</th><th>Games saved</th><th>Points</th><th>Elo</th><th>ms a decision (longest)</th>\
         <th>Gave up</th></tr>",
    );
    for pair in &result.pairs {
        row(&mut page, pair);
    }
    page.push_str(
        "</table></div><p><small>Ranges are 95 % confidence intervals. Wins count ties half. Without luck: what the \
         evaluator found surprising in the draws is taken off the margin.</small></p></html>\n",
    );
    page
}

/// A bar for everybody's Elo points.
fn ratings(page: &mut String, result: &TournamentResult) {
    let most = result.ratings.iter().map(|rated| rated.elo.abs()).fold(100.0, f64::max);
    let height = 30 * result.ratings.len();
    let _ = write!(
        page,
        "<h2>Elo</h2><svg viewBox=\"0 0 800 {height}\" width=\"100%\" role=\"img\" aria-label=\"Elo points\">\
         <line class=\"axis\" x1=\"500\" y1=\"0\" x2=\"500\" y2=\"{height}\" />"
    );
    for (line, rated) in result.ratings.iter().enumerate() {
        let width = rated.elo.abs() / most * 240.0;
        let (left, top) = (if rated.elo < 0.0 { 500.0 - width } else { 500.0 }, 30 * line);
        let _ = write!(
            page,
            "<text x=\"0\" y=\"{}\" fill=\"currentColor\">{}</text><rect class=\"bar\" x=\"{left:.0}\" y=\"{}\" \
             width=\"{width:.0}\" height=\"18\"/><text x=\"796\" y=\"{}\" text-anchor=\"end\" \
             fill=\"currentColor\">{:+.0}</text>",
            top + 19,
            escaped(&rated.name),
            top + 5,
            top + 19,
            rated.elo
        );
    }
    page.push_str("</svg>");
}

fn row(page: &mut String, pair: &Pair) {
    let range = |estimate: Estimate, unit: f64, digits: usize| {
        let Estimate { value, low, high } = estimate;
        // Of one deal, or of nothing but wins, one end or both are open.
        let end = |end: f64| if end.is_finite() { format!("{:.digits$}", end * unit) } else { "?".to_owned() };
        format!("{} <small>{} … {}</small>", end(value), end(low), end(high))
    };
    let alone = pair.won_alone.map_or_else(String::new, |[first, second]| {
        format!("<br><small>won alone: {} : {} %</small>", range(first, 100.0, 1), range(second, 100.0, 1))
    });
    let sprt = pair.sprt.map_or_else(String::new, |verdict| format!("<br><small>test: {verdict}</small>"));
    let [[first, longest], [second, other]] = pair.milliseconds;
    let _ = write!(
        page,
        "<tr><td>{} – {}{sprt}</td><td>{}</td><td>{} %{alone}</td><td>{}</td><td>{}</td><td>{}</td>\
         <td>{:.1} : {:.1}</td><td>{}</td><td>{first:.2} : {second:.2} ({longest:.0} : {other:.0})</td>\
         <td>{} : {}</td></tr>",
        escaped(&pair.first),
        escaped(&pair.second),
        pair.games,
        range(pair.rate, 100.0, 1),
        range(pair.margin, 1.0, 1),
        pair.adjusted_margin.map_or_else(|| "–".to_owned(), |margin| range(margin, 1.0, 1)),
        pair.games_saved.map_or_else(|| "–".to_owned(), |saved| format!("{saved:.1}×")),
        pair.points[0],
        pair.points[1],
        range(pair.elo, 1.0, 0),
        pair.forfeits[0],
        pair.forfeits[1],
    );
}
