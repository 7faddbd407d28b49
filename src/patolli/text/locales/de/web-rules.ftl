# Around the rules reference

rules-title = Die Regeln von { $game }
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-icons = Symbole
rules-print = Drucken
rules-found = { $n ->
        [one] 1 Artikel gefunden
       *[other] { $n } Artikel gefunden
    }
rules-none = Kein Artikel enthält alle diese Wörter.
rules-numbers = Regeln { $numbers }
rules-numbers-text = Die Nummern sind die der Regelseiten in der Dokumentation, nach denen die Regeln geprüft werden.
