//! Envoys: everybody sends a card in secret, the highest that came alone scores. `toys/envoys/rules` has the rules.
//!
//! It shows a hidden hand, a barrier under which seats answer at once and may revise, and a reveal without chance.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use duchy_game::{
    Arg, Audience, BadCatalogue, BadOptions, Bag, Catalogue, Context, Digest, First, Game, Interned, Interner, Kind,
    Name, OptionField, OptionKind, Options, Places, Presentation, Preset, RuleId, Rulebook, RulesVersion, Seat,
    SeatSet, Source, Status, Texts, Viewer,
};
use serde::{Deserialize, Serialize};

const RANKS: usize = 6;
const SEATS: usize = 4;
/// Cards in every deck.
const LEAST_CARDS: u32 = 24;

/// A card, by its rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// Worth 1.
    Page,
    /// Worth 2.
    Herald,
    /// Worth 3.
    Knight,
    /// Worth 4.
    Baron,
    /// Worth 5.
    Earl,
    /// Worth 6.
    Duke,
}

impl Rank {
    /// From the lowest up.
    pub const ALL: [Rank; RANKS] = [Rank::Page, Rank::Herald, Rank::Knight, Rank::Baron, Rank::Earl, Rank::Duke];
    const NAMES: [&str; RANKS] = ["page", "herald", "knight", "baron", "earl", "duke"];
    const TERMS: [&str; RANKS] = ["rank-page", "rank-herald", "rank-knight", "rank-baron", "rank-earl", "rank-duke"];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        Rank::NAMES[self as usize]
    }

    const fn worth(self) -> i32 {
        self as i32 + 1
    }

    const fn term(self) -> Arg {
        Arg::Term(Rank::TERMS[self as usize])
    }
}

impl Kind for Rank {
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Rank::ALL[index]
    }
}

fn name_of(rank: Rank) -> Name {
    rank.name().into()
}

/// How many cards of each rank there are.
#[derive(Debug)]
pub struct Deck {
    name: String,
    counts: [u8; RANKS],
}

static DECKS: Interner<Deck> = Interner::new();

impl Catalogue for Deck {
    const BUILT_IN: &'static str = include_str!("../../toys/envoys/data/deck.txt");

    fn parse(text: &str) -> Result<Self, BadCatalogue> {
        let bad = |what: &str| BadCatalogue(what.to_owned());
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let name = lines.next().ok_or_else(|| bad("the deck needs a name"))?.to_owned();
        let mut counts = [0; RANKS];
        for rank in Rank::ALL {
            let line = lines.next().and_then(|line| line.strip_prefix(rank.name()));
            let count = line.and_then(|count| count.trim().parse().ok()).filter(|count| (1..=9).contains(count));
            counts[rank.index()] =
                count.ok_or_else(|| bad(&format!("expected \"{} 4\": the rank and 1 to 9 cards", rank.name())))?;
        }
        let deck = Deck { name, counts };
        if deck.len() < LEAST_CARDS {
            return Err(bad(&format!("the deck has {} cards; it needs at least {LEAST_CARDS}", deck.len())));
        }
        Ok(deck)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn drawing(&self) -> impl Serialize {
        self.counts
    }

    fn interner() -> &'static Interner<Self> {
        &DECKS
    }
}

impl Deck {
    fn len(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }
}

/// How it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EnvoysOptions {
    /// Who is dealt first.
    pub first: First,
    /// How many rounds.
    pub rounds: u8,
    /// How many cards each has at the start.
    pub hand: u8,
}

impl Default for EnvoysOptions {
    fn default() -> Self {
        EnvoysOptions { first: First::Random, rounds: 3, hand: 3 }
    }
}

