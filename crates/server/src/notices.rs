//! Notices: tells people by their webhook that it is their turn. One message per turn, tried again with growing delays.
//!
//! A webhook is an address somebody has typed in, so a message goes only to addresses outside the server's own network
//! (unless the host allows others): names are resolved once, and the connection goes to what was checked.

use std::{
    collections::HashSet,
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::{Arc, Mutex, PoisonError, Weak},
    time::Duration,
};

use axum::http::Uri;
use duchy_game::{Language, Seat, SeatSet};
use duchy_host::to_hex;
use duchy_store::{Notice, SeatKind, Webhook};
use hmac::{Hmac, KeyInit, Mac};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use sha2::Sha256;
use tokio::task::JoinHandle;
use ureq::{
    Agent,
    config::Config as AgentConfig,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

use crate::{App, Error, app::wait_closing, live::LiveTable, random};

/// How often due messages are looked for.
const TICK: Duration = Duration::from_secs(2);
/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// Maximum people to whom messages are sent at the same time; each gets theirs one after another.
const AT_ONCE: usize = 8;
/// Maximum messages to a person before others get a turn.
const IN_A_ROW: u32 = 20;
/// Delays before a message is tried again, in seconds; after the last one it is given up.
const DELAYS: [i64; 5] = [30, 120, 600, 3600, 6 * 3600];
/// Maximum length of an address.
const LONGEST: usize = 500;

/// The people to whom messages are being sent.
#[derive(Clone, Default)]
pub(crate) struct Notifying(Arc<Mutex<HashSet<String>>>);

impl Notifying {
    /// Begins sending to a person, unless that is being done, or to too many others.
    fn begin(&self, user: String) -> Option<Sending> {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let free = people.len() < AT_ONCE && people.insert(user.clone());
        free.then(|| Sending { all: self.clone(), user })
    }
}

/// One person to whom messages are being sent, until this is dropped.
struct Sending {
    all: Notifying,
    user: String,
}

impl Drop for Sending {
    fn drop(&mut self) {
        self.all.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.user);
    }
}

/// A message to a person.
struct Message {
    event: &'static str,
    table: Option<String>,
    text: String,
    url: String,
}

impl App {
    /// Plans messages for the people whose turn begins with an entry. `before` and `after` are the seats the game waits for.
    pub(crate) fn plan_notices(&self, table: &LiveTable, seq: u32, before: SeatSet, after: SeatSet) {
        let begins = |seat: Seat| after.contains(seat) && !before.contains(seat);
        let mut people: Vec<String> = Vec::new();
        for row in &table.game.seats {
            if let SeatKind::Person { user_id, .. } = &row.kind
                && begins(Seat(row.seat))
                && !people.contains(user_id)
            {
                people.push(user_id.clone());
            }
        }
        if people.is_empty() {
            return;
        }
        let (store, id) = (self.store.clone(), table.game.id.clone());
        tokio::spawn(async move {
            for user in people {
                let planned = async {
                    if store.webhook(&user).await?.is_some() {
                        store.plan_notice(&user, &id, seq, &random::now()).await?;
                    }
                    Ok::<(), duchy_store::Error>(())
                };
                if let Err(error) = planned.await {
                    tracing::warn!(table = id, %error, "could not plan a notice");
                }
            }
        });
    }

    /// Sends the messages that are due, and waits for that.
    pub async fn send_notices(self: &Arc<Self>) -> Result<(), duchy_store::Error> {
        for sending in self.start_sending().await? {
            let _ = sending.await;
        }
        Ok(())
    }

    /// Starts sending the messages that are due: to several people at once, so that a slow server delays nobody else.
    async fn start_sending(self: &Arc<Self>) -> Result<Vec<JoinHandle<()>>, duchy_store::Error> {
        // Some of these may be busy, but not all.
        let due = self.store.people_to_notify(&random::now(), 2 * AT_ONCE as u32).await?;
        let start = |user| {
            let notifying = self.notifying.begin(user)?;
            let app = self.clone();
            Some(tokio::spawn(async move {
                if let Err(error) = app.send_to(&notifying.user).await {
                    tracing::warn!(%error, "could not send notices; trying again");
                }
            }))
        };
        Ok(due.into_iter().filter_map(start).collect())
    }

