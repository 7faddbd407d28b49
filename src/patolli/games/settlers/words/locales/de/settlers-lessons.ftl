# Lektionen am Tisch (docs/lessons.md): was jeder Schritt sagt, seine Aufgabe und die Antworten. Höchstens 45 Wörter.

## Eine Runde

round = Eine Runde
round-1 = Du führst die Römer, Balam die Barbaren. In fünf Runden baust du ein Reich auf. Jede Runde hat vier Phasen, und die erste ist die Erkundung: Alle bekommen neue Karten.
round-2 = Eine Völkerkarte hast du schon gezogen. Jetzt liegen allgemeine Karten aus, eine mehr, als Spieler am Tisch sind, und als Startspieler wählst du zuerst. Der Steinbruch bringt jede Runde Stein.
round-2-task = Nimm den Steinbruch.
round-2-done = Du hast den Steinbruch auf der Hand. Balam nimmt die Goldmine, und eine neue Reihe wird ausgelegt.
round-2-mine = Die Goldmine macht aus Arbeitern Gold. Aber du hast wenige Arbeiter, und der Steinbruch braucht keine.
round-2-ruins = Ruinen kosten nichts, bringen aber nur einmal einen Arbeiter. Der Steinbruch bringt jede Runde Stein.
round-3 = Aus der zweiten Reihe wird in umgekehrter Reihenfolge genommen: Balam war zuerst dran und nahm den Waffenschmied. Ruinen zu bauen kostet nichts, sie sind also immer zu gebrauchen.
round-3-task = Nimm die Ruinen.
round-3-done = Die letzte Karte wird abgeworfen, und die Ertragsphase beginnt.
round-3-other = Monty kostet 1 Holz und 2 Stein, und deine Tafel gibt in der ersten Runde nur 1 Stein. Nimm die Ruinen.
round-4 = Die Ertragsphase läuft von selbst: Deine Tafel gab dir 2 Arbeiter, 1 Holz, 1 Stein, ein Zerstörungs- und ein Verteidigungsplättchen. Später kommen Handelsabkommen und Produktionsorte dazu.
round-5 = Jetzt die Aktionsphase: Reihum führt jeder eine Aktion aus. Die wichtigste: eine Handkarte bezahlen und bauen. Der Steinbruch kostet 1 Holz und 1 Stein.
round-5-task = Baue den Steinbruch.
round-5-done = Er gab sofort 1 Stein, und sein Baubonus brachte noch 1: Jetzt hast du 2 Stein.
round-5-build = Auch das ist möglich. Aber je früher der Steinbruch steht, desto mehr Stein bringt er.
round-5-pass = Wer passt, tut in dieser Runde nichts mehr, und deine Waren gingen verloren. Baue zuerst.
round-spend = Für Arbeiter bekommst du auch anderes: Dazu gibt es eine eigene Lektion. Hier behältst du sie.
round-raze = Diese Karte wäre weg, für zwei Waren. Zum Zerstören gibt es eine eigene Lektion.
round-6 = Eine Aktion, und dein Zug ist fertig. Bisher hast du nur probiert: Ein Zug gilt, wenn du ihn bestätigst.
round-6-task = Bestätige deinen Zug.
round-6-done = Jetzt ist Balam am Zug, und Balam passt.
round-6-other = Das Verteidigungsplättchen schützt einen Ort. Aber einen Ort zu zerstören kostet 2 Zerstörungsplättchen, und Balam hat nur eins: Bestätige.
round-7 = Wer gepasst hat, führt in dieser Runde keine Aktionen mehr aus. Du machst allein weiter, Aktion für Aktion, so lange du willst. Ruinen kosten nichts und bringen 1 Arbeiter.
round-7-task = Baue die Ruinen, dann bestätige.
round-7-done = Jetzt hast du 3 Arbeiter und zwei Orte. Am Ende zählt jeder allgemeine Ort 1 Punkt.
round-7-build = Völkerkarten kosten auch einen Ort: Einer von deinen würde aufgegeben. Darum geht es in der nächsten Lektion.
round-7-pass = Noch nicht: Die Ruinen kosten nichts und sind einen Punkt wert.
round-7-defend = Balam hat gepasst, also kann in dieser Runde niemand den Steinbruch zerstören. Schutz ist nicht nötig.
round-8 = Du könntest noch mehr tun, aber für die erste Runde genügt es. Nach dem letzten Passen wird aufgeräumt: Alle nicht gelagerten Waren gehen verloren. Die Römer lagern Zerstörungsplättchen.
round-8-task = Passe.
round-8-done = Alle haben gepasst: Die Runde ist vorbei.
round-8-other = Auch das wäre eine gute Aktion. Aber sieh dir jetzt das Aufräumen an: Passe.
round-9 = Runde 2: Arbeiter und Stein sind weg, das Zerstörungsplättchen ist geblieben, deine Karten und Orte auch. Startspieler ist jetzt Balam. In der nächsten Ertragsphase bringt der Steinbruch 1 Stein.

