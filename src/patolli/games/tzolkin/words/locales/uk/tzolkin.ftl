# Цольк’ін. Ціна й додаток стоять у знахідному відмінку (case: "acc", "for"); він інший для жіночого роду та людей.

## Назви

title = Цольк’ін

gear-palenque = Паленке
gear-yaxchilan = Яшчилан
gear-tikal = Тікаль
gear-uxmal = Ушмаль
gear-chichen_itza = Чичен-Іца

temple-chaac = Чаак
temple-quetzalcoatl = Кетцалькоатль
temple-kukulcan = Кукулькан

technology-agriculture = Землеробство
technology-extraction = Видобуток ресурсів
technology-architecture = Архітектура
technology-theology = Теологія

kind-farm =
    { $case ->
        [acc] ферму
       *[nom] ферма
    }
kind-civic =
    { $case ->
        [acc] громадську будівлю
       *[nom] громадська будівля
    }
kind-tomb =
    { $case ->
        [acc] гробницю
       *[nom] гробниця
    }
kind-shrine =
    { $case ->
        [acc] святиню
       *[nom] святиня
    }

# після «за кожну вашу»
each-civic = громадську будівлю
each-tomb = гробницю
each-shrine = святиню

tile = { $id }
name-building =
    { $case ->
        [acc] { SHOW($kind, case: "acc") } { $tile }
       *[nom] { $kind } { $tile }
    }
name-monument = монумент { $tile }
name-wealth = { $tile }

## Товари

goods-corn =
    { $n ->
        [one] { $case ->
            [nom] { $n } кукурудза
           *[acc] { $n } кукурудзу
        }
       *[other] { $n } кукурудзи
    }
goods-wood =
    { $n ->
        [one] { $case ->
            [nom] { $n } деревина
           *[acc] { $n } деревину
        }
       *[other] { $n } деревини
    }
goods-stone =
    { $n ->
        [one] { $n } камінь
        [few] { $n } камені
        [many] { $n } каменів
       *[other] { $n } каменя
    }
goods-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
goods-skull =
    { $n ->
        [one] { $n } череп
        [few] { $n } черепи
        [many] { $n } черепів
       *[other] { $n } черепа
    }
goods-points =
    { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
        [many] { $n } переможних очок
       *[other] { $n } переможного очка
    }
goods-worker =
    { $n ->
        [one] { $case ->
            [nom] { $n } робітник
           *[acc] { $n } робітника
        }
        [few] { $case ->
            [nom] { $n } робітники
           *[acc] { $n } робітників
        }
       *[other] { $n } робітників
    }
goods-corn_tile =
    { $n ->
        [one] { $case ->
            [nom] { $n } плитка збору кукурудзи
           *[acc] { $n } плитку збору кукурудзи
        }
        [few] { $n } плитки збору кукурудзи
        [many] { $n } плиток збору кукурудзи
       *[other] { $n } плитки збору кукурудзи
    }
goods-wood_tile =
    { $n ->
        [one] { $case ->
            [nom] { $n } плитка заготівлі деревини
           *[acc] { $n } плитку заготівлі деревини
        }
        [few] { $n } плитки заготівлі деревини
        [many] { $n } плиток заготівлі деревини
       *[other] { $n } плитки заготівлі деревини
    }

## Частини речень

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
up = { $temple } +{ $n } (сходинка { $step })
down = { $temple } −{ $n } ({ $step ->
        [-1] найнижча сходинка
       *[other] сходинка { $step }
    })
level = { $technology } (рівень { $level })
board-light = планшет гравця знову світлою стороною догори

## Журнал: ходи

keep = { $seat } таємно залишає собі дві плитки початкового достатку
kept = { $seat } залишає собі плитки { $tiles }{ results-tail }
beg = { $seat } вимолює кукурудзу{ results-tail }
place = { $seat } розміщує робітника в комірці { $gear } { $space }{ paid-tail }
place-start = { $seat } розміщує робітника в комірці першого гравця{ paid-tail }
place-mercy =
    { COUNT($paid) ->
        [0] { $seat } не може ні заплатити, ні вимолити кукурудзу: безплатно розміщує робітника в комірці { $gear } { $space }
       *[other] { $seat } не може ні заплатити, ні вимолити кукурудзу: віддає решту ({ $paid }) і розміщує робітника в комірці { $gear } { $space }
    }
