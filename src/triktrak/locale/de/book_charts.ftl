chart-filter = Filter
chart-filter-off = Bedingung entfernen: { $what }
chart-filter-clear = Alle Bedingungen entfernen
chart-all-players = Alle Spieler
chart-all-opponents = Alle Gegner
chart-player = Spieler
chart-opponent = Gegner
chart-by-since = Von
chart-by-until = Bis
chart-by-places = Ort
chart-by-events = Veranstaltung
chart-by-clubs = Verein
chart-by-kinds = Art
chart-by-lengths = Länge
chart-by-variants = Variante
chart-by-clock = Uhr
chart-clock-true = Mit Uhr
chart-clock-false = Ohne Uhr
chart-confirmed = Nur was ein anderer Spieler bestätigt hat
chart-confirmed-short = Bestätigt
chart-any = Egal
chart-chip-since = Seit { $day }
chart-chip-until = Bis { $day }
chart-counting = Wird gezählt …
chart-nothing-yet = Noch ist nichts gespielt. Sobald ein Ergebnis im Buch steht, liest du hier, was es besagt.
chart-nothing-fits = Nichts im Buch passt zu diesen Bedingungen.
chart-kept = Die Statistik zählt der Server, und der ist gerade nicht zu erreichen. Diese hier ist von { $when }.
chart-unreachable = Die Statistik zählt der Server, und der ist gerade nicht zu erreichen. Deine Ergebnisse sind auf diesem Gerät sicher; versuch es wieder, sobald du verbunden bist.
chart-again = Noch einmal versuchen
chart-table = Tabelle: { $title }
chart-csv = Als CSV speichern
chart-more = { $n } weitere zeigen
chart-fewer = Weniger zeigen
chart-n = n = { $n }
chart-of = { $count } von { $n }
chart-percents = { $low }–{ $high } %
chart-against = gegen: { $share }
chart-dropped = gepasst: { $share }
chart-few = zu wenige, um etwas zu behaupten
chart-says-row = { $share } von { $n }; Intervall { $between }
chart-interval-note = gewonnene Spiele, 95-%-Intervall
chart-share-note = Anteil mit 95-%-Intervall
chart-nemesis = Angstgegner
chart-favourite = Lieblingsgegner
chart-rating = Rating
chart-rating-pool = Pool
chart-rating-book = Ganzes Buch
chart-rating-now = { $rating } · { $pool }
chart-rating-band = { $rating } ± { $band } · { $pool }
chart-rating-at = { $day }: { $rating } ({ $change }) gegen { $name }
chart-rating-hint = FIBS-Formel. Solange das Rating vorläufig ist, zeigt das Band, wie weit es danebenliegen kann.
chart-says-rating = Linie: Das Rating von { $name } geht von { $first } am { $from } auf { $last } am { $to }; niedrigstes { $low }, höchstes { $high }.
chart-ratings = Ratings
chart-ratings-note = FIBS-Formel · { $pool }
chart-says-rated = { $rating }, vielleicht zwischen { $low } und { $high }
chart-opponents = Direkter Vergleich
chart-players = Spieler
chart-matrix = Jeder gegen jeden
chart-matrix-note = gewonnene Spiele des Namens links
chart-matrix-top = Die { $n } mit den meisten Spielen
chart-outcomes = Ergebnisse pro Spiel
chart-points-n = Punkte, n = { $n }
chart-says-outcomes =
    Säulen: { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    }; { $won } brachten Punkte, { $lost } kosteten welche. Am häufigsten { $points }: { $games }-mal.
chart-calendar = Spieltage
chart-calendar-past = { $from } bis { $to }
chart-calendar-earlier = Früher
chart-calendar-later = Später
chart-calendar-most = Am häufigsten am { $day }.
chart-calendar-day = { $day }: { $games }
chart-says-calendar =
    Kalender: { $days ->
        [one] ein Spieltag
       *[other] { $days } Spieltage
    } zwischen { $from } und { $to }; am meisten am { $most }: { $games }.
chart-less = weniger
chart-much = mehr
chart-gammons = Gammons und Backgammons
chart-cube = Doppler und Passen
chart-cubes = Nach dem letzten Doppler
chart-cubes-note = gewonnen bei diesem Doppler
chart-cubes-share-note = Anteil an den Spielen
chart-months = Monat für Monat
chart-months-note = gewonnene minus verlorene Punkte
chart-months-games = Spiele
chart-says-months =
    Säulen: { $n ->
        [one] ein Monat
       *[other] { $n } Monate
    } von { $from } bis { $to }. Der beste war { $best } mit { $most }, der schlechteste { $worst } mit { $least }.
chart-says-amounts =
    Säulen: { $n ->
        [one] ein Monat
       *[other] { $n } Monate
    } von { $from } bis { $to }. Am meisten gespielt wurde im { $best }: { $most }.
chart-parts = Aufgeteilt
chart-parts-by = Aufgeteilt nach
chart-by-weekdays = Wochentag
chart-by-clocks = Uhr
chart-nowhere = Kein Ort notiert
chart-no-length = Nicht auf Punkte
chart-clock-of = { $delay } s + { $reserve } min
chart-turns = Wenn es darauf ankommt
chart-whole = Alle Spiele zusammen
chart-scores = Wie Matches ausgehen
chart-records = Serien und Rekorde
chart-streak-matches = Matches in Folge, jetzt
chart-streak-games = Spiele in Folge, jetzt
chart-streak-matches-won = Meiste Matches in Folge gewonnen
chart-streak-matches-lost = Meiste Matches in Folge verloren
chart-streak-games-won = Meiste Spiele in Folge gewonnen
chart-streak-games-lost = Meiste Spiele in Folge verloren
chart-streak-won = { $n } gewonnen
chart-streak-lost = { $n } verloren
chart-record = Rekord
chart-unfinished =
    { $n ->
        [one] 1 Match ist nicht beendet
       *[other] { $n } Matches sind nicht beendet
    }
chart-length = Bis
chart-matches = Matches
chart-count = Anzahl
chart-share = Anteil
chart-lost = verloren
chart-result = Ergebnis
chart-change = Änderung
chart-band = Band ±
chart-month = Monat
chart-versus-games = Spiele { $score }
chart-versus-points = Punkte { $score }
chart-versus-turn = Aus Sicht von { $name }
chart-says-versus = { $name } und { $other }, nach gewonnenen Spielen: { $own } zu { $theirs }.
chart-others-round = Punkte pro Runde
chart-independent = Backgammon ist Würfel und Können, und ein paar Abende sagen mehr über die Würfel. Wo sich Intervalle überschneiden, ist nichts entschieden.
chart-average-cube = Ø Doppler
chart-gammons-tile = Gammons gewonnen
