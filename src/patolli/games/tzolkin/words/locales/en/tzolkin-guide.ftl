# The rules in short, for whoever asks about a place of the board. Every number is one of the game's.

## Names

name-skulls = crystal skulls
name-points = victory points
name-workers = workers
name-corn_tiles = corn tiles
name-wood_tiles = wood tiles
space-0 = no action

## A turn

rule-turn = On your turn you either place workers or pick workers up: at least one, as many as you like, never both. At the end of your turn empty building spaces are refilled.
rule-place = A worker goes to the lowest free space of a gear and costs that space's number in corn. The second worker of a turn costs 1 corn more, the third 2 more, and so on; each is paid for at once. It does nothing yet: every day the gears carry the workers one space further.
rule-pick = A worker you pick up takes the action of its space, or a lower one of the same gear for 1 corn per step back, or none. Resolve each one completely before the next, in any order you like. Workers you get back wait for your next turn.
rule-beg = With 2 corn or less you may begin your turn by begging: your corn becomes 3, and you go down one step in a temple of your choice. You must beg if you have no worker on a gear and cannot pay for any space.

## Gears

rule-gear-palenque = Palenque gives corn and wood. With its spaces 2 to 5 you take tiles from the jungle group with the same number.
rule-gear-yaxchilan = Yaxchilan gives wood, stone and gold, some corn, and the crystal skulls for Chichen Itza.
rule-gear-tikal = Tikal turns blocks into technologies, buildings, monuments and steps in the temples.
rule-gear-uxmal = Uxmal turns corn into almost anything: temple steps, blocks, buildings, another action. New workers come from here, too.
rule-gear-chichen_itza = In Chichen Itza you leave crystal skulls and get points and temple steps. The gear is larger than the others: its spaces go up to 10, and each action can be used only once in the whole game.

## Spaces

rule-space-0 = Space 0 has no action: a worker waits here for the gear to carry it on. It costs only the surcharge for being your second, third … worker this turn.
rule-space-chichen_itza-0 = Space 0 has no action of its own. With Theology a worker picked up here may take action 1.
rule-space-any = From here a worker may take any action from 1 to { $top } of this gear without paying for steps back.
rule-space-last = From here a worker may take any action from 1 to { $top } of this gear without paying for steps back. It is the last space: the next day pushes the worker off the gear, and it comes back without an action.
rule-space-palenque-1 = Fishing: 3 corn, without a tile. Agriculture at level 2 adds 1 corn.
rule-space-palenque-2 = Take a corn tile from this jungle group and 4 corn; no wood covers it. When no tile is left, you can still harvest here only with Agriculture at level 2 or higher.
rule-space-harvest = Take an uncovered corn tile and { $corn } corn, or a wood tile and { $wood } wood, which uncovers the corn tile below. Or burn a wood tile: you get the corn tile below with its corn, and go down one step in a temple.
rule-space-yaxchilan-1 = You get 1 wood. Resource Extraction at level 1 adds 1 wood.
rule-space-yaxchilan-2 = You get 1 stone and 1 corn. Resource Extraction at level 2 adds 1 stone.
rule-space-yaxchilan-3 = You get 1 gold and 2 corn. Resource Extraction at level 3 adds 1 gold.
rule-space-yaxchilan-4 = You get 1 crystal skull, while the bank has any. Theology at level 3 adds another one.
rule-space-yaxchilan-5 = You get 1 gold, 1 stone and 2 corn. Resource Extraction adds 1 stone at level 2 and 1 gold at level 3.
rule-space-tikal-1 = Advance in one technology: level 1, 2 or 3 costs 1, 2 or 3 blocks of any kinds. At level 3 one block buys the bonus.
rule-space-tikal-2 = Build one building from the row and pay exactly the blocks it shows.
rule-space-tikal-3 = Advance once or twice, in the same technology or in two; pay for each advance as at Tikal 1.
rule-space-tikal-4 = Build one or two buildings, or one monument. If you build two, Architecture applies to only one of them, as you choose.
rule-space-tikal-5 = Pay 1 block of any kind and go up one step in each of two different temples.
rule-space-uxmal-1 = Pay 3 corn and go up one step in a temple of your choice.
rule-space-uxmal-2 = Trade on the market as often as you like: wood is worth 2 corn, stone 3, gold 4, selling and buying.
rule-space-uxmal-3 = You get one more worker, up to six. You can place it from your next turn on, and it must be fed on Food Days.
rule-space-uxmal-4 = Build one building for corn: 2 corn for each block of its price, and no blocks at all. Never a monument.
rule-space-uxmal-5 = Pay 1 corn and take any action from 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal, with its own costs; but not this one again.
rule-space-chichen_itza = Put one of your crystal skulls here: you get the points, the step in the temple, and a block of your choice where one is shown. Nobody can use this action again in this game.

