//! What the pages of all reports share. Each is one file that needs nothing but itself.

/// Style for light and dark screens.
pub(crate) const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2620;\
background:#faf6ec}h1,h2{font-weight:normal}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{padding:.4rem \
.6rem;border-bottom:1px solid #d9cfb8;text-align:right}th:first-child,td:first-child{text-align:left}.bar{fill:#8c6d3f}\
.axis{stroke:#b8a988}small{color:#6b6253}.scroll{overflow-x:auto}@media(prefers-color-scheme:dark){body{color:#e9e1cf;\
background:#211d18}th,td{border-color:#4a4236}small{color:#a79c86}}";

/// Text that is safe inside a page.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
