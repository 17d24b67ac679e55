game-title = Market
game-about = Roll for coins, buy goods from the stalls, and pick up gifts along the way.

option-first = First player
    .help = Who goes first.
option-first-random = random
option-first-listed = in seat order
option-rounds = Rounds
    .help = Number of turns per player.
option-stalls = Stalls
    .help = Number of goods on display.
preset-usual = Standard market
    .help = Four rounds, three stalls.
preset-fair = Fair
    .help = Five rounds, four stalls.
bad-seats = Market is for 1 to 3 players.
bad-rounds = Choose 2 to 5 rounds.
bad-stalls = Choose 2 to 4 stalls.

prompt-buy = You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. What do you buy?
prompt-gift = Choose a gift
action-buy = Buy { $good } for { $price }
action-take = Take { $good }
action-pass = Pass
event-laid = { $good } is put on display.
event-rolled = { $seat } rolls { $coins }.
event-nothing = { $seat } can't afford anything.
event-passed = { $seat } passes.
event-bought = { $seat } gets { $good }.
event-kinds = { $seat } has { $kinds } different goods.
line-goods = { $count ->
    [one] a good
   *[other] { $count } goods
}
line-kinds = { $count ->
    [one] one kind
   *[other] { $count } kinds
}
source-die = the die
source-goods = the next good from the bag