## Bauen

building = Bauen
building-1 = Allgemeine Karten kosten Rohstoffe. Die meisten Völkerkarten kosten dazu einen Ort: Einer von deinen wird aufgegeben. Dafür leisten sie mehr und zählen am Ende 2 Punkte statt 1.
building-2 = Ruinen kosten nichts und haben keine Fähigkeit, nur einen Baubonus: einmal 1 Arbeiter, wenn sie gebaut werden. Sie sind zum Aufgeben wie gemacht.
building-2-task = Baue die Ruinen.
building-2-done = Ein kostenloser Ort und 1 Arbeiter. Balam gibt 4 Arbeiter für 2 Holz aus.
building-2-build = Das kannst du bezahlen, und später kommt es vielleicht. Zuerst brauchst du einen Ort, den du nicht vermissen wirst: die Ruinen.
building-pass = Dann wäre die Runde für dich vorbei, und Karten und Waren blieben ungenutzt.
building-other = Möglich, aber hier geht es ums Bauen. Wähle die Karte auf deiner Hand.
building-3 = Der Baumeister kostet 1 Stein und einen Ort. Er ist ein Produktionsort und gibt 1 Holz und 1 Stein, sofort und in jeder Ertragsphase.
building-3-task = Baue den Baumeister und gib die Ruinen auf.
building-3-done = 1 Stein gezahlt, 1 Stein und 1 Holz erhalten. Die Ruinen sind weg. Balam baut einen Aussichtsturm.
building-3-build = Möglich, aber zuerst der Baumeister: Je früher er steht, desto mehr bringt er.
building-4 = Das Dorf kostet 1 Holz und hat beides: Produktion, jede Runde 1 Arbeiter, und einmal 1 Arbeiter als Baubonus. Beim Bau bekommst du beides zusammen.
building-4-task = Baue das Dorf, dann bestätige.
building-4-done = 2 Arbeiter auf einmal: Jetzt hast du 5. Balam passt.
building-4-build = Auch ein guter Ort. Aber nimm jetzt das Dorf: Warum, siehst du gleich.
building-4-defend = Mit dem Verteidigungsplättchen würde es teurer, das Dorf zu zerstören. Aber Balam hat nur 1 Zerstörungsplättchen, und nötig sind 2.
building-5 = Auch der Bildhauerlehrling kostet 1 Stein und einen Ort. Welchen? Das Dorf hat seinen Bonus schon gegeben. Der Baumeister bringt jede Runde zwei Waren und am Ende 2 Punkte.
building-5-task = Baue den Bildhauerlehrling und gib das Dorf auf.
building-5-done = Jetzt stehen zwei Völkerorte, jeder 2 Punkte wert. Der Lehrling wird aus Stein Punkte machen.
building-5-builder = Der Baumeister würde dir fehlen: jede Runde 1 Holz und 1 Stein und am Ende 2 Punkte. Gib das Dorf auf.
building-5-build = Der Steinbruch kostet keinen Ort. Hier lernst du, einen aufzugeben: Baue den Bildhauerlehrling.
building-6 = Noch zweierlei: Gold darfst du statt eines beliebigen Rohstoffs zahlen. Und statt eines Orts darfst du ein Fundament aufgeben: Das bleibt dir, wenn jemand einen deiner Orte zerstört.

## Arbeiter und Handel

