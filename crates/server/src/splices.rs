//! The difference between two states, as changes of their JSON text: what stayed the same is not sent again.

use std::ops::Range;

use serde::Serialize;

/// How one text becomes another.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Change<'a> {
    /// Length of the new text, in UTF-16 code units as JavaScript counts them.
    length: usize,
    /// What is replaced, in order.
    splices: Vec<Splice<'a>>,
}

/// From this place of the old text, this many code units are replaced by this.
#[derive(PartialEq, Eq, Debug, Serialize)]
struct Splice<'a>(usize, usize, &'a str);

impl<'a> Change<'a> {
    /// How the JSON text `old` becomes `new`.
    pub(crate) fn between(old: &str, new: &'a str) -> Self {
        let mut found = Vec::new();
        compare(old, new, 0, 0, &mut found);
        let mut counted = Counted { text: old, bytes: 0, units: 0 };
        let splices = found
            .into_iter()
            .map(|Found { old: Range { start, end }, insert }| {
                let start = counted.up_to(start);
                Splice(start, counted.up_to(end) - start, insert)
            })
            .collect();
        Change { length: units(new), splices }
    }

    /// Nothing changed.
    pub(crate) fn is_empty(&self) -> bool {
        self.splices.is_empty()
    }
}

/// A place of the old text, in bytes, and what replaces it.
struct Found<'a> {
    old: Range<usize>,
    insert: &'a str,
}

/// Looking for smaller differences than this inside of values costs more than it saves.
const SMALL: usize = 48;

/// Values nested deeper than this are replaced as a whole.
const DEEPEST: usize = 6;

/// Compares two values; `at` is where the old one begins.
fn compare<'a>(old: &str, new: &'a str, at: usize, depth: usize, found: &mut Vec<Found<'a>>) {
    let (same, rest) = alike(old.as_bytes(), new.as_bytes());
    let start = floor(old, new, same);
    let tail = tail(old, new, rest.min(old.len().min(new.len()) - start));
    let (end, insert) = (old.len() - tail, &new[start..new.len() - tail]);
    if start == end && insert.is_empty() {
        return;
    }
    if end - start + insert.len() > SMALL
        && depth < DEEPEST
        && let Some((old_parts, new_parts)) = parts(old).zip(parts(new))
        && old_parts.len() == new_parts.len()
        && old_parts.iter().zip(&new_parts).all(|(one, other)| old[one.key.clone()] == new[other.key.clone()])
    {
        for (one, other) in old_parts.into_iter().zip(new_parts) {
            let begin = one.value.start;
            compare(&old[one.value], &new[other.value], at + begin, depth + 1, found);
        }
        return;
    }
    found.push(Found { old: at + start..at + end, insert });
}

/// How many bytes are the same at the beginning, and at the end.
fn alike(old: &[u8], new: &[u8]) -> (usize, usize) {
    const BLOCK: usize = 32;
    let blocks = old.chunks_exact(BLOCK).zip(new.chunks_exact(BLOCK)).take_while(|(one, other)| one == other).count();
    let begun = blocks * BLOCK;
    let same = begun + old[begun..].iter().zip(&new[begun..]).take_while(|(one, other)| one == other).count();
    let blocks = old.rchunks_exact(BLOCK).zip(new.rchunks_exact(BLOCK)).take_while(|(one, other)| one == other).count();
    let ended = blocks * BLOCK;
    let (old, new) = (&old[..old.len() - ended], &new[..new.len() - ended]);
    let rest = ended + old.iter().rev().zip(new.iter().rev()).take_while(|(one, other)| one == other).count();
    (same, rest)
}

/// The nearest place at or before this one where no character is cut in either text.
fn floor(old: &str, new: &str, mut place: usize) -> usize {
    while !(old.is_char_boundary(place) && new.is_char_boundary(place)) {
        place -= 1;
    }
    place
}

/// At most this many bytes of the end, so that no character is cut in either text.
fn tail(old: &str, new: &str, mut length: usize) -> usize {
    while !(old.is_char_boundary(old.len() - length) && new.is_char_boundary(new.len() - length)) {
        length -= 1;
    }
    length
}

/// A member of an object or an element of an array, which has no key.
struct Part {
    key: Range<usize>,
    value: Range<usize>,
}

