//! Requests to a server, for `duchy healthcheck` and `duchy doctor`.

use std::time::Duration;

use ureq::Agent;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// An answer: its status and body.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

/// Fetches a URL; says in one sentence why that failed.
pub(crate) fn get(url: &str) -> Result<Answer, String> {
    let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false).proxy(None).build();
    let mut response = Agent::new_with_config(config).get(url).call().map_err(|error| error.to_string())?;
    let body = response.body_mut().read_to_string().map_err(|error| error.to_string())?;
    Ok(Answer { status: response.status().as_u16(), body })
}