deals = Arbeiter und Handel
deals-1 = Jede Völkerkarte lässt sich auch anders nutzen: als Handelsabkommen. Sie kommt unter deine Tafel und gibt ihre Ware, sofort und in jeder Ertragsphase.
deals-2 = Ein Handelsabkommen kostet 1 Nahrung, und du hast keine. Aber für 2 Arbeiter bekommst du 1 Holz, Stein oder Nahrung oder eine Karte von einem der Decks. In einer Aktion darfst du beliebig viele Paare ausgeben.
deals-2-task = Gib 2 Arbeiter für 1 Nahrung aus.
deals-2-done = 1 Nahrung. Balam passt und behält einen Arbeiter: Die Barbaren lagern Arbeiter.
deals-2-spend = So lassen sich Arbeiter auch nutzen, und oft ist es gut. Aber ein Handelsabkommen zahlst du mit Nahrung.
deals-build = Das Bauen kann kurz warten: Zuerst das Handelsabkommen.
deals-pass = Dann wäre die Runde für dich vorbei, und Arbeiter und Rohstoffe gingen verloren.
deals-raze = Für ein Zerstörungsplättchen gäbe diese Karte zwei Waren, aber nur einmal. Ein Handelsabkommen gibt jede Runde.
deals-3 = Zwei deiner Karten taugen zum Handeln: Der Bildhauerlehrling gibt Stein, die Legion ein Zerstörungsplättchen. Fast jede römische Karte kostet Stein.
deals-3-task = Triff ein Handelsabkommen mit dem Bildhauerlehrling.
deals-3-done = Die Karte liegt unter deiner Tafel, und der erste Stein gehört dir.
deals-3-legion = Ein Zerstörungsplättchen jede Runde ist auch etwas wert. Aber Stein brauchst du nötiger: Nimm den Bildhauerlehrling.
deals-3-build = Die Nahrung ist für das Handelsabkommen da, und die Karte auch. Gebaut wird danach.
deals-4 = In einer echten Partie würdest du jetzt bauen, denn was übrig ist, geht beim Aufräumen verloren. Beende hier die Runde und sieh, was ein Handelsabkommen tut.
deals-4-task = Passe.
deals-4-done = Jetzt wird aufgeräumt, dann erkundet: Du nimmst zwei Karten. Danach die Ertragsphase von Runde 2.
deals-4-other = Gut gemeint, und in einer echten Partie richtig. Aber passe jetzt.
deals-5 = 3 Stein: 1 von deiner Tafel, 1 vom Baumeister und 1 aus dem Handelsabkommen. Diesen Stein gibt es jede Runde, bis zum Spielende.
deals-6 = Du darfst beliebig viele Handelsabkommen treffen. Aber sie sind keine Orte: Sie bringen keine Punkte, und die Fähigkeit der Karte ist weg. Eine Völkerkarte bauen oder damit handeln? Das fragst du dich in jeder Partie.

## Zerstören, verteidigen

razing = Zerstören, verteidigen
razing-1 = Runde 2. Du hast 4 Zerstörungsplättchen: zwei waren gelagert, eins gab deine Tafel, eins das Handelsabkommen mit der Legion. Das Zerstörungsfeld einer allgemeinen Karte zeigt, was sie beim Zerstören gibt.
razing-2 = Eine Karte aus der eigenen Hand zu zerstören kostet 1 Plättchen. Mit der Hanse kannst du gerade nichts anfangen, aber ihr Zerstörungsfeld zeigt 1 Gold und 1 Punkt.
razing-2-task = Zerstöre die Hanse aus deiner Hand.
razing-2-done = 1 Gold und 1 Punkt. Die Karte ist abgeworfen. Gold bezahlt jeden Rohstoff.
razing-2-rival = Balams Aussichtsturm kommt gleich, für 2 Plättchen. Beginne mit der Karte auf deiner Hand.
razing-2-raze = Diese kannst du billig bauen und jede Runde nutzen. Zerstöre eine Karte, die du nicht brauchst: die Hanse.
razing-2-defend = Keine schlechte Idee, und sie kommt gleich dran. Zerstöre zuerst die Hanse.
razing-other = Möglich ist es natürlich. Aber hier geht es ums Zerstören.
razing-3 = Das Verteidigungsplättchen zu legen ist keine Aktion: Lege es vor oder nach einer auf einen allgemeinen Ort. Dort kostet das Zerstören bis zum Rundenende 1 Zerstörungsplättchen mehr. Dein bester ist der Steinbruch.
razing-3-task = Lege das Verteidigungsplättchen auf den Steinbruch.
razing-3-done = Ihn zu zerstören kostet jetzt 3 Plättchen, und Balam hat 1. Balam baut einen Tischler.
razing-3-village = Das Dorf wäre dankbar. Aber der Steinbruch war teurer und bringt den Stein, mit dem du baust: Schütze ihn.
razing-3-end = Dann läge das Plättchen nur herum, und beim Aufräumen geht es verloren. Lege es.
razing-4 = Den Ort eines anderen zu zerstören kostet 2 Plättchen. Balams Aussichtsturm bringt Balam jede Runde eine Karte, und sein Zerstörungsfeld zeigt 2 Karten. Ein Verteidigungsplättchen liegt nicht darauf.
razing-4-task = Zerstöre Balams Aussichtsturm und wähle ein Deck für die erste Karte.
razing-4-done = Die zweite Karte kommt vom Völkerdeck. Balam erhält 1 Holz und behält den Aussichtsturm umgedreht als Fundament.
razing-4-joiner = Der Tischler gäbe 1 Holz und 1 Punkt. Aber der Aussichtsturm arbeitet jede Runde für Balam, ganz ohne Kosten: Zerstöre ihn.
razing-4-hand = Aus der Hand wäre es billiger, aber diese Karte willst du bauen. Zerstöre Balams Aussichtsturm.
razing-5 = Ein Fundament hat keine Fähigkeit und keine Punkte, darf aber beim Bauen aufgegeben werden. Völkerorte sind unzerstörbar, außer denen der Japaner, und wer gepasst hat, ist vor dem Zerstören sicher.

## Drei Arten von Orten

kinds = Drei Arten von Orten
kinds-1 = Es gibt drei Arten von Orten, jede hat ihre Reihe. Baumeister, Steinbruch und Dorf sind Produktionsorte: Sie gaben beim Bau Waren, und eben wieder.
kinds-2 = Die zweite Art sind Aktionsorte. Von selbst tun sie nichts: Du nutzt sie mit einer Aktion und für einen Preis. Der Tagebau kostet beim Bau 1 Stein.
kinds-2-task = Baue den Tagebau, dann bestätige.
kinds-2-done = Er steht und wartet, dass du ihn nutzt. Balam baut einen Tischler.
kinds-2-build = Diese Karte kommt später dran oder in einer anderen Partie. Zuerst der Tagebau: Er macht aus Arbeitern Stein.
kinds-other = Möglich, aber hier geht es um deine Orte. Erfülle die Aufgabe.
kinds-3 = Im Tagebau bringt 1 Arbeiter 1 Stein, zweimal je Runde: in zwei Aktionen oder beide Male auf einmal. Auf dem üblichen Weg müsstest du dafür 4 Arbeiter ausgeben.
kinds-3-task = Nutze den Tagebau zweimal in einer Aktion.
kinds-3-done = 2 Stein: Jetzt hast du 5. Die Arbeiter bleiben bis zum Aufräumen im Tagebau.
kinds-3-once = Das geht, und das zweite Mal wäre eine weitere Aktion. Beides auf einmal ist schneller: Nutze ihn zweimal.
kinds-3-spend = Warum 2 Arbeiter ausgeben? Der Tagebau gibt für jeden Arbeiter 1 Stein.
kinds-4 = Deine Aktion ist ausgeführt: Bestätige oder schütze vorher einen Ort.
kinds-4-task = Beende deinen Zug, wie du willst.
kinds-4-done = Balam passt.
kinds-5 = Die dritte Art sind Fähigkeiten: Sie wirken immer, wenn etwas geschieht. Die Römische Befestigung gibt 2 Punkte für jeden schwarzen Ort, den du baust, und ist selbst schwarz.
kinds-5-task = Baue die Römische Befestigung und gib das Dorf auf.
kinds-5-done = Sofort 2 Punkte: Eine Fähigkeit zählt auch den eigenen Bau.
kinds-5-mine = Auch ein genutzter Aktionsort darf aufgegeben werden, aber der Tagebau würde dir nächste Runde fehlen. Gib das Dorf auf.
kinds-5-location = Dieser Ort bringt jede Runde Stein. Von deinen Produktionsorten fehlt dir das Dorf am wenigsten.
kinds-5-build = Eine gute Karte, aber keine Fähigkeit. Hier geht es um die Römische Befestigung.
kinds-6 = Farben zählen also: Manche Fähigkeiten belohnen eine Farbe, manche Produktionsorte geben eine Ware je Ort einer Farbe. Suche Karten, die zusammenpassen.

## Völker

