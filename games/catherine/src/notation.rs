//! How actions are written down. The text form is durable: it stands in records.
//!
//! | text | meaning |
//! |---|---|
//! | `row A + B + C` | start the action row with these three cards; their order does not matter |
//! | `row A, B under C` | add card A to the action row and put card B under C |
//! | `act in CITY, discard A + B, bonus discard C` | use the activated card; each part only where it is needed |
//! | `act in CITY + CITY, discard A + B + C + D` | carry an action with an arrow out twice: both cities, all cards |
//! | `draw` | draw a card instead of acting |
//! | `build CITY` | build there for the most books |

use duchy_game::RuleId;

use crate::{
    action::{Act, Action, Cards, Cities},
    card::CardId,
    catalogue::{Catalogue, CityId, cities_in},
    rules,
};

/// The notation of an action.
pub(crate) fn write(catalogue: &Catalogue, action: &Action) -> String {
    let card = |card: CardId| catalogue.card(card).id.as_str();
    let names = |cards: &mut dyn Iterator<Item = CardId>| cards.map(card).collect::<Vec<_>>().join(" + ");
    match *action {
        Action::Row(cards) => format!("row {}", names(&mut cards.iter())),
        Action::Play { row, under, above } => format!("row {}, {} under {}", card(row), card(under), card(above)),
        Action::Draw => "draw".to_owned(),
        Action::Build(city) => format!("build {}", catalogue.city(city).id),
        Action::Act(Act { cities, pay, bonus }) => {
            let mut text = "act".to_owned();
            if cities != Cities::default() {
                let cities: Vec<&str> = cities_in(cities.bits()).map(|city| catalogue.city(city).id.as_str()).collect();
                text += &format!(" in {}", cities.join(" + "));
            }
            if !pay.is_empty() {
                text += &format!(", discard {}", names(&mut pay.iter()));
            }
            match bonus {
                Some(pay) if pay.is_empty() => text += ", bonus",
                Some(pay) => text += &format!(", bonus discard {}", names(&mut pay.iter())),
                None => {}
            }
            text
        }
    }
}

/// Reads the notation. Letters may be of either case, and there may be more spaces than needed.
pub(crate) fn read(catalogue: &Catalogue, text: &str) -> Result<Action, String> {
    let text = text.trim().to_lowercase();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
    match word.trim_end_matches(',') {
        "draw" if rest.is_empty() => Ok(Action::Draw),
        "build" => Ok(Action::Build(read_city(catalogue, rest)?)),
        "row" => read_row(catalogue, rest),
        "act" => read_act(catalogue, text["act".len()..].trim()),
        _ => Err(format!(
            "\"{text}\" is no action: write row CARD, CARD under CARD to play two cards, act or draw, build CITY, or \
             row CARD + CARD + CARD at the start"
        )),
    }
}

fn read_row(catalogue: &Catalogue, rest: &str) -> Result<Action, String> {
    let Some((row, rest)) = rest.split_once(',') else {
        return Ok(Action::Row(read_cards(catalogue, rest, rules::SETUP_ROW)?));
    };
    let (under, above) =
        rest.split_once(" under ").ok_or("say what goes where: write row CARD, CARD under CARD".to_owned())?;
    let card = |id: &str| read_card(catalogue, id);
    Ok(Action::Play { row: card(row)?, under: card(under)?, above: card(above)? })
}

fn read_act(catalogue: &Catalogue, rest: &str) -> Result<Action, String> {
    let mut act = Act::default();
    for part in rest.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (word, what) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
        match word {
            "in" if act.cities == Cities::default() => act.cities = read_cities(catalogue, what)?,
            "discard" if act.pay.is_empty() => act.pay = read_cards(catalogue, what, rules::ACT_COST)?,
            "bonus" if act.bonus.is_none() => {
                act.bonus = Some(match what.trim().strip_prefix("discard") {
                    None if what.trim().is_empty() => Cards::default(),
                    None => return Err(format!("\"{what}\" is not understood: write bonus, or bonus discard CARD")),
                    Some(cards) => read_cards(catalogue, cards, rules::ACT_COST)?,
                });
            }
            _ => {
                return Err(format!(
                    "\"{part}\" is not understood: write act, then in CITY, discard CARD + CARD, bonus, as needed"
                ));
            }
        }
    }
    Ok(Action::Act(act))
}

