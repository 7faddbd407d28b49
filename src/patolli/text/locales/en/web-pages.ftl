# The pages around the table: start, new table, lists, results, learning, settings, chat, errors.

## Everywhere

pages-window = { $name } – Patolli
pages-home = To the start page
pages-skip = Skip to the content
pages-nav = Pages
pages-nav-play = Play
pages-nav-tables = Tables
pages-nav-results = Results
pages-nav-cards = Cards
pages-nav-learn = Learn
pages-fan = Unofficial fan work, not affiliated with the publishers of Tzolk'in or Imperial Settlers.
pages-loading = Loading…
pages-retry = Try again
pages-close = Close
pages-cancel = Cancel
pages-save = Save
pages-copy = Copy
pages-copied = Copied
bar-confirm = Confirm turn
pages-more = More
pages-offline = No connection: what you see may be out of date. Trying again…
pages-nowhere = Page not found
pages-nowhere-text = The link may be mistyped or out of date.

## Start

pages-slogan = Great games, a good table
pages-lead = Play strategy games with friends or against bots, watch, replay and learn: in your browser, without an account.
pages-play-now = Play now
pages-new-to-it = New to it?
pages-new-to-it-learn = Learn it on the board, step by step
pages-bots = Bots
pages-players = Players
pages-game = Game
pages-game-players = { $least } to { $most } players
pages-option-any = any
pages-option-gap = Choose for the seats in order, without gaps.
pages-strength-easy = Easy
pages-strength-normal = Normal
pages-strength-hard = Hard
pages-strength-expert = Expert
pages-my-tables = My games in progress
pages-way-new = New table
pages-way-new-text = With friends, bots, a clock
pages-way-open = Join a table
pages-way-open-text = Somebody is waiting for you
pages-way-watch = Watch
pages-way-watch-text = Games in progress
pages-way-learn = Learn
pages-way-learn-text = The game in five minutes
pages-join-link = Did somebody send you a link?
pages-join-go = Go to the table
pages-join-link-wrong = This is not a table link. A table link contains /t/ followed by 16 letters and digits.

## Tables

pages-table = Table
pages-table-of =
    { $n ->
        [one] Table for { $n } player
       *[other] Table for { $n } players
    }
pages-table-loading = Opening the table…
pages-table-gone = Table not found
pages-table-gone-text = The link may be mistyped, or the table has been removed.
pages-secret-wrong = This seat is no longer yours
pages-secret-wrong-text = The secret in the link, or the one kept in this browser, does not belong to any seat at this table: the seat was given up, or the link is incomplete. You can watch.
pages-watch-on = Watch
pages-your-turn = Your turn
pages-turn-of = { $name }’s turn
pages-playing = In progress
pages-over = Finished
pages-won-by = Won by { $name }
pages-winner = Winner
pages-waiting-start = About to start
pages-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
pages-rated = Rated
pages-unrated = Not rated
pages-coached = With a coach
pages-listed = In the public list
pages-private = Only with the link
pages-with-clock = With a clock
pages-bot = Bot
pages-you = You
pages-seat-name = Player { $n }
pages-seat-free = Free seat
pages-show-mine = Mine
pages-show-open = To join
pages-show-playing = To watch
pages-show-over = Finished
pages-search = Name of a player
pages-search-go = Search
pages-none-mine = You are not sitting at any table yet.
pages-none-open = Nobody is looking for players right now. Open a table yourself!
pages-none-playing = No public game is in progress right now.
pages-none-over = No public game has been finished yet.
pages-none-found = No table with a player whose name begins with “{ $name }”.
pages-upload = Open a record
pages-upload-text = A finished game can be replayed, an unfinished one continued. Records are JSON files, downloaded from a table.
pages-upload-choose = Choose a file
pages-upload-seat = Which seat do you play?
pages-upload-all = All seats, or only watch
pages-upload-go = Open
pages-upload-large = This file is larger than 4 MB, so it cannot be the record of a game.
pages-upload-not-json = This file is not JSON.
pages-upload-not-record = This file is not the record of a game.
pages-upload-partial = This record was downloaded during a game and lacks what was secret then. Only the record of a finished game can be opened.

## New table

