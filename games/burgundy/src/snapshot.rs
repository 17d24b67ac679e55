//! A position written down: what lies where and what is still to happen, in words a person can read.
//!
//! It is a cache, never a record. Reading one checks what playing relies on.

use std::collections::BTreeMap;

use duchy_game::{Bag, Interned, Kind, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    SEATS,
    action::Action,
    catalogue::Catalogue,
    options::{Estates, Options},
    pending::{MAX_PENDING, Pending},
    state::{Burgundy, Choice, DEPOTS, ESTATES, NO_ESTATE, NO_GOOD, NOBODY, PHASES, ROUNDS},
    tile::{Building, Colour, Good, Tile},
};

/// No table gives more points, workers or silver than this.
const MOST: i32 = 20_000;

/// A position in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Snapshot {
    catalogue: Interned<Catalogue>,
    rules: RulesVersion,
    seats: u8,
    options: Options,
    phase: u8,
    round: u8,
    players: Vec<PlayerLine>,
    depots: Vec<Option<String>>,
    black: Vec<Option<String>>,
    depot_goods: Vec<Vec<String>>,
    ahead: Vec<Option<String>>,
    ranking: Vec<Seat>,
    order: Vec<Seat>,
    large: Vec<Option<Seat>>,
    small: Vec<Option<Seat>>,
    /// Face-down tiles with a coloured back, and with a black one, by name; goods face down.
    normal: BTreeMap<String, u8>,
    blacks: BTreeMap<String, u8>,
    goods: BTreeMap<String, u8>,
    gone: u8,
    pending: Vec<Pending>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerLine {
    score: i32,
    workers: u16,
    silver: u16,
    step: u8,
    dice: [u8; 2],
    estate: Option<u8>,
    tiles: BTreeMap<String, String>,
    storage: Vec<Option<String>>,
    goods: Vec<String>,
    sold: Vec<String>,
    dealt: Vec<u8>,
    choice: Option<String>,
}

impl From<Burgundy> for Snapshot {
    fn from(game: Burgundy) -> Self {
        let tile = |tile: &Tile| tile.some().map(|tile| tile.name().to_owned());
        let good = |good: &u8| (*good != NO_GOOD).then(|| Good(*good).name().to_owned());
        let owner = |owner: &u8| (*owner != NOBODY).then_some(Seat(*owner));
        let counts = |count: &dyn Fn(Tile) -> u8| {
            let counted = Tile::all().map(|tile| (tile.name().to_owned(), count(tile)));
            counted.filter(|(_, count)| *count > 0).collect()
        };
        Snapshot {
            catalogue: game.catalogue,
            rules: game.rules,
            seats: game.seats,
            options: game.options,
            phase: game.phase,
            round: game.round,
            players: Seat::all(game.seats).map(|seat| player_line(&game, seat)).collect(),
            depots: game.depots.iter().map(tile).collect(),
            black: game.black.iter().map(tile).collect(),
            depot_goods: game.depot_goods.iter().map(good_names).collect(),
            ahead: game.ahead.iter().map(good).collect(),
            ranking: game.ranking().to_vec(),
            order: game.order().to_vec(),
            large: game.large.iter().map(owner).collect(),
            small: game.small.iter().map(owner).collect(),
            normal: counts(&|tile| game.normal_left(tile)),
            blacks: counts(&|tile| game.blacks.left(tile)),
            goods: Good::all().map(|good| (good.name().to_owned(), game.goods.left(good))).collect(),
            gone: game.gone,
            pending: game.pending.to_vec(),
        }
    }
}

fn good_names(goods: &[u8; Good::COUNT]) -> Vec<String> {
    crate::view::names(goods).into_iter().map(str::to_owned).collect()
}

fn player_line(game: &Burgundy, seat: Seat) -> PlayerLine {
    let player = game.player(seat);
    PlayerLine {
        score: player.score,
        workers: player.workers,
        silver: player.silver,
        step: game.steps[seat.index()],
        dice: player.dice,
        estate: game.estate(seat).map(|estate| estate.number),
        tiles: player.placed().map(|(space, tile)| (space.to_string(), tile.name().to_owned())).collect(),
        storage: player.storage.iter().map(|tile| tile.some().map(|tile| tile.name().to_owned())).collect(),
        goods: good_names(&player.goods),
        sold: good_names(&player.sold),
        dealt: player.dealt.into_iter().filter(|&index| index != NO_ESTATE).map(|index| index + 1).collect(),
        choice: player.choice.map(|Choice { estate, space }| Action::Choose { estate, space }.to_string()),
    }
}

impl TryFrom<Snapshot> for Burgundy {
    type Error = String;

