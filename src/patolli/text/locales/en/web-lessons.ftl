# Lessons, and the page that leads to them.

## The page

learn-title = Learn the game
learn-lessons =
    { $n ->
        [one] One short lesson
       *[other] { $n } short lessons
    }
learn-lessons-text = On the real board, two to five minutes each.
learn-all-done = You have done them all. Any of them can be repeated.
learn-begin = Begin
learn-go-on = Continue: { $title }
learn-again = Begin again
learn-is-done = done
learn-at-step = Continue at step { $n }
learn-group-aztecs = The Aztecs
learn-first-game = Your first game
learn-first-game-text = Easy bots make mistakes, too. Nothing is final until you confirm, and the hint button shows good moves.
learn-rules = The rules
learn-rules-text = By place and card, with pictures and a search.

## A lesson

lesson-of = Lesson { $n }
lesson-step = Step { $n } of { $of }
lesson-label = Lesson { $n }, step { $step } of { $of }
lesson-task = Task:{" "}
lesson-all = All lessons
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-skip = Skip
lesson-well = Well done.
lesson-read = Read, then choose Next
lesson-possible = Possible, but here: { $task }
lesson-pointed = pointed at
lesson-done = Lesson { $n } is done.
lesson-next-lesson = Next lesson: { $title }
lesson-gone = There is no such lesson
lesson-gone-text = Perhaps it has another name now. All lessons are on one page.
lesson-waiting = The lesson is waiting for the server
