card = { $id }
card-hidden = ?

told-open = { $seat } грає карту { $card } відкрито.
told-down = { $seat } кладе карту { $card } сорочкою догори.
told-hidden = { $seat } кладе карту сорочкою догори.
told-end = Усі карти зіграно.

question = Яку карту і як?
choice-open = Зіграти { $card } відкрито; очки: { $points }
choice-down = Покласти { $card } сорочкою догори; очки в кінці: { $points }

turn = Хід { $n }; карт у колоді: { $deck }
line = { $seat } – очки: { $points }; рука: { $hand }; зіграно: { $pile }
rules = Зіграйте карту: відкрита дає стільки очок, скільки на ній написано, закрита – половину в кінці. Потім береться карта.

label-open = відкриті карти
label-down = закриті карти
opened-open = { $card } відкрито
opened-down = { $card } сорочкою догори
