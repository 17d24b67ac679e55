//! Which tiles fit a gap in the map, and which of them close the features that run into it.

use std::sync::{Arc, Mutex, PoisonError};

use duchy_carcassonne::{Catalogue, Demand, MAX_KINDS, Side, Spot, Terrain, TileKind};
use duchy_game::Kind;

const _: () = assert!(MAX_KINDS <= 128, "kinds are counted in the bits of a word");

/// Kinds of tile, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kinds(u128);

impl Kinds {
    /// The intersection.
    #[inline]
    pub(crate) fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Whether a kind is among them.
    #[inline]
    pub(crate) fn contain(self, kind: TileKind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// How many tiles of these kinds are left.
    #[inline]
    pub(crate) fn count(self, left: &[u8; MAX_KINDS]) -> usize {
        let mut bits = self.0;
        let mut sum = 0;
        while bits != 0 {
            sum += usize::from(left[bits.trailing_zeros() as usize]);
            bits &= bits - 1;
        }
        sum
    }
}

/// Precomputed answers for every demand a gap can make.
pub(crate) struct Fitting {
    fits: Vec<Kinds>,
    closes: Vec<[Kinds; 4]>,
}

impl Fitting {
    /// For the tiles of a box.
    pub(crate) fn new(catalogue: &Catalogue) -> Fitting {
        let mut fitting =
            Fitting { fits: vec![Kinds::default(); Demand::COUNT], closes: vec![[Kinds::default(); 4]; Demand::COUNT] };
        for demand in Demand::all() {
            for kind in catalogue.kinds() {
                for facing in Side::ALL {
                    fitting.try_out(demand, catalogue, kind, facing);
                }
            }
        }
        fitting
    }

    /// For the tiles of a box, worked out once.
    pub(crate) fn of(catalogue: &'static Catalogue) -> Arc<Fitting> {
        static KNOWN: Mutex<Vec<(&Catalogue, Arc<Fitting>)>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, fitting)) = known.iter().find(|(of, _)| std::ptr::eq(*of, catalogue)) {
            return fitting.clone();
        }
        let fitting = Arc::new(Fitting::new(catalogue));
        known.push((catalogue, fitting.clone()));
        fitting
    }

    fn try_out(&mut self, demand: Demand, catalogue: &Catalogue, kind: TileKind, facing: Side) {
        let shape = catalogue.shape(kind, facing);
        let bit = 1 << kind.index();
        if !Side::ALL.iter().all(|&side| demand.at(side).is_none_or(|asked| asked == shape.sides[side.index()])) {
            return;
        }
        self.fits[demand.code()].0 |= bit;
        let part = |side: Side| match shape.sides[side.index()] {
            Terrain::Road => shape.part_at(Spot::Road(side)),
            Terrain::City => shape.part_at(Spot::City(side)),
            Terrain::Field | Terrain::River => None,
        };
        for side in Side::ALL {
            let Some(own) = part(side) else { continue };
            // It continues only into tiles that are already there.
            if Side::ALL.iter().all(|&other| part(other) != Some(own) || demand.at(other).is_some()) {
                self.closes[demand.code()][side.index()].0 |= bit;
            }
        }
    }

    /// Kinds that can be placed there.
    #[inline]
    pub(crate) fn fits(&self, demand: Demand) -> Kinds {
        self.fits[demand.code()]
    }

    /// Kinds that can be placed there so that the road or city entering from this side leads to no further gap.
    #[inline]
    pub(crate) fn closes(&self, demand: Demand, side: Side) -> Kinds {
        self.closes[demand.code()][side.index()]
    }
}

/// How many tiles are left for each demand: counted when asked for the first time, as long as the tiles left are the
/// same.
#[derive(Clone)]
pub(crate) struct Counts {
    left: [u8; MAX_KINDS],
    fits: [u8; Demand::COUNT],
    closes: [[u8; 4]; Demand::COUNT],
}

/// Not counted yet. No box has as many tiles.
const UNKNOWN: u8 = u8::MAX;

impl Default for Counts {
    fn default() -> Self {
        Counts { left: [0; MAX_KINDS], fits: [UNKNOWN; Demand::COUNT], closes: [[UNKNOWN; 4]; Demand::COUNT] }
    }
}

impl Counts {
    /// From now on these tiles are left.
    pub(crate) fn refresh(&mut self, left: &[u8; MAX_KINDS]) {
        if self.left != *left {
            *self = Counts { left: *left, ..Counts::default() };
        }
    }

    /// How many tiles left fit there.
    #[inline]
    pub(crate) fn fitting(&mut self, fitting: &Fitting, demand: Demand) -> usize {
        let count = &mut self.fits[demand.code()];
        if *count == UNKNOWN {
            *count = fitting.fits(demand).count(&self.left) as u8;
        }
        usize::from(*count)
    }

    /// How many tiles left fit there, without remembering it.
    #[inline]
    pub(crate) fn peek(&self, fitting: &Fitting, demand: Demand) -> usize {
        match self.fits[demand.code()] {
            UNKNOWN => fitting.fits(demand).count(&self.left),
            count => usize::from(count),
        }
    }

    /// How many tiles left close what enters from this side.
    #[inline]
    pub(crate) fn closing(&mut self, fitting: &Fitting, demand: Demand, side: Side) -> usize {
        let count = &mut self.closes[demand.code()][side.index()];
        if *count == UNKNOWN {
            *count = fitting.closes(demand, side).count(&self.left) as u8;
        }
        usize::from(*count)
    }
}

#[cfg(test)]
mod tests {
    use duchy_carcassonne::{Carcassonne, Square};
    use duchy_game::{Catalogue as _, Game, context::Search};

    use super::*;

    /// On the start tile the city opens to the north, and a road runs from west to east.
    #[test]
    fn closing_tiles_are_a_subset_of_fitting_tiles() {
        let catalogue = Catalogue::built_in();
        let options = duchy_carcassonne::Options::default();
        let game = Carcassonne::start(catalogue, Carcassonne::RULES, 2, &options, &mut Search::new(1)).unwrap();
        let fitting = Fitting::new(&catalogue);
        let all = catalogue.kinds().fold(0, |bits, kind| bits | 1 << kind.index());
        let names = |kinds: Kinds| -> Vec<&str> {
            let within = catalogue.kinds().filter(|&kind| kinds.contain(kind));
            within.map(|kind| catalogue.picture(kind).id.as_str()).collect()
        };
        let at = |x, y| game.board().demand(Square { x, y }).unwrap();

        let north = at(0, -1);
        let (fits, closes) = (fitting.fits(north), fitting.closes(north, Side::S));
        assert_eq!(closes.and(fits), closes);
        assert!(names(closes).contains(&"BASE-E") && names(fits).contains(&"BASE-C"));
        assert!(!names(closes).contains(&"BASE-C"), "a city on all sides closes nothing");
        assert_eq!(fitting.closes(north, Side::N), Kinds::default().and(closes), "nothing is asked there");

        let west = at(-1, 0);
        assert!(names(fitting.closes(west, Side::E)).contains(&"BASE-A"), "a road that ends at a monastery");
        assert!(!names(fitting.closes(west, Side::E)).contains(&"BASE-U"), "a road that goes on");
        assert_eq!(fitting.fits(at(9, 9)), Kinds(all));
    }
}
