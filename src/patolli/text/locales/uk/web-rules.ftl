# Around the rules reference

rules-title = Правила: { $game }
rules-search = Пошук у правилах
rules-contents = Зміст
rules-icons = Значки
rules-print = Друкувати
rules-found = { $n ->
        [one] Знайдено { $n } статтю
        [few] Знайдено { $n } статті
       *[many] Знайдено { $n } статей
    }
rules-none = Жодна стаття не містить усіх цих слів.
rules-numbers = Правила { $numbers }
rules-numbers-text = Це номери зі сторінок правил у документації; за ними правила перевіряють.
