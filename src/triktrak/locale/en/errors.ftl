error-action = This is not an action: { $reason }
error-ambiguous = “{ $text }” can be read as more than one play
error-arena-cube-start = With the cube games are played from their beginning, not from a position
error-arena-evaluator = There is no evaluator “{ $text }”; there is { $known }
error-arena-player = There is no player “{ $text }”; there is { $known }
error-arena-start = From “{ $text }” no ordinary game can go on
error-auto-doubles = Automatic doubles go from 0 to { $max }, not { $value }
error-backup-exists = { $path } exists already and is not overwritten
error-bad-field = “{ $field }” is missing or is not possible
error-bad-frame = The page sent something that cannot be read: { $detail }
error-bad-request = The request for { $path } cannot be read
error-bar-count =
    { $point ->
        [25] Your bar holds { $count } checkers: that is not possible
       *[other] Your opponent’s bar holds { $count } checkers, counted as negative: that is not possible
    }
error-bar-first = Enter from the bar first
error-batch-out = The results need room in a contiguous, writable array of float32 of shape ({ $rows }, 5)
error-batch-overlap = The results would be written over the positions; they need memory of their own
error-batch-points = Positions come as a contiguous array of int8 of shape (n, 26)
error-batch-position = Position { $index } of the batch is not possible: { $points }
error-beaver-off = Beavers are not played here
error-beavers = The number of beavers cannot be { $value }
error-blocked = The { $point } point is blocked
error-board-differs = The checkers do not stand where these steps lead
error-board-empty = There is no checker on the board
error-bundle-missing = The pages of Triktrak have not been built; “make web” builds them
error-cannot-listen = Triktrak cannot listen on { $host }, port { $port } ({ $detail })
error-certificate = The certificate { $path } cannot be used ({ $detail })
error-certificate-pair = A certificate needs its key: give both --cert and --key
error-chain-broken = The log of match { $match } was altered or is incomplete at entry { $entry }
error-checker-count = A side has { $count } checkers, but only { $men } to begin with
error-choose-checker = More than one checker can do that; choose one first
error-conflict = Something else happened first. Look at the board and choose again.
error-correct-index = There is no entry { $index } to correct; there are { $count }
error-cube = A cube shows 1, 2, 4, 8 …, not { $value }
error-database-damaged = The database { $path } is damaged ({ $detail })
error-database-empty = The database { $path } is empty
error-database-foreign = { $path } is a database, but not one of Triktrak
error-database-in-use = The database { $path } is in use by another program; close it first
error-database-missing = There is no file { $path }
error-database-unreadable = The database { $path } cannot be read ({ $detail })
error-depth = Plays are counted to a depth of 0 to { $max }, not { $depth }
error-dice = A die shows 1 to 6: { $d1 } and { $d2 } are not a roll
error-dice-needed = Roll first
error-directory = { $path } is a directory; a file is needed
error-double-crawford = Crawford game: no cube
error-double-dead-cube = Your cube is dead: { $points } already wins the match
error-double-first-turn = The opening roll is played before anyone may double
error-double-holland = Holland rule: after the Crawford game you may double once each side has played two rolls
error-double-max-cube = The cube goes no higher than { $max }
error-double-no-cube = There is no cube in this match
error-double-not-owner = The cube is not yours
error-fibs = “{ $text }” is not a FIBS board: field { $field } is wrong, at character { $at }
error-foreign-request = This request did not come from a page of Triktrak
error-game-kind = A game is won single, gammon or backgammon (1, 2 or 3), not { $kind }
error-game-over = The game is over
error-higher-checker = There is still a checker on the { $higher } point: it goes before the one on the { $point } point
error-hint-failed = There is no hint this time. Try again
error-hint-nothing = There is nothing to decide now
error-hint-people = Hints are there only against the program
error-host-refused = Triktrak does not answer to the name “{ $host }”
error-invitation-accepted = Somebody has sat down with this link already; it works once. Ask for a new one.
error-invitation-expired = This invitation has expired. Ask for a new link.
error-invitation-own = This is your own invitation. Send the link to a friend.
error-invitation-unknown = This link leads nowhere. Is all of it there? Otherwise ask for a new one.
error-invitation-withdrawn = This invitation has been withdrawn.
error-kept-match = The kept match { $path } cannot be read ({ $reason }); “triktrak play --new” begins another
error-identifier = “{ $text }” is no XGID, OGID, FIBS board or GNU position ID: it goes wrong at character { $at }
error-language = “{ $text }” is not a language Triktrak speaks: nl, de, en
error-level = There is no level “{ $text }”; there is { $levels }
error-log-unplayable = Entry { $entry } of match { $match } is not possible by the rules
error-match-id = “{ $text }” is not a match ID: it goes wrong at character { $at }
error-match-length = A match goes to { $max } points at most; 0 is a money session. { $length } is not possible.
error-match-over = The match is over
error-max-cube = The highest cube is 1, 2, 4, 8 … { $max }, not { $value }
error-men = A side plays with 1 to { $max } checkers, not { $men }
error-method-not-allowed = That is not possible at { $path }
error-must-play-both = You must play both dice
error-must-play-die = The { $die } can be played, so it must be
error-must-play-larger = Only one of the dice can be played: then the higher, { $die }
error-must-play-more = As many of the double as possible: here { $dice }
error-name-scripts = “{ $name }” mixes letters of several scripts. Choose another name.
error-name-taken = “{ $name }” is somebody else at this table. Choose another name.
error-met-file = No table of match winning chances can be read from { $path }
error-met-form = This is no table of match winning chances: neither lines of numbers nor GNU Backgammon's XML with its numbers written out
error-met-length = A table of match winning chances has 1 to { $max } points, and as many numbers as they need; this one says { $length }
error-met-values = This table of match winning chances cannot be right: { $own } points to go against { $theirs }
error-net-checksum = The weights file is damaged: its checksum does not match its contents
error-net-features = The weights were trained on inputs of version { $version }; this Triktrak reads other ones
error-net-file = No weights can be read from { $path }
error-net-magic = This is not a weights file of Triktrak
error-net-shape = A net of { $hidden } hidden units is not one that Triktrak can use
error-net-stacks = A net of { $stacks } stacks is not one that Triktrak can use
error-net-size = The weights file has { $size } bytes where { $wanted } belong: it is cut short or has something added
error-net-version = The weights file has layout { $version }, which this Triktrak does not know; a newer one may
error-net-weights = The weights file holds numbers that no net can work with
error-no-checker =
    { $point ->
        [25] You have no checker on the bar
       *[other] You have no checker on the { $point } point
    }
