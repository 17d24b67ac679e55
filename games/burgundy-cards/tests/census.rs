//! The box, counted: what the data file lists against what the rulebook's box holds.

use duchy_burgundy_cards::{Catalogue, Token, Type};
use duchy_game::{Catalogue as _, Kind as _};

/// Every action card of the box, as often as it is there.
fn cards() -> Vec<duchy_burgundy_cards::Card> {
    let catalogue = Catalogue::built_in().get();
    catalogue
        .cards()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(catalogue.counts()[card.index()])))
        .collect()
}

#[test]
fn there_are_114_action_cards_by_type() {
    let catalogue = Catalogue::built_in();
    assert_eq!(cards().len(), 114);
    let expected = [
        ("castle", 12),
        ("mine", 12),
        ("cloister", 12),
        ("knowledge", 18),
        ("ship", 18),
        ("pasture", 18),
        ("building", 24),
    ];
    duchy_testkit::census("types", expected, cards().into_iter().map(|card| catalogue.kind(card).word()));
    let buildings = cards().into_iter().filter_map(|card| catalogue.face(card).building).map(|building| building.id());
    let eight = ["carpenter", "church", "market", "watchtower", "bank", "inn", "warehouse", "city-hall"];
    duchy_testkit::census("buildings", eight.map(|id| (id, 3)), buildings);
    duchy_testkit::census("dice", (1..=6).map(|die| (die, 19)), cards().into_iter().map(|card| catalogue.die(card)));
}

#[test]
fn goods_and_animals_are_counted() {
    let catalogue = Catalogue::built_in();
    let count = |token: Token| {
        let counts = if token.is_good() { &catalogue.good_counts()[..] } else { &catalogue.animal_counts()[..] };
        std::iter::repeat_n(token.word(), usize::from(counts[token.index()]))
    };
    duchy_testkit::census(
        "goods",
        ["light", "medium", "dark"].map(|word| (word, 6)),
        Token::GOODS.into_iter().flat_map(count),
    );
    let animals = ["rooster", "cow", "sheep", "pig"].map(|word| (word, 5));
    duchy_testkit::census("animals", animals, Token::ANIMALS.into_iter().flat_map(count));
    for (die, good) in (1..=6).zip([0, 0, 1, 1, 2, 2]) {
        assert!(catalogue.sells(Token::GOODS[good], die));
    }
}

/// Tests `burgundy-cards:setup.all-seven`, `burgundy-cards:triple.round`, `burgundy-cards:cloister.six`.
#[test]
fn bonus_cards_are_as_printed() {
    let catalogue = Catalogue::built_in();
    assert_eq!([1, 2, 3, 4].map(|seats| catalogue.all_seven(seats)), [&[3, 1][..], &[3, 1], &[4, 2, 1], &[4, 3, 2, 1]]);
    let offers =
        |round: u8| catalogue.round(round).iter().map(|&number| catalogue.bonus(number).words()).collect::<Vec<_>>();
    assert_eq!(offers(0), ["3 points", "2 goods", "2 animals", "3 silver", "3 workers"]);
    assert_eq!(offers(3), ["2 silver", "2 workers", "1 silver 1 workers"]);
    assert_eq!([Type::Building, Type::Pasture, Type::Cloister].map(|kind| catalogue.triple(kind)), [3, 4, 6]);
}

#[test]
fn what_is_reconstructed_is_said_in_every_language() {
    let catalogue = Catalogue::built_in();
    let marked = [
        "reconstructed-triples",
        "reconstructed-dice",
        "reconstructed-buildings",
        "reconstructed-sales",
        "reconstructed-goods",
        "reconstructed-rounds",
    ];
    assert_eq!(catalogue.reconstructed(), marked);
    let words =
        duchy_testkit::texts::Words::read(&<duchy_burgundy_cards::BurgundyCards as duchy_game::Presentation>::TEXTS)
            .unwrap();
    marked.iter().for_each(|key| words.message(key, &[]).unwrap());
}
