//! Bazaars: tiles are auctioned or shared out, and everybody places one.

use crate::place::{Illegal, Place};
use duchy_game::{Context, List, Seat};

use crate::{
    action::Action,
    event::{Event, Trade},
    limits::MAX_PLAYERS,
    options::Bazaars,
    pending::Pending,
    rules,
    table::Table,
    tile::TileKind,
};

/// No bid is higher.
// carcassonne:bazaar.cap
pub(crate) const MOST: u8 = 40;

/// A bazaar that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bazaar {
    /// Tiles nobody has yet.
    tiles: List<TileKind, MAX_PLAYERS>,
    /// What each player has got.
    got: [Option<TileKind>; MAX_PLAYERS],
    /// Whose turn it is.
    host: Seat,
    /// Who holds the auction.
    pub(crate) auctioneer: Seat,
    /// The tile up for auction.
    pub(crate) offered: Option<TileKind>,
    /// The highest bid so far, and whose it is.
    pub(crate) highest: Option<(Seat, u8)>,
}

impl Bazaar {
    /// Nothing on show; the turn is this player's, and the next one is the auctioneer.
    pub(crate) fn of(host: Seat, auctioneer: Seat) -> Bazaar {
        let got = [None; MAX_PLAYERS];
        Bazaar { tiles: List::default(), got, host, auctioneer, offered: None, highest: None }
    }

    /// Tiles on show that nobody has got yet.
    pub(crate) fn shown(&self) -> impl Iterator<Item = TileKind> + '_ {
        self.tiles.iter().copied()
    }

    /// Tiles that players have got while the bazaar is still open.
    pub(crate) fn bought(&self) -> impl Iterator<Item = (Seat, TileKind)> + '_ {
        Seat::all(MAX_PLAYERS as u8).filter_map(|seat| Some((seat, self.got[seat.index()]?)))
    }

    pub(crate) fn is_open(&self) -> bool {
        !self.tiles.is_empty()
    }

    fn has(&self, seat: Seat) -> bool {
        self.got[seat.index()].is_some()
    }

    /// A player gets a tile.
    fn hand_over(&mut self, seat: Seat, tile: TileKind) {
        if let Some(index) = self.tiles.iter().position(|&shown| shown == tile) {
            self.tiles.remove(index);
            self.got[seat.index()] = Some(tile);
        }
    }
}

impl Bazaar {
    /// A tile is put on show.
    pub(crate) fn show(&mut self, tile: TileKind) {
        self.tiles.push(tile);
    }

    /// All tiles are on show.
    pub(crate) fn open(&mut self, table: &mut Table, cx: &mut impl Context<Event>) {
        cx.emit(|| Event::BazaarOpened { tiles: self.tiles.iter().map(|&tile| table.tile_name(tile)).collect() });
        self.next_round(table, cx);
    }

    /// The next tile is offered or taken, or everybody has one.
    // carcassonne:bazaar.next carcassonne:bazaar.last carcassonne:bazaar.share
    fn next_round(&mut self, table: &mut Table, cx: &mut impl Context<Event>) {
        let seats = table.seats;
        (self.offered, self.highest) = (None, None);
        while self.has(self.auctioneer) && !self.tiles.is_empty() {
            self.auctioneer = self.auctioneer.next(seats);
        }
        let seat = self.auctioneer;
        match self.tiles[..] {
            [] => self.close_bazaar(table),
            [last] => {
                self.hand_over(seat, last);
                cx.emit(|| Event::Took { seat, tile: table.tile_name(last) });
                self.close_bazaar(table);
            }
            _ if table.options.bazaars == Bazaars::Share => table.pending.push(Pending::Take { seat }),
            _ => table.pending.push(Pending::Offer { seat }),
        }
    }

    /// Everybody places what they have got, from the left of the player whose turn it is.
    // carcassonne:bazaar.lay
    fn close_bazaar(&mut self, table: &mut Table) {
        let bazaar = std::mem::replace(self, Bazaar::of(Seat(0), Seat(0)));
        let mut seat = bazaar.host;
        for _ in 0..table.seats {
            // The last one first, so that the first is on top.
            table.pending.push(Pending::Turn { seat, step: 0, bought: bazaar.got[seat.index()] });
            seat = Seat((seat.0 + table.seats - 1) % table.seats);
        }
    }

    /// The next player who may bid, up to the auctioneer.
    fn next_bidder(&self, table: &Table, mut seat: Seat) -> Option<Seat> {
        loop {
            seat = seat.next(table.seats);
            if seat == self.auctioneer {
                return None;
            }
            // carcassonne:bazaar.once carcassonne:bazaar.one-each
            if !self.has(seat) && self.highest.is_none_or(|(_, highest)| highest < MOST) {
                return Some(seat);
            }
        }
    }

