//! The facts of a position for its fingerprint, by the names of records and in a fixed order.

use duchy_game::{Digest, Kind, Seat};

use crate::{
    bonus::Bonus,
    catalogue::Catalogue,
    player::Player,
    realm::Space,
    state::Tuscany,
    tile::{Colour, TileKind},
};

impl Tuscany {
    pub(crate) fn digest_facts(&self, digest: &mut Digest) {
        let catalogue = self.catalogue.get();
        digest.fact(format_args!("first {}", self.first.0));
        digest.fact(format_args!("round {}{}", self.round, if self.last_turns { ", last turns" } else { "" }));
        digest.fact(format_args!("{} skipped", self.idle));
        for open in &self.open {
            let back = if open.is_neutral() { "neutral " } else { "" };
            digest.fact(format_args!("open {back}{}", open.kind().map_or("nothing", TileKind::name)));
        }
        for (seat, player) in Seat::all(self.seats).zip(self.players()) {
            digest.fact(format_args!("player {}", seat.0));
            player.digest_facts(catalogue, digest);
        }
        counts(digest, "neutral", self.neutral.kinds().map(|(kind, left)| (kind.name(), left)));
        counts(digest, "cleared", tiles(&self.neutral_discard));
        counts(digest, "face down", self.deck.kinds().map(|(card, left)| (card.card_name(), left)));
        counts(digest, "paid", cards(&self.discard));
        let bonus_card = |kind| catalogue.bonus_card(kind).name.as_str();
        counts(digest, "bonus card", self.bonus_deck.kinds().map(|(kind, left)| (bonus_card(kind), left)));
        let turned = catalogue.bonus_cards().iter().zip(self.bonus_discard);
        counts(digest, "turned over", turned.map(|(card, count)| (card.name.as_str(), count)));
        counts(digest, "filled", Colour::ALL.map(|colour| (colour.name(), self.filled_by(colour))).into_iter());
        self.pending.iter().for_each(|pending| digest.fact(pending.name(catalogue)));
    }
}

impl Player {
    fn digest_facts(&self, catalogue: &Catalogue, digest: &mut Digest) {
        digest.fact(format_args!("{} red, {} green", self.red, self.green));
        digest.fact(format_args!("{} marble, {} workers", self.marble, self.workers));
        for (letter, &number) in self.boards.iter().enumerate() {
            digest.fact(format_args!("board {}", catalogue.board(letter as u8, number).id));
        }
        if let Some(layout) = self.layout {
            digest.fact(format_args!("{layout}, castle {}", self.castle));
        }
        for space in Space::all().filter(|space| self.laid(*space).is_some()) {
            digest.fact(format_args!("{space} {}", self.laid(space).name()));
        }
        self.storage.iter().for_each(|piece| digest.fact(format_args!("stores {}", piece.name())));
        digest.fact(format_args!("{} hexes wait", self.fresh));
        counts(digest, "holds", cards(&self.hand));
        counts(digest, "bonus", Bonus::ALL.map(|bonus| (bonus.name(), self.bonus(bonus))).into_iter());
        counts(digest, "stacks", self.tiles.kinds().map(|(kind, left)| (kind.name(), left)));
    }
}

/// How many there are of each, without those of which there are none.
fn counts<'a>(digest: &mut Digest, what: &str, counts: impl Iterator<Item = (&'a str, u8)>) {
    for (name, count) in counts.filter(|&(_, count)| count > 0) {
        digest.fact(format_args!("{what} {count} {name}"));
    }
}

fn cards(counts: &[u8]) -> impl Iterator<Item = (&'static str, u8)> {
    Colour::ALL.into_iter().map(|colour| (colour.card_name(), counts[colour.index()]))
}

fn tiles(counts: &[u8]) -> impl Iterator<Item = (&'static str, u8)> {
    TileKind::all().map(|kind| (kind.name(), counts[kind.index()]))
}
