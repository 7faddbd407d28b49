# The pages around the table: start, new table, lists, results, learning, settings, chat, errors.

## Everywhere

pages-window = { $name } – Patolli
pages-home = To the start page
pages-skip = Skip to the content
pages-nav = Pages
pages-nav-play = Play
pages-nav-tables = Tables
pages-nav-results = Results
pages-nav-learn = Learn
pages-fan = Unofficial fan work, not affiliated with the publishers of Tzolk'in or Imperial Settlers.
pages-loading = Loading …
pages-retry = Try again
pages-close = Close
pages-cancel = Cancel
pages-save = Save
pages-copy = Copy
pages-copied = Copied
pages-more = More
pages-offline = No connection: what you see may be old. Trying again …
pages-nowhere = There is no such page
pages-nowhere-text = The link may be mistyped, or old.

## Start

pages-slogan = The great calendar turns
pages-lead = Play strategy games with friends or against bots, watch, look back and learn: in your browser, without an account.
pages-play-now = Play now
pages-bots = Bots
pages-players = Players
pages-game = Game
pages-option-any = any
pages-option-gap = Choose for the seats from the first on, without gaps.
pages-strength-easy = Easy
pages-strength-normal = Normal
pages-strength-hard = Hard
pages-strength-expert = Expert
pages-my-tables = My running tables
pages-way-new = New table
pages-way-new-text = With friends, bots, a clock
pages-way-open = Join a table
pages-way-open-text = Somebody waits for you
pages-way-watch = Watch
pages-way-watch-text = Games in progress
pages-way-learn = Learn
pages-way-learn-text = The game in five minutes
pages-join-link = Did somebody send you a link?
pages-join-go = To the table
pages-join-link-wrong = This is not the link of a table: it has /t/ and 16 letters and digits.

## Tables

pages-table = Table
pages-table-of =
    { $n ->
        [one] Table for { $n } player
       *[other] Table for { $n } players
    }
pages-table-loading = To the table …
pages-table-gone = There is no such table
pages-table-gone-text = The link may be mistyped, or the table has been cleared away.
pages-secret-wrong = This seat is not yours any more
pages-secret-wrong-text = The secret in the link, or the one kept in this browser, belongs to no seat at this table: somebody got up, or the link is not complete. You can watch.
pages-watch-on = Watch
pages-your-turn = Your turn
pages-turn-of = { $name } to play
pages-playing = Running
pages-over = Over
pages-won-by = Won by { $name }
pages-winner = Winner
pages-waiting-start = About to begin
pages-free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
pages-rated = Rated
pages-unrated = Not rated
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
pages-none-mine = You do not sit at any table yet.
pages-none-open = Nobody is waiting for players just now. Open a table yourself!
pages-none-playing = No public game is being played just now.
pages-none-over = No public game has been finished yet.
pages-none-found = No table of a player whose name begins with “{ $name }”.
pages-upload = Open a record
pages-upload-text = A finished game can be looked at, an unfinished one goes on. Records are JSON files, downloaded at a table.
pages-upload-choose = Choose a file
pages-upload-seat = Who do you play?
pages-upload-all = All seats, or only watch
pages-upload-go = Open
pages-upload-large = This file is larger than 4 MB: that is no record of a game.
pages-upload-not-json = This file is not JSON.
pages-upload-not-record = This file is not the record of a game.
pages-upload-partial = This record was downloaded during a game and lacks what was secret then: only the record of the finished game can be opened.

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
pages-new-open-hint = After making the table you get a link to send. You begin when everybody is there, or fill free seats with bots.
pages-new-title = Title
pages-new-title-hint = Optional
pages-new-listed = In the public list
pages-new-listed-hint = Anybody can find the table, join and watch. Otherwise only those with the link.
pages-new-rated-hint = The result counts for the ratings. For players with a claimed name, and bots.
pages-clock = Time
pages-clock-none = No clock
pages-clock-bank = Minutes per game
pages-clock-days = Days per turn
pages-clock-minutes = Minutes for the game
pages-clock-increment = Seconds more per turn
pages-clock-days-turn = Days for every turn
pages-clock-expiry = When the time is used up
pages-clock-expiry-bot = A bot goes on
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
pages-new-make = Make the table
pages-new-start = Start the game
pages-new-name-needed = A name is needed here.
pages-name-long = A name has at most 40 characters.
pages-new-name-twice = Somebody else has this name already.
pages-new-nobody = At least one seat must be yours.
pages-new-title-long = A title has at most 80 characters.
pages-new-rated-name = Claim a name first: a rated table is for named players and bots.
pages-new-rated-here = Others at this screen have no claimed name: this table cannot be rated.
pages-new-minutes-wrong = From 1 to 1440 minutes.
pages-new-increment-wrong = From 0 to 3600 seconds.
pages-new-days-wrong = From 1 to 30 days.

