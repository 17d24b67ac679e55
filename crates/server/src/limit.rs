//! Rate limiting: an in-memory token bucket per address.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Rate limit per visitor. A read costs one token, a write four.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// Bucket size, in tokens.
    pub burst: u32,
    /// Tokens refilled per second.
    pub per_second: u32,
}

impl Default for Rate {
    fn default() -> Self {
        Rate { burst: 400, per_second: 40 }
    }
}

/// Maximum buckets before the full ones are dropped.
const MANY: usize = 10_000;

#[derive(Debug)]
pub(crate) struct Limiter {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Limiter {
    pub(crate) fn new(rate: Rate) -> Self {
        Limiter { rate, buckets: Mutex::default() }
    }

    /// Takes tokens from a visitor's bucket; if there are too few, returns how long to wait.
    pub(crate) fn take(&self, visitor: IpAddr, cost: u32, now: Instant) -> Result<(), Duration> {
        let (burst, per_second) = (f64::from(self.rate.burst), f64::from(self.rate.per_second.max(1)));
        let refilled = |bucket: &Bucket| {
            (bucket.tokens + now.saturating_duration_since(bucket.at).as_secs_f64() * per_second).min(burst)
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| refilled(bucket) < burst);
        }
        let bucket = buckets.entry(household(visitor)).or_insert(Bucket { tokens: burst, at: now });
        let tokens = refilled(bucket);
        let cost = f64::from(cost);
        if tokens < cost {
            return Err(Duration::from_secs_f64((cost - tokens) / per_second));
        }
        *bucket = Bucket { tokens: tokens - cost, at: now };
        Ok(())
    }
}

/// The network a visitor is counted by: an IPv4 address, or an IPv6 /64.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_rate() {
        let limiter = Limiter::new(Rate { burst: 8, per_second: 2 });
        let (ann, ben): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let start = Instant::now();
        assert_eq!(limiter.take(ann, 4, start), Ok(()));
        assert_eq!(limiter.take(ann, 4, start), Ok(()));
        assert_eq!(limiter.take(ann, 4, start), Err(Duration::from_secs(2)));
        assert_eq!(limiter.take(ben, 4, start), Ok(()));
        assert_eq!(limiter.take(ann, 4, start + Duration::from_secs(2)), Ok(()));
    }

    #[test]
    fn a_household_shares_its_bucket() {
        let limiter = Limiter::new(Rate { burst: 1, per_second: 1 });
        let now = Instant::now();
        assert!(limiter.take("fd00::1".parse().unwrap(), 1, now).is_ok());
        assert!(limiter.take("fd00::2".parse().unwrap(), 1, now).is_err());
        assert!(limiter.take("fd00:0:0:1::2".parse().unwrap(), 1, now).is_ok());
        assert!(limiter.take("10.0.0.1".parse().unwrap(), 1, now).is_ok());
        assert!(limiter.take("::ffff:10.0.0.1".parse().unwrap(), 1, now).is_err());
    }
}
