# Around the rules reference

rules-title = The rules of { $game }
rules-search = Search the rules
rules-contents = Contents
rules-icons = Icons
rules-print = Print
rules-found = { $n ->
        [one] 1 article found
       *[other] { $n } articles found
    }
rules-none = No article has all these words.
rules-numbers = Rules { $numbers }
rules-numbers-text = The numbers are those of the rules pages of the documentation, by which the rules are checked.
