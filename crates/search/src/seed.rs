//! Many seeds from one.

/// A seed derived from another: different numbers give unrelated seeds (the mixing of SplitMix64).
#[inline]
pub const fn mix(seed: u64, number: u64) -> u64 {
    let mut word = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_have_unrelated_seeds() {
        let seeds: std::collections::BTreeSet<u64> = (0..1000).map(|number| mix(7, number)).collect();
        assert_eq!(seeds.len(), 1000);
        let bits: u32 = (0..1000).map(|number| (mix(7, number) ^ mix(7, number + 1)).count_ones()).sum();
        assert!((31_000..33_000).contains(&bits), "{bits}");
    }
}
