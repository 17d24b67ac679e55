//! Administrators: people, tables, invitations, switches, reported messages, and the log of what administrators did.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{FromRequestParts, State},
    http::{StatusCode, request::Parts},
    routing::{get, post},
};
use duchy_host::to_hex;
use duchy_store::{Audited, Cursor, Invitation, User};
use serde::Deserialize;

use crate::{
    App, Error, audited, name, new_invitation,
    protocol::{
        AdminOverview, AuditEntry, AuditPage, InvitationInfo, InvitationMade, Invitations, LinkSecret, Me,
        NewInvitation, NewPassword, PeoplePage, PersonInfo, ReportInfo, Reports, SetAdministrator, Switches,
        TablesPage,
    },
    random,
    routes::{
        extract::{Body, Guest, Path, Query},
        session,
        tables::{next_page, place},
    },
    state,
    tables::json,
};

/// People, tables and log entries per page.
const PAGE: u32 = 50;
/// Maximum length of a search and of an invitation's note.
const LONGEST: usize = 80;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/admin", get(overview))
        .route("/admin/claim", post(claim))
        .route("/admin/switches", post(set_switches))
        .route("/admin/people", get(people))
        .route("/admin/people/{id}/administrator", post(set_administrator))
        .route("/admin/people/{id}/password", post(reset_password))
        .route("/admin/people/{id}/remove", post(remove_person))
        .route("/admin/tables", get(tables))
        .route("/admin/tables/{id}/remove", post(remove_table))
        .route("/admin/invitations", get(invitations).post(invite))
        .route("/admin/invitations/{id}/withdraw", post(withdraw))
        .route("/admin/reports", get(reports))
        .route("/admin/reports/{id}/close", post(close_report))
        .route("/admin/log", get(log))
}

/// An administrator.
struct Administrator(User);

impl FromRequestParts<Arc<App>> for Administrator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        let Guest(user) = Guest::from_request_parts(parts, app).await?;
        if user.admin { Ok(Administrator(user)) } else { Err(Error::NotAdministrator) }
    }
}

impl App {
    /// The administrators' switches.
    pub(crate) async fn switches(&self) -> Result<Switches, Error> {
        let stored = self.store.switches().await?;
        Ok(stored.and_then(|stored| serde_json::from_str(&stored).ok()).unwrap_or_default())
    }

    /// A secret that makes somebody an administrator, once, at the address `admin#SECRET`; `None` if there is one
    /// already. Earlier secrets become useless.
    pub async fn administrator_secret(&self) -> Result<Option<String>, duchy_store::Error> {
        if self.store.has_administrator().await? {
            return Ok(None);
        }
        let Ok(bytes) = random::bytes::<16>() else { return Ok(None) };
        let secret = to_hex(&bytes);
        self.store.set_administrator_secret(&session::hash(&secret)).await?;
        Ok(Some(secret))
    }

    /// Removes a table for everybody who looks at it.
    pub(crate) async fn remove_table(self: &Arc<Self>, id: &str) -> Result<(), Error> {
        let live = self.table(id).await?;
        let _turn = live.turn().await;
        self.store.remove_game(id).await?;
        self.drop_removed(&live);
        self.node.announce(id);
        Ok(())
    }

    /// Removes a person, named by their id or by the name they sign in with; `false` if there is none.
    pub async fn remove_person(self: &Arc<Self>, who: &str) -> Result<bool, duchy_store::Error> {
        let known = self.store.user_by_login(&who.to_lowercase()).await?.map(|user| user.id);
        let id = match known {
            Some(id) => id,
            None if self.store.user(who).await?.is_some() => who.to_owned(),
            None => return Ok(false),
        };
        self.erase(&id).await.map_err(|error| match error {
            Error::Storage(error) => error,
            other => {
                tracing::error!(error = %other, "could not remove a person");
                duchy_store::Error::Conflict
            }
        })?;
        Ok(true)
    }

    async fn audit(&self, who: &User, action: &str, target: &str) -> Result<(), Error> {
        let new = audited(&who.name, action, target)
            .ok_or_else(|| Error::internal("an entry can't be made", "no random bytes".to_owned()))?;
        Ok(self.store.audit(&new).await?)
    }
}

async fn overview(State(app): State<Arc<App>>, _: Administrator) -> Result<Json<AdminOverview>, Error> {
    let (switches, tables) = (app.switches().await?, app.store.count_games().await?);
    Ok(Json(AdminOverview { switches, accounts: app.config.accounts, tables }))
}

/// Makes this person an administrator with the secret of the first start.
async fn claim(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Body(LinkSecret { secret }): Body<LinkSecret>,
) -> Result<Json<Me>, Error> {
    match app.store.claim_administrator(&session::hash(&secret), &user.id).await {
        Ok(()) => {}
        Err(duchy_store::Error::Conflict) => return Err(Error::NoSuchLink),
        Err(error) => return Err(error.into()),
    }
    app.audit(&user, "become_administrator", &user.name).await?;
    Ok(Json(Me { user: Some(session::shown(User { admin: true, ..user })) }))
}

