# Oddities of a record: what the rules say against it, in the words of an onlooker

problem-answer-missing = The answer to the resignation is missing; play went on
problem-awarded =
    { $reason ->
        [forfeit] Won by forfeit for { $points }
        [time] Won on time for { $points }
        [abandoned] Abandoned; { $points } to the winner
       *[stated] { $points } given by the record, whatever the board says
    }
problem-beaver-off = A beaver, though beavers are not played here
problem-challenged-right = A challenge of a play that was not against the rules; it was made again
problem-checkers-left = Won, though the winner still has checkers on the board
problem-crawford-impossible = At { $own }–{ $theirs } in a match to { $length } there is no Crawford game
problem-cube-crawford = A cube at { $value } in the Crawford game; it is played without
problem-cube-differs = The cube stands at { $board }, the result counts with { $stated }
problem-cube-unreachable =
    { $reason ->
        [crawford] A cube at { $value } in the Crawford game
        [dead_cube] A cube at { $value }: one of the doubles was with a dead cube
        [max_cube] A cube at { $value } is higher than agreed
       *[other] A cube at { $value }, in a match without a cube
    }
problem-double-after-roll = Doubled after the roll
problem-double-crawford = Doubled in the Crawford game
problem-double-dead-cube = Doubled with a dead cube: { $points } already wins the match
problem-double-first-turn = Doubled before the opening roll was played
problem-double-holland = Doubled against the Holland rule, before both sides had played two rolls
problem-double-max-cube = Doubled to more than { $max }
problem-double-missing = The double to { $value } is missing, but it was answered
problem-double-no-cube = Doubled in a match without a cube
problem-double-not-owner = Doubled with the other side’s cube
problem-drop-kind = A dropped game is a single one
problem-game-open = The game has no result
problem-game-over = After the end of the game
problem-illegal-play = { $roll }: { $made } is against the rules ({ $why })
problem-kind-impossible =
    { $kind ->
        [2] No gammon is possible here: the loser has borne off a checker
       *[other] No backgammon is possible here
    }
problem-match-over = The match had been won before this game
problem-not-now =
    { $action ->
        [roll] A roll where none is possible
        [play] A play where none is possible
        [double] A double where none is possible
        [take] A take without a double
        [drop] A drop without a double
        [beaver] A beaver without a double
        [raccoon] A raccoon without a beaver
        [resign] A resignation where none is possible
        [answer] An answer without a resignation
        [cocked] Cocked dice where no roll was due
       *[other] Something that was not possible
    }
problem-not-played = { $roll } was not played, though it could be
problem-nothing-to-challenge = A challenge, but there is no play against the rules to challenge
problem-play-missing = The play of { $dice } is missing
problem-points-full = The score is higher than can be counted
problem-position-set = The position was set up anew in the middle of the game
problem-raccoon-off = A raccoon, though raccoons are not played here
problem-replayed-otherwise = Played again, but { $steps } was right and should have stayed
problem-result-differs =
    { $side ->
        [white]
            { $to ->
                [white] By the board White has won { $board }, but the record gives White { $stated }
               *[black] By the board White has won { $board }, but the record gives Black { $stated }
            }
       *[black]
            { $to ->
                [white] By the board Black has won { $board }, but the record gives White { $stated }
               *[black] By the board Black has won { $board }, but the record gives Black { $stated }
            }
    }
problem-roll-missing = A play without a roll
problem-score-set = The score is set to { $own }–{ $theirs }
problem-take-missing = The take of { $value } is missing; play went on
remark-stood = Let stand. { $play }
