# Scorebooks as files: what cannot be read, and the columns and words of tables

error-book-backup-differs =
    { $count ->
        [one] One record stands otherwise in the scorebook; it stays as it is there
       *[other] { $count } records stand otherwise in the scorebook; they stay as they are there
     }
error-book-backup-field = The backup’s list “{ $field }” is missing, or is nothing a backup has
error-book-backup-json = This is no JSON: { $reason }
error-book-backup-mention = Record { $number } of the kind “{ $kind }”, field “{ $field }”: { $id } is not in the backup
error-book-backup-misfit = The game { $id } of the backup cannot stand on its sheet
error-book-backup-other = This JSON is no backup of a scorebook
error-book-backup-record = Record { $number } of the kind “{ $kind }”, field “{ $field }”: { $reason }
error-book-backup-twice = Record { $number } of the kind “{ $kind }” stands there twice, with the id { $id }
error-book-backup-version = This backup has version { $version }; this Triktrak reads version { $known }
error-book-cell-empty = Something has to stand here
error-book-cell-long = { $length } characters are too many, { $max } fit: “{ $text }…”
error-book-cell-number = “{ $text }” is no whole number
error-book-cell-range = { $number } is not possible here; it goes from { $min } to { $max }
error-book-cell-word = “{ $text }” is not known here; there is { $known }
error-book-cell-yes = “{ $text }” is neither yes nor no
error-book-column-unknown = The table has no column “{ $column }”; it has { $found }
error-book-column-unused = This column means nothing to the scorebook and is left out
error-book-columns-missing = No column is known as { $missing }; say which one it is. The table has: { $found }
error-book-csv-columns = Line { $line } has more than { $max } columns
error-book-csv-open-quote = In line { $line }, column { $column }, a quotation mark is opened and never closed
error-book-csv-quote = In line { $line }, column { $column }, “{ $text }” follows a closing quotation mark
error-book-csv-rows = The table has more than { $max } lines
error-book-day-ambiguous = “{ $day }” can be two days; say whether the day or the month comes first
error-book-export-format = A scorebook is not written as “{ $format }”, but as { $known }
error-book-file-binary = This is no table: it holds signs that no text has
error-book-file-empty = The file is empty
error-book-file-large = The file is larger than { $max } MB; no scorebook is
error-book-import-changed = The file, the choices or the scorebook have changed since the preview; look at a new one
error-book-import-days = The order of day and month is dmy or mdy, not “{ $text }”
error-book-import-field = There is no field “{ $field }”; there is { $known }
error-book-import-map = “{ $text }” says nothing of a column; write it like Datum=day
error-book-import-refused =
    { $count ->
        [one] Nothing was taken in, because of one fault
       *[other] Nothing was taken in, because of { $count } faults
     }
error-book-match-day = The match file does not say on which day it was played; give the day
error-book-match-names = The match file does not name both players
error-book-row-both-points = { $points }: what one wins the other loses
error-book-row-no-points = How many points were awarded has to stand here
error-book-row-no-winner = Nobody has won this game
error-book-row-number-twice = Game { $number } stands on this sheet twice
error-book-row-player = “{ $name }” does not play here; those who do are { $players }
error-book-row-points = Points: { $stated } in the table, { $counted } by the rules; the table’s stand
error-book-row-result = “{ $text }” is no result of { $players } players; write it like 7-4
error-book-row-result-twice = The result of this sheet stands here beside others of its lines
error-book-row-score = The table says { $stated }, what came before adds up to { $counted }
error-book-row-stakes = “{ $text }” is no stake of a chouette; write it like “2 won gammon 4 bear-off”
error-book-row-wide = { $count } cells stand here below { $columns ->
        [one] one heading
       *[other] { $columns } headings
     }
error-book-row-winner = { $stated } is said to have won, by the points it is { $counted }
book-import-at = line { $line }, “{ $column }”: { $text }
book-import-line = line { $line }: { $text }

