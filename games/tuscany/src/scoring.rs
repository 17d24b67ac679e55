//! Points: the two tracks, the scoring of a round, and what is left over at the end.

use duchy_game::{Context, RuleId, ScoreLine, Seat};

use crate::{
    event::Event,
    rules,
    state::{Player, Tuscany},
};

/// Region cards for a point at the end.
// tuscany:final.cards
const CARDS_FOR_A_POINT: u32 = 5;

impl Tuscany {
    #[inline]
    pub(crate) fn gain_green(
        &mut self,
        seat: Seat,
        points: u8,
        what: &'static str,
        rule: RuleId,
        cx: &mut impl Context<Event>,
    ) {
        if points > 0 {
            self.players[seat.index()].green += i16::from(points);
            cx.emit(|| Event::Green { seat, points, what, rule });
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
            cx.emit(|| Event::Red { lines: vec![line(seat, points.into(), 1, what, rule)] });
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
                vec![line(seat, player.green(), player.green.max(0) as u32, "line-green", rules::ROUND_SCORE)]
            }),
        });
    }

    /// What is left over becomes points.
    // tuscany:final.goods
    pub(crate) fn score_finally(&mut self, cx: &mut impl Context<Event>) {
        for player in &mut self.players {
            player.red += player.leftovers().iter().map(|&(points, ..)| points as i16).sum::<i16>();
        }
        cx.emit(|| Event::FinalScored {
            lines: self.lines(|seat, player| {
                let worth = player.leftovers().into_iter().filter(|&(points, ..)| points > 0);
                worth.map(|(points, count, what, rule)| line(seat, points, count, what, rule)).collect()
            }),
        });
    }

    fn lines(&self, of: impl Fn(Seat, &Player) -> Vec<ScoreLine>) -> Vec<ScoreLine> {
        let seats = Seat::all(self.seats).flat_map(|seat| of(seat, &self.players[seat.index()]));
        seats.filter(|line| line.points != 0).collect()
    }
}

impl Player {
    /// Points for what is left over: how many points, for how many things, of what sort.
    fn leftovers(&self) -> [(i32, u32, &'static str, RuleId); 5] {
        let hexes = u32::from(self.hexes());
        let tiles = self.storage.len() as u32 - hexes;
        let cards = self.hand_size();
        let each = |count: u32, what| (count as i32, count, what, rules::FINAL_GOODS);
        [
            each(tiles, "line-stored-tiles"),
            each(hexes, "line-hexes"),
            each(self.marble.into(), "line-marble"),
            each(self.workers.into(), "line-workers"),
            ((cards / CARDS_FOR_A_POINT) as i32, cards, "line-cards", rules::FINAL_CARDS),
        ]
    }
}

fn line(seat: Seat, points: i32, count: u32, what: &'static str, rule: RuleId) -> ScoreLine {
    ScoreLine { seat, points, count, what, rule, refs: Vec::new() }
}
