# The screen of a game: the bar under the board, the board as text, and what belongs to no part alone.

## The bar under the board

bar-label = Ваш хід
bar-undo = Відмінити
bar-start-over = Спочатку
bar-complete = Ваш хід готовий: підтвердьте його або відмініть
bar-confirm-reveals = Підтвердити й відкрити
bar-reveals = Підтвердження відкриє щось приховане: потім відмінити не можна
bar-hint = Підказка
bar-beg = Вимолити кукурудзу
bar-beg-where = У якому храмі спускаєтеся на сходинку?
bar-back = Назад
bar-tiles = { $question } Виберіть підсвічену плитку.
bar-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
bar-all-choices = Усі ({ $n })
bar-telling = Що відбувається
bar-over = Гру завершено
bar-result = Показати результат
bar-waiting = { $name } думає…
bar-waiting-gone = { $name } має зробити хід, але зараз не за столом.
bar-waiting-bot = Від { $time } цього гравця може замінити бот.
bar-waiting-many = Чекаємо на: { $names }
bar-chosen = Ви вибрали. Чекаємо на: { $names }
bar-choose-again = Змінити вибір

## Why a click does nothing

why-replay = Ви дивитеся на ранішу позицію. Поверніться до гри або грайте далі звідси.
why-over = Гру завершено.
why-watching = Ви глядач за цим столом.
why-not-your-turn = Зараз ходить { $name }.
why-not-now = Зараз це неможливо.

## Places, explained

place-start = Комірка першого гравця
place-calendar = Календар
place-jungle = Джунглі біля Паленке { $space }
explain-now = Зараз
explain-rule = Правило
close = Закрити
seat-name = Гравець { $n }

## The window

title-chapter = { $game }: { $chapter }
title-your-turn = Ваш хід — { $game }
title-over = Кінець — { $game }
side-label = Панелі біля поля
tabs-label = Частини столу
tray-label = Вкладки біля поля
tab-chat = Чат
tab-hints = Підказки
tab-outlook = Прогноз
tab-choices = Вибір
tab-since = Нове
tab-seat = Гравець
tab-explain = Довідка
tab-me = Я
tab-tiles = Плитки
tab-temples = Храми
tab-tech = Розвиток
tab-players = Гравці
tab-log = Журнал

## The board as text

list-calendar = Календар
list-day = День { $day } з { $last }, епоха { $age }
list-food-goods =
    { $days ->
        [0] День їжі наприкінці цього раунду (день { $day }); дає товари
        [one] День їжі через { $days } день (день { $day }); дає товари
        [few] День їжі через { $days } дні (день { $day }); дає товари
        [many] День їжі через { $days } днів (день { $day }); дає товари
       *[other] День їжі через { $days } дня (день { $day }); дає товари
    }
list-food-points =
    { $days ->
        [0] День їжі наприкінці цього раунду (день { $day }); дає очки
        [one] День їжі через { $days } день (день { $day }); дає очки
        [few] День їжі через { $days } дні (день { $day }); дає очки
        [many] День їжі через { $days } днів (день { $day }); дає очки
       *[other] День їжі через { $days } дня (день { $day }); дає очки
    }
list-start = Комірка першого гравця: { $who }; кукурудзи на календарі: { $corn }
list-marker = Перший гравець: { $name }
list-skulls = Черепів у запасі: { $n }
list-space = Комірка
list-action = Дія
list-worker = Робітник
list-free = вільно
list-neutral = нейтральний робітник
list-jungle = (плиток кукурудзи: { $corn }, плиток деревини: { $wood })
list-used = (використано)
list-temples = Храми
list-player = Гравець
list-step = сходинка { $step }, варта { $points }
list-technologies = Технології
list-buildings = Будівлі (у колоді ще { $n })
list-monuments = Монументи
list-empty = порожнє місце
list-players = Гравці
list-points = Очки
list-workers = Робітники
list-free-of = вільних { $free } з { $all }
list-tiles = Плитки

## A game without a board of its own

plain-picture = Позиція як картинка
plain-no-picture = Картинку не вдалося намалювати. Перегляд списком розповідає все словами.
plain-zoom = Картинка в повному розмірі
plain-nothing = Зараз нема з чого вибирати.
