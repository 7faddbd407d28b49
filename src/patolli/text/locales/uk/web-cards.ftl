## The table of a game with cards and empires (web/src/games/settlers).
tab-hand = Рука
tab-empire = Імперія
tab-others = Інші
tab-card = Карта
tab-decks = Колоди
cards-your-empire = Ваша імперія
cards-ask-turn = Ваш хід: виберіть підсвічену карту з руки чи імперії або спасуйте.
cards-ask-card = Що зробите з картою «{ $name }»?
cards-empire-of = Імперія: { $name }
cards-your-hand = Рука
cards-your-board = Товари, благословення й угоди
cards-locations = { $n ->
    [one] { $n } локація, очок: { $points }
    [few] { $n } локації, очок: { $points }
    [many] { $n } локацій, очок: { $points }
   *[other] { $n } локації, очок: { $points }
}
cards-count = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
cards-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
cards-row-empty = Ще нічого: { $kind }
cards-foundations = { $n ->
    [one] { $n } фундамент
    [few] { $n } фундаменти
    [many] { $n } фундаментів
   *[other] { $n } фундаменту
}
cards-back = Назад (Esc)
cards-given-up = пожертвувано
cards-to-be-built = будується
cards-first = Перший гравець
cards-passed = пас
cards-good = { $good }: { $n }
cards-kept = лишається під час прибирання
cards-blessings = Благословення
cards-deals = { $n ->
    [one] { $n } угода
    [few] { $n } угоди
    [many] { $n } угод
   *[other] { $n } угоди
}
cards-order = Порядок
cards-you-have = у вас { $n }
cards-deck-common = Спільна колода
cards-deck-faction = Колода фракції
cards-discarded = скинуто
cards-discards-common = Скинуті спільні карти
cards-discards-faction = Скинуті карти фракції
cards-discards-none = Ще нічого не скинуто.
cards-decks = Колоди
cards-looking = Карти для перегляду
cards-only-you = Їх бачите лише ви.
cards-prayer = Молитва
cards-prayer-begins = Ще не взято жодної карти.
cards-odds = У середньому карт: { $mean }; хоча б одна: { $some } %
cards-does-not-count = не рахується
cards-aim = Чиє?
cards-aim-legal = що можливо
cards-aim-all = усе
cards-aim-none = Цілі немає.
cards-has-passed = { $name }: пас, тут нічого не може бути ціллю.
cards-virtual = Віртуальний гравець
cards-his-locations = Локації
cards-attack-line = Ряд нападу
cards-to-come = ще { $n }
cards-danger = У небезпеці
cards-danger-none = Зараз нічого.
cards-race = Перегони
cards-race-yours = ваші локації фракції
cards-race-his = зібрані карти
cards-rank = Ранг (очок: { $n })
cards-rank-under = до { $n }
cards-reader = Карта
cards-reader-empty = Наведіть вказівник на карту, щоб прочитати її тут.
cards-pinned = лишається (Z)
cards-round = Раунд { $round }
cards-round-of = Раунд { $round } з { $last }, { $phase }
cards-end-rounds = Очки від раунду до раунду
cards-end-round = Раунд
cards-end-gained = Здобуто в кожному раунді
cards-pill-cleanup = Прибирання забере
cards-pill-last = Останній раунд: важать лише очки
cards-pill-attack = Напад після прибирання
cards-pill-reveals = Підтвердження щось відкриє: назад не можна
cards-spend = Витратити робітників
cards-spend-what = На що витратити 2 робітників?
cards-verb-build = Збудувати
cards-verb-deal = Угода
cards-verb-raze = Зруйнувати
cards-verb-use = Використати
cards-verb-use2 = Двічі
cards-verb-defend = Захистити
cards-verb-samurai = Самурай
cards-verb-put = Покласти сюди
cards-protected = захищена жетоном захисту
cards-samurai = захищена самураєм
cards-blocked = заблокована в цьому раунді
cards-taken-over = взята під контроль у цьому раунді
cards-used = використано { $used } з { $uses }
cards-on-it = на ній: { $n }
cards-verb-send = Надіслати робітника
cards-next-round = наступний раунд
cards-next-round-is = Виробництво наступного раунду: { $goods }
cards-less = На один менше: { $good }
cards-pairs = { $n ->
    [one] ще { $n } пара робітників
    [few] ще { $n } пари робітників
    [many] ще { $n } пар робітників
   *[other] ще { $n } пари робітників
}
cards-confirm-draw = Підтвердити й узяти
cards-pick-row = Ряд { $n }
cards-pick-round = Вибір { $n }
cards-pick-sees = { $n ->
    [one] { $name }, з { $n } карти
   *[other] { $name }, з { $n } карт
}
cards-pill-picks = Ви вибираєте: № { $first } і № { $second }
cards-secret-first = Таємно: карт перед вами { $n }; одну лишаєте, решту отримує { $name }
cards-secret-second = Таємно: передає { $name }; одну лишіть, решту буде скинуто
cards-secret-held = { $n ->
    [one] { $n } таємна карта
    [few] { $n } таємні карти
    [many] { $n } таємних карт
   *[other] { $n } таємної карти
}
cards-lookout-solo = Ви берете одну, одна випадково йде віртуальному гравцеві; потім ще раз те саме.
cards-solo-won = Перегони виграно, { $own } до { $n }. Ранг: { $rank }
cards-solo-lost = Перегони програно, { $own } до { $n }
