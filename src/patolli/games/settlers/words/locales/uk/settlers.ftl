# Imperial Settlers: журнал, вибір і запитання. Товари стоять у знахідному відмінку (case: "acc", "for"); назви карт
# не відмінюються й стоять після іменника.

## Назви та частини речень

title = Imperial Settlers
id = { $id }
card-id = { $id }
virtual = віртуальний гравець
got-card =
    { $case ->
        [acc] карту «{ $card }»
       *[nom] карта «{ $card }»
    }
got-blessing = благословення (колір: { $color })
got-tricolor = триколірне благословення
each-time = щоразу { $does }
paid-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }за { SHOW($paid, case: "for") }
    }
results-tail =
    { COUNT($results) ->
        [0] { "" }
       *[other] : { $results }
    }
offer-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : отримати { SHOW($results, case: "acc") }
        }
       *[other] { COUNT($results) ->
            [0] : віддати { SHOW($paid, case: "acc") }
           *[other] : віддати { SHOW($paid, case: "acc") }; отримати { SHOW($results, case: "acc") }
        }
    }
deed-tail =
    { COUNT($paid) ->
        [0] { COUNT($results) ->
            [0] { "" }
           *[other] : { $results }
        }
       *[other] { COUNT($results) ->
            [0] : віддати { SHOW($paid, case: "acc") }
           *[other] : віддати { SHOW($paid, case: "acc") }; { $results }
        }
    }

## Журнал: ходи

take = { $seat } бере карту «{ $card }»
take-hidden = { $seat } бере карту
keep-hidden = { $seat } залишає собі карту{ results-tail }
keep = { $seat } залишає собі карту «{ $card }»{ results-tail }
discard = { $seat } скидає карту «{ $card }»{ gave-tail }{ results-tail }
drop = { $seat } відмовляється від угоди з картою «{ $card }»{ gave-tail }{ results-tail }
draw-common =
    { COUNT($results) ->
        [0] { $seat } бере карту зі спільної колоди
       *[other] { $seat } бере зі спільної колоди { SHOW($results, case: "acc") }
    }
draw-faction =
    { COUNT($results) ->
        [0] { $seat } бере карту з власної колоди фракції
       *[other] { $seat } бере з власної колоди фракції { SHOW($results, case: "acc") }
    }
build-begin = { $seat } починає будувати локацію «{ $card }»
build = { $seat } будує локацію «{ $card }»{ paid-tail }{ results-tail }
deal-begin = { $seat } починає укладати угоду з картою «{ $card }»
deal = { $seat } укладає угоду з картою «{ $card }»{ paid-tail }{ results-tail }
give-up = { $seat } жертвує локацією «{ $card }»
give-up-foundation = { $seat } жертвує фундаментом
pay = { $seat } віддає { SHOW($paid, case: "acc") }{ results-tail }
raze-hand = { $seat } руйнує з руки карту «{ $card }»{ paid-tail }{ results-tail }
raze = { $seat } руйнує локацію «{ $card }» ({ $owner }){ paid-tail }{ results-tail }
use-begin = { $seat } починає використовувати локацію «{ $card }»
use = { $seat } використовує локацію «{ $card }»{ paid-tail }{ results-tail }
use2 = { $seat } двічі використовує локацію «{ $card }»{ paid-tail }{ results-tail }
send = { $seat } надсилає робітника до локації «{ $card }» ({ $owner }){ results-tail }
spend = { $seat } витрачає { SHOW($paid, case: "acc") }{ results-tail }
pass = { $seat } пасує
skip = { $seat } не користується цією можливістю
done = { $seat } завершує{ paid-tail }{ results-tail }
defend = { $seat } захищає жетоном захисту локацію «{ $card }»
samurai = { $seat } ставить самурая на локацію «{ $card }»{ results-tail }
put-card-hidden = { $seat } докладає карту до локації «{ $place }»{ results-tail }
put-card = { $seat } докладає до локації «{ $place }» карту «{ $card }»{ results-tail }
put-good = { $seat } кладе { SHOW($paid, case: "acc") } на локацію «{ $place }»{ results-tail }
lay-foundation-hidden = { $seat } закладає карту як фундамент{ results-tail }
lay-foundation = { $seat } закладає карту «{ $card }» як фундамент{ results-tail }
good = { $seat } бере один товар із поля руйнування{ results-tail }
target = { $seat } вибирає карту «{ $card }»{ paid-tail }{ results-tail }
target-of = { $seat } вибирає локацію «{ $card }» ({ $owner }){ paid-tail }{ results-tail }
target-deal = { $seat } вибирає угоду з картою «{ $card }» ({ $owner }){ paid-tail }{ results-tail }
opponent = { $seat } вибирає: { $other }{ results-tail }
steal =
    { COUNT($results) ->
        [0] { $seat } краде ({ $other })
       *[other] { $seat } краде { SHOW($results, case: "acc") } ({ $other })
    }
