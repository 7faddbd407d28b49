# Сторінки карт, колод і файлів карт, а також те, що про них каже «Новий стіл».

## Карти

library-nav = Карти й колоди
library-cards = Карти
library-card = Карта
library-close = Закрити карту
library-search = Назва або слова
library-filters = Показати лише
library-by-deck = Колода
library-by-kind = Вид
library-by-color = Колір
library-by-costs = Коштує
library-by-gives = Дає
library-by-deal = Угода
library-by-raze = Поле руйнування
library-by-tag = Має
library-by-origin = Джерело
library-location = локація, якою жертвують
library-found = Карти: { $n } з { $all }
library-all = Показати всі
library-none = Такої карти немає.
library-copies =
    { $n ->
        [one] { $n } примірник
        [few] { $n } примірники
       *[many] { $n } примірників
    }
library-cards-n =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
library-from-box = базова гра
library-from-house = створена для Patolli, не друкована
library-from = файл «{ $name }»
library-from-own = ваш файл «{ $name }»

## Файли карт

library-files = Файли карт
library-files-text = Хто має доповнення, може записати його карти у файл і грати ними. Файли тут перевіряють, зберігають лише для вас, і їх можна вибрати для своїх столів.
library-file-choose = Вибрати файл
library-file-drop = або перетягніть його сюди (JSON, щонайбільше 1 МБ)
library-file-large = Файл більший за 1 МБ.
library-file-added = Додано «{ $name }»: виберіть його для нового столу.
library-file-removed = Вилучено «{ $name }». Розпочаті з ним партії тривають.
library-file-wrong = «{ $name }» не додано. Помилок: { $n }
library-file-more = і ще { $n }
library-file-remove = Вилучити
library-file-everybody = для всіх тут
library-origin = доповнення: { $origin }

## Колоди

library-decks = Колоди
library-decks-text = Складайте колоди для своїх партій: замінюйте карти картами доповнення або у відкритому форматі збирайте будь-які. Вони лишаються в цьому браузері; збережіть їх у файл, щоб мати деінде.
library-decks-none = Ви ще не склали жодної колоди.
library-deck-new = Нова колода
library-deck-name = Назва
library-deck-build = Скласти колоду
library-deck-import = Прочитати з файлу
library-deck-no-file = Це не файл колоди, або він для фракції, якої тут немає.
library-deck-copy = Копіювати
library-deck-delete = Видалити
library-deck-gone = У цьому браузері немає такої колоди.
library-deck-sound = Цією колодою можна грати.
library-deck-export = Зберегти у файл
library-deck-reset = Як друкована
library-deck-reset-done = Колода знову така, як друкована.
library-deck-play = Грати нею
library-faction = Фракція
library-format = Формат
library-format-standard = Стандартний
library-format-open = Відкритий
library-may-come = Можуть увійти
library-nothing-comes = Нічого: додайте файл із картами цієї фракції або виберіть відкритий формат.
library-from-origin = З
library-swap-hint = Клацніть карту, а потім підсвічену карту колоди. Місцями міняються лише карти з однаковою кількістю примірників; усі примірники разом.
library-open-hint = Будь-які карти фракції, від { $least } до { $most }.
library-shelf = по { $size }: { $n } з { $most }
library-swapped = Увійшла карта «{ $comes }», вийшла «{ $leaves }».
library-add = Додати карту «{ $name }»
library-added = Додано карту «{ $name }».
library-take = Вийняти карту «{ $name }»
library-taken = Вийнято карту «{ $name }».
library-cards-of = Карти: { $n } (від { $least } до { $most })
library-mean-cost = Скільки товарів у середньому коштує карта

## Новий стіл

library-more = Більше
library-deck-of = Колода місця { $n }, { $faction }
library-printed = друкована
library-name-all = Із власними файлами карт чи колодами виберіть фракцію для кожного місця.
library-taken-by = { $faction } (у місця { $n })
library-solo = { $n }, наодинці
