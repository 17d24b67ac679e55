# What the game says, in English. Keys and arguments are the same in every language.

game-title = The Castles of Burgundy: The Card Game
game-about = Use cards as dice, take projects, place them in your estate and complete triples. Playing solo, you race a scripted rival.

## Options

option-last_two = Two workers for the last player
    .help = The last player also starts with two workers in games of two and three, not only with four.
option-first = First player
    .help = Who takes the first turn.
option-first-random = random
option-first-listed = in seat order
preset-base = The whole box
    .help = Five rounds of six turns. Solo against the rival.
bad-seats = The Castles of Burgundy: The Card Game is for 1 to 4 players.

## What is reconstructed

reconstructed-triples = What triples of castles, mines, knowledge and ships are worth
reconstructed-dice = Which dice the cards of each type show
reconstructed-buildings = Which dice the buildings show
reconstructed-sales = Which dice sell which goods
reconstructed-goods = The points on goods cards
reconstructed-rounds = What the round cards B, C and E offer
reconstructed-animals = How many animals of each kind there are
reconstructed-all-seven = The points of the cards for all seven types

## Questions

prompt-play = Discard a card for its die
prompt-act = Your die: { $die }
prompt-act-free = Castle: take a free action with any die
prompt-end = Buy { $cards } cards for { $price } silver, or end your turn?
prompt-bought = Keep one of the cards as a project, or use its die for one more action
prompt-room = Discard a project to make room for { $card }
prompt-good = Take a good
prompt-animal = Take an animal
prompt-inn = Inn: take a good or an animal
prompt-bonus = Triple complete: choose a bonus of this round
prompt-carpenter = Carpenter: take a building or knowledge from the display
prompt-church = Church: take a castle, mine or cloister from the display
prompt-market = Market: take a ship or pasture from the display
prompt-warehouse = Warehouse: sell all goods of one kind
prompt-city-hall = City hall: place one of your projects
prompt-wait = Another player’s turn
prompt-over = The game is over

## Answers

