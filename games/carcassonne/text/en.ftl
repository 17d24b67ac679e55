# What the game says, in English. Keys and arguments are the same in every language.

game-title = Carcassonne
game-about = Place tiles, claim roads, cities, monasteries and fields, and score what gets completed.
    .sketch =
        On the map: # city, * shield, - | + road, x crossing, . field, ~ river, M monastery, S shrine, G garden;
        1 2 3 … players’ meeples, a b c … their abbots, H and = bridges, C castle, D dragon, F fairy;
        at the corner of a tile: v volcano, d dragon sign, p princess, o portal, b bazaar; ? where the drawn tile fits.
        The drawn tile is shown under the map, facing N.

## Options

option-farmers = Farmers
    .help = Meeples can lie in fields. At the end, fields score the completed cities beside them.
option-start = Starting layout
    .help = What lies on the table at the start.
option-start-tile = the start tile
    .help = One tile in the middle; everyone builds from it.
option-start-river-1 = the river
    .help = 12 river tiles come first, from the source to the lake.
option-start-river-2 = river II
    .help = 12 other river tiles: the river forks into two branches, and its last lake brings another turn.
option-start-rivers = both rivers
    .help = The tiles of both rivers mixed: one source, the fork, one last lake.
option-start-fortress = the fortress
    .help = A town of 4 by 3 squares with three roads and two cities to build on. The count lives here, but you can play without him.
option-abbot = Abbot and gardens
    .help = Everyone gets an abbot for monasteries, gardens and shrines. You can take yours back early for points.
option-dragon = Dragon
    .help = 18 tiles: volcanoes call the dragon, dragon signs make it fly and eat figures.
option-fairy = Fairy
    .help = She keeps the dragon away and scores points for the figure she helps.
option-princess = Princess
    .help = 6 tiles: the princess can send a knight in her city home.
option-portal = Portals
    .help = 6 tiles: place a figure on any tile of the map.
option-count = Count
    .help = If you help others score, you may send figures to the fortress and use them later. Needs the fortress as the starting layout.
option-king = King
    .help = The player who completed the largest city scores 1 point at the end for each completed city.
option-robber = Robber
    .help = The player who completed the longest road scores 1 point at the end for each completed road.
option-cult = Cult
    .help = 5 tiles with shrines, which compete with the monasteries beside them.
option-bridges = Bridges
    .help = Bridges carry roads across fields.
option-castles = Castles
    .help = Instead of scoring a small city you can build a castle, which scores when something near it is completed.
option-bazaars = Bazaars
    .help = 8 tiles with bazaars: everyone gets an extra tile.
option-bazaars-off = none
option-bazaars-auction = with an auction
    .help = Tiles are sold one by one for points.
option-bazaars-share = without bidding
    .help = Everyone takes a tile in turn.
option-first = First player
    .help = Who goes first.
option-first-random = random
option-first-listed = in seat order
preset-base = Base game
    .help = The 72 tiles of the base set, with farmers.
preset-river = The river
    .help = The base set, starting with the 12 river tiles.
preset-abbot = The abbot
    .help = The base set with abbots and gardens.
preset-princess-dragon = The Princess and the Dragon
    .help = The base set and 30 tiles with volcanoes, the dragon, princesses and portals; the fairy.
preset-count-king-cult = The Count, the King and the Cult
    .help = The base set around the fortress, with the count, the king, the robber and shrines.
preset-bridges-castles-bazaars = Bridges, Castles and Bazaars
    .help = The base set with bridges, castles and auctions at bazaars.
preset-all = The whole box
    .help = Everything at once, starting with the fortress and the count.
preset-all-rivers = The whole box with rivers
    .help = Everything except the fortress and the count, starting with both rivers.
bad-count = The count lives in the fortress: choose the fortress as the starting layout, or play without the count.
bad-start = The data file has no tiles for this starting layout: choose another one.
bad-seats = Carcassonne is for 2 to 5 players.

## Questions

prompt-lay = Place your tile
prompt-place = { $instead ->
        [fairy] Place a meeple, or move the fairy?
        [abbot] Place a meeple, or take your abbot back?
        [both] Place a meeple, take your abbot back, or move the fairy?
        [only-fairy] No meeple can go here. Move the fairy?
        [only-abbot] No meeple can go here. Take your abbot back?
        [only-both] No meeple can go here. Take your abbot back, or move the fairy?
       *[nothing] Place a meeple?
    }
prompt-place-portal = { $instead ->
        [fairy] Place a meeple here or, through the portal, anywhere; or move the fairy?
        [abbot] Place a meeple here or, through the portal, anywhere; or take your abbot back?
        [both] Place a meeple here or, through the portal, anywhere; or take your abbot back, or move the fairy?
       *[nothing] Place a meeple here or, through the portal, anywhere?
    }
prompt-lay-bought = Place your tile from the bazaar
prompt-bridge-needed = Your tile needs a bridge: build it
prompt-princess = Send a knight home with the princess? You place no meeple then.
prompt-dragon = Move the dragon: { $left } to go
prompt-move = { $quarter ->
        [smithy] A road is about to score. Move a figure there from the smithy?
        [cathedral] A monastery or shrine is about to score. Move a figure there from the cathedral?
       *[palace] A city is about to score. Move a figure there from the palace?
    }
