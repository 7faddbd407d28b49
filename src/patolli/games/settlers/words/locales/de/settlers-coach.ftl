# Was der Trainer erklärt, wenn es zum ersten Mal vorkommt. Titel mit höchstens sechs, Texte mit höchstens 30 Wörtern.

lookout = Wähle Karten
lookout-text = In der Erkundung nehmen alle reihum allgemeine Karten. Achte auf das, was jede Runde Waren gibt: Produktionsorte lohnen sich am längsten, wenn sie früh kommen.
production = Was du ausgeben kannst
production-text = Die Ertragsphase hat dir Waren gebracht. Was am Ende der Runde übrig ist, geht meist verloren: Gib so viel wie möglich aus, bevor du passt.
build = Du kannst bauen
build-text = Zahle den Preis einer Karte, und sie gehört zu deinem Reich. Baue zuerst Produktion, später Aktionen und Fähigkeiten. Am Ende bringt jeder Ort Punkte.
deal = Ein Handelsabkommen ist möglich
deal-text = Für 1 Nahrung kommt eine Völkerkarte unter deine Tafel. Sie gibt ihre Ware sofort und jede Runde. Ihre Fähigkeit ist aber weg: Nimm Karten, die du nicht bald baust.
raze = Du kannst zerstören
raze-text = Mit Zerstörungsplättchen zerstörst du eine Handkarte oder einen gegnerischen Ort und erhältst die gezeigten Waren. Damit bezahlst du oft, was du bauen willst.
action = Du kannst eine Aktion nutzen
action-text = Ein Aktionsort macht aus Waren Punkte oder andere Waren, meist einmal je Runde. Nutze ihn jede Runde, bevor du passt.
prayer = Dein erstes Gebet
prayer-text = Für ein Gebet werden allgemeine Karten gezogen; ihre Farben bringen, was die Karte sagt. Der Tisch zeigt deine Chancen, bevor du dich entscheidest.
blessing = Dein erster Segen
blessing-text = Ein Segen zählt im Gebet als eine Karte mehr, wenn eine Karte passt. Er wird nicht verbraucht, aber du hast von jeder Farbe höchstens einen.
deal-try = Triff in den ersten zwei Runden ein oder zwei Handelsabkommen: Jedes gibt seine Ware jede Runde.
raze-try = Zerstöre eine Karte, die nicht zu dir passt: Mit ihren Waren baust du in derselben Runde eine andere.
action-try = Baue einen Aktionsort und nutze ihn jede Runde, bevor du passt.
