-- Whom the creator of a waiting table has removed: they can't take a seat there until they are let in again.
CREATE TABLE removed (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- Their name at that table.
    name    TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX removed_by_user ON removed (user_id);

-- Who is looking at a table, by server: open streams by person; '' is everybody without a name. Worth nothing once that
-- server is dead, nor after a crash of the database.
CREATE UNLOGGED TABLE looking (
    node    TEXT NOT NULL,
    game_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    streams BIGINT NOT NULL CHECK (streams > 0),
    PRIMARY KEY (node, game_id, user_id)
);
CREATE INDEX looking_by_game ON looking (game_id);
