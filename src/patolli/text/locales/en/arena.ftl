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
intervals = Intervals hold the true value with a probability of 95 %. They take into account that several games share a deal.

section-short = In short
section-agents = The agents
section-ratings = Ratings
section-wins = Wins
section-days = Points day by day
section-sources = How points are made
section-openings = Openings
section-duels = Who ends above whom
section-seats = Seats
section-speed = Length and speed
section-faults = Faults
section-made = How it was made

## In short

short-first = { $agent } won most often: { $share } of its seats. If everybody were equally strong, that would be { $fair }.
short-above = It ended above { $other } in { $share } of their meetings.
short-sure = Chance alone does not explain that.
short-unsure = That may be chance: more games would tell.
short-alone = { $agent } played against itself.
short-winner = The winner of a game has { $points } points on average.
short-partly =
    { $played ->
        [one] The tournament is not finished: { $played } game of { $games } so far.
       *[other] The tournament is not finished: { $played } games of { $games } so far.
    }
short-faults =
    { $n ->
        [one] { $n } time an agent failed to answer, and a random move was made in its place.
       *[other] { $n } times an agent failed to answer, and a random move was made in its place.
    }

## What tables and charts say

caption-agents = The strongest first. Wins: share of the seats that won, a shared win counted in parts. Points and place: mean of a seat. In brackets the interval.
caption-ratings = OpenSkill rating: everybody begins at 25. The line through a dot is its interval.
caption-wins = Share of the seats that won, with its interval; a shared win counts in parts. The dashed line: if everybody were equally strong.
caption-days = Mean points of a seat at the end of each day. The last one is the final score.
caption-sources = Mean points of a seat by source. What is lost lies left of zero; two triangles mark the total.
caption-openings =
    { $n ->
        [one] How often a seat with this opening won, with the interval; only openings seen at least { $n } time. Dashed: the average. It shows what goes along with winning, not what causes it.
       *[other] How often a seat with this opening won, with the interval; only openings seen at least { $n } times. Dashed: the average. It shows what goes along with winning, not what causes it.
    }
caption-duels = How often the agent of the row ended above the agent of the column, when both sat at a table; equal places count half. Bold: chance alone does not explain it.
caption-seats = What the order at the table is worth, whoever sat there: share of wins with its interval.
caption-speed = Decisions with more than one answer, of a seat in a game, and the time that one of them took.
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

length = A game has { $decisions } decisions with more than one answer on average.
thinking = All agents together thought for { $time }, or { $each } per game.
hours = { $n } hours
minutes = { $n } minutes
seconds = { $n } seconds
milliseconds = { $n } milliseconds

## Faults

no-faults = No agent failed to answer.
faults-mean = An agent that crashes, hangs or names no legal move has made a fault. The game goes on with a random move in its place.

## How it was made

made-how = Everything depends on this alone, so that anybody can play the same games; only times differ, and agents that think by the clock.
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
opening-first = Workers placed in the first turn
opening-technology = First technology advanced
start-space = start space
