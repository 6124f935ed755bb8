error-book-figure = De statistieken hebben geen cijfer “{ $figure }”
error-book-filter = Deze bladen kunnen niet worden uitgezocht: { $reason }
stats-book = Het scoreboek
stats-title =
    { $name }: { $sheets ->
        [one] één blad
       *[other] { $sheets } bladen
    } tussen twee spelers
stats-nothing = Niets in het scoreboek past daarbij.
stats-few = * Minder dan { $count }: te weinig om er iets uit te besluiten. Het interval bevat het ware cijfer in 95 van de 100 gevallen.
stats-left-out =
    { $count ->
        [one] Eén blad telt
       *[other] { $count } bladen tellen
    } niet mee: twee van de spelers bleken dezelfde te zijn.
stats-more = … en nog { $count }
stats-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stats-between = { $low } tot { $high }
stats-pair = { $first }–{ $second }
stats-figure = cijfer
stats-value = waarde
stats-interval = 95%-interval
stats-won = gewonnen
stats-over = klaar
stats-day = dag
stats-sheets = bladen
stats-matches = matches gewonnen
stats-games = spellen gewonnen
stats-games-played = spellen
stats-matches-decided = matches beslist
stats-turned = spellen met verdubbelde cube
stats-points = punten
stats-points-won = punten gewonnen
stats-points-lost = punten verloren
stats-per-game = punten per spel
stats-sessions = geldpartijen gewonnen
stats-unfinished = matches niet af
stats-gammons = gammons
stats-backgammons = backgammons
stats-drops = gepaste spellen
stats-gammons-won = gammons, van gewonnen spellen
stats-gammons-lost = gammons, van verloren spellen
stats-backgammons-won = backgammons, van gewonnen spellen
stats-backgammons-lost = backgammons, van verloren spellen
stats-cashed = gewonnen doordat de ander paste
stats-dropped = verloren door te passen
stats-cube = cube aan het eind
stats-doubled = verdubbelde spellen gewonnen
stats-doubled-per-game = punten per verdubbeld spel
stats-comebacks = gewonnen na grote achterstand
stats-kept = gewonnen na grote voorsprong
stats-crawford = Crawfordspellen door de koploper gewonnen
stats-post = spellen daarna door de koploper gewonnen
stats-crawford-ahead = Crawfordspellen gewonnen, aan kop
stats-crawford-behind = Crawfordspellen gewonnen, op achterstand
stats-post-ahead = spellen daarna gewonnen, aan kop
stats-post-behind = spellen daarna gewonnen, op achterstand
stats-deciders = beslissende spellen gewonnen
stats-moving-first = spellen gewonnen met de eerste zet
stats-moving-second = spellen gewonnen als de ander begon
stats-match-streaks =
    Matches op rij: nu { $now } { $side ->
        [won] gewonnen
       *[lost] verloren
    }, hoogstens { $won } gewonnen en { $lost } verloren
stats-game-streaks =
    Spellen op rij: nu { $now } { $side ->
        [won] gewonnen
       *[lost] verloren
    }, hoogstens { $won } gewonnen en { $lost } verloren
stats-nemesis = Angstgegner: { $name }, van wie { $share } van { $games } spellen werd gewonnen ({ $between })
stats-favourite = Lievelingstegenstander: { $name }, van wie { $share } van { $games } spellen werd gewonnen ({ $between })
stats-players = spelers
stats-opponents = tegenstanders
stats-rating = rating
stats-rating-club = rating, { $club }
stats-provisional = voorlopig
stats-experience = ervaring
stats-records = records
stats-record-cube = hoogste cube
stats-record-win = meeste punten in een spel
stats-record-loss = meeste punten verloren in een spel
stats-record-match = meeste spellen in een match
stats-record-session = meeste spellen in een geldpartij
stats-record-games-in-a-day = meeste spellen op een dag
stats-record-points-in-a-day = meeste punten winst op een dag
stats-chouettes = chouettes
stats-others = andere spellen
stats-role-whole = in totaal
stats-role-box = in de box
stats-role-captain = als captain
stats-role-team = in het team
cli-help-scorebook-stats = Laten zien wat de uitslagen bij elkaar zeggen, van één speler of van allen, elk cijfer met zijn interval
cli-help-scorebook-stats-against = Alleen tegen deze tegenstander; mag vaker
cli-help-scorebook-stats-club = Alleen van deze club
cli-help-scorebook-stats-place = Alleen op deze plek
cli-help-scorebook-stats-event = Alleen van dit evenement
cli-help-scorebook-stats-month = Alleen van deze maand
cli-help-scorebook-stats-since = Vanaf deze dag
cli-help-scorebook-stats-until = Tot en met deze dag
cli-help-scorebook-stats-kind = Alleen bladen van deze soort
cli-help-scorebook-stats-length = Alleen matches tot zoveel punten
cli-help-scorebook-stats-variant = Alleen deze variant
cli-help-scorebook-stats-clock = Alleen met klok, of alleen zonder
cli-help-scorebook-stats-confirmed = Alleen wat een andere speler heeft bevestigd
cli-help-scorebook-stats-csv = Schrijf één cijfer als tabel met komma's: figures, opponents, months, …
error-book-name-unknown =
    { $kind ->
        [player] Het scoreboek kent geen speler “{ $name }”
        [club] Het scoreboek kent geen club “{ $name }”
        [place] Het scoreboek kent geen plek “{ $name }”
       *[event] Het scoreboek kent geen evenement “{ $name }”
    }
error-book-name-unclear =
    { $kind ->
        [player] Meer dan één speler heet “{ $name }”
        [club] Meer dan één club heet “{ $name }”
        [place] Meer dan één plek heet “{ $name }”
       *[event] Meer dan één evenement heet “{ $name }”
    }; noem de id
stats-rating-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
