# Amiben bízni lehet: lepecsételt osztás, előkészített állások, ki van bejelentkezve, és ki van itt.

fair-about = Erről az asztalról

## A lepecsételt osztás

fair-seal = Lepecsételt osztás
fair-sealed = Lepecsételt osztás: { $hash }
fair-seal-why = A játszma kezdetén a szerver közzétette a teljes osztásnak ezt az ujjlenyomatát. Semmit sem árul el, és más osztás nem illik hozzá.
fair-seal-whole = Az osztás ujjlenyomata (SHA-256)
fair-seal-later = A játszma után itt ellenőrizheted, hogy semmit sem cseréltek ki.
fair-before = Az osztás csak a játszma kezdetekor készül el, és akkor kap pecsétet: addig nincs mit látni.
fair-check = Az osztás ellenőrzése
fair-checking = Ellenőrzés…
fair-check-matches = Ez a lepecsételt osztás: a böngésződ kiszámolta az ujjlenyomatát, és egyezik.
fair-check-noted = Ez a böngésző a játszma közben ugyanezt az ujjlenyomatot jegyezte fel ({ $date }).
fair-check-late = Ez a böngésző csak a játszma után látta először az ujjlenyomatot. A biztonság kedvéért vesd össze valakivel, aki korábban is ott volt.
fair-check-differs = Az osztás nem illik az ujjlenyomatához: nem ezt pecsételték le. Ne bízz ebben a játszmában.
fair-check-open = Az osztás nem ellenőrizhető: a játszmafájlból hiányzik az ujjlenyomathoz tartozó só.
fair-broken = Megváltozott az osztás pecsétje!
fair-broken-noted = Ez a böngésző ezt jegyezte fel: { $hash } ({ $date }).
fair-broken-now = A szerver most { $hash } pecsétet mutat: lehet, hogy kicserélték az osztást. Ne bízz ebben a játszmában.
fair-broken-none = A szerver most egyet sem mutat: lehet, hogy kicserélték az osztást. Ne bízz ebben a játszmában.

## Előkészített állások

fair-prepared = Előkészített állás: nem számít
fair-prepared-why = Ez a játszma nem friss osztással kezdődött: aki előkészítette, ismerheti azt, ami rejtve van. Nem számít bele sem az eredményekbe, sem az értékelésbe.

## Ki van itt

fair-signed-in = Bejelentkezve mint { $name }
fair-here = Kapcsolódva
fair-not-here = Nincs kapcsolat
fair-hidden = Kapcsolódva, most nem ide néz
fair-away = Távol van: { $time }
fair-last-here = Utoljára itt: { $time }
fair-bot-for-you = Egy bot játszik helyetted
fair-take-back = Visszaveszem a helyemet
fair-leave-rated = Ez a játszma értékelt: aki feláll, feladja, és vereségnek számít. Helyetted egy bot játszik tovább.

## Az asztal készítőjének

fair-remove = Eltávolítás
fair-remove-name = { $name } eltávolítása
fair-remove-ask = Eltávolítod: { $name }?
fair-remove-why = A hely felszabadul. Ha le is tiltod, nem ülhet le újra ehhez az asztalhoz.
fair-remove-block = Eltávolítás és letiltás
fair-block = Letiltás
fair-block-name = { $name } letiltása
fair-block-ask = Letiltod: { $name }?
fair-block-why = { $name } ezután csak olvashat itt, írni nem tud.
fair-removed = Már nincs itt helyed
fair-removed-text = Az asztal házigazdája eltávolított, vagy egy másik eszközön felálltál. Nézheted a játékot, vagy kereshetsz másik asztalt.
fair-chat-closed = Ha írni szeretnél, ülj le az asztalhoz, vagy foglalj le egy nevet.

## Egy másik játékos linkje

fair-switch = Átváltasz erre: { $name }?
fair-switch-why = Ezen az eszközön { $old } vagy. A megnyitott link { $name } linkje.
fair-switch-only = { $old } jelszó nélküli név: egyetlen kulcsa ebben a böngészőben van. Őrizd meg, különben soha többé senki sem lehet { $old }.
fair-switch-link = { $old } titkos linkje
fair-switch-keep = { $old } maradjon meg ezen az eszközön, hogy vissza lehessen váltani
fair-switch-no = { $old } maradok
fair-switch-yes = Átváltás: { $name }
fair-kept = További nevek ezen az eszközön
fair-kept-forget = Elfelejtés
fair-kept-forget-why = Jelszó nélkül talán csak így lehetsz ez a játékos.
