# What the game says, in English. Keys and arguments are the same in every language.

game-title = Carcassonne
game-about = Lay tiles, claim roads, cities, monasteries and fields, and score what gets completed.

## Options

option-farmers = Farmers
    .help = Meeples may lie in fields. Fields bring points for the completed cities beside them, at the end.
option-start = Beginning of the map
    .help = What lies on the table when the game begins.
option-start-tile = the start tile
option-start-river-1 = the river
option-start-river-2 = river II
option-start-rivers = both rivers
option-start-fortress = the fortress
option-abbot = Abbot and gardens
    .help = Everybody has an abbot, for monasteries, gardens and shrines. It can be taken back early for points.
option-dragon = Dragon
    .help = 18 tiles: volcanoes call the dragon, dragon signs make it fly and eat figures.
option-fairy = Fairy
    .help = She keeps the dragon away and brings points to the figure she helps.
option-princess = Princess
    .help = 6 tiles: the princess may send a knight of her city home.
option-portal = Portals
    .help = 6 tiles: a figure may be placed on any tile of the map.
option-count = Count
    .help = Who helps others may send figures to the quarters of the fortress and use them later. Needs the fortress as the beginning of the map.
option-king = King
    .help = The largest completed city brings a point at the end for each completed city.
option-robber = Robber
    .help = The longest completed road brings a point at the end for each completed road.
option-cult = Cult
    .help = 5 tiles with shrines, which rival the monasteries beside them.
option-bridges = Bridges
    .help = Bridges carry roads across fields.
option-castles = Castles
    .help = Instead of points for a small city its owner may build a castle, which scores with what is completed near it.
option-bazaars = Bazaars
    .help = 8 tiles with bazaars: everybody gets an extra tile.
option-bazaars-off = none
option-bazaars-auction = with an auction
option-bazaars-share = everybody takes a tile, without bids
option-first = First player
    .help = Who takes the first turn.
option-first-random = drawn by lot
option-first-listed = the first in the list
preset-base = Base game
    .help = The 72 tiles of the base set, with farmers.
preset-river = The river
    .help = The base set, beginning with the twelve tiles of the river.
preset-abbot = The abbot
    .help = The base set with abbots and gardens.
preset-princess-dragon = The Princess and the Dragon
    .help = The base set and 30 tiles with volcanoes, the dragon, princesses and portals; the fairy.
preset-count-king-cult = The Count, the King and the Cult
    .help = The base set around the fortress, with the count, the king, the robber and shrines.
preset-bridges-castles-bazaars = Bridges, Castles and Bazaars
    .help = The base set with bridges, castles and auctions at bazaars.
preset-all = The whole box
    .help = Everything at once, beginning with the fortress and the count.
preset-all-rivers = The whole box with rivers
    .help = Everything but the fortress and the count, beginning with both rivers.
bad-count = The count lives in the fortress: let the map begin with the fortress, or play without the count.
bad-start = The data file has no tiles for this beginning of the map: choose another one.
bad-seats = Carcassonne is for two to five players.

## Questions

prompt-lay = Lay the tile { $tile }.
prompt-place = Place a figure on the tile you have just laid?
prompt-place-portal = Place a figure on this tile, or through the portal on any other?
prompt-lay-bought = Lay the tile { $tile } from the bazaar.
prompt-bridge = Build a bridge?
prompt-bridge-needed = The tile meets a field: build the bridge that it needs.
prompt-princess = Whom does the princess send home?
prompt-dragon = Move the dragon. Steps left: { $left }.
prompt-move = Before it is scored: move a figure there from this quarter ({ $quarter })?
prompt-castle = Take the points for the small city, or build a castle?
prompt-reward = Which of the completed features does your castle score?
prompt-quarter = You have helped others. Send a figure to the fortress?
prompt-count = Move the count to another quarter?
prompt-market = Move a figure from the market to a field.
prompt-offer = You are the auctioneer: which tile do you offer?
prompt-bid-first = What do you bid yourself?
prompt-bid = Bid more, or pass?
prompt-deal = Buy the tile for the highest bid, or sell it?
prompt-take = Take one of the tiles.
prompt-wait = It is somebody else’s turn.
prompt-over = The game is over.

## Answers

