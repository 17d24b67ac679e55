-- The people who have to confirm a changed waiting table before it starts: their ids, as a JSON list; empty if all have.
ALTER TABLE games ADD COLUMN unconfirmed TEXT NOT NULL DEFAULT '';

-- Who may take a seat at a table for named people, and finds it in the list of open ones.
CREATE TABLE invited (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX invited_by_user ON invited (user_id);
