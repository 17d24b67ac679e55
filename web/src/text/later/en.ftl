### The client's own words on pages and parts of the table that are opened later.

## Start page
start-map = A map with the emblems of the five games

## Other pages
new-heading = New game
new-choose = Which game?
rules-heading = Rules: { $game }

## My games
games-heading = Your games
games-none = No games yet.
games-which = Show
games-all = All
games-waiting = Your turn
games-running = In progress
games-over = Finished
games-search = Search by game, player or result
games-found =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-pages = Pages
games-page = Page { $page } of { $pages }
games-newer = Newer
games-older = Older

## Settings
settings-lead = Stored in this browser.
settings-look = Language and theme
settings-seats = Players’ colours
settings-palette = Colours
settings-palette-classic = Classic
settings-palette-classic-help = Red, blue, yellow, green, black, pink.
settings-palette-distinct = Easy to tell apart
settings-palette-distinct-help = Chosen for colour-blind players.
settings-colours-help = Press a badge to give that seat the next colour.
settings-colours-reset = Reset colours
settings-patterns = Patterns on the badges
settings-confirm = Confirm moves
settings-confirm-help = When off, a move is played as soon as it is clear which one you mean.
settings-keys = Keyboard

## New table
new-seats = Players
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
new-reconstructed = Some values are reconstructed
new-reconstructed-help = They fit everything the rulebook says, but nobody has checked them against the box. If you own the box, you can correct these values in a data file and start Duchy with it.
new-options = Options
new-terms = At the table
new-preset = Preset
new-single-options = More options
new-open = Play
new-variant = Variant
new-who = Opponents
new-who-computer = Computer
new-who-computer-help = Starts at once.
new-who-friends = Friends
new-who-friends-help = You get a link to share.
new-who-device = One device
new-who-device-help = Pass the device around.
new-who-solo = Solo
new-who-solo-help = On your own, against the game’s solo rival.
new-count = Number of players
new-level = Level
new-seat-colour = Seat { $number }: next colour
new-seat-by-seat = Seat by seat
new-own-options = own options
new-sum-solo = solo
new-sum-computer =
    { $count ->
        [1] you v { $level }
       *[other] you v { $count } × { $level }
    }
new-sum-computers = you v { $levels }
new-sum-friends =
    { $count ->
        [one] you and { $count } friend
       *[other] you and { $count } friends
    }
new-sum-device =
    { $count ->
        [one] { $count } player on this device
       *[other] { $count } players on this device
    }
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
players-nobody = Open seat

## What a choice gives
result-you-won = You won { $own }–{ $other }
result-you-lost = You lost { $own }–{ $other }
result-you-drew = A draw: { $own }–{ $other }
result-you-won-points =
    { $points ->
        [one] You won with { $points } point
       *[other] You won with { $points } points
    }
result-you-lost-points =
    { $points ->
        [one] You lost with { $points } point
       *[other] You lost with { $points } points
    }
result-you-shared =
    { $points ->
        [one] You share the victory with { $points } point
       *[other] You share the victory with { $points } points
    }
result-you-placed =
    Place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-you-resigned = You resigned
result-resigned-won = { $name } resigned. You won
result-resigned = { $name } resigned. { $winners } won
result-agreed = Ended by agreement
result-solo-won = { $name } won { $own }–{ $other }
result-solo-lost = { $name } lost { $own }–{ $other }
result-winners =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }
result-best-new =
    { $points ->
        [one] A personal best! Your best before: { $points } point
       *[other] A personal best! Your best before: { $points } points
    }
result-best =
    { $points ->
        [one] Your best: { $points } point
       *[other] Your best: { $points } points
    }
result-rematch = Rematch
result-change = Change options
result-share = Share the result
result-again = New game
share-done = Result copied.
points-other = Other
points-total = Total
pass-heading = Pass to { $name }
pass-text = The other players’ cards are hidden. Press when you are ready.
pass-ready = I’m { $name }
menu-rules = Rules
menu-help = Keyboard
menu-record = Download the record
menu-sound = Play sounds
menu-options = Options of this game
menu-resign = Resign
menu-resign-for = { $name }: resign
menu-end = Propose to end the game
menu-end-alone = End the game
end-heading = End the game now?
end-text = The other players have to agree. The points stay as they are now: nothing is scored for the end of the game.
end-text-alone = Computer opponents always agree. The points stay as they are now: nothing is scored for the end of the game.
end-yes = Propose
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

