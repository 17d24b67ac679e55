### The client's own words on the start page and at the table. Games bring theirs from the server.

-brand = Duchy
title-start = { -brand }: five great board games, one table
title-new = New game – { -brand }
title-table = Table – { -brand }
title-turn = ● Your turn:
title-rules = Rules: { $game } – { -brand }
title-learn = Learn { $game } – { -brand }
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
start-rules-link = Rules
start-rules-of = Rules of { $game }
start-soon = Coming soon
start-play = Play
start-play-game = Play { $game }
start-friends = With friends
start-friends-game = With friends: { $game }
start-solo = Solo
start-solo-game = Solo: { $game }
start-options = Options
start-options-game = Options: { $game }
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
game-carcassonne-seats = 2–5 players
game-burgundy = The Castles of Burgundy
game-burgundy-seats = 2–4 players
game-burgundy-cards = The Castles of Burgundy: The Card Game
game-burgundy-cards-seats = 1–4 players
game-tuscany = The Castles of Tuscany
game-tuscany-seats = 2–4 players
game-catherine = Catherine: The Cities of the Tsarina
game-catherine-seats = 2–4 players
game-minutes = { $minutes } min
game-carcassonne-minutes = 35
game-burgundy-minutes = 60–90
game-burgundy-cards-minutes = 30–60
game-tuscany-minutes = 45–60
game-catherine-minutes = 45–60

## Other pages
missing-heading = This road ends here
missing-text = There is no page at { $path }. Check the link, or go back to the start page.
missing-home = Back to the start page
loading = Loading…
trouble-heading = Something went wrong

## Tables on the start page
tables-mine = Your games
tables-joinable = Open games
tables-watch = Games to watch
tables-your-turn = Your turn
tables-playing = In progress
tables-over = Finished
tables-paused = Paused
tables-more = Show more
tables-asked = You’re invited
tables-changed = Options changed
tables-unconfirmed = Waiting for the others
tables-open =
    { $count ->
        [one] { $count } seat open
       *[other] { $count } seats open
    }
tables-agreed = Ended by agreement
tables-won = You won
tables-tied = Tie
tables-lost = You lost
tables-all-running =
    { $count ->
        [one] { $count } game in progress
       *[other] All { $count } in progress
    }
tables-all-mine = All my games

## My games
title-games = Your games – { -brand }

## Settings
title-settings = Settings – { -brand }
settings-heading = Settings

## New table
new-seats-range = { $min }–{ $max } players

## At the table
players-label = Players
players-to-act = to play
players-thinking = thinking…
players-you = you
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
panel-paused = Paused: no people are playing.
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
panel-cancel = Cancel
panel-turn = Rotate
panel-whose = { $name }’s turn
panel-revise = You can change this until everyone has chosen.
panel-hint = Choose, then confirm.
panel-hint-board = Choose on the board or in the list, then confirm.
panel-hint-point = Point at anything to see what it does.
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
choices-one = { $place }: { $choice }
choices-filter = Find a choice
choices-none = No choice contains these words.

## What a choice gives
consequence-points =
    { $sign }{ $count } { $count ->
        [one] point
       *[other] points
    }
consequence-points-for =
    { $sign }{ $count } { $count ->
        [one] point
       *[other] points
    } ({ $what })
consequence-points-of =
    { $name } { $sign }{ $count }
undo = Undo
undo-nothing = Nothing to undo.
undo-others-decision = Can’t undo: it is another player’s turn, or they have played since.
undo-chance = Can’t undo: new tiles, cards or dice have been revealed.
undo-reveal = Can’t undo: choices have been revealed since.
undo-over = Can’t undo: the game is over.
tab-points = Result
log-filter = Whose entries
log-all = All
tabs-label = More about the game
tab-log = Log
sheet-open = Log and more
sheet-close = Back to the board
log-label = Log, newest first
log-undone = Undone:
log-undo = { $name } undoes the last move.
log-resigned = { $name } resigned.
log-ended = The players agree to end the game.
log-timeout = { $name } ran out of time.
log-takeover = { $by } now plays for { $name }.
log-stand-in = The computer now plays for { $name }.
log-back = { $name } is back.
log-secret = { $name } has chosen.
log-action = { $name }: { $action }
menu-label = Menu
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board

