# What the coach explains when it first comes up. Titles of at most six words, texts of at most 30.

lookout = Choose cards
lookout-text = In the Lookout everybody takes Common cards, one after another. Look for what gives goods every round: Production Locations pay longest when they come early.
production = What you have to spend
production-text = Production has given you goods. What is left at the end of the round is mostly lost: spend as much as you can before you pass.
build = You can build
build-text = Pay the price of a card and it joins your Empire. Production comes first in early rounds; Actions and Features later. Each Location is worth points at the end.
deal = You can make a deal
deal-text = For 1 food a Faction card goes under your board. It gives its good at once and every round. Its ability is lost: choose cards you will not build soon.
raze = You can raze
raze-text = With Raze tokens you raze a card in hand, or another player's Location, and get the goods it shows. That often pays for what you want to build.
action = You can use an Action
action-text = An Action Location turns goods into points or other goods, usually once a round. Use it every round before you pass.
prayer = Your first Prayer
prayer-text = For a Prayer, Common cards are drawn; their colors bring what the card says. The table shows your chances before you decide.
blessing = Your first Blessing
blessing-text = A Blessing counts as one more card in a Prayer if a card matches. It is not used up, but you have at most one of each color.
deal-try = Make a deal or two in the first two rounds: each of them gives its good every round.
raze-try = Raze a card that does not fit you: its goods build another one in the same round.
action-try = Build an Action Location, and use it every round before you pass.
