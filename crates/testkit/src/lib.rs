//! The laws every game keeps, and the tools to test them.
