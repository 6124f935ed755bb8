error-book-figure = Die Statistik hat keine Zahl „{ $figure }“
error-book-filter = Diese Blätter lassen sich nicht heraussuchen: { $reason }
stats-book = Das Spielbuch
stats-title =
    { $name }: { $sheets ->
        [one] ein Blatt
       *[other] { $sheets } Blätter
    } zwischen zwei Spielern
stats-nothing = Im Spielbuch passt nichts dazu.
stats-few = * Weniger als { $count }: zu wenige, um etwas daraus zu schließen. Das Intervall enthält den wahren Wert in 95 von 100 Fällen.
stats-left-out =
    { $count ->
        [one] Ein Blatt zählt
       *[other] { $count } Blätter zählen
    } nicht mit: Zwei der Spieler waren ein und derselbe.
stats-more = … und { $count } weitere
stats-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
stats-between = { $low } bis { $high }
stats-pair = { $first }:{ $second }
stats-figure = Zahl
stats-value = Wert
stats-interval = 95-%-Intervall
stats-won = gewonnen
stats-over = beendet
stats-day = Tag
stats-sheets = Blätter
stats-matches = Matches gewonnen
stats-games = Spiele gewonnen
stats-games-played = Spiele
stats-matches-decided = Matches entschieden
stats-turned = Spiele mit gedrehtem Doppler
stats-points = Punkte
stats-points-won = Punkte gewonnen
stats-points-lost = Punkte verloren
stats-per-game = Punkte pro Spiel
stats-sessions = Geldspiele gewonnen
stats-unfinished = Matches nicht beendet
stats-gammons = Gammons
stats-backgammons = Backgammons
stats-drops = gepasste Spiele
stats-gammons-won = Gammons, von gewonnenen Spielen
stats-gammons-lost = Gammons, von verlorenen Spielen
stats-backgammons-won = Backgammons, von gewonnenen Spielen
stats-backgammons-lost = Backgammons, von verlorenen Spielen
stats-cashed = gewonnen, weil der andere passte
stats-dropped = verloren durch Passen
stats-cube = Doppler am Ende
stats-doubled = verdoppelte Spiele gewonnen
stats-doubled-per-game = Punkte pro verdoppeltem Spiel
stats-comebacks = nach großem Rückstand gewonnen
stats-kept = nach großem Vorsprung gewonnen
stats-crawford = Crawford-Spiele vom Führenden gewonnen
stats-post = Spiele danach vom Führenden gewonnen
stats-crawford-ahead = Crawford-Spiele gewonnen, in Führung
stats-crawford-behind = Crawford-Spiele gewonnen, im Rückstand
stats-post-ahead = Spiele danach gewonnen, in Führung
stats-post-behind = Spiele danach gewonnen, im Rückstand
stats-deciders = entscheidende Spiele gewonnen
stats-moving-first = Spiele gewonnen mit dem ersten Zug
stats-moving-second = Spiele gewonnen, wenn der andere begann
stats-match-streaks =
    Matches in Folge: jetzt { $now } { $side ->
        [won] gewonnen
       *[lost] verloren
    }, höchstens { $won } gewonnen und { $lost } verloren
stats-game-streaks =
    Spiele in Folge: jetzt { $now } { $side ->
        [won] gewonnen
       *[lost] verloren
    }, höchstens { $won } gewonnen und { $lost } verloren
stats-nemesis = Angstgegner: { $name }, gegen den { $share } von { $games } Spielen gewonnen wurden ({ $between })
stats-favourite = Lieblingsgegner: { $name }, gegen den { $share } von { $games } Spielen gewonnen wurden ({ $between })
stats-players = Spieler
stats-opponents = Gegner
stats-rating = Rating
stats-rating-club = Rating, { $club }
stats-provisional = vorläufig
stats-experience = Erfahrung
stats-records = Rekorde
stats-record-cube = höchster Doppler
stats-record-win = meiste Punkte in einem Spiel
stats-record-loss = meiste verlorene Punkte in einem Spiel
stats-record-match = meiste Spiele in einem Match
stats-record-session = meiste Spiele in einem Geldspiel
stats-record-games-in-a-day = meiste Spiele an einem Tag
stats-record-points-in-a-day = größter Gewinn an einem Tag, in Punkten
stats-chouettes = Chouetten
stats-others = andere Spiele
stats-role-whole = insgesamt
stats-role-box = in der Box
stats-role-captain = als Kapitän
stats-role-team = im Team
cli-help-scorebook-stats = Zeigen, was die Ergebnisse zusammen sagen, für einen Spieler oder alle, jede Zahl mit ihrem Intervall
cli-help-scorebook-stats-against = Nur gegen diesen Gegner; auch mehrmals
cli-help-scorebook-stats-club = Nur in diesem Verein
cli-help-scorebook-stats-place = Nur an diesem Ort
cli-help-scorebook-stats-event = Nur von dieser Veranstaltung
cli-help-scorebook-stats-month = Nur aus diesem Monat
cli-help-scorebook-stats-since = Ab diesem Tag
cli-help-scorebook-stats-until = Bis einschließlich dieses Tages
cli-help-scorebook-stats-kind = Nur Blätter dieser Art
cli-help-scorebook-stats-length = Nur Matches bis zu so vielen Punkten
cli-help-scorebook-stats-variant = Nur diese Variante
cli-help-scorebook-stats-clock = Nur mit Uhr, oder nur ohne
cli-help-scorebook-stats-confirmed = Nur was ein anderer Spieler bestätigt hat
cli-help-scorebook-stats-csv = Eine Zahl als Tabelle mit Kommas schreiben: figures, opponents, months, …
error-book-name-unknown =
    { $kind ->
        [player] Das Spielbuch kennt keinen Spieler „{ $name }“
        [club] Das Spielbuch kennt keinen Verein „{ $name }“
        [place] Das Spielbuch kennt keinen Ort „{ $name }“
       *[event] Das Spielbuch kennt keine Veranstaltung „{ $name }“
    }
error-book-name-unclear =
    { $kind ->
        [player] Mehrere Spieler heißen „{ $name }“
        [club] Mehrere Vereine heißen „{ $name }“
        [place] Mehrere Orte heißen „{ $name }“
       *[event] Mehrere Veranstaltungen heißen „{ $name }“
    }; nenn die Kennung
stats-rating-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
