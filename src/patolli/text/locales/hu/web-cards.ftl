## The table of a game with cards and empires (web/src/games/settlers).
tab-hand = Kéz
tab-empire = Birodalom
tab-others = Többiek
tab-card = Lap
tab-decks = Paklik
cards-your-empire = A birodalmad
cards-ask-turn = Te jössz: válassz egy kiemelt lapot a kezedből vagy a birodalmadból, vagy passzolj.
cards-ask-card = Mit teszel { THE($name) } „{ $name }” lappal?
cards-empire-of = { $name } birodalma
cards-your-hand = Kézben
cards-your-board = Áruk, áldások és üzletek
cards-locations = { $n ->
    [one] { $n } helyszín, { $points } pont
   *[other] { $n } helyszín, { $points } pont
}
cards-count = { $n ->
    [one] { $n } lap
   *[other] { $n } lap
}
cards-points = { $n ->
    [one] { $n } pont
   *[other] { $n } pont
}
cards-row-empty = Még nincs: { $kind }
cards-foundations = { $n ->
    [one] { $n } alap
   *[other] { $n } alap
}
cards-back = Vissza (Esc)
cards-given-up = feladva
cards-to-be-built = épül
cards-first = Kezdőjátékos
cards-passed = passzolt
cards-good = { $good }: { $n }
cards-kept = rendezéskor megmarad
cards-blessings = Áldások
cards-deals = { $n ->
    [one] { $n } üzlet
   *[other] { $n } üzlet
}
cards-order = Sorrend
cards-you-have = neked { $n } van
cards-deck-common = Közös pakli
cards-deck-faction = Frakciópakli
cards-discarded = eldobva
cards-discards-common = Eldobott közös lapok
cards-discards-faction = Eldobott frakciólapok
cards-discards-none = Még semmit sem dobtak el.
cards-decks = Paklik
cards-looking = Megnézhető lapok
cards-only-you = Csak te látod őket.
cards-prayer = Ima
cards-prayer-begins = Még nincs húzott lap.
cards-odds = Átlagosan { $mean } lap; legalább egy: { $some }%
cards-does-not-count = nem számít
cards-aim = Kié?
cards-aim-legal = ami lehetséges
cards-aim-all = minden
cards-aim-none = Nincs célpont.
cards-has-passed = { $name } passzolt: tőle semmi sem vehető célba.
cards-virtual = Virtuális játékos
cards-his-locations = Helyszínek
cards-attack-line = Támadássor
cards-to-come = még { $n }
cards-danger = Veszélyben
cards-danger-none = Most semmi.
cards-race = Verseny
cards-race-yours = saját frakcióhelyszín
cards-race-his = begyűjtött lap
cards-rank = Rang { $n } ponttal
cards-rank-under = { $n } alatt
cards-reader = Lap
cards-reader-empty = Mutass egy lapra, és itt elolvashatod.
cards-pinned = itt marad (Z)
cards-round = { $round }. forduló
cards-round-of = { $round }. forduló, összesen { $last }; { $phase }
cards-end-rounds = Pontok fordulóról fordulóra
cards-end-round = Forduló
cards-end-gained = Szerzett pontok fordulónként
cards-pill-cleanup = Rendezéskor elvész
cards-pill-last = Utolsó forduló: csak a pont számít
cards-pill-attack = Támadás a rendezés után
cards-pill-reveals = A megerősítés felfed valamit: nincs visszaút
cards-spend = Munkások elköltése
cards-spend-what = Mit kérsz 2 munkásért?
cards-verb-build = Építés
cards-verb-deal = Üzlet
cards-verb-raze = Rombolás
cards-verb-use = Használat
cards-verb-use2 = Kétszer
cards-verb-defend = Védelem
cards-verb-samurai = Szamuráj
cards-verb-put = Ráhelyezés
cards-protected = védelemjelző védi
cards-samurai = szamuráj védi
cards-blocked = ebben a fordulóban blokkolva
cards-taken-over = ebben a fordulóban átvéve
cards-used = használva: { $used } / { $uses }
cards-on-it = { $n } van rajta
cards-verb-send = Munkás küldése
cards-next-round = következő forduló
cards-next-round-is = A következő forduló termelése: { $goods }
cards-less = Eggyel kevesebb: { $good }
cards-pairs = { $n ->
    [one] még { $n } pár munkás
   *[other] még { $n } pár munkás
}
cards-confirm-draw = Megerősítés, húzás
cards-pick-row = { $n }. sor
cards-pick-round = { $n }. választás
cards-pick-sees = { $name }, { $n } lapból
cards-pill-picks = A te választásaid: { $first }. és { $second }.
cards-secret-first = Titkos: { $n } lapot látsz, egyet megtartasz, a többit { $name } kapja
cards-secret-second = Titkos: { $name } adta tovább; egyet tarts meg, a többi a dobópakliba kerül
cards-secret-held = { $n ->
    [one] { $n } titkos lapja van
   *[other] { $n } titkos lapja van
}
cards-lookout-solo = Elveszel egyet, egy másik véletlenszerűen a virtuális játékosé lesz; aztán még egyszer ugyanígy.
cards-solo-won = Megnyert verseny, { $own }–{ $n }. Rang: { $rank }
cards-solo-lost = Elvesztett verseny, { $own }–{ $n }
