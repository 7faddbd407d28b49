# Hints: the best next decisions, how the turn could go on, and what the figures mean.

text = { $id }

position =
    { $number ->
        [0] Day { $day }, before the first decision: { $seat } decides.
        [one] Day { $day }, after { $number } decision: { $seat } decides.
       *[other] Day { $day }, after { $number } decisions: { $seat } decides.
    }
only-one = Only one decision is possible.

# Heads of columns: little room. The first place is a win.
head-decision = Decision
head-tried = Tried
head-points = Points
head-place =
    { $n ->
        [1] Win
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

plans = The rest of the turn
everybody = Expected points of everybody after decision { $n }: { $points }
seat-points = { $seat } ({ $points })
caption-games =
    { $games ->
        [one] Points, wins and places are those of { $games } game per decision, played on to its end by bots after this turn.
       *[other] Points, wins and places are those of { $games } games per decision, played on to their end by bots after this turn.
    }
caption-figures = Points are the mean ± its standard error; a shared win is a win. What { $seat } cannot know is dealt anew in every game.
caption-search =
    { $simulations ->
        [one] Tried: the share in a search of { $simulations } simulation. What it tried most comes first.
       *[other] Tried: the share in a search of { $simulations } simulations. What it tried most comes first.
    }