option-begin = { $seat } вибирає варіант { $n }{ paid-tail }
option = { $seat } вибирає варіант { $n }{ paid-tail }{ results-tail }
swap = { $seat } повертає { SHOW($paid, case: "acc") }{ results-tail }
swap-card = { $seat } повертає карту «{ $card }»{ results-tail }
color = { $seat } вибирає колір ({ $color }){ results-tail }
blessing = { $seat } бере благословення (колір: { $color }){ results-tail }
store = { $seat } зберігає благословення (колір: { $color })
offer = { $seat } віддає благословення (колір: { $color }){ paid-tail }{ results-tail }
statue = { $seat } бере статую ({ $statue }){ results-tail }
pray-draw = { $seat } бере карти для молитви{ results-tail }
pray-tokens = { $seat } молиться лише благословеннями{ results-tail }
stored = { $seat } додає до молитви збережену карту «{ $card }»{ results-tail }
give = { $seat } витрачає на молитву ресурс ({ $good }){ results-tail }
source = { $seat } далі застосовує карту «{ $card }»{ paid-tail }{ results-tail }
source-board = { $seat } далі застосовує планшет фракції{ paid-tail }{ results-tail }

## Журнал: що змінилося на столі

prayer =
    { $n ->
        [one] Молитва: { $n } взята карта ({ $colors })
        [few] Молитва: { $n } взяті карти ({ $colors })
        [many] Молитва: { $n } взятих карт ({ $colors })
       *[other] Молитва: { $n } взятої карти ({ $colors })
    }
drawn-color = { $color }: { $n }
drawn-plain = без кольору: { $n }
looks = { $seat } переглядає: { SHOW($cards, case: "quoted") }
becomes-foundation = Локація «{ $card }» ({ $owner }) стає фундаментом
leaves = Локацію «{ $card }» ({ $owner }) скинуто
taken-over = Локацію «{ $card }» ({ $owner }) до кінця раунду контролює { $seat }
blocked = Локацію «{ $card }» ({ $owner }) заблоковано в цьому раунді
ready = Локацію «{ $card }» ({ $owner }) знову можна використати
stored-up = Збережено для молитов на локації «{ $place }»: { SHOW($cards, case: "quoted") }
deal-lost = Угоду з картою «{ $card }» ({ $owner }) скасовано
deal-taken = { $seat } забирає угоду з картою «{ $card }» ({ $owner })
route-made = { $seat } укладає угоду через торговий шлях із локацією «{ $card }»
route-lost = Угоду через торговий шлях із локацією «{ $card }» ({ $owner }) скасовано
gets = { $seat } отримує { SHOW($results, case: "acc") }
loses = { $seat } втрачає { SHOW($paid, case: "acc") }

## Журнал: фази та раунди

row = Викладено для розвідки: { SHOW($cards, case: "quoted") }
row-left = Не взято: { SHOW($cards, case: "quoted") }
virtual-takes = Віртуальний гравець отримує: { SHOW($cards, case: "quoted") }
virtual-keeps = Віртуальний гравець збирає: { SHOW($cards, case: "quoted") }
production = Виробництво ({ $seat }){ results-tail }{ gave-tail }
gave-tail =
    { COUNT($paid) ->
        [0] { "" }
       *[other] { " " }(віддано: { $paid })
    }
