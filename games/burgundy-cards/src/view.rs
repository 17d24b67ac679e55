//! What a viewer may know: everything that lies face up, and one's own hand.

use duchy_game::{Kind, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    animals::animal_points,
    card::{Card, Token, Type},
    event::{RowCard, round_letter},
    piles::{Pile, Piles},
    solo::PILES,
    state::{BurgundyCards, Player, RIVAL},
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The letter of the round card.
    pub round: &'static str,
    /// The turn of the round, 1 to 6.
    pub turn: u8,
    /// Whose turn it is; nobody's when the game is over.
    pub active: Option<Seat>,
    /// Who goes first in this round.
    pub first: Seat,
    /// Where the start-player card lies; there is none in a solo game.
    pub start_card: Option<StartCardView>,
    /// Cards in the display, by row.
    pub display: Vec<RowCard>,
    /// Cards in the face-down deck.
    pub deck: u8,
    /// How often the discard has become the deck.
    pub reshuffles: u8,
    /// Discarded cards.
    pub discard: Vec<CardCount>,
    /// The piles of goods, left and right.
    pub goods: Vec<PileView>,
    /// The piles of animals, left and right.
    pub animals: Vec<PileView>,
    /// What each player has, by seat.
    pub players: Vec<PlayerView>,
    /// The solo rival.
    pub rival: Option<RivalView>,
    /// Types whose first-triple card is still to be had.
    pub first_triples: Vec<Type>,
    /// Points of the cards for all seven types still to be had, from the top.
    pub all_seven: &'static [u8],
    /// Cards just bought, of which one is to be chosen.
    pub offer: Vec<&'static str>,
    /// A card that waits for room among the projects.
    pub on_the_way: Option<&'static str>,
    /// Whether cards have been bought this turn.
    pub bought: bool,
    /// The action being carried out.
    pub acting: Option<ActingView>,
    /// Alone and at the end: whether the rival is beaten.
    pub won: Option<bool>,
}

/// An action being carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ActingView {
    /// Its die; a castle's action has any.
    pub die: Option<u8>,
}

/// Where the start-player card lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StartCardView {
    /// With whom.
    pub seat: Seat,
    /// Face down: that player sold goods and goes first in the next round.
    pub face_down: bool,
}

/// How many cards of a kind there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardCount {
    /// The kind.
    pub card: &'static str,
    /// How many.
    pub count: u8,
}

/// A face-up pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PileView {
    /// What lies on top.
    pub top: Option<Token>,
    /// How many cards it has.
    pub count: u8,
}

/// How many of a good or animal there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TokenCount {
    /// Which.
    pub token: Token,
    /// How many.
    pub count: u8,
}

/// The cards of one type in an estate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StackView {
    /// The type.
    pub kind: Type,
    /// The cards of each complete triple, in the order they came.
    pub triples: Vec<Vec<&'static str>>,
    /// The cards of the unfinished stack.
    pub unfinished: Vec<&'static str>,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Points so far.
    pub score: i16,
    /// Workers.
    pub workers: u8,
    /// Silver.
    pub silver: u8,
    /// Goods in storage.
    pub goods: Vec<TokenCount>,
    /// Goods sold.
    pub sold: Vec<TokenCount>,
    /// Animals.
    pub animals: Vec<TokenCount>,
    /// What the animals would be worth now.
    pub animal_points: i32,
    /// Projects.
    pub projects: Vec<&'static str>,
    /// The estate.
    pub estate: Vec<StackView>,
    /// The points of the card for all seven types, if it is here.
    pub seven: Option<u8>,
    /// Cards in hand: only how many, unless the viewer may see them.
    pub hand_count: u8,
    /// Cards in hand, if the viewer may see them.
    pub hand: Option<Vec<&'static str>>,
    /// Face-down cards left for this round.
    pub face_down: u8,
}