impl Options for EnvoysOptions {
    const SCHEMA: &'static [OptionField] = &[
        First::FIELD,
        OptionField { key: "rounds", kind: OptionKind::Number { min: 2, max: 4 } },
        OptionField { key: "hand", kind: OptionKind::Number { min: 2, max: 4 } },
    ];

    fn presets() -> Vec<Preset<Self>> {
        let long = EnvoysOptions { rounds: 4, hand: 2, ..Self::default() };
        vec![Preset { name: "usual", options: Self::default() }, Preset { name: "long", options: long }]
    }

    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        // envoys:setup.seats
        BadOptions::unless_seats(seats, &Envoys::SEATS)?;
        if !(2..=4).contains(&self.rounds) {
            return Err(bad("bad-rounds", format!("{} rounds can't be played: 2 to 4", self.rounds)));
        }
        if !(2..=4).contains(&self.hand) {
            return Err(bad("bad-hand", format!("a hand of {} can't be dealt: 2 to 4", self.hand)));
        }
        // envoys:setup.deck
        let needed = u32::from(seats) * (u32::from(self.hand) + u32::from(self.rounds) - 1);
        if needed > LEAST_CARDS {
            return Err(bad("bad-deck", format!("{needed} cards would be dealt, more than a deck has")));
        }
        Ok(())
    }
}

fn bad(key: &'static str, reason: String) -> BadOptions {
    BadOptions::new(duchy_game::Description::new(key), reason)
}

/// Sends a card of this rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Send(pub Rank);

impl fmt::Display for Send {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "send {}", self.0.name())
    }
}

impl FromStr for Send {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let rank = text.strip_prefix("send ").and_then(|name| Rank::ALL.into_iter().find(|rank| rank.name() == name));
        rank.map(Send).ok_or_else(|| format!("write \"send RANK\" with one of {}", Rank::NAMES.join(", ")))
    }
}

/// A place on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Place {
    /// A card in the player's own hand.
    Hand {
        /// Which card.
        rank: Rank,
    },
}

/// What a choice does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ActionKind {
    /// Sends a card.
    Send,
}

type Description = duchy_game::Description<Place>;
type Illegal = duchy_game::Illegal<Place>;
type ScoreLine = duchy_game::ScoreLine<Place>;

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every event: who, which, where, how many")]
pub enum Event {
    /// A card is dealt; only its owner sees which.
    Dealt { seat: Seat, card: Option<Rank> },
    /// A player has chosen, or chosen again.
    Chosen {
        seat: Seat,
        /// It is not the first choice of the round.
        again: bool,
    },
    /// All cards are turned over.
    Revealed(Vec<Rank>),
    /// A player's card was the only one of its kind, and the highest.
    Scored(Vec<ScoreLine>),
    /// Nobody came alone.
    Nobody,
}

/// What is still to happen, the first on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Frame {
    /// The round with this number begins.
    Round(u8),
    /// The cards are turned over.
    Reveal,
    /// Waits until every seat has answered.
    Barrier,
}

/// The position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envoys {
    deck_of: Interned<Deck>,
    seats: u8,
    rounds: u8,
    first: Seat,
    deck: Bag<Rank, RANKS>,
    hands: [[u8; RANKS]; SEATS],
    /// Under the barrier, each seat's answer. The card is still counted in its hand.
    sent: [Option<Rank>; SEATS],
    shown: [u8; RANKS],
    scores: [i32; SEATS],
    pending: ArrayVec<Frame, 4>,
}

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// All hands, for viewers who may see everything.
    open: Vec<Vec<&'static str>>,
    hand: Vec<&'static str>,
    sent: Option<&'static str>,
    answered: SeatSet,
    hands: Vec<u8>,
    shown: Vec<&'static str>,
    scores: Vec<i32>,
    deck: usize,
}

const PAGES: Texts =
    Texts { en: include_str!("../../toys/envoys/rules/en.md"), ru: include_str!("../../toys/envoys/rules/ru.md") };

static RULEBOOK: Rulebook = Rulebook::new(PAGES);

const fn rule(id: &'static str) -> RuleId {
    RuleId::new(id)
}

impl Envoys {
    /// The cards of a seat, counted by rank.
    pub fn hand(&self, seat: Seat) -> &[u8; RANKS] {
        &self.hands[seat.index()]
    }

    /// The cards that lie open, counted by rank.
    pub fn shown(&self) -> &[u8; RANKS] {
        &self.shown
    }

