# Egy új asztal oldala: a meghívás, és hogy ki van itt.

invite-title = Hívd meg a barátaidat: { $n } szabad hely van
invite-link = Ennek az asztalnak a linkje
invite-copy = Link másolása
invite-share = Megosztás…
invite-qr = A link QR-kódként
invite-machine = Ez a cím csak ezen a számítógépen működik.
invite-machine-how = Az azonos hálózaton lévő barátaidnak indítsd a Patollit így: „{ $command }”, és nyisd meg az asztalt ennek a gépnek a hálózati címén. Mindenki máshoz szerver kell.
invite-network = Ugyanazon a hálózaton működik.
invite-who = Ki van itt
invite-with = { $game }, házigazda: { $host }
invite-invites = { $host } meghív egy játszmára: { $game }, { $players }.
invite-invites-nobody = { $game }, { $players }.
invite-players = { $n } játékos
invite-learn = Új még neked? Tanuld meg 5 perc alatt
invite-start = Kezdés: { $people } és { $bots }
invite-people = { $n } ember
invite-bots = { $n } bot
