# Az oldal, amely kapcsolat nélkül látszik.

offline-title = Nincs kapcsolat a Patollival
offline-kept = Semmi sem veszett el: az asztalokat, a megerősített köröket és az órákat a szerver őrzi, az éppen próbált körödet pedig ez a böngésző.
offline-works = Ami enélkül is működik: a Patolli még nyitva lévő oldala megtartja a mutatott játszmát, a visszajátszását és a megkezdett leckét. Új oldalakhoz és a továbbjátszáshoz kapcsolat kell.
offline-again = Újra