action-play = Discard { $card }
action-take = Take { $card } from row { $row }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-place = Place { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-place-cover = Place { $card } on your cloisters, which become its type{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-place-as = Place { $card } as { $kind }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-sell = Sell { $count } { $goods }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
action-workers = { $count ->
        [one] Take { $count } worker
       *[other] Take { $count } workers
    }
action-silver = Take 1 silver
action-convert = Return { $workers ->
        [0] { $silver } silver
        [one] { $workers } worker{ $silver ->
            [0] {""}
           *[other] {" "}and { $silver } silver
        }
       *[other] { $workers } workers{ $silver ->
            [0] {""}
           *[other] {" "}and { $silver } silver
        }
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-buy = Buy { $cards } cards for { $price } silver
action-keep = Keep { $card } as a project
action-use = Use { $card } for another action with a { $die }
action-discard = Discard { $card }
action-gain = Take a { $token }
action-bonus = Take { $gains }
action-pass = Decline
action-end = End turn
did-pass = { $seat } declines
did-end = { $seat } ends the turn

## Log

event-started = { $seat } goes first
event-stored = { $seat } starts with: { $things }
event-round = Round { $round }. { $seat } goes first
event-shown = New display: { $cards }
event-drew = { $seat } draws { $cards }
event-drew-hidden = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
event-reshuffled = The discard pile is reshuffled: { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
event-played = { $seat } discards { $card }
event-took = { $seat } takes { $card } from row { $row }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
event-room = { $seat } discards { $card } to make room
event-placed = { $seat } places { $card }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
event-placed-as = { $seat } places { $card } as { $kind }{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
event-placed-cover = { $seat } places { $card } on cloisters, which become its type{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
event-sold = { $seat } sells { $count } { $goods } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $silver } silver{ $workers ->
        [0] {""}
        [one] {" "}({ $workers } worker)
       *[other] {" "}({ $workers } workers)
    }
event-start-card = { $seat } gets the start-player card
event-workers = { $seat } takes { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
event-silver = { $seat } takes { $count } silver
event-converted = { $seat } returns { $workers ->
        [0] { $silver } silver
        [one] { $workers } worker{ $silver ->
            [0] {""}
           *[other] {" "}and { $silver } silver
        }
       *[other] { $workers } workers{ $silver ->
            [0] {""}
           *[other] {" "}and { $silver } silver
        }
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-bought = { $seat } buys { $cards }
event-kept = { $seat } keeps { $card } as a project
event-used = { $seat } discards { $card } for another action
event-gained = { $seat } takes a { $token }
event-nothing = Nothing left for { $seat } to take, sell or place
event-triple = { $seat } scores { $points } for a triple: { $kind }
event-triple-first = { $seat } scores { $points } for the first triple of its type: { $kind }
event-seven = { $seat } scores { $points } for all seven types
event-bonus = { $seat } chooses the bonus { $gains }
event-watchtower = { $seat } scores 1 for a watchtower
event-next-first = { $seat } goes first in the next round
event-rival-placed = The rival gets { $card }
event-rival-cloister = You score 1 for a cloister of the rival
event-rival-triple = The rival scores { $points } for a triple: { $kind }
event-rival-seven = The rival scores { $points } for all seven types
event-compared = After round { $round }: you { $yours }, rival { $rivals }
event-animals = { $seat } scores { $points } for animals
event-start-card-point = { $seat } scores 1 for the start-player card
event-over = { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }
event-over-won = You beat the rival
event-over-lost = The rival is ahead: you lose

## What points are for

line-triple = triple
line-first-triple = first triple of its type
line-seven = all seven types
line-round = round bonus
line-watchtower = watchtower
line-converted = workers and silver returned
line-goods = { $count ->
        [one] { $count } good sold
       *[other] { $count } goods sold
    }
line-rival-cloister = the rival’s cloister
line-animals-2 = { $count ->
        [one] { $count } pair of animals
       *[other] { $count } pairs of animals
    }
line-animals-3 = { $count ->
        [one] { $count } group of three animals
       *[other] { $count } groups of three animals
    }
line-animals-4 = { $count ->
        [one] { $count } group of four animals
       *[other] { $count } groups of four animals
    }
line-start-card = start-player card

## Names

type-castle = castle
type-mine = mine
type-cloister = cloister
type-knowledge = knowledge
type-ship = ship
type-pasture = pasture
type-building = building
good-light = light good
good-medium = medium good
good-dark = dark good
goods-light = light goods
goods-medium = medium goods
goods-dark = dark goods
animal-rooster = rooster
animal-cow = cow
animal-sheep = sheep
animal-pig = pig

gain-points-1 = 1 point
gain-points-2 = 2 points
gain-points-3 = 3 points
gain-points-4 = 4 points
gain-points-5 = 5 points
gain-points-6 = 6 points
gain-goods-1 = 1 good
gain-goods-2 = 2 goods
gain-goods-3 = 3 goods
gain-goods-4 = 4 goods
gain-goods-5 = 5 goods
gain-goods-6 = 6 goods
gain-animals-1 = 1 animal
gain-animals-2 = 2 animals
gain-animals-3 = 3 animals
gain-animals-4 = 4 animals
gain-animals-5 = 5 animals
gain-animals-6 = 6 animals
gain-silver-1 = 1 silver
gain-silver-2 = 2 silver
gain-silver-3 = 3 silver
gain-silver-4 = 4 silver
gain-silver-5 = 5 silver
gain-silver-6 = 6 silver
gain-workers-1 = 1 worker
gain-workers-2 = 2 workers
gain-workers-3 = 3 workers
gain-workers-4 = 4 workers
gain-workers-5 = 5 workers
gain-workers-6 = 6 workers

card-castle-1 = castle 1
card-castle-2 = castle 2
card-castle-3 = castle 3
card-castle-4 = castle 4
card-castle-5 = castle 5
card-castle-6 = castle 6
card-mine-1 = mine 1
card-mine-2 = mine 2
card-mine-3 = mine 3
card-mine-4 = mine 4
card-mine-5 = mine 5
card-mine-6 = mine 6
card-cloister-1 = cloister 1
card-cloister-2 = cloister 2
card-cloister-3 = cloister 3
card-cloister-4 = cloister 4
card-cloister-5 = cloister 5
card-cloister-6 = cloister 6
card-knowledge-1 = knowledge 1
card-knowledge-2 = knowledge 2
card-knowledge-3 = knowledge 3
card-knowledge-4 = knowledge 4
card-knowledge-5 = knowledge 5
card-knowledge-6 = knowledge 6
card-ship-1 = ship 1
card-ship-2 = ship 2
card-ship-3 = ship 3
card-ship-4 = ship 4
card-ship-5 = ship 5
card-ship-6 = ship 6
card-pasture-1 = pasture 1
card-pasture-2 = pasture 2
card-pasture-3 = pasture 3
card-pasture-4 = pasture 4
card-pasture-5 = pasture 5
card-pasture-6 = pasture 6
card-carpenter-1 = carpenter 1
card-carpenter-2 = carpenter 2
card-carpenter-3 = carpenter 3
card-carpenter-4 = carpenter 4
card-carpenter-5 = carpenter 5
card-carpenter-6 = carpenter 6
card-church-1 = church 1
card-church-2 = church 2
card-church-3 = church 3
card-church-4 = church 4
card-church-5 = church 5
card-church-6 = church 6
card-market-1 = market 1
card-market-2 = market 2
card-market-3 = market 3
card-market-4 = market 4
card-market-5 = market 5
card-market-6 = market 6
card-watchtower-1 = watchtower 1
card-watchtower-2 = watchtower 2
card-watchtower-3 = watchtower 3
card-watchtower-4 = watchtower 4
card-watchtower-5 = watchtower 5
card-watchtower-6 = watchtower 6
card-bank-1 = bank 1
card-bank-2 = bank 2
card-bank-3 = bank 3
card-bank-4 = bank 4
card-bank-5 = bank 5
card-bank-6 = bank 6
card-inn-1 = inn 1
card-inn-2 = inn 2
card-inn-3 = inn 3
card-inn-4 = inn 4
card-inn-5 = inn 5
card-inn-6 = inn 6
card-warehouse-1 = warehouse 1
card-warehouse-2 = warehouse 2
card-warehouse-3 = warehouse 3
card-warehouse-4 = warehouse 4
card-warehouse-5 = warehouse 5
card-warehouse-6 = warehouse 6
card-city-hall-1 = city hall 1
card-city-hall-2 = city hall 2
card-city-hall-3 = city hall 3
card-city-hall-4 = city hall 4
card-city-hall-5 = city hall 5
card-city-hall-6 = city hall 6

## Draws and dice, for messages about records

source-first = the start player
source-good = a goods card
source-animal = an animal card
source-card = the next action card
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
amount-animals = { $sign }{ $count } { $count ->
        [one] animal
       *[other] animals
    }