/// More cards than an action can hold are against this clause whatever they are.
fn read_cards<const N: usize>(catalogue: &Catalogue, text: &str, rule: RuleId) -> Result<Cards<N>, String> {
    let cards = text.split('+').map(|id| read_card(catalogue, id)).collect::<Result<Vec<_>, _>>()?;
    match cards.len() {
        many if many <= N => Ok(Cards::of(&cards)),
        many => Err(format!("{many} cards are too many by catherine:{rule}: write 1 to {N}, as CARD + CARD")),
    }
}

fn read_card(catalogue: &Catalogue, id: &str) -> Result<CardId, String> {
    let id = id.trim();
    catalogue.find_card(id).ok_or_else(|| format!("there is no card \"{id}\": write it as the data file does"))
}

fn read_cities(catalogue: &Catalogue, text: &str) -> Result<Cities, String> {
    let cities = text.split('+').try_fold(0, |cities, id| {
        let city = read_city(catalogue, id)?.bit();
        match cities & city {
            0 => Ok(cities | city),
            _ => Err(format!(
                "{} is there twice, against catherine:{}: write each city once",
                id.trim(),
                rules::BUILD_ONCE
            )),
        }
    })?;
    Ok(Cities::of(cities))
}

fn read_city(catalogue: &Catalogue, id: &str) -> Result<CityId, String> {
    let id = id.trim();
    catalogue.find_city(id).ok_or_else(|| format!("there is no city \"{id}\": write it as the data file does"))
}

#[cfg(test)]
mod tests {
    use duchy_game::Catalogue as _;

    use super::*;

    fn back(text: &str) -> Result<String, String> {
        let catalogue = Catalogue::built_in().get();
        read(catalogue, text).map(|action| write(catalogue, &action))
    }

    #[test]
    fn actions_are_written_and_read_alike() {
        for text in [
            "row blue-academy + red-salon + yellow-library",
            "row blue-academy, red-salon under yellow-library",
            "act",
            "act in riga",
            "act in riga, bonus",
            "act, discard blue-academy + red-salon + yellow-library, bonus",
            "act in moscow, discard blue-academy + red-salon",
            "act in riga, bonus discard blue-academy + red-salon",
            "act in riga + moscow, discard blue-academy + blue-salon + red-academy + red-salon, bonus",
            "act, discard red-salon, bonus discard blue-academy",
            "draw",
            "build nizhny-novgorod",
        ] {
            assert_eq!(back(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn case_spaces_and_order_are_forgiven() {
        for (text, meant) in [
            (" Row Red-Salon+blue-academy +  yellow-library", "row blue-academy + red-salon + yellow-library"),
            ("ACT  in  Riga ,bonus", "act in riga, bonus"),
            ("act in moscow + riga", "act in riga + moscow"),
            ("act, bonus, discard red-salon", "act, discard red-salon, bonus"),
        ] {
            assert_eq!(back(text).as_deref(), Ok(meant));
        }
    }

    #[test]
    fn anything_else_is_refused_with_advice() {
        for text in [
            "",
            "pass",
            "draw two",
            "build",
            "build atlantis",
            "row",
            "row red-salon, blue-academy",
            "row red-salon, blue-academy under",
            "act at riga",
            "act in riga, in moscow",
            "act, bonus riga",
        ] {
            let error = back(text).expect_err("it is no action");
            assert!(error.contains("write"), "{text}: {error}");
        }
    }

    /// Tests `catherine:setup.row`, `catherine:act.cost`, `catherine:build.once`.
    #[test]
    fn more_than_an_action_can_hold_names_the_clause() {
        for (text, rule) in [
            ("row red-salon + red-salon + red-salon + red-salon", "catherine:setup.row"),
            ("act, bonus discard red-salon + red-salon + red-salon + red-salon", "catherine:act.cost"),
            ("act in riga + riga", "catherine:build.once"),
        ] {
            let error = back(text).expect_err("it is no action");
            assert!(error.contains(rule) && error.contains("write"), "{text}: {error}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 16);
    }
}
