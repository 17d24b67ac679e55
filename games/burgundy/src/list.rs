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

    #[test]
    fn equal_contents_are_equal_whatever_was_there_before() {
        let mut list = List::<u8, 4>::default();
        list.push(1);
        list.push(2);
        assert_eq!(list.pop(), Some(2));
        let mut other = List::<u8, 4>::default();
        other.push(1);
        assert_eq!(list, other);
        assert_eq!((other.pop(), other.pop(), other), (Some(1), None, List::default()));
    }
}
