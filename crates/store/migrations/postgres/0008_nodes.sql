-- Several servers on one database. A server that is alive says so every half second; see nodes.rs for when it counts as dead.
CREATE TABLE nodes (
    id      TEXT NOT NULL PRIMARY KEY,
    seen_at TIMESTAMPTZ NOT NULL
);

-- Which server plays the computer opponents of a table. Worth nothing once that server is dead.
CREATE TABLE leases (
    game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    node    TEXT NOT NULL
);

CREATE INDEX leases_by_node ON leases (node);

-- Work that one server at a time does for all of them. A job that is taken and not finished in time can be taken again.
CREATE TABLE jobs (
    kind        TEXT NOT NULL PRIMARY KEY,
    due_at      TEXT NOT NULL,
    taken_until TEXT,
    -- Where the next run goes on.
    state       TEXT NOT NULL DEFAULT ''
);
