### The words of the map itself. Prompts, moves and events come from the game.

board-label = Map. Arrow keys move between the places you can choose, R turns the tile, Enter confirms, Escape cancels; plus and minus zoom.
board-drawn = The tile drawn
board-turn = Turn the tile
board-lay = Lay it here
board-square = Square { $square }
board-place = Place { $square }
board-supply =
    { $count ->
        [0] No meeples at hand
        [one] { $count } meeple at hand
       *[other] { $count } meeples at hand
    }

panel-features = Claims
panel-bag = Bag

board-bag-left =
    { $count ->
        [0] No tiles are left
        [one] { $count } tile is still face down
       *[other] { $count } tiles are still face down
    }
board-bag-away = Fitted nowhere and left the game
board-tile-count = { $tile }: { $count }

board-features-none = Nobody stands on the map yet.
board-feature-road =
    Road, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, worth { $points } { $complete ->
        [yes] now
       *[no] at the end
    }{ $count ->
        [0] . Nobody’s
       *[other] : { $owners }
    }
board-feature-city =
    City, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, worth { $points } { $complete ->
        [yes] now
       *[no] at the end
    }{ $count ->
        [0] . Nobody’s
       *[other] : { $owners }
    }
board-feature-monastery =
    Monastery, worth { $points } { $complete ->
        [yes] now
       *[no] at the end
    }{ $count ->
        [0] . Nobody’s
       *[other] : { $owners }
    }
board-feature-field =
    Field, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, worth { $points } at the end{ $count ->
        [0] . Nobody’s
       *[other] : { $owners }
    }
