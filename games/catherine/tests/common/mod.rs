//! What the test kit asks of Catherine: its secrets, its invariants, actions out of the blue, sentences of its own.
#![expect(clippy::disallowed_types, reason = "a test makes up actions at random; the rules never do")]

use duchy_catherine::{
    Act, Action, CardId, Cards, Catalogue, Catherine, Cities, CityId, MAX_HAND, Orders, Payment, Player, Question, ROW,
    Symbol,
};
use duchy_game::{Catalogue as _, Game, Interned, Seat, Viewer};
use duchy_testkit::{Seats, Subject};

/// Catherine, for the test kit.
pub(crate) struct Table;

impl Subject for Table {
    type Game = Catherine;

    /// Cards that have been in one hand since before any shuffle, secret orders, and what others have chosen. Later cards
    /// have been seen by all. Tests `catherine:know.hand`, `catherine:know.choice`, `catherine:setup.secret-orders`.
    fn secrets(game: &Catherine, viewer: Viewer) -> Vec<String> {
        let catalogue = game.catalogue().get();
        let others = || Seat::all(game.seats()).filter(|seat| !viewer.is(*seat));
        let hands = others().flat_map(|seat| game.player(seat).hand());
        let never_seen = hands.filter(|held| held.shuffles == 0).map(|held| catalogue.card(held.card));
        let mut secrets: Vec<String> = never_seen.filter(|card| card.copies == 1).map(|card| card.id.clone()).collect();
        if game.options().orders == Orders::Secret && !game.status().is_over() {
            secrets.extend(others().map(|seat| catalogue.order(game.player(seat).order).id.clone()));
        }
        let players = game.view(Viewer::Everything).players;
        let choice = |seat: Seat| players[seat.index()].choice.clone();
        // What the viewer has chosen may begin like it: "act" and "act, bonus".
        let own = Seat::all(game.seats()).find(|&seat| viewer.is(seat)).and_then(choice).unwrap_or_default();
        secrets.extend(others().filter_map(choice).filter(|text| !own.contains(text)));
        secrets
    }

    fn invariants(game: &Catherine) -> Result<(), String> {
        cards_are_somewhere(game)?;
        tokens_are_somewhere(game)?;
        rows_have_their_length(game)?;
        hands_have_their_size(game)
    }

    fn any_action(game: &Catherine, random: &mut fastrand::Rng) -> Action {
        let kinds: Vec<CardId> = game.catalogue().cards().map(|(card, _)| card).collect();
        let cities: Vec<CityId> = game.catalogue().cities().map(|(city, _)| city).collect();
        let near: Vec<CardId> = game
            .players()
            .iter()
            .flat_map(|player| player.hand().iter().map(|held| held.card).chain(player.row().iter().copied()))
            .collect();
        let card = |random: &mut fastrand::Rng| match random.u8(..4) {
            0 => kinds[random.usize(..kinds.len())],
            _ => near.get(random.usize(..near.len().max(1))).copied().unwrap_or(kinds[0]),
        };
        let city = cities[random.usize(..cities.len())];
        let cards = |most: usize, random: &mut fastrand::Rng| {
            let many = random.usize(..=most);
            (0..many).map(|_| card(random)).collect::<Vec<_>>()
        };
        match random.u8(..6) {
            0 => Action::Draw,
            1 => Action::Build(city),
            2 => {
                let three = [card(random), card(random), card(random)];
                Action::Row(Cards::of(&three))
            }
            3 | 4 => {
                let other = cities[random.usize(..cities.len())];
                let in_cities = [0, city.bit(), city.bit() | other.bit()][random.usize(..3)];
                let pay = Payment::of(&cards(4, random));
                let bonus = random.bool().then(|| Cards::of(&cards(2, random)));
                Action::Act(Act { cities: Cities::of(in_cities), pay, bonus })
            }
            _ => Action::Play { row: card(random), under: card(random), above: card(random) },
        }
    }

    fn catalogues() -> Vec<Interned<Catalogue>> {
        let own = Catalogue::interner().intern(include_str!("../scenarios/twins.toml"));
        vec![Catalogue::built_in(), Catalogue::built_in(), own.expect("a user's own file")]
    }

    /// `NAME has 3 cards`, `NAME has favour 5`, `NAME has 1 joker`, `NAME owns 2 iron`, `NAME has built in riga moscow`,
    /// `NAME has a row of A B C`, `NAME holds A B`, `40 cards are in the deck`.
    fn expect(game: &Catherine, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
        let met = |found: String, wanted: &str| match found == wanted {
            true => Ok(()),
            false => Err(format!("not so: {found}")),
        };
        if let Some(number) = sentence.strip_suffix(" cards are in the deck") {
            return Some(met(game.deck().len().to_string(), number));
        }
        let (seat, rest) = seats.begin(sentence)?;
        let view = game.view(Viewer::Everything).players.swap_remove(seat.index());
        let words: Vec<&str> = rest.split_whitespace().collect();
        let sorted = |words: &[&str]| {
            let mut words = words.to_vec();
            words.sort_unstable();
            words.join(" ")
        };
        Some(match words[..] {
            ["has", number, "cards" | "card"] => met(view.hand_size.to_string(), number),
            ["has", "favour", number] => met(view.favour.to_string(), number),
            ["has", number, "jokers" | "joker"] => met(view.jokers.to_string(), number),
            ["has", number, "residences" | "residence"] => met(view.residences.len().to_string(), number),
            ["owns", number, what] => {
                let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.name() == what)?;
                met(view.owned[symbol as usize].to_string(), number)
            }
            ["has", "built", "in", ..] => met(sorted(&view.residences), &sorted(&words[3..])),
            ["has", "a", "row", "of", ..] => {
                let row: Vec<&str> = view.row.iter().map(|place| place.card).collect();
                met(row.join(" "), &words[4..].join(" "))
            }
            ["holds", ..] => met(sorted(&view.hand.unwrap_or_default()), &sorted(&words[1..])),
            ["knows", "only", number, "hand" | "hands"] => {
                let seen = game.view(Viewer::Seat(seat)).players.iter().filter(|player| player.hand.is_some()).count();
                met(seen.to_string(), number)
            }
            ["sees", "no", "choice", "of", other] => {
                let other = seats.seat(other)?;
                let view = game.view(Viewer::Seat(seat)).players.swap_remove(other.index());
                met(format!("{} {:?}", view.chosen, view.choice), "true None")
            }
            ["sees", "the", "order", "of", other] => {
                let other = seats.seat(other)?;
                let seen = game.view(Viewer::Seat(seat)).players.swap_remove(other.index()).order.is_some();
                met(seen.to_string(), "true")
            }
            ["sees", "no", "order", "of", other] => {
                let other = seats.seat(other)?;
                let seen = game.view(Viewer::Seat(seat)).players.swap_remove(other.index()).order.is_some();
                met(seen.to_string(), "false")
            }
            _ => return None,
        })
    }
}

