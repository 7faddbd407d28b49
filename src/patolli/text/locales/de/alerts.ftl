# Was Spielern geschickt wird, die wissen wollen, dass sie am Zug sind.

name = { $id }
turn = Du bist am Zug: { $game }
turn-with = Du bist am Zug: { $game } mit { $others }
test = Benachrichtigungen von Patolli kommen an: Das ist ein Test.
why = Du bekommst diese Mail, weil du wissen wolltest, wenn du am Zug bist. So bestellst du sie ab:
ask-subject = Patolli: Ist das deine Adresse?
ask = { $name } bei Patolli möchte an diese Adresse Mails bekommen, wenn ein Zug ansteht. Wenn du das bist, bestätige es innerhalb eines Tages:
ask-not = Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail. Hier kannst du die Adresse gleich entfernen:
