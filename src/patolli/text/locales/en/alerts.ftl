# What is sent to players who want to be told that it is their turn.

name = { $id }
turn = Your turn: { $game }
turn-with = Your turn: { $game } with { $others }
test = Alerts from Patolli work: this is a test.
why = You get this because you asked for email when it is your turn. To stop it:
ask-subject = Patolli: is this your address?
ask = { $name } at Patolli wants email at this address when it is their turn. If that is you, confirm it within a day:
ask-not = If it is not, do nothing: no more email will come. To make sure, remove the address here:
