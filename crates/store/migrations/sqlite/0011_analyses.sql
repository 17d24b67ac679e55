-- Analyses of finished games, as JSON: worked out once, shown to everybody.
CREATE TABLE analyses (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    depth   TEXT NOT NULL CHECK (depth IN ('quick', 'normal', 'deep')),
    -- Version of the report's format.
    format  INTEGER NOT NULL,
    -- Nothing if the game could not be analysed.
    report  TEXT,
    at      TEXT NOT NULL,
    PRIMARY KEY (game_id, depth)
) STRICT;

-- Analyses that are waiting or under way.
CREATE TABLE analysis_queue (
    game_id     TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    depth       TEXT NOT NULL CHECK (depth IN ('quick', 'normal', 'deep')),
    -- A user or a network; nothing for those that every finished game gets.
    wanted_by   TEXT,
    at          TEXT NOT NULL,
    -- Until when no other server takes it. The server at work on it extends this.
    taken_until TEXT,
    attempts    INTEGER NOT NULL DEFAULT 0,
    -- Progress: steps done, and in all.
    done        INTEGER NOT NULL DEFAULT 0,
    steps       INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, depth)
) STRICT;
