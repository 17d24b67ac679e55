//! Accounts, the browsers in which users are signed in, and links that sign in another one.

use crate::{
    Error, Store,
    database::read,
    users::{USER, User, UserColumns},
    write::Statement,
};

/// A browser in which a user is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Hash of its token.
    pub token_hash: String,
    /// What the browser calls itself, in short.
    pub label: String,
    /// When the user signed in.
    pub created_at: String,
}

/// A new session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewSession<'a> {
    /// Hash of its token.
    pub token_hash: &'a str,
    /// Whose.
    pub user_id: &'a str,
    /// What the browser calls itself, in short.
    pub label: &'a str,
    /// When.
    pub at: &'a str,
}

/// Maximum sessions in a list.
const LISTED: i64 = 100;

impl NewSession<'_> {
    pub(crate) fn insert(&self) -> Statement {
        const SQL: &str = "INSERT INTO sessions (token_hash, user_id, label, created_at) VALUES ($1, $2, $3, $4)";
        Statement::new(SQL).text(self.token_hash).text(self.user_id).text(self.label).text(self.at)
    }
}

impl Store {
    /// Signs a user in.
    pub async fn add_session(&self, session: &NewSession<'_>) -> Result<(), Error> {
        self.write(vec![session.insert()]).await
    }

    /// The browsers in which a user is signed in, latest first.
    pub async fn sessions(&self, user_id: &str) -> Result<Vec<Session>, Error> {
        const SQL: &str = "SELECT token_hash, label, created_at FROM sessions WHERE user_id = $1 \
                           ORDER BY created_at DESC, token_hash LIMIT $2";
        let rows: Vec<(String, String, String)> =
            read!(self, db => sqlx::query_as(SQL).bind(user_id).bind(LISTED).fetch_all(db))?;
        let session = |(token_hash, label, created_at)| Session { token_hash, label, created_at };
        Ok(rows.into_iter().map(session).collect())
    }

    /// Signs a user out of one browser.
    pub async fn end_session(&self, user_id: &str, token_hash: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM sessions WHERE user_id = $1 AND token_hash = $2";
        self.write(vec![Statement::new(SQL).text(user_id).text(token_hash)]).await
    }

    /// Gives a guest a login name and a password. [`Error::Conflict`] if the login name is taken, or the user has one.
    pub async fn make_account(&self, user_id: &str, login: &str, password: &str) -> Result<(), Error> {
        self.write(vec![account_of(user_id, login, password)]).await
    }

    /// Gives a guest a login name and a password, and uses up an invitation. [`Error::NotFound`] if it can't be used.
    pub async fn make_invited_account(
        &self,
        user_id: &str,
        login: &str,
        password: &str,
        invitation: &str,
        at: &str,
    ) -> Result<(), Error> {
        const SPEND: &str = "DELETE FROM invitations WHERE secret_hash = $1 AND expires_at >= $2";
        let spend = Statement::new(SPEND).text(invitation).text(at).or_fail(|| Error::NotFound("invitation"));
        self.write(vec![spend, account_of(user_id, login, password)]).await
    }

    /// The account of this login name, with its hashed password.
    pub async fn account(&self, login: &str) -> Result<Option<(User, String)>, Error> {
        const SQL: &str = "SELECT password FROM users WHERE login = $1";
        let password: Option<(Option<String>,)> =
            read!(self, db => sqlx::query_as(SQL).bind(login).fetch_optional(db))?;
        let Some((Some(password),)) = password else { return Ok(None) };
        Ok(self.user_by_login(login).await?.map(|user| (user, password)))
    }

    /// The user of this login name.
    pub async fn user_by_login(&self, login: &str) -> Result<Option<User>, Error> {
        const SQL: &str = USER!("u.login = $1");
        let found: Option<UserColumns> = read!(self, db => sqlx::query_as(SQL).bind(login).fetch_optional(db))?;
        Ok(found.map(User::of))
    }

    /// Changes a password, signs the user out of every browser but one, and makes their links useless.
    pub async fn set_password(&self, user_id: &str, password: &str, keep: Option<&str>) -> Result<(), Error> {
        const SET: &str = "UPDATE users SET password = $2 WHERE id = $1 AND login IS NOT NULL";
        const END: &str = "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2";
        const LINKS: &str = "DELETE FROM links WHERE user_id = $1";
        self.write(vec![
            Statement::new(SET).text(user_id).text(password).or_fail(|| Error::NotFound("account")),
            Statement::new(END).text(user_id).text(keep.unwrap_or_default()),
            Statement::new(LINKS).text(user_id),
        ])
        .await
    }

    /// Stores a link that signs another browser in as this user. Earlier ones become useless, and so do expired ones.
    pub async fn add_link(&self, secret_hash: &str, user_id: &str, at: &str, expires_at: &str) -> Result<(), Error> {
        const OLD: &str = "DELETE FROM links WHERE user_id = $1 OR expires_at < $2";
        const NEW: &str = "INSERT INTO links (secret_hash, user_id, expires_at) VALUES ($1, $2, $3)";
        self.write(vec![
            Statement::new(OLD).text(user_id).text(at),
            Statement::new(NEW).text(secret_hash).text(user_id).text(expires_at),
        ])
        .await
    }

    /// The user a link signs in as, unless it has been used or has expired.
    pub async fn link(&self, secret_hash: &str, at: &str) -> Result<Option<User>, Error> {
        const SQL: &str = USER!("u.id = (SELECT user_id FROM links WHERE secret_hash = $1 AND expires_at >= $2)");
        let found: Option<UserColumns> =
            read!(self, db => sqlx::query_as(SQL).bind(secret_hash).bind(at).fetch_optional(db))?;
        Ok(found.map(User::of))
    }

