//! Powers that come out alike on every machine: `libm` reckons them with more digits than are kept.

/// `base` to the power of `exponent`.
pub(crate) fn power(base: f32, exponent: f32) -> f32 {
    libm::pow(f64::from(base), f64::from(exponent)) as f32
}

/// e to the power of `exponent`.
pub(crate) fn exp(exponent: f32) -> f32 {
    libm::exp(f64::from(exponent)) as f32
}

/// `base` to the power of a whole number, by repeated squaring.
pub(crate) fn whole_power(mut base: f32, mut exponent: u32) -> f32 {
    let mut power = 1.0;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power *= base;
        }
        base *= base;
        exponent /= 2;
    }
    power
}
