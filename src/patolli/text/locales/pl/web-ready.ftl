# Co mówimy, gdy gry są jednorazowo kompilowane na komputerze: na stronie głównej i przy stole, którego boty muszą poczekać.

## Ile jeszcze: $n jest zaokrąglone

ready-left-moment = jeszcze tylko chwila
ready-left-seconds = jeszcze ok. { $n } s
ready-left-minutes =
    { $n ->
        [one] jeszcze ok. { $n } minuty
        [few] jeszcze ok. { $n } minut
        [many] jeszcze ok. { $n } minut
       *[other] jeszcze ok. { $n } minuty
    }

## Na stronie głównej

ready-now = Patolli się przygotowuje, tylko ten jeden raz: { $left }.
ready-meanwhile = Możesz już się rozejrzeć albo zacząć partię; boty zagrają, gdy tylko będą gotowe.
ready-done = Wszystko gotowe.
ready-rules = zasady…
ready-bots = boty…
ready-waiting = czeka
ready-game = gotowe
ready-failed = działa, tylko wolniej

## Przy stole

ready-bot = Bot się przygotowuje: { $left }
ready-hint = Podpowiedzi daje bot, który jeszcze się przygotowuje: { $left }
