# The rules at a table

rules-open = Правила
rules-key = відкриває правила
rules-all = Усі правила, у новій вкладці
rules-unreachable = Зараз не вдається завантажити правила.