    /// All cards, wherever they are.
    pub fn cards(&self) -> usize {
        let count = |ranks: &[u8; RANKS]| ranks.iter().map(|&count| usize::from(count)).sum::<usize>();
        self.deck.len() + self.hands.iter().map(count).sum::<usize>() + count(&self.shown)
    }

    fn deal(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let source = Source::new("deck").seen_by(SeatSet::one(seat));
        if let Some(card) = cx.draw(source, &mut self.deck, name_of) {
            self.hands[seat.index()][card.index()] += 1;
            cx.emit(|| Event::Dealt { seat, card: Some(card) });
        }
    }

    fn answered(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.sent[seat.index()].is_some()).collect()
    }

    /// Goes on until somebody is asked, or nothing is left to happen.
    fn resolve(&mut self, cx: &mut impl Context<Event>) {
        while let Some(frame) = self.pending.pop() {
            match frame {
                Frame::Round(round) if round == self.rounds => {} // envoys:end.rounds
                Frame::Round(round) => {
                    if round > 0 {
                        // envoys:refill.one
                        self.first.round(self.seats).for_each(|seat| self.deal(seat, cx));
                    }
                    self.pending.extend([Frame::Round(round + 1), Frame::Reveal, Frame::Barrier]);
                }
                Frame::Barrier if self.answered() == SeatSet::all(self.seats) => {}
                Frame::Barrier => {
                    self.pending.push(Frame::Barrier);
                    return;
                }
                Frame::Reveal => self.reveal(cx),
            }
        }
    }

    // envoys:reveal.together
    fn reveal(&mut self, cx: &mut impl Context<Event>) {
        let sent = self.sent;
        cx.reveal("envoys");
        cx.emit(|| Event::Revealed(sent.iter().flatten().copied().collect()));
        for (seat, rank) in sent.iter().enumerate().filter_map(|(seat, rank)| Some((seat, (*rank)?))) {
            self.hands[seat][rank.index()] -= 1;
            self.shown[rank.index()] += 1;
        }
        self.sent = [None; SEATS];
        // envoys:score.tie
        let alone = |rank: &Rank| sent.iter().flatten().filter(|other| *other == rank).count() == 1;
        match sent.iter().flatten().copied().filter(alone).max() {
            None => cx.emit(|| Event::Nobody),
            Some(highest) => {
                let seat = Seat(sent.iter().position(|rank| *rank == Some(highest)).unwrap_or_default() as u8);
                let points = highest.worth();
                self.scores[seat.index()] += points;
                let rule = rule("score.highest");
                let line =
                    ScoreLine { seat, points, count: points as u32, what: "line-worth", rule, places: Vec::new() };
                cx.emit(|| Event::Scored(vec![line]));
            }
        }
    }
}

impl Game for Envoys {
    const ID: &'static str = "envoys";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const RULES: RulesVersion = RulesVersion(1);
    const MAX_ENTRIES: usize = 16;

    type Catalogue = Deck;
    type Options = EnvoysOptions;
    type Action = Send;
    type Event = Event;
    type View = View;
    type Place = Place;

    fn start(
        deck_of: Interned<Deck>,
        _rules: RulesVersion,
        seats: u8,
        options: &EnvoysOptions,
        cx: &mut impl Context<Event>,
    ) -> Result<Self, BadOptions> {
        options.check(seats)?;
        let mut game = Envoys {
            deck_of,
            seats,
            rounds: options.rounds,
            first: options.first.decide(seats, cx), // envoys:setup.first
            deck: Bag::of(deck_of.counts),
            hands: [[0; RANKS]; SEATS],
            sent: [None; SEATS],
            shown: [0; RANKS],
            scores: [0; SEATS],
            pending: [Frame::Round(0)].into_iter().collect(),
        };
        // envoys:setup.hand
        for seat in game.first.round(seats) {
            (0..options.hand).for_each(|_| game.deal(seat, cx));
        }
        game.resolve(cx);
        Ok(game)
    }

