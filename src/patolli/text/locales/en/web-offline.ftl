# The page that is shown without a connection.

offline-title = No connection to Patolli
offline-kept = Nothing is lost: tables, confirmed turns and clocks are kept by the server, and a turn that you were trying is kept in this browser.
offline-works = What works without it: a page of Patolli that is still open keeps the game it shows, its replay and the lesson you are in. New pages need the connection, and so does playing on.
offline-again = Try again
