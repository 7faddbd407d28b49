# Уроки вчителів і класи.

school-title = Для вчителів
school-lead = Додайте власні уроки або відкрийте клас, у якому всі розігрують ту саму позицію.
school-learn = Для вчителів
school-learn-text = Власні уроки та класи, у яких усі розігрують ту саму позицію.
school-lessons = Ваші уроки
school-lessons-text = Урок — це файл. Хто має посилання, може його пройти.
school-choose = Додати урок із файлу
school-added = Додано «{ $title }».
school-large = Цей файл більший за 512 кБ: це не урок.
school-wrong =
    { $n ->
        [one] У «{ $name }» { $n } помилка:
        [few] У «{ $name }» { $n } помилки:
        [many] У «{ $name }» { $n } помилок:
       *[other] У «{ $name }» { $n } помилки:
    }
school-lesson-link = Посилання на урок
school-take = Пройти урок
school-remove = Видалити
school-removed = Видалено «{ $title }».
school-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    }
school-classrooms = Ваші класи
school-classrooms-text = Кожен, хто має посилання, сам пробує хід на ігровому полі. Ви одразу бачите, хто що зробив. Клас, яким ніхто не користується 30 днів, видаляється.
school-from = Почати з
school-from-lesson = Уроку гри
school-from-own = Одного з ваших уроків
school-from-record = Позиції із записаної партії
school-from-table = Позиції зі столу
school-lesson = Урок
school-step = Крок
school-record = Запис партії (файл)
school-table = Посилання на стіл
school-table-hint = Відкрийте стіл на потрібному ході та скопіюйте адресу.
school-table-wrong = Це не посилання на стіл.
school-record-wrong = Цей файл не є записом партії.
school-at = Після стількох рішень
school-question = Про що ви запитуєте клас?
school-open = Відкрити клас
school-go-in = Увійти
school-class-link = Посилання для класу

class-room = Клас
class-gone = Такого класу немає
class-gone-text = Можливо, його видалено. Попросіть посилання в учителя.
class-name = Ваше ім’я
class-name-hint = Учитель бачить його поруч із вашою відповіддю.
class-try = Спробуйте хід на ігровому полі. Коли він буде завершений, підтвердьте його, щоб здати відповідь.
class-confirm = Підтвердьте, щоб здати відповідь
class-handed = Вашу відповідь здано. Можете спробувати іншу.
class-closed = Закрито
class-closed-text = Цей клас закрито: пробувати ще можна, але відповіді більше не приймаються.
class-leave = Вийти
class-position = Позиція { $n } з { $of }
class-nobody = Ще ніхто не відповів.
class-answers =
    { $n ->
        [one] { $n } відповідь
        [few] { $n } відповіді
        [many] { $n } відповідей
       *[other] { $n } відповіді
    }
class-show = Показати на полі
class-hide = Назад до позиції
class-shown = Так це виглядає після відповіді.
class-next = Наступна позиція
class-back = Попередня позиція
class-close = Закрити
class-open-again = Відкрити знову
