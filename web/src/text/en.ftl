### The client's own words. Games bring theirs from the server.

-brand = Duchy

title-start = { -brand }: a table for five board games
title-new = New table – { -brand }
title-table = Table { $id } – { -brand }
title-rules = Rules: { $game } – { -brand }
title-missing = Page not found – { -brand }

skip-to-content = Skip to content
header-home = { -brand }, start page
nav-label = Main
nav-new = New table

## Switches

language-label = Language
theme-label = Theme
theme-system = Automatic
theme-light = Light
theme-dark = Dark

## Start page

start-heading = Gather round the table
start-lead =
    { -brand } deals, keeps the rules and counts the points for five classic board games.
    Play with friends, against the computer, or both.
start-new = New table
start-games = The games
start-new-for = New table: { $game }
start-map = A drawn map with the emblems of the five games
start-rules-link = Rules
start-rules-of = Rules of { $game }

start-why = What you can count on
start-why-rules = Rules you can look up
start-why-rules-text =
    Every refused move and every point names the rule behind it. Tap “why?” and read it.
start-why-bots = Opponents that never peek
start-why-bots-text =
    The computer sees only what its seat may see. It wins by thinking, not by looking at your cards.
start-why-record = Every game kept
start-why-record-text =
    Step back through any game, take a different turn and play on from there.

footer-note =
    The games belong to their designers and publishers. { -brand } is free software with its own words and drawings.

## Games

game-carcassonne = Carcassonne
game-carcassonne-blurb = Lay tiles, grow cities and roads, and claim them at the right moment. With the expansions.
game-carcassonne-seats = 2–6 players
game-burgundy = The Castles of Burgundy
game-burgundy-blurb = Two dice a turn and an estate to fill: the order you build in is everything.
game-burgundy-seats = 2–4 players
game-burgundy-cards = The Castles of Burgundy: The Card Game
game-burgundy-cards-blurb = The estate as a hand of cards, quick enough for an evening of several games.
game-burgundy-cards-seats = 1–4 players
game-tuscany = The Castles of Tuscany
game-tuscany-blurb = Collect cards, found towns and let your region pay you three times over.
game-tuscany-seats = 2–4 players
game-catherine = Catherine: The Cities of the Tsarina
game-catherine-blurb = Advise the Tsarina: trade, build and patronise the arts, and win her favour.
game-catherine-seats = 2–4 players

## Other pages

new-heading = New table
new-choose = Which game?
table-heading = Table { $id }
rules-heading = Rules: { $game }
missing-heading = This road ends here
missing-text = There is no page at { $path }. The link may be old, or a letter may be missing.
missing-home = Back to the start page
loading = Loading…

## Connection

connection-live = Connected
connection-connecting = Connecting…
connection-offline = Connection lost. Trying again…

## Dialogs

dialog-close = Close
toast-dismiss = Dismiss

## Seats

seat-label = Seat { $letter }
seat-label-named = { $name }, seat { $letter }

## Errors: what happened and what to do

error-unreachable = The server does not answer. Check your connection and try again.
error-not-found = The server has nothing at this address. Check the link.
error-refused = The server refused the request.
error-server = The server ran into trouble. Try again in a moment; if it stays, tell whoever runs it.
error-retry = Try again

## Counts

count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
