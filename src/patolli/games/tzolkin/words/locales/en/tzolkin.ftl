# Tzolk'in. Cases asked for with SHOW: "acc" after a verb, "for" as a price.

## Names

title = Tzolk'in

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan

technology-agriculture = Agriculture
technology-extraction = Resource Extraction
technology-architecture = Architecture
technology-theology = Theology

kind-farm = farm
kind-civic = civic building
kind-tomb = tomb
kind-shrine = shrine

# after "for each of your"
each-civic = civic buildings
each-tomb = tombs
each-shrine = shrines

tile = { $id }
name-building = { $kind } { $tile }
name-monument = monument { $tile }
name-wealth = { $tile }

## Goods

goods-corn = { $n } corn
goods-wood = { $n } wood
goods-stone = { $n } stone
goods-gold = { $n } gold
goods-skull =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
goods-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
goods-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
goods-corn_tile =
    { $n ->
        [one] { $n } corn tile
       *[other] { $n } corn tiles
    }
goods-wood_tile =
    { $n ->
        [one] { $n } wood tile
       *[other] { $n } wood tiles
    }

## Parts of sentences

paid-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }for { SHOW($paid, case: "for") }
    }
results-tail =
    { COUNT($results) ->
        [0] { "" }
       *[other] : { $results }
    }
up = { $temple } +{ $n } (step { $step })
down = { $temple } −{ $n } ({ $step ->
        [-1] bottom step
       *[other] step { $step }
    })
level = { $technology } level { $level }
board-light = player board light side up

## The log: moves

keep = { $seat } keeps two wealth tiles in secret
kept = { $seat } kept { $tiles }{ results-tail }
beg = { $seat } begs for corn{ results-tail }
place = { $seat } places a worker on { $gear } { $space }{ paid-tail }
place-start = { $seat } places a worker on the starting player space{ paid-tail }
place-mercy =
    { COUNT($paid) ->
        [0] { $seat } cannot pay and cannot beg: places a worker on { $gear } { $space } free of charge
       *[other] { $seat } cannot pay and cannot beg: places a worker on { $gear } { $space } for the last { $paid }
    }
pick = { $seat } picks up the worker from { $gear } { $space }
use = { $seat } takes the action { $gear } { $space }{ paid-tail }{ results-tail }
use-none = { $seat } takes no action
harvest-corn = { $seat } harvests corn{ results-tail }
harvest-wood = { $seat } harvests wood{ results-tail }
harvest-burn = { $seat } burns down the forest{ results-tail }
harvest-bare = { $seat } harvests corn without a tile{ results-tail }
anger = { $seat } angers the gods{ results-tail }
temple = { $seat } pleases the gods{ results-tail }
technology = { $seat } advances in { $technology }{ results-tail }
technology-bonus = { $seat } chooses the bonus of { $technology }{ results-tail }
pay = { $seat } pays { SHOW($paid, case: "acc") }{ results-tail }
gain = { $seat } takes { SHOW($results, case: "acc") }
build = { $seat } builds { SHOW($name, case: "acc") }{ paid-tail }{ results-tail }
sell = { $seat } sells { SHOW($paid, case: "acc") } for { SHOW($results, case: "for") }
buy = { $seat } buys { SHOW($results, case: "acc") } for { SHOW($paid, case: "for") }
skip = { $seat } does nothing more here
done = { $seat } leaves the market

## The log: end of a turn, of a round, of the game

refill =
    { $n ->
        [one] New building: { $tiles }
       *[other] New buildings: { $tiles }
    }
teeth-taken = { $seat } takes the corn from the calendar{ results-tail }
food-day-goods = Food Day { $n }: workers eat, temples give goods
food-day-points = Food Day { $n }: workers eat, temples give points
feed-free =
    { $n ->
        [one] { $seat }: { $n } worker eats for free
       *[other] { $seat }: all { $n } workers eat for free
    }
