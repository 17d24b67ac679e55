//! What each viewer may know: everything but the deck, the hands of others, and what others have chosen.

use std::collections::BTreeMap;

use duchy_game::{Kind, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    card::{Symbol, Symbols, by_symbol},
    notation,
    options::Orders,
    pending::Question,
    state::Catherine,
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// Which decade, from 1; 0 when the game is over.
    pub decade: u8,
    /// Which round of it, from 1; 0 outside rounds.
    pub round: u8,
    /// What is asked now.
    pub question: Option<Question>,
    /// What each player has, by seat.
    pub players: Vec<PlayerView>,
    /// The map.
    pub cities: Vec<CityView>,
    /// Cards face down.
    pub deck: usize,
    /// How often the discards have been shuffled.
    pub shuffles: u8,
    /// The discards.
    pub discards: Vec<CardCount>,
    /// Whether orders lie face down.
    pub secret_orders: bool,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Points so far.
    pub score: i32,
    /// The space of the favour marker, from 0.
    pub favour: u8,
    /// The hand limit there.
    pub hand_limit: u8,
    /// Points it gives in every decade scoring.
    pub favour_points: u8,
    /// The multiplier there.
    pub multiplier: u8,
    /// Joker tokens.
    pub jokers: u8,
    /// The order, if this viewer may see it.
    pub order: Option<&'static str>,
    /// How many of its goods tokens and jokers cover, if this viewer may see it.
    pub order_goods: Option<u8>,
    /// How many cards the hand holds.
    pub hand_size: usize,
    /// For each of them, how many shuffles came before it was drawn; in rising order.
    pub drawn_after: Vec<u8>,
    /// Which they are, if this viewer may see them.
    pub hand: Option<Vec<&'static str>>,
    /// The action row with what lies under it, from left to right.
    pub row: Vec<RowView>,
    /// The place in the row that was activated this round.
    pub active: Option<u8>,
    /// Symbols of the action row and goods tokens together, by kind.
    #[serde(serialize_with = "by_symbol")]
    #[ts(as = "BTreeMap<Symbol, u8>")]
    pub owned: Symbols,
    /// Goods tokens, by kind.
    #[serde(serialize_with = "by_symbol")]
    #[ts(as = "BTreeMap<Symbol, u8>")]
    pub tokens: [u8; Symbol::GOODS],
    /// Cities with a residence.
    pub residences: Vec<&'static str>,
    /// Those of the largest network.
    pub network: Vec<&'static str>,
    /// Residences not built yet.
    pub supply: u8,
    /// Has to choose now, or has chosen and may change it.
    pub asked: bool,
    /// Has chosen.
    pub chosen: bool,
    /// Cards the open question lets this player add to the action row; 0 if it is about something else.
    pub row_slots: u8,
    /// Cards of the hand that lie face down, chosen but not revealed yet.
    pub face_down: u8,
    /// What was chosen, if this viewer may see it.
    pub choice: Option<String>,
}

/// A card of an action row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RowView {
    /// Which.
    pub card: &'static str,
    /// What lies under it.
    pub under: Option<&'static str>,
}

/// A city on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CityView {
    /// Which.
    pub id: &'static str,
    /// Goods tokens that still lie there, by kind.
    #[serde(serialize_with = "by_symbol")]
    #[ts(as = "BTreeMap<Symbol, u8>")]
    pub tokens: [u8; Symbol::GOODS],
    /// Who has a residence there.
    pub residences: Vec<Seat>,
}

/// A card and how many there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardCount {
    /// Which.
    pub id: &'static str,
    /// How many.
    pub count: u8,
}

impl Catherine {
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let (decade, round) = self.time();
        let catalogue = self.catalogue.get();
        View {
            decade,
            round,
            question: self.question().map(|(question, _)| question),
            players: Seat::all(self.seats).map(|seat| self.player_view(seat, viewer)).collect(),
            cities: catalogue
                .cities()
                .map(|(city, there)| {
                    let residences: Vec<Seat> =
                        Seat::all(self.seats).filter(|seat| self.player(*seat).residences & city.bit() != 0).collect();
                    // catherine:setup.goods
                    let left = self.seats - residences.len() as u8;
                    CityView { id: &there.id, tokens: there.goods.map(|good| good * left), residences }
                })
                .collect(),
            deck: self.deck.len(),
            shuffles: self.shuffles,
            // catherine:know.discards
            discards: catalogue
                .cards()
                .map(|(card, shown)| CardCount { id: &shown.id, count: self.discards[card.index()] })
                .filter(|pile| pile.count > 0)
                .collect(),
            secret_orders: self.options.orders == Orders::Secret,
        }
    }

    /// Whether this viewer sees what the seat keeps to itself.
    // catherine:know.hand catherine:know.choice
    fn sees(viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) || viewer == Viewer::Everything
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let catalogue = self.catalogue.get();
        let space = self.favour_space(seat);
        let own = Self::sees(viewer, seat);
        let open = own || self.options.orders == Orders::Open || self.pending.is_empty();
        let mut drawn_after: Vec<u8> = player.hand().iter().map(|held| held.shuffles).collect();
        drawn_after.sort_unstable();
        let row = player.row().iter().enumerate().map(|(place, card)| RowView {
            card: self.card_name(*card),
            under: player.under(place).map(|card| self.card_name(card)),
        });
        PlayerView {
            score: player.score,
            favour: player.favour,
            hand_limit: space.hand,
            favour_points: space.points,
            multiplier: space.multiplier,
            jokers: player.jokers,
            order: open.then(|| catalogue.order(player.order).id.as_str()),
            order_goods: open.then(|| self.goods_for_order(seat)),
            hand_size: player.hand().len(),
            drawn_after,
            hand: own.then(|| self.names(player.hand().iter().map(|held| held.card))),
            row: row.collect(),
            active: player.active,
            owned: self.owned(seat),
            tokens: player.tokens,
            residences: catalogue.city_names(player.residences),
            network: catalogue.city_names(catalogue.largest_network(player.residences)),
            supply: self.supply(seat),
            asked: self.question().is_some_and(|(_, asked)| asked.contains(seat)),
            chosen: player.choice.is_some(),
            row_slots: self.question().map_or(0, |(question, _)| question.row_slots()),
            face_down: player.choice.map_or(0, |choice| choice.cards_played()),
            choice: player.choice.filter(|_| own).map(|choice| notation::write(catalogue, &choice)),
        }
    }
}