pick = { $seat } повертає робітника з комірки { $gear } { $space }
use = { $seat } виконує дію { $gear } { $space }{ paid-tail }{ results-tail }
use-none = { $seat } не виконує дії
harvest-corn = { $seat } збирає кукурудзу{ results-tail }
harvest-wood = { $seat } заготовляє деревину{ results-tail }
harvest-burn = { $seat } спалює ліс{ results-tail }
harvest-bare = { $seat } збирає кукурудзу без плитки{ results-tail }
anger = { $seat } гнівить богів{ results-tail }
temple = { $seat } здобуває прихильність богів{ results-tail }
technology = { $seat } розвиває технологію «{ $technology }»{ results-tail }
technology-bonus = { $seat } вибирає бонус технології «{ $technology }»{ results-tail }
pay = { $seat } сплачує { SHOW($paid, case: "acc") }{ results-tail }
gain = { $seat } бере { SHOW($results, case: "acc") }
build = { $seat } споруджує { SHOW($name, case: "acc") }{ paid-tail }{ results-tail }
sell = { $seat } продає { SHOW($paid, case: "acc") } за { SHOW($results, case: "for") }
buy = { $seat } купує { SHOW($results, case: "acc") } за { SHOW($paid, case: "for") }
skip = { $seat } більше нічого тут не робить
done = { $seat } залишає ринок

## Журнал: кінець ходу, раунду та гри

refill =
    { $n ->
        [one] Нова будівля: { $tiles }
       *[other] Нові будівлі: { $tiles }
    }
teeth-taken = { $seat } забирає накопичену кукурудзу{ results-tail }
food-day-goods = День їжі { $n }: робітники їдять, храми дають товари
food-day-points = День їжі { $n }: робітники їдять, храми дають переможні очки
feed-free =
    { $n ->
        [one] { $seat }: { $n } робітник їсть безплатно
       *[other] { $seat }: усі робітники ({ $n }) їдять безплатно
    }
feed =
    { $fed ->
        [0] { $seat } нікого не годує
        [one] { $seat } годує { $fed } робітника
       *[other] { $seat } годує { $fed } робітників
    }{ paid-tail }{ $free ->
        [0] { "" }
        [one] , { $free } їсть безплатно
       *[other] , { $free } їдять безплатно
    }
unfed =
    { $n ->
        [one] { $seat } не годує { $n } робітника і втрачає { SHOW($paid, case: "acc") }
       *[other] { $seat } не годує { $n } робітників і втрачає { SHOW($paid, case: "acc") }
    }
age-2 = Починається II епоха. Нові будівлі: { $tiles }
temple-goods = { $seat } отримує від храмів: { SHOW($results, case: "acc") }
skulls-short =
    { $n ->
        [one] Храми винні { $n } череп, а в запасі { $left }: ніхто не отримує черепа
        [few] Храми винні { $n } черепи, а в запасі { $left }: ніхто не отримує черепа
       *[many] Храми винні { $n } черепів, а в запасі { $left }: ніхто не отримує черепа
    }
temple-score =
    { $bonus ->
        [0] { $temple } { $points }
       *[other] { $temple } { $points } + { $bonus } за найвищу позицію
    }
temple-points = { $seat }: { $results } від храмів ({ $temples })
corn-laid = 1 кукурудза лягає на календар (усього { $n })
marker-taken = { $seat } забирає робітника з комірки першого гравця й отримує маркер першого гравця
marker-passed = { $seat } забирає робітника з комірки першого гравця; маркер першого гравця отримує { $to }
calendar =
    { $days ->
        [one] Календар прокручується на { $days } день: день { $day }
        [few] Календар прокручується на { $days } дні: день { $day }
       *[many] Календар прокручується на { $days } днів: день { $day }
    }
calendar-last = Календар прокручується востаннє
advance =
    { $days ->
        [one] { $seat } прокручує календар на { $days } день: день { $day }
        [few] { $seat } прокручує календар на { $days } дні: день { $day }
       *[many] { $seat } прокручує календар на { $days } днів: день { $day }
    }