pages-new = New table
pages-new-who = Who plays
pages-new-how = How it is played
pages-seat-number = Seat { $n }
pages-seat-their-name = Name on seat { $n }
pages-seat-strength = Strength of the bot on seat { $n }
pages-seat-me = Me
pages-seat-here = At this screen, too
pages-seat-open = Free, by link
pages-seat-bot = Bot
pages-seat-open-hint = for whoever has the link
pages-new-open-hint = Once the table is created, you get a link to send. Start when everybody is there, or fill free seats with bots.
pages-new-title = Title
pages-new-title-hint = Optional
pages-new-listed = In the public list
pages-new-listed-hint = Anybody can find, join and watch the table. Otherwise only those with the link can.
pages-new-rated-hint = The result counts toward ratings. For players with a claimed name, and bots.
pages-new-coach = Coach
pages-new-coach-hint = Explains what is new, and speaks up when a turn would lose a lot. Against bots, not rated.
pages-clock = Time
pages-clock-none = No clock
pages-clock-bank = Minutes per game
pages-clock-days = Days per turn
pages-clock-minutes = Minutes for the game
pages-clock-increment = Extra seconds per turn
pages-clock-days-turn = Days per turn
pages-clock-expiry = When time runs out
pages-clock-expiry-bot = A bot takes over
pages-clock-expiry-wait = The others decide
pages-clock-none-is = No clock
pages-clock-bank-is =
    { $seconds ->
        [0] { $minutes } min per player
       *[other] { $minutes } min per player, +{ $seconds } s per turn
    }
pages-clock-days-is =
    { $n ->
        [one] { $n } day per turn
       *[other] { $n } days per turn
    }
pages-new-make = Create table
pages-new-start = Start the game
pages-new-name-needed = Enter a name.
pages-name-long = A name can have at most 40 characters.
pages-new-name-twice = Somebody else already has this name.
pages-new-nobody = At least one seat must be yours.
pages-new-title-long = A title can have at most 80 characters.
pages-new-rated-name = Claim a name first: a rated table is for named players and bots.
pages-new-rated-here = Others at this screen have no claimed name, so this table cannot be rated.
pages-new-minutes-wrong = From 1 to 1440 minutes.
pages-new-increment-wrong = From 0 to 3600 seconds.
pages-new-days-wrong = From 1 to 30 days.

## Before the game

pages-lobby-fill =
    { $n ->
        [one] { $n } seat is still free. Wait for somebody, or let a bot take it.
       *[other] { $n } seats are still free. Wait for others, or let bots take them.
    }
pages-lobby-all = Everybody is here.
pages-lobby-join = Choose a free seat to play.
pages-lobby-full = All seats are taken. You are watching; the game starts in a moment.
pages-lobby-link-hint = Whoever has it can join or watch.
pages-lobby-own-link = My seat on another device
pages-lobby-own-link-hint = This link is your seat. Do not share it with anyone.
pages-your-name = Your name
pages-your-name-hint = As the others will see it
pages-sit = Sit here
pages-leave = Leave the seat

## Results and players

pages-ratings = Ratings
pages-rating = Rating
pages-rating-hint = A cautious estimate of skill: everybody begins at 1500, and it rises with wins and with the number of games.
pages-rating-size = Number of players
pages-rating-all = All
pages-rating-history = Rating over time
pages-rating-date = Date
pages-place = Place
pages-name = Name
pages-games = Games
pages-wins = Wins
pages-statistics = Finished games
pages-finished =
    { $n ->
        [one] { $n } game has been finished.
       *[other] { $n } games have been finished.
    }
pages-mean = Average score
pages-mean-winner = Average winning score
pages-by-seat = Wins by seat
pages-none-ratings = Nobody has finished a rated game yet. Be the first!
pages-none-statistics = No game has been finished yet.
pages-no-player = Nobody has claimed this name.
pages-player-since = Here since { $date }
pages-player-unrated = No rated game yet.
pages-player-tables = Last games
pages-none-player = No public game has been finished yet.

## Your name

