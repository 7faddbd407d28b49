# Тренер за столом.

coach-name = Тренер
coach-on = Увімкнено
coach-seldom = Зрідка
coach-off = Вимкнено
coach-hello = Вітаю, я ваш тренер
coach-hello-text = Я пояснюю нове й озиваюся лише тоді, коли хід коштував би вам надто багато.
coach-better = Є кращий хід
coach-cost =
    { $n ->
        [one] Ваш коштує приблизно { $points } очко.
        [few] Ваш коштує приблизно { $points } очки.
        [many] Ваш коштує приблизно { $points } очок.
       *[other] Ваш коштує приблизно { $points } очка.
    }
coach-cost-win = Після вашого виграти важче.
coach-show = Покажіть
coach-take-back = Відмінити хід
coach-play-it = Зіграти так
coach-play-this = Зіграти цей
coach-only = Лише про великі помилки.
coach-seldom-now = Лише про найбільші помилки.
coach-less = Рідше
coach-quiet = Тихо
coach-quieter = Мені озиватися рідше?
coach-as-it-is = Нехай буде так
coach-got-it = Зрозуміло
coach-end = На наступний раз
coach-saw =
    { $n ->
        [one] Тренер звернув увагу на { $n } хід.
        [few] Тренер звернув увагу на { $n } ходи.
        [many] Тренер звернув увагу на { $n } ходів.
       *[other] Тренер звернув увагу на { $n } ходу.
    }
coach-instead = краще було: { $name }.
