//! Branches: new tables that begin at a moment of another game.

use duchy_game::context::Seed;
use duchy_host::{Branch, Secret, Table};
use duchy_store::SeatRow;

use crate::{
    App, Error,
    protocol::{NewBranch, NewSeatKind},
    random,
    setup::{Planned, plan},
    tables::{Started, begins_with_bot, json, player},
};

/// A validated branch.
pub(crate) struct NewTableFrom {
    new: NewBranch,
    seats: Vec<Planned>,
}

impl NewTableFrom {
    /// Checks the seats. `known` is the guest's name, if they have one.
    pub(crate) fn check(new: NewBranch, known: Option<&str>) -> Result<Self, Error> {
        let wrong = |what: &str| Err(Error::BadSeats(None, what.to_owned()));
        if new.seats.iter().all(|seat| seat.kind == NewSeatKind::Bot) {
            return wrong("at least one person has to play: take a seat");
        }
        if new.seats.iter().any(|seat| seat.kind == NewSeatKind::Open) {
            return wrong(
                "a branch starts at once, so it has no open seats: choose a computer opponent, or play the seat yourself",
            );
        }
        let owner = new.seats.iter().filter(|seat| seat.kind == NewSeatKind::Me).find_map(|seat| seat.name.as_deref());
        let seats = plan(&new.seats, known.or(owner))?;
        Ok(NewTableFrom { new, seats })
    }

    /// The creator's name, if they gave one for their seat.
    pub(crate) fn owner(&self) -> Option<&str> {
        self.new.seats.iter().filter(|seat| seat.kind == NewSeatKind::Me).find_map(|seat| seat.name.as_deref())
    }

    /// Stores the table. `origin` is the id of the table the game was played at.
    pub(crate) async fn store(
        self,
        app: &App,
        user: &str,
        origin: Option<&str>,
        catalogue: Option<String>,
        make: impl FnOnce(Branch, &Secret) -> Result<Box<dyn Table>, Error>,
    ) -> Result<String, Error> {
        let id = random::id()?;
        let secret = Secret::Seed(Seed(random::bytes()?));
        let at = random::now();
        let seats: Vec<SeatRow> = self.seats.iter().zip(0..).map(|(seat, number)| seat.taken(number, user)).collect();
        let branch = Branch {
            at: self.new.at,
            table: origin.map(str::to_owned),
            players: seats.iter().map(|seat| player(&seat.kind)).collect(),
            redeal: self.new.viewer,
            time: Some(at.clone()),
        };
        let table = make(branch, &secret)?;
        let record = table.record();
        let entries = record.entries.iter().map(json).collect::<Result<Vec<_>, _>>()?;
        let options = json(&record.header.options)?;
        let started = Started::of(&*table, None)?;
        let row = duchy_store::NewGameRow {
            id: &id,
            game: &record.header.game,
            options: &options,
            catalogue: catalogue.as_deref(),
            secret: &duchy_store::StoredSecret(*secret.bytes()),
            seats: &seats,
            at: &at,
            start: Some(started.start(begins_with_bot(&*table))),
            daily: None,
            creator: user,
            origin: None,
            terms: "{}",
            listed: true,
            public: false,
            unconfirmed: "",
        };
        app.store.add_branch(&row, &entries).await?;
        Ok(id)
    }
}
