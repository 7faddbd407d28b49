# Wörter, die jedes Spiel braucht.

seat = Spieler { $n }
number = { $n }
list-comma = { $rest }, { $next }
list-and = { $rest } und { $next }
list-none = nichts
quoted = „{ $text }“
only = Nur eines ist möglich: { $what }
