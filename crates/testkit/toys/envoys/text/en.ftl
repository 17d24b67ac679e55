game-title = Envoys
game-about = Everyone secretly sends an envoy; the highest unique rank wins.

option-first = First player
    .help = Who gets the first card.
option-first-random = random
option-first-listed = in seat order
option-rounds = Rounds
    .help = Number of rounds.
option-hand = Hand
    .help = Cards dealt to each player at the start.
preset-usual = Standard game
    .help = Three rounds with three cards.
preset-long = Long game
    .help = Four rounds with two cards.
bad-seats = Envoys is for 2 to 4 players.
bad-rounds = Choose 2 to 4 rounds.
bad-hand = Choose a hand of 2 to 4 cards.
bad-deck = The deck doesn't have enough cards.

rank-page = page
rank-herald = herald
rank-knight = knight
rank-baron = baron
rank-earl = earl
rank-duke = duke

prompt-send = Send an envoy
prompt-revise = You can change this until everyone has chosen.
action-send = Send the { $rank }
event-dealt = { $seat } draws a card.
event-dealt-you = You draw a { $rank }.
event-sent = { $seat } has chosen.
event-revised = { $seat } has changed their choice.
event-revealed = The envoys arrive: { $ranks }.
event-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-nobody = No unique rank: no one scores.
line-worth = { $count ->
    [one] worth 1
   *[other] worth { $count }
}
source-deck = the next card of the deck
