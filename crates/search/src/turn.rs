//! Where a turn ends, and the best a seat can make of it.

use duchy_game::{Bag, Context, Game, Kind, Name, Seat, Source, context::Keyed};

use crate::{Evaluator, evaluator::worth};

/// Plays an action and says whether the turn is over: chance was asked, another seat is awaited, or the game ended.
///
/// As long as it is not, the seat goes on deciding with nothing new to know; every searcher treats that as one choice.
#[inline]
pub fn play<G: Game>(position: &mut G, seat: Seat, action: &G::Action, chance: &mut impl Context<G::Event>) -> TurnEnd {
    let mut noticing = Noticing { chance, asked: false };
    position.play_unchecked(seat, action, &mut noticing);
    if noticing.asked {
        TurnEnd::Chance
    } else if position.status().awaited().contains(seat) {
        TurnEnd::NotYet
    } else {
        TurnEnd::Others
    }
}

/// How a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnEnd {
    /// The seat goes on.
    NotYet,
    /// Something random came up.
    Chance,
    /// Another seat is awaited, or the game is over.
    Others,
}

impl TurnEnd {
    /// The turn is over.
    pub fn is_over(self) -> bool {
        self != TurnEnd::NotYet
    }
}

/// Chance that notices whether it was asked.
pub(crate) struct Noticing<'a, C> {
    pub(crate) chance: &'a mut C,
    pub(crate) asked: bool,
}

impl<E, C: Context<E>> Context<E> for Noticing<'_, C> {
    #[inline]
    fn roll<T: Copy>(&mut self, source: Source, faces: &[(T, u32)], name: impl Fn(T) -> Name) -> T {
        self.asked = true;
        self.chance.roll(source, faces, name)
    }

    #[inline]
    fn choose<K: Kind, const N: usize>(&mut self, source: Source, bag: &Bag<K, N>, name: impl Fn(K) -> Name) -> K {
        self.asked = true;
        self.chance.choose(source, bag, name)
    }

    fn reveal(&mut self, _: &'static str) {}

    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// Looks through the rest of a seat's turn. Keeps its buffers, so that searching allocates nothing.
#[derive(Debug)]
pub struct TurnSearch<G: Game> {
    /// A list of actions for every depth.
    buffers: Vec<Vec<G::Action>>,
    /// For every depth, the best decisions found from there to the end of the turn.
    lines: Vec<Vec<G::Action>>,
    /// How many positions were judged.
    pub judged: u64,
}

impl<G: Game> Default for TurnSearch<G> {
    fn default() -> Self {
        TurnSearch { buffers: Vec::new(), lines: Vec::new(), judged: 0 }
    }
}

impl<G: Game> TurnSearch<G> {
    /// What the seat can make of its turn after this action, by `judge` at the end of it: the larger the better.
    ///
    /// It goes on through the seat's further decisions as long as `allowed` positions cover them, and judges where it
    /// stops; `allowed` goes down with every position.
    pub fn after<T>(
        &mut self,
        parent: &G,
        seat: Seat,
        action: &G::Action,
        chance: Keyed,
        allowed: &mut u32,
        judge: &mut impl FnMut(&G) -> (f32, T),
    ) -> (f32, T) {
        self.node(parent, seat, action, chance, allowed, 0, judge)
    }

    /// The seat's best further decisions after the action that [`TurnSearch::after`] last looked at, up to the end of
    /// the turn or as far as the positions allowed reached.
    pub fn line(&self) -> &[G::Action] {
        self.lines.first().map_or(&[], Vec::as_slice)
    }

    #[expect(clippy::too_many_arguments, reason = "one recursion; a struct would only rename them")]
    fn node<T>(
        &mut self,
        parent: &G,
        seat: Seat,
        action: &G::Action,
        mut chance: Keyed,
        allowed: &mut u32,
        depth: usize,
        judge: &mut impl FnMut(&G) -> (f32, T),
    ) -> (f32, T) {
        *allowed = allowed.saturating_sub(1);
        if self.buffers.len() == depth {
            self.buffers.push(Vec::new());
            self.lines.push(Vec::new());
        }
        self.lines[depth].clear();
        let mut position = parent.clone();
        if play(&mut position, seat, action, &mut chance) == TurnEnd::NotYet {
            let mut actions = std::mem::take(&mut self.buffers[depth]);
            actions.clear();
            position.legal_actions(seat, &mut actions);
            let mut best: Option<(f32, T)> = None;
            if actions.len() <= *allowed as usize {
                for action in &actions {
                    let found = self.node(&position, seat, action, chance, allowed, depth + 1, judge);
                    if best.as_ref().is_none_or(|best| found.0 > best.0) {
                        best = Some(found);
                        let (lines, further) = self.lines.split_at_mut(depth + 1);
                        lines[depth].clear();
                        lines[depth].push(action.clone());
                        lines[depth].extend_from_slice(&further[0]);
                    }
                }
            }
            self.buffers[depth] = actions;
            if let Some(best) = best {
                return best;
            }
        }
        self.judged += 1;
        judge(&position)
    }
}

/// A quick player for rollouts and self-play: the best of some of its actions by the evaluator.
#[derive(Debug)]
pub struct Policy<G: Game> {
    turn: TurnSearch<G>,
    actions: Vec<G::Action>,
    /// At most this many actions are looked at, chosen at random; one at least.
    pub breadth: usize,
    /// How many positions of the same turn may be looked at behind each action.
    pub beyond: u32,
}

impl<G: Game> Policy<G> {
    /// Looks at this many actions, and at this many positions of the same turn behind each.
    pub fn new(breadth: usize, beyond: u32) -> Self {
        Policy { turn: TurnSearch::default(), actions: Vec::with_capacity(256), breadth: breadth.max(1), beyond }
    }

    /// How many positions were judged so far.
    pub fn judged(&self) -> u64 {
        self.turn.judged
    }

    /// The action it plays. `chance` must not be the chance that the action will really meet, or the policy would know
    /// what comes; `rng` chooses the actions it looks at.
    pub fn choose(
        &mut self,
        position: &G,
        seat: Seat,
        chance: Keyed,
        rng: &mut fastrand::Rng,
        evaluator: &mut impl Evaluator<G>,
    ) -> &G::Action {
        self.actions.clear();
        position.legal_actions(seat, &mut self.actions);
        self.actions.retain(|action| evaluator.considers(action));
        let count = self.actions.len();
        let mut best = (0, f32::NEG_INFINITY);
        if count > 1 {
            let looked_at = self.breadth.min(count);
            for place in 0..looked_at {
                if looked_at < count {
                    let other = place + rng.usize(..count - place);
                    self.actions.swap(place, other);
                }
                let mut allowed = self.beyond + 1;
                let action = &self.actions[place];
                let mut judge = |position: &G| (worth(position, seat, evaluator), ());
                let (value, ()) = self.turn.after(position, seat, action, chance, &mut allowed, &mut judge);
                if value > best.1 {
                    best = (place, value);
                }
            }
        }
        &self.actions[best.0]
    }

    /// Any legal action.
    pub fn any(&mut self, position: &G, seat: Seat, rng: &mut fastrand::Rng) -> &G::Action {
        self.actions.clear();
        position.legal_actions(seat, &mut self.actions);
        &self.actions[rng.usize(..self.actions.len())]
    }
}
