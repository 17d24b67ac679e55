//! Games, seats, entries and users in SQLite or PostgreSQL.
