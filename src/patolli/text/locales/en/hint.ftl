# Hints: the best turns, step by step, why, and what the figures mean.

text = { $id }

position =
    { $number ->
        [0] Day { $day }, before the first decision: { $seat } decides.
        [one] Day { $day }, after { $number } decision: { $seat } decides.
       *[other] Day { $day }, after { $number } decisions: { $seat } decides.
    }
only-one = There is only one possible decision.

# Heads of columns: little room. The first place is a win.
head-plan = Turn
head-points = Points
head-place =
    { $n ->
        [1] Win
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

plans = Step by step
everybody = Expected points for everyone after plan { $n }: { $points }
seat-points = { $seat } ({ $points })
caption-games =
    { $games ->
        [one] Points, wins and places are those of { $games } game per plan, played on to its end by bots after this turn.
       *[other] Points, wins and places are those of { $games } games per plan, played on to their end by bots after this turn.
    }
caption-figures = Points are the mean ± its standard error; a shared win is a win. What { $seat } cannot know is dealt anew in every game.
caption-search =
    { $simulations ->
        [one] The plans were found by a search of { $simulations } simulation. The best comes first.
       *[other] The plans were found by a search of { $simulations } simulations. The best comes first.
    }

name = { $steps }
only-plan = No other plan was found.
even = As good as plan { $n }, as far as these games can tell.
more = About { $points } points more than plan { $n } (± { $error }).
fewer = About { $points } points fewer than plan { $n } (± { $error }).
oftener = Of 100 games it wins about { $wins } more than plan { $n } (± { $error }).
seldomer = Of 100 games it wins about { $wins } fewer than plan { $n } (± { $error }).
weaker = Much weaker.
against = Odds and points are against { $seats }.
taken-bot = { $seat } ({ $strength } bot)
taken-person = { $seat } (taken as: { $strength })
strength-random = random
strength-greedy = greedy
strength-easy = easy
strength-normal = normal
strength-hard = hard
strength-expert = expert
