//! What a viewer may know: the whole table but the cards in other hands, and the realms that are still being laid out.

use duchy_game::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    bonus::{Bonus, Reward},
    effects::region_points,
    payment::Payment,
    pending::Pending,
    player::Player,
    realm::{BOARDS, Layout, Space, region, spaces_in},
    state::Tuscany,
    tile::{COLOURS, Colour, Piece, RegionCard, TileKind},
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// Each player takes the one turn after the third round.
    pub last_turns: bool,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; nobody's while the table is set up and when the game is over.
    pub turn: Option<Seat>,
    /// The eight places in the middle of the table.
    pub open: Vec<Option<OpenView>>,
    /// What each player has, by seat.
    pub players: Vec<PlayerView>,
    /// Bonus tiles nobody has taken, by type.
    pub bonus_tiles: Vec<BonusCount>,
    /// How many players have filled each colour, by colour.
    pub colours_filled: Vec<u8>,
    /// Region cards face down.
    pub deck: usize,
    /// Region cards that were paid, by colour.
    pub discard: Vec<u8>,
    /// Bonus cards face down.
    pub bonus_deck: usize,
    /// What a bonus card offers to choose from, while its player decides.
    pub rewards: Vec<Reward>,
    /// Bonus cards that were turned over.
    pub bonus_discard: Vec<Named>,
    /// Neutral tiles face down.
    pub neutral: usize,
    /// Neutral tiles that were cleared away.
    pub neutral_discard: Vec<Named>,
}

/// An open tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OpenView {
    /// Which.
    pub tile: TileKind,
    /// Its colour.
    pub colour: Colour,
    /// Whether its back is beige.
    pub neutral: bool,
}

/// A number of equal things.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Named {
    /// What.
    pub name: String,
    /// How many.
    pub count: u8,
}

/// A number of equal bonus tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BonusCount {
    /// Which.
    pub bonus: Bonus,
    /// How many.
    pub count: u8,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// Points on the red track.
    pub red: i32,
    /// Points on the green track.
    pub green: i32,
    /// The names of the three boards.
    pub boards: Vec<&'static str>,
    /// Whether the realm is laid out, seen or not.
    pub laid_out: bool,
    /// The realm, for those who may see it.
    pub realm: Option<RealmView>,
    /// How many region cards there are in hand.
    pub hand_size: u32,
    /// Which, colour by colour, for those who may know.
    pub hand: Option<Vec<HandCards>>,
    /// Stored tiles and hexes.
    pub storage: Vec<Piece>,
    /// How many spaces storage has.
    pub storage_spaces: usize,
    /// Hexes in storage that have to wait for the next turn.
    pub waiting_hexes: u8,
    /// Marble.
    pub marble: u8,
    /// Workers.
    pub workers: u8,
    /// Bonus tiles, by type.
    pub bonus_tiles: Vec<BonusCount>,
    /// Tiles face down in each of the three stacks.
    pub stacks: Vec<usize>,
    /// The colours a tile of which has a place to go.
    pub fits: Vec<Colour>,
    /// The colours the hand and the workers could pay for, for those who may know.
    pub payable: Option<Vec<Colour>>,
}

/// The region cards of one colour in a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HandCards {
    /// Which.
    pub card: RegionCard,
    /// Their colour.
    pub colour: Colour,
    /// How many; at least one.
    pub count: u8,
}

/// A realm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RealmView {
    /// How the boards lie.
    pub layout: Layout,
    /// How far down each board lies, in half spaces.
    pub offsets: [i8; BOARDS],
    /// Its spaces, column by column.
    pub spaces: Vec<SpaceView>,
    /// Its regions, each with its connected spaces.
    pub regions: Vec<RegionView>,
}

/// A region of a realm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RegionView {
    /// Its colour.
    pub colour: Colour,
    /// Its spaces.
    pub spaces: Vec<Space>,
    /// How many of them have something on them.
    pub filled: u32,
    /// What completing it brings on the green track, or has brought.
    pub points: u8,
}

/// A space of a realm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SpaceView {
    /// Its name.
    pub name: Space,
    /// Its colour.
    pub colour: Option<Colour>,
    /// What lies there.
    pub piece: Option<Piece>,
}

