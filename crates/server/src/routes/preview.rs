//! What messengers show of a link to a table or a replay: a title, a line about the game, and the game's picture. Nothing in
//! it depends on how the game stands.

use std::fmt::Write as _;

use axum::http::{HeaderMap, header};
use duchy_game::Language;
use duchy_store::{GameRow, Phase, SeatKind};

use crate::App;

/// The tags for the head of a page; empty if it is about no table.
pub(crate) async fn tags(app: &App, path: &str, headers: &HeaderMap) -> String {
    let Some(id) = table_of(path) else { return String::new() };
    // Without the table the page itself says what is wrong.
    let Ok(Some(game)) = app.store.game(id).await else { return String::new() };
    let Ok(kind) = app.registry.find(&game.game) else { return String::new() };
    let language = language(headers);
    let title = kind.words(language).text("game-title");
    let mut tags = vec![
        ("og:site_name", "Duchy".to_owned()),
        ("og:type", "website".to_owned()),
        ("og:title", title),
        ("og:description", description(&game, language)),
    ];
    if let Some(origin) = origin(headers, app.config.behind_proxy) {
        tags.push(("og:image", format!("{origin}{}/link/{}.png", app.base, game.game)));
        tags.push(("og:url", format!("{origin}{}/{path}", app.base)));
    }
    let mut html = String::new();
    for (name, content) in tags {
        let _ = write!(html, "<meta property=\"{name}\" content=\"{}\" />", escaped(&content));
    }
    html
}

/// The table that a page is about: `t/ID`, `replay/ID`, `replay/ID/12`.
fn table_of(path: &str) -> Option<&str> {
    let mut parts = path.split('/');
    let page = parts.next()?;
    let id = parts.next()?;
    let plain = !id.is_empty() && id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    (plain && matches!(page, "t" | "replay")).then_some(id)
}

/// Who plays, and what can be done there.
fn description(game: &GameRow, language: Language) -> String {
    let names: Vec<&str> = game.seats.iter().filter_map(|seat| seat.kind.name()).collect();
    let open = game.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    let what = match (language, game.phase) {
        (Language::En, Phase::Lobby) => format!("{open} open: join the game."),
        (Language::En, Phase::Playing) => "In progress.".to_owned(),
        (Language::En, Phase::Over) => "Finished: step through the game.".to_owned(),
        (Language::Ru, Phase::Lobby) => format!("Свободных мест: {open}. Присоединяйтесь!"),
        (Language::Ru, Phase::Playing) => "Партия идёт.".to_owned(),
        (Language::Ru, Phase::Over) => "Партия окончена: её можно пересмотреть.".to_owned(),
    };
    if names.is_empty() { what } else { format!("{}. {what}", names.join(", ")) }
}

/// The language a reader prefers, of those there are.
fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    if wanted.trim_start().to_ascii_lowercase().starts_with("ru") { Language::Ru } else { Language::En }
}

/// The address under which the reader has found the server.
fn origin(headers: &HeaderMap, behind_proxy: bool) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let forwarded = if behind_proxy { text("x-forwarded-host") } else { None };
    let host = forwarded.or_else(|| text("host"))?;
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let secure = behind_proxy && text("x-forwarded-proto") == Some("https");
    let scheme = if secure { "https" } else { "http" };
    (!host.is_empty() && host.chars().all(plain)).then(|| format!("{scheme}://{host}"))
}

/// A text inside an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_about_a_table_are_recognised() {
        for (path, table) in [
            ("t/abc", Some("abc")),
            ("replay/abc", Some("abc")),
            ("replay/abc/12", Some("abc")),
            ("replay", None),
            ("new", None),
            ("t/", None),
            ("t/a%00b", None),
            ("rules/abc", None),
        ] {
            assert_eq!(table_of(path), table, "{path}");
        }
    }
}
