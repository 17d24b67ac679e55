-- Whom the creator of a waiting table has removed: they can't take a seat there until they are let in again.
CREATE TABLE removed (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- Their name at that table.
    name    TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;
CREATE INDEX removed_by_user ON removed (user_id);