    fn catalogue(&self) -> Interned<Deck> {
        self.deck_of
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        if self.pending.is_empty() {
            // envoys:end.winner
            return Status::Over { places: Places::by(self.seats, |seat| self.score(seat)), won: None };
        }
        // envoys:send.revise. A seat that has answered may answer again, whatever its hand: who may act is public.
        let may_revise = self.answered();
        let awaited = Seat::all(self.seats).filter(|&seat| !may_revise.contains(seat)).collect();
        Status::Awaiting { awaited, may_revise }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Send>) {
        out.extend(Rank::ALL.into_iter().map(Send).filter(|action| self.why_not(seat, action).is_none()));
    }

    fn why_not(&self, seat: Seat, &Send(rank): &Send) -> Option<Illegal> {
        if self.pending.is_empty() {
            return Some(Illegal::by(rule("end.rounds")));
        }
        (self.hand(seat)[rank.index()] == 0).then(|| Illegal::by(rule("send.hand")))
    }

    fn play_unchecked(&mut self, seat: Seat, &Send(rank): &Send, cx: &mut impl Context<Event>) {
        let again = self.sent[seat.index()].replace(rank).is_some();
        cx.emit(|| Event::Chosen { seat, again });
        self.resolve(cx);
    }

    fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        };
        let all = if viewer == Viewer::Everything { Seat::all(self.seats).collect() } else { Vec::new() };
        View {
            open: all.into_iter().map(|seat| names(self.hand(seat))).collect(),
            hand: own.map(|seat| names(self.hand(seat))).unwrap_or_default(),
            sent: own.and_then(|seat| self.sent[seat.index()]).map(Rank::name),
            answered: self.answered(),
            hands: Seat::all(self.seats).map(|seat| self.hand(seat).iter().sum()).collect(),
            shown: names(&self.shown),
            scores: Seat::all(self.seats).map(|seat| self.score(seat)).collect(),
            deck: self.deck.len(),
        }
    }

    fn redact_event(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Dealt { seat, .. } if !Audience::from(*seat).includes(viewer) => {
                Event::Dealt { seat: *seat, card: None }
            }
            Event::Dealt { .. } | Event::Chosen { .. } | Event::Revealed(_) | Event::Scored(_) | Event::Nobody => {
                event.clone()
            }
        }
    }

    fn audience(&self, seat: Seat, _: &Send) -> Audience {
        seat.into()
    }

    fn determinize(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        let mut sizes = [0; SEATS];
        for other in Seat::all(self.seats).filter(|&seat| seat != observer) {
            sizes[other.index()] = self.hand(other).iter().sum();
            for (index, count) in std::mem::take(&mut self.hands[other.index()]).into_iter().enumerate() {
                (0..count).for_each(|_| self.deck.put_back(Rank::from_index(index)));
            }
        }
        for other in Seat::all(self.seats).filter(|&seat| seat != observer) {
            for _ in 0..sizes[other.index()] {
                if let Some(card) = cx.draw(Source::new("deck"), &mut self.deck, name_of) {
                    self.hands[other.index()][card.index()] += 1;
                }
            }
            if self.sent[other.index()].is_some() {
                let hand = Bag::of(self.hands[other.index()]);
                self.sent[other.index()] = Some(cx.choose(Source::new("sent").at(other.0.into()), &hand, name_of));
            }
        }
    }

    fn reopen(&mut self, observer: Seat) {
        for other in Seat::all(self.seats).filter(|&seat| seat != observer) {
            self.sent[other.index()] = None;
        }
    }

    fn digest(&self, digest: &mut Digest) {
        for seat in Seat::all(self.seats) {
            digest.fact(names(self.hand(seat)).join(" "));
            digest.fact(self.sent[seat.index()].map_or("", Rank::name));
            digest.fact(self.score(seat));
        }
        digest.fact(names(&self.shown).join(" "));
        digest.fact(self.pending.len());
    }

    fn score_lines(event: &Event) -> &[ScoreLine] {
        match event {
            Event::Scored(lines) => lines,
            Event::Dealt { .. } | Event::Chosen { .. } | Event::Revealed(_) | Event::Nobody => &[],
        }
    }
}

