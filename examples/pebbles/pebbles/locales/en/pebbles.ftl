card = { $id }
card-hidden = ?

told-open = { $seat } plays card { $card } openly.
told-down = { $seat } puts card { $card } face down.
told-hidden = { $seat } puts a card face down.
told-end = All cards are played.

question = Which card, and how?
choice-open = Play { $card } openly; points: { $points }
choice-down = Put { $card } face down; points at the end: { $points }

turn = Turn { $n }; cards in the deck: { $deck }
line = { $seat } – points: { $points }; hand: { $hand }; played: { $pile }
rules = Play a card: openly for its number of points, or face down for half of it at the end. Then a card is drawn.

label-open = open cards
label-down = face-down cards
opened-open = { $card } openly
opened-down = { $card } face down
