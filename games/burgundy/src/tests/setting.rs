//! Positions set up for a test: a fresh table, rearranged.

use duchy_game::{Catalogue as _, Game, Presentation, Seat, context::Search};

use crate::{
    Action, Burgundy, Catalogue, Colour, Good, Options, Player, SLOTS, Tile,
    pending::Pending,
    state::{NO_GOOD, NOBODY},
};

/// A position in the making. Tiles come out of the face-down stacks, so that the box stays whole.
pub(crate) struct Setting {
    game: Burgundy,
}

/// A position to play with.
pub(crate) struct Table {
    pub(crate) game: Burgundy,
    chance: Search,
}

impl Setting {
    /// The first turn of the first seat, with empty depots.
    pub(crate) fn new(players: u8) -> Self {
        Setting::with_options(players, "{\"first\": \"listed\"}")
    }

    /// The same with options.
    pub(crate) fn with_options(players: u8, options: &str) -> Self {
        let options: Options = serde_json::from_str(options).expect("options");
        let mut chance = Search::new(7);
        let game = Burgundy::start(Catalogue::built_in(), Burgundy::RULES, players, &options, &mut chance);
        let mut game = game.expect("they may play");
        for tile in std::mem::replace(&mut game.depots, [Tile::NONE; _]).into_iter().filter_map(Tile::some) {
            put_back(&mut game, tile);
        }
        for tile in std::mem::replace(&mut game.black, [Tile::NONE; _]).into_iter().filter_map(Tile::some) {
            game.blacks.put_back(tile);
        }
        game.depot_goods = Default::default();
        Setting { game }
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        self.game.player_mut(seat)
    }

    /// A tile out of the face-down stacks.
    fn take_out(&mut self, name: &str) -> Tile {
        let tile = tile(name);
        if self.game.normal_left(tile) == 0 {
            return self.take_black(name);
        }
        let game = &mut self.game;
        match tile.colour() {
            Colour::Building => game.buildings.take(tile.index_in_colour()),
            Colour::Animal => game.animals.take(tile.index_in_colour()),
            Colour::Knowledge => game.knowledge.take(tile.index_in_colour()),
            Colour::Castle => game.castles -= 1,
            Colour::Mine => game.mines -= 1,
            Colour::Ship => game.ships -= 1,
        }
        tile
    }

    fn take_black(&mut self, name: &str) -> Tile {
        let tile = tile(name);
        assert!(self.game.blacks.left(tile) > 0, "there is no {name} left");
        self.game.blacks.take(tile);
        tile
    }

    /// A tile in an estate.
    pub(crate) fn put(mut self, seat: Seat, space: &str, tile: &str) -> Self {
        let tile = self.take_out(tile);
        self.game.put(seat, tile, space.parse().expect("a space"));
        self
    }

    /// Another estate, with nothing but the start castle.
    pub(crate) fn estate(mut self, seat: Seat, number: u8, castle: &str) -> Self {
        let player = self.player(seat);
        (player.laid, player.edge, player.tiles) = (0, 0, [Tile::NONE; _]);
        player.estate = number - 1;
        self.game.put(seat, Tile::CASTLE, castle.parse().expect("a space"));
        self
    }

    /// Tiles in storage.
    pub(crate) fn store<const N: usize>(mut self, seat: Seat, tiles: [&str; N]) -> Self {
        for (index, tile) in tiles.into_iter().enumerate() {
            self.player(seat).storage[index] = self.take_out(tile);
        }
        self
    }

    /// Tiles on a numbered depot.
    pub(crate) fn depot(mut self, number: usize, tiles: &[&str]) -> Self {
        for (index, tile) in tiles.iter().enumerate() {
            self.game.depots[(number - 1) * SLOTS + index] = self.take_out(tile);
        }
        self
    }

    /// Tiles on the black depot.
    pub(crate) fn black(mut self, tiles: &[&str]) -> Self {
        for (index, tile) in tiles.iter().enumerate() {
            self.game.black[index] = self.take_black(tile);
        }
        self
    }

    /// Goods on a depot.
    pub(crate) fn lying(mut self, depot: usize, goods: &[&str]) -> Self {
        self.game.depot_goods[depot - 1] = count(goods);
        self
    }

    /// Goods in store.
    pub(crate) fn goods(mut self, seat: Seat, goods: &[&str]) -> Self {
        self.player(seat).goods = count(goods);
        self
    }

    pub(crate) fn silver(mut self, seat: Seat, silver: u16) -> Self {
        self.player(seat).silver = silver;
        self
    }

    pub(crate) fn workers(mut self, seat: Seat, workers: u16) -> Self {
        self.player(seat).workers = workers;
        self
    }