    fn try_from(snapshot: Snapshot) -> Result<Self, String> {
        let Snapshot { catalogue, rules, seats, options, phase, round, .. } = snapshot;
        if !SEATS.contains(&seats) {
            return Err(format!("{seats} players: it takes {} to {}", SEATS.start(), SEATS.end()));
        }
        if phase > PHASES || round >= ROUNDS {
            return Err(format!("there is no round {round} of phase {phase}"));
        }
        let mut game = Burgundy::unpacked(catalogue, rules, seats, options);
        (game.phase, game.round, game.gone) = (phase, round, snapshot.gone);
        if snapshot.players.len() != usize::from(seats) {
            return Err(format!("there are {seats} seats and {} players", snapshot.players.len()));
        }
        for (seat, line) in Seat::all(seats).zip(&snapshot.players) {
            game.read_player(seat, line).map_err(|what| format!("seat {}: {what}", seat.0))?;
        }
        fill(&mut game.depots, &snapshot.depots, read_tile)?;
        fill(&mut game.black, &snapshot.black, read_tile)?;
        fill(&mut game.depot_goods, &snapshot.depot_goods, |names| read_goods(names))?;
        fill(&mut game.ahead, &snapshot.ahead, |good| match good {
            Some(name) => read_good(name).map(|good| good.0),
            None => Ok(NO_GOOD),
        })?;
        game.read_order(&snapshot.ranking, &snapshot.order)?;
        let owner = |owner: &Option<Seat>| match owner {
            Some(seat) if seat.0 < seats => Ok(seat.0),
            Some(seat) => Err(format!("there is no seat {}", seat.0)),
            None => Ok(NOBODY),
        };
        fill(&mut game.large, &snapshot.large, owner)?;
        fill(&mut game.small, &snapshot.small, owner)?;
        game.read_bags(&snapshot)?;
        game.read_pending(&snapshot.pending)?;
        let (all, there) = (catalogue.tiles(), game.tiles_everywhere());
        if there != all {
            return Err(format!("there are {there} tiles in all, but the box has {all}"));
        }
        Ok(game)
    }
}

impl Burgundy {
    fn read_player(&mut self, seat: Seat, line: &PlayerLine) -> Result<(), String> {
        if !(0..=MOST).contains(&line.score) || i32::from(line.workers.max(line.silver)) > MOST {
            return Err("points, workers or silver are more or less than anybody can have".to_owned());
        }
        if line.dice.iter().any(|&die| die > 6) {
            return Err(format!("{:?} are no dice", line.dice));
        }
        if line.dealt.len() > 2 || line.dealt.iter().any(|number| !(1..=ESTATES as u8).contains(number)) {
            return Err(format!("the estates {:?} can't have been dealt", line.dealt));
        }
        self.steps[seat.index()] = line.step;
        let player = self.player_mut(seat);
        (player.score, player.workers, player.silver) = (line.score, line.workers, line.silver);
        player.dice = line.dice;
        player.goods = read_goods(&line.goods)?;
        player.sold = read_goods(&line.sold)?;
        fill(&mut player.storage, &line.storage, read_tile)?;
        for (place, number) in player.dealt.iter_mut().zip(&line.dealt) {
            *place = number - 1;
        }
        if let Some(text) = &line.choice {
            let Action::Choose { estate, space } = text.parse()? else {
                return Err(format!("\"{text}\" is no choice of an estate"));
            };
            player.choice = Some(Choice { estate, space });
            if !self.choices(seat).any(|choice| choice == Choice { estate, space }) {
                return Err(format!("\"{text}\" can't have been chosen"));
            }
        }
        let Some(number) = line.estate else {
            return if line.tiles.is_empty() { Ok(()) } else { Err("there are tiles without an estate".to_owned()) };
        };
        if !(1..=ESTATES as u8).contains(&number) {
            return Err(format!("there is no estate {number}"));
        }
        self.player_mut(seat).estate = number - 1;
        for (space, tile) in &line.tiles {
            let (space, tile) = (space.parse()?, Tile::find(tile).ok_or_else(|| format!("there is no tile {tile}"))?);
            if self.land(seat).colour(space) != tile.colour() {
                return Err(format!("{} can't lie on {space}", tile.name()));
            }
            self.lay(seat, tile, space);
        }
        Ok(())
    }

    fn read_order(&mut self, ranking: &[Seat], order: &[Seat]) -> Result<(), String> {
        for (list, read) in [(&mut self.ranking, ranking), (&mut self.order, order)] {
            let mut seats: Vec<Seat> = read.to_vec();
            seats.sort_unstable();
            if seats != Seat::all(self.seats).collect::<Vec<_>>() {
                return Err("an order of turns names every seat once".to_owned());
            }
            list[..read.len()].copy_from_slice(read);
        }
        Ok(())
    }

