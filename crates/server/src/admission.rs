//! Limits on open connections and streams, in total and per address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use crate::limit::household;

/// A total limit and a limit per address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capacity {
    /// In total.
    pub total: usize,
    /// Per IPv4 address or IPv6 /64 network.
    pub per_address: usize,
}

/// Counts permits by address. Clones share the count.
#[derive(Clone, Debug)]
pub(crate) struct Admission(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    capacity: Capacity,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    total: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A permit, released when dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    shared: Arc<Shared>,
    address: IpAddr,
}

impl Admission {
    pub(crate) fn new(capacity: Capacity) -> Self {
        Admission(Arc::new(Shared { capacity, held: Mutex::default() }))
    }

    /// Takes a permit; `None` if the limit is reached.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Permit> {
        let address = household(address);
        let mut held = self.0.held.lock().unwrap_or_else(PoisonError::into_inner);
        let own = held.by_address.get(&address).copied().unwrap_or_default();
        if held.total >= self.0.capacity.total || own >= self.0.capacity.per_address {
            return None;
        }
        held.total += 1;
        held.by_address.insert(address, own + 1);
        Some(Permit { shared: self.0.clone(), address })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut held = self.shared.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.total -= 1;
        if let Some(own) = held.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                held.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_everything() {
        let admission = Admission::new(Capacity { total: 3, per_address: 2 });
        let [ann, ben, cleo]: [IpAddr; 3] = ["10.0.0.1", "10.0.0.2", "10.0.0.3"].map(|ip| ip.parse().unwrap());
        let (first, _second) = (admission.enter(ann).unwrap(), admission.enter(ann).unwrap());
        assert!(admission.enter(ann).is_none(), "two is the limit per address");
        let _third = admission.enter(ben).unwrap();
        assert!(admission.enter(cleo).is_none(), "three is the total limit");
        drop(first);
        let _fourth = admission.enter(cleo).unwrap();
        assert!(admission.enter(ann).is_none());
    }
}
