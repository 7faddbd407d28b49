# The rules reference: an article has a title and a text. Each line of a text is a paragraph; one that begins with a dash
# is an item of a list. What single cards, goods and colors do is said by settlers-cards.ftl and settlers-guide.ftl.

## Chapters

chapter-game = The game
chapter-round = A round
chapter-actions = The five actions
chapter-locations = Locations and what they do
chapter-factions = Factions and decks
chapter-end = The end of the game
chapter-solo = The solo game
chapter-aztecs = The Aztecs
chapter-sets = Rules of other sets

## The game

overview = What the game is about
overview-text =
    1 to 5 players each build an Empire of cards in 5 rounds. Every round has four phases: Lookout, Production, Action and Cleanup; the fifth has no Cleanup. Whoever has the most victory points wins.
    Every card can be used in two ways: built as a Location, or given up for a quick gain, as a deal (Faction cards) or by razing (Common cards).
setup = Setup
setup-text =
    Everybody plays a different faction, with its board and its deck of 30 cards; the Aztecs are one of five. All factions share the 84 Common cards. Both sides of a board play alike. The first player is drawn at random.
    Each player starts with 2 Common and 2 Faction cards, and without goods. There is 1 Defense token for each player. Five can play, too, but it takes long.
goods = Goods
goods-text =
    Only wood, stone and food are Resources. All tokens are unlimited. What you own is open to all, what you hold in hand is secret. There is no limit to cards in hand or to deals.
gold = Gold
gold-text =
    1 gold may be paid in place of any 1 Resource. Never the other way around, and gold cannot be changed into a Resource.
    Gold is not a Resource: it does not break ties, cannot be put on the Shrine, and cannot be spent in a Prayer that takes Resources.
cards = How to read a card
cards-text =
    - 1: its colors. A card of several colors counts as each of them; Ruins have none.
    - 2: its price. A Location in the price means: give up one of yours.
    - 3: what it brings when it is not built. All Faction cards have a deal; Common cards and most Japanese ones have a Raze field instead or as well.
    - 4: its kind: Production, Feature or Action.
    - 5: what it does, maybe with a Building Bonus.
    At the end a Common Location is worth 1 point, a Faction Location 2. What a card says beats the general rules.
drawing = Drawing cards
drawing-text =
    For each card you draw you choose the Common deck or your own Faction deck, unless a deck is named. An empty deck is refilled by shuffling its discard pile. If there is nothing to shuffle either, no card is drawn, and rows in the Lookout are shorter.
    Some cards let you look at several cards and keep some of them.

## A round

lookout = Lookout
lookout-text =
    Everybody draws the top card of their Faction deck. Then Common cards are laid out in a row, one more than there are players.
    - From the first player clockwise, each takes one card; the last card is discarded.
    - From a new row everybody takes another one, this time from the last player back to the first.
    With two players there are 3 cards each time: first, second, then second, first.
lookout-variants = Other ways to look out
lookout-variants-text =
    These are chosen before the game.
    - Alternate: everybody draws 3 Common cards in secret, keeps 1, passes 2 to the left, keeps 1 of the 2 received and discards the last.
    - Advanced: one row of 5 Common cards for both picks. With two players they alternate until each has 2. With more, the first player picks from 5 and everybody after them from 4; the second time from 3, the last player from 2.
production = Production
production-text =
    In turn order everybody gets the goods of their faction board, 1 good for each deal, and what their Production Locations give.
    The order of your sources is up to you; you are asked where it matters. Features triggered by gains or by this phase work here, too.
actions = Taking turns
actions-text =
    From the first player clockwise, everybody takes one action or passes, until all have passed. There is no limit to the number, kind or order of actions.
    The actions: build a Location, make a deal, raze, activate an Action Location, spend workers.
passing = Passing
passing-text =
    Whoever has passed takes no more actions in this round, and can no longer be a target: for razing, stealing, taking over, blocking, discarding or removing deals.
    Features of a player who has passed go on working.
free-moves = Before and after the action
free-moves-text =
    Some things are not an action. You may do them before or after your action, but not in its middle: place the Defense token, deploy Samurai, put cards under the Gate, put Resources on the Shrine.
cleanup = Cleanup
cleanup-text =
    All goods are discarded unless something stores them: each board stores one kind, and Warehouses store wood, stone or food, in any number. Defense tokens and goods on Action Locations go, too.
    These stay: cards in hand, points, deals, Foundations, Samurai, cards under the Gate and Resources on the Shrine. Egyptian tokens return.
    The first player marker moves one seat clockwise. If you lose a Warehouse during a round, its goods stay until this Cleanup.

## The five actions