factions = Völker
factions-1 = Jedes Volk hat eine eigene Tafel und ein Deck von 30 Karten. In dieser Lektion hältst du in vier Partien dieselben vier allgemeinen Karten: Sieh, was jedes Volk daraus macht.
factions-2 = Zuerst die Römer. Jede Runde gibt ihre Tafel 1 Holz, 1 Stein und 2 Arbeiter: das, was Bauten kosten. Beim Aufräumen behalten sie ihre Zerstörungsplättchen.
factions-2-task = Baue die Burg.
factions-2-done = Sie steht schon in der ersten Runde. Keine der drei anderen Tafeln hätte sie sofort bezahlen können.
factions-2-village = Das Dorf kostet nur 1 Holz, das können auch andere bezahlen. Baue, was sich jetzt nur die Römer leisten können.
factions-2-raze = Davon leben andere. Die Römer haben Holz und Stein: Baue.
factions-3 = Nun bist du die Barbaren: jede Runde 5 Arbeiter, aber weder Holz noch Stein. Von deinen Karten kannst du keine bauen, aber du kannst sie zerstören. Und beim Aufräumen behältst du deine Arbeiter.
factions-3-task = Zerstöre die Kaserne aus deiner Hand.
factions-3-done = 1 Punkt und 6 Arbeiter. Je 2 davon lassen sich für einen Rohstoff oder eine Karte ausgeben, und was übrig ist, bleibt dir.
factions-3-raze = Auch das brächte etwas. Aber die Kaserne gibt neben dem Arbeiter einen Punkt.
factions-3-spend = So kommen die Barbaren an Holz und Stein, und das wird deine nächste Aktion. Zerstöre zuerst die Kaserne.
factions-4 = Die Ägypter bekommen jede Runde 3 Arbeiter und 1 Gold und behalten Gold beim Aufräumen. Gold steht für einen beliebigen Rohstoff: Holz, Stein oder Nahrung.
factions-4-task = Baue ein Dorf mit deinem Gold.
factions-4-done = Das Gold stand für Holz. Wer Gold sammelt, dem fehlt nie der richtige Rohstoff.
factions-4-deal = Gold kann auch für Nahrung stehen, und dieses Handelsabkommen würde jede Runde etwas geben. In einer Partie eine gute Wahl; hier baue das Dorf.
factions-5 = Die Japaner bekommen 1 Holz und 4 Arbeiter und behalten Nahrung beim Aufräumen. Die meisten ihrer Völkerkarten lassen sich zerstören: von dir aus der Hand, von anderen, sobald sie gebaut sind.
factions-5-task = Zerstöre eine deiner Völkerkarten aus der Hand.
factions-5-done = 1 Punkt. Gebaut wäre sie am Ende 2 wert; meist baust du sie also und stellst einen Arbeiter als Samurai darauf: Dann kostet es mehr, sie zu zerstören.
factions-5-common = Das ist eine allgemeine Karte, die jedes Volk zerstören könnte. Nimm eine, bei der das nur die Japaner können.
factions-5-village = In einer Partie gut: Das Dorf bringt 2 Arbeiter. Hier geht es um deine Völkerkarten.
factions-6 = Römer bauen, Barbaren haben Arbeiter, Ägypter zahlen mit Gold, Japaner bewachen ihre Bauten. Deine Völkerkarten passen zu deiner Tafel: Suche deinen Plan zuerst dort. Die Azteken, die beten, haben eigene Lektionen.
factions-other = Möglich, aber es sagt wenig über dieses Volk. Tu, was die Aufgabe sagt.

## Das Ende des Spiels

end = Das Ende des Spiels
end-1 = Runde 5 ist die letzte, danach wird nicht aufgeräumt. Du hast 11 Punkte, Balam hat gepasst und hat 6. Am Ende zählt jeder allgemeine Ort 1 Punkt, jeder Völkerort 2. Waren zählen nichts: Gib sie aus.
end-2 = Die Gladiatorenschule kostet 1 Stein (Gold tut es auch) und einen Ort. Anstelle eines allgemeinen bringt sie 1 Punkt mehr. Und sie ist schwarz: Deine Römische Befestigung gibt 2 Punkte dazu.
end-2-task = Baue die Gladiatorenschule und gib einen allgemeinen Ort auf, nur nicht den Maurer.
end-2-done = Sofort 2 Punkte und 1 mehr bei der Schlusswertung.
end-2-mason = Der Maurer kann in dieser Runde noch 2 Punkte machen. Gib einen Ort auf, der seine Arbeit getan hat.
end-2-faction = Ein Völkerort ist selbst 2 Punkte wert, der Tausch brächte also nichts. Gib einen allgemeinen auf.
end-2-build = Das bringt weniger als die Schule: Baue zuerst sie, das andere kommt danach.
end-pass = Noch nicht: Es gibt noch Punkte zu holen.
end-other = Auch das ist zu gebrauchen, aber alles zu seiner Zeit: Jetzt kommt es auf die Reihenfolge an.
end-3 = Du hast 2 Nahrung. Spätere Runden gibt es für ein Handelsabkommen nicht mehr, aber seine Ware kommt sofort: Der Koloss gibt einen Stein.
end-3-task = Triff ein Handelsabkommen mit dem Koloss und zahle mit Nahrung.
end-3-done = 1 Stein, für Nahrung, die sonst zu nichts nütze war.
end-3-gold = Dafür ist Gold zu schade: Es kann für Stein stehen. Zahle mit Nahrung.
end-3-card = Die Verwaltung gäbe eine Karte, und Handkarten zählen nur bei Gleichstand. Nimm den Stein des Kolosses.
end-4 = Zwei Aktionsorte machen aus Stein Punkte: Der Maurer nimmt 1 Arbeiter und 1 Stein für 2 Punkte, der Bildhauerlehrling 1 Stein für 1 Punkt. Stein und Gold: Es reicht für beide.
end-4-task = Nutze den Maurer.
end-4-done = 2 Punkte: Das macht 15.
end-4-school = Ein Zerstörungsplättchen brächte Waren für eine Karte, aber beim Maurer ist der Arbeiter mehr wert.
end-4-build = Die Verwaltung würde beides kosten, Stein und Gold, für 2 Punkte. Maurer und Lehrling machen daraus 3.
end-5 = 1 Stein oder Gold ist noch da, und der Bildhauerlehrling ist noch einmal nutzbar.
end-5-task = Nutze den Bildhauerlehrling.
end-5-done = Noch 1 Punkt: 16.
end-6 = Mit dem letzten Holz baust du noch einen Ort. Was er kann, ist jetzt egal: Wenn er steht, ist er 1 Punkt wert.
end-6-task = Baue irgendeine allgemeine Karte.
end-6-done = Dein zehnter Ort.
end-7 = Nur 1 Nahrung ist übrig; bei Gleichstand entscheiden übrige Rohstoffe und Arbeiter, dann Handkarten. Du hast 16 Punkte, 6 allgemeine Orte und 4 Völkerorte.
end-7-task = Passe, dann folgt die Schlusswertung.
end-7-done = 16 + 6 + 8: Du gewinnst mit 30 zu 15 Punkten.
end-7-other = Eine Handkarte bringt jetzt keine Punkte mehr. Passe.

