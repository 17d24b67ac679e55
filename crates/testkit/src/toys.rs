//! Two little games that keep every law. They try what real games will need: [`envoys`] secret choices at the same time
//! that can be revised, [`market`] a user's own data file and decisions within decisions.

pub mod envoys;
pub mod market;
