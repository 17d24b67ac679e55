//! Validation of players' names.

use crate::Error;

const LONGEST: usize = 40;

/// Trims a name and checks it: 1 to 40 characters, none of them invisible.
pub(crate) fn clean(given: &str) -> Result<String, Error> {
    let name = given.trim();
    let length = name.chars().count();
    if length == 0 || length > LONGEST {
        return Err(Error::BadName(format!("names have 1 to {LONGEST} characters; choose another")));
    }
    if is_deceptive(name) {
        return Err(Error::BadName("names can't contain invisible or stacked characters; choose another".to_owned()));
    }
    Ok(name.to_owned())
}

/// Trims a text somebody has written and checks it: 1 to `longest` characters in one line, none of them invisible.
pub(crate) fn clean_text(given: &str, longest: usize) -> Result<String, Error> {
    let text = given.trim();
    let length = text.chars().count();
    if length == 0 || length > longest {
        return Err(Error::BadText(format!("texts have 1 to {longest} characters here; shorten it")));
    }
    if is_deceptive(text) {
        return Err(Error::BadText("texts can't contain line breaks, invisible or stacked characters".to_owned()));
    }
    Ok(text.to_owned())
}

/// Marks on one letter beyond this many pile up over the lines above.
const MARKS: usize = 2;

/// Whether a text contains invisible characters, or piles of marks.
pub(crate) fn is_deceptive(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks > MARKS || c.is_control() || deceives(c)
    })
}

/// Invisible characters, which can reverse or break the text around them, or make two names look the same.
fn deceives(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Marks that are drawn over or under the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// The name, or the name with the first free number.
pub(crate) fn unused(name: &str, taken: &[String]) -> String {
    let numbered = |number: usize| if number == 1 { name.to_owned() } else { format!("{name} {number}") };
    (1..).map(numbered).find(|name| !taken.contains(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bad_ones_refused() {
        assert_eq!(clean("  Аня \n").unwrap(), "Аня");
        assert_eq!(clean(&"я".repeat(40)).unwrap().chars().count(), 40);
        for good in ["Zoë", "Zoe\u{308}", "Нгуe\u{302}\u{301}", "👩\u{200d}🌾", "佐藤"] {
            assert_eq!(clean(good).unwrap(), good);
        }
        let stacked = format!("Z{}", "\u{336}".repeat(3));
        for bad in ["", "   ", "a\u{0}b", "a\nb", "\u{202e}nnA", "A\u{ad}nn", "\u{3164}", &stacked, &"x".repeat(41)] {
            assert!(matches!(clean(bad), Err(Error::BadName(_))), "{bad:?}");
        }
    }

    #[test]
    fn names_at_a_table_differ() {
        let taken = ["Ann".to_owned(), "Ann 2".to_owned()];
        assert_eq!(unused("Ann", &taken), "Ann 3");
        assert_eq!(unused("Ben", &taken), "Ben");
    }
}
