//! `duchy healthcheck`: whether the server on this machine can store moves.

use crate::{
    failure::Failure,
    http,
    settings::{ConfigFile, Listen},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    listen: Listen,

    #[command(flatten)]
    config: ConfigFile,
}

/// Succeeds if the server answers and its database can be written; for container and service managers.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let url = format!("{}/readyz", args.listen.url());
    match http::get(&url) {
        Ok(answer) if answer.status == 200 => {
            println!("ready");
            Ok(())
        }
        Ok(answer) => {
            Err(Failure::No(format!("{url} answers {}: the server can't store moves; see its log", answer.status)))
        }
        Err(error) => Err(Failure::No(format!("{url} does not answer: {error}"))),
    }
}
