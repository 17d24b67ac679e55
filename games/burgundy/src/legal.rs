//! What is allowed: the fast answer, as a list.

use duchy_game::Seat;

use crate::{
    action::Action,
    catalogue::PRICE,
    dice::{Face, NumberSet},
    limits::{DEPOTS, SLOTS},
    pending::Pending,
    space::spaces,
    state::{Burgundy, GOODS_ROOM, Player, kinds_of},
    tile::{Building, Colour, Good, Tile},
};

/// Colours of tiles, as bits.
const ANY_COLOUR: u8 = u8::MAX;

impl Burgundy {
    /// Appends every answer to the open decision, if it waits for this seat.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(&frame) = self.pending.last() else { return };
        if frame == Pending::Barrier {
            if seat.0 < self.seats {
                self.list_choices(seat, out);
            }
            return;
        }
        if self.decider(frame) != Some(seat) {
            return;
        }
        match frame {
            Pending::Turn { bought, .. } => self.list_turn(seat, bought, out),
            Pending::Choose(_) => self.list_choices(seat, out),
            // burgundy:castle.action
            Pending::Castle(_) => {
                self.list_takes(None, NumberSet::ALL, ANY_COLOUR, out);
                self.list_places(seat, None, out);
                self.list_sales(self.player(seat), None, NumberSet::ALL, out);
                out.push(Action::Workers { die: None });
            }
            // burgundy:building.city-hall
            Pending::CityHall(_) => {
                self.list_places(seat, None, out);
                out.push(Action::Pass);
            }
            Pending::Fetch { building, .. } => {
                self.list_takes(None, NumberSet::ALL, fetched_by(building), out);
                out.push(Action::Pass);
            }
            // burgundy:building.warehouse
            Pending::Warehouse(_) => {
                self.list_sales(self.player(seat), None, NumberSet::ALL, out);
                out.push(Action::Pass);
            }
            Pending::Ship(_) => self.list_loads(seat, out),
            Pending::Keep { depots, .. } => {
                let (new, room) = self.new_goods(seat, depots);
                out.extend((1..64).filter(|&set| keeps(set, new, room)).map(|goods| Action::Keep { goods }));
            }
            // burgundy:take.full
            Pending::Room { .. } => {
                for tile in distinct(&self.player(seat).storage) {
                    out.push(Action::Discard { tile });
                }
            }
            Pending::Phase(_)
            | Pending::PhaseEnd
            | Pending::Round(_)
            | Pending::Next(_)
            | Pending::Barrier
            | Pending::Reveal
            | Pending::Sail(_) => {}
        }
    }

    fn list_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.choices(seat).map(|choice| Action::Choose { estate: choice.estate, space: choice.space }));
    }

    // burgundy:turn.dice burgundy:turn.both
    fn list_turn(&self, seat: Seat, bought: bool, out: &mut Vec<Action>) {
        let player = self.player(seat);
        for face in player.faces() {
            let die = Some(face);
            self.list_takes(die, player.taking().reach(face), ANY_COLOUR, out);
            self.list_places(seat, die, out);
            self.list_sales(player, die, player.selling().reach(face), out);
            out.push(Action::Workers { die });
        }
        // burgundy:buy.once burgundy:buy.when
        if !bought && player.silver >= PRICE {
            for tile in distinct(&self.black) {
                out.push(Action::Buy { depot: 0, tile });
            }
            // burgundy:knowledge.6
            if player.powers.buy_anywhere {
                for depot in 1..=DEPOTS as u8 {
                    for tile in distinct(self.slots_of(depot)) {
                        out.push(Action::Buy { depot, tile });
                    }
                }
            }
        }
        if player.dice == [0; 2] {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn slots_of(&self, depot: u8) -> &[Tile] {
        &self.depots[usize::from(depot - 1) * SLOTS..usize::from(depot) * SLOTS]
    }

    // burgundy:take.depot
    #[inline]
    fn list_takes(&self, die: Option<Face>, depots: NumberSet, colours: u8, out: &mut Vec<Action>) {
        for depot in (1..=DEPOTS as u8).filter(|&depot| depots.contains(depot)) {
            for tile in distinct(self.slots_of(depot)) {
                if colours >> tile.colour().index() & 1 == 1 {
                    out.push(Action::Take { die, depot, tile });
                }
            }
        }
    }

    #[inline]
    fn list_places(&self, seat: Seat, die: Option<Face>, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let estate = self.land(seat);
        for tile in distinct(&player.storage) {
            let numbers = match die {
                Some(face) => player.placing(tile.colour()).reach(face),
                None => NumberSet::ALL,
            };
            let open = self.open_spaces(seat, tile) & estate.with_numbers(numbers);
            for space in spaces(open) {
                out.push(Action::Place { die, tile, space });
            }
        }
    }

    /// Where a tile may lie, whatever the number.
    // burgundy:place.empty burgundy:place.colour burgundy:place.adjacent
    #[inline]
    pub(crate) fn open_spaces(&self, seat: Seat, tile: Tile) -> u64 {
        let (player, estate) = (self.player(seat), self.land(seat));
        player.edge & !player.laid & estate.of_colour(tile.colour()) & !self.barred(seat, tile)
    }

    /// The spaces of the towns that hold such a building already, as bits.
    // burgundy:building.town burgundy:knowledge.1
    #[inline]
    pub fn barred(&self, seat: Seat, tile: Tile) -> u64 {
        let player = self.player(seat);
        let Some(building) = tile.building().filter(|_| !player.powers.equal_buildings) else { return 0 };
        let towns = self.land(seat).towns().iter().zip(&player.built);
        towns.fold(0, |barred, (&town, &built)| if built & building.bit() != 0 { barred | town } else { barred })
    }

    // burgundy:sell.number
    #[inline]
    fn list_sales(&self, player: &Player, die: Option<Face>, numbers: NumberSet, out: &mut Vec<Action>) {
        let kinds = player.good_kinds() & numbers.0;
        for good in Good::all().filter(|good| kinds >> good.0 & 1 == 1) {
            out.push(Action::Sell { die, good });
        }
    }

    // burgundy:ship.goods burgundy:knowledge.5
    fn list_loads(&self, seat: Seat, out: &mut Vec<Action>) {
        let full = self.depots_with_goods();
        for depot in 0..DEPOTS {
            if full >> depot & 1 == 1 {
                out.push(Action::Goods { depots: 1 << depot });
            }
        }
        if self.player(seat).powers.two_depots {
            for depot in 0..DEPOTS {
                let both = 1 << depot | 1 << ((depot + 1) % DEPOTS);
                if full & both == both {
                    out.push(Action::Goods { depots: both });
                }
            }
        }
        // burgundy:ship.none
        out.push(Action::Pass);
    }

    /// The depots on which goods lie, as bits.
    pub(crate) fn depots_with_goods(&self) -> u8 {
        let bit = |(depot, goods): (usize, &[u8; Good::COUNT])| u8::from(kinds_of(goods) != 0) << depot;
        self.depot_goods.iter().enumerate().map(bit).sum()
    }

    /// The colours on these depots that a seat has none of, and for how many colours it has room.
    // burgundy:ship.limit
    pub(crate) fn new_goods(&self, seat: Seat, depots: u8) -> (u8, u32) {
        let goods = crate::action::bits(depots).fold(0, |set, depot| set | kinds_of(&self.depot_goods[depot as usize]));
        let stored = self.player(seat).good_kinds();
        (goods & !stored, GOODS_ROOM.saturating_sub(stored.count_ones()))
    }

    pub(crate) fn can_buy_something(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.silver >= PRICE
            && (self.black_depot().next().is_some()
                || (player.powers.buy_anywhere && self.depots.iter().any(|tile| !tile.is_none())))
    }

    pub(crate) fn can_place_something(&self, seat: Seat) -> bool {
        self.player(seat).stored().any(|tile| self.open_spaces(seat, tile) != 0)
    }

    pub(crate) fn can_fetch_something(&self, building: Building) -> bool {
        let wanted = fetched_by(building);
        self.depots.iter().filter_map(|tile| tile.some()).any(|tile| wanted >> tile.colour().index() & 1 == 1)
    }
}

/// Whether a set of colours is a full choice among the new ones.
#[inline]
pub(crate) fn keeps(set: u8, new: u8, room: u32) -> bool {
    set & !new == 0 && set.count_ones() == room
}

/// The colours of tiles a building fetches, as bits.
// burgundy:building.carpenter burgundy:building.church burgundy:building.market
pub(crate) const fn fetched_by(building: Building) -> u8 {
    match building {
        Building::Carpenter => 1 << Colour::Building.index(),
        Building::Church => 1 << Colour::Mine.index() | 1 << Colour::Knowledge.index() | 1 << Colour::Castle.index(),
        Building::Market => 1 << Colour::Ship.index() | 1 << Colour::Animal.index(),
        Building::Warehouse | Building::BoardingHouse | Building::Bank | Building::CityHall | Building::Watchtower => 0,
    }
}

/// The tiles of a row, equal ones once.
#[inline]
fn distinct(row: &[Tile]) -> impl Iterator<Item = Tile> + '_ {
    let first = |index: usize, tile: Tile| !row[..index].contains(&tile);
    row.iter().enumerate().filter(move |&(index, &tile)| !tile.is_none() && first(index, tile)).map(|(_, &tile)| tile)
}
