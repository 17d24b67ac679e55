//! Points: for animals, watchtowers, regions, colours, sales, and at the end.

use crate::place::{Place, ScoreLine};
use duchy_game::{Context, RuleId, Seat};

use crate::{
    event::{Event, Scored},
    rules,
    space::{Space, spaces},
    state::{Burgundy, NOBODY},
    tile::{Building, Colour, Good, SPECIES, Tile},
};

/// The buildings that knowledge tiles 16 to 23 count.
// burgundy:knowledge.16-23
const COUNTED: [Building; Building::COUNT] = [
    Building::Warehouse,
    Building::Watchtower,
    Building::Carpenter,
    Building::Church,
    Building::Market,
    Building::BoardingHouse,
    Building::Bank,
    Building::CityHall,
];

/// Points in the making: a line for the story, and the sum for the position.
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
            let told = |line: &Line| ScoreLine {
                seat,
                points: line.points,
                count: line.count,
                what: line.what,
                rule: line.rule,
                places: places(),
            };
            Event::Scored { seat, what, lines: lines.iter().filter(|line| line.points != 0).map(told).collect() }
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
        let more = if player.knows(7) { tiles } else { 0 };
        let lines = [
            Line { points: animals as i32, count: animals, what: "line-animals", rule: rules::ANIMAL_POINTS },
            Line { points: more as i32, count: more, what: "line-animal-tiles", rule: rules::KNOWLEDGE_7 },
        ];
        self.score_points(seat, Scored::Animals, &lines, || at_spaces(seat, counted), cx);
    }

    // burgundy:building.watchtower
    pub(crate) fn score_watchtower(&mut self, seat: Seat, space: Space, cx: &mut impl Context<Event>) {
        let line = Line { points: 4, count: 1, what: "line-watchtower", rule: rules::BUILDING_WATCHTOWER };
        self.score_points(seat, Scored::Watchtower, &[line], || vec![rules::space(seat, space)], cx);
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

    // burgundy:sell.points
    pub(crate) fn score_sale(&mut self, seat: Seat, good: Good, count: u8, cx: &mut impl Context<Event>) {
        let points = i32::from(count) * i32::from(self.seats);
        let line = Line { points, count: count.into(), what: "line-sold", rule: rules::SELL_POINTS };
        self.score_points(seat, Scored::Sale, &[line], || vec![rules::good(seat, good)], cx);
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
        let known = |number: u8, count: u32| if player.knows(number) { count } else { 0 };
        let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        let mut buildings = [0u32; Building::COUNT];
        let mut species = [0u8; SPECIES];
        for tile in spaces(player.laid).map(|space| player.tiles[space.index()]) {
            if let Some(building) = tile.building() {
                buildings[building as usize] += 1;
            }
            if let Some((kind, _)) = tile.animal() {
                species[kind] = 1;
            }
        }
        let counted = (16..).zip(COUNTED).map(|(number, building)| known(number, buildings[building as usize])).sum();
        let colours = player.sold.iter().filter(|&&count| count > 0).count() as u32;
        [
            line(1, sum(&player.goods), "line-goods", rules::FINAL_GOODS),
            line(1, player.silver.into(), "line-silver", rules::FINAL_SILVER),
            line(1, u32::from(player.workers) / 2, "line-workers", rules::FINAL_WORKERS),
            line(3, known(15, colours), "line-colours-sold", rules::KNOWLEDGE_15),
            line(4, counted, "line-buildings", rules::KNOWLEDGE_BUILDINGS),
            line(4, known(24, sum(&species)), "line-species", rules::KNOWLEDGE_24),
            line(1, known(25, sum(&player.sold)), "line-goods-sold", rules::KNOWLEDGE_25),
            line(2, known(26, self.bonus_tiles(seat) as u32), "line-bonus-tiles", rules::KNOWLEDGE_26),
        ]
    }
}

fn at_spaces(seat: Seat, set: u64) -> Vec<Place> {
    spaces(set).map(|space| rules::space(seat, space)).collect()
}

/// What completing a region of that many spaces brings.
// burgundy:region.size
pub(crate) const fn region_points(size: u32) -> i32 {
    (size * (size + 1) / 2) as i32
}

/// What completing a region brings more in a phase, counted from 0; nothing after the last.
// burgundy:region.phase
pub(crate) const fn phase_points(phase: u8) -> i32 {
    10 - 2 * phase as i32
}
