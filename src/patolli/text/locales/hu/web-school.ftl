# Tanárok leckéi és osztálytermek.

school-title = Tanároknak
school-lead = Tölts fel saját leckéket, vagy nyiss osztálytermet, ahol mindenki ugyanazt az állást próbálja ki.
school-learn = Tanároknak
school-learn-text = Saját leckék és osztálytermek, ahol mindenki ugyanazt az állást próbálja ki.
school-lessons = A leckéid
school-lessons-text = Egy lecke egy fájl. Akinek megvan a linkje, elvégezheti.
school-choose = Lecke feltöltése fájlból
school-added = Feltöltve: „{ $title }”.
school-large = Ez a fájl 512 kB-nál nagyobb: ez nem lecke.
school-wrong =
    { $n ->
        [one] Egy hiba van ebben: „{ $name }”
       *[other] { $n } hiba van ebben: „{ $name }”
    }
school-lesson-link = A lecke linkje
school-take = A lecke elvégzése
school-remove = Törlés
school-removed = Törölve: „{ $title }”.
school-steps =
    { $n ->
        [one] egy lépés
       *[other] { $n } lépés
    }
school-classrooms = Az osztálytermeid
school-classrooms-text = Akinek megvan a link, egymaga próbálhat ki egy kört a táblán. Te azonnal látod, ki mit csinált. Az az osztályterem, amelyet 30 napig senki sem használ, törlődik.
school-from = Kezdés ezzel
school-from-lesson = A játék egyik leckéje
school-from-own = Az egyik leckéd
school-from-record = Egy játszmafájl egyik állása
school-from-table = Egy asztal egyik állása
school-lesson = Lecke
school-step = Lépés
school-record = Játszmafájl
school-table = Az asztal linkje
school-table-hint = Nyisd meg az asztalt a kívánt lépésnél, és másold ki a címet.
school-table-wrong = Ez nem egy asztal linkje.
school-record-wrong = Ez nem játszmafájl.
school-at = Ennyi döntés után
school-question = Mit kérdezel az osztálytól?
school-open = Osztályterem nyitása
school-go-in = Belépés
school-class-link = Link az osztálynak

class-room = Osztályterem
class-gone = Nincs ilyen osztályterem
class-gone-text = Lehet, hogy törölték. Kérd el a linket a tanárodtól.
class-name = A neved
class-name-hint = A tanárod látja a válaszod mellett.
class-try = Próbálj ki egy kört a táblán. Ha teljes, erősítsd meg, ezzel beadod.
class-confirm = Erősítsd meg, hogy beadd a válaszod
class-handed = A válaszodat beadtad. Kipróbálhatsz másikat is.
class-closed = Zárva
class-closed-text = Ez az osztályterem bezárt: próbálkozhatsz tovább, de választ már nem fogad.
class-leave = Kilépés
class-position = { $n }. állás, összesen { $of }
class-nobody = Még senki sem válaszolt.
class-answers =
    { $n ->
        [one] Egy válasz
       *[other] { $n } válasz
    }
class-show = Mutasd a táblán
class-hide = Vissza az álláshoz
class-shown = Így néz ki a válasz után.
class-next = Következő állás
class-back = Előző állás
class-close = Bezárás
class-open-again = Újranyitás