advance-dark = { $seat } прокручує календар на { $days } дні: день { $day }; планшет гравця тепер темною стороною догори
fallen =
    { $n ->
        [one] { $seat } отримує назад { $n } робітника, що покинув шестірню ({ $gears })
       *[other] { $seat } отримує назад { $n } робітників, що покинули шестірні ({ $gears })
    }
start-returned = { $seat } забирає робітника з комірки першого гравця
over = Гру завершено
final-goods = { $points } за решту товарів
final-skulls = { $points } за черепи
final-monument = { $points } за { SHOW($name, case: "for") }
final = { $seat } отримує наприкінці { SHOW($results, case: "acc") } ({ $sources }): разом { $total }
winner = { $winners } перемагає ({ $total })
winner-by-workers = { $winners } перемагає ({ $total }) завдяки більшій кількості робітників на шестірнях
winners-shared = { $winners } перемагають разом ({ $total })

## Вибір

price-tail =
    { COUNT($paid) ->
        [0] : безплатно
       *[other] : коштує { SHOW($paid, case: "acc") }
    }
back-tail =
    { $steps ->
        [0] { "" }
        [one] { " " }({ $steps } комірка назад: сплатити { SHOW($back, case: "acc") })
        [few] { " " }({ $steps } комірки назад: сплатити { SHOW($back, case: "acc") })
       *[many] { " " }({ $steps } комірок назад: сплатити { SHOW($back, case: "acc") })
    }
blocks-tail =
    { $blocks ->
        [0] { "" }
        [one] { " " }за { $blocks } ресурс
        [few] { " " }за { $blocks } ресурси
       *[many] { " " }за { $blocks } ресурсів
    }
do-keep = Залишити { $tiles }
do-beg = Вимолити кукурудзу{ results-tail }
do-place = Розмістити в комірці { $gear } { $space }{ price-tail }
do-place-more = Розмістити в комірці { $gear } { $space }
do-place-mercy = Розмістити в комірці { $gear } { $space } за всю свою кукурудзу
do-place-start = Розмістити в комірці першого гравця{ price-tail }
do-place-start-more = Розмістити в комірці першого гравця
do-pick = Повернути з комірки { $gear } { $space }
do-use = Виконати дію { $gear } { $space }{ back-tail }{ paid-tail }{ results-tail }
do-use-none = Без дії
do-harvest-corn =
    { COUNT($results) ->
        [0] Кукурудза: взяти плитку збору кукурудзи та її кукурудзу
       *[other] Кукурудза: взяти { SHOW($results, case: "acc") }
    }
do-harvest-wood =
    { COUNT($results) ->
        [0] Деревина: взяти плитку заготівлі деревини та її деревину
       *[other] Деревина: взяти { SHOW($results, case: "acc") }
    }
do-harvest-burn =
    { COUNT($results) ->
        [0] Спалити ліс і розгнівати богів: взяти плитку збору кукурудзи під ним та її кукурудзу
       *[other] Спалити ліс і розгнівати богів: взяти { SHOW($results, case: "acc") }
    }
do-harvest-bare =
    { COUNT($results) ->
        [0] Кукурудза без плитки
       *[other] Кукурудза без плитки: взяти { SHOW($results, case: "acc") }
    }
do-anger = Розгнівати богів{ results-tail }
do-temple = Піднятися{ results-tail }
do-technology = { $technology } до рівня { $level }{ blocks-tail }: { $gives }
do-technology-bonus = Бонус технології «{ $technology }»{ blocks-tail }: { $gives }
do-pay = Сплатити { SHOW($paid, case: "acc") }{ results-tail }
do-gain = Узяти { SHOW($results, case: "acc") }
do-sell = Продати { SHOW($paid, case: "acc") } за { SHOW($results, case: "for") }
do-buy = Купити { SHOW($results, case: "acc") } за { SHOW($paid, case: "for") }
do-done = Залишити ринок
do-build = Спорудити { SHOW($name, case: "acc") }{ paid-tail }: { $does }
do-build-plain = Спорудити { SHOW($name, case: "acc") }{ paid-tail } без архітектури, яка тоді послужить другій будівлі: { $does }
do-monument = Спорудити { SHOW($name, case: "acc") }{ paid-tail }: наприкінці { $does }
by-architecture = { $gains } завдяки архітектурі
do-advance-1 = Прокрутити календар на 1 день, до дня { $day }
do-advance-2 = Прокрутити календар на 2 дні, до дня { $day }; ваш планшет перевернеться на темну сторону
do-skip-use = Без додаткової дії
do-skip-technology = Без другого кроку розвитку
do-skip-pay = Не платити, без сходинки храму
do-skip-build = Більше нічого не споруджувати
do-end = Завершити хід