cleanup = Прибирання: { $seat } скидає { SHOW($paid, case: "acc") }
round = Починається раунд { $n }. Перший гравець: { $first }
attack = Відкрито карту нападу: { $good }
attack-hit = Віртуальний гравець забирає локацію «{ $card }» ({ $seat })
attack-miss =
    { $n ->
        [one] { $n } напад не влучає в жодну локацію
        [few] { $n } напади не влучають у жодну локацію
        [many] { $n } нападів не влучають у жодну локацію
       *[other] { $n } нападу не влучає в жодну локацію
    }

## Журнал: кінець гри

over = Гру завершено
final-locations = { $points } за локації
final-feature = { $points } за локацію «{ $card }»
final-statues = { $points } за статуї
final = { $seat } отримує наприкінці { SHOW($results, case: "acc") } ({ $sources }): разом { $total }
winner = { $winners } перемагає ({ $total })
winner-by-goods = { $winners } перемагає ({ $total }) за додатковим показником (робітники й ресурси, потім карти в руці)
winners-shared = { $winners } перемагають разом ({ $total })
solo-won = { $seat } перемагає. Локацій фракції: { $n }, карт у віртуального гравця: { $collected }. Ранг: { $rank } ({ $total })
solo-lost = { $seat } програє. Локацій фракції: { $n }, карт у віртуального гравця: { $collected }

## Вибір

do-take = Узяти: «{ $card }»
do-keep = Залишити собі: «{ $card }»
do-discard = Скинути карту «{ $card }»
do-drop = Відмовитися від угоди з картою «{ $card }»
do-defend = Жетон захисту на локацію «{ $card }»
do-samurai = Самурай на локацію «{ $card }»
do-put = Докласти щось до локації «{ $card }»
do-stored = Додати збережену карту «{ $card }»
do-draw-common = Узяти зі спільної колоди
do-draw-faction = Узяти з колоди фракції
do-pray-draw = Узяти карти для молитви
do-pray-tokens = Молитися лише благословеннями, не беручи карт
do-build = Збудувати локацію «{ $card }»{ offer-tail }
do-deal = Угода з картою «{ $card }»{ offer-tail }
do-raze-hand = Зруйнувати з руки карту «{ $card }»{ offer-tail }
do-raze = Зруйнувати локацію «{ $card }» ({ $owner }){ offer-tail }
do-use = Використати локацію «{ $card }»{ deed-tail }
do-use2 = Двічі використати локацію «{ $card }»{ deed-tail }
do-send = Надіслати робітника до локації «{ $card }» ({ $owner }){ deed-tail }
do-spend =
    { COUNT($paid) ->
        [0] Витратити робітників
       *[other] Витратити { SHOW($paid, case: "acc") }{ COUNT($results) ->
            [0] { "" }
           *[other] : отримати { SHOW($results, case: "acc") }
        }
    }
do-pass = Спасувати в цьому раунді
do-end = Завершити хід
do-skip = Відмовитися
do-done-swap = Залишити решту
do-done-spend = Більше не витрачати робітників
do-done-stored = Більше не використовувати збережених карт
do-done-give = Більше не витрачати ресурсів
do-done-card = Більше карт не треба
do-location = Пожертвувати локацією «{ $card }»
do-location-foundation = Пожертвувати фундаментом
do-pay = Віддати { SHOW($paid, case: "acc") }{ results-tail }
do-card = Вибрати карту «{ $card }»{ offer-tail }
do-put-good = Покласти на неї { SHOW($paid, case: "acc") }
do-good = Узяти { SHOW($results, case: "acc") }
do-target = Вибрати карту «{ $card }»{ offer-tail }
do-target-of = Вибрати локацію «{ $card }» ({ $owner }){ offer-tail }
do-target-deal = Вибрати угоду з картою «{ $card }» ({ $owner }){ offer-tail }
do-opponent = Вибрати: { $other }
do-steal = Украсти { SHOW($results, case: "acc") } ({ $other })
do-option = Варіант { $n }{ offer-tail }
do-option-begin = Вибрати варіант { $n }
do-swap = Повернути { SHOW($paid, case: "acc") }{ results-tail }
do-swap-card = Повернути карту «{ $card }»{ results-tail }
do-color = Колір: { $color }
do-blessing = Благословення, колір: { $color }
do-store = Зберегти благословення, колір: { $color }
do-offer = Віддати благословення, колір: { $color }
do-statue = Статуя: { $statue }
do-give = Витратити на молитву: { $good }
do-source = Далі: «{ $card }»
do-source-board = Далі: планшет фракції

