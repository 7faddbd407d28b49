# Lessons on the table (docs/lessons.md): what each step says, its task, and what is answered. At most 45 words each.

## A round

round = A round
round-1 = You lead the Romans, Balam the Barbarians. In five rounds you build an Empire. Each round has four phases, and the first is the Lookout: everybody gets new cards.
round-2 = You have already drawn a Faction card. Now Common cards lie open, one more than there are players, and as first player you choose first. The Quarry brings stone every round.
round-2-task = Take the Quarry.
round-2-done = The Quarry is in your hand. Balam takes the Gold Mine, and a new row is laid out.
round-2-mine = The Gold Mine turns workers into gold. But you have few workers, and the Quarry needs none.
round-2-ruins = Ruins cost nothing, but they bring just one worker, once. The Quarry brings stone every round.
round-3 = The second row is taken in reverse order: Balam was first and took the Armorer. Ruins cost nothing to build, so there is always a use for them.
round-3-task = Take the Ruins.
round-3-done = The last card is discarded, and Production begins.
round-3-other = Monty costs 1 wood and 2 stone, and in the first round your board gives just 1 stone. Take the Ruins.
round-4 = Production takes care of itself: your board gave you 2 workers, 1 wood, 1 stone, a Raze token and a Defense token. Later, deals and Production Locations add more.
round-5 = Now the Action phase: in turn, each player takes one action. The most important one: pay for a card in your hand and build it. The Quarry costs 1 wood and 1 stone.
round-5-task = Build the Quarry.
round-5-done = It produced 1 stone at once, and its Building Bonus brought 1 more: you have 2 stone now.
round-5-build = That is possible, too. But the sooner the Quarry stands, the more stone it brings.
round-5-pass = Whoever passes does nothing more this round, and your goods would be lost. Build first.
round-spend = Workers can buy other things: that has a lesson of its own. Here they stay with you.
round-raze = That card would be gone, for two goods. Razing has a lesson of its own.
round-6 = One action, and your turn is done. So far you have only tried it: a turn counts when you confirm it.
round-6-task = Confirm your turn.
round-6-done = Now it is Balam's turn, and Balam passes.
round-6-other = The Defense token protects a Location. But razing takes 2 Raze tokens, and Balam has just one: confirm.
round-7 = After passing, Balam takes no more actions this round. You go on alone, action by action, as long as you like. Ruins cost nothing and bring 1 worker.
round-7-task = Build the Ruins, then confirm.
round-7-done = Now you have 3 workers and two Locations. At the end each Common Location is worth 1 point.
round-7-build = Faction cards cost a Location, too: one of yours would be given up. That is the next lesson.
round-7-pass = Not yet: the Ruins cost nothing, and are worth a point.
round-7-defend = Balam has passed, so nobody can raze the Quarry this round. No need for protection.
round-8 = You could do more, but let that be enough for a first round. After the last pass comes Cleanup: all goods that nothing stores are lost. The Romans store Raze tokens.
round-8-task = Pass.
round-8-done = Everybody has passed: the round is over.
round-8-other = That would be another good action. But now see what Cleanup does: pass.
round-9 = Round 2: workers and stone are gone, the Raze token has stayed, and so have your cards and Locations. Balam is first player now. In the next Production the Quarry brings 1 stone.

## Building