gives-agriculture-1 = +1 кукурудза під час збору кукурудзи
gives-agriculture-2 = збір кукурудзи без плитки; +1 кукурудза під час риболовлі
gives-agriculture-3 = +2 кукурудзи під час збору кукурудзи
gives-agriculture-bonus = 1 сходинка вгору в будь-якому храмі
gives-extraction-1 = +1 деревина під час отримання деревини
gives-extraction-2 = +1 камінь під час отримання каменю
gives-extraction-3 = +1 золото під час отримання золота
gives-extraction-bonus = 2 будь-які ресурси
gives-architecture-1 = +1 кукурудза під час спорудження
gives-architecture-2 = +2 переможні очки під час спорудження
gives-architecture-3 = на 1 ресурс менше під час спорудження (Ушмаль: на 2 кукурудзи менше)
gives-architecture-bonus = 3 переможні очки
gives-theology-1 = дія наступної комірки в Чичен-Іці
gives-theology-2 = після дії в Чичен-Іці: 1 ресурс за 1 сходинку храму
gives-theology-3 = +1 череп у Яшчилані
gives-theology-bonus = 1 череп

## Запитання

ask-keep = Які дві плитки початкового достатку ви залишаєте?
ask-turn = Розмістити робітників чи повернути їх?
ask-turn-or-beg = Розмістити робітників чи повернути їх? Спершу можна вимолити кукурудзу
ask-turn-place = Куди розмістити першого робітника?
ask-turn-place-or-beg = Куди розмістити першого робітника? Спершу можна вимолити кукурудзу
ask-turn-pick = Якого робітника повернути першим?
ask-turn-pick-or-beg = Якого робітника повернути першим? Перед тим можна вимолити кукурудзу
ask-turn-beg = Розмістити робітника неможливо: у якому храмі вимолити кукурудзу?
ask-place = Розмістити ще одного робітника чи завершити хід?
ask-pick = Повернути ще одного робітника чи завершити хід?
ask-use = Яку дію ви виконуєте?
ask-use-from = Яку дію ви виконуєте робітником із комірки { $gear } { $space }?
ask-harvest = Що ви берете з джунглів?
ask-anger = У якому храмі ви гнівите богів?
ask-technology = Яку технологію ви розвиваєте?
ask-pay = Якими ресурсами ви платите?
ask-gain = Який ресурс ви берете?
ask-temple = У якому храмі ви піднімаєтеся?
ask-build = Що ви споруджуєте?
ask-exchange = Що ви продаєте або купуєте на ринку?
ask-advance = Прокрутити календар на один день чи на два?
ask-nothing = Гру завершено

## Плитки та комірки

tile-priced = { $name } за { SHOW($cost, case: "for") }: { $does }
tile-monument = { $name } ({ $kind }) за { SHOW($cost, case: "for") }: наприкінці { $does }
tile-free = { $name }: { $does }
tile-brief = { $name } ({ $does })
climbs = { $temple } +{ $n }
any-temple = будь-який храм +{ $n }
advances = { $technology } +{ $n }
any-technology =
    { $n ->
        [one] { $n } крок розвитку будь-якої технології
        [few] { $n } кроки розвитку будь-яких технологій
       *[many] { $n } кроків розвитку будь-яких технологій
    }
any-block = 1 будь-який ресурс
feeds-free =
    { $n ->
        [one] їжа для { $n } робітника кожного Дня їжі
       *[other] їжа для { $n } робітників кожного Дня їжі
    }
feeds-cheaper =
    { $n ->
        [one] кожного Дня їжі на { $n } кукурудзу менше на робітника
       *[other] кожного Дня їжі на { $n } кукурудзи менше на робітника
    }
