# Help of the command line, and what is wrong with a call. A command is `play`, an option or argument of it `play-seats`, and
# its default, where it needs words, `play-seats-default`. What several commands have in common is `any-...`.
# `$values` is filled in by the program. Names of commands, options and files stay as they are. A line that begins
# with `patolli` is an example.

text = { $id }

## Headings and notes

usage = Usage: { $call }
arguments = Arguments
options = Options
commands = Commands
note-default = default: { $value }
note-required = required
note-variable = or the variable { $name }

## What stands for a value

metavar-options = OPTIONS
metavar-command = COMMAND
metavar-text = TEXT
metavar-game = GAME
metavar-file = FILE
metavar-name = NAME
metavar-value = VALUE
metavar-names = NAMES
metavar-kinds = KINDS
metavar-code = CODE
metavar-dir = FOLDER
metavar-out = PICTURE
metavar-seconds = SECONDS
metavar-days = DAYS
metavar-address = ADDRESS
metavar-new = NEW
metavar-old = OLD
metavar-faction = FACTION
metavar-word = WORD

## What is wrong with a call

try-help = Help: { $call }
stopped = stopped
aborted = Nothing was done.
error-option = There is no option { $name }.
error-near = Did you mean { $names }?
error-flag = The option { $name } takes no value.
error-no-value = The option { $name } needs a value.
error-argument = The argument { $name } is missing.
error-required = The option { $name } is missing.
error-value = { $name } must be { $wanted }.
error-command = There is no command “{ $name }”.
error-no-command = A command is missing: { $names }.
error-more = Too many arguments: { $text }
wanted-choice = one of { $names }
wanted-whole = a whole number
wanted-whole-least = a whole number, { $least } or more
wanted-whole-range = a whole number from { $least } to { $most }
wanted-number = a number
wanted-number-least = a number, { $least } or more
wanted-number-range = a number from { $least } to { $most }

## What cannot be done

refuse-game = no game is called { $name }; known games: { $known }
refuse-one-of = choose one of { $names }
refuse-read = cannot read { $file }: { $reason }
refuse-write = cannot write { $file }: { $reason }
refuse-folder = cannot make the folder { $file }: { $reason }
refuse-hash = --hash takes hexadecimal digits, at least { $least } of them
refuse-players = { $game } is for { $least } to { $most } players, not for { $n }
refuse-agent = no agent is called { $name }; known agents: { $known }
refuse-lesson-at = the record has positions 0 to { $last } in which something was decided: choose one of them with --at
refuse-language = a language is one of { $names }, not { $value }
refuse-resume-new = --resume continues a game as it is: without --players, --names, --seed and --option
refuse-file = a { metavar-file } is for --resume: { $call }
refuse-seat = a seat is one of { $names }, not { $value }
refuse-seats = --seats names { $seats } players, --players says { $players }
refuse-names = --names has { $names } names for { $players } players
refuse-exists = { $file } exists already; continue it with: { $call }, or choose another file
refuse-keyboard = --resume needs a file: the keyboard is for playing
refuse-option-record = --option is for a new deal: a record has its own
refuse-to = --to says from which position of a record to count: it needs --record { metavar-file }
refuse-theme = a theme is one of { $names }, not { $value }
refuse-table = there is no table { $id }: its id is the last part of its address
refuse-player = there is no player { $id }
refuse-database = there is no database { $file }: name it with --database sqlite:///{ metavar-file }
refuse-origin = an origin is like https://example.org, not { $value }
refuse-minutes = --minutes is a number above 0, not { $value }
refuse-plan = --games, --simulations and --layers are set by the file of --plan: leave them out
refuse-layers = --layers are two sizes such as 256x64, not { $value }
refuse-promise = the deal of this record is NOT the one that was promised as { $hash }
refuse-promise-noted = this record promises { $hash }: NOT the hash that you noted
refuse-no-rules = { $game } has no articles about its rules
refuse-rules-word = no article has { $word }; perhaps one of these: { $known }

## What a command says when it is done

done-verified = The deal is the one that was promised: { $hash }
done-legal = All { $n } moves are legal.
done-legal-over = All { $n } moves are legal, and the game is over.
done-compare = Compare the hash with the one that the table showed during the game (or use --hash).
done-backup = { $file }: { $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}, for your eyes only
ask-table = Delete the table { $id } for good?
ask-player = Delete { $name } for good?
done-table = Table { $id } is deleted; a running server forgets it within seconds.
done-player = { $name } is deleted; a running server may show the name until it restarts.
done-stopped = Stopped after { $n } of { $all } games.
done-points = { $game }: points
done-players = { $game }, { $n ->
    [one] { $n } player
   *[other] { $n } players
}
done-speed = { $games } games, { $decisions } decisions in { $seconds } s: { $rate } games/s, { $millions } million decisions/s (threads: { $jobs })
word-playing = playing
word-games = games
word-depth = depth
word-sequences = sequences
word-seconds = seconds
word-seat = seat
word-seat-n = seat { $n }
word-all = all
word-agent = agent
word-mean = mean
word-spread = spread
word-best = best
word-worst = worst

