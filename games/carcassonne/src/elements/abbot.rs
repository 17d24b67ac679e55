//! Abbots: figures for monasteries, gardens and shrines that may be taken back early.

use crate::place::Illegal;
use duchy_game::{Context, Seat};

use crate::{
    action::FigureKind,
    event::{Event, When},
    rules,
    table::{Figure, Table},
};

impl Table {
    /// A player's abbot on the map.
    #[inline]
    pub(crate) fn abbot_of(&self, seat: Seat) -> Option<&Figure> {
        let of_seat = |figure: &&Figure| figure.kind == FigureKind::Abbot && figure.seat == seat;
        let away = self.options.abbot && self.players[seat.index()].abbots == 0;
        if away { self.figures.iter().find(of_seat) } else { None }
    }

    // carcassonne:abbot.back
    pub(crate) fn why_not_abbot_back(&self, seat: Seat) -> Option<Illegal> {
        if !self.options.abbot {
            return Some(Illegal::by(rules::SETUP_ELEMENTS));
        }
        self.abbot_of(seat).is_none().then(|| Illegal::by(rules::ABBOT_BACK))
    }

    /// What an abbot would bring if taken back now.
    pub(crate) fn abbot_worth(&self, seat: Seat) -> i32 {
        self.abbot_of(seat).map_or(0, |abbot| self.worth(abbot.on, abbot.node, When::Final).points())
    }

    /// The abbot comes home with what an unfinished monastery would bring. The feature itself is not scored.
    // carcassonne:abbot.back carcassonne:abbot.back-score carcassonne:abbot.back-no-scoring
    pub(crate) fn abbot_back(&mut self, seat: Seat, cx: &mut impl Context<Event>) {
        let Some(&abbot) = self.abbot_of(seat) else { return };
        let worth = self.worth(abbot.on, abbot.node, When::Back);
        self.give(abbot.on, abbot.node, When::Back, &worth, cx);
        self.send_figures_home(|figure| *figure == abbot);
    }
}
