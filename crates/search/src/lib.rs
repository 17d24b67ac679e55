//! Searchers generic over Game.
