//! Carrying out an action that is known to be legal.

use duchy_game::{Context, Seat};

use crate::{
    action::{Action, bits},
    catalogue::PRICE,
    dice::{Face, Shift},
    event::{Cause, Event},
    options::Leftover,
    pending::Pending,
    scoring::sale_line,
    space::Space,
    state::{Burgundy, Choice, kinds_of},
    tile::{Building, Good, Tile},
};

impl Burgundy {
    /// Answers the open decision and goes on to the next one.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        match self.pending.pop() {
            // The turn goes on after each of its actions.
            Some(Pending::Turn { bought, .. }) if action != Action::Pass => {
                let bought = bought || matches!(action, Action::Buy { .. });
                self.pending.push(Pending::Turn { seat, bought });
            }
            Some(Pending::Barrier) => self.pending.push(Pending::Barrier),
            // burgundy:expert.open
            Some(Pending::Choose(place)) if place + 1 < self.seats => self.pending.push(Pending::Choose(place + 1)),
            Some(Pending::Keep { depots, .. }) => {
                if let Action::Keep { goods } = action {
                    self.load(seat, depots, goods, cx);
                }
            }
            // burgundy:take.full
            Some(Pending::Room { tile, .. }) => {
                if let Action::Discard { tile: old } = action {
                    self.discard(seat, old, cx);
                    self.store(seat, Tile(tile));
                }
            }
            _ => {}
        }
        self.act(seat, action, cx);
        self.go_on(cx);
    }

    fn act(&mut self, seat: Seat, action: Action, cx: &mut impl Context<Event>) {
        match action {
            Action::Choose { estate, space } => self.choose(seat, Choice { estate, space }, cx),
            Action::Take { die, depot, tile } => {
                let workers = self.use_die(seat, die, self.player(seat).taking(), depot);
                self.take_off(depot, tile);
                cx.emit(|| Event::Taken { seat, tile, depot, workers });
                self.receive(seat, tile);
            }
            Action::Place { die, tile, space } => {
                let number = self.land(seat).number(space);
                let workers = self.use_die(seat, die, self.player(seat).placing(tile.colour()), number);
                cx.emit(|| Event::Placed { seat, tile, space, workers });
                self.place(seat, tile, space, cx);
            }
            Action::Sell { die, good } => {
                let workers = self.use_die(seat, die, self.player(seat).selling(), good.number());
                self.sell(seat, good, workers, cx);
            }
            Action::Workers { die } => {
                if let Some(face) = die {
                    self.put_away_die(seat, face);
                }
                self.take_workers(seat, cx);
            }
            // burgundy:buy.price burgundy:buy.black
            Action::Buy { depot, tile } => {
                self.player_mut(seat).silver -= PRICE;
                self.take_off(depot, tile);
                cx.emit(|| Event::Bought { seat, tile, depot });
                self.receive(seat, tile);
            }
            Action::Goods { depots } => self.fill_hold(seat, depots, cx),
            // The frame has been answered already.
            Action::Keep { .. } | Action::Discard { .. } | Action::Pass => {}
        }
    }

    fn choose(&mut self, seat: Seat, choice: Choice, cx: &mut impl Context<Event>) {
        if self.pending.last() == Some(&Pending::Barrier) {
            self.player_mut(seat).choice = Some(choice);
            cx.emit(|| Event::Chosen { seat });
        } else {
            self.settle(seat, choice, cx);
        }
    }

    /// Puts a die away and pays the workers it takes to turn it to a number; returns how many.
    // burgundy:worker.cheapest
    #[inline]
    fn use_die(&mut self, seat: Seat, die: Option<Face>, shift: Shift, number: u8) -> u16 {
        let Some(face) = die else { return 0 };
        self.put_away_die(seat, face);
        let workers = shift.cost(face, number);
        self.player_mut(seat).workers -= workers;
        workers
    }

    // burgundy:turn.dice
    #[inline]
    fn put_away_die(&mut self, seat: Seat, face: Face) {
        let dice = &mut self.player_mut(seat).dice;
        if let Some(die) = dice.iter_mut().find(|die| **die == face.get()) {
            *die = 0;
        }
    }

    /// Puts a new tile into storage, or asks what gives way to it.
    // burgundy:take.storage burgundy:take.full
    fn receive(&mut self, seat: Seat, tile: Tile) {
        if self.player(seat).storage.contains(&Tile::NONE) {
            self.store(seat, tile);
        } else {
            self.pending.push(Pending::Room { seat, tile: tile.0 });
        }
    }

    fn store(&mut self, seat: Seat, tile: Tile) {
        if let Some(place) = self.player_mut(seat).storage.iter_mut().find(|place| place.is_none()) {
            *place = tile;
        }
    }

    fn discard(&mut self, seat: Seat, tile: Tile, cx: &mut impl Context<Event>) {
        self.unstore(seat, tile);
        self.gone += 1;
        cx.emit(|| Event::Discarded { seat, tile });
    }

    /// Takes a tile out of storage; the others keep their places.
    #[inline]
    fn unstore(&mut self, seat: Seat, tile: Tile) {
        if let Some(place) = self.player_mut(seat).storage.iter_mut().find(|place| **place == tile) {
            *place = Tile::NONE;
        }
    }

    /// Moves a tile from storage into the estate; points come at once, then what the tile causes.
    // burgundy:place.effect
    fn place(&mut self, seat: Seat, tile: Tile, space: Space, cx: &mut impl Context<Event>) {
        self.unstore(seat, tile);
        self.put(seat, tile, space);
        if tile.animal().is_some() {
            self.score_animals(seat, tile, space, cx);
        }
        self.score_completion(seat, space, cx);
        match tile.building() {
            Some(building) => self.open_building(seat, building, space, cx),
            None if tile == Tile::CASTLE => self.pending.push(Pending::Castle(seat)),
            None if tile == Tile::SHIP => {
                self.pending.push(Pending::Sail(seat));
                self.pending.push(Pending::Ship(seat));
            }
            None => {}
        }
    }

    /// Puts a tile on a space of an estate, and keeps the books.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, tile: Tile, space: Space) {
        let town = self.land(seat).town_of(space);
        let player = self.player_mut(seat);
        player.laid |= 1 << space.0;
        player.edge |= space.beside();
        player.tiles[space.index()] = tile;
        if let Some(building) = tile.building() {
            player.built[usize::from(town)] |= building.bit();
        }
        if let Some(knowledge) = tile.knowledge() {
            player.knowledge |= 1 << knowledge.number();
            player.powers.learn(knowledge);
        }
    }

    // burgundy:building.once
    fn open_building(&mut self, seat: Seat, building: Building, space: Space, cx: &mut impl Context<Event>) {
        match building {
            Building::Warehouse => self.pending.push(Pending::Warehouse(seat)),
            Building::Carpenter | Building::Church | Building::Market => {
                self.pending.push(Pending::Fetch { seat, building });
            }
            Building::CityHall => self.pending.push(Pending::CityHall(seat)),
            // burgundy:building.boarding-house
            Building::BoardingHouse => self.gain(seat, 4, 0, Cause::BoardingHouse, cx),
            // burgundy:building.bank
            Building::Bank => self.gain(seat, 0, 2, Cause::Bank, cx),
            Building::Watchtower => self.score_watchtower(seat, space, cx),
        }
    }

    /// Workers and silver come from a supply without end.
    // burgundy:supply.unlimited
    fn gain(&mut self, seat: Seat, workers: u16, silver: u16, cause: Cause, cx: &mut impl Context<Event>) {
        let player = self.player_mut(seat);
        player.workers += workers;
        player.silver += silver;
        cx.emit(|| Event::Gained { seat, workers, silver, cause });
    }

    // burgundy:workers.two burgundy:knowledge.13 burgundy:knowledge.14
    fn take_workers(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let powers = &self.player(seat).powers;
        let (workers, silver) = (powers.workers.into(), powers.workers_silver.into());
        self.gain(seat, workers, silver, Cause::Workers, cx);
    }

    // burgundy:sell.all burgundy:sell.silver burgundy:knowledge.3 burgundy:knowledge.4
    fn sell(&mut self, seat: Seat, good: Good, workers: u16, cx: &mut impl Context<Event>) {
        let index = usize::from(good.0);
        let player = self.player_mut(seat);
        let count = std::mem::take(&mut player.goods[index]);
        player.sold[index] += count;
        let (gained, silver) = (player.powers.sale_workers.into(), player.powers.sale_silver.into());
        player.workers += gained;
        player.silver += silver;
        let points = self.score_sale(seat, count);
        cx.emit(|| Event::Sold {
            seat,
            good,
            count,
            workers,
            silver,
            gained,
            lines: vec![sale_line(seat, good, count, points)],
        });
    }

    /// Stores the goods of the depots, or asks which of the new colours to keep if there is not room for all.
    // burgundy:ship.goods burgundy:ship.limit
    fn fill_hold(&mut self, seat: Seat, depots: u8, cx: &mut impl Context<Event>) {
        let (new, room) = self.new_goods(seat, depots);
        if new.count_ones() <= room {
            self.load(seat, depots, new, cx);
        } else if room == 0 {
            self.load(seat, depots, 0, cx);
        } else {
            self.pending.push(Pending::Keep { seat, depots });
        }
    }

    /// Stores the colours that are stored already and these new ones; the rest goes, or stays.
    // burgundy:ship.add burgundy:ship.leftover
    fn load(&mut self, seat: Seat, depots: u8, new: u8, cx: &mut impl Context<Event>) {
        let kept = self.player(seat).good_kinds() | new;
        let before = self.depot_goods;
        for depot in bits(depots) {
            for good in 0..Good::COUNT {
                let lying = &mut self.depot_goods[usize::from(depot)][good];
                if kept >> good & 1 == 1 {
                    self.players[seat.index()].goods[good] += std::mem::take(lying);
                } else if self.options.leftover == Leftover::Discarded {
                    *lying = 0;
                }
            }
        }
        cx.emit(|| {
            let named = |wanted: bool| {
                let offered = |depot: u8| {
                    let goods = before[usize::from(depot)];
                    let kinds = bits(kinds_of(&goods)).filter(move |&good| (kept >> good & 1 == 1) == wanted);
                    kinds.flat_map(move |good| std::iter::repeat_n(Good(good), usize::from(goods[usize::from(good)])))
                };
                bits(depots).flat_map(offered).collect()
            };
            Event::Loaded {
                seat,
                depots: bits(depots).map(|depot| depot + 1).collect(),
                goods: named(true),
                left: named(false),
            }
        });
    }
}
