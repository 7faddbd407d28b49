# Die Regeln von Imperial Settlers in Kürze, für alle, die nach etwas auf dem Tisch fragen. Jede Zahl ist eine des Spiels.

## Eine Runde

rule-game = In fünf Runden baust du ein Reich aus Orten auf. Jede Runde hat eine Erkundungs-, eine Ertrags-, eine Aktions- und eine Aufräumphase; nach der fünften Runde wird nicht aufgeräumt. Wer die meisten Siegpunkte hat, gewinnt.
rule-phase-lookout = Alle ziehen eine Völkerkarte. Dann werden allgemeine Karten ausgelegt, eine mehr, als Spieler am Tisch sind: Reihum ab dem Startspieler nimmt jeder eine, danach aus einer neuen Auslage in umgekehrter Reihenfolge noch eine.
rule-phase-production = Alle erhalten die Waren der Völkertafel, eine Ware für jedes Handelsabkommen und was die Produktionsorte geben.
rule-phase-action = Ab dem Startspieler führt jeder reihum eine Aktion aus oder passt, bis alle gepasst haben. Die Zahl der Aktionen ist nicht begrenzt.
rule-phase-cleanup = Alle nicht gelagerten Waren werden abgeworfen, auch Segen. Handkarten, Handelsabkommen, Fundamente, Samurai und was dauerhaft auf oder unter Orten liegt, bleiben. Der Startspieler wechselt reihum.
rule-phase-attack = Solospiel: Der virtuelle Spieler sammelt die ihm verbliebenen Orte ein. Dann werden nacheinander zwei Angriffskarten aufgedeckt, und jede kann dir einen Ort nehmen: einen, dessen Zerstörungsfeld zwei Waren der Reihe zeigt.
rule-phase-over = Jeder allgemeine Ort zählt 1 Punkt, jeder Völkerort 2, und manche Fähigkeiten bringen Punkte. Bei Gleichstand gewinnt, wer mehr Arbeiter und Rohstoffe übrig hat, dann wer mehr Handkarten hat.

## Aktionen

rule-build = Zahle den Preis einer Handkarte und nimm sie in dein Reich auf. Zeigt der Preis einen Ort, gibst du einen deiner Orte oder ein Fundament auf. Ein Produktionsort bringt sofort Ertrag, ein Baubonus kommt einmal.
rule-deal = Zahle 1 Nahrung und lege eine Völkerkarte aus der Hand unter deine Tafel. Du erhältst die Ware ihres Handelsabkommens sofort und in jeder Ertragsphase wieder.
rule-raze = Zerstöre eine Handkarte für 1 Zerstörungsplättchen oder den Ort eines anderen für 2; Verteidigungsplättchen und Samurai darauf kosten je 1 mehr. Du erhältst die Waren des Zerstörungsfelds. Wer einen allgemeinen Ort verliert, behält ihn als Fundament und erhält 1 Holz.
rule-use = Zahle, was ein Aktionsort verlangt, und führe die Wirkung aus. Jeder ist einmal je Runde nutzbar, manche zweimal, auch beide Male in einer Aktion.
rule-send = Schicke 1 Arbeiter zu einem Ort mit offener Produktion eines anderen Spielers, der nicht gepasst hat: Du erhältst seine Ware, der Besitzer 1 Arbeiter. Höchstens zweimal je Ort und Runde.
rule-spend = Gib 2 Arbeiter für 1 Holz, Stein oder Nahrung oder für 1 Karte von einem der Decks aus; beliebig viele Paare in einer Aktion.
rule-pass = Wer gepasst hat, führt in dieser Runde keine Aktionen mehr aus und kann auch nicht mehr zum Ziel werden.
rule-free = Vor oder nach deiner Aktion darfst du dein Verteidigungsplättchen auf einen allgemeinen Ort legen, Samurai auf Völkerorte stellen, Karten unter das Tor und Rohstoffe auf den Schrein legen.
rule-foundation = Ein Fundament hat keine Farbe, keine Fähigkeit und keine Punkte. Es dient nur dazu, beim Bauen aufgegeben zu werden.
rule-solo = Du spielst gegen einen virtuellen Spieler ohne Waren. Du gewinnst, wenn du am Ende mehr Völkerorte hast als er gesammelte Karten; deine Punkte ergeben deinen Rang.