extra-building = за бажання ще одна будівля
extra-exchange = за бажання обмін на ринку
extra-action = за бажання будь-яка дія (крім Чичен-Іци) за 1 кукурудзу
scores-kind = { $points } за кожну вашу { $kind }
scores-tile = { $points } за кожну вашу будівлю та кожен ваш монумент
scores-monument = { $two } / { $three } / { $four } ПО (2 / 3 / 4 гравці) за кожен монумент, споруджений будь-ким
scores-corn-tile = { $points } за кожну вашу плитку збору кукурудзи
scores-wood-tile = { $points } за кожну вашу плитку заготівлі деревини
scores-workers = { $three } / { $four } / { $five } / { $six } ПО за 3 / 4 / 5 / 6 робітників
scores-level = { $points } за кожен ваш рівень технології
scores-mastery = { $one } / { $two } / { $three } ПО за 1 / 2 / 3 або більше технологій 3-го рівня
scores-best-temple = { $points } за кожну сходинку над початковою у вашому найкращому храмі
scores-temples = переможні очки вашої сходинки в кожному храмі
scores-skulls = { $points } за кожен череп у Чичен-Іці
space-plain = { $does }
space-priced = { $cost }: { $does }
space-harvest = { $corn } або { $wood }
space-tikal-1 = розвиток однієї технології
space-tikal-2 = одна будівля
space-tikal-3 = один або два кроки розвитку технологій
space-tikal-4 = одна або дві будівлі чи один монумент
space-tikal-5 = 1 ресурс: по одній сходинці у двох храмах
space-uxmal-1 = одна сходинка в храмі
space-uxmal-2 = обмін на ринку
space-uxmal-3 = 1 робітник
space-uxmal-4 = одна будівля за кукурудзу
space-uxmal-5 = будь-яка дія, крім Чичен-Іци

## Чому щось зараз неможливо

lack-tail =
    { COUNT($lack) ->
        [0] { "" }
       *[other] . Вам бракує: { $lack }
    }
not-first = Спершу вирішіть: { $question }
not-worker = Тут стоїть робітник ({ $seat })
not-neutral = Тут стоїть нейтральний робітник; він ніколи не покидає шестірні
not-full = Усі комірки шестірні { $gear } зайняті
not-lowest = Робітник стає у вільну комірку з найменшим номером: { $gear } { $space }
not-in-hand = У вас немає доступних робітників
not-payable = Це коштує { SHOW($price, case: "acc") }, а у вас { $have }
not-mercy = Ви не можете ні заплатити, ні вимолити кукурудзу: робітник стає на шестірню, де вільна комірка з найменшим номером
not-mercy-more = Робітник, за якого не вистачило кукурудзи, має бути єдиним за цей хід
not-picking = Цього ходу ви повертаєте робітників, тож розміщувати їх не можна
not-placing = Цього ходу ви розміщуєте робітників, тож повертати їх не можна
not-start-own = Тут уже стоїть ваш робітник
not-no-action = Комірка 0 не має дії
not-any = Виберіть одну з дій від 1 до { $top }
not-reached = Робітник із комірки { $gear } { $space } не досягає цієї дії
not-back = Повернутися аж сюди коштує { SHOW($price, case: "acc") }, а у вас { $have }
not-chichen = Можлива будь-яка дія, крім дій Чичен-Іци
not-again = Цією дією не можна вибрати її саму
not-used = Цю дію вже виконано: на ній лежить череп
not-skull = Для цього потрібен череп, а у вас його немає
not-bank = У запасі більше немає черепів
not-jungle-left = У цій частині джунглів не лишилося плиток
not-advance-any =
    { $price ->
        [one] Найдешевший крок розвитку коштує { $price } ресурс, а у вас { $have }
        [few] Найдешевший крок розвитку коштує { $price } ресурси, а у вас { $have }
       *[many] Найдешевший крок розвитку коштує { $price } ресурсів, а у вас { $have }
    }
