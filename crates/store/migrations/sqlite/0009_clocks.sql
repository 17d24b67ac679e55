-- What the players of a table have agreed on besides the game's options, as JSON: clocks, undo, who may watch.
ALTER TABLE games ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
-- Whether everybody finds the table in the list of open ones, or only people who have its link.
ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1));
-- The clocks of all seats after the last entry, as JSON.
ALTER TABLE games ADD COLUMN clock TEXT;
-- When the next clock runs out, in milliseconds of the time in which a server was up.
ALTER TABLE games ADD COLUMN flag_at INTEGER;
-- What a player has proposed to the others since the last entry, as JSON.
ALTER TABLE games ADD COLUMN proposal TEXT;
-- The person whose seat a computer plays for now.
ALTER TABLE seats ADD COLUMN owner TEXT REFERENCES users (id);

CREATE INDEX games_by_flag ON games (flag_at) WHERE flag_at IS NOT NULL;
CREATE INDEX seats_by_owner ON seats (owner, ended_at, game_id) WHERE owner IS NOT NULL;
