# Szavak, amelyek minden játékhoz kellenek.

seat = Játékos { $n }
number = { $n }
list-comma = { $rest }, { $next }
list-and = { $rest } és { $next }
list-none = semmi
quoted = „{ $text }”
only = Csak egy lehetőség van: { $what }
