# Поле: шестірні, календар, комірка першого гравця, джунглі.

board-label = Шестірні та календар
board-gears = Шестірні
board-open = { $gear }: відкрити
board-open-lit = { $gear }: відкрити; там є що вибрати
board-all-gears = Назад до всіх шестерень
board-close = Закрити
board-which-action = { $gear } { $space }: яка дія?

board-space = { $gear } { $space }
board-nobody = тут нікого
board-neutral = нейтральний робітник
board-own-worker = ваш { $seat ->
        [0] червоний
        [1] синій
        [2] жовтий
       *[3] зелений
    } робітник
board-worker = { $seat ->
        [0] червоний
        [1] синій
        [2] жовтий
       *[3] зелений
    } робітник ({ $name })
board-used = тут лежить череп, дію вже використано

board-can-place = ви можете розмістити тут робітника { $corn ->
        [0] безплатно
        [one] за { $corn } кукурудзу
        [few] за { $corn } кукурудзи
       *[many] за { $corn } кукурудзи
    }
board-price-parts = { $space } за комірку і ще { $more } за { $n }-го робітника цього ходу
board-place-later = розміщення поки що нічого не дає: щодня шестірня переносить робітника на одну комірку далі, а коли ви його повертаєте, використовуєте дію його комірки
board-can-pick = ви можете повернути цього робітника
board-can-use = ви можете використати цю дію
board-can-several = { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[many] { $n } варіантів
    }

board-start = Комірка першого гравця
board-start-corn = { $corn ->
        [0] на календарі немає кукурудзи
        [one] { $corn } кукурудза на календарі для того, хто стане тут
        [few] { $corn } кукурудзи на календарі для того, хто стане тут
       *[many] { $corn } кукурудзи на календарі для того, хто стане тут
    }
board-jungle = Джунглі біля Паленке { $space }
board-corn-tiles = { $n ->
        [one] { $n } плитка збору кукурудзи
        [few] { $n } плитки збору кукурудзи
       *[many] { $n } плиток збору кукурудзи
    }
board-wood-tiles = { $n ->
        [one] { $n } плитка заготівлі деревини
        [few] { $n } плитки заготівлі деревини
       *[many] { $n } плиток заготівлі деревини
    }

board-calendar = Календар, день { $day } з { $last }
board-day-of = із { $last } днів
board-food-when = { $days ->
        [0] сьогодні
        [1] завтра
        [one] через { $days } день
        [few] через { $days } дні
       *[many] через { $days } днів
    }
board-food-day = { $kind ->
        [goods] День їжі з товарами
       *[points] День їжі з очками
    } { $days ->
        [0] сьогодні
        [1] завтра
        [one] через { $days } день
        [few] через { $days } дні
       *[many] через { $days } днів
    }
board-over = гру завершено
board-skulls = { $skulls ->
        [one] залишився { $skulls } череп
        [few] залишилося { $skulls } черепи
       *[many] залишилося { $skulls } черепів
    }
board-teeth = { $corn ->
        [one] { $corn } кукурудза на календарі
        [few] { $corn } кукурудзи на календарі
       *[many] { $corn } кукурудзи на календарі
    }
