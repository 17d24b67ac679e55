-- Whether a running game goes on by itself: a bot is to act, and a person who has not resigned sits there. A server
-- that starts wakes these games and no others. Games from before are looked at once.
ALTER TABLE games ADD COLUMN bot_to_act BIGINT NOT NULL DEFAULT 0 CHECK (bot_to_act IN (0, 1));
UPDATE games SET bot_to_act = 1
WHERE phase = 'playing' AND EXISTS (SELECT 1 FROM seats s WHERE s.game_id = games.id AND s.kind = 'bot');

CREATE INDEX games_with_bot_to_act ON games (id) WHERE bot_to_act = 1;