    fn read_bags(&mut self, snapshot: &Snapshot) -> Result<(), String> {
        const ANIMALS: usize = Building::COUNT;
        const KNOWLEDGE: usize = Tile::knowledge(1).0 as usize;
        let normal = |index: usize| snapshot.normal.get(Tile(index as u8).name()).copied().unwrap_or(0);
        let known = |name: &String| Tile::find(name).is_some();
        if let Some(name) = snapshot.normal.keys().chain(snapshot.blacks.keys()).find(|name| !known(name)) {
            return Err(format!("there is no tile {name}"));
        }
        empty_to(&mut self.buildings, normal)?;
        empty_to(&mut self.animals, |index| normal(ANIMALS + index))?;
        empty_to(&mut self.knowledge, |index| normal(KNOWLEDGE + index))?;
        empty_to(&mut self.blacks, |index| snapshot.blacks.get(Tile(index as u8).name()).copied().unwrap_or(0))?;
        empty_to(&mut self.goods, |index| snapshot.goods.get(Good(index as u8).name()).copied().unwrap_or(0))?;
        for (stack, colour) in
            [(&mut self.castles, Tile::CASTLE), (&mut self.mines, Tile::MINE), (&mut self.ships, Tile::SHIP)]
        {
            let left = normal(usize::from(colour.0));
            if left > *stack {
                return Err(format!("there are not so many tiles {}", colour.name()));
            }
            *stack = left;
        }
        Ok(())
    }

    fn read_pending(&mut self, frames: &[Pending]) -> Result<(), String> {
        if frames.len() > MAX_PENDING {
            return Err(format!("{} things can't be pending at once", frames.len()));
        }
        for &frame in frames {
            let sensible = match frame {
                Pending::Choose(place) => place < self.seats && self.options.estates != Estates::One,
                Pending::Barrier => self.options.estates != Estates::One,
                Pending::Room { tile, .. } => usize::from(tile) < Tile::COUNT,
                Pending::Keep { depots, .. } => depots != 0 && depots >> DEPOTS == 0,
                Pending::Phase(phase) => phase <= PHASES,
                Pending::Round(round) => round <= ROUNDS,
                Pending::Next(place) => place <= self.seats,
                _ => true,
            };
            let seat = self.decider_or_owner(frame);
            let settled = seat.is_none_or(|seat| seat.0 < self.seats && self.has_what_it_needs(frame, seat));
            if !sensible || !settled {
                return Err(format!("{frame:?} can't be pending"));
            }
            self.pending.push(frame);
        }
        match self.status_now() {
            duchy_game::Status::Awaiting { awaited, .. } if awaited.is_empty() => {
                Err("nobody is asked, but the game is not over".to_owned())
            }
            _ => Ok(()),
        }
    }

    fn decider_or_owner(&self, frame: Pending) -> Option<Seat> {
        match frame {
            Pending::Sail(seat) => Some(seat),
            _ => self.decider(frame),
        }
    }

    /// A seat that plays has an estate with a castle on it.
    fn has_what_it_needs(&self, frame: Pending, seat: Seat) -> bool {
        matches!(frame, Pending::Choose(_))
            || self.estate(seat).is_some_and(|estate| self.player(seat).laid & estate.of_colour(Colour::Castle) != 0)
    }
}

/// Takes out of a full bag until so many are left of each kind.
fn empty_to<K: Kind, const N: usize>(bag: &mut Bag<K, N>, left: impl Fn(usize) -> u8) -> Result<(), String> {
    for index in 0..N {
        let kind = K::from_index(index);
        if left(index) > bag.left(kind) {
            return Err(format!("kind {index} of a bag can't have {} left", left(index)));
        }
        while bag.left(kind) > left(index) {
            bag.take(kind);
        }
    }
    Ok(())
}

fn fill<T, S, const N: usize>(
    places: &mut [T; N],
    read: &[S],
    one: impl Fn(&S) -> Result<T, String>,
) -> Result<(), String> {
    if read.len() != N {
        return Err(format!("a list has {} places instead of {N}", read.len()));
    }
    for (place, read) in places.iter_mut().zip(read) {
        *place = one(read)?;
    }
    Ok(())
}

fn read_tile(name: &Option<String>) -> Result<Tile, String> {
    match name {
        Some(name) => Tile::find(name).ok_or_else(|| format!("there is no tile {name}")),
        None => Ok(Tile::NONE),
    }
}

fn read_good(name: &str) -> Result<Good, String> {
    Good::find(name).ok_or_else(|| format!("there are no goods called {name}"))
}

fn read_goods(names: &[String]) -> Result<[u8; Good::COUNT], String> {
    let mut goods = [0u8; Good::COUNT];
    for name in names {
        let count = &mut goods[usize::from(read_good(name)?.0)];
        *count = count.checked_add(1).ok_or_else(|| format!("there are not so many goods called {name}"))?;
    }
    Ok(goods)
}