## Gebete und Segen

rule-prayer = Für ein Gebet ziehst du so viele allgemeine Karten, wie hinter „Beten“ steht; ihre Farben bringen, was die Karte sagt, dann werden sie abgeworfen. Eine Farbe zum Ansagen nennst du vor dem Ziehen, eine zum Wählen danach.
rule-blessing = Du hast von jeder Farbe höchstens einen Segen. Im Gebet zählt jeder passende als eine Karte mehr, wenn eine Karte passt; oder du ziehst nichts und nutzt nur die Segen. Sie werden nicht verbraucht, gehen aber beim Aufräumen verloren, wenn sie nicht gelagert werden.
rule-tricolor = Der dreifarbige Segen der Azteken zählt als braun, grau oder rot, in jedem Gebet nach deiner Wahl.

## Karten

rule-kind-production = Ein Produktionsort gibt seine Waren beim Bau und in jeder Ertragsphase.
rule-kind-feature = Eine Fähigkeit wirkt immer, wenn geschieht, was sie nennt, den eigenen Bau eingeschlossen.
rule-kind-action = Ein Aktionsort wird mit einer deiner Aktionen für seinen Preis genutzt.
rule-kind-building_bonus = Ein Baubonus kommt einmal, wenn der Ort gebaut wird.
rule-kind-end_of_game = Das wird bei Spielende gewertet.
rule-common = Allgemeine Karten haben ein Zerstörungsfeld und kein Handelsabkommen. Sie zählen am Ende 1 Punkt.
rule-faction = Völkerkarten haben ein Handelsabkommen; andere können sie nicht zerstören, außer die der Japaner. Sie zählen am Ende 2 Punkte.

## Waren

rule-good-wood = Holz ist ein Rohstoff: für Orte und Aktionen.
rule-good-stone = Stein ist ein Rohstoff: für Orte und Aktionen.
rule-good-food = Nahrung ist ein Rohstoff: Handelsabkommen kosten 1 Nahrung, auch manche Orte und Aktionen brauchen sie.
rule-good-worker = Mit Arbeitern bezahlst du Aktionen; für zwei bekommst du einen Rohstoff oder eine Karte, und bei den Japanern werden sie zu Samurai.
rule-good-raze = Mit Zerstörungsplättchen zahlst du fürs Zerstören.
rule-good-defense = Das Verteidigungsplättchen schützt für die Runde einen deiner allgemeinen Orte: Diesen Ort zu zerstören kostet 1 Zerstörungsplättchen mehr.
rule-good-gold = Gold darf statt eines beliebigen Rohstoffs gezahlt werden, nie umgekehrt.
rule-good-vp = Siegpunkte entscheiden das Spiel.
rule-good-card = Für jede Karte, die du ziehst, wählst du das allgemeine Deck oder dein Völkerdeck.
rule-good-common_card = Eine Karte vom allgemeinen Deck.
rule-good-faction_card = Eine Karte von deinem Völkerdeck.
rule-good-blessing = Ein Segen in einer Farbe, die du noch nicht hast.

## Farben

rule-color-good = Ihre Ware in Gebeten: { $good }.
rule-color-plain = Sie hat in Gebeten keine eigene Ware.
rule-color-orange = Orange steht für Segen; einen orangefarbenen Segen gibt es nicht.

## Völker

rule-board = Jede Runde: { $goods }. Beim Aufräumen gelagert: { $stores }.

## Entscheidungen

