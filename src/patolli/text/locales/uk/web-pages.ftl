# Сторінки навколо столу: початок, новий стіл, списки, результати, навчання, налаштування, чат, помилки.

## Усюди

pages-window = { $name } — Patolli
pages-home = На головну
pages-skip = Перейти до вмісту
pages-nav = Сторінки
pages-nav-play = Грати
pages-nav-tables = Столи
pages-nav-results = Результати
pages-nav-cards = Карти
pages-nav-learn = Навчання
pages-fan = Неофіційний фанатський проєкт, не пов’язаний із видавцями Цольк’іна чи Imperial Settlers.
pages-loading = Завантаження…
pages-retry = Спробувати ще раз
pages-close = Закрити
pages-cancel = Скасувати
pages-save = Зберегти
pages-copy = Копіювати
pages-copied = Скопійовано
# The button at a table, named in help and settings, too.
bar-confirm = Підтвердити хід
pages-more = Ще
pages-offline = Немає з’єднання: те, що ви бачите, може бути застарілим. Пробуємо знову…
pages-nowhere = Такої сторінки немає
pages-nowhere-text = Можливо, у посиланні помилка або воно застаріле.

## Початок

pages-slogan = Великі ігри, добрий стіл
pages-lead = Грайте в стратегічні ігри з друзями чи ботами, спостерігайте, переглядайте партії та вчіться: у браузері, без облікового запису.
pages-play-now = Грати зараз
pages-new-to-it = Ще не знаєте гри?
pages-new-to-it-learn = Навчіться на ігровому полі, крок за кроком
pages-bots = Боти
pages-players = Гравці
pages-game = Гра
pages-game-players = від { $least } до { $most } гравців
pages-option-any = будь-яка
pages-option-gap = Вибирайте від першого місця, без пропусків.
pages-strength-easy = Легкий
pages-strength-normal = Звичайний
pages-strength-hard = Складний
pages-strength-expert = Експертний
pages-my-tables = Мої поточні партії
pages-way-new = Новий стіл
pages-way-new-text = Із друзями, ботами, годинником
pages-way-open = Приєднатися
pages-way-open-text = На вас хтось чекає
pages-way-watch = Спостерігати
pages-way-watch-text = Партії, що тривають
pages-way-learn = Навчання
pages-way-learn-text = Гра за п’ять хвилин
pages-join-link = Вам надіслали посилання?
pages-join-go = До столу
pages-join-link-wrong = Це не посилання на стіл. У посиланні на стіл є /t/ і 16 літер та цифр.

## Столи

pages-table = Стіл
pages-table-of =
    { $n ->
        [one] Стіл на { $n } гравця
        [few] Стіл на { $n } гравців
        [many] Стіл на { $n } гравців
       *[other] Стіл на { $n } гравця
    }
pages-table-loading = Відкриваємо стіл…
pages-table-gone = Такого столу немає
pages-table-gone-text = Можливо, у посиланні помилка або стіл уже видалено.
pages-secret-wrong = Це місце більше не ваше
pages-secret-wrong-text = Ключ із посилання або той, що збережений у цьому браузері, не належить жодному місцю за цим столом: місце звільнили або посилання неповне. Ви можете спостерігати.
pages-watch-on = Спостерігати
pages-your-turn = Ваш хід
pages-turn-of = Ходить { $name }
pages-playing = Триває
pages-over = Завершено
pages-won-by = Перемога: { $name }
pages-winner = Переможець
pages-waiting-start = Зараз почнеться
pages-free-seats =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
        [many] { $n } вільних місць
       *[other] { $n } вільного місця
    }
