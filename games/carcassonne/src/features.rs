//! Features: what the parts of the map's tiles grow together to (a union–find), and the traits a feature carries.

use crate::{limits::MAX_NODES, tile::Part};

/// A part of some placed tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct NodeId(pub(crate) u16);

impl NodeId {
    /// For indexing arrays of nodes; below [`MAX_NODES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The node of another part of the same tile, where this is its first one.
    #[inline]
    pub(crate) const fn part(self, part: usize) -> NodeId {
        NodeId(self.0 + part as u16)
    }
}

/// The traits of a feature, packed into one word of which the top bit is set. When two features grow together everything
/// adds up, so adding the words is all there is to do.
// carcassonne:place.joins
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature(u32);

impl Feature {
    const FIGURE: u32 = 1;
    const SHIELD: u32 = 1 << 6;
    const OPEN: u32 = 1 << 12;
    const PART: u32 = 1 << 21;
    const ROOT: u32 = 1 << 31;

    /// Shields of one feature.
    pub(crate) const MAX_SHIELDS: usize = 63;

    /// What a part is on its own.
    pub(crate) fn of(part: &Part) -> Feature {
        let (open, shields) = (u32::from(part.open), u32::from(part.shields));
        Feature(Feature::ROOT + Feature::PART + open * Feature::OPEN + shields * Feature::SHIELD)
    }

    /// Its parts. A tile may show several of them.
    #[inline]
    pub const fn parts(self) -> u32 {
        (self.0 & !Feature::ROOT) / Feature::PART
    }

    /// What is missing: sides of a road or city with nothing beyond, squares around a monastery, garden or shrine. Not
    /// kept for fields.
    #[inline]
    pub const fn open(self) -> u32 {
        self.0 % Feature::PART / Feature::OPEN
    }

    /// Shields in it.
    #[inline]
    pub const fn shields(self) -> u32 {
        self.0 % Feature::OPEN / Feature::SHIELD
    }

    /// Figures on it, of all players.
    #[inline]
    pub const fn figures(self) -> u32 {
        self.0 % Feature::SHIELD
    }

    /// A road, city or monastery to which nothing can be added.
    // carcassonne:road.complete carcassonne:city.complete carcassonne:monastery.complete
    #[inline]
    pub const fn is_complete(self) -> bool {
        self.open() == 0
    }

    /// At least one figure is on it.
    #[inline]
    pub const fn is_occupied(self) -> bool {
        self.figures() > 0
    }
}

/// All parts of the map and the features they belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// For each part the [`Feature`], if it stands for the whole feature; otherwise the part it was joined to.
    nodes: [u32; MAX_NODES],
    len: u16,
}

const _: () = assert!(MAX_NODES < 1 << 10, "parts are counted in ten bits");

impl Default for Features {
    fn default() -> Self {
        Features { nodes: [0; MAX_NODES], len: 0 }
    }
}

impl Features {
    /// Adds the parts of a tile, each a feature of its own so far; the first one's node.
    #[inline]
    pub(crate) fn add(&mut self, parts: &[Feature]) -> NodeId {
        let first = NodeId(self.len);
        for (place, part) in parts.iter().enumerate() {
            self.nodes[first.part(place).index()] = part.0;
        }
        self.len += parts.len() as u16;
        first
    }

    /// Adds a part at a place of its own: a bridge.
    pub(crate) fn add_at(&mut self, node: NodeId, part: &Part) {
        self.nodes[node.index()] = Feature::of(part).0;
    }

    /// All figures leave a feature, given by its root.
    #[inline]
    pub(crate) fn clear_figures(&mut self, root: NodeId) {
        let word = &mut self.nodes[root.index()];
        *word -= *word % Feature::SHIELD;
    }

    /// The node that stands for the whole feature. Paths stay short because the smaller side is always joined to the
    /// larger; they are not shortened on the way, so the same tiles always give the same memory.
    #[inline]
    pub fn root(&self, node: NodeId) -> NodeId {
        self.find(node).0
    }

    #[inline]
    fn find(&self, mut node: NodeId) -> (NodeId, Feature) {
        loop {
            let word = self.nodes[node.index()];
            if word & Feature::ROOT != 0 {
                return (node, Feature(word));
            }
            node = NodeId(word as u16);
        }
    }

    /// The feature a node stands for; `None` if another node does.
    #[inline]
    pub(crate) fn at(&self, node: NodeId) -> Option<Feature> {
        let word = self.nodes[node.index()];
        (word & Feature::ROOT != 0).then_some(Feature(word))
    }

    /// The feature a node belongs to.
    #[inline]
    pub fn of(&self, node: NodeId) -> Feature {
        self.find(node).1
    }

    /// A figure comes to stand on a feature.
    #[inline]
    pub(crate) fn add_figure(&mut self, node: NodeId) {
        let root = self.root(node);
        self.nodes[root.index()] += Feature::FIGURE;
    }

    /// A figure leaves a feature.
    #[inline]
    pub(crate) fn remove_figure(&mut self, node: NodeId) {
        let root = self.root(node);
        self.nodes[root.index()] -= Feature::FIGURE;
    }

    /// That many fewer sides or squares are open; the feature as it is then.
    #[inline]
    pub(crate) fn close(&mut self, node: NodeId, closed: u32) -> Feature {
        let root = self.root(node);
        let word = &mut self.nodes[root.index()];
        *word -= closed * Feature::OPEN;
        Feature(*word)
    }

    /// Two fields grow together.
    #[inline]
    pub(crate) fn join(&mut self, a: NodeId, b: NodeId) {
        self.join_and_close(a, b, 0);
    }

    /// Two roads or cities grow together across a side, which is open for neither any more; the feature as it is then.
    #[inline]
    pub(crate) fn join_across(&mut self, a: NodeId, b: NodeId) -> Feature {
        self.join_and_close(a, b, 2)
    }

    #[inline]
    fn join_and_close(&mut self, a: NodeId, b: NodeId, closed: u32) -> Feature {
        let ((a, of_a), (b, of_b)) = (self.find(a), self.find(b));
        let closed = closed * Feature::OPEN;
        if a == b {
            self.nodes[a.index()] -= closed;
            return Feature(self.nodes[a.index()]);
        }
        let (large, small) = if of_a.parts() >= of_b.parts() { (a, b) } else { (b, a) };
        self.nodes[small.index()] = u32::from(large.0);
        let joined = of_a.0 + (of_b.0 - Feature::ROOT) - closed;
        self.nodes[large.index()] = joined;
        Feature(joined)
    }
}
