# What the game says, in English. Keys and arguments are the same in every language.

game-title = Carcassonne
game-about = Lay tiles, claim roads, cities, monasteries and fields, and score what gets completed.

## Options

option-farmers = Farmers
    .help = Meeples may lie in fields. Fields bring points for the completed cities beside them, at the end.
option-first = First player
    .help = Who takes the first turn.
option-first-random = drawn by lot
option-first-listed = the first in the list
preset-base = Base game
    .help = The 72 tiles of the base set, with farmers.
bad-seats = Carcassonne is for two to five players.

## Questions

prompt-lay = Lay the tile { $tile }.
prompt-place = Place a meeple on the tile you have just laid?
prompt-wait = It is somebody else’s turn.
prompt-over = The game is over.

## Answers

action-lay = Lay it at { $square }, its picture’s north side to the { $facing }
action-road = Highwayman on the road ({ $place })
action-city = Knight in the city ({ $place })
action-monastery = Monk in the monastery
action-field = Farmer in the field ({ $place })
action-pass = Place no meeple

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

## What happened

event-started = The start tile lies on the table. { $seat } begins.
event-drawn = { $seat } draws { $tile }.
event-put-away = { $tile } fits nowhere and goes back to the box.
event-laid = { $seat } lays { $tile } at { $square }.
event-placed-road = { $seat } places a highwayman on a road.
event-placed-city = { $seat } places a knight in a city.
event-placed-monastery = { $seat } places a monk in a monastery.
event-placed-field = { $seat } lays a farmer in a field.

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