## Several commands

any-help = Show this help.
any-game = The game, by its name.
any-option = A choice the game offers before the deal; may be repeated. A value @{ metavar-file } is read from a file.
any-language = The language: { $values }.
any-file = A game record (JSON); - reads standard input.
any-json = Print JSON.
any-players = How many players.
any-players-default = 2, if two can play
any-jobs-default = all cores
any-seed = The same seed plays the same games.
any-database = sqlite:///{ metavar-file } or postgresql://USER@HOST/NAME; by default a file in your data folder.
any-ray = Play on a Ray cluster: its HOST:PORT, auto to find it, or local.
any-yes = Do not ask.

## patolli

patolli =
    Play, replay and study board games: Tzolk'in: The Mayan Calendar, and Imperial Settlers with the Aztecs expansion.

    Start with:
    patolli play tzolkin
    patolli play settlers

    An unofficial fan work, not affiliated with the publishers of the games.
patolli-version = Show the version.

play =
    Play a game in the terminal, against bots or with friends at one keyboard.

    patolli play                           you against one bot
    patolli play settlers                  the same, Imperial Settlers
    patolli play --players 4 --names Ana   you, called Ana, against three
    patolli play --seats human,human,hard  two people and a bot
    patolli play --resume                  continue the last game

    Every decision is a numbered list. Besides a number you can type:
    b board, h hint, u undo, l log, t tiles, r rules, s save, q quit, ? help.
    The game is saved after every decision: quit whenever you like.
play-file = With --resume: the saved game.
play-seats = Who decides for each player, separated by commas: human, easy, normal, hard, expert, or any bot from docs/agents.md.
play-seats-default = one human, normal bots
play-names = The players' names: Ana,Ben.
play-seed = The same seed deals the same game.
play-language-default = your system's
play-resume = Continue { metavar-file }, or the newest unfinished game.
play-save = Keep the game in this file.

serve = Host tables: the browser app, and games of people and bots over the network. More in docs/server.md.
serve-host = The address to listen on; 0.0.0.0 lets other machines in.
serve-port = The port; 0 picks a free one.
serve-open = Open the app in your browser when it is ready; without --port, on any free port.
serve-workers = Server processes; more than one needs PostgreSQL.
serve-bots = Processes in which bots think; with two or more, one is for quick bots.
serve-durability = What a confirmed turn survives, with SQLite: the end of the process, or a power cut.
serve-origin = A web page elsewhere that may open sockets here, such as https://example.org; may be repeated.
serve-proxy = A proxy is in front and passes addresses on by X-Forwarded-For.
serve-public = The address by which everybody reaches this server, such as https://games.example.org; for links in alerts.
serve-mail = Who sends mail for alerts: smtp://USER:PASSWORD@HOST:587/?from=ADDRESS; best set by the environment variable.
serve-private-alerts = Let alerts reach addresses of this machine and its network. Only among friends.
serve-keep = Delete finished tables after this many days; 0: never.
serve-limits = Limit requests, new tables and sockets per address. Turn this off only among friends.
serve-connections = Connections at once per address; not with --proxy or --no-limits.
serve-log = The format of the log.
serve-verbose = Log every request.

backup =
    Copy the server's database to a file, whole and consistent, even while the server runs.

    To go back to it, stop the server and put the copy in place of the database.
backup-file = Where to; the file must not exist yet.

simulate =
    Let bots play many games and show how they scored.

    Agents take the seats in turn and move on by one seat from game to game, so that everybody sits everywhere. The same seed gives the same games, whatever the number of jobs.
simulate-players-default = 4, or as many as can play
simulate-games = How many games.
simulate-agents = Who plays, separated by commas: { $values }.
simulate-jobs = Threads.
simulate-records = Write every game there as a record.

arena =
    Let agents play a tournament, and say who is stronger and why.

    Games come in blocks. All games of a block have the same deal, and everybody sits everywhere once. With more agents than seats every combination plays; with fewer, agents take several seats in turn. One agent plays against itself. A game depends on the options and its number alone: the number of jobs, or a cluster, changes nothing.

    An agent that crashes, hangs or names no legal move does not stop the tournament: random decides in its place, and the report counts it.

    The folder gets plan.json, games.jsonl (a line for each game, as it ends), summary.json and report.html. Stop with Ctrl-C whenever you like: the same command plays what is missing. With more --games it adds games.

    --ray local starts Ray on this machine; --ray HOST:PORT uses a cluster, whose machines need the same version of Patolli, and the files of your own bots in the same place. To install Ray: pip install "patolli[ray]"

    patolli arena --agents random,greedy,search:400 --out contest
    patolli arena --agents greedy,mybot.py:MyBot --players 2 --out mine
    patolli arena --agents search:400 --out alone
arena-out = The tournament's folder, new or to continue.
arena-agents = Who plays, separated by commas: { $values }. The same name may appear several times. A comma between double quotes belongs to the name.
arena-players = How many sit at a table.
arena-players-default = 4, or as many as can play
arena-games = How many games; rounded up so that everybody sits everywhere.
arena-jobs = Processes, or workers of a local Ray.
arena-time-limit = For each decision of a bot that is a program of its own.
arena-json = Print the summary as JSON.

train =
    Train a network for the search by having the search play against itself.

    Every round plays games with the current network, and then learns from the positions of this round and some earlier ones. The first round has no network: the search then judges positions by the game's own estimate. Games are for all numbers of players, most often for the largest. About two in five start at the beginning, the others elsewhere, so that the network sees more than its own style; points are reported for the former.

    The folder gets network.npz (the network after the last round), round-NNN.npz (after each), rounds.jsonl (how each round went), curve.svg, plan.json, and what is needed to continue. Stop with Ctrl-C whenever you like, or kill it: the same command continues with the game it was at. With more --rounds it adds rounds. The number of jobs changes nothing but the time.

    A file of settings (--plan) can ask for other ways to play and learn; docs/training.md lists them. With --from and larger layers, the network it begins with is made larger first.

    --ray local plays on Ray on this machine, --ray HOST:PORT on a cluster, whose machines need the same version of Patolli: the same games, wherever they are played. Learning stays here.

    The network then plays as search:400@FOLDER/network.npz, wherever agents are named.

    patolli train tzolkin --out net
    patolli train tzolkin --out net --rounds 80 --minutes 120
    patolli train tzolkin --out more --from net/network.npz --simulations 256
    patolli train tzolkin --out league --from net/network.npz --plan league.toml
train-out = The training's folder, new or to continue.
train-rounds = How many rounds in total, including those already there.
train-games = How many games a round has.
train-simulations = For each decision that is searched in full (a third of all); the others get a quarter of that.
train-jobs = Processes that play.
train-seed = The same seed gives the same network.
train-minutes = Stop after this many minutes; the same command continues.
train-from = Begin with this network instead of none.
train-layers = Sizes of the two hidden layers.
train-plan = How to play and learn, instead of --games, --simulations and --layers.

replay =
    Check that a record is a legal game, move by move, and show it.

    Without options: the last position as a board. A record that is malformed or has an illegal move ends with exit code 1 and says where and why.
replay-to = Only up to the position after N moves.
replay-words = Tell the game move by move.
replay-trace = One JSON line per position: move, state, legal.
replay-json = Print a summary as JSON.

show = Draw a position of a record as an SVG picture.
show-svg = The picture to write; - writes standard output.
show-to = The position after N moves; else the last.
show-seat = As this seat (0, 1, ...) sees it; else everything.
show-theme = The colors.

verify =
    Check that a game was played with the deal that was promised at its start.

    A table shows a fingerprint (hash) of its deal from the first move on. The record of the finished game has the deal itself: this command computes the hash again, compares it, and checks that every move was legal. Compare the hash with one that you noted during the game (--hash): only then can you be sure that nobody changed both.
verify-file = The record of a finished table (JSON); - reads standard input.
verify-hash = The hash that the table showed at the start, or its first digits.
verify-json = Print the result as JSON.

hint =
    Say what to do next in a recorded position, and what to expect from it.

    The best whole turns that a search finds, each with its reason. After each of them bots play many games to the end, which gives its points and the chance of each place. Nothing is used that the deciding player cannot know.

    patolli hint docs/example.json --at 60
    patolli hint game.json --seconds 10 --language de
hint-at = The position after N moves; else the last.
hint-top = How many turns to show.
hint-simulations = How many games to try.
hint-seconds = Or: how long to think, up to { $values } seconds.
hint-seed = The same seed gives the same hint.

perft =
    Count every sequence of decisions, exactly: a test of the rules, and a measure of speed.

    The same deal gives the same counts on every machine, for every version that plays the same rules.
perft-seed = The seed of the deal.
perft-depth = The length of the sequences to count.
perft-record = Count from a record instead of a deal.
perft-to = With --record: from the position after N moves.

warm = Compile the rules of all games now, on all cores (otherwise the first command that needs them does it).

tables = Tables of your server (docs/hosting/running.md).
tables-delete = Delete a table with its turns, its chat and its seats. Results and ratings stay, without the names of guests.
tables-delete-id = The 16 letters and digits of its address.

players = Players of your server (docs/hosting/running.md).
players-delete = Delete a player: name, password, ratings, and what they wrote. Their games stay, played by somebody without a name.
players-delete-name = The name as it is shown.

lesson = Lessons: files that teach a game step by step on its real board (docs/lessons.md).
lesson-check = Say whether a lesson can be taken from its beginning to its end, and if not, everything that is wrong with it.
lesson-check-file = A lesson (JSON); - reads standard input.
lesson-from = Begin a lesson at a position of a record: write a file with the turn that was played there as its first task.
lesson-from-record = The record (JSON); - reads standard input.
lesson-from-at = The position after N moves.

rules =
    Print the rules of a game: the list of articles, or those that have all these words.

    Without a word it lists what there is; a word is the name of an article, or anything it says.
rules-word = The name of an article, or words to look for.
rules-all = Print all articles in full.
rules-language-default = your system's
