//! The embedded web client. Paths of client-side pages get the index page; the client does the routing.

use std::sync::{Arc, OnceLock};

use axum::{
    extract::{OriginalUri, State},
    http::{HeaderMap, Method, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::{App, Error, routes::preview};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// Files in here have a content hash in their name, so browsers may cache them forever.
const HASHED: &str = "assets/";

/// Suffix of compressed copies.
const COMPRESSED: &str = ".gz";

pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    OriginalUri(original): OriginalUri,
    method: Method,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Error::WrongMethod.into_response();
    }
    // Relative URLs need the trailing slash.
    if !app.base.is_empty() && original.path() == app.base {
        return Redirect::permanent(&format!("{}/", app.base)).into_response();
    }
    let path = original.path().strip_prefix(&app.base).unwrap_or_default().trim_start_matches('/');
    if path.trim_end_matches('/') == "api" {
        return Error::NotFound.into_response();
    }
    match Client::get(path) {
        Some(found) if path != "index.html" && !path.ends_with(COMPRESSED) => file(path, found, &headers),
        _ if path.starts_with(HASHED) || path.rsplit('/').next().is_some_and(|name| name.contains('.')) => {
            if path == "index.html" { index(&app.base, "") } else { Error::NotFound.into_response() }
        }
        _ => index(&app.base, &preview::tags(&app, path, &headers).await),
    }
}

/// Answers paths outside the base path.
pub(crate) async fn outside() -> Error {
    Error::NotFound
}

fn file(path: &str, found: EmbeddedFile, headers: &HeaderMap) -> Response {
    // Compressed at build time, where that saves space.
    let small = accepts_gzip(headers).then(|| Client::get(&format!("{path}{COMPRESSED}"))).flatten();
    let encoding = small.is_some().then_some([(header::CONTENT_ENCODING, "gzip")]);
    let found = small.unwrap_or(found);
    let tag = format!("\"{}\"", duchy_host::to_hex(&found.metadata.sha256_hash()[..12]));
    let keep = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let caching = [
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::ETAG, tag.clone()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, encoding, [(header::CONTENT_TYPE, content_type(path))], found.data).into_response()
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let never = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !never
    })
}

/// Identifies the embedded client: a page from another build reloads itself.
pub(crate) fn build_id() -> &'static str {
    static ID: OnceLock<String> = OnceLock::new();
    // The index page refers to every file by its content hash, so its own hash changes with any of them.
    let hash = || Client::get("index.html").map(|page| duchy_host::to_hex(&page.metadata.sha256_hash()[..8]));
    ID.get_or_init(|| hash().unwrap_or_default())
}

/// The index page, with its base path and build id, and tags for messengers.
fn index(base: &str, tags: &str) -> Response {
    let kept = [(header::CACHE_CONTROL, "no-cache")];
    match Client::get("index.html") {
        Some(page) => {
            let page = String::from_utf8_lossy(&page.data).into_owned();
            (kept, Html(based(&page, base, build_id()).replacen("</head>", &format!("{tags}</head>"), 1)))
                .into_response()
        }
        None => (StatusCode::SERVICE_UNAVAILABLE, kept, Html(NOT_BUILT)).into_response(),
    }
}

/// Inserts the base path and the build id into the index page.
fn based(page: &str, base: &str, build: &str) -> String {
    let tag = format!("<base href=\"{base}/\" /><meta name=\"duchy-build\" content=\"{build}\" />");
    match page.find("<base ") {
        Some(start) => {
            let end = page[start..].find('>').map_or(page.len(), |end| start + end + 1);
            format!("{}{tag}{}", &page[..start], &page[end..])
        }
        None => page.replacen("<head>", &format!("<head>{tag}"), 1),
    }
}

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Duchy</title>\
    <h1>The web client was not built</h1><p>The server runs, but this build carries no client. Type <code>make play</code> in \
    Duchy's folder: it builds both.</p></html>";

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_its_base_path_and_build_id() {
        let page = "<head><base href=\"/\" /><link href=\"./x.css\"></head>";
        let build = "<meta name=\"duchy-build\" content=\"b1\" />";
        assert_eq!(
            based(page, "/games", "b1"),
            format!("<head><base href=\"/games/\" />{build}<link href=\"./x.css\"></head>")
        );
        assert_eq!(based(page, "", "b1"), format!("<head><base href=\"/\" />{build}<link href=\"./x.css\"></head>"));
        assert_eq!(
            based("<head><title>x</title></head>", "/a/b", "b1"),
            format!("<head><base href=\"/a/b/\" />{build}<title>x</title></head>")
        );
    }

    #[test]
    fn every_client_file_has_a_content_type() {
        for path in Client::iter().filter(|path| !path.ends_with(COMPRESSED)) {
            assert_ne!(content_type(&path), "application/octet-stream", "{path}");
        }
    }
}