## Allein spielen

solo = Allein spielen
solo-1 = Allein spielst du gegen einen virtuellen Spieler, der keine Waren hat, aber Karten sammelt. Nach fünf Runden gewinnst du, wenn du mehr Völkerorte hast als er Karten. Bei Gleichstand verlierst du.
solo-2 = In der Erkundungsphase liegen vier Karten aus. Du nimmst eine, und von den anderen drei geht eine zufällige an den virtuellen Spieler.
solo-2-task = Nimm den Steinbruch.
solo-2-done = Der Konditor geht an den virtuellen Spieler.
solo-2-other = Nicht schlecht, aber zuerst brauchen die Römer jede Runde Stein.
solo-3 = Von den letzten zwei nimmst du wieder eine, und die andere geht ebenfalls an den virtuellen Spieler.
solo-3-task = Nimm die Goldmine.
solo-3-done = So hat der virtuelle Spieler in dieser Runde zwei Orte.
solo-3-other = Einen Aussichtsturm hast du schon auf der Hand. Nimm die Goldmine.
solo-4 = Was davon am Rundenende noch steht, sammelt der virtuelle Spieler ein: 2 Karten je Runde, 10 in fünf, außer du zerstörst welche. Dazu kommen Angriffe auf deine Orte.
solo-5 = Du hast den Baumeister und den Steinbruch gebaut. Wenn du passt, wird wie immer aufgeräumt, dann folgen zwei Angriffe.
solo-5-task = Passe.
solo-5-done = Zwei Angriffskarten werden aufgedeckt: Gold und Arbeiter.
solo-5-other = In einer echten Partie sicher. Sieh dir hier die Angriffe an: Passe.
solo-6 = Ein Angriff nimmt einen allgemeinen Ort, dessen Zerstörungsfeld die eben aufgedeckte Ware zeigt und eine weitere der Reihe. Der Steinbruch zeigt zweimal Stein: sicher. Völkerorte werden nie angegriffen, außer japanischen.
solo-7 = Runde 2. Wieder hat der virtuelle Spieler zwei Orte. Mit dem gelagerten Zerstörungsplättchen hast du 2: genug für einen davon. Was zerstört ist, sammelt er nicht.
solo-7-task = Zerstöre einen der Orte des virtuellen Spielers.
solo-7-done = Die Waren gehören dir, und diese Karte wird nie gesammelt.
solo-7-hand = Aus der Hand genügt 1 Plättchen, aber das andere reicht dann nicht mehr für einen Ort des virtuellen Spielers.
solo-7-other = Das hat Zeit bis zur nächsten Aktion. Zerstöre zuerst.
solo-8 = Bisher steht es ein Völkerort zu 2 gesammelten Karten. Baue Völkerkarten, zerstöre, was geht, und behalte nur wenige allgemeine Orte, die zur Reihe passen. Deine Punkte ergeben deinen Rang.

## Gebete

