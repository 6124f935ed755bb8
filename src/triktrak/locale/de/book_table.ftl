### Das Spielbuch am Tisch: was die Seiten sagen.

## Am Tisch
kind-single = einfach
kind-gammon = Gammon
kind-backgammon = Backgammon
table-board = Anzeige: { $names }
table-single-game = Einzelnes Spiel
table-owns = hat den Doppler
table-cube = Doppler auf { $n }
table-cube-of = Doppler auf { $n }, gehört { $name }
table-to = auf { $n }
told-doubled = { $name } doppelt auf { $n }. Annehmen oder passen?
told-taken = { $name } nimmt an. Es geht um { $n }.
told-beavered = { $name } sagt Beaver: { $n }. Annehmen oder passen?
table-drop-stake =
    { $n ->
        [one] { $name } gewinnt { $n } Punkt: { $score }
       *[other] { $name } gewinnt { $n } Punkte: { $score }
    }
table-undone = Zurückgenommen.
table-annulled = Das Doppel zählt nicht. Der Doppler liegt wieder in der Mitte.
table-annul = Doppel annullieren
table-no-cube = Gespielt wird ohne Doppler
table-not-owner = { $name } hat den Doppler
table-dead = Doppeln bringt nichts: { $n } reichen { $name } zum Match
table-max = Höher als { $n } geht der Doppler nicht
table-drawn = Unentschieden, { $score }
table-won-session = { $name } gewinnt, { $score }
table-by-time = Nach Zeit.
table-by-forfeit = Aufgegeben.
table-press = { $name } hat gezogen
table-flag = Zeit ist um

## Menü und Korrekturen
table-shut = Schließen
table-back = Zurück
table-games = Spiele und Korrekturen
table-resigns = Wer gibt auf?
table-pause = Uhr anhalten oder starten
table-swap = Seiten tauschen
table-close = Hier beenden
table-close-now = Fertig, abrechnen
table-award-time = { $name } gewinnt nach Zeit
table-award-forfeit = { $name } gewinnt: aufgegeben
table-none-yet = Noch keine Spiele.
table-moves-only = Zug um Zug aufgeschrieben
table-was = { $name }: { $kind }, Doppler { $n }
table-unread = Zug um Zug notierte Spiele zählt der Server
table-misfit = Passt nicht auf dieses Blatt
table-struck = gestrichen
table-twice = Doppelt notiert?
table-doubt = So hoch kann der Doppler nicht gekommen sein
table-doubt-crawford = Im Crawford-Spiel gedoppelt
table-strike = Streichen
table-count = Wieder zählen
table-correct = Korrigieren
table-winner = Gewinner
table-kind = Ergebnis
table-cube-at = Doppler
table-end = Wie
table-end-bear-off = Ausgespielt
table-end-drop = Gepasst
table-end-resign = Aufgegeben
table-save = Speichern

## Blätter mit Summen
sums-round = Runde
sums-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
sums-total = Summe
sums-to =
    { $n ->
        [one] bis { $n } Punkt
       *[other] bis { $n } Punkte
    }
sums-next = Spiel { $n }
sums-add = Aufschreiben
sums-over = Es ist vorbei.
sums-won = { $name } gewinnt mit { $n }
sums-reopen = Weiterspielen
chouette-box = In der Box
chouette-captain = Kapitän
chouette-how = Gegen die Box
chouette-won = gewonnen
chouette-lost = verloren
chouette-out = nicht dabei
chouette-dropped = durch Passen

## Ein neues Blatt
new-title = Neues Blatt
new-kind = Was wird gespielt
new-kind-match = Match
new-kind-money = Geld
new-kind-single = Einzelspiel
new-kind-chouette = Chouette
new-kind-other = Anderes Spiel
new-length = Punkte zum Sieg
new-game = Name des Spiels
new-player = Spieler { $n }
new-add-player = Noch jemand
new-remove = Weg
new-quick = Nur der Endstand ist bekannt
new-begin = Anfangen
new-keep = Speichern
new-low-wins = Wenigste Punkte gewinnen
new-target = Endet bei (Punkten)
new-cube = Mit Doppler
new-clock = Uhr
new-clock-none = Ohne
clock-blitz = Blitz
clock-fast = Schnell
clock-normal = Normal
clock-tournament = Turnier
clock-relaxed = Gemütlich
new-stake = Einsatz
new-stake-example = ein Bier pro Punkt
new-place = Ort
new-day = Tag
new-name-missing = Hier fehlt ein Name
new-name-long = Ein Name hat höchstens 100 Zeichen
new-name-twice = Niemand sitzt zweimal am Tisch
new-length-wrong = Ein Match geht auf 1 bis 64 Punkte
new-game-missing = Wie heißt das Spiel?
new-points-wrong = Punkte sind ganze Zahlen, und nicht so viele
new-points-negative = Niemand hat hier weniger als 0 Punkte
new-both-won = Nur eine Seite kann das Match gewonnen haben
new-day-wrong = Ein Tag zwischen 1900 und 2200

