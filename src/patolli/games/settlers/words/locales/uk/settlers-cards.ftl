# Поселенці. Товари, кольори та дія карт. Товари й кольори мають знахідний відмінок (case: "acc", "for").

## Назви

color-brown =
    { $case ->
        [nom] коричневий
       *[acc] коричневу
    }
color-gray =
    { $case ->
        [nom] сірий
       *[acc] сіру
    }
color-red =
    { $case ->
        [nom] червоний
       *[acc] червону
    }
color-pink =
    { $case ->
        [nom] рожевий
       *[acc] рожеву
    }
color-gold =
    { $case ->
        [nom] золотий
       *[acc] золоту
    }
color-black =
    { $case ->
        [nom] чорний
       *[acc] чорну
    }
color-white =
    { $case ->
        [nom] білий
       *[acc] білу
    }
color-purple =
    { $case ->
        [nom] фіолетовий
       *[acc] фіолетову
    }
color-blue =
    { $case ->
        [nom] синій
       *[acc] синю
    }
color-orange =
    { $case ->
        [nom] помаранчевий
       *[acc] помаранчеву
    }

faction-barbarian = Варвари
faction-japanese = Японці
faction-roman = Римляни
faction-egyptian = Єгиптяни
faction-aztec = Ацтеки
faction-atlantean = Атланти
statue-jackal = шакал
statue-falcon = сокіл
statue-cat = кішка
deck-common = спільні карти
deck-house = { $deck }, домашня колода
deck-house-card = { $deck }, домашня карта

phase-lookout = Фаза розвідки
phase-production = Фаза виробництва
phase-action = Фаза дій
phase-cleanup = Фаза прибирання
phase-attack = Фаза нападу
phase-over = кінець гри

rank-commoner = Простолюдин
rank-servant = Слуга
rank-squire = Зброєносець
rank-knight = Лицар
rank-castellan = Каштелян
rank-king = Король
rank-emperor = Імператор

kind-production = Виробництво
kind-open = Відкрите виробництво
kind-feature = Властивість
kind-action = Дія
kind-building_bonus = Бонус за будівництво
kind-end_of_game = Кінець гри

## Товари

good-wood = деревина
good-stone = камінь
good-food = їжа
good-worker = робітники
good-raze = жетони руйнування
good-defense = жетони захисту
good-gold = золото
good-vp = переможні очки
good-card = карти
good-common_card = спільні карти
good-faction_card = карти фракції
good-blessing = благословення

