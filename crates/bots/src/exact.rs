//! Powers that come out alike on every machine: `libm` reckons them with more digits than are kept.

/// `base` to the power of `exponent`.
pub(crate) fn power(base: f32, exponent: f32) -> f32 {
    libm::pow(f64::from(base), f64::from(exponent)) as f32
}

/// e to the power of `exponent`.
pub(crate) fn exp(exponent: f32) -> f32 {
    libm::exp(f64::from(exponent)) as f32
}
