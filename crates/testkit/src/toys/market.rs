//! Market: buy goods that lie open, some with a gift. `toys/market/rules` has the rules.
//!
//! It shows goods from a data file (a user's own as well), dice, and a decision pushed by a decision.

use arrayvec::ArrayVec;
use duchy_game::{
    Arg, Audience, BadCatalogue, BadOptions, Bag, Catalogue, Context, Digest, First, Game, Interned, Interner, Kind,
    Name, OptionField, OptionKind, Options, Places, Presentation, Preset, RuleId, Rulebook, RulesVersion, Seat, Source,
    Status, Texts, Viewer,
};
use serde::{Deserialize, Serialize};

const KINDS: usize = 8;
const STALLS: usize = 4;
const SEATS: usize = 3;
const PURSE: u8 = 12;

/// A good, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Good(u8);

impl Kind for Good {
    fn index(self) -> usize {
        usize::from(self.0)
    }
    fn from_index(index: usize) -> Self {
        Good(index as u8)
    }
}

/// The goods of a market.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    name: String,
    goal: i32,
    goods: Vec<Ware>,
}

/// What is known of a good.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Ware {
    name: String,
    count: u8,
    price: u8,
    points: i32,
    #[serde(default)]
    gift: u8,
}

static MARKETS: Interner<Goods> = Interner::new();

impl Catalogue for Goods {
    const BUILT_IN: &'static str = include_str!("../../toys/market/data/village.toml");

    fn parse(text: &str) -> Result<Self, BadCatalogue> {
        let goods: Goods = toml::from_str(text).map_err(|error| BadCatalogue(error.to_string()))?;
        let bad = |what: String| Err(BadCatalogue(what));
        if !(2..=KINDS).contains(&goods.goods.len()) {
            return bad(format!("there are {} goods; list 2 to {KINDS}", goods.goods.len()));
        }
        for (number, ware) in goods.goods.iter().enumerate() {
            let name = &ware.name;
            let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            if name.is_empty() || !name.chars().all(plain) {
                return bad(format!("\"{name}\" is no name for a good: small letters and dashes"));
            }
            if goods.goods[..number].iter().any(|earlier| earlier.name == *name) {
                return bad(format!("{name} is listed twice; raise its count instead"));
            }
            if !(1..=9).contains(&ware.count) || !(1..=6).contains(&ware.price) || ware.gift > 6 {
                return bad(format!("{name}: count is 1 to 9, price 1 to 6, gift 0 to 6"));
            }
        }
        Ok(goods)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn drawing(&self) -> impl Serialize {
        &self.goods
    }

    fn interner() -> &'static Interner<Self> {
        &MARKETS
    }
}

/// How it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MarketOptions {
    /// Who goes first.
    pub first: First,
    /// How many turns everybody has.
    pub rounds: u8,
    /// How many goods lie open.
    pub stalls: u8,
}

impl Default for MarketOptions {
    fn default() -> Self {
        MarketOptions { first: First::Random, rounds: 4, stalls: 3 }
    }
}

impl Options for MarketOptions {
    const SCHEMA: &'static [OptionField] = &[
        First::FIELD,
        OptionField { key: "rounds", kind: OptionKind::Number { min: 2, max: 5 } },
        OptionField { key: "stalls", kind: OptionKind::Number { min: 2, max: STALLS as i32 } },
    ];

    fn presets() -> Vec<Preset<Self>> {
        let fair = MarketOptions { rounds: 5, stalls: 4, ..Self::default() };
        vec![Preset { name: "usual", options: Self::default() }, Preset { name: "fair", options: fair }]
    }

    fn check(&self, seats: u8) -> Result<(), BadOptions> {
        // market:setup.seats
        BadOptions::unless_seats(seats, &Market::SEATS)?;
        if !(2..=5).contains(&self.rounds) {
            return Err(bad("bad-rounds", format!("{} rounds can't be played: 2 to 5", self.rounds)));
        }
        if !(2..=STALLS as u8).contains(&self.stalls) {
            return Err(bad("bad-stalls", format!("there can't be {} stalls: 2 to 4", self.stalls)));
        }
        Ok(())
    }
}

fn bad(key: &'static str, reason: String) -> BadOptions {
    BadOptions::new(duchy_game::Description::new(key), reason)
}

