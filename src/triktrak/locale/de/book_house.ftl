### The house of the scorebook: who and where, one sheet and its history, finding, files: what the pages say.

## Who and where
house-players = Spieler
house-clubs = Vereine
house-places = Orte
house-events = Veranstaltungen
house-club = Verein
house-place = Ort
house-event = Veranstaltung
house-round = Runde
house-note = Notiz
house-new-player = Name für einen neuen Spieler
house-new-club = Name für einen neuen Verein
house-new-place = Name für einen neuen Ort
house-new-event = Name für eine neue Veranstaltung
house-none-player = Noch steht niemand im Buch.
house-none-club = Es gibt noch keine Vereine.
house-none-place = Es gibt noch keine Orte. Sie entstehen auch, wenn du sie auf einem Blatt einträgst.
house-none-event = Es gibt noch keine Veranstaltungen: ein Abend, ein Turnier, ein Urlaub.
house-name-signs = In diesem Namen stehen unsichtbare Zeichen
house-name-taken = Dieser Name steht schon im Buch
house-text-long = Das ist zu lang
house-text-signs = Hierin stehen Zeichen, die man nicht sieht
house-away = Abgelegt
house-rated = Mit eigenem Rating
house-unrated = Ohne Rating
house-nowhere = Keine Angabe
house-unknown = Das steht nicht im Buch auf diesem Gerät.
house-all =
    { $n ->
        [one] Das eine Blatt
       *[other] Alle { $n } Blätter
    }
house-delete = Löschen
house-gone = Gelöscht ({ $n })
house-stays = Wer auf einem Blatt steht, lässt sich nicht löschen. Ein abgelegter Name wird nicht mehr angeboten.
house-loses =
    { $n ->
        [one] Nach dem Löschen steht das nicht mehr auf { $n } Blatt; holst du es zurück, wieder.
       *[other] Nach dem Löschen steht das nicht mehr auf { $n } Blättern; holst du es zurück, wieder.
    }

## Two that are one
house-merge = Zusammenlegen
house-merge-into = { $name } ist dasselbe wie
house-will-join =
    { $n ->
        [one] { $n } Blatt von { $name } kommt zu { $others } von { $other }: zusammen { $all }.
       *[other] { $n } Blätter von { $name } kommen zu { $others } von { $other }: zusammen { $all }.
    }
house-will-mention =
    { $n ->
        [one] { $n } weiterer Eintrag gehört dann zu { $other }.
       *[other] { $n } weitere Einträge gehören dann zu { $other }.
    }
house-stays-known = { $name } bleibt als andere Schreibweise bekannt und lässt sich wieder trennen.
house-goes = { $name } verschwindet; das lässt sich zurücknehmen.
house-met = { $name } und { $other } saßen zusammen an einem Tisch: Das sind zwei verschiedene Leute.
house-merge-now = Zusammenlegen
house-merged = { $name } zählt jetzt als { $other }.

## One sheet
house-about-sheet = Über dieses Blatt
house-about = Über { $title }
house-scoreboard = Anzeigetafel
house-score = Punkte aufschreiben
house-confirmed = Bestätigt
house-nobody = Noch von niemandem
house-result = Ergebnis
house-counts = Zählt fürs Rating
house-length-over = Das Match wäre schon vor dem letzten Spiel zu Ende gewesen
house-lifts = Bestätigt von { $names }, so wie das Ergebnis dastand. Speichern nimmt das Zeichen weg; bitte danach neu darum.
house-keeps = Bestätigt von { $names }. Tag, Ort, Veranstaltung, Verein, Runde, Einsatz und Notiz lassen das so; Spieler, Länge und Spiele nehmen es weg.
house-games = Spiele
house-game = Spiel { $n }
house-number = Nummer
house-number-wrong = Die Nummer ist eine ganze Zahl von 1 bis 100.000

## History
house-history = Verlauf
house-history-offline = Der Server ist nicht zu erreichen. Dieses Gerät weiß nur, wer was zuletzt geschrieben hat.
house-history-own = Der Server hat davon noch nichts. Das weiß dieses Gerät.
house-who-device = dieses Gerät
house-who-own = du, auf einem anderen Gerät
house-who-here = der Rechner, der das Buch führt
house-who-other = ein anderes Gerät ({ $device })
house-became = wurde
house-made = Begonnen
house-gone-now = Gelöscht
house-back-now = Zurückgeholt
house-was-struck = gestrichen
house-was-back = zählt wieder
house-final = Endstand
house-closed = Abgeschlossen
house-given = Zuerkannt an Spieler
house-max-cube = Höchster Doppler
house-points = Punkte
house-method = Entschieden durch
house-variant = Variante
house-nothing = nichts
house-yes = ja
house-no = nein

