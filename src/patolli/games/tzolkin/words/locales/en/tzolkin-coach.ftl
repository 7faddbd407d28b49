# What the coach explains when it first comes up, and what it warns of. Titles of at most six words, texts of at most 30.

hungry = Your workers will go hungry
hungry-text =
    { $days ->
        [0] Everybody eats today: you need { $need } and have { $have }. Each hungry worker costs 3 points.
       *[other] Everybody eats tomorrow: you need { $need } and have { $have }. Each hungry worker costs 3 points.
    }
beg = You may beg for corn
beg-text = With 2 corn or less you may begin by begging: then you have 3. But you go down one step in a temple, and low steps cost points.
food = A Food Day is coming
food-text = Soon every worker eats 2 corn; each hungry one costs 3 points. Then the temples give what your steps show. Keep corn, or pick up workers in Palenque in time.
days = One day, or two?
days-text = Once in the game you may move the calendar by two days: all workers ride two spaces. Good if yours gain by it, or if others lack corn.
technology = Your first technology
technology-text = A technology works from now on, every time you do what it names. Early levels pay off longest. Agriculture and Resource Extraction suit a first game.
building = You can build
building-text = A building shows its price at the top and what it gives below. Farms feed workers on all Food Days; others give steps, levels or points at once.
monument = You can build a monument
monument-text = A monument gives nothing now, but many points at the end, for what it counts. Choose one that fits what you have already, before others take it.
temple = A step in a temple
temple-text = Each step gives more on Food Days: goods on days 8 and 21, points on days 14 and 27. Whoever stands highest then gets extra points.
wealth = Choose your starting goods
wealth-text = You get everything the two tiles show. Corn pays for workers and feeds them: for a first game, keep about 8 corn. Arrows are steps in a temple or technology.
place = Where do workers go?
place-text = A worker stays a few days and rides to better spaces. Begin where goods are: corn in Palenque, wood, stone and gold in Yaxchilan. Chichen Itza needs crystal skulls.
pick = A worker can act
pick-text = Click one of your workers to pick it up and take the action beside it. Or place more workers today: those on the gears ride on to better actions.
technology-try = Advance a technology in the first ten days: it pays off every time you harvest or build.
building-try = Build a farm or two before the second Food Day: corn saved there is free for other things.
monument-try = Look at the monuments early, and play toward one of them: you build it on Tikal 4.
days-try = Take the starting player space once, and move the calendar by two days when your workers gain most.
