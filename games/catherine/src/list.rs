//! A short list inside a position: fixed capacity, copied as plain bytes, compared by what is in it.

use std::ops::Deref;

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

    /// Takes one out; those after it move up.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let len = self.len();
        let item = self.items[index];
        self.items.copy_within(index + 1..len, index);
        self.items[len - 1] = T::default();
        self.len -= 1;
        item
    }

    /// Puts one in where it belongs by order.
    #[inline]
    pub(crate) fn insert_sorted(&mut self, item: T)
    where
        T: Ord,
    {
        let len = self.len();
        let at = self.iter().position(|other| *other > item).unwrap_or(len);
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Empties it.
    pub(crate) fn clear(&mut self) {
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
    fn sorted_lists_stay_sorted() {
        let mut sorted = list(&[2, 4]);
        [3, 1].into_iter().for_each(|item| sorted.insert_sorted(item));
        assert_eq!(*sorted, [1, 2, 3, 4]);
        assert_eq!(sorted.remove(1), 2);
        assert_eq!(*sorted, [1, 3, 4]);
    }
}
