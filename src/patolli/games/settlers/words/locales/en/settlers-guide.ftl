# The rules of Imperial Settlers in short, for whoever asks about something on the table. Every number is one of the game's.

## A round

rule-game = In five rounds you build an Empire of Locations. Each round has a Lookout, a Production, an Action and a Cleanup phase; after the fifth round there is no Cleanup. Most victory points win.
rule-phase-lookout = Everybody draws a Faction card. Then Common cards are laid out, one more than there are players: each takes one from the first player on, and once more in reverse order from a new row.
rule-phase-production = Everybody gets the goods of the faction board, one good for each deal, and what the Production Locations give.
rule-phase-action = From the first player on, each takes one action in turn or passes, until all have passed. There is no limit to actions.
rule-phase-cleanup = All goods that nothing stores are discarded, Blessings too. Cards in hand, deals, Foundations, Samurai and what lies on or under Locations for good stay. The first player marker moves on.
rule-phase-attack = Solo game: the virtual player collects the Locations left to him. Then two Attack cards are turned up, one after the other, and each may take one of your Locations: one whose Raze field shows two goods of the line.
rule-phase-over = Each Common Location is worth 1 point, each Faction Location 2, and some Features score. If tied, more Workers and Resources left win, then more cards in hand.

## Actions

rule-build = Pay the price of a card in your hand and add it to your Empire. Where the price shows a Location, give up one of your Locations or a Foundation. A Production Location produces at once, and a Building Bonus comes once.
rule-deal = Pay 1 food and put a Faction card from your hand under your board. You get its deal good at once and again in every Production phase.
rule-raze = Raze a card from your hand for 1 raze token, or another player's Location for 2; a Defense token and a Samurai on it cost 1 more each. You get the goods of its Raze field. The owner of a razed Common Location keeps it as a Foundation and gets 1 wood.
rule-use = Pay what an Action Location asks and carry its effect out. Each can be used once per round, some twice, also both times in one action.
rule-spend = Give 2 Workers for 1 wood, stone or food, or for 1 card from either deck; as many pairs in one action as you like.
rule-pass = Whoever has passed takes no more actions this round, and nobody can aim anything at them any more.
rule-free = Before or after your action you may place your Defense token on a Common Location, put Samurai on Faction Locations, cards under the Gate and Resources on the Shrine.
rule-foundation = A Foundation has no colour, no ability and no points. Its only use is to be given up when you build.
rule-solo = You play against a virtual player without goods. You win if you have more Faction Locations at the end than he has collected cards; your points give your rank.

## Prayers and Blessings

rule-prayer = For a Prayer you draw that many Common cards; their colours bring what the card says, then they are discarded. A colour to declare is named before the draw, one to choose after it.
rule-blessing = You hold at most one Blessing of each colour. In a Prayer each fitting one counts as one more card if a card fits, or you draw nothing and use the Blessings alone. They are not used up, but leave in Cleanup unless stored.
rule-tricolor = The tricolour Blessing of the Aztecs counts as brown, gray or red, in each Prayer as you choose.

## Cards

rule-kind-production = A Production Location gives its goods when it is built and in every Production phase.
rule-kind-feature = A Feature works whenever what it names happens, its own building included.
rule-kind-action = An Action Location is used with an action of yours, for its price.
rule-kind-building_bonus = A Building Bonus comes once, when the Location is built.
rule-kind-end_of_game = This scores at the end of the game.
rule-common = Common cards have a Raze field and no deal. They are worth 1 point at the end.
rule-faction = Faction cards have a deal; other players cannot raze them, except those of the Japanese. They are worth 2 points at the end.

## Goods

rule-good-wood = Wood is a Resource: it builds Locations and feeds actions.
rule-good-stone = Stone is a Resource: it builds Locations and feeds actions.
rule-good-food = Food is a Resource: deals cost 1 food, and some Locations and actions need it.
rule-good-worker = Workers pay for actions, two of them buy a Resource or a card, and the Japanese make Samurai of them.
rule-good-raze = Raze tokens are the price of razing.
rule-good-defense = The Defense token protects one of your Common Locations for the round: razing it costs 1 raze token more.
rule-good-gold = Gold may be paid in place of any Resource, never the other way round.
rule-good-vp = Victory points decide the game.
rule-good-card = For each card you draw, you choose the Common deck or your Faction deck.
rule-good-common_card = A card from the Common deck.
rule-good-faction_card = A card from your Faction deck.
rule-good-blessing = A Blessing of a colour that you do not hold yet.

## Colours

rule-color-good = Its good in Prayers: { $good }.
rule-color-plain = It has no good of its own in Prayers.
rule-color-orange = Orange stands for Blessings; there is no orange Blessing.

## Factions

rule-board = Each round: { $goods }. Stored in Cleanup: { $stores }.

## Decisions

decision-take = The card goes to your hand.
decision-source = Several things want to act at once and their order matters: name the first.
decision-draw = You draw one card; choose the deck.
decision-keep = Of the cards you look at you keep some; the others are discarded or shuffled back.
decision-turn = Take one action, or pass for the rest of the round. Free moves come before or after it.
decision-after = Your action is done. You may still make free moves.
decision-put = Choose what goes under or on the Location; it stays there.
decision-location = The Location you give up leaves with everything on it.
decision-pay = Gold may stand for any Resource.
decision-discard = The card goes to its discard pile.
decision-drop = The deal you give up brings no more goods.
decision-target = Only what belongs to players who have not passed can be chosen of others.
decision-build = You pay its price, but give up no Location for it.
decision-card = The card leaves your hand for this.
decision-good = You take one good of the Raze field; the Location stays.
decision-opponent = The player you choose decides which card to discard.
decision-steal = Only from a supply, not from Locations.
decision-option = One possibility is carried out; what may be paid may also be left.
decision-swap = Goods just gained can be turned into victory points, one by one.
decision-samurai = A Faction Location holds one Samurai; it stays for the rest of the game.
decision-spend = Each pair of Workers buys one Resource or one card.
decision-color = Only cards and Blessings of this colour count in the Prayer.
decision-pray = Drawing may bring more, Blessings alone are certain.
decision-stored = A stored card counts as one more drawn card and is then discarded.
decision-give = You may spend as many Resources of a kind as cards of its colour count.
decision-blessing = You can hold one Blessing of each colour.
decision-store = You hold more Blessings than you can store; the others are lost.

## What is chosen before the deal

option-factions = Factions
option-lookout = Lookout variant
option-peaceful = Peaceful: enemy Locations are not razed, except by card abilities
option-disputed = Disputed effects act
lookout-standard = Standard
lookout-alternate = Alternate
lookout-advanced = Advanced
