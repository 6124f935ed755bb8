## A match in the terminal. The first of a command's words is the one that is shown; English works everywhere.

term-words-accept = accept yes y
term-words-beaver = beaver
term-words-board = board b
term-words-double = double redouble d
term-words-drop = drop pass p
term-words-help = help h ?
term-words-hint = hint
term-words-last = last l
term-words-next = next
term-words-pips = pips
term-words-plays = plays moves
term-words-quit = quit exit q
term-words-raccoon = raccoon
term-words-refuse = refuse no n
term-words-resign = resign
term-words-roll = roll r
term-words-score = score s
term-words-take = take t

term-help-accept = accept the resignation that is offered
term-help-beaver = redouble at once and keep the cube
term-help-board = show the board again
term-help-double = offer the cube at twice its value, before rolling
term-help-drop = give up the game at the value before the double
term-help-help = this list
term-help-hint = what is best now, and why, against the program
term-help-last = the other side’s last play
term-help-next = begin the next game; so does Enter
term-help-pips = the pip counts
term-help-play = A play is typed as a whole: 8/5 6/5, 24/18*/13, bar/22, 6/off, 8/5(2).
term-help-plays = all legal plays of this roll
term-help-quit = stop here; the match is kept
term-help-raccoon = redouble a beaver at once
term-help-refuse = play on instead
term-help-resign = offer the game as lost: 1 single, 2 gammon, 3 backgammon
term-help-roll = throw the dice; so does Enter
term-help-score = score and cube
term-help-take = take the cube and play on

term-against = You against Triktrak, level { $level }.
term-two = Two players at one keyboard.
term-welcome = Type “{ $help }” to see what you can type.
term-unfinished = A match is waiting to be finished.
term-go-on = Go on with it? ({ $yes }; { $no }: a new match takes its place)
term-sure = Do it all the same? ({ $yes } / { $no })
term-kept = The match is kept. “triktrak play” goes on with it.
term-elsewhere = Another terminal is playing the match that is kept. This one will not be kept.
term-unknown = “{ $line }” is neither a command nor a play. “help” lists what you can type.

term-opening =
    { $who ->
        [you] You throw { $own }, { $other } { $theirs }: you begin.
       *[other] { $name } throws { $own }, { $other } { $theirs }: { $name } begins.
    }
term-tie = { $dice }: a tie, thrown again.
term-game = Game { $n }, score { $score }.
term-play =
    { $who ->
        [you] You play { $play }.
       *[other] { $name } plays { $play }.
    }
term-forced =
    { $who ->
        [you] You play { $play }: forced.
       *[other] { $name } plays { $play }: forced.
    }
term-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
term-stakes = Take: play for { $taken }. Drop: lose { $dropped }.

term-side =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
     }, { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
     }
term-cube-none = No cube
term-cube-centre = Cube { $value }, in the middle
term-cube-held =
    { $who ->
        [you] Cube { $value }, yours
       *[other] Cube { $value }, with { $name }
    }
term-pips = Pips: { $name } { $own }, { $other } { $theirs }.
term-checkers =
    { $who ->
        [you] Your checkers: { $list }
       *[other] { $name }: { $list }
    }
term-checkers-theirs = { $name }, counted from the same side: { $list }
term-on-point = { $n } on { $point }
term-on-bar = { $n } on the bar
term-on-off = { $n } off
