-- Work that one server at a time does for all of them, though on SQLite there is one server only. A job that is taken and
-- not finished in time can be taken again.
CREATE TABLE jobs (
    kind        TEXT NOT NULL PRIMARY KEY,
    due_at      TEXT NOT NULL,
    taken_until TEXT,
    -- Where the next run goes on.
    state       TEXT NOT NULL DEFAULT ''
);