## Accounts
account-heading = Account
account-signed-in = You are signed in as { $name }.
account-guest = You play as the guest { $name }. Only this browser knows you.
account-become = Create an account
account-become-text = With a name and a password you can sign in anywhere. Your games stay yours.
account-enter = Sign in
account-enter-text = Sign in, or create an account. You can also just play as a guest.
account-login = Name
account-password = Password
account-password-help = 8 to 200 characters.
account-sign-in = Sign in
account-sign-up = Create account
account-sign-out = Sign out
account-change = Change password
account-change-text = A new password signs you out of all other browsers. If you have forgotten yours, ask the host.
account-old = Current password
account-new = New password
account-changed = Password changed.
device-heading = Play on another device
device-text = Open this link or scan the code on your other device to play there under the same name. It works once, within ten minutes. Don’t show it to anyone else.
device-make = Show link and QR code
device-qr = QR code that signs another device in
device-link = Private link
device-until = Works until { $time }.
device-become = Play here as { $name }?
device-become-text = This browser will be signed in as { $name }, with all their games.
device-leaves = You are { $name } here now; this browser will forget that name.
device-go = Play as { $name }
device-used = This link doesn’t work any more
device-used-text = It has been used, or ten minutes have passed. Make a new one on the device you already play on.
erase-heading = Delete everything about me
erase-text = You resign your unfinished games, and your name is replaced in the records of all your games. The games themselves remain. This can’t be undone.
erase-start = Delete…
erase-yes = Delete for good
erase-no = Keep it
erase-done = Deleted.
sessions-heading = Signed in
sessions-unknown = Unknown browser
sessions-since = since { $date }
sessions-this = this browser
sessions-end = Sign out there
error-code-wrong-password = The name or the password is wrong. Try again, or ask the host for a new password.
error-code-bad-password = Passwords have 8 to 200 characters. Choose another.
error-code-login-taken = This name is taken. Choose another, or sign in.
error-code-no-accounts = There are no accounts here. You can play as a guest.
error-code-guest-stays = A guest who signs out can’t come back. Create an account first.
error-code-no-such-link = This link has been used or has expired. Make a new one on the device you already play on; for an invitation, ask the host.

## People at the table
clock-label = Clocks
clock-days = { $days } d { $hours } h
proposal-undo = { $name } asks to undo their last move.
proposal-end = { $name } proposes to end the game now. The points stay as they are.
proposal-end-waiting = You proposed to end the game. Waiting for { $names }.
proposal-agree = Agree
proposal-decline = Decline
proposal-waiting = You asked to undo. Waiting for { $names }.
proposal-withdraw = Withdraw
proposal-undo-declined = { $by } declined the undo.
proposal-undo-withdrawn = { $name } no longer asks to undo.
proposal-undo-moved-on = The game moved on, so { $name }’s undo is off.
proposal-undo-lapsed = Nobody answered in time, so { $name }’s undo is off.
proposal-end-declined = { $by } wants to play on.
proposal-end-withdrawn = { $name } no longer proposes to end the game.
proposal-end-moved-on = The game moved on, so { $name }’s proposal to end it is off.
proposal-end-lapsed = Nobody answered in time, so { $name }’s proposal to end the game is off.
away-text = Your time ran out, so the computer is playing for { $name }.
away-return = Take my seat back
next-game = Next game waiting for you: { $game }
next-game-asked = You’re invited to another game: { $game }
notify-switch = Notify me when it’s my turn and I’m looking elsewhere
notify-refused = Your browser doesn’t allow notifications for this page.
terms-clock = Clock
terms-clock-help = It runs while it’s your turn. Time while the server is down doesn’t count.
terms-pace-none = No clock
terms-pace-fast = Live: 5 min + 10 s per turn
terms-pace-live = Live: 15 min + 20 s per turn
terms-pace-slow = Live: 30 min + 30 s per turn
terms-pace-day = 1 day per move
terms-pace-days = 3 days per move
terms-pace-week = 7 days per move
terms-zero = When time runs out
terms-zero-bot = The computer plays until they return
terms-zero-resign = They resign
terms-level = Level of the stand-in
terms-unlisted = Don’t list this game: only people with the link can join
terms-no-spectators = No spectators until the game is over
terms-spectators = Spectators
terms-spectators-link = People with the link
terms-spectators-public = Everyone: list the running game
terms-spectators-none = None until the game is over
agreed-public = Everyone can find the running game and watch
terms-free-undo = Undo any move (marked in the record)
error-code-no-hints = This game allows no hints. Allow them when you create a game.
error-code-too-large = This is too large to send. Records can be at most 2 MB.
error-code-bad-record = This file can’t be opened as a record: { $message }
error-code-cross-site = This request came from another site. Open Duchy and try again.
error-code-malformed = The server didn’t understand the request. Reload the page and try again.
error-code-bad-terms = These settings can’t be used: check the clock, the names and who may watch.
error-code-no-proposal = The proposal is no longer open: it was answered or withdrawn, or the game has moved on.

