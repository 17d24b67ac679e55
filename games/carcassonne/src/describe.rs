//! How prompts, actions and events are shown: text keys of `text/`, their arguments, and places on the map.

use crate::place::{Description, Place};
use duchy_game::{Arg, Seat, SeatSet};

use crate::{
    Catalogue,
    action::{Action, FigureKind, Quarter, Target},
    event::{Event, GainFor, Gained, Scored, Traded, When},
    pending::Pending,
    picture::tile_term,
    rules,
    square::{Axis, CastleAt, Side, Square},
    state::Carcassonne,
    tile::{FeatureKind, Spot, TileKind},
};

impl Carcassonne {
    pub(crate) fn prompt(&self, seat: Seat) -> Description {
        match self.table.pending.last() {
            Some(&decision) if decision.decider() == Some(seat) => self.question(decision),
            Some(_) => Description::new("prompt-wait").by(rules::TURN_ORDER),
            None => Description::new("prompt-over").by(rules::END_WINNER),
        }
    }

    fn question(&self, decision: Pending) -> Description {
        let here = || Place::cell(self.table.board.tile(self.table.board.last()).square);
        match decision {
            Pending::Lay { tile, .. } => self.ask_lay(tile),
            Pending::Place { seat, .. } => self.ask_place(seat).at(here()),
            Pending::Bridge { .. } => Description::new("prompt-bridge-needed").at(here()).by(rules::BRIDGE_NEEDED),
            Pending::Princess { .. } => Description::new("prompt-princess").at(here()).by(rules::PRINCESS_EXPEL),
            Pending::Fly { left, .. } => {
                Description::new("prompt-dragon").arg("left", left).at(Place::Dragon).by(rules::DRAGON_STEPS)
            }
            Pending::Move { .. } => {
                let completed = self.table.in_question().unwrap_or_default();
                let quarter = self.table.quarter_in_question();
                let mut text = Description::new("prompt-move").arg("quarter", name(quarter)).by(rules::COUNT_MOVES);
                text.places = self.table.part_refs(completed.node);
                text
            }
            Pending::Castle { .. } => {
                let mut text = Description::new("prompt-castle").by(rules::CASTLE_CHOICE);
                text.places = self.table.part_refs(self.table.in_question().unwrap_or_default().node);
                text
            }
            Pending::Reward { castle, .. } => Description::new("prompt-reward")
                .at(Place::castle(self.elements.castles.name(&self.table, castle)))
                .by(rules::CASTLE_CHOOSE_ONE),
            Pending::Quarter { .. } => Description::new("prompt-quarter").by(rules::COUNT_PLACE),
            Pending::Count { .. } => Description::new("prompt-count").at(Place::Count).by(rules::COUNT_MOVES_COUNT),
            Pending::Offer { .. } => Description::new("prompt-offer").by(rules::BAZAAR_OFFER),
            Pending::Bid { .. } => {
                let first = self.elements.bazaar.highest.is_none();
                let (key, rule) = match first {
                    true => ("prompt-bid-first", rules::BAZAAR_BID),
                    false => ("prompt-bid", rules::BAZAAR_HIGHER),
                };
                self.of_auction(Description::new(key)).by(rule)
            }
            Pending::Deal { .. } => self.of_auction(Description::new("prompt-deal")).by(rules::BAZAAR_DEAL),
            Pending::Take { .. } => Description::new("prompt-take").by(rules::BAZAAR_SHARE),
            Pending::Market { .. } => Description::new("prompt-market")
                .at(Place::Quarter { quarter: Quarter::Market })
                .by(rules::COUNT_MARKET),
            Pending::Turn { .. } | Pending::Scoring { .. } | Pending::Rewards { .. } | Pending::Ending { .. } => {
                Description::new("prompt-wait").by(rules::TURN_ORDER)
            }
        }
    }

