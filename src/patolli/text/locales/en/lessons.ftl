# Faults of lesson files: where they are, and what is wrong (docs/lessons.md). Names in grave accents are fields of the file.

text = { $id }

in-step = Step { $n }
in-field = Step { $n }, { $field }

fault-large = the file has more than { $most } bytes, too many for a lesson
fault-json = this is not a JSON document: { $why }
fault-deep = this is not a lesson: it is nested too deeply, or holds numbers too large
fault-format = must be "{ $format }"
fault-language = { $language } is not one of the languages here: { $known }
fault-empty = the text in "{ $language }" is empty
fault-text = there is no text "{ $text }" among the messages of { $game }; write the text itself here, by language
fault-both = there is a record, so `players`, `seed` and `options` have no effect: remove them
fault-other-game = the record is of another game: { $game }
fault-start = needs a `record`, or `players` and a `seed`
fault-over = the game is over here, so there is nothing to learn
fault-seat = seat { $seat } learns, but seat { $other } decides here; `then` of the step before plays for others
fault-task = is missing: the step waits for something, and nobody is told for what
fault-useless = is of no use: the step does not `wait` for anything
fault-goal-path = there is no number "{ $name }" in the view
fault-goal-number = needs `least` or `most`
fault-reply = needs `tokens` or a `verb`: to what is this said?
fault-never = "{ $token }" can never be chosen in this step
fault-verb = nothing that begins with "{ $verb }" can be chosen in this step
fault-early = the goal, or another way, is reached here already: end this way here
fault-short = this way does not reach the goal
fault-place = there is no place "{ $place }" on the board here
fault-moves = the lesson plays { $n } moves to come to its steps, records among them; at most { $most } are played
fault-ways = its ways have { $n } tokens together; at most { $most } are tried

good =
    { $steps ->
        [one] The lesson is good: { $steps } step.
       *[other] The lesson is good: { $steps } steps.
    }
bad =
    { $count ->
        [one] { $count } fault:
       *[other] { $count } faults:
    }
say-here = Write here what this position is about.
do-here = Write here what is to be done.
