cli-help-referee = Ask the referee: is this play, or double, take …, allowed; if not, by which rule, and what is allowed instead
cli-help-referee-tried = The roll and what is tried: 31 8/5 6/5, or a play alone where ID states the roll, or double, take, drop, beaver, raccoon, resign, roll
cli-help-triktrak = Backgammon for people who care. Without a verb: serve the board and open it.
cli-help-serve = Serve the board and open it in the browser
cli-help-port = Port to listen on (taken: the next free one)
cli-help-host = Address to listen on
cli-help-no-browser = Do not open a browser
cli-help-lan = Let other devices in the house play too
cli-help-https = Serve over https, with a certificate made here unless one is given
cli-help-cert = Certificate to serve with (PEM, with its chain)
cli-help-key = Private key of the certificate (PEM)
cli-help-version = Print the version
cli-help-play = Play a match in the terminal
cli-help-play-length = Points to play to; 0 is a money session
cli-help-play-level = How well the program plays
cli-help-play-tutor = Warn before a play or cube action that costs more than this, in multiples of the cube (.05)
cli-help-play-two = Two people at this keyboard, without the program
cli-help-play-new = Begin a new match, even if one is waiting to be finished
cli-help-play-plain = In words, without a drawing or colours (screen readers)
cli-help-play-seed = The same dice for the same number
cli-help-play-max-cube = The highest value of the cube; 1 is no cube
cli-help-play-variant = standard, nackgammon, hypergammon, longgammon
cli-help-plays = List the legal plays of a roll: plays ID ROLL (ID: XGID, OGID, FIBS board or GNU IDs; ROLL: unless ID has dice)
cli-help-replay = Read match files: games, score, what is odd about them
cli-help-eval = Judge a position: eval ID (XGID, OGID, FIBS board or GNU IDs)
cli-help-rank = Compare the plays of a roll: rank ID ROLL (ROLL: unless ID has dice)
cli-help-rank-number = How many plays to show
cli-help-judge-level = 0-ply judges at once, as expert does; 1-ply to 4-ply look rolls ahead, world-class two
cli-help-perft = Count plays to a depth over the 21 rolls
cli-help-bench = Print the signature of the core
cli-help-bench-endings = Measure the bear-off tables
cli-help-bench-movegen = Measure the move generator
cli-help-bench-eval = Measure how many positions are judged in a second
cli-help-bench-peers = Measure GNU Backgammon and the peers of the arena beside
cli-help-db = Upgrade, back up or restore the database
cli-help-db-upgrade = Bring the database to this version's schema
cli-help-db-backup = Write a copy of the database to FILE
cli-help-db-restore = Put the copy in FILE in the database's place
cli-no-play = { $dice }: no legal play
cli-judged =
    { $rolled ->
        [yes] { $position }, { $dice }, { $level }
       *[no] { $position }, { $level }
    }
cli-own = on roll
cli-theirs = opponent
cli-column-wins = wins %
cli-column-gammons = gammon
cli-column-backgammons = backgammon
cli-column-play = play
cli-column-equity = equity
cli-column-loss = loses
cli-column-win = win %
cli-column-win-gammon = gammon
cli-column-win-backgammon = bg
cli-column-lose-gammon = -gammon
cli-column-lose-backgammon = -bg
cli-worth-cubeless = without the cube
cli-worth-no-double = no double
cli-worth-double-take = double, take
cli-worth-double-drop = double, drop
cli-worth-unavailable = with the cube
cli-cube-action =
    { $action ->
        [no-double] No double, take
        [double-take] Double, take
        [double-drop] Double, drop
        [too-good] Too good to double; drop
       *[unavailable] No double is possible now
    }
cli-bench-batch = an array at once, from Python
cli-bench-per-second = a second
cli-bench-ratio = times
cli-rank-more =
    { $count ->
        [one] one more play
       *[other] { $count } more plays
    }
cli-db-upgraded = The database is up to date (schema { $revision })
cli-db-backed-up = Backup written to { $file }
cli-db-restored = Restored from { $file }
cli-db-restored-kept = Restored from { $file }; the database it replaces is kept as { $kept }
cli-replay-title =
    { $length ->
        [0] { $file }: { $white } – { $black }, session
       *[other] { $file }: { $white } – { $black }, match to { $length }
    }
cli-replay-game =
    { $points ->
        [one] { "  " }game { $n }, { $white }–{ $black }: { $winner } wins 1 point ({ cli-replay-how }), { $plays ->
            [one] one play
           *[other] { $plays } plays
         }
       *[other] { "  " }game { $n }, { $white }–{ $black }: { $winner } wins { $points } points ({ cli-replay-how }), { $plays ->
            [one] one play
           *[other] { $plays } plays
         }
    }
cli-replay-how =
    { $how ->
        [drop] drop
        [resign] resignation
        [award] awarded
        [kind-2] gammon
        [kind-3] backgammon
       *[kind-1] single game
    }
cli-replay-open = { "  " }game { $n }, { $white }–{ $black }: no result, { $plays ->
            [one] one play
           *[other] { $plays } plays
         }
cli-replay-final = { "  " }score { $white }–{ $black }
cli-replay-problems =
    { $count ->
        [one] { "  " }one oddity:
       *[other] { "  " }{ $count } oddities:
    }
cli-help-arena = Let two players play against each other with the same dice: arena ONE OTHER (simple, a level, or a peer)
cli-help-arena-games = How many games, two of them with the same dice
cli-help-arena-seed = The same dice for the same number
cli-help-arena-processes = How many processes share the work
cli-help-arena-reference = Which evaluator says how lucky a roll was
cli-help-arena-start = Play from this position instead of the beginning
cli-help-arena-until-sigma = Stop early when one is better by so many standard deviations (eight looks, the bar one higher until the last)
cli-help-arena-until-error = Stop early when the standard error is so small, in points a game
cli-arena-games = games
cli-help-arena-plies = How many rolls ahead net and gnubg look, where the name does not say it
cli-help-arena-cube = Play with the cube, without Jacoby’s rule and beavers
cli-help-arena-match = Play matches to so many points
cli-arena-title =
    { $one } against { $other }: { $kind ->
        [match] { $games } matches to { $length }, seed { $seed }; matches won less lost, of each, by { $one }
        [cube] { $games } games, seed { $seed }; points per game of { $one }, with the cube (to 64)
       *[cubeless] { $games } games, seed { $seed }; points per game of { $one }, without cube
    }; luck by { $reference }
cli-arena-share =
    { $kind ->
        [match] won            { $share } % of the matches
       *[cube] won            { $share } % of the games; { $most } points at most
    }
cli-arena-adjusted = without luck   { $mean } ± { $error }   (95 %: { $low } to { $high })
cli-arena-raw = as played      { $mean } ± { $error }   (95 %: { $low } to { $high })
cli-arena-won = won            { $wins } %, gammons { $gammons } %, backgammons { $backgammons } %
cli-arena-lost = lost           { $wins } %, gammons { $gammons } %, backgammons { $backgammons } %
cli-arena-endless =
    { $games ->
        [one] One game had no end; its pair was left out
       *[other] { $games } games had no end; their pairs were left out
    }
cli-arena-time = { $seconds } s, { $each } ms a game
cli-help-bearoff = Build the bear-off tables, or say which there are
cli-help-bearoff-build = Build the bear-off tables anew, or one of another size
cli-help-bearoff-info = Say which bear-off tables are kept, and which of them are used
cli-help-bearoff-checkers = For up to so many checkers a side
cli-help-bearoff-points = On so many points, the nearest
cli-help-bearoff-one-sided = The table of one side's rolls, not the one of pairs with the cube
cli-bearoff-building =
    { $kind ->
        [one-sided] one side, { $checkers } checkers on { $points } points
       *[two-sided] two sides, { $checkers } checkers each on { $points } points
    }
