# Уроки та сторінка, що до них веде.

## Сторінка

learn-title = Навчіться грати
learn-lessons =
    { $n ->
        [one] { $n } короткий урок
        [few] { $n } короткі уроки
        [many] { $n } коротких уроків
       *[other] { $n } короткого уроку
    }
learn-lessons-text = На справжньому ігровому полі, кожен триває від двох до п’яти хвилин.
learn-all-done = Ви пройшли всі. Будь-який можна повторити.
learn-begin = Почати
learn-go-on = Далі: { $title }
learn-again = Почати спочатку
learn-is-done = пройдено
learn-at-step = Далі з кроку { $n }
learn-group-aztecs = Ацтеки
learn-first-game = Ваша перша гра
learn-first-game-text = Легкі боти теж помиляються. Ніщо не остаточне, доки ви не підтвердите, а підказки показують добрі ходи.
learn-rules = Правила
learn-rules-text = За місцями й картами, з малюнками та пошуком.

## Урок

lesson-of = Урок { $n }
lesson-step = Крок { $n } з { $of }
lesson-label = Урок { $n }, крок { $step } з { $of }
lesson-task = Завдання:{" "}
lesson-all = Усі уроки
lesson-back = Назад
lesson-next = Далі
lesson-show = Покажіть мені
lesson-skip = Пропустити
lesson-well = Чудово.
lesson-read = Прочитайте, потім виберіть «Далі»
lesson-possible = Так можна, але зараз завдання інше: { $task }
lesson-pointed = зараз ідеться про це
lesson-done = Урок { $n } пройдено.
lesson-next-lesson = Наступний урок: { $title }
lesson-gone = Такого уроку немає
lesson-gone-text = Можливо, тепер він називається інакше. Усі уроки — на одній сторінці.
lesson-waiting = Урок чекає на сервер