pages-rated = Рейтингова
pages-unrated = Без рейтингу
pages-coached = З тренером
pages-listed = У відкритому списку
pages-private = Лише за посиланням
pages-with-clock = З годинником
pages-bot = Бот
pages-you = Ви
pages-seat-name = Гравець { $n }
pages-seat-free = Вільне місце
pages-show-mine = Мої
pages-show-open = Приєднатися
pages-show-playing = Спостерігати
pages-show-over = Завершені
pages-search = Ім’я гравця
pages-search-go = Шукати
pages-none-mine = Ви ще не сидите за жодним столом.
pages-none-open = Зараз ніхто не чекає на гравців. Відкрийте стіл самі!
pages-none-playing = Зараз не триває жодна відкрита партія.
pages-none-over = Ще не завершено жодної відкритої партії.
pages-none-found = Немає столу гравця, чиє ім’я починається з «{ $name }».
pages-upload = Відкрити запис партії
pages-upload-text = Завершену партію можна переглянути, незавершену — продовжити. Записи — це файли JSON, які завантажують за столом.
pages-upload-choose = Вибрати файл
pages-upload-seat = За кого граєте?
pages-upload-all = За всіх або лише перегляд
pages-upload-go = Відкрити
pages-upload-large = Цей файл більший за 4 МБ: це не запис партії.
pages-upload-not-json = Цей файл не JSON.
pages-upload-not-record = Цей файл не є записом партії.
pages-upload-partial = Цей запис завантажено під час гри, і в ньому бракує того, що було таємним: відкрити можна лише запис завершеної партії.

## Новий стіл

pages-new = Новий стіл
pages-new-who = Хто грає
pages-new-how = Як граєте
pages-seat-number = Місце { $n }
pages-seat-their-name = Ім’я на місці { $n }
pages-seat-strength = Сила бота на місці { $n }
pages-seat-me = Я
pages-seat-here = Теж за цим екраном
pages-seat-open = Вільне, за посиланням
pages-seat-bot = Бот
pages-seat-open-hint = для тих, хто має посилання
pages-new-open-hint = Потім ви отримаєте посилання, яке можна надіслати. Гра почнеться, коли всі зберуться або вільні місця займуть боти.
pages-new-title = Назва
pages-new-title-hint = Необов’язково
pages-new-listed = У відкритому списку
pages-new-listed-hint = Будь-хто може знайти стіл, приєднатися й спостерігати. Інакше — лише ті, хто має посилання.
pages-new-rated-hint = Результат враховується в рейтингу. Для гравців із власним ім’ям і для ботів.
pages-new-coach = Тренер
pages-new-coach-hint = Пояснює нове й озивається, коли хід коштував би надто багато. Проти ботів, без рейтингу.
pages-clock = Час
pages-clock-none = Без годинника
pages-clock-bank = Хвилини на партію
pages-clock-days = Дні на хід
pages-clock-minutes = Хвилин на партію
pages-clock-increment = Додаткових секунд за хід
pages-clock-days-turn = Днів на кожен хід
pages-clock-expiry = Коли час вичерпано
pages-clock-expiry-bot = Далі грає бот
pages-clock-expiry-wait = Вирішують інші
pages-clock-none-is = Без годинника
pages-clock-bank-is =
    { $seconds ->
        [0] { $minutes } хв на гравця
       *[other] { $minutes } хв на гравця, +{ $seconds } с за хід
    }
pages-clock-days-is =
    { $n ->
        [one] { $n } день на хід
        [few] { $n } дні на хід
        [many] { $n } днів на хід
       *[other] { $n } дня на хід
    }
pages-new-make = Відкрити стіл
pages-new-start = Почати гру
pages-new-name-needed = Введіть ім’я.
pages-name-long = Ім’я має щонайбільше 40 символів.
pages-new-name-twice = Хтось уже має таке ім’я.
pages-new-nobody = Принаймні одне місце має бути вашим.
pages-new-title-long = Назва має щонайбільше 80 символів.
pages-new-rated-name = Спершу закріпіть за собою ім’я: рейтинговий стіл — для гравців із власним ім’ям і для ботів.
pages-new-rated-here = Інші за цим екраном не мають власного імені: цей стіл не може бути рейтинговим.
pages-new-minutes-wrong = Від 1 до 1440 хвилин.
pages-new-increment-wrong = Від 0 до 3600 секунд.
pages-new-days-wrong = Від 1 до 30 днів.