## Die Liste
sheets = Blätter
house = Wer und wo
house-files = Dateien
statistics = Statistik
sheets-search = Suche: Name, Ort, Tag …
sheets-none = Noch ist nichts aufgeschrieben.
sheets-open = läuft
sheets-gone = { $title } ist gelöscht.
sheets-more = Noch { $n }

## Spieler
people = Spieler
people-name = Name
people-nickname = Spitzname
people-add = Hinzufügen
people-edit = Ändern
people-archive = Ablegen
people-back = Zurückholen
people-archived = Abgelegte zeigen
people-same = Ist dieselbe Person wie
people-nobody = Niemand
people-also = Auch notiert als { $name }
people-apart = Wieder trennen
people-sheets =
    { $n ->
        [one] { $n } Blatt
       *[other] { $n } Blätter
    }

## Wo es bewahrt wird
book-not-kept = Dieser Browser bewahrt nichts auf, also lässt sich nichts aufschreiben. Ein privates Fenster? Ein voller Speicher?
book-no-sheet = Dieses Blatt steht nicht im Buch auf diesem Gerät.
book-waiting =
    { $n ->
        [one] { $n } Änderung liegt bisher nur auf diesem Gerät.
       *[other] { $n } Änderungen liegen bisher nur auf diesem Gerät.
    }
book-overdue =
    { $n ->
        [one] Seit einem Tag nicht gesichert: { $n } Änderung liegt nur auf diesem Gerät. Komm bald einmal in die Nähe des Servers.
       *[other] Seit einem Tag nicht gesichert: { $n } Änderungen liegen nur auf diesem Gerät. Komm bald einmal in die Nähe des Servers.
    }
book-install = Triktrak auf den Startbildschirm legen
book-plain-http = Alles wird auf diesem Gerät bewahrt. Um Triktrak als App zu installieren, muss die Adresse mit https beginnen oder localhost sein.

## Sharing
sharing = Teilen
sharing-explain = Wer den Link hat, kann diese Seite lesen, ohne Konto.
sharing-names = Namen
sharing-full = ausgeschrieben
sharing-initials = Initialen
sharing-hidden = verborgen
sharing-long = Wie lange
sharing-always = bis ich ihn zurücknehme
sharing-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
sharing-make = Link erstellen
sharing-mail = Mail
sharing-picture = Bild
sharing-revoke = Zurücknehmen
sharing-all = Geteilte Seiten
sharing-all-explain = Was andere mit einem Link aus deinem Spielbuch lesen können, bis du es zurücknimmst oder die Zeit um ist.
sharing-nothing = Nichts ist geteilt.
sharing-what =
    { $what ->
        [event] Eine Veranstaltung
        [pair] Zwei Spieler
        [player] Ein Spieler
        [position] Eine Stellung
       *[sheet] Ein Blatt
    }
sharing-since = seit { $day }
sharing-until = bis { $day }
sharing-called = Namen { $names }
sharing-gone = Der Link führt nirgendwohin mehr.

## Zwei Handys
phones-sheet = Noch ein Handy an diesem Blatt
phones-explain = Wer diesen Link öffnet, darf auch Spiele auf dieses Blatt schreiben und das Ergebnis bestätigen.
phones-open-sheet = Hier schreiben zwei Handys mit. Du siehst dieses Blatt und darfst Spiele darauf schreiben.
phones-open-book = Das ganze Spielbuch öffnet sich auf diesem Gerät.
phones-open = Öffnen
phones-confirm = Es stimmt, sagt { $name }
phones-confirmed = Bestätigt von { $names }
