//! What a move costs at a table with many spectators, without sockets: `cargo bench -p duchy-server --bench spectators`.
#![allow(clippy::unwrap_used, dead_code, missing_docs, reason = "unwrap is an assertion in benches")]

#[path = "../tests/server/guest.rs"]
mod guest;

use std::time::{Duration, Instant};

use axum::{body::Body, http::Request};
use duchy_server::Capacity;
use guest::{Place, hot_seat};
use tokio::sync::mpsc;
use tokio_stream::StreamExt as _;
use tower::ServiceExt as _;

const MOVES: u32 = 40;

fn main() {
    println!("{:>10}{:>16}{:>16}", "viewers", "CPU a move", "last sees it");
    for spectators in [3, 100, 1500] {
        tokio::runtime::Runtime::new().unwrap().block_on(measure(spectators));
    }
}

async fn measure(spectators: usize) {
    let place = Place::with(|config| config.streams = Capacity { total: 10_000, per_address: 10_000 }).await;
    let mut ann = place.named("Ann").await;
    let id = ann.table(hot_seat()).await;
    let (seen, mut arrivals) = mpsc::unbounded_channel();
    for _ in 0..spectators {
        let request = Request::get(format!("/api/tables/{id}/stream")).body(Body::empty()).unwrap();
        let mut body = place.app.router().oneshot(request).await.unwrap().into_body().into_data_stream();
        let seen = seen.clone();
        tokio::spawn(async move {
            while let Some(Ok(message)) = body.next().await {
                if message.starts_with(b"event: state") {
                    let _ = seen.send(Instant::now());
                }
            }
        });
    }
    for _ in 0..spectators {
        arrivals.recv().await.unwrap();
    }
    let (mut latency, cpu) = (Duration::ZERO, cpu_time());
    for _ in 0..MOVES {
        let state = ann.state(&id, None).await;
        let begin = Instant::now();
        ann.answer_first(&id, &state).await.ok();
        let mut last = begin;
        // Host moves may follow; then some spectators get more than one state.
        for _ in 0..spectators {
            last = arrivals.recv().await.unwrap();
        }
        latency += last - begin;
        while arrivals.try_recv().is_ok() {}
    }
    let cpu = (cpu_time() - cpu) / MOVES;
    println!("{spectators:>10}{:>13.2} ms{:>13.2} ms", ms(cpu), ms(latency / MOVES));
    place.app.close().await;
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// CPU time of this process, by the kernel's ticks of 10 ms.
fn cpu_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
    Duration::from_millis(ticks * 10)
}
