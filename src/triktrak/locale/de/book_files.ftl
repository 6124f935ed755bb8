# Scorebooks as files: what cannot be read, and the columns and words of tables

error-book-backup-differs =
    { $count ->
        [one] Ein Eintrag steht im Spielbuch anders; dort bleibt er, wie er ist
       *[other] { $count } Einträge stehen im Spielbuch anders; dort bleiben sie, wie sie sind
     }
error-book-backup-field = Die Liste „{ $field }“ der Sicherung fehlt oder gehört in keine Sicherung
error-book-backup-json = Das ist kein JSON: { $reason }
error-book-backup-mention = Eintrag { $number } der Art „{ $kind }“, Feld „{ $field }“: { $id } steht nicht in der Sicherung
error-book-backup-misfit = Das Spiel { $id } der Sicherung kann nicht auf seinem Blatt stehen
error-book-backup-other = Dieses JSON ist keine Sicherung eines Spielbuchs
error-book-backup-record = Eintrag { $number } der Art „{ $kind }“, Feld „{ $field }“: { $reason }
error-book-backup-twice = Eintrag { $number } der Art „{ $kind }“ steht zweimal da, mit der Kennung { $id }
error-book-backup-version = Diese Sicherung hat Version { $version }; dieses Triktrak liest Version { $known }
error-book-cell-empty = Hier muss etwas stehen
error-book-cell-long = { $length } Zeichen sind zu viele, { $max } passen: „{ $text }…“
error-book-cell-number = „{ $text }“ ist keine ganze Zahl
error-book-cell-range = { $number } geht hier nicht; möglich ist { $min } bis { $max }
error-book-cell-word = „{ $text }“ ist hier nicht bekannt; es gibt { $known }
error-book-cell-yes = „{ $text }“ ist weder ja noch nein
error-book-column-unknown = Die Tabelle hat keine Spalte „{ $column }“; sie hat { $found }
error-book-column-unused = Mit dieser Spalte kann das Spielbuch nichts anfangen; sie bleibt weg
error-book-columns-missing = Keine Spalte ist als { $missing } bekannt; gib an, welche es ist. Die Tabelle hat: { $found }
error-book-csv-columns = Zeile { $line } hat mehr als { $max } Spalten
error-book-csv-open-quote = In Zeile { $line }, Spalte { $column } wird ein Anführungszeichen geöffnet und nie geschlossen
error-book-csv-quote = In Zeile { $line }, Spalte { $column } folgt „{ $text }“ auf ein schließendes Anführungszeichen
error-book-csv-rows = Die Tabelle hat mehr als { $max } Zeilen
error-book-day-ambiguous = „{ $day }“ kann zwei Tage bedeuten; gib an, ob der Tag oder der Monat vorn steht
error-book-export-format = Ein Spielbuch wird nicht als „{ $format }“ geschrieben, sondern als { $known }
error-book-file-binary = Das ist keine Tabelle: Darin stehen Zeichen, die kein Text hat
error-book-file-empty = Die Datei ist leer
error-book-file-large = Die Datei ist größer als { $max } MB; so groß ist kein Spielbuch
error-book-import-changed = Die Datei, die Auswahl oder das Spielbuch haben sich seit der Vorschau geändert; sieh dir eine neue an
error-book-import-days = Die Reihenfolge von Tag und Monat ist dmy oder mdy, nicht „{ $text }“
error-book-import-field = Ein Feld „{ $field }“ gibt es nicht; es gibt { $known }
error-book-import-map = „{ $text }“ sagt nichts über eine Spalte; schreib es wie Datum=day
error-book-import-refused =
    { $count ->
        [one] Wegen eines Fehlers wurde nichts aufgenommen
       *[other] Wegen { $count } Fehlern wurde nichts aufgenommen
     }
error-book-match-day = Die Matchdatei sagt nicht, an welchem Tag gespielt wurde; gib den Tag an
error-book-match-names = Die Matchdatei nennt nicht beide Spieler
error-book-row-both-points = { $points }: Was der eine gewinnt, verliert der andere
error-book-row-no-points = Hier muss stehen, wie viele Punkte zuerkannt wurden
error-book-row-no-winner = Niemand hat dieses Spiel gewonnen
error-book-row-number-twice = Spiel { $number } steht zweimal auf diesem Blatt
error-book-row-player = „{ $name }“ spielt hier nicht mit; das tun { $players }
error-book-row-points = Punkte: { $stated } in der Tabelle, { $counted } nach den Regeln; die der Tabelle gelten
error-book-row-result = „{ $text }“ ist kein Ergebnis von { $players } Spielern; schreib es wie 7-4
error-book-row-result-twice = Das Ergebnis dieses Blatts steht hier neben anderen Zeilen desselben
error-book-row-score = Die Tabelle sagt { $stated }, das Vorherige ergibt { $counted }
error-book-row-stakes = „{ $text }“ ist kein Einsatz in einer Chouette; schreib es wie „2 won gammon 4 bear-off“
error-book-row-wide = { $count } Zellen stehen hier unter { $columns ->
        [one] einer Überschrift
       *[other] { $columns } Überschriften
     }
error-book-row-winner = { $stated } soll gewonnen haben, nach den Punkten ist es { $counted }
book-import-at = Zeile { $line }, „{ $column }“: { $text }
book-import-line = Zeile { $line }: { $text }

