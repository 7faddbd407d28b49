# The rules of Imperial Settlers in short, for whoever asks about something on the table. Every number is one of the game's.

## A round

rule-game = In five rounds you build an Empire of Locations. Each round has a Lookout, a Production, an Action and a Cleanup phase; after the fifth round there is no Cleanup. The player with the most victory points wins.
rule-phase-lookout = Everybody draws a Faction card. Then Common cards are laid out, one more than there are players: beginning with the first player each takes one, then once more in reverse order from a new row.
rule-phase-production = Everybody gets the goods of their faction board, one good for each deal, and what their Production Locations give.
rule-phase-action = Beginning with the first player, players take turns: take one action or pass, until all have passed. There is no limit to the number of actions.
rule-phase-cleanup = All goods that nothing stores are discarded, Blessings too. Cards in hand, deals, Foundations, Samurai and whatever has been placed on or under Locations for good stay. The first player marker moves on.
rule-phase-attack = Solo game: the virtual player collects the Locations left to them. Then two Attack cards are turned up, one after the other, and each may take one of your Locations: one whose Raze field shows two goods of the line.
rule-phase-over = Each Common Location is worth 1 point, each Faction Location 2, and some Features score. If tied, the player with more workers and Resources left wins, then the one with more cards in hand.

## Actions

rule-build = Pay the price of a card in your hand and add it to your Empire. Where the price shows a Location, give up one of your Locations or a Foundation. A Production Location produces at once, and a Building Bonus comes once.
rule-deal = Pay 1 food and put a Faction card from your hand under your board. You get its deal good at once and again in every Production phase.
rule-raze = Raze a card from your hand for 1 Raze token, or another player's Location for 2; a Defense token and a Samurai on it cost 1 more each. You get the goods of its Raze field. The owner of a razed Common Location keeps it as a Foundation and gets 1 wood.
rule-use = Pay what an Action Location asks and carry out its effect. Each can be used once per round, some twice (both in one action, if you like).
rule-send = Send 1 worker to an Open Production Location of another player who has not passed: you gain its good, its owner gains 1 worker. At most twice per Location and round.
rule-spend = Spend 2 workers for 1 wood, stone or food, or for 1 card from either deck; as many pairs in one action as you like.
rule-pass = Whoever has passed takes no more actions this round, and can no longer be targeted.
rule-free = Before or after your action you may place your Defense token on a Common Location, put Samurai on Faction Locations, cards under the Gate and Resources on the Shrine.
rule-foundation = A Foundation has no color, no ability and no points. Its only use is to be given up when you build.
rule-solo = You play against a virtual player without goods. You win if at the end you have more Faction Locations than the virtual player has collected cards; your points give your rank.

## Prayers and Blessings

rule-prayer = Pray X: draw X Common cards; their colors bring what the card says, then they are discarded. A color you must declare is named before the draw, one you choose after it.
rule-blessing = You hold at most one Blessing of each color. In a Prayer each matching one counts as one more card if at least one card matches; or you draw nothing and use the Blessings alone. They are not used up, but are discarded in Cleanup unless stored.
rule-tricolor = The Aztecs' tricolor Blessing counts as brown, gray or red, as you choose in each Prayer.

## Cards

rule-kind-production = A Production Location gives its goods when it is built and in every Production phase.
rule-kind-feature = A Feature works whenever what it names happens, including when it is built itself.
rule-kind-action = An Action Location is used as an action, for its price.
rule-kind-building_bonus = A Building Bonus comes once, when the Location is built.
rule-kind-end_of_game = This scores at the end of the game.
rule-common = Common cards have a Raze field and no deal. They are worth 1 point at the end.
rule-faction = Faction cards have a deal; other players cannot raze them, except those of the Japanese. They are worth 2 points at the end.

## Goods

