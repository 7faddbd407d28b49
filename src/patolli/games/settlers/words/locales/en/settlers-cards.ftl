# Imperial Settlers: goods, colors, and what cards do. Cases asked for with SHOW: of goods "acc" after a verb and "for"
# as a price, of colors "acc" before a Location and "for" before a card, of Locations "acc" after a verb.

## Names

color-brown =
    { $case ->
        [acc] a brown
       *[nom] brown
    }
color-gray =
    { $case ->
        [acc] a gray
       *[nom] gray
    }
color-red =
    { $case ->
        [acc] a red
       *[nom] red
    }
color-pink =
    { $case ->
        [acc] a pink
       *[nom] pink
    }
color-gold =
    { $case ->
        [acc] a gold
       *[nom] gold
    }
color-black =
    { $case ->
        [acc] a black
       *[nom] black
    }
color-white =
    { $case ->
        [acc] a white
       *[nom] white
    }
color-purple =
    { $case ->
        [acc] a purple
       *[nom] purple
    }
color-blue =
    { $case ->
        [acc] a blue
       *[nom] blue
    }
color-orange =
    { $case ->
        [acc] an orange
       *[nom] orange
    }

faction-barbarian = Barbarians
faction-japanese = Japanese
faction-roman = Romans
faction-egyptian = Egyptians
faction-aztec = Aztecs
faction-atlantean = Atlanteans
statue-jackal = jackal
statue-falcon = falcon
statue-cat = cat
deck-common = Common cards
deck-house = { $deck }, house deck
deck-house-card = { $deck }, house card

phase-lookout = Lookout
phase-production = Production
phase-action = Actions
phase-cleanup = Cleanup
phase-attack = Attack
phase-over = end of the game

rank-commoner = Commoner
rank-servant = Servant
rank-squire = Squire
rank-knight = Knight
rank-castellan = Castellan
rank-king = King
rank-emperor = Emperor

kind-production = Production
kind-open = Open Production
kind-feature = Feature
kind-action = Action
kind-building_bonus = Building Bonus
kind-end_of_game = End of the Game

## Goods

good-wood = wood
good-stone = stone
good-food = food
good-worker = workers
good-raze = Raze tokens
good-defense = Defense tokens
good-gold = gold
good-vp = victory points
good-card = cards
good-common_card = Common cards
good-faction_card = Faction cards
good-blessing = Blessings

goods = { $goods }
goods-wood = { $n } wood
goods-stone = { $n } stone
goods-food = { $n } food
goods-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
goods-raze =
    { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    }
goods-defense =
    { $n ->
        [one] { $n } Defense token
       *[other] { $n } Defense tokens
    }
goods-gold = { $n } gold
goods-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
goods-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
goods-common_card =
    { $n ->
        [one] { $n } Common card
       *[other] { $n } Common cards
    }
goods-faction_card =
    { $n ->
        [one] { $n } Faction card
       *[other] { $n } Faction cards
    }
goods-blessing =
    { $n ->
        [one] { $n } Blessing
       *[other] { $n } Blessings
    }
goods-matching =
    { $n ->
        [one] { $n } good of its color
       *[other] { $n } goods of its color
    }
goods-any_resource =
    { $n ->
        [one] { $n } Resource of any kind
       *[other] { $n } Resources of any kind
    }
goods-card_from_hand =
    { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
goods-own_deal =
    { $n ->
        [one] { $n } of your own deals
       *[other] { $n } of your own deals
    }
goods-location =
    { $n ->
        [one] { $n } Location or Foundation
       *[other] { $n } Locations or Foundations
    }

## Between parts

or = { $first } or { $last }
comma = { $first }, { $next }
then = { $first }; { $next }
space = { $first } { $next }
sentence = { $first }. { $next }

## A whole card

card = { $text }.
card-head = { $name } ({ $deck }, { $colors })
card-no-prayer = { $head }, colorless in Prayers
color-when-built = { $colors }; when built also { $named }, as you choose
color-when-built-any = { $colors }; when built also a color of your choice
colorless = no color
card-cost = Cost: { $cost }
card-free = Costs nothing
card-deal = Deal: { $goods }
card-raze = Raze field: { $goods }
card-worth = The Location itself: { $points } at the end
attack-card = Attack card ({ $good })

## Abilities

ability = { $head }: { $does }
twice = { $kind } (twice a round)
thrice = { $kind } (three times a round)
praying = { $kind }, { $pray }
pray = Pray { $n }
pay = spend { SHOW($cost, case: "acc") }: { $does }
pay-discard = discard { SHOW($cost, case: "acc") }: { $does }
pay-both = spend { SHOW($cost, case: "acc") } and discard { SHOW($discarded, case: "acc") }: { $does }
no-effect = no effect of its own
when = { $when }, { $does }
when-gain = { $when }, gain { SHOW($does, case: "acc") }
when-you_build_location = each time you build { SHOW($location, case: "acc") }
when-you_make_deal = each time you make a deal
when-you_raze = each time you raze
when-you_pray = each time you pray
when-you_gain_blessing = each time you gain a Blessing
when-you_complete_set = each time you complete a set (every third Location of a color)
when-you_complete_set-color = each time you complete a { SHOW($color, case: "for") } set (every third Location)
when-you_complete_set-matching = each time you complete a set of the matching color (every third Location)
when-you_gain_vp_at_least_2_at_once = each time you gain 2 or more victory points at once
when-you_score_by_location = each time { SHOW($location, case: "acc") } brings you victory points
when-production_phase = in the Production phase
when-opponent_exchanges_2_workers =
    { $n ->
        [one] when another player spends 2 workers (at most { $n } time a round)
       *[other] each time another player spends 2 workers (at most { $n } times a round)
    }
when-cleanup_storage = in the Cleanup phase
when-any_time_in_own_turn = at any time in your turn

location-any = a Location
location-color = { SHOW($color, case: "acc") } Location
location-matching = a Location of the matching color
location-common = a Common Location
location-faction = a Faction Location
location-color-common = { SHOW($color, case: "acc") } Common Location
location-color-faction = { SHOW($color, case: "acc") } Faction Location
location-matching-common = a Common Location of the matching color
location-matching-faction = a Faction Location of the matching color

## Effects: goods

most-tail =
    { COUNT($goods) ->
        [1] , at most { $n }
       *[other] , at most { $n } of each
    }
per-color = { $goods } for each of your { $color } Locations{ most-tail }
per-different = { $goods } for each different color of your Locations{ most-tail }
per-samurai = { $goods } for each Samurai in your Empire{ most-tail }
per-blessing = { $goods } for each Blessing you hold{ most-tail }
blessing-of = { $goods } ({ $colors })
samurai = { $n } Samurai on your Faction Locations
steal =
    { $n ->
        [one] steal { $n } Resource from another player ({ $goods })
       *[other] steal { $n } Resources from other players ({ $goods })
    }
op-gain_from_raze_field = gain 1 good from the Raze field of an enemy Location, which stays
op-gain_good_of_that_deal = gain the good of that deal
op-gain_good_of_own_deal = gain the good of one of your deals
swap-gained = you may discard goods just gained for { SHOW($points, case: "for") } each
swap-deals = you may discard goods from your deals for { SHOW($points, case: "for") } each

## Effects: choices

choose-one = choose one: { $options }
may-choose = you may choose one: { $options }
option = ({ $n }) { $does }
may-pay = you may spend { SHOW($cost, case: "acc") }: { $does }

## Effects: cards and Locations

draw-choose = { $draw }, keep { $n }, { $rest }
draw-any_per_card =
    { $n ->
        [one] draw { $n } card from either deck
       *[other] draw { $n } cards, each from either deck
    }
draw-faction =
    { $n ->
        [one] draw { $n } card from your Faction deck
       *[other] draw { $n } cards from your Faction deck
    }
draw-common =
    { $n ->
        [one] draw { $n } card from the Common deck
       *[other] draw { $n } cards from the Common deck
    }
rest-discard = discard the rest
rest-shuffle_back = shuffle the rest back
produce-own_production_location = one of your Production Locations produces
produce-own_other_production_location = another of your Production Locations produces
op-reset_action_location = clear another of your Action Locations so that it can be used again
raze-usual = raze { $targets } for the usual Raze tokens
raze-for = raze { $targets } for { SHOW($tokens, case: "for") } in all
raze-free = raze { $targets } at no extra cost in Raze tokens
target-hand_card = a card from your hand
target-opponent_location = an enemy Location
target-own_common_location = one of your own Common Locations
op-discard_location = discard an enemy Location
op-block_action_location = block an enemy Action Location for this round
op-take_over_location = take over an enemy Location until the end of the round
op-discard_deal = discard another player's deal
op-take_deal = take another player's deal
op-make_deal_with_opponent_location = make a deal with an enemy Faction Location
build-hand = build a Faction card from your hand without giving up a Location
build-own_deal_under_board = build one of your deals without giving up a Location
op-place_foundation = place a Common card from your hand as a Foundation
op-opponent_discards_card = another player discards a card from hand
under-self = put a card from your hand under this Location
under-own_common_location = put a card from your hand under one of your Common Locations
technology-basic = put a Technology token on one of your Common Production or Action Locations: it acts twice
technology-defense = put a Technology token on one of your Common Locations: razing it costs 2 more Raze tokens
technology-glory = put a Technology token on one of your Common Locations: 2 more victory points at the end
op-gain_statue = take a Statue of one of { $n } kinds

## Effects: what lies on Locations, storage, the end of the game

put-cards = put any number of cards from your hand under this Location
put-cards-for = put any number of cards from your hand under this Location, { $points } each
put-goods = put any number of these Resources on this Location: { $goods }
store-goods = keep any number of these goods: { $goods }
store-blessings =
    { $n ->
        [one] keep up to { $n } Blessing
       *[other] keep up to { $n } Blessings
    }
store-blessings-all = keep all Blessings
if-cards-under =
    { $n ->
        [one] { $goods } if at least { $n } card lies under this Location
       *[other] { $goods } if at least { $n } cards lie under this Location
    }
thresholds = for Resources on this Location: { $steps }
threshold = { $points } for { $n } or more
per-card-under-common = { $points } for each card under your { $color } Common Locations
per-card-under-faction = { $points } for each card under your { $color } Faction Locations
per-card-under-common-matching = { $points } for each card under your Common Locations of the matching color
per-card-under-faction-matching = { $points } for each card under your Faction Locations of the matching color
per-blessing-held = { $points } for each Blessing you hold

## Effects: Prayers

declare = declare { $colors } first: only that color counts
declare-any = declare a color first: only that color counts
choose = after drawing, choose { $colors }: only that color counts
choose-any = after drawing, choose a color: only that color counts
match-deal = only the color of the deal's good counts
results = { $results }
each-color = { $goods } for each { SHOW($color, case: "for") } card
each-matching = { $goods } for each card of that color
each-deal = { $goods } for each card of the color of the deal's good
each-other = { $goods } for each card of another color
each-any = { $goods } for each card with a color
each-different = { $goods } for each different color
at-least-matching =
    { $n ->
        [one] { $goods } if at least { $n } card has that color
       *[other] { $goods } if { $n } or more cards have that color
    }
at-least-same =
    { $n ->
        [one] { $goods } if at least { $n } card has such a color
       *[other] { $goods } if { $n } or more cards have the same color
    }
may-spend = you may spend { SHOW($spent, case: "acc") }; { $points }
spent-each = { $points } for each Resource spent
spent-kind = { $points } for each kind of Resource spent
store-hand-round =
    { $n ->
        [one] place up to { $n } Common card from your hand on this Location for Prayers this round
       *[other] place up to { $n } Common cards from your hand on this Location for Prayers this round
    }
store-hand-game =
    { $n ->
        [one] place up to { $n } Common card from your hand on this Location for Prayers for the rest of the game
       *[other] place up to { $n } Common cards from your hand on this Location for Prayers for the rest of the game
    }
store-common_deck-round =
    { $n ->
        [one] place the top card of the Common deck on this Location for Prayers this round
       *[other] place the top { $n } cards of the Common deck on this Location for Prayers this round
    }
store-common_deck-game =
    { $n ->
        [one] place the top card of the Common deck on this Location for Prayers for the rest of the game
       *[other] place the top { $n } cards of the Common deck on this Location for Prayers for the rest of the game
    }
disputed = { $does } (only with the option “Disputed effects”)
