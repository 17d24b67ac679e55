game-title = Envoys
game-about = Everybody sends an envoy in secret; the highest one that came alone wins.

option-first = First player
    .help = Who is dealt first.
option-first-random = drawn by lot
option-first-listed = as listed
option-rounds = Rounds
    .help = How many rounds are played.
option-hand = Hand
    .help = How many cards each player is dealt at the start.
preset-usual = The usual game
    .help = Three rounds with three cards.
preset-long = The long game
    .help = Four rounds with two cards.
bad-seats = Two to four people play.
bad-rounds = Two to four rounds are played.
bad-hand = The hand has two to four cards.
bad-deck = The deck does not suffice for so many cards.

rank-page = page
rank-herald = herald
rank-knight = knight
rank-baron = baron
rank-earl = earl
rank-duke = duke

prompt-send = Whom do you send?
prompt-revise = You may send somebody else until the last player has chosen.
action-send = Send the { $rank }
event-dealt = { $seat } is dealt a card.
event-dealt-you = You are dealt the { $rank }.
event-sent = { $seat } has chosen.
event-revised = { $seat } has chosen anew.
event-revealed = The envoys arrive: { $ranks }.
event-scored = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
}.
event-nobody = No envoy came alone: nobody gets points.
line-worth = { $count ->
    [one] worth 1
   *[other] worth { $count }
}
source-deck = the next card of the deck