    pub(crate) fn score(mut self, seat: Seat, score: i32) -> Self {
        self.player(seat).score = score;
        self
    }

    pub(crate) fn dice(mut self, seat: Seat, one: u8, other: u8) -> Self {
        self.player(seat).dice = [one, other];
        self
    }

    /// That many players have a bonus tile of the colour already.
    pub(crate) fn bonus(self, colour: Colour, owners: u8) -> Self {
        match owners {
            0 => self,
            1 => self.bonus_to(colour, Seat(1), None),
            _ => self.bonus_to(colour, Seat(1), Some(Seat(1))),
        }
    }

    /// Who has the bonus tiles of a colour.
    pub(crate) fn bonus_to(mut self, colour: Colour, large: Seat, small: Option<Seat>) -> Self {
        self.game.large[colour.index()] = large.0;
        self.game.small[colour.index()] = small.map_or(NOBODY, |seat| seat.0);
        self
    }

    /// The first round of a phase, from 0.
    pub(crate) fn phase(mut self, phase: u8) -> Self {
        self.game.phase = phase;
        self.game.pending[0] = Pending::Phase(phase + 1);
        self
    }

    /// The last turn of the game.
    pub(crate) fn last_turn(self, seat: Seat) -> Self {
        self.last_turn_of(4, seat)
    }

    /// The last turn of a phase, from 0.
    pub(crate) fn last_turn_of(mut self, phase: u8, seat: Seat) -> Self {
        let game = &mut self.game;
        (game.phase, game.round) = (phase, 4);
        game.ahead.fill(NO_GOOD);
        game.pending.clear();
        let turn = Pending::Turn { seat, bought: false };
        for frame in [Pending::Phase(phase + 1), Pending::PhaseEnd, Pending::Round(5), Pending::Next(game.seats), turn]
        {
            game.pending.push(frame);
        }
        self
    }

    pub(crate) fn start(self) -> Table {
        Table { game: self.game, chance: Search::new(3) }
    }
}

fn tile(name: &str) -> Tile {
    Tile::find(name).unwrap_or_else(|| panic!("there is no tile called {name}"))
}

fn count(goods: &[&str]) -> [u8; Good::COUNT] {
    let mut counts = [0; Good::COUNT];
    for name in goods {
        counts[usize::from(Good::find(name).expect("goods").0)] += 1;
    }
    counts
}

/// Puts a tile back on the face-down stack of its colour.
fn put_back(game: &mut Burgundy, tile: Tile) {
    match tile.colour() {
        Colour::Building => game.buildings.put_back(tile.index_in_colour()),
        Colour::Animal => game.animals.put_back(tile.index_in_colour()),
        Colour::Knowledge => game.knowledge.put_back(tile.index_in_colour()),
        Colour::Castle => game.castles += 1,
        Colour::Mine => game.mines += 1,
        Colour::Ship => game.ships += 1,
    }
}

impl Table {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.game.players()[seat.index()]
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.game.score(seat)
    }

    pub(crate) fn stored(&self, seat: Seat) -> Vec<&'static str> {
        let mut stored: Vec<&str> = self.player(seat).stored().map(|tile| tile.name()).collect();
        stored.sort_unstable();
        stored
    }

    fn action(&self, text: &str) -> Action {
        self.game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    pub(crate) fn play(&mut self, seat: Seat, text: &str) {
        let action = self.action(text);
        if let Err(illegal) = self.game.play(seat, &action, &mut self.chance) {
            panic!("{text} is refused by {}; possible: {}", illegal.rule, self.choices(seat).join(" | "));
        }
    }

    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        let actions = self.game.legal(seat);
        actions.iter().map(|action| self.game.action_text(action)).collect()
    }

    pub(crate) fn only(&self, seat: Seat, texts: &[&str]) {
        let (mut found, mut wanted) = (self.choices(seat), texts.to_vec());
        found.sort();
        wanted.sort_unstable();
        assert_eq!(found, wanted);
    }

    pub(crate) fn allow(&self, seat: Seat, text: &str) {
        let refused = self.game.why_not(seat, &self.action(text));
        assert_eq!(refused, None, "{text}");
    }

    pub(crate) fn refuse(&self, seat: Seat, text: &str, clause: &str) {
        let refused = self.game.why_not(seat, &self.action(text)).map(|illegal| illegal.rule.as_str());
        assert_eq!(refused, Some(clause), "{text}");
    }

    pub(crate) fn asked(&self, seat: Seat, prompt: &str) {
        assert!(self.game.status().awaited().contains(seat), "{:?}", self.game.status());
        assert_eq!(self.game.describe_prompt(seat).key, prompt);
    }
}
