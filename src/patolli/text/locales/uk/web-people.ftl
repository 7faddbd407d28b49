# Люди за столом: кого немає, гра бота замість них, повернення місця.

people-away = немає вже { $time }
people-bot-for = бот (за: { $name })

## Бот замість іншої людини

people-let-title = Хай грає бот (за: { $name })?
people-let-text = { $name }: немає зв’язку (востаннє: { $time }). Місце можна повернути будь-коли.
people-let-rated = Ця гра рейтингова: { $name } у ній програє.
people-let-yes = Хай грає бот
people-let-no = Зачекати
people-why-here = { $name } тут
people-why-soon = Можна буде через { $time }
people-why-clock = { $name }: час іде до { $time }
people-why-days = { $name } має на кожен хід кілька днів
people-why-rated = Рейтингова гра: лише коли сплине час
people-why-asked = Про це вже хтось попросив
people-asks = { $by } хоче, щоб грав бот (за: { $name }).
people-no-wait = Ні, зачекаймо

## Про що дізнаються всі

people-let-by = { $by } передає місце боту (грає за: { $name }).
people-let-self = { $name } передає своє місце боту.
people-let-clock = { $name }: час сплив, грає бот.
people-played =
    { $n ->
        [one] Бот зробив за вас { $n } хід.
        [few] Бот зробив за вас { $n } ходи.
       *[many] Бот зробив за вас { $n } ходів.
    }
people-says = { $name }: «{ $text }»
people-rematch = { $name } хоче реваншу
people-rematch-join = Приєднатися до реваншу

people-try-me = Граю я
people-try-bot = Бот, рівень: { $strength }
people-try-go = Грати далі
people-try-all = Граю за всіх

people-alerts-ask = Сповіщати вас, коли настане ваш хід?
people-alerts-yes = Так
people-alerts-no = Ні
people-alerts-on = Цей браузер сповістить, коли настане ваш хід.
