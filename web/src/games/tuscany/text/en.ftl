### Texts of the board itself. Prompts, moves and events come from the game.

board-label = Table. Arrow keys move between the places you can choose, Enter picks and confirms, R shows another way to pay, Escape goes back one step.
board-label-layout = Your three boards. Left and right choose a board, with Shift they move it; up and down shift it; R turns it; Space moves the start castle; Enter confirms.
board-supply =
    { $green } green, { $cards ->
        [one] { $cards } region card
       *[other] { $cards } region cards
    }, { $marble } marble, { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }

panel-progress = Points
panel-left = Supplies
panel-guide = Tiles

## Places

place-space = Column { $column }, space { $row } from the top
place-space-of = Column { $column }, space { $row } from the top: { $type }
realm-label = { $name }’s realm
realm-hidden = { $name } is laying out their realm.
realm-done = { $name } is done. Realms are revealed when everyone is.

space-piece = On it: { $piece }.
space-empty = Empty.
space-region =
    { $size ->
        [one] A region of one space,
       *[other] A region of { $size } spaces, { $filled } filled,
    } worth { $points ->
        [one] { $points } green point.
       *[other] { $points } green points.
    }

## Laying out

layout-label = Your boards
layout-castle = Start castle: { $space }
layout-tools = Board { $board }
layout-left = Move board { $board } to the left
layout-right = Move board { $board } to the right
layout-up = Shift board { $board } up
layout-down = Shift board { $board } down
layout-turn = Turn board { $board }

## The middle of the table

market-label = Open tiles and decks
open-label = Open tile: { $tile }
open-affordable = It fits your realm, and you can pay for it now.
open-fits = It fits your realm, but you can’t pay for it yet.
open-not = It doesn’t fit your realm now.
deck-label = Region cards: { $count } face down
deck-title = Region cards
deck-text = { $count } face down, { $paid } in the discard pile. You pay for tiles with them.
bonus-deck-title = Bonus cards
bonus-deck-text = { $count } face down. Wagons turn them over.
neutral-title = Neutral tiles
neutral-text = { $count } face down.
bonuses-label = Bonus tiles
bonus-label = { $bonus }: { $count } left
colours-label = Colour bonuses
colour-title = Colour bonus: { $type }
colour-first =
    The first to fill every space of this colour gets { $points ->
        [one] { $points } green point.
       *[other] { $points } green points.
    }
colour-second =
    One player has filled it. The second gets { $points ->
        [one] { $points } green point.
       *[other] { $points } green points.
    }
colour-gone = Both rewards are taken.
colour-fill = Filled in the realm shown: { $filled } of { $size }.

tracks-player = { $name }: { $green } green, { $red } red.
round = Round
last-turn = Last turn
of-three = of 3

## A player's board

mat-label = Player’s board
stacks-title = Stacks
stacks-text =
    { $count ->
        [0] All your tiles are used up: neutral tiles replace the tiles you take.
        [one] { $count } tile of your own is left. It replaces the next tile you take.
       *[other] { $count } tiles of your own are left, in stacks of 7. They replace the tiles you take; an empty stack ends the round.
    }
storage-label = Storage
storage-free = Free storage space
stored-label = In storage: { $piece }
stored-title = In storage: { $piece }
hex-waits = You can place it from your next turn on.
marble-title = Marble: { $count }
worker-title = Workers: { $count }
hand-label =
    { $count ->
        [one] Hand: { $count } region card
       *[other] Hand: { $count } region cards
    }
hand-cards = { $type }: { $count }
hand-none = No region cards in hand.
hand-hidden =
    { $count ->
        [one] { $count } region card, face down.
       *[other] { $count } region cards, face down.
    }
rewards-label = Rewards to choose from
ways = Pay with
ways-label = Ways to pay
payable = You can pay for
payable-yes = { $type }: you can pay
payable-no = { $type }: you can’t pay yet

## What things do

about-village = Get 1 worker, and 1 more for each “+1 worker” tile.
about-field = Score 1 green point for each product that is new to its region.
about-wagon = Turn over a bonus card, and 1 more for each “+1 bonus card” tile.
about-monastery = Draw 3 region cards.
about-quarry = Get 1 marble, and 1 more for each “+1 marble” tile.
about-town = Take a bonus tile of your choice.
about-tavern = Take a wooden hex into storage. No free space: score 2 red points instead.
about-castle = Place one of the open tiles right away, for free.
about-hex = Counts as a tile of any type: pay for the colour of the space, and get what its tile gives.
about-marble = Once per turn, spend 1 marble for another action.
about-worker = A worker stands for one region card of any colour.
about-bonus-region-card = Draw 1 more card whenever you draw region cards.
about-bonus-storage = 1 more storage space, and 2 green points right away.
about-bonus-marble = 1 more marble from every quarry.
about-bonus-worker = 1 more worker from every village.
about-bonus-bonus-card = 1 more bonus card from every wagon.
guide-reconstructed = Reconstructed from the rules, not checked against the box

## Panels

progress-caption = Spaces filled of each colour, and the points for the first and the second to fill it.
progress-colour = Colour
left-cards =
    { $count ->
        [one] { $count } region card is face down. Not paid and not in your hand:
       *[other] { $count } region cards are face down. Not paid and not in your hand:
    }
left-bonus =
    { $count ->
        [one] { $count } bonus card is face down:
       *[other] { $count } bonus cards are face down:
    }
left-neutral =
    { $count ->
        [one] { $count } neutral tile is face down.
       *[other] { $count } neutral tiles are face down.
    }
left-cleared = Cleared, to be shuffled in again:
left-of = { $count } of { $all }
reward-marble =
    { $count ->
        [one] { $count } piece of marble
       *[other] { $count } pieces of marble
    }
reward-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
reward-card =
    { $count ->
        [one] { $count } region card
       *[other] { $count } region cards
    }
reward-hex =
    { $count ->
        [one] { $count } wooden hex
       *[other] { $count } wooden hexes
    }
reward-red =
    { $count ->
        [one] { $count } red point
       *[other] { $count } red points
    }
reward-green =
    { $count ->
        [one] { $count } green point
       *[other] { $count } green points
    }

## Points at the end, by source

points-rounds = Green points, by round
points-bonus = Bonus cards and tiles
points-left = Left over at the end
