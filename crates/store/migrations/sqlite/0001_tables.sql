-- Everything Duchy keeps. The PostgreSQL folder has the same tables in that database's words; change both together.
-- Times are RFC 3339 in UTC with milliseconds, so that their order as text is their order in time.

-- People. A guest is known by a random token in a cookie; only its hash is here, so a stolen database opens no session.
CREATE TABLE users (
    id         TEXT NOT NULL PRIMARY KEY,
    name       TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL
) STRICT;

-- Tables, from the moment somebody sets one up. Header and entries are the record, and the record is the game:
-- status, result and seq can be worked out from it and are kept for lists.
CREATE TABLE games (
    id         TEXT NOT NULL PRIMARY KEY,
    game       TEXT NOT NULL,
    phase      TEXT NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    options    TEXT NOT NULL,
    -- The header line of the record, once the last seat is taken.
    header     TEXT,
    -- What decides chance. Never sent to anybody before the game is over.
    secret     BLOB NOT NULL CHECK (length(secret) = 32),
    -- The number of the last entry.
    seq        INTEGER NOT NULL DEFAULT 0,
    status     TEXT,
    result     TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CHECK ((header IS NULL) = (phase = 'gathering'))
) STRICT;

CREATE INDEX games_by_phase ON games (phase, updated_at);

-- Who sits where.
CREATE TABLE seats (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL CHECK (seat >= 0),
    kind    TEXT NOT NULL CHECK (kind IN ('person', 'open', 'bot')),
    user_id TEXT REFERENCES users (id),
    name    TEXT,
    level   TEXT,
    PRIMARY KEY (game_id, seat),
    CHECK ((kind = 'person') = (user_id IS NOT NULL)),
    CHECK ((kind = 'bot') = (level IS NOT NULL)),
    CHECK ((kind = 'open') = (name IS NULL))
) STRICT;

CREATE INDEX seats_by_user ON seats (user_id);

-- What was done, line by line. The primary key is the last guard against two answers to one question.
CREATE TABLE entries (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq     INTEGER NOT NULL CHECK (seq > 0),
    entry   TEXT NOT NULL,
    at      TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT;

-- Data files games were played with, by their hash.
CREATE TABLE catalogues (
    hash TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

-- What the server itself has to remember, such as the secret its deals come from.
CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
