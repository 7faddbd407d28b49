# The rules reference: an article has a title and a text. Each line of a text is a paragraph; one that begins with a dash
# is an item of a list. What single spaces, levels and tiles do is said by tzolkin-guide.ftl.

## Chapters

chapter-game = The game
chapter-turn = Your turn
chapter-gears = The gears
chapter-technologies = Technologies
chapter-tiles = Buildings and monuments
chapter-temples = Temples
chapter-calendar = The calendar
chapter-food = Food Days
chapter-end = The end of the game

## The game

overview = What the game is about
overview-text =
    You place workers on gears that turn a little every day. The longer a worker stays, the better the action it takes when you pick it up.
    A game lasts 27 days. In each round everybody takes one turn, clockwise from the starting player; then the calendar advances. The rounds of days 8, 14, 21 and 27 end with a Food Day.
    Points come from temples, buildings, monuments and crystal skulls. Whoever has the most at the end wins.
setup = Setup
setup-text =
    2 to 4 players start with 3 workers each (nobody ever has more than 6), without points, on the white step of every temple and at level 0 of every technology. The player board lies light side up. The starting player is drawn at random.
    - Buildings: 6 of age 1 lie face up.
    - Monuments: 6 with four players, 5 with three, 4 with two. The others are not used.
    - Jungle: groups 2 to 5 have a corn tile for each player; in groups 3 to 5 a wood tile covers each of them.
    - Bank: 13 crystal skulls; everything else is unlimited.
wealth = Starting wealth
wealth-text =
    Everybody is secretly dealt 4 starting wealth tiles and keeps 2. All choices are revealed together; then everybody takes what the two tiles show.
    One tile shows a fed worker: it feeds one worker on every Food Day. It does not count as a building.
dummies = Dummy workers with two or three players
dummies-text =
    With three players 6 dummy workers block spaces, with two players 12. Before anybody chooses starting wealth, tiles that were not dealt are drawn, and each puts a dummy worker on the space it shows.
    The first one on a gear brings a second one to the opposite tooth, if one is left; never in Chichen Itza.
    Dummy workers turn with their gear for the whole game. They never fall off: behind the last space they come around again.

## Your turn

turn = A turn
turn-text =
    You may beg first. Then you either place workers or pick workers up: at least one, as many as you like, never both and never neither.
    At the end of the turn empty building spaces are refilled from the deck of the current age, as long as it has tiles. If you placed a worker on the starting player space, you now take the corn of the calendar. You cannot use either of them in the same turn.
begging = Begging for corn
begging-text =
    Only as the first thing in your turn, and only with 2 corn or less: your corn becomes 3, and you go down one step in a temple of your choice. It is impossible if you stand on the bottom step of all three.
    You must beg if you have no worker on a gear and cannot pay for any placement.
    If you would have to beg but cannot, the gods show mercy: one worker goes to the gear whose lowest free space has the smallest number, and your corn becomes 0. If several gears tie, you choose.
placing = Placing workers
placing-text =
    A worker goes to the lowest free space of a gear, or to the starting player space if that is free. A gear whose numbered spaces are all taken cannot be chosen.
    - The space costs its number in corn.
    - On top of that the workers of one turn cost 0, 1, 2, 3, 4 and 5 corn, in the order you place them.
    Each worker is paid for at once; you cannot place what you cannot pay for at that moment.
picking = Picking workers up
picking-text =
    Pick up any number of your workers, one after the other, in any order; each is resolved completely before the next.
    - A worker takes the action of its space,
    - or a lower action of the same gear for 1 corn per step back, paid before you gain anything. Workers on that space do not matter;
    - or no action. Space 0 has none.
    Workers you get back or gain wait for a later turn.
any-action = Spaces with any action
any-action-text =
    Spaces 6 and 7, and space 10 of Chichen Itza, have no action of their own. A worker picked up there takes any one action of that gear, without paying for steps back.
    The last space is also the last chance: the next day pushes the worker off the gear.
impossible = When an action cannot be used
impossible-text =
    An action whose cost you cannot pay, or which would change nothing, is not offered.
    - Harvesting needs a tile, or Agriculture at level 2.
    - A technology, building or monument must be affordable after the corn for steps back has been paid.
    - A step in a temple needs a temple you can climb; a skull needs one in the bank.
    - Uxmal 3 needs fewer than 6 workers; Chichen Itza a skull of yours and an unused action.

