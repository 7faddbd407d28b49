# The top bar, the log, hints, looking back, the result.

look-start-page = Start page
look-day = Day { $day }
look-day-of = of { $last }
look-strip = Day { $day } of { $last }. Food Days: { $days }
look-food-in = Food Day in { $days ->
    [one] { $days } day
   *[other] { $days } days
}
look-food-today = Food Day today
look-food-need = { $when }: you need { $need } corn, you have { $have }
look-food-fed = { $when }: your farms feed all your workers
look-food-in-short = In { $days ->
    [one] { $days } day
   *[other] { $days } days
}
look-food-today-short = Today
look-food-when = Food Day: { $when }
look-food-need-short = { $when }: { $need } corn needed, you have { $have }
look-food-need-tiny = { $when }: need { $need }, have { $have }
look-food-fed-short = { $when }: all workers are fed
look-food-goods = Food Day that gives goods
look-food-points = Food Day that gives points

look-connection-online = Connected
look-connection-connecting = Connecting…
look-connection-offline = Connection lost
look-connection-lost = No connection; your unconfirmed turn is kept. Trying again.

look-chat = Chat
look-chat-unread = { $n ->
    [0] Chat
    [one] Chat: { $n } new message
   *[other] Chat: { $n } new messages
}
look-list = List view: the table as text
look-help = Help
look-settings = Settings
look-language = Language
look-menu = Table menu
look-copy-table = Copy the link to this table
look-copy-seat = Copy the secret link to my seat
look-copy-seat-why = For your own other devices. Anyone who has it can play for you: do not share it.
look-copied = Copied.
look-copy-by-hand = It could not be copied. Please copy it by hand:
look-record = Download the record
look-rematch = Rematch
look-hand-over = Hand my seat to a bot
look-hand-over-why = A bot plays for you. You can take your seat back.
look-hand-over-yes = Hand it over
look-take-back = Play for myself again
look-mute = Mute this table
look-mute-why = No alerts about your turns here
look-unmute = Unmute this table
look-unmute-why = It is muted now
look-leave = Leave the table
look-leave-why = A bot plays for you until you come back.
look-leave-yes = Leave
look-no = No
look-new-table = New table

look-log = Log
look-log-lines = All turns, oldest first
look-log-empty = Nothing has happened yet.
look-log-since = Since your last turn
look-log-show = Show this moment on the board

look-telling-end = { $name } ends the turn
look-skip = Skip
look-close = Close
look-cancel = Cancel
look-try-again = Try again

look-since = Since your last turn
look-since-mine = For you:
look-since-ok = Continue
look-to = becomes
look-corn = Corn
look-wood = Wood
look-stone = Stone
look-gold = Gold
look-skull = Crystal skulls
look-points = Points

look-replay = Replay
look-replay-at = { $n ->
    [0] before the first decision
    [one] after { $n } decision
   *[other] after { $n } decisions
}
look-replay-slider = Moment of the game
look-replay-first = To the beginning
look-replay-day-back = One day back
look-replay-back = One step back
look-replay-play = Play
look-replay-pause = Pause
look-replay-on = One step forward
look-replay-day-on = One day forward
look-replay-last = To the end
look-replay-link = Copy link to this moment
look-copy-link = Copy link
look-replay-leave = Back to the game
look-try = Play on from here
look-try-wait = Creating your own table…
look-result = Result

look-outlook = Who is ahead?
look-outlook-wait = Evaluating the position…
look-outlook-win = wins { $n }%
look-outlook-points = about { $points } points

look-hint = Hint
look-hint-wait = A bot is thinking about your turn…
look-hint-again = Ask for a hint
look-hint-not-yours = Hints are for your own turn. Wait until it comes.
look-hint-complete = Your turn is complete: all you have to do is confirm it.
look-hint-do = Do it all
look-hint-first = Only the first step
look-hint-weaker = Much weaker: { $n ->
    [one] { $n } plan
   *[other] { $n } plans
}
look-hint-found = { $n ->
    [one] { $n } plan, the best one shown on the board.
   *[other] { $n } plans, the best one shown on the board.
}
look-hint-against = Against { $names }.
look-hint-person = { $name } (a person, taken as: { $strength })
look-hint-bot = { $name } ({ $strength } bot)
look-hint-took = took { $seconds } s
look-hint-error = wins ± { $n }
look-hint-points = about { $points } points (± { $error })
look-hint-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $n }%
look-hint-games = { $lines ->
    [one] { $lines } line examined
   *[other] { $lines } lines examined
}, { $games ->
    [one] { $games } game played out
   *[other] { $games } games played out
}

look-refused = That did not work. Please try again.
look-refused-unreachable = The server cannot be reached right now. Please try again.
look-refused-rated = This game is rated: hints, evaluations and what-if tables are available when it is over.
look-refused-not-now = That is not possible at this point in the game.
look-refused-not-allowed = Only the player in this seat can do that.
look-refused-too-many-requests = Too many attempts. Wait a moment and try again.
look-refused-unavailable = All bots are busy. Try again in a moment.

look-end = The game is over
look-end-you = You win with { $points } points
look-end-won = { $names } wins with { $points } points
look-end-shared = { $names } share the victory with { $points } points each
look-end-sources = Where the points came from
look-end-source = Source
look-end-total = Total
look-end-days = Points day by day
look-end-day = Day
look-end-back = Replay from the start
look-end-board = Back to the board
look-end-wait = Adding up the points…
look-place = { $n }.
