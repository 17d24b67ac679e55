//! The box, counted: what the data file lists against what the rulebook's box holds.

use duchy_game::{Catalogue as _, Kind};
use duchy_tuscany::{BOARDS_OF_A_LETTER, Catalogue, Colour, Piece, TileKind};

fn by_type(tiles: &[u8]) -> Vec<&'static str> {
    let of_kind = |kind: TileKind| std::iter::repeat_n(kind.colour().name(), usize::from(tiles[kind.index()]));
    TileKind::all().flat_map(of_kind).collect()
}

/// Tests `tuscany:setup.stacks`: 22 tiles of each player, the start castle among them.
#[test]
fn every_player_has_22_tiles() {
    let box_ = Catalogue::built_in();
    let tiles = [
        ("village", 4),
        ("field", 4),
        ("wagon", 3),
        ("monastery", 3),
        ("quarry", 3),
        ("town", 2),
        ("tavern", 1),
        ("castle", 1),
    ];
    duchy_testkit::census("tiles of a player", tiles, by_type(box_.player_tiles()));
    assert_eq!(by_type(box_.player_tiles()).len() + [Piece::START].len(), 22);
}

/// Tests `tuscany:setup.open-tiles`: 32 neutral tiles, four of each type; 120 tiles in all.
#[test]
fn there_are_120_tiles() {
    let box_ = Catalogue::built_in();
    let neutral = by_type(box_.neutral_tiles());
    duchy_testkit::census("neutral tiles", Colour::ALL.map(|colour| (colour.name(), 4)), neutral.iter().copied());
    assert_eq!(neutral.len() + 4 * 22, 120);
}

#[test]
fn every_field_shows_one_product_or_two() {
    let box_ = Catalogue::built_in();
    let fields = |tiles: &'static [u8]| {
        let of_kind = |kind: TileKind| std::iter::repeat_n(kind.name(), usize::from(tiles[kind.index()]));
        TileKind::all().filter(|kind| kind.colour() == Colour::Field).flat_map(of_kind)
    };
    let own = [("vineyard", 1), ("olives", 1), ("vineyard+pigs", 1), ("olives+wheat", 1)];
    duchy_testkit::census("fields of a player", own, fields(box_.get().player_tiles()));
    let neutral = [("pigs", 1), ("wheat", 1), ("pigs+olives", 1), ("vineyard+wheat", 1)];
    duchy_testkit::census("neutral fields", neutral, fields(box_.get().neutral_tiles()));
}

#[test]
fn there_are_122_region_cards_and_27_bonus_cards() {
    let box_ = Catalogue::built_in();
    let cards = |colour: Colour| std::iter::repeat_n(colour.name(), usize::from(box_.region_cards()[colour.index()]));
    let expected = [
        ("village", 18),
        ("field", 18),
        ("wagon", 16),
        ("monastery", 16),
        ("quarry", 16),
        ("town", 14),
        ("tavern", 12),
        ("castle", 12),
    ];
    duchy_testkit::census("region cards", expected, Colour::ALL.into_iter().flat_map(cards));
    assert_eq!(expected.iter().map(|(_, count)| count).sum::<usize>(), 122);
    let bonus = box_.bonus_cards().iter().flat_map(|card| std::iter::repeat_n(&card.name, usize::from(card.count)));
    let expected = [
        ("1 marble", 4),
        ("1 worker", 4),
        ("2 region card", 4),
        ("1 hex", 3),
        ("2 red", 4),
        ("3 red", 4),
        ("1 green", 4),
    ];
    assert_eq!(expected.iter().map(|(_, count)| count).sum::<usize>(), 27);
    duchy_testkit::census("bonus cards", expected, bonus);
}

/// Tests `tuscany:setup.boards`: whatever three boards a player gets, the realm has as many spaces of each colour.
#[test]
fn every_realm_has_30_spaces() {
    let box_ = Catalogue::built_in().get();
    let expected = [
        ("village", 5),
        ("field", 5),
        ("wagon", 4),
        ("monastery", 4),
        ("quarry", 4),
        ("town", 3),
        ("tavern", 2),
        ("castle", 3),
    ];
    for a in 0..BOARDS_OF_A_LETTER as u8 {
        for b in 0..BOARDS_OF_A_LETTER as u8 {
            for c in 0..BOARDS_OF_A_LETTER as u8 {
                let boards = [box_.board(0, a), box_.board(1, b), box_.board(2, c)];
                let spaces = boards.iter().flat_map(|board| board.spaces.iter().map(|colour| colour.name()));
                duchy_testkit::census("spaces", expected, spaces);
            }
        }
    }
}

/// What is reconstructed is said, and a file that confirms it says less.
#[test]
fn what_is_reconstructed_is_listed() {
    let all = Catalogue::built_in();
    assert_eq!(all.reconstructed().len(), 6);
    let text = Catalogue::BUILT_IN;
    let start = text.find("reconstructed = [").expect("it is there");
    let end = start + text[start..].find('\n').expect("the line ends");
    let own = format!("{}reconstructed = []{}", &text[..start], &text[end..]);
    let own = Catalogue::interner().intern(&own).expect("it is in order");
    assert_eq!(own.reconstructed(), ["reconstructed-shape"]);
}
