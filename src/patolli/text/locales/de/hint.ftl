# Tipps: die besten Züge, Schritt für Schritt, warum, und was die Zahlen bedeuten.

text = { $id }

position =
    { $number ->
        [0] Tag { $day }, vor der ersten Entscheidung: { $seat } entscheidet.
        [one] Tag { $day }, nach { $number } Entscheidung: { $seat } entscheidet.
       *[other] Tag { $day }, nach { $number } Entscheidungen: { $seat } entscheidet.
    }
only-one = Nur eine Entscheidung ist möglich.

# Köpfe von Spalten: wenig Platz. Der erste Platz ist ein Sieg.
head-plan = Zug
head-points = Punkte
head-place =
    { $n ->
        [1] Sieg
       *[other] { $n }.
    }

plans = Schritt für Schritt
everybody = Erwartete Punkte aller Spieler nach Plan { $n }: { $points }
seat-points = { $seat } ({ $points })
caption-games =
    { $games ->
        [one] Punkte, Siege und Plätze stammen aus { $games } Partie je Plan, nach diesem Zug von Bots zu Ende gespielt.
       *[other] Punkte, Siege und Plätze stammen aus { $games } Partien je Plan, nach diesem Zug von Bots zu Ende gespielt.
    }
caption-figures = Die Punkte sind der Mittelwert ± Standardfehler; ein geteilter Sieg ist ein Sieg. Was { $seat } nicht wissen kann, wird für jede Partie neu verteilt.
caption-search =
    { $simulations ->
        [one] Die Pläne fand eine Suche mit { $simulations } Simulation. Der beste steht vorn.
       *[other] Die Pläne fand eine Suche mit { $simulations } Simulationen. Der beste steht vorn.
    }

name = { $steps }
only-plan = Ein anderer Plan wurde nicht gefunden.
even = So gut wie Plan { $n }, soweit diese Partien es sagen können.
more = Etwa { $points } Punkte mehr als Plan { $n } (± { $error }).
fewer = Etwa { $points } Punkte weniger als Plan { $n } (± { $error }).
oftener = Von 100 Partien gewinnt er etwa { $wins } mehr als Plan { $n } (± { $error }).
seldomer = Von 100 Partien gewinnt er etwa { $wins } weniger als Plan { $n } (± { $error }).
weaker = Viel schwächer.
against = Chancen und Punkte gelten gegen { $seats }.
taken-bot = { $seat } (Bot: { $strength })
taken-person = { $seat } (gerechnet als: { $strength })
strength-random = zufällig
strength-greedy = gierig
strength-easy = leicht
strength-normal = normal
strength-hard = schwer
strength-expert = Experte