## Перед грою

pages-lobby-fill =
    { $n ->
        [one] Ще вільне { $n } місце. Зачекайте на когось або посадіть бота.
        [few] Ще вільні { $n } місця. Зачекайте на інших або посадіть ботів.
        [many] Ще вільно { $n } місць. Зачекайте на інших або посадіть ботів.
       *[other] Ще вільно { $n } місця. Зачекайте на інших або посадіть ботів.
    }
pages-lobby-all = Усі на місці.
pages-lobby-join = Щоб грати, виберіть вільне місце.
pages-lobby-full = Усі місця зайняті. Ви спостерігаєте; гра зараз почнеться.
pages-lobby-link-hint = Хто його має, може приєднатися або спостерігати.
pages-lobby-own-link = Моє місце на іншому пристрої
pages-lobby-own-link-hint = Це посилання — ваше місце. Нікому його не давайте.
pages-your-name = Ваше ім’я
pages-your-name-hint = Таким його побачать інші
pages-sit = Сісти тут
pages-leave = Встати

## Результати та гравці

pages-ratings = Таблиця рейтингу
pages-rating = Рейтинг
pages-rating-hint = Рейтинг — обережна оцінка сили гри: усі починають із 1500, і він зростає з перемогами та з кількістю партій.
pages-rating-size = Кількість гравців
pages-rating-all = Усі
pages-rating-history = Рейтинг із часом
pages-rating-date = Дата
pages-place = Місце
pages-name = Ім’я
pages-games = Партії
pages-wins = Перемоги
pages-statistics = Завершені партії
pages-finished =
    { $n ->
        [one] Завершено { $n } партію.
        [few] Завершено { $n } партії.
        [many] Завершено { $n } партій.
       *[other] Завершено { $n } партії.
    }
pages-mean = Очок у середньому
pages-mean-winner = Очки переможця
pages-by-seat = Перемоги за місцем
pages-none-ratings = Ще ніхто не завершив рейтингової партії. Будьте першими!
pages-none-statistics = Ще не завершено жодної партії.
pages-no-player = Цього імені ще ніхто за собою не закріпив.
pages-player-since = Тут від { $date }
pages-player-unrated = Ще немає рейтингових партій.
pages-player-tables = Останні партії
pages-none-player = Ще не завершено жодної відкритої партії.

## Ваше ім’я

pages-name-title = Ваше ім’я
pages-name-why = Грати можна й гостем. З власним ім’ям ви маєте рейтинг і знайдете свої столи на будь-якому пристрої.
pages-name-claim = Закріпити ім’я
pages-name-secret-title = Збережіть це посилання.
pages-name-secret-text = Без пароля це єдиний спосіб бути цим гравцем на іншому пристрої або коли цей браузер вас забуде. Його видно лише зараз.
pages-name-secret = Ваше таємне посилання
pages-name-page = Мої результати
pages-name-forget = Забути ім’я тут
pages-login = Увійти
pages-logout = Вийти
pages-password = Пароль
pages-password-optional = Пароль (необов’язково)
pages-password-hint = Щонайменше 8 символів. Без пароля ви отримаєте таємне посилання.
pages-password-short = Символів: щонайменше { $n }.
pages-password-set = Встановити пароль
pages-password-change = Змінити пароль
pages-password-old = Старий пароль
pages-password-new = Новий пароль
pages-password-devices = На всіх інших пристроях буде виконано вихід.
pages-password-done = Пароль збережено.

## Налаштування

pages-settings = Налаштування
pages-language = Мова
pages-theme = Вигляд
pages-theme-system = Як у системі
pages-theme-light = Світлий
pages-theme-dark = Темний
pages-theme-to-light = Увімкнути світлий
pages-theme-to-dark = Увімкнути темний
pages-speed = Ходи інших
pages-speed-off = Не показувати
pages-speed-fast = Швидко
pages-speed-normal = Крок за кроком
pages-confirm = Підтверджувати ходи
pages-confirm-hint = Хід надсилається лише після натискання «{ bar-confirm }».
pages-list = Перегляд списком
pages-list-hint = Усе ігрове поле як текст: для програм зчитування з екрана та швидких гравців.
pages-sounds = Звуки
pages-sounds-hint = Короткий звук, коли настає ваш хід.