goods =
    { $case ->
        [acc] { SHOW($goods, case: "acc") }
        [for] { SHOW($goods, case: "for") }
       *[nom] { $goods }
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
goods-food =
    { $n ->
        [one] { $case ->
            [nom] { $n } їжа
           *[acc] { $n } їжу
        }
       *[other] { $n } їжі
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
        [many] { $n } робітників
       *[other] { $n } робітника
    }
goods-raze =
    { $n ->
        [one] { $n } жетон руйнування
        [few] { $n } жетони руйнування
        [many] { $n } жетонів руйнування
       *[other] { $n } жетона руйнування
    }
goods-defense =
    { $n ->
        [one] { $n } жетон захисту
        [few] { $n } жетони захисту
        [many] { $n } жетонів захисту
       *[other] { $n } жетона захисту
    }
goods-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
goods-vp =
    { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
        [many] { $n } переможних очок
       *[other] { $n } переможного очка
    }
goods-card =
    { $n ->
        [one] { $case ->
            [nom] { $n } карта
           *[acc] { $n } карту
        }
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
goods-common_card =
    { $n ->
        [one] { $case ->
            [nom] { $n } спільна карта
           *[acc] { $n } спільну карту
        }
        [few] { $n } спільні карти
        [many] { $n } спільних карт
       *[other] { $n } спільної карти
    }
goods-faction_card =
    { $n ->
        [one] { $case ->
            [nom] { $n } карта фракції
           *[acc] { $n } карту фракції
        }
        [few] { $n } карти фракції
        [many] { $n } карт фракції
       *[other] { $n } карти фракції
    }
goods-blessing =
    { $n ->
        [many] { $n } благословень
       *[other] { $n } благословення
    }
goods-matching =
    { $n ->
        [one] { $n } товар відповідного кольору
        [few] { $n } товари відповідного кольору
        [many] { $n } товарів відповідного кольору
       *[other] { $n } товару відповідного кольору
    }
goods-any_resource =
    { $n ->
        [one] { $n } будь-який ресурс
        [few] { $n } будь-які ресурси
        [many] { $n } будь-яких ресурсів
       *[other] { $n } будь-якого ресурсу
    }
goods-card_from_hand =
    { $n ->
        [one] { $case ->
            [nom] { $n } карта з руки
           *[acc] { $n } карту з руки
        }
        [few] { $n } карти з руки
        [many] { $n } карт з руки
       *[other] { $n } карти з руки
    }
goods-own_deal =
    { $n ->
        [one] { $case ->
            [nom] { $n } власна угода
           *[acc] { $n } власну угоду
        }
        [few] { $n } власні угоди
        [many] { $n } власних угод
       *[other] { $n } власної угоди
    }
goods-location =
    { $n ->
        [one] { $case ->
            [nom] { $n } локація або фундамент
           *[acc] { $n } локацію або фундамент
        }
        [few] { $n } локації або фундаменти
        [many] { $n } локацій або фундаментів
       *[other] { $n } локації або фундаменту
    }

## Між частинами

or = { $first } або { $last }
comma = { $first }, { $next }
then = { $first }; { $next }
space = { $first } { $next }
sentence = { $first }. { $next }

## Ціла карта

card = { $text }.
card-head = { $name } ({ $deck }, { $colors })
card-no-prayer = { $head }, у молитвах без кольору
color-when-built = { $colors }; після будівництва також { $named }, як ви назвете
color-when-built-any = { $colors }; після будівництва також кольору на ваш вибір
colorless = без кольору
card-cost = Вартість: { $cost }
card-free = Нічого не коштує
card-deal = Угода: { $goods }
card-raze = Поле руйнування: { $goods }
card-worth = Сама локація: наприкінці { $points }
attack-card = напад ({ $good })

## Здібності

ability = { $head }: { $does }
twice = { $kind } (двічі за раунд)
thrice = { $kind } (тричі за раунд)
praying = { $kind }, { $pray }
pray = Молитва { $n }
pay = віддайте { SHOW($cost, case: "acc") }: { $does }
pay-discard = скиньте { SHOW($cost, case: "acc") }: { $does }
pay-both = віддайте { SHOW($cost, case: "acc") } і скиньте { SHOW($discarded, case: "acc") }: { $does }
no-effect = без власної дії
when = { $when }: { $does }
when-gain = { $when }, ви отримуєте { SHOW($does, case: "acc") }
when-you_build_location = щоразу, коли ви будуєте { $location }
when-you_make_deal = щоразу, коли ви укладаєте угоду
when-you_raze = щоразу, коли ви руйнуєте
when-you_pray = щоразу, коли ви молитеся
when-you_gain_blessing = щоразу, коли ви отримуєте благословення
when-you_complete_set = щоразу, коли ви завершуєте набір (кожна третя локація одного кольору)
when-you_complete_set-color = щоразу, коли ви завершуєте набір (кожна третя локація, { $color })
when-you_complete_set-matching = щоразу, коли ви завершуєте набір відповідного кольору (кожна третя локація)
when-you_gain_vp_at_least_2_at_once = щоразу, коли ви отримуєте щонайменше 2 переможні очки одразу
when-you_score_by_location = щоразу, коли ви отримуєте переможні очки за { $location }
when-production_phase = у фазі виробництва
when-opponent_exchanges_2_workers =
    { $n ->
        [one] щоразу, коли інший гравець витрачає 2 робітників (не більше { $n } разу за раунд)
       *[other] щоразу, коли інший гравець витрачає 2 робітників (не більше { $n } разів за раунд)
    }
when-cleanup_storage = у фазі прибирання
when-any_time_in_own_turn = будь-коли у свій хід

location-any = локацію
location-color = { SHOW($color, case: "acc") } локацію
location-matching = локацію відповідного кольору
location-common = спільну локацію
location-faction = локацію фракції
location-color-common = { SHOW($color, case: "acc") } спільну локацію
location-color-faction = { SHOW($color, case: "acc") } локацію фракції
location-matching-common = спільну локацію відповідного кольору
location-matching-faction = локацію фракції відповідного кольору

## Ефекти: товари

most-tail =
    { COUNT($goods) ->
        [1] , щонайбільше { $n }
       *[other] , щонайбільше по { $n }
    }
per-color = { $goods } за кожну вашу { SHOW($color, case: "acc") } локацію{ most-tail }
per-different = { $goods } за кожен із різних кольорів ваших локацій{ most-tail }
per-samurai = { $goods } за кожного самурая у вашій імперії{ most-tail }
per-blessing = { $goods } за кожне ваше благословення{ most-tail }
blessing-of = { $goods } (колір: { $colors })
samurai =
    { $n ->
        [one] { $n } самурай на вашу локацію фракції
        [few] { $n } самураї на ваші локації фракції
        [many] { $n } самураїв на ваші локації фракції
       *[other] { $n } самурая на ваші локації фракції
    }
steal =
    { $n ->
        [one] украдіть в іншого гравця { $n } ресурс ({ $goods })
        [few] украдіть в інших гравців { $n } ресурси ({ $goods })
        [many] украдіть в інших гравців { $n } ресурсів ({ $goods })
       *[other] украдіть в інших гравців { $n } ресурсу ({ $goods })
    }
op-gain_from_raze_field = візьміть 1 товар із поля руйнування локації суперника, яка лишається
op-gain_good_of_that_deal = візьміть товар цієї угоди
op-gain_good_of_own_deal = візьміть товар однієї зі своїх угод
swap-gained = ви можете скинути щойно отримані товари, кожен за { SHOW($points, case: "for") }
swap-deals = ви можете скинути товари зі своїх угод, кожен за { SHOW($points, case: "for") }

## Ефекти: вибір

choose-one = виберіть одне: { $options }
may-choose = ви можете вибрати одне: { $options }
option = ({ $n }) { $does }
may-pay = ви можете віддати { SHOW($cost, case: "acc") }: { $does }

## Ефекти: карти та локації

draw-choose = { $draw }, залиште собі { $n }, { $rest }
draw-any_per_card =
    { $n ->
        [one] візьміть { $n } карту з будь-якої колоди
        [few] візьміть { $n } карти, кожну з будь-якої колоди
        [many] візьміть { $n } карт, кожну з будь-якої колоди
       *[other] візьміть { $n } карти, кожну з будь-якої колоди
    }
draw-faction =
    { $n ->
        [one] візьміть { $n } карту зі своєї колоди фракції
        [few] візьміть { $n } карти зі своєї колоди фракції
        [many] візьміть { $n } карт зі своєї колоди фракції
       *[other] візьміть { $n } карти зі своєї колоди фракції
    }
draw-common =
    { $n ->
        [one] візьміть { $n } карту зі спільної колоди
        [few] візьміть { $n } карти зі спільної колоди
        [many] візьміть { $n } карт зі спільної колоди
       *[other] візьміть { $n } карти зі спільної колоди
    }
rest-discard = решту скиньте
rest-shuffle_back = решту замішайте назад
produce-own_production_location = одна з ваших локацій виробництва спрацьовує
produce-own_other_production_location = спрацьовує інша ваша локація виробництва
op-reset_action_location = іншу вашу локацію дії знову можна використати
raze-usual = зруйнуйте { $targets } за звичайну кількість жетонів руйнування
raze-for = зруйнуйте { $targets } разом за { SHOW($tokens, case: "for") }
raze-free = зруйнуйте { $targets } без додаткових жетонів руйнування
target-hand_card = карту з руки
target-opponent_location = локацію суперника
target-own_common_location = власну спільну локацію
op-discard_location = скиньте локацію суперника
op-block_action_location = заблокуйте локацію дії суперника на цей раунд
op-take_over_location = візьміть під контроль локацію суперника до кінця раунду
op-discard_deal = скиньте угоду іншого гравця
op-take_deal = заберіть угоду іншого гравця
op-make_deal_with_opponent_location = укладіть угоду з локацією фракції суперника
build-hand = збудуйте карту фракції з руки, не жертвуючи локацією
build-own_deal_under_board = збудуйте одну зі своїх угод, не жертвуючи локацією
op-place_foundation = покладіть спільну карту з руки як фундамент
op-opponent_discards_card = інший гравець скидає карту з руки
under-self = покладіть карту з руки під цю локацію
under-own_common_location = покладіть карту з руки під одну зі своїх спільних локацій
technology-basic = покладіть жетон технології на свою спільну локацію виробництва або дії: вона діє двічі
technology-defense = покладіть жетон технології на свою спільну локацію: зруйнувати її коштує на 2 жетони руйнування більше
technology-glory = покладіть жетон технології на свою спільну локацію: наприкінці на 2 переможні очки більше
op-gain_statue = візьміть статую одного з { $n } видів

## Ефекти: що лежить на локаціях, зберігання, кінець гри

put-cards = покладіть будь-яку кількість карт із руки під цю локацію
put-cards-for = покладіть будь-яку кількість карт із руки під цю локацію, кожна дає { SHOW($points, case: "acc") }
put-goods = покладіть на цю локацію скільки завгодно цих ресурсів: { $goods }
store-goods = збережіть скільки завгодно цих товарів: { $goods }
store-blessings =
    { $n ->
        [many] збережіть щонайбільше { $n } благословень
       *[other] збережіть щонайбільше { $n } благословення
    }
store-blessings-all = збережіть усі благословення
if-cards-under =
    { $n ->
        [one] { $goods }, якщо під цією локацією є щонайменше { $n } карта
        [few] { $goods }, якщо під цією локацією є щонайменше { $n } карти
        [many] { $goods }, якщо під цією локацією є щонайменше { $n } карт
       *[other] { $goods }, якщо під цією локацією є щонайменше { $n } карти
    }
thresholds = за ресурси на цій локації: { $steps }
threshold = { $points } за щонайменше { $n }
per-card-under-common = { $points } за кожну карту, покладену під вашу { SHOW($color, case: "acc") } спільну локацію
per-card-under-faction = { $points } за кожну карту, покладену під вашу { SHOW($color, case: "acc") } локацію фракції
per-card-under-common-matching = { $points } за кожну карту під вашими спільними локаціями відповідного кольору
per-card-under-faction-matching = { $points } за кожну карту під вашими локаціями фракції відповідного кольору
per-blessing-held = { $points } за кожне ваше благословення

## Ефекти: молитви

declare = спершу оголосіть колір ({ $colors }): враховується лише він
declare-any = спершу оголосіть колір: враховується лише він
choose = узявши карти, виберіть колір ({ $colors }): враховується лише він
choose-any = узявши карти, виберіть колір: враховується лише він
match-deal = враховується лише колір товару угоди
results = { $results }
each-color =
    { $case ->
        [acc] { SHOW($goods, case: "acc") } за кожну { SHOW($color, case: "for") } карту
       *[nom] { $goods } за кожну { SHOW($color, case: "for") } карту
    }
each-matching = { $goods } за кожну карту цього кольору
each-deal = { $goods } за кожну карту кольору товару угоди
each-other = { $goods } за кожну карту іншого кольору
each-any = { $goods } за кожну карту, що має колір
each-different = { $goods } за кожен із різних кольорів
at-least-matching =
    { $n ->
        [one] { $goods }, якщо щонайменше { $n } карта має цей колір
        [few] { $goods }, якщо щонайменше { $n } карти мають цей колір
        [many] { $goods }, якщо щонайменше { $n } карт мають цей колір
       *[other] { $goods }, якщо щонайменше { $n } карти має цей колір
    }
at-least-same =
    { $n ->
        [one] { $goods }, якщо щонайменше { $n } карта має такий колір
        [few] { $goods }, якщо щонайменше { $n } карти мають однаковий колір
        [many] { $goods }, якщо щонайменше { $n } карт мають однаковий колір
       *[other] { $goods }, якщо щонайменше { $n } карти має однаковий колір
    }
may-spend = ви можете витратити { SHOW($spent, case: "acc") }; { $points }
spent-each = { $points } за кожен витрачений ресурс
spent-kind = { $points } за кожен вид витрачених ресурсів
store-hand-round =
    { $n ->
        [one] покладіть на цю локацію щонайбільше { $n } спільну карту з руки для молитов цього раунду
        [few] покладіть на цю локацію щонайбільше { $n } спільні карти з руки для молитов цього раунду
        [many] покладіть на цю локацію щонайбільше { $n } спільних карт із руки для молитов цього раунду
       *[other] покладіть на цю локацію щонайбільше { $n } спільної карти з руки для молитов цього раунду
    }
store-hand-game =
    { $n ->
        [one] покладіть на цю локацію щонайбільше { $n } спільну карту з руки для молитов до кінця гри
        [few] покладіть на цю локацію щонайбільше { $n } спільні карти з руки для молитов до кінця гри
        [many] покладіть на цю локацію щонайбільше { $n } спільних карт із руки для молитов до кінця гри
       *[other] покладіть на цю локацію щонайбільше { $n } спільної карти з руки для молитов до кінця гри
    }
store-common_deck-round =
    { $n ->
        [one] покладіть на цю локацію { $n } верхню карту спільної колоди для молитов цього раунду
        [few] покладіть на цю локацію { $n } верхні карти спільної колоди для молитов цього раунду
        [many] покладіть на цю локацію { $n } верхніх карт спільної колоди для молитов цього раунду
       *[other] покладіть на цю локацію { $n } верхньої карти спільної колоди для молитов цього раунду
    }
store-common_deck-game =
    { $n ->
        [one] покладіть на цю локацію { $n } верхню карту спільної колоди для молитов до кінця гри
        [few] покладіть на цю локацію { $n } верхні карти спільної колоди для молитов до кінця гри
        [many] покладіть на цю локацію { $n } верхніх карт спільної колоди для молитов до кінця гри
       *[other] покладіть на цю локацію { $n } верхньої карти спільної колоди для молитов до кінця гри
    }
disputed = { $does } (лише з опцією «Спірні ефекти»)
