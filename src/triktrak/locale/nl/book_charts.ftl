chart-filter = Filter
chart-filter-off = Voorwaarde weghalen: { $what }
chart-filter-clear = Alle voorwaarden weghalen
chart-all-players = Alle spelers
chart-all-opponents = Alle tegenstanders
chart-player = Speler
chart-opponent = Tegenstander
chart-by-since = Vanaf
chart-by-until = Tot en met
chart-by-places = Plaats
chart-by-events = Evenement
chart-by-clubs = Club
chart-by-kinds = Soort
chart-by-lengths = Lengte
chart-by-variants = Variant
chart-by-clock = Klok
chart-clock-true = Met klok
chart-clock-false = Zonder klok
chart-confirmed = Alleen wat een andere speler heeft bevestigd
chart-confirmed-short = Bevestigd
chart-any = Maakt niet uit
chart-chip-since = Sinds { $day }
chart-chip-until = Tot en met { $day }
chart-counting = Aan het tellen …
chart-nothing-yet = Er is nog niets gespeeld. Zodra er een uitslag in het boek staat, lees je hier wat die zegt.
chart-nothing-fits = Niets in het boek past bij deze voorwaarden.
chart-kept = De statistieken worden door de server geteld, en die is nu niet te bereiken. Deze zijn van { $when }.
chart-unreachable = De statistieken worden door de server geteld, en die is nu niet te bereiken. Je scores staan veilig op dit apparaat; probeer het opnieuw zodra je verbinding hebt.
chart-again = Opnieuw proberen
chart-table = Tabel: { $title }
chart-csv = Bewaren als CSV
chart-more = Nog { $n } tonen
chart-fewer = Minder tonen
chart-n = n = { $n }
chart-of = { $count } van { $n }
chart-percents = { $low }–{ $high }%
chart-against = tegen: { $share }
chart-dropped = gepast: { $share }
chart-few = te weinig om iets te beweren
chart-says-row = { $share } van { $n }; interval { $between }
chart-interval-note = gewonnen spellen, 95%-interval
chart-share-note = aandeel met 95%-interval
chart-nemesis = Angstgegner
chart-favourite = Lievelingstegenstander
chart-rating = Rating
chart-rating-pool = Pool
chart-rating-book = Hele boek
chart-rating-now = { $rating } · { $pool }
chart-rating-band = { $rating } ± { $band } · { $pool }
chart-rating-at = { $day }: { $rating } ({ $change }) tegen { $name }
chart-rating-hint = FIBS-formule. Zolang de rating voorlopig is, laat de band zien hoe ver hij ernaast kan zitten.
chart-says-rating = Lijn: de rating van { $name } gaat van { $first } op { $from } naar { $last } op { $to }; laagste { $low }, hoogste { $high }.
chart-ratings = Ratings
chart-ratings-note = FIBS-formule · { $pool }
chart-says-rated = { $rating }, misschien tussen { $low } en { $high }
chart-opponents = Onderlinge stand
chart-players = Spelers
chart-matrix = Iedereen tegen iedereen
chart-matrix-note = gewonnen spellen van de naam links
chart-matrix-top = De { $n } met de meeste spellen
chart-outcomes = Uitslagen per spel
chart-points-n = punten, n = { $n }
chart-says-outcomes =
    Kolommen: { $n ->
        [one] één spel
       *[other] { $n } spellen
    }; { $won } leverden punten op, { $lost } kostten punten. Het vaakst { $points }: { $games } keer.
chart-calendar = Speeldagen
chart-calendar-past = { $from } tot en met { $to }
chart-calendar-earlier = Eerder
chart-calendar-later = Later
chart-calendar-most = Het vaakst op { $day }.
chart-calendar-day = { $day }: { $games }
chart-says-calendar =
    Kalender: { $days ->
        [one] één speeldag
       *[other] { $days } speeldagen
    } tussen { $from } en { $to }; het meest op { $most }: { $games }.
chart-less = minder
chart-much = meer
chart-gammons = Gammons en backgammons
chart-cube = Cube en passen
chart-cubes = Naar de laatste cube
chart-cubes-note = gewonnen bij deze cube
chart-cubes-share-note = aandeel van de spellen
chart-months = Maand na maand
chart-months-note = gewonnen min verloren punten
chart-months-games = spellen
chart-says-months =
    Kolommen: { $n ->
        [one] één maand
       *[other] { $n } maanden
    } van { $from } tot { $to }. De beste was { $best } met { $most }, de slechtste { $worst } met { $least }.
chart-says-amounts =
    Kolommen: { $n ->
        [one] één maand
       *[other] { $n } maanden
    } van { $from } tot { $to }. Het meest gespeeld is er in { $best }: { $most }.
chart-parts = Uitgesplitst
chart-parts-by = Uitgesplitst naar
chart-by-weekdays = Weekdag
chart-by-clocks = Klok
chart-nowhere = Geen plaats genoteerd
chart-no-length = Niet om een aantal punten
chart-clock-of = { $delay } s + { $reserve } min
chart-turns = Als het erom gaat
chart-whole = Alle spellen samen
chart-scores = Hoe matches eindigen
chart-records = Reeksen en records
chart-streak-matches = Matches op rij nu
chart-streak-games = Spellen op rij nu
chart-streak-matches-won = Meeste matches op rij gewonnen
chart-streak-matches-lost = Meeste matches op rij verloren
chart-streak-games-won = Meeste spellen op rij gewonnen
chart-streak-games-lost = Meeste spellen op rij verloren
chart-streak-won = { $n } gewonnen
chart-streak-lost = { $n } verloren
chart-record = Record
chart-unfinished =
    { $n ->
        [one] 1 match is niet af
       *[other] { $n } matches zijn niet af
    }
chart-length = Tot
chart-matches = Matches
chart-count = Aantal
chart-share = Aandeel
chart-lost = verloren
chart-result = uitslag
chart-change = verandering
chart-band = band ±
chart-month = Maand
chart-versus-games = Spellen { $score }
chart-versus-points = Punten { $score }
chart-versus-turn = Vanuit { $name }
chart-says-versus = { $name } en { $other }, naar gewonnen spellen: { $own } tegen { $theirs }.
chart-others-round = Punten per ronde
chart-independent = Backgammon is geluk en kunde, en een paar avonden zeggen meer over de dobbelstenen. Waar intervallen overlappen, is niets beslist.
chart-average-cube = Gemiddelde cube
chart-gammons-tile = Gammons gewonnen