## Finding
house-filter = Filter
house-filters =
    { $n ->
        [one] { $n } Filter
       *[other] { $n } Filter
    }
house-without = entfernen
house-any = Auswählen …
house-by-players = Spieler
house-by-opponents = Gegen
house-by-kinds = Was gespielt wird
house-by-events = Veranstaltung
house-by-places = Ort
house-by-clubs = Verein
house-no-length = Ohne Länge
house-since = Ab
house-until = Bis
house-only-confirmed = Nur bestätigte
house-found =
    { $n ->
        [one] { $n } Blatt gefunden
       *[other] { $n } Blätter gefunden
    }
house-show-all = Alles zeigen

## Files
files-server = Der Server liest und schreibt die Dateien: Diese Seite braucht ihn.
files-unreachable = Der Server ist nicht zu erreichen, und Dateien sind seine Sache. Nichts hat sich geändert; versuch es später noch einmal.
files-unheard =
    { $n ->
        [one] { $n } Änderung liegt nur auf diesem Gerät und noch nicht in der Datei.
       *[other] { $n } Änderungen liegen nur auf diesem Gerät und noch nicht in der Datei.
    }
files-out = Als Datei sichern
files-form = Art der Datei
files-csv = Tabelle (CSV)
files-csv-is = mit Kommas, für die meisten Programme
files-csv-semicolon = Tabelle (CSV, ;)
files-csv-semicolon-is = für eine deutsche oder niederländische Tabellenkalkulation
files-json = Sicherung (JSON)
files-json-is = alles, zum Wiedereinlesen
files-mat = Matchdatei (.mat)
files-mat-is = Duelle mit allen Zügen, für andere Backgammonprogramme
files-results = Nur das Ergebnis jedes Blatts, nicht seine Spiele
files-bom = Mit dem Zeichen, das ein älteres Excel braucht (BOM)
files-giving =
    { $n ->
        [one] { $n } Blatt
       *[other] { $n } Blätter
    }
files-many = Eine Auswahl darf höchstens { $most } Blätter haben, diese hat { $n }. Grenze sie ein, oder sichere das ganze Buch.
files-give = Sichern
files-in = Eine Datei übernehmen
files-in-is = Eine Tabelle, eine Sicherung oder eine Matchdatei. Erst siehst du, was drinsteht; vorher ändert sich nichts.
files-choose = Datei auswählen
files-large = Diese Datei ist zu groß: Höchstens { $most } MB.
files-read-csv =
    { $n ->
        [one] Gelesen als Tabelle ({ $encoding }), { $n } Zeile.
       *[other] Gelesen als Tabelle ({ $encoding }), { $n } Zeilen.
    }
files-read-json =
    { $n ->
        [one] Gelesen als Sicherung, { $n } Eintrag.
       *[other] Gelesen als Sicherung, { $n } Einträge.
    }
files-read-mat =
    { $n ->
        [one] Gelesen als Matchdatei, { $n } Match.
       *[other] Gelesen als Matchdatei, { $n } Matches.
    }
files-would =
    { $n ->
        [one] { $n } neues Blatt.
       *[other] { $n } neue Blätter.
    }
files-columns =
    { $left ->
        [0] Spalten ({ $n })
       *[other] Spalten ({ $n }), { $left } weggelassen
    }
files-left-out = Weglassen
files-days = Tage wie 03/04
files-days-clear = sind eindeutig
files-days-dmy = erst der Tag
files-days-mdy = erst der Monat
files-day = Tag für alles ohne Tag
files-faults =
    { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
files-odd =
    { $n ->
        [one] { $n } Hinweis
       *[other] { $n } Hinweise
    }
files-line = Zeile { $line }:
files-at = Zeile { $line }, „{ $column }“:
files-leave-out = Fehlerhaftes weglassen und den Rest übernehmen
files-doubles =
    { $n ->
        [one] { $n } steht schon im Buch und bleibt weg.
       *[other] { $n } stehen schon im Buch und bleiben weg.
    }
files-again = Trotzdem noch einmal übernehmen
files-replace = Was die Datei sagt, an die Stelle dessen setzen, was das Buch sagt
files-double = schon da
files-preview = Die ersten Blätter
files-take =
    { $n ->
        [one] { $n } Blatt übernehmen
       *[other] { $n } Blätter übernehmen
    }
files-refused = Solange etwas falsch ist, wird nichts übernommen.
files-taken =
    { $n ->
        [one] { $n } Blatt steht jetzt im Buch.
       *[other] { $n } Blätter stehen jetzt im Buch.
    }