building = Building
building-1 = Common cards cost Resources. Most Faction cards also cost a Location: one of yours is given up. In return they do more, and are worth 2 points at the end instead of 1.
building-2 = Ruins cost nothing and have no ability, just a Building Bonus: 1 worker, once, when they are built. They are made to be given up.
building-2-task = Build the Ruins.
building-2-done = A Location for nothing, and 1 worker. Balam spends 4 workers for 2 wood.
building-2-build = You can afford that, and it may come later. First you need a Location that you will not miss: the Ruins.
building-pass = Then the round would be over for you, with cards and goods unused.
building-other = Possible, but this lesson is about building. Choose the card in your hand.
building-3 = The Builder costs 1 stone and a Location. It is a Production Location: it gives 1 wood and 1 stone, right now and in every Production phase.
building-3-task = Build the Builder and give up the Ruins.
building-3-done = 1 stone paid, 1 stone and 1 wood gained. The Ruins are gone. Balam builds a Watchtower.
building-3-build = Possible, but the Builder first: the sooner it stands, the more it brings.
building-4 = The Village costs 1 wood and has both: Production, 1 worker every round, and a Building Bonus of 1 worker, just once. When you build it you get the two together.
building-4-task = Build the Village, then confirm.
building-4-done = 2 workers at once: you have 5. Balam passes.
building-4-build = A good Location as well. But take the Village now: you will see why in a moment.
building-4-defend = The Defense token makes razing the Village more expensive. But Balam has just 1 Raze token, and razing takes 2.
building-5 = The Sculptor's Apprentice, too, costs 1 stone and a Location. Which one? The Village has paid its bonus already. The Builder brings two goods every round, and 2 points.
building-5-task = Build the Sculptor's Apprentice and give up the Village.
building-5-done = Two Faction Locations stand now, worth 2 points each. The Apprentice will turn stone into points.
building-5-builder = The Builder would be missed: 1 wood and 1 stone every round, and 2 points at the end. Give up the Village.
building-5-build = The Quarry costs no Location. Here you learn to give one up: build the Sculptor's Apprentice.
building-6 = Two more things: gold may be paid in place of any Resource. And instead of a Location you may give up a Foundation, which is what remains when somebody razes one of yours.

## Workers and deals

deals = Workers and deals
deals-1 = Every Faction card has a second use: as a deal. It goes under your board and gives its good, right now and in every Production phase.
deals-2 = A deal costs 1 food, and you have none. But 2 workers buy 1 wood, stone or food, or a card from either deck. In one action you may spend as many pairs as you like.
deals-2-task = Spend 2 workers for 1 food.
deals-2-done = 1 food. Balam passes and keeps a worker: the Barbarians store workers.
deals-2-spend = That is one way to use workers, and often a good one. But a deal is paid for with food.
deals-build = Building can wait for a moment: first the deal.
deals-pass = Then the round would be over for you, and your workers and Resources would be lost.
deals-raze = For a Raze token that card would give two goods, just once. A deal gives every round.
deals-3 = Two of your cards can become deals: the Sculptor's Apprentice gives stone, the Legion a Raze token. Nearly every Roman card costs stone.
deals-3-task = Make a deal with the Sculptor's Apprentice.
deals-3-done = The card lies under your board, and the first stone is yours.
deals-3-legion = A Raze token every round is worth something, too. But you need stone more: take the Sculptor's Apprentice.
deals-3-build = You want to keep the food for the deal, and the card with it. Building comes after.
deals-4 = In a real game you would build now, for what is left is lost in Cleanup. But here, end the round and see what a deal does.
deals-4-task = Pass.
deals-4-done = Now Cleanup, then the Lookout: you take two cards. And then the Production of round 2.
deals-4-other = A good idea, and right in a real game. But now pass.
deals-5 = 3 stone: 1 from your board, 1 from the Builder, and 1 from the deal. It gives this stone every round, to the end of the game.
deals-6 = You may make as many deals as you like. But a deal is not a Location: it scores no points, and its ability is gone. To build a Faction card or to deal it, that is the question in every game.

## Razing and defending