build = Build a Location
build-text =
    Pay the price of a card in your hand and add it to your Empire. A Production Location produces at once. The order of its production, its Building Bonus and the Features it triggers is up to you.
    - For a Location in the price, give up one of your own Locations or a Foundation. Everything on it is lost; it may be an Action Location you have already used.
    - A Feature given up as the price is gone before the new card counts: it brings nothing for it.
    - Ruins and the Desert cost nothing, but they take your action.
    The row a card lies in has no effect on the game.
bonus = Building Bonus
bonus-text =
    A Building Bonus comes once, when the card is built. If it counts Locations of a color, the new card counts as well.
    Features “each time you build” count their own building if it matches.
deal = Make a deal
deal-text =
    Pay 1 food (or 1 gold) and put a Faction card from your hand under your board. You get its deal good at once, and again in every Production phase.
    You may have any number of deals, but only with Faction cards. A deal is not a Location: it has no color and no points.
raze-hand = Raze a card from your hand
raze-hand-text = Pay 1 Raze token, take all goods of the card's Raze field and discard the card. Only Common cards can be razed like this; the Japanese may also raze their own Faction cards that have a Raze field.
raze = Raze another player's Location
raze-text =
    Pay 2 Raze tokens, 1 more for a Defense token and 1 more for a Samurai on it. You take all goods of its Raze field from the supply.
    Only cards with a Raze field can be razed: no Ruins, no Gate, no Shrine, and of the Faction cards only Japanese ones. A razed Japanese Faction card is discarded.
    You cannot raze Locations of players who have passed, and your own only through the Rabble.
foundation = Foundations
foundation-text =
    A razed Common Location is turned face down and stays with its owner as a Foundation; the owner gets 1 wood.
    A Foundation has no color, no ability and no points. Its only use is to be given up when you build.
activate = Activate an Action Location
activate-text =
    Pay what it asks and carry out its effect. The goods stay on the Location until Cleanup, to show that it has been used. Each can be used once in a round, unless it says more.
    One that can be used twice may be used both times in one action, by paying twice; these are two gains. If there is no target for the second time, that effect is skipped. With three uses, at most two at once.
    A price in cards, or none at all, is marked with a worker from the supply.
workers = Spend workers
workers-text = Spend 2 workers for 1 wood, stone or food, or for 1 card from either deck. You may spend any number of pairs in one action, each for the same or for something different.

## Locations and what they do

production-locations = Production Locations
production-locations-text =
    They give their goods when they are built and in every Production phase.
    Those that give 1 good for each Location of a color count themselves if the color fits, up to the maximum shown. A card of several colors counts once for each of them.
    Some let another Production Location produce again. No Location acts twice in such a chain; one that could only make another produce is no target without one.
features = Features
features-text =
    A Feature works whenever what it names happens, also in the Production phase. Features triggered by gains, Prayers or Blessings do not trigger each other.
    Two Sphinxes both give a point for the same gain of points; that point triggers nothing.
action-locations = Action Locations
action-locations-text =
    An action without a possible target cannot be used.
    Some cards make a used Location ready again: it then counts as not used, and using it is another action, later. A Location that does this can itself be made ready only once in a round. A blocked Location cannot be used in this round.
defense = Defense
defense-text =
    Your board gives 1 Defense token each round. Place it on one of your Common Locations: razing it costs 1 more Raze token. It cannot be moved, and a Location holds at most one.
    It goes back when the Location is razed, or in Cleanup. In the solo game it is not placed: it would do nothing.
samurai = Samurai
samurai-text =
    Only the Japanese have them. Put any number of your workers on your own Faction Locations, at most 1 on each, the Gate and the Shrine included. Razing such a Location costs 1 more Raze token.
    Samurai cannot be moved or used for anything else. They stay through Cleanup and are lost with the Location.
against-others = Against other players
against-others-text =
    The Engineers and the Garrison discard any Location of another player, whatever protects it; this is not razing. The Chariot Builder razes without paying for protection, the Dark Chapel pays for it.
    Stealing takes goods from a supply, never from Locations. With the Desert, the victim chooses the card to discard; if there is none, nothing happens to them.
take-over = Taking over a Location
take-over-text =
    With the Temple of Ra the Egyptians mark another player's Location: until the end of the round it counts as theirs. They have 4 tokens, so at most four at a time. Nothing is produced when it is taken over, and nobody may give it up to build. If its owner has already used it up, you cannot use it either.
    Its ability, colors and storage serve whoever took it. It cannot be given up, razed by the Rabble or get Samurai. If a third player razes it, the Egyptian gets the wood and the token back, and the Foundation stays with the owner. In round 5 its owner scores it.
under = Gate, Shrine and cards under cards
under-text =
    Before or after your action you may put cards under the Gate (1 point each, at once) and Resources on the Shrine. At the end the Gate is worth 2 points with at least 3 cards; the Shrine 2, 5 or 10 points with 3, 7 or 12 Resources.
    Some Aztec cards also take cards under them. Whatever lies there stays to the end.
