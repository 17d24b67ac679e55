//! What is not allowed, and why: the first clause an action would break, in the rulebook's order.

use duchy_game::{RuleId, Seat};

use crate::{
    action::{Action, bits},
    catalogue::PRICE,
    dice::{Face, Shift},
    legal::{fetched_by, keeps},
    limits::DEPOTS,
    options::Estates,
    pending::Pending,
    place::{Illegal, Place},
    rules,
    space::{Space, spaces},
    state::Burgundy,
    tile::{Colour, Good, Tile},
};

/// Refused by a clause, as this place shows.
type Verdict = Result<(), Illegal>;

fn unless(holds: bool, rule: RuleId) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::by(rule)) }
}

impl Burgundy {
    /// The first clause an action would break.
    pub(crate) fn clause_broken(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        self.judge(seat, *action).err()
    }

    fn judge(&self, seat: Seat, action: Action) -> Verdict {
        let Some(&frame) = self.pending.last() else { return Err(Illegal::by(rules::END_PHASES)) };
        if frame == Pending::Barrier {
            unless(seat.0 < self.seats, rules::TURN_ORDER)?;
        } else {
            unless(self.decider(frame) == Some(seat), rules::TURN_ORDER)?;
        }
        match (frame, action) {
            (Pending::Barrier | Pending::Choose(_), Action::Choose { estate, space }) => {
                self.judge_choice(seat, estate, space)
            }
            (Pending::Turn { bought, .. }, _) => self.judge_turn(seat, bought, action),
            (
                Pending::Castle(_)
                | Pending::CityHall(_)
                | Pending::Warehouse(_)
                | Pending::Ship(_)
                | Pending::Keep { .. },
                Action::Buy { .. },
            ) => Err(Illegal::by(rules::BUY_WHEN)),
            (Pending::Castle(_), Action::Take { die: None, depot, tile }) => self.judge_take(depot, tile),
            (Pending::Castle(_), Action::Place { die: None, tile, space }) => self.judge_place(seat, None, tile, space),
            (Pending::Castle(_), Action::Sell { die: None, good }) => self.judge_sale(seat, good),
            (Pending::Castle(_), Action::Workers { die: None }) => Ok(()),
            (Pending::Castle(_), _) => Err(Illegal::by(rules::CASTLE_ACTION)),
            (Pending::CityHall(_), Action::Place { die: None, tile, space }) => {
                self.judge_place(seat, None, tile, space)
            }
            (Pending::CityHall(_), Action::Pass) => Ok(()),
            (Pending::CityHall(_), _) => Err(Illegal::by(rules::BUILDING_CITY_HALL)),
            (Pending::Fetch { building, .. }, Action::Take { die: None, depot, tile }) => {
                let rule = rules::of_building(building);
                unless(depot != 0 && fetched_by(building) >> tile.colour().index() & 1 == 1, rule)?;
                self.judge_take(depot, tile)
            }
            (Pending::Fetch { .. }, Action::Pass) => Ok(()),
            (Pending::Fetch { building, .. }, _) => Err(Illegal::by(rules::of_building(building))),
            (Pending::Warehouse(_), Action::Sell { die: None, good }) => self.judge_sale(seat, good),
            (Pending::Warehouse(_), Action::Pass) => Ok(()),
            (Pending::Warehouse(_), _) => Err(Illegal::by(rules::BUILDING_WAREHOUSE)),
            (Pending::Ship(_), Action::Goods { depots }) => self.judge_load(seat, depots),
            (Pending::Ship(_), Action::Pass) => Ok(()),
            (Pending::Ship(_), _) => Err(Illegal::by(rules::SHIP_GOODS)),
            (Pending::Keep { depots, .. }, Action::Keep { goods }) => {
                let (new, room) = self.new_goods(seat, depots);
                unless(keeps(goods, new, room), rules::SHIP_LIMIT)
            }
            (Pending::Keep { .. }, _) => Err(Illegal::by(rules::SHIP_LIMIT)),
            (Pending::Room { .. }, Action::Discard { tile }) => {
                unless(self.player(seat).storage.contains(&tile), rules::TAKE_FULL)
            }
            (Pending::Room { .. }, _) => Err(Illegal::by(rules::TAKE_FULL)),
            _ => Err(Illegal::by(rules::TURN_NOW)),
        }
    }

    fn judge_choice(&self, seat: Seat, estate: u8, space: Space) -> Verdict {
        let rule = match self.options.estates {
            Estates::Dealt => rules::EXPERT_DEALT,
            Estates::One | Estates::Free => rules::EXPERT_FREE,
        };
        let known = self.catalogue.get().estates().iter().find(|known| known.number == estate);
        let Some(known) = known.filter(|_| self.is_offered(seat, estate)) else { return Err(Illegal::by(rule)) };
        unless(known.colour(space) == Colour::Castle, rules::EXPERT_CASTLE)
    }

