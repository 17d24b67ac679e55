//! Points: for animals, watchtowers, regions, colours, sales, and at the end.

use crate::place::{Place, ScoreLine};
use duchy_game::{Context, RuleId, Seat};

use crate::{
    catalogue::phase_points,
    event::{Event, Scored},
    knowledge::{PER_BONUS_TILE, PER_BUILDING, PER_COLOUR_SOLD, PER_GOOD_SOLD, PER_SPECIES},
    rules,
    space::{Space, spaces},
    state::{Burgundy, NOBODY, kinds_of},
    tile::{Building, Colour, Good, SPECIES, Tile},
};

/// What one player has that knowledge tiles count in final scoring.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Assets {
    /// Buildings of each kind.
    pub buildings: [u32; Building::COUNT],
    /// Kinds of animal.
    pub species: u32,
    /// Goods sold.
    pub goods_sold: u32,
    /// Colours of which any were sold.
    pub colours_sold: u32,
    /// Bonus tiles, large and small.
    pub bonus_tiles: u32,
}

/// Points in the making: a score line for the log, and a part of the sum for the position.
struct Line {
    points: i32,
    count: u32,
    what: &'static str,
    rule: RuleId,
}

impl Burgundy {
    /// Scores these lines, for what lies at these places.
    fn score_points(
        &mut self,
        seat: Seat,
        what: Scored,
        lines: &[Line],
        places: impl Fn() -> Vec<Place>,
        cx: &mut impl Context<Event>,
    ) {
        self.player_mut(seat).score += lines.iter().map(|line| line.points).sum::<i32>();
        cx.emit(|| {
            let explained = |line: &Line| ScoreLine {
                seat,
                points: line.points,
                count: line.count,
                what: line.what,
                rule: line.rule,
                places: places(),
            };
            Event::Scored { seat, what, lines: lines.iter().filter(|line| line.points != 0).map(explained).collect() }
        });
    }

    /// All animals of the species on the pasture count, the new ones included.
    // burgundy:animal.points burgundy:animal.pasture burgundy:knowledge.7
    pub(crate) fn score_animals(&mut self, seat: Seat, tile: Tile, space: Space, cx: &mut impl Context<Event>) {
        let Some((species, _)) = tile.animal() else { return };
        let player = self.player(seat);
        let (mut animals, mut tiles, mut counted) = (0, 0, 0);
        for other in spaces(self.land(seat).region_of(space) & player.laid) {
            if let Some((same, count)) = player.tiles[other.index()].animal()
                && same == species
            {
                (animals, tiles, counted) = (animals + u32::from(count), tiles + 1, counted | 1 << other.0);
            }
        }
        let more = tiles * u32::from(player.powers.animal_tile);
        let lines = [
            Line { points: animals as i32, count: animals, what: "line-animals", rule: rules::ANIMAL_POINTS },
            Line { points: more as i32, count: more, what: "line-animal-tiles", rule: rules::KNOWLEDGE_7 },
        ];
        self.score_points(seat, Scored::Animals, &lines, || at_spaces(seat, counted), cx);
    }

    // burgundy:building.watchtower
    pub(crate) fn score_watchtower(&mut self, seat: Seat, space: Space, cx: &mut impl Context<Event>) {
        let line = Line { points: 4, count: 1, what: "line-watchtower", rule: rules::BUILDING_WATCHTOWER };
        self.score_points(seat, Scored::Watchtower, &[line], || vec![Place::Space { seat, space }], cx);
    }

    /// The region and the colour of a space that has just been covered.
    // burgundy:region.complete burgundy:bonus.first burgundy:bonus.second
    pub(crate) fn score_completion(&mut self, seat: Seat, space: Space, cx: &mut impl Context<Event>) {
        let estate = self.land(seat);
        let laid = self.player(seat).laid;
        let region = estate.region_of(space);
        if laid & region != region {
            return;
        }
        let size = region.count_ones();
        let lines = [
            Line { points: region_points(size), count: size, what: "line-region", rule: rules::REGION_SIZE },
            Line { points: phase_points(self.phase), count: 1, what: "line-phase", rule: rules::REGION_PHASE },
        ];
        self.score_points(seat, Scored::Region, &lines, || at_spaces(seat, region), cx);
        let colour = estate.colour(space);
        if laid & estate.of_colour(colour) == estate.of_colour(colour) {
            self.score_colour(seat, colour, cx);
        }
    }

    fn score_colour(&mut self, seat: Seat, colour: Colour, cx: &mut impl Context<Event>) {
        let index = colour.index();
        let line = if self.large[index] == NOBODY {
            self.large[index] = seat.0;
            Line { points: self.large_bonus(), count: 1, what: "line-large-bonus", rule: rules::BONUS_FIRST }
        } else if self.small[index] == NOBODY {
            self.small[index] = seat.0;
            Line { points: self.small_bonus(), count: 1, what: "line-small-bonus", rule: rules::BONUS_SECOND }
        } else {
            // burgundy:bonus.third
            return;
        };
        let spaces = self.land(seat).of_colour(colour);
        self.score_points(seat, Scored::Colour(colour), &[line], || at_spaces(seat, spaces), cx);
    }