/// A decision.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Pays for a good.
    Buy(Good),
    /// Takes a good as a gift.
    Take(Good),
    /// Declines.
    Pass,
}

/// A place on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Place {
    /// Where a good lies open.
    Stall {
        /// Which good.
        good: String,
    },
}

/// What a choice does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ActionKind {
    /// Buys a good.
    Buy {
        /// The price in coins.
        price: u8,
    },
    /// Takes a gift.
    Take,
    /// Declines.
    Pass,
}

type Description = duchy_game::Description<Place>;
type Illegal = duchy_game::Illegal<Place>;
type ScoreLine = duchy_game::ScoreLine<Place>;

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the same few fields in every event: who, which, where, how many")]
pub enum Event {
    /// A good is laid open.
    Laid(Good),
    /// A die is rolled.
    Rolled {
        seat: Seat,
        /// What it shows.
        coins: u8,
    },
    /// A player can't pay for anything.
    Nothing(Seat),
    /// A player declines.
    Passed(Seat),
    /// A player gets a good.
    Bought {
        seat: Seat,
        good: Good,
        /// The points for it.
        lines: Vec<ScoreLine>,
    },
    /// A player has many different goods at the end.
    Kinds {
        seat: Seat,
        kinds: u8,
        /// The points for them.
        lines: Vec<ScoreLine>,
    },
}

/// What is still to happen, the first on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Frame {
    /// The turn with this number begins.
    Turn(u8),
    /// The stalls are filled.
    Refill,
    /// The seat decides what to buy.
    Buy(Seat),
    /// The seat decides what to take for nothing.
    Gift(Seat, u8),
}

/// The position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Market {
    goods: Interned<Goods>,
    seats: u8,
    first: Seat,
    turns: u8,
    size: u8,
    bag: Bag<Good, KINDS>,
    stalls: ArrayVec<Good, STALLS>,
    purses: [u8; SEATS],
    bought: [[u8; KINDS]; SEATS],
    scores: [i32; SEATS],
    pending: ArrayVec<Frame, 6>,
}

/// What everybody sees; nothing is hidden here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    stalls: Vec<&'static str>,
    purses: Vec<u8>,
    bought: Vec<Vec<&'static str>>,
    scores: Vec<i32>,
    bag: usize,
}

const PAGES: Texts =
    Texts { en: include_str!("../../toys/market/rules/en.md"), ru: include_str!("../../toys/market/rules/ru.md") };

static RULEBOOK: Rulebook = Rulebook::new(PAGES);

const fn rule(id: &'static str) -> RuleId {
    RuleId::new(id)
}

impl Market {
    fn ware(&self, good: Good) -> &'static Ware {
        &self.goods.get().goods[good.index()]
    }

    fn place(&self, good: Good) -> Place {
        Place::Stall { good: self.ware(good).name.clone() }
    }

    /// Goes on until somebody is asked, or nothing is left to happen.
    fn resolve(&mut self, cx: &mut impl Context<Event>) {
        while let Some(frame) = self.pending.pop() {
            match frame {
                Frame::Turn(turn) if turn == self.turns || self.stalls.is_empty() => self.end(cx),
                Frame::Turn(turn) => self.begin_turn(turn, cx),
                Frame::Refill => self.refill(cx),
                Frame::Buy(seat) => {
                    if self.stalls.iter().any(|&good| self.ware(good).price <= self.purses[seat.index()]) {
                        self.pending.push(frame);
                        return;
                    }
                    cx.emit(|| Event::Nothing(seat)); // market:turn.nothing
                }
                Frame::Gift(_, worth) => {
                    if self.stalls.iter().any(|&good| self.ware(good).price <= worth) {
                        self.pending.push(frame);
                        return;
                    }
                }
            }
        }
    }

    fn begin_turn(&mut self, turn: u8, cx: &mut impl Context<Event>) {
        // market:turn.order
        let seat = Seat((self.first.0 + turn) % self.seats);
        // market:turn.coins
        let faces: [(u8, u32); 6] = std::array::from_fn(|face| (face as u8 + 1, 1));
        let coins = cx.roll(Source::new("die").at(turn.into()), &faces, |face| face.to_string().into());
        self.purses[seat.index()] = (self.purses[seat.index()] + coins).min(PURSE);
        cx.emit(|| Event::Rolled { seat, coins });
        self.pending.extend([Frame::Turn(turn + 1), Frame::Refill, Frame::Buy(seat)]);
    }

    // market:refill.stalls
    fn refill(&mut self, cx: &mut impl Context<Event>) {
        let goods = self.goods.get();
        let name = |good: Good| -> Name { goods.goods[good.index()].name.as_str().into() };
        while self.stalls.len() < usize::from(self.size)
            && let Some(good) = cx.draw(Source::new("goods"), &mut self.bag, name)
        {
            self.stalls.push(good);
            cx.emit(|| Event::Laid(good));
        }
    }

    /// Also when there are no goods left. market:end.empty
    fn end(&mut self, cx: &mut impl Context<Event>) {
        for seat in Seat::all(self.seats) {
            let kinds = self.bought[seat.index()].iter().filter(|&&count| count > 0).count() as u8;
            if kinds >= 3 {
                let lines = || vec![line(seat, kinds.into(), kinds, "line-kinds", rule("score.kinds"))];
                cx.emit(|| Event::Kinds { seat, kinds, lines: lines() });
                self.scores[seat.index()] += i32::from(kinds);
            }
        }
    }

    fn get(&mut self, seat: Seat, good: Good, cx: &mut impl Context<Event>) {
        let ware = self.ware(good);
        if let Some(place) = self.stalls.iter().position(|&open| open == good) {
            self.stalls.remove(place);
        }
        self.bought[seat.index()][good.index()] += 1;
        self.scores[seat.index()] += ware.points;
        let lines = || vec![line(seat, ware.points, 1, "line-goods", rule("score.goods"))];
        cx.emit(|| Event::Bought { seat, good, lines: lines() });
        if ware.gift > 0 {
            self.pending.push(Frame::Gift(seat, ware.gift)); // market:gift.take
        }
    }
}

