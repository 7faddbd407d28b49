# Strona pokazywana bez połączenia.

offline-title = Brak połączenia z Patolli
offline-kept = Nic nie przepadło: stoły, potwierdzone tury i zegary są na serwerze, a rozpoczęta tura zostaje w tej przeglądarce.
offline-works = Co działa bez niego: otwarta strona Patolli zachowuje pokazywaną partię, jej powtórkę i rozpoczętą lekcję. Nowe strony i dalsza gra wymagają połączenia.
offline-again = Spróbuj ponownie
