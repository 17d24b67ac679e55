-- Whether everybody finds the running game in the list of games to watch. Until now only the terms said so.
ALTER TABLE games ADD COLUMN public BIGINT NOT NULL DEFAULT 0 CHECK (public IN (0, 1));
UPDATE games SET public = 1 WHERE terms LIKE '%"public":true%';
CREATE INDEX games_to_watch ON games (updated_at, id) WHERE phase = 'playing' AND public = 1;