/// The solo rival.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RivalView {
    /// Its points so far.
    pub score: i16,
    /// Its estate.
    pub estate: Vec<StackView>,
    /// The points of the card for all seven types, if it has one.
    pub seven: Option<u8>,
    /// Its face-down cards.
    pub face_down: u8,
    /// How many cards it gets in each round.
    pub piles: &'static [u8],
}

impl StackView {
    /// All cards that count as this type, in the order they came.
    pub fn cards(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.triples.iter().flatten().chain(&self.unfinished).copied()
    }
}

impl BurgundyCards {
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let start_card = self.start_card().map(|(seat, face_down)| StartCardView { seat, face_down });
        View {
            round: round_letter(self.round),
            turn: self.turn,
            active: self.active(),
            first: self.first,
            start_card,
            display: self
                .display
                .iter()
                .map(|shown| RowCard { row: shown.row, card: self.card_name(shown.card) })
                .collect(),
            deck: self.deck_left,
            reshuffles: self.reshuffles(),
            discard: self.discard_view(),
            goods: pile_views(&self.goods, Token::good),
            animals: pile_views(&self.animals, Token::animal),
            players: Seat::all(self.seats).map(|seat| self.player_view(seat, viewer)).collect(),
            rival: self.rival().map(|rival| RivalView {
                score: rival.score,
                estate: self.stack_views(RIVAL, rival),
                seven: rival.seven_points(),
                face_down: self.rival_left,
                piles: &PILES,
            }),
            first_triples: self.first_triples().collect(),
            all_seven: self.sevens(),
            offer: self.offer.iter().map(|&card| self.card_name(card)).collect(),
            on_the_way: self.on_the_way().map(|card| self.card_name(card)),
            bought: self.bought,
            acting: self.acting().map(|die| ActingView { die }),
            won: self.outcome().1,
        }
    }

    fn discard_view(&self) -> Vec<CardCount> {
        let counts = self.catalogue.cards().map(|card| (card, self.discard[card.index()]));
        let some = counts.filter(|(_, count)| *count > 0);
        some.map(|(card, count)| CardCount { card: self.card_name(card), count }).collect()
    }

    // burgundy-cards:turn.hand
    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &self.players[seat.index()];
        let open = viewer == Viewer::Everything || viewer.is(seat);
        let hand = || player.hand.iter().map(|held| self.card_name(held.card)).collect();
        PlayerView {
            score: player.score,
            workers: player.workers,
            silver: player.silver,
            goods: token_counts(&player.goods, Token::good),
            sold: token_counts(&player.sold, Token::good),
            animals: token_counts(&player.animals, Token::animal),
            animal_points: animal_points(&player.animals),
            projects: player.projects.iter().map(|&card| self.card_name(card)).collect(),
            estate: self.stack_views(seat, player),
            seven: player.seven_points(),
            hand_count: player.hand.len() as u8,
            hand: open.then(hand),
            face_down: player.stack_len(),
        }
    }

    fn stack_views(&self, seat: Seat, player: &Player) -> Vec<StackView> {
        let stack = |kind: Type| {
            let cards = self.estate(seat).filter(|(_, counts_as)| *counts_as == kind);
            let mut cards: Vec<_> = cards.map(|(card, _): (Card, Type)| self.card_name(card)).collect();
            let unfinished = cards.split_off(3 * usize::from(player.triples(kind)));
            StackView { kind, triples: cards.chunks(3).map(<[_]>::to_vec).collect(), unfinished }
        };
        let there = Type::ALL.into_iter().filter(|kind| player.estate[kind.index()] > 0);
        there.map(stack).collect()
    }
}

fn token_counts<const N: usize>(counts: &[u8; N], token: fn(usize) -> Token) -> Vec<TokenCount> {
    let some = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    some.map(|(index, &count)| TokenCount { token: token(index), count }).collect()
}

fn pile_views<const N: usize>(piles: &Piles<N>, token: fn(usize) -> Token) -> Vec<PileView> {
    let view = |pile| PileView { top: piles.top(pile).map(token), count: piles.len(pile) };
    Pile::BOTH.into_iter().map(view).collect()
}
