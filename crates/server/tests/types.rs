//! The client's types are generated from the server's and compared with the committed file.
#![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

use std::{
    any::TypeId,
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use duchy_game::Presentation;
use duchy_server::protocol;
use serde_json::Value;
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/generated/protocol.ts");

#[test]
fn types_are_up_to_date() {
    let fresh = render();
    if std::env::var_os("DUCHY_WRITE_TYPES").is_some() {
        std::fs::create_dir_all(Path::new(FILE).parent().unwrap()).unwrap();
        std::fs::write(FILE, &fresh).unwrap();
    }
    let committed = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(committed == fresh, "web/src/lib/generated/protocol.ts is out of date: run `make types` and commit it");
}

/// Everything in one file, sorted by name.
fn render() -> String {
    let mut types = Types::new();
    types.add::<duchy_game::Clause>();
    types.add::<duchy_game::First>();
    types.add::<duchy_game::Language>();
    types.add::<duchy_host::GameInfo>();
    types.add::<protocol::AboutMessage>();
    types.add::<protocol::AdminOverview>();
    types.add::<protocol::AuditPage>();
    types.add::<protocol::ChangeTable>();
    types.add::<protocol::FillSeats>();
    types.add::<protocol::Readmit>();
    types.add::<protocol::RemovedPeople>();
    types.add::<protocol::TablePeople>();
    types.add::<protocol::InvitationMade>();
    types.add::<protocol::Invitations>();
    types.add::<protocol::Muted>();
    types.add::<protocol::NewInvitation>();
    types.add::<protocol::NewPassword>();
    types.add::<protocol::PeoplePage>();
    types.add::<protocol::Reports>();
    types.add::<protocol::Say>();
    types.add::<protocol::SetAdministrator>();
    types.add::<protocol::SetWebhook>();
    types.add::<protocol::TablesPage>();
    types.add::<protocol::Unmute>();
    types.add::<protocol::WebhookInfo>();
    types.add::<protocol::AccountInfo>();
    types.add::<protocol::Act>();
    types.add::<protocol::Analysis>();
    types.add::<protocol::AnswerProposal>();
    types.add::<protocol::AskPreviews>();
    types.add::<protocol::AskWhy>();
    types.add::<protocol::BeginAnalysis>();
    types.add::<protocol::BeginDaily>();
    types.add::<protocol::ChangePassword>();
    types.add::<protocol::Created>();
    types.add::<protocol::Credentials>();
    types.add::<protocol::Daily>();
    types.add::<protocol::DailyBegun>();
    types.add::<protocol::DeviceLink>();
    types.add::<protocol::EndSession>();
    types.add::<protocol::Erase>();
    types.add::<protocol::ErrorBody>();
    types.add::<protocol::ForSeat>();
    types.add::<protocol::Join>();
    types.add::<protocol::Joined>();
    types.add::<protocol::LinkOwner>();
    types.add::<protocol::LinkSecret>();
    types.add::<protocol::LessonInfo>();
    types.add::<protocol::Me>();
    types.add::<protocol::NewBranch>();
    types.add::<protocol::NewTable>();
    types.add::<protocol::PersonalBest>();
    types.add::<protocol::Previews>();
    types.add::<protocol::Replay>();
    types.add::<protocol::ReplayMoment>();
    types.add::<protocol::QrCode>();
    types.add::<protocol::QrText>();
    types.add::<protocol::SetName>();
    types.add::<protocol::State>();
    types.add::<protocol::Stored>();
    types.add::<protocol::TableList>();
    types.add::<protocol::Waiting>();
    types.add::<protocol::Why>();
    types.add::<protocol::Checked>();
    types.add::<duchy_game::ScoreLine<Value>>();
    types.add::<duchy_host::analysis::Report>();
    types.add::<duchy_host::analysis::Hint>();
    types.game::<duchy_carcassonne::Carcassonne, duchy_carcassonne::Drawing>("Carcassonne");
    types.game::<duchy_burgundy::Burgundy, duchy_burgundy::Drawing>("Burgundy");
    types.game::<duchy_burgundy_cards::BurgundyCards, duchy_burgundy_cards::Drawing>("BurgundyCards");
    types.game::<duchy_tuscany::Tuscany, duchy_tuscany::Drawing>("Tuscany");
    types.game::<duchy_catherine::Catherine, duchy_catherine::Drawing>("Catherine");
    types.text()
}

/// Declarations by name. A game's own types get the game's name as a prefix, so that every game can have a `View`.
struct Types {
    config: Config,
    declared: BTreeMap<String, String>,
    seen: Vec<TypeId>,
    /// While a game's types are added, the names of those it shares with the others.
    shared: BTreeSet<String>,
    /// The lines of `Games`.
    games: Vec<String>,
}

impl Types {
    fn new() -> Self {
        // 64-bit integers are plain numbers in JSON.
        let config = Config::new().with_large_int("number");
        Types { config, declared: BTreeMap::new(), seen: Vec::new(), shared: BTreeSet::new(), games: Vec::new() }
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// Adds a game: the types of its board, prefixed with its name, and its line of `Games`.
    fn game<G, D>(&mut self, name: &'static str)
    where
        G: Presentation<View: TS, Place: TS, ActionKind: TS, Event: TS, Options: TS>,
        D: TS + 'static,
    {
        let shared = std::mem::take(&mut self.declared);
        self.shared = shared.keys().cloned().collect();
        self.visit::<D>();
        self.visit::<G::View>();
        self.visit::<G::Place>();
        self.visit::<G::ActionKind>();
        self.visit::<G::Event>();
        self.visit::<G::Options>();
        let own = std::mem::replace(&mut self.declared, shared);
        let names: Vec<String> = own.keys().cloned().collect();
        for (ident, declaration) in own {
            let clash = self.declared.insert(format!("{name}{ident}"), prefix(&declaration, &names, name));
            assert!(clash.is_none(), "two types are called {name}{ident}");
        }
        self.shared.clear();
        let part = |ident: String| prefix(&ident, &names, name);
        self.games.push(format!(
            "  {:?}: {{\n    view: {};\n    place: {};\n    does: {};\n    event: {};\n    drawing: {};\n    options: {};\n  }};\n",
            G::ID,
            part(G::View::name(&self.config)),
            part(G::Place::name(&self.config)),
            part(G::ActionKind::name(&self.config)),
            part(G::Event::name(&self.config)),
            part(D::name(&self.config)),
            part(G::Options::name(&self.config)),
        ));
    }

    fn text(&self) -> String {
        let mut text = "// Generated from the Rust types; do not edit. Run `make types` to update.\n".to_owned();
        for declaration in self.declared.values() {
            text.push('\n');
            text.push_str(&tidy(declaration));
        }
        let games = self.games.concat();
        text.push_str(&format!(
            "\n/** What a client knows of each game, by its id. */\nexport interface Games {{\n{games}}}\n"
        ));
        text
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Only our own types are declared; lists, options and numbers are inlined.
        if T::output_path().is_some() && !self.shared.contains(&T::ident(&self.config)) {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            // A generic type is visited once per instance, with the same declaration each time.
            let known = self.declared.insert(T::ident(&self.config), declaration.clone());
            assert!(known.is_none_or(|known| known == declaration), "two types are called {}", T::ident(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// Short comments on one line, fields indented, no spaces at the ends of lines.
fn tidy(declaration: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    let mut lines = declaration.lines().map(str::trim_end).peekable();
    while let Some(line) = lines.next() {
        let indent = if inside { "  " } else { "" };
        inside |= line.starts_with("export ");
        let comment = lines.peek().and_then(|next| next.strip_prefix(" * "));
        match comment {
            Some(words) if line == "/**" => {
                lines.next();
                match lines.next_if_eq(&" */") {
                    Some(_) => out.push_str(&format!("{indent}/** {words} */\n")),
                    None => out.push_str(&format!("{indent}/**\n{indent} * {words}\n")),
                }
            }
            _ => out.push_str(&format!("{indent}{line}\n")),
        }
    }
    out
}

/// Puts the game's name before its own types' names, leaving comments and strings alone.
fn prefix(declaration: &str, names: &[String], game: &str) -> String {
    let mut out = String::new();
    let mut rest = declaration;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            rest[1..].find('"').map_or(rest.len(), |end| end + 2)
        } else if first.is_ascii_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        if names.iter().any(|name| name == token) {
            out.push_str(game);
        }
        out.push_str(token);
        rest = after;
    }
    out
}
