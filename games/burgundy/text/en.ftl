# What the game says, in English. Keys and arguments are the same in every language.

game-title = The Castles of Burgundy
game-about = Take tiles by the dice, place them in your estate, and score what gets completed.

## Options

option-estates = Estates
    .help = Which estates are played.
option-estates-one = number 1 for everybody
option-estates-dealt = two dealt, one kept
option-estates-free = free choice
option-choosing = Choosing
    .help = How estates and start castles are chosen, if they are.
option-choosing-open = openly, in turn order
option-choosing-hidden = hidden, all at once
option-leftover = Goods that don’t fit
    .help = What becomes of goods a ship’s owner has no room for.
option-leftover-discarded = leave the game
option-leftover-stays = stay on the depot
option-tie = Tie
    .help = Who is ahead with equally many points.
option-tie-fewest = fewest empty spaces
option-tie-most = most empty spaces
option-first = First player
    .help = Who goes first.
option-first-random = drawn by lot
option-first-listed = the first in the list
preset-beginners = Basic game
    .help = Everybody plays estate 1.
preset-experts = Experts
    .help = Two estates are dealt to everybody, chosen from openly.
preset-hidden = Experts, hidden
    .help = Two estates are dealt to everybody, chosen from at once and hidden.
bad-seats = The Castles of Burgundy is for two to four players.

## Questions

prompt-choose = Choose your estate and the place of your start castle.
prompt-revise = You have chosen. You may change your choice until everybody has.
prompt-turn = Your turn: the dice show { $one } and { $other }.
prompt-second = Your second die shows { $one }.
prompt-buy = Buy a tile before your turn ends?
prompt-castle = The castle gives you one action with any number.
prompt-city-hall = The city hall lets you place another tile.
prompt-fetch = Take a tile: { $building }.
prompt-warehouse = The warehouse lets you sell goods of one colour.
prompt-ship = From which depot does your ship take the goods?
prompt-keep = There is not room for all goods. Which do you keep?
prompt-room = Your storage is full. Which tile gives way to { $tile }?
prompt-wait = It is somebody else’s turn.
prompt-over = The game is over.

## Answers

action-choose = Estate { $estate }, start castle on { $space }
action-take = Die { $die }: take { $tile } from depot { $depot }{ $workers ->
        [0] {""}
        [one] , for { $workers } worker
       *[other] , for { $workers } workers
    }
action-fetch = Take { $tile } from depot { $depot }
action-place = Die { $die }: place { $tile } on { $space }{ $workers ->
        [0] {""}
        [one] , for { $workers } worker
       *[other] , for { $workers } workers
    }
action-place-free = Place { $tile } on { $space }
action-sell = Die { $die }: sell { $count } { $good }{ $workers ->
        [0] {""}
        [one] , for { $workers } worker
       *[other] , for { $workers } workers
    }
action-sell-free = Sell { $count } { $good }
action-workers = Die { $die }: take workers
action-workers-free = Take workers
action-buy-black = Buy { $tile } from the black depot
action-buy = Buy { $tile } from depot { $depot }
action-goods = Goods from depot { $depots }
action-keep = Keep { $goods }
action-discard = Discard { $tile }
action-end-turn = End the turn
action-no-goods = Take no goods
action-pass = Leave the effect unused

## What happened