    // burgundy:bonus.first
    pub(crate) fn large_bonus(&self) -> i32 {
        3 + i32::from(self.seats)
    }

    // burgundy:bonus.second
    pub(crate) fn small_bonus(&self) -> i32 {
        self.seats.into()
    }

    /// Scores goods sold; returns the points.
    // burgundy:sell.points
    pub(crate) fn score_sale(&mut self, seat: Seat, count: u8) -> i32 {
        let points = i32::from(count) * i32::from(self.seats);
        self.player_mut(seat).score += points;
        points
    }

    /// Tiles left in storage bring nothing.
    // burgundy:final.storage
    pub(crate) fn score_at_the_end(&mut self, cx: &mut impl Context<Event>) {
        for place in 0..usize::from(self.seats) {
            let seat = self.order[place];
            let lines = self.final_lines(seat);
            self.score_points(seat, Scored::Final, &lines, Vec::new, cx);
        }
    }

    /// What final scoring would bring now; nothing once it has been.
    pub(crate) fn final_points(&self, seat: Seat) -> i32 {
        if self.pending.is_empty() { 0 } else { self.final_lines(seat).iter().map(|line| line.points).sum() }
    }

    // burgundy:final.goods burgundy:final.silver burgundy:final.workers burgundy:final.knowledge
    fn final_lines(&self, seat: Seat) -> [Line; 8] {
        let player = self.player(seat);
        let line = |each: i32, count: u32, what: &'static str, rule: RuleId| Line {
            points: each * count as i32,
            count,
            what,
            rule,
        };
        let if_counted = |counted: bool, count: u32| if counted { count } else { 0 };
        let powers = &player.powers;
        let assets = self.assets(seat);
        let buildings = Building::ALL.map(|kind| if_counted(powers.counts(kind), assets.buildings[kind as usize]));
        [
            line(1, total(&player.goods), "line-goods", rules::FINAL_GOODS),
            line(1, player.silver.into(), "line-silver", rules::FINAL_SILVER),
            line(1, u32::from(player.workers) / 2, "line-workers", rules::FINAL_WORKERS),
            line(
                PER_COLOUR_SOLD,
                if_counted(powers.colours_sold, assets.colours_sold),
                "line-colours-sold",
                rules::KNOWLEDGE_15,
            ),
            line(PER_BUILDING, buildings.iter().sum(), "line-buildings", rules::KNOWLEDGE_BUILDINGS),
            line(PER_SPECIES, if_counted(powers.species, assets.species), "line-species", rules::KNOWLEDGE_24),
            line(
                PER_GOOD_SOLD,
                if_counted(powers.goods_sold, assets.goods_sold),
                "line-goods-sold",
                rules::KNOWLEDGE_25,
            ),
            line(
                PER_BONUS_TILE,
                if_counted(powers.bonus_tiles, assets.bonus_tiles),
                "line-bonus-tiles",
                rules::KNOWLEDGE_26,
            ),
        ]
    }

    /// What knowledge tiles count, if the game ended now.
    pub fn assets(&self, seat: Seat) -> Assets {
        let player = self.player(seat);
        let mut assets = Assets {
            goods_sold: total(&player.sold),
            colours_sold: kinds_of(&player.sold).count_ones(),
            bonus_tiles: self.bonus_tiles(seat) as u32,
            ..Assets::default()
        };
        let mut species = [0; SPECIES];
        for tile in spaces(player.laid).map(|space| player.tiles[space.index()]) {
            if let Some(building) = tile.building() {
                assets.buildings[building as usize] += 1;
            }
            if let Some((kind, _)) = tile.animal() {
                species[kind] = 1;
            }
        }
        assets.species = species.iter().sum();
        assets
    }
}

fn total(goods: &[u8; Good::COUNT]) -> u32 {
    goods.iter().map(|&count| u32::from(count)).sum()
}

fn at_spaces(seat: Seat, set: u64) -> Vec<Place> {
    spaces(set).map(|space| Place::Space { seat, space }).collect()
}

pub(crate) fn sale_line(seat: Seat, good: Good, count: u8, points: i32) -> ScoreLine {
    let places = vec![Place::Good { seat, good }];
    ScoreLine { seat, points, count: count.into(), what: "line-sold", rule: rules::SELL_POINTS, places }
}

/// What completing a region of that many spaces brings.
// burgundy:region.size
pub const fn region_points(size: u32) -> i32 {
    (size * (size + 1) / 2) as i32
}
