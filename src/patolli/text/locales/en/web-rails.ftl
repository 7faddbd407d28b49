# The rails beside the board: players, temples, technologies, tiles; and the choice of starting wealth.

rails-players = Players
rails-temples = Temples
rails-technologies = Technologies
rails-buildings = Buildings
rails-monuments = Monuments

## Players

rails-you = you
rails-you-named = { $name } (you)
rails-bot = bot
rails-start-player = Starting player
rails-on-turn = It is { $name }’s turn
rails-points =
    { $n ->
        [one] { $text } point
       *[other] { $text } points
    }
rails-goods-corn = { $n } corn
rails-goods-wood = { $n } wood
rails-goods-stone = { $n } stone
rails-goods-gold = { $n } gold
rails-goods-skulls =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
rails-workers =
    { $all ->
        [one] { $free } of { $all } worker in hand
       *[other] { $free } of { $all } workers in hand
    }
rails-two-days = Light side: may advance the calendar two days once
rails-two-days-used = Dark side: has used the two-day advance
rails-technology-level = { $technology }, level { $level }
rails-tiles-of =
    { $n ->
        [one] { $name }: { $n } tile, show it
       *[other] { $name }: { $n } tiles, show them
    }
rails-tiles-none = no tiles yet
rails-tiles-title = Tiles of { $name }
rails-corn-tiles =
    { $n ->
        [one] { $n } corn harvest tile
       *[other] { $n } corn harvest tiles
    }
rails-wood-tiles =
    { $n ->
        [one] { $n } wood harvest tile
       *[other] { $n } wood harvest tiles
    }
rails-hand-over = Let a bot play
rails-hand-over-name = Let a bot play for { $name }
rails-clock = Time left: { $time }
rails-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Temples and technologies

rails-can-choose = You can choose this now
rails-on-step = { $name } on step { $step }
rails-on-level = { $name } on level { $level }
rails-temple-leads =
    { $bonus ->
        [one] { $name } leads: { $bonus } extra point at the end of this age.
       *[other] { $name } leads: { $bonus } extra points at the end of this age.
    }
rails-temple-shared = The lead is shared: half of the { $bonus } points each ({ $half }) at the end of this age.
rails-temple-points = Points day
rails-temple-goods = Goods day
rails-level = Level { $level }:
rails-bonus = Bonus:
rails-prices = Prices: 1, 2 and 3 blocks for levels 1, 2 and 3, then 1 block for the bonus

## Tiles

rails-deck =
    { $n ->
        [0] none left
       *[other] { $n } to come
    }
rails-tile-none = Empty space
rails-tile-coming = A new building comes here at the end of the turn
rails-monuments-none = All monuments have been built.

## Starting wealth

rails-keep-title = Starting wealth
rails-keep = Choose the two tiles you want to keep.
rails-keep-one-more = One more.
rails-keep-confirm = These two. Confirm, or put one back.
rails-keep-full = You keep two tiles: put one back first.
rails-keep-soon = You will choose soon: others are choosing now.
rails-keep-wait = The others are still choosing.
rails-keep-note = You get everything the two tiles show. The other two leave the game. Nobody sees your choice until all have chosen.
