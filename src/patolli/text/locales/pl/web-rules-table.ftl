# The rules at a table

rules-open = Zasady
rules-key = otwiera zasady
rules-all = Wszystkie zasady, w nowej karcie
rules-unreachable = Zasad nie można teraz wczytać.
