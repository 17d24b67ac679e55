//! The record of a table: whole once the game is over, before that what the guest may know.

use std::sync::Arc;

use axum::{
    Router,
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::IntoResponse,
    routing::get,
};
use duchy_game::{Seat, Viewer};
use duchy_host::{Deed, LoggedDeed, Record, Table};

use crate::{
    App, Error,
    live::LiveTable,
    routes::extract::{Path, Visitor},
};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/tables/{id}/record", get(record))
}

async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let live = app.table(&id).await?;
    let table = live.lock().await;
    let text = known(&table, table.viewer(visitor.id()))?.to_text();
    let file = format!("attachment; filename=\"{}-{}.jsonl\"", table.game.game, table.game.id);
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text))
}

/// What a viewer may know of the record.
fn known(on: &LiveTable, viewer: Option<Seat>) -> Result<Record, Error> {
    let table = on.started()?;
    let mut record = table.record().clone();
    record.result = on.result();
    if record.result.is_none() && somebody_has_a_secret(table) {
        redact(&mut record, table, viewer.map_or(Viewer::Spectator, Viewer::Seat));
    }
    Ok(record)
}

/// A view is all its viewer may know, so where all views are equal nobody knows more than anybody else.
fn somebody_has_a_secret(table: &dyn Table) -> bool {
    let everybody = table.view(Viewer::Spectator);
    Seat::all(table.players().len() as u8).any(|seat| table.view(Viewer::Seat(seat)) != everybody)
}

/// Leaves out whatever could be a secret: outcomes and fingerprints of all entries, and actions not shown to the viewer.
fn redact(record: &mut Record, table: &dyn Table, viewer: Viewer) {
    record.header.setup.clear();
    record.header.fingerprint = None;
    let log = table.log(viewer, Some(0));
    for (entry, told) in record.entries.iter_mut().zip(log) {
        entry.fingerprint = None;
        if let Deed::Action { action, outcomes, .. } = &mut entry.deed {
            outcomes.clear();
            if !matches!(told.deed, LoggedDeed::Action { action: Some(_), .. }) {
                action.clear();
            }
        }
    }
}
