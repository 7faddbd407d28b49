# Pierwsza gra z trenerem, na stronie dla uczących się.

guided-title = Pierwsza gra
guided-first = Twoja pierwsza gra, z trenerem
guided-text = Dwóch graczy: ty i łatwy bot. Trener wyjaśnia, co nowe, i odzywa się tylko wtedy, gdy tura sporo cię kosztuje.
guided-play = Zagraj z trenerem
