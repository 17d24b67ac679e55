//! The fortress and its count: figures wait in four quarters until a feature of theirs is scored.

use crate::place::{Illegal, Place};
use duchy_game::{Context, RuleId, Seat};

use crate::{
    action::{Action, FigureKind, Quarter},
    event::Event,
    features::NodeId,
    limits::{MAX_NODES, MAX_PLAYERS},
    pending::Pending,
    rules,
    square::{Side, Square},
    table::{Figure, Table},
    tile::{FeatureKind, Spot},
};

/// The count, and the figures in the quarters.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Fortified {
    /// Where the count is. He never leaves the fortress.
    // carcassonne:count.stays
    pub(crate) count: Quarter,
    /// By seat and quarter.
    meeples: [[u8; 4]; MAX_PLAYERS],
    /// By seat: in the cathedral.
    abbots: [u8; MAX_PLAYERS],
}

impl Fortified {
    /// How many figures of a kind a player has in a quarter.
    pub(crate) fn figures(&self, seat: Seat, quarter: Quarter, kind: FigureKind) -> u8 {
        match (kind, quarter) {
            (FigureKind::Meeple, _) => self.meeples[seat.index()][quarter.index()],
            (FigureKind::Abbot, Quarter::Cathedral) => self.abbots[seat.index()],
            (FigureKind::Abbot, _) => 0,
        }
    }

    fn figures_mut(&mut self, seat: Seat, quarter: Quarter, kind: FigureKind) -> &mut u8 {
        match kind {
            FigureKind::Meeple => &mut self.meeples[seat.index()][quarter.index()],
            FigureKind::Abbot => &mut self.abbots[seat.index()],
        }
    }

    fn has_any(&self, seat: Seat, quarter: Quarter) -> bool {
        FigureKind::ALL.into_iter().any(|kind| self.figures(seat, quarter, kind) > 0)
    }
}

impl Table {
    /// The fortress lies on the table; fields along its wall are one over several squares.
    // carcassonne:fortress.squares carcassonne:fortress.city carcassonne:fortress.sides carcassonne:fortress.plain
    pub(crate) fn begin_fortress(&mut self) {
        let catalogue = self.catalogue.get();
        let Some(fortress) = catalogue.fortress() else { return };
        for (kind, square) in fortress.squares() {
            self.board.lay(catalogue, kind, square, Side::N, None);
        }
        for pair in &fortress.joined {
            let nodes = pair.map(|(square, half)| {
                let tile = &self.board.tiles()[usize::from(square)];
                let shape = catalogue.shape(tile.kind, tile.facing);
                tile.part_at(shape, Spot::Field(half)).map_or(NodeId::default(), |(node, _)| node)
            });
            self.board.features.join(nodes[0], nodes[1]);
        }
    }

    /// The city inside the fortress, by its root. It is never scored.
    pub(crate) fn fortress_city(&self) -> Option<NodeId> {
        let first = self.board.tiles().first()?;
        let picture = self.catalogue.get().picture(first.kind);
        let city = || self.board.features().root(first.node(picture.roads.len()));
        self.catalogue.get().is_fortress(first.kind).then(city)
    }

    /// Whether this player may send a figure to the fortress now: the tile brought points to others alone.
    // carcassonne:count.place carcassonne:count.no-points carcassonne:count.one carcassonne:princess.fortress
    pub(crate) fn count_step(&mut self, seat: Seat) {
        let scoring = &self.scoring;
        let for_others = !scoring.completed.is_empty() && !scoring.gained.is_empty() && !scoring.gained.contains(seat);
        let player = &self.players[seat.index()];
        if for_others && (player.meeples > 0 || player.abbots > 0) {
            self.pending.push(Pending::Quarter { seat });
        }
    }

    // carcassonne:count.any-quarter
    pub(crate) fn list_quarters(&self, seat: Seat, out: &mut Vec<Action>) {
        for figure in FigureKind::ALL {
            for quarter in Quarter::ALL {
                if self.against_quarter(seat, figure, quarter).is_none() {
                    out.push(Action::Quarter { figure, quarter });
                }
            }
        }
        out.push(Action::Pass);
    }

    // carcassonne:count.supply carcassonne:count.abbot carcassonne:count.market-farmers
    fn against_quarter(&self, seat: Seat, figure: FigureKind, quarter: Quarter) -> Option<RuleId> {
        if self.players[seat.index()].figures(figure) == 0 {
            return Some(rules::COUNT_SUPPLY);
        }
        if figure == FigureKind::Abbot && quarter != Quarter::Cathedral {
            return Some(rules::COUNT_ABBOT);
        }
        if quarter == Quarter::Market && !self.options.farmers {
            return Some(rules::COUNT_MARKET_FARMERS);
        }
        None
    }

    pub(crate) fn why_not_quarter(&self, seat: Seat, figure: FigureKind, quarter: Quarter) -> Option<Illegal> {
        self.against_quarter(seat, figure, quarter).map(|rule| Illegal::at(rule, Place::Quarter { quarter }))
    }

    /// The feature about to be scored.
    pub(crate) fn in_question(&self) -> Option<crate::completed::Completed> {
        let frame = self.pending.iter().rev().find_map(|frame| match frame {
            Pending::Scoring { at, .. } => Some(*at),
            _ => None,
        });
        frame.and_then(|at| self.scoring.completed.get(usize::from(at)).copied())
    }

    /// The quarter from which figures may come to the feature about to be scored.
    pub(crate) fn quarter_in_question(&self) -> Quarter {
        self.in_question().and_then(|completed| Quarter::of(completed.kind)).unwrap_or_default()
    }

