### The client's own words. Games bring theirs from the server.

-brand = Duchy

title-start = { -brand }: a table for five board games
title-new = New table – { -brand }
title-table = Table – { -brand }
title-turn = ● Your turn:
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
start-soon = In preparation

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
game-carcassonne-seats = 2–5 players
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
rules-heading = Rules: { $game }
missing-heading = This road ends here
missing-text = There is no page at { $path }. The link may be old, or a letter may be missing.
missing-home = Back to the start page
loading = Loading…
trouble-heading = That did not work

## Tables on the start page

tables-mine = Your tables
tables-joinable = Tables with a free seat
tables-your-turn = Your turn
tables-playing = Being played
tables-over = Over
tables-paused = Paused
tables-more = Show more
tables-open =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }

## New table

new-seats = Who plays?
new-seats-range = { $min }–{ $max } players
new-seat-me = Me
new-seat-open = A guest, by link
new-seat-bot = Computer
new-seat-kind = Seat { $number }: who
new-seat-name = Seat { $number }: name
new-seat-level = Seat { $number }: strength
new-seat-open-help = You get a link to send.
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-components = Components
new-components-help = Besides the built-in ones, this host offers data files of their own.
new-reconstructed = Some values are not confirmed
new-reconstructed-help = They were worked out so that everything the rulebook says comes out right, but nobody has checked them against the box. Whoever owns one can correct the data file; the host starts Duchy with it.
new-options = How do you play?
new-preset = Box
new-single-options = Choose every element by itself
new-open = Open the table
option-range = { $label } ({ $min }–{ $max })
option-on = Yes
option-off = No

## Gathering round a table

name-label = What shall we call you?
name-placeholder = Your name
gathering-lead =
    { $count ->
        [one] One more player, and the game begins.
       *[other] { $count } more players, and the game begins.
    }
gathering-open = Free seat
gathering-sit = Sit down
gathering-cancel = Cancel game
expiry-waiting = If nobody joins, this game will be deleted on { $date }.
expiry-playing = If nobody moves, this game will be deleted on { $date }.
seat-bot = Computer
invite-label = Link to this table
copy = Copy
copy-done = The link is copied.
copy-by-hand = The link is selected: copy it with your keyboard.

## At the table

players-label = Players
players-to-act = to move
players-thinking = thinking…
players-you = you
players-nobody = Free seat
players-number = Player { $number }
players-place =
    { $place ->
        [1] winner
       *[other] place { $place }
    }
watching = You are watching.
your-turn = Your turn.

panel-gathering = The table is not full yet.
panel-over = The game is over
panel-paused = Paused: all players have resigned.
panel-waiting =
    { $count ->
        [one] { $names } is to move
       *[other] { $names } are to move
    }
panel-thinking =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
panel-confirm = Confirm
panel-confirm-that = Confirm: { $choice }
panel-cancel = Cancel
panel-revise = You have answered. Until the others have, you may change your mind.
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
undo-nothing = There is nothing to take back.
undo-others-decision = It can’t be taken back: another player has decided since, or is to move.
undo-chance = It can’t be taken back: chance has shown something new since.
undo-reveal = It can’t be taken back: something has been revealed since.
undo-over = It can’t be taken back: the game is over.

result-won = You have won!
result-lost = You have lost.
result-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
result-again = New table

tabs-label = More about the game
tab-log = Story
tab-table = Table
sheet-open = Story and more
sheet-close = Back to the board

log-label = What has happened, newest first
log-undone = Taken back:
log-undo = { $name } takes the last move back.
log-resigned = { $name } gives up.
log-timeout = { $name } has run out of time.
log-takeover = { $by } now plays for { $name }.
log-secret = { $name } has decided in secret.
log-deed = { $name }: { $deed }

menu-rules = Rules
menu-help = Keyboard
menu-record = Download the record
menu-sound = Sound when it is my turn
menu-options = How this game is played
menu-resign = Give up
menu-resign-for = { $name }: give up

resign-heading = Give up?
resign-text = The game ends for { $name }. That can’t be taken back.
resign-yes = Give up
resign-no = Play on

help-heading = Playing with the keyboard
help-text = Everything can be done without a mouse. A choice is shown first and played when you confirm it.
help-digit = Choose from the list
help-enter = Confirm
help-escape = Cancel
help-turn = The next possibility in the same place; with Shift, the one before
help-undo = Take back
help-choices = To the list of choices
help-board = To the board
help-arrows = On the board: from place to place; with Shift, move the board
help-zoom = On the board: larger, smaller, show everything
help-help = This help
help-letters = Letters and digits are shortcuts

board-zoom-in = Larger
board-zoom-out = Smaller
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
error-refused-by = The rules refuse that ({ $rule }).
error-code-no-session = Tell us your name first.
error-code-not-your-seat = That seat is somebody else’s.
error-code-no-such-game = This server does not have that game.
error-code-no-such-table = There is no such table. Check the link.
error-code-stale = The table has moved on. You see its current state; choose again.
error-code-seat-taken = That seat has just been taken.
error-code-not-started = The game has not begun yet: a seat is still free.
error-code-over = The game is over.
error-code-undo-blocked = That can’t be taken back any more.
error-code-undo-limit = You’ve used undo too often in this game. Play on without it.
error-code-too-many-tables = You have too many unfinished games. Finish, resign or cancel one first.
error-code-no-such-bot = This server does not have that computer opponent.
error-code-bad-name = That name does not work: use 1 to 40 characters, and a different one for each player.
error-code-slow-down = That was too fast. Wait a moment and try again.
error-code-storage = The server can’t write just now. Nothing is lost; try again in a moment.
error-code-internal = The server ran into trouble. Try again in a moment; if it stays, tell whoever runs it.

table-sketch = The table in plain characters: this game’s board is not drawn yet.

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
daily-lead = One game alone against the rival, with the same cards for everybody, from midnight to midnight by UTC. Whoever wins with the most points leads the day.
daily-today = Today’s deal
daily-not-yet = You have not played it yet.
daily-missed = You did not play on this day.
daily-going-on = Your game is waiting for you.
daily-unfinished = Your game of this day was not finished in time, so it does not count.
daily-mine =
    { $won ->
        [yes] You won
       *[no] You lost
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: place { $place }.
daily-play = Play today’s deal
daily-go-on = Go on playing
daily-practise = Play it again, for practice
daily-ends = The day ends at { $time } by your clock.
daily-counting = Your first game of the day counts, if you finish it before the day is over. Afterwards you can play the deal again for practice. Victories come first, then points.
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
daily-no-days = There are none yet.
daily-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
daily-fair = Dealt fairly
daily-fair-sealed = The order of all cards is fixed by a key that stays secret until the day is over. Its SHA-256 is shown here now, so that it can’t be changed later.
daily-fair-open = The day is over, and this is its key. With “duchy verify RECORD --key KEY” anybody can check the record of a game played on this day.
daily-deal = Deal
daily-commitment = SHA-256 of the key
daily-key = Key
result-daily = Best scores of the day