## Before the game

pages-lobby-seats = Seats
pages-lobby-start = Begin
pages-lobby-fill =
    { $n ->
        [one] { $n } seat is still free. Wait for somebody, or let a bot take it.
       *[other] { $n } seats are still free. Wait for others, or let bots take them.
    }
pages-lobby-all = Everybody is here.
pages-lobby-start-bots = Start with bots
pages-lobby-join = Choose a free seat to play.
pages-lobby-full = All seats are taken. You are watching; the game begins in a moment.
pages-lobby-link = Send this link
pages-lobby-link-hint = Whoever has it can join or watch.
pages-lobby-own-link = My seat on another device
pages-lobby-own-link-hint = This link is your seat. Do not give it to anybody.
pages-your-name = Your name
pages-your-name-hint = As the others will see it
pages-sit = Sit here
pages-leave = Get up

## Results and players

pages-ratings = Ratings
pages-rating = Rating
pages-rating-hint = The rating is the skill that is as good as certain: it rises with wins and with the number of games.
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
pages-mean = Points on average
pages-mean-winner = Points of the winner
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
pages-theme-system = As the system
pages-theme-light = Light
pages-theme-dark = Dark
pages-theme-to-light = Switch to light
pages-theme-to-dark = Switch to dark
pages-speed = Others' turns
pages-speed-off = Do not show
pages-speed-fast = Fast
pages-speed-normal = Step by step
pages-confirm = Confirm turns
pages-confirm-hint = A turn is sent only with a click on “Confirm turn”.
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
pages-help-place = Place workers: click a glowing space. The price in corn is on it.
pages-help-pick = Or pick up workers: click one of yours, then choose what it does.
pages-help-undo = Everything can be undone until you confirm.
pages-help-confirm = “Confirm turn” makes it final, and the next player is on.
pages-help-keys = Keys
pages-help-learn = How the game works
pages-key-gears = Jump to a gear
pages-key-arrows = Walk over its spaces
pages-key-enter = Choose
pages-key-undo = Undo
pages-key-confirm = Confirm the turn
pages-key-close = Close
pages-key-hint = Hint
pages-key-list = List view
pages-key-help = This help
pages-key-replay = When looking back: a step back, a step on

## Learn

