error-book-figure = The statistics have no figure “{ $figure }”
error-book-filter = These sheets cannot be picked out: { $reason }
stats-book = The scorebook
stats-title =
    { $name }: { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    } between two
stats-nothing = Nothing in the scorebook fits.
stats-few = * Fewer than { $count }: too few to claim anything. The interval holds the true figure in 95 of 100 cases.
stats-left-out =
    { $count ->
        [one] One sheet is
       *[other] { $count } sheets are
    } left out: two of its players turned out to be one.
stats-more = … and { $count } more
stats-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stats-between = { $low } to { $high }
stats-pair = { $first }–{ $second }
stats-figure = figure
stats-value = value
stats-interval = 95% interval
stats-won = won
stats-over = over
stats-day = day
stats-sheets = sheets
stats-matches = matches won
stats-games = games won
stats-games-played = games
stats-matches-decided = matches decided
stats-turned = games with the cube turned
stats-points = points
stats-points-won = points won
stats-points-lost = points lost
stats-per-game = points a game
stats-sessions = money sessions won
stats-unfinished = matches not finished
stats-gammons = gammons
stats-backgammons = backgammons
stats-drops = games dropped
stats-gammons-won = gammons, of games won
stats-gammons-lost = gammons, of games lost
stats-backgammons-won = backgammons, of games won
stats-backgammons-lost = backgammons, of games lost
stats-cashed = won by a dropped double
stats-dropped = lost by dropping
stats-cube = cube at the end
stats-doubled = doubled games won
stats-doubled-per-game = points a doubled game
stats-comebacks = won from far behind
stats-kept = won from far ahead
stats-crawford = Crawford games won by the leader
stats-post = games after it won by the leader
stats-crawford-ahead = Crawford games won, ahead
stats-crawford-behind = Crawford games won, behind
stats-post-ahead = games after it won, ahead
stats-post-behind = games after it won, behind
stats-deciders = deciding games won
stats-moving-first = games won, having begun
stats-moving-second = games won, the other having begun
stats-match-streaks =
    Matches in a row: now { $now } { $side ->
        [won] won
       *[lost] lost
    }, at most { $won } won and { $lost } lost
stats-game-streaks =
    Games in a row: now { $now } { $side ->
        [won] won
       *[lost] lost
    }, at most { $won } won and { $lost } lost
stats-nemesis = Nemesis: { $name }, against whom { $share } of { $games } games were won ({ $between })
stats-favourite = Favourite opponent: { $name }, against whom { $share } of { $games } games were won ({ $between })
stats-players = players
stats-opponents = opponents
stats-rating = rating
stats-rating-club = rating, { $club }
stats-provisional = provisional
stats-experience = experience
stats-records = records
stats-record-cube = highest cube
stats-record-win = most points in a game
stats-record-loss = most points lost in a game
stats-record-match = most games in a match
stats-record-session = most games in a money session
stats-record-games-in-a-day = most games in a day
stats-record-points-in-a-day = most points won in a day
stats-chouettes = chouettes
stats-others = other games
stats-role-whole = in all
stats-role-box = in the box
stats-role-captain = as captain
stats-role-team = in the team
cli-help-scorebook-stats = Show what the results come to, for one player or for all, each figure with its interval
cli-help-scorebook-stats-against = Only against this opponent; may be given again
cli-help-scorebook-stats-club = Only of this club
cli-help-scorebook-stats-place = Only at this place
cli-help-scorebook-stats-event = Only of this event
cli-help-scorebook-stats-month = Only of this month
cli-help-scorebook-stats-since = From this day on
cli-help-scorebook-stats-until = Up to and including this day
cli-help-scorebook-stats-kind = Only sheets of this kind
cli-help-scorebook-stats-length = Only matches to so many points
cli-help-scorebook-stats-variant = Only this variant
cli-help-scorebook-stats-clock = Only with a clock, or only without
cli-help-scorebook-stats-confirmed = Only what another player has confirmed
cli-help-scorebook-stats-csv = Write one figure as a table of comma-separated values: figures, opponents, months, …
error-book-name-unknown =
    { $kind ->
        [player] The scorebook knows no player called “{ $name }”
        [club] The scorebook knows no club called “{ $name }”
        [place] The scorebook knows no place called “{ $name }”
       *[event] The scorebook knows no event called “{ $name }”
    }
error-book-name-unclear =
    { $kind ->
        [player] Several players are called “{ $name }”
        [club] Several clubs are called “{ $name }”
        [place] Several places are called “{ $name }”
       *[event] Several events are called “{ $name }”
    }; name it by its id
stats-rating-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