prompt-castle = Score the small city, or build a castle?
prompt-reward = Which completed feature does your castle score?
prompt-quarter = You helped others score. Send a figure to the fortress?
prompt-count = Move the count to another quarter?
prompt-market = Move a figure from the market to a field
prompt-offer = You run the auction: which tile do you offer?
prompt-bid-first = What is your opening bid?
prompt-bid = Raise the bid, or pass?
prompt-deal = Sell the tile to the highest bidder, or buy it yourself for the same price?
prompt-take = Take a tile
prompt-wait = Waiting for another player
prompt-over = The game is over

## Answers

action-lay = { $degrees ->
        [0] Place here
       *[other] Place here, rotated { $degrees }°
    }
action-lay-bridge = { $degrees ->
        [0] Place here with a bridge
       *[other] Place here with a bridge, rotated { $degrees }°
    }
action-road = Highwayman on the road
action-city = Knight in the city
action-monastery = Monk in the monastery
action-field = Farmer in the field
action-shrine = Heretic in the shrine
action-abbot-monastery = Abbot in the monastery
action-abbot-shrine = Abbot in the shrine
action-abbot-garden = Abbot in the garden
action-portal-road = Through the portal: highwayman on a road ({ from-here })
action-portal-city = Through the portal: knight in a city ({ from-here })
action-portal-monastery = Through the portal: monk in a monastery ({ from-here })
action-portal-shrine = Through the portal: heretic in a shrine ({ from-here })
action-portal-field = Through the portal: farmer in a field ({ from-here })
action-portal-abbot-monastery = Through the portal: abbot in a monastery ({ from-here })
action-portal-abbot-shrine = Through the portal: abbot in a shrine ({ from-here })
action-portal-abbot-garden = Through the portal: abbot in a garden ({ from-here })
action-abbot-back = Take your abbot back for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-fairy-road = Move the fairy to your highwayman ({ from-here })
action-fairy-city = Move the fairy to your knight ({ from-here })
action-fairy-field = Move the fairy to your farmer ({ from-here })
action-fairy-monastery = Move the fairy to your monk ({ from-here })
action-fairy-garden = Move the fairy to your abbot in a garden ({ from-here })
action-fairy-shrine = Move the fairy to your heretic ({ from-here })
action-fairy-castle = Move the fairy to your castle ({ from-here })
action-bridge = Build a bridge { $axis } ({ from-here })
action-princess = Send { $owner }’s knight home ({ from-here })
action-no-princess = Send nobody home
action-no-move = Move nobody
action-no-quarter = Send nobody
did-no-princess = { $seat } sends nobody home.
did-no-move = { $seat } moves nobody.
did-no-quarter = { $seat } sends nobody.
action-no-count = Leave the count where he is
action-no-bid = Pass
did-no-count = { $seat } leaves the count where he is.
did-no-bid = { $seat } passes.
action-dragon-north = Move the dragon north
action-dragon-east = Move the dragon east
action-dragon-south = Move the dragon south
action-dragon-west = Move the dragon west
action-move-meeple = Move a meeple there
action-move-abbot = Move the abbot there
action-castle = Build a castle
action-points = Take { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-road = Road ({ from-here }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-city = City ({ from-here }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-monastery = Monastery ({ from-here }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-shrine = Shrine ({ from-here }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-garden = Garden ({ from-here }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-reward-castle = Castle ({ from-here }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-quarter-meeple = Send a meeple { $quarter }
action-quarter-abbot = Send the abbot { $quarter }
action-count = Move the count { $quarter }
action-market = To a field ({ from-here })
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
action-pass = Skip
did-pass = { $seat } skips.

# Where something lies, seen from the tile placed last.
from-here = { $across ->
        [east] { $columns } east
        [west] { $columns } west
       *[none] {""}
    }{ $both ->
        [yes] {", "}
       *[no] {""}
    }{ $along ->
        [north] { $rows } north
        [south] { $rows } south
       *[none] {""}
    }{ $across ->
        [none] { $along ->
            [none] on this tile
           *[other] {""}
        }
       *[other] {""}
    }

axis-ns = from north to south
axis-ew = from east to west

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

## Tiles, where they are named instead of drawn

tile-plain = a tile
tile-volcano = a volcano
tile-dragon = a dragon tile
tile-portal = a portal
tile-bazaar = a bazaar
tile-princess = a princess tile
tile-river = a river tile
tile-shrine = a shrine
tile-monastery = a monastery
tile-road-end = a dead-end road
tile-road-straight = a straight road
tile-road-curve = a curved road
tile-road-three = a three-way junction
tile-road-four = a crossroads
tile-city-one = a city edge
tile-city-one-road = a city edge with a road
tile-city-two = a tile with two city sides
tile-city-two-road = a tile with two city sides and a road
tile-city-three = a tile with three city sides
tile-city-three-road = a tile with three city sides and a road
tile-city-whole = a tile that is all city

## What happened

event-started = The map is set up. { $seat } goes first.
event-drawn = { $seat } draws { $tile }.
event-put-away = Fits nowhere and goes back to the box: { $tile }.
event-laid = { $seat } places { $tile }.
event-placed-road = { $seat } places a highwayman on a road.
event-placed-city = { $seat } places a knight in a city.
event-placed-monastery = { $seat } places a monk in a monastery.
event-placed-field = { $seat } places a farmer in a field.
event-placed-garden = { $seat } places an abbot in a garden.
event-placed-shrine = { $seat } places a heretic in a shrine.
event-placed-abbot = { $seat } places an abbot.
event-set-aside = Set aside until a volcano is placed: { $tile }.
event-shuffled-back = { $count ->
        [one] { $count } dragon tile is shuffled back in.
       *[other] { $count } dragon tiles are shuffled back in.
    }
event-bridge = { $seat } builds a bridge.
event-expelled = { $seat } sends { $owner }’s knight home with the princess.
event-abbot-back = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for an abbot taken back.
event-fairy = { $seat } moves the fairy.
event-fairy-turn = { $seat } scores { $points } for the fairy.
event-fairy-feature = { $seat } scores { $points } more for the fairy.
event-dragon-comes = The dragon comes to the volcano.
event-dragon-flies = { $count ->
        [0] { $seat } moves the dragon.
        [one] { $seat } moves the dragon, which eats { $count } figure.
       *[other] { $seat } moves the dragon, which eats { $count } figures.
    }
event-dragon-stuck = The dragon can’t move on.
event-quarter = { $seat } sends a figure { $quarter }.
event-count = { $seat } moves the count { $quarter }.
event-from-quarter = { $seat } moves a figure { $quarter }.
event-castle-built = { $seat } builds a castle.
event-castle-scored = { $seat } scores { $points } for a castle.
event-castle-home = { $seat } takes a figure back from a castle that did not score.
event-king-taken = { $seat } takes the king for the largest city ({ $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }).
event-robber-taken = { $seat } takes the robber for the longest road ({ $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }).
event-king = { $seat } scores { $points } for the king.
event-robber = { $seat } scores { $points } for the robber.
event-challenge-lost = { $count ->
        [one] { $seats } loses
       *[other] { $seats } lose
    } the challenge between monastery and shrine.
event-bazaar = The bazaar opens with { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
event-bazaar-skipped = Too few tiles are left for a bazaar.
event-offered = { $seat } offers { $tile }.
event-bid = { $seat } bids { $points }.
event-bid-pass = { $seat } passes.
event-bought-alone = { $seat } gets { $tile } for { $points }: no other bids.
event-bought = { $seat } buys { $tile } and pays { $other } { $points }.
event-sold = { $seat } sells { $tile } to { $other } for { $points }.
event-took = { $seat } takes { $tile }.
event-extra-turn = { $seat } takes another turn.

event-scored-road = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for a road.
event-scored-city = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for a city.
event-scored-monastery = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for a monastery.
event-scored-garden = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for a garden.
event-scored-shrine = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for a shrine.
event-final-road = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for an unfinished road.
event-final-city = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for an unfinished city.
event-final-monastery = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for an unfinished monastery.
event-final-garden = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for an unfinished garden.
event-final-shrine = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for an unfinished shrine.
event-final-field = { $count ->
        [one] { $seats } scores
       *[other] { $seats } each score
    } { $points } for a field.
event-over = { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
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
line-fairy-turn = fairy at the start of the turn
line-fairy = fairy beside the figure
line-castle = castle, same as the feature near it
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
note-castle-waits = Castle of { $seat } at { $square }: not scored yet
note-castle-scored = Castle of { $seat } at { $square }: scored
note-king = King: { $seat }, for a city of { $size } tiles
note-robber = Robber: { $seat }, for a road of { $size } tiles
note-fairy = Fairy: helps the figure of { $seat } at { $square }
note-challenge = Challenge: monastery at { $monastery }, shrine at { $shrine }
note-bazaar = Bazaar: { $tiles }
note-offered = { $seat } offers { $tile }
note-bid = Highest bid: { $points }, { $seat }
note-bought = { $seat } still has to place { $tile } from the bazaar
note-river = River tiles to come: { $count }
note-aside = Dragon tiles set aside until a volcano is placed: { $count }
note-left = Tiles left: { $count }

## Draws and dice, for messages about records

source-first = the start player
source-tile = the next tile
source-river = the next river tile
source-start = how the first tile lies
source-other = a random choice

## What a choice gives

amount-meeples = { $sign }{ $count } { $count ->
        [one] meeple
       *[other] meeples
    }
amount-abbots = { $sign }{ $count } { $count ->
        [one] abbot
       *[other] abbots
    }
amount-bridges = { $sign }{ $count } { $count ->
        [one] bridge
       *[other] bridges
    }
amount-castles = { $sign }{ $count } { $count ->
        [one] castle
       *[other] castles
    }