    fn go_on_bidding(&mut self, table: &mut Table, seat: Seat, cx: &mut impl Context<Event>) {
        let Bazaar { auctioneer, offered, highest, .. } = *self;
        if let Some(seat) = self.next_bidder(table, seat) {
            table.pending.push(Pending::Bid { seat });
        } else if let (Some(tile), Some((bidder, points))) = (offered, highest) {
            if bidder == auctioneer {
                // carcassonne:bazaar.alone
                self.trade(table, Trade { tile, buyer: bidder, other: None, points, by_auctioneer: true }, cx);
            } else {
                table.pending.push(Pending::Deal { seat: auctioneer });
            }
        }
    }

    /// The tile changes hands, and points with it. Nobody needs to have them.
    // carcassonne:bazaar.deal carcassonne:bazaar.negative
    fn trade(&mut self, table: &mut Table, trade: Trade, cx: &mut impl Context<Event>) {
        let points = i32::from(trade.points);
        table.players[trade.buyer.index()].score -= points;
        if let Some(other) = trade.other {
            table.players[other.index()].score += points;
        }
        self.hand_over(trade.buyer, trade.tile);
        cx.emit(|| Event::Traded(trade.told(table.tile_name(trade.tile))));
        self.next_round(table, cx);
    }

    pub(crate) fn list_bazaar(&self, decision: Pending, out: &mut Vec<Action>) {
        let kinds = || {
            let tiles = self.tiles.iter().enumerate();
            tiles.filter(|(index, tile)| !self.tiles[..*index].contains(tile)).map(|(_, &tile)| tile)
        };
        match decision {
            Pending::Offer { .. } => out.extend(kinds().map(|tile| Action::Offer { tile })),
            Pending::Take { .. } => out.extend(kinds().map(|tile| Action::Take { tile })),
            Pending::Bid { .. } => {
                let least = self.highest.map_or(0, |(_, highest)| highest + 1);
                out.extend((least..=MOST).map(|points| Action::Bid { points }));
                if self.highest.is_some() {
                    out.push(Action::Pass);
                }
            }
            Pending::Deal { .. } => out.extend([Action::Buy, Action::Sell]),
            _ => {}
        }
    }

    // carcassonne:bazaar.offer carcassonne:bazaar.bid carcassonne:bazaar.higher carcassonne:bazaar.share
    pub(crate) fn why_not_bazaar(&self, table: &Table, decision: Pending, action: Action) -> Option<Illegal> {
        let shown = |tile: TileKind, rule| {
            let at = Place::tile(table.tile_name(tile));
            (!self.tiles.contains(&tile)).then(|| Illegal::at(rule, at))
        };
        match (decision, action) {
            (Pending::Offer { .. }, Action::Offer { tile }) => shown(tile, rules::BAZAAR_OFFER),
            (Pending::Take { .. }, Action::Take { tile }) => shown(tile, rules::BAZAAR_SHARE),
            (Pending::Bid { .. }, Action::Bid { points }) => {
                let low = self.highest.is_some_and(|(_, highest)| points <= highest);
                let rule = if low { Some(rules::BAZAAR_HIGHER) } else { (points > MOST).then_some(rules::BAZAAR_CAP) };
                rule.map(Illegal::by)
            }
            (Pending::Bid { .. }, Action::Pass) => self.highest.is_none().then(|| Illegal::by(rules::BAZAAR_OFFER)),
            (Pending::Deal { .. }, Action::Buy | Action::Sell) => None,
            _ => Some(Illegal::by(decision.rule())),
        }
    }

    pub(crate) fn answer_bazaar(
        &mut self,
        table: &mut Table,
        decision: Pending,
        action: Action,
        cx: &mut impl Context<Event>,
    ) {
        match (decision, action) {
            (Pending::Offer { seat }, Action::Offer { tile }) => {
                self.offered = Some(tile);
                cx.emit(|| Event::Offered { seat, tile: table.tile_name(tile) });
                table.pending.push(Pending::Bid { seat });
            }
            (Pending::Take { seat }, Action::Take { tile }) => {
                self.hand_over(seat, tile);
                cx.emit(|| Event::Took { seat, tile: table.tile_name(tile) });
                self.next_round(table, cx);
            }
            (Pending::Bid { seat }, Action::Bid { points }) => {
                self.highest = Some((seat, points));
                cx.emit(|| Event::Bid { seat, points });
                self.go_on_bidding(table, seat, cx);
            }
            (Pending::Bid { seat }, Action::Pass) => {
                cx.emit(|| Event::BidPassed { seat });
                self.go_on_bidding(table, seat, cx);
            }
            (Pending::Deal { seat }, Action::Buy | Action::Sell) => {
                let Bazaar { offered: Some(tile), highest: Some((bidder, points)), .. } = *self else {
                    return;
                };
                let by_auctioneer = action == Action::Buy;
                let (buyer, other) = if by_auctioneer { (seat, bidder) } else { (bidder, seat) };
                self.trade(table, Trade { tile, buyer, other: Some(other), points, by_auctioneer }, cx);
            }
            (decision, action) => debug_assert!(false, "{action} does not answer {decision:?}"),
        }
    }
}
