//! Plays random games and prints how they went: `cargo run --release --example playouts -p duchy-tuscany -- 20000`.
#![expect(clippy::disallowed_macros, reason = "a program that prints what it found")]

fn main() -> Result<(), String> {
    println!("{}", duchy_testkit::playouts::report::<duchy_tuscany::Tuscany>()?);
    Ok(())
}
