//! What happens when something is placed: points for regions and colours, and what each type of tile does.

use duchy_game::{Context, Kind, Seat};

use crate::{
    bonus::{Bonus, Reward},
    event::{Event, Gain},
    pending::Pending,
    player::Player,
    realm::{Space, spaces_in},
    rules,
    scoring::Green,
    state::Tuscany,
    tile::{Colour, Piece, Products},
};

/// Region cards of a monastery.
// tuscany:monastery.cards
const MONASTERY_CARDS: u8 = 3;
/// Points for a completed region, by its size.
// tuscany:region.score
const REGION_POINTS: [u8; 4] = [0, 1, 3, 6];
/// Points on the red track for a hex that finds no room.
const HEX_WITHOUT_SPACE: i16 = 2;

/// Green points for completing a region, given as the bits of its spaces.
#[inline]
pub fn region_points(region: u32) -> u8 {
    REGION_POINTS[(region.count_ones() as usize).min(3)]
}

impl Tuscany {
    /// Puts a piece on a space, gives its points and does what its type does.
    #[inline]
    pub(crate) fn settle(&mut self, seat: Seat, piece: Piece, space: Space, cx: &mut impl Context<Event>) {
        let player = &mut self.players[seat.index()];
        let Some(colour) = player.colour_at(space) else {
            debug_assert!(false, "realms are laid out");
            return;
        };
        let region = player.region(space, colour);
        let products = if colour == Colour::Field { player.new_products(piece, region) } else { 0 };
        player.put(piece, space);
        let (filled, spaces) = (player.filled, player.colours[colour as usize]);
        if region & !filled == 0 {
            let points = Green { points: region_points(region), what: "green-region", rule: rules::REGION_SCORE };
            self.gain_green(seat, points, region, cx);
        }
        if spaces & !filled == 0 {
            self.fill_colour(seat, colour, cx);
        }
        // tuscany:hex.effect
        match colour {
            Colour::Village => {
                // tuscany:village.worker tuscany:village.bonus
                let count = 1 + self.players[seat.index()].bonus(Bonus::Worker);
                self.gain_workers(seat, count, cx);
            }
            Colour::Field => {
                let points = Green { points: products, what: "green-products", rule: rules::FIELD_PRODUCTS };
                self.gain_green(seat, points, space.bit(), cx);
            }
            Colour::Wagon => {
                let count = 1 + self.players[seat.index()].bonus(Bonus::BonusCard);
                self.turn_bonus_cards(seat, count, cx);
            }
            Colour::Monastery => self.draw_cards(seat, MONASTERY_CARDS, cx),
            Colour::Quarry => {
                // tuscany:quarry.marble tuscany:quarry.bonus
                let count = 1 + self.players[seat.index()].bonus(Bonus::Marble);
                self.gain_marble(seat, count, cx);
            }
            Colour::Town => {
                if Bonus::ALL.into_iter().any(|bonus| self.bonus_left(bonus) > 0) {
                    self.pending.push(Pending::Town(seat));
                }
            }
            Colour::Tavern => self.gain_hex(seat, rules::TAVERN_HEX, cx),
            Colour::Castle => {
                // tuscany:castle.optional
                if self.open_colours() & self.players[seat.index()].fitting() != 0 {
                    self.pending.push(Pending::Castle(seat));
                }
            }
        }
    }

    /// Scores the colour bonus of the first and the second player to fill a colour.
    // tuscany:colour.first tuscany:colour.second
    fn fill_colour(&mut self, seat: Seat, colour: Colour, cx: &mut impl Context<Event>) {
        let before = usize::from(self.colours_filled[colour as usize]);
        self.colours_filled[colour as usize] += 1;
        if let Some(&points) = self.catalogue.colour_bonus(colour).get(before) {
            let rule = [rules::COLOUR_FIRST, rules::COLOUR_SECOND][before];
            let spaces = self.players[seat.index()].colours[colour as usize];
            self.gain_green(seat, Green { points, what: "green-colour", rule }, spaces, cx);
        }
    }

