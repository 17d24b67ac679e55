-- Where a person wants to be told that it is their turn.
CREATE TABLE webhooks (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL CHECK (kind IN ('json', 'ntfy', 'telegram')),
    url     TEXT NOT NULL,
    -- Telegram: the chat.
    target  TEXT NOT NULL,
    -- Signs the messages.
    secret  TEXT NOT NULL,
    -- The language of the messages, and the address of the start page for links in them.
    lang    TEXT NOT NULL,
    page    TEXT NOT NULL,
    -- Why the last message did not arrive; empty if it did.
    error   TEXT NOT NULL DEFAULT '',
    sent_at TEXT
) STRICT;

-- Messages to send: one per person and table, for the turn that began last.
CREATE TABLE notices (
    user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id  TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- The entry with which the turn began.
    seq      INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at   TEXT NOT NULL,
    PRIMARY KEY (user_id, game_id)
) STRICT;
CREATE INDEX notices_by_time ON notices (due_at);
CREATE INDEX notices_by_game ON notices (game_id);
