//! Record, table and registry: where games meet the outside, and JSON begins.
