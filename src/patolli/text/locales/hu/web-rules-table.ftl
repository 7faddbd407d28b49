# The rules at a table

rules-open = Szabályok
rules-key = megnyitja a szabályokat
rules-all = Minden szabály, új fülön
rules-unreachable = A szabályokat most nem lehet betölteni.