event-started = The table is set. { $seat } begins.
event-start-goods = { $seat } begins with these goods: { $goods }.
event-dealt = { $seat } is dealt the estates { $estates }.
event-chosen = { $seat } has chosen.
event-settled = { $seat } plays estate { $estate }; the start castle lies on { $space }.
event-phase = Phase { $phase } begins. Goods to come: { $goods }.
event-rolled = Round { $round }: the dice are rolled. Order: { $seats }.
event-white = The white die sends { $good } goods to depot { $depot }.
event-paid = { $seat } turns a { $from } into a { $to } for { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
event-taken = { $seat } takes { $tile } from depot { $depot }.
event-bought-black = { $seat } buys { $tile } from the black depot.
event-bought = { $seat } buys { $tile } from depot { $depot }.
event-discarded = { $seat } discards { $tile }.
event-placed = { $seat } places { $tile } on { $space }.
event-loaded = { $seat } loads goods: { $goods }.
event-loaded-some = { $seat } loads goods: { $goods }. No room for { $left }.
event-loaded-nothing = { $seat } has no room for { $left }.
event-sailed = { $seat } moves on in the turn order, to step { $step }.
event-sold = { $seat } sells { $count } { $good }.
event-gained-workers = { $seat } gets { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } ({ $cause }).
event-gained-silver = { $seat } gets { $silver } silver ({ $cause }).
event-gained-both = { $seat } gets { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } and { $silver } silver ({ $cause }).
cause-workers = taking workers
cause-sale = a sale
cause-mines = mines
event-scored-animals = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for animals.
event-scored-watchtower = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a watchtower.
event-scored-region = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a completed region.
event-scored-colour = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a whole colour: { $colour }.
event-scored-sale = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for goods sold.
event-scored-final = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in final scoring.
event-over = The game is over. { $seat } wins.

## What points are for

line-animals = { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
line-animal-tiles = { $count ->
        [one] { $count } animal tile
       *[other] { $count } animal tiles
    }
line-watchtower = watchtower
line-region = region of { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
line-phase = phase
line-large-bonus = large bonus tile
line-small-bonus = small bonus tile
line-sold = { $count ->
        [one] { $count } good sold
       *[other] { $count } goods sold
    }
line-goods = { $count ->
        [one] { $count } unsold good
       *[other] { $count } unsold goods
    }
line-silver = { $count } silver
line-workers = { $count ->
        [one] { $count } pair of workers
       *[other] { $count } pairs of workers
    }
line-colours-sold = { $count ->
        [one] { $count } colour of goods sold
       *[other] { $count } colours of goods sold
    }
line-buildings = { $count ->
        [one] { $count } building that knowledge counts
       *[other] { $count } buildings that knowledge counts
    }
line-species = { $count ->
        [one] { $count } kind of animal
       *[other] { $count } kinds of animal
    }
line-goods-sold = { $count ->
        [one] { $count } good sold, by knowledge
       *[other] { $count } goods sold, by knowledge
    }
line-bonus-tiles = { $count ->
        [one] { $count } bonus tile
       *[other] { $count } bonus tiles
    }

## Components

colour-building = buildings
colour-animal = animals
colour-knowledge = knowledge
colour-castle = castles
colour-mine = mines
colour-ship = ships
good-turquoise = turquoise
good-violet = violet
good-pink = pink
good-red = red
good-brown = brown
good-orange = orange
tile-warehouse = warehouse
tile-carpenter = carpenter’s workshop
tile-church = church
tile-market = market
tile-boarding-house = boarding house
tile-bank = bank
tile-city-hall = city hall
tile-watchtower = watchtower
tile-2-chickens = 2 chickens
tile-3-chickens = 3 chickens
tile-4-chickens = 4 chickens
tile-2-cows = 2 cows
tile-3-cows = 3 cows
tile-4-cows = 4 cows
tile-2-pigs = 2 pigs
tile-3-pigs = 3 pigs
tile-4-pigs = 4 pigs
tile-2-sheep = 2 sheep
tile-3-sheep = 3 sheep
tile-4-sheep = 4 sheep
tile-knowledge-1 = knowledge 1
tile-knowledge-2 = knowledge 2
tile-knowledge-3 = knowledge 3
tile-knowledge-4 = knowledge 4
tile-knowledge-5 = knowledge 5
tile-knowledge-6 = knowledge 6
tile-knowledge-7 = knowledge 7
tile-knowledge-8 = knowledge 8
tile-knowledge-9 = knowledge 9
tile-knowledge-10 = knowledge 10
tile-knowledge-11 = knowledge 11
tile-knowledge-12 = knowledge 12
tile-knowledge-13 = knowledge 13
tile-knowledge-14 = knowledge 14
tile-knowledge-15 = knowledge 15
tile-knowledge-16 = knowledge 16
tile-knowledge-17 = knowledge 17
tile-knowledge-18 = knowledge 18
tile-knowledge-19 = knowledge 19
tile-knowledge-20 = knowledge 20
tile-knowledge-21 = knowledge 21
tile-knowledge-22 = knowledge 22
tile-knowledge-23 = knowledge 23
tile-knowledge-24 = knowledge 24
tile-knowledge-25 = knowledge 25
tile-knowledge-26 = knowledge 26
tile-castle = castle
tile-mine = mine
tile-ship = ship

## Draws and dice, for messages about records

source-first = the start player
source-die = the { $die ->
    [1] first
   *[other] second
} die of { $seat }, phase { $phase }, round { $round }
source-white = the white die, phase { $phase }, round { $round }
source-good = a goods tile
source-estate = an estate dealt to a player
source-building = a building for a numbered depot
source-animals = an animal tile for a numbered depot
source-knowledge = a knowledge tile for a numbered depot
source-black = a tile for the black depot
source-other = a random choice
