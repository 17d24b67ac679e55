//! What the test kit asks of the card game: hands are secret, and these invariants hold.
#![expect(clippy::disallowed_types, reason = "a test makes up actions at random; the rules never do")]

use duchy_burgundy_cards::{Action, BurgundyCards, Card, Catalogue, MAX_HAND, MAX_PROJECTS, Onto, Pile, Token, Type};
use duchy_game::{Catalogue as _, Game, Interned, Kind as _, Seat, Viewer};
use duchy_testkit::{Seats, Subject};

/// The card game, for the test kit.
pub(crate) struct Table;

impl Subject for Table {
    type Game = BurgundyCards;

    /// Cards in other hands of which this viewer sees no copy. After a reshuffle a name may have stood in the very entry
    /// that shuffled it away, so from then on names prove nothing.
    fn secrets(game: &BurgundyCards, viewer: Viewer) -> Vec<String> {
        if viewer == Viewer::Everything || game.reshuffles() > 0 {
            return Vec::new();
        }
        let others = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
        let hidden: Vec<Card> =
            others.flat_map(|seat| game.players()[seat.index()].hand().iter().map(|held| held.card)).collect();
        let open = |card: Card| {
            let in_hidden = hidden.iter().filter(|&&other| other == card).count() as u8;
            game.discard()[card.index()] + game.in_use(card) > in_hidden
        };
        hidden.iter().filter(|&&card| !open(card)).map(|&card| game.catalogue().name_of(card).to_owned()).collect()
    }

    /// Tests `burgundy-cards:take.limit`, `burgundy-cards:turn.hand`, `burgundy-cards:setup.six-cards`.
    fn invariants(game: &BurgundyCards) -> Result<(), String> {
        game.account()?;
        goods_and_animals(game)?;
        bonus_cards(game)?;
        estates(game)?;
        for (seat, player) in game.players().iter().enumerate() {
            if player.projects().len() > MAX_PROJECTS || player.hand().len() > MAX_HAND {
                return Err(format!("seat {seat} has {:?} and {:?}", player.projects(), player.hand()));
            }
            if player.projects().len() < MAX_PROJECTS
                && game.on_the_way().is_some()
                && game.active() == Some(Seat(seat as u8))
            {
                return Err("a card waits for room, though there is room".into());
            }
            if game.display().windows(2).any(|pair| pair[0] > pair[1]) {
                return Err("the display is out of order".into());
            }
        }
        Ok(())
    }

    fn any_action(game: &BurgundyCards, random: &mut fastrand::Rng) -> Action {
        let catalogue = game.catalogue();
        let cards = catalogue.cards().count();
        let near: Vec<Card> = game.display().iter().map(|shown| shown.card).collect();
        let mine: Vec<Card> = game.players().iter().flat_map(|player| player.projects().to_vec()).collect();
        let any = |random: &mut fastrand::Rng| match random.u8(..3) {
            0 if !near.is_empty() => near[random.usize(..near.len())],
            1 if !mine.is_empty() => mine[random.usize(..mine.len())],
            _ => Card::from_index(random.usize(..cards)),
        };
        let card = any(random);
        match random.u8(..15) {
            0 => Action::Play(card),
            1 | 2 => Action::Take { card, row: random.u8(1..=6) },
            3 | 4 => {
                let onto = match random.u8(..3) {
                    0 => Onto::Own,
                    1 => Onto::Cloisters,
                    _ => Onto::As(Type::ALL[random.usize(..7)]),
                };
                Action::Place { card, onto }
            }
            5 => Action::Sell(Token::GOODS[random.usize(..3)]),
            6 => Action::Workers,
            7 => Action::Silver,
            8 => Action::Convert { workers: random.u8(..5), silver: random.u8(..5) },
            9 => Action::Buy,
            10 => Action::Keep(card),
            11 => Action::Use(card),
            12 => Action::Discard(card),
            13 => {
                let tokens = [&Token::GOODS[..], &Token::ANIMALS[..]].concat();
                Action::Gain { token: tokens[random.usize(..7)], pile: Pile::BOTH[random.usize(..2)] }
            }
            _ => match random.u8(..3) {
                0 => Action::Pass,
                1 => Action::End,
                _ => Action::Bonus(catalogue.round(random.u8(..5))[0]),
            },
        }
    }