book-column-sheet = sheet
book-column-day = day
book-column-kind = kind
book-column-game-name = game name
book-column-player = player
book-column-length = length
book-column-variant = variant
book-column-crawford = crawford
book-column-jacoby = jacoby
book-column-beavers = beavers
book-column-max-cube = highest cube
book-column-stake = stake
book-column-low-wins = low wins
book-column-target = target
book-column-club = club
book-column-place = place
book-column-event = event
book-column-round = round
book-column-rated = rated
book-column-started = started
book-column-ended = ended
book-column-closed = closed
book-column-method = method
book-column-given-to = given to
book-column-sheet-note = note on the sheet
book-column-number = game
book-column-box = box
book-column-captain = captain
book-column-stakes = stakes
book-column-winner = winner
book-column-win = win
book-column-cube = cube
book-column-end = end
book-column-crawford-game = crawford game
book-column-points = points
book-column-before = before
book-column-score = score
book-column-seconds = seconds
book-column-written = written
book-column-note = note
book-column-loser = loser
book-column-result = result

book-cell-yes = yes
book-cell-no = no
book-cell-kind-match = match
book-cell-kind-money = money
book-cell-kind-single = single
book-cell-kind-chouette = chouette
book-cell-kind-other = other
book-cell-variant-standard = standard
book-cell-variant-nackgammon = nackgammon
book-cell-variant-hypergammon = hypergammon
book-cell-variant-longgammon = longgammon
book-cell-method-played = played
book-cell-method-time = time
book-cell-method-forfeit = forfeit
book-cell-win-single = single
book-cell-win-gammon = gammon
book-cell-win-backgammon = backgammon
book-cell-end-bear-off = bear-off
book-cell-end-drop = drop
book-cell-end-resign = resign
book-cell-end-award = award
book-cell-end-forfeit = forfeit
book-cell-end-time = time
book-cell-end-abandoned = abandoned

cli-help-scorebook-export = Write the scorebook to a file: a table, a backup or match files
cli-help-scorebook-export-format = What to write
cli-help-scorebook-export-results = Of each sheet its result only, not every game
cli-help-scorebook-export-sheet = Only the sheet with this ID; can be given again
cli-help-scorebook-export-bom = With the mark by which Excel knows UTF-8
cli-help-scorebook-export-output = The file; without it the standard output
cli-help-scorebook-import = Take a file into the scorebook: a table, a backup or a match file
cli-help-scorebook-import-dry-run = Show what would be taken in, and change nothing
cli-help-scorebook-import-map = Which field a column is, such as Datum=day; nothing after the sign leaves it out
cli-help-scorebook-import-days = Whether in 03/04/2026 the day or the month comes first
cli-help-scorebook-import-day = The day of what names none
cli-help-scorebook-import-keep-duplicates = Take in again what the book has already; of a backup, put it in its place
cli-help-scorebook-import-leave-out = Take in the rest although something is wrong
cli-scorebook-exported =
    { $file }: { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
     }{ $left ->
        [0] {""}
       *[other] , { $left } left out that have no place in such a file
     }
cli-scorebook-imported =
    { $sheets ->
        [one] One sheet
       *[other] { $sheets } sheets
     } taken in ({ $records ->
        [one] one record
       *[other] { $records } records
     }); { $doubles } already there
cli-scorebook-more-problems =     … and { $count } more
cli-scorebook-read =
    { $file }: { $format ->
        [csv] table ({ $encoding }), { $rows ->
            [one] one line
           *[other] { $rows } lines
         }
        [json] backup, { $rows ->
            [one] one record
           *[other] { $rows } records
         }
       *[mat] match file, { $rows ->
            [one] one match
           *[other] { $rows } matches
         }
     }
cli-scorebook-would-import =
    Would take in { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
     } ({ $records ->
        [one] one record
       *[other] { $records } records
     }); { $doubles } already there
error-book-export-option = “{ $option }” is for tables; “{ $format }” has nothing of the kind
