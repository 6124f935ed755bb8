### The house of the scorebook: who and where, one sheet and its history, finding, files: what the pages say.

## Who and where
house-players = Players
house-clubs = Clubs
house-places = Places
house-events = Events
house-club = Club
house-place = Place
house-event = Event
house-round = Round
house-note = Note
house-new-player = Name of a new player
house-new-club = Name of a new club
house-new-place = Name of a new place
house-new-event = Name of a new event
house-none-player = Nobody is in the book yet.
house-none-club = There are no clubs yet.
house-none-place = There are no places yet. A sheet makes them too.
house-none-event = There are no events yet: an evening, a tournament, a holiday.
house-name-signs = This name has invisible characters in it
house-name-taken = This name is in the book already
house-text-long = That is too long
house-text-signs = There are signs in this that cannot be seen
house-away = Put away
house-rated = With a rating of its own
house-unrated = Without a rating
house-nowhere = None
house-unknown = This is not in the book on this device.
house-all =
    { $n ->
        [one] The one sheet
       *[other] All { $n } sheets
    }
house-delete = Delete
house-gone = Deleted ({ $n })
house-stays = Whoever is on a sheet cannot be deleted. A name that is put away is no longer offered.
house-loses =
    { $n ->
        [one] Deleting takes it off { $n } sheet, bringing it back puts it there again.
       *[other] Deleting takes it off { $n } sheets, bringing it back puts it there again.
    }

## Two that are one
house-merge = Merge
house-merge-into = { $name } is the same as
house-will-join =
    { $n ->
        [one] { $n } sheet of { $name } joins { $others } of { $other }: { $all } together.
       *[other] { $n } sheets of { $name } join { $others } of { $other }: { $all } together.
    }
house-will-mention =
    { $n ->
        [one] { $n } other entry belongs to { $other } then.
       *[other] { $n } other entries belong to { $other } then.
    }
house-stays-known = { $name } stays known as another way to write it, and can be taken apart again.
house-goes = { $name } goes; that can be undone.
house-met = { $name } and { $other } have sat at one table: they are two people.
house-merge-now = Merge them
house-merged = { $name } counts as { $other } now.

## One sheet
house-about-sheet = About this sheet
house-about = About { $title }
house-scoreboard = Scoreboard
house-score = Keep the score
house-confirmed = Confirmed
house-nobody = By nobody yet
house-result = Result
house-counts = Counts for the rating
house-length-over = The match would have been over before its last game
house-lifts = Confirmed by { $names }, as the result stood. Saving takes that mark away; ask for it anew.
house-keeps = Confirmed by { $names }. Day, place, event, club, round, stake and note leave that as it is; players, length and games take it away.
house-games = Games
house-game = Game { $n }
house-number = Number
house-number-wrong = The number is a whole one, from 1 to 100,000

## History
house-history = History
house-history-offline = The server cannot be reached. This is what this device knows: who wrote what last.
house-history-own = The server has nothing of this yet. This is what this device knows.
house-who-device = this device
house-who-own = you, on another device
house-who-here = the computer that keeps the book
house-who-other = another device ({ $device })
house-became = became
house-made = Begun
house-gone-now = Deleted
house-back-now = Brought back
house-was-struck = struck out
house-was-back = counts again
house-final = Final score
house-closed = Ended
house-given = Given to player
house-max-cube = Highest cube
house-points = Points
house-method = Decided by
house-variant = Variant
house-nothing = nothing
house-yes = yes
house-no = no

## Finding
house-filter = Filter
house-filters =
    { $n ->
        [one] { $n } filter
       *[other] { $n } filters
    }
house-without = remove
house-any = Choose …
house-by-players = Player
house-by-opponents = Against
house-by-kinds = What is played
house-by-events = Event
house-by-places = Place
house-by-clubs = Club
house-no-length = No length
house-since = From
house-until = Until
house-only-confirmed = Only confirmed ones
house-found =
    { $n ->
        [one] { $n } sheet found
       *[other] { $n } sheets found
    }
house-show-all = Show all

## Files
files-server = The server reads and writes the files: this page needs it.
files-unreachable = The server cannot be reached, and files are its work. Nothing has changed; try again when it is back.
files-unheard =
    { $n ->
        [one] { $n } change is only on this device and not in the file yet.
       *[other] { $n } changes are only on this device and not in the file yet.
    }
files-out = Save as a file
files-form = Kind of file
files-csv = Table (CSV)
files-csv-is = with commas, for most programs
files-csv-semicolon = Table (CSV, ;)
files-csv-semicolon-is = for a Dutch or German spreadsheet
files-json = Backup (JSON)
files-json-is = everything, to read in again
files-mat = Match file (.mat)
files-mat-is = duels, moves and all, for other backgammon programs
files-results = Only the result of each sheet, not its games
files-bom = With the mark that an older Excel wants (BOM)
files-giving =
    { $n ->
        [one] { $n } sheet
       *[other] { $n } sheets
    }
files-many = A selection may have { $most } sheets at most, and this one has { $n }. Narrow it down, or save the whole book.
files-give = Save
files-in = Take in a file
files-in-is = A table, a backup or a match file. It is shown first; nothing changes before you say so.
files-choose = Choose a file
files-large = This file is too large: { $most } MB is the most.
files-read-csv =
    { $n ->
        [one] Read as a table ({ $encoding }), { $n } line.
       *[other] Read as a table ({ $encoding }), { $n } lines.
    }
files-read-json =
    { $n ->
        [one] Read as a backup, { $n } record.
       *[other] Read as a backup, { $n } records.
    }
files-read-mat =
    { $n ->
        [one] Read as a match file, { $n } match.
       *[other] Read as a match file, { $n } matches.
    }
files-would =
    { $n ->
        [one] { $n } new sheet.
       *[other] { $n } new sheets.
    }
files-columns =
    { $left ->
        [0] Columns ({ $n })
       *[other] Columns ({ $n }), { $left } left out
    }
files-left-out = Leave out
files-days = Days like 03/04
files-days-clear = are clear
files-days-dmy = day first
files-days-mdy = month first
files-day = Day of what names none
files-faults =
    { $n ->
        [one] { $n } fault
       *[other] { $n } faults
    }
files-odd =
    { $n ->
        [one] { $n } thing to look at
       *[other] { $n } things to look at
    }
files-line = line { $line }:
files-at = line { $line }, “{ $column }”:
files-leave-out = Leave out what is wrong and take in the rest
files-doubles =
    { $n ->
        [one] { $n } is in the book already and is left out.
       *[other] { $n } are in the book already and are left out.
    }
files-again = Take them in once more all the same
files-replace = Put what the file says in the place of what the book says
files-double = in the book
files-preview = The first sheets
files-take =
    { $n ->
        [one] Take in { $n } sheet
       *[other] Take in { $n } sheets
    }
files-refused = Nothing is taken in while something is wrong.
files-taken =
    { $n ->
        [one] { $n } sheet is in the book now.
       *[other] { $n } sheets are in the book now.
    }