## The gears

palenque = Palenque: corn and wood
palenque-text = Palenque feeds you. Space 1 is for fishing; with spaces 2 to 5 you take tiles from the jungle group with the same number.
jungle = The jungle
jungle-text =
    With spaces 2 to 5 of Palenque you take a tile from the jungle group with the same number. You keep the tiles: two monuments count them.
    - A corn tile can be taken when no wood tile covers it.
    - A wood tile gives wood and uncovers the corn tile below it, for anybody, even in the same turn.
    - Burning: discard a wood tile and take the corn tile below it with its corn. This angers the gods: you go down one step in a temple of your choice. It is impossible on the bottom step of all three temples. You may burn although another corn tile is uncovered.
    With Agriculture at level 2 you can harvest corn where no corn tile is uncovered: without a tile, and without angering the gods. If one is uncovered, you take that tile.
yaxchilan = Yaxchilan: wood, stone, gold, skulls
yaxchilan-text = Yaxchilan gives blocks and the crystal skulls for Chichen Itza. Skulls come only while the bank has any; that is true of every other gain of skulls, too.
tikal = Tikal: technologies and building
tikal-text =
    Tikal turns blocks into lasting things. Buildings and monuments are paid exactly as shown; for technologies and temples any blocks will do.
    If only one temple can be climbed, Tikal 5 gives one step.
uxmal = Uxmal: what corn can buy
uxmal-text =
    With Uxmal 4 you build for corn only: 2 corn for each block of the price. With Uxmal 5 you take any action of Palenque, Yaxchilan, Tikal or Uxmal for 1 corn and its own costs, but not Uxmal 5 again.
    Some buildings give such an action: one more building as in Tikal 2, the market as in Uxmal 2, or any action for 1 corn as in Uxmal 5. You may decline each of them.
market = The market
market-text =
    With Uxmal 2 you trade as often as you like: wood for 2 corn, stone for 3, gold for 4, selling and buying alike.
    At the end of the game all blocks you have left become corn at these prices.
chichen_itza = Chichen Itza: skulls for the gods
chichen_itza-text =
    Each of the actions 1 to 9 can be used once in the whole game, by anybody. Put one of your crystal skulls on it: you gain its points, its step in a temple and, where one is shown, a block of your choice.
    A step that cannot be taken is lost; the action is still possible. With Theology a worker may take the next higher action.
skulls = Crystal skulls
skulls-text =
    There are 13 in the game. They come from Yaxchilan 4, from the temple of Kukulcan, from Theology and from a few tiles. When the bank has fewer than you should get, you get what is left.
    On Food Days with goods it is stricter: if the bank cannot give everybody their skulls, nobody gets one.
    A skull you still have at the end is worth 3 points.

## Technologies

technologies = Advancing in technologies
technologies-text =
    Levels 1, 2 and 3 cost 1, 2 and 3 blocks of any kinds. Tikal 1 gives one advance, Tikal 3 one or two, paid for one by one. You keep the effects of all lower levels.
    At level 3 each further advance costs 1 block and gives the bonus of the track, as often as you like.
    An advance from a tile is free of charge, and at level 3 it gives the bonus. If a tile names the track and the advance can do nothing there, it is lost.
agriculture = Agriculture
agriculture-text = Agriculture makes harvests in the jungle larger, burning included. At level 3 it is 3 corn more in total.
extraction = Resource Extraction
extraction-text = Resource Extraction counts for Yaxchilan and for wood from Palenque 3 to 5. Tiles, temples and the market do not count.
architecture = Architecture
architecture-text =
    Architecture counts for every building you build with Tikal 2, Tikal 4 or Uxmal 4, also when a tile or Uxmal 5 leads there. The corn comes after paying, so it cannot pay for the building itself.
    It never counts for monuments. If you build two buildings with Tikal 4, it counts for one of them.
theology = Theology
theology-text =
    Level 1: a worker from Chichen Itza may take the action one above its space, free of charge; from space 9 that means any open action.
    Level 2: after each action there you may pay 1 block, even one you have just gained, for a step in a temple of your choice.

## Buildings and monuments

