//! The box, counted: what the data file lists against what the rulebook's box holds.

use duchy_catherine::{Card, CardKind, Catalogue, Catherine, Colour, Symbol};
use duchy_game::{Catalogue as _, Language, Presentation};

fn cards() -> Vec<&'static Card> {
    let catalogue = Catalogue::built_in().get();
    catalogue.cards().flat_map(|(_, card)| std::iter::repeat_n(card, usize::from(card.copies))).collect()
}

/// Tests `catherine:setup.hand`: 102 cards.
#[test]
fn there_are_102_cards_34_of_each_colour() {
    assert_eq!(cards().len(), 102);
    let colours = [("blue", 34), ("red", 34), ("yellow", 34)];
    duchy_testkit::census("colours", colours, cards().iter().map(|card| format!("{:?}", card.colour).to_lowercase()));
}

#[test]
fn every_kind_is_there_as_often_in_each_colour() {
    let expected = [
        (CardKind::Market, 6),
        (CardKind::Gift, 2),
        (CardKind::Academy, 1),
        (CardKind::Audience, 2),
        (CardKind::Library, 1),
        (CardKind::Salon, 1),
        (CardKind::Fair, 1),
        (CardKind::Charter, 4),
        (CardKind::Feast, 2),
        (CardKind::Banquet, 2),
        (CardKind::BuildDraw, 3),
        (CardKind::BuildPoints, 3),
        (CardKind::BuildFavour, 3),
        (CardKind::BuildRegion, 3),
    ];
    for colour in [Colour::Blue, Colour::Red, Colour::Yellow] {
        for (kind, count) in expected {
            let found = cards().iter().filter(|card| card.kind == kind && card.colour == colour).count();
            assert_eq!(found, count, "{colour:?} {kind:?}");
        }
    }
}

/// Tests `catherine:setup.goods`: 12 tokens of each good are three cities of it for four players.
#[test]
fn cities_orders_and_the_track_are_complete() {
    let catalogue = Catalogue::built_in().get();
    assert_eq!(catalogue.cities().count(), 18);
    for good in 0..Symbol::GOODS {
        assert_eq!(catalogue.cities().filter(|(_, city)| city.goods[good] > 0).count(), 3, "{good}");
    }
    assert_eq!(catalogue.cities().filter(|(_, city)| city.crown).count(), 3);
    assert_eq!(catalogue.cities().filter(|(_, city)| city.one).count(), 3);
    assert_eq!(catalogue.cities().map(|(city, _)| catalogue.roads_from(city).count_ones()).sum::<u32>(), 2 * 29);
    assert_eq!(catalogue.orders().len(), 8);
    assert!(catalogue.orders().iter().all(|order| order.goods.iter().sum::<u8>() == 7));
    assert_eq!(catalogue.favour().len(), 13);
    assert_eq!(catalogue.favour()[0].hand, 3);
    assert_eq!(catalogue.residences(), 12);
}

/// Tests `catherine:row.symbols`, `catherine:build.listed`: cards that name cities show no symbols, the others some.
#[test]
fn cards_show_symbols_or_three_cities() {
    for card in cards() {
        let symbols: u8 = card.top.iter().sum();
        assert_eq!(card.kind.lists_cities(), symbols == 0, "{}", card.id);
        assert_eq!(card.cities.count_ones(), if card.kind.lists_cities() { 3 } else { 0 }, "{}", card.id);
    }
}

/// What nobody has confirmed is said to the players, in every language.
#[test]
fn what_is_reconstructed_is_said() {
    let keys = Catalogue::built_in().get().reconstructed();
    assert_eq!(keys.len(), 5);
    for key in keys {
        for language in Language::ALL {
            assert!(Catherine::TEXTS.get(language).contains(&format!("\n{key} = ")), "{key}");
        }
    }
}