pages-learn-title = How { $game } works
pages-learn-lead = You lead a Maya tribe. Your workers ride on gears that the great calendar turns: the longer you wait, the more they bring. But they want to eat, and others want to move, too.
pages-learn-turn = Your turn
pages-learn-turn-text = Place workers, or pick up workers: one of the two, never both. A worker goes to the lowest free space of a gear and costs its number in corn; the second one costs 1 more, the third 2 more, and so on. Almost out of corn? Beg, and anger a god.
pages-learn-gears = The gears
pages-learn-gears-text = After everybody's turn the calendar turns by one day, and every worker moves to the next, better space. When you pick one up, use its action or a lower one of the same gear for 1 corn per step back. Who waits too long falls off the gear with nothing.
pages-learn-cities = Five cities
pages-learn-cities-text = Palenque gives corn and wood, Yaxchilan blocks of wood, stone and gold and crystal skulls. Tikal is for technologies and buildings, Uxmal for trade and new workers. In Chichen Itza you give skulls for points and the favour of the gods.
pages-learn-food = Food days
pages-learn-food-text = On days 8, 14, 21 and 27 every worker eats 2 corn; each one that stays hungry costs 3 points. Then the temples give: goods on days 8 and 21, points on days 14 and 27.
pages-learn-temples = Three temples
pages-learn-temples-text = Climb the steps of Chaac, Quetzalcoatl and Kukulcan. The higher you stand, the more you get on food days, and the one who stands highest gets a bonus.
pages-learn-technologies = Four technologies
pages-learn-technologies-text = Agriculture, extraction, architecture and theology make your actions better for the rest of the game. Levels cost 1, 2 and 3 blocks.
pages-learn-buildings = Buildings and monuments
pages-learn-buildings-text = Buildings help at once, farms feed workers for the whole game. Monuments are dear, but score many points at the end. After day 14 new buildings are offered.
pages-learn-end = The end
pages-learn-end-text = After day 27 monuments score, every skull left is 3 points, and 4 corn 1 point; blocks count as 2, 3 or 4 corn. The most points win.
pages-learn-first = Your first game
pages-learn-step-1 = Choose two of four wealth tiles. Much corn and a wood or two is a good beginning.
pages-learn-step-2 = Place two or three workers early, where it is cheap: Palenque for corn, Yaxchilan for blocks.
pages-learn-step-3 = Let them ride for two or three days before you pick them up, and keep 2 corn per worker for the food day.
pages-learn-step-4 = Choose a plan: a technology you use often, many buildings, or skulls for Chichen Itza. A farm or two saves much corn.
pages-learn-step-5 = In the second half climb the temples and aim at one or two monuments. And do not forget: the last days are short.
pages-learn-try = Try it
pages-learn-try-text = Easy bots make mistakes, too. Nothing is final until you confirm, and the hint button shows good moves.

## Errors: by the server's word for them

pages-error-bad-request = The server does not accept this.
pages-error-not-found = There is no such thing, or it is gone.
pages-error-not-known = The server does not know who you are. Sign in again.
pages-error-not-allowed = You may not do this.
pages-error-not-now = This is not possible now.
pages-error-stale = Somebody was faster: the table has changed.
pages-error-bad-turn = This turn is not possible.
pages-error-too-many-requests = That was too often. Wait a moment and try again.
pages-error-too-large = This is too large.
pages-error-unavailable = The server is not ready. Try again in a moment.
pages-error-failed = Something went wrong on the server.
pages-error-unreachable = The server cannot be reached. Check your connection.
pages-error-join-not-now = This seat has just been taken, you have one already, the game has begun, or two guests from your network sit here already.
pages-error-join-not-allowed = This table is rated: claim a name first.
pages-error-start-not-now = The game has begun already, or a seat is free again.
pages-error-claim-not-now = This name, or one that looks the same, is taken. Choose another, or sign in.
pages-error-claim-bad-request = This name is not possible. It needs a letter or a digit, has no slash, does not mix alphabets, and is not the name of a bot.
pages-error-login-not-known = The name or the password is wrong.
pages-error-login-link-not-known = The secret in this link belongs to no player any more.
pages-error-password-not-known = The old password is wrong.
pages-error-logout-not-now = Set a password first: without one nobody could use this name again.
pages-error-upload-over-bad-request = The game in this file is over, it can only be looked at: choose “All seats, or only watch”.
pages-error-chat-too-many-requests = You have written a lot in a short time. Wait a moment, then send it again.
pages-error-chat-not-allowed = Whoever made this table has blocked you: you can read, but not write here.
pages-error-blocked-not-allowed = Whoever made this table has blocked you here: you can watch.
pages-error-remove-not-now = The game has begun, or this seat is free already.
pages-error-remove-not-allowed = Only whoever made this table can remove somebody.