prayers = Gebete
prayers-1 = Die Azteken beten. Für ein Gebet werden allgemeine Karten gezogen und gezeigt: Ihre Farben bringen Waren, dann werden sie abgeworfen. Auf deinem Opferaltar steht: Beten 5.
prayers-2 = Der Altar kostet 1 Arbeiter. Vor dem Ziehen sagst du Braun, Grau oder Rot an; jede Karte der Farbe bringt 1 Holz, Stein oder Nahrung. Von den 84 allgemeinen Karten sind 16 braun, 13 grau, 12 rot.
prayers-2-task = Nutze den Altar, sage Braun an und ziehe Karten.
prayers-2-done = Zwei der fünf Karten sind braun. Und doch hast du 3 Holz.
prayers-2-color = Möglich, aber braune Karten sind am häufigsten, und Holz hast du keins. Beginne mit Braun.
prayers-tokens = Dein dreifarbiger Segen allein brächte sicher 1. Fünf Karten bringen im Schnitt mehr: Ziehe.
prayers-twice = Zweimal in einer Aktion geht auch. Aber hier kommt ein Gebet nach dem anderen: Nutze ihn einmal.
prayers-other = Möglich, aber hier geht es ums Beten: Nutze den Opferaltar.
prayers-3 = Das dritte kam von deinem dreifarbigen Segen: Er zählt als Braun, Grau oder Rot, wie du ihn brauchst. Passt mindestens eine Karte, zählt jeder passende Segen als eine mehr. Sonst hättest du nichts bekommen.
prayers-4 = Der Altar ist zweimal je Runde nutzbar. Jetzt brauchst du Stein für deine nächsten Orte.
prayers-4-task = Nutze den Altar noch einmal, sage Grau an und ziehe Karten.
prayers-4-done = Zwei graue Karten und dein Segen: 3 Stein für 1 Arbeiter.
prayers-4-color = Holz hast du, und Nahrung kann warten. Deine nächsten Orte kosten Stein: Sage Grau an.
prayers-4-build = Gleich. Zuerst noch ein Gebet, für Stein.
prayers-5 = Sollst du laut Karte eine Farbe wählen, tust du es nach dem Ziehen. Mehrfarbige Karten zählen für jede Farbe, farblose wie Ruinen für keine. Auch Produktion und Fähigkeiten lösen Gebete aus.

## Segen

blessings = Segen
blessings-1 = Ein Segen ist eine eigene Ware in einer von neun Farben, und von jeder hast du höchstens einen. Ein Gebet verbraucht ihn nicht, aber beim Aufräumen geht er verloren, wenn nichts ihn lagert.
blessings-2 = Der Gefiederte Schrein kostet 1 Stein und einen Ort und bringt 1 Segen und 1 Arbeiter, sofort und in jeder Ertragsphase. Rot passt gut zu deiner nächsten Karte.
blessings-2-task = Baue den Gefiederten Schrein, gib die Ruinen auf und nimm den roten Segen.
blessings-2-done = Jetzt hast du zwei: den roten und den dreifarbigen deiner Tafel.
blessings-2-altar = Der Altar hat zweimal für dich gebetet und tut es nächste Runde wieder. Gib die Ruinen auf.
blessings-2-fits = Diese Farbe würde auch passen, aber für sie kann schon der dreifarbige Segen stehen. Hier ist es Rot.
blessings-2-useless = Keine deiner Karten betet um diese Farbe: So ein Segen nützte heute nichts. Nimm Rot.
blessings-build = Möglich, aber noch nicht: Erfülle zuerst die Aufgabe.
blessings-other = Das hat in einer Partie seinen Platz. Sieh in dieser Lektion auf deine Handkarte.
blessings-3 = Auch das Haus des Weihrauchs kostet einen Ort. Das Dorf kostet nur 1 Holz und bringt beim Bau 2 Arbeiter: genau richtig, um es danach aufzugeben.
blessings-3-task = Baue ein Dorf, dann bestätige.
blessings-3-done = Ein Ort zum Aufgeben und 2 Arbeiter.
blessings-3-defend = Nicht nötig: Das Dorf wird gleich aufgegeben.
blessings-4 = Das Haus des Weihrauchs betet in der Ertragsphase und sofort beim Bau: Beten 4, und Braun, Grau und Rot bringen alle ihre Waren. Eine Karte einer dieser Farben weckt alle passenden Segen.
blessings-4-task = Baue das Haus des Weihrauchs, gib das Dorf auf und ziehe Karten.
blessings-4-done = Eine graue Karte, und drei, die nicht passen. Aber eine genügt.
blessings-4-tokens = Das ist der sichere Weg: beide Segen, sicher 2 Waren. Mit vier Karten hast du gute Aussicht auf mehr: Ziehe.
blessings-4-location = Dieser Ort dient dir jede Runde und zählt am Ende 2 Punkte. Gib das Dorf auf.
blessings-5 = Die graue Karte bringt 1 Stein und weckt deine Segen. Der rote bringt 1 Nahrung. Der dreifarbige wird zu der Farbe, die du wählst.
blessings-5-task = Wähle eine Farbe für den dreifarbigen Segen.
blessings-5-done = 3 Waren aus einer einzigen passenden Karte, und beide Segen hast du noch.
blessings-6 = Beim Aufräumen geht der rote Segen verloren; der Hüter der Tage etwa könnte ihn lagern. Der dreifarbige bleibt den Azteken. Und der Schrein bringt jede Runde einen neuen.