not-block = Для цього потрібен ресурс, а у вас немає жодного
not-climb-any = Ви не можете піднятися в жодному храмі
not-building-any = Ви не можете заплатити за жодну будівлю
not-building-monument = Ви не можете заплатити за жодну будівлю чи монумент
not-row-empty = Будівель більше немає
not-building-corn = Найдешевша будівля коштує разом { SHOW($price, case: "acc") }, а у вас { $have }
not-market = Не було б чого обмінювати: жодного ресурсу й менше ніж 2 кукурудзи
not-six = У вас уже всі шість робітників
not-build-now = Будівлі споруджують у Тікалі 2 або 4 чи за кукурудзу в Ушмалі 4{ lack-tail }
not-monument-now = Монументи споруджують у Тікалі 4{ lack-tail }
not-monument-only = Монументи споруджують лише в Тікалі 4, замість будівель
not-lack = Вам бракує: { $lack }
not-lack-saved = Вам бракує: { $lack }; архітектура заощаджує лише один ресурс
not-top = Ви вже стоїте на верхній сходинці
not-top-taken = На верхній сходинці може стояти лише один гравець, і там уже { $seat }
not-climb-now = Сходинки храмів дають Тікаль 5, Ушмаль 1, Чичен-Іца та деякі плитки
not-two-temples = Дві сходинки мають бути в різних храмах
not-bottom = Ви вже стоїте на найнижчій сходинці
not-advance-now = Технології розвивають у Тікалі 1 і 3
not-advance-now-price =
    { $price ->
        [one] Технології розвивають у Тікалі 1 і 3; це коштує { $price } ресурс, а у вас { $have }
        [few] Технології розвивають у Тікалі 1 і 3; це коштує { $price } ресурси, а у вас { $have }
       *[many] Технології розвивають у Тікалі 1 і 3; це коштує { $price } ресурсів, а у вас { $have }
    }
not-advance-price =
    { $price ->
        [one] Це коштує { $price } ресурс, а у вас { $have }
        [few] Це коштує { $price } ресурси, а у вас { $have }
       *[many] Це коштує { $price } ресурсів, а у вас { $have }
    }
not-bonus-temple = Бонус — сходинка храму, а ви не можете піднятися в жодному
not-bonus-skull = Бонус — череп, а в запасі їх більше немає
not-jungle-now = Плитки цієї частини джунглів беруть у Паленке { $n }
not-jungle-other = У Паленке { $n } беруть плитки лише з відповідної частини джунглів
not-goods-now = Ресурси дають Яшчилан і Паленке, а обмінюють їх в Ушмалі 2
not-gain-order = Обидва ресурси беруть у порядку деревина, камінь, золото
not-pay-together = Ресурси однієї оплати вибирають усі разом
not-market-sold = Продане не купують назад
not-market-order = Спершу всі продажі, потім усі купівлі, і те й інше в порядку деревина, камінь, золото
not-market-price = Вам нема чого продати; купівля коштує { SHOW($price, case: "acc") }, а у вас { $have }
not-calendar-last = Наприкінці цього раунду календар прокрутиться востаннє
not-calendar-free = Календар прокручується наприкінці раунду: сам на один день, якщо ніхто не стане в комірку першого гравця
not-calendar-other = У комірці першого гравця стоїть { $seat } і наприкінці раунду прокрутить календар
not-calendar-own = Наприкінці раунду ви прокрутите календар; на два дні лише тоді, коли в передостанній комірці жодної шестірні не стоїть робітник гравця
not-calendar-dark = Наприкінці раунду ви прокрутите календар, але лише на один день: ваш планшет лежить темною стороною догори

## Можливості кількома словами, поруч зі знаком

short-start = Комірка першого гравця
short-none = Без дії
short-beg = Вимолити
short-bonus = { $technology }: бонус
short-pay = Заплатити
short-gain = Узяти
short-sell = Продати
short-buy = Купити
short-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
        [many] { $n } днів
       *[other] { $n } дня
    }
short-end = Кінець ходу
short-skip = Нічого
short-plain = { $tile } без архітектури
short-harvest-corn = Кукурудза
short-harvest-wood = Деревина
short-harvest-burn = Спалити
short-harvest-bare = Кукурудза без плитки
short-space = { $gear } { $space }
short-tile = { $tile }
short-keep = { $tiles }

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
why-built = Ви споруджуєте: { $tiles }.
why-first =
    { COUNT($temples) ->
        [1] Лише ви стоїте найвище в храмі: { $temples }.
       *[other] Лише ви стоїте найвище в храмах: { $temples }.
    }
why-workers =
    { $n ->
        [0] Ваші робітники стоять у комірках: { $here }; після вашого ходу: { $there }.
       *[other] Ваші робітники стоять у комірках: { $here }; за планом { $n }: { $there }.
    }
why-standing = Ваші робітники стоять також у комірках: { $here }.
