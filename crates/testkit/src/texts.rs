//! The texts of a game: its Fluent files, read, and whether everything said has its words in every language.

use std::collections::{BTreeMap, BTreeSet};

use duchy_game::{Arg, Description, Language, Texts};
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// The Fluent files of a game, read.
#[derive(Debug)]
pub struct Words {
    languages: Vec<(Language, BTreeMap<String, Message>)>,
}

/// What a message of a Fluent file has and needs.
#[derive(Default, Debug)]
struct Message {
    has_value: bool,
    variables: BTreeSet<String>,
    attributes: BTreeSet<String>,
    /// Other messages and terms it speaks through; terms keep their dash.
    references: BTreeSet<String>,
}

impl Words {
    /// Reads the files of every language; `Err` says what Fluent can't understand.
    pub fn read(texts: &Texts) -> Result<Self, String> {
        let read = |language: Language| match parser::parse(texts.get(language)) {
            Ok(resource) => Ok((language, messages(&resource.body, language)?)),
            Err((_, errors)) => {
                let errors: Vec<String> = errors.iter().map(|e| format!("{e} at byte {}", e.pos.start)).collect();
                Err(format!("text/{}.ftl: {}", language.code(), errors.join("; ")))
            }
        };
        Ok(Words { languages: Language::ALL.into_iter().map(read).collect::<Result<_, _>>()? })
    }

    /// Every message and attribute of one language exists in the others, and whatever a message refers to exists.
    pub fn agree(&self) -> Result<(), String> {
        let mut problems = Vec::new();
        for (language, messages) in &self.languages {
            let file = format!("text/{}.ftl", language.code());
            for (key, message) in self.languages.iter().flat_map(|(_, messages)| messages) {
                if key.starts_with('-') {
                    continue;
                }
                match messages.get(key) {
                    None => problems.push(format!("{file} lacks {key}")),
                    Some(own) => problems.extend(
                        message.attributes.difference(&own.attributes).map(|name| format!("{file} lacks {key}.{name}")),
                    ),
                }
            }
            for (key, message) in messages {
                let unknown = message.references.iter().filter(|reference| !messages.contains_key(*reference));
                problems
                    .extend(unknown.map(|reference| format!("{file}: {key} refers to {reference}, which is missing")));
            }
        }
        problems.dedup();
        if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
    }

    /// The message exists in every language and uses only these arguments.
    pub fn message(&self, key: &str, arguments: &[&str]) -> Result<(), String> {
        for (language, messages) in &self.languages {
            let file = format!("text/{}.ftl", language.code());
            let found = messages.get(key).filter(|message| message.has_value);
            if found.is_none() {
                return Err(format!("{file} has no text {key}"));
            }
            let needed = needed(messages, key, 0);
            if let Some(missing) = needed.iter().find(|name| !arguments.contains(&name.as_str())) {
                return Err(format!("{file}: {key} uses ${missing}, which is not supplied"));
            }
        }
        Ok(())
    }

    /// The message exists without arguments, and so does its attribute `.help`.
    pub fn with_help(&self, key: &str) -> Result<(), String> {
        self.message(key, &[])?;
        match self.languages.iter().find(|(_, messages)| !messages[key].attributes.contains("help")) {
            Some((language, _)) => Err(format!("text/{}.ftl has no {key}.help", language.code())),
            None => Ok(()),
        }
    }

    /// The text of a description exists in every language with all arguments it uses, and so do the terms among them.
    pub fn description<P>(&self, description: &Description<P>) -> Result<(), String> {
        let names: Vec<&str> = description.args.iter().map(|(name, _)| *name).collect();
        self.message(description.key, &names)?;
        description.args.iter().try_for_each(|(_, arg)| self.term(arg))
    }

    fn term(&self, arg: &Arg) -> Result<(), String> {
        match arg {
            Arg::Term(key) | Arg::Component { term: key, .. } => self.message(key, &[]),
            Arg::List(args) => args.iter().try_for_each(|arg| self.term(arg)),
            Arg::Seat(_) | Arg::Number(_) | Arg::Name(_) => Ok(()),
        }
    }
}

