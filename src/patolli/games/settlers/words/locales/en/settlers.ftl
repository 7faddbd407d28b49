# Imperial Settlers: the log, choices and questions. Goods are asked for with the cases "acc" (after a verb) and "for" (as a price);
# card names have no cases, so they stand where they need none.

## Names and parts of sentences

title = Imperial Settlers
id = { $id }
card-id = { $id }
virtual = the virtual player
got-card = the card { $card }
got-blessing = a Blessing ({ $color })
got-tricolor = the tricolor Blessing
each-time = { $does } each time
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
offer-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : get { SHOW($results, case: "acc") }
        }
       *[other] { COUNT($results) ->
            [0] : pay { SHOW($paid, case: "acc") }
           *[other] : pay { SHOW($paid, case: "acc") }; get { SHOW($results, case: "acc") }
        }
    }
deed-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : { $results }
        }
       *[other] { COUNT($results) ->
            [0] : pay { SHOW($paid, case: "acc") }
           *[other] : pay { SHOW($paid, case: "acc") }; { $results }
        }
    }

## The log: moves

take = { $seat } takes { $card }
take-hidden = { $seat } takes a card
keep-hidden = { $seat } keeps a card{ results-tail }
keep = { $seat } keeps { $card }{ results-tail }
discard = { $seat } discards { $card }{ gave-tail }{ results-tail }
drop = { $seat } gives up the deal with { $card }{ gave-tail }{ results-tail }
draw-common = { $seat } draws from the Common deck{ results-tail }
draw-faction = { $seat } draws from their Faction deck{ results-tail }
build-begin = { $seat } starts building { $card }
build = { $seat } builds { $card }{ paid-tail }{ results-tail }
deal-begin = { $seat } starts a deal with { $card }
deal = { $seat } makes a deal with { $card }{ paid-tail }{ results-tail }
give-up = { $seat } gives up { $card }
give-up-foundation = { $seat } gives up a Foundation
pay = { $seat } pays { SHOW($paid, case: "acc") }{ results-tail }
raze-hand = { $seat } razes { $card } from hand{ paid-tail }{ results-tail }
raze = { $seat } razes { $owner }'s { $card }{ paid-tail }{ results-tail }
use-begin = { $seat } starts using { $card }
use = { $seat } uses { $card }{ paid-tail }{ results-tail }
use2 = { $seat } uses { $card } twice{ paid-tail }{ results-tail }
send = { $seat } sends a worker to { $owner }'s { $card }{ results-tail }
spend = { $seat } spends { SHOW($paid, case: "acc") }{ results-tail }
pass = { $seat } passes
skip = { $seat } declines
done = { $seat } is done{ paid-tail }{ results-tail }
defend = { $seat } protects { $card } with the Defense token
samurai = { $seat } puts a Samurai on { $card }{ results-tail }
put-card-hidden = { $seat } adds a card to { $place }{ results-tail }
put-card = { $seat } adds { $card } to { $place }{ results-tail }
put-good = { $seat } puts { SHOW($paid, case: "acc") } on { $place }{ results-tail }
lay-foundation-hidden = { $seat } places a card as a Foundation{ results-tail }
lay-foundation = { $seat } places a Foundation: { $card }{ results-tail }
good = { $seat } takes one good from the Raze field{ results-tail }
target = { $seat } chooses { $card }{ paid-tail }{ results-tail }
target-of = { $seat } chooses { $owner }'s { $card }{ paid-tail }{ results-tail }
target-deal = { $seat } chooses { $owner }'s deal with { $card }{ paid-tail }{ results-tail }
opponent = { $seat } chooses { $other }{ results-tail }
steal = { $seat } steals from { $other }{ results-tail }
option-begin = { $seat } chooses option { $n }{ paid-tail }
option = { $seat } chooses option { $n }{ paid-tail }{ results-tail }
swap = { $seat } gives back { SHOW($paid, case: "acc") }{ results-tail }
swap-card = { $seat } gives back the card { $card }{ results-tail }
color = { $seat } chooses { $color }{ results-tail }
blessing = { $seat } takes a Blessing ({ $color }){ results-tail }
store = { $seat } stores a Blessing ({ $color })
offer = { $seat } gives up a Blessing ({ $color }){ paid-tail }{ results-tail }
statue = { $seat } takes a Statue ({ $statue }){ results-tail }
pray-draw = { $seat } draws cards for the Prayer{ results-tail }
pray-tokens = { $seat } prays with Blessings only{ results-tail }
stored = { $seat } adds the stored card { $card } to the Prayer{ results-tail }
give = { $seat } spends a Resource on the Prayer ({ $good }){ results-tail }
source = { $seat } resolves { $card } next{ paid-tail }{ results-tail }
source-board = { $seat } resolves the faction board next{ paid-tail }{ results-tail }

