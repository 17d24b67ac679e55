# What the game says, in English. Keys and arguments are the same in every language.

game-title = The Castles of Burgundy
game-about = Take tiles with your dice, place them in your estate, and score completed regions.

## Options

option-estates = Estates
    .help = Which estates are in play.
option-estates-one = number 1 for everyone
option-estates-dealt = choose 1 of 2
option-estates-free = free choice
option-choosing = Choosing estates
    .help = How players choose an estate and the space for their first castle.
option-choosing-open = openly, in turn order
option-choosing-hidden = secretly, all at once
option-leftover = Goods that don’t fit
    .help = What happens to goods your ship can’t store. The Russian rulebook discards them; the English rulebook leaves them on the depot, and so do the large online sites.
option-leftover-discarded = discarded
option-leftover-stays = stay on the depot
option-tie = Ties
    .help = Who wins a tie on points.
option-tie-fewest = fewest empty spaces
option-tie-most = most empty spaces
option-first = First player
    .help = Who goes first.
option-first-random = random
option-first-listed = in seat order
preset-beginners = Basic game
    .help = Everyone plays estate 1.
preset-experts = Experts
    .help = Everyone gets two estates and keeps one, openly.
preset-hidden = Experts, secret choice
    .help = Everyone gets two estates and keeps one; all choose at the same time.
bad-seats = The Castles of Burgundy is for 2 to 4 players.

## Questions

prompt-choose = Choose your estate and the space for your first castle
prompt-revise = You can change your choice until everyone has chosen
prompt-turn = Your dice: { $one } and { $other }
prompt-second = Your second die: { $one }
prompt-buy = Buy a tile before you end your turn?
prompt-castle = Castle: take another action with any number
prompt-city-hall = City hall: place another tile on any number
prompt-carpenter = Carpenter’s workshop: take a building from any numbered depot
prompt-church = Church: take a mine, knowledge tile or castle from any numbered depot
prompt-market = Market: take a ship or animals from any numbered depot
prompt-warehouse = Warehouse: sell all goods of one colour
prompt-ship = Ship: take all goods from one depot
prompt-keep = Not enough room: choose the new goods to keep
prompt-room = Your storage is full: discard a tile to make room for { $tile }
prompt-wait = Waiting for another player
prompt-over = The game is over

## Answers

action-choose = Estate { $estate }, castle in row { $row }, space { $place }
action-take = Die { $die }: take { $tile } from depot { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-fetch = Take { $tile } from depot { $depot }
action-place = Die { $die }: place { $tile } in row { $row }, space { $place }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-place-free = Place { $tile } in row { $row }, space { $place }
action-sell = Die { $die }: sell { $goods } × { $count }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-sell-free = Sell { $goods } × { $count }
action-workers = Die { $die }: take { $count } workers
action-workers-free = Take { $count } workers
action-buy-black = Buy { $tile } from the black depot for { $price } silver
action-buy = Buy { $tile } from depot { $depot } for { $price } silver
action-goods = { $count ->
        [one] Take the goods from depot { $depots }
       *[other] Take the goods from depots { $depots }
    }
action-keep = Keep { $goods }
action-discard = Discard { $tile }
action-end-turn = End turn
action-no-goods = Take no goods
action-pass = Skip
did-goods = { $count ->
        [one] { $seat } takes the goods from depot { $depots }.
       *[other] { $seat } takes the goods from depots { $depots }.
    }
did-end-turn = { $seat } ends the turn.
did-no-goods = { $seat } takes no goods.
did-pass = { $seat } skips.

## What happened

event-started = { $seat } goes first.
event-start-goods = { $seat } starts with goods: { $goods }.
event-dealt = { $seat } chooses between estates { $estates }.
event-chosen = { $seat } has chosen an estate.
event-settled = { $seat } plays estate { $estate }.
event-phase = Phase { $phase }. Goods to come: { $goods }.
event-rolled = Round { $round }. Turn order: { $seats }.
event-white = New goods on depot { $depot }: { $good }.
event-taken = { $seat } takes { $tile } from depot { $depot }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }.
event-bought-black = { $seat } buys { $tile } from the black depot.
event-bought = { $seat } buys { $tile } from depot { $depot }.
event-discarded = { $seat } discards { $tile }.
event-placed = { $seat } places { $tile }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }.
event-loaded = { $seat } takes goods: { $goods }.
event-loaded-some = { $seat } takes goods: { $goods }. No room for { $left }.
event-loaded-nothing = { $seat } has no room for { $left }.
event-sailed = { $seat } moves up in the turn order.
event-sold = { $seat } sells { $goods } × { $count }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $silver } silver{ $gained ->
        [0] {""}
        [one] , { $gained } worker
       *[other] , { $gained } workers
    }.
event-workers = { $seat } takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ $silver ->
        [0] {""}
       *[other] {" "}and { $silver } silver
    }.
event-boarding-house = { $seat } gets { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } from the boarding house.
event-bank = { $seat } gets { $silver } silver from the bank.
event-mines = { $seat } gets { $silver } silver{ $workers ->
        [0] {""}
        [one] {" "}and { $workers } worker
       *[other] {" "}and { $workers } workers
    } from mines.
event-scored-animals = { $seat } scores { $points } for animals.
event-scored-watchtower = { $seat } scores { $points } for a watchtower.
event-scored-region = { $seat } scores { $points } for a completed region.
event-scored-colour = { $seat } scores { $points } for covering every space of a colour: { $colour }.
event-scored-final = { $seat } scores { $points } in final scoring.
event-over = { $seat } wins.