    fn passes(action: &Action) -> bool {
        matches!(action, Action::Pass | Action::End)
    }

    /// The built-in box, and a small one whose deck runs out again and again.
    fn catalogues() -> Vec<Interned<Catalogue>> {
        let small = Catalogue::interner().intern(include_str!("../scenarios/small.toml"));
        small.into_iter().chain([Catalogue::built_in()]).collect()
    }

    /// `NAME has 2 workers`, and what lies on the table.
    fn expect(game: &BurgundyCards, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
        let met = |found: String, wanted: &str| match found == wanted {
            true => Ok(()),
            false => Err(format!("not so: {found}")),
        };
        let view = game.view(Viewer::Everything);
        if let Some((seat, rest)) = seats.begin(sentence) {
            let player = &view.players[seat.index()];
            let rest = rest.trim();
            if let Some(cards) = rest.strip_prefix("has the projects ") {
                return Some(met(player.projects.join(", "), cards));
            }
            if rest == "has no projects" {
                return Some(met(player.projects.len().to_string(), "0"));
            }
            if let Some(cards) = rest.strip_prefix("holds ") {
                return Some(met(player.hand.clone().unwrap_or_default().join(", "), cards));
            }
            if rest == "has the start-player card" {
                return Some(met(
                    view.start_card.map_or(-1, |card| i32::from(card.seat.0)).to_string(),
                    &seat.0.to_string(),
                ));
            }
            if rest == "begins the next round" {
                let down = view.start_card.map_or(-1, |card| if card.face_down { i32::from(card.seat.0) } else { -1 });
                return Some(met(down.to_string(), &seat.0.to_string()));
            }
            if let Some((kind, cards)) = rest.strip_prefix("has placed ").and_then(|rest| rest.split_once(": ")) {
                let stack = player.estate.iter().find(|stack| stack.kind.word() == kind);
                return Some(met(
                    stack.map_or(String::new(), |stack| stack.cards().collect::<Vec<_>>().join(", ")),
                    cards,
                ));
            }
            let (number, what) = rest.strip_prefix("has ")?.split_once(' ')?;
            let token = |word: &str| {
                let all = player.goods.iter().chain(&player.animals);
                all.filter(|token| token.token.word() == word).map(|token| token.count).sum::<u8>()
            };
            let found = match what {
                "worker" | "workers" => player.workers,
                "silver" => player.silver,
                "cards face down" => player.face_down,
                "cards in hand" => player.hand_count,
                word if Token::find(word).is_some() => token(word),
                _ => return None,
            };
            return Some(met(found.to_string(), number));
        }
        if let Some(cards) = sentence.strip_prefix("the rival has placed ") {
            let estate = view.rival.as_ref().map_or(&[][..], |rival| &rival.estate);
            return Some(met(estate.iter().flat_map(|stack| stack.cards()).collect::<Vec<_>>().join(", "), cards));
        }
        if let Some(number) = sentence.strip_prefix("the rival has ").and_then(|rest| rest.strip_suffix(" points")) {
            return Some(met(view.rival.map_or(-1, |rival| rival.score).to_string(), number));
        }
        if let Some((row, cards)) = sentence.strip_prefix("row ").and_then(|rest| rest.split_once(" shows ")) {
            let shown = view.display.iter().filter(|shown| shown.row.to_string() == row).map(|shown| shown.card);
            return Some(met(shown.collect::<Vec<_>>().join(", "), cards));
        }
        if let Some(number) = sentence.strip_suffix(" cards are in the deck") {
            return Some(met(view.deck.to_string(), number));
        }
        if let Some(number) = sentence.strip_suffix(" cards are in the display") {
            return Some(met(view.display.len().to_string(), number));
        }
        if let Some((round, turn)) = sentence.strip_prefix("it is round ").and_then(|rest| rest.split_once(", turn ")) {
            return Some(met(format!("{} {}", view.round, view.turn), &format!("{round} {turn}")));
        }
        if let Some(kinds) = sentence.strip_prefix("first-triple cards are gone for ") {
            let gone = Type::ALL.into_iter().filter(|kind| !view.first_triples.contains(kind)).map(Type::word);
            return Some(met(gone.collect::<Vec<_>>().join(", "), kinds));
        }
        if let Some(points) = sentence.strip_prefix("the cards for all seven types are ") {
            return Some(met(format!("{:?}", view.all_seven), &format!("[{points}]")));
        }
        None
    }
}