feed =
    { $fed ->
        [0] { $seat } feeds nobody
        [one] { $seat } feeds { $fed } worker
       *[other] { $seat } feeds { $fed } workers
    }{ paid-tail }{ $free ->
        [0] { "" }
        [one] , { $free } eats for free
       *[other] , { $free } eat for free
    }
unfed =
    { $n ->
        [one] { $seat } leaves { $n } worker unfed and loses { SHOW($paid, case: "acc") }
       *[other] { $seat } leaves { $n } workers unfed and loses { SHOW($paid, case: "acc") }
    }
age-2 = Age 2 begins. New buildings: { $tiles }
temple-goods = { $seat } receives from the temples: { $results }
skulls-short =
    { $n ->
        [one] The temples owe { $n } skull, the bank has { $left }: nobody receives a skull
       *[other] The temples owe { $n } skulls, the bank has { $left }: nobody receives a skull
    }
temple-score =
    { $bonus ->
        [0] { $temple } { $points }
       *[other] { $temple } { $points } + { $bonus } for the highest step
    }
temple-points = { $seat }: { $results } from the temples ({ $temples })
corn-laid = 1 corn is placed on the calendar ({ $n } in total)
marker-taken = { $seat } takes back the worker from the starting player space and takes the starting player marker
marker-passed = { $seat } takes back the worker from the starting player space; the starting player marker goes to { $to }
calendar =
    { $days ->
        [one] The calendar advances { $days } day to day { $day }
       *[other] The calendar advances { $days } days to day { $day }
    }
calendar-last = The calendar advances for the last time
advance =
    { $days ->
        [one] { $seat } advances the calendar { $days } day to day { $day }
       *[other] { $seat } advances the calendar { $days } days to day { $day }
    }
advance-dark = { $seat } advances the calendar { $days } days to day { $day }; the player board is now dark side up
fallen =
    { $n ->
        [one] { $seat } gets { $n } worker back, pushed off { $gears }
       *[other] { $seat } gets { $n } workers back, pushed off { $gears }
    }
start-returned = { $seat } takes back the worker from the starting player space
over = The game is over
final-goods = { $points } for leftover goods
final-skulls = { $points } for skulls
final-monument = { $points } for { SHOW($name, case: "for") }
final = { $seat } scores { SHOW($results, case: "acc") } at the end ({ $sources }): { $total } in total
winner = { $winners } wins with { $total }
winner-by-workers = { $winners } wins with { $total }, on the tiebreaker (more workers on the gears)
winners-shared = { $winners } share the win with { $total } each

## Choices

price-tail =
    { COUNT($paid) ->
        [0] : free
       *[other] : costs { SHOW($paid, case: "acc") }
    }
back-tail =
    { $steps ->
        [0] { "" }
        [one] { " " }(step back { $steps }: pay { SHOW($back, case: "acc") })
       *[other] { " " }(step back { $steps }: pay { SHOW($back, case: "acc") })
    }
blocks-tail =
    { $blocks ->
        [0] { "" }
        [one] { " " }for { $blocks } block
       *[other] { " " }for { $blocks } blocks
    }
do-keep = Keep { $tiles }
do-beg = Beg{ results-tail }
do-place = Place on { $gear } { $space }{ price-tail }
do-place-more = Place on { $gear } { $space }
do-place-mercy = Place on { $gear } { $space }: all your corn
do-place-start = Place on the starting player space{ price-tail }
do-place-start-more = Place on the starting player space
do-pick = Pick up from { $gear } { $space }
do-use = Take the action { $gear } { $space }{ back-tail }{ paid-tail }{ results-tail }
do-use-none = Take no action
do-harvest-corn =
    { COUNT($results) ->
        [0] Corn: take a corn tile and its corn
       *[other] Corn: take { SHOW($results, case: "acc") }
    }
do-harvest-wood =
    { COUNT($results) ->
        [0] Wood: take a wood tile and its wood
       *[other] Wood: take { SHOW($results, case: "acc") }
    }
