//! The web client is embedded from `web/dist`. A build without it is fine: the server then says how to make it.

fn main() {
    let client = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&client) {
        panic!("can't make the folder {}: {error}", client.display());
    }
    // Files are tracked one by one once they are embedded; new ones only change their folders.
    println!("cargo:rerun-if-changed={}", client.display());
}
