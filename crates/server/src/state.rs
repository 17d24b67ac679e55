//! What a viewer is shown of a table. Game state leaves the server only through here and `routes/record.rs`.

use duchy_game::{Seat, Viewer};
use duchy_host::{Header, Table};
use duchy_store::{GameRow, SeatKind as Sitting};

use crate::{
    Retention, daily,
    live::{LiveTable, Standing},
    protocol::{Phase, SeatInfo, SeatKind, State, TableInfo, TableSummary, UndoState},
    routes::build_id,
};

impl LiveTable {
    /// The seat whose view a guest gets: with several seats, the one whose turn it is.
    pub(crate) fn viewer(&self, user: Option<&str>) -> Option<Seat> {
        let own: Vec<Seat> = self.seats_of(user?).collect();
        let status = self.table.as_ref().map(|table| table.status());
        let asked = status.and_then(|status| {
            let awaited = own.iter().find(|&&seat| status.awaited().contains(seat));
            awaited.or_else(|| own.iter().find(|&&seat| status.may_revise().contains(seat))).copied()
        });
        asked.or_else(|| own.first().copied())
    }

    /// The state shown to a guest or spectator, with the log after entry `since`.
    pub(crate) fn state(&self, user: Option<&str>, since: Option<u32>) -> State {
        let seat = self.viewer(user);
        let table = info(&self.game, user, &self.retention);
        let Some(game) = self.table.as_deref() else {
            return State {
                build: build_id(),
                seq: 0,
                table,
                viewer: seat,
                status: None,
                scores: Vec::new(),
                view: None,
                decision: None,
                undo: None,
                log: Vec::new(),
            };
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        State {
            build: build_id(),
            seq: game.seq(),
            table,
            viewer: seat,
            status: Some(game.status().into()),
            scores: game.scores(),
            view: Some(game.view(viewer)),
            decision: seat.filter(|&seat| !self.plays_for(game, seat)).and_then(|seat| game.decision(seat)),
            undo: seat.map(|seat| game.undo_point(seat).map_or_else(UndoState::Blocked, UndoState::To)),
            log: game.log(viewer, since),
        }
    }
}

impl LiveTable {
    /// Whether the host is about to play this seat's only choice: then the seat is not asked.
    fn plays_for(&self, game: &dyn Table, seat: Seat) -> bool {
        self.is_occupied() && game.only_choice().is_some_and(|request| request.seat() == seat)
    }
}

/// A table as a guest sees it.
pub(crate) fn info(game: &GameRow, user: Option<&str>, retention: &Retention) -> TableInfo {
    let header = game.header.as_deref().and_then(|header| Header::parse(header).ok());
    let deal = header.as_ref().and_then(daily::deal_of);
    let catalogue = header.and_then(|header| header.catalogue);
    TableInfo {
        id: game.id.clone(),
        game: game.game.clone(),
        phase: match game.phase {
            duchy_store::Phase::Lobby => Phase::Lobby,
            duchy_store::Phase::Playing => Phase::Playing,
            duchy_store::Phase::Over => Phase::Over,
        },
        options: serde_json::from_str(&game.options).unwrap_or_default(),
        seats: game.seats.iter().map(|seat| seat_info(seat, user)).collect(),
        catalogue: catalogue.and_then(|catalogue| catalogue.hash),
        deal,
        created_at: game.created_at.clone(),
        updated_at: game.updated_at.clone(),
        expires_at: retention.expires_at(game),
        paused: game.phase == duchy_store::Phase::Playing
            && !game.seats.iter().any(|seat| matches!(seat.kind, Sitting::Person { .. })),
        created: user.is_some() && game.creator.as_deref() == user,
    }
}

/// A table in a list.
pub(crate) fn summary(game: &GameRow, user: Option<&str>, retention: &Retention) -> TableSummary {
    let standing: Option<Standing> = game.status.as_deref().and_then(|status| serde_json::from_str(status).ok());
    let (status, scores) = standing.map_or((None, Vec::new()), |standing| (Some(standing.status), standing.scores));
    TableSummary { table: info(game, user, retention), status, scores }
}

fn seat_info(seat: &duchy_store::SeatRow, user: Option<&str>) -> SeatInfo {
    let (kind, name, level, mine) = match &seat.kind {
        Sitting::Open => (SeatKind::Open, None, None, false),
        Sitting::Person { user_id, name } => (SeatKind::Person, Some(name), None, Some(user_id.as_str()) == user),
        Sitting::Bot { level, name } => (SeatKind::Bot, Some(name), Some(level), false),
    };
    SeatInfo { seat: Seat(seat.seat), kind, name: name.cloned(), level: level.cloned(), mine }
}