razing = Razing and defending
razing-1 = Round 2. You have 4 Raze tokens: two were stored, your board gave one, and a deal with the Legion another. Common cards show in their Raze field what they give to whoever razes them.
razing-2 = Razing a card from your own hand costs 1 token. You have no use for the Hanseatic League now, but its Raze field shows 1 gold and 1 point.
razing-2-task = Raze the Hanseatic League from your hand.
razing-2-done = 1 gold and 1 point. The card is discarded. Gold pays for any Resource.
razing-2-rival = Balam's Watchtower comes next, for 2 tokens. Begin with the card in your hand.
razing-2-raze = That one you can build cheaply, and use every round. Raze a card that you do not need: the Hanseatic League.
razing-2-defend = Not a bad idea, and it comes in a moment. First raze the Hanseatic League.
razing-other = Possible, of course. But this lesson is about razing.
razing-3 = Placing your Defense token is not an action: do it before or after one, on a Common Location. Razing that Location then costs 1 more Raze token, until the round ends. Your best one is the Quarry.
razing-3-task = Put the Defense token on the Quarry.
razing-3-done = Razing it would cost 3 tokens now, and Balam has 1. Balam builds a Joiner.
razing-3-village = The Village would thank you. But the Quarry cost more and brings the stone you build with: protect that.
razing-3-end = Then the token would lie idle, and in Cleanup it is lost. Place it.
razing-4 = Razing somebody else's Location costs 2 tokens. Balam's Watchtower draws Balam a card every round, and its Raze field shows 2 cards. It has no Defense token.
razing-4-task = Raze Balam's Watchtower, and choose a deck for the first card.
razing-4-done = The second card comes from your Faction deck. Balam gets 1 wood, and keeps the Watchtower face down, as a Foundation.
razing-4-joiner = The Joiner would give 1 wood and 1 point. But the Watchtower works for Balam every round, at no cost: raze that.
razing-4-hand = From your hand it would be cheaper, but this one you want to build. Raze Balam's Watchtower.
razing-5 = A Foundation has no ability and no points, but may be given up to build. Faction Locations cannot be razed, except those of the Japanese, and whoever has passed is safe from razing.

## Three kinds of Locations

kinds = Three kinds of Locations
kinds-1 = There are three kinds of Locations, and each has its own row. Your Builder, Quarry and Village are Production Locations: they gave goods when they were built, and have just given them again.
kinds-2 = Action Locations are the second kind. They do nothing by themselves: you use them, as an action and for a price. The Above-Ground Mine costs 1 stone to build.
kinds-2-task = Build the Above-Ground Mine, then confirm.
kinds-2-done = It stands, and waits to be used. Balam builds a Joiner.
kinds-2-build = That card comes later, or in another game. First the Above-Ground Mine: it turns workers into stone.
kinds-other = Possible, but this is about your Locations. Do what the task says.
kinds-3 = In the mine 1 worker brings 1 stone, twice per round: in two actions, or both at once. Spending workers the usual way, you would need 4 for as much.
kinds-3-task = Use the Above-Ground Mine twice in one action.
kinds-3-done = 2 stone: now you have 5. The workers stay in the mine until Cleanup.
kinds-3-once = That works, and the second time would be another action. Both at once is quicker: use it twice.
kinds-3-spend = Why spend 2 workers? The mine gives 1 stone for each worker.
kinds-4 = You have taken your action: confirm, or first protect a Location.
kinds-4-task = End your turn as you like.
kinds-4-done = Balam passes.
kinds-5 = Features are the third kind: they work whenever something happens. The Roman Fortifications give 2 points for each black Location that you build, and they are black themselves.
kinds-5-task = Build the Roman Fortifications and give up the Village.
kinds-5-done = 2 points at once: a Feature counts its own building, too.
kinds-5-mine = You may give up an Action Location that has been used, but you would miss the mine in the next round. Give up the Village.
kinds-5-location = That one brings stone every round. Of your Production Locations the Village is the one you will miss least.
kinds-5-build = A good card, but not a Feature. This step is about the Roman Fortifications.
kinds-6 = So colors matter: some Features pay for a color, some Production Locations give a good for each Location of a color. Look for cards that fit together.

## Factions

