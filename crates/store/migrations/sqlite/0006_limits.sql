-- Limits and retention: who opened a table and from where, and when a guest was last seen.
ALTER TABLE games ADD COLUMN creator TEXT REFERENCES users (id);
-- A keyed hash of the network a waiting table was opened from: tables can be counted, addresses can't be read.
ALTER TABLE games ADD COLUMN origin TEXT;
-- By day, such as 2026-01-31. Nothing for guests from before: they count from the next time anybody looks.
ALTER TABLE users ADD COLUMN seen_on TEXT;

CREATE INDEX games_by_creator ON games (creator, phase);
CREATE INDEX games_by_origin ON games (origin) WHERE phase = 'gathering';
CREATE INDEX users_by_seen ON users (seen_on);
CREATE INDEX daily_by_user ON daily (user_id);
