# Der Trainer an einem Tisch.

coach-name = Trainer
coach-on = An
coach-seldom = Selten
coach-off = Aus
coach-hello = Hallo, ich bin dein Trainer
coach-hello-text = Ich erkläre, was neu ist, und melde mich sonst nur, wenn ein Zug viel verlieren würde.
coach-better = Es gibt einen besseren Zug
coach-cost =
    { $n ->
        [one] Deiner kostet etwa { $points } Siegpunkt.
       *[other] Deiner kostet etwa { $points } Siegpunkte.
    }
coach-cost-win = Mit deinem wird es schwerer zu gewinnen.
coach-show = Zeig es mir
coach-take-back = Zurücknehmen
coach-play-it = So spielen
coach-play-this = Diesen spielen
coach-only = Nur bei großen Fehlern.
coach-seldom-now = Nur bei den größten Fehlern.
coach-less = Seltener
coach-quiet = Still
coach-quieter = Soll ich stiller sein?
coach-as-it-is = Bleib, wie du bist
coach-got-it = Verstanden
coach-end = Fürs nächste Mal
coach-saw =
    { $n ->
        [one] Dem Trainer fiel { $n } Zug auf.
       *[other] Dem Trainer fielen { $n } Züge auf.
    }
coach-instead = besser war { $name }.
