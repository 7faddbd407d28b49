# Paklik és kártyafájlok: `patolli deck` és `patolli cards`. A lapok és fájlok nevei változatlanul szerepelnek.

shown = { $value }
id = { $id }
card = { $id }
origin = { $id }
origin-base = alapjáték
origin-house = házi pakli
origin-house-friends = barátok házi készlete
origin-house-atlanteans = atlantisziak házi készlete
origin-house-magic = bűvös számok házi készlete
origin-house-aztecs = aztékok házi készlete

# Kihez tartoznak a lapok.
of-common = a közös paklihoz
of-barbarian = a barbárokhoz
of-japanese = a japánokhoz
of-roman = a rómaiakhoz
of-egyptian = az egyiptomiakhoz
of-aztec = az aztékokhoz
of-atlantean = az atlantisziakhoz

## Mi a baj egy paklival

unknown = egyik telepített kártyafájlban sincs ilyen lap: { $cards }
repeated = többször szerepel a pakliban: { $cards }
other-deck = { $card } ({ $id }) { $deck } tartozik, nem { $wanted }
size = a lapok száma { $least } és { $most } között lehet; most { $count }
incomplete = { $name }: { $copies } példányból { $there } van itt; vagy mind kell, vagy egy sem. Hiányzik: { $missing }
few = { $size } lapos készletek: { $there }; egy standard pakliban { $wanted } van
many = { $size } lapos készletek: { $there }; egy standard pakliban { $wanted } van. Ennyit vegyél ki: { $over }; ezek jöhetnek szóba: { $base }
set-size = { $name }: { $copies } példány; egy standard pakliban egy lapból 1, 2 vagy 3 van
expansions = több kiegészítő lapjai: { $origins }; egy standard pakliban csak egyé lehet
common-foreign = a standard formátumban csak az alapjáték közös lapjai vannak, tehát ezek nem: { $cards }
common-missing = a standard formátumban az alapjáték összes közös lapja benne van; hiányzik: { $cards }
no-board = egyik telepített kártyafájlban sincs frakciótábla { $deck }
no-deck = egyik telepített kártyafájlban sincs teljes pakli { $deck }
no-set = nem választható: { $name }; ezek közül lehet: { $there }
no-set-at-all = nem választható: { $name }, és más sem ehhez a frakcióhoz
not-in-deck = nincs a pakliban, ezért semmi sem kerülhet a helyére: { $name }
twice = már a pakliban van: { $name }
unequal = { $new } (példányok: { $copies }) nem kerülhet a helyére ennek: { $old } (példányok: { $there }); a számoknak egyezniük kell
together = egy játszma összes paklijában együtt { $count } lap van; legfeljebb { $most } lehet

## Paklik

good-standard = A pakli standard formátumban játszható: { $cards } lap { $deck }.
good-open = A pakli nyitott formátumban játszható: { $cards } lap { $deck }.
bad = A pakli nem játszható:
title = Pakli { $deck }: { $cards } lap
house-note = A házi pakli ehhez a programhoz készült. Lapjai nem a nyomtatott lapok.
house-cards-note = A házi lapok ehhez a programhoz készültek. Nem a nyomtatott lapok.
written = A pakli ebben a fájlban van: { $file }.
offer = Ezek a lapok kerülhetnek be ebből a fájlból ({ $name }), mindegyik az összes példányával:
offer-line = { $name } (példányok: { $copies })
offer-how = Add meg, melyik kerüljön be, és mi helyett: `--in "új lap=régi lap"`
head-copies = Példány
head-card = Lap
head-cost = Költség
head-colors = Színek
head-deal = Üzlet
head-does = Mit csinál
free = semmi
colorless = nincs

## Kártyafájlok

file = { $name }, eredet: { $origin }. Lapok:
file-cards = Lapok { $deck }: { $cards } (különböző: { $sets })
file-board = Frakciótábla { $deck }
file-good = A fájl rendben van.
file-bad = A fájl nem fogadható el. Hibák száma: { $count }
file-more = … és még { $count }
file-added = Mostantól lehet játszani vele: { $name }.
file-removed = Eltávolítva: { $name }. A vele rögzített játszmák akkor játszhatók vissza, ha újra hozzáadod.
head-file = Kártyafájl
head-origin = Eredet
head-cards = Lapok száma
head-boards = Frakciótáblák
