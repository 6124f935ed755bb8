chart-filter = Filter
chart-filter-off = Remove condition: { $what }
chart-filter-clear = Remove all conditions
chart-all-players = All players
chart-all-opponents = All opponents
chart-player = Player
chart-opponent = Opponent
chart-by-since = From
chart-by-until = Until
chart-by-places = Place
chart-by-events = Event
chart-by-clubs = Club
chart-by-kinds = Kind
chart-by-lengths = Length
chart-by-variants = Variant
chart-by-clock = Clock
chart-clock-true = With a clock
chart-clock-false = Without a clock
chart-confirmed = Only what another player has confirmed
chart-confirmed-short = Confirmed
chart-any = Any
chart-chip-since = Since { $day }
chart-chip-until = Until { $day }
chart-counting = Counting …
chart-nothing-yet = Nothing has been played yet. As soon as the book has a result, you can see here what it comes to.
chart-nothing-fits = Nothing in the book fits these conditions.
chart-kept = The statistics are counted by the server, which cannot be reached now. These are from { $when }.
chart-unreachable = The statistics are counted by the server, which cannot be reached now. Your scores are safe on this device; try again when you are connected.
chart-again = Try again
chart-table = Table: { $title }
chart-csv = Save as CSV
chart-more = Show { $n } more
chart-fewer = Show fewer
chart-n = n = { $n }
chart-of = { $count } of { $n }
chart-percents = { $low }–{ $high }%
chart-against = against: { $share }
chart-dropped = dropped: { $share }
chart-few = too few to claim anything
chart-says-row = { $share } of { $n }; interval { $between }
chart-interval-note = games won, 95% interval
chart-share-note = share with 95% interval
chart-nemesis = Nemesis
chart-favourite = Favourite
chart-rating = Rating
chart-rating-pool = Pool
chart-rating-book = Whole book
chart-rating-now = { $rating } · { $pool }
chart-rating-band = { $rating } ± { $band } · { $pool }
chart-rating-at = { $day }: { $rating } ({ $change }) against { $name }
chart-rating-hint = FIBS formula. While the rating is provisional, the band shows how far it may be off.
chart-says-rating = Line: the rating of { $name } goes from { $first } on { $from } to { $last } on { $to }; lowest { $low }, highest { $high }.
chart-ratings = Ratings
chart-ratings-note = FIBS formula · { $pool }
chart-says-rated = { $rating }, perhaps between { $low } and { $high }
chart-opponents = Head to head
chart-players = Players
chart-matrix = Everybody against everybody
chart-matrix-note = games won by the name on the left
chart-matrix-top = The { $n } with the most games
chart-outcomes = Results per game
chart-points-n = points, n = { $n }
chart-says-outcomes =
    Columns: { $n ->
        [one] one game
       *[other] { $n } games
    }; { $won } won points, { $lost } lost some. Most often { $points }: { $games ->
        [one] once
       *[other] { $games } times
    }.
chart-calendar = Days of play
chart-calendar-past = { $from } to { $to }
chart-calendar-earlier = Earlier
chart-calendar-later = Later
chart-calendar-most = Most often on { $day }.
chart-calendar-day = { $day }: { $games }
chart-says-calendar =
    Calendar: { $days ->
        [one] one day of play
       *[other] { $days } days of play
    } between { $from } and { $to }; most on { $most }: { $games }.
chart-less = less
chart-much = more
chart-gammons = Gammons and backgammons
chart-cube = Cube and drops
chart-cubes = By the last cube
chart-cubes-note = games won at this cube
chart-cubes-share-note = share of games
chart-months = Month by month
chart-months-note = points won less points lost
chart-months-games = games
chart-says-months =
    Columns: { $n ->
        [one] one month
       *[other] { $n } months
    } from { $from } to { $to }. The best was { $best } with { $most }, the worst { $worst } with { $least }.
chart-says-amounts =
    Columns: { $n ->
        [one] one month
       *[other] { $n } months
    } from { $from } to { $to }. Most was played in { $best }: { $most }.
chart-parts = Broken down
chart-parts-by = Broken down by
chart-by-weekdays = Weekday
chart-by-clocks = Clock
chart-nowhere = No place given
chart-no-length = Not to a number of points
chart-clock-of = { $delay } s + { $reserve } min
chart-turns = When it matters
chart-whole = All games together
chart-scores = How matches end
chart-records = Streaks and records
chart-streak-matches = Matches in a row now
chart-streak-games = Games in a row now
chart-streak-matches-won = Most matches won in a row
chart-streak-matches-lost = Most matches lost in a row
chart-streak-games-won = Most games won in a row
chart-streak-games-lost = Most games lost in a row
chart-streak-won = { $n } won
chart-streak-lost = { $n } lost
chart-record = Record
chart-unfinished =
    { $n ->
        [one] 1 match is unfinished
       *[other] { $n } matches are unfinished
    }
chart-length = To
chart-matches = Matches
chart-count = Number
chart-share = Share
chart-lost = lost
chart-result = result
chart-change = change
chart-band = band ±
chart-month = Month
chart-versus-games = Games { $score }
chart-versus-points = Points { $score }
chart-versus-turn = From { $name }’s side
chart-says-versus = { $name } and { $other }, by games won: { $own } to { $theirs }.
chart-others-round = Points a round
chart-independent = Backgammon is dice and skill, and a few evenings say more about the dice. Where intervals overlap, nothing is decided.
chart-average-cube = Average cube
chart-gammons-tile = Gammons won
