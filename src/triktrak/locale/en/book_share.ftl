# What is told of a result, and the page and the card that it is told on.
share-list = { $most } and { $last }
share-list-more = { $most } and { $count } more
share-score = { $first }–{ $second }
share-somebody = Somebody
share-hidden = Player { $number }
share-some-event = Day of games
share-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
share-points =
    { $count ->
        [one] { $shown } point
       *[other] { $shown } points
    }
share-with-points =
    { $count ->
        [one] { $shown } point
       *[other] { $shown } points
    }
share-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
share-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
share-gammons =
    { $count ->
        [one] { $count } gammon
       *[other] { $count } gammons
    }
share-backgammons =
    { $count ->
        [one] { $count } backgammon
       *[other] { $count } backgammons
    }
share-results =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
share-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
share-unfinished =
    { $count ->
        [one] { $count } not finished
       *[other] { $count } not finished
    }
share-highest-cube = highest cube { $cube }
share-cube = cube { $cube }
share-dropped = double dropped
share-games-score = games { $score }
share-share-of = { $won } of { $played }

telling-extras = { $sentence } ({ $extras })
telling-won = { $winner } beats { $loser } { $score }
telling-won-time = { $winner } beats { $loser } on time, at { $score }
telling-won-forfeit = { $winner } wins at { $score }: { $loser } did not play on
telling-won-given = The win goes to { $winner }, at { $score } against { $loser }
telling-money = { $winner } wins { $points } off { $loser }
telling-single =
    { $kind ->
        [2] { $winner } beats { $loser } with a gammon
        [3] { $winner } beats { $loser } with a backgammon
       *[1] { $winner } wins a game against { $loser }
    }
telling-draw = { $first } and { $second } draw { $score }
telling-broken-off = { $first } and { $second } stop at { $score } in a match to { $length }
telling-ahead = { $first } leads { $second } { $score }
telling-level = { $first } and { $second } are level at { $score }
telling-nothing = { $names }: no game played
telling-best = { $game }: { $winner } wins with { $points }, ahead of { $others }
telling-best-shared = { $game }: { $names } share first place with { $points }
telling-so-far = { $game }, so far: { $others }
telling-with-points = { $name } ({ $points })
telling-name-points = { $name } { $points }
telling-event = { $event }: { $counts }
telling-most-won =
    { $winners ->
        [one] { $names } won most, { $won }
       *[other] { $names } won most, { $won } each
    }
telling-player =
    { $played ->
        [one] { $name } has won { $won } of { $played } encounter
       *[other] { $name } has won { $won } of { $played } encounters
    }
telling-position =
    Backgammon: { $own ->
        [one] { $own } pip
       *[other] { $own } pips
     } against { $theirs }
telling-position-dice =
    Backgammon: how to play { $dice }, with { $own ->
        [one] { $own } pip
       *[other] { $own } pips
     } against { $theirs }
telling-position-take =
    Backgammon: take or drop, with { $own ->
        [one] { $own } pip
       *[other] { $own } pips
     } against { $theirs }

share-kind-match = Match to { $length }
share-kind-money = Money session
share-kind-single = Single game
share-kind-chouette = Chouette
share-pips =
    { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
share-single = single
share-gammon = gammon
share-backgammon = backgammon
share-end-drop = { $kind }, dropped
share-end-resign = { $kind }, resigned
share-crawford = Crawford

share-column-game = Game
share-column-winner = Winner
share-column-how = How
share-column-cube = Cube
share-column-points = Points
share-column-score = Score
share-column-player = Player
share-column-won = Won
share-column-played = Played
share-column-day = Day
share-column-result = Result
share-figure-won = Won
share-figure-lost = Lost
share-figure-games = Games won
share-figure-gammons = Gammons
share-figure-points = Points
share-sum = Sum

share-page-share = Share
share-page-mail = Mail
share-page-picture = Picture
share-page-print = Printable sheet
share-page-table = All games
share-page-standing = Standings
share-page-results = Results
share-page-position = Position
share-page-note = Kept with Triktrak, a scorebook for backgammon. Only whoever has the link finds this page.
share-page-link = Link
share-page-code = Scan to open this page
share-page-alt = Card: { $sentence }
cli-help-scorebook-share = Tell a result in a sentence, and make a page for it with a link to hand on
cli-help-scorebook-unshare = Show what is shared, or take it back
cli-share-revoked = { $slug } leads nowhere from now on
cli-share-column-link = Link
cli-share-column-names = Names
cli-share-column-result = Result
cli-share-none = Nothing is shared
cli-help-share-sheet = The sheet: its number in the list, or the end of its id
cli-help-share-event = Share everything played at an event
cli-help-share-player = Share how often somebody won
cli-help-share-against = With --player: share how two people stand against each other
cli-help-share-position = Share a board: XGID, GNU ID, OGID or FIBS board
cli-help-share-base = The address by which others reach your server
cli-help-share-names = What the page calls people: full, initials, hidden
cli-help-share-expires = After how many days the link leads nowhere
cli-help-share-png = Write the card to a file, and make no link
cli-share-offline = The link works while “triktrak serve --lan” runs on this computer

error-page-unknown = This link leads nowhere. Is it complete? Otherwise ask for a new one.
error-page-gone = This page is no longer here. Whoever shared it has taken it back, or its time was up.
error-share-what = That is nothing that can be shared
error-share-one = Name one thing to share: a sheet, --event, --player (with --against) or --position
error-share-missing =
    There is no such { $kind ->
        [sheet] sheet
        [event] event
       *[player] player
    } in this scorebook
error-share-unknown = There is no share { $slug } of yours
error-share-same = A head-to-head takes two different people
error-share-days = A link lasts 1 to { $most } days, not { $days }
error-share-many = There are { $most } shares already; take some back first
error-share-names = Names are shown full, initials or hidden, not “{ $text }”
error-card-fonts = The fonts of the cards have not been built; “make web” builds them
error-share-base = An address begins with http:// or https://, not “{ $text }”
