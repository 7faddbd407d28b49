# Co dostają gracze, którzy chcą wiedzieć, że są na ruchu.

name = { $id }
turn = Twoja tura: { $game }
turn-with = Twoja tura: { $game } ({ $others })
test = Powiadomienia z Patolli działają: to jest test.
why = Dostajesz tę wiadomość na własną prośbę, bo przyszła twoja kolej. Aby zrezygnować:
ask-subject = Patolli: czy to twój adres?
ask = { $name } z Patolli chce dostawać na ten adres wiadomości o swojej kolei. Jeśli to ty, potwierdź w ciągu jednego dnia:
ask-not = Jeśli nie, nie musisz nic robić: więcej wiadomości nie będzie. Tutaj możesz od razu usunąć adres:
