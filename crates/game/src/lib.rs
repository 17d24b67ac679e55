//! What a game is to Duchy.
//!
//! A rules crate implements [`Game`] and [`Presentation`] for its position; searchers are generic over the first, the
//! host wraps both, and nobody else needs to know a rule. This crate holds no game and does no I/O.
//!
//! * [`Game`] is the rules: start, status, legal actions, play, view, determinize.
//! * [`Presentation`] is how they are shown: notation, descriptions, what a press on the board means, sketch.
//! * [`Context`] is everything the rules may ask of the outside: two kinds of chance, and where events go.
//!   [`context`] has the four that exist: [`context::Live`], [`context::Deal`], [`context::Fixed`], [`context::Search`].
//! * [`Bag`] is a multiset of components: an order nobody has chosen is never stored.
//! * [`Observed`] is what a bot gets: a position made from what its seat may know.
//!
//! A bag is drawn from through a context, which decides what comes and remembers it by name:
//!
//! ```
//! use duchy_game::{Bag, Context, Source, context::{Fixed, Search}};
//!
//! const NAMES: [&str; 2] = ["road", "city"];
//! let mut bag = Bag::<usize, 2>::of([3, 1]);
//! let mut script: Fixed<()> = Fixed::new(["city"]);
//! let drawn = script.draw(Source::new("tiles"), &mut bag, |kind| NAMES[kind].into());
//! assert_eq!(drawn, Some(1));
//! assert_eq!(bag.left(1), 0);
//! assert!(script.finish().is_ok());
//!
//! let mut search = Search::new(7);
//! assert_eq!(Context::<()>::draw(&mut search, Source::new("tiles"), &mut bag, |kind| NAMES[kind].into()), Some(0));
//! ```

mod bag;
mod catalogue;
pub mod context;
mod describe;
mod digest;
mod game;
mod illegal;
mod list;
mod observed;
mod options;
mod presentation;
mod preview;
mod rules;
mod score;
mod seat;
mod status;

pub use bag::{Bag, Kind};
pub use catalogue::{BadCatalogue, Catalogue, Interned, Interner};
pub use context::{Audience, Context, Name, Source};
pub use describe::{Arg, Description};
pub use digest::Digest;
pub use game::Game;
pub use illegal::Illegal;
pub use list::List;
pub use observed::Observed;
pub use options::{BadOptions, First, OptionField, OptionKind, OptionValue, Options, Preset};
pub use presentation::Presentation;
pub use preview::{Amount, Outlook, Preview};
pub use rules::{Clause, Language, RuleId, Rulebook, RulesVersion, Texts};
pub use score::ScoreLine;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use status::{DecisionId, Places, Status};
