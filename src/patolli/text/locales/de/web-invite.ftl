# Die Seite eines neuen Tisches: die Einladung, und wer da ist.

invite-title =
    { $n ->
        [one] Lade Freunde ein: { $n } Platz ist frei
       *[other] Lade Freunde ein: { $n } Plätze sind frei
    }
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-share = Teilen …
invite-qr = Der Link als QR-Code
invite-machine = Diese Adresse funktioniert nur auf diesem Computer.
invite-machine-how = Für Freunde im selben Netz starte Patolli mit „{ $command }“ und öffne diesen Tisch über die Adresse dieses Computers im Netz. Für alle anderen braucht es einen Server.
invite-network = Er funktioniert im selben Netz.
invite-who = Wer da ist
invite-with = { $game } mit { $host }
invite-invites = { $host } lädt dich zu { $game } ein, { $players }.
invite-invites-nobody = { $game }, { $players }.
invite-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
invite-learn = Neu hier? In 5 Minuten lernen
invite-start = Mit { $people } und { $bots } beginnen
invite-people =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Leuten
    }
invite-bots =
    { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }
