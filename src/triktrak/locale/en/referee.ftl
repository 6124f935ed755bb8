referee-allowed = Allowed: { $play }
referee-allowed-action = Allowed
referee-refused = Not allowed. { $reason }.
referee-instead =
    { $count ->
        [one] The only legal play: { $plays }
       *[other] Legal plays: { $plays }
    }
referee-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
referee-none = { $dice }: there is no legal play, and the turn passes

referee-hint-backwards = Checkers go forward only, to lower points.
referee-hint-closed =
    { $count ->
        [one] A checker on the bar has to enter first, and the { $points } point is closed.
       *[other] A checker on the bar has to enter first, and points { $points } are closed.
    }
referee-hint-double-before-roll = You double before you roll, at the beginning of your turn.
referee-hint-double-crawford = Nobody doubles in the game after one side has come within a point of the match.
referee-hint-double-not-owner = Whoever takes a double owns the cube, and only the owner turns it again.
referee-hint-each-once = Each die is played once; the same number twice takes a double.
referee-hint-either-alone = The { $larger } and the { $smaller } can each be played, but not one after the other: then the larger counts.
referee-hint-enter =
    { $count ->
        [one] You have a checker on the bar; it can enter by { $steps }.
       *[other] You have { $count } checkers on the bar; they can enter by { $steps }.
    }
referee-hint-go-on = { $made } may stand, but there is more to play: { $steps }.
referee-hint-held = The opponent has { $count } checkers there; you may only go where there is at most one.
referee-hint-instead = With the { $die }: { $steps }.
referee-hint-most-steps =
    { $count ->
        [2] Two dice, two steps.
       *[other] A double is played { $count } times.
    }
referee-hint-order = The { $then } can be played only after the { $first }.
referee-hint-outside =
    { $count ->
        [one] One checker is still outside your home board, on { $point ->
                [25] the bar.
               *[other] the { $point } point.
            }
       *[other] { $count } checkers are still outside your home board, the last on { $point ->
                [25] the bar.
               *[other] the { $point } point.
            }
    }
referee-hint-reach = With this roll that checker goes { $steps }.
referee-hint-strands = After { $made } the { $die } cannot be played; there are plays that use both.
referee-hint-stuck =
    { $count ->
        [one] A checker is left on the bar and cannot enter, so the turn is over.
       *[other] { $count } checkers are left on the bar and cannot enter, so the turn is over.
    }
