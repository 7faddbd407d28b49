# Words that every game needs.

seat = Player { $n }
number = { $n }
list-comma = { $rest }, { $next }
list-and = { $rest } and { $next }
list-none = nothing
quoted = “{ $text }”
only = Only one thing is possible: { $what }
