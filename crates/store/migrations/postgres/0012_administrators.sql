-- Administrators see all people and tables, and can remove them.
ALTER TABLE users ADD COLUMN admin BIGINT NOT NULL DEFAULT 0 CHECK (admin IN (0, 1));

-- Invitations to create an account, by the hash of their secret. An invitation is deleted when it is used.
CREATE TABLE invitations (
    secret_hash TEXT NOT NULL PRIMARY KEY,
    -- Whom it is for, in the administrator's words.
    note        TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    expires_at  TEXT NOT NULL
);

-- What administrators did.
CREATE TABLE audit (
    id     TEXT NOT NULL PRIMARY KEY,
    at     TEXT NOT NULL,
    -- The administrator's name at that time, or the command line.
    who    TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at, id);
CREATE INDEX users_by_time ON users (created_at, id);