/// The variables of a message and of whatever it refers to.
fn needed(messages: &BTreeMap<String, Message>, key: &str, depth: usize) -> BTreeSet<String> {
    let Some(message) = messages.get(key).filter(|_| depth < 10) else { return BTreeSet::new() };
    // A term knows only the arguments it is called with, which the calling message has spelled out.
    let through = message.references.iter().filter(|reference| !reference.starts_with('-'));
    let through = through.flat_map(|reference| needed(messages, reference, depth + 1));
    message.variables.iter().cloned().chain(through).collect()
}

fn messages(body: &[Entry<&str>], language: Language) -> Result<BTreeMap<String, Message>, String> {
    let mut messages = BTreeMap::new();
    let mut add = |key: String, value: Option<&Pattern<&str>>, attributes: &[fluent_syntax::ast::Attribute<&str>]| {
        let mut message = Message { has_value: value.is_some(), ..Message::default() };
        value.into_iter().for_each(|pattern| message.pattern(pattern));
        for attribute in attributes {
            message.attributes.insert(attribute.id.name.to_owned());
            message.pattern(&attribute.value);
        }
        match messages.insert(key.clone(), message) {
            Some(_) => Err(format!("text/{}.ftl has {key} twice", language.code())),
            None => Ok(()),
        }
    };
    for entry in body {
        match entry {
            Entry::Message(message) => add(message.id.name.to_owned(), message.value.as_ref(), &message.attributes)?,
            Entry::Term(term) => add(format!("-{}", term.id.name), Some(&term.value), &term.attributes)?,
            Entry::Junk { content } => {
                return Err(format!("text/{}.ftl can't be read at \"{}\"", language.code(), content.trim()));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    Ok(messages)
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.references.insert(id.name.to_owned())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                self.arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(Some(arguments)),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: Option<&CallArguments<&str>>) {
        if let Some(arguments) = arguments {
            arguments.positional.iter().for_each(|argument| self.inline(argument));
            arguments.named.iter().for_each(|argument| self.inline(&argument.value));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(en: &'static str, ru: &'static str) -> Words {
        Words::read(&Texts { en, ru }).unwrap()
    }

    #[test]
    fn a_text_missing_in_one_language_is_named() {
        let words = words("a = A\nb = B\n    .help = Help\n", "b = Б\n");
        let error = words.agree().unwrap_err();
        assert!(error.contains("text/ru.ftl lacks a") && error.contains("text/ru.ftl lacks b.help"), "{error}");
    }

    #[test]
    fn arguments_must_be_supplied_even_through_selectors_and_references() {
        let en = "part = { $who }\nwhole = { part } { $n -> \n    [one] one { $x }\n   *[other] many\n }\n";
        let words = words(en, "part = { $who }\nwhole = { $n }\n");
        assert!(words.message("whole", &["who", "n", "x"]).is_ok());
        let error = words.message("whole", &["who", "n"]).unwrap_err();
        assert!(error.contains("$x"), "{error}");
        assert!(words.message("whole", &["n", "x"]).unwrap_err().contains("$who"));
    }

    #[test]
    fn junk_is_refused() {
        assert!(Words::read(&Texts { en: "a = A\nnonsense\n", ru: "a = А\n" }).is_err());
    }

    #[test]
    fn references_to_nothing_are_named() {
        let error = words("a = { b } { -c }\n", "a = А\n").agree().unwrap_err();
        assert!(error.contains("refers to b") && error.contains("refers to -c"), "{error}");
    }

    #[test]
    fn terms_among_the_arguments_need_a_text() {
        let words = words("say = { $what }\nroad = road\n", "say = { $what }\nroad = дорога\n");
        let description = |term| Description::<()>::new("say").arg("what", Arg::List(vec![Arg::Term(term)]));
        assert!(words.description(&description("road")).is_ok());
        assert!(words.description(&description("city")).unwrap_err().contains("no text city"));
    }
}