## Запитання

ask-take = Яку карту ви берете?
ask-source = Що діє далі?
ask-draw = З якої колоди ви берете?
ask-keep = Яку карту ви залишаєте собі?
ask-turn = Ваш хід: яку дію ви виконуєте?
ask-after = Ще щось чи завершити хід?
ask-put = Що ви докладаєте до цієї локації?
ask-location = Якою локацією ви жертвуєте для будівництва?
ask-pay = Чим ви платите?
ask-discard = Яку карту ви скидаєте?
ask-drop = Від якої угоди ви відмовляєтеся?
ask-target = Що ви вибираєте для цієї здібності?
ask-target-attack = Яку локацію ви втрачаєте через напад?
ask-build = Що ви будуєте?
ask-card = Яку карту з руки ви на це використовуєте?
ask-good = Який товар ви берете?
ask-opponent = Хто має скинути карту?
ask-steal = Що ви крадете й у кого?
ask-option = Який варіант ви вибираєте?
ask-swap = Які товари ви повертаєте за очки?
ask-samurai = Куди стає самурай?
ask-spend = Витратити ще 2 робітників?
ask-color = Який колір ви вибираєте?
ask-pray = Узяти карти для молитви чи використати лише благословення?
ask-stored = Яка збережена карта долучається до молитви?
ask-give = Які ресурси ви витрачаєте на молитву?
ask-blessing = Яке благословення ви берете?
ask-store = Яке благословення ви зберігаєте?
ask-offer = Яке благословення ви віддаєте?
ask-statue = Яку статую ви берете?
ask-nothing = Гру завершено

## Звідки очки, яким був початок

source-gate = Карти під локаціями
source-razing = Руйнування
source-production = Виробництво
source-building = Будівництво
source-deals = Угоди
source-actions = Локації дії
source-locations = Спільні локації наприкінці
source-faction_locations = Локації фракції наприкінці
source-end_features = Властивості наприкінці
opening-faction = Фракція
opening-first = Перша дія
opening-built = Перша збудована локація
first-build = Будівництво
first-deal = Угода
first-raze = Руйнування
first-use = Використання локації дії
first-send = Надсилання робітника до суперника
first-spend = Витрата робітників
first-pass = Пас

## Можливості кількома словами, поруч зі знаком

short-foundation = Фундамент
short-board = Планшет фракції
short-build = Збудувати: «{ $card }»
short-deal = Угода: «{ $card }»
short-raze = Зруйнувати: «{ $card }»
short-use = Використати: «{ $card }»
short-use2 = Двічі: «{ $card }»
short-send = Робітник до: { $card }
short-discard = Скинути: «{ $card }»
short-drop = Відмовитися: «{ $card }»
short-defend = Захистити: «{ $card }»
short-samurai = Самурай: «{ $card }»
short-draw-common = Спільна колода
short-draw-faction = Колода фракції
short-pray-draw = Узяти карти
short-pray-tokens = Лише благословення
short-option = Варіант { $n }
short-pay = Віддати
short-skip = Відмовитися
short-done = Готово
short-end = Завершити хід
short-pass = Пас
short-card = { $card }
short-good = { $good }
short-color = { $color }
short-statue = { $statue }
short-seat = { $other }
short-steal = { $other }: { $good }

## Чому один хід кращий за інший

why-both =
    { $n ->
        [0] Він дає більше, ніж ваш хід: { $more }; менше: { $less }.
       *[other] Порівняно з планом { $n } більше: { $more }; менше: { $less }.
    }
why-more =
    { $n ->
        [0] Він дає більше, ніж ваш хід: { $more }.
       *[other] Більше, ніж за планом { $n }: { $more }.
    }
why-less =
    { $n ->
        [0] Поки що він дає менше, ніж ваш хід: { $less }. Він окупиться пізніше.
       *[other] Менше, ніж за планом { $n }: { $less }.
    }
why-built = Ви будуєте: { $cards }.
why-deal = Ви укладаєте угоду: { $cards }.
why-razed = Зруйновано: { $cards }.
