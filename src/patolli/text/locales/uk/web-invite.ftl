# Сторінка нового столу: запрошення і хто тут.

invite-title =
    { $n ->
        [one] Запросіть друзів: { $n } вільне місце
        [few] Запросіть друзів: { $n } вільні місця
       *[many] Запросіть друзів: { $n } вільних місць
    }
invite-link = Посилання на цей стіл
invite-copy = Копіювати посилання
invite-share = Поділитися…
invite-qr = Посилання як QR-код
invite-machine = Ця адреса працює лише на цьому комп’ютері.
invite-machine-how = Для друзів у тій самій мережі запустіть Patolli командою «{ $command }» і відкрийте цей стіл за адресою цього комп’ютера в мережі. Для інших потрібен сервер.
invite-network = Працює в тій самій мережі.
invite-who = Хто тут
invite-with = { $game }, запрошує { $host }
invite-invites = { $host } запрошує до гри { $game }, { $players }.
invite-invites-nobody = { $game }, { $players }.
invite-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
invite-learn = Уперше граєте? Навчіться за 5 хвилин
invite-start = Почати: { $people } і { $bots }
invite-people =
    { $n ->
        [one] { $n } людина
        [few] { $n } людини
       *[many] { $n } людей
    }
invite-bots =
    { $n ->
        [one] { $n } бот
        [few] { $n } боти
       *[many] { $n } ботів
    }
