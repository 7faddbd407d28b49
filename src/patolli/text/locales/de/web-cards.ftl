## The table of a game with cards and empires (web/src/games/settlers).
tab-hand = Handkarten
tab-empire = Reich
tab-others = Andere
tab-card = Karte
tab-decks = Stapel
cards-your-empire = Dein Reich
cards-ask-turn = Du bist am Zug: Wähle eine leuchtende Karte in Hand oder Reich, oder passe.
cards-ask-card = Was machst du mit dieser Karte: { $name }?
cards-empire-of = Reich von { $name }
cards-your-hand = Handkarten
cards-your-board = Waren, Segen und Handelsabkommen
cards-locations = { $n ->
    [one] { $n } Ort, { $points ->
        [1] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $n } Orte, { $points ->
        [1] { $points } Punkt
       *[other] { $points } Punkte
    }
}
cards-count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cards-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
cards-row-empty = Noch nichts: { $kind }
cards-foundations = { $n ->
    [one] { $n } Fundament
   *[other] { $n } Fundamente
}
cards-back = Zurück (Esc)
cards-given-up = aufgegeben
cards-to-be-built = wird gebaut
cards-first = Startspieler
cards-passed = hat gepasst
cards-good = { $good }: { $n }
cards-kept = bleibt beim Aufräumen
cards-blessings = Segen
cards-deals = { $n ->
    [one] { $n } Abkommen
   *[other] { $n } Abkommen
}
cards-order = Reihenfolge
cards-you-have = du hast { $n }
cards-deck-common = Allgemeines Deck
cards-deck-faction = Völkerdeck
cards-discarded = abgeworfen
cards-discards-common = Abgeworfene allgemeine Karten
cards-discards-faction = Abgeworfene Völkerkarten
cards-discards-none = Es wurde nichts abgeworfen.
cards-decks = Stapel
cards-looking = Karten zum Ansehen
cards-only-you = Nur du siehst sie.
cards-prayer = Gebet
cards-prayer-begins = Es sind noch keine Karten gezogen.
cards-odds = Im Schnitt { $mean } Karten; mindestens eine: { $some } %
cards-does-not-count = zählt nicht
cards-aim = Wessen?
cards-aim-legal = was möglich ist
cards-aim-all = alles
cards-aim-none = Es gibt kein Ziel.
cards-has-passed = { $name } hat gepasst: Dort ist nichts zu holen.
cards-virtual = Virtueller Spieler
cards-his-locations = Orte
cards-attack-line = Angriffsreihe
cards-to-come = noch { $n }
cards-danger = In Gefahr
cards-danger-none = Zurzeit nichts.
cards-race = Wettlauf
cards-race-yours = eigene Völkerorte
cards-race-his = gesammelte Karten
cards-rank = Rang mit { $n } Punkten
cards-rank-under = unter { $n }
cards-reader = Karte
cards-reader-empty = Zeige auf eine Karte, um sie hier zu lesen.
cards-pinned = bleibt stehen (Z)
cards-round = Runde { $round }
cards-round-of = Runde { $round } von { $last }, { $phase }
cards-end-rounds = Punkte von Runde zu Runde
cards-end-round = Runde
cards-end-gained = Zuwachs in jeder Runde
cards-pill-cleanup = Aufräumen kostet
cards-pill-last = Letzte Runde: Nur Punkte zählen
cards-pill-attack = Angriff nach dem Aufräumen
cards-pill-reveals = Bestätigen deckt etwas auf: kein Zurück
cards-spend = Arbeiter ausgeben
cards-spend-what = 2 Arbeiter wofür?
cards-verb-build = Bauen
cards-verb-deal = Handeln
cards-verb-raze = Zerstören
cards-verb-use = Nutzen
cards-verb-use2 = Zweimal
cards-verb-defend = Schützen
cards-verb-samurai = Samurai
cards-verb-put = Etwas ablegen
cards-protected = durch ein Verteidigungsplättchen geschützt
cards-samurai = durch einen Samurai geschützt
cards-blocked = in dieser Runde blockiert
cards-taken-over = in dieser Runde übernommen
cards-used = { $used } von { $uses } Mal genutzt
cards-on-it = { $n } darauf
cards-verb-send = Arbeiter schicken
cards-next-round = nächste Runde
cards-next-round-is = Ertrag der nächsten Runde: { $goods }
cards-less = Eins weniger: { $good }
cards-pairs = { $n ->
    [one] noch { $n } Paar Arbeiter
   *[other] noch { $n } Paar Arbeiter
}
cards-confirm-draw = Bestätigen, ziehen
cards-pick-row = Reihe { $n }
cards-pick-round = { $n }. Wahl
cards-pick-sees = { $name }, aus { $n } Karten
cards-pill-picks = Du wählst als Nr. { $first } und Nr. { $second }
cards-secret-first = Geheim: Du siehst { $n } Karten, behältst eine und gibst den Rest an { $name }
cards-secret-second = Geheim: weitergegeben von { $name }; behalte eine, der Rest wird abgeworfen
cards-secret-held = { $n ->
    [one] hat { $n } geheime Karte
   *[other] hat { $n } geheime Karten
}
cards-lookout-solo = Du nimmst eine, eine geht zufällig an den virtuellen Spieler; dann dasselbe noch einmal.
cards-solo-won = Wettlauf gewonnen, { $own } zu { $n }. Rang: { $rank }
cards-solo-lost = Wettlauf verloren, { $own } zu { $n }
