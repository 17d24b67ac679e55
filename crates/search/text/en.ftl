# The names of computer opponents, for every game.

bot-random = Wanderer
    .help = Plays any legal move. Good for learning the rules.
bot-greedy = Steward
    .help = Takes what is best right now and does not think about what you will answer.
bot-beginner = Page
    .help = Still learning: overlooks much and minds only its own points.
bot-casual = Squire
    .help = Plays for fun: good ideas, and now and then a slip.
bot-club = Bailiff
    .help = A regular at the club: sees nearly everything and errs in small things.
bot-expert = Chancellor
    .help = Learned from thousands of games against itself. Plans each turn as a whole.
bot-master = Duchess
    .help = The strongest: plays the best ideas on in its head before it decides. Takes up to a second.
