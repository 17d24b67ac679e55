//! Counting components: what the box should hold against what the data file gives.

use std::{collections::BTreeMap, fmt::Display};

/// Compares how often each name is found with how often it should be. Panics with the differences, a line each.
///
/// ```
/// duchy_testkit::census("tiles", [("road", 2), ("city", 1)], ["road", "city", "road"]);
/// ```
pub fn census<E: Display, F: Display>(
    what: &str,
    expected: impl IntoIterator<Item = (E, usize)>,
    found: impl IntoIterator<Item = F>,
) {
    let differences = differences(expected, found);
    assert!(differences.is_empty(), "\nthe census of {what} is wrong:\n{}\n", differences.join("\n"));
}

fn differences<E: Display, F: Display>(
    expected: impl IntoIterator<Item = (E, usize)>,
    found: impl IntoIterator<Item = F>,
) -> Vec<String> {
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (name, count) in expected {
        counts.entry(name.to_string()).or_default().0 += count;
    }
    for name in found {
        counts.entry(name.to_string()).or_default().1 += 1;
    }
    let total = counts.values().fold((0, 0), |(all, there), (expected, found)| (all + expected, there + found));
    let line = |(name, (expected, found)): (&String, &(usize, usize))| {
        (expected != found).then(|| format!("  {name}: {found} instead of {expected}"))
    };
    let mut differences: Vec<String> = counts.iter().filter_map(line).collect();
    if !differences.is_empty() {
        differences.push(format!("  in all: {} instead of {}", total.1, total.0));
    }
    if total.0 == 0 {
        differences.push("  nothing is expected; a census without names can't fail".into());
    }
    differences
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_listed_by_name() {
        let found = differences([("road", 2), ("city", 1), ("field", 1)], ["road", "city", "lake", "field"]);
        assert_eq!(found, ["  lake: 1 instead of 0", "  road: 1 instead of 2", "  in all: 4 instead of 4"]);
        assert!(differences([("road", 1)], ["road"]).is_empty());
        assert!(!differences([] as [(&str, usize); 0], [] as [&str; 0]).is_empty());
    }
}