    /// Sends a person's messages that are due, one after another.
    async fn send_to(self: &Arc<Self>, user: &str) -> Result<(), duchy_store::Error> {
        for notice in self.store.due_notices(user, &random::now(), IN_A_ROW).await? {
            let delay = DELAYS.get(notice.attempts as usize).copied();
            let next = random::after(SignedDuration::from_secs(delay.unwrap_or(DELAYS[0])));
            match self.store.take_notice(&notice, &next).await {
                Ok(()) => {}
                Err(duchy_store::Error::Conflict) => continue,
                Err(error) => return Err(error),
            }
            let sent = match (self.still_waits(&notice).await, self.store.webhook(&notice.user_id).await?) {
                (true, Some(webhook)) => self.deliver(&webhook, self.turn_message(&webhook, &notice).await).await?,
                _ => true,
            };
            if sent || delay.is_none() {
                self.store.drop_notice(&notice).await?;
            }
        }
        Ok(())
    }

    /// Whether it is still this person's turn, and they are not looking at the table anyway.
    async fn still_waits(self: &Arc<Self>, notice: &Notice) -> bool {
        let Ok(live) = self.table(&notice.game_id).await else { return false };
        let table = live.read();
        let Some(game) = table.table.as_deref() else { return false };
        let awaited = game.status().awaited();
        let waits = table.seats_of(&notice.user_id).any(|seat| awaited.contains(seat));
        waits && !live.company.is_looking(&notice.user_id)
    }

    async fn turn_message(self: &Arc<Self>, webhook: &Webhook, notice: &Notice) -> Message {
        let language = language(webhook);
        let game = match self.table(&notice.game_id).await {
            Ok(live) => live.read().game.game.clone(),
            Err(_) => String::new(),
        };
        let title = self.registry.find(&game).map_or(game.clone(), |kind| kind.words(language).text("game-title"));
        let text = match language {
            Language::En => format!("{title}: it’s your turn."),
            Language::Ru => format!("{title}: ваш ход."),
        };
        let url = format!("{}t/{}", webhook.page, notice.game_id);
        Message { event: "turn", table: Some(notice.game_id.clone()), text, url }
    }

    /// Sends a message to try a webhook; an error says why it did not arrive.
    pub(crate) async fn test_webhook(&self, webhook: &Webhook) -> Result<Option<String>, Error> {
        let text = match language(webhook) {
            Language::En => "Duchy: messages arrive here when it’s your turn.",
            Language::Ru => "Duchy: сюда придут сообщения, когда настанет ваш ход.",
        };
        let message = Message { event: "test", table: None, text: text.to_owned(), url: webhook.page.clone() };
        self.deliver(webhook, message).await?;
        Ok(self.store.webhook(&webhook.user_id).await?.map(|sent| sent.error).filter(|error| !error.is_empty()))
    }

    /// Sends a message and notes whether it arrived.
    async fn deliver(&self, webhook: &Webhook, message: Message) -> Result<bool, duchy_store::Error> {
        let (private, to) = (self.config.private_webhooks, webhook.clone());
        let sent = tokio::task::spawn_blocking(move || post(&to, &message, private)).await;
        let error = match sent {
            Ok(Ok(())) => String::new(),
            Ok(Err(error)) => error,
            Err(_) => "sending failed".to_owned(),
        };
        self.store.note_delivery(&webhook.user_id, &error, &random::now()).await?;
        Ok(error.is_empty())
    }

    /// Checks an address before it is stored.
    pub(crate) fn check_webhook(&self, url: &str) -> Result<(), Error> {
        let refuse = |what: &str| Err(Error::BadWebhook(what.to_owned()));
        let Ok(uri) = url.parse::<Uri>() else { return refuse("this is no address; it begins with https://") };
        if url.len() > LONGEST || uri.authority().is_none_or(|authority| authority.as_str().contains('@')) {
            return refuse("this address can't be used: it is too long, or names a user");
        }
        match uri.scheme_str() {
            Some("https") => {}
            Some("http") if self.config.private_webhooks => {}
            _ => return refuse("the address has to begin with https://"),
        }
        if let Some(address) = literal(&uri)
            && !self.config.private_webhooks
            && !is_public(address)
        {
            return refuse(NOT_PUBLIC);
        }
        Ok(())
    }
}

const NOT_PUBLIC: &str = "this address is in a private network; the host has to allow that with --private-webhooks";

fn language(webhook: &Webhook) -> Language {
    if webhook.lang == "ru" { Language::Ru } else { Language::En }
}

