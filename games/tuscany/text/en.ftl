# Texts of the game in English. Keys and arguments are the same in every language.

game-title = The Castles of Tuscany
game-about = Fill your realm with villages, fields, towns and castles. What you complete early scores in every round.

## Options

option-layout = Realms
    .help = How the three region boards of each player are arranged and where the start castles go.
option-layout-chosen = laid out by each player, in secret
option-layout-random = random
option-first = First player
    .help = Who takes the first turn.
option-first-random = random
option-first-listed = in seat order
preset-base = Full game
    .help = Everyone lays out their own realm.
preset-quick = Quick start
    .help = Realms are laid out at random, and play starts right away.
bad-seats = The Castles of Tuscany is for 2 to 4 players.

## What is reconstructed

reconstructed-shape = The shape of the region boards is our reading of the rulebook: columns of 3, 4 and 3 spaces, each board half a space higher or lower than the one to its left.
reconstructed-boards = The colours on the region boards are reconstructed: a realm has one space more of each type than you have tiles of it. The rulebook’s headings name 2 town, 4 field and 4 village spaces, but they add up to 27 of the 30 spaces, so ours are 3, 5 and 5.
reconstructed-region-cards = How many region cards there are of each colour is reconstructed; the total of 122 is right.
reconstructed-bonus-cards = What the bonus cards give is reconstructed; the total of 27 is right.
reconstructed-colour-bonuses = The points for filling a colour first and second are reconstructed.
reconstructed-fields = Which products the field tiles show is reconstructed.

## Questions

prompt-layout = Lay out your realm and place your start castle
prompt-layout-again = You can change your realm until everyone is done
prompt-first-bonus = Choose your first bonus tile
prompt-action = Draw region cards, take a tile or place a tile
prompt-extra = Spend 1 marble for another action?
prompt-clear = No open tile fits your realm. Which type do you clear?
prompt-take-fitting = Take a tile that fits your realm
prompt-town = Choose a bonus tile for your town
prompt-castle = Place an open tile for free with your castle?
prompt-reward = Choose a reward from your bonus card
prompt-wait = It’s another player’s turn
prompt-over = The game is over

## Answers

action-layout = Boards { $layout }; start castle in column { $column }, space { $row } from the top
action-bonus = Take a bonus tile: { $bonus }
action-draw = { $count ->
        [one] Draw { $count } region card
       *[other] Draw { $count } region cards
    }
action-take = Take a tile: { $tile }
action-take-discard = Take a tile: { $tile }; discard: { $discarded }
action-clear = Clear all open tiles of the type “{ $colour }”
action-place = Place { $piece }: column { $column }, space { $row } from the top; pay { $payment }
action-castle = Place { $tile } for free: column { $column }, space { $row } from the top
action-choose = Take the reward{ $red ->
        [0] {""}
        [one] {" · 1 red point"}
       *[other] {" · "}{ $red } red points
    }{ $green ->
        [0] {""}
        [one] {" · 1 green point"}
       *[other] {" · "}{ $green } green points
    }{ $marble ->
        [0] {""}
       *[other] {" · "}{ $marble } marble
    }{ $workers ->
        [0] {""}
        [one] {" · 1 worker"}
       *[other] {" · "}{ $workers } workers
    }{ $cards ->
        [0] {""}
        [one] {" · 1 region card"}
       *[other] {" · "}{ $cards } region cards
    }{ $hexes ->
        [0] {""}
        [one] {" · 1 wooden hex"}
       *[other] {" · "}{ $hexes } wooden hexes
    }
action-marble = Spend 1 marble for another action
action-pass-marble = End your turn
action-pass-castle = Don’t place a tile
did-pass-marble = { $seat } ends the turn.
did-pass-castle = { $seat } doesn’t place a tile.

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

event-started = { $seat } goes first.
event-boards = { $seat } gets the region boards { $boards }
event-laid-out = { $seat } is done with their realm.
event-laid-out-again = { $seat } has changed their realm.
event-realm = { $seat }’s realm from left to right: { $layout }.
event-opened = New open tile: { $tile } from { $seat }’s stack.
event-opened-neutral = New open neutral tile: { $tile }.
event-cleared = 5 open tiles are of the type “{ $colour }” and are cleared.
event-cleared-by = No open tile fits { $seat }’s realm. All open tiles of the type “{ $colour }” are cleared.
event-shuffled-region-cards = The region deck is empty: the discard pile is shuffled.
event-shuffled-bonus-cards = The bonus deck is empty: the discard pile is shuffled.
event-shuffled-neutral-tiles = The neutral tiles have run out: those cleared are shuffled.
event-drew = { $count ->
        [one] { $seat } draws { $count } region card.
       *[other] { $seat } draws { $count } region cards.
    }
event-drew-cards = { $seat } draws region cards: { $cards }
event-took = { $seat } takes a tile into storage: { $tile }.
event-took-discard = { $seat } takes a tile: { $tile }; discards from storage: { $discarded }.
event-placed = { $seat } places a tile: { $piece }; pays: { $payment }.
event-placed-free = { $seat } places a tile for free with a castle: { $piece }.
event-bonus = { $seat } takes a bonus tile: { $bonus }.
event-marble-gained = { $seat } gets { $count } marble.
event-workers-gained = { $count ->
        [one] { $seat } gets { $count } worker.
       *[other] { $seat } gets { $count } workers.
    }
event-hex-gained = { $count ->
        [one] { $seat } gets a wooden hex.
       *[other] { $seat } gets { $count } wooden hexes.
    }
event-bonus-card = { $seat } turns over a bonus card.
event-marble = { $seat } spends 1 marble for another action.
event-green = { $points ->
        [one] { $seat } scores { $points } green point { $what }.
       *[other] { $seat } scores { $points } green points { $what }.
    }
event-red = { $points ->
        [one] { $seat } scores { $points } red point.
       *[other] { $seat } scores { $points } red points.
    }
event-passed-over = { $seat } can’t do anything and is skipped.
event-round = Round { $round } is over: everyone scores their green points.
event-last-turns = Round 3 is over. Everyone takes one last turn.
event-final = Final scoring: what is left over scores.
event-over = { $count ->
        [one] Game over. { $seats } wins.
       *[other] Game over. { $seats } share the victory.
    }

green-region = for a completed region
green-colour = for filling a colour
green-products = for new products
green-storage = for a storage tile
green-bonus-card = from a bonus card

## What points are for

line-green = { $count ->
        [one] { $count } green point
       *[other] { $count } green points
    }
line-bonus-card = bonus card
line-hex-without-space = hex without free storage
line-stored-tiles = { $count ->
        [one] { $count } stored tile
       *[other] { $count } stored tiles
    }
line-hexes = { $count ->
        [one] { $count } wooden hex
       *[other] { $count } wooden hexes
    }
line-marble = { $count } marble
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

## What a choice gives

amount-green = { $sign }{ $count } green { $count ->
        [one] point
       *[other] points
    }
amount-cards = { $sign }{ $count } { $count ->
        [one] card
       *[other] cards
    }
amount-workers = { $sign }{ $count } { $count ->
        [one] worker
       *[other] workers
    }
amount-marble = { $sign }{ $count } marble