book-column-sheet = Blatt
book-column-day = Datum
book-column-kind = Art
book-column-game-name = Name des Spiels
book-column-player = Spieler
book-column-length = Match bis
book-column-variant = Variante
book-column-crawford = Crawford
book-column-jacoby = Jacoby
book-column-beavers = Beaver
book-column-max-cube = höchster Doppler
book-column-stake = Einsatz
book-column-low-wins = niedrig gewinnt
book-column-target = endet bei
book-column-club = Verein
book-column-place = Ort
book-column-event = Veranstaltung
book-column-round = Runde
book-column-rated = gewertet
book-column-started = begonnen um
book-column-ended = beendet um
book-column-closed = abgeschlossen
book-column-method = entschieden durch
book-column-given-to = zuerkannt an
book-column-sheet-note = Notiz zum Blatt
book-column-number = Spiel
book-column-box = Box
book-column-captain = Kapitän
book-column-stakes = Einsätze
book-column-winner = Gewinner
book-column-win = Gewinn
book-column-cube = Doppler
book-column-end = Ende
book-column-crawford-game = Crawford-Spiel
book-column-points = Punkte
book-column-before = vorher
book-column-score = Stand
book-column-seconds = Sekunden
book-column-written = notiert
book-column-note = Notiz
book-column-loser = Verlierer
book-column-result = Ergebnis

book-cell-yes = ja
book-cell-no = nein
book-cell-kind-match = Match
book-cell-kind-money = Money
book-cell-kind-single = Einzelspiel
book-cell-kind-chouette = Chouette
book-cell-kind-other = anderes Spiel
book-cell-variant-standard = standard
book-cell-variant-nackgammon = nackgammon
book-cell-variant-hypergammon = hypergammon
book-cell-variant-longgammon = longgammon
book-cell-method-played = gespielt
book-cell-method-time = Zeit
book-cell-method-forfeit = Aufgabe
book-cell-win-single = einfach
book-cell-win-gammon = Gammon
book-cell-win-backgammon = Backgammon
book-cell-end-bear-off = ausgespielt
book-cell-end-drop = gepasst
book-cell-end-resign = aufgegeben
book-cell-end-award = zuerkannt
book-cell-end-forfeit = nicht angetreten
book-cell-end-time = Zeit
book-cell-end-abandoned = abgebrochen

cli-help-scorebook-export = Das Spielbuch in eine Datei schreiben: eine Tabelle, eine Sicherung oder Matchdateien
cli-help-scorebook-export-format = Was geschrieben wird
cli-help-scorebook-export-results = Von jedem Blatt nur das Ergebnis, nicht jedes Spiel
cli-help-scorebook-export-sheet = Nur das Blatt mit dieser ID; mehrmals möglich
cli-help-scorebook-export-bom = Mit der Marke, an der Excel UTF-8 erkennt
cli-help-scorebook-export-output = Die Datei; sonst die Standardausgabe
cli-help-scorebook-import = Eine Datei ins Spielbuch aufnehmen: eine Tabelle, eine Sicherung oder eine Matchdatei
cli-help-scorebook-import-dry-run = Zeigen, was aufgenommen würde, und nichts ändern
cli-help-scorebook-import-map = Welches Feld eine Spalte ist, etwa Datum=day; nichts hinter dem Zeichen lässt sie weg
cli-help-scorebook-import-days = Ob in 03/04/2026 der Tag oder der Monat vorn steht
cli-help-scorebook-import-day = Der Tag für alles, was keinen nennt
cli-help-scorebook-import-keep-duplicates = Noch einmal aufnehmen, was das Buch schon hat; bei einer Sicherung: an dessen Stelle
cli-help-scorebook-import-leave-out = Den Rest aufnehmen, auch wenn etwas nicht stimmt
cli-scorebook-exported =
    { $file }: { $sheets ->
        [one] ein Blatt
       *[other] { $sheets } Blätter
     }{ $left ->
        [0] {""}
       *[other] , { $left } weggelassen, die in eine solche Datei nicht passen
     }
cli-scorebook-imported =
    { $sheets ->
        [one] Ein Blatt
       *[other] { $sheets } Blätter
     } aufgenommen ({ $records ->
        [one] ein Eintrag
       *[other] { $records } Einträge
     }); { $doubles ->
        [one] eines war schon da
       *[other] { $doubles } waren schon da
     }
cli-scorebook-more-problems =     … und { $count } weitere
cli-scorebook-read =
    { $file }: { $format ->
        [csv] Tabelle ({ $encoding }), { $rows ->
            [one] eine Zeile
           *[other] { $rows } Zeilen
         }
        [json] Sicherung, { $rows ->
            [one] ein Eintrag
           *[other] { $rows } Einträge
         }
       *[mat] Matchdatei, { $rows ->
            [one] ein Match
           *[other] { $rows } Matches
         }
     }
cli-scorebook-would-import =
    Würde { $sheets ->
        [one] ein Blatt
       *[other] { $sheets } Blätter
     } aufnehmen ({ $records ->
        [one] ein Eintrag
       *[other] { $records } Einträge
     }); { $doubles ->
        [one] eines ist schon da
       *[other] { $doubles } sind schon da
     }
error-book-export-option = „{ $option }“ gibt es für Tabellen; bei „{ $format }“ gibt es das nicht
