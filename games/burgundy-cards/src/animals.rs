//! What animals are worth: groups of different ones.

use crate::card::ANIMALS;

/// What a group of different animals is worth, by its size.
// burgundy-cards:final.animals
pub(crate) const GROUPS: [u8; ANIMALS + 1] = [0, 0, 1, 2, 4];

/// Groups of different animals, the largest first: how many there are of each size.
pub(crate) fn groups(animals: &[u8; ANIMALS]) -> [u8; ANIMALS + 1] {
    let mut left = *animals;
    let mut groups = [0; ANIMALS + 1];
    loop {
        let different = left.iter().filter(|&&count| count > 0).count();
        if different == 0 {
            return groups;
        }
        groups[different] += 1;
        left.iter_mut().for_each(|count| *count = count.saturating_sub(1));
    }
}

/// What animals are worth at the end: in groups of different ones.
pub fn animal_points(animals: &[u8; ANIMALS]) -> i32 {
    groups(animals).iter().zip(GROUPS).map(|(&count, worth)| i32::from(count) * i32::from(worth)).sum()
}

/// Animals that bring no points.
pub(crate) fn unused_animals(animals: &[u8; ANIMALS]) -> u8 {
    groups(animals)[1]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests `burgundy-cards:final.animals`: roosters, cows, sheep, pigs.
    #[test]
    fn animals_count_in_groups_of_different_ones() {
        assert_eq!(animal_points(&[1, 2, 3, 0]), 3);
        assert_eq!(animal_points(&[1, 1, 1, 1]), 4);
        assert_eq!(animal_points(&[2, 2, 1, 1]), 5);
        assert_eq!(animal_points(&[5, 5, 5, 5]), 20);
        assert_eq!(animal_points(&[5, 0, 0, 0]), 0);
    }

    /// Tests `burgundy-cards:final.tie`: only animals without points are left in storage.
    #[test]
    fn animals_in_no_group_are_unused() {
        assert_eq!(
            [unused_animals(&[1, 2, 3, 0]), unused_animals(&[1, 1, 1, 1]), unused_animals(&[0, 4, 0, 1])],
            [1, 0, 3]
        );
    }

    /// Larger groups first is the best way: no other way of grouping brings more.
    #[test]
    fn grouping_is_the_best_there_is() {
        fn best(left: [u8; ANIMALS]) -> u8 {
            let first = match left.iter().position(|&count| count > 0) {
                None => return 0,
                Some(first) => first,
            };
            let rest = |group: usize| -> Option<u8> {
                let mut after = left;
                for (kind, count) in after.iter_mut().enumerate().filter(|(kind, _)| group >> kind & 1 == 1) {
                    let _ = kind;
                    *count = count.checked_sub(1)?;
                }
                Some(GROUPS[group.count_ones() as usize] + best(after))
            };
            (0..16).filter(|group| group >> first & 1 == 1).filter_map(rest).max().unwrap_or(0)
        }
        for code in 0..256u32 {
            let animals = std::array::from_fn(|kind| (code >> (2 * kind) & 3) as u8);
            assert_eq!(animal_points(&animals), i32::from(best(animals)), "{animals:?}");
        }
    }
}
