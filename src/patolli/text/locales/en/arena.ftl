# Tournaments: the table in the terminal and the report.

text = { $id }

## The report

title = { $game }: tournament of agents
played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players } players, { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }
intervals = 95% confidence intervals; they allow for several games sharing a deal.

section-short = In short
section-agents = The agents
section-ratings = Ratings
section-wins = Wins
section-days = Points day by day
section-sources = Where points come from
section-openings = Openings
section-duels = Who finishes ahead of whom
section-seats = Seats
section-speed = Length and speed
section-faults = Faults
section-made = How it was made

## In short

short-first = { $agent } won most often: { $share } of its games. If all agents were equally strong, that would be { $fair }.
short-above = It finished ahead of { $other } in { $share } of their games together.
short-sure = Chance alone does not explain that.
short-unsure = That may be chance: more games would tell.
short-alone = { $agent } played against itself.
short-winner = The winner of a game scores { $points } points on average.
short-partly =
    { $played ->
        [one] The tournament is not finished: { $played } game of { $games } so far.
       *[other] The tournament is not finished: { $played } games of { $games } so far.
    }
short-faults =
    { $n ->
        [one] An agent failed to answer { $n } time, and a random move was made in its place.
       *[other] Agents failed to answer { $n } times, and random moves were made in their place.
    }

## What tables and charts say

caption-agents = The strongest first. Wins: share of the seats that won, a shared win counted in parts. Points and place: mean per seat. In brackets: the interval.
caption-ratings = OpenSkill rating: everybody starts at 25. The line through a dot is its interval.
caption-wins = Share of the seats that won, with its interval; a shared win counts in parts. The dashed line: if all agents were equally strong.
caption-days = Mean points of a seat at the end of each day. The last value is the final score.
caption-sources = Mean points of a seat by source. What is lost lies left of zero; two triangles mark the total.
caption-openings =
    { $n ->
        [one] How often a seat with this opening won, with the interval; only openings seen at least { $n } time. Dashed: the average. This shows what goes along with winning, not what causes it.
       *[other] How often a seat with this opening won, with the interval; only openings seen at least { $n } times. Dashed: the average. This shows what goes along with winning, not what causes it.
    }
caption-duels = How often the agent of the row finished ahead of the agent of the column when both sat at a table; equal places count half. Bold: chance alone does not explain it.
caption-seats = What the order at the table is worth, whoever sat there: share of wins with its interval.
caption-speed = Decisions with more than one option, per seat and game, and the time each of them took.
caption-faults =
    { $n ->
        [one] { $n } fault
       *[other] { $shown } of { $n } faults
    }
note-together = Strong and weak agents are mixed here: an opening that the strong ones like looks good.
all-agents = All agents together
numbers = Numbers
mark-fair = equally strong: { $share }
mark-average = average: { $share }
seat-number = Seat { $n }

head-agent = Agents
head-games = Games
head-rating = Rating
head-wins = Wins
head-points = Points
head-place = Place
head-faults = Faults
head-day = Day
head-source = Source
head-opening = Opening
head-times = Seen
head-chosen = Chosen
head-seat = Seat
head-decisions = Decisions
head-time = ms per decision
head-game = Game
head-decision = Decision
head-problem = Problem

## Length and speed

length = On average a game has { $decisions } decisions with more than one option.
thinking = All agents together thought for { $time }, or { $each } per game.
hours = { $n } hours
minutes = { $n } minutes
seconds = { $n } seconds
milliseconds = { $n } milliseconds

## Faults

no-faults = No agent failed to answer.
faults-mean = An agent that crashes, hangs or names no legal move has committed a fault. The game goes on with a random move in its place.

## How it was made

made-how = The settings below determine every game, so anyone can reproduce them; only timings, and agents that think by the clock, will differ.
made-command = The command, with the same version and the same agents:
made-players = Players
made-deals = Different deals
made-seed = Seed
made-limit = Time for a decision
made-version = Patolli version
no-limit = not set
games-of = { $played } of { $games }

## The table in the terminal

table-winner = Points of the winner: { $points }
table-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions a game, { $time } of thinking
table-fair = Equally strong: { $share } wins

## Openings of Tzolk'in

opening-keep = Wealth tiles kept
opening-first = Workers placed on the first turn
opening-technology = First technology advanced
start-space = starting player space
