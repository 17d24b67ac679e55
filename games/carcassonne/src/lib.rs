//! The rules of Carcassonne.
