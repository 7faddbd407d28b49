# Others' turns, told step by step, and what is read in peace.

staging-normal = Normal
staging-fast = Fast
staging-off = Off
staging-then = then { $name }
staging-then-you = then you
staging-your-turn = your turn after this
staging-newest = Newest
staging-read = Read as long as you like.
staging-clock = Your turn: { $time }
staging-go-on = Continue

## A food day

food-title = Food Day { $n } of { $of }
food-rule-points = Every worker eats; each one left hungry costs points. Then the temples give points.
food-rule-goods = Every worker eats; each one left hungry costs points. Then the temples give goods.
food-eats = Workers eat
food-eats-words = { $fed } fed with corn, { $free } fed by farms, { $hungry } hungry
food-corn = Corn
food-hunger = Hunger
food-none = none
food-temples = From the temples
food-leads = +{ $n } highest
food-sum = In total
food-after = What comes next
food-final = The end of the game
