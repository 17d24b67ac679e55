//! Before the first turn: what the map begins with, and who goes first.

use duchy_game::{BadOptions, Context, Description, Interned, Options as _, RulesVersion, Source};

use crate::{
    catalogue::Catalogue,
    elements::Elements,
    event::Event,
    options::{Options, Start},
    picture::RiverRole,
    square::{Side, Square},
    state::Carcassonne,
    table::Table,
    tile::TileKind,
};

impl Carcassonne {
    /// Sets the table up and begins the first turn.
    #[inline]
    pub(crate) fn set_up(
        catalogue: Interned<Catalogue>,
        rules: RulesVersion,
        seats: u8,
        options: &Options,
        cx: &mut impl Context<Event>,
    ) -> Result<Carcassonne, BadOptions> {
        options.check(seats)?;
        if !catalogue.has_start(options) {
            let reason = "the data file has no tiles for this start: choose another one";
            return Err(BadOptions::new(Description::new("bad-start"), reason));
        }
        let elements = Elements::of(catalogue.get(), options);
        let mut game = Carcassonne { table: Table::set_up(catalogue, rules, seats, *options), elements };
        game.begin_map(cx);
        // carcassonne:setup.first
        let first = options.first.decide(seats, cx);
        cx.emit(|| {
            let tile = game.table.tile_name(game.table.board.tiles()[0].kind);
            Event::Started { first, tile, square: Square::ORIGIN }
        });
        game.begin(first, cx);
        Ok(game)
    }

    /// Places what the map begins with.
    // carcassonne:setup.start-tile carcassonne:setup.start carcassonne:river.start carcassonne:fortress.board
    fn begin_map(&mut self, cx: &mut impl Context<Event>) {
        let catalogue = self.table.catalogue.get();
        match self.table.options.start {
            Start::Tile => {
                let facing = self.stated_facing(catalogue.start(), cx);
                self.table.board.lay(catalogue, catalogue.start(), Square::ORIGIN, facing, None);
            }
            Start::River1 | Start::River2 | Start::Rivers => {
                if let Some(source) = catalogue.river_tile(RiverRole::Source, &self.table.options) {
                    let facing = self.stated_facing(source, cx);
                    self.elements.river.begin_river(&mut self.table, source, facing);
                }
            }
            Start::Fortress => self.table.begin_fortress(),
        }
    }

    /// How the first tile lies: upright, unless a record states it otherwise (`BASE-D-start E`).
    fn stated_facing(&self, tile: TileKind, cx: &mut impl Context<Event>) -> Side {
        let name = |facing: Side| format!("{} {facing}", self.table.tile_name(tile)).into();
        cx.stated(Source::new("start"), &Side::ALL, name).unwrap_or(Side::N)
    }
}