pages-name-title = Your name
pages-name-why = You can play as a guest. With a name of your own you get a rating, and find your tables on every device.
pages-name-claim = Claim a name
pages-name-secret-title = Keep this link.
pages-name-secret-text = Without a password it is the only way to be this player on another device, or when this browser forgets. It is shown only now.
pages-name-secret = Your secret link
pages-name-page = My results
pages-name-forget = Forget the name here
pages-login = Sign in
pages-logout = Sign out
pages-password = Password
pages-password-optional = Password (optional)
pages-password-hint = At least 8 characters. Without one you get a secret link.
pages-password-short = At least { $n } characters.
pages-password-set = Set a password
pages-password-change = Change the password
pages-password-old = Old password
pages-password-new = New password
pages-password-devices = All other devices are signed out.
pages-password-done = The password has been saved.

## Settings

pages-settings = Settings
pages-language = Language
pages-theme = Appearance
pages-theme-system = Same as system
pages-theme-light = Light
pages-theme-dark = Dark
pages-theme-to-light = Switch to light
pages-theme-to-dark = Switch to dark
pages-speed = Others' turns
pages-speed-off = Do not show
pages-speed-fast = Fast
pages-speed-normal = Step by step
pages-confirm = Confirm turns
pages-confirm-hint = A turn is sent only when you click “{ bar-confirm }”.
pages-list = List view
pages-list-hint = The whole board as text, for screen readers and fast players.
pages-sounds = Sounds
pages-sounds-hint = A short tone when it is your turn.

## Chat

pages-chat = Chat
pages-chat-empty = Nobody has said anything yet.
pages-chat-text = Your message
pages-chat-send = Send
pages-watcher = Spectator

## Help

pages-help = Help
pages-help-turn = A turn
pages-help-place = Place workers: click a glowing space. It shows the price in corn.
pages-help-pick = Or pick up workers: click one of yours, then choose what it does.
pages-help-undo = Everything can be undone until you confirm.
pages-help-confirm = “{ bar-confirm }” makes it final, and it is the next player's turn.
pages-help-keys = Keys
pages-help-learn = How the game works
pages-key-gears = Jump to a gear
pages-key-arrows = Move between its spaces
pages-key-enter = Choose
pages-key-undo = Undo
pages-key-confirm = Confirm the turn
pages-key-close = Close
pages-key-hint = Hint
pages-key-list = List view
pages-key-rules = The rules of what you point at
pages-key-help = This help
pages-key-replay = In a replay: one step back, one step forward

## Errors: by the server's word for them

pages-error-bad-request = The server does not accept this.
pages-error-not-found = This does not exist, or it is gone.
pages-error-not-known = The server does not know who you are. Sign in again.
pages-error-not-allowed = You are not allowed to do this.
pages-error-not-now = This is not possible right now.
pages-error-stale = Somebody was faster: the table has changed.
pages-error-bad-turn = This turn is not possible.
pages-error-too-many-requests = Too many attempts. Wait a moment and try again.
pages-error-too-large = This is too large.
pages-error-unavailable = The server is not ready. Try again in a moment.
pages-error-failed = Something went wrong on the server.
pages-error-unreachable = The server cannot be reached. Check your connection.
pages-error-join-not-now = This seat has just been taken, you already have one, the game has started, or two guests from your network already sit here.
pages-error-join-not-allowed = This table is rated: claim a name first.
pages-error-start-not-now = The game has already started, or a seat is free again.
pages-error-claim-not-now = This name, or one that looks the same, is taken. Choose another, or sign in.
pages-error-claim-bad-request = A name must contain a letter or a digit, must not contain a slash or mix alphabets, and must not be a bot's name.
pages-error-login-not-known = The name or the password is wrong.
pages-error-login-link-not-known = The secret in this link no longer belongs to any player.
pages-error-password-not-known = The old password is wrong.
pages-error-logout-not-now = Set a password first: without one nobody could use this name again.
pages-error-upload-over-bad-request = The game in this file is over, so it can only be watched: choose “{ pages-upload-all }”.
pages-error-chat-too-many-requests = You have written a lot in a short time. Wait a moment, then send it again.
pages-error-chat-not-allowed = The host of this table has blocked you: you can read, but not write here.
pages-error-blocked-not-allowed = The host of this table has blocked you here: you can watch.
pages-error-remove-not-now = The game has started, or this seat is already free.
pages-error-remove-not-allowed = Only the host of this table can remove somebody.

pages-alerts = Alerts
pages-window-turns = ({ $n }) { $window }
pages-next-table = Next table ({ $n })
