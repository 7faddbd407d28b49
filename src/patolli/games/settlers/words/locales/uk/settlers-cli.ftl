# Довідка команд `patolli cards` і `patolli deck`; ключі як у cli.ftl програми.

text = { $id }

cards = Файли карт Imperial Settlers: карти, які ви вводите самі (docs/settlers-cards.md).
cards-check = Сказати, що є у файлі карт, або все, що в ньому не так.
cards-check-file = Файл карт (JSON); - читає стандартне введення.
cards-add =
    Перевірити файл карт і зберегти копію, щоб відтепер грати його картами.

    Він замінює доданий раніше файл із тією самою назвою. Партії, записані зі старим, і далі можна відтворити.
cards-add-file = { cards-check-file }
cards-list = Показати наявні файли карт; домашня колода є завжди.
cards-remove = Вилучити доданий файл карт.
cards-remove-name = Назва, яку показує список.

deck = Колоди Imperial Settlers: що в них може бути і як скласти власну (docs/settlers-cards.md).
deck-check = Сказати, чи можна грати колодою або кожною колодою списку, а якщо ні, то чому.
deck-check-file = Файл колоди (JSON); - читає стандартне введення.
deck-build =
    Скласти колоду стандартного формату: звичайну, з картами одного доповнення замість інших.

    Усі примірники карти приходять і йдуть разом, і приходить стільки, скільки йде.

    patolli deck build roman --from "My Aztecs" --in "Chapel of Mars=Architect" --out romans.json

    З --open до звичайних долучається скільки завгодно карт із будь-яких файлів: усі або названі в --in.

    patolli deck build common --open --from "My Atlanteans" --from "My friends" --without Ruins
deck-build-faction = Одне з { $values }.
deck-build-from = Файл, карти якого входять до колоди (див. patolli cards list); можна повторювати.
deck-build-in = Карта, що входить, і та, що виходить; назви або позначення; можна повторювати.
deck-build-open = Колода відкритого формату: будь-які карти з будь-яких файлів; досить і самого --in НОВА.
deck-build-without = З --open: карта, що виходить; можна повторювати.
deck-build-out = Записати колоду туди.
deck-show = Показати колоду: кожну карту з ціною, кольорами, угодою та дією.
deck-show-which = Одне з { $values }, або файл колоди.

refuse-deck-in-from = --in потребує --from НАЗВА, файлу з новою картою; їх показує patolli cards list
refuse-deck-without = --without для колод відкритого формату: додайте --open; у стандартній колоді про те, що виходить, каже --in
refuse-deck-one = стандартна колода має карти одного доповнення: вкажіть один --from або додайте --open
refuse-deck-which = { $value } — не файл і не одне з { $names }
refuse-deck-faction = фракція має бути однією з { $names }, а не { $value }
refuse-deck-in = --in має вигляд "нова карта=стара карта", а не { $value }
