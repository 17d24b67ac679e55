//! The daily deal: one table counts, its score comes with the entry that ends it, and the best are listed in order.

use duchy_store::{
    Appended, Attempt, Best, DailyScore, Day, Error, NewGameRow, NewUser, Phase, SeatKind, SeatRow, Start, Store,
    StoredSecret, Summary,
};

use crate::{each::on_each, time, with_users};

async fn begin(store: &Store, id: &str, user: &str, day: Option<&str>) -> Result<(), Error> {
    let seats = [SeatRow { seat: 0, kind: SeatKind::Person { user_id: user.into(), name: user.to_uppercase() } }];
    let new = NewGameRow {
        id,
        game: "burgundy-cards",
        options: "{}",
        catalogue: None,
        secret: &StoredSecret([7; 32]),
        seats: &seats,
        at: &time(1),
        start: Some(Start { header: "{}", status: "{}", bot_to_act: false, clock: None }),
        daily: day.map(|day| (day, user)),
        creator: user,
        origin: None,
        terms: "{}",
        listed: true,
        public: false,
        unconfirmed: "",
    };
    store.add_game(&new).await
}

async fn finish(store: &Store, id: &str, at: u32, daily: Option<DailyScore>) {
    let summary = Summary {
        phase: Phase::Over,
        status: "{}",
        result: Some("{}"),
        daily,
        bot_to_act: false,
        clock: None,
        proposal: None,
    };
    store.append(id, &Appended { seq: 1, entry: "{}", at: &time(at), sits: None }, &summary).await.unwrap();
}

fn won(score: i32) -> Option<DailyScore> {
    Some(DailyScore { score, won: true })
}

#[tokio::test]
async fn the_first_table_of_a_day_counts_and_no_other() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        begin(&store, "t1", "ann", Some("2026-01-01")).await.unwrap();
        assert!(matches!(begin(&store, "t2", "ann", Some("2026-01-01")).await, Err(Error::Conflict)));
        assert_eq!(store.game("t2").await.unwrap(), None, "a table that would count twice is not there at all");
        begin(&store, "t3", "ann", Some("2026-01-02")).await.unwrap();
        begin(&store, "t4", "ann", None).await.unwrap();
        let attempt = |game_id: &str, score| Some(Attempt { game_id: game_id.to_owned(), score });
        assert_eq!(store.daily_attempt("2026-01-01", "ann").await.unwrap(), attempt("t1", None));
        assert_eq!(store.daily_attempt("2026-01-01", "ben").await.unwrap(), None);
        // A table that doesn't count gets no score.
        finish(&store, "t4", 2, won(99)).await;
        finish(&store, "t1", 3, won(30)).await;
        assert_eq!(store.daily_attempt("2026-01-01", "ann").await.unwrap(), attempt("t1", won(30)));
        assert_eq!(store.daily_best("2026-01-02", 10).await.unwrap(), []);
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_ranking_lists_wins_first() {
    on_each(|address| async move {
        let store = with_users(&address).await;
        for id in ["cleo", "dan"] {
            let user = NewUser { id, name: id, token_hash: &format!("hash of {id}"), label: "", at: &time(0) };
            store.add_user(&user).await.unwrap();
        }
        let lost = |score| Some(DailyScore { score, won: false });
        let ends = [("ann", 5, won(30)), ("ben", 4, won(30)), ("cleo", 2, lost(40)), ("dan", 3, None)];
        for (user, at, score) in ends {
            begin(&store, user, user, Some("2026-01-01")).await.unwrap();
            finish(&store, user, at, score).await;
        }
        let best = |user: &str, score: Option<DailyScore>| Best {
            user_id: user.to_owned(),
            name: user.to_uppercase(),
            game_id: user.to_owned(),
            score: score.unwrap(),
        };
        let listed = [best("ben", won(30)), best("ann", won(30)), best("cleo", lost(40))];
        assert_eq!(store.daily_best("2026-01-01", 10).await.unwrap(), listed);
        assert_eq!(store.daily_best("2026-01-01", 1).await.unwrap(), listed[..1]);
        assert_eq!(store.daily_better("2026-01-01", won(30).unwrap()).await.unwrap(), 0);
        assert_eq!(store.daily_better("2026-01-01", lost(40).unwrap()).await.unwrap(), 2);
        let days = [Day { day: "2026-01-01".into(), finished: 3 }];
        assert_eq!(store.daily_days(5).await.unwrap(), days);
        store.close().await;
    })
    .await;
}
