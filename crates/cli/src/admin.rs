//! `duchy admin`: what only the host can do, on the database itself. The server may go on running, unless a command says
//! otherwise. What it did is in the administrators' log.

use duchy_host::Registry;
use duchy_server::{App, Config, Switch};
use duchy_store::{Cursor, Error, Phase, Store};

use crate::{failure::Failure, settings::Database};

/// Lines per list.
const LISTED: u32 = 200;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Set a new random password for an account and print it. All its sessions end.
    Password(Person),
    /// Make an account an administrator.
    Grant(Person),
    /// Take an account's rights as an administrator away.
    Revoke(Person),
    /// List people: id, name, login, games, last visit.
    People(Search),
    /// List tables: id, game, phase, last change, players.
    Tables(Only),
    /// Make an invitation to create an account and print its secret, for the address account#SECRET.
    Invite(Invite),
    /// Remove a table for good. A running server notices with the next move.
    RemoveTable(Named),
    /// Remove a person: their games are resigned, and another name stands for them. Stop the server first, if it uses
    /// SQLite.
    RemovePerson(Named),
    /// Switch guests, public-tables or chat on or off.
    Switch(SwitchArgs),
    /// Print what administrators did.
    Log(Only),
}

#[derive(clap::Args)]
struct Only {
    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct Person {
    /// Name the person signs in with.
    login: String,

    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct Named {
    /// Id of the table, or id or login of the person.
    id: String,

    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct Search {
    /// Only people whose name contains this.
    #[arg(default_value = "")]
    search: String,

    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct Invite {
    /// Whom it is for.
    note: String,

    #[command(flatten)]
    database: Database,
}

#[derive(clap::Args)]
struct SwitchArgs {
    /// What to switch.
    what: SwitchArg,

    /// On or off.
    state: OnOff,

    #[command(flatten)]
    database: Database,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum SwitchArg {
    Guests,
    PublicTables,
    Chat,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum OnOff {
    On,
    Off,
}

pub(crate) fn run(args: Args, registry: Registry) -> Result<(), Failure> {
    let outside = |error: &dyn std::error::Error| Failure::Outside(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| outside(&error))?;
    let done = runtime.block_on(async {
        match args.what {
            What::RemovePerson(Named { id, database }) => remove_person(database.database, &id, registry).await,
            what => {
                let store = Store::open(&database(&what).database).await?;
                let done = on_store(&store, what).await;
                store.close().await;
                done
            }
        }
    });
    match done.map_err(|error| outside(&error))? {
        Ok(text) => {
            print!("{text}");
            Ok(())
        }
        Err(unknown) => Err(Failure::Usage(unknown)),
    }
}

fn database(what: &What) -> &Database {
    match what {
        What::Password(args) | What::Grant(args) | What::Revoke(args) => &args.database,
        What::RemoveTable(args) | What::RemovePerson(args) => &args.database,
        What::Tables(args) | What::Log(args) => &args.database,
        What::People(args) => &args.database,
        What::Invite(args) => &args.database,
        What::Switch(args) => &args.database,
    }
}

/// What a command prints, or what is wrong with its arguments.
type Printed = Result<String, String>;

async fn on_store(store: &Store, what: What) -> Result<Printed, Error> {
    let (action, target, printed) = match what {
        What::Password(Person { login, .. }) => {
            let Some(user) = store.user_by_login(&login.trim().to_lowercase()).await? else {
                return no_account(&login);
            };
            let Some((password, stored)) = duchy_server::new_password() else { return no_account(&login) };
            store.set_password(&user.id, &stored, None).await?;
            ("new_password", user.name, format!("{password}\n"))
        }
        What::Grant(Person { login, .. }) => {
            let Some(user) = store.user_by_login(&login.trim().to_lowercase()).await? else {
                return no_account(&login);
            };
            store.set_administrator(&user.id, true).await?;
            ("grant_administrator", user.name, String::new())
        }
        What::Revoke(Person { login, .. }) => {
            let Some(user) = store.user_by_login(&login.trim().to_lowercase()).await? else {
                return no_account(&login);
            };
            store.set_administrator(&user.id, false).await?;
            ("revoke_administrator", user.name, String::new())
        }
        What::Invite(Invite { note, .. }) => {
            let Some((secret, invitation)) = duchy_server::new_invitation(&note) else {
                return Ok(Err("a note has 1 to 80 characters, none of them invisible".to_owned()));
            };
            store.add_invitation(&invitation).await?;
            ("invite", invitation.note, format!("{secret}\n"))
        }
        What::RemoveTable(Named { id, .. }) => {
            match store.remove_game(&id).await {
                Err(Error::NotFound(_)) => return Ok(Err(format!("there is no table {id}; check the id"))),
                done => done?,
            }
            ("remove_table", id, String::new())
        }
        What::Switch(SwitchArgs { what, state, .. }) => {
            let switch = match what {
                SwitchArg::Guests => Switch::Guests,
                SwitchArg::PublicTables => Switch::PublicTables,
                SwitchArg::Chat => Switch::Chat,
            };
            let switches = duchy_server::switched(store.switches().await?.as_deref(), switch, state == OnOff::On);
            store.set_switches(&switches).await?;
            ("switches", switches, String::new())
        }
        What::People(Search { search, .. }) => return Ok(Ok(people(store, &search).await?)),
        What::Tables(_) => return Ok(Ok(tables(store).await?)),
        What::Log(_) => return Ok(Ok(log(store).await?)),
        What::RemovePerson(_) => return Ok(Ok(String::new())),
    };
    if let Some(audited) = duchy_server::audited("duchy admin", action, &target) {
        store.audit(&audited).await?;
    }
    store.until_noticed().await;
    Ok(Ok(printed))
}

fn no_account(login: &str) -> Result<Printed, Error> {
    Ok(Err(format!("there is no account \"{login}\"; check the name")))
}

async fn people(store: &Store, search: &str) -> Result<String, Error> {
    let found = store.people(search.trim(), &Cursor::start(), LISTED).await?;
    let line = |person: &duchy_store::Person| {
        let login = person.login.as_deref().unwrap_or("(guest)");
        let admin = if person.admin { ", administrator" } else { "" };
        let seen = person.seen_on.as_deref().unwrap_or("never");
        format!("{}  {}  {login}{admin}  {} games  {seen}\n", person.id, person.name, person.games)
    };
    Ok(found.iter().map(line).collect())
}

async fn tables(store: &Store) -> Result<String, Error> {
    let found = store.all_games(&Cursor::start(), LISTED).await?;
    let line = |game: &duchy_store::GameRow| {
        let names: Vec<&str> = game.seats.iter().filter_map(|seat| seat.kind.name()).collect();
        let phase = match game.phase {
            Phase::Lobby => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
        };
        format!("{}  {}  {phase}  {}  {}\n", game.id, game.game, game.updated_at, names.join(", "))
    };
    Ok(found.iter().map(line).collect())
}

async fn log(store: &Store) -> Result<String, Error> {
    let found = store.audited(&Cursor::start(), LISTED).await?;
    let line =
        |entry: &duchy_store::Audited| format!("{}  {}  {}  {}\n", entry.at, entry.who, entry.action, entry.target);
    Ok(found.iter().map(line).collect())
}

/// Removing a person resigns their games, which only a server can do.
async fn remove_person(database: String, who: &str, registry: Registry) -> Result<Printed, Error> {
    let config = Config { database, ..Config::default() };
    let app = match App::open(config, registry).await {
        Ok(app) => app,
        Err(duchy_server::StartError::Store(error)) => return Err(error),
        Err(other) => return Ok(Err(other.to_string())),
    };
    let removed = app.remove_person(who).await;
    if let (Ok(true), Some(audited)) = (&removed, duchy_server::audited("duchy admin", "remove_person", who)) {
        app.audit_entry(&audited).await?;
    }
    app.close().await;
    Ok(if removed? { Ok(String::new()) } else { Err(format!("there is nobody called \"{who}\"; check the name")) })
}
