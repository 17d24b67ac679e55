game-title = Market
game-about = Roll for coins, buy what lies open, and take a gift with it if you can.

option-first = First player
    .help = Who goes first.
option-first-random = drawn by lot
option-first-listed = as listed
option-rounds = Rounds
    .help = How many turns everybody has.
option-stalls = Stalls
    .help = How many goods lie open at a time.
preset-usual = The usual market
    .help = Four rounds, three stalls.
preset-fair = The fair
    .help = Five rounds, four stalls.
bad-seats = One to three people play.
bad-rounds = Two to five rounds are played.
bad-stalls = There are two to four stalls.

prompt-buy = You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. What do you buy?
prompt-gift = What do you take as a gift?
action-buy = Buy { $good } for { $price }
action-take = Take { $good }
action-pass = Pass
event-laid = { $good } is laid open.
event-rolled = { $seat } rolls { $coins }.
event-nothing = { $seat } can't pay for anything.
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