## Чат

pages-chat = Чат
pages-chat-empty = Ще ніхто нічого не сказав.
pages-chat-text = Ваше повідомлення
pages-chat-send = Надіслати
pages-watcher = Глядач

## Довідка

pages-help = Довідка
pages-help-turn = Хід
pages-help-place = Розмістіть робітників: натисніть комірку, що світиться. На ній указано ціну в кукурудзі.
pages-help-pick = Або поверніть робітників: натисніть свого робітника й виберіть, що він зробить.
pages-help-undo = Усе можна відмінити, доки ви не підтвердили.
pages-help-confirm = «{ bar-confirm }» робить його остаточним, і ходить наступний гравець.
pages-help-keys = Клавіші
pages-help-learn = Як влаштована гра
pages-key-gears = Перейти до шестірні
pages-key-arrows = Переходити між її комірками
pages-key-enter = Вибрати
pages-key-undo = Відмінити
pages-key-confirm = Підтвердити хід
pages-key-close = Закрити
pages-key-hint = Підказка
pages-key-list = Перегляд списком
pages-key-rules = Правила того, на що ви вказуєте
pages-key-help = Ця довідка
pages-key-replay = Під час перегляду партії: крок назад, крок уперед

## Помилки: за словом сервера

pages-error-bad-request = Сервер цього не приймає.
pages-error-not-found = Такого немає або вже немає.
pages-error-not-known = Сервер не знає, хто ви. Увійдіть ще раз.
pages-error-not-allowed = У вас немає на це дозволу.
pages-error-not-now = Зараз це неможливо.
pages-error-stale = Хтось був швидшим: позиція змінилася.
pages-error-bad-turn = Такий хід неможливий.
pages-error-too-many-requests = Забагато спроб. Зачекайте трохи й спробуйте ще раз.
pages-error-too-large = Це завелике.
pages-error-unavailable = Сервер не готовий. Спробуйте за мить.
pages-error-failed = На сервері сталася помилка.
pages-error-unreachable = Сервер недоступний. Перевірте з’єднання.
pages-error-join-not-now = Це місце щойно зайняли, ви вже маєте інше, гра почалася або тут уже сидять двоє гостей із вашої мережі.
pages-error-join-not-allowed = Цей стіл рейтинговий: спершу закріпіть за собою ім’я.
pages-error-start-not-now = Гра вже почалася або якесь місце знову вільне.
pages-error-claim-not-now = Це ім’я або таке саме на вигляд уже зайняте. Виберіть інше або ввійдіть.
pages-error-claim-bad-request = Ім’я має містити літеру або цифру, не може містити скісної риски, змішувати абетки чи бути ім’ям бота.
pages-error-login-not-known = Хибне ім’я або пароль.
pages-error-login-link-not-known = Ключ із цього посилання більше не належить жодному гравцеві.
pages-error-password-not-known = Старий пароль хибний.
pages-error-logout-not-now = Спершу встановіть пароль: без нього ніхто більше не зміг би користуватися цим ім’ям.
pages-error-upload-over-bad-request = Партія в цьому файлі завершена, її можна лише переглянути: виберіть «{ pages-upload-all }».
pages-error-chat-too-many-requests = За короткий час ви написали багато. Зачекайте трохи й надішліть ще раз.
pages-error-chat-not-allowed = Господар цього столу заблокував вас: тут можна читати, але не писати.
pages-error-blocked-not-allowed = Господар цього столу заблокував вас: ви можете спостерігати.
pages-error-remove-not-now = Гра вже почалася або це місце вже вільне.
pages-error-remove-not-allowed = Вилучати може лише господар цього столу.

pages-alerts = Сповіщення
pages-window-turns = ({ $n }) { $window }
pages-next-table = Наступний стіл ({ $n })