## Waiting room
lobby-unconfirmed = Waiting for { $names } to confirm
lobby-not-confirmed = not confirmed yet
lobby-asked = Do you want to play with these options?
lobby-changed = The options have changed. Do you still want to play?
lobby-confirm = Confirm
lobby-leave = Leave
lobby-remove = Remove { $name }
lobby-remove-short = Remove
lobby-removed = Removed: can’t join until you let them in again
lobby-readmit = Let { $name } in again
lobby-readmit-short = Let in
lobby-host = Open seats
lobby-fill = Fill with computers
lobby-fewer =
    { $count ->
        [one] Start with { $count } player
       *[other] Start with { $count } players
    }
invite-only-here = This link works on this computer only. To let others join, start Duchy with
invite-show-qr = Show QR code
invite-qr = QR code of the link to this game
agreed-heading = Options
agreed-usual = Standard options
agreed-with = { $what }
agreed-without = No { $what }
agreed-zero-bot = Out of time: the computer takes over
agreed-zero-resign = Out of time: the player resigns
agreed-people = For { $names }
agreed-change = Change options
agreed-change-text = All other players have to confirm the new options before the game starts.
agreed-save = Save
terms-pace-own-live = Live: { $minutes } min + { $seconds } s per turn
terms-pace-own-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
terms-no-chat = No chat
terms-people = Only for these people
terms-people-help = The names they sign in with, separated by commas. Leave empty for everyone.
error-code-not-invited = This game is for other people. Ask the person who created it to add you.

## Chat
chat-players = Only the players read this until the game is over.
chat-spectators = Only spectators read this until the game is over.
chat-spectator = spectator
chat-messages = Messages
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-quick = Quick messages
chat-off = You can’t write here.
chat-mute = Mute { $name }
chat-muted = Muted. You can change this on your account page.
chat-report = Report
chat-reported = Reported to the host.
quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thanks = Thanks!
quick-sorry = Sorry!
quick-moment = Back in a moment.
presence-left = { $name } left at { $time }.
presence-away = { $name } is away.
presence-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
muted-heading = Muted people
muted-end = Unmute
error-code-chat-off = Nobody can write at this table.
error-code-bad-text = This text can’t be sent. Keep it short, on one line, in ordinary characters.

## Turn notices
webhook-heading = Turn notices
webhook-text = Get a message when it’s your turn and you’re not at the table. At most one per turn.
webhook-kind = How
webhook-kind-ntfy = ntfy
webhook-kind-telegram = Telegram bot
webhook-kind-json = Webhook (signed JSON)
webhook-url = Address
webhook-url-ntfy = The address of your topic, for example https://ntfy.example/my-topic.
webhook-url-json = Gets a POST with JSON. Check the header Duchy-Signature with the secret shown after saving.
webhook-token = Token of your bot
webhook-chat = Chat ID
webhook-to = To
webhook-secret = Secret
webhook-last = Last message
webhook-arrived = arrived
webhook-save = Save
webhook-test = Send a test message
webhook-tested = The test message was sent.
webhook-remove = Remove
error-code-bad-webhook = This can’t be used. An address begins with https:// and leads to a public server; a Telegram chat is given by its number.

