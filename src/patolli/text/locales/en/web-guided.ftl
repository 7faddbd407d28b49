# A first game with the coach, on the page for those who learn.

guided-title = First game
guided-first = Your first game, with a coach
guided-text = Two players, an easy bot. The coach explains what is new, and speaks up only when a turn loses a lot.
guided-play = Play with the coach
