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
    if name.chars().any(|c| c.is_control() || deceives(c)) {
        return Err(Error::BadName("names can't contain invisible characters; choose another".to_owned()));
    }
    Ok(name.to_owned())
}

/// Invisible characters, which can reverse or break the text around them.
fn deceives(c: char) -> bool {
    matches!(c, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
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
        for bad in ["", "   ", "a\u{0}b", "a\nb", "\u{202e}nnA", &"x".repeat(41)] {
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