trade-route = Trade Route
trade-route-text =
    The Japanese Trade Route makes a deal with another player's Location. Its good comes at once, and making it counts as making a deal. Any number of them may use one Location.
    The deal stays if the Trade Route is lost. It ends when the Location leaves play.
swaps = Goods for points
swaps-text = The Dark Chapel and the School of Diplomacy turn goods that have just come into points, also cards and points themselves. Points can be swapped only where more than one comes back.
clarified = Cards that raise questions
clarified-text =
    - Saboteurs steal from a supply only. The Pack gains one good of a Raze field, and the target stays.
    - The Rabble razes a Common Location of your own: all goods of its field, the Foundation and 1 wood.
    - The Mission draws each card from either deck. Robbers, Hanseatic League and Imperial Messenger may also use a Trade Route deal.
    - Taking a deal with Spies is not making a deal. The Negotiator builds one of your own deals; the Settlers build a Faction card from hand. Both pay everything but the Location.
    - Samurai of the Ninjas without a free Faction Location are lost. The Oasis gives 1 worker for each pair, at most 4 in a round.
    - The Sanctuary is not a raze: stone in place of wood. Porters may choose a Common or a Faction Location.

## Factions and decks

factions = The factions
factions-text =
    Each board gives its goods in every Production phase and stores one kind of goods in Cleanup. The Egyptians have 4 tokens for taking over; the Japanese have Samurai, and most of their Faction cards can be razed.
    All boards carry the same action: 2 workers for 1 wood, stone, food or card.
decks = Building a deck
decks-text =
    A Faction deck has exactly 30 cards: 3 different cards three times, 6 twice and 9 once. A card that comes in brings all its copies, and replaces a base card with the same number of copies.
    - Standard, for tournaments: Common cards of the base game only, and a Faction deck with cards of exactly one expansion.
    - Open: any cards of any expansions; nobody promises that this is balanced. Every deck needs at least 1 card.

## The end of the game

scoring = Final scoring
scoring-text =
    After the fifth round you add to your points 1 for each Common Location and 2 for each Faction Location, and what Features score at the end, such as the Gate and the Shrine.
    Points that were gained during the game have been counted at once.
tie = If players tie
tie-text = The player with more workers and Resources left wins (gold does not count); then the one with more cards in hand. If still tied, they share the victory.
peaceful = The peaceful game
peaceful-text = Chosen before the game: Locations of others cannot be razed by the Raze action, only through card abilities. In each Lookout everybody also draws 1 Common card.

## The solo game

solo = Playing alone
solo-text =
    You play against a virtual player without a faction and goods. The 16 Attack cards are shuffled, and one is revealed.
    In each Lookout you draw 1 Faction card. Of 4 Common cards you take 1; a random one of the other 3 becomes a Location of the virtual player. Of the last 2 you take 1, the virtual player gets the other.
    You may raze these Locations as usual; they are then discarded and leave no Foundation. The revealed Attack cards count as the virtual player's deals.
attacks = Attacks
attacks-text =
    After Cleanup, also in round 5, the virtual player collects the Locations left there. Then two attacks follow, each with a new Attack card at the front of the line.
    - It looks for your Common Locations whose Raze field shows this good and another good of the line; the nearest good in the line decides.
    - Of several: Action before Feature before Production, then the higher price, then more stone, then you choose.
    - The Location is collected; you gain nothing, and protection does not help. Both used Attack cards go to the end of the line, the front one first.
    Against the Japanese two points in the line attack a Faction Location instead, chosen by its deal; if none has a point in its Raze field, it is an attack as usual.
solo-end = Winning alone
solo-end-text = You win with more Faction Locations than the virtual player has collected cards; a tie is a loss. Your points then give your rank: Servant from 30, Squire from 40, Knight from 50, Castellan from 60, King from 70, Emperor from 80.

## The Aztecs

aztecs = The Aztecs and the house deck
aztecs-text =
    The printed Aztec cards are not public. So the Aztecs play with a house deck made for Patolli: a board and 30 cards in the printed structure, and house sets for all factions. They are marked as such wherever they appear.
    Cards that the rulebook quotes do what is quoted. Whoever owns the expansion can type in its cards; decks are checked, and any faults explained in words.
prayer = Prayer
prayer-text =
    Pray 5 means: draw 5 Common cards. Their colors bring what the card says; then they are discarded and never go to your hand.
    - Declare a color: before the draw. Choose a color: after it. Without either word, the card says which colors count.
    - “Each card” means each card drawn in this Prayer.
    - A card of several colors counts for all of them. Ruins and Newlyweds have no color in Prayers.
    The cards are discarded as soon as they are counted. An empty deck is reshuffled as usual.
