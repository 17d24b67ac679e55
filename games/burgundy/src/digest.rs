//! The facts of a position, by the names records know them by, for its fingerprint.

use duchy_game::{Digest, Seat};

use crate::{
    limits::PHASES,
    pending::Pending,
    state::{Burgundy, NO_ESTATE, NOBODY},
    tile::{Colour, Good, Tile},
    turn::LETTERS,
};

impl Burgundy {
    /// Feeds everything a person could read off the table.
    pub(crate) fn digest_facts(&self, digest: &mut Digest) {
        let phase = if self.phase < PHASES { LETTERS[usize::from(self.phase)] } else { "over" };
        digest.fact(format_args!("phase {phase} round {}", self.round + 1));
        let ahead = self.ahead.iter().filter_map(|&good| Good::all().nth(good.into()));
        digest.fact(format_args!("ahead {}", list(ahead.map(Good::name))));
        for (number, tiles) in (1..).zip(self.depots.chunks(crate::limits::SLOTS)) {
            digest.fact(format_args!("depot {number} {}", slots(tiles)));
            digest.fact(format_args!("goods {}", goods(self.goods_on(number))));
        }
        digest.fact(format_args!("black depot {}", slots(&self.black)));
        for seat in Seat::all(self.seats) {
            self.digest_player(seat, digest);
        }
        for &seat in self.ranking() {
            digest.fact(format_args!("marker {} {}", seat.0, self.steps[seat.index()]));
        }
        digest.fact(format_args!("order {}", list(self.order().iter().map(|seat| seat.0))));
        for colour in Colour::ALL {
            let owner = |seat: u8| if seat == NOBODY { "-".to_owned() } else { seat.to_string() };
            let (large, small) = (self.large[colour.index()], self.small[colour.index()]);
            digest.fact(format_args!("bonus {} {} {}", colour.name(), owner(large), owner(small)));
        }
        for tile in Tile::all() {
            let (normal, black) = (self.normal_left(tile), self.blacks.left(tile));
            digest.fact(format_args!("face down {} {normal} {black}", tile.name()));
        }
        digest.fact(format_args!("asked {}", self.question()));
    }

    fn digest_player(&self, seat: Seat, digest: &mut Digest) {
        let player = self.player(seat);
        digest.fact(format_args!("score {} workers {} silver {}", player.score, player.workers, player.silver));
        let mut dice = player.dice;
        dice.sort_unstable();
        digest.fact(format_args!("dice {}", list(dice.into_iter().filter(|&die| die > 0))));
        let estates = player.dealt.into_iter().filter(|&index| index != NO_ESTATE).map(|index| index + 1);
        digest.fact(format_args!("dealt {}", list(estates)));
        digest.fact(format_args!("estate {}", self.estate(seat).map_or(0, |estate| estate.number)));
        if let Some(choice) = player.choice {
            digest.fact(format_args!("choice {} {}", choice.estate, choice.space));
        }
        for (space, tile) in player.placed() {
            digest.fact(format_args!("{space} {}", tile.name()));
        }
        // Which of the three places a tile lies on makes no difference.
        let mut stored: Vec<&str> = player.stored().map(Tile::name).collect();
        stored.sort_unstable();
        digest.fact(format_args!("stored {}", list(stored)));
        digest.fact(format_args!("goods {} sold {}", goods(&player.goods), goods(&player.sold)));
    }

    /// The open question, with what it is about.
    fn question(&self) -> String {
        let seat = self.turn().map_or(0, |seat| seat.0);
        match self.pending.last() {
            None => "nothing".to_owned(),
            Some(Pending::Choose(_)) => format!("{seat} estate"),
            Some(Pending::Barrier) => "everybody estate".to_owned(),
            Some(Pending::Turn { bought, .. }) => format!("{seat} turn {}", if *bought { "bought" } else { "" }),
            Some(Pending::Castle(_)) => format!("{seat} castle"),
            Some(Pending::CityHall(_)) => format!("{seat} city hall"),
            Some(Pending::Fetch { building, .. }) => format!("{seat} {}", building.tile().name()),
            Some(Pending::Warehouse(_)) => format!("{seat} warehouse"),
            Some(Pending::Ship(_)) => format!("{seat} ship"),
            Some(Pending::Keep { depots, .. }) => {
                let depots = crate::action::bits(*depots).map(|depot| depot + 1);
                format!("{seat} keep from {}", list(depots))
            }
            Some(Pending::Room { tile, .. }) => format!("{seat} room for {}", Tile(*tile).name()),
            Some(
                Pending::Phase(_)
                | Pending::PhaseEnd
                | Pending::Round(_)
                | Pending::Next(_)
                | Pending::Reveal
                | Pending::Sail(_),
            ) => "nobody".to_owned(),
        }
    }
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn slots(tiles: &[Tile]) -> String {
    list(tiles.iter().map(|tile| tile.some().map_or("-", Tile::name)))
}

fn goods(counts: &[u8; Good::COUNT]) -> String {
    list(
        Good::all()
            .filter(|good| counts[usize::from(good.0)] > 0)
            .map(|good| format!("{} {}", counts[usize::from(good.0)], good.name())),
    )
}
