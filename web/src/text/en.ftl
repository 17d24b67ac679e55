### The client's own words. Games bring theirs from the server.

-brand = Duchy

title-start = { -brand }: five great board games, one table
title-new = New game – { -brand }
title-table = Table – { -brand }
title-turn = ● Your turn:
title-rules = Rules: { $game } – { -brand }
title-missing = Page not found – { -brand }

skip-to-content = Skip to content
header-home = { -brand }, start page
nav-label = Main
nav-new = New game

## Switches

language-label = Language
theme-label = Theme
theme-system = Automatic
theme-light = Light
theme-dark = Dark

## Start page

start-heading = Five great board games, one table
start-lead = Play friends or the computer. { -brand } deals, scores and explains.
start-new = New game
start-games = The games
start-new-for = New game: { $game }
start-map = A map with the emblems of the five games
start-rules-link = Rules
start-rules-of = Rules of { $game }
start-soon = Coming soon

start-why = Why { -brand }
start-why-rules = Rules you can look up
start-why-rules-text = Every point and every refused move links to its rule. Press “Why?” to read it.
start-why-bots = Opponents that play fair
start-why-bots-text = The computer sees only what its seat may see. It never looks at your cards or at the next tile.
start-why-record = Games you can check
start-why-record-text = Every game is a record you can download. Anyone can replay it and check that tiles, cards and dice were not tampered with.

footer-note = The games belong to their designers and publishers. { -brand } is free software with its own texts and drawings.

## Games

game-carcassonne = Carcassonne
game-carcassonne-blurb = Place tiles, grow cities and roads, and claim them at the right moment. With the expansions.
game-carcassonne-seats = 2–5 players
game-burgundy = The Castles of Burgundy
game-burgundy-blurb = Two dice a turn and an estate to fill: the order you build in is everything.
game-burgundy-seats = 2–4 players
game-burgundy-cards = The Castles of Burgundy: The Card Game
game-burgundy-cards-blurb = Burgundy as a card game: a full game in half an hour, also solo.
game-burgundy-cards-seats = 1–4 players
game-tuscany = The Castles of Tuscany
game-tuscany-blurb = Collect cards, place tiles and score your region three times over.
game-tuscany-seats = 2–4 players
game-catherine = Catherine: The Cities of the Tsarina
game-catherine-blurb = Trade, build and support the arts to win the Tsarina’s favour.
game-catherine-seats = 2–4 players

## Other pages

new-heading = New game
new-choose = Which game?
rules-heading = Rules: { $game }
missing-heading = This road ends here
missing-text = There is no page at { $path }. Check the link, or go back to the start page.
missing-home = Back to the start page
loading = Loading…
trouble-heading = Something went wrong

## Tables on the start page

tables-mine = Your games
tables-joinable = Open games
tables-your-turn = Your turn
tables-playing = In progress
tables-over = Finished
tables-paused = Paused
tables-more = Show more
tables-open =
    { $count ->
        [one] { $count } seat open
       *[other] { $count } seats open
    }

## New table

new-seats = Players
new-seats-range = { $min }–{ $max } players
new-seat-me = Me
new-seat-open = Invite by link
new-seat-bot = Computer
new-seat-kind = Seat { $number }: player
new-seat-name = Seat { $number }: name
new-seat-level = Seat { $number }: level
new-seat-open-help = You get a link to share.
new-seat-add = Add a player
new-seat-remove = Remove player { $number }
new-components = Components
new-components-help = This server also offers its own data files.
new-reconstructed = Some values are not confirmed
new-reconstructed-help = They fit everything the rulebook says, but nobody has checked them against the box. If you own the box, you can correct these values in a data file and start Duchy with it.
new-options = Options
new-preset = Preset
new-single-options = More options
new-open = Play
option-range = { $label } ({ $min }–{ $max })
option-on = Yes
option-off = No

## Lobby

name-label = Your name
name-placeholder = Your name
lobby-lead =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
lobby-open = Open seat
lobby-sit = Join
lobby-cancel = Cancel game
expiry-waiting = If nobody joins, this game will be deleted on { $date }.
expiry-playing = If nobody moves, this game will be deleted on { $date }.
seat-bot = Computer
invite-label = Link to this game
copy = Copy
copy-done = Link copied.
copy-by-hand = The link is selected: copy it with your keyboard.

## At the table

players-label = Players
players-to-act = to play
players-thinking = thinking…
players-you = you
players-nobody = Open seat
players-number = Player { $number }
players-place =
    { $place ->
        [1] winner
       *[other] place { $place }
    }
watching = You are watching.
your-turn = Your turn.

panel-lobby = Waiting for players
panel-over = The game is over
panel-paused = Paused: all players have resigned.
panel-waiting =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
panel-thinking =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
panel-confirm = Confirm
panel-confirm-that = Confirm: { $choice }
panel-back = Back
panel-revise = You can change this until everyone has chosen.
panel-hint = Choose, then confirm.
panel-hint-board = Choose on the board or in the list, then confirm.

choices-label = Choices
choices-all =
    { $count ->
        [one] { $count } choice
       *[other] All { $count } choices
    }
choices-here =
    { $count ->
        [one] { $count } choice here
       *[other] { $count } choices here
    }
