//! Stacks, decks and the open tiles: what is drawn, reshuffled, cleared and refilled.

use duchy_game::{Context, Name, Seat, SeatSet, Source};

use crate::{
    bonus::CardKind,
    event::{Event, Stack, Why},
    state::{OPEN, OpenTile, Tuscany},
    tile::{COLOURS, Colour, MAX_KINDS, TileKind},
};

/// More open tiles of a colour than there may be.
const TOO_MANY: u8 = 5;

const NEUTRAL: usize = 0;
const CARDS: usize = 1;
const BONUS: usize = 2;

fn tile_name(kind: TileKind) -> Name {
    Name::Borrowed(kind.name())
}

impl Tuscany {
    /// Draws region cards, as many as there are up to this number.
    // tuscany:draw.secret
    #[inline]
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, cx: &mut impl Context<Event>) {
        let mut drawn = [0; COLOURS];
        for _ in 0..count {
            // tuscany:draw.shuffle
            if self.deck.is_empty() {
                if self.discard == [0; COLOURS] {
                    break;
                }
                self.deck.refill(self.discard);
                self.discard = [0; COLOURS];
                self.shuffles[CARDS] += 1;
                cx.emit(|| Event::Shuffled { stack: Stack::RegionCards });
            }
            let source = Source::new("region cards").at(self.shuffles[CARDS]).seen_by(SeatSet::one(seat));
            if let Some(card) = cx.draw(source, &mut self.deck, |card| Name::Borrowed(card.card_name())) {
                self.players[seat.index()].hand[card as usize] += 1;
                drawn[card as usize] += 1;
            }
        }
        cx.emit(|| Event::drew(seat, &drawn));
    }

    /// Whether a region card can be drawn.
    #[inline]
    pub(crate) fn cards_left(&self) -> bool {
        !self.deck.is_empty() || self.discard != [0; COLOURS]
    }

    /// Turns over a bonus card.
    // tuscany:wagon.shuffle
    pub(crate) fn draw_bonus_card(&mut self, cx: &mut impl Context<Event>) -> Option<CardKind> {
        if self.bonus_deck.is_empty() {
            self.bonus_deck.refill(self.bonus_discard);
            self.bonus_discard.fill(0);
            self.shuffles[BONUS] += 1;
            cx.emit(|| Event::Shuffled { stack: Stack::BonusCards });
        }
        let catalogue = self.catalogue.get();
        let source = Source::new("bonus cards").at(self.shuffles[BONUS]);
        cx.draw(source, &mut self.bonus_deck, |kind| Name::Borrowed(&catalogue.bonus_card(kind).name))
    }

    /// A neutral tile, if there is any left that has not been taken.
    // tuscany:open.neutral
    fn draw_neutral(&mut self, cx: &mut impl Context<Event>) -> Option<TileKind> {
        if self.neutral.is_empty() && self.neutral_discard != [0; MAX_KINDS] {
            self.neutral.refill(self.neutral_discard);
            self.neutral_discard = [0; MAX_KINDS];
            self.shuffles[NEUTRAL] += 1;
            cx.emit(|| Event::Shuffled { stack: Stack::NeutralTiles });
        }
        cx.draw(Source::new("neutral tiles").at(self.shuffles[NEUTRAL]), &mut self.neutral, tile_name)
    }

    /// Where the first open tile of this kind lies.
    // tuscany:take.same-kind
    #[inline]
    pub(crate) fn find_open(&self, kind: TileKind) -> Option<usize> {
        self.open.iter().position(|open| open.kind() == Some(kind))
    }

    /// Takes an open tile away and puts one of the player's own in its place, or a neutral one if those are used up.
    // tuscany:take.replace tuscany:take.neutral
    #[inline]
    pub(crate) fn take_open(&mut self, seat: Seat, kind: TileKind, cx: &mut impl Context<Event>) {
        let Some(slot) = self.find_open(kind) else {
            debug_assert!(false, "there is no open {}", kind.name());
            return;
        };
        self.open[slot] = OpenTile::NONE;
        let source = Source::new("tiles").at(seat.0.into());
        match cx.draw(source, &mut self.players[seat.index()].tiles, tile_name) {
            Some(tile) => {
                self.open[slot] = OpenTile::own(tile);
                cx.emit(|| Event::Opened { tile, slot: slot as u8, by: Some(seat) });
            }
            None => self.fill_open(cx),
        }
        self.keep_mixed(cx);
    }

    /// Puts neutral tiles into every gap.
    // tuscany:open.gaps
    pub(crate) fn fill_open(&mut self, cx: &mut impl Context<Event>) {
        for slot in 0..OPEN {
            if self.open[slot] == OpenTile::NONE {
                let Some(tile) = self.draw_neutral(cx) else { return };
                self.open[slot] = OpenTile::neutral(tile);
                cx.emit(|| Event::Opened { tile, slot: slot as u8, by: None });
            }
        }
    }

    /// Clears five of a colour until at most four are left.
    // tuscany:open.five
    #[inline]
    pub(crate) fn keep_mixed(&mut self, cx: &mut impl Context<Event>) {
        loop {
            let mut counts = [0u8; COLOURS];
            for kind in self.open.iter().filter_map(|open| open.kind()) {
                counts[kind.colour() as usize] += 1;
            }
            let Some(index) = counts.iter().position(|&count| count >= TOO_MANY) else { return };
            self.clear_open(Colour::ALL[index], Why::TooMany, cx);
        }
    }

    /// Clears all open tiles of a colour away and fills the gaps with neutral ones.
    // tuscany:open.cleared
    pub(crate) fn clear_open(&mut self, colour: Colour, why: Why, cx: &mut impl Context<Event>) {
        for open in &mut self.open {
            let Some(kind) = open.kind().filter(|kind| kind.colour() == colour) else { continue };
            if open.is_neutral() {
                self.neutral_discard[duchy_game::Kind::index(kind)] += 1;
            }
            *open = OpenTile::NONE;
        }
        cx.emit(|| Event::Cleared { colour, why });
        self.fill_open(cx);
    }

    /// The colours of the open tiles, as bits.
    #[inline]
    pub(crate) fn open_colours(&self) -> u8 {
        self.open.iter().filter_map(|open| open.kind()).fold(0, |bits, kind| bits | 1 << kind.colour() as u8)
    }

    /// The colours of the neutral tiles that may still be turned over, as bits.
    pub(crate) fn hidden_neutral_colours(&self) -> u8 {
        let there =
            |kind: &TileKind| self.neutral.left(*kind) > 0 || self.neutral_discard[duchy_game::Kind::index(*kind)] > 0;
        TileKind::all().filter(there).fold(0, |bits, kind| bits | 1 << kind.colour() as u8)
    }
}
