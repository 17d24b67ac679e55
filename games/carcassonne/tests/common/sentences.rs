//! Expectations of scenarios about Carcassonne: what lies on the map, what everybody has, and where the figures of the
//! expansions are.

#[path = "../naming/mod.rs"]
mod naming;

use duchy_carcassonne::{CrownView, View};
use duchy_testkit::Seats;

use naming::part_name;

/// Checks a sentence; `None` if it is none of these:
///
/// ```text
/// NAME has 7 meeples                      (abbots, bridges, castles: the supply)
/// NAME has 2 figures in smithy
/// NAME has the king                       (the robber; nobody has the king)
/// figures are on road:1,0:E city:0,0:N
/// 3 tiles lie on the map                  (are left, are set aside; 3 river tiles are left)
/// BASE-C is put away
/// the dragon is on 1,0                    (is off the map; also the fairy)
/// the fairy helps nobody
/// the count is in palace
/// ```
pub(crate) fn expect(view: &View, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
    about_a_player(view, sentence, seats).or_else(|| about_the_table(view, sentence))
}

fn met(found: impl ToString, wanted: impl ToString) -> Option<Result<(), String>> {
    let (found, wanted) = (found.to_string(), wanted.to_string());
    Some(if found == wanted { Ok(()) } else { Err(format!("not so: {found}")) })
}

fn about_a_player(view: &View, sentence: &str, seats: &Seats) -> Option<Result<(), String>> {
    let crown = |name: &str| match name {
        "the king" => Some(view.king.as_ref()),
        "the robber" => Some(view.robber.as_ref()),
        _ => None,
    };
    let holder = |crown: Option<&CrownView>| crown.map_or("nobody", |crown| seats.name(crown.seat)).to_owned();
    if let Some(name) = sentence.strip_prefix("nobody has ") {
        return met(holder(crown(name)?), "nobody");
    }
    let (seat, rest) = seats.begin(sentence)?;
    let rest = rest.trim();
    let what = rest.strip_prefix("has ").or_else(|| rest.strip_prefix("have "))?;
    if let Some(crown) = crown(what) {
        return met(holder(crown), seats.name(seat));
    }
    let player = &view.players[seat.index()];
    let (number, unit) = what.split_once(' ')?;
    match unit {
        "meeples" => met(player.meeples, number),
        "abbots" => met(u8::from(player.abbot), number),
        "bridges" => met(player.bridges, number),
        "castles" => met(player.castles, number),
        _ => {
            let quarter = unit.strip_prefix("figures in ")?;
            let quarters = view.fortress.as_ref().map_or(&[][..], |fortress| &fortress.quarters);
            let figures = quarters.iter().filter(|other| other.quarter.to_string() == quarter);
            let own = figures.flat_map(|quarter| &quarter.figures).filter(|figures| figures.seat == seat);
            met(own.map(|figures| figures.number).sum::<u8>(), number)
        }
    }
}

fn about_the_table(view: &View, sentence: &str) -> Option<Result<(), String>> {
    if let Some(number) = sentence.strip_suffix(" river tiles are left") {
        return met(view.river_left, number);
    }
    if let Some(number) = sentence.strip_suffix(" tiles are left") {
        return met(view.tiles_left, number);
    }
    if let Some(number) = sentence.strip_suffix(" tiles lie on the map") {
        return met(view.tiles.len(), number);
    }
    if let Some(number) = sentence.strip_suffix(" tiles are set aside") {
        return met(view.aside.iter().map(|tiles| tiles.count).sum::<u8>(), number);
    }
    if let Some(id) = sentence.strip_suffix(" is put away") {
        let away: Vec<&str> = view.put_away.iter().map(|tile| tile.id).collect();
        return met(if away.contains(&id) { id.to_owned() } else { away.join(", ") }, id);
    }
    if let Some(places) = sentence.strip_prefix("figures are on ") {
        let mut found: Vec<String> = view.figures.iter().map(|figure| part_name(&figure.at)).collect();
        let mut wanted: Vec<&str> = places.split_whitespace().filter(|&word| word != "and").collect();
        found.sort();
        wanted.sort_unstable();
        return met(found.join(" "), wanted.join(" "));
    }
    let off = || "off the map".to_owned();
    if let Some(place) = sentence.strip_prefix("the dragon is ") {
        return met(view.dragon.as_ref().map_or_else(off, |dragon| format!("on {}", dragon.square)), place);
    }
    if let Some(place) = sentence.strip_prefix("the fairy is ") {
        let squares = view.fairy.as_ref().map_or(&[][..], |fairy| &fairy.squares);
        let words: Vec<String> = squares.iter().map(|square| format!("on {square}")).collect();
        let there = if words.is_empty() { off() } else { words.join(" and ") };
        return met(if words.iter().any(|word| word == place) { place.to_owned() } else { there }, place);
    }
    if sentence == "the fairy helps nobody" {
        let helps = view.fairy.as_ref().and_then(|fairy| fairy.helps.as_ref());
        return met(helps.map_or_else(|| "nobody".to_owned(), |figure| part_name(&figure.at)), "nobody");
    }
    let quarter = sentence.strip_prefix("the count is in ")?;
    met(view.fortress.as_ref().map_or_else(off, |fortress| fortress.count.to_string()), quarter)
}
