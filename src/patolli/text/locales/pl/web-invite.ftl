# Strona nowego stołu: zaproszenie i kto jest tutaj.

invite-title =
    { $n ->
        [one] Zaproś znajomych: { $n } wolne miejsce
        [few] Zaproś znajomych: { $n } wolne miejsca
       *[many] Zaproś znajomych: { $n } wolnych miejsc
    }
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-share = Udostępnij…
invite-qr = Link jako kod QR
invite-machine = Ten adres działa tylko na tym komputerze.
invite-machine-how = Dla znajomych w tej samej sieci uruchom Patolli poleceniem „{ $command }” i otwórz ten stół pod adresem tego komputera w sieci. Dla innych potrzebny jest serwer.
invite-network = Działa w tej samej sieci.
invite-who = Kto jest tutaj
invite-with = { $game }, zaprasza { $host }
invite-invites = { $host } zaprasza do gry { $game }, { $players }.
invite-invites-nobody = { $game }, { $players }.
invite-players =
    { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[many] { $n } osób
    }
invite-learn = Pierwszy raz? Naucz się w 5 minut
invite-start = Zacznij: { $people } i { $bots }
invite-people =
    { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[many] { $n } osób
    }
invite-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
       *[many] { $n } botów
    }