## The log: what changed on the table

prayer =
    { $n ->
        [one] Prayer: { $n } card is drawn ({ $colors })
       *[other] Prayer: { $n } cards are drawn ({ $colors })
    }
drawn-color = { $n } { $color }
drawn-plain = { $n } colorless
looks = { $seat } looks at { $cards }
becomes-foundation = { $owner }'s { $card } becomes a Foundation
leaves = { $owner }'s { $card } is discarded
taken-over = { $owner }'s { $card } counts as a Location of { $seat } until the end of the round
blocked = { $owner }'s { $card } is blocked for the rest of the round
ready = { $owner }'s { $card } can be used again
stored-up = Stored for Prayers on { $place }: { $cards }
deal-lost = { $owner }'s deal with { $card } ends
deal-taken = { $seat } takes { $owner }'s deal with { $card }
route-made = { $seat } makes a Trade Route deal with { $card }
route-lost = { $owner }'s Trade Route deal with { $card } ends
gets = { $seat } gets { SHOW($results, case: "acc") }
loses = { $seat } loses { SHOW($paid, case: "acc") }

## The log: phases and rounds

row = New in the Lookout: { $cards }
row-left = Not taken: { $cards }
virtual-takes = The virtual player receives { $cards }
virtual-keeps = The virtual player collects { $cards }
production = Production for { $seat }{ results-tail }{ gave-tail }
gave-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] , gives { SHOW($paid, case: "acc") }
    }
cleanup = Cleanup: { $seat } discards { SHOW($paid, case: "acc") }
round = Round { $n } begins. First player: { $first }
attack = An Attack card is turned up: { $good }
attack-hit = The virtual player takes { $card } from { $seat }
attack-miss =
    { $n ->
        [one] { $n } attack finds no Location
       *[other] { $n } attacks find no Location
    }

## The log: the end

over = The game is over
final-locations = { $points } for Locations
final-feature = { $points } for { $card }
final-statues = { $points } for Statues
final = { $seat } scores { $results } at the end ({ $sources }): { $total } in total
winner = { $winners } wins with { $total }
winner-by-goods = { $winners } wins with { $total }, on the tiebreaker (workers and Resources left, then cards in hand)
winners-shared = { $winners } share the win with { $total } each
solo-won = { $seat } wins. Faction Locations: { $n }, cards collected by the virtual player: { $collected }. Rank: { $rank } ({ $total })
solo-lost = { $seat } loses. Faction Locations: { $n }, cards collected by the virtual player: { $collected }

## Choices

do-take = Take: { $card }
do-keep = Keep: { $card }
do-discard = Discard { $card }
do-drop = Give up the deal with { $card }
do-defend = Defense token on { $card }
do-samurai = Samurai on { $card }
do-put = Add something to { $card }
do-stored = Add the stored card { $card }
do-draw-common = Draw from the Common deck
do-draw-faction = Draw from your Faction deck
do-pray-draw = Draw cards for the Prayer
do-pray-tokens = Pray with Blessings only, without drawing
do-build = Build { $card }{ offer-tail }
do-deal = Deal with { $card }{ offer-tail }
do-raze-hand = Raze { $card } from hand{ offer-tail }
do-raze = Raze { $owner }'s { $card }{ offer-tail }
do-use = Use { $card }{ deed-tail }
do-use2 = Use { $card } twice{ deed-tail }
do-send = Send a worker to { $owner }'s { $card }{ deed-tail }
do-spend =
    { COUNT($paid) ->
        [0] Spend workers
       *[other] Spend { SHOW($paid, case: "acc") }{ COUNT($results) ->
            [0] { "" }
           *[other] : get { SHOW($results, case: "acc") }
        }
    }