    /// Turns over bonus cards one after another, up to one that offers a choice.
    // tuscany:wagon.card tuscany:wagon.bonus
    pub(crate) fn turn_bonus_cards(&mut self, seat: Seat, count: u8, cx: &mut impl Context<Event>) {
        let catalogue = self.catalogue.get();
        for left in (0..count).rev() {
            let Some(kind) = self.draw_bonus_card(cx) else { return };
            let card = catalogue.bonus_card(kind);
            cx.emit(|| Event::BonusCard { seat, card: &card.name });
            self.bonus_discard[kind.index()] += 1;
            match card.only_reward() {
                Some(reward) => self.gain_reward(seat, reward, cx),
                // tuscany:wagon.choice
                None => {
                    self.pending.push(Pending::Reward { seat, card: kind, left });
                    return;
                }
            }
        }
    }

    pub(crate) fn gain_reward(&mut self, seat: Seat, reward: Reward, cx: &mut impl Context<Event>) {
        self.gain_marble(seat, reward.marble, cx);
        self.gain_workers(seat, reward.workers, cx);
        if reward.cards > 0 {
            self.draw_cards(seat, reward.cards, cx);
        }
        // tuscany:wagon.hex
        for _ in 0..reward.hexes {
            self.gain_hex(seat, rules::WAGON_HEX, cx);
        }
        self.gain_red(seat, reward.red.into(), "line-bonus-card", rules::WAGON_CARD, cx);
        let points = Green { points: reward.green, what: "green-bonus-card", rule: rules::WAGON_CARD };
        self.gain_green(seat, points, 0, cx);
    }

    // tuscany:supply.wood
    fn gain_marble(&mut self, seat: Seat, count: u8, cx: &mut impl Context<Event>) {
        if count > 0 {
            let marble = &mut self.players[seat.index()].marble;
            *marble = marble.saturating_add(count);
            cx.emit(|| Event::Gained { seat, what: Gain::Marble, count });
        }
    }

    fn gain_workers(&mut self, seat: Seat, count: u8, cx: &mut impl Context<Event>) {
        if count > 0 {
            let workers = &mut self.players[seat.index()].workers;
            *workers = workers.saturating_add(count);
            cx.emit(|| Event::Gained { seat, what: Gain::Workers, count });
        }
    }

    /// A hex goes into storage, or is worth points at once if there is no room.
    // tuscany:tavern.hex tuscany:tavern.full
    fn gain_hex(&mut self, seat: Seat, rule: duchy_game::RuleId, cx: &mut impl Context<Event>) {
        let player = &mut self.players[seat.index()];
        if player.storage_full() {
            let rule = if rule == rules::TAVERN_HEX { rules::TAVERN_FULL } else { rule };
            self.gain_red(seat, HEX_WITHOUT_SPACE, "line-hex-without-space", rule, cx);
            return;
        }
        player.storage.push(Piece::HEX);
        player.fresh += 1;
        cx.emit(|| Event::Gained { seat, what: Gain::Hex, count: 1 });
    }
}

impl Player {
    /// How many products a piece brings that its region does not have yet. A hex is a product of its own.
    // tuscany:field.products tuscany:field.double tuscany:hex.field
    #[inline]
    fn new_products(&self, piece: Piece, region: u32) -> u8 {
        let Some(kind) = piece.kind() else { return 1 };
        let there = spaces_in(region & self.filled)
            .filter_map(|space| self.laid[space.index()].kind())
            .fold(0, |bits, kind| bits | kind.products().0);
        Products(kind.products().0 & !there).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::table;

    /// Tests `tuscany:tavern.full`, `tuscany:tavern.hex`: one space, so the second hex is worth two red points.
    #[test]
    fn a_hex_without_room_is_worth_points() {
        let (mut game, mut cx) = table(2);
        for expected in [(1, 0), (1, 2), (1, 4)] {
            game.gain_hex(Seat(0), rules::TAVERN_HEX, &mut cx);
            assert_eq!((game.players[0].hexes(), game.players[0].red), expected);
        }
        assert_eq!(game.players[0].ready_hexes(), 0);
    }

    /// Tests `tuscany:wagon.shuffle`: more bonus cards are turned over than there are.
    #[test]
    fn bonus_cards_are_reshuffled() {
        let (mut game, mut cx) = table(2);
        for turned in 1..60 {
            game.turn_bonus_cards(Seat(0), 1, &mut cx);
            let discarded: usize = game.bonus_discard.iter().map(|&count| usize::from(count)).sum();
            assert_eq!((game.bonus_deck.len() + discarded, discarded), (27, (turned - 1) % 27 + 1));
        }
    }
}