buildings = Buildings
buildings-text =
    The upper half of a tile shows its kind and its price, the lower half what it gives. There are farms, civic buildings, tombs and shrines; monuments count some of these kinds.
    The order: pay, take the tile, then the corn and points from Architecture, then what the tile gives: goods, points, workers, named temple steps and technologies first, your own choices last.
    The level of Architecture you had before counts. Each choice is answered before the next effect.
two-buildings = Two buildings at once
two-buildings-text =
    With Tikal 4 you build one or two buildings, or one monument.
    All levels of Architecture together count for one of the two, as you choose. A level that the first building brings may already serve the second, if none was used for the first.
    Goods from the first building may pay for the second, and an extra action of the first comes before it.
monuments = Monuments
monuments-text =
    Monuments are built with Tikal 4 only, for exactly what they show, and score only at the end. Only those laid out at the beginning are in the game.
    A monument that counts tiles of some kind counts itself, too, if it is of that kind. A skull paid for a monument goes back to the bank.
farms = Farms
farms-text =
    Farms feed workers on every Food Day, free of charge, as many as they show. With one kind, each of your workers eats 1 corn less instead; several of them add up, down to 0.

## Temples

temples = Climbing temples
temples-text =
    Everybody begins on the white step. Begging and burning lead down, at most to the bottom step, which costs points.
    The top step holds only one player. You can climb a temple unless you are at its top or the next step is a top step that is taken. A named step that is impossible is lost; two named steps are taken one by one.
    Whoever reaches a top step turns their player board light side up again. Going down never turns it.
rewards = What temples give
rewards-text =
    On Food Days with goods (the first and the third) each temple gives all goods of your step and of every step below.
    On Food Days with points (the second and the fourth) each temple gives the points of your step. Whoever is highest gets the bonus of the age as well, even on the white or the bottom step; tied players get half of it each.

## The calendar

calendar = How the calendar turns
calendar-text =
    At the end of a round the calendar advances one day, and every worker moves one space further. If nobody used the starting player space, 1 corn is placed on the calendar first.
    A worker pushed off the last space comes back to its owner without an action.
start-space = The starting player space
start-space-text =
    A worker here costs the same as on space 0: only the surcharge. At the end of that turn you take all the corn on the calendar.
    At the end of the round the worker comes back. You take the starting player marker or, if you already have it, pass it to the left. Then you advance the calendar, one day or perhaps two; no corn is placed on it.
two-days = Advancing two days
two-days-text =
    Whoever used the starting player space may advance two days if their player board lies light side up; it is then turned to the dark side. Reaching the top of a temple turns it back.
    It is forbidden while a worker of any player stands on space 6 of a small gear or on space 9 of Chichen Itza. Dummy workers do not matter.
    A Food Day that was skipped over takes place at the end of the next round.

## Food Days

food-day = Feeding workers
food-day-text =
    At the end of days 8, 14, 21 and 27 every worker in play eats 2 corn: on gears, on the starting player space and those not placed. Farms feed some of them free of charge or more cheaply.
    You must feed as many as you can. Each unfed worker costs 3 points; points may become negative.
    Then come the rewards of the temples.
ages = The second age
ages-text = On the second Food Day, after feeding, all buildings of age 1 leave the game, those on the board and in the deck, and 6 buildings of age 2 are laid out.

## The end of the game

end = The end and the final scoring
end-text =
    After the fourth Food Day the calendar advances one last day, without corn and without a choice. Then everybody scores:
    - Blocks become corn at market prices, and every corn is a quarter of a point. Nothing is rounded.
    - A crystal skull you still have is 3 points.
    - Monuments score what they show. The one that counts your temple steps again may even cost points.
winning = Who wins
winning-text = The player with the most points wins. If tied, the one with more workers on the gears; if still tied, they share the victory.

## Icons

icon-worker = worker
icon-worker-n = dummy worker
icon-extra-worker = one more worker
icon-temple-up = a step up in a temple
icon-temple-down = a step down in a temple
icon-technology = an advance in a technology
icon-building = building
icon-monument = monument
icon-corn-tile = corn tile
icon-wood-tile = wood tile
icon-burn = burning down the forest
icon-fish = fishing
icon-market = the market
icon-any-action = any action of the gear
icon-gear = any action of Palenque, Yaxchilan, Tikal or Uxmal
icon-fed = a worker fed free of charge
icon-beg = begging for corn
icon-start-player = starting player
icon-day = one day
icon-two-days = two days
icon-food-goods = Food Day with goods
icon-food-points = Food Day with points
