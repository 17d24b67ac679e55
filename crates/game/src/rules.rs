//! The rules in our own words: clauses with stable ids, and the words a game speaks in.

use std::{fmt, sync::OnceLock};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The id of a clause within its game: `place.adjacent`. Tests check that every id cited exists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Cites a clause.
    pub const fn new(id: &'static str) -> Self {
        RuleId(id)
    }

    /// The id.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Which state of the rules a game is played by. A fix that changes how a stored game replays bumps it, and the old
/// behaviour stays behind a named fix.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct RulesVersion(pub u16);

/// The languages everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// Russian.
    Ru,
}

impl Language {
    /// All of them, the fallback first.
    pub const ALL: [Language; 2] = [Language::En, Language::Ru];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
        }
    }
}

/// The same thing in every language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// English.
    pub en: &'static str,
    /// Russian.
    pub ru: &'static str,
}

impl Texts {
    /// In one language.
    pub const fn get(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Ru => self.ru,
        }
    }
}

/// The rules pages of a game, compiled in, parsed on first use.
pub struct Rulebook {
    pages: Texts,
    en: OnceLock<Vec<Clause>>,
    ru: OnceLock<Vec<Clause>>,
}

/// One clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Clause {
    /// Stable id: `place.adjacent`.
    pub id: String,
    /// The heading it stands under.
    pub section: String,
    /// The passage of the rulebook it comes from.
    pub source: String,
    /// Nothing enforces it: it only explains.
    pub informative: bool,
    /// How we read the rulebook where it is silent or ambiguous; the game's README lists every such clause.
    pub ruling: bool,
    /// The rule itself, as Markdown.
    pub text: String,
}

impl Rulebook {
    /// A rulebook of these pages.
    pub const fn new(pages: Texts) -> Self {
        Rulebook { pages, en: OnceLock::new(), ru: OnceLock::new() }
    }

    /// The whole page as Markdown.
    pub const fn page(&self, language: Language) -> &'static str {
        self.pages.get(language)
    }

    /// All clauses in order.
    pub fn clauses(&self, language: Language) -> &[Clause] {
        let parsed = match language {
            Language::En => &self.en,
            Language::Ru => &self.ru,
        };
        parsed.get_or_init(|| Clause::parse_page(self.page(language)))
    }

    /// All a reader can look up: the words of the glossary, as informative clauses `glossary.1` and so on, then the clauses.
    pub fn entries(&self, language: Language) -> Vec<Clause> {
        let mut entries = Clause::parse_glossary(self.page(language));
        entries.extend_from_slice(self.clauses(language));
        entries
    }

    /// One clause.
    pub fn clause(&self, language: Language, rule: RuleId) -> Option<&Clause> {
        self.clauses(language).iter().find(|clause| clause.id == rule.as_str())
    }
}

impl fmt::Debug for Rulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rulebook")
    }
}

impl Clause {
    /// Reads the glossary of a rules page: the list in its first section.
    fn parse_glossary(page: &str) -> Vec<Clause> {
        let mut lines = page.lines().skip_while(|line| !line.starts_with("## "));
        let section = lines.next().unwrap_or_default().trim_start_matches("## ").trim();
        let words = lines.take_while(|line| !line.starts_with('#')).filter_map(|line| line.strip_prefix("- "));
        let entry = |(number, text): (usize, &str)| Clause {
            id: format!("glossary.{}", number + 1),
            section: section.to_owned(),
            source: String::new(),
            informative: true,
            ruling: false,
            text: text.trim().to_owned(),
        };
        words.enumerate().map(entry).collect()
    }

    /// Reads a rules page. A clause begins with a heading such as
    /// ``### `place.adjacent` · Base set, Roads 1``, to which ` · informative` and ` · ruling` may be added,
    /// and ends at the next heading.
    pub fn parse_page(page: &str) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = Vec::new();
        let mut section = String::new();
        let mut inside = false;
        for line in page.lines() {
            if let Some(heading) = line.strip_prefix("### ") {
                let mut parts = heading.split(" · ").map(str::trim);
                let id = parts.next().unwrap_or_default().trim_matches('`').to_owned();
                let source = parts.next().unwrap_or_default().to_owned();
                let (mut informative, mut ruling) = (false, false);
                for mark in parts {
                    informative |= matches!(mark, "informative" | "для сведения");
                    ruling |= matches!(mark, "ruling" | "толкование");
                }
                let section = section.clone();
                clauses.push(Clause { id, section, source, informative, ruling, text: String::new() });
                inside = true;
            } else if let Some(heading) = line.strip_prefix("## ") {
                section = heading.trim().to_owned();
                inside = false;
            } else if inside && let Some(clause) = clauses.last_mut() {
                clause.text.push_str(line);
                clause.text.push('\n');
            }
        }
        for clause in &mut clauses {
            clause.text = clause.text.trim().to_owned();
        }
        clauses
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_clause_by_clause() {
        let page = "# Rules\n## Glossary\n- **tile**\n## Placing\nIntro.\n### `place.adjacent` · Roads 1\nIt touches.\n\n### `place.look` · Summary · informative\nOne\ntwo.\n### `place.once` · Summary · ruling\nOnce.\n";
        let clauses = Clause::parse_page(page);
        assert_eq!(clauses.len(), 3);
        assert_eq!(clauses[0].id, "place.adjacent");
        assert_eq!(clauses[0].section, "Placing");
        assert_eq!(clauses[0].source, "Roads 1");
        assert_eq!(clauses[0].text, "It touches.");
        let marks: Vec<_> = clauses.iter().map(|clause| (clause.informative, clause.ruling)).collect();
        assert_eq!(marks, [(false, false), (true, false), (false, true)]);
        assert_eq!(clauses[1].text, "One\ntwo.");
    }

    #[test]
    fn the_glossary_is_read_word_by_word() {
        let page = "# Rules\n\n## Glossary\n- **tile** (тайл): a hexagon.\n- **depot** (склад): a place.\n\n## Placing\n- no word\n### `place.one` · Roads\nOne.\n";
        let rulebook = Rulebook::new(Texts { en: page, ru: "" });
        let entries = rulebook.entries(Language::En);
        let shown: Vec<_> = entries.iter().map(|entry| (&*entry.id, &*entry.section, &*entry.text)).collect();
        assert_eq!(
            shown,
            [
                ("glossary.1", "Glossary", "**tile** (тайл): a hexagon."),
                ("glossary.2", "Glossary", "**depot** (склад): a place."),
                ("place.one", "Placing", "One."),
            ]
        );
    }
}
