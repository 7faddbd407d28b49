## The table of a game with cards and empires (web/src/games/settlers).
tab-hand = Hand
tab-empire = Empire
tab-others = Others
tab-card = Card
tab-decks = Decks
cards-your-empire = Your empire
cards-ask-turn = Your turn: choose a lit card in your hand or empire, or pass.
cards-ask-card = What do you do with { $name }?
cards-empire-of = Empire of { $name }
cards-your-hand = Hand
cards-your-board = Goods, Blessings and deals
cards-locations = { $n ->
    [one] { $n } Location, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
   *[other] { $n } Locations, { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
}
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards-row-empty = None yet: { $kind }
cards-foundations = { $n ->
    [one] { $n } Foundation
   *[other] { $n } Foundations
}
cards-back = Back (Esc)
cards-given-up = given up
cards-to-be-built = to be built
cards-first = First player
cards-passed = has passed
cards-good = { $good }: { $n }
cards-kept = kept at Cleanup
cards-blessings = Blessings
cards-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
cards-order = Turn order
cards-you-have = you have { $n }
cards-deck-common = Common deck
cards-deck-faction = Faction deck
cards-discarded = discarded
cards-discards-common = Discarded Common cards
cards-discards-faction = Discarded Faction cards
cards-discards-none = Nothing has been discarded.
cards-decks = Decks
cards-looking = Cards to look at
cards-only-you = Only you see them.
cards-prayer = Prayer
cards-prayer-begins = No cards have been drawn yet.
cards-odds = On average { $mean } cards; at least one: { $some }%
cards-does-not-count = does not count
cards-aim = Whose?
cards-aim-legal = what is possible
cards-aim-all = everything
cards-aim-none = There is nothing to target.
cards-has-passed = { $name } has passed: nothing there can be targeted.
cards-virtual = Virtual player
cards-his-locations = Locations
cards-attack-line = Attack line
cards-to-come = { $n } to come
cards-danger = In danger
cards-danger-none = Nothing now.
cards-race = Race
cards-race-yours = your Faction Locations
cards-race-his = cards collected
cards-rank = Rank at { $n } points
cards-rank-under = under { $n }
cards-reader = Card
cards-reader-empty = Point at a card to read it here.
cards-pinned = stays (Z)
cards-round = Round { $round }
cards-round-of = Round { $round } of { $last }, { $phase }
cards-end-rounds = Points from round to round
cards-end-round = Round
cards-end-gained = Gained in each round
cards-pill-cleanup = Cleanup takes
cards-pill-last = Last round: only points count
cards-pill-attack = Attack after Cleanup
cards-pill-reveals = Confirming reveals something: no way back
cards-spend = Spend workers
cards-spend-what = 2 workers for what?
cards-verb-build = Build
cards-verb-deal = Deal
cards-verb-raze = Raze
cards-verb-use = Use
cards-verb-use2 = Use twice
cards-verb-defend = Protect
cards-verb-samurai = Deploy a Samurai
cards-verb-put = Put something there
cards-protected = protected by a Defense token
cards-samurai = protected by a Samurai
cards-blocked = blocked this round
cards-taken-over = taken over this round
cards-used = used { $used } of { $uses }
cards-on-it = { $n } on it
cards-verb-send = Send a worker
cards-next-round = next round
cards-next-round-is = Production of the next round: { $goods }
cards-less = One less: { $good }
cards-pairs = { $n ->
    [one] { $n } pair of workers left
   *[other] { $n } pairs of workers left
}
cards-confirm-draw = Confirm and draw
cards-pick-row = Row { $n }
cards-pick-round = Pick { $n }
cards-pick-sees = { $name }, from { $n } cards
cards-pill-picks = Your picks: no. { $first } and no. { $second }
cards-secret-first = Secret: you see { $n } cards, keep one, pass the rest to { $name }
cards-secret-second = Secret: passed on by { $name }; keep one, the rest is discarded
cards-secret-held = { $n ->
    [one] holds { $n } secret card
   *[other] holds { $n } secret cards
}
cards-lookout-solo = You take one, one goes to the virtual player at random; then the same again.
cards-solo-won = Race won, { $own } to { $n }. Rank: { $rank }
cards-solo-lost = Race lost, { $own } to { $n }
