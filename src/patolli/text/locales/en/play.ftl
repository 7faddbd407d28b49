# `patolli play`: the board in the terminal, and everything the program itself says.
# Signs and what stands on spaces and levels have little room: 1 sign, 6 letters on a space, 12 on a level.

text = { $id }
player = Player { $n }
bot = { $kind } { $n }
agent = { $id }
agent-greedy = Greedy
agent-random = Random

## Signs

# Order: corn, wood, stone, gold, skull, block, temple step, the three temples, food day with goods, with points.
signs = c w s g k b T C Q K G P
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
head-board = board
head-workers = workers
head-technologies = tech
head-food = food
board-light = light
board-dark = dark
start-marker = start
corn-tiles =
    { $n ->
        [one] { $n } corn tile
       *[other] { $n } corn tiles
    }
wood-tiles =
    { $n ->
        [one] { $n } wood tile
       *[other] { $n } wood tiles
    }
status = { $goods }, { $points } VP, workers { $free }/{ $workers } free

spaces-tikal = tech | build | 2 tech | 2bld/M | b→2T
spaces-uxmal = 3c→T | market | worker | c→bld | 1c→any

tech-agriculture = Agriculture
tech-extraction = Extraction
tech-architecture = Architecture
tech-theology = Theology
levels-agriculture = +1c harvest | no tile, +1c | +2c harvest | T
levels-extraction = +1w | +1s | +1g | 2b
levels-architecture = +1c | +2 VP | -1b | 3 VP
levels-theology = +1 space | b→T | +1k | 1k

## Choices and help

pick-gives = { $words }: { $gives }
pick-any = { $words }: any action from 1 to { $top } of this gear
any-action = any action from 1 to { $top }, without paying for steps back

prompt = Your choice (1-{ $n }, ? for help):{ " " }
prompt-one = Only one choice: Enter (? for help):{ " " }
prompt-end = Enter ends; u takes back, l log, b board, s FILE writes a copy of the record:{ " " }
prompt-resume = Which one? (1-{ $n }, Enter for the newest, q leaves):{ " " }
pass-keyboard = Pass the keyboard to { $player }, then press Enter:{ " " }

what = Type a number from 1 to { $n }, a token from the right side, or ? for help.
what-one = Press Enter, or type 1 or { $token }, or ? for help.
what-end = Press Enter to finish, or type u, l, b or s with a file name.
what-resume = Type a number from 1 to { $n }, Enter, or q.
not-now = { $token } is not possible now. Type a number from 1 to { $n }, or ? for help.

help-number = a number, or the token on the right side: choose it
help-h = h  a hint: the best decisions, with the points and places they lead to
help-b = b  the whole board
help-l = l  what happened lately; l 100 more of it, l all everything
help-t = t  the tiles on the board and your own in words; t A1-F1 one of them
help-r = r  the rules for this decision
help-u = u  take back your last decision, as often as you like
help-s = s  where the game is saved; s FILE writes a copy
help-q = q  leave; the game is saved after every decision
thinking = Thinking (Ctrl-C stops)
getting-ready = The rules are being compiled, once on this machine: about { $n } s left

undone =
    { $n ->
        [one] One decision taken back.
       *[other] { $n } decisions taken back.
    }
nothing-to-undo = There is nothing to take back.
saved = Saved: { $file }
how-to-resume = Go on with: { $command }
cannot-save = Cannot save to { $file } ({ $reason }). The game goes on.
not-saved = The game is not saved.
file-exists = { $file } exists already; choose another name.
log-empty = Nothing has happened yet.
log-more = The last of { $n } lines; l all shows everything.
no-such-tile = There is no tile { $tile }; tiles are called like A1-F1, M03 or W14.
unfinished = There is an unfinished game; go on with it: { $command }
unfinished-game = { $number }  { $when }  { $players }  { $time }  { $file }
on-day = day { $day }

## The end

final = Final points
source-temples = Temples
source-buildings = Buildings
source-technologies = Technologies
source-hunger = Unfed workers
source-goods = Corn and blocks
source-skulls = Skulls
source-monuments = Monuments
source-total = Total

## Rules for each decision

hint-keep = Everybody is dealt four wealth tiles, keeps two in secret and then takes what they show.
hint-turn = In your turn you either place one or more workers or pick up one or more, never both. A worker goes to the lowest free space of a gear and costs its number in corn; the second worker of the turn costs 1 corn more, the third 2 more, and so on. Every day the gears carry all workers one space further, to better actions. With 2 corn or less you may beg first: your corn becomes 3, and you go down a step in a temple.
hint-place = Another worker costs the number of its space plus 1 corn for the second, 2 for the third, and so on. The worker on the start space brings the corn on the calendar, and its owner becomes start player.
hint-pick = Each worker you pick up uses one action before the next one is picked up. You may stop whenever you like.
hint-use = Use the action of the worker's space, or a lower one of the same gear for 1 corn a step back, or nothing.
hint-harvest = A corn tile can be taken when no wood tile covers it. A wood tile gives wood and uncovers corn. Burning a wood tile gives the corn under it at once but angers the gods: you go down a step in a temple.
hint-anger = You go down one step in the temple of your choice.
hint-technology = The first, second and third level cost 1, 2 and 3 blocks of any kinds. At the third level 1 block buys the bonus, again and again.
hint-pay = Any blocks of yours will do: wood, stone or gold.
hint-gain = Take one block of your choice.
hint-temple = On goods days a temple gives the goods of your step and of all steps below; on points days the points of your step, and a bonus to whoever stands highest. The top step holds one player only.
hint-build = You pay exactly the blocks shown. Farms feed workers on food days; monuments score at the end only.
hint-exchange = Wood is worth 2 corn, stone 3, gold 4, selling and buying. First all sales, then all purchases.
hint-advance = As the owner of the start space you turn the calendar. Two days are possible only while your player board is light; it then turns dark, until you reach a top step of a temple.
