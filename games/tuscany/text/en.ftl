# What the game says, in English. Keys and arguments are the same in every language.

game-title = The Castles of Tuscany
game-about = Fill your realm with villages, fields, towns and castles. What you complete early scores in every round.

## Options

option-layout = Realms
    .help = Who lays the three region boards side by side and puts down the start castle.
option-layout-chosen = every player, unseen by the others
option-layout-random = chance
option-first = First player
    .help = Who takes the first turn.
option-first-random = drawn by lot
option-first-listed = the first in the list
preset-base = Whole game
    .help = Everybody lays out their own realm.
preset-quick = Quick start
    .help = Chance lays out the realms, and the game begins at once.
bad-seats = The Castles of Tuscany is for two to four players.

## What nobody has checked against the box yet

reconstructed-shape = The shape of the region boards is inferred: columns of three, four and three spaces, each board half a space higher or lower than the one to its left.
reconstructed-boards = The colours on the region boards are reconstructed.
reconstructed-region-cards = How many region cards there are of each colour is reconstructed; the total of 122 is right.
reconstructed-bonus-cards = What the bonus cards give is reconstructed; the total of 27 is right.
reconstructed-colour-bonuses = The points for filling a colour first and second are reconstructed.
reconstructed-fields = Which products the field tiles show is reconstructed.

## Questions

prompt-layout = Lay out your realm and put down the start castle.
prompt-layout-again = Your realm is laid out. You may change it until everybody is done.
prompt-first-bonus = Choose a bonus tile to begin with.
prompt-action = Draw region cards, take a tile or place a tile.
prompt-extra = Return a piece of marble for another action?
prompt-clear = No open tile fits your realm. Clear which type?
prompt-take-fitting = Take a tile that fits your realm.
prompt-town = Your town brings a bonus tile. Which one?
prompt-castle = Your castle lets you place an open tile at once. Which one, and where?
prompt-wait = It is somebody else’s turn.
prompt-over = The game is over.

## Answers

action-layout = Boards { $layout }; start castle on { $space }
action-bonus = Bonus tile: { $bonus }
action-draw = { $count ->
        [one] Draw { $count } region card
       *[other] Draw { $count } region cards
    }
action-take = Take { $tile }
action-take-discard = Take { $tile } and remove { $discarded } from storage
action-clear = Clear all open tiles of the type { $colour }
action-place = Place { $piece } on { $space }, paying { $payment }
action-castle = Place { $tile } on { $space } for free
action-marble = Return a piece of marble and act again
action-pass = No

tile-village = village
tile-field = field
tile-wagon = wagon
tile-monastery = monastery
tile-quarry = quarry
tile-town = town
tile-tavern = tavern
tile-castle = castle
tile-hex = wooden hex
tile-field-vineyard = field (vineyard)
tile-field-pigs = field (pigs)
tile-field-olives = field (olives)
tile-field-wheat = field (wheat)
tile-field-vineyard-pigs = field (vineyard, pigs)
tile-field-vineyard-olives = field (vineyard, olives)
tile-field-vineyard-wheat = field (vineyard, wheat)
tile-field-pigs-olives = field (pigs, olives)
tile-field-pigs-wheat = field (pigs, wheat)
tile-field-olives-wheat = field (olives, wheat)
piece-worker = worker

board-a = A
board-a-up = A (higher)
board-a-down = A (lower)
board-a-turned = A (turned)
board-a-turned-up = A (turned, higher)
board-a-turned-down = A (turned, lower)
board-b = B
board-b-up = B (higher)
board-b-down = B (lower)
board-b-turned = B (turned)
board-b-turned-up = B (turned, higher)
board-b-turned-down = B (turned, lower)
board-c = C
board-c-up = C (higher)
board-c-down = C (lower)
board-c-turned = C (turned)
board-c-turned-up = C (turned, higher)
board-c-turned-down = C (turned, lower)

