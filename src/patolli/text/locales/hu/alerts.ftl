# Amit azok a játékosok kapnak, akik értesítést kérnek, ha ők következnek.

name = { $id }
turn = Te következel: { $game }
turn-with = Te következel: { $game } ({ $others })
test = A Patolli értesítései működnek: ez egy próba.
why = Azért kaptad ezt, mert e-mailt kértél, ha te következel. Leiratkozás:
ask-subject = Patolli: ez a te címed?
ask = { $name } a Patollin e-mailt kér erre a címre, amikor ő következik. Ha te vagy az, erősítsd meg egy napon belül:
ask-not = Ha nem, nincs teendőd: több levél nem jön. A címet itt azonnal törölheted:
