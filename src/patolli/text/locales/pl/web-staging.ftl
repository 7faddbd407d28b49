# Tury innych, opowiadane krok po kroku, i to, co czyta się w spokoju.

staging-normal = Normalnie
staging-fast = Szybko
staging-off = Wył.
staging-then = potem { $name }
staging-then-you = potem ty
staging-your-turn = potem twoja kolej
staging-newest = Najnowsze
staging-read = Czytaj, ile chcesz.
staging-clock = Twoja kolej: { $time }
staging-go-on = Dalej

## Dzień Żywienia

food-title = Dzień Żywienia { $n } z { $of }
food-rule-points = Każdy robotnik je; każdy głodny kosztuje punkty. Potem świątynie dają punkty.
food-rule-goods = Każdy robotnik je; każdy głodny kosztuje punkty. Potem świątynie dają zasoby.
food-eats = Robotnicy jedzą
food-eats-words = nakarmieni kukurydzą: { $fed }, nakarmieni przez farmy: { $free }, głodni: { $hungry }
food-corn = Kukurydza
food-hunger = Głód
food-none = nic
food-temples = Ze świątyń
food-leads = +{ $n } najwyżej
food-sum = Razem
food-after = Co teraz
food-final = Koniec gry
