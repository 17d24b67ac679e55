//! The scenarios: the rulebook's examples, our readings of it, and the ways clauses meet.

mod common;

#[test]
fn every_scenario_goes_as_written() {
    duchy_testkit::scenarios::<common::Table>("tests/scenarios");
}