## Administrators
admin-heading = Administration
admin-claim-text = This link makes you the administrator of this server. It works once.
admin-claim = Become administrator
admin-switches = What is allowed
admin-switch-guests = Guests can play without an account
admin-switch-public-tables = Waiting games are listed for everyone
admin-switch-chat = People can write to each other
admin-none = Nothing here.
admin-people = People
admin-search = Search by name
admin-guest = guest
admin-administrator = administrator
admin-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
admin-grant = Make administrator
admin-revoke = Revoke administrator
admin-reset = New password
admin-new-password = New password of { $name }; pass it on:
admin-remove = Remove
admin-sure = { $what }: yes
admin-not-sure = Cancel
admin-tables = Games
admin-remove-table = Remove game
admin-invitations = Invitations
admin-invite-note = Who is it for?
admin-invite = Create invitation
admin-invite-link = Link for this person
admin-invite-until = until { $date }
admin-withdraw = Withdraw
admin-reports = Reported messages
admin-reported-by = reported by { $name }
admin-open-table = Open game
admin-close-report = Done
admin-log = Log
audit-become-administrator = became administrator
audit-grant-administrator = made { $target } an administrator
audit-revoke-administrator = revoked { $target }’s administrator rights
audit-remove-person = removed { $target }
audit-remove-table = removed the game { $target }
audit-new-password = set a new password for { $target }
audit-invite = invited { $target }
audit-withdraw-invitation = withdrew the invitation of { $target }
audit-switches = changed what is allowed: { $target }
audit-close-report = closed a report about { $target }
account-by-invitation = Accounts here are by invitation. Ask the host for a link.
account-invited = You have an invitation: choose a name and a password.
error-code-needs-invitation = Accounts here are by invitation. Ask the host for a link.
error-code-not-administrator = Only administrators can do this.

## Rules
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } clause found
       *[other] { $count } clauses found
    }
rules-contents = Contents
rules-link = Link to this clause
rules-informative = for information
rules-ruling = our reading of the rulebook
rule-heading = The rule
rule-all = All rules

## Errors: what happened and what to do
error-code-bad-name = This name can’t be used: 1 to 40 characters, and a different one for each player.
table-sketch = The table in plain characters: this game has no drawn board yet.

## Counts
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## The daily deal
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

## Replays
replay-heading = Replay: { $game }
replay-moment = Moment
replay-more = More
replay-controls = Replay controls
replay-slider = Move
replay-entry = { $at } of { $last }. { $said }
replay-first = To the start (Home)
replay-last = To the end (End)
replay-back = One move back (←)
replay-forward = One move forward (→)
replay-play = Play (space)
replay-pause = Pause (space)
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-speed-faster = Very fast
replay-jump = Jump to
replay-jump-back = Jump back
replay-jump-forward = Jump forward
replay-jump-scoring = scoring
replay-jump-moves = moves of { $name }
replay-eyes = Seen by
replay-eyes-open = everyone (all open)
replay-setup = The start of the game
replay-nothing = Nothing happens here.
replay-table = To the table
replay-open-heading = Open a record
replay-open-lead = Step through any Duchy game that was saved as a file.
replay-open-drop = Drop a record here, or choose a file
replay-open-busy = Checking the record…
replay-open-note = The record is checked against the rules and kept in memory for an hour. It isn’t stored. At most 2 MB.
replay-drop-here = Drop the record to open it
branch-here = Play on from here
branch-heading = Play on from here
branch-lead = A new game that begins after move { $at }. The old one stays as it is.
branch-hidden = Hidden cards and choices
branch-as-known = As { $name } knew it
branch-as-known-help = Everything that was hidden from this player is dealt again.
branch-open = All open
branch-open-help = Everything stays as it was; cards and dice from here on are new.
branch-note = Games that begin this way don’t count for the daily ranking or personal bests.
branch-cancel = Cancel

## Analysis
tab-analysis = Analysis
verdict-label = What the analysis says
verdict-wait = Analysing the game…
verdict =
    { $lucky ->
        [up] Luck gave you { $luck } ± { $error } points
        [down] Luck cost you { $luck } ± { $error } points
       *[even] Luck evened out
    }; { $better ->
        [up] your decisions were { $play } { $play ->
            [one] point
           *[other] points
        } better.
        [down] your decisions were { $play } { $play ->
            [one] point
           *[other] points
        } worse.
       *[even] your decisions are too close to call.
    }
