//! Accounts: signing up, in and out, passwords, the browsers somebody is signed in with, and links for another one.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode, header::USER_AGENT},
    response::Response,
    routing::{get, post},
};
use duchy_host::to_hex;
use duchy_store::NewSession;
use jiff::SignedDuration;

use crate::{
    Accounts, App, Error,
    erase::is_stand_in,
    name,
    protocol::{
        AccountInfo, ChangePassword, Credentials, DeviceLink, EndSession, Erase, LinkOwner, LinkSecret, Me, SessionInfo,
    },
    random,
    routes::{
        extract::{Address, Body, Guest, Visitor},
        session,
    },
};

/// How long a link for another browser can be used.
const LINK_MINUTES: i64 = 10;
/// How much of a session's hash names it.
const SESSION_ID: usize = 16;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/account", get(account).post(sign_up))
        .route("/account/sign-in", post(sign_in))
        .route("/account/sign-out", post(sign_out))
        .route("/account/password", post(change_password))
        .route("/account/sessions/end", post(end_session))
        .route("/account/erase", post(erase))
        .route("/account/link", post(make_link))
        .route("/link/owner", post(link_owner))
        .route("/link", post(use_link))
}

async fn account(
    State(app): State<Arc<App>>,
    Visitor(user): Visitor,
    headers: HeaderMap,
) -> Result<Json<AccountInfo>, Error> {
    let mut sessions = Vec::new();
    if let Some(user) = &user {
        let current = session::token(&headers).map(|token| session::hash(&token));
        for found in app.store.sessions(&user.id).await? {
            sessions.push(SessionInfo {
                current: current.as_ref() == Some(&found.token_hash),
                id: found.token_hash.chars().take(SESSION_ID).collect(),
                label: found.label,
                since: found.created_at,
            });
        }
    }
    Ok(Json(AccountInfo { user: user.map(session::shown), accounts: app.config.accounts, sessions }))
}

/// Turns the guest of this browser into an account, which keeps their games; or makes a new one.
async fn sign_up(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(Credentials { login, password, invitation }): Body<Credentials>,
) -> Result<Response, Error> {
    let invitation = invitation.filter(|secret| !secret.is_empty()).map(|secret| session::hash(&secret));
    match (app.config.accounts, &invitation) {
        // Where a proxy signs people in, nobody else may take their names.
        _ if app.config.trust_header.is_some() => return Err(Error::NoAccounts),
        (Accounts::Off, _) => return Err(Error::NoAccounts),
        (Accounts::Invited, None) => return Err(Error::NeedsInvitation),
        (Accounts::Open | Accounts::Invited, _) => {}
    }
    let (login, shown) = (folded(&login)?, name::clean(&login)?);
    if visitor.0.as_ref().is_some_and(|user| user.login.is_some()) {
        return Err(Error::LoginTaken("you are signed in already; sign out first"));
    }
    // Before hashing, so that a taken name costs nothing; the store decides in the end. Nobody becomes somebody erased.
    if is_stand_in(&login) || app.store.user_by_login(&login).await?.is_some() {
        return Err(Error::LoginTaken(LOGIN_TAKEN));
    }
    let password = app.hash_new(password).await?;
    let at = random::now();
    if let Some(invitation) = &invitation
        && !app.store.invitations(&at).await?.iter().any(|found| found.secret_hash == *invitation)
    {
        return Err(Error::NoSuchInvitation);
    }
    let known = match visitor.0 {
        Some(_) => session::known(&app, &headers, visitor, None).await?,
        // Even where guests can't play: this one has an account at once.
        None => session::new_guest(&app, &headers, shown).await?,
    };
    let made = match &invitation {
        Some(invitation) => app.store.make_invited_account(&known.user.id, &login, &password, invitation, &at).await,
        None => app.store.make_account(&known.user.id, &login, &password).await,
    };
    match made {
        Ok(()) => {}
        Err(duchy_store::Error::NotFound("invitation")) => return Err(Error::NoSuchInvitation),
        Err(duchy_store::Error::Conflict) => return Err(Error::LoginTaken(LOGIN_TAKEN)),
        Err(error) => return Err(error.into()),
    }
    let user = duchy_store::User { login: Some(login), ..known.user.clone() };
    Ok(known.with((StatusCode::CREATED, Json(Me { user: Some(session::shown(user)) }))))
}

const LOGIN_TAKEN: &str = "this name is taken; choose another, or sign in";

async fn sign_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    Body(Credentials { login, password, .. }): Body<Credentials>,
) -> Result<Response, Error> {
    let login = folded(&login).map_err(|_| Error::WrongPassword)?;
    let (user, stored) = app.store.account(&login).await?.unzip();
    app.check_password(&login, address, password, stored).await?;
    let user = user.ok_or(Error::WrongPassword)?;
    signed_in(&app, &headers, user).await
}

