# The coach at a table.

coach-name = Coach
coach-on = On
coach-seldom = Seldom
coach-off = Off
coach-hello = Hello, I am your coach
coach-hello-text = I explain what is new, and speak up only when a turn would lose a lot.
coach-better = There is a better turn
coach-cost =
    { $n ->
        [one] Yours costs about { $points } point.
       *[other] Yours costs about { $points } points.
    }
coach-cost-win = Yours makes winning harder.
coach-show = Show me
coach-take-back = Take back
coach-play-it = Play it
coach-play-this = Play this
coach-only = Only for big mistakes.
coach-seldom-now = Only for the biggest mistakes.
coach-less = Less often
coach-quiet = Quiet
coach-quieter = Shall I be quieter?
coach-as-it-is = Stay as you are
coach-got-it = Got it
coach-end = To try next time
coach-saw =
    { $n ->
        [one] The coach saw { $n } turn.
       *[other] The coach saw { $n } turns.
    }
coach-instead = a better turn was { $name }.
