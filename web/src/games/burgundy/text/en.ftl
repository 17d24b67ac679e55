### The words of the table itself. Prompts, moves and events come from the game.

board-label = Table. Arrow keys move between the places you can choose, Enter chooses or confirms, Escape goes back one step; plus and minus zoom.
board-views = Which part of the table
board-page-market = Market
board-page-estate = Estate
board-look = Look at the estate of { $name }
board-estate = Estate { $number }
board-phase = Phase
board-round = Round
board-order = Turn order
board-bonuses = First and second to cover a whole colour
board-die = Die { $face }
board-place-goods = Goods of this depot
board-place-good = Goods
board-place-workers = Take workers
board-place-silver = Buy for silver
board-place-site = Castle space
board-place-space = Space
board-supply = { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $silver } silver
board-depot = Depot { $depot }
board-black = Black depot

about-space = Row { $row }, space { $place }: { $colour }, number { $number }
about-region = { $empty ->
        [0] This region of { $size } is complete.
       *[other] Region of { $size }, { $empty } empty. Completing it in this phase scores { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
about-workers = Workers
about-silver = Silver
about-goods = Goods
about-sold = Goods sold
about-depot-goods = Goods on a depot
about-black = Black depot
about-phases = Phases
about-rounds = Rounds and their goods
about-track = Turn order
about-bonus = Bonus tiles

panel-regions = Regions
panel-tiles = Tiles
regions-of = { $name }
regions-end = Final scoring would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
regions-row = { $colour }: { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    }, { $empty } empty, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
regions-none = Every region is complete.
tiles-left = Still face down, with a coloured back and with a black back
tiles-count = { $tile }: { $normal } and { $black }

## Points at the end, by source

points-regions = Regions
points-phase = Phase bonuses
points-colours = Whole colours
points-animals = Animals
points-goods = Goods sold
points-buildings = Watchtowers
points-knowledge = Knowledge tiles
points-left = Left over at the end