verdict-alone =
    { $lucky ->
        [up] Luck gave you { $luck } ± { $error } points
        [down] Luck cost you { $luck } ± { $error } points
       *[even] Luck evened out
    }; { $better ->
        [up] your decisions gained { $play } { $play ->
            [one] point
           *[other] points
        } more than usual.
        [down] your decisions gained { $play } { $play ->
            [one] point
           *[other] points
        } less than usual.
       *[even] your decisions are too close to call.
    }
verdict-close = Too close to call: neither luck nor decisions stood out.
verdict-of = { $name }: luck { $luck } ± { $error }, decisions { $play }
verdict-moments = Turning points
verdict-moment = { $name }, turn { $turn }: “{ $played }” cost { $points } { $points ->
        [one] point
       *[other] points
    }, win { $before } → { $after }. Better: “{ $better }”
analysis-unit = Measured in
analysis-win = Chance to win
analysis-margin = Points ahead
analysis-view = Judged
analysis-known = As known
analysis-open = All open
analysis-curve-win = Chance to win through the game; the table below has the numbers
analysis-curve-margin = Points ahead through the game; the table below has the numbers
analysis-table = As a table
analysis-entry = Move
analysis-mistakes = Mistakes
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-candidates = { $name }’s choices
analysis-covered = The values are hidden until you have tried it or asked for the answer.
analysis-played = played
analysis-close = Too close to call.
analysis-players = Accuracy
analysis-rate-win = Loss per decision, ‰
analysis-rate-win-help = Mean loss of winning chances per decision, in thousandths
analysis-rate-margin = Loss per decision
analysis-rate-margin-help = Mean loss of points per decision
analysis-ledger = Where the result came from
analysis-ledger-of = Where the result of { $name } came from
analysis-ledger-whose = Player
analysis-ledger-start = Start
analysis-ledger-start-help = What this seat can expect before the setup
analysis-ledger-luck = Luck
analysis-ledger-luck-help = All draws, and what was hidden when decisions were made
analysis-ledger-own = Own mistakes
analysis-ledger-own-help = What clear mistakes of this player cost
analysis-ledger-others = Others’ mistakes
analysis-ledger-others-help = What clear mistakes of the others gave or cost
analysis-ledger-estimation = Estimation error
analysis-ledger-estimation-help = What the evaluation got wrong, added up step by step
analysis-ledger-result = Result
analysis-ledger-result-help = How the game ended
analysis-queued = { $ahead ->
        [one] { $ahead } game is ahead of this one in the queue.
       *[other] { $ahead } games are ahead of this one in the queue.
    }
analysis-running = Analysing…
analysis-deepen = Analyse more thoroughly
judged-played = { $name } played “{ $played }”: { $value }
judged-better = “{ $better }” was better: { $value }
terms-hints = Allow hints (doesn’t count for best scores)
hint-best = Best: “{ $move }”. Chance to win { $win }, { $margin } points.
hint-ahead = { $points } { $points ->
        [one] point
       *[other] points
    } ahead of “{ $move }”.
hint-as-good = “{ $move }” is as good, as far as can be told.
hint-reason = Mostly: { $what } ({ $name } { $points }).
try-it = Try it yourself
try-invite = { $size ->
        [blunder] A blunder
        [mistake] A mistake
       *[inaccuracy] An inaccuracy
    } by { $name } comes next ({ $loss }).
try-choose = You are { $name }. Choose a better move on the board.
try-check = Check this move
try-checking = Checking…
try-again = Try another
try-reveal = Show the better move
try-answer = { $grade ->
        [best] The best move: { $value } instead of { $played }.
        [close] As good as the best: { $value } instead of { $played }.
        [better] Better than what was played: { $value } instead of { $played }. There is an even better move.
        [same] This is what was played: { $played }.
       *[worse] No better: { $value }, against { $played } for the move played.
    }

## First-time hints at the table
settings-hints = Hints
settings-hints-help = Short hints at the table, each shown once.
settings-hints-reset = Show hints again