decision-take = Die Karte kommt auf deine Hand.
decision-source = Mehrere Wirkungen treten gleichzeitig ein, und die Reihenfolge zählt: Wähle die erste.
decision-draw = Du ziehst eine Karte; wähle das Deck.
decision-keep = Von den angesehenen Karten behältst du einige; die anderen werden abgeworfen oder zurückgemischt.
decision-turn = Führe eine Aktion aus oder passe für den Rest der Runde. Verteidigungsplättchen, Samurai und Ähnliches kannst du davor oder danach einsetzen.
decision-after = Deine Aktion ist ausgeführt. Verteidigungsplättchen, Samurai und Ähnliches kannst du noch einsetzen.
decision-put = Wähle, was unter oder auf den Ort kommt; es bleibt dort.
decision-location = Mit dem aufgegebenen Ort verlierst du alles, was darauf liegt.
decision-pay = Gold darf für jeden Rohstoff stehen.
decision-discard = Die Karte kommt auf ihren Ablagestapel.
decision-drop = Das aufgegebene Handelsabkommen bringt keine Waren mehr.
decision-target = Wählen kannst du nur, was Spielern gehört, die nicht gepasst haben.
decision-build = Du zahlst den Preis, gibst aber keinen Ort dafür auf.
decision-card = Die Karte verlässt dafür deine Hand.
decision-good = Du nimmst eine Ware des Zerstörungsfelds; der Ort bleibt.
decision-opponent = Der gewählte Spieler entscheidet selbst, welche Karte er abwirft.
decision-steal = Nur aus einem Vorrat, nicht von Orten.
decision-option = Führe eine Option aus; eine freiwillige Zahlung darfst du ablehnen.
decision-swap = Eben erhaltene Waren lassen sich einzeln in Siegpunkte verwandeln.
decision-samurai = Ein Völkerort fasst einen Samurai; er bleibt für den Rest des Spiels.
decision-spend = Für jedes Paar Arbeiter bekommst du einen Rohstoff oder eine Karte.
decision-color = Im Gebet zählen nur Karten und Segen dieser Farbe.
decision-pray = Ziehen kann mehr bringen, Segen allein sind sicher.
decision-stored = Eine gelagerte Karte zählt wie eine weitere gezogene und wird dann abgeworfen.
decision-give = Für jede passende Karte darfst du einen Rohstoff ihrer Sorte ausgeben.
decision-blessing = Von jeder Farbe kannst du einen Segen haben.
decision-store = Du hast mehr Segen, als du lagern kannst; die anderen gehen verloren.
decision-offer = Der Preis ist ein Segen deiner Wahl; der dreifarbige gehört zur Völkertafel und bleibt.
decision-statue = Am Ende zählt jede Statue 1 Punkt, und je eine von jeder Art zusammen 3 mehr. Von jeder gibt es drei.

## What is chosen before the deal

option-factions = Völker
option-lookout = Variante der Erkundung
option-peaceful = Friedliches Spiel
option-disputed = Strittige Wirkungen
option-sets = Sets: Jeder dritte Ort einer Farbe bringt 2 Punkte (Hausregel)
option-technology = Technologieplättchen (Hausregel)
option-statues = Statuen (Hausregel)
lookout-standard = Standard
lookout-alternate = Alternativ
lookout-advanced = Für Fortgeschrittene

tag-prayer = Gebet
option-peaceful-more = Gegnerische Orte lassen sich nur durch Fähigkeiten zerstören; alle ziehen in jeder Erkundungsphase eine allgemeine Karte mehr.
option-disputed-more = Auch Wirkungen gelten, über die sich die Quellen nicht einig sind (Stimme der Götter).
option-sets-more = Wer den dritten, sechsten oder neunten Ort einer Farbe baut, erhält dafür 2 Punkte. Die gedruckte Regel ist nicht öffentlich; diese ist unsere.
option-technology-more = Manche Hauskarten legen Plättchen auf allgemeine Orte, die dann doppelt wirken, schwerer zu zerstören sind oder Punkte bringen. Die gedruckte Regel ist nicht öffentlich; diese ist unsere.
option-statues-more = Manche Hauskarten geben Statuen: am Ende je 1 Punkt, und 3 mehr für je eine von jeder Art. Die gedruckte Regel ist nicht öffentlich; diese ist unsere.
lookout-standard-more = Eine offene Reihe, jeder nimmt eine Karte; dann eine zweite Reihe in umgekehrter Reihenfolge.
lookout-alternate-more = Geheim: Alle sehen Karten, behalten eine und geben die anderen weiter.
lookout-advanced-more = Eine Reihe von fünf Karten für beide Runden; wird sie kürzer, kommen neue dazu.
