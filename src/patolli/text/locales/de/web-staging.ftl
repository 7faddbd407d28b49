# Züge der anderen, Schritt für Schritt erzählt, und was in Ruhe gelesen wird.

staging-normal = Normal
staging-fast = Schnell
staging-off = Aus
staging-then = dann { $name }
staging-then-you = dann du
staging-your-turn = danach bist du dran
staging-newest = Neueste
staging-read = Lies, so lange du magst.
staging-clock = Du bist dran: { $time }
staging-go-on = Weiter

## Ein Erntefest

food-title = Erntefest { $n } von { $of }
food-rule-points = Jeder Arbeiter isst; jeder, der hungrig bleibt, kostet Punkte. Dann geben die Tempel Siegpunkte.
food-rule-goods = Jeder Arbeiter isst; jeder, der hungrig bleibt, kostet Punkte. Dann geben die Tempel Güter.
food-eats = Arbeiter essen
food-eats-words = { $fed } mit Mais satt, { $free } durch Farmen satt, { $hungry } hungrig
food-corn = Mais
food-hunger = Hunger
food-none = nichts
food-temples = Aus den Tempeln
food-leads = +{ $n } am höchsten
food-sum = Insgesamt
food-after = Was jetzt kommt
food-final = Das Ende des Spiels