/// Begins a session and answers with its cookie.
async fn signed_in(app: &App, headers: &HeaderMap, user: duchy_store::User) -> Result<Response, Error> {
    let (token, at) = (session::new_token()?, random::now());
    let new = NewSession { token_hash: &session::hash(&token), user_id: &user.id, label: &label(headers), at: &at };
    app.store.add_session(&new).await?;
    session::with_cookie(app, headers, &token, Json(Me { user: Some(session::shown(user)) }))
}

async fn sign_out(State(app): State<Arc<App>>, Guest(user): Guest, headers: HeaderMap) -> Result<Response, Error> {
    // A guest who signs out could never come back.
    if user.login.is_none() {
        return Err(Error::GuestStays);
    }
    if let Some(token) = session::token(&headers) {
        app.store.end_session(&user.id, &session::hash(&token)).await?;
    }
    session::without_cookie(&app, &headers, Json(Me { user: None }))
}

async fn change_password(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Address(address): Address,
    headers: HeaderMap,
    Body(ChangePassword { old, new }): Body<ChangePassword>,
) -> Result<StatusCode, Error> {
    let login = user.login.ok_or(Error::NoAccounts)?;
    let stored = app.store.account(&login).await?.map(|(_, stored)| stored);
    app.check_password(&login, address, old, stored).await?;
    let new = app.hash_new(new).await?;
    let current = session::token(&headers).map(|token| session::hash(&token));
    app.store.set_password(&user.id, &new, current.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Erases this person. An account has to give its password.
async fn erase(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Address(address): Address,
    headers: HeaderMap,
    Body(Erase { password }): Body<Erase>,
) -> Result<Response, Error> {
    if let Some(login) = &user.login {
        let stored = app.store.account(login).await?.map(|(_, stored)| stored);
        app.check_password(login, address, password.unwrap_or_default(), stored).await?;
    }
    app.erase(&user.id).await?;
    session::without_cookie(&app, &headers, Json(Me { user: None }))
}

async fn end_session(
    State(app): State<Arc<App>>,
    Guest(user): Guest,
    Body(EndSession { id }): Body<EndSession>,
) -> Result<StatusCode, Error> {
    let sessions = app.store.sessions(&user.id).await?;
    let found = sessions.iter().find(|found| found.token_hash.get(..SESSION_ID) == Some(&*id));
    // Ending a session that has ended already is fine.
    if let Some(found) = found {
        app.store.end_session(&user.id, &found.token_hash).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A link that signs another browser in as this person: one use, ten minutes.
async fn make_link(State(app): State<Arc<App>>, Guest(user): Guest) -> Result<Json<DeviceLink>, Error> {
    let secret = to_hex(&random::bytes::<16>()?);
    let expires_at = random::after(SignedDuration::from_mins(LINK_MINUTES));
    app.store.add_link(&session::hash(&secret), &user.id, &random::now(), &expires_at).await?;
    Ok(Json(DeviceLink { secret, expires_at }))
}

/// Who a link signs in as. Does not use it.
async fn link_owner(
    State(app): State<Arc<App>>,
    Body(LinkSecret { secret }): Body<LinkSecret>,
) -> Result<Json<LinkOwner>, Error> {
    let user = app.store.link(&session::hash(&secret), &random::now()).await?.ok_or(Error::NoSuchLink)?;
    Ok(Json(LinkOwner { name: user.name }))
}

async fn use_link(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Body(LinkSecret { secret }): Body<LinkSecret>,
) -> Result<Response, Error> {
    let (hash, at) = (session::hash(&secret), random::now());
    let user = app.store.link(&hash, &at).await?.ok_or(Error::NoSuchLink)?;
    let token = session::new_token()?;
    let new = NewSession { token_hash: &session::hash(&token), user_id: &user.id, label: &label(&headers), at: &at };
    match app.store.spend_link(&hash, &new).await {
        Ok(()) => {}
        Err(duchy_store::Error::Conflict) => return Err(Error::NoSuchLink),
        Err(error) => return Err(error.into()),
    }
    session::with_cookie(&app, &headers, &token, Json(Me { user: Some(session::shown(user)) }))
}

/// A login name in the form in which names are compared: without regard to case.
fn folded(login: &str) -> Result<String, Error> {
    Ok(name::clean(login)?.to_lowercase())
}

/// What a browser calls itself, in short: the browser and the system.
pub(crate) fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let find =
        |names: &[(&str, &'static str)]| names.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name);
    let browser = find(&[
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