## Drei weitere Gebete

examples = Vier weitere Gebete
examples-1 = Der Wanderpriester ist eine Fähigkeit: Bei jedem Handelsabkommen betest du mit 5 Karten, und jede in der Farbe der erhaltenen Ware bringt 1 Punkt. Braun steht für Holz, egal welche Farbe die Völkerkarte hat.
examples-1-task = Triff ein Handelsabkommen mit einer der beiden Karten und ziehe Karten.
examples-1-done = 1 Holz und 3 Punkte: zwei braune Karten und dein dreifarbiger Segen.
examples-1-tokens = Das wäre sicher 1 Punkt. Karten bringen im Schnitt mehr, und ist eine braun, hilft der Segen: Ziehe.
examples-other = Möglich, aber hier geht es ums Beten. Sieh auf die Aufgabe.
examples-2 = Eine andere Partie. Die Stimme der Götter kostet 1 Nahrung, Gold tut es auch. Rote Karten bringen je 1 Punkt, rosa je 1 Arbeiter. Du hast drei Segen: rot, rosa und dreifarbig.
examples-2-task = Nutze die Stimme der Götter und bete nur mit Segen.
examples-2-done = 2 Punkte von Rot und Dreifarbig, 1 Arbeiter von Rosa. Gezogen wurde nichts, und alle drei Segen bleiben.
examples-2-draw = In etwa vier von fünf Fällen kommt eine rote oder rosa Karte, und du bekommst mehr. Im fünften bekommst du nichts. Nimm diesmal das Sichere.
examples-3 = Und noch eine. Am Tempel der aufgehenden Sonne darfst du für jede braune, graue oder rote Karte 1 Holz, Stein oder Nahrung ausgeben: je 1 Punkt, dazu 1 Punkt je ausgegebener Art.
examples-3-task = Nutze den Tempel der aufgehenden Sonne und ziehe Karten.
examples-3-done = Zwei graue Karten, eine rote, eine blaue, eine schwarze: bis zu 2 Stein und 1 Nahrung.
examples-3-tokens = Der dreifarbige Segen allein erlaubte nur 1 Rohstoff: 2 Punkte. Du hast viel auszugeben: Ziehe.
examples-3-altar = Der Altar bringt Rohstoffe, und davon hast du genug. Der Tempel macht daraus Punkte.
examples-4 = Der dreifarbige Segen erlaubt noch 1. Als Braun bringt er Holz, eine dritte Art: ein Punkt mehr. Gefragt wird in der Reihenfolge Holz, Stein, Nahrung.
examples-4-task = Wähle Braun, dann gib 1 Holz, 2 Stein und 1 Nahrung aus.
examples-4-done = 4 Rohstoffe von 3 Arten: 7 Punkte aus einem einzigen Gebet.
examples-4-color = Mit Grau dürftest du einen Stein mehr ausgeben, mit Rot fehlt dir Nahrung: höchstens 6 Punkte. Braun bringt eine dritte Art, und 7.
examples-4-give = Dann fällt weg, was in der Reihenfolge davor kommt, und damit Punkte. Bleib bei Holz, Stein, Stein, Nahrung.
examples-4-stop = Da ist noch mehr zu holen: Jeder Rohstoff ist ein weiterer Punkt.
examples-5 = Das letzte: Auch Römer beten. Die Kapelle des Mars kostet 1 Gold. Jede rosa Karte bringt 1 Arbeiter, jede goldene 1 Gold, jede schwarze 1 Zerstörungsplättchen. Du hast drei Segen: schwarz, braun und gold.
examples-5-task = Nutze die Kapelle des Mars und ziehe Karten.
examples-5-done = Zwei rosa Karten und eine goldene: Das Gebet ist erhört, also helfen dein schwarzer und dein goldener Segen. Du bekommst 2 Arbeiter, 2 Gold und 1 Zerstörungsplättchen. Braun bewirkt hier nichts, und alle drei Segen bleiben.
examples-5-tokens = Das wären sicher 1 Gold und 1 Zerstörungsplättchen. Unter fünf Karten ist fast immer eine der drei Farben, und dann zählen die Segen dazu: Ziehe.
