//! Descriptions as sentences: Fluent texts with arguments filled in.

use duchy_game::{Arg, Description, Language, ScoreLine, Seat, Texts};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

/// The texts of a game in one language, with English as the fallback.
pub struct Words {
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// Parses the texts. Messages that don't parse are left out; the testkit's law about texts finds them.
    pub fn new(texts: Texts, language: Language) -> Self {
        let chain = if language == Language::En { vec![Language::En] } else { vec![language, Language::En] };
        Words { bundles: chain.into_iter().map(|language| bundle(texts.get(language), language)).collect() }
    }

    /// A description as a sentence. `names` gives the players' names.
    pub fn say<P>(&self, description: &Description<P>, names: &dyn Fn(Seat) -> String) -> String {
        let args = description.args.iter().map(|(name, arg)| (*name, self.value(arg, names)));
        self.format(description.key, None, &FluentArgs::from_iter(args))
    }

    /// A text without arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, None, &FluentArgs::new())
    }

    /// An attribute of a text, such as an option's `.help`; empty if it has none.
    pub fn attribute(&self, key: &str, attribute: &str) -> String {
        self.format(key, Some(attribute), &FluentArgs::new())
    }

    /// A score line: "3 tiles".
    pub fn line<P>(&self, line: &ScoreLine<P>) -> String {
        let mut args = FluentArgs::new();
        args.set("count", line.count);
        args.set("points", line.points);
        self.format(line.what, None, &args)
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> String {
        for bundle in &self.bundles {
            let Some(message) = bundle.get_message(key) else { continue };
            let pattern = match attribute {
                None => message.value(),
                Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            };
            if let Some(pattern) = pattern {
                return bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned();
            }
        }
        if attribute.is_some() { String::new() } else { key.to_owned() }
    }

    fn value(&self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Seat(seat) => names(*seat).into(),
            Arg::Number(number) => (*number).into(),
            Arg::Term(key) | Arg::Component { term: key, .. } => self.text(key).into(),
            Arg::Name(name) => name.clone().into(),
            Arg::List(list) => {
                let items: Vec<String> = list.iter().map(|arg| self.plain(arg, names)).collect();
                items.join(", ").into()
            }
        }
    }

    fn plain(&self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> String {
        match self.value(arg, names) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }
}

fn bundle(text: &str, language: Language) -> FluentBundle<FluentResource> {
    let id = language.code().parse::<LanguageIdentifier>().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks are for mixed directions; all our languages are left to right.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, _)| partial);
    bundle.add_resource_overriding(resource);
    bundle
}