error-no-die = There is no { $die } to play
error-no-free-port = No port is free from { $first } on
error-no-hit = There is no blot to hit on the { $point } point
error-no-legal-play = { $dice }: no legal play
error-no-permission = { $path } may not be read or written
error-no-samples = There are no positions to learn from
error-no-session = Triktrak does not know this browser yet. Load the page again.
error-no-such-file = There is no file { $path }
error-no-such-match = There is no such match
error-not-all-home = Bring all your checkers home before you bear off
error-not-found = There is nothing at { $path }
error-not-now =
    { $action ->
        [roll] You cannot roll now
        [play] There is no roll to play now
        [double] You cannot double now
        [take] Nobody has doubled
        [drop] Nobody has doubled
        [beaver] Nobody has doubled
        [raccoon] Nobody has beavered
        [resign] You cannot resign now
        [answer] No resignation is waiting for an answer
        [next] This game is not over yet
       *[other] That is not possible now
    }
error-not-text = “{ $text }” is not text in UTF-8
error-not-your-seat = That is not your seat
error-not-your-turn = It is not your turn
error-notation = “{ $text }” is not a play: it goes wrong at character { $at }
error-ogid = “{ $text }” is not an OGID: field { $field } is wrong, at character { $at }
error-option-money-only =
    { $option ->
        [jacoby] The Jacoby rule belongs to money sessions
        [beavers] Beavers belong to money sessions
        [raccoons] Raccoons belong to money sessions
        [auto_doubles] Automatic doubles belong to money sessions
       *[other] { $option } belongs to money sessions
    }
error-option-needs =
    { $option ->
        [raccoons] Raccoons are only possible with beavers
        [holland] The Holland rule needs a match with a Crawford game
       *[other] { $option } is only possible with { $needs }
    }
