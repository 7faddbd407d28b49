# Lessons of teachers, and classrooms.

school-title = For teachers
school-lead = Add lessons of your own, or open a classroom in which everybody tries the same position.
school-learn = For teachers
school-learn-text = Your own lessons, and classrooms where everybody tries the same position.
school-lessons = Your lessons
school-lessons-text = A lesson is a file. Whoever has its link can take it.
school-choose = Add a lesson from a file
school-added = “{ $title }” has been added.
school-large = This file is larger than 512 kB: it is not a lesson.
school-wrong =
    { $n ->
        [one] “{ $name }” has one fault:
       *[other] “{ $name }” has { $n } faults:
    }
school-lesson-link = Link to the lesson
school-take = Take the lesson
school-remove = Remove
school-removed = “{ $title }” has been removed.
school-steps =
    { $n ->
        [one] one step
       *[other] { $n } steps
    }
school-classrooms = Your classrooms
school-classrooms-text = Everybody who has the link tries a turn on the board on their own. You see at once who has done what. A classroom that nobody uses for 30 days is removed.
school-from = Begin with
school-from-lesson = A lesson of the game
school-from-own = One of your lessons
school-from-record = A position from a recorded game
school-from-table = A position from a table
school-lesson = Lesson
school-step = Step
school-record = Record of a game (file)
school-table = Link to a table
school-table-hint = Open the table at the move you want, and copy the address.
school-table-wrong = This is not a link to a table.
school-record-wrong = This file is not a record of a game.
school-at = After this many moves
school-question = What do you ask the class?
school-open = Open a classroom
school-go-in = Go in
school-class-link = Link for the class

class-room = Classroom
class-gone = There is no such classroom
class-gone-text = Perhaps it has been removed. Ask your teacher for the link.
class-name = Your name
class-name-hint = Your teacher sees it beside your answer.
class-try = Try a turn on the board. When it is complete, confirm it to hand it in.
class-confirm = Confirm to hand in your answer
class-handed = Your answer has been handed in. You can try another one.
class-closed = Closed
class-closed-text = This classroom is closed: you can still try, but answers are no longer accepted.
class-leave = Leave
class-position = Position { $n } of { $of }
class-nobody = Nobody has answered yet.
class-answers =
    { $n ->
        [one] One answer
       *[other] { $n } answers
    }
class-show = Show on the board
class-hide = Back to the position
class-shown = This is how it looks after the answer.
class-next = Next position
class-back = Previous position
class-close = Close
class-open-again = Open again
