# Words that every game needs.

seat = Player { $n }
number = { $n }
list-comma = { $rest }, { $next }
list-and = { $rest } and { $next }
list-none = nothing