cli-bearoff-built = { cli-bearoff-building }: { $entries } entries, { $size } MB, { $seconds } s
cli-bearoff-directory = The tables lie in { $directory }
cli-bearoff-table = { cli-bearoff-building }: { cli-bearoff-state }
cli-bearoff-state =
    { $state ->
        [missing] not there yet; it is built at first use
        [damaged] { $fault }
       *[whole] { $used ->
            [yes] { $entries } entries, { $size } MB, in use
           *[no] { $entries } entries, { $size } MB, not in use: there is a larger one, or it has too little
        }
    }
cli-help-train = Train the net: status, run STAGE, accept, keep, scout, go-on
cli-help-train-status = Say where the training stands
cli-help-train-run = Do what is left of a stage; Ctrl-C ends it cleanly, and the same command goes on
cli-help-train-accept = Let the trained net play the one of the release, and put it in its place if it is better (exit code 1: it is not)
cli-help-train-keep = Write the net's parameters and the state of the training into the source checkout
cli-help-train-scout = Train the small net that a search asks first, on what the training remembers, and put it in its place
cli-help-train-go-on = Begin a training with what the source checkout has kept
cli-help-train-state = Where the training keeps its state
cli-help-train-workers = How many threads play; with more than one they play ahead while the net learns
cli-help-train-stages = Stages of one's own, a file like src/triktrak/train/stages.toml
cli-help-train-games = How many games are played at most
cli-help-train-decisions = In how many decisions whole numbers are compared with floating point
cli-help-train-units = How many units the small net has: a multiple of 128
cli-help-train-scout-decisions = In how many decisions the small net is compared with the net of the release
cli-help-train-processes = How many processes share the games
cli-train-stage = stage { $stage }, round { $done } of { $rounds } ({ $state })
cli-train-games = { $games } games in { $hours } hours, { $hidden } hidden units
cli-train-last = { $stage } round { $round }: divergence { $divergence }, equity ± { $equity }, rate { $rate }, { $pace } positions/s
cli-train-saved = last saved { $when }
cli-train-rounds = { $stage }
cli-train-done = Stage { $stage } is done: { $rounds } rounds ({ $state })
cli-train-stopped = Stopped after round { $done } of { $rounds } of stage { $stage }; it goes on from { $state }
cli-train-arena = games
cli-train-same = same choice     { $share } % of { $decisions } decisions, in whole numbers and in floating point; the others cost { $lost } points a decision
cli-train-gain = against { $against }   { $mean } ± { $error } points a game without luck   (95 %: { $low } to { $high }, { $games } games)
cli-train-accepted = Accepted: the new weights are in { $file }
cli-train-refused = Not accepted: it is not ahead by two standard errors
cli-train-coarse = Not accepted: whole numbers choose other plays too often
cli-train-kept = Kept in { $file } ({ $size } MB)
cli-train-scout = scout
cli-train-scouted = Written to { $file }. In { $decisions } decisions it kept back the best play in { $missed } %; that costs { $lost } points a decision
cli-train-goes-on = Stage { $stage } goes on after { $games } games, in { $state }
error-no-such-directory = There is no directory { $path }
error-usage-empty = Nothing stands after “{ $option }”
error-usage-extra = “{ $text }” does not belong here
error-usage-missing = { $name } is missing
error-usage-number = “{ $text }” is not a whole number: { $name } needs one
error-usage-option = There is no option { $text }
error-usage-option-bare = { $option } takes no value
error-usage-option-like = There is no option { $text }; there is { $known }
error-usage-option-value = { $option } needs a value
error-usage-unused = { $option } has no use here
error-usage-value = “{ $text }” is not possible for { $name }
error-usage-verb = There is no verb “{ $text }”; --help lists them
error-usage-verb-missing = A verb is missing; --help lists them