do-harvest-burn =
    { COUNT($results) ->
        [0] Burn down the forest and anger the gods: take the corn tile under the wood tile and its corn
       *[other] Burn down the forest and anger the gods: take { SHOW($results, case: "acc") }
    }
do-harvest-bare =
    { COUNT($results) ->
        [0] Corn without a tile
       *[other] Corn without a tile: take { SHOW($results, case: "acc") }
    }
do-anger = Anger the gods{ results-tail }
do-temple = Go up{ results-tail }
do-technology = { $technology } to level { $level }{ blocks-tail }: { $gives }
do-technology-bonus = Bonus of { $technology }{ blocks-tail }: { $gives }
do-pay = Pay { SHOW($paid, case: "acc") }{ results-tail }
do-gain = Take { SHOW($results, case: "acc") }
do-sell = Sell { SHOW($paid, case: "acc") } for { SHOW($results, case: "for") }
do-buy = Buy { SHOW($results, case: "acc") } for { SHOW($paid, case: "for") }
do-done = Leave the market
do-build = Build { SHOW($name, case: "acc") }{ paid-tail }: { $does }
do-build-plain = Build { SHOW($name, case: "acc") }{ paid-tail } without Architecture, saving it for a second building: { $does }
do-monument = Build { SHOW($name, case: "acc") }{ paid-tail }: at the end { $does }
by-architecture = { $gains } from Architecture
do-advance-1 = Advance the calendar 1 day, to day { $day }
do-advance-2 = Advance the calendar 2 days, to day { $day }; your player board is flipped to the dark side
do-skip-use = No extra action
do-skip-technology = No second advance
do-skip-pay = Pay nothing and take no temple step
do-skip-build = Build nothing more
do-end = End your turn

gives-agriculture-1 = +1 corn when harvesting corn
gives-agriculture-2 = harvest corn without a tile; +1 corn when fishing
gives-agriculture-3 = +2 corn when harvesting corn
gives-agriculture-bonus = 1 step up in any temple
gives-extraction-1 = +1 wood when gaining wood
gives-extraction-2 = +1 stone when gaining stone
gives-extraction-3 = +1 gold when gaining gold
gives-extraction-bonus = 2 blocks of your choice
gives-architecture-1 = +1 corn when building
gives-architecture-2 = +2 points when building
gives-architecture-3 = 1 block fewer when building (Uxmal: 2 corn less)
gives-architecture-bonus = 3 points
gives-theology-1 = take the next higher action in Chichen Itza
gives-theology-2 = after an action in Chichen Itza: pay 1 block for 1 step in a temple
gives-theology-3 = +1 skull in Yaxchilan
gives-theology-bonus = 1 skull

## Questions

ask-keep = Which two wealth tiles do you keep?
ask-turn = Place workers or pick them up?
ask-turn-or-beg = Place workers or pick them up? You may beg for corn first
ask-turn-place = Where do you place your first worker?
ask-turn-place-or-beg = Where do you place your first worker? You may beg for corn first
ask-turn-pick = Which worker do you pick up first?
ask-turn-pick-or-beg = Which worker do you pick up first? You may beg for corn before that
ask-turn-beg = You cannot place a worker: in which temple do you beg for corn?
ask-place = Place another worker, or end your turn?
ask-pick = Pick up another worker, or end your turn?
ask-use = Which action do you take?
ask-use-from = Which action do you take with the worker from { $gear } { $space }?
ask-harvest = What do you take from the jungle?
ask-anger = In which temple do you anger the gods?
ask-technology = In which technology do you advance?
ask-pay = Which blocks do you pay?
ask-gain = Which block do you take?
ask-temple = In which temple do you go up?
ask-build = What do you build?
ask-exchange = What do you sell or buy on the market?
ask-advance = Advance the calendar one day or two?
ask-nothing = The game is over

## Tiles and spaces