error-options = These conditions cannot be read: { $reason }
error-other-position = { $play } belongs to another position
error-peer-count = { $peer } was asked for { $asked } plays and answered { $answered }
error-peer-died = { $peer } has ended
error-peer-illegal = { $peer } answered “{ $answer }” to { $dice } in { $position }, which is no legal play
error-peer-silent = { $peer } has not answered for { $seconds } seconds
error-peer-speed = { $peer } was asked how fast it is, and says “{ $text }”
error-placement = More than { $men } checkers, or some beyond the { $points } point: the table does not have that
error-plies = It looks 0 to { $max } rolls ahead, not { $plies }
error-points-count = A board has 26 numbers (24 points and two bars), not { $count }
error-points-won = A game cannot be won for { $points } points
error-position-id = “{ $text }” is not a position ID: it goes wrong at character { $at }
error-raccoon-off = Raccoons are not played here
error-referee-action = “{ $text }” is neither a play nor anything else the referee knows: { $known }
error-referee-text = A play is written in far fewer than { $max } characters
error-resign-level = You resign a single game, a gammon or a backgammon (1, 2 or 3), not { $level }
error-resign-limit = Your resignation was refused { $n } times in this game: play on
error-retry = That did not get through. Try it again.
error-roll = “{ $text }” is not a roll; write two numbers from 1 to 6, such as 31
error-roll-missing = The roll is missing: two numbers from 1 to 6, such as 31
error-samples-checksum = The file of samples is damaged: its checksum does not match its contents
error-samples-magic = This is not a file of samples of Triktrak
error-samples-size = The file of samples with its { $size } bytes is cut short or has something added
error-samples-target = The samples hold chances that do not add up to a game
error-schema-newer = The database { $path } was written by a newer Triktrak
error-score = { $own }–{ $theirs } is not a score in a match to { $length }
error-score-crawford = At { $own }–{ $theirs } in a match to { $length } there is no Crawford game
error-server-running = Triktrak is running on this data directory ({ $address }); stop it first
error-server-silent = Another Triktrak holds { $path } but does not answer; end it and try again
error-setting = The training setting “{ $name }” cannot be { $text }
error-simd = This processor has no arithmetic called “{ $text }”
error-stage = There is no stage of training called “{ $text }”; there is { $known }
error-stages = The stages of training cannot be read: { $reason }
error-stale = The game has moved on since. Look at the board and choose again.
error-statement-in-play = Only a record can hold that, not a match that is played here
error-step = There is no step from { $from } to { $to }: 25 is the bar, 24 to 1 the points, 0 is off
error-store-write = Nothing could be written ({ $detail }); nothing was changed
error-system = The system refused: { $reason }
error-table-checksum = The table is damaged: its checksum does not match its contents
error-table-length = The table has { $size } bytes where { $wanted } belong: it is cut short or has something added
error-table-magic = This is not a table of Triktrak of this kind
error-table-other = The file holds another bear-off table than its name says: { $men } checkers on { $points } points
error-table-size = Tables go from 1 to 15 checkers on 1 to 12 points, up to a certain size: { $men } checkers on { $points } points is not possible
error-table-values = The table holds numbers that are no chances
error-table-version = The table has layout { $version }, which this Triktrak does not know; it can be built anew
error-takeback-nothing = There is nothing to take back
error-takeback-people = A decision is taken back only against the program
error-threads = It works with 1 to { $max } threads, not { $threads }
error-too-fast = That was too much at once. Wait a moment.
error-too-large = The request is too large
error-too-many-steps = More steps than the roll allows
error-too-many-tables = Too many matches are open in this window
error-train-begun = A training has already begun in { $path }
error-train-no-checkout = This needs the source code of Triktrak; { $path } is an installed package
error-train-nothing = There is no state of a training in { $path }
error-train-no-replay = There is nothing left that was learnt from: no stage of this training has kept samples (replay)
error-train-record = { $path } lacks the table of accepted nets, whose first line is “{ $head }”
error-train-running = A training is running in { $path }; stop it first
error-train-standing = { $path } does not say where a training stands
error-train-too-large = The net’s parameters take { $size } bytes; at most { $most } are kept in the source code
error-training-diverged = The training has gone out of bounds at step { $steps }: a smaller learning rate is needed
error-unwritable =
    { $field ->
        [cube] A { $form } has no room for a cube this high
        [length] A { $form } has no room for a match this long
       *[other] A { $form } has no room for a score this high
    }
error-variant = “{ $variant }” is not a start position: standard, nackgammon, hypergammon or longgammon
error-waiting = Your friend has not sat down yet.
error-wrong-die = { $steps } does not fit the roll
error-xgid = “{ $text }” is not an XGID: field { $field } is wrong, at character { $at }
