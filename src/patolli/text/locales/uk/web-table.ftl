# The screen of a game, all of it that is not the board or the rails.

undo = Undo
confirm-turn = Confirm turn
play-now = Play now
