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
error-book-points =
    { $count ->
        [one] There is one number of points
       *[other] There are { $count } numbers of points
     } for { $players } players
error-book-record = This is no record of the kind “{ $kind }”: { $reason }
error-book-same-player = A player cannot turn out to be itself
error-book-text = “{ $text }” holds signs that cannot be shown, or blanks at its ends
error-book-two-games = A line is one game, not two
error-book-winner = Only one of the two players can have been given the match
error-field-choice = “{ $value }” is not possible for “{ $field }”; there is { $known }
error-field-deep = it is nested too deeply
error-field-empty = “{ $field }” is empty
error-field-few =
    { $bound ->
        [one] “{ $field }” needs an entry
       *[other] “{ $field }” needs at least { $bound } entries
    }
error-field-form = “{ $field }” is written otherwise, like { $known }
error-field-least = “{ $field }” must be { $bound } or more
error-field-long = “{ $field }” is longer than { $bound } characters
error-field-many = “{ $field }” has more than { $bound } entries
error-field-missing = “{ $field }” is missing
error-field-most = “{ $field }” must be { $bound } or less
error-field-range = “{ $field }” is not possible
error-field-text = it holds signs that are no text
error-field-type =
    { $wanted ->
        [int] “{ $field }” must be a whole number
        [str] “{ $field }” must be text
        [bool] “{ $field }” must be true or false
        [array] “{ $field }” must be a list
        [object] “{ $field }” must be an object with fields
       *[other] “{ $field }” is of another kind
    }
error-field-unknown = there is no field “{ $field }”
error-json-at = it goes wrong at byte { $at }
error-json-short = it is cut short
