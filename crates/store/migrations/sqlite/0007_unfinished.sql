-- A person's unfinished games, found without reading their finished ones.
CREATE INDEX seats_unfinished ON seats (user_id, game_id) WHERE ended_at IS NULL;
