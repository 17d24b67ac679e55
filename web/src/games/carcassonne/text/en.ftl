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
board-supply-abbot = The abbot is at hand
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
    The king: the largest completed city, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }
board-robber =
    The robber: the longest completed road, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }
board-tile = Tile { $tile }

panel-features = Claims
panel-bag = Bag

board-bag-left =
    { $count ->
        [0] No tiles are left
        [one] { $count } tile is still face down
       *[other] { $count } tiles are still face down
    }
board-bag-river =
    { $count ->
        [one] { $count } river tile comes first
       *[other] { $count } river tiles come first
    }
board-bag-aside = Dragon tiles set aside until a volcano is laid
board-aside =
    { $count ->
        [one] { $count } dragon tile is set aside until a volcano is laid
       *[other] { $count } dragon tiles are set aside until a volcano is laid
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
board-feature-garden =
    Garden, worth { $points } { $complete ->
        [yes] now
       *[no] at the end
    }{ $count ->
        [0] . Nobody’s
       *[other] : { $owners }
    }
board-feature-shrine =
    Shrine, worth { $points } { $complete ->
        [yes] now
       *[no] at the end
    }{ $count ->
        [0] . Nobody’s
       *[other] : { $owners }
    }

board-others = Also on the table
board-castle =
    Castle of { $owner }. { $waits ->
        [yes] It scores with the first feature completed on its six squares.
       *[no] It has scored.
    }
board-challenge = Monastery and shrine in rivalry: only the first completed brings points
board-quarter-waits =
    In the fortress, { $quarter }: { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
board-quarter-palace = Palace. Figures here may move to a city just before it is scored, unless the count is here.
board-quarter-market = Market. Figures here move to fields before the final scoring.
board-quarter-smithy = Smithy. Figures here may move to a road just before it is scored, unless the count is here.
board-quarter-cathedral = Cathedral. Figures here may move to a monastery or a shrine just before it is scored, unless the count is here.
board-fairy =
    { $helps ->
        [yes] The fairy helps a figure of { $owner }
       *[no] The fairy helps nobody
    }
board-dragon =
    { $flying ->
        [yes] The dragon flies. Steps left: { $left }
       *[no] The dragon
    }

board-bazaar = Bazaar
board-bazaar-state =
    { $offered ->
        [yes] Offered by { $auctioneer }. { $bids ->
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
