# Słowa potrzebne każdej grze.

seat = Gracz { $n }
number = { $n }
list-comma = { $rest }, { $next }
list-and = { $rest } i { $next }
list-none = nic
quoted = „{ $text }”
only = Jest tylko jedna możliwość: { $what }
