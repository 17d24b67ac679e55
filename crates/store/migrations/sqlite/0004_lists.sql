-- Lists that cost what they show: a person's unfinished games, which are few, and their finished ones, page by page.
-- When the game of a seat ended; written with its last entry.
ALTER TABLE seats ADD COLUMN ended_at TEXT;
UPDATE seats SET ended_at = (SELECT g.updated_at FROM games g WHERE g.id = seats.game_id AND g.phase = 'over');

DROP INDEX seats_by_user;
CREATE INDEX seats_by_user ON seats (user_id, ended_at, game_id);
DROP INDEX games_by_phase;
CREATE INDEX games_by_phase ON games (phase, updated_at, id);
