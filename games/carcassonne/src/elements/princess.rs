//! The princess: she may send one knight of her city home.

use crate::place::Illegal;
use duchy_game::{Context, Seat};

use crate::{
    action::Action,
    event::Event,
    features::NodeId,
    pending::Pending,
    rules,
    square::Square,
    table::{Figure, Table},
    tile::{Shape, Spot},
};

impl Table {
    /// The city of the princess on the tile just placed.
    // carcassonne:princess.city
    fn princess_city(&self) -> Option<NodeId> {
        let (tile, shape) = self.board.shaped(self.catalogue.get(), self.board.last());
        (shape.princess != Shape::NO_PART).then(|| self.board.features().root(tile.node(usize::from(shape.princess))))
    }

    // carcassonne:princess.expel
    pub(crate) fn princess_step(&mut self, seat: Seat) {
        if self.princess_city().is_some_and(|city| self.board.features().of(city).is_occupied()) {
            self.pending.push(Pending::Princess { seat });
        }
    }

    /// Every knight in her city, whosever.
    // carcassonne:princess.any-knight
    fn knights(&self) -> impl Iterator<Item = &Figure> + '_ {
        let city = self.princess_city();
        self.figures.iter().filter(move |figure| Some(self.board.features().root(figure.node)) == city)
    }

    pub(crate) fn list_knights(&self, out: &mut Vec<Action>) {
        out.extend(
            self.knights()
                .map(|figure| Action::Expel { square: self.board.tile(figure.tile).square, spot: figure.spot }),
        );
        // carcassonne:princess.decline
        out.push(Action::Pass);
    }

    pub(crate) fn why_not_expel(&self, square: Square, spot: Spot) -> Option<Illegal> {
        let chosen = self.figure_at(square, spot);
        let knight = chosen.is_some_and(|figure| self.knights().any(|knight| knight == figure));
        (!knight).then(|| Illegal::at(rules::PRINCESS_EXPEL, spot.on(square)))
    }

    pub(crate) fn expel(&mut self, seat: Seat, square: Square, spot: Spot, cx: &mut impl Context<Event>) {
        let Some(&knight) = self.figure_at(square, spot) else { return };
        cx.emit(|| Event::Expelled { seat, figure: self.figure_on_map(&knight) });
        self.send_figures_home(|figure| *figure == knight);
        // carcassonne:princess.then-nothing carcassonne:princess.no-abbot
        self.this_turn.expelled = true;
    }
}