async fn set_switches(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Body(switches): Body<Switches>,
) -> Result<StatusCode, Error> {
    let text = json(&switches)?;
    app.store.set_switches(&text).await?;
    app.audit(&by, "switches", &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where a page begins, and what is searched for.
#[derive(Deserialize)]
struct Page {
    after: Option<String>,
    search: Option<String>,
}

impl Page {
    fn cursor(&self) -> Result<Cursor, Error> {
        Ok(place(self.after.as_deref(), true)?.unwrap_or_else(Cursor::start))
    }
}

/// The cursor of the next page, if this one is full.
fn more<T>(page: &[T], cursor: impl Fn(&T) -> (&str, &str)) -> Option<String> {
    let (at, id) = cursor(page.last().filter(|_| page.len() == PAGE as usize)?);
    Some(format!("{at}~{id}"))
}

async fn people(
    State(app): State<Arc<App>>,
    _: Administrator,
    Query(page): Query<Page>,
) -> Result<Json<PeoplePage>, Error> {
    let search: String = page.search.as_deref().unwrap_or_default().trim().chars().take(LONGEST).collect();
    if search.contains('\0') {
        return Err(Error::Malformed("names have no such characters; search for another".to_owned()));
    }
    let found = app.store.people(&search, &page.cursor()?, PAGE).await?;
    let more = more(&found, |person| (&person.created_at, &person.id));
    let person = |found: duchy_store::Person| PersonInfo {
        id: found.id,
        name: found.name,
        login: found.login,
        admin: found.admin,
        created_at: found.created_at,
        seen_on: found.seen_on,
        games: found.games,
    };
    Ok(Json(PeoplePage { people: found.into_iter().map(person).collect(), more }))
}

/// A person an administrator acts on.
async fn target(app: &App, id: &str) -> Result<User, Error> {
    let plain = id.len() < 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let found = if plain { app.store.user(id).await? } else { None };
    found.ok_or(Error::NotFound)
}

async fn set_administrator(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Path(id): Path<String>,
    Body(SetAdministrator { admin }): Body<SetAdministrator>,
) -> Result<StatusCode, Error> {
    let user = target(&app, &id).await?;
    // Otherwise the last one could lock everybody out.
    if user.id == by.id && !admin {
        return Err(Error::Malformed("another administrator has to take this from you".to_owned()));
    }
    app.store.set_administrator(&user.id, admin).await?;
    let action = if admin { "grant_administrator" } else { "revoke_administrator" };
    app.audit(&by, action, &user.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a new random password, which the administrator passes on. All sessions of that person end.
async fn reset_password(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Path(id): Path<String>,
) -> Result<Json<NewPassword>, Error> {
    let user = target(&app, &id).await?;
    if user.login.is_none() {
        return Err(Error::NoAccounts);
    }
    let password = format!("{}{}", random::id()?, random::id()?);
    let stored = app.hash_new(password.clone()).await?;
    app.store.set_password(&user.id, &stored, None).await?;
    app.audit(&by, "new_password", &user.name).await?;
    Ok(Json(NewPassword { password }))
}

async fn remove_person(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    let user = target(&app, &id).await?;
    app.erase(&user.id).await?;
    app.audit(&by, "remove_person", &user.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn tables(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Query(page): Query<Page>,
) -> Result<Json<TablesPage>, Error> {
    let found = app.store.all_games(&page.cursor()?, PAGE).await?;
    let tables = found.iter().map(|game| state::summary(game, Some(&by.id), &app.config.retention)).collect();
    Ok(Json(TablesPage { tables, more: next_page(&found) }))
}

async fn remove_table(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    app.remove_table(&id).await?;
    app.audit(&by, "remove_table", &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn invitations(State(app): State<Arc<App>>, _: Administrator) -> Result<Json<Invitations>, Error> {
    let invitation = |found: Invitation| InvitationInfo {
        id: found.secret_hash,
        note: found.note,
        created_at: found.created_at,
        expires_at: found.expires_at,
    };
    let found = app.store.invitations(&random::now()).await?;
    Ok(Json(Invitations { invitations: found.into_iter().map(invitation).collect() }))
}

async fn invite(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Body(NewInvitation { note }): Body<NewInvitation>,
) -> Result<(StatusCode, Json<InvitationMade>), Error> {
    let note = name::clean_text(&note, LONGEST)?;
    let (secret, new) = new_invitation(&note)
        .ok_or_else(|| Error::internal("an invitation can't be made", "no random bytes".to_owned()))?;
    app.store.add_invitation(&new).await?;
    app.audit(&by, "invite", &note).await?;
    Ok((StatusCode::CREATED, Json(InvitationMade { secret, expires_at: new.expires_at })))
}

async fn withdraw(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    // Withdrawing one that has been used already is fine.
    if let Some(found) = app.store.invitations(&random::now()).await?.iter().find(|found| found.secret_hash == id) {
        app.store.withdraw_invitation(&found.secret_hash).await?;
        app.audit(&by, "withdraw_invitation", &found.note).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn reports(State(app): State<Arc<App>>, _: Administrator) -> Result<Json<Reports>, Error> {
    let report = |found: duchy_store::Report| ReportInfo {
        id: found.id,
        table: found.game_id,
        reporter: found.reporter,
        author_id: found.author_id,
        author: found.author,
        text: found.text,
        at: found.at,
    };
    Ok(Json(Reports { reports: app.store.reports().await?.into_iter().map(report).collect() }))
}

async fn close_report(
    State(app): State<Arc<App>>,
    Administrator(by): Administrator,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    if let Some(found) = app.store.reports().await?.iter().find(|found| found.id == id) {
        app.store.close_report(&found.id).await?;
        app.audit(&by, "close_report", &found.author).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn log(
    State(app): State<Arc<App>>,
    _: Administrator,
    Query(page): Query<Page>,
) -> Result<Json<AuditPage>, Error> {
    let found = app.store.audited(&page.cursor()?, PAGE).await?;
    let more = more(&found, |entry| (&entry.at, &entry.id));
    let entry =
        |found: Audited| AuditEntry { at: found.at, who: found.who, action: found.action, target: found.target };
    Ok(Json(AuditPage { entries: found.into_iter().map(entry).collect(), more }))
}
