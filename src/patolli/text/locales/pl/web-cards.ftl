## The table of a game with cards and empires (web/src/games/settlers).
tab-hand = Ręka
tab-empire = Imperium
tab-others = Inni
tab-card = Karta
tab-decks = Talie
cards-your-empire = Twoje imperium
cards-ask-turn = Twoja tura: wybierz podświetloną kartę z ręki lub imperium albo spasuj.
cards-ask-card = Co robisz z kartą „{ $name }”?
cards-empire-of = Imperium: { $name }
cards-your-hand = Ręka
cards-your-board = Dobra, Łaski Bogów i umowy
cards-locations = { $n ->
    [one] { $n } lokacja, { $points } pkt
    [few] { $n } lokacje, { $points } pkt
    [many] { $n } lokacji, { $points } pkt
   *[other] { $n } lokacji, { $points } pkt
}
cards-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
cards-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
cards-row-empty = Jeszcze nic: { $kind }
cards-foundations = { $n ->
    [one] { $n } fundament
    [few] { $n } fundamenty
    [many] { $n } fundamentów
   *[other] { $n } fundamentu
}
cards-back = Wróć (Esc)
cards-given-up = poświęcona
cards-to-be-built = w budowie
cards-first = Pierwszy gracz
cards-passed = pas
cards-good = { $good }: { $n }
cards-kept = zostaje przy czyszczeniu
cards-blessings = Łaski Bogów
cards-deals = { $n ->
    [one] { $n } umowa
    [few] { $n } umowy
    [many] { $n } umów
   *[other] { $n } umowy
}
cards-order = Kolejność
cards-you-have = masz { $n }
cards-deck-common = Talia kart zwykłych
cards-deck-faction = Talia frakcyjna
cards-discarded = odrzucone
cards-discards-common = Odrzucone karty zwykłe
cards-discards-faction = Odrzucone karty frakcyjne
cards-discards-none = Nic nie zostało odrzucone.
cards-decks = Talie
cards-looking = Karty do obejrzenia
cards-only-you = Tylko ty je widzisz.
cards-prayer = Modlitwa
cards-prayer-begins = Nie dobrano jeszcze żadnych kart.
cards-odds = Średnio kart: { $mean }; co najmniej jedna: { $some }%
cards-does-not-count = nie liczy się
cards-aim = Czyje?
cards-aim-legal = co możliwe
cards-aim-all = wszystko
cards-aim-none = Nie ma żadnego celu.
cards-has-passed = { $name }: pas, więc nic tu nie może być celem.
cards-virtual = Wirtualny gracz
cards-his-locations = Lokacje
cards-attack-line = Linia ataku
cards-to-come = jeszcze { $n }
cards-danger = Zagrożone
cards-danger-none = Teraz nic.
cards-race = Wyścig
cards-race-yours = twoje lokacje frakcyjne
cards-race-his = zebrane karty
cards-rank = Ranga przy { $n } pkt
cards-rank-under = poniżej { $n }
cards-reader = Karta
cards-reader-empty = Wskaż kartę, aby ją tu przeczytać.
cards-pinned = zostaje (Z)
cards-round = Runda { $round }
cards-round-of = Runda { $round } z { $last }, { $phase }
cards-end-rounds = Punkty z rundy na rundę
cards-end-round = Runda
cards-end-gained = Zdobyte w każdej rundzie
cards-pill-cleanup = Czyszczenie zabiera
cards-pill-last = Ostatnia runda: liczą się tylko punkty
cards-pill-attack = Atak po czyszczeniu
cards-pill-reveals = Potwierdzenie coś odsłoni: nie ma powrotu
cards-spend = Wydaj robotników
cards-spend-what = Na co wydać 2 robotników?
cards-verb-build = Wybuduj
cards-verb-deal = Umowa
cards-verb-raze = Splądruj
cards-verb-use = Użyj
cards-verb-use2 = Dwa razy
cards-verb-defend = Chroń
cards-verb-samurai = Samuraj
cards-verb-put = Połóż coś
cards-protected = chroniona żetonem obrony
cards-samurai = chroniona przez samuraja
cards-blocked = zablokowana w tej rundzie
cards-taken-over = przejęta w tej rundzie
cards-used = użyto { $used } z { $uses }
cards-on-it = leży na niej: { $n }
cards-verb-send = Wyślij robotnika
cards-next-round = następna runda
cards-next-round-is = Produkcja następnej rundy: { $goods }
cards-less = O jedno mniej: { $good }
cards-pairs = { $n ->
    [one] jeszcze { $n } para robotników
    [few] jeszcze { $n } pary robotników
    [many] jeszcze { $n } par robotników
   *[other] jeszcze { $n } pary robotników
}
cards-confirm-draw = Potwierdź i dobierz
cards-pick-row = Rząd { $n }
cards-pick-round = Wybór { $n }
cards-pick-sees = { $name }, z { $n } kart
cards-pill-picks = Wybierasz jako nr { $first } i nr { $second }
cards-secret-first = W tajemnicy: oglądasz karty ({ $n }), jedną zatrzymujesz, resztę dostaje { $name }
cards-secret-second = W tajemnicy: karty przekazuje { $name }; jedną zatrzymaj, reszta zostaje odrzucona
cards-secret-held = { $n ->
    [one] { $n } tajna karta
    [few] { $n } tajne karty
    [many] { $n } tajnych kart
   *[other] { $n } tajnej karty
}
cards-lookout-solo = Bierzesz jedną, jedna losowo trafia do wirtualnego gracza; potem jeszcze raz to samo.
cards-solo-won = Wyścig wygrany, { $own } do { $n }. Ranga: { $rank }
cards-solo-lost = Wyścig przegrany, { $own } do { $n }
