//! What the net sees of Catherine.

use duchy_catherine::{Catherine, Question, Symbol, order_points};
use duchy_game::{Game, Seat, context::Search};
use duchy_search::learn::{Features, Sparse, Stage};

use super::Judge;

/// Features of Catherine, as if the seat's own secret choice had been carried out.
#[derive(Clone, Copy, Default, Debug)]
pub struct CatherineFeatures;

const KINDS: usize = 14;
const CITIES: usize = 24;

impl Features<Catherine> for CatherineFeatures {
    const STAGES: usize = 6;

    fn write(&mut self, position: &Catherine, seat: Seat, out: &mut Sparse) -> Stage {
        match position.player(seat).choice() {
            // The cards it would draw are unknown; any cards will do.
            Some(choice) => write(&position.after(seat, choice, &mut Search::new(1)), seat, true, out),
            None => write(position, seat, false, out),
        }
    }
}

fn write(position: &Catherine, seat: Seat, chosen: bool, out: &mut Sparse) -> Stage {
    let catalogue = position.catalogue().get();
    let player = position.player(seat);
    let (decade, round) = position.time();
    let decade = usize::from(decade.clamp(1, 3) - 1);
    let score = player.score as f32;
    out.forecast(Judge::default().prospects(position, seat) - score);

    let question = match position.question() {
        Some((Question::Rows, _)) => 0,
        Some((Question::Cards, _)) => 1,
        Some((Question::Acts, _)) => 2,
        Some((Question::Books, _)) => 3,
        None => 4,
    };
    out.case("time", 75, (decade * 5 + usize::from(round.min(4))) * 5 + question);
    out.case("chosen", 2, usize::from(chosen));
    out.case("seats", 5, usize::from(position.seats()));
    out.number("favour", 16, player.favour.into());
    out.number("hand", 13, player.hand().len());
    let mut colours = [0; 3];
    let mut kinds = [0.0; KINDS];
    for held in player.hand() {
        let card = catalogue.card(held.card);
        colours[card.colour as usize] += 1;
        kinds[card.kind as usize] += 0.5;
    }
    for (name, count) in ["hand colour 1", "hand colour 2", "hand colour 3"].into_iter().zip(colours) {
        out.case(name, 5, count);
    }
    let mut group = out.group("hand kinds", KINDS);
    kinds.iter().enumerate().for_each(|(kind, &value)| group.add(kind, value));
    out.case("hand colours", 4, colours.iter().filter(|&&count| count > 0).count());

    let mut open_colours = [0; 3];
    let mut group = out.group("row", 4 * KINDS);
    for (place, &card) in player.row().iter().enumerate() {
        let card = catalogue.card(card);
        let open = player.under(place).is_none();
        let matching: usize = if open { 1 + colours[card.colour as usize].min(2) } else { 0 };
        group.on(card.kind as usize * 4 + matching);
        open_colours[card.colour as usize] += usize::from(open);
    }
    for (name, count) in ["open colour 1", "open colour 2", "open colour 3"].into_iter().zip(open_colours) {
        out.case(name, 4, count);
    }
    let matched = open_colours.iter().zip(colours).filter(|&(&open, held)| open > 0 && held > 0).count();
    out.case("open colours in hand", 4, matched);
    out.number("row length", 8, player.row().len());
    let acted = chosen && question == 2;
    let activated = match player.activated() {
        Some((above, under)) if !acted => {
            let (above, under) = (catalogue.card(above), catalogue.card(under));
            if above.colour == under.colour { 1 + above.kind as usize } else { 0 }
        }
        _ => 15,
    };
    out.case("activated", 16, activated);

    let owned = position.owned(seat);
    for (name, count) in ["symbol 1", "symbol 2", "symbol 3", "symbol 4", "symbol 5", "symbol 6"].into_iter().zip(owned)
    {
        out.number(name, 9, count.into());
    }
    out.number("symbol sets", 5, owned[..4].iter().copied().min().unwrap_or(0).into());

    let largest = catalogue.largest_network(player.residences);
    let network = largest.count_ones() as usize;
    let space = position.favour_space(seat);
    out.number("residences", 13, player.residences.count_ones() as usize);
    out.number("residences with a one", 8, (player.residences & catalogue.ones()).count_ones() as usize);
    out.number("network", 12, network);
    out.value("network points", f32::from(space.multiplier) * network as f32 / 20.0);
    out.value("favour points", f32::from(space.points) / 10.0);
    out.value("favour multiplier", f32::from(space.multiplier) / 5.0);
    out.value("favour hand", f32::from(space.hand) / 10.0);
    let mut group = out.group("cities", CITIES);
    (0..CITIES).filter(|city| player.residences >> city & 1 == 1).for_each(|city| group.on(city));
    let beside = catalogue
        .cities()
        .filter(|(city, _)| player.residences & city.bit() == 0 && catalogue.roads_from(*city) & largest != 0);
    out.number("cities beside", 12, beside.count());
    let goods = position.goods_for_order(seat);
    out.number("goods", 9, goods.into());
    out.value("order points", order_points(goods) as f32 / 10.0);
    out.case("jokers", 4, player.jokers.into());
    let mut group = out.group("tokens", 4);
    player.tokens.iter().enumerate().for_each(|(token, &count)| group.add(token, f32::from(count) / 3.0));

    compare(position, seat, round, out);
    Stage { number: decade * 2 + usize::from(round >= 3), points: score }
}

/// Cannons and books beside the others'.
fn compare(position: &Catherine, seat: Seat, round: u8, out: &mut Sparse) {
    let seats = position.seats();
    let owned = position.owned(seat);
    let (cannon, book) = (Symbol::Cannon as usize, Symbol::Book as usize);
    let lead = |mine: u8, theirs: u8| (i32::from(mine) - i32::from(theirs)).clamp(-4, 4);
    let progress = f32::from(round) / 4.0;
    let mut most_books = 0;
    let mut group = out.group("cannons", 10);
    for other in Seat::all(seats).filter(|&other| other != seat) {
        let theirs = position.owned(other);
        if seats < 4 || (other.0 + seats - seat.0) % seats != 2 {
            let lead = lead(owned[cannon], theirs[cannon]);
            group.on((lead + 4) as usize);
            group.add(9, lead as f32 / 4.0 * progress);
        }
        most_books = most_books.max(theirs[book]);
    }
    let lead = lead(owned[book], most_books);
    let mut group = out.group("books", 10);
    group.on((lead + 4) as usize);
    group.add(9, lead as f32 / 4.0 * progress);
}