bonus-region-card = +1 region card
bonus-storage = +1 storage space
bonus-marble = +1 marble
bonus-worker = +1 worker
bonus-bonus-card = +1 bonus card

## What happened

event-started = The table is set. { $seat } begins.
event-boards = { $seat } gets the boards { $boards }.
event-laid-out = { $seat } has laid out a realm.
event-laid-out-again = { $seat } has laid out the realm differently.
event-realm = { $seat }’s realm: { $layout }; start castle on { $space }.
event-opened = A tile from { $seat }’s stack: { $tile }.
event-opened-neutral = A neutral tile: { $tile }.
event-cleared = Five open tiles of the type { $colour }: they are cleared.
event-cleared-by = Nothing fits { $seat }’s realm. All open tiles of the type { $colour } are cleared.
event-shuffled-region-cards = The region cards that were paid are shuffled anew.
event-shuffled-bonus-cards = The bonus cards are shuffled anew.
event-shuffled-neutral-tiles = The neutral tiles put aside are shuffled anew.
event-drew = { $count ->
        [one] { $seat } draws { $count } region card.
       *[other] { $seat } draws { $count } region cards.
    }
event-drew-cards = { $seat } draws region cards: { $cards }.
event-took = { $seat } takes { $tile }.
event-took-discard = { $seat } takes { $tile } and removes { $discarded } from storage.
event-placed = { $seat } places { $piece } on { $space } and pays { $payment }.
event-placed-free = { $seat }’s castle places { $piece } on { $space }.
event-bonus = { $seat } takes a bonus tile: { $bonus }.
event-marble-gained = { $count ->
        [one] { $seat } gets { $count } piece of marble.
       *[other] { $seat } gets { $count } pieces of marble.
    }
event-workers-gained = { $count ->
        [one] { $seat } gets { $count } worker.
       *[other] { $seat } gets { $count } workers.
    }
event-hex-gained = { $count ->
        [one] { $seat } gets a wooden hex.
       *[other] { $seat } gets { $count } wooden hexes.
    }
event-bonus-card = { $seat } turns over a bonus card.
event-marble = { $seat } returns a piece of marble for another action.
event-green = { $points ->
        [one] { $seat }: { $points } green point { $what }.
       *[other] { $seat }: { $points } green points { $what }.
    }
event-red = { $points ->
        [one] { $seat } gets { $points } point on the red track.
       *[other] { $seat } gets { $points } points on the red track.
    }
event-passed-over = { $seat } can do nothing and is passed over.
event-round = Round { $round } is over: green points are added to the red track.
event-last-turns = The third round is over. Everybody has one more turn.
event-final = Final scoring: what is left over becomes points.
event-over = { $count ->
        [one] The game is over. { $seats } wins.
       *[other] The game is over. { $seats } share the victory.
    }

green-region = for a completed region
green-colour = for filling a colour
green-products = for new products
green-storage = for a storage space
green-bonus-card = from a bonus card

## What points are for

line-green = { $count ->
        [one] { $count } point on the green track
       *[other] { $count } points on the green track
    }
line-bonus-card = bonus card
line-hex-without-space = hex without a storage space
line-stored-tiles = { $count ->
        [one] { $count } stored tile
       *[other] { $count } stored tiles
    }
line-hexes = { $count ->
        [one] { $count } wooden hex
       *[other] { $count } wooden hexes
    }
line-marble = { $count ->
        [one] { $count } piece of marble
       *[other] { $count } pieces of marble
    }
line-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
line-cards = { $count ->
        [one] { $count } region card
       *[other] { $count } region cards
    }

## Draws and dice, for messages about records

source-first = the start player
source-region-card = the next region card for { $seat }
source-bonus-card = the next bonus card
source-neutral = the next neutral tile
source-tile = the next tile from the stack of { $seat }
source-board = board { $board } of a player
source-order = the order of { $seat }’s boards
source-turn = which way up board { $place } of { $seat } lies
source-shift = the shift of board { $place } of { $seat }
source-castle = the start castle of { $seat }
source-other = a random choice
