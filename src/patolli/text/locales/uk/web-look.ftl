# Верхня панель, журнал, підказки, перегляд, результат.

look-start-page = Головна сторінка
look-day = День { $day }
look-day-of = з { $last }
look-strip = День { $day } з { $last }. Дні їжі: { $days }
look-food-in = День їжі через { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
look-food-today = Сьогодні День їжі
look-food-need = { $when }: треба { $need ->
    [one] { $need } кукурудзу
   *[other] { $need } кукурудзи
}, у вас { $have }
look-food-fed = { $when }: ваші ферми нагодують усіх робітників
look-food-in-short = { $days ->
    [one] Через { $days } день
    [few] Через { $days } дні
   *[many] Через { $days } днів
}
look-food-today-short = Сьогодні
look-food-when = День їжі: { $when }
look-food-need-short = { $when }: треба { $need ->
    [one] { $need } кукурудзу
   *[other] { $need } кукурудзи
}, маєте { $have }
look-food-need-tiny = { $when }: треба { $need }, є { $have }
look-food-fed-short = { $when }: усі робітники ситі
look-food-goods = День їжі, що дає товари
look-food-points = День їжі, що дає очки

look-connection-online = З’єднано
look-connection-connecting = З’єднання…
look-connection-offline = З’єднання втрачено
look-connection-lost = Немає зв’язку; ваш непідтверджений хід збережено. Пробуємо ще раз.

look-chat = Чат
look-chat-unread = { $n ->
    [0] Чат
    [one] Чат: { $n } нове повідомлення
    [few] Чат: { $n } нові повідомлення
   *[other] Чат: { $n } нових повідомлень
}
look-list = Список: стіл у вигляді тексту
look-help = Довідка
look-settings = Налаштування
look-language = Мова
look-menu = Меню столу
look-copy-table = Копіювати посилання на цей стіл
look-copy-seat = Копіювати таємне посилання на моє місце
look-copy-seat-why = Для інших ваших пристроїв. Хто його має, той грає за вас: не давайте його нікому.
look-copied = Скопійовано.
look-copy-by-hand = Скопіювати не вдалося. Скопіюйте вручну:
look-record = Зберегти запис гри
look-rematch = Реванш
look-hand-over = Передати моє місце боту
look-hand-over-why = Бот гратиме за вас далі. Ви зможете повернути своє місце.
look-hand-over-yes = Передати
look-take-back = Знову грати самостійно
look-mute = Вимкнути сповіщення цього столу
look-mute-why = Жодних сповіщень про ваші ходи тут
look-unmute = Знову сповіщати про цей стіл
look-unmute-why = Зараз сповіщення вимкнено
look-leave = Покинути стіл
look-leave-why = Бот гратиме за вас, доки ви не повернетеся.
look-leave-yes = Покинути
look-no = Ні
look-new-table = Новий стіл

look-log = Журнал
look-log-lines = Усі ходи, від найдавнішого
look-log-empty = Ще нічого не сталося.
look-log-since = Після вашого останнього ходу
look-log-show = Показати цей момент на полі

look-telling-end = { $name } завершує хід
look-skip = Пропустити
look-close = Закрити
look-cancel = Скасувати
look-try-again = Спробувати ще раз

look-since = Після вашого останнього ходу
look-since-mine = У вас:
look-since-ok = Грати далі
look-to = стає
look-corn = Кукурудза
look-wood = Деревина
look-stone = Камінь
look-gold = Золото
look-skull = Кришталеві черепи
look-points = Очки

look-replay = Повтор гри
look-replay-at = { $n ->
    [0] перед першим рішенням
    [one] після { $n } рішення
   *[other] після { $n } рішень
}
look-replay-slider = Момент гри
look-replay-first = На початок
look-replay-day-back = На день назад
look-replay-back = На крок назад
look-replay-play = Відтворити
look-replay-pause = Пауза
look-replay-on = На крок уперед
look-replay-day-on = На день уперед
look-replay-last = У кінець
look-replay-link = Копіювати посилання на цей момент
look-copy-link = Копіювати
look-replay-leave = Назад до гри
look-try = Грати далі звідси
look-try-wait = Створюємо ваш власний стіл…
look-result = Результат

look-outlook = Хто попереду?
look-outlook-wait = Оцінюємо позицію…
look-outlook-win = перемога: { $n } %
look-outlook-points = бл. { $points } ПО

look-hint = Підказка
look-hint-wait = Бот обмірковує ваш хід…
look-hint-again = Попросити підказку
look-hint-not-yours = Підказки доступні лише у ваш хід. Зачекайте на нього.
look-hint-complete = Ваш хід готовий: залишилося його підтвердити.
look-hint-do = Зробити все так
look-hint-first = Лише перший крок
look-hint-weaker = Значно слабше: { $n ->
    [one] { $n } план
    [few] { $n } плани
    [many] { $n } планів
   *[other] { $n } плану
}
look-hint-found = { $n ->
    [one] { $n } план, найкращий показано на полі.
    [few] { $n } плани, найкращий показано на полі.
    [many] { $n } планів, найкращий показано на полі.
   *[other] { $n } плану, найкращий показано на полі.
}
look-hint-against = Проти: { $names }.
look-hint-person = { $name } (людина, рахуємо як: { $strength })
look-hint-bot = { $name } (бот: { $strength })
look-hint-took = за { $seconds } с
look-hint-error = перемоги ± { $n }
look-hint-points = бл. { $points } ПО (± { $error })
look-hint-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
} місце: { $n } %
look-hint-games = Переглянуто варіантів: { $lines }, дограно партій: { $games }

look-refused = Не вдалося. Спробуйте ще раз.
look-refused-unreachable = Сервер зараз недоступний. Спробуйте ще раз.
look-refused-rated = Ця гра рейтингова: підказки, оцінки та пробні столи будуть доступні після її завершення.
look-refused-not-now = У цей момент гри це неможливо.
look-refused-not-allowed = Це може зробити лише той, чиє це місце.
look-refused-too-many-requests = Забагато спроб. Зачекайте трохи й спробуйте ще раз.
look-refused-unavailable = Усі боти зайняті. Спробуйте ще раз за мить.

look-end = Гру завершено
look-end-you = Ви перемогли! Очки: { $points }
look-end-won = Перемога: { $names }. Очки: { $points }
look-end-shared = Спільна перемога: { $names }. Очки: { $points }
look-end-sources = Звідки взялися очки
look-end-source = Джерело
look-end-total = Разом
look-end-days = Очки день за днем
look-end-day = День
look-end-back = Переглянути від початку
look-end-board = Назад до поля
look-end-wait = Підраховуємо очки…
look-place = { $n }.
