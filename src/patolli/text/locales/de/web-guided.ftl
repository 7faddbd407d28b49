# Eine erste Partie mit dem Trainer, auf der Seite für Lernende.

guided-title = Erste Partie
guided-first = Deine erste Partie, mit Trainer
guided-text = Zu zweit gegen einen leichten Bot. Der Trainer erklärt, was neu ist, und meldet sich sonst nur, wenn ein Zug viel verliert.
guided-play = Mit dem Trainer spielen
