//! The client's types are those of the server: generated here, compared with what is committed.
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::{any::TypeId, collections::BTreeMap, path::Path};

use duchy_server::protocol;
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
    types.add::<protocol::Act>();
    types.add::<protocol::AskWhy>();
    types.add::<protocol::BeginDaily>();
    types.add::<protocol::Created>();
    types.add::<protocol::Daily>();
    types.add::<protocol::DailyBegun>();
    types.add::<protocol::ErrorBody>();
    types.add::<protocol::ForSeat>();
    types.add::<protocol::Join>();
    types.add::<protocol::Joined>();
    types.add::<protocol::Me>();
    types.add::<protocol::NewTable>();
    types.add::<protocol::SetName>();
    types.add::<protocol::State>();
    types.add::<protocol::Stored>();
    types.add::<protocol::TableList>();
    types.add::<protocol::Why>();
    types.add::<protocol::Checked>();
    types.of_game("Burgundy", |types| {
        types.add::<duchy_burgundy::Drawing>();
        types.add::<duchy_burgundy::View>();
    });
    types.of_game("Carcassonne", |types| {
        types.add::<duchy_carcassonne::Drawing>();
        types.add::<duchy_carcassonne::Event>();
        types.add::<duchy_carcassonne::Options>();
        types.add::<duchy_carcassonne::View>();
    });
    types.of_game("Catherine", |types| {
        types.add::<duchy_catherine::Drawing>();
        types.add::<duchy_catherine::Event>();
        types.add::<duchy_catherine::Options>();
        types.add::<duchy_catherine::View>();
    });
    types.of_game("Tuscany", |types| {
        types.add::<duchy_tuscany::Drawing>();
        types.add::<duchy_tuscany::Event>();
        types.add::<duchy_tuscany::Options>();
        types.add::<duchy_tuscany::View>();
    });
    types.of_game("BurgundyCards", |types| {
        types.add::<duchy_burgundy_cards::Drawing>();
        types.add::<duchy_burgundy_cards::View>();
    });
    types.text()
}

/// Declarations by name, with those of games under the game's name, so that every game may have its `View`.
struct Types {
    config: Config,
    declared: BTreeMap<String, String>,
    seen: Vec<TypeId>,
    /// The game whose types are being added, and their own names.
    game: Option<(&'static str, Vec<String>)>,
}

impl Types {
    fn new() -> Self {
        // Numbers are numbers in JSON, also the 64-bit ones.
        let config = Config::new().with_large_int("number");
        Types { config, declared: BTreeMap::new(), seen: Vec::new(), game: None }
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// Types met inside for the first time are the game's own.
    fn of_game(&mut self, game: &'static str, add: impl FnOnce(&mut Self)) {
        let shared = std::mem::take(&mut self.declared);
        self.game = Some((game, Vec::new()));
        add(self);
        let own = std::mem::replace(&mut self.declared, shared);
        let names: Vec<String> = own.keys().cloned().collect();
        for (name, declaration) in own {
            let clash = self.declared.insert(format!("{game}{name}"), prefix(&declaration, &names, game));
            assert!(clash.is_none(), "two types are called {game}{name}");
        }
        self.game = None;
    }

    fn text(&self) -> String {
        let mut text = "// Generated from the Rust types; do not edit. `make types` writes it anew.\n".to_owned();
        for declaration in self.declared.values() {
            text.push('\n');
            text.push_str(&tidy(declaration));
        }
        text
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Only our own types have a file of their own; lists, options and numbers are written where they stand.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            let clash = self.declared.insert(T::ident(&self.config), declaration);
            assert!(clash.is_none(), "two types are called {}", T::ident(&self.config));
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
