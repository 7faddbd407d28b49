told = { $seat } takes { $n } of the stones.
choice = Take { $n }
