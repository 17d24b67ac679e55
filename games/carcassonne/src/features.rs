//! Features: what the parts of the map's tiles grow together to (a union–find), and the traits a feature carries.

use crate::tile::Part;

/// Room for the parts of all tiles, of the fortress and for bridges: the whole box has 514, 27 and 12.
pub const MAX_NODES: usize = 560;

/// A part of some laid tile.
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

/// The traits of a feature. [`Feature::merge`] says what becomes of each when two features grow together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Feature {
    /// Its parts. A tile may show several of them.
    pub parts: u16,
    /// What is missing: sides of a road or city with nothing beyond, squares around a monastery, garden or shrine. Not
    /// kept for fields.
    pub open: u8,
    /// Shields in it.
    pub shields: u8,
    /// Figures on it, whosever.
    pub figures: u8,
    /// Semicircular city parts in it.
    pub castle_bases: u8,
}

impl Feature {
    fn of(part: &Part) -> Feature {
        Feature {
            parts: 1,
            open: part.open,
            shields: part.shields,
            figures: 0,
            castle_bases: u8::from(part.castle_base),
        }
    }

    /// The merge rule: everything adds up.
    // carcassonne:place.joins
    #[inline]
    fn merge(&mut self, other: Feature) {
        self.parts += other.parts;
        self.open += other.open;
        self.shields += other.shields;
        self.figures += other.figures;
        self.castle_bases += other.castle_bases;
    }

    /// A road, city or monastery to which nothing can be added.
    // carcassonne:road.complete carcassonne:city.complete carcassonne:monastery.complete
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.open == 0
    }

    /// A city of two semicircular parts.
    // carcassonne:castle.small-city
    #[inline]
    pub fn is_small_city(&self) -> bool {
        self.parts == 2 && self.castle_bases == 2
    }

    /// Somebody's figure is on it.
    #[inline]
    pub fn is_occupied(&self) -> bool {
        self.figures > 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Node {
    parent: NodeId,
    /// Kept at the root; elsewhere zero, so that equal maps are equal in memory.
    feature: Feature,
}

/// All parts of the map and the features they belong to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Features {
    nodes: [Node; MAX_NODES],
    len: u16,
}

impl Default for Features {
    fn default() -> Self {
        Features { nodes: [Node::default(); MAX_NODES], len: 0 }
    }
}

impl Features {
    /// Adds the parts of a tile, each a feature of its own so far; the first one's node.
    #[inline]
    pub(crate) fn add(&mut self, parts: &[Part]) -> NodeId {
        let first = NodeId(self.len);
        for part in parts {
            let id = NodeId(self.len);
            self.nodes[id.index()] = Node { parent: id, feature: Feature::of(part) };
            self.len += 1;
        }
        first
    }

    /// The node that stands for the whole feature. Paths stay short because the smaller side is always joined to the
    /// larger; they are not shortened on the way, so the same tiles always give the same memory.
    #[inline]
    pub fn root(&self, mut node: NodeId) -> NodeId {
        loop {
            let parent = self.nodes[node.index()].parent;
            if parent == node {
                return node;
            }
            node = parent;
        }
    }

    /// It stands for the whole feature.
    #[inline]
    pub(crate) fn is_root(&self, node: NodeId) -> bool {
        self.nodes[node.index()].parent == node
    }

    /// The feature kept at a node; nothing unless it is a root.
    #[inline]
    pub(crate) fn at(&self, node: NodeId) -> &Feature {
        &self.nodes[node.index()].feature
    }

    /// The feature a node belongs to.
    #[inline]
    pub fn of(&self, node: NodeId) -> &Feature {
        &self.nodes[self.root(node).index()].feature
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, node: NodeId) -> &mut Feature {
        let root = self.root(node);
        &mut self.nodes[root.index()].feature
    }

    /// Two fields grow together.
    #[inline]
    pub(crate) fn join(&mut self, a: NodeId, b: NodeId) -> NodeId {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return a;
        }
        let a_is_larger = self.nodes[a.index()].feature.parts >= self.nodes[b.index()].feature.parts;
        let (large, small) = if a_is_larger { (a, b) } else { (b, a) };
        let joined = std::mem::take(&mut self.nodes[small.index()].feature);
        self.nodes[small.index()].parent = large;
        self.nodes[large.index()].feature.merge(joined);
        large
    }

    /// Two roads or cities grow together across a side, which is open for neither any more.
    #[inline]
    pub(crate) fn join_across(&mut self, a: NodeId, b: NodeId) {
        let joined = self.join(a, b);
        self.nodes[joined.index()].feature.open -= 2;
    }
}
