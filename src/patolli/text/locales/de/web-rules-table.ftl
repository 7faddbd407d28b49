# The rules at a table

rules-open = Regeln
rules-key = öffnet die Regeln
rules-all = Alle Regeln, in einem neuen Tab
rules-unreachable = Die Regeln lassen sich gerade nicht laden.