/// Sends due messages until the server closes.
pub(crate) async fn run(app: Weak<App>) {
    loop {
        let Some(app) = app.upgrade() else { return };
        if let Err(error) = app.start_sending().await {
            tracing::warn!(%error, "could not look for notices; trying again");
        }
        let closing = app.closing();
        drop(app);
        if wait_closing(closing, TICK).await {
            return;
        }
    }
}

/// Sends a message; says in one sentence why it failed.
fn post(webhook: &Webhook, message: &Message, private: bool) -> Result<(), String> {
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .http_status_as_error(false)
        .proxy(None)
        .user_agent("Duchy")
        .build();
    let agent = Agent::with_parts(
        config,
        DefaultConnector::default(),
        Guarded { resolver: DefaultResolver::default(), private },
    );
    let request = agent.post(&webhook.url);
    let sent = match webhook.kind.as_str() {
        "ntfy" => request.header("Click", &message.url).send(&message.text),
        "telegram" => {
            let body = json!({ "chat_id": webhook.target, "text": format!("{}\n{}", message.text, message.url) });
            request.header("Content-Type", "application/json").send(body.to_string())
        }
        _ => {
            let now = Timestamp::now();
            let body =
                json!({ "event": message.event, "table": message.table, "text": message.text, "url": message.url });
            let (body, at) = (body.to_string(), now.as_second().to_string());
            let signature = sign(&webhook.secret, &at, &body);
            let request = request.header("Content-Type", "application/json").header("Duchy-Timestamp", &at);
            request.header("Duchy-Signature", format!("sha256={signature}")).send(body)
        }
    };
    match sent {
        Ok(response) if response.status().is_success() => Ok(()),
        // Its body may be anything; the status says enough.
        Ok(response) => Err(format!("the server answered {}", response.status().as_u16())),
        Err(error) => Err(error.to_string()),
    }
}

/// The signature of a message: HMAC-SHA256 of its time and body, as hex.
fn sign(secret: &str, at: &str, body: &str) -> String {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap_or_else(|_| unreachable!("HMAC takes any key"));
    mac.update(at.as_bytes());
    mac.update(b".");
    mac.update(body.as_bytes());
    to_hex(&mac.finalize().into_bytes())
}

/// Resolves names, and refuses what leads into a private network. The connection goes to the addresses checked here.
struct Guarded {
    resolver: DefaultResolver,
    private: bool,
}

impl fmt::Debug for Guarded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guarded")
    }
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        config: &AgentConfig,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.resolver.resolve(uri, config, timeout)?;
        if !self.private && found.iter().any(|address| !is_public(address.ip())) {
            return Err(ureq::Error::Io(std::io::Error::other(NOT_PUBLIC)));
        }
        Ok(found)
    }
}

/// The IP address in a URL, if it has one instead of a name.
fn literal(uri: &Uri) -> Option<IpAddr> {
    uri.host()?.trim_start_matches('[').trim_end_matches(']').parse().ok()
}

/// Whether an address belongs to a machine on the internet, as far as addresses tell.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation();
    // This network, shared by providers, for protocols, for benchmarks, reserved.
    let reserved = a == 0
        || (a == 100 && b & 0xc0 == 64)
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && b & 0xfe == 18)
        || a >= 240;
    !special && !reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Only global unicast addresses, without documentation and those that wrap an IPv4 address.
    let [first, second, ..] = address.segments();
    first & 0xe000 == 0x2000 && first != 0x2002 && !(first == 0x2001 && (second == 0xdb8 || second < 0x200))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_not_public() {
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::1",
            "2001::1",
            "2001:db8::1",
            "ff02::1",
        ];
        for address in private {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn a_person_is_sent_to_once_and_not_too_many_at_a_time() {
        let notifying = Notifying::default();
        let mut sending: Vec<Sending> = (0..AT_ONCE).filter_map(|user| notifying.begin(user.to_string())).collect();
        assert_eq!(sending.len(), AT_ONCE);
        assert!(notifying.begin("another".to_owned()).is_none(), "too many");
        sending.truncate(1);
        assert!(notifying.begin("0".to_owned()).is_none(), "already");
        assert!(notifying.begin("another".to_owned()).is_some());
    }

    #[test]
    fn a_message_is_signed_with_its_time() {
        let signature = sign("key", "1767225600", "{}");
        assert_eq!(signature.len(), 64);
        assert_ne!(signature, sign("key", "1767225601", "{}"));
        assert_ne!(signature, sign("other", "1767225600", "{}"));
    }
}
