# The board: gears, calendar, start space, jungle.

board-label = Gears and calendar
board-gears = Gears
board-open = { $gear }: open
board-open-lit = { $gear }: open; there is something to choose there
board-all-gears = Back to all gears
board-close = Close
board-which-action = { $gear } { $space }: which action?

board-space = { $gear } { $space }
board-nobody = nobody here
board-neutral = dummy worker
board-own-worker = your { $seat ->
        [0] red
        [1] blue
        [2] yellow
       *[3] green
    } worker
board-worker = { $seat ->
        [0] red
        [1] blue
        [2] yellow
       *[3] green
    } worker of { $name }
board-used = a skull lies here; the action has been used up

board-can-place = you can place a worker here { $corn ->
        [0] for free
       *[other] for { $corn } corn
    }
board-price-parts = { $space } for the space, { $more } more for worker { $n } of your turn
board-place-later = placing brings nothing yet: every day the gear carries the worker one space on, and when you pick it up you use the action of its space
board-can-pick = you can pick up this worker
board-can-use = you can use this action
board-can-several = { $n } choices

board-start = Starting player space
board-start-corn = { $corn ->
        [0] no corn on the calendar
       *[other] { $corn } corn on the calendar for whoever places a worker here
    }
board-jungle = Jungle at Palenque { $space }
board-corn-tiles = { $n ->
        [one] { $n } corn tile
       *[other] { $n } corn tiles
    }
board-wood-tiles = { $n ->
        [one] { $n } wood tile
       *[other] { $n } wood tiles
    }

board-calendar = Calendar, day { $day } of { $last }
board-day-of = of { $last } days
board-food-when = { $days ->
        [0] today
        [1] tomorrow
       *[other] in { $days } days
    }
board-food-day = { $kind ->
        [goods] Food Day with goods
       *[points] Food Day with points
    } { $days ->
        [0] today
        [1] tomorrow
       *[other] in { $days } days
    }
board-over = game over
board-skulls = { $skulls ->
        [one] { $skulls } skull left
       *[other] { $skulls } skulls left
    }
board-teeth = { $corn } corn on the calendar