## The start space, the calendar, food days

rule-start = A worker here costs only the surcharge for being your second, third … this turn, and takes all the corn on the calendar. At the end of the round it comes back to you, and you become the starting player, or pass the marker to the left if you already had it. Then you advance the calendar: one day, or perhaps two.
rule-calendar = At the end of each round the calendar advances one day, and every worker moves one space further. If nobody stands on the starting player space, 1 corn is placed on the calendar. Whoever stands there may advance two days if their player board is light side up (it is then flipped to the dark side), but not if a player has a worker on the second-to-last space of a gear.
rule-food-day = At the end of days 8, 14, 21 and 27 every worker eats 2 corn; each hungry one costs 3 points. Then the temples give goods on days 8 and 21, points on days 14 and 27. A Food Day that is skipped over takes place one round later.

## Temples

rule-temple-chaac = Chaac gives stone: on days with goods 1 from step 1 up, and another from step 3 up. On days with points it gives the points of your step, up to 8. Whoever stands highest then gets 6 more points in age 1 and 2 more in age 2; tied players get half.
rule-temple-quetzalcoatl = Quetzalcoatl gives gold: on days with goods 1 from step 2 up, and another from step 4 up. On days with points it gives the points of your step, up to 13. Whoever stands highest then gets 2 more points in age 1 and 6 more in age 2; tied players get half.
rule-temple-kukulcan = Kukulcan gives wood from steps 1 and 3 up, and a crystal skull from step 4 up, on days with goods. On days with points it gives the points of your step, up to 10. Whoever stands highest then gets 4 more points in age 1 and 4 more in age 2; tied players get half.

## Technologies

rule-technology-agriculture = Agriculture makes harvests larger: 1 more corn in the jungle at level 1, another 2 at level 3. At level 2 fishing gives 1 more corn, and you can harvest corn without a tile where none is uncovered. Each advance beyond level 3 is a step in a temple.
rule-technology-extraction = Resource Extraction gives 1 more block when a space of Yaxchilan or Palenque gives you wood (level 1), stone (level 2) or gold (level 3). Tiles, temples and the market do not count. Each advance beyond level 3 gives 2 blocks of your choice.
rule-technology-architecture = Architecture helps with every building: 1 corn at level 1, also 2 points at level 2, and at level 3 you save one block of the price (with Uxmal 4: 2 corn). It never helps with monuments. Each advance beyond level 3 gives 3 points.
rule-technology-theology = Theology helps you with crystal skulls. Level 1: a worker from Chichen Itza may take the next higher action. Level 2: after an action there you may pay 1 block for a step in a temple. Level 3: 1 more skull with Yaxchilan 4. Each advance beyond level 3 gives 1 skull.

## Tiles, skulls, the end

rule-buildings = Buildings are built with Tikal 2 or 4, or for corn with Uxmal 4, and give what they show at once; farms feed workers on Food Days. Empty spaces are refilled at the end of the turn. On the second Food Day all of them are replaced by buildings of age 2.
rule-monuments = Monuments are built with Tikal 4 only, for exactly what they show, and score at the end of the game. Those on the board are all there are; Architecture does not help with them.
rule-jungle = Each group belongs to the space of Palenque with the same number. In groups 3 to 5 a wood tile lies on each corn tile: the corn can be taken when its wood is gone. You keep the tiles you take; two of the monuments count them.
rule-skulls = There are 13 crystal skulls. They come from Yaxchilan 4, Kukulcan, Theology and a few tiles, and are worth the most in Chichen Itza. One you still have at the end is worth 3 points.
rule-end = The game ends with the fourth Food Day, on day 27. Blocks become corn as on the market, every 4 corn is worth a point, each skull 3, and the monuments score. Whoever has the most points wins; if tied, whoever has more workers on the gears.