impl Tuscany {
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let open = self.open.iter().map(|open| {
            let tile = open.kind()?;
            Some(OpenView { tile, colour: tile.colour(), neutral: open.is_neutral() })
        });
        let cards = self.catalogue.get().bonus_cards().iter().zip(self.bonus_discard);
        View {
            round: self.round,
            last_turns: self.last_turns,
            first: self.first,
            turn: self.turn(),
            open: open.collect(),
            players: Seat::all(self.seats).map(|seat| self.player_view(seat, viewer)).collect(),
            bonus_tiles: bonus_counts(|bonus| self.bonus_left(bonus)),
            colours_filled: self.colours_filled.to_vec(),
            deck: self.deck.len(),
            discard: self.discard.to_vec(),
            bonus_deck: self.bonus_deck.len(),
            rewards: match self.pending.last() {
                Some(&Pending::Reward { card, .. }) => self.catalogue.get().bonus_card(card).rewards.clone(),
                _ => Vec::new(),
            },
            bonus_discard: named(cards.map(|(card, count)| (card.name.as_str(), count))),
            neutral: self.neutral.len(),
            neutral_discard: named(TileKind::all().map(TileKind::name).zip(self.neutral_discard)),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &self.players[seat.index()];
        let catalogue = self.catalogue.get();
        let own = viewer.is(seat) || viewer == Viewer::Everything;
        PlayerView {
            red: player.red(),
            green: player.green(),
            boards: (0..BOARDS as u8)
                .map(|letter| catalogue.board(letter, player.boards[usize::from(letter)]).id.as_str())
                .collect(),
            laid_out: player.layout.is_some(),
            // tuscany:setup.hidden
            realm: player.layout.filter(|_| own || !self.laying_out()).map(|layout| self.realm_view(player, layout)),
            hand_size: player.hand_size(),
            // tuscany:draw.secret
            hand: own.then(|| player.hand_view()),
            storage: player.storage.to_vec(),
            storage_spaces: player.storage_spaces(),
            waiting_hexes: player.fresh,
            marble: player.marble,
            workers: player.workers,
            bonus_tiles: bonus_counts(|bonus| player.bonus(bonus)),
            stacks: player.stacks().to_vec(),
            fits: Colour::ALL.into_iter().filter(|&colour| player.places(colour) != 0).collect(),
            // tuscany:draw.secret
            payable: own.then(|| player.payable()),
        }
    }

    fn realm_view(&self, player: &Player, layout: Layout) -> RealmView {
        let colours = self.catalogue.get().colours(player.boards, layout);
        let space_view = |space: Space| {
            let laid = if space == player.castle { Piece::START } else { player.laid[space.index()] };
            SpaceView {
                name: space,
                colour: Colour::ALL.into_iter().find(|&colour| colours[colour as usize] & space.bit() != 0),
                piece: laid.is_some().then_some(laid),
            }
        };
        RealmView {
            layout,
            offsets: layout.offsets(),
            spaces: Space::all().map(space_view).collect(),
            regions: regions_view(&colours, layout, player.filled | player.castle.bit()),
        }
    }
}

// tuscany:setup.regions
fn regions_view(colours: &[u32; COLOURS], layout: Layout, filled: u32) -> Vec<RegionView> {
    let of_colour = |colour: Colour| {
        let mut left = colours[colour as usize];
        std::iter::from_fn(move || {
            let first = spaces_in(left).next()?;
            let found = region(left, layout, first);
            left &= !found;
            Some(RegionView {
                colour,
                spaces: spaces_in(found).collect(),
                filled: (found & filled).count_ones(),
                points: region_points(found),
            })
        })
    };
    Colour::ALL.into_iter().flat_map(of_colour).collect()
}

impl Player {
    /// The colours a tile of which could be paid for.
    fn payable(&self) -> Vec<Colour> {
        let payable = |&colour: &Colour| Payment::is_possible(colour, &self.hand, self.workers);
        Colour::ALL.into_iter().filter(payable).collect()
    }

    /// The region cards in hand, colour by colour.
    fn hand_view(&self) -> Vec<HandCards> {
        let cards = |colour| HandCards { card: RegionCard(colour), colour, count: self.hand[colour as usize] };
        Colour::ALL.into_iter().map(cards).filter(|cards| cards.count > 0).collect()
    }
}

fn bonus_counts(count: impl Fn(Bonus) -> u8) -> Vec<BonusCount> {
    Bonus::ALL.into_iter().map(|bonus| BonusCount { bonus, count: count(bonus) }).collect()
}

fn named<'a>(counts: impl Iterator<Item = (&'a str, u8)>) -> Vec<Named> {
    counts.filter(|(_, count)| *count > 0).map(|(name, count)| Named { name: name.to_owned(), count }).collect()
}