/// Deck, discards, hands and rows: all cards of the box are there, 102 in the built-in one.
/// Tests `catherine:setup.hand`, `catherine:clear.covered`, `catherine:draw.reshuffle`.
fn cards_are_somewhere(game: &Catherine) -> Result<(), String> {
    let mut sum = 0;
    for (card, shown) in game.catalogue().cards() {
        let of_player = |player: &Player| {
            let hand = player.hand().iter().filter(|held| held.card == card).count();
            let row = player.row().iter().filter(|there| **there == card).count();
            let under = (0..ROW).filter(|place| player.under(*place) == Some(card)).count();
            hand + row + under
        };
        let held: usize = game.players().iter().map(of_player).sum();
        let all = held + usize::from(game.deck().left(card)) + usize::from(game.discarded(card));
        if all != usize::from(shown.copies) {
            return Err(format!("{all} cards {} are there; there should be {}", shown.id, shown.copies));
        }
        sum += all;
    }
    let box_holds = if game.catalogue() == Catalogue::built_in() { 102 } else { sum };
    if sum == box_holds { Ok(()) } else { Err(format!("there are {sum} cards")) }
}

/// A player has a token of every good of every city with a residence; the others still lie there. Residences are on
/// the map or in the supply; jokers are six at most, and none with two players.
/// Tests `catherine:setup.goods`, `catherine:setup.jokers`, `catherine:setup.supply`, `catherine:build.goods`.
fn tokens_are_somewhere(game: &Catherine) -> Result<(), String> {
    let view = game.view(Viewer::Spectator);
    let all_tokens = |good: usize| -> u8 {
        let on_map: u8 = view.cities.iter().map(|city| city.tokens[good]).sum();
        on_map + view.players.iter().map(|player| player.tokens[good]).sum::<u8>()
    };
    for good in 0..Symbol::GOODS {
        let icons: u8 = game.catalogue().cities().map(|(_, city)| city.goods[good]).sum();
        if all_tokens(good) != icons * game.seats() {
            return Err(format!(
                "{} tokens of good {good}; there should be {}",
                all_tokens(good),
                icons * game.seats()
            ));
        }
    }
    for player in &view.players {
        if player.residences.len() + usize::from(player.supply) != usize::from(game.catalogue().residences()) {
            return Err(format!("{} residences and {} in the supply", player.residences.len(), player.supply));
        }
    }
    let jokers: u8 = view.players.iter().map(|player| player.jokers).sum();
    if jokers > if game.seats() == 2 { 0 } else { 6 } { Err(format!("{jokers} jokers")) } else { Ok(()) }
}

/// Three cards and one more each round; the activation row has one card for each round played.
/// Tests `catherine:play.two`, `catherine:play.row`, `catherine:game.rounds`, `catherine:check.seven`.
fn rows_have_their_length(game: &Catherine) -> Result<(), String> {
    let (_, round) = game.time();
    let played = match game.question() {
        Some((Question::Rows, _)) => None,
        Some((Question::Cards, _)) => Some(usize::from(round) - 1),
        Some((Question::Acts, _)) => Some(usize::from(round)),
        Some((Question::Books, _)) => Some(4),
        None => Some(0),
    };
    for player in game.players() {
        let under = (0..ROW).filter(|place| player.under(*place).is_some()).count();
        let expected = played.map_or((0, 0), |played| (3 + played, played));
        if (player.row().len(), under) != expected {
            return Err(format!("rows of {} and {under}; there should be {expected:?}", player.row().len()));
        }
        if (player.row().len()..ROW).any(|place| player.under(place).is_some()) {
            return Err("a card lies under nothing".to_owned());
        }
    }
    Ok(())
}

/// Hands keep to the limit, but for the six dealt at first and the two of a round.
/// Tests `catherine:hand.limit`, `catherine:hand.phase-a`, `catherine:draw.two`.
fn hands_have_their_size(game: &Catherine) -> Result<(), String> {
    for seat in Seat::all(game.seats()) {
        let limit = usize::from(game.favour_space(seat).hand);
        let most = match game.question() {
            Some((Question::Rows, _)) => 6,
            Some((Question::Cards, _)) => limit + 2,
            _ => limit,
        };
        let size = game.player(seat).hand().len();
        if size > most || size > MAX_HAND {
            return Err(format!("seat {} holds {size} cards; at most {most} are possible", seat.0));
        }
    }
    Ok(())
}