factions = Factions
factions-1 = Each faction has a board and a deck of 30 cards of its own. In this lesson you hold the same four Common cards in four games: see what each faction makes of them.
factions-2 = First the Romans. Each round their board gives 1 wood, 1 stone and 2 workers: what buildings cost. In Cleanup they keep their Raze tokens.
factions-2-task = Build the Castle.
factions-2-done = It stands in the first round. Not one of the other three boards could have paid for it at once.
factions-2-village = The Village costs only 1 wood, and others can pay for that, too. Build what the Romans alone can afford now.
factions-2-raze = Others live by that. The Romans have wood and stone: build.
factions-3 = Now you are the Barbarians: 5 workers each round, but no wood and no stone. You cannot build any of your cards, but you can raze them. And in Cleanup you keep your workers.
factions-3-task = Raze the Barracks from your hand.
factions-3-done = 1 point, and 6 workers. Every 2 of them can be spent on a Resource or a card, and what is left stays with you.
factions-3-raze = That would bring something, too. But the Barracks give a point as well as the worker.
factions-3-spend = That is how the Barbarians come by wood and stone, and it will be your next action. First raze the Barracks.
factions-4 = The Egyptians get 3 workers and 1 gold each round, and keep gold in Cleanup. Gold stands in for any one Resource: wood, stone or food.
factions-4-task = Build a Village with your gold.
factions-4-done = The gold stood in for wood. Whoever gathers gold is never short of the right Resource.
factions-4-deal = Gold can stand in for food as well, and this deal would pay every round. A good choice in a game; here build the Village.
factions-5 = The Japanese get 1 wood and 4 workers, and keep food in Cleanup. Most of their Faction cards can be razed: by you from your hand, and by others once they are built.
factions-5-task = Raze one of your Faction cards from your hand.
factions-5-done = 1 point. But built, it would be worth 2 at the end, so usually you build it and put a worker on it as a Samurai: then razing it costs more.
factions-5-common = That is a Common card, which every faction could raze. Take one that only the Japanese can.
factions-5-village = Fine in a game: the Village brings 2 workers. But this is about your Faction cards.
factions-6 = Romans build, Barbarians have workers, Egyptians pay with gold, Japanese guard what they build. Your Faction cards fit your board: look there first for a plan. The Aztecs, who pray, have lessons of their own.
factions-other = Possible, but it says little about this faction. Do what the task says.

## The end of the game

end = The end of the game
end-1 = Round 5 is the last, and no Cleanup follows. You have 11 points, and Balam, who has passed, has 6. At the end each Common Location adds 1 point and each Faction Location 2. Goods add nothing: spend them.
end-2 = The Gladiator School costs 1 stone (gold will do, too) and a Location. In place of a Common one it is worth 1 point more. And it is black: your Roman Fortifications add 2 points.
end-2-task = Build the Gladiator School and give up a Common Location, but not the Mason.
end-2-done = 2 points at once, and 1 more in the final count.
end-2-mason = The Mason can still make 2 points this round. Give up one that has done its work.
end-2-faction = A Faction Location is worth 2 points itself, so the swap would gain nothing. Give up a Common one.
end-2-build = That brings less than the School: build the School first, the rest comes after.
end-pass = Not yet: there are still points to be had.
end-other = That has its use, too, but all in good time: the order matters now.
end-3 = You have 2 food. A deal brings nothing in a later round now, but its good comes at once: the Colossus gives a stone.
end-3-task = Make a deal with the Colossus, and pay with food.
end-3-done = 1 stone, for food that was of no other use.
end-3-gold = Gold is too good for that: it can stand in for stone. Pay with food.
end-3-card = The Administration would give a card, and cards in hand count only in a tie. Take the stone from the Colossus.
end-4 = Two Action Locations turn stone into points: the Mason takes 1 worker and 1 stone for 2 points, the Sculptor's Apprentice 1 stone for 1 point. Stone and gold: enough for both.
end-4-task = Use the Mason.
end-4-done = 2 points: that makes 15.
end-4-school = A Raze token would bring goods for a card, but at the Mason the worker is worth more.
end-4-build = The Administration would cost both stone and gold, for 2 points. The Mason and the Apprentice make 3.
end-5 = 1 stone or gold is left, and the Sculptor's Apprentice can be used once more.
end-5-task = Use the Sculptor's Apprentice.
end-5-done = 1 more point: 16.
end-6 = Your last wood buys one more Location. What it does no longer matters: once built, it is worth 1 point.
end-6-task = Build any Common card.
end-6-done = Your tenth Location.
end-7 = Only 1 food is left; leftover Resources and workers break ties, then cards in hand. You have 16 points, 6 Common and 4 Faction Locations.
end-7-task = Pass, and the final scoring begins.
end-7-done = 16 + 6 + 8: you win, 30 points to 15.
end-7-other = A card in hand scores nothing now. Pass.

## Playing alone