impl Presentation for Envoys {
    const RULEBOOK: &'static Rulebook = &RULEBOOK;
    const TEXTS: Texts =
        Texts { en: include_str!("../../toys/envoys/text/en.ftl"), ru: include_str!("../../toys/envoys/text/ru.ftl") };

    fn action_text(&self, action: &Send) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Send, String> {
        text.parse()
    }

    fn describe_prompt(&self, seat: Seat) -> Description {
        match self.sent[seat.index()] {
            None => Description::new("prompt-send").by(rule("send.hand")),
            Some(_) => Description::new("prompt-revise").by(rule("send.revise")),
        }
    }

    fn describe_action(&self, _: Seat, &Send(rank): &Send) -> Description {
        Description::new("action-send").arg("rank", rank.term()).at(Place::Hand { rank })
    }

    fn describe_event(_: &Self::Catalogue, event: &Event) -> Description {
        match event {
            Event::Dealt { seat, card: None } => Description::new("event-dealt").arg("seat", *seat),
            Event::Dealt { card: Some(card), .. } => Description::new("event-dealt-you").arg("rank", card.term()),
            Event::Chosen { seat, again: false } => Description::new("event-sent").arg("seat", *seat),
            Event::Chosen { seat, again: true } => Description::new("event-revised").arg("seat", *seat),
            Event::Revealed(ranks) => Description::new("event-revealed")
                .arg("ranks", Arg::List(ranks.iter().map(|rank| rank.term()).collect())),
            Event::Scored(lines) => {
                let seat = lines.first().map_or(Seat(0), |line| line.seat);
                let points: i32 = lines.iter().map(|line| line.points).sum();
                Description::new("event-scored").arg("seat", seat).arg("points", points).by(rule("score.highest"))
            }
            Event::Nobody => Description::new("event-nobody").by(rule("score.tie")),
        }
    }

    fn describe_source(_: &Source) -> Description {
        Description::new("source-deck")
    }

    fn sketch(&self, viewer: Viewer) -> String {
        let view = self.view(viewer);
        format!("hand: {}\nopen: {}\npoints: {:?}\n", view.hand.join(" "), view.shown.join(" "), view.scores)
    }

    type ActionKind = ActionKind;

    fn action_kind(&self, _: Seat, _: &Send) -> ActionKind {
        ActionKind::Send
    }

    fn meant(&self, _: Seat, places: &[Place]) -> Option<Send> {
        match places {
            [Place::Hand { rank }] => Some(Send(*rank)),
            _ => None,
        }
    }
}

fn names(counts: &[u8; RANKS]) -> Vec<&'static str> {
    let of_rank = |rank: Rank| std::iter::repeat_n(rank.name(), usize::from(counts[rank.index()]));
    Rank::ALL.into_iter().flat_map(of_rank).collect()
}

/// What its tests add.
pub struct EnvoysSubject;

impl crate::Subject for EnvoysSubject {
    type Game = Envoys;

    fn secrets(game: &Envoys, viewer: Viewer) -> Vec<String> {
        let hidden = |rank: &Rank| {
            let index = rank.index();
            let held = |seat: Seat| game.hand(seat)[index] > 0;
            let known = Seat::all(game.seats()).any(|seat| viewer.is(seat) && held(seat)) || game.shown()[index] > 0;
            !known && Seat::all(game.seats()).any(held)
        };
        Rank::ALL.into_iter().filter(hidden).map(|rank| rank.name().to_owned()).collect()
    }

    fn invariants(game: &Envoys) -> Result<(), String> {
        let all = game.deck_of.len() as usize;
        if game.cards() != all {
            return Err(format!("{} of {all} cards are there", game.cards()));
        }
        let sent = |seat: Seat| game.sent[seat.index()].is_none_or(|rank| game.hand(seat)[rank.index()] > 0);
        if Seat::all(game.seats()).all(sent) {
            Ok(())
        } else {
            Err("somebody sent a card that is not in the hand".into())
        }
    }

    fn any_action(_: &Envoys, random: &mut fastrand::Rng) -> Send {
        Send(Rank::ALL[random.usize(..RANKS)])
    }
}