fn line(seat: Seat, points: i32, count: u8, what: &'static str, rule: RuleId) -> ScoreLine {
    ScoreLine { seat, points, count: count.into(), what, rule, places: Vec::new() }
}

impl Game for Market {
    const ID: &'static str = "market";
    const SEATS: std::ops::RangeInclusive<u8> = 1..=3;
    const RULES: RulesVersion = RulesVersion(1);
    const MAX_ENTRIES: usize = 5 * SEATS * (STALLS + 1);

    type Catalogue = Goods;
    type Options = MarketOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Place = Place;

    fn start(
        goods: Interned<Goods>,
        _rules: RulesVersion,
        seats: u8,
        options: &MarketOptions,
        cx: &mut impl Context<Event>,
    ) -> Result<Self, BadOptions> {
        options.check(seats)?;
        let mut counts = [0; KINDS];
        goods.goods.iter().zip(&mut counts).for_each(|(ware, count)| *count = ware.count);
        let mut game = Market {
            goods,
            seats,
            first: options.first.decide(seats, cx), // market:setup.first
            turns: options.rounds * seats,
            size: options.stalls,
            bag: Bag::of(counts),
            stalls: ArrayVec::new(),
            purses: [0; SEATS],
            bought: [[0; KINDS]; SEATS],
            scores: [0; SEATS],
            // market:setup.stalls
            pending: [Frame::Turn(0), Frame::Refill].into_iter().collect(),
        };
        game.resolve(cx);
        Ok(game)
    }

