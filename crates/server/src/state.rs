//! What a viewer is shown of a table. Game state leaves the server only through here and `routes/record.rs`.

use duchy_game::{Seat, SeatSet, Viewer};
use duchy_host::{Header, Origin, Table};
use duchy_store::{GameRow, SeatKind as Sitting};

use crate::{
    Retention,
    clock::Clocks,
    daily,
    live::{LiveTable, Standing, UndoWay},
    lobby,
    protocol::{
        OriginInfo, Phase, SeatClock, SeatInfo, SeatKind, State, TableInfo, TableStatus, TableSummary, UndoState,
    },
    random::now,
    routes::build_id,
    terms::Terms,
};

impl LiveTable {
    /// The seat whose view a guest gets: with several seats, the one whose turn it is.
    pub(crate) fn viewer(&self, user: Option<&str>) -> Option<Seat> {
        let user = user?;
        let own: Vec<Seat> = self.seats_of(user).collect();
        let status = self.table.as_ref().map(|table| table.status());
        let asked = status.and_then(|status| {
            let awaited = own.iter().find(|&&seat| status.awaited().contains(seat));
            awaited.or_else(|| own.iter().find(|&&seat| status.may_revise().contains(seat))).copied()
        });
        asked.or_else(|| own.first().copied()).or_else(|| self.away_seats_of(user).next())
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
                clocks: Vec::new(),
                proposal: None,
                log: Vec::new(),
            };
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        // While a computer plays for them, guests see what their seat knows but are not asked.
        let asked = seat.zip(user).filter(|(seat, user)| self.own_seat(user, *seat).is_ok());
        State {
            build: build_id(),
            seq: game.seq(),
            table,
            viewer: seat,
            status: Some(TableStatus::of(game.status(), game.record().entries.last())),
            scores: game.scores(),
            view: Some(game.view(viewer)),
            decision: asked.filter(|&(seat, _)| !self.plays_for(game, seat)).and_then(|(seat, _)| game.decision(seat)),
            undo: asked.map(|(seat, user)| match self.undo_way(user, seat) {
                Ok(UndoWay::Now { to, .. }) => UndoState::To(to),
                Ok(UndoWay::Ask(proposal)) => UndoState::Ask(proposal.waiting),
                Err(blocked) => UndoState::Blocked(blocked),
            }),
            clocks: self.shown_clocks(),
            proposal: self.proposal.as_ref().map(|proposal| proposal.at(&now())),
            log: game.log(viewer, since),
        }
    }
}

impl LiveTable {
    /// The clocks as viewers see them.
    fn shown_clocks(&self) -> Vec<SeatClock> {
        let clocks = self.clocks.iter().flat_map(Clocks::seats);
        clocks
            .map(|clock| SeatClock { left_ms: clock.left(), ends_at: clock.ends().map(|time| self.down.when(time)) })
            .collect()
    }

    /// Whether the host is about to play this seat's only choice: then the seat is not asked.
    fn plays_for(&self, game: &dyn Table, seat: Seat) -> bool {
        self.is_occupied() && game.only_choice().is_some_and(|request| request.seat() == seat)
    }
}

/// A table as a guest sees it.
pub(crate) fn info(game: &GameRow, user: Option<&str>, retention: &Retention) -> TableInfo {
    let header = game.header.as_deref().and_then(|header| Header::parse(header).ok());
    let deal = header.as_ref().and_then(daily::deal_of);
    let origin = header.as_ref().and_then(|header| header.origin.clone()).map(origin_info);
    let catalogue = header.and_then(|header| header.catalogue);
    let clocks: Option<Clocks> = game.clock.as_deref().and_then(|clock| serde_json::from_str(clock).ok());
    let out: SeatSet = clocks.iter().flat_map(Clocks::out).collect();
    TableInfo {
        id: game.id.clone(),
        game: game.game.clone(),
        phase: match game.phase {
            duchy_store::Phase::Lobby => Phase::Lobby,
            duchy_store::Phase::Playing => Phase::Playing,
            duchy_store::Phase::Over => Phase::Over,
        },
        options: serde_json::from_str(&game.options).unwrap_or_default(),
        seats: game.seats.iter().map(|seat| seat_info(seat, user, out)).collect(),
        watchable: may_watch(game, user),
        unconfirmed: unconfirmed_seats(game),
        invited: user.is_some_and(|user| lobby::is_invited(game, user)),
        terms: Terms::read(&game.terms),
        catalogue: catalogue.and_then(|catalogue| catalogue.hash),
        deal,
        origin,
        created_at: game.created_at.clone(),
        updated_at: game.updated_at.clone(),
        expires_at: retention.expires_at(game),
        paused: game.phase == duchy_store::Phase::Playing
            && !game.seats.iter().any(|seat| matches!(seat.kind, Sitting::Person { .. })),
        created: user.is_some() && game.creator.as_deref() == user,
    }
}

/// Whether somebody may see the game: everybody, unless the players want no spectators until it is over.
pub(crate) fn may_watch(game: &GameRow, user: Option<&str>) -> bool {
    game.phase != duchy_store::Phase::Playing || !Terms::read(&game.terms).no_spectators || plays(game, user)
}

/// Whether somebody has a seat, or had one before a computer took over.
pub(crate) fn plays(game: &GameRow, user: Option<&str>) -> bool {
    user.is_some()
        && game.seats.iter().any(|seat| match &seat.kind {
            Sitting::Person { user_id, .. } => Some(user_id.as_str()) == user,
            Sitting::Bot { owner, .. } => owner.as_deref() == user,
            Sitting::Open => false,
        })
}

/// The seats of the people who have to confirm a waiting table.
fn unconfirmed_seats(game: &GameRow) -> Vec<Seat> {
    let waits = |seat: &&duchy_store::SeatRow| matches!(&seat.kind, Sitting::Person { user_id, .. } if lobby::waits_for(game, user_id));
    game.seats.iter().filter(waits).map(|seat| Seat(seat.seat)).collect()
}

pub(crate) fn origin_info(Origin { table, at, entries, .. }: Origin) -> OriginInfo {
    OriginInfo { table, at, entries }
}

/// A table in a list.
pub(crate) fn summary(game: &GameRow, user: Option<&str>, retention: &Retention) -> TableSummary {
    let standing: Option<Standing> = game.status.as_deref().and_then(|status| serde_json::from_str(status).ok());
    let (status, scores) = standing.map_or((None, Vec::new()), |standing| (Some(standing.status), standing.scores));
    TableSummary { table: info(game, user, retention), status, scores }
}

/// A seat as a guest sees it. `out` are the seats whose players let their time run out.
fn seat_info(seat: &duchy_store::SeatRow, user: Option<&str>, out: SeatSet) -> SeatInfo {
    let away = match &seat.kind {
        Sitting::Bot { owner: Some(owner), .. } if out.contains(Seat(seat.seat)) => Some(Some(owner.as_str()) == user),
        _ => None,
    };
    let (kind, name, level, mine) = match &seat.kind {
        Sitting::Open => (SeatKind::Open, None, None, false),
        Sitting::Person { user_id, name } => (SeatKind::Person, Some(name), None, Some(user_id.as_str()) == user),
        Sitting::Bot { level, name, .. } => (SeatKind::Bot, Some(name), Some(level), false),
    };
    SeatInfo { seat: Seat(seat.seat), kind, name: name.cloned(), level: level.cloned(), mine, away }
}
