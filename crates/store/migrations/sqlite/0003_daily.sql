-- The daily deal: who began it at which table. The first table of a person and day is the one that counts; its score is
-- written with the entry that ends the game.
CREATE TABLE daily (
    -- 2026-01-31, by UTC.
    day         TEXT NOT NULL,
    user_id     TEXT NOT NULL REFERENCES users (id),
    game_id     TEXT NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
    score       INTEGER,
    won         INTEGER CHECK (won IN (0, 1)),
    finished_at TEXT,
    PRIMARY KEY (day, user_id),
    CHECK ((score IS NULL) = (won IS NULL)),
    CHECK ((score IS NULL) = (finished_at IS NULL))
) STRICT;

CREATE INDEX daily_by_score ON daily (day, won, score);
