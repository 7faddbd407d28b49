# The rules at a table

rules-open = Rules
rules-key = opens the rules
rules-all = All rules, in a new tab
rules-unreachable = The rules cannot be loaded right now.