    fn judge_turn(&self, seat: Seat, bought: bool, action: Action) -> Verdict {
        let player = self.player(seat);
        let die_of = |die: Option<Face>| match die {
            Some(face) if player.dice.contains(&face.get()) => Ok(face),
            _ => Err(Illegal::by(rules::TURN_DICE)),
        };
        match action {
            Action::Take { die, depot, tile } => {
                let face = die_of(die)?;
                self.judge_take(depot, tile)?;
                self.judge_number(player.taking(), face, depot, rules::TAKE_DEPOT)
            }
            Action::Place { die, tile, space } => {
                let face = die_of(die)?;
                self.judge_place(seat, Some(face), tile, space)
            }
            Action::Sell { die, good } => {
                let face = die_of(die)?;
                self.judge_sale(seat, good)?;
                self.judge_number(player.selling(), face, good.number(), rules::SELL_NUMBER)
            }
            Action::Workers { die } => die_of(die).map(|_| ()),
            Action::Buy { depot, tile } => {
                unless(!bought, rules::BUY_ONCE)?;
                unless(player.silver >= PRICE, rules::BUY_PRICE)?;
                unless(depot == 0 || player.powers.buy_anywhere, rules::BUY_BLACK)?;
                match depot {
                    0 => unless(self.black_depot().any(|there| there == tile), rules::TAKE_THERE),
                    _ => self.judge_take(depot, tile),
                }
            }
            // burgundy:turn.both
            Action::Pass => unless(player.dice == [0; 2], rules::TURN_BOTH),
            Action::Goods { .. } => Err(Illegal::by(rules::SHIP_GOODS)),
            Action::Discard { .. } => Err(Illegal::by(rules::TAKE_FULL)),
            Action::Keep { .. } => Err(Illegal::by(rules::SHIP_LIMIT)),
            Action::Choose { .. } => Err(Illegal::by(rules::TURN_NOW)),
        }
    }

    /// The number itself, or one that workers can turn the die to.
    fn judge_number(&self, shift: Shift, face: Face, number: u8, rule: RuleId) -> Verdict {
        if shift.reach(face).contains(number) {
            return Ok(());
        }
        let rule = if shift.workers == 0 && shift.free == 0 { rule } else { rules::WORKER_SHIFT };
        Err(Illegal::at(rule, Place::Die { face }))
    }

    fn judge_take(&self, depot: u8, tile: Tile) -> Verdict {
        unless(depot != 0, rules::BUY_BLACK)?;
        let there = (1..=DEPOTS as u8).contains(&depot) && self.depot(depot).any(|there| there == tile);
        if there { Ok(()) } else { Err(Illegal::at(rules::TAKE_THERE, Place::Depot { depot })) }
    }

    fn judge_place(&self, seat: Seat, die: Option<Face>, tile: Tile, space: Space) -> Verdict {
        let (player, estate) = (self.player(seat), self.land(seat));
        let here = || Place::Space { seat, space };
        unless(player.storage.contains(&tile), rules::PLACE_STORAGE)?;
        if player.laid >> space.0 & 1 == 1 {
            return Err(Illegal::at(rules::PLACE_EMPTY, here()));
        }
        if player.edge >> space.0 & 1 == 0 {
            return Err(Illegal::at(rules::PLACE_ADJACENT, here()));
        }
        if estate.colour(space) != tile.colour() {
            return Err(Illegal::at(rules::PLACE_COLOUR, here()));
        }
        if self.open_spaces(seat, tile) >> space.0 & 1 == 0 {
            let same = spaces(estate.region_of(space)).filter(|&other| player.tile_at(other) == Some(tile));
            let places = same.map(|space| Place::Space { seat, space }).collect();
            return Err(Illegal { rule: rules::BUILDING_TOWN, places });
        }
        match die {
            Some(face) => {
                self.judge_number(player.placing(tile.colour()), face, estate.number(space), rules::PLACE_NUMBER)
            }
            None => Ok(()),
        }
    }

    fn judge_sale(&self, seat: Seat, good: Good) -> Verdict {
        unless(self.player(seat).goods[good.0 as usize] > 0, rules::SELL_STORED)
    }

    fn judge_load(&self, seat: Seat, depots: u8) -> Verdict {
        let chosen: Vec<u8> = bits(depots).collect();
        let neighbours = match chosen[..] {
            [_] => true,
            [one, other] => self.player(seat).powers.two_depots && (other - one == 1 || other - one == 5),
            _ => false,
        };
        unless(neighbours, rules::KNOWLEDGE_5)?;
        match bits(depots & !self.depots_with_goods()).next() {
            Some(empty) => Err(Illegal::at(rules::SHIP_NONE, Place::Goods { depot: empty + 1 })),
            None => Ok(()),
        }
    }
}
