# `patolli play`: the board in the terminal, and everything the program itself says.
# Signs and what stands on spaces and levels have little room: 1 sign, 6 letters on a space, 12 on a level.

text = { $id }
player = Player { $n }
name-greedy = Greedy { $n }
name-random = Random { $n }

## Signs

sign-corn = c
sign-wood = w
sign-stone = s
sign-gold = g
sign-skull = k
sign-block = b
sign-temple = T
sign-chaac = C
sign-quetzalcoatl = Q
sign-kukulcan = K
name-corn = corn
name-wood = wood
name-stone = stone
name-gold = gold
name-skull = skull
name-block = any block
name-temple = temple step
sign-next = next free
sign-used = used
sign-neutral = neutral worker
points-short = VP

## The board

day = Day { $day } of { $last }, age { $age }
start-free = Start space free, { $corn } corn on the calendar
start-taken = Start space: { $player }, { $corn } corn on the calendar
skulls-left =
    { $n ->
        [one] { $n } skull in the bank
       *[other] { $n } skulls in the bank
    }
food-letter-goods = G
food-letter-points = P
food-goods = Food day, goods
food-points = Food day, points
food-today = at the end of this round
food-in =
    { $days ->
        [one] in { $days } day (day { $day })
       *[other] in { $days } days (day { $day })
    }
food-own = need { $need } corn, have { $have }
food-short = { $short } short
food-short-player = { $player }: { $short } short
game-over = The game is over
gears = Gears
gears-note = number, action, worker
jungle = Jungle
temples = Temples
temples-note = points and goods of each step
step = Step
leader = Highest
technologies = Technologies
technologies-note = who is on which level, and what it gives
bonus = bonus
buildings =
    { $left ->
        [0] Buildings of age { $age }
       *[other] Buildings of age { $age } ({ $left } more in the deck)
    }
can-pay = • you have the blocks
monuments = Monuments
monuments-note = score at the end
players = Players
players-note = workers free/all, technologies as above, corn needed on the food day
head-workers = workers
head-technologies = tech
head-food = food
board-light = light
board-dark = dark
start-marker = start
corn-tiles =
    { $n ->
        [one] corn tile
       *[other] corn tiles
    }
wood-tiles =
    { $n ->
        [one] wood tile
       *[other] wood tiles
    }
status = { $goods }, { $points } VP, workers { $free }/{ $workers } free

space-tikal-1 = tech
space-tikal-2 = build
space-tikal-3 = 2 tech
space-tikal-4 = 2bld/M
space-tikal-5 = b→2T
space-uxmal-1 = 3c→T
space-uxmal-2 = market
space-uxmal-3 = worker
space-uxmal-4 = c→bld
space-uxmal-5 = 1c→any

tech-agriculture = Agriculture
tech-extraction = Extraction
tech-architecture = Architecture
tech-theology = Theology
level-agriculture-1 = +1c harvest
level-agriculture-2 = no tile, +1c
level-agriculture-3 = +2c harvest
level-agriculture-bonus = T
level-extraction-1 = +1w
level-extraction-2 = +1s
level-extraction-3 = +1g
level-extraction-bonus = 2b
level-architecture-1 = +1c
level-architecture-2 = +2 VP
level-architecture-3 = -1b
level-architecture-bonus = 3 VP
level-theology-1 = +1 space
level-theology-2 = b→T
level-theology-3 = +1k
level-theology-bonus = 1k