## What points are for

line-animals = { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
line-animal-tiles = { $count ->
        [one] { $count } animal tile (knowledge)
       *[other] { $count } animal tiles (knowledge)
    }
line-watchtower = watchtower
line-region = region of { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
line-phase = bonus of the phase
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
        [one] { $count } building (knowledge)
       *[other] { $count } buildings (knowledge)
    }
line-species = { $count ->
        [one] { $count } kind of animal
       *[other] { $count } kinds of animal
    }
line-goods-sold = { $count ->
        [one] { $count } good sold (knowledge)
       *[other] { $count } goods sold (knowledge)
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
goods-turquoise = turquoise goods
goods-violet = violet goods
goods-pink = pink goods
goods-red = red goods
goods-brown = brown goods
goods-orange = orange goods
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
tile-knowledge-1 = knowledge 1 (equal buildings)
tile-knowledge-2 = knowledge 2 (mine workers)
tile-knowledge-3 = knowledge 3 (more silver for sales)
tile-knowledge-4 = knowledge 4 (workers for sales)
tile-knowledge-5 = knowledge 5 (two depots)
tile-knowledge-6 = knowledge 6 (buy anywhere)
tile-knowledge-7 = knowledge 7 (animal tiles)
tile-knowledge-8 = knowledge 8 (double steps)
tile-knowledge-9 = knowledge 9 (placing buildings)
tile-knowledge-10 = knowledge 10 (placing ships and animals)
tile-knowledge-11 = knowledge 11 (placing castles, mines, knowledge)
tile-knowledge-12 = knowledge 12 (taking tiles)
tile-knowledge-13 = knowledge 13 (silver with workers)
tile-knowledge-14 = knowledge 14 (four workers)
tile-knowledge-15 = knowledge 15 (colours sold)
tile-knowledge-16 = knowledge 16 (warehouses)
tile-knowledge-17 = knowledge 17 (watchtowers)
tile-knowledge-18 = knowledge 18 (carpenters)
tile-knowledge-19 = knowledge 19 (churches)
tile-knowledge-20 = knowledge 20 (markets)
tile-knowledge-21 = knowledge 21 (boarding houses)
tile-knowledge-22 = knowledge 22 (banks)
tile-knowledge-23 = knowledge 23 (city halls)
tile-knowledge-24 = knowledge 24 (kinds of animal)
tile-knowledge-25 = knowledge 25 (goods sold)
tile-knowledge-26 = knowledge 26 (bonus tiles)
tile-castle = castle
tile-mine = mine
tile-ship = ship

## Tiles that are taken, placed or bought

object-warehouse = a warehouse
object-carpenter = a carpenter’s workshop
object-church = a church
object-market = a market
object-boarding-house = a boarding house
object-bank = a bank
object-city-hall = a city hall
object-watchtower = a watchtower
object-2-chickens = 2 chickens
object-3-chickens = 3 chickens
object-4-chickens = 4 chickens
object-2-cows = 2 cows
object-3-cows = 3 cows
object-4-cows = 4 cows
object-2-pigs = 2 pigs
object-3-pigs = 3 pigs
object-4-pigs = 4 pigs
object-2-sheep = 2 sheep
object-3-sheep = 3 sheep
object-4-sheep = 4 sheep
object-knowledge-1 = knowledge 1 (equal buildings)
object-knowledge-2 = knowledge 2 (mine workers)
object-knowledge-3 = knowledge 3 (more silver for sales)
object-knowledge-4 = knowledge 4 (workers for sales)
object-knowledge-5 = knowledge 5 (two depots)
object-knowledge-6 = knowledge 6 (buy anywhere)
object-knowledge-7 = knowledge 7 (animal tiles)
object-knowledge-8 = knowledge 8 (double steps)
object-knowledge-9 = knowledge 9 (placing buildings)
object-knowledge-10 = knowledge 10 (placing ships and animals)
object-knowledge-11 = knowledge 11 (placing castles, mines, knowledge)
object-knowledge-12 = knowledge 12 (taking tiles)
object-knowledge-13 = knowledge 13 (silver with workers)
object-knowledge-14 = knowledge 14 (four workers)
object-knowledge-15 = knowledge 15 (colours sold)
object-knowledge-16 = knowledge 16 (warehouses)
object-knowledge-17 = knowledge 17 (watchtowers)
object-knowledge-18 = knowledge 18 (carpenters)
object-knowledge-19 = knowledge 19 (churches)
object-knowledge-20 = knowledge 20 (markets)
object-knowledge-21 = knowledge 21 (boarding houses)
object-knowledge-22 = knowledge 22 (banks)
object-knowledge-23 = knowledge 23 (city halls)
object-knowledge-24 = knowledge 24 (kinds of animal)
object-knowledge-25 = knowledge 25 (goods sold)
object-knowledge-26 = knowledge 26 (bonus tiles)
object-castle = a castle
object-mine = a mine
object-ship = a ship

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

## What a choice gives

amount-workers = { $sign }{ $count } { $count ->
        [one] worker
       *[other] workers
    }
amount-silver = { $sign }{ $count } silver
amount-goods = { $sign }{ $count } { $count ->
        [one] good
       *[other] goods
    }
