//! `duchy deal`: the same draws for several tables.

use duchy_host::{Chance, Secret, to_hex};
use duchy_store::Store;
use serde_json::json;

use crate::{
    failure::{Failure, print_json},
    setup::random_bytes,
};

/// A deal fixes the order of every bag and every die in advance, so that results of several tables can be compared. Its
/// key is derived from the server's secret, which is stored in the database, and the deal's id.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Create a deal: prints its id and the commitment to its key. Both may be published.
    New(Where),
    /// Show the commitment of a deal.
    Show(Named),
    /// Reveal the key of a deal that everybody has played; `duchy verify --key` checks records with it.
    Open(Named),
}

#[derive(clap::Args)]
pub(crate) struct Where {
    /// Database with the server's secret.
    #[arg(long, env = "DUCHY_DATABASE", default_value = "sqlite:duchy.db")]
    pub(crate) database: String,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
struct Named {
    /// Id of the deal.
    id: String,

    #[command(flatten)]
    place: Where,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let (id, place, opened) = match &args.what {
        What::New(place) => (new_id()?, place, false),
        What::Show(named) => (named.id.clone(), &named.place, false),
        What::Open(named) => (named.id.clone(), &named.place, true),
    };
    let deal = find(&place.database, &id)?;
    let Chance::Deal { commitment, .. } = deal.public() else { unreachable!("a deal is public as a deal") };
    let key = opened.then(|| to_hex(deal.bytes()));
    if place.json {
        return print_json(&json!({ "id": id, "commitment": commitment, "key": key }));
    }
    println!("deal        {id}");
    println!("commitment  {commitment}");
    if let Some(key) = key {
        println!("key         {key}");
    }
    Ok(())
}

/// A random id of twelve letters and digits that are hard to confuse.
fn new_id() -> Result<String, Failure> {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes = random_bytes()?;
    Ok(bytes[..12].iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// The deal with that id, by the secret in the database.
pub(crate) fn find(database: &str, id: &str) -> Result<Secret, Failure> {
    if id.is_empty() || id.len() > 40 || !id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
        return Err(Failure::Usage("the id of a deal has 1 to 40 letters, digits and hyphens".into()));
    }
    let fresh = random_bytes()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Outside(error.to_string()))?;
    let secret = runtime.block_on(async {
        let store = Store::open(database).await?;
        let secret = store.server_secret(fresh).await;
        store.close().await;
        secret
    });
    let secret = secret.map_err(|error| Failure::Outside(error.to_string()))?;
    Ok(Secret::deal(&secret.0, id))
}
