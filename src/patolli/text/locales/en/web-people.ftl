# People at the table: who is away, letting a bot play for them, taking the seat back.

people-away = away { $time }
people-bot-for = bot for { $name }

## Letting a bot play for another

people-let-title = Let a bot play for { $name }?
people-let-text = { $name } has been away since { $time }, and can take the seat back at any time.
people-let-rated = This game is rated: for { $name } it counts as a loss.
people-let-yes = Bot plays
people-let-no = Wait
people-why-here = { $name } is here
people-why-soon = Possible in { $time }
people-why-clock = { $name }’s clock runs until { $time }
people-why-days = { $name } has days for every turn
people-why-rated = Rated: only when the time is up
people-why-asked = Somebody has asked already
people-asks = { $by } wants a bot to play for { $name }.
people-no-wait = No, wait

## What everybody is told

people-let-by = { $by } let a bot play for { $name }.
people-let-self = { $name } lets a bot play.
people-let-clock = { $name }’s time is up: a bot plays.
people-played =
    { $n ->
        [one] A bot played { $n } turn for you.
       *[other] A bot played { $n } turns for you.
    }
people-says = { $name }: “{ $text }”
people-rematch = { $name } wants a rematch
people-rematch-join = Join the rematch

people-try-me = I play
people-try-bot = Bot: { $strength }
people-try-go = Play on
people-try-all = I play all seats

people-alerts-ask = Do you want to be told when it is your turn?
people-alerts-yes = Yes
people-alerts-no = No
people-alerts-on = This browser tells you when it is your turn.
