### Texts of the board itself. Prompts, moves and events come from the game.

board-label = Table. Arrow keys move between the places you can choose, R switches between options, Enter confirms, Escape goes back one step.
board-display = Display
board-row = Row { $row }
board-middle = Middle of the table
board-deck = Deck
board-discard = Discard pile
board-goods = Goods
board-animals = Animals
board-workers = Workers
board-silver = Silver
board-points = Points
board-convert = Return workers and silver for points
board-pile = { $token } on top, { $count } in the pile
board-pile-empty = { $what }: empty pile
board-round = Round card
board-round-at = Round { $round }, turn { $turn } of 6
board-turn = Turn { $turn } of 6
board-over = Game over
board-offers = For each triple, one of:
board-sevens = All seven types
board-sevens-left =
    { $count ->
        [0] No card for all seven types is left
       *[other] Cards for all seven types: { $cards } points
    }
board-firsts-left =
    { $count ->
        [0] All first-triple cards are taken
       *[other] First-triple cards left: { $kinds }
    }
board-start-card = Start-player card
board-start-card-down = Start-player card, face down: first in the next round
board-hand = Hand
board-offer = Bought: choose one
board-projects = Projects
board-storage = Storage
board-estate = Estate
board-stored = { $what }: { $count }
board-animals-worth =
    { $points ->
        [one] Animals, worth { $points } point now
       *[other] Animals, worth { $points } points now
    }
board-face-down =
    { $count ->
        [0] No cards left for this round
        [one] { $count } more card this round
       *[other] { $count } more cards this round
    }
board-stack =
    { $kind }: { $triples ->
        [0] no triple
        [one] { $triples } triple
       *[other] { $triples } triples
    }, { $open } of 3 on the next
board-rival = Rival
board-race = You against the rival
board-race-ahead =
    { $by ->
        [one] You are { $by } point ahead
       *[other] You are { $by } points ahead
    }
board-race-behind =
    { $by ->
        [one] You are { $by } point behind; you lose if you are behind after a round
       *[other] You are { $by } points behind; you lose if you are behind after a round
    }
board-race-even = You and the rival are tied
board-race-won = Victory! You beat the rival.
board-race-lost = Defeat: the rival has more points.
board-piles = The rival still has { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
board-tray = Options
board-die = Die: { $die }
board-die-any = Die: any value

panel-cards = Cards
panel-values = Values
board-unseen = Cards you have not seen yet, by die: in the deck, face down in front of players, in other hands.
board-unseen-of =
    { $count ->
        [one] { $count } card not seen yet
       *[other] { $count } cards not seen yet
    }
board-values-triples = Points for a triple
board-values-rounds = Bonuses for a triple, by round
board-value-good = { $good }, sold with { $low } or { $high }
board-reconstructed = Reconstructed from the rules, not checked against the box

board-about-worth = Three of a type ({ $kind }) are worth { $worth } points.
board-about-stack = Three are worth { $worth } points and a bonus of the round.
board-about-good = Sold with a { $low } or { $high }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and 1 silver each, and the start-player card.
board-about-animals = At the end of the game, groups of different animals score: four 4 points, three 2, two 1.
board-about-pile = Cards in this pile: { $count }.
board-about-deck = Cards in the deck: { $count }.
board-about-discard = Cards in the discard pile: { $count }.

board-name-carpenter = Carpenter
board-name-church = Church
board-name-market = Market
board-name-watchtower = Watchtower
board-name-bank = Bank
board-name-inn = Inn
board-name-warehouse = Warehouse
board-name-city-hall = City hall

board-effect-castle = A free action with any die.
board-effect-mine = Gives 2 silver.
board-effect-cloister = A joker: joins another type, or other cards join it.
board-effect-knowledge = Gives 2 workers.
board-effect-ship = Gives a good.
board-effect-pasture = Gives an animal.
board-effect-carpenter = Takes a building or knowledge from the display.
board-effect-church = Takes a castle, mine or cloister from the display.
board-effect-market = Takes a ship or pasture from the display.
board-effect-watchtower = Scores 1 point.
board-effect-bank = Gives 3 silver.
board-effect-inn = Gives a good or an animal.
board-effect-warehouse = Sells all goods of one kind.
board-effect-city-hall = Places one of your projects at once.

## Points at the end, by source

points-triples = Triples
points-first = First triples
points-seven = All seven types
points-round = Round bonuses
points-goods = Goods sold
points-animals = Animals
points-buildings = Watchtowers
points-converted = Workers and silver
points-start = Start-player card