choices-at =
    { $count ->
        [one] { $place }: { $count } choice
       *[other] { $place }: { $count } choices
    }
choices-filter = Find a choice
choices-none = No choice contains these words.

undo = Undo
undo-nothing = Nothing to undo.
undo-others-decision = Can’t undo: it is another player’s turn, or they have played since.
undo-chance = Can’t undo: new tiles or dice have been revealed.
undo-reveal = Can’t undo: choices have been revealed since.
undo-over = Can’t undo: the game is over.

result-won = You won!
result-lost = You lost.
result-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
result-again = New game

tabs-label = More about the game
tab-log = Log
tab-table = Table
sheet-open = Log and more
sheet-close = Back to the board

log-label = Log, newest first
log-undone = Undone:
log-undo = { $name } undoes the last move.
log-resigned = { $name } resigned.
log-timeout = { $name } ran out of time.
log-takeover = { $by } now plays for { $name }.
log-secret = { $name } has chosen.
log-action = { $name }: { $action }

menu-rules = Rules
menu-help = Keyboard
menu-record = Download the record
menu-sound = Play a sound on my turn
menu-options = Options of this game
menu-resign = Resign
menu-resign-for = { $name }: resign

resign-heading = Resign?
resign-text = The game is lost for { $name }. This can’t be undone.
resign-yes = Resign
resign-no = Keep playing

help-heading = Keyboard
help-text = You can play without a mouse. A choice is previewed first and played when you confirm it.
help-digit = Choose from the list
help-enter = Choose on the board; confirm
help-escape = Back one step
help-turn = Rotate, or next variant; with Shift, the previous one
help-undo = Undo
help-choices = To the list of choices
help-board = To the board
help-arrows = On the board: move between places; with Shift, move the board
help-zoom = On the board: zoom in, zoom out, show everything
help-help = This help
help-letters = Use letters and digits as shortcuts

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board

## Rules

rules-why = Why? Read the rule
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } clause found
       *[other] { $count } clauses found
    }
rules-contents = Contents
rules-link = Link to this clause
rules-informative = for information
rule-label = Rule { $rule }
rule-heading = The rule
rule-all = All rules

## Connection

connection-live = Connected
connection-connecting = Connecting…
connection-offline = Connection lost. Reconnecting…

## Dialogs

dialog-close = Close
toast-dismiss = Dismiss

## Seats

seat-label = Seat { $letter }
seat-label-named = { $name }, seat { $letter }

## Errors: what happened and what to do

error-unreachable = Can’t reach the server. Check your connection and try again.
error-not-found = There is nothing at this address. Check the link.
error-refused = The server refused the request.
error-server = The server has a problem. Try again in a moment; if it doesn’t help, tell the host.
error-retry = Try again
error-refused-by = The rules don’t allow that ({ $rule }).
error-code-no-session = Enter your name first.
error-code-not-your-seat = That is another player’s seat.
error-code-no-such-game = This server does not have that game.
error-code-no-such-table = There is no such game. Check the link.
error-code-stale = The game has moved on. This is how it stands now; choose again.
error-code-seat-taken = That seat has just been taken.
error-code-not-started = The game has not started: a seat is still open.
error-code-over = The game is over.
error-code-undo-blocked = That can’t be undone any more.
error-code-undo-limit = You’ve used undo too often in this game. Play on without it.
error-code-too-many-tables = You have too many unfinished games. Finish, resign or cancel one first.
error-code-no-such-bot = This server does not have that computer opponent.
error-code-bad-name = This name can’t be used: 1 to 40 characters, and a different one for each player.
error-code-slow-down = Too many requests. Wait a moment and try again.
error-code-storage = Couldn’t save your move. Nothing was lost; try again.
error-code-internal = The server has a problem. Try again in a moment; if it doesn’t help, tell the host.

table-sketch = The table in plain characters: this game has no drawn board yet.

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

## The daily deal

title-daily = Daily deal – { -brand }
daily-heading = Daily deal
daily-lead = One solo game a day, same cards for everyone.
daily-today = Today’s deal
daily-not-yet = You haven’t played it yet.
daily-missed = You did not play on this day.
daily-going-on = Your game is waiting for you.
daily-unfinished = You did not finish in time, so this game does not count.
daily-mine =
    { $won ->
        [yes] You won
       *[no] You lost
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: place { $place }.
daily-play = Play today’s deal
daily-go-on = Continue
daily-practise = Play it again, for practice
daily-ends = Ends at { $time } your time.
daily-counting = Your first game of the day counts if you finish it before midnight UTC. After that you can play the deal again for practice. Wins rank first, then points.
daily-to-today = To today’s deal
daily-best = Best scores
daily-nobody = Nobody has finished yet.
daily-place = Place
daily-who = Player
daily-outcome = Against the rival
daily-points = Points
daily-won = won
daily-lost = lost
daily-earlier = Earlier days
daily-no-days = None yet.
daily-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
daily-fair = Fair deal
daily-fair-sealed = A key fixes the order of all cards and stays secret until the day is over. Its SHA-256 is shown here now, so the key can’t be changed later.
daily-fair-open = The day is over, and this is its key. Check any record of this day with “duchy verify RECORD --key KEY”.
daily-deal = Deal
daily-commitment = SHA-256 of the key
daily-key = Key
result-daily = Best scores of the day