    fn ask_lay(&self, tile: TileKind) -> Description {
        let frames = self.table.pending.len();
        let bought = match self.table.pending.get(frames.wrapping_sub(2)) {
            Some(Pending::Turn { bought, .. }) => bought.is_some(),
            _ => false,
        };
        let (key, rule) = match bought {
            true => ("prompt-lay-bought", rules::BAZAAR_LAY),
            false => ("prompt-lay", rules::PLACE_MATCH),
        };
        Description::new(key).arg("tile", self.tile_arg(tile)).by(rule)
    }

    /// A figure may be placed here or through a portal, or something else is done instead: all that is possible is named.
    fn ask_place(&self, seat: Seat) -> Description {
        let mut actions = Vec::new();
        self.list_actions(seat, &mut actions);
        let any = |wanted: fn(&Action) -> bool| actions.iter().any(wanted);
        let fairy = any(|action| matches!(action, Action::Fairy { .. } | Action::FairyCastle { .. }));
        let abbot = any(|action| matches!(action, Action::AbbotBack));
        let portal = any(|action| matches!(action, Action::PlaceAt { .. }));
        let here = portal || any(|action| matches!(action, Action::Place { .. }));
        let (key, rule) = match portal {
            true => ("prompt-place-portal", rules::PORTAL_ANYWHERE),
            false => ("prompt-place", rules::FIGURE_OPTIONAL),
        };
        let instead = match (abbot, fairy) {
            (true, true) if here => "both",
            (true, false) if here => "abbot",
            (false, true) if here => "fairy",
            (true, true) => "only-both",
            (true, false) => "only-abbot",
            (false, true) => "only-fairy",
            (false, false) => "nothing",
        };
        Description::new(key).arg("instead", name(instead)).by(rule)
    }

    /// Speaks of the tile up for auction.
    fn of_auction(&self, text: Description) -> Description {
        match self.elements.bazaar.offered {
            Some(tile) => text.at(Place::tile(self.table.tile_name(tile))),
            None => text,
        }
    }

