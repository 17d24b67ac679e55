-- Accounts: a user with a login name and a password; all others are guests.
ALTER TABLE users ADD COLUMN login TEXT;
-- How the password was hashed, and the hash.
ALTER TABLE users ADD COLUMN password TEXT;
CREATE UNIQUE INDEX users_by_login ON users (login) WHERE login IS NOT NULL;

-- The browsers in which users are signed in, by the hash of the token in their cookie. `users.token_hash` is that of the
-- first one and is no longer read.
CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- What the browser calls itself, in short.
    label      TEXT NOT NULL,
    created_at TEXT NOT NULL
);
INSERT INTO sessions (token_hash, user_id, label, created_at) SELECT token_hash, id, '', created_at FROM users;
CREATE INDEX sessions_by_user ON sessions (user_id);

-- Links that sign another browser in, by the hash of their secret. A link is deleted when it is used.
CREATE TABLE links (
    secret_hash TEXT NOT NULL PRIMARY KEY,
    user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at  TEXT NOT NULL
);
CREATE INDEX links_by_user ON links (user_id);
