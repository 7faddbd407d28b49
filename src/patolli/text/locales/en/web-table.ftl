# The screen of a game: the bar under the board, the board as text, and what belongs to no part alone.

## The bar under the board

bar-label = Your turn
bar-undo = Undo
bar-start-over = Start over
bar-complete = Your turn is complete: confirm it, or undo it
bar-confirm-reveals = Confirm and reveal
bar-reveals = Confirming reveals something hidden: after that it cannot be undone
bar-hint = Hint
bar-beg = Beg for corn
bar-beg-where = In which temple do you go down a step?
bar-back = Back
bar-tiles = { $question } Choose a lit tile.
bar-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
bar-all-choices = All { $n }
bar-telling = What is happening
bar-over = The game is over
bar-result = Show the result
bar-waiting = { $name } is thinking…
bar-waiting-gone = It is { $name }’s turn, but { $name } is not here right now.
bar-waiting-bot = A bot may step in from { $time } on.
bar-waiting-many = Waiting for { $names }
bar-chosen = You have chosen. Waiting for { $names }
bar-choose-again = Change my choice

## Why a click does nothing

why-replay = You are looking at an earlier position. Go back to the game, or play on from here.
why-over = The game is over.
why-watching = You are watching this table.
why-not-your-turn = It is { $name }’s turn.
why-not-now = That is not possible now.

## Places, explained

place-start = Starting player space
place-calendar = Calendar
place-jungle = Jungle at Palenque { $space }
explain-now = Now
explain-rule = The rule
close = Close
seat-name = Player { $n }

## The window

title-chapter = { $game }: { $chapter }
title-your-turn = Your turn – { $game }
title-over = Game over – { $game }
side-label = Panels beside the board
tabs-label = Parts of the table
tray-label = Tabs beside the board
tab-chat = Chat
tab-hints = Hints
tab-outlook = Outlook
tab-choices = Choices
tab-since = News
tab-seat = Player
tab-explain = Help
tab-me = Me
tab-tiles = Tiles
tab-temples = Temples
tab-tech = Tech
tab-players = Players
tab-log = Log

## The board as text

list-calendar = Calendar
list-day = Day { $day } of { $last }, age { $age }
list-food-goods =
    { $days ->
        [0] Food Day at the end of this round (day { $day }); it gives goods
        [one] Food Day in { $days } day (day { $day }); it gives goods
       *[other] Food Day in { $days } days (day { $day }); it gives goods
    }
list-food-points =
    { $days ->
        [0] Food Day at the end of this round (day { $day }); it gives points
        [one] Food Day in { $days } day (day { $day }); it gives points
       *[other] Food Day in { $days } days (day { $day }); it gives points
    }
list-start = Starting player space: { $who }; { $corn } corn on the calendar
list-marker = Starting player: { $name }
list-skulls = Skulls in the bank: { $n }
list-space = Space
list-action = Action
list-worker = Worker
list-free = free
list-neutral = dummy worker
list-jungle = ({ $corn ->
        [one] { $corn } corn tile
       *[other] { $corn } corn tiles
    }, { $wood ->
        [one] { $wood } wood tile
       *[other] { $wood } wood tiles
    })
list-used = (used)
list-temples = Temples
list-player = Player
list-step = step { $step }, worth { $points }
list-technologies = Technologies
list-buildings = Buildings ({ $n } more in the deck)
list-monuments = Monuments
list-empty = empty space
list-players = Players
list-points = Points
list-workers = Workers
list-free-of = { $free } of { $all } free
list-tiles = Tiles

## A game without a board of its own

plain-picture = The position as a picture
plain-no-picture = The picture could not be drawn. The list view has everything in words.
plain-zoom = Picture in full size
plain-nothing = There is nothing to choose right now.
