//! The web client is embedded from `web/dist`. If it is missing, the server explains how to build it.

fn main() {
    let client = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&client) {
        panic!("can't create the folder {}: {error}", client.display());
    }
    // Embedded files are tracked individually; a new file only changes its folder.
    println!("cargo:rerun-if-changed={}", client.display());
}
