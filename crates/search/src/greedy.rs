//! The best of one's own moves by judging where they lead, without asking what the others will do.

use duchy_game::{Game, Observed, Seat, context::Search};

use crate::{Budget, Candidate, Searcher, mix, searcher::legal, turn::Noticing};

/// Judges positions for [`Greedy`], by rules of thumb.
pub trait Heuristic<G>: Send {
    /// How good the position is for the seat. More is better; the unit is the evaluator's own, usually points.
    ///
    /// It may be asked in the middle of a turn and after the end.
    fn value(&mut self, position: &G, seat: Seat) -> f32;
}

impl<G, F: FnMut(&G, Seat) -> f32 + Send> Heuristic<G> for F {
    fn value(&mut self, position: &G, seat: Seat) -> f32 {
        self(position, seat)
    }
}

/// Plays the first of its own consecutive decisions that together lead to the best position.
///
/// It looks ahead until another seat decides or chance is asked, and judges what lies there. Where chance was asked it
/// averages over some outcomes, where things are hidden over some worlds; the same ones for every action, so that none
/// is lucky. Each of its legal actions gets an equal share of the budget; when that is spent, a position is judged as
/// it stands. Equally good actions are chosen by the seed.
pub struct Greedy<G: Game, E> {
    heuristic: E,
    samples: u64,
    /// A list of actions for every depth, kept from one search to the next.
    buffers: Vec<Vec<G::Action>>,
}

impl<G: Game, E: Heuristic<G>> Greedy<G, E> {
    /// Judging by this heuristic, with one sample of chance and of what is hidden.
    pub fn new(heuristic: E) -> Self {
        Greedy { heuristic, samples: 1, buffers: Vec::new() }
    }

    /// Averages over this many samples where chance or hidden information matters.
    #[must_use]
    pub fn samples(mut self, samples: u32) -> Self {
        self.samples = u64::from(samples.max(1));
        self
    }

    /// Worlds the observer may be in: all different dealings if anything is hidden, otherwise the one.
    fn worlds(&self, observed: &Observed<G>, seed: u64) -> Vec<World<G>> {
        let deal = |number| {
            let seed = mix(seed, number);
            let mut world = observed.clone();
            world.redeal(&mut Search::new(seed));
            // What the play draws has nothing to do with what was dealt.
            World { position: world.position().clone(), seed: mix(seed, 0), samples: 1 }
        };
        let mut worlds: Vec<World<G>> = (0..self.samples).map(deal).collect();
        if worlds.iter().all(|world| world.position == worlds[0].position) {
            worlds.truncate(1);
            worlds[0].samples = self.samples;
        }
        worlds
    }

    /// The best value the seat can reach after the action, looking at no more positions than it is allowed.
    fn best_after(&mut self, node: Node<'_, G>, action: &G::Action, allowed: &mut u64) -> f32 {
        let Node { parent, seat, world, depth } = node;
        *allowed = allowed.saturating_sub(1);
        let mut chance = Noticing { chance: &mut Search::new(world.seed), asked: false };
        let mut position = parent.clone();
        position.play_unchecked(seat, action, &mut chance);
        if chance.asked {
            let mut sum = self.heuristic.value(&position, seat);
            *allowed = allowed.saturating_sub(world.samples - 1);
            for sample in 1..world.samples {
                position.clone_from(parent);
                position.play_unchecked(seat, action, &mut Search::new(mix(world.seed, sample)));
                sum += self.heuristic.value(&position, seat);
            }
            return sum / world.samples as f32;
        }
        if position.status().awaited().contains(seat) {
            if self.buffers.len() == depth {
                self.buffers.push(Vec::new());
            }
            let mut actions = std::mem::take(&mut self.buffers[depth]);
            actions.clear();
            position.legal_actions(seat, &mut actions);
            let next = Node { parent: &position, depth: depth + 1, ..node };
            let best = (actions.len() as u64 <= *allowed)
                .then(|| actions.iter().map(|action| self.best_after(next, action, allowed)).max_by(f32::total_cmp))
                .flatten();
            self.buffers[depth] = actions;
            if let Some(best) = best {
                return best;
            }
        }
        self.heuristic.value(&position, seat)
    }
}

impl<G: Game, E: Heuristic<G>> Searcher<G> for Greedy<G, E> {
    fn rank(&mut self, observed: &Observed<G>, budget: &Budget<'_>, seed: u64) -> Vec<Candidate<G::Action>> {
        let mut actions = legal(observed);
        // In a random order the first of the best is any of the best.
        Search::new(seed).rng.shuffle(&mut actions);
        let mut ranked: Vec<Candidate<G::Action>> = actions.into_iter().map(Candidate::unsearched).collect();
        if ranked.len() == 1 {
            return ranked;
        }
        let worlds = self.worlds(observed, seed);
        let share = budget.limit() / (ranked.len() * worlds.len()) as u64;
        let mut left = budget.limit();
        for candidate in &mut ranked {
            if budget.stopped() || left == 0 {
                break;
            }
            let mut value = 0.0;
            for world in &worlds {
                let node = Node { parent: &world.position, seat: observed.seat(), world, depth: 0 };
                let mut allowed = share;
                value += self.best_after(node, &candidate.action, &mut allowed);
                left = left.saturating_sub((share - allowed).max(1));
            }
            candidate.value = value / worlds.len() as f32;
            candidate.samples = self.samples as u32;
        }
        // Stable, so that equals stay in their random order.
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranked
    }
}

/// One world the observer may be in, with chance of its own.
struct World<G> {
    position: G,
    seed: u64,
    /// How many outcomes of chance to average over.
    samples: u64,
}

/// Where the search stands.
struct Node<'a, G> {
    parent: &'a G,
    seat: Seat,
    world: &'a World<G>,
    depth: usize,
}

impl<G> Clone for Node<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G> Copy for Node<'_, G> {}
