### The words of the table itself. Prompts, moves and events come from the game.

board-label = Table. Arrow keys move between what you can choose, Enter picks, Escape goes back.
board-map = Map of the empire
board-page-map = Map
board-page-rows = Rows
board-time =
    { $round ->
        [0] Decade { $decade }
       *[other] Decade { $decade }, round { $round }
    }
board-decade = Decade { $decade }
board-time-over = The game is over

board-row = Action row, with what lies under it
board-slot = Add it to the action row
board-face-down = Cards, face down
board-under-same = Under it: { $card }, same colour
board-under-other = Under it: { $card }, another colour
board-take-back = Take { $card } back
board-hand =
    { $count ->
        [one] Hand: { $count } card, limit { $limit }
       *[other] Hand: { $count } cards, limit { $limit }
    }
board-hand-empty = No cards in hand

board-owned = What this player owns
board-owns =
    { $tokens ->
        [0] { $what }: { $count }
       *[other] { $what }: { $count }, of which tokens: { $tokens }
    }
board-chip-network = Largest network: { $size }, multiplied by { $multiplier } at the end
board-jokers =
    { $count ->
        [one] { $count } joker for the order
       *[other] { $count } jokers for the order
    }
board-order-word = Order
board-order = Order: iron { $iron }, food { $food }, caviar { $caviar }, furs { $furs }. Covered by tokens and jokers: { $goods } of 7
board-order-secret = Order: face down

board-favour = Favour track
board-favour-hand = Hand limit
board-favour-points = Points in every decade scoring
board-favour-multiplier = Multiplier of the largest network at the end
board-favour-space = Favour { $step }: hand limit { $hand }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in every decade scoring, largest network × { $multiplier } at the end

board-city =
    { $count ->
        [0] { $city }
       *[other] { $city }. Residences: { $owners }
    }
board-region-blue = Blue region
board-region-red = Red region
board-region-yellow = Yellow region
board-city-good =
    { $left ->
        [0] { $good }: all taken
       *[other] { $good }: { $left } left (take one when you build here)
    }
board-city-crown = Build here to gain 1 favour
board-city-one = 1 extra point in every decade scoring

board-place-row = Add { $card } to the action row
board-place-under = Put { $card } under { $above }
board-place-pay = Discard { $card }
board-place-bonus = Discard { $card } for the bonus
board-choice-act = Use the action
board-choice-act-bonus = Use the action and the bonus
board-choice-draw = Draw a card instead

board-hint-rows =
    { $count ->
        [one] Pick { $count } more card from your hand.
       *[other] Pick { $count } cards from your hand.
    }
board-hint-cards = Pick a card, then where it goes.
board-hint-where = Pick its place: the end of the row, or under a card.
board-hint-below = Pick a card to go under one of the row.
board-hint-row = Pick a card to join the row.
board-hint-acts = Pick what your card needs, or draw instead.
board-hint-more = Pick what is still missing.
board-act = Use the action
board-act-bonus = Action and bonus
board-draw = Draw a card
board-hint-books = Pick a city on the map.
board-hint-wait = Waiting for the others.
board-hint-settled = Only you see this until everyone has chosen.
board-revise = Change
board-explain = What is this card?

board-supply = Residences left to build: { $count }

panel-court = Court
panel-pile = Cards

board-court-what = What
board-court-show = { $name }: show the largest network on the map
board-court-cannon = Cannons
board-court-book = Books
board-court-iron = Iron
board-court-food = Food
board-court-caviar = Caviar
board-court-furs = Furs
board-court-jokers = Jokers
board-court-order = Order covered, of 7
board-court-residences = Residences
board-court-network = Largest network
board-court-favour = Favour
board-court-hand = Hand, of its limit

board-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }{ $shuffles ->
        [0] {""}
        [one] , reshuffled once
       *[other] , reshuffled { $shuffles } times
    }
board-discards =
    { $count ->
        [0] Nothing has been discarded yet
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
board-reconstructed = Reconstructed from the rules, not checked against the box

## Points at the end, by source

points-actions = Actions
points-bonus = Card bonuses
points-limit = Beyond the limits
points-cannons = Cannons
points-residences = Residences
points-favour = Favour
points-hand = Cards in hand
points-order = Order
points-network = Largest network
