# The names of computer opponents, for every game.

bot-random = Wanderer
    .help = Plays any legal move. Good for learning the rules.
bot-greedy = Steward
    .help = Takes what is best right now and does not think about what you will answer.
