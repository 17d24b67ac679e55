### The words of the map itself. Prompts, moves and events come from the game.

board-label = Map. Arrow keys move between the places you can choose, Enter picks and confirms, R rotates the tile, Escape goes back; plus and minus zoom.
board-rotate = Rotate the tile

## What places are called in lists

board-cell = { $where } of the last tile
board-name-at = { $name } ({ $where })
board-facing =
    { $degrees ->
        [0] As drawn
       *[other] Rotated { $degrees }°
    }
board-part-road = Road
board-part-city = City
board-part-monastery = Monastery
board-part-field = Field
board-part-garden = Garden
board-part-shrine = Shrine
board-name-bridge = Bridge { $axis }
board-name-castle = Castle
board-name-meeple = Meeple
board-name-abbot = Abbot
board-name-own-abbot = Your abbot
board-name-dragon = The dragon
board-name-fairy = The fairy
board-name-count = The count
board-name-points = Take the points
board-name-buy = Buy the tile
board-name-sell = Sell the tile

## What players have

board-supply =
    { $count ->
        [0] No meeples left
        [one] { $count } meeple left
       *[other] { $count } meeples left
    }
board-supply-abbot = Abbot available
board-supply-bridges =
    { $count ->
        [0] No bridges left
        [one] { $count } bridge left
       *[other] { $count } bridges left
    }
board-supply-castles =
    { $count ->
        [0] No castles left
        [one] { $count } castle left
       *[other] { $count } castles left
    }
board-king =
    King: largest completed city, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }
board-robber =
    Robber: longest completed road, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }

## Panels

panel-features = Claims
panel-bag = Bag

board-bag-left =
    { $count ->
        [0] No tiles left
        [one] { $count } tile left to draw
       *[other] { $count } tiles left to draw
    }
board-bag-river =
    { $count ->
        [one] { $count } river tile comes first
       *[other] { $count } river tiles come first
    }
board-bag-aside = Dragon tiles set aside until a volcano appears
board-aside =
    { $count ->
        [one] { $count } dragon tile set aside until a volcano appears
       *[other] { $count } dragon tiles set aside until a volcano appears
    }
board-bag-away = Fitted nowhere and left the game
board-tile-count = { $tile }: { $count }

board-features-none = There are no meeples on the map yet.
board-row = { $title }: { $text }
board-feature =
    { $feature ->
        [monastery] {""}
        [garden] {""}
        [shrine] {""}
       *[other] { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{", "}
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $complete ->
        [yes] now
       *[no] at the end
    }{ $count ->
        [0] {" · unclaimed"}
       *[other] {" · "}{ $owners }
    }

board-claims = Show who owns what
board-feature-done =
    { $feature ->
        [monastery] {""}
        [garden] {""}
        [shrine] {""}
       *[other] { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{", "}
    }completed, scores no more

board-feature-scored =
    { $feature ->
        [monastery] {""}
        [garden] {""}
        [shrine] {""}
       *[other] { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }{", "}
    }completed · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $count ->
        [one] for
       *[other] each for
    } { $owners }

board-others = Also on the table
board-castle = { $owner }’s castle
board-castle-waits = scores with the first feature completed on the six squares around it
board-castle-scored = has already scored
board-challenge = Monastery against shrine: only the one completed first scores
board-quarter-waits =
    In the fortress, { $quarter }: { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
board-quarter-palace = Figures here may move to a city just before it scores, unless the count is here.
board-quarter-market = Figures here move to fields before the final scoring.
board-quarter-smithy = Figures here may move to a road just before it scores, unless the count is here.
board-quarter-cathedral = Figures here may move to a monastery or shrine just before it scores, unless the count is here.
board-fairy =
    { $helps ->
        [yes] The fairy helps { $owner }
       *[no] The fairy helps no one
    }
board-dragon =
    { $flying ->
        [yes] The dragon is flying: { $left } to go
       *[no] The dragon
    }

board-bazaar = Bazaar
board-bazaar-state =
    { $offered ->
        [yes] { $auctioneer } offers a tile. { $bids ->
            [yes] Highest bid: { $bid } ({ $bidder })
           *[no] No bids yet
        }
       *[no] { $auctioneer } chooses a tile
    }
board-bazaar-buy = Buy for { $points }
board-bazaar-sell = Sell for { $points }
board-bid = Bid { $points }
board-bid-less = Bid less
board-bid-more = Bid more
board-bought = From the bazaar:

## Points at the end, by source

points-tiles = Tiles of features
points-shields = Shields
points-abbot = Abbot
points-road = Roads
points-city = Cities
points-monastery = Monasteries
points-garden = Gardens
points-shrine = Shrines
points-field = Fields
points-fairy = Fairy
points-castle = Castles
points-king = King
points-robber = Robber
points-bazaar = Bazaars
