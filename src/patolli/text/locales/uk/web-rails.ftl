# Панелі поруч із полем: гравці, храми, технології, плитки; і вибір початкового достатку.

rails-players = Гравці
rails-temples = Храми
rails-technologies = Технології
rails-buildings = Будівлі
rails-monuments = Монументи

## Гравці

rails-you = ви
rails-you-named = { $name } (ви)
rails-bot = бот
rails-start-player = Перший гравець
rails-on-turn = Зараз ходить { $name }
rails-points =
    { $n ->
        [one] { $text } переможне очко
        [few] { $text } переможні очки
        [many] { $text } переможних очок
       *[other] { $text } переможного очка
    }
rails-goods-corn =
    { $n ->
        [one] { $n } кукурудза
       *[other] { $n } кукурудзи
    }
rails-goods-wood =
    { $n ->
        [one] { $n } деревина
       *[other] { $n } деревини
    }
rails-goods-stone =
    { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    }
rails-goods-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
rails-goods-skulls =
    { $n ->
        [one] { $n } череп
        [few] { $n } черепи
       *[many] { $n } черепів
    }
rails-workers = вільних робітників: { $free } з { $all }
rails-two-days = Світла сторона: можна один раз прокрутити календар на два дні
rails-two-days-used = Темна сторона: календар уже прокручено на два дні
rails-technology-level = { $technology }, рівень { $level }
rails-tiles-of =
    { $n ->
        [one] { $name }: { $n } плитка, показати
        [few] { $name }: { $n } плитки, показати
       *[many] { $name }: { $n } плиток, показати
    }
rails-tiles-none = плиток ще немає
rails-tiles-title = Плитки: { $name }
rails-corn-tiles =
    { $n ->
        [one] { $n } плитка збору кукурудзи
        [few] { $n } плитки збору кукурудзи
       *[many] { $n } плиток збору кукурудзи
    }
rails-wood-tiles =
    { $n ->
        [one] { $n } плитка заготівлі деревини
        [few] { $n } плитки заготівлі деревини
       *[many] { $n } плиток заготівлі деревини
    }
rails-hand-over = Хай грає бот
rails-hand-over-name = Хай грає бот (за: { $name })
rails-clock = Залишилося часу: { $time }
rails-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }

## Храми й технології

rails-can-choose = Це можна вибрати зараз
rails-on-step = { $name }: сходинка { $step }
rails-on-level = { $name }: рівень { $level }
rails-temple-leads =
    { $bonus ->
        [one] Попереду { $name }: наприкінці епохи ще { $bonus } переможне очко.
        [few] Попереду { $name }: наприкінці епохи ще { $bonus } переможні очки.
       *[many] Попереду { $name }: наприкінці епохи ще { $bonus } переможних очок.
    }
rails-temple-shared = Першість поділено: наприкінці епохи по половині бонусу { $bonus } ПО (по { $half }).
rails-temple-points = День з очками
rails-temple-goods = День з товарами
rails-level = Рівень { $level }:
rails-bonus = Бонус:
rails-prices = Ціни: 1, 2 і 3 ресурси за рівні 1, 2 і 3, далі 1 ресурс за бонус

## Плитки

rails-deck =
    { $n ->
        [0] більше немає
       *[other] ще { $n }
    }
rails-tile-none = Порожнє місце
rails-tile-coming = Наприкінці ходу тут з’явиться нова будівля
rails-monuments-none = Усі монументи споруджено.

## Початковий достаток

rails-keep-title = Початковий достаток
rails-keep = Виберіть дві плитки, які залишите собі.
rails-keep-one-more = Ще одну.
rails-keep-confirm = Оці дві. Підтвердьте або поверніть одну.
rails-keep-full = Ви залишаєте дві плитки: спершу поверніть одну.
rails-keep-soon = Скоро ваша черга: зараз вибирають інші.
rails-keep-wait = Інші ще вибирають.
rails-keep-note = Ви отримаєте все, що показують обидві плитки. Інші дві вийдуть із гри. Ніхто не побачить вашого вибору, доки не виберуть усі.