    pub(crate) fn describe(&self, seat: Seat, action: &Action) -> Description {
        match *action {
            Action::Lay { square, facing } => self.lay_text(square, facing),
            Action::Place { figure, spot } => {
                let square = self.table.board.tile(self.table.board.last()).square;
                place_text(figure, square, spot, Where::Here).by(rules::FIGURE_ONE_FEATURE)
            }
            Action::PlaceAt { square, spot, .. }
                if matches!(self.table.pending.last(), Some(Pending::Market { .. })) =>
            {
                self.seen_from_here(Description::new("action-market"), square)
                    .at(spot.on(square))
                    .by(rules::COUNT_MARKET)
            }
            Action::PlaceAt { figure, square, spot } => {
                let text = place_text(figure, square, spot, Where::Elsewhere).by(rules::PORTAL_ANYWHERE);
                self.seen_from_here(text, square)
            }
            Action::Bridge { square, axis } => {
                let text = Description::new("action-bridge").arg("axis", Arg::Term(axis_key(axis)));
                self.seen_from_here(text, square).at(Place::bridge(square, axis)).by(rules::BRIDGE_ONE)
            }
            Action::Expel { square, spot } => {
                let owner = self.table.figure_at(square, spot).map_or(seat, |figure| figure.seat);
                let text = Description::new("action-princess").arg("owner", owner);
                self.seen_from_here(text, square).at(spot.on(square)).by(rules::PRINCESS_EXPEL)
            }
            Action::AbbotBack => Description::new("action-abbot-back")
                .arg("points", self.table.abbot_worth(seat))
                .at(Place::Abbot)
                .by(rules::ABBOT_BACK),
            Action::Fairy { square, spot } => {
                let text = Description::new(match spot.kind() {
                    FeatureKind::Road => "action-fairy-road",
                    FeatureKind::City => "action-fairy-city",
                    FeatureKind::Field => "action-fairy-field",
                    FeatureKind::Monastery => "action-fairy-monastery",
                    FeatureKind::Garden => "action-fairy-garden",
                    FeatureKind::Shrine => "action-fairy-shrine",
                });
                self.seen_from_here(text, square).at(spot.on(square)).at(Place::Fairy).by(rules::FAIRY_MOVE)
            }
            Action::FairyCastle { castle } => self
                .seen_from_here(Description::new("action-fairy-castle"), castle.square)
                .at(Place::castle(castle))
                .at(Place::Fairy)
                .by(rules::FAIRY_CASTLE),
            Action::Fly { side } => Description::new(match side {
                Side::N => "action-dragon-north",
                Side::E => "action-dragon-east",
                Side::S => "action-dragon-south",
                Side::W => "action-dragon-west",
            })
            .at(Place::cell(self.elements.dragon.flight_square(&self.table, side)))
            .by(rules::DRAGON_STEP),
            Action::Move { figure } => {
                let key = match figure {
                    FigureKind::Meeple => "action-move-meeple",
                    FigureKind::Abbot => "action-move-abbot",
                };
                Description::new(key)
                    .at(Place::Quarter { quarter: self.table.quarter_in_question() })
                    .at(Place::Figure { figure })
                    .by(rules::COUNT_MOVES)
            }
            Action::Castle => {
                let city = self.table.in_question().unwrap_or_default().node;
                let castle = CastleAt::of(self.table.small_city(city).map(|tile| self.table.board.tile(tile).square));
                Description::new("action-castle").at(Place::castle(castle)).by(rules::CASTLE_CHOICE)
            }
            Action::Points => Description::new("action-points")
                .arg(
                    "points",
                    self.table
                        .in_question()
                        .map_or(0, |completed| self.table.value_now(completed.kind, completed.node)),
                )
                .at(Place::Points)
                .by(rules::CASTLE_CHOICE),
            Action::Reward { target } => self.reward_text(target),
            Action::Quarter { figure, quarter } => {
                let key = match figure {
                    FigureKind::Meeple => "action-quarter-meeple",
                    FigureKind::Abbot => "action-quarter-abbot",
                };
                Description::new(key)
                    .arg("quarter", to_quarter(quarter))
                    .at(Place::Quarter { quarter })
                    .at(Place::Figure { figure })
                    .by(rules::COUNT_PLACE)
            }
            Action::Count { quarter } => Description::new("action-count")
                .arg("quarter", to_quarter(quarter))
                .at(Place::Quarter { quarter })
                .by(rules::COUNT_MOVES_COUNT),
            Action::Offer { tile } => self.tile_text("action-offer", tile).by(rules::BAZAAR_OFFER),
            Action::Take { tile } => self.tile_text("action-take", tile).by(rules::BAZAAR_SHARE),
            Action::Bid { points } => {
                Description::new("action-bid").arg("points", points).at(Place::Bid { points }).by(rules::BAZAAR_BID)
            }
            Action::Buy => self.deal_text("action-buy").at(Place::Buy).by(rules::BAZAAR_DEAL),
            Action::Sell => self.deal_text("action-sell").at(Place::Sell).by(rules::BAZAAR_DEAL),
            Action::Pass => self.pass_text(),
        }
    }

    /// The description says what it leads to: a bridge that the tile needs is built with it.
    fn lay_text(&self, square: Square, facing: Side) -> Description {
        let bridge = self.drawn().and_then(|tile| self.table.bridge_for(tile, square, facing));
        let (key, rule) = match bridge {
            Some(_) => ("action-lay-bridge", rules::BRIDGE_NEEDED),
            None => ("action-lay", rules::PLACE_MATCH),
        };
        let degrees = 90 * facing.index() as u32;
        let text =
            Description::new(key).arg("degrees", degrees).at(Place::cell(square)).at(Place::Facing { facing }).by(rule);
        match bridge {
            Some((square, axis)) => text.at(Place::bridge(square, axis)),
            None => text,
        }
    }

    /// Where a square lies, in words: how many tiles east and north of the newest tile.
    fn seen_from_here(&self, text: Description, square: Square) -> Description {
        let here = self.table.board.tile(self.table.board.last()).square;
        let (columns, rows) = (i32::from(square.x) - i32::from(here.x), i32::from(square.y) - i32::from(here.y));
        let across = ["west", "none", "east"][(columns.signum() + 1) as usize];
        let along = ["north", "none", "south"][(rows.signum() + 1) as usize];
        let both = if columns != 0 && rows != 0 { "yes" } else { "no" };
        text.arg("columns", columns.abs())
            .arg("rows", rows.abs())
            .arg("across", name(across))
            .arg("along", name(along))
            .arg("both", name(both))
    }

    fn tile_arg(&self, tile: TileKind) -> Arg {
        tile_arg(self.table.catalogue.get(), self.table.tile_name(tile))
    }

    fn pass_text(&self) -> Description {
        let (key, rule) = match self.table.pending.last() {
            Some(Pending::Princess { .. }) => ("action-no-princess", rules::PRINCESS_DECLINE),
            Some(Pending::Move { .. }) => ("action-no-move", rules::COUNT_MOVES),
            Some(Pending::Quarter { .. }) => ("action-no-quarter", rules::COUNT_PLACE),
            Some(Pending::Count { .. }) => ("action-no-count", rules::COUNT_MOVES_COUNT),
            Some(Pending::Bid { .. }) => ("action-no-bid", rules::BAZAAR_BID),
            _ => ("action-pass", rules::FIGURE_OPTIONAL),
        };
        Description::new(key).by(rule)
    }

    fn tile_text(&self, key: &'static str, tile: TileKind) -> Description {
        Description::new(key).arg("tile", self.tile_arg(tile)).at(Place::tile(self.table.tile_name(tile)))
    }

    fn deal_text(&self, key: &'static str) -> Description {
        let bazaar = &self.elements.bazaar;
        let tile = bazaar.offered.map_or_else(|| name(""), |tile| self.tile_arg(tile));
        let (other, points) = bazaar.highest.unwrap_or((bazaar.auctioneer, 0));
        Description::new(key).arg("tile", tile).arg("other", other).arg("points", points)
    }

    fn reward_text(&self, target: Target) -> Description {
        let (key, square) = match target {
            Target::Castle { castle } => ("action-reward-castle", castle.square),
            Target::Feature { square, spot } => {
                let key = match spot.kind() {
                    FeatureKind::Road => "action-reward-road",
                    FeatureKind::City | FeatureKind::Field => "action-reward-city",
                    FeatureKind::Monastery => "action-reward-monastery",
                    FeatureKind::Shrine => "action-reward-shrine",
                    FeatureKind::Garden => "action-reward-garden",
                };
                (key, square)
            }
        };
        let points = match self.table.pending.last() {
            Some(&Pending::Reward { castle, .. }) => self.elements.castles.reward_points(&self.table, castle, target),
            _ => 0,
        };
        self.seen_from_here(Description::new(key), square)
            .arg("points", points)
            .at(Place::target(target))
            .by(rules::CASTLE_CHOOSE_ONE)
    }
}

/// Which tile a figure is placed on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// The one just placed.
    Here,
    /// Another one, by a portal.
    Elsewhere,
}

