//! Computer opponents: levels and evaluators for each game.
