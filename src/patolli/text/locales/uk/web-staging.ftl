# Ходи інших, розказані крок за кроком, і те, що читають спокійно.

staging-normal = Звичайно
staging-fast = Швидко
staging-off = Вимк.
staging-then = потім { $name }
staging-then-you = потім ви
staging-your-turn = далі ваш хід
staging-newest = Найновіше
staging-read = Читайте, скільки хочете.
staging-clock = Ваш хід: { $time }
staging-go-on = Далі

## День їжі

food-title = День їжі { $n } з { $of }
food-rule-points = Кожен робітник їсть; кожен голодний коштує очок. Потім храми дають очки.
food-rule-goods = Кожен робітник їсть; кожен голодний коштує очок. Потім храми дають товари.
food-eats = Робітники їдять
food-eats-words = нагодовано кукурудзою: { $fed }, нагодовано фермами: { $free }, голодних: { $hungry }
food-corn = Кукурудза
food-hunger = Голод
food-none = немає
food-temples = Від храмів
food-leads = +{ $n } за першість
food-sum = Разом
food-after = Що далі
food-final = Кінець гри
