//! Resampling what an observer cannot know: the hidden choices of the others.

use duchy_game::{Context, Seat, Source};

use crate::{
    action::Action,
    event::Event,
    limits::ESTATES,
    space::{SPACES, Space},
    state::{Burgundy, Choice},
};

impl Burgundy {
    /// Chooses again for every seat whose hidden choice the observer can't see.
    pub(crate) fn resample(&mut self, observer: Seat, cx: &mut impl Context<Event>) {
        for seat in self.answered().without(observer).iter() {
            let mut faces = [(Choice { estate: 1, space: Space::CENTRE }, 0); ESTATES * SPACES];
            for (face, choice) in faces.iter_mut().zip(self.choices(seat)) {
                *face = (choice, 1);
            }
            let name = |Choice { estate, space }| Action::Choose { estate, space }.to_string().into();
            let chosen = cx.roll(Source::new("hidden choice").at(seat.0.into()), &faces, name);
            self.player_mut(seat).choice = Some(chosen);
        }
    }
}
