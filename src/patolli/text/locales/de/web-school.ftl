# Lektionen von Lehrenden, und Klassenzimmer.

school-title = Für Lehrende
school-lead = Füge eigene Lektionen hinzu oder öffne ein Klassenzimmer, in dem alle dieselbe Stellung probieren.
school-learn = Für Lehrende
school-learn-text = Eigene Lektionen und Klassenzimmer, in denen alle dieselbe Stellung probieren.
school-lessons = Deine Lektionen
school-lessons-text = Eine Lektion ist eine Datei. Wer den Link hat, kann sie machen.
school-choose = Lektion aus einer Datei hinzufügen
school-added = „{ $title }“ wurde hinzugefügt.
school-large = Diese Datei ist größer als 512 kB: Das ist keine Lektion.
school-wrong =
    { $n ->
        [one] „{ $name }“ hat einen Fehler:
       *[other] „{ $name }“ hat { $n } Fehler:
    }
school-lesson-link = Link zur Lektion
school-take = Lektion machen
school-remove = Entfernen
school-removed = „{ $title }“ wurde entfernt.
school-steps =
    { $n ->
        [one] ein Schritt
       *[other] { $n } Schritte
    }
school-classrooms = Deine Klassenzimmer
school-classrooms-text = Alle, die den Link haben, probieren für sich einen Zug auf dem Spielplan. Du siehst sofort, wer was gemacht hat. Ein Klassenzimmer, das 30 Tage lang niemand benutzt, wird entfernt.
school-from = Anfangen mit
school-from-lesson = Einer Lektion des Spiels
school-from-own = Einer deiner Lektionen
school-from-record = Einer Stellung aus einer aufgezeichneten Partie
school-from-table = Einer Stellung eines Tisches
school-lesson = Lektion
school-step = Schritt
school-record = Spieldatei
school-table = Link zum Tisch
school-table-hint = Öffne den Tisch beim gewünschten Zug und kopiere die Adresse.
school-table-wrong = Das ist kein Link zu einem Tisch.
school-record-wrong = Das ist keine Spieldatei.
school-at = Nach so vielen Entscheidungen
school-question = Was fragst du die Klasse?
school-open = Klassenzimmer öffnen
school-go-in = Hineingehen
school-class-link = Link für die Klasse

class-room = Klassenzimmer
class-gone = Dieses Klassenzimmer gibt es nicht
class-gone-text = Vielleicht wurde es entfernt. Bitte deine Lehrkraft um den Link.
class-name = Dein Name
class-name-hint = Deine Lehrkraft sieht ihn neben deiner Antwort.
class-try = Probiere einen Zug auf dem Spielplan. Ist er vollständig, bestätige ihn, um ihn abzugeben.
class-confirm = Bestätige, um deine Antwort abzugeben
class-handed = Deine Antwort ist abgegeben. Du kannst noch eine andere probieren.
class-closed = Geschlossen
class-closed-text = Dieses Klassenzimmer ist geschlossen: Du kannst weiter probieren, aber Antworten werden nicht mehr angenommen.
class-leave = Verlassen
class-position = Stellung { $n } von { $of }
class-nobody = Noch hat niemand geantwortet.
class-answers =
    { $n ->
        [one] Eine Antwort
       *[other] { $n } Antworten
    }
class-show = Auf dem Spielplan zeigen
class-hide = Zurück zur Stellung
class-shown = So sieht es nach der Antwort aus.
class-next = Nächste Stellung
class-back = Vorige Stellung
class-close = Schließen
class-open-again = Wieder öffnen
