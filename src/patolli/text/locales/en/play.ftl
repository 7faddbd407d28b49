# `patolli play`: the board in the terminal, and everything the program itself says.
# Signs and what stands on spaces and levels have little room: 1 sign, 6 letters on a space, 12 on a level.

text = { $id }
player = Player { $n }
bot = { $kind } { $n }
agent = { $id }
agent-greedy = Greedy
agent-random = Random
agent-easy = Easy bot
agent-normal = Normal bot
agent-hard = Hard bot
agent-expert = Expert bot

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
sign-neutral = dummy worker
points-short = VP

## The board

day = Day { $day } of { $last }, age { $age }
start-free = Starting player space free, { $corn } corn on the calendar
start-taken = Starting player space: { $player }, { $corn } corn on the calendar
skulls-left =
    { $n ->
        [one] { $n } skull in the bank
       *[other] { $n } skulls in the bank
    }
food-goods = Food Day, goods
food-points = Food Day, points
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
players-note = workers free/all, technologies as above, corn needed on the Food Day
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
levels-architecture = +1c | +2 VP | −1b | 3 VP
levels-theology = +1 space | b→T | +1k | 1k

## Choices and help

pick-gives = { $words }: { $gives }
pick-any = { $words }: any action from 1 to { $top } of this gear
any-action = any action from 1 to { $top }, without paying for steps back

prompt = Your choice (1-{ $n }, ? for help):{ " " }
prompt-one = Only one choice: Enter (? for help):{ " " }
prompt-late = This ends the turn; Enter goes on, a number puts one of these before it:{ " " }
prompt-end = Enter ends; u undo, l log, b board, s FILE writes a copy of the record:{ " " }
prompt-resume = Which one? (1-{ $n }, Enter for the newest, q leaves):{ " " }
pass-keyboard = Pass the keyboard to { $player }, then press Enter:{ " " }

what = Type a number from 1 to { $n }, a code from the right, or ? for help.
what-one = Press Enter, or type 1 or { $token }, or ? for help.
what-end = Press Enter to finish, or type u, l, b or s with a file name.
what-resume = Type a number from 1 to { $n }, Enter, or q.
not-now = { $token } is not possible now. Type a number from 1 to { $n }, or ? for help.

help-number = a number, or the code on the right: choose it
help-h = h  a hint: the best turns, why, and the points and places they lead to
help-b = b  the whole board
help-l = l  the latest log lines; l 100 shows more, l all everything
help-t = t  the tiles on the board and your own in words; t A1-F1 shows one of them
help-r = r  the rules for this decision
help-u = u  undo your last decision, as often as you like
help-s = s  where the game is saved; s FILE writes a copy
help-q = q  leave; the game is saved after every decision
thinking = Thinking (Ctrl-C stops)
getting-ready = Compiling the rules, once on this machine: about { $n } s left

undone =
    { $n ->
        [one] One decision undone.
       *[other] { $n } decisions undone.
    }
nothing-to-undo = There is nothing to undo.
saved = Saved: { $file }
how-to-resume = To continue: { $command }
cannot-save = Cannot save to { $file } ({ $reason }). The game goes on.
not-saved = The game is not saved.
file-exists = { $file } already exists; choose another name.
log-empty = Nothing has happened yet.
log-more = The last of { $n } lines; l all shows everything.
no-such-tile = There is no tile { $tile }; tile codes look like A1-F1, M03 or W14.
unfinished = There is an unfinished game; to continue it: { $command }
unfinished-game = { $number }  { $when }  { $players }  { $time }  { $file }
on-day = day { $day }
record-valid =
    { $n ->
        [one] The record is valid: { $n } move.
       *[other] The record is valid: { $n } moves.
    }
record-over =
    { $n ->
        [one] The record is valid: { $n } move, the game is over.
       *[other] The record is valid: { $n } moves, the game is over.
    }

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
hint-turn = On your turn you either place one or more workers or pick up one or more, never both. A worker goes to the lowest free space of a gear and costs its number in corn; the second worker of the turn costs 1 corn more, the third 2 more, and so on. Every day the gears carry all workers one space further, to better actions. With 2 corn or less you may beg first: your corn becomes 3, and you go down a step in a temple.
hint-place = Another worker costs the number of its space plus 1 corn for the second, 2 for the third, and so on. The worker on the starting player space takes the corn on the calendar, and its owner becomes the starting player.
hint-pick = Each worker you pick up takes one action before the next one is picked up. You may stop whenever you like.
hint-use = Take the action of the worker's space, or a lower one of the same gear for 1 corn per step back, or none.
hint-harvest = A corn tile can be taken when no wood tile covers it. A wood tile gives wood and uncovers corn. Burning a wood tile gives the corn under it at once but angers the gods: you go down a step in a temple.
hint-anger = You go down one step in the temple of your choice.
hint-technology = The first, second and third levels cost 1, 2 and 3 blocks of any kind. At the third level 1 block buys the bonus, again and again.
hint-pay = Any of your blocks will do: wood, stone or gold.
hint-gain = Take one block of your choice.
hint-temple = On goods days a temple gives the goods of your step and of all steps below; on points days it gives the points of your step, and a bonus to whoever stands highest. The top step holds only one player.
hint-build = You pay exactly the blocks shown. Farms feed workers on Food Days; monuments score at the end only.
hint-exchange = Wood is worth 2 corn, stone 3, gold 4, selling and buying. First all sales, then all purchases.
hint-advance = Your worker is on the starting player space, so you advance the calendar. Two days are possible only while your player board is light side up; it is then flipped to the dark side, until you reach the top step of a temple.