/// What an object or array consists of; `None` for other values. The text is JSON as this server writes it, without
/// white space.
fn parts(text: &str) -> Option<Vec<Part>> {
    let bytes = text.as_bytes();
    let object = match bytes.first()? {
        b'{' => true,
        b'[' => false,
        _ => return None,
    };
    let mut parts = Vec::new();
    let (mut start, mut place, mut depth) = (1, 1, 0);
    while place < bytes.len() {
        match bytes[place] {
            b'"' => place = after_string(bytes, place)? - 1,
            b'{' | b'[' => depth += 1,
            b',' | b'}' | b']' if depth == 0 => {
                if place > start {
                    let key = if object { start..after_string(bytes, start)? + 1 } else { start..start };
                    parts.push(Part { value: key.end..place, key });
                }
                start = place + 1;
            }
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        place += 1;
    }
    Some(parts)
}

/// Where a string ends that begins here.
fn after_string(bytes: &[u8], start: usize) -> Option<usize> {
    let mut place = start + 1;
    loop {
        match bytes.get(place)? {
            b'\\' => place += 2,
            b'"' => return Some(place + 1),
            _ => place += 1,
        }
    }
}

/// UTF-16 code units of a text.
fn units(text: &str) -> usize {
    let bytes = text.as_bytes();
    let begin_characters = bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
    begin_characters + bytes.iter().filter(|&&byte| byte >= 0xF0).count()
}

/// Counts code units from the beginning of a text on.
struct Counted<'a> {
    text: &'a str,
    bytes: usize,
    units: usize,
}

impl Counted<'_> {
    fn up_to(&mut self, bytes: usize) -> usize {
        self.units += units(&self.text[self.bytes..bytes]);
        self.bytes = bytes;
        self.units
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies a change as a client does.
    fn apply(old: &str, change: &Change<'_>) -> String {
        let old: Vec<u16> = old.encode_utf16().collect();
        let mut text = Vec::new();
        let mut from = 0;
        for Splice(at, remove, insert) in &change.splices {
            text.extend_from_slice(&old[from..*at]);
            text.extend(insert.encode_utf16());
            from = at + remove;
        }
        text.extend_from_slice(&old[from..]);
        assert_eq!(text.len(), change.length);
        String::from_utf16(&text).unwrap()
    }

    fn inserted(old: &str, new: &str) -> Vec<String> {
        let change = Change::between(old, new);
        assert_eq!(apply(old, &change), new);
        change.splices.iter().map(|Splice(_, _, insert)| (*insert).to_owned()).collect()
    }

    #[test]
    fn what_stayed_the_same_is_not_sent() {
        let padding = "x".repeat(60);
        let old = format!(r#"{{"seq":7,"a":"{padding}","view":{{"tiles":[1,2],"b":"{padding}","score":10}}}}"#);
        let new = format!(r#"{{"seq":8,"a":"{padding}","view":{{"tiles":[1,2,3],"b":"{padding}","score":12}}}}"#);
        assert_eq!(inserted(&old, &new), ["8", ",3", "2"]);
        assert!(inserted(&new, &new).is_empty());
    }

    #[test]
    fn characters_are_never_cut() {
        // The first bytes of both letters are the same, and so are the last ones of both signs.
        assert_eq!(inserted(r#""аб""#, r#""ав""#), ["в"]);
        assert_eq!(inserted(r#"["🎲",1]"#, r#"["🎴",1]"#), ["🎴"]);
        assert_eq!(inserted(r#"["é"]"#, r#"["©"]"#), ["©"]);
    }

    #[test]
    fn any_text_becomes_any_other() {
        let texts = [
            "null",
            "{}",
            "[]",
            r#"{"a":null}"#,
            r#"{"a":{"b":[1,2,{"c":"d,e}"}]},"quoted \" key":"\\"}"#,
            r#"{"a":{"b":[1,2,{"c":"d,e]"},{"c":"Анна"}]},"quoted \" key":"\\\""}"#,
            r#"{"b":"a long enough text to be looked into, with names such as Анна и Борис 🎲","a":[]}"#,
            r#"{"b":"a long enough text to be looked into, with names such as Анна и Вера 🎲🎲","a":[[]]}"#,
        ];
        for old in texts {
            for new in texts {
                inserted(old, new);
            }
        }
    }
}
