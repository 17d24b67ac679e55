### The words of the table itself. Prompts, moves and events come from the game.

board-label = Table. Arrow keys move between the places you can choose, Enter confirms, R goes on to another way, Escape cancels.
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

place-space = Space { $space }
place-open = Open tile: { $tile }
realm-label = { $name }’s realm
realm-hidden = { $name } is laying out a realm.
realm-done = { $name } has laid out a realm. It is shown when everybody is done.
players-label = Realms
players-show = Show { $name }’s realm

space-title = { $space }: { $type }
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
layout-now = { $layout }
layout-castle = Start castle on { $space }
layout-tools = Board { $board }
layout-left = Move board { $board } to the left
layout-right = Move board { $board } to the right
layout-up = Shift board { $board } up
layout-down = Shift board { $board } down
layout-turn = Turn board { $board }

## The middle of the table

market-label = Open tiles and decks
open-label = Open tile: { $tile }
open-affordable = It fits your realm, and you could pay for it now.
open-fits = It fits your realm; you could not pay for it yet.
open-not = It does not fit your realm now.
deck-label = Region cards: { $count } face down
deck-title = Region cards.
deck-text = { $count } face down, { $paid } paid. Tiles are paid with them.
bonus-deck-title = Bonus cards.
bonus-deck-text = { $count } face down. Wagons turn them over.
neutral-title = Neutral tiles.
neutral-text = { $count } face down.
bonuses-label = Bonus tiles
bonus-label = { $bonus }: { $count } left
colours-label = Colour bonuses
colour-title = Colour bonus: { $type }
colour-first = The first to fill every space of this colour gets { $points } green points.
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
        [0] All own tiles are used; neutral ones replace what is taken.
        [one] { $count } own tile is face down. It replaces a tile that is taken.
       *[other] { $count } own tiles are face down, three stacks of seven. They replace tiles that are taken; an empty stack ends a round.
    }
storage-label = Storage
storage-free = A free storage space
stored-label = In storage: { $piece }
stored-title = In storage: { $piece }
hex-waits = It can be placed from the next turn on.
marble-label = Return a piece of marble ({ $count })
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
ways = Pay with
ways-label = Ways to pay
payable = Pays for
payable-yes = { $type }: could be paid for
payable-no = { $type }: could not be paid for

## What things do

about-village = Brings a worker, and one more for each “+1 worker” tile.
about-field = A green point for each product that its region did not have yet.
about-wagon = Turns over a bonus card, and one more for each “+1 bonus card” tile.
about-monastery = Draws three region cards.
about-quarry = Brings a piece of marble, and one more for each “+1 marble” tile.
about-town = Brings a bonus tile of your choice.
about-tavern = Brings a wooden hex into a free storage space; without one, 2 red points.
about-castle = Places one of the open tiles at once and for free.
about-hex = Goes on a space of any colour, for cards of that colour, and does what its tile does.
about-marble = Once in a turn a piece of marble buys one more action.
about-worker = A worker pays for one region card of any colour.
about-bonus-region-card = One more card whenever you draw region cards.
about-bonus-storage = One more storage space, and 2 green points at once.
about-bonus-marble = One more piece of marble from every quarry.
about-bonus-worker = One more worker from every village.
about-bonus-bonus-card = One more bonus card from every wagon.
guide-reconstructed = Worked out from the rules, not copied from the box

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
