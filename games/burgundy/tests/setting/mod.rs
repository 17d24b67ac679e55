//! Positions set up for a test: a fresh table, rearranged in its JSON form.

use duchy_burgundy::{Action, Burgundy, Catalogue, Options, Player};
use duchy_game::{Catalogue as _, Game, Seat, context::Search};
use serde_json::{Value, json};

/// A position in the making. Tiles come out of the face-down stacks, so that the box stays whole.
pub(crate) struct Setting {
    json: Value,
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
        let mut setting =
            Setting { json: serde_json::to_value(game.expect("they may play")).expect("it can be written") };
        for (places, stack) in [("depots", "normal"), ("black", "blacks")] {
            let tiles = setting.json[places].as_array().cloned().expect("a list");
            for (index, tile) in tiles.iter().enumerate() {
                if let Some(name) = tile.as_str() {
                    let left = setting.json[stack][name].as_u64().unwrap_or(0);
                    setting.json[stack][name] = json!(left + 1);
                    setting.json[places][index] = Value::Null;
                }
            }
        }
        for goods in setting.json["depot_goods"].as_array_mut().expect("a list") {
            *goods = json!([]);
        }
        setting
    }

    fn player(&mut self, seat: Seat) -> &mut Value {
        &mut self.json["players"][seat.index()]
    }

    fn take_out(&mut self, tile: &str, stacks: &[&str]) {
        for stack in stacks {
            let left = self.json[*stack][tile].as_u64().unwrap_or(0);
            if left > 0 {
                self.json[*stack][tile] = json!(left - 1);
                return;
            }
        }
        panic!("there is no {tile} left");
    }

    /// A tile in an estate.
    pub(crate) fn lay(mut self, seat: Seat, space: &str, tile: &str) -> Self {
        self.take_out(tile, &["normal", "blacks"]);
        self.player(seat)["tiles"][space] = json!(tile);
        self
    }

    /// Another estate, with nothing but the start castle.
    pub(crate) fn estate(mut self, seat: Seat, number: u8, castle: &str) -> Self {
        self.player(seat)["estate"] = json!(number);
        self.player(seat)["tiles"] = json!({ castle: "castle" });
        self
    }

    /// Tiles in storage.
    pub(crate) fn store<const N: usize>(mut self, seat: Seat, tiles: [&str; N]) -> Self {
        for (index, tile) in tiles.into_iter().enumerate() {
            self.take_out(tile, &["normal", "blacks"]);
            self.player(seat)["storage"][index] = json!(tile);
        }
        self
    }

    /// Tiles on a numbered depot.
    pub(crate) fn depot(mut self, number: usize, tiles: &[&str]) -> Self {
        for (index, tile) in tiles.iter().enumerate() {
            self.take_out(tile, &["normal", "blacks"]);
            self.json["depots"][(number - 1) * 4 + index] = json!(tile);
        }
        self
    }

    /// Tiles on the black depot.
    pub(crate) fn black(mut self, tiles: &[&str]) -> Self {
        for (index, tile) in tiles.iter().enumerate() {
            self.take_out(tile, &["blacks"]);
            self.json["black"][index] = json!(tile);
        }
        self
    }

    /// Goods on a depot.
    pub(crate) fn lying(mut self, depot: usize, goods: &[&str]) -> Self {
        self.json["depot_goods"][depot - 1] = json!(goods);
        self
    }

    /// Goods in store.
    pub(crate) fn goods(mut self, seat: Seat, goods: &[&str]) -> Self {
        self.player(seat)["goods"] = json!(goods);
        self
    }

    pub(crate) fn silver(mut self, seat: Seat, silver: u16) -> Self {
        self.player(seat)["silver"] = json!(silver);
        self
    }

    pub(crate) fn workers(mut self, seat: Seat, workers: u16) -> Self {
        self.player(seat)["workers"] = json!(workers);
        self
    }

    pub(crate) fn score(mut self, seat: Seat, score: i32) -> Self {
        self.player(seat)["score"] = json!(score);
        self
    }

    pub(crate) fn dice(mut self, seat: Seat, one: u8, other: u8) -> Self {
        self.player(seat)["dice"] = json!([one, other]);
        self
    }

    /// So many players have a bonus tile of the colour already.
    pub(crate) fn bonus(self, colour: &str, owners: u8) -> Self {
        match owners {
            0 => self,
            1 => self.bonus_to(colour, Seat(1), None),
            _ => self.bonus_to(colour, Seat(1), Some(Seat(1))),
        }
    }

    /// Who has the bonus tiles of a colour.
    pub(crate) fn bonus_to(mut self, colour: &str, large: Seat, small: Option<Seat>) -> Self {
        let colours = ["building", "animal", "knowledge", "castle", "mine", "ship"];
        let index = colours.iter().position(|known| *known == colour).expect("a colour");
        self.json["large"][index] = json!(large);
        self.json["small"][index] = json!(small);
        self
    }

    /// The first round of a phase, from 0.
    pub(crate) fn phase(mut self, phase: u8) -> Self {
        self.json["phase"] = json!(phase);
        self.json["pending"][0] = json!({ "phase": phase + 1 });
        self
    }

    /// The last turn of the game.
    pub(crate) fn last_turn(self, seat: Seat) -> Self {
        self.last_turn_of(4, seat)
    }

    /// The last turn of a phase, from 0.
    pub(crate) fn last_turn_of(mut self, phase: u8, seat: Seat) -> Self {
        let seats = self.json["seats"].clone();
        self.json["phase"] = json!(phase);
        self.json["round"] = json!(4);
        self.json["ahead"] = json!([null, null, null, null, null]);
        self.json["pending"] = json!([
            { "phase": phase + 1 }, "phase_end", { "round": 5 }, { "next": seats },
            { "turn": { "seat": seat, "bought": false } },
        ]);
        self
    }

    pub(crate) fn start(self) -> Table {
        let game = serde_json::from_value(self.json).expect("a position");
        Table { game, chance: Search::new(3) }
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

    fn action(&self, seat: Seat, text: &str) -> Action {
        self.game.read_action(seat, text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    pub(crate) fn play(&mut self, seat: Seat, text: &str) {
        let action = self.action(seat, text);
        if let Err(illegal) = self.game.play(seat, &action, &mut self.chance) {
            panic!("{text} is refused by {}; possible: {}", illegal.rule, self.choices(seat).join(" | "));
        }
    }

    pub(crate) fn choices(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions.iter().map(|action| self.game.action_text(action)).collect()
    }

    pub(crate) fn only(&self, seat: Seat, texts: &[&str]) {
        let (mut found, mut wanted) = (self.choices(seat), texts.to_vec());
        found.sort();
        wanted.sort_unstable();
        assert_eq!(found, wanted);
    }

    pub(crate) fn allow(&self, seat: Seat, text: &str) {
        let refused = self.game.why_not(seat, &self.action(seat, text));
        assert_eq!(refused, None, "{text}");
    }

    pub(crate) fn refuse(&self, seat: Seat, text: &str, clause: &str) {
        let refused = self.game.why_not(seat, &self.action(seat, text)).map(|illegal| illegal.rule.as_str());
        assert_eq!(refused, Some(clause), "{text}");
    }

    pub(crate) fn asked(&self, seat: Seat, prompt: &str) {
        assert!(self.game.status().awaited().contains(seat), "{:?}", self.game.status());
        assert_eq!(self.game.describe_prompt(seat).key, prompt);
    }
}