## Accounts
nav-account = Account
title-account = Account – { -brand }
title-device = Sign in on this device – { -brand }

## People at the table
closed-heading = No spectators
error-code-players-only = The players of this game want no spectators. Come back when it is over.

## Waiting room
filter-label = Filter
filter-game = Game
filter-seats = Players
filter-pace = Pace
filter-any-game = Any game
filter-any-seats = Any number of players
filter-any-pace = Any pace
filter-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
filter-pace-none = No clock
filter-pace-live = Live
filter-pace-days = Days per move
filter-nothing = No open game matches.
error-code-removed = The person who created this game has removed you. Ask them to let you in again.

## Chat
tab-chat = Chat
tab-chat-new = Chat ●

## Administrators
title-admin = Administration – { -brand }
error-code-no-guests = Guests can’t play here. Sign in, or ask the host for an account.

## Rules
rules-why = Why? Read the rule
rule-label = Rule { $rule }

## Connection
connection-live = Connected
connection-connecting = Connecting…
connection-offline = Connection lost. Reconnecting…

## Dialogs
dialog-close = Close
toasts = Notices
toast-dismiss = Dismiss

## Seats
seat-label = Seat { $letter }
seat-label-named = { $name }, seat { $letter }

## Errors: what happened and what to do
error-unreachable = Can’t reach the server. Check your connection and try again.
error-not-found = There is nothing at this address. Check the link.
error-refused = The server refused the request. Reload the page and try again.
error-server = The server has a problem. Try again in a moment; if it doesn’t help, tell the host.
error-retry = Try again
error-refused-by = The rules don’t allow that ({ $rule }).
error-code-no-session = Enter your name first.
error-code-not-your-seat = Only the players of this game, or whoever created it, can do this.
error-code-no-such-game = This server does not have that game.
error-code-no-such-table = There is no such game. Check the link.
error-code-stale = The game has moved on. This is how it stands now; choose again.
error-code-seat-taken = That seat has just been taken.
error-code-not-started = The game has not started: a seat is still open.
error-code-over = The game is over.
error-code-undo-blocked = That can’t be undone any more.
error-code-undo-limit = You’ve used undo too often in this game. Play on without it.
error-code-too-many-tables = Too many unfinished games from you or your network. Finish, resign or cancel one, or join an open game.
error-code-no-such-bot = This server does not have that computer opponent.
error-code-slow-down = Too many requests. Wait a moment and try again.
error-code-storage = Couldn’t save your move. Nothing was lost; try again.
error-code-internal = The server has a problem. Try again in a moment; if it doesn’t help, tell the host.

## Counts
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The daily deal
title-daily = Daily deal – { -brand }
daily-heading = Daily deal

## Replays
title-replay = Replay – { -brand }
replay-open = Replay
replay-of = Replay: { $names }
replay-go = Show move { $at }
log-redeal = New game from here: what { $name } couldn’t know was dealt again.
tables-branch = In progress (from a replay)
tables-branch-over = Finished (from a replay)

## Analysis
hint-ask = Hint
hint-wait = Thinking…

## First-time hints at the table
hint-label = Hint
hint-press = Framed places can be pressed. Press one to see what would happen.
hint-turn = Press the tile again to rotate it. On a keyboard: R.
hint-confirm = Nothing is final yet. Press Confirm to play it, or pick something else.
hint-ring = A gold ring shows where the last move happened.
hint-point = Point at anything, or tap it, to read what it does. Pressing what you can’t do shows the rule.
hint-close = Got it
hint-none = No hints
start-learn = Learn
start-learn-game = Learn { $game }