    fn catalogue(&self) -> Interned<Goods> {
        self.goods
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        match self.pending.last() {
            Some(Frame::Buy(seat) | Frame::Gift(seat, _)) => Status::awaiting(*seat),
            _ => {
                // market:end.winner
                let places = Places::by(self.seats, |seat| self.score(seat));
                // market:end.alone
                Status::Over { places, won: (self.seats == 1).then(|| self.scores[0] >= self.goods.goal) }
            }
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        for &good in &self.stalls {
            for action in [Action::Buy(good), Action::Take(good)] {
                if self.why_not(seat, &action).is_none() && !out[start..].contains(&action) {
                    out.push(action);
                }
            }
        }
        if self.why_not(seat, &Action::Pass).is_none() {
            out.push(Action::Pass);
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let against = |rule| Some(Illegal::by(rule));
        match (self.pending.last(), action) {
            (Some(Frame::Buy(turn) | Frame::Gift(turn, _)), _) if *turn != seat => against(rule("turn.order")),
            (Some(Frame::Buy(_) | Frame::Gift(..)), Action::Pass) => None,
            (Some(Frame::Buy(_)), Action::Take(_)) => against(rule("buy.one")),
            (Some(Frame::Gift(..)), Action::Buy(_)) => against(rule("gift.take")),
            (Some(Frame::Buy(_) | Frame::Gift(..)), Action::Buy(good) | Action::Take(good))
                if !self.stalls.contains(good) =>
            {
                against(rule("stall.open"))
            }
            (Some(Frame::Buy(_)), Action::Buy(good)) => {
                let dear = self.ware(*good).price > self.purses[seat.index()];
                dear.then(|| Illegal::at(rule("buy.price"), self.place(*good)))
            }
            (Some(Frame::Gift(_, worth)), Action::Take(good)) => {
                let dear = self.ware(*good).price > *worth;
                dear.then(|| Illegal::at(rule("gift.worth"), self.place(*good)))
            }
            (Some(Frame::Turn(_) | Frame::Refill) | None, _) => against(rule("end.rounds")),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: &Action, cx: &mut impl Context<Event>) {
        self.pending.pop();
        match action {
            Action::Pass => cx.emit(|| Event::Passed(seat)),
            Action::Buy(good) => {
                self.purses[seat.index()] -= self.ware(*good).price;
                self.get(seat, *good, cx);
            }
            Action::Take(good) => self.get(seat, *good, cx),
        }
        self.resolve(cx);
    }

    fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    fn view(&self, _: Viewer) -> View {
        let name = |good: Good| self.ware(good).name.as_str();
        let bought = |seat: Seat| {
            let counts = self.bought[seat.index()].into_iter().enumerate();
            counts.flat_map(|(good, count)| (0..count).map(move |_| name(Good::from_index(good)))).collect()
        };
        View {
            stalls: self.stalls.iter().map(|&good| name(good)).collect(),
            purses: self.purses[..usize::from(self.seats)].to_vec(),
            bought: Seat::all(self.seats).map(bought).collect(),
            scores: self.scores[..usize::from(self.seats)].to_vec(),
            bag: self.bag.len(),
        }
    }

    fn redact_event(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn audience(&self, _: Seat, _: &Action) -> Audience {
        Audience::Everybody
    }

    /// Everything is open: the bag's order is nobody's yet.
    fn determinize(&mut self, _: Seat, _: &mut impl Context<Event>) {}

    fn digest(&self, digest: &mut Digest) {
        let view = self.view(Viewer::Spectator);
        digest.fact(view.stalls.join(" "));
        for seat in Seat::all(self.seats) {
            digest.fact(self.purses[seat.index()]);
            digest.fact(view.bought[seat.index()].join(" "));
            digest.fact(self.score(seat));
        }
        digest.fact(format_args!("{:?}", self.pending.last()));
    }

    fn score_lines(event: &Event) -> &[ScoreLine] {
        match event {
            Event::Bought { lines, .. } | Event::Kinds { lines, .. } => lines,
            Event::Laid(_) | Event::Rolled { .. } | Event::Nothing(_) | Event::Passed(_) => &[],
        }
    }
}

impl Presentation for Market {
    const RULEBOOK: &'static Rulebook = &RULEBOOK;
    const TEXTS: Texts =
        Texts { en: include_str!("../../toys/market/text/en.ftl"), ru: include_str!("../../toys/market/text/ru.ftl") };

    fn action_text(&self, action: &Action) -> String {
        match action {
            Action::Buy(good) => format!("buy {}", self.ware(*good).name),
            Action::Take(good) => format!("take {}", self.ware(*good).name),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, String> {
        let good = |name: &str| {
            let found = self.goods.goods.iter().position(|ware| ware.name == name).map(Good::from_index);
            found.ok_or_else(|| format!("nobody sells \"{name}\" at the {}", self.goods.name))
        };
        match text.split_once(' ') {
            Some(("buy", name)) => good(name).map(Action::Buy),
            Some(("take", name)) => good(name).map(Action::Take),
            None if text == "pass" => Ok(Action::Pass),
            _ => Err("write \"buy GOOD\", \"take GOOD\" or \"pass\"".into()),
        }
    }

    fn describe_prompt(&self, seat: Seat) -> Description {
        match self.pending.last() {
            Some(Frame::Gift(..)) => Description::new("prompt-gift").by(rule("gift.take")),
            _ => Description::new("prompt-buy").arg("coins", self.purses[seat.index()]).by(rule("buy.one")),
        }
    }

    fn describe_action(&self, _: Seat, action: &Action) -> Description {
        let name = |good: Good| Arg::Name(self.ware(good).name.clone());
        match action {
            Action::Buy(good) => {
                let text = Description::new("action-buy").arg("good", name(*good)).arg("price", self.ware(*good).price);
                text.at(self.place(*good))
            }
            Action::Take(good) => Description::new("action-take").arg("good", name(*good)).at(self.place(*good)),
            Action::Pass => Description::new("action-pass"),
        }
    }

    fn describe_event(goods: &Goods, event: &Event) -> Description {
        let name = |good: &Good| Arg::Name(goods.goods[good.index()].name.clone());
        match event {
            Event::Laid(good) => Description::new("event-laid").arg("good", name(good)),
            Event::Rolled { seat, coins } => Description::new("event-rolled").arg("seat", *seat).arg("coins", *coins),
            Event::Nothing(seat) => Description::new("event-nothing").arg("seat", *seat).by(rule("turn.nothing")),
            Event::Passed(seat) => Description::new("event-passed").arg("seat", *seat),
            Event::Bought { seat, good, .. } => {
                Description::new("event-bought").arg("seat", *seat).arg("good", name(good))
            }
            Event::Kinds { seat, kinds, .. } => {
                Description::new("event-kinds").arg("seat", *seat).arg("kinds", *kinds).by(rule("score.kinds"))
            }
        }
    }

    fn describe_source(source: &Source) -> Description {
        Description::new(if source.what() == "goods" { "source-goods" } else { "source-die" })
    }

    fn sketch(&self, viewer: Viewer) -> String {
        let view = self.view(viewer);
        format!("open: {}\ncoins: {:?}\npoints: {:?}\n", view.stalls.join(" "), view.purses, view.scores)
    }

    type ActionKind = ActionKind;

    fn action_kind(&self, _: Seat, action: &Action) -> ActionKind {
        match action {
            Action::Buy(good) => ActionKind::Buy { price: self.ware(*good).price },
            Action::Take(_) => ActionKind::Take,
            Action::Pass => ActionKind::Pass,
        }
    }

    fn meant(&self, _: Seat, places: &[Place]) -> Option<Action> {
        let [Place::Stall { good }] = places else { return None };
        let good = self.goods.goods.iter().position(|ware| ware.name == *good).map(Good::from_index)?;
        match self.pending.last()? {
            Frame::Gift(..) => Some(Action::Take(good)),
            _ => Some(Action::Buy(good)),
        }
    }
}

/// What its tests add.
pub struct MarketSubject;

impl crate::Subject for MarketSubject {
    type Game = Market;

    fn secrets(_: &Market, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn invariants(game: &Market) -> Result<(), String> {
        for (index, ware) in game.goods.goods.iter().enumerate() {
            let open = game.stalls.iter().filter(|good| good.index() == index).count() as u8;
            let owned: u8 = game.bought.iter().map(|bought| bought[index]).sum();
            let found = game.bag.left(Good::from_index(index)) + open + owned;
            if found != ware.count {
                return Err(format!("{found} of {} {} are there", ware.count, ware.name));
            }
        }
        if game.purses.iter().any(|&coins| coins > PURSE) { Err("a purse holds too much".into()) } else { Ok(()) }
    }

    fn any_action(game: &Market, random: &mut fastrand::Rng) -> Action {
        let good = Good::from_index(random.usize(..game.goods.goods.len()));
        match random.u8(..5) {
            0 => Action::Pass,
            1 | 2 => Action::Take(good),
            _ => Action::Buy(good),
        }
    }

    fn passes(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn catalogues() -> Vec<Interned<Goods>> {
        let own = Goods::interner().intern(include_str!("../../toys/market/data/harbour.toml"));
        own.into_iter().chain([Goods::built_in()]).collect()
    }

    /// `Alice has 3 coins`.
    fn expect(game: &Market, sentence: &str, seats: &crate::Seats) -> Option<Result<(), String>> {
        let (seat, rest) = seats.begin(sentence)?;
        let coins: u8 = rest.trim().strip_prefix("has ")?.strip_suffix(" coins")?.parse().ok()?;
        let found = game.purses[seat.index()];
        Some(if found == coins { Ok(()) } else { Err(format!("not so: {} has {found} coins", seats.name(seat))) })
    }
}
