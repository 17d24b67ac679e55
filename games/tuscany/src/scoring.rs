//! Points: the two tracks, the scoring of a round, and what is left over at the end.

use duchy_game::{Context, RuleId, Seat};

use crate::{
    event::Event,
    place::{Place, ScoreLine},
    player::Player,
    realm::spaces_in,
    rules,
    state::Tuscany,
};

/// Region cards for a point at the end.
// tuscany:final.cards
const CARDS_FOR_A_POINT: u32 = 5;

/// Points on the green track: how many, what for as a text key, and by which clause.
pub(crate) struct Green {
    pub(crate) points: u8,
    pub(crate) what: &'static str,
    pub(crate) rule: RuleId,
}

impl Tuscany {
    /// Green points, and the spaces of the realm they are for, as bits.
    #[inline]
    pub(crate) fn gain_green(&mut self, seat: Seat, green: Green, spaces: u32, cx: &mut impl Context<Event>) {
        let Green { points, what, rule } = green;
        if points > 0 {
            self.players[seat.index()].green += i16::from(points);
            cx.emit(|| {
                let places = spaces_in(spaces).map(|space| Place::Space { seat, space }).collect();
                Event::Green { seat, points, what, rule, places }
            });
        }
    }

    pub(crate) fn gain_red(
        &mut self,
        seat: Seat,
        points: i16,
        what: &'static str,
        rule: RuleId,
        cx: &mut impl Context<Event>,
    ) {
        if points > 0 {
            self.players[seat.index()].red += points;
            cx.emit(|| Event::Red { lines: vec![line(seat, points.into(), 1, what, rule, Vec::new())] });
        }
    }

    /// Green points are added to the red track, and stay where they are.
    // tuscany:round.score tuscany:round.green-stays
    pub(crate) fn score_round(&mut self, cx: &mut impl Context<Event>) {
        for player in &mut self.players {
            player.red += player.green;
        }
        let round = self.round;
        cx.emit(|| Event::RoundScored {
            round,
            lines: self.lines(|seat, player| {
                let count = player.green.max(0) as u32;
                vec![line(seat, player.green(), count, "line-green", rules::ROUND_SCORE, vec![Place::Green { seat }])]
            }),
        });
    }

    /// What is left over becomes points.
    // tuscany:final.goods
    pub(crate) fn score_finally(&mut self, cx: &mut impl Context<Event>) {
        for player in &mut self.players {
            player.red += player.leftovers().iter().map(|leftover| leftover.points as i16).sum::<i16>();
        }
        cx.emit(|| Event::FinalScored {
            lines: self.lines(|seat, player| {
                let worth = player.leftovers().into_iter().filter(|leftover| leftover.points > 0);
                worth
                    .map(|Leftover { points, count, what, rule, place }| {
                        line(seat, points, count, what, rule, vec![place(seat)])
                    })
                    .collect()
            }),
        });
    }

    fn lines(&self, of: impl Fn(Seat, &Player) -> Vec<ScoreLine>) -> Vec<ScoreLine> {
        let seats = Seat::all(self.seats).flat_map(|seat| of(seat, &self.players[seat.index()]));
        seats.filter(|line| line.points != 0).collect()
    }
}

/// Points for one sort of thing that is left over at the end.
struct Leftover {
    points: i32,
    count: u32,
    what: &'static str,
    rule: RuleId,
    place: fn(Seat) -> Place,
}

impl Player {
    fn leftovers(&self) -> [Leftover; 5] {
        let hexes = u32::from(self.hexes());
        let tiles = self.storage.len() as u32 - hexes;
        let cards = self.hand_size();
        let each =
            |count: u32, what, place| Leftover { points: count as i32, count, what, rule: rules::FINAL_GOODS, place };
        [
            each(tiles, "line-stored-tiles", |seat| Place::Storage { seat }),
            each(hexes, "line-hexes", |seat| Place::Storage { seat }),
            each(self.marble.into(), "line-marble", |seat| Place::Marble { seat }),
            each(self.workers.into(), "line-workers", |seat| Place::Workers { seat }),
            Leftover {
                points: (cards / CARDS_FOR_A_POINT) as i32,
                count: cards,
                what: "line-cards",
                rule: rules::FINAL_CARDS,
                place: |seat| Place::Hand { seat },
            },
        ]
    }
}

fn line(seat: Seat, points: i32, count: u32, what: &'static str, rule: RuleId, places: Vec<Place>) -> ScoreLine {
    ScoreLine { seat, points, count, what, rule, places }
}