do-pass = Pass for this round
do-end = End your turn
do-skip = Decline
do-done-swap = Keep the rest
do-done-spend = Spend no more workers
do-done-stored = Use no more stored cards
do-done-give = Spend no more Resources
do-done-card = No more cards
do-location = Give up { $card }
do-location-foundation = Give up a Foundation
do-pay = Pay { SHOW($paid, case: "acc") }{ results-tail }
do-card = Choose { $card }{ offer-tail }
do-put-good = Put { SHOW($paid, case: "acc") } on it
do-good = Take { SHOW($results, case: "acc") }
do-target = Choose { $card }{ offer-tail }
do-target-of = Choose { $owner }'s { $card }{ offer-tail }
do-target-deal = Choose { $owner }'s deal with { $card }{ offer-tail }
do-opponent = Choose { $other }
do-steal = Steal { SHOW($results, case: "acc") } from { $other }
do-option = Option { $n }{ offer-tail }
do-option-begin = Choose option { $n }
do-swap = Give back { SHOW($paid, case: "acc") }{ results-tail }
do-swap-card = Give back the card { $card }{ results-tail }
do-color = Color: { $color }
do-blessing = Blessing: { $color }
do-store = Store the Blessing: { $color }
do-offer = Give up the Blessing: { $color }
do-statue = Statue: { $statue }
do-give = Spend on the Prayer: { $good }
do-source = Next: { $card }
do-source-board = Next: the faction board

## Questions

ask-take = Which card do you take?
ask-source = What do you resolve next?
ask-draw = From which deck do you draw?
ask-keep = Which card do you keep?
ask-turn = Your turn: which action do you take?
ask-after = Anything else, or end your turn?
ask-put = What do you add to this Location?
ask-location = Which Location do you give up to build?
ask-pay = What do you pay with?
ask-discard = Which card do you discard?
ask-drop = Which of your deals do you give up?
ask-target = What do you choose for this ability?
ask-target-attack = Which of your Locations is lost to the attack?
ask-build = What do you build?
ask-card = Which card from your hand do you use for this?
ask-good = Which good do you take?
ask-opponent = Who must discard a card?
ask-steal = What do you steal, and from whom?
ask-option = Which option do you choose?
ask-swap = Which goods do you give back for points?
ask-samurai = Where does the Samurai go?
ask-spend = Spend 2 more workers?
ask-color = Which color do you choose?
ask-pray = Draw cards for the Prayer, or use Blessings only?
ask-stored = Which stored card joins the Prayer?
ask-give = Which Resources do you spend on the Prayer?
ask-blessing = Which Blessing do you take?
ask-store = Which Blessing do you store?
ask-offer = Which Blessing do you give up?
ask-statue = Which Statue do you take?
ask-nothing = The game is over

## Where points come from, how one opened

source-gate = Cards put under Locations
source-razing = Razing
source-production = Production
source-building = Building
source-deals = Deals
source-actions = Action Locations
source-locations = Common Locations at the end
source-faction_locations = Faction Locations at the end
source-end_features = Features at the end
opening-faction = Faction
opening-first = First action
opening-built = First Location built
first-build = Build
first-deal = Make a deal
first-raze = Raze
first-use = Use an Action Location
first-send = Send a worker to a rival
first-spend = Spend workers
first-pass = Pass

## Choices in few words, beside a sign

short-foundation = A Foundation
short-board = Faction board
short-build = Build { $card }
short-deal = Deal: { $card }
short-raze = Raze { $card }
short-use = Use { $card }
short-use2 = { $card } twice
short-send = Worker to { $card }
short-discard = Discard { $card }
short-drop = Give up { $card }
short-defend = Protect { $card }
short-samurai = Samurai on { $card }
short-draw-common = Common deck
short-draw-faction = Faction deck
short-pray-draw = Draw cards
short-pray-tokens = Blessings only
short-option = Option { $n }
short-pay = Pay
short-skip = Decline
short-done = Done
short-end = End your turn
short-pass = Pass
short-card = { $card }
short-good = { $good }
short-color = { $color }
short-statue = { $statue }
short-seat = { $other }
short-steal = { $other }: { $good }

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
why-built = You build { $cards }.
why-deal = You make a deal: { $cards }.
why-razed = Razed: { $cards }.
