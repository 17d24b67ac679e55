# What the game says, in English. Keys and arguments are the same in every language.

game-title = Catherine: The Cities of the Tsarina
game-about = Play two cards at once, use the action of one, win the tsarina’s favour and build residences across the empire.

## Options

option-orders = Orders
    .help = Face up: everyone sees all orders from the start. Face down: only you see yours until final scoring.
option-orders-open = face up
option-orders-secret = face down
preset-usual = Standard game
    .help = Orders are face up.
preset-secret-orders = Secret orders
    .help = Orders stay face down until final scoring.
bad-seats = Catherine is for 2 to 4 players.

## What is reconstructed

reconstructed-cities = 12 of the 18 city names, the regions and the cities’ symbols are reconstructed.
reconstructed-roads = The roads between the cities are reconstructed.
reconstructed-cards = The cards are partly reconstructed: how many copies there are, their symbols and cities, what their bonuses require, and which actions have an arrow (none do here).
reconstructed-orders = The goods on the orders are reconstructed.
reconstructed-favour = The favour track is reconstructed, except for the starting hand limit.

## Questions

prompt-rows = Choose 3 cards to start your action row
prompt-cards = Play 2 cards: one to your action row, one to your activation row
prompt-acts = Use { $card }, or draw a card?
prompt-books = You have the most books: choose a city to build in
prompt-revise = You can change this until everyone has chosen
prompt-wait = Waiting for the others
prompt-over = The game is over

## Answers

action-row = Start with { $cards }
action-play = Add { $row } to your action row and put { $under } under { $above }
action-draw = Draw a card instead
action-build = Build in { $city }
action-act = Use the action
action-act-bonus = Use the action and the bonus
action-act-bonus-pay = Use the action; discard { $more } for the bonus
action-act-pay = Discard { $cards } for the action
action-act-pay-bonus = Discard { $cards } for the action; use the bonus
action-act-pay-bonus-pay = Discard { $cards } for the action, { $more } for the bonus
action-act-in = Build in { $cities }
action-act-in-bonus = Build in { $cities }; use the bonus
action-act-in-bonus-pay = Build in { $cities }; discard { $more } for the bonus
action-act-in-pay = Build in { $cities }; discard { $cards }
action-act-in-pay-bonus = Build in { $cities }; discard { $cards }; use the bonus
action-act-in-pay-bonus-pay = Build in { $cities }; discard { $cards }, and { $more } for the bonus

## Log

event-ordered = { $seat } gets an order: { $iron } iron, { $food } food, { $caviar } caviar, { $furs } furs
event-ordered-secret = { $seat } gets a secret order
event-order-shown = { $seat } reveals an order: { $iron } iron, { $food } food, { $caviar } caviar, { $furs } furs
event-decade = Decade { $decade }
event-round = Round { $round }
event-drawn = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
event-drawn-cards = { $seat } draws { $cards }
event-shuffled = The deck ran out: { $count ->
        [one] { $count } discard is
       *[other] { $count } discards are
    } shuffled
event-chosen = { $seat } is ready
event-chosen-again = { $seat } changed a decision
event-row = { $seat } starts with { $cards }
event-played = { $seat } adds { $row } and puts { $under } under { $above }
event-acted = { $seat } uses { $card }
event-acted-bonus = { $seat } uses { $card } with its bonus
event-colours = { $seat } can’t use { $card }: the colours don’t match
event-impossible = { $seat } can’t use { $card }
event-declined = { $seat } doesn’t use { $card }
event-discarded = { $seat } discards { $cards }
event-built = { $seat } builds in { $city }
event-built-goods = { $seat } builds in { $city } and takes { $goods }
event-not-built = { $seat } has the most books but can’t build
event-favoured = { $seat } moves up { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } on the favour track
event-joker = { $seat } gets a joker for books
event-scored-action = { $seat } scores { $points } for the action
event-scored-bonus = { $seat } scores { $points } for the bonus
event-scored-limit = { $seat } scores { $points } for cards over the hand limit
event-scored-overflow = { $seat } scores { $points } for moves past the top of the favour track
event-scored-cannons = { $seat } scores { $points } for cannons
event-scored-residences = { $seat } scores { $points } for residences
event-scored-favour = { $seat } scores { $points } for favour
event-scored-hand = { $seat } scores { $points } for cards in hand
event-scored-order = { $seat } scores { $points } for the order
event-scored-network = { $seat } scores { $points } for the largest network
event-cleared = { $seat } discards the covered cards and the activation row
event-over = { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }

