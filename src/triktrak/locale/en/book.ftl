error-book-chouette = A game of a chouette needs a box and what each of the team played for against it
error-book-day = “{ $day }” is not a day on which a game can have been played; write it like 2026-05-01
error-book-game-name = Another game than backgammon needs a name
error-book-kind = A scorebook has no records of the kind “{ $kind }”
error-book-length =
    { $kind ->
        [match] A match goes to a number of points, from 1 to 64
       *[other] Only a match has a length
    }
error-book-no-duel = The rules of backgammon do not count here: this sheet is for another kind of game
error-book-no-result = A game between two needs a result
error-book-other-sheet = This game stands on another sheet
error-book-player-twice = A player can sit at a table only once
error-book-players =
    { $kind ->
        [chouette] A chouette needs at least three players, not { $count }
       *[other] Two players meet here, not { $count }
    }
error-book-points = { $count } numbers of points do not fit { $players } players
error-book-record = This is no record of the kind “{ $kind }”: { $reason }
error-book-same-player = A player cannot turn out to be itself
error-book-text = “{ $text }” holds signs that cannot be shown, or blanks at its ends
error-book-two-games = A line is one game, not two
error-book-winner = Only one of the two players can have been given the match
