//! A short list inside a position: fixed capacity, copied as plain bytes, compared by what is in it.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize, de::Error};

/// Up to `N` plain values. Room that is not used holds defaults, so copying is one block of memory and comparing is
/// comparing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds at the end. The capacities of a position are more than the rules can use.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes off the end.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = usize::from(self.len.checked_sub(1)?);
        self.len = last as u8;
        Some(std::mem::take(&mut self.items[last]))
    }

    /// Takes one out and keeps the others in order.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let len = usize::from(self.len);
        let item = self.items[index];
        self.items.copy_within(index + 1..len, index);
        self.items[len - 1] = T::default();
        self.len -= 1;
        item
    }

    /// Empties it.
    pub(crate) fn clear(&mut self) {
        *self = List::default();
    }
}

impl<T: Copy + Default + Ord, const N: usize> List<T, N> {
    /// Puts one where it belongs in a sorted list.
    #[inline]
    pub(crate) fn insert_sorted(&mut self, item: T) {
        let mut at = usize::from(self.len);
        while at > 0 && self.items[at - 1] > item {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = item;
        self.len += 1;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

/// As a list, without the room that is not used.
impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} where at most {N} fit", items.len())));
        }
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        Ok(list)
    }
}

/// Counts by kind, as a list.
pub(crate) mod counts {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer, const N: usize>(counts: &[u8; N], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(counts)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[u8; N], D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        counts.try_into().map_err(|counts: Vec<u8>| D::Error::invalid_length(counts.len(), &"a count per kind"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(items: &[u8]) -> List<u8, 4> {
        let mut list = List::default();
        items.iter().for_each(|&item| list.push(item));
        list
    }

    #[test]
    fn equal_contents_are_equal_whatever_was_there_before() {
        let mut short = list(&[1, 2, 3]);
        assert_eq!(short.pop(), Some(3));
        assert_eq!(short, list(&[1, 2]));
        assert_eq!(short.remove(0), 1);
        assert_eq!(short, list(&[2]));
        short.clear();
        assert_eq!((short, short.pop()), (list(&[]), None));
    }

    #[test]
    fn a_sorted_list_stays_sorted() {
        let mut sorted = list(&[2, 4]);
        sorted.insert_sorted(3);
        sorted.insert_sorted(1);
        assert_eq!(*sorted, [1, 2, 3, 4]);
    }

    #[test]
    fn lists_survive_json_and_long_ones_are_refused() {
        let json = serde_json::to_string(&list(&[3, 1])).unwrap();
        assert_eq!((json.as_str(), serde_json::from_str(&json).unwrap()), ("[3,1]", list(&[3, 1])));
        assert!(serde_json::from_str::<List<u8, 4>>("[1,2,3,4,5]").is_err());
    }
}
