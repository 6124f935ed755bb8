# Match files: what cannot be read, and what is odd in a file that was read all the same

error-file-too-large = { $name } is larger than { $max } MB; no match file is
error-format-unknown = Match files are not written as “{ $format }”, but as: { $known }
error-no-match-file = { $name } is not a match file
error-position-text = “{ $text }” describes no position
problem-after-end = This comes after the end of the game
problem-at = line { $line }: { $text }
problem-cube-limit = “{ $text }” is no limit for a cube; 4096 is used
problem-cube-value = The double is written as { $stated }, but the cube goes to { $value }
problem-double-first = Doubled before the opening roll
problem-file-too-long = The file is read only up to here: it is longer than any match
problem-game-line-missing = The line with the number of the game is missing
problem-game-number = Written as game { $stated }, it is game { $number } of this file
problem-hopeless = So much is wrong up to here that the rest is not read
problem-illegal-board = The file calls this play illegal and gives the board after it
problem-length-missing = The file does not say how many points the match goes to; read as a session
problem-length-unlimited = A match to { $length } is longer than { $max } points; read as a session
problem-line-unknown = This line is not understood: “{ $text }”
problem-lines-unknown = { $count } lines from here are not understood: “{ $text }”
problem-more-matches = Another match begins here
problem-more-problems = { $count ->
        [one] One more problem
       *[other] { $count } more problems
    }
problem-names-differ = Other names than before: “{ $left }” and “{ $right }”
problem-opening-double = The game begins with a double
problem-play-partly-unreadable = Part of this play cannot be read: “{ $text }”
problem-play-unknown = The file does not say how this roll was played
problem-play-unreadable = This play cannot be read: “{ $text }”
problem-points-unexplained =
    { $points ->
        [one] A cube at { $cube } does not explain a win of one point
       *[other] A cube at { $cube } does not explain a win of { $points } points
    }
problem-resign-level = Resigned, but the file does not say for how much; counted as a single game
problem-result-column = The result stands in the other column
problem-result-score = The result says { $stated }, the score of the next game { $gain }; the score counts
problem-result-unreadable = This result cannot be read: “{ $text }”
problem-results-differ = Two results: { $first } and { $second }; the last one counts
problem-score-differs = The score is written as { $left }–{ $right }, but was { $white }–{ $black } so far; what is written counts
problem-score-line-missing = The line with the score is missing
problem-turn-missing = A turn of the other side is missing
problem-variation-unknown = “{ $text }” is an unknown variation; read as ordinary backgammon
