# Imperial Settlers in the terminal: the board, the look-up of cards, the end, and the rules of each decision.

text = { $id }
player = Player { $n }

## Signs

# Order: wood, stone, food, worker, Raze token, Defense token, gold, victory point, card, Location, Blessing.
signs = w s f p r d g VP c L b
# Two letters each: brown, gray, red, pink, gold, black, white, purple, blue, orange.
colours = br gr re pi go bk wh pu bl or
name-location = Location or Foundation
name-faction-card = Faction card
name-no-colour = no color

## The board

round = Round { $round } of { $last }: { $phase }
common-deck = Common deck { $deck }, discarded { $discard }
# Short heads of columns: points, wood, stone, food, workers, Raze tokens, Defense tokens, gold, cards in hand.
heads = VP wood stone food work raze def gold hand
first = first player
passed = passed
row = Open cards
prayer = Prayer
taken = Taken over
blessings = Blessings
statues = Statues
tricolor = tricolor
deals = Deals
route = Trade Route
decks = Faction deck
deck-and-discard = { $deck }, discarded { $discard }
foundations = Foundations: { $n }
looking = Looking at
hand = Hand
no-locations = No Locations yet
status = { $goods }, hand: { $n }

## Marks on Locations

used = used
used-of = used { $used } of { $most }
blocked = blocked
defense = Defense
samurai = Samurai
technology-basic = Technology: acts twice
technology-defense = Technology: 2 more Raze tokens
technology-glory = Technology: 2 points
taken-by = taken over by { $player }
under = cards under it: { $n }
goods-on = on it: { $goods }
stored = for Prayers: { $cards }
gave = gave { $goods }

## The solo game

virtual = Virtual player
line = Attack line
attack-deck = Attack deck
collected = Collected cards: { $n }; your Faction Locations: { $own }
solo-won = Won: { $own } Faction Locations against { $n } collected cards. Rank: { $rank }
solo-lost = Lost: { $own } Faction Locations against { $n } collected cards

## Cards

free = free
card-deal = deal { $good }
card-raze = raze { $goods }
no-cards = No cards are visible.
no-such-card = There is no card { $name }; type an id such as COM012, or a name or a part of it.
more-cards = And { $n } more; type more of the name.
help-cards = t  the cards in your hand and in front of you in words; t COM012 or t Sawmill shows one of them
when = round { $round }

## The end

final = Final points
final-track = Scored during the game
final-locations = Locations
final-total = Total

## Rules of each decision

hint-take = Take one card into your hand. Each player takes one in turn order, then another one in reverse order. In the alternate Lookout you take one of your secret cards and pass the others on.
hint-source = Several of your effects happen together; choose which one comes next. The order matters for Blessings and Prayers.
hint-draw = This card may come from the Common deck or from your Faction deck.
hint-keep = You have drawn more cards than you keep. The others are discarded or shuffled back.
hint-turn = You take one action a turn: build a card from your hand; make a deal with a Faction card for 1 food; raze a card from your hand for 1 Raze token, or an enemy Location for 2 and 1 more for each protection; use an Action Location; or spend 2 workers for a Resource or a card. Gold pays for any Resource. A player who has passed takes no more actions this round and can no longer be targeted.
hint-after = Your action is done. Before you end your turn you may still place a Defense token, deploy Samurai, or put cards and Resources on Locations that take them.
hint-put = What you put on this Location stays there. A card gives its points at once.
hint-location = The price asks for one of your Locations or a Foundation. A Location goes with everything on it; of several Foundations the oldest goes.
hint-pay = Gold may stand in for any Resource: choose what leaves your supply.
hint-discard = Choose a card from your hand; it goes to its discard pile.
hint-drop = Choose one of your deals; it ends and brings nothing from now on.
hint-target = Choose what the effect is aimed at. What belongs to players who have passed cannot be chosen.
hint-build = You pay the price as usual, but give up no Location for it.
hint-card = Choose a card from your hand. The Location says what becomes of it.
hint-good = Choose one good of the Raze field; the Location stays.
hint-opponent = Choose a player who has not passed; that player chooses the card to discard.
hint-steal = Choose a Resource in the supply of a player who has not passed.
hint-option = The card gives one of several things: choose one.
hint-swap = You may give back what you have just gained, for points. You cannot return to goods you have skipped.
hint-samurai = A Samurai protects a Faction Location: razing it costs 1 more Raze token. It stays there as long as the Location does.
hint-spend = You may spend 2 more workers for a Resource or a card, as often as you have them.
hint-color = This is the color that counts in the Prayer.
hint-pray = If you draw, each of your matching Blessings adds one card, provided that a card of a wanted color comes up. Without drawing, each matching Blessing counts as one card. You keep your Blessings.
hint-stored = Stored cards may join the Prayer in addition; those you use are discarded.
hint-give = For each matching card you may spend one Resource for points. Gold does not count here.
hint-blessing = Choose a color of which you do not hold a Blessing yet.
hint-store = You hold more Blessings than you can keep: choose which ones stay.
