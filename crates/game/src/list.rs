//! A short list inside a position: fixed capacity, copied as plain bytes, compared by what is in it.

use std::ops::{Deref, DerefMut};

use serde::{Serialize, Serializer};

/// Up to `N` plain values, at most 255. Room that is not used holds defaults, so copying is one block of memory and
/// comparing is comparing it. It panics when more is put in than fits: a position's capacities are what its rules can
/// use at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "the length is a byte") };
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes off the end.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = usize::from(self.len.checked_sub(1)?);
        self.len = last as u8;
        Some(std::mem::take(&mut self.items[last]))
    }

    /// Takes one out; those after it move up.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let len = self.len();
        let item = self[index];
        self.items.copy_within(index + 1..len, index);
        self.items[len - 1] = T::default();
        self.len -= 1;
        item
    }

    /// Takes one out and puts the last in its place.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) -> Option<T> {
        let last = self.pop()?;
        if index < self.len() { Some(std::mem::replace(&mut self.items[index], last)) } else { Some(last) }
    }

    /// Keeps some, in order.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len() {
            let item = self.items[index];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        for item in &mut self.items[kept..usize::from(self.len)] {
            *item = T::default();
        }
        self.len = kept as u8;
    }

    /// Puts one where it belongs in a sorted list.
    #[inline]
    pub fn insert_sorted(&mut self, item: T)
    where
        T: Ord,
    {
        let mut at = usize::from(self.len);
        while at > 0 && self.items[at - 1] > item {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = item;
        self.len += 1;
    }

    /// Empties it.
    pub fn clear(&mut self) {
        *self = List::default();
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
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "unwrap is an assertion in tests")]

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
        short.retain(|&item| item == 2);
        assert_eq!(short, list(&[2]));
        short.clear();
        assert_eq!((short, short.pop()), (list(&[]), None));
    }

    #[test]
    fn one_taken_out_leaves_no_gap() {
        let mut four = list(&[1, 2, 3, 4]);
        assert_eq!(four.swap_remove(1), Some(2));
        assert_eq!(four, list(&[1, 4, 3]));
        assert_eq!(four.swap_remove(2), Some(3));
        assert_eq!(four.remove(0), 1);
        assert_eq!(four, list(&[4]));
    }

    #[test]
    fn a_sorted_list_stays_sorted() {
        let mut sorted = list(&[2, 4]);
        [3, 1].into_iter().for_each(|item| sorted.insert_sorted(item));
        assert_eq!(*sorted, [1, 2, 3, 4]);
    }

    #[test]
    fn a_list_is_written_without_its_unused_room() {
        assert_eq!(serde_json::to_string(&list(&[3, 1])).unwrap(), "[3,1]");
    }
}
