# Lapok, paklik és kártyafájlok oldalai, és amit az „Új asztal” mond róluk.

## Lapok

library-nav = Lapok és paklik
library-cards = Lapok
library-card = Lap
library-close = A lap bezárása
library-search = Név vagy szavak
library-filters = Csak ezek
library-by-deck = Pakli
library-by-kind = Fajta
library-by-color = Szín
library-by-costs = Ára
library-by-gives = Amit ad
library-by-deal = Üzlet
library-by-raze = Rombolásmező
library-by-tag = Van benne
library-by-origin = Forrás
library-location = feladandó helyszín
library-found = { $all } lapból { $n }
library-all = Mutasd mindet
library-none = Ilyen lap nincs.
library-copies = { $n } példány
library-cards-n = { $n } lap
library-from-box = alapjáték
library-from-house = a Patollihoz készült, nem a nyomtatott lap
library-from = fájl: „{ $name }”
library-from-own = a te fájlod: „{ $name }”

## Kártyafájlok

library-files = Kártyafájlok
library-files-text = Akinek megvan egy kiegészítő, fájlba írhatja a lapjait, és játszhat velük. A fájlokat itt ellenőrizzük, csak neked őrizzük meg, és az asztalaidhoz választhatod őket.
library-file-choose = Fájl választása
library-file-drop = vagy húzd ide (JSON, legfeljebb 1 MB)
library-file-large = A fájl nagyobb 1 MB-nál.
library-file-added = Hozzáadva: „{ $name }”. Válaszd ki egy új asztalhoz.
library-file-removed = Eltávolítva: „{ $name }”. A vele kezdett játszmák folytatódnak.
library-file-wrong = „{ $name }” nem lett hozzáadva: { $n } hiba
library-file-more = és még { $n }
library-file-remove = Eltávolítás
library-file-everybody = itt mindenkinek
library-origin = kiegészítő: { $origin }

## Paklik

library-decks = Paklik
library-decks-text = Építs paklikat a játszmáidhoz: cserélj be lapokat egy kiegészítőből, vagy a nyitott formátumban állíts össze bármit. Ebben a böngészőben maradnak; mentsd fájlba, ha máshol is kell.
library-decks-none = Még nem építettél paklit.
library-deck-new = Új pakli
library-deck-name = Név
library-deck-build = Pakli építése
library-deck-import = Beolvasás fájlból
library-deck-no-file = Ez nem paklifájl, vagy olyan frakcióé, amely itt nincs.
library-deck-copy = Másolás
library-deck-delete = Törlés
library-deck-gone = Ebben a böngészőben nincs ilyen pakli.
library-deck-sound = Ezzel a paklival lehet játszani.
library-deck-export = Mentés fájlba
library-deck-reset = Nyomtatott
library-deck-reset-done = A pakli újra a nyomtatott.
library-deck-play = Játék vele
library-faction = Frakció
library-format = Formátum
library-format-standard = Standard
library-format-open = Nyitott
library-may-come = Bekerülhet
library-nothing-comes = Semmi: adj hozzá kártyafájlt a frakció lapjaival, vagy válaszd a nyitott formátumot.
library-from-origin = Forrás
library-swap-hint = Kattints egy lapra, aztán a pakli egy kiemelt lapjára. Csak azonos példányszámú lapok cserélhetők; minden példány együtt mozog.
library-open-hint = A frakció bármely lapjai, { $least } és { $most } között.
library-shelf = { $size } példányos: { $n } / { $most }
library-swapped = Bekerült: „{ $comes }”, kikerült: „{ $leaves }”.
library-add = Hozzáadás: „{ $name }”
library-added = Hozzáadva: „{ $name }”.
library-take = Kivétel: „{ $name }”
library-taken = Kivéve: „{ $name }”.
library-cards-of = { $n } lap ({ $least } és { $most } között lehet)
library-mean-cost = Egy lap ára átlagosan (áru)

## Új asztal

library-more = További beállítások
library-deck-of = { $n }. hely paklija, { $faction }
library-printed = nyomtatott
library-name-all = Saját kártyafájlokkal vagy paklikkal minden helyhez válassz frakciót.
library-taken-by = { $faction } ({ THE($n) } { $n }. helyé)
library-solo = { $n }, egyedül