fn place_text(figure: FigureKind, square: Square, spot: Spot, on: Where) -> Description {
    use FeatureKind::{City, Field, Garden, Monastery, Road, Shrine};
    let key = match (figure, on, spot.kind()) {
        (FigureKind::Meeple, Where::Here, Road) => "action-road",
        (FigureKind::Meeple, Where::Here, City) => "action-city",
        (FigureKind::Meeple, Where::Here, Field) => "action-field",
        (FigureKind::Meeple, Where::Here, Monastery) => "action-monastery",
        (FigureKind::Meeple, Where::Here, Shrine | Garden) => "action-shrine",
        (FigureKind::Meeple, Where::Elsewhere, Road) => "action-portal-road",
        (FigureKind::Meeple, Where::Elsewhere, City) => "action-portal-city",
        (FigureKind::Meeple, Where::Elsewhere, Field) => "action-portal-field",
        (FigureKind::Meeple, Where::Elsewhere, Monastery) => "action-portal-monastery",
        (FigureKind::Meeple, Where::Elsewhere, Shrine | Garden) => "action-portal-shrine",
        (FigureKind::Abbot, Where::Here, Monastery) => "action-abbot-monastery",
        (FigureKind::Abbot, Where::Here, Shrine) => "action-abbot-shrine",
        (FigureKind::Abbot, Where::Here, _) => "action-abbot-garden",
        (FigureKind::Abbot, Where::Elsewhere, Monastery) => "action-portal-abbot-monastery",
        (FigureKind::Abbot, Where::Elsewhere, Shrine) => "action-portal-abbot-shrine",
        (FigureKind::Abbot, Where::Elsewhere, _) => "action-portal-abbot-garden",
    };
    Description::new(key).at(spot.on(square)).at(Place::Figure { figure })
}

