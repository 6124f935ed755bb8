# Was von einem Ergebnis erzählt wird, und die Seite und die Karte, auf denen es steht.
share-list = { $most } und { $last }
share-list-more = { $most } und noch { $count }
share-score = { $first }:{ $second }
share-somebody = Jemand
share-hidden = Spieler { $number }
share-some-event = Spieltag
share-day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
share-points =
    { $count ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
share-with-points =
    { $count ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkten
    }
share-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
share-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
share-gammons =
    { $count ->
        [one] { $count } Gammon
       *[other] { $count } Gammons
    }
share-backgammons =
    { $count ->
        [one] { $count } Backgammon
       *[other] { $count } Backgammons
    }
share-results =
    { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    }
share-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
share-unfinished =
    { $count ->
        [one] { $count } noch offen
       *[other] { $count } noch offen
    }
share-highest-cube = höchster Doppler { $cube }
share-cube = Doppler { $cube }
share-dropped = gepasst
share-games-score = Spiele { $score }
share-share-of = { $won } von { $played }

telling-extras = { $sentence } ({ $extras })
telling-won = { $winner } gewinnt gegen { $loser } mit { $score }
telling-won-time = { $winner } gewinnt gegen { $loser } auf Zeit, beim Stand von { $score }
telling-won-forfeit = { $winner } gewinnt beim Stand von { $score }: { $loser } spielte nicht weiter
telling-won-given = Der Sieg geht an { $winner }, beim Stand von { $score } gegen { $loser }
telling-money = { $winner } gewinnt { $points } gegen { $loser }
telling-single =
    { $kind ->
        [2] { $winner } gewinnt gegen { $loser } mit einem Gammon
        [3] { $winner } gewinnt gegen { $loser } mit einem Backgammon
       *[1] { $winner } gewinnt ein Spiel gegen { $loser }
    }
telling-draw = { $first } und { $second } trennen sich { $score }
telling-broken-off = { $first } und { $second } hören beim Stand von { $score } in einem Match auf { $length } auf
telling-ahead = { $first } führt mit { $score } gegen { $second }
telling-level = { $first } und { $second } liegen gleichauf: { $score }
telling-nothing = { $names }: kein Spiel gespielt
telling-best = { $game }: { $winner } gewinnt mit { $points }, vor { $others }
telling-best-shared = { $game }: { $names } teilen sich den ersten Platz mit { $points }
telling-so-far = { $game }, Zwischenstand: { $others }
telling-with-points = { $name } ({ $points })
telling-name-points = { $name } { $points }
telling-event = { $event }: { $counts }
telling-most-won =
    { $winners ->
        [one] { $names } gewinnt am häufigsten, { $won }-mal
       *[other] { $names } gewinnen am häufigsten, je { $won }-mal
    }
telling-player =
    { $played ->
        [one] { $name } hat { $won } von { $played } Partie gewonnen
       *[other] { $name } hat { $won } von { $played } Partien gewonnen
    }
telling-position =
    Backgammon: { $own ->
        [one] { $own } Pip
       *[other] { $own } Pips
     } gegen { $theirs }
telling-position-dice =
    Backgammon: Wie spielst du { $dice }, mit { $own ->
        [one] { $own } Pip
       *[other] { $own } Pips
     } gegen { $theirs }
telling-position-take =
    Backgammon: annehmen oder passen, mit { $own ->
        [one] { $own } Pip
       *[other] { $own } Pips
     } gegen { $theirs }

share-kind-match = Match auf { $length }
share-kind-money = Geldspiel
share-kind-single = Einzelnes Spiel
share-kind-chouette = Chouette
share-pips =
    { $count ->
        [one] { $count } Pip
       *[other] { $count } Pips
    }
share-single = einfach
share-gammon = Gammon
share-backgammon = Backgammon
share-end-drop = { $kind }, gepasst
share-end-resign = { $kind }, aufgegeben
share-crawford = Crawford

share-column-game = Spiel
share-column-winner = Gewinner
share-column-how = Wie
share-column-cube = Doppler
share-column-points = Punkte
share-column-score = Stand
share-column-player = Spieler
share-column-won = Gewonnen
share-column-played = Gespielt
share-column-day = Tag
share-column-result = Ergebnis
share-figure-won = Gewonnen
share-figure-lost = Verloren
share-figure-games = Spiele gewonnen
share-figure-gammons = Gammons
share-figure-points = Punkte
share-sum = Summe

share-page-share = Teilen
share-page-mail = Mail
share-page-picture = Bild
share-page-print = Blatt zum Drucken
share-page-table = Alle Spiele
share-page-standing = Stand
share-page-results = Ergebnisse
share-page-position = Stellung
share-page-note = Aufgeschrieben mit Triktrak, einem Spielbuch für Backgammon. Nur wer den Link hat, findet diese Seite.
share-page-link = Link
share-page-code = Scannen, um diese Seite zu öffnen
share-page-alt = Karte: { $sentence }
cli-help-scorebook-share = Ein Ergebnis in einem Satz erzählen, mit einer Seite und einem Link zum Weitergeben
cli-help-scorebook-unshare = Zeigen, was geteilt ist, oder es zurücknehmen
cli-share-revoked = { $slug } führt ab jetzt nirgendwohin
cli-share-column-link = Link
cli-share-column-names = Namen
cli-share-column-result = Ergebnis
cli-share-none = Nichts ist geteilt
cli-help-share-sheet = Das Blatt: sein Platz in der Liste oder das Ende seiner Nummer
cli-help-share-event = Alles teilen, was bei einem Turnier oder Abend gespielt wurde
cli-help-share-player = Teilen, wie oft jemand gewonnen hat
cli-help-share-against = Mit --player: teilen, wie zwei Leute gegeneinander stehen
cli-help-share-position = Ein Brett teilen: XGID, GNU-ID, OGID oder FIBS-Brett
cli-help-share-base = Die Adresse, unter der andere deinen Server erreichen
cli-help-share-names = Wie die Seite die Leute nennt: full (ausgeschrieben), initials (Initialen), hidden (verborgen)
cli-help-share-expires = Nach wie vielen Tagen der Link nirgendwohin mehr führt
cli-help-share-png = Die Karte in eine Datei schreiben, ohne Link
cli-share-offline = Der Link gilt, solange auf diesem Rechner „triktrak serve --lan“ läuft

error-page-unknown = Dieser Link führt nirgendwohin. Ist er vollständig? Sonst bitte um einen neuen.
error-page-gone = Diese Seite gibt es nicht mehr. Wer sie geteilt hat, hat sie zurückgenommen, oder ihre Zeit ist um.
error-share-what = Das ist nichts, was sich teilen lässt
error-share-one = Nenn genau eins zum Teilen: ein Blatt, --event, --player (mit --against) oder --position
error-share-missing =
    In diesem Spielbuch gibt es { $kind ->
        [sheet] dieses Blatt
        [event] diesen Termin
       *[player] diesen Spieler
    } nicht
error-share-unknown = Du teilst nichts unter { $slug }
error-share-same = Ein direkter Vergleich braucht zwei verschiedene Leute
error-share-days = Ein Link gilt 1 bis { $most } Tage, nicht { $days }
error-share-many = Es gibt schon { $most } geteilte Seiten; nimm erst ein paar zurück
error-share-names = Namen stehen ausgeschrieben (full), als Initialen (initials) oder verborgen (hidden), nicht „{ $text }“
error-card-fonts = Die Schriften der Karten sind nicht gebaut; „make web“ baut sie
error-share-base = Eine Adresse beginnt mit http:// oder https://, nicht mit „{ $text }“