good-iron = iron
good-food = food
good-caviar = caviar
good-furs = furs
good-cannon = cannon
good-book = book

## What points are for

line-gift = { $count ->
        [one] 3 discarded cards
       *[other] { $count } times 3 discarded cards
    }
line-books = { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
line-sets = { $count ->
        [one] { $count } set of 4 goods
       *[other] { $count } sets of 4 goods
    }
line-feast = the action
line-bonus = the bonus
line-region = { $count ->
        [one] { $count } residence in the region
       *[other] { $count } residences in the region
    }
line-missed = { $count ->
        [one] { $count } card not taken
       *[other] { $count } cards not taken
    }
line-overflow = { $count ->
        [one] { $count } step too many
       *[other] { $count } steps too many
    }
line-cannons = { $count ->
        [one] { $count } cannon more
       *[other] { $count } cannons more
    }
line-ties = { $count ->
        [one] { $count } tie with a neighbour
       *[other] { $count } ties with neighbours
    }
line-residences = { $count ->
        [one] { $count } residence
       *[other] { $count } residences
    }
line-ones = { $count ->
        [one] { $count } city marked 1
       *[other] { $count } cities marked 1
    }
line-favour = favour space { $count }
line-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
line-order = { $count ->
        [one] { $count } good of the order
       *[other] { $count } goods of the order
    }
line-network = { $count ->
        [one] { $count } connected residence
       *[other] { $count } connected residences
    }

## Cards and cities of the built-in data file

card-blue-market-iron-food = blue market (iron, food)
card-blue-market-iron-caviar = blue market (iron, caviar)
card-blue-market-iron-furs = blue market (iron, furs)
card-blue-market-food-caviar = blue market (food, caviar)
card-blue-market-food-furs = blue market (food, furs)
card-blue-market-caviar-furs = blue market (caviar, furs)
card-blue-gift-book-food = blue gift (book, food)
card-blue-gift-cannon-furs = blue gift (cannon, furs)
card-blue-academy = blue academy
card-blue-audience-cannons = blue audience (cannons)
card-blue-audience-book = blue audience (book)
card-blue-library = blue library
card-blue-salon = blue salon
card-blue-fair = blue fair
card-blue-charter-iron = blue charter (iron)
card-blue-charter-food = blue charter (food)
card-blue-charter-caviar = blue charter (caviar)
card-blue-charter-furs = blue charter (furs)
card-blue-feast-cannons = blue feast (cannons)
card-blue-feast-books = blue feast (books)
card-blue-banquet-iron-food = blue banquet (iron, food)
card-blue-banquet-caviar-furs = blue banquet (caviar, furs)
card-blue-build-vyborg-st-petersburg-reval = blue builders (Vyborg, St. Petersburg, Reval)
card-blue-build-reval-novgorod-archangelsk = blue builders (Reval, Novgorod, Archangelsk)
card-blue-build-vyborg-st-petersburg-archangelsk = blue builders (Vyborg, St. Petersburg, Archangelsk)
card-blue-build-riga-novgorod-archangelsk = blue builders (Riga, Novgorod, Archangelsk)
card-blue-build-vyborg-st-petersburg-novgorod = blue builders (Vyborg, St. Petersburg, Novgorod)
card-blue-build-st-petersburg-novgorod-archangelsk = blue builders (St. Petersburg, Novgorod, Archangelsk)
card-blue-build-vyborg-st-petersburg-riga = blue builders (Vyborg, St. Petersburg, Riga)
card-blue-build-reval-riga-novgorod = blue builders (Reval, Riga, Novgorod)
card-blue-build-vyborg-novgorod-archangelsk = blue builders (Vyborg, Novgorod, Archangelsk)
card-blue-build-reval-riga-archangelsk = blue builders (Reval, Riga, Archangelsk)
card-blue-build-vyborg-reval-riga = blue builders (Vyborg, Reval, Riga)
card-blue-build-st-petersburg-reval-riga = blue builders (St. Petersburg, Reval, Riga)
card-red-market-iron-food = red market (iron, food)
card-red-market-iron-caviar = red market (iron, caviar)
card-red-market-iron-furs = red market (iron, furs)
card-red-market-food-caviar = red market (food, caviar)
card-red-market-food-furs = red market (food, furs)
card-red-market-caviar-furs = red market (caviar, furs)
card-red-gift-book-food = red gift (book, food)
card-red-gift-cannon-caviar = red gift (cannon, caviar)
card-red-academy = red academy
card-red-audience-cannons = red audience (cannons)
card-red-audience-book = red audience (book)
card-red-library = red library
card-red-salon = red salon
card-red-fair = red fair
card-red-charter-iron = red charter (iron)
card-red-charter-food = red charter (food)
card-red-charter-caviar = red charter (caviar)
card-red-charter-furs = red charter (furs)
card-red-feast-cannons = red feast (cannons)
card-red-feast-books = red feast (books)
card-red-banquet-iron-caviar = red banquet (iron, caviar)
card-red-banquet-food-furs = red banquet (food, furs)
card-red-build-smolensk-moscow-kiev = red builders (Smolensk, Moscow, Kiev)
card-red-build-kiev-voronezh-novorossiya = red builders (Kiev, Voronezh, Novorossiya)
card-red-build-smolensk-moscow-novorossiya = red builders (Smolensk, Moscow, Novorossiya)
card-red-build-kharkov-voronezh-novorossiya = red builders (Kharkov, Voronezh, Novorossiya)
card-red-build-smolensk-moscow-voronezh = red builders (Smolensk, Moscow, Voronezh)
card-red-build-moscow-voronezh-novorossiya = red builders (Moscow, Voronezh, Novorossiya)
card-red-build-smolensk-moscow-kharkov = red builders (Smolensk, Moscow, Kharkov)
card-red-build-kiev-kharkov-voronezh = red builders (Kiev, Kharkov, Voronezh)
card-red-build-smolensk-voronezh-novorossiya = red builders (Smolensk, Voronezh, Novorossiya)
card-red-build-kiev-kharkov-novorossiya = red builders (Kiev, Kharkov, Novorossiya)
card-red-build-smolensk-kiev-kharkov = red builders (Smolensk, Kiev, Kharkov)
card-red-build-moscow-kiev-kharkov = red builders (Moscow, Kiev, Kharkov)
card-yellow-market-iron-food = yellow market (iron, food)
card-yellow-market-iron-caviar = yellow market (iron, caviar)
card-yellow-market-iron-furs = yellow market (iron, furs)
card-yellow-market-food-caviar = yellow market (food, caviar)
card-yellow-market-food-furs = yellow market (food, furs)
card-yellow-market-caviar-furs = yellow market (caviar, furs)
card-yellow-gift-book-caviar = yellow gift (book, caviar)
card-yellow-gift-cannon-furs = yellow gift (cannon, furs)
card-yellow-academy = yellow academy
card-yellow-audience-cannons = yellow audience (cannons)
card-yellow-audience-book = yellow audience (book)
card-yellow-library = yellow library
card-yellow-salon = yellow salon
card-yellow-fair = yellow fair
card-yellow-charter-iron = yellow charter (iron)
card-yellow-charter-food = yellow charter (food)
card-yellow-charter-caviar = yellow charter (caviar)
card-yellow-charter-furs = yellow charter (furs)
card-yellow-feast-cannons = yellow feast (cannons)
card-yellow-feast-books = yellow feast (books)
card-yellow-banquet-iron-furs = yellow banquet (iron, furs)
card-yellow-banquet-food-caviar = yellow banquet (food, caviar)
card-yellow-build-nizhny-novgorod-kazan-orenburg = yellow builders (Nizhny Novgorod, Kazan, Orenburg)
card-yellow-build-orenburg-tobolsk-irkutsk = yellow builders (Orenburg, Tobolsk, Irkutsk)
card-yellow-build-nizhny-novgorod-kazan-irkutsk = yellow builders (Nizhny Novgorod, Kazan, Irkutsk)
card-yellow-build-astrakhan-tobolsk-irkutsk = yellow builders (Astrakhan, Tobolsk, Irkutsk)
card-yellow-build-nizhny-novgorod-kazan-tobolsk = yellow builders (Nizhny Novgorod, Kazan, Tobolsk)
card-yellow-build-kazan-tobolsk-irkutsk = yellow builders (Kazan, Tobolsk, Irkutsk)
card-yellow-build-nizhny-novgorod-kazan-astrakhan = yellow builders (Nizhny Novgorod, Kazan, Astrakhan)
card-yellow-build-orenburg-astrakhan-tobolsk = yellow builders (Orenburg, Astrakhan, Tobolsk)
card-yellow-build-nizhny-novgorod-tobolsk-irkutsk = yellow builders (Nizhny Novgorod, Tobolsk, Irkutsk)
card-yellow-build-orenburg-astrakhan-irkutsk = yellow builders (Orenburg, Astrakhan, Irkutsk)
card-yellow-build-nizhny-novgorod-orenburg-astrakhan = yellow builders (Nizhny Novgorod, Orenburg, Astrakhan)
card-yellow-build-kazan-orenburg-astrakhan = yellow builders (Kazan, Orenburg, Astrakhan)

city-vyborg = Vyborg
city-st-petersburg = St. Petersburg
city-reval = Reval
city-riga = Riga
city-novgorod = Novgorod
city-archangelsk = Archangelsk
city-smolensk = Smolensk
city-moscow = Moscow
city-kiev = Kiev
city-kharkov = Kharkov
city-voronezh = Voronezh
city-novorossiya = Novorossiya
city-nizhny-novgorod = Nizhny Novgorod
city-kazan = Kazan
city-orenburg = Orenburg
city-astrakhan = Astrakhan
city-tobolsk = Tobolsk
city-irkutsk = Irkutsk

## Cards of other data files

kind-blue-market = blue market
kind-blue-gift = blue gift
kind-blue-academy = blue academy
kind-blue-audience = blue audience
kind-blue-library = blue library
kind-blue-salon = blue salon
kind-blue-fair = blue fair
kind-blue-charter = blue charter
kind-blue-feast = blue feast
kind-blue-banquet = blue banquet
kind-blue-build-draw = blue builders
kind-blue-build-points = blue builders
kind-blue-build-favour = blue builders
kind-blue-build-region = blue builders
kind-red-market = red market
kind-red-gift = red gift
kind-red-academy = red academy
kind-red-audience = red audience
kind-red-library = red library
kind-red-salon = red salon
kind-red-fair = red fair
kind-red-charter = red charter
kind-red-feast = red feast
kind-red-banquet = red banquet
kind-red-build-draw = red builders
kind-red-build-points = red builders
kind-red-build-favour = red builders
kind-red-build-region = red builders
kind-yellow-market = yellow market
kind-yellow-gift = yellow gift
kind-yellow-academy = yellow academy
kind-yellow-audience = yellow audience
kind-yellow-library = yellow library
kind-yellow-salon = yellow salon
kind-yellow-fair = yellow fair
kind-yellow-charter = yellow charter
kind-yellow-feast = yellow feast
kind-yellow-banquet = yellow banquet
kind-yellow-build-draw = yellow builders
kind-yellow-build-points = yellow builders
kind-yellow-build-favour = yellow builders
kind-yellow-build-region = yellow builders

## Draws and dice, for messages about records

source-order = an order
source-secret-order = the secret order of { $seat }
source-card = the next card for { $seat }
source-other = a random choice

## What a choice gives

amount-cards = { $sign }{ $count } { $count ->
        [one] card
       *[other] cards
    }
amount-favour = { $sign }{ $count } favour
amount-goods = { $sign }{ $count } { $count ->
        [one] goods token
       *[other] goods tokens
    }
amount-jokers = { $sign }{ $count } { $count ->
        [one] joker
       *[other] jokers
    }
note-acts = Action: { $card }
note-idle = No action: draw 1
note-idle-full = No action, hand full: +1 point
