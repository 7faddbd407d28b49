# Tipps: die besten nächsten Entscheidungen, wie der Zug weitergehen könnte, und was die Zahlen bedeuten.

text = { $id }

position =
    { $number ->
        [0] Tag { $day }, vor der ersten Entscheidung: { $seat } entscheidet.
        [one] Tag { $day }, nach { $number } Entscheidung: { $seat } entscheidet.
       *[other] Tag { $day }, nach { $number } Entscheidungen: { $seat } entscheidet.
    }
only-one = Nur eine Entscheidung ist möglich.

# Köpfe von Spalten: wenig Platz. Der erste Platz ist ein Sieg.
head-decision = Entscheidung
head-tried = Versuche
head-points = Punkte
head-place =
    { $n ->
        [1] Sieg
       *[other] { $n }.
    }

plans = Der Rest des Zuges
everybody = Erwartete Punkte aller nach Entscheidung { $n }: { $points }
seat-points = { $seat } ({ $points })
caption-games =
    { $games ->
        [one] Punkte, Siege und Plätze stammen aus { $games } Partie je Entscheidung, nach diesem Zug von Bots zu Ende gespielt.
       *[other] Punkte, Siege und Plätze stammen aus { $games } Partien je Entscheidung, nach diesem Zug von Bots zu Ende gespielt.
    }
caption-figures = Die Punkte sind der Mittelwert ± Standardfehler; ein geteilter Sieg ist ein Sieg. Was { $seat } nicht wissen kann, wird für jede Partie neu verteilt.
caption-search =
    { $simulations ->
        [one] Versuche: Anteil an einer Suche mit { $simulations } Simulation. Was sie am häufigsten versuchte, steht vorn.
       *[other] Versuche: Anteil an einer Suche mit { $simulations } Simulationen. Was sie am häufigsten versuchte, steht vorn.
    }
