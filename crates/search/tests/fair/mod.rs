//! A tiny game to search in: two decisions a turn, a die, and a secret.
//!
//! At each stall of a fair, five times round, a player first chooses a row, then one of its three prizes. The next
//! player has trapped one place, the same in both rows and all game long, and nobody else knows which: whoever reaches
//! for it gets 3 less. After each turn a die gives the player 0 or 1 more.

#![allow(unreachable_pub, reason = "shared by tests")]

use std::{fmt, str::FromStr};

use duchy_game::{
    BadCatalogue, BadOptions, Bag, Catalogue, Context, Description, Digest, Game, Illegal, Interned, Interner,
    OptionField, Options, Places, Preset, RuleId, Rulebook, RulesVersion, ScoreLine, Seat, Source, Status, Texts,
    Viewer,
};
use serde::{Deserialize, Serialize};

/// Prizes by row and place.
pub const PRIZES: [[i32; 3]; 2] = [[4, 2, 4], [0, 5, 1]];
const ROUNDS: u8 = 5;
const NO_TEXTS: Texts = Texts { en: "", ru: "" };
static RULEBOOK: Rulebook = Rulebook::new(NO_TEXTS, Vec::new, Vec::new);
static CATALOGUES: Interner<Stalls> = Interner::new();

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fair {
    seats: u8,
    turn: u8,
    row: Option<u8>,
    points: [i32; 4],
    /// The place each seat has trapped, and what is left of the bag they were drawn from.
    traps: [usize; 4],
    bag: Bag<usize, 3>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Row(u8),
    Take(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    turn: u8,
    row: Option<u8>,
    points: [i32; 4],
    trap: Option<usize>,
}

#[derive(Debug)]
pub struct Stalls;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoOptions {}

impl Fair {
    /// A new game of two by a seed.
    pub fn new(seed: u64) -> Fair {
        let mut cx = duchy_game::context::Search::new(seed);
        Fair::start(Stalls::built_in(), Fair::RULES, 2, &NoOptions {}, &mut cx).unwrap()
    }

    /// The place this seat has trapped.
    pub fn trap(&self, seat: Seat) -> usize {
        self.traps[seat.index()]
    }

    fn seat(&self) -> Seat {
        Seat(self.turn % self.seats)
    }

    fn name(place: usize) -> duchy_game::Name {
        ["left", "middle", "right"][place].into()
    }
}

impl Game for Fair {
    const ID: &'static str = "fair";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const RULES: RulesVersion = RulesVersion(1);
    const MAX_ENTRIES: usize = 40;
    const RULEBOOK: &'static Rulebook = &RULEBOOK;
    const TEXTS: Texts = NO_TEXTS;
    type Catalogue = Stalls;
    type Options = NoOptions;
    type Action = Action;
    type Event = ();
    type View = View;

    fn start(
        _: Interned<Stalls>,
        _: RulesVersion,
        seats: u8,
        _: &NoOptions,
        cx: &mut impl Context<()>,
    ) -> Result<Self, BadOptions> {
        // Traps lie mostly in the middle.
        let mut bag = Bag::of([1, 6, 1]);
        let mut traps = [0; 4];
        for trap in &mut traps[..usize::from(seats)] {
            *trap = cx.draw(Source::new("traps"), &mut bag, Fair::name).unwrap();
        }
        Ok(Fair { seats, turn: 0, row: None, points: [0; 4], traps, bag })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        if self.turn == ROUNDS * self.seats {
            return Status::Over { places: Places::by(self.seats, |seat| self.points[seat.index()]), won: None };
        }
        Status::awaiting(self.seat())
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match (self.status().awaited().contains(seat), self.row) {
            (false, _) => {}
            (true, None) => out.extend((0..2).map(Action::Row)),
            (true, Some(_)) => out.extend((0..3).map(Action::Take)),
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        (!legal.contains(action)).then(|| Illegal::by(RuleId::new("turn")))
    }

    fn play_unchecked(&mut self, seat: Seat, action: &Action, cx: &mut impl Context<()>) {
        match *action {
            Action::Row(row) => self.row = Some(row),
            Action::Take(place) => {
                let row = self.row.take().unwrap();
                let trapped = self.trap(seat.next(self.seats)) == usize::from(place);
                let lucky = cx.roll(Source::new("die").at(u16::from(self.turn)), &[(0, 1), (1, 1)], |face| {
                    face.to_string().into()
                });
                let prize = PRIZES[usize::from(row)][usize::from(place)];
                self.points[seat.index()] += prize - if trapped { 3 } else { 0 } + lucky;
                self.turn += 1;
            }
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    fn view(&self, viewer: Viewer) -> View {
        let trap = match viewer {
            Viewer::Seat(seat) => Some(self.trap(seat)),
            Viewer::Spectator => None,
        };
        View { turn: self.turn, row: self.row, points: self.points, trap }
    }

    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<()>) {
        for seat in Seat::all(self.seats).filter(|&seat| seat != observer) {
            self.bag.put_back(self.traps[seat.index()]);
        }
        for seat in Seat::all(self.seats).filter(|&seat| seat != observer) {
            self.traps[seat.index()] = cx.draw(Source::new("traps"), &mut self.bag, Fair::name).unwrap();
        }
    }

    fn redact_event(_: &(), _: Viewer) -> Option<()> {
        Some(())
    }
    fn may_see_action(_: Seat, _: &Action, _: Viewer) -> bool {
        true
    }
    fn digest(&self, digest: &mut Digest) {
        digest.fact(self.turn);
    }
    fn score_lines(_: &()) -> &[ScoreLine] {
        &[]
    }
    fn sketch(&self, _: Viewer) -> String {
        String::new()
    }
    fn describe_prompt(&self, _: Seat) -> Description {
        Description::new("prompt")
    }
    fn describe_action(&self, _: Seat, _: &Action) -> Description {
        Description::new("action")
    }
    fn describe_event(&self, (): &()) -> Description {
        Description::new("event")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Row(row) => write!(f, "row {row}"),
            Action::Take(place) => write!(f, "take {place}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let all = (0..2).map(Action::Row).chain((0..3).map(Action::Take));
        all.into_iter().find(|action| action.to_string() == text).ok_or_else(|| format!("no action {text}"))
    }
}

impl Catalogue for Stalls {
    const BUILT_IN: &'static str = "stalls";
    fn parse(_: &str) -> Result<Self, BadCatalogue> {
        Ok(Stalls)
    }
    fn name(&self) -> &str {
        "stalls"
    }
    fn drawing(&self) -> impl Serialize {}
    fn interner() -> &'static Interner<Self> {
        &CATALOGUES
    }
}

impl Options for NoOptions {
    const SCHEMA: &'static [OptionField] = &[];
    fn presets() -> Vec<Preset<Self>> {
        Vec::new()
    }
    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        BadOptions::unless_seats(seats, &Fair::SEATS)
    }
}
