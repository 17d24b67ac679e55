# Computer opponents, for every game: the level, the character's name, and what to expect.

bot-random = Random
    .name = Wanderer
    .help = Plays any legal move. Good for learning the rules.
bot-beginner = Beginner
    .name = Page
    .help = Still learning: overlooks much and only watches their own points.
bot-casual = Casual
    .name = Squire
    .help = Plays for fun: good ideas, and now and then a slip.
bot-greedy = Greedy
    .name = Steward
    .help = Takes what is best right now, without thinking about your reply.
bot-club = Club
    .name = Bailiff
    .help = A regular at the club: sees nearly everything and errs in small things.
bot-expert = Expert
    .name = Chancellor
    .help = Learned from thousands of games against itself. Plans each turn as a whole.
bot-master = Master
    .name = Duchess
    .help = The strongest: plays out the best ideas in their head before deciding. Takes up to a second.