    /// Uses a link: the session begins, and the link is gone. [`Error::Conflict`] if it has been used or has expired.
    pub async fn spend_link(&self, secret_hash: &str, session: &NewSession<'_>) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM links WHERE secret_hash = $1 AND user_id = $2 AND expires_at >= $3";
        let spend = Statement::new(SQL).text(secret_hash).text(session.user_id).text(session.at);
        self.write(vec![spend.or_fail(|| Error::Conflict), session.insert()]).await
    }
}

fn account_of(user_id: &str, login: &str, password: &str) -> Statement {
    const SQL: &str = "UPDATE users SET login = $2, password = $3 WHERE id = $1 AND login IS NULL";
    Statement::new(SQL).text(user_id).text(login).text(password).or_fail(|| Error::Conflict)
}

/// A name that replaces another one in a game's record.
#[derive(Clone, Debug)]
pub struct Renamed<'a> {
    /// The header line with the new name.
    pub header: &'a str,
    /// Entries with the new name, by number.
    pub entries: &'a [(u32, String)],
    /// The seats with the new name.
    pub seats: &'a [(u8, String)],
}

impl Store {
    /// Every game in which a user has, or had, a seat, and every one they created.
    pub async fn all_games_of(&self, user_id: &str) -> Result<Vec<String>, Error> {
        const SQL: &str = "SELECT game_id FROM seats WHERE user_id = $1 UNION SELECT game_id FROM seats WHERE owner = $1 \
             UNION SELECT id FROM games WHERE creator = $1";
        let rows: Vec<(String,)> = read!(self, db => sqlx::query_as(SQL).bind(user_id).fetch_all(db))?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Replaces a name in a game's record; analyses, which have it too, go. [`Error::Conflict`] if the game has moved on since this entry.
    pub async fn rename_in_game(&self, id: &str, seq: u32, renamed: &Renamed<'_>) -> Result<(), Error> {
        const HEADER: &str = "UPDATE games SET header = $3 WHERE id = $1 AND seq = $2";
        const ENTRY: &str = "UPDATE entries SET entry = $3 WHERE game_id = $1 AND seq = $2";
        const SEAT: &str = "UPDATE seats SET name = $3, owner = NULL WHERE game_id = $1 AND seat = $2";
        const ANALYSES: &str = "DELETE FROM analyses WHERE game_id = $1";
        let header = Statement::new(HEADER).text(id).number(seq).text(renamed.header);
        let mut write = vec![header.or_fail(|| Error::Conflict)];
        for (seq, entry) in renamed.entries {
            write.push(Statement::new(ENTRY).text(id).number(*seq).text(entry));
        }
        for (seat, name) in renamed.seats {
            write.push(Statement::new(SEAT).text(id).number(*seat).text(name));
        }
        write.push(Statement::new(ANALYSES).text(id));
        self.write(write).await
    }

    /// How many users have been erased so far.
    pub async fn count_erased(&self) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM users WHERE token_hash LIKE 'erased %'";
        let (count,): (i64,) = read!(self, db => sqlx::query_as(SQL).fetch_one(db))?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Tables that are for named people, with what their players agree on besides the options, as JSON.
    pub async fn games_for_named_people(&self) -> Result<Vec<(String, String)>, Error> {
        const SQL: &str = "SELECT id, terms FROM games WHERE terms LIKE '%\"people\"%'";
        Ok(read!(self, db => sqlx::query_as(SQL).fetch_all(db))?)
    }

    /// Replaces what the players of a table agree on besides the options. [`Error::Conflict`] if the table has changed since
    /// `was`; it changes at `at`.
    pub async fn set_terms(&self, id: &str, was: &str, at: &str, terms: &str) -> Result<(), Error> {
        const SQL: &str = "UPDATE games SET updated_at = $3, terms = $4 WHERE id = $1 AND updated_at = $2";
        let statement = Statement::new(SQL).text(id).text(was).text(at).text(terms);
        self.write(vec![statement.or_fail(|| Error::Conflict)]).await
    }

    /// Erases all that is known of a user but this name, which stands for them where they have played.
    pub async fn erase_user(&self, user_id: &str, name: &str) -> Result<(), Error> {
        const USER: &str =
            "UPDATE users SET name = $2, login = NULL, password = NULL, admin = 0, token_hash = $3 WHERE id = $1";
        const CHAT: &str = "DELETE FROM chat WHERE user_id = $1";
        const REPORTS: &str = "DELETE FROM reports WHERE author = $1 OR reporter = $1";
        const MUTES: &str = "DELETE FROM mutes WHERE user_id = $1 OR muted_id = $1";
        const INVITED: &str = "DELETE FROM invited WHERE user_id = $1";
        const REMOVED: &str = "DELETE FROM removed WHERE user_id = $1";
        const NOTICES: &str = "DELETE FROM notices WHERE user_id = $1";
        const WEBHOOKS: &str = "DELETE FROM webhooks WHERE user_id = $1";
        const SESSIONS: &str = "DELETE FROM sessions WHERE user_id = $1";
        const LINKS: &str = "DELETE FROM links WHERE user_id = $1";
        let mut write = vec![Statement::new(USER).text(user_id).text(name).text(&format!("erased {user_id}"))];
        let rest = [SESSIONS, LINKS, CHAT, REPORTS, MUTES, INVITED, REMOVED, NOTICES, WEBHOOKS];
        write.extend(rest.map(|sql| Statement::new(sql).text(user_id)));
        self.write(write).await
    }
}