    /// Every field of the map once, by its first part.
    pub(crate) fn fields(&self) -> impl Iterator<Item = (NodeId, Square, Spot)> + '_ {
        let mut met = [false; MAX_NODES];
        self.board.parts(self.catalogue.get()).filter_map(move |(node, tile, part)| {
            let root = self.board.features().root(node);
            let first = part.spot.kind() == FeatureKind::Field && !met[root.index()];
            met[root.index()] = true;
            first.then(|| (root, self.board.tile(tile).square, part.spot))
        })
    }

    pub(crate) fn list_fields(&self, out: &mut Vec<Action>) {
        let figure = FigureKind::Meeple;
        out.extend(self.fields().map(|(_, square, spot)| Action::PlaceAt { figure, square, spot }));
    }

    pub(crate) fn why_not_market(&self, figure: FigureKind, square: Square, spot: Spot) -> Option<Illegal> {
        let listed = self.fields().any(|(_, at, field)| (at, field) == (square, spot));
        let allowed = figure == FigureKind::Meeple && listed;
        (!allowed).then(|| Illegal::at(rules::COUNT_MARKET, spot.on(square)))
    }

    /// Any part of a field stands for it.
    pub(crate) fn canonical_field(&self, square: Square, spot: Spot) -> Option<(Square, Spot)> {
        let (_, node, named) = self.node_on(square, spot)?;
        let root = self.board.features().root(node);
        let field = (named.kind() == FeatureKind::Field).then(|| self.fields().find(|&(field, ..)| field == root));
        field.flatten().map(|(_, square, spot)| (square, spot))
    }
}

impl Fortified {
    pub(crate) fn place_in_quarter(
        &mut self,
        table: &mut Table,
        seat: Seat,
        figure: FigureKind,
        quarter: Quarter,
        cx: &mut impl Context<Event>,
    ) {
        *table.players[seat.index()].figures_mut(figure) -= 1;
        *self.figures_mut(seat, quarter, figure) += 1;
        cx.emit(|| Event::QuarterPlaced { seat, figure, quarter });
        // carcassonne:count.moves-count
        table.pending.push(Pending::Count { seat });
    }

    pub(crate) fn list_count(&self, out: &mut Vec<Action>) {
        let others = Quarter::ALL.into_iter().filter(|&quarter| quarter != self.count);
        out.extend(others.map(|quarter| Action::Count { quarter }));
        out.push(Action::Pass);
    }

    pub(crate) fn why_not_count(&self, quarter: Quarter) -> Option<Illegal> {
        let there = quarter == self.count;
        there.then(|| Illegal::at(rules::COUNT_MOVES_COUNT, Place::Quarter { quarter }))
    }

    pub(crate) fn move_count(&mut self, seat: Seat, quarter: Quarter, cx: &mut impl Context<Event>) {
        self.count = quarter;
        cx.emit(|| Event::CountMoved { seat, quarter });
    }

    /// The quarter from which a player could help with the feature about to be scored, if anybody is there.
    // carcassonne:count.moves carcassonne:count.matching carcassonne:count.locked
    pub(crate) fn open_quarter(&self, seat: Seat, kind: FeatureKind) -> Option<Quarter> {
        let quarter = Quarter::of(kind)?;
        (self.count != quarter && self.has_any(seat, quarter)).then_some(quarter)
    }

    pub(crate) fn list_moves(&self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        let movable = FigureKind::ALL.into_iter().filter(|&figure| self.may_move(table, seat, figure));
        out.extend(movable.map(|figure| Action::Move { figure }));
        out.push(Action::Pass);
    }

    pub(crate) fn why_not_move(&self, table: &Table, seat: Seat, figure: FigureKind) -> Option<Illegal> {
        let quarter = table.quarter_in_question();
        (!self.may_move(table, seat, figure)).then(|| Illegal::at(rules::COUNT_MOVES, Place::Quarter { quarter }))
    }

    fn may_move(&self, table: &Table, seat: Seat, figure: FigureKind) -> bool {
        self.figures(seat, table.quarter_in_question(), figure) > 0
    }

    /// A figure joins the feature; as long as there are more, their player is asked again.
    // carcassonne:count.any-number carcassonne:count.joins
    pub(crate) fn move_figure(
        &mut self,
        table: &mut Table,
        seat: Seat,
        kind: FigureKind,
        cx: &mut impl Context<Event>,
    ) {
        let Some(completed) = table.in_question() else { return };
        let Some(quarter) = Quarter::of(completed.kind) else { return };
        let square = table.board.tile(completed.tile).square;
        let Some((tile, node, spot)) = table.node_on(square, completed.spot) else { return };
        *self.figures_mut(seat, quarter, kind) -= 1;
        table.figures.push(Figure { seat, kind, on: completed.kind, tile, node, spot, helped: false });
        table.board.features.add_figure(node);
        cx.emit(|| Event::FromQuarter { seat, figure: kind, quarter, at: completed.spot.on(square) });
        if self.has_any(seat, quarter) {
            table.pending.push(Pending::Move { seat });
        }
    }

    /// Whether a player has figures in the market.
    pub(crate) fn in_market(&self, seat: Seat) -> bool {
        self.figures(seat, Quarter::Market, FigureKind::Meeple) > 0
    }

    pub(crate) fn leave_market(
        &mut self,
        table: &mut Table,
        seat: Seat,
        square: Square,
        spot: Spot,
        cx: &mut impl Context<Event>,
    ) {
        let Some((tile, node, _)) = table.node_on(square, spot) else { return };
        let (kind, quarter) = (FigureKind::Meeple, Quarter::Market);
        *self.figures_mut(seat, quarter, kind) -= 1;
        table.figures.push(Figure { seat, kind, on: FeatureKind::Field, tile, node, spot, helped: false });
        table.board.features.add_figure(node);
        cx.emit(|| Event::FromQuarter { seat, figure: kind, quarter, at: spot.on(square) });
    }
}