/// In the piles, stored or sold: every good and every animal is in one place.
fn goods_and_animals(game: &BurgundyCards) -> Result<(), String> {
    let catalogue = game.catalogue();
    for token in Token::GOODS.into_iter().chain(Token::ANIMALS) {
        let index = token.index();
        let (piled, expected) = if token.is_good() {
            let tops = Pile::BOTH.iter().filter(|&&pile| game.goods().top(pile) == Some(index)).count();
            (tops as u8 + game.goods().unseen().left(index), catalogue.good_counts()[index])
        } else {
            let tops = Pile::BOTH.iter().filter(|&&pile| game.animals().top(pile) == Some(index)).count();
            (tops as u8 + game.animals().unseen().left(index), catalogue.animal_counts()[index])
        };
        let owned: u8 = game
            .players()
            .iter()
            .map(
                |player| if token.is_good() { player.goods[index] + player.sold[index] } else { player.animals[index] },
            )
            .sum();
        if piled + owned != expected {
            return Err(format!("there are {} of {expected} {}", piled + owned, token.word()));
        }
    }
    let piled = Pile::BOTH.map(|pile| (game.goods().len(pile), game.animals().len(pile)));
    let tops = |piles: [bool; 2]| piles.iter().filter(|&&top| top).count();
    let goods = game.goods().unseen().len() + tops(Pile::BOTH.map(|pile| game.goods().top(pile).is_some()));
    let animals = game.animals().unseen().len() + tops(Pile::BOTH.map(|pile| game.animals().top(pile).is_some()));
    let (in_goods, in_animals) = (usize::from(piled[0].0 + piled[1].0), usize::from(piled[0].1 + piled[1].1));
    if in_goods != goods || in_animals != animals {
        return Err(format!("the piles hold {piled:?}, but there are {goods} goods and {animals} animals"));
    }
    Ok(())
}

/// A first-triple card is gone exactly if an estate has such a triple; each card for all seven types has one owner.
fn bonus_cards(game: &BurgundyCards) -> Result<(), String> {
    let owners = || game.players().iter().chain(game.rival());
    for kind in Type::ALL {
        let there = game.first_triples().any(|left| left == kind);
        if there == owners().any(|owner| owner.triples(kind) > 0) {
            return Err(format!("the first-triple card of {} is in the wrong place", kind.word()));
        }
    }
    let mut cards: Vec<u8> =
        owners().filter_map(|owner| owner.seven_points()).chain(game.sevens().iter().copied()).collect();
    let mut all = game.catalogue().all_seven(game.seats()).to_vec();
    cards.sort_unstable();
    all.sort_unstable();
    if cards == all { Ok(()) } else { Err(format!("the cards for all seven types are {cards:?}, not {all:?}")) }
}

/// What estates are counted as is what lies in them.
fn estates(game: &BurgundyCards) -> Result<(), String> {
    for (seat, owner) in game.players().iter().chain(game.rival()).enumerate() {
        for kind in Type::ALL {
            let cards = game.estate(Seat(seat as u8)).filter(|(_, counts_as)| *counts_as == kind).count();
            if cards != usize::from(owner.estate[kind.index()]) {
                return Err(format!("seat {seat} has {cards} cards as {}, counted as {:?}", kind.word(), owner.estate));
            }
        }
    }
    Ok(())
}
