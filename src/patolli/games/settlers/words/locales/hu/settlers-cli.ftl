# A `patolli cards` és a `patolli deck` súgója; a kulcsok, mint a program cli.ftl fájljában.

text = { $id }

cards = Az Imperial Settlers kártyafájljai: lapok, amelyeket te gépelsz be (docs/settlers-cards.md).
cards-check = Megmondja, mi van egy kártyafájlban, vagy mindent, ami hibás benne.
cards-check-file = Kártyafájl (JSON); a - a szabványos bemenetet olvassa.
cards-add =
    Ellenőriz egy kártyafájlt, és megőrzi a másolatát: mostantól lehet játszani a lapjaival.

    A korábban hozzáadott, azonos nevű fájl helyére lép. A régivel rögzített játszmák továbbra is visszajátszhatók.
cards-add-file = { cards-check-file }
cards-list = A meglévő kártyafájlok; a házi pakli mindig köztük van.
cards-remove = Egy hozzáadott kártyafájl eltávolítása.
cards-remove-name = A név, amelyet a lista mutat.

deck = Az Imperial Settlers paklijai: mi lehet bennük, és hogyan építhetsz sajátot (docs/settlers-cards.md).
deck-check = Megmondja, játszható-e egy pakli vagy egy lista minden paklija, és ha nem, miért nem.
deck-check-file = Paklifájl (JSON); a - a szabványos bemenetet olvassa.
deck-build =
    Standard formátumú pakli építése: a szokásos, amelyben egy kiegészítő lapjai másokat váltanak fel.

    Egy lap minden példánya együtt jön és megy, és annyi jön, amennyi megy.

    patolli deck build roman --from "My Aztecs" --in "Chapel of Mars=Architect" --out romans.json

    Az --open kapcsolóval bármennyi lap jöhet bármely fájlból a szokásosak mellé: mind, vagy amelyeket az --in megnevez.

    patolli deck build common --open --from "My Atlanteans" --from "My friends" --without Ruins
deck-build-faction = Ezek egyike: { $values }.
deck-build-from = A fájl, amelynek lapjai bekerülnek (lásd: patolli cards list); ismételhető.
deck-build-in = A lap, amely bekerül, és amely kikerül; név vagy azonosító; ismételhető.
deck-build-open = Nyitott formátumú pakli: bármilyen lap bármely fájlból; --in ÚJ magában is elég.
deck-build-without = Az --open kapcsolóval: egy lap, amely kikerül; ismételhető.
deck-build-out = A pakli mentése ebbe a fájlba.
deck-show = Egy pakli megjelenítése: minden lap a költségével, színeivel, üzletével és hatásával.
deck-show-which = Ezek egyike: { $values }, vagy egy paklifájl.

refuse-deck-in-from = az --in mellé --from NÉV is kell, az új lap fájlja; a patolli cards list megmutatja őket
refuse-deck-without = a --without nyitott formátumú paklihoz való: add hozzá az --open kapcsolót; standard pakliban az --in mondja meg, mi kerül ki
refuse-deck-one = egy standard pakliban egyetlen kiegészítő lapjai lehetnek: adj meg egy --from kapcsolót, vagy tedd hozzá az --open kapcsolót
refuse-deck-which = { $value } nem fájl, és nem is ezek egyike: { $names }
refuse-deck-faction = a frakció csak ezek egyike lehet: { $names }, nem { $value }
refuse-deck-in = az --in alakja "új lap=régi lap", nem { $value }
