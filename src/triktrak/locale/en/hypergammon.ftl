# The solved game of three checkers a side
cli-help-hypergammon = Build the table of Hypergammon, by which the program plays it, or say how it stands
cli-help-hypergammon-build = Build the table of Hypergammon: every position, played out by both sides as well as can be
cli-help-hypergammon-info = Say whether the table of Hypergammon is there and whole
cli-help-hypergammon-threads = How many threads to build with; as many as there are processors
cli-hypergammon-building = Hypergammon
cli-hypergammon-built = The table of Hypergammon: { $entries } positions, { $size } MB, { $seconds } s. The program plays it from now on.
cli-hypergammon-file = The table lies in { $file }
cli-hypergammon-state =
    { $state ->
        [missing] Not there yet: triktrak hypergammon build
        [damaged] { $fault } (triktrak hypergammon build)
       *[whole] { $entries } positions, { $size } MB; the program plays Hypergammon by it
    }
error-few-men = Games of 1 to { $max } checkers a side can be solved; not of { $men }
error-few-other = The table is of the game with { $wanted } checkers a side, not of { $men }
error-hypergammon-damaged = The table by which the program plays Hypergammon cannot be used; it is built anew by: triktrak hypergammon build
error-hypergammon-table = To play Hypergammon the program needs a table that is built once: triktrak hypergammon build
