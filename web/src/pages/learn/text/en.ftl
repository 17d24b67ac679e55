# Lessons and summaries.

learn-heading = Learn { $game }
lesson-heading = Lesson: { $name }
lesson-step = Step { $step } of { $count }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-again = Start again
lesson-leave = Leave the lesson
lesson-ann = Ann
lesson-ben = Ben
lesson-other = That’s allowed too, but this lesson goes another way: press the marked place.
lesson-keys = Keyboard: B goes to the board, arrow keys move to the marked place, Enter presses it.
lesson-play = Play a beginner
lesson-rule = Rule

lesson-carcassonne-base = Base game
lesson-carcassonne-dragon-and-fairy = Dragon and fairy
lesson-carcassonne-count = The count
lesson-carcassonne-bridges-and-castles = Bridges and castles
lesson-burgundy-base = First turns
lesson-burgundy-cards-base = First turns
lesson-tuscany-base = First turns
lesson-catherine-base = First rounds

## The page of a game

learn-lead = Play the lesson, or read the summary: everything that matters on one page.
learn-start = Start the lesson
learn-continue = Continue at step { $step }
learn-done = Done · play it again
learn-rules = All rules
summary-goal = The goal
summary-turn = A turn
summary-score = What scores
summary-mistakes = Five common mistakes

carcassonne-goal = Build a landscape of roads, cities, monasteries and fields together. Claim parts of it with your meeples. The player with the most points at the end wins.
carcassonne-turn-1 = Draw a tile and place it so that all sides match.
carcassonne-turn-2 = Put a meeple on it if you like: on a road, city, monastery or field that has no meeple yet.
carcassonne-turn-3 = Score what is complete. Its meeples come home.
carcassonne-score-1 = Road: 1 point per tile.
carcassonne-score-2 = City: 2 points per tile and 2 per shield.
carcassonne-score-3 = Monastery: 9 points when all 8 squares around it are filled.
carcassonne-score-4 = Field, at the end: 3 points for each completed city beside it.
carcassonne-mistake-1 = Running out of meeples. Keep one or two for a good tile.
carcassonne-mistake-2 = Placing too many farmers early: they stay until the end.
carcassonne-mistake-3 = Starting a huge city that never gets completed. Small ones score reliably.
carcassonne-mistake-4 = Forgetting to join: connect your meeple’s city with a big one and score all of it.
carcassonne-mistake-5 = Ignoring what others build. A tile that fits your plan may block theirs.

burgundy-goal = Fill your estate with tiles over five phases. Completed regions, animals, goods and knowledge bring points.
burgundy-turn-1 = Take a tile: from the depot with the die’s number.
burgundy-turn-2 = Place a tile: on a space of its colour with the die’s number, next to your other tiles.
burgundy-turn-3 = Or sell all goods of the die’s colour.
burgundy-turn-4 = Or take 2 workers. A worker changes a die by 1. You have two dice, so two actions.
burgundy-score-1 = Completed regions: 1 to 36 points by size, plus 10 to 2 by phase.
burgundy-score-2 = Animals: 1 point each, counted again when more of their kind join them.
burgundy-score-3 = Goods: as many points for each as there are players, and 1 silver for the sale.
burgundy-score-4 = Knowledge tiles, and bonus tiles for filling a colour.
burgundy-mistake-1 = Finishing regions late. In phase A a region brings 8 points more than in phase E.
burgundy-mistake-2 = Filling the storage with tiles you can’t place. Only 3 fit.
burgundy-mistake-3 = Never taking workers. They turn bad rolls into good ones.
burgundy-mistake-4 = Forgetting silver: every turn you can buy a tile from the black depot for 2.
burgundy-mistake-5 = Neglecting ships. They bring goods and let you act first.

burgundy-cards-goal = Build an estate of cards over five rounds. Triples of one type, goods and animals bring points.
burgundy-cards-turn-1 = Discard a card from your hand for its die.
burgundy-cards-turn-2 = Use the die for one action: take a card from that row, place a project, or sell goods.
burgundy-cards-turn-3 = Or with any die: take workers until you have 2, take 1 silver, or trade any 3 workers and silver for a point.
burgundy-cards-score-1 = A triple: three cards of one type. More for the first player who completes that type.
burgundy-cards-score-2 = Each good sold: its points and 1 silver.
burgundy-cards-score-3 = Sets of different animals, at the end.
burgundy-cards-score-4 = All seven types in your estate. A cloister stands for any of them.
burgundy-cards-mistake-1 = Discarding the card whose die would place your project.
burgundy-cards-mistake-2 = Collecting three projects that all need the same die.
burgundy-cards-mistake-3 = Spreading over all types without finishing a triple.
burgundy-cards-mistake-4 = Never selling goods: whoever sells last goes first next round.
burgundy-cards-mistake-5 = Hoarding silver. For 3 silver you draw three cards and choose one.

tuscany-goal = Fill your realm with tiles. Green points are added to the red ones after each of three rounds, so early points count three times.
tuscany-turn-1 = Draw 3 region cards…
tuscany-turn-2 = …or take an open tile into your storage…
tuscany-turn-3 = …or place a tile for 2 cards of its colour. Two equal cards of another colour, or a worker, replace either of them.
tuscany-score-1 = Completed regions: 1, 3 or 6 green points for 1, 2 or 3 spaces.
tuscany-score-2 = Fields: 1 green point for each new product in the region.
tuscany-score-3 = Bonus cards from wagons, and the bonus for filling a colour first.
tuscany-score-4 = At the end: 1 point for each stored tile, hex, marble and worker, and for every 5 region cards.
tuscany-mistake-1 = Drawing cards for too long. Points scored in round 1 count three times.
tuscany-mistake-2 = Taking tiles you have no cards for, with storage for only one.
tuscany-mistake-3 = Laying out big regions of three, then completing none of them early.
tuscany-mistake-4 = Keeping marble to the end instead of using it for extra actions.
tuscany-mistake-5 = Forgetting bonus tiles: an early town pays all game long.

catherine-goal = Impress Catherine over three decades: with residences, cannons, books, goods and favour. The most points win.
catherine-turn-1 = Draw two cards. Play one into your action row: its goods, cannons and books are yours.
catherine-turn-2 = Play the other one under a card of that row.
catherine-turn-3 = If the colours match, the upper card acts: build, draw, score. If not, draw a card.
catherine-score-1 = Each decade: 1 point for each cannon more than a neighbour has.
catherine-score-2 = Each decade: the most books give a residence anywhere.
catherine-score-3 = Each decade: 1 point per residence.
catherine-score-4 = Each decade: points for favour, which also raises your hand limit.
catherine-score-5 = At the end: goods of your order, and your largest network times your favour.
catherine-mistake-1 = Playing colours that don’t match, and losing the action.
catherine-mistake-2 = Covering cards you need: all covered cards leave after the decade, and their symbols with them.
catherine-mistake-3 = Building all over the map. Only connected residences make a network.
catherine-mistake-4 = Forgetting the order: goods count only as tokens from cities.
catherine-mistake-5 = Ignoring the bonus. Plan its condition before you play the card.
