-- What people wrote at a table: players among themselves, spectators among themselves.
CREATE TABLE chat (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL CHECK (number > 0),
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    players BIGINT NOT NULL CHECK (players IN (0, 1)),
    -- One of the quick words, which everyone reads in their own language; 'text' holds its name then.
    quick   BIGINT NOT NULL CHECK (quick IN (0, 1)),
    text    TEXT NOT NULL,
    at      TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
CREATE INDEX chat_by_user ON chat (user_id);

-- Whose messages somebody does not want to see.
CREATE TABLE mutes (
    user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    muted_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, muted_id)
);
CREATE INDEX mutes_by_muted ON mutes (muted_id);

-- Messages that somebody has reported to the administrators, as they were.
CREATE TABLE reports (
    id       TEXT NOT NULL PRIMARY KEY,
    game_id  TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    -- Who reported it, and who wrote it.
    reporter TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    author   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    text     TEXT NOT NULL,
    at       TEXT NOT NULL,
    UNIQUE (game_id, number, reporter)
);
CREATE INDEX reports_by_time ON reports (at, id);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_author ON reports (author);
