card = { $id }
card-hidden = ?

told-open = { $seat } spielt Karte { $card } offen aus.
told-down = { $seat } legt Karte { $card } verdeckt ab.
told-hidden = { $seat } legt eine Karte verdeckt ab.
told-end = Alle Karten sind gespielt.

question = Welche Karte, und wie?
choice-open = { $card } offen ausspielen; Punkte: { $points }
choice-down = { $card } verdeckt ablegen; Punkte am Ende: { $points }

turn = Zug { $n }; Karten im Stapel: { $deck }
line = { $seat } – Punkte: { $points }; Hand: { $hand }; gespielt: { $pile }
rules = Spiele eine Karte: offen zählt sie so viele Punkte, wie auf ihr steht, verdeckt am Ende die Hälfte. Dann wird eine Karte gezogen.

label-open = offene Karten
label-down = verdeckte Karten
opened-open = { $card } offen
opened-down = { $card } verdeckt