tile-priced = { $name } for { SHOW($cost, case: "for") }: { $does }
tile-monument = { $name } ({ $kind }) for { SHOW($cost, case: "for") }: at the end { $does }
tile-free = { $name }: { $does }
tile-brief = { $name } ({ $does })
climbs = { $temple } +{ $n }
any-temple = any temple +{ $n }
advances = { $technology } +{ $n }
any-technology =
    { $n ->
        [one] { $n } advance in any technology
       *[other] { $n } advances in any technology
    }
any-block = 1 block of your choice
feeds-free =
    { $n ->
        [one] food for { $n } worker on every Food Day
       *[other] food for { $n } workers on every Food Day
    }
feeds-cheaper = each worker eats { $n } corn less
extra-building = one more building (optional)
extra-exchange = a visit to the market (optional)
extra-action = any action except those of Chichen Itza, for 1 corn (optional)
scores-kind = { $points } for each of your { $kind }
scores-tile = { $points } for each of your buildings and monuments
scores-monument = { $two } / { $three } / { $four } points (2 / 3 / 4 players) for each monument built by anyone
scores-corn-tile = { $points } for each of your corn tiles
scores-wood-tile = { $points } for each of your wood tiles
scores-workers = { $three } / { $four } / { $five } / { $six } points for 3 / 4 / 5 / 6 workers
scores-level = { $points } for each of your technology levels
scores-mastery = { $one } / { $two } / { $three } points for 1 / 2 / 3 or more technologies at level 3
scores-best-temple = { $points } for each step above the start in your best temple
scores-temples = the points of your step in every temple
scores-skulls = { $points } for each skull in Chichen Itza
space-plain = { $does }
space-priced = { $cost }: { $does }
space-harvest = { $corn } or { $wood }
space-tikal-1 = one advance in a technology
space-tikal-2 = one building
space-tikal-3 = one or two advances in technologies
space-tikal-4 = one or two buildings, or one monument
space-tikal-5 = pay 1 block for one step in each of two temples
space-uxmal-1 = one step in a temple
space-uxmal-2 = trade on the market
space-uxmal-3 = 1 worker
space-uxmal-4 = one building, paid with corn
space-uxmal-5 = any action except those of Chichen Itza

## Why something is not possible now

lack-tail =
    { COUNT($lack) ->
        [0] { "" }
       *[other] . You are { SHOW($lack, case: "acc") } short
    }
not-first = First decide: { $question }
not-worker = { $seat }’s worker stands here
not-neutral = A dummy worker stands here; it never leaves the gear
not-full = Every space of { $gear } is taken
not-lowest = A worker goes to the lowest free space of the gear: { $gear } { $space }
not-in-hand = You have no worker in hand
not-payable = This costs { SHOW($price, case: "acc") }, you have { SHOW($have, case: "acc") }
not-mercy = You can neither pay nor beg: the worker must go to the gear whose lowest free space is cheapest
not-mercy-more = If you place a worker you cannot pay for, it is the only one you place this turn
not-picking = You are picking up workers this turn, so you cannot place any
not-placing = You are placing workers this turn, so you cannot pick any up
not-start-own = Your worker already stands here
not-no-action = Space 0 has no action
not-any = Choose one of the actions 1 to { $top }
not-reached = The worker from { $gear } { $space } cannot reach this action
not-back = Going back as far as here costs { SHOW($price, case: "acc") }, you have { SHOW($have, case: "acc") }
not-chichen = Any action is allowed except those of Chichen Itza
not-again = This action cannot be used to repeat itself
not-used = This action has been used: a skull lies on it
not-skull = This needs a skull, and you have none
not-bank = The bank has no skulls left
not-jungle-left = No tile is left in this jungle group
not-advance-any =
    { $price ->
        [one] The cheapest advance costs { $price } block, you have { $have }
       *[other] The cheapest advance costs { $price } blocks, you have { $have }
    }
