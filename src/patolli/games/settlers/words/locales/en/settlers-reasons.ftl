# Why something is not possible now: a sentence for whoever points at it. $lack are counted goods.

first = First: { $question }
done-already = You have taken your action this turn; only Defense tokens, Samurai and the like are left.

## What is missing

lack = Missing: { $lack }.
lack-gold =
    { $gold ->
        [0] Missing: { $lack }. Gold may stand in for a Resource; you have none.
       *[other] Missing: { $lack }. Gold may stand in for a Resource; your { $gold } gold is not enough.
    }
twice-lack = For two uses at once you lack { $lack }.
twice-lack-gold = For two uses at once you lack { $lack }. Gold may stand in for a Resource; you have { $gold }.

## Cards in hand

no-location = This card asks for a Location or a Foundation to give up, and you have none.
deal-common = Only Faction cards can become deals.
deal-food = A deal costs 1 food, and you have neither food nor gold.
raze-token = Razing a card from hand costs 1 Raze token, and you have none.
raze-field = It has no Raze field.

## Own Locations

use-kind = It works by itself ({ $kind }): only Action Locations are used.
blocked = It is blocked for this round.
taken = { $seat } has taken it over for this round.
used-up =
    { $n ->
        [one] It has been used this round.
       *[other] It has been used { $n } times this round.
    }
twice-used = It has been used this round; using it twice at once is possible only before that.
no-aim = There is nothing its effect could target.
defend-kind = Only Common Locations with a Raze field can be protected.
defend-there = It is protected already.
defend-none = You have no Defense token.
defend-any = No Location of yours can be protected now: it takes a Common Location with a Raze field and without a token.
defend-solo = In the solo game a Defense token protects nothing.
samurai-faction = Only the Japanese have Samurai.
samurai-kind = Samurai guard only your own Faction Locations.
samurai-there = A Samurai is there already.
put-card = You have no card in hand to put there.
put-good = You have none of the Resources that go there.
free-order = You are already past that point this turn: what comes before or after the action has a fixed order.

## Others

passed = { $seat } has passed: nothing there can be targeted.
peaceful = In a peaceful game enemy Locations are razed only by abilities.
raze-faction = Faction Locations cannot be razed, except Japanese ones.
raze-price = Razing it costs { $price } Raze tokens, and you have { $have }.
rival-now = This is somebody else's. Card abilities can target it.
send-used = Two workers have already been sent there this round; no more can be.
attack-now = The Attack card acts after Cleanup.

## Goods, decks, deals

spend = Spending workers takes 2 of them, and you have { $have }.
goods-now = There is nothing to do with this by itself. It counts when you pay for something.
deal-place = A deal brings its good in every Production phase; there is nothing to do with it now.
deck-now = Cards are drawn by abilities, or for two workers.
deck-empty = This deck is empty.
foundation-now = A Foundation is given up when you build a card that asks for a Location.
no-foundation = You have no Foundation.
board-now = Your board produces by itself at the beginning of each round.
not-yours = You have only taken it over: you cannot give it up.
no-target = The ability cannot target this.

## Prayers and Blessings

color = This color does not count here: { $color }.
blessing-held = You hold this Blessing already.
blessing-none = You do not hold this Blessing.
