card = { $id }
card-hidden = ?

told-open = { $seat } zagrywa odkrytą kartę { $card }.
told-down = { $seat } kładzie zakrytą kartę { $card }.
told-hidden = { $seat } kładzie zakrytą kartę.
told-end = Wszystkie karty zostały zagrane.

question = Którą kartę i jak?
choice-open = Zagraj { $card } odkrytą; punkty: { $points }
choice-down = Połóż { $card } zakrytą; punkty na końcu: { $points }

turn = Tura { $n }; karty w talii: { $deck }
line = { $seat } – punkty: { $points }; ręka: { $hand }; zagrane: { $pile }
rules = Zagraj kartę: odkryta daje tyle punktów, ile na niej widać, zakryta – połowę na końcu. Potem dobierasz kartę.

label-open = karty odkryte
label-down = karty zakryte
opened-open = { $card } odkryta
opened-down = { $card } zakryta
