# A tábla melletti sávok: játékosok, templomok, technológiák, lapkák; és a kezdővagyon választása.

rails-players = Játékosok
rails-temples = Templomok
rails-technologies = Technológiák
rails-buildings = Épületek
rails-monuments = Emlékművek

## Játékosok

rails-you = te
rails-you-named = { $name } (te)
rails-bot = bot
rails-start-player = Kezdőjátékos
rails-on-turn = { $name } következik
rails-points = { $text } győzelmi pont
rails-goods-corn = { $n } kukorica
rails-goods-wood = { $n } fa
rails-goods-stone = { $n } kő
rails-goods-gold = { $n } arany
rails-goods-skulls = { $n } koponya
rails-workers = { $all } munkásból { $free } van kézben
rails-two-days = Világosabb oldal: egyszer két nappal forgathatja a naptárt
rails-two-days-used = Sötétebb oldal: már élt a két nap kiváltságával
rails-technology-level = { $technology }, { $level }. szint
rails-tiles-of = { $name }: { $n } lapka, megnézés
rails-tiles-none = még nincs lapkája
rails-tiles-title = { $name } lapkái
rails-corn-tiles = { $n } kukoricalapka
rails-wood-tiles = { $n } falapka
rails-hand-over = Játsszon bot
rails-hand-over-name = Játsszon bot { $name } helyett
rails-clock = Hátralévő idő: { $time }
rails-days = { $n } nap

## Templomok és technológiák

rails-can-choose = Ezt most választhatod
rails-on-step = { $name }: { $step }. lépcső
rails-on-level = { $name }: { $level }. szint
rails-temple-leads = { $name } áll legmagasabban: a kor végén még { $bonus } győzelmi pontot kap.
rails-temple-shared = Többen állnak legmagasabban: a kor végén fejenként { $bonus } győzelmi pont felét kapják ({ $half }).
rails-temple-points = Ételnap: győzelmi pont
rails-temple-goods = Ételnap: nyersanyag
rails-level = { $level }. szint:
rails-bonus = Bónusz:
rails-prices = Árak: 1, 2 és 3 erőforrás az 1., 2. és 3. szintért, utána 1 erőforrás a bónuszért

## Lapkák

rails-deck =
    { $n ->
        [0] nincs több
       *[other] még { $n }
    }
rails-tile-none = Üres hely
rails-tile-coming = Ide a kör végén új épület kerül
rails-monuments-none = Minden emlékmű megépült.

## Kezdővagyon

rails-keep-title = Kezdővagyon
rails-keep = Válaszd ki a két lapkát, amelyet megtartasz.
rails-keep-one-more = Még egyet.
rails-keep-confirm = Ez a kettő. Erősítsd meg, vagy tedd vissza az egyiket.
rails-keep-full = Két lapkát tartasz meg: előbb tedd vissza az egyiket.
rails-keep-soon = Hamarosan te választasz: most mások választanak.
rails-keep-wait = A többiek még választanak.
rails-keep-note = Mindent megkapsz, amit a két lapka mutat. A másik kettő kikerül a játékból. Senki sem látja a választásodat, amíg mindenki nem választott.