solo = Playing alone
solo-1 = Alone you play against a virtual player, who has no goods but collects cards. After five rounds you win if you have more Faction Locations than the virtual player has cards. A tie is lost.
solo-2 = In the Lookout four cards lie open. You take one, and one of the other three, at random, goes to the virtual player.
solo-2-task = Take the Quarry.
solo-2-done = The Confectioner goes to the virtual player.
solo-2-other = Not bad, but stone every round is what the Romans need first.
solo-3 = Of the last two you take one again, and the other goes to the virtual player, too.
solo-3-task = Take the Gold Mine.
solo-3-done = So the virtual player has two Locations this round.
solo-3-other = You already have a Watchtower in your hand. Take the Gold Mine.
solo-4 = The virtual player collects what is left of them at the end of a round: 2 cards per round, 10 in five, unless you raze some. Attacks can take yours, too.
solo-5 = You have built the Builder and the Quarry. When you pass, Cleanup comes as usual, then two attacks.
solo-5-task = Pass.
solo-5-done = Two Attack cards are turned up: gold and worker.
solo-5-other = In a real game you surely would. But see the attacks here: pass.
solo-6 = An attack takes a Common Location whose Raze field shows the good just turned up and another one from the line. The Quarry shows stone twice: safe. Faction Locations are never attacked, except Japanese ones.
solo-7 = Round 2. Again the virtual player has two Locations. With your stored Raze token you have 2: enough for one of them. What is razed is not collected.
solo-7-task = Raze one of the virtual player's Locations.
solo-7-done = The goods are yours, and this card will never be collected.
solo-7-hand = From your hand 1 token is enough, but then the other one cannot raze a Location of the virtual player.
solo-7-other = That can wait for your next action. Raze first.
solo-8 = So far: one Faction Location against 2 collected cards. Build Faction cards, raze what you can, and keep few Common Locations that fit the line. Your points give your rank.

## Prayers

prayers = Prayers
prayers-1 = The Aztecs pray. For a Prayer, Common cards are drawn and shown: their colors bring goods, then they are discarded. Your Sacrificial Altar says: Pray 5.
prayers-2 = The Altar costs 1 worker. Before the draw you declare brown, gray or red; each card of that color brings 1 wood, stone or food. Of the 84 Common cards 16 are brown, 13 gray, 12 red.
prayers-2-task = Use the Altar, declare brown, and draw cards.
prayers-2-done = Two of the five cards are brown. And yet you have 3 wood.
prayers-2-color = Possible, but brown cards are the most frequent, and you have no wood. Begin with brown.
prayers-tokens = Your tricolor Blessing alone would bring 1 for certain. Five cards bring more on average: draw.
prayers-twice = Twice in one action works, too. But here one Prayer comes after the other: use it once.
prayers-other = Possible, but this lesson is about praying: use the Sacrificial Altar.
prayers-3 = The third came from your tricolor Blessing: it counts as brown, gray or red, as you need it. If at least one card matches, each matching Blessing counts as one more card. If none had matched, you would have gotten nothing.
prayers-4 = The Altar can be used twice in a round. Now you need stone for your next Locations.
prayers-4-task = Use the Altar again, declare gray, and draw cards.
prayers-4-done = Two gray cards and your Blessing: 3 stone for 1 worker.
prayers-4-color = Wood you have, and food can wait. Your next Locations cost stone: declare gray.
prayers-4-build = Soon. First one more Prayer, for stone.
prayers-5 = Where a card says to choose a color, you do so after the draw. Cards with several colors count for each, colorless ones like Ruins for none. Prayers also come with Production or with Features.

## Blessings