not-block = This needs a block, and you have none
not-climb-any = You cannot go up in any temple
not-building-any = You cannot afford any building
not-building-monument = You cannot afford any building or monument
not-row-empty = No buildings are left
not-building-corn = The cheapest building costs { SHOW($price, case: "acc") } in total, you have { SHOW($have, case: "acc") }
not-market = You have nothing to trade: no blocks, and less than 2 corn
not-six = You already have all six workers
not-build-now = Buildings are built with Tikal 2 or 4, or for corn with Uxmal 4{ lack-tail }
not-monument-now = Monuments are built with Tikal 4{ lack-tail }
not-monument-only = Monuments are built with Tikal 4 only, instead of buildings
not-lack = You are { SHOW($lack, case: "acc") } short
not-lack-saved = You are { SHOW($lack, case: "acc") } short, and Architecture saves only one block
not-top = You already stand on the top step
not-top-taken = The top step holds only one player, and { $seat } is there
not-climb-now = Steps in temples come from Tikal 5, Uxmal 1, Chichen Itza and some tiles
not-two-temples = The two steps must be in different temples
not-bottom = You already stand on the bottom step
not-advance-now = Technologies advance with Tikal 1 and 3
not-advance-now-price =
    { $price ->
        [one] Technologies advance with Tikal 1 and 3; this costs { $price } block, you have { $have }
       *[other] Technologies advance with Tikal 1 and 3; this costs { $price } blocks, you have { $have }
    }
not-advance-price =
    { $price ->
        [one] This costs { $price } block, you have { $have }
       *[other] This costs { $price } blocks, you have { $have }
    }
not-bonus-temple = The bonus is a step in a temple, and you cannot go up in any temple
not-bonus-skull = The bonus is a skull, and the bank has none left
not-jungle-now = Tiles of this jungle group are taken with Palenque { $n }
not-jungle-other = Palenque { $n } only gives tiles from its own jungle group
not-goods-now = Blocks come from Yaxchilan and Palenque, and are traded with Uxmal 2
not-gain-order = The two blocks are taken in the order wood, stone, gold
not-pay-together = The blocks of a payment are chosen all at once
not-market-sold = You cannot buy back what you have just sold
not-market-order = First all sales, then all purchases, each in the order wood, stone, gold
not-market-price = You have none to sell; one costs { SHOW($price, case: "acc") }, and you have { SHOW($have, case: "acc") }
not-calendar-last = The calendar advances for the last time at the end of this round
not-calendar-free = The calendar advances at the end of the round: one day by itself, unless somebody goes to the starting player space
not-calendar-other = { $seat } stands on the starting player space and advances the calendar at the end of the round
not-calendar-own = You advance the calendar at the end of the round; two days only if no player has a worker on the second-to-last space of a gear
not-calendar-dark = You advance the calendar at the end of the round, but only one day: your player board is dark side up

## Choices in few words, beside a sign

short-start = Starting player space
short-none = No action
short-beg = Beg
short-bonus = { $technology }: bonus
short-pay = Pay
short-gain = Take
short-sell = Sell
short-buy = Buy
short-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
short-end = End your turn
short-skip = Nothing
short-plain = { $tile } without Architecture
short-harvest-corn = Corn
short-harvest-wood = Wood
short-harvest-burn = Burn
short-harvest-bare = Corn without a tile
short-space = { $gear } { $space }
short-tile = { $tile }
short-keep = { $tiles }

## Why a turn is better than another

why-both =
    { $n ->
        [0] It brings more than your turn: { $more }; less: { $less }.
       *[other] Compared with plan { $n }, more: { $more }; less: { $less }.
    }
why-more =
    { $n ->
        [0] It brings more than your turn: { $more }.
       *[other] More than with plan { $n }: { $more }.
    }
why-less =
    { $n ->
        [0] For now it brings less than your turn: { $less }. It pays off later.
       *[other] Less than with plan { $n }: { $less }.
    }
why-built = You build { $tiles }.
why-first = You stand highest, alone, in the temple of { $temples }.
why-workers =
    { $n ->
        [0] Your workers stand on { $here }; with your turn on { $there }.
       *[other] Your workers stand on { $here }; with plan { $n } on { $there }.
    }
why-standing = Your workers also stand on { $here }.
