card = { $id }
card-hidden = ?

told-open = { $seat } nyíltan kijátszik egy kártyát: { $card }.
told-down = { $seat } lefordítva letesz egy kártyát: { $card }.
told-hidden = { $seat } lefordítva letesz egy kártyát.
told-end = Minden kártyát kijátszottatok.

question = Melyik kártyát, és hogyan?
choice-open = { $card } kijátszása nyíltan; pont: { $points }
choice-down = { $card } letétele lefordítva; pont a végén: { $points }

turn = { $n }. kör; kártya a pakliban: { $deck }
line = { $seat } – pont: { $points }; kézben: { $hand }; kijátszva: { $pile }
rules = Játssz ki egy kártyát: nyíltan annyi pontot ér, amennyi a száma, lefordítva a végén a felét. Utána húzol egy kártyát.

label-open = nyílt kártyák
label-down = lefordított kártyák
opened-open = { $card } nyíltan
opened-down = { $card } lefordítva