action-lay = Lay it at { $square }, its picture’s north side to the { $facing }
action-road = Highwayman on the road ({ $place })
action-city = Knight in the city ({ $place })
action-monastery = Monk in the monastery
action-field = Farmer in the field ({ $place })
action-shrine = Heretic in the shrine
action-abbot-monastery = Abbot in the monastery
action-abbot-shrine = Abbot in the shrine
action-abbot-garden = Abbot in the garden
action-portal-road = Through the portal: highwayman on the road at { $square } ({ $place })
action-portal-city = Through the portal: knight in the city at { $square } ({ $place })
action-portal-monastery = Through the portal: monk in the monastery at { $square }
action-portal-shrine = Through the portal: heretic in the shrine at { $square }
action-portal-field = Through the portal: farmer in the field at { $square } ({ $place })
action-portal-abbot-monastery = Through the portal: abbot in the monastery at { $square }
action-portal-abbot-shrine = Through the portal: abbot in the shrine at { $square }
action-portal-abbot-garden = Through the portal: abbot in the garden at { $square }
action-abbot-back = Take your abbot back for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-fairy = The fairy to your figure at { $square } ({ $feature })
action-fairy-castle = The fairy to your castle at { $square }
action-bridge = A bridge at { $square } ({ $axis })
action-princess = Send home the knight of { $owner } at { $square }
action-decline = Decline
action-dragon = The dragon flies { $side }
action-move-meeple = Move a meeple there
action-move-abbot = Move the abbot there
action-castle = Build a castle
action-points = Take { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-road = The road at { $square }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-city = The city at { $square }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-monastery = The monastery at { $square }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-shrine = The shrine at { $square }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-garden = The garden at { $square }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-castle = The castle at { $square }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-quarter-meeple = A meeple to the fortress: { $quarter }
action-quarter-abbot = The abbot to the fortress: { $quarter }
action-count = The count goes elsewhere: { $quarter }
action-market = To the field at { $square } ({ $place })
action-offer = Offer { $tile }
action-bid = Bid { $points }
action-buy = Buy { $tile } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-sell = Sell { $tile } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-take = Take { $tile }
action-pass = Place no figure

side-n = north
side-e = east
side-s = south
side-w = west

# Halves of a side, by the nearer corner.
half-nl = north side, western half
half-nr = north side, eastern half
half-el = east side, northern half
half-er = east side, southern half
half-sl = south side, eastern half
half-sr = south side, western half
half-wl = west side, southern half
half-wr = west side, northern half
half-inside = shut in by walls

axis-ns = north to south
axis-ew = east to west

quarter-palace = palace
quarter-market = market
quarter-smithy = smithy
quarter-cathedral = cathedral

feature-road = road
feature-city = city
feature-monastery = monastery
feature-field = field
feature-garden = garden
feature-shrine = shrine

## What happened

event-started = The beginning of the map lies on the table. { $seat } begins.
event-drawn = { $seat } draws { $tile }.
event-put-away = { $tile } fits nowhere and goes back to the box.
event-laid = { $seat } lays { $tile } at { $square }.
event-placed-road = { $seat } places a highwayman on a road.
event-placed-city = { $seat } places a knight in a city.
event-placed-monastery = { $seat } places a monk in a monastery.
event-placed-field = { $seat } lays a farmer in a field.
event-placed-garden = { $seat } places an abbot in a garden.
event-placed-shrine = { $seat } places a heretic in a shrine.
event-placed-abbot = { $seat } places an abbot.
event-set-aside = { $tile } is set aside until a volcano is laid.
event-shuffled-back = Tiles shuffled back: { $count }.
event-bridge = { $seat } builds a bridge at { $square }.
event-expelled = The princess of { $seat } sends a knight of { $owner } home.
event-abbot-back = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for an abbot taken back.
event-fairy = { $seat } moves the fairy.
event-fairy-turn = The fairy brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-fairy-feature = The fairy brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
event-dragon-comes = The dragon comes to the volcano.
event-dragon-flies = { $count ->
        [0] { $seat } moves the dragon to { $square }.
        [one] { $seat } moves the dragon to { $square }; it eats a figure.
       *[other] { $seat } moves the dragon to { $square }; it eats { $count } figures.
    }
event-dragon-stuck = The dragon can go no further: its flight is over.
event-quarter = { $seat } sends a figure to the fortress: { $quarter }.
event-count = { $seat } moves the count: { $quarter }.
event-from-quarter = { $seat } moves a figure out of the fortress ({ $quarter }).
event-castle-built = { $seat } builds a castle.
event-castle-scored = The castle brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-castle-home = A figure of { $seat } goes home from an unfinished castle.
event-king-taken = { $seat } takes the king: the largest city, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
event-robber-taken = { $seat } takes the robber: the longest road, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
event-king = The king brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-robber = The robber brings { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-challenge-lost = { $count ->
        [one] { $seats } loses
       *[other] { $seats } lose
    } the challenge of monastery and shrine.
event-bazaar = The bazaar opens. Tiles shown: { $count }.
event-bazaar-skipped = Too few tiles are left for the bazaar.
event-offered = { $seat } offers { $tile }.
event-bid = { $seat } bids { $points }.
event-bid-pass = { $seat } passes.
event-bought-alone = { $seat } takes { $tile } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; nobody else has bid.
event-bought = { $seat } buys { $tile } and pays { $other } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-sold = { $seat } sells { $tile } to { $other } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-took = { $seat } takes { $tile }.
event-extra-turn = { $seat } takes another turn.

event-scored-road = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a completed road.
event-scored-city = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a completed city.
event-scored-monastery = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a completed monastery.
event-scored-garden = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a completed garden.
event-scored-shrine = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a completed shrine.
event-final-road = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for an unfinished road.
event-final-city = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for an unfinished city.
event-final-monastery = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for an unfinished monastery.
event-final-garden = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for an unfinished garden.
event-final-shrine = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for an unfinished shrine.
event-final-field = { $count ->
        [one] { $seats } gets
       *[other] { $seats } each get
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a field.
event-over = { $count ->
        [one] The game is over. { $seats } wins.
       *[other] The game is over. { $seats } share the victory.
    }

## What points are for

line-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
line-shields = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
line-cities = { $count ->
        [one] { $count } completed city
       *[other] { $count } completed cities
    }
line-castles = { $count ->
        [one] { $count } castle
       *[other] { $count } castles
    }
line-fairy-turn = the fairy, at the start of the turn
line-fairy = the fairy beside the figure
line-castle = the castle, as much as the feature near it
line-king = { $count ->
        [one] { $count } completed city
       *[other] { $count } completed cities
    } for the king
line-robber = { $count ->
        [one] { $count } completed road
       *[other] { $count } completed roads
    } for the robber
line-paid = paid at the bazaar
line-received = received at the bazaar
