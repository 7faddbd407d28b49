# Слова, потрібні кожній грі.

seat = Гравець { $n }
number = { $n }
list-comma = { $rest }, { $next }
list-and = { $rest } та { $next }
list-none = нічого
quoted = «{ $text }»
only = Можливе лише одне: { $what }
