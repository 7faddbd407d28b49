# Szavak, amelyek minden játékhoz kellenek.

seat = { $n }. játékos
number = { $n }
list-comma = { $rest }, { $next }
list-and = { $rest } és { $next }
list-none = semmi
