### The scorebook at the table: what the pages say.

## At the table
kind-single = single
kind-gammon = gammon
kind-backgammon = backgammon
table-board = Scoreboard: { $names }
table-single-game = Single game
table-owns = has the cube
table-cube = Cube at { $n }
table-cube-of = Cube at { $n }, { $name } owns it
table-to = to { $n }
told-doubled = { $name } doubles to { $n }. Take or drop?
told-taken = { $name } takes. The game is for { $n }.
told-beavered = { $name } beavers to { $n }. Take or drop?
table-drop-stake =
    { $n ->
        [one] { $name } wins { $n } point: { $score }
       *[other] { $name } wins { $n } points: { $score }
    }
table-undone = Taken back.
table-annulled = The double does not count. The cube is back in the middle.
table-annul = Annul the double
table-no-cube = Played without a cube
table-not-owner = { $name } has the cube
table-dead = Doubling has no use: { $n } already wins { $name } the match
table-max = The cube goes no higher than { $n }
table-drawn = It is a draw, { $score }
table-won-session = { $name } wins, { $score }
table-by-time = On time.
table-by-forfeit = Given up.
table-press = { $name } has played
table-flag = Time is up

## Menu and corrections
table-shut = Close
table-back = Back
table-games = Games and corrections
table-resigns = Who resigns?
table-pause = Stop or start the clock
table-swap = Swap sides
table-close = End it here
table-close-now = Done, add it up
table-award-time = { $name } wins on time
table-award-forfeit = { $name } wins: the other gave up
table-none-yet = No games yet.
table-moves-only = Written down move by move
table-was = { $name }: { $kind }, cube { $n }
table-unread = Games written down move by move are counted by the server
table-misfit = Does not fit this sheet
table-struck = struck
table-twice = Written twice?
table-doubt = The cube cannot have come so high
table-doubt-crawford = Doubled in the Crawford game
table-strike = Strike
table-count = Count again
table-correct = Correct
table-winner = Winner
table-kind = Result
table-cube-at = Cube
table-end = How
table-end-bear-off = Borne off
table-end-drop = Dropped
table-end-resign = Resigned
table-save = Save

## Sheets that are added up
sums-round = Round
sums-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
sums-total = Total
sums-to =
    { $n ->
        [one] to { $n } point
       *[other] to { $n } points
    }
sums-next = Game { $n }
sums-add = Write it down
sums-over = It is over.
sums-won = { $name } wins with { $n }
sums-reopen = Play on
chouette-box = In the box
chouette-captain = Captain
chouette-how = Against the box
chouette-won = won
chouette-lost = lost
chouette-out = not in it
chouette-dropped = by a drop

## A new sheet
new-title = New sheet
new-kind = What is played
new-kind-match = Match
new-kind-money = Money
new-kind-single = Single game
new-kind-chouette = Chouette
new-kind-other = Other game
new-length = Points to play to
new-game = Name of the game
new-player = Player { $n }
new-add-player = Add a player
new-remove = Remove
new-quick = Only the final score is known
new-begin = Begin
new-keep = Keep it
new-low-wins = Fewest points win
new-target = Ends at (points)
new-cube = With the cube
new-clock = Clock
new-clock-none = Without
clock-blitz = Blitz
clock-fast = Fast
clock-normal = Normal
clock-tournament = Tournament
clock-relaxed = Relaxed
new-stake = Stake
new-stake-example = a beer a point
new-place = Place
new-day = Day
new-name-missing = A name is missing here
new-name-long = A name has at most 100 characters
new-name-twice = Nobody sits at the table twice
new-length-wrong = A match is to 1 to 64 points
new-game-missing = What is the game called?
new-points-wrong = Points are whole numbers, and not that many
new-points-negative = Nobody has less than 0 points here
new-both-won = Only one side can have reached the length of the match
new-day-wrong = Write a day between 1900 and 2200

## The list
sheets = Sheets
house = Who and where
house-files = Files
statistics = Statistics
sheets-search = Search: name, place, day …
sheets-none = Nothing is written down yet.
sheets-open = going on
sheets-gone = { $title } is deleted.
sheets-more = { $n } more

## Players
people = Players
people-name = Name
people-nickname = Nickname
people-add = Add
people-edit = Edit
people-archive = Put away
people-back = Bring back
people-archived = Show those put away
people-same = Is the same as
people-nobody = Nobody
people-also = Also written as { $name }
people-apart = Take apart
people-sheets =
    { $n ->
        [one] { $n } sheet
       *[other] { $n } sheets
    }

## Where it is kept
book-not-kept = This browser keeps nothing, so nothing can be written down. A private window? A full disk?
book-no-sheet = This sheet is not in the book on this device.
book-waiting =
    { $n ->
        [one] { $n } change is only on this device so far.
       *[other] { $n } changes are only on this device so far.
    }
book-overdue =
    { $n ->
        [one] Not backed up for a day: { $n } change is only on this device. Come near the server some time.
       *[other] Not backed up for a day: { $n } changes are only on this device. Come near the server some time.
    }
book-install = Put Triktrak on the home screen
book-plain-http = Everything is kept on this device. To install Triktrak as an app, its address must begin with https, or be localhost.

## Sharing
sharing = Share
sharing-explain = Everybody who has the link can read this page, without an account.
sharing-names = Names
sharing-full = in full
sharing-initials = initials
sharing-hidden = hidden
sharing-long = How long
sharing-always = until I take it back
sharing-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
sharing-make = Make a link
sharing-mail = Mail
sharing-picture = Picture
sharing-revoke = Take it back
sharing-all = Shared pages
sharing-all-explain = What others can read of your scorebook by a link, until you take it back or its time is up.
sharing-nothing = Nothing is shared.
sharing-what =
    { $what ->
        [event] An event
        [pair] Two players
        [player] A player
        [position] A position
       *[sheet] A sheet
    }
sharing-since = since { $day }
sharing-until = until { $day }
sharing-called = names { $names }
sharing-gone = The link leads nowhere any more.

## Two phones
phones-sheet = Another phone on this sheet
phones-explain = Whoever opens this link may write games on this sheet too, and confirm the result.
phones-open-sheet = Games are written here by two phones. You see this sheet and may write games on it.
phones-open-book = All of this scorebook is opened on this device.
phones-open = Open
phones-confirm = It is so, says { $name }
phones-confirmed = Confirmed by { $names }
