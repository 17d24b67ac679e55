# What the game says, in English. Keys and arguments are the same in every language.

game-title = Carcassonne
game-about = Lay tiles, claim roads, cities, monasteries and fields, and score what gets completed.
    .sketch =
        On the map: # city, * shield, - | + road, x crossing, . field, ~ river, M monastery, S shrine, G garden;
        1 2 3 … players’ meeples, a b c … their abbots, H and = bridges, C castle, D dragon, F fairy;
        at the corner of a tile: v volcano, d dragon sign, p princess, o portal, b bazaar; ? where the drawn tile fits.
        The drawn tile is shown under the map, facing N.

## Options

option-farmers = Farmers
    .help = Meeples may lie in fields. Fields bring points for the completed cities beside them, at the end.
option-start = Beginning of the map
    .help = What lies on the table when the game begins.
option-start-tile = the start tile
    .help = One tile lies in the middle; everybody builds on from it.
option-start-river-1 = the river
    .help = 12 river tiles are laid before all others, from the source to the lake.
option-start-river-2 = river II
    .help = 12 other river tiles: the river forks into two branches, and its last lake brings another turn.
option-start-rivers = both rivers
    .help = The tiles of both rivers mixed: one source, the fork, one last lake.
option-start-fortress = the fortress
    .help = A town of 4 by 3 squares, with three roads and two city parts to build on. The count lives here; it can be played without him.
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
    .help = Tiles are sold one by one for points.
option-bazaars-share = without bidding
    .help = Everybody takes a tile in turn.
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
prompt-place = { $instead ->
        [fairy] Place a figure on the tile you have just laid, or move the fairy?
        [abbot] Place a figure on the tile you have just laid, or take your abbot back?
        [both] Place a figure on the tile you have just laid, take your abbot back, or move the fairy?
        [only-fairy] No figure can stand here. Move the fairy?
        [only-abbot] No figure can stand here. Take your abbot back?
        [only-both] No figure can stand here. Take your abbot back, or move the fairy?
       *[nothing] Place a figure on the tile you have just laid?
    }
prompt-place-portal = { $instead ->
        [fairy] Place a figure here or, through the portal, anywhere; or move the fairy?
        [abbot] Place a figure here or, through the portal, anywhere; or take your abbot back?
        [both] Place a figure here or, through the portal, anywhere; or take your abbot back, or move the fairy?
       *[nothing] Place a figure here or, through the portal, anywhere?
    }
prompt-lay-bought = Lay the tile { $tile } from the bazaar.
prompt-bridge-needed = The tile meets a field: build the bridge that it needs.
prompt-princess = Does the princess send a knight home, instead of your placing a figure?
prompt-dragon = Move the dragon. Steps left: { $left }.
prompt-move = { $quarter ->
        [smithy] A road is about to be scored. Move a figure there from the smithy?
        [cathedral] A monastery or shrine is about to be scored. Move a figure there from the cathedral?
       *[palace] A city is about to be scored. Move a figure there from the palace?
    }
prompt-castle = Take the points for the small city, or build a castle?
prompt-reward = Which of the completed features does your castle score?
prompt-quarter = You have helped others. Send a figure to the fortress?
prompt-count = Move the count to another quarter?
prompt-market = Move a figure from the market to a field.
prompt-offer = You are the auctioneer: which tile do you offer?
prompt-bid-first = What do you bid yourself?
prompt-bid = Bid more, or pass?
prompt-deal = Sell the tile to the highest bidder, or buy it yourself for as much?
prompt-take = Take one of the tiles.
prompt-wait = It is somebody else’s turn.
prompt-over = The game is over.

## Answers

action-lay = Lay it at { $square }, its picture’s north side to the { $facing }
action-lay-bridge = Lay it at { $square }, its picture’s north side to the { $facing }, and build the bridge it needs
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
action-no-princess = Send nobody home
action-no-move = Move nobody
action-no-quarter = Send nobody
action-no-count = Leave the count where it is
action-no-bid = Pass
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
action-quarter-meeple = Send a meeple { $quarter }
action-quarter-abbot = Send the abbot { $quarter }
action-count = Move the count { $quarter }
action-market = To the field at { $square } ({ $place })
action-offer = Offer { $tile }
action-bid = Bid { $points }
action-buy = Buy { $tile } and pay { $other } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-sell = Sell { $tile } to { $other } for { $points ->
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
to-palace = to the palace
to-market = to the market
to-smithy = to the smithy
to-cathedral = to the cathedral
from-palace = from the palace
from-market = from the market
from-smithy = from the smithy
from-cathedral = from the cathedral

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
event-quarter = { $seat } sends a figure { $quarter }.
event-count = { $seat } moves the count { $quarter }.
event-from-quarter = { $seat } moves a figure { $quarter }.
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

## Under the map, in the terminal

note-player = { $mark } { $seat }: meeples { $meeples }{ $abbots ->
        [none] {""}
       *[other] , abbots { $abbots }
    }{ $bridges ->
        [none] {""}
       *[other] , bridges { $bridges }
    }{ $castles ->
        [none] {""}
       *[other] , castles { $castles }
    }
note-count = Fortress: the count is in the { $quarter }
note-quarter-meeples = { $quarter ->
        [palace] Palace
        [market] Market
        [smithy] Smithy
       *[cathedral] Cathedral
    }: meeples of { $seat }: { $count }
note-quarter-abbot = { $quarter ->
        [palace] Palace
        [market] Market
        [smithy] Smithy
       *[cathedral] Cathedral
    }: abbots of { $seat }: { $count }
note-castle-waits = Castle of { $seat } at { $square }: has not scored yet
note-castle-scored = Castle of { $seat } at { $square }: has scored
note-king = King: { $seat }, for a city of { $size } tiles
note-robber = Robber: { $seat }, for a road of { $size } tiles
note-fairy = Fairy: helps the figure of { $seat } at { $square }
note-challenge = Challenge: monastery at { $monastery }, shrine at { $shrine }
note-bazaar = Bazaar: { $tiles }
note-offered = { $seat } offers { $tile }
note-bid = Highest bid: { $points }, { $seat }
note-bought = Still to be laid, from the bazaar: { $tile }, { $seat }
note-river = River tiles to come: { $count }
note-aside = Dragon tiles set aside until a volcano is laid: { $count }
note-left = Tiles left: { $count }

## Draws and dice, for messages about records

source-first = the start player
source-tile = the next tile
source-river = the next river tile
source-other = a random choice