timing = When to pray
timing-text =
    The word before “Pray” says when: Production in the Production phase and when the Location is built, Feature when its condition is met, Action after its price has been paid.
blessings = Blessings
blessings-text =
    A Blessing is a token in one of nine colors. You never hold more than one of a color; when you gain one, choose a color you do not hold. With all nine, you gain nothing.
    Blessings are not used up by Prayers. They work in the round they come, and are discarded in Cleanup unless something stores them.
prayer-blessings = Praying with Blessings
prayer-blessings-text =
    If you hold Blessings of a color that the Prayer uses, you have two options:
    - Draw nothing. Each Blessing counts as one drawn card of its color.
    - Draw. If at least one card of a color the Prayer wants is drawn, each fitting Blessing counts as one more card. If none is, they bring nothing.
    If a Prayer names several colors, one card of any of them wakes the Blessings of all. All fitting Blessings count; you cannot leave one out.
tricolor = The tricolor Blessing
tricolor-text =
    It belongs to the Aztec board. In each Prayer it is brown, gray or red, as you choose. It does not count for the limit, so you may hold these three colors as well.
    It cannot pay where a Blessing is the price.
colors = Colors and their goods
colors-text =
    A matching card has the color that was chosen or declared; a matching good has the color of the card. Orange stands for Blessings.
    A card that gets its color when it is built has it before its production and bonus.
stored-cards = Cards stored for Prayers
stored-cards-text =
    Some Locations store cards for later Prayers. After the draw you may add any number of them, also to a Prayer with Blessings alone. Each one used is discarded.
examples = Five worked examples
examples-text =
    - Sacrificial Altar: you declare gray, and 2 of the 5 cards are gray: 2 stone.
    - Temple of the Rising Sun: the cards are blue, red, gray, gray and black. You spend 1 stone and 1 food: 2 points, and 2 more for two kinds.
    - Voice of the Gods with pink, red and tricolor Blessings, without drawing: 1 worker, 2 points.
    - Chapel of Mars with black, brown and gold Blessings; the cards are pink, blue, gold, pink and gray: 2 workers, 2 gold, 1 Raze token. Brown does nothing.
    - Wandering Priest: you make a deal for wood, and 2 of the 5 cards are brown: 2 points. The color of the good counts, not that of the card.

## Rules of other sets

open-production = Open Production
open-production-text =
    As an action, send 1 worker to an Open Production Location of another player who has not passed. You gain its good, with your own choices and Blessings; its owner gains 1 worker from the supply. At most twice for each Location and round, all players together.
technology = Technology tokens (house rule)
technology-text =
    A card places a token on a Common Location of yours that has none; it stays as long as the Location does.
    - Basic, on Production and Action Locations: it acts twice for you.
    - Defense: razing it costs 2 more Raze tokens.
    - Glory: 2 more points at the end.
sets = Sets (house rule)
sets-text = A Location completes a set of its color when it is your third, sixth, ninth and so on of that color. Features “each time you complete a set” trigger once for each card you build. If chosen before the game, each set also scores 2 points.
statues = Statues (house rule)
statues-text = There are nine: three jackals, three falcons, three cats. You keep what you gain to the end: each is 1 point, and one of each kind together 3 more.
clarified-sets = Cards of other sets
clarified-sets-text =
    - Markus the Helper: whatever removes the goods on him also discards the card under him.
    - Strong Foundation: 2 points for each card under the Common card of that color, on top of what that Location gives.
    - Shrine of Thoth: its extra point is a gain of its own. Two gains of 1 point do not trigger the Sphinx.

## Icons

icon-any-resource = any Resource
icon-hand-cards = a card from hand
icon-location = a Location
icon-own-location = a Location of yours
icon-enemy-location = another player's Location
icon-foundation = Foundation
icon-deal = deal
icon-samurai = Samurai
icon-act-build = build
icon-act-deal = make a deal
icon-act-raze = raze
icon-act-use = activate a Location
icon-act-use2 = activate it twice
icon-act-spend = spend workers
icon-act-pass = pass
icon-draw-keep = look at cards and keep some
icon-produce-again = let a Location produce again
icon-reset = make a Location ready again
icon-block = block a Location
icon-steal = steal goods
icon-discard-location = discard a Location
icon-discard-deal = discard a deal
icon-take-deal = take a deal
icon-mark-location = mark a Location
icon-under = put under a Location
icon-store = stored in Cleanup
icon-pray = pray
icon-declare = declare a color
icon-choose = choose a color
icon-stored-card = card stored for Prayers
icon-bless-tricolour = tricolor Blessing
icon-any-color = the matching color or good
icon-crystal = Technology token
icon-statue-token = Statue