/// Events hold all there is to know; the catalogue only names tiles.
pub(crate) fn event_text(catalogue: &Catalogue, event: &Event) -> Description {
    let of_seat = |key: &'static str, seat: &Seat| Description::new(key).arg("seat", *seat);
    let of_tile = |key: &'static str, tile: &str| Description::new(key).arg("tile", tile_arg(catalogue, tile));
    let seat_and_tile =
        |key: &'static str, seat: &Seat, tile: &str| of_seat(key, seat).arg("tile", tile_arg(catalogue, tile));
    match event {
        Event::Started { first, square, .. } => {
            of_seat("event-started", first).at(Place::cell(*square)).by(rules::SETUP_FIRST)
        }
        Event::Drawn { seat, tile } => seat_and_tile("event-drawn", seat, tile).by(rules::DRAW_OPEN),
        Event::PutAway { tile } => of_tile("event-put-away", tile).by(rules::DRAW_UNPLACEABLE),
        Event::SetAside { tile } => of_tile("event-set-aside", tile).by(rules::DRAGON_ASIDE),
        Event::ShuffledBack { count } => {
            Description::new("event-shuffled-back").arg("count", *count).by(rules::DRAGON_SHUFFLED_BACK)
        }
        Event::Laid { seat, tile, square, .. } => {
            seat_and_tile("event-laid", seat, tile).at(Place::cell(*square)).by(rules::PLACE_MATCH)
        }
        Event::BridgeBuilt { seat, square, axis } => {
            of_seat("event-bridge", seat).at(Place::bridge(*square, *axis)).by(rules::BRIDGE_ONE)
        }
        Event::Expelled { seat, figure } => {
            of_seat("event-expelled", seat).arg("owner", figure.seat).at(figure.at.clone()).by(rules::PRINCESS_EXPEL)
        }
        Event::Placed { seat, figure, on, at } => {
            let key = match (figure, on) {
                (_, FeatureKind::Garden) => "event-placed-garden",
                (FigureKind::Abbot, _) => "event-placed-abbot",
                (_, FeatureKind::Road) => "event-placed-road",
                (_, FeatureKind::City) => "event-placed-city",
                (_, FeatureKind::Monastery) => "event-placed-monastery",
                (_, FeatureKind::Field) => "event-placed-field",
                (_, FeatureKind::Shrine) => "event-placed-shrine",
            };
            of_seat(key, seat).at(at.clone()).by(rules::FIGURE_ONE_FEATURE)
        }
        Event::FairyMoved { seat, at } => of_seat("event-fairy", seat).at(at.clone()).by(rules::FAIRY_MOVE),
        Event::DragonComes { square } => {
            Description::new("event-dragon-comes").at(Place::cell(*square)).by(rules::DRAGON_COMES)
        }
        Event::DragonFlies { seat, square, eaten } => of_seat("event-dragon-flies", seat)
            .arg("count", eaten.len() as u32)
            .at(Place::cell(*square))
            .by(if eaten.is_empty() { rules::DRAGON_FLIGHT } else { rules::DRAGON_EATS }),
        Event::DragonStuck => Description::new("event-dragon-stuck").by(rules::DRAGON_DEAD_END),
        Event::Scored(scored) => scored_text(scored),
        Event::Gained(gained) => gained_text(gained),
        Event::ChallengeLost { figures } => {
            let seats = figures.iter().map(|figure| figure.seat).collect();
            let mut text = with_seats(Description::new("event-challenge-lost"), seats).by(rules::CULT_HOME);
            text.places = figures.iter().map(|figure| figure.at.clone()).collect();
            text
        }
        Event::CastleBuilt { seat, squares } => {
            of_seat("event-castle-built", seat).at(Place::castle(CastleAt::of(*squares))).by(rules::CASTLE_MOVES_IN)
        }
        Event::CastleHome { seat, square } => {
            let castle = CastleAt { square: *square, side: None };
            of_seat("event-castle-home", seat).at(Place::castle(castle)).by(rules::CASTLE_FINAL)
        }
        Event::CrownTaken { seat, feature, size } => {
            let (key, rule) = match feature {
                FeatureKind::Road => ("event-robber-taken", rules::ROBBER_LARGER),
                _ => ("event-king-taken", rules::KING_LARGER),
            };
            of_seat(key, seat).arg("size", u32::from(*size)).by(rule)
        }
        Event::QuarterPlaced { seat, quarter, .. } => of_seat("event-quarter", seat)
            .arg("quarter", to_quarter(*quarter))
            .at(Place::Quarter { quarter: *quarter })
            .by(rules::COUNT_PLACE),
        Event::CountMoved { seat, quarter } => of_seat("event-count", seat)
            .arg("quarter", to_quarter(*quarter))
            .at(Place::Quarter { quarter: *quarter })
            .by(rules::COUNT_MOVES_COUNT),
        Event::FromQuarter { seat, quarter, at, .. } => of_seat("event-from-quarter", seat)
            .arg("quarter", from_quarter(*quarter))
            .at(at.clone())
            .at(Place::Quarter { quarter: *quarter })
            .by(if *quarter == Quarter::Market { rules::COUNT_MARKET } else { rules::COUNT_MOVES }),
        Event::BazaarOpened { tiles } => {
            let mut text = Description::new("event-bazaar").arg("count", tiles.len() as u32).by(rules::BAZAAR_WHEN);
            text.places = tiles.iter().map(|tile| Place::tile(tile)).collect();
            text
        }
        Event::BazaarSkipped => Description::new("event-bazaar-skipped").by(rules::BAZAAR_TOO_FEW),
        Event::Offered { seat, tile } => {
            seat_and_tile("event-offered", seat, tile).at(Place::tile(tile)).by(rules::BAZAAR_OFFER)
        }
        Event::Bid { seat, points } => {
            of_seat("event-bid", seat).arg("points", *points).at(Place::Bid { points: *points }).by(rules::BAZAAR_BID)
        }
        Event::BidPassed { seat } => of_seat("event-bid-pass", seat).by(rules::BAZAAR_BID),
        Event::Traded(traded) => traded_text(catalogue, traded),
        Event::Took { seat, tile } => {
            seat_and_tile("event-took", seat, tile).at(Place::tile(tile)).by(rules::BAZAAR_LAST)
        }
        Event::ExtraTurn { seat } => of_seat("event-extra-turn", seat).by(rules::RIVER2_EXTRA_TURN),
        Event::Over { winners } => {
            let rule = if winners.len() > 1 { rules::END_SHARED_VICTORY } else { rules::END_WINNER };
            with_seats(Description::new("event-over"), *winners).by(rule)
        }
    }
}

