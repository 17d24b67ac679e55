//! An estate: the colours and numbers of its spaces, with everything about them worked out in advance as bit sets.

use crate::{
    dice::NumberSet,
    space::{SPACES, Space, spaces},
    tile::Colour,
};

/// More towns than an estate has.
pub(crate) const MAX_TOWNS: usize = 8;

/// The number of the town of a space that belongs to none.
pub(crate) const NO_TOWN: u8 = u8::MAX;

/// One of the nine estates.
#[derive(Clone, Debug)]
pub struct Estate {
    /// Its printed number.
    pub number: u8,
    /// How many sides of boards show it.
    pub sides: u8,
    /// Where the start castle lies in the basic game.
    pub start: Option<Space>,
    colours: [Colour; SPACES],
    numbers: [u8; SPACES],
    /// For each colour, its spaces.
    of_colour: [u64; Colour::COUNT],
    /// For each set of numbers, the spaces that show one of them.
    with_numbers: [u64; 64],
    /// The regions, in the order of their first spaces.
    regions: Vec<u64>,
    /// For each space, the spaces of its region.
    region_of: [u64; SPACES],
    /// For each space, the number of its town.
    town_of: [u8; SPACES],
    /// The spaces of each town.
    towns: Vec<u64>,
}

impl Estate {
    /// An estate of these spaces; `Err` says what is wrong.
    pub(crate) fn new(
        number: u8,
        sides: u8,
        start: Option<Space>,
        colours: [Colour; SPACES],
        numbers: [u8; SPACES],
    ) -> Result<Self, String> {
        let set = |wanted: &dyn Fn(Space) -> bool| {
            Space::all().filter(|&space| wanted(space)).fold(0, |bits, space| bits | 1 << space.0)
        };
        let of_colour = Colour::ALL.map(|colour| set(&|space| colours[space.index()] == colour));
        let with_numbers =
            std::array::from_fn(|numbers_in| set(&|space| numbers_in >> (numbers[space.index()] - 1) & 1 == 1));
        let mut estate = Estate {
            number,
            sides,
            start,
            colours,
            numbers,
            of_colour,
            with_numbers,
            regions: Vec::new(),
            region_of: [0; SPACES],
            town_of: [NO_TOWN; SPACES],
            towns: Vec::new(),
        };
        estate.find_regions();
        estate.check()?;
        Ok(estate)
    }

    fn find_regions(&mut self) {
        for space in Space::all() {
            if self.region_of[space.index()] != 0 {
                continue;
            }
            let colour = self.of_colour[self.colour(space).index()];
            let (mut region, mut grown) = (0, 1 << space.0);
            while region != grown {
                region = grown;
                grown |= spaces(region).fold(0, |bits, space| bits | space.beside()) & colour;
            }
            for member in spaces(region) {
                self.region_of[member.index()] = region;
                if self.colour(space) == Colour::Building {
                    self.town_of[member.index()] = self.towns.len() as u8;
                }
            }
            if self.colour(space) == Colour::Building {
                self.towns.push(region);
            }
            self.regions.push(region);
        }
    }

    fn check(&self) -> Result<(), String> {
        if self.towns.len() > MAX_TOWNS {
            return Err(format!("there are {} towns; at most {MAX_TOWNS} are possible", self.towns.len()));
        }
        if let Some(colour) = Colour::ALL.into_iter().find(|colour| self.of_colour[colour.index()] == 0) {
            return Err(format!("there is no space for the colour {}", colour.name()));
        }
        match self.start {
            Some(start) if self.colour(start) != Colour::Castle => {
                Err(format!("the start castle can't lie on {start}, which is no castle space"))
            }
            _ => Ok(()),
        }
    }

    /// The colour of a space.
    #[inline]
    pub fn colour(&self, space: Space) -> Colour {
        self.colours[space.index()]
    }

    /// The number a die must show for a space.
    #[inline]
    pub fn number(&self, space: Space) -> u8 {
        self.numbers[space.index()]
    }

    /// The spaces of a colour, as bits.
    #[inline]
    pub fn of_colour(&self, colour: Colour) -> u64 {
        self.of_colour[colour.index()]
    }

    /// The spaces that show a number, as bits.
    #[inline]
    pub fn of_number(&self, number: u8) -> u64 {
        self.with_numbers[1 << (number - 1)]
    }

    /// The region a space belongs to, as bits.
    #[inline]
    pub fn region_of(&self, space: Space) -> u64 {
        self.region_of[space.index()]
    }

    /// All regions, as bits.
    pub fn regions(&self) -> &[u64] {
        &self.regions
    }

    /// The towns, as bits.
    #[inline]
    pub fn towns(&self) -> &[u64] {
        &self.towns
    }

    /// The number of the town a space belongs to.
    #[inline]
    pub(crate) fn town_of(&self, space: Space) -> u8 {
        self.town_of[space.index()]
    }

    /// The spaces that show one of these numbers.
    #[inline]
    pub(crate) fn with_numbers(&self, numbers: NumberSet) -> u64 {
        self.with_numbers[usize::from(numbers.0 & 63)]
    }
}