rule-good-wood = Wood is a Resource: it builds Locations and feeds actions.
rule-good-stone = Stone is a Resource: it builds Locations and feeds actions.
rule-good-food = Food is a Resource: deals cost 1 food, and some Locations and actions need it.
rule-good-worker = Workers pay for actions, two of them buy a Resource or a card, and the Japanese turn them into Samurai.
rule-good-raze = Raze tokens are the price of razing.
rule-good-defense = The Defense token protects one of your Common Locations for the round: razing it costs 1 more Raze token.
rule-good-gold = Gold may be paid in place of any Resource, never the other way around.
rule-good-vp = Victory points decide the game.
rule-good-card = For each card you draw, you choose the Common deck or your Faction deck.
rule-good-common_card = A card from the Common deck.
rule-good-faction_card = A card from your Faction deck.
rule-good-blessing = A Blessing of a color you do not hold yet.

## Colours

rule-color-good = Its good in Prayers: { $good }.
rule-color-plain = It has no good of its own in Prayers.
rule-color-orange = Orange stands for Blessings; there is no orange Blessing.

## Factions

rule-board = Each round: { $goods }. Stored in Cleanup: { $stores }.

## Decisions

decision-take = The card goes to your hand.
decision-source = Several effects happen at once and their order matters: choose the first.
decision-draw = You draw one card; choose the deck.
decision-keep = Of the cards you look at you keep some; the others are discarded or shuffled back.
decision-turn = Take one action, or pass for the rest of the round. Defense tokens, Samurai and the like can be placed before or after it.
decision-after = Your action is done. You may still place Defense tokens, Samurai and the like.
decision-put = Choose what goes under or on the Location; it stays there.
decision-location = The Location you give up leaves with everything on it.
decision-pay = Gold may stand in for any Resource.
decision-discard = The card goes to its discard pile.
decision-drop = The deal you give up brings no more goods.
decision-target = You can only choose things that belong to players who have not passed.
decision-build = You pay its price, but give up no Location for it.
decision-card = The card leaves your hand for this.
decision-good = You take one good of the Raze field; the Location stays.
decision-opponent = The player you choose decides which card to discard.
decision-steal = Only from a supply, not from Locations.
decision-option = Carry out one option; you may decline an optional payment.
decision-swap = Goods just gained can be turned into victory points, one by one.
decision-samurai = A Faction Location holds one Samurai; it stays for the rest of the game.
decision-spend = Each pair of workers buys one Resource or one card.
decision-color = Only cards and Blessings of this color count in the Prayer.
decision-pray = Drawing may bring more; Blessings alone are certain.
decision-stored = A stored card counts as one more drawn card and is then discarded.
decision-give = For each matching card you may spend one Resource of its kind.
decision-blessing = You can hold one Blessing of each color.
decision-store = You hold more Blessings than you can store; the others are lost.
decision-offer = The price is a Blessing of your choice; the tricolor belongs to the board and stays.
decision-statue = At the end each Statue is 1 point, and one of each kind together 3 more. There are three of each.

## What is chosen before the deal

option-factions = Factions
option-lookout = Lookout variant
option-peaceful = Peaceful game
option-disputed = Disputed effects
option-sets = Sets: every third Location of a color scores 2 points (house rule)
option-technology = Technology tokens (house rule)
option-statues = Statues (house rule)
lookout-standard = Standard
lookout-alternate = Alternate
lookout-advanced = Advanced

tag-prayer = Prayer
option-peaceful-more = Locations of others can be razed by abilities only; everybody draws one more Common card in each Lookout.
option-disputed-more = Effects that the sources do not agree on act, too (Voice of the Gods).
option-sets-more = Whoever builds the third, sixth or ninth Location of a color gains 2 points for it. The printed rule is not public; this one is ours.
option-technology-more = Some house cards put tokens on Common Locations, which then act twice, cost more to raze or score. The printed rule is not public; this one is ours.
option-statues-more = Some house cards give Statues: 1 point each at the end, and 3 more for one of each kind. The printed rule is not public; this one is ours.
lookout-standard-more = An open row, one pick each, then a second row in reverse order.
lookout-alternate-more = Secret: everybody sees cards, keeps one and passes the others on.
lookout-advanced-more = One row of five cards for both picks; new cards are added as it gets shorter.