blessings = Blessings
blessings-1 = A Blessing is a good of its own, in one of nine colors, and you hold at most one of each. A Prayer does not use it up, but in Cleanup it is lost unless something stores it.
blessings-2 = The Feathered Shrine costs 1 stone and a Location, and brings 1 Blessing and 1 worker, now and in every Production phase. Red will go well with your next card.
blessings-2-task = Build the Feathered Shrine, give up the Ruins, and take the red Blessing.
blessings-2-done = Now you hold two: red, and the tricolor one of your board.
blessings-2-altar = The Altar has prayed for you twice, and will again next round. Give up the Ruins.
blessings-2-fits = That color would fit as well, but your tricolor Blessing can already stand in for it. Here it is red.
blessings-2-useless = No card of yours prays for that color: such a Blessing would do nothing today. Take red.
blessings-build = Possible, but not yet: do what the task says first.
blessings-other = That has its place in a game. In this lesson look at the card in your hand.
blessings-3 = The House of Incense costs a Location, too. The Village costs just 1 wood and brings 2 workers when built: just right to give up afterward.
blessings-3-task = Build a Village, then confirm.
blessings-3-done = A Location to give up, and 2 workers.
blessings-3-defend = No need: the Village will be given up in a moment.
blessings-4 = The House of Incense prays in Production, and at once when built: Pray 4, with brown, gray and red all bringing their goods. One card of any of them wakes all Blessings that fit.
blessings-4-task = Build the House of Incense, give up the Village, and draw cards.
blessings-4-done = One gray card, and three that do not fit. But one is enough.
blessings-4-tokens = That is the safe way: both Blessings, 2 goods for certain. With four cards you have good chances of more: draw.
blessings-4-location = That one serves you every round, and is worth 2 points at the end. Give up the Village.
blessings-5 = The gray card brings 1 stone and wakes your Blessings. The red one brings 1 food. The tricolor one becomes the color you choose.
blessings-5-task = Choose a color for the tricolor Blessing.
blessings-5-done = 3 goods from a single matching card, and both Blessings are still yours.
blessings-6 = In Cleanup the red Blessing is lost; the Keeper of Days, for one, could store it. The tricolor one stays with the Aztecs. And the Shrine brings a new one every round.

## Three more Prayers

examples = Four more Prayers
examples-1 = The Wandering Priest is a Feature: with each deal you Pray 5, and each card in the color of the good you got is worth 1 point. Brown stands for wood, whatever the color of the dealt card.
examples-1-task = Make a deal with either card, and draw cards.
examples-1-done = 1 wood, and 3 points: two brown cards and your tricolor Blessing.
examples-1-tokens = That would be 1 point for certain. Cards bring more on average, and the Blessing helps if one is brown: draw.
examples-other = Possible, but this is about praying. Look at the task.
examples-2 = Another game. The Voice of the Gods costs 1 food, and gold will do. Red cards bring 1 point each, pink ones 1 worker. You hold three Blessings: red, pink and the tricolor one.
examples-2-task = Use the Voice of the Gods, and pray with Blessings only.
examples-2-done = 2 points from red and tricolor, and 1 worker from pink. Nothing was drawn, and all three Blessings stay.
examples-2-draw = In about four out of five cases a red or pink card comes, and you get more. In the fifth you get nothing. This time take what is certain.
examples-3 = And another. At the Temple of the Rising Sun each brown, gray or red card lets you spend 1 wood, stone or food: 1 point each, and 1 more point for each kind you spend.
examples-3-task = Use the Temple of the Rising Sun, and draw cards.
examples-3-done = Two gray cards, a red, a blue and a black one: up to 2 stone and 1 food.
examples-3-tokens = The tricolor Blessing alone would allow just 1 Resource: 2 points. You have plenty to spend: draw.
examples-3-altar = The Altar brings Resources, and of those you have enough. The Temple turns them into points.
examples-4 = The tricolor Blessing allows 1 more. As brown it adds wood, a third kind: that is an extra point. Resources are asked for in the order wood, stone, food.
examples-4-task = Choose brown, then spend 1 wood, 2 stone and 1 food.
examples-4-done = 4 Resources of 3 kinds: 7 points from a single Prayer.
examples-4-color = Gray would allow one more stone, and for red you lack food: 6 points at most. Brown brings a third kind, and 7.
examples-4-give = Then what comes before it in the order is left out, and its points are lost. Keep to wood, stone, stone, food.
examples-4-stop = There is more to be had: each Resource is another point.
examples-5 = The last one: Romans pray, too. The Chapel of Mars costs 1 gold. Each pink card brings 1 worker, each gold card 1 gold, each black card 1 Raze token. You hold three Blessings: black, brown and gold.
examples-5-task = Use the Chapel of Mars, and draw cards.
examples-5-done = Two pink cards and a gold one: the Prayer is answered, so your black and gold Blessings help. You get 2 workers, 2 gold and 1 Raze token. Brown does nothing here, and all three Blessings stay.
examples-5-tokens = That would be 1 gold and 1 Raze token for certain. With five cards one of the three colors almost always comes, and then the Blessings count as well: draw.
