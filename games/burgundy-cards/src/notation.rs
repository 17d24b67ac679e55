//! How actions are written down. The text form is durable: it stands in records.
//!
//! Cards are named by what they show and their die: `mine 2`, `city hall 4`.

use crate::{
    action::{Action, Onto},
    card::{Card, Token, Type},
    catalogue::Catalogue,
    piles::Pile,
    state::BurgundyCards,
};

impl BurgundyCards {
    pub(crate) fn write_action(&self, action: &Action) -> String {
        let name = |card: Card| self.card_name(card);
        match *action {
            Action::Play(card) => format!("play {}", name(card)),
            Action::Take { card, row } => format!("take {} from {row}", name(card)),
            Action::Place { card, onto: Onto::Own } => format!("place {}", name(card)),
            Action::Place { card, onto: Onto::Cloisters } => format!("place {} on cloisters", name(card)),
            Action::Place { card, onto: Onto::As(kind) } => format!("place {} as {}", name(card), kind.word()),
            Action::Sell(good) => format!("sell {}", good.word()),
            Action::Workers => "workers".to_owned(),
            Action::Silver => "silver".to_owned(),
            Action::Convert { workers, silver: 0 } => format!("convert {workers} workers"),
            Action::Convert { workers: 0, silver } => format!("convert {silver} silver"),
            Action::Convert { workers, silver } => format!("convert {workers} workers {silver} silver"),
            Action::Buy => "buy".to_owned(),
            Action::Keep(card) => format!("keep {}", name(card)),
            Action::Use(card) => format!("use {}", name(card)),
            Action::Discard(card) => format!("discard {}", name(card)),
            Action::Gain { token, pile } => match pile {
                Pile::Right if self.top(token, Pile::Left) => format!("gain {} from right", token.word()),
                Pile::Left | Pile::Right => format!("gain {}", token.word()),
            },
            Action::Bonus(number) => format!("bonus {}", self.catalogue.get().bonus_words()[usize::from(number)]),
            Action::Pass => "pass".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    /// Reads the notation, whatever the case and the spacing.
    pub(crate) fn parse_action(&self, text: &str) -> Result<Action, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let (verb, rest) = words.split_first().ok_or_else(|| advice(text))?;
        let rest = rest.join(" ");
        let catalogue = self.catalogue.get();
        match (verb.as_str(), rest.as_str()) {
            ("workers", "") => Ok(Action::Workers),
            ("silver", "") => Ok(Action::Silver),
            ("buy", "") => Ok(Action::Buy),
            ("pass", "") => Ok(Action::Pass),
            ("end", "") => Ok(Action::End),
            (_, "") => Err(advice(text)),
            ("play", name) => card(catalogue, name).map(Action::Play),
            ("keep", name) => card(catalogue, name).map(Action::Keep),
            ("use", name) => card(catalogue, name).map(Action::Use),
            ("discard", name) => card(catalogue, name).map(Action::Discard),
            ("take", rest) => {
                let (name, row) = rest.rsplit_once(" from ").ok_or("write take CARD from ROW: take mine 2 from 4")?;
                let row = row.parse().ok().filter(|row| (1..=6).contains(row));
                let row = row.ok_or("write a row from 1 to 6: take mine 2 from 4")?;
                Ok(Action::Take { card: card(catalogue, name)?, row })
            }
            ("place", rest) => self.parse_place(rest),
            ("sell", word) => match Token::find(word) {
                Some(good) if good.is_good() => Ok(Action::Sell(good)),
                _ => Err(format!("there are no goods \"{word}\"; write sell light, sell medium or sell dark")),
            },
            ("convert", rest) => parse_convert(rest),
            ("gain", rest) => self.parse_gain(rest),
            ("bonus", rest) => {
                let rest = rest.replace(" and ", " ");
                let found = catalogue.bonus_words().iter().position(|words| *words == rest);
                let known = || catalogue.bonus_words().join(", ");
                let number = found.ok_or_else(|| format!("there is no bonus \"{rest}\"; write one of: {}", known()))?;
                Ok(Action::Bonus(number as u8))
            }
            _ => Err(advice(text)),
        }
    }

    fn parse_place(&self, rest: &str) -> Result<Action, String> {
        let catalogue = self.catalogue.get();
        if let Some(name) = rest.strip_suffix(" on cloisters") {
            let card = card(catalogue, name)?;
            let own = catalogue.kind(card) == Type::Cloister;
            return Ok(Action::Place { card, onto: if own { Onto::Own } else { Onto::Cloisters } });
        }
        if let Some((name, kind)) = rest.rsplit_once(" as ") {
            let card = card(catalogue, name)?;
            let kind = Type::find(kind)
                .ok_or_else(|| format!("there is no type \"{kind}\"; write place cloister 5 as mine"))?;
            let own = catalogue.kind(card) == kind;
            return Ok(Action::Place { card, onto: if own { Onto::Own } else { Onto::As(kind) } });
        }
        Ok(Action::Place { card: card(catalogue, rest)?, onto: Onto::Own })
    }

    /// Where both piles show the same, the left one is meant.
    fn parse_gain(&self, rest: &str) -> Result<Action, String> {
        let (word, side) = rest.split_once(" from ").unwrap_or((rest, ""));
        let token = Token::find(word).ok_or_else(|| {
            format!("there are no goods or animals \"{word}\"; write gain and light, medium, dark, rooster, cow, sheep or pig")
        })?;
        let pile = match side {
            "right" => Pile::Right,
            "left" => Pile::Left,
            "" if !self.top(token, Pile::Left) && self.top(token, Pile::Right) => Pile::Right,
            "" => Pile::Left,
            _ => return Err("write gain cow from left or gain cow from right".to_owned()),
        };
        // With or without the side, one thing has one action.
        match pile {
            Pile::Right if !self.top(token, Pile::Right) && !self.top(token, Pile::Left) => {
                Ok(Action::Gain { token, pile: Pile::Left })
            }
            Pile::Left if !self.top(token, Pile::Left) && self.top(token, Pile::Right) => {
                Ok(Action::Gain { token, pile: Pile::Right })
            }
            pile => Ok(Action::Gain { token, pile }),
        }
    }

    /// Whether this good or animal lies on top of that pile.
    #[inline]
    pub(crate) fn top(&self, token: Token, pile: Pile) -> bool {
        let top = if token.is_good() { self.goods.top(pile) } else { self.animals.top(pile) };
        top == Some(token.index())
    }
}

fn parse_convert(rest: &str) -> Result<Action, String> {
    let wrong = || "write convert 5 workers 1 silver, convert 3 workers or convert 3 silver".to_owned();
    let words: Vec<&str> = rest.split(' ').filter(|&word| word != "and").collect();
    let (mut workers, mut silver) = (0, 0);
    for pair in words.chunks(2) {
        let [number, unit] = pair else { return Err(wrong()) };
        let number: u8 = number.parse().map_err(|_| wrong())?;
        match *unit {
            "worker" | "workers" => workers = number,
            "silver" => silver = number,
            _ => return Err(wrong()),
        }
    }
    Ok(Action::Convert { workers, silver })
}

fn card(catalogue: &Catalogue, name: &str) -> Result<Card, String> {
    catalogue.find(name).ok_or_else(|| {
        format!("there is no card \"{name}\"; write what it shows and its die, such as mine 2 or city hall 4")
    })
}

fn advice(text: &str) -> String {
    format!(
        "\"{text}\" is no action: write play CARD, take CARD from ROW, place CARD, sell light, workers, silver, \
         convert 3 silver, buy, keep CARD, use CARD, discard CARD, gain cow, bonus 3 points, pass or end"
    )
}