fn scored_text(scored: &Scored) -> Description {
    let key = match (scored.feature, scored.when) {
        (_, When::Back) => "event-abbot-back",
        (FeatureKind::Road, When::Completed) => "event-scored-road",
        (FeatureKind::City, When::Completed) => "event-scored-city",
        (FeatureKind::Monastery, When::Completed) => "event-scored-monastery",
        (FeatureKind::Garden, When::Completed) => "event-scored-garden",
        (FeatureKind::Shrine, When::Completed) => "event-scored-shrine",
        (FeatureKind::Road, When::Final) => "event-final-road",
        (FeatureKind::City, When::Final) => "event-final-city",
        (FeatureKind::Monastery, When::Final) => "event-final-monastery",
        (FeatureKind::Garden, When::Final) => "event-final-garden",
        (FeatureKind::Shrine, When::Final) => "event-final-shrine",
        (FeatureKind::Field, _) => "event-final-field",
    };
    let mut text = with_seats(Description::new(key), scored.owners).arg("points", scored.points);
    text.places = scored.parts.clone();
    if scored.when == When::Back {
        text.places.push(Place::Abbot);
    }
    text.rule = scored.lines.first().map(|line| line.rule);
    text
}

fn gained_text(gained: &Gained) -> Description {
    let key = match gained.what {
        GainFor::FairyTurn => "event-fairy-turn",
        GainFor::FairyFeature => "event-fairy-feature",
        GainFor::Castle => "event-castle-scored",
        GainFor::King => "event-king",
        GainFor::Robber => "event-robber",
    };
    let mut text = Description::new(key).arg("seat", gained.seat).arg("points", gained.points).by(gained.what.rule());
    text.places = gained.lines.iter().flat_map(|line| line.places.clone()).collect();
    text
}

fn traded_text(catalogue: &Catalogue, traded: &Traded) -> Description {
    let Traded { tile, buyer, other, points, by_auctioneer, .. } = traded;
    let text = match (other, by_auctioneer) {
        (None, _) => Description::new("event-bought-alone").arg("seat", *buyer),
        (Some(other), true) => Description::new("event-bought").arg("seat", *buyer).arg("other", *other),
        (Some(seller), false) => Description::new("event-sold").arg("seat", *seller).arg("other", *buyer),
    };
    let rule = if other.is_some() { rules::BAZAAR_DEAL } else { rules::BAZAAR_ALONE };
    let deal = if *by_auctioneer { Place::Buy } else { Place::Sell };
    text.arg("tile", tile_arg(catalogue, tile)).arg("points", *points).at(Place::tile(tile)).at(deal).by(rule)
}

/// Who, as a list, and how many, for the verb.
fn with_seats(text: Description, seats: SeatSet) -> Description {
    let list = seats.iter().map(Arg::Seat).collect();
    text.arg("seats", Arg::List(list)).arg("count", seats.len() as u32)
}

fn name(name: impl ToString) -> Arg {
    Arg::Name(name.to_string())
}

/// The way to a quarter: languages differ in more than its name.
const fn to_quarter(quarter: Quarter) -> Arg {
    Arg::Term(match quarter {
        Quarter::Palace => "to-palace",
        Quarter::Market => "to-market",
        Quarter::Smithy => "to-smithy",
        Quarter::Cathedral => "to-cathedral",
    })
}

const fn from_quarter(quarter: Quarter) -> Arg {
    Arg::Term(match quarter {
        Quarter::Palace => "from-palace",
        Quarter::Market => "from-market",
        Quarter::Smithy => "from-smithy",
        Quarter::Cathedral => "from-cathedral",
    })
}

const fn axis_key(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "axis-ns",
        Axis::EastWest => "axis-ew",
    }
}

/// A tile: drawn by its id, otherwise called by what it shows.
pub(crate) fn tile_arg(catalogue: &Catalogue, id: &str) -> Arg {
    let term = catalogue.find(id).map_or("tile-plain", |kind| tile_term(catalogue.shape(kind, Side::N)));
    Arg::Component { id: id.to_owned(), term }
}

/// A stack in words.
pub(crate) fn source_text(source: &duchy_game::Source) -> Description {
    Description::new(match source.what() {
        "first player" => "source-first",
        "tiles" => "source-tile",
        "river" => "source-river",
        "start" => "source-start",
        _ => "source-other",
    })
}
