cli-help-referee = Den Schiedsrichter fragen: ist dieser Zug, dieses Doppeln, Annehmen … erlaubt; wenn nicht, nach welcher Regel, und was stattdessen
cli-help-referee-tried = Der Wurf und was jemand spielen will: 31 8/5 6/5, oder nur ein Zug, wenn der Wurf schon in ID steht, oder doppeln, annehmen, passen, beaver, raccoon, aufgeben, würfeln
cli-help-triktrak = Backgammon für alle, denen es Freude macht. Ohne Befehl: das Brett starten und öffnen.
cli-help-serve = Das Brett starten und im Browser öffnen
cli-help-port = Port, auf dem gelauscht wird (belegt: der nächste freie)
cli-help-host = Adresse, auf der gelauscht wird
cli-help-no-browser = Keinen Browser öffnen
cli-help-lan = Auch andere Geräte im Haus mitspielen lassen
cli-help-https = Über https, mit einem hier erstellten Zertifikat, falls keines angegeben ist
cli-help-cert = Zertifikat (PEM, mit der ganzen Kette)
cli-help-key = Geheimer Schlüssel des Zertifikats (PEM)
cli-help-version = Die Version anzeigen
cli-help-play = Ein Match im Terminal spielen
cli-help-play-length = Punkte, auf die gespielt wird; 0 ist ein Geldspiel
cli-help-play-level = Wie gut das Programm spielt
cli-help-play-tutor = Vor einem Zug oder einer Doppleraktion warnen, die mehr kostet als das, in Vielfachen des Dopplers (.05)
cli-help-play-two = Zu zweit an dieser Tastatur, ohne das Programm
cli-help-play-new = Ein neues Match beginnen, auch wenn noch eines wartet
cli-help-play-plain = In Worten, ohne Zeichnung und Farben (Screenreader)
cli-help-play-seed = Dieselben Würfe bei derselben Zahl
cli-help-play-max-cube = Der höchste Wert des Dopplers; 1 ist kein Doppler
cli-help-play-variant = standard, nackgammon, hypergammon, longgammon
cli-help-plays = Alle erlaubten Züge eines Wurfs zeigen: plays ID WURF (ID: XGID, OGID, FIBS-Brett oder GNU-IDs; WURF: wenn die ID keinen hat)
cli-help-replay = Matchdateien lesen: Spiele, Stand, was daran seltsam ist
cli-help-eval = Eine Stellung beurteilen: eval ID (XGID, OGID, FIBS-Brett oder GNU-IDs)
cli-help-rank = Die Züge eines Wurfs vergleichen: rank ID WURF (WURF: wenn die ID keinen hat)
cli-help-rank-number = Wie viele Züge gezeigt werden
cli-help-judge-level = 0-ply urteilt sofort, wie expert; 1-ply bis 4-ply schauen Würfe voraus, world-class zwei
cli-help-perft = Züge bis zu einer Tiefe über die 21 Würfe zählen
cli-help-bench = Die Signatur des Kerns anzeigen
cli-help-bench-endings = Die Abtragetabellen messen
cli-help-bench-movegen = Den Zuggenerator messen
cli-help-bench-eval = Messen, wie viele Stellungen in einer Sekunde beurteilt werden
cli-help-bench-peers = GNU Backgammon und die anderen Programme der Arena daneben messen
cli-help-db = Die Datenbank aktualisieren, sichern oder zurückspielen
cli-help-db-upgrade = Die Datenbank auf das Schema dieser Version bringen
cli-help-db-backup = Eine Kopie der Datenbank nach FILE schreiben
cli-help-db-restore = Die Kopie aus FILE an die Stelle der Datenbank setzen
cli-no-play = { $dice }: kein Zug möglich
cli-judged =
    { $rolled ->
        [yes] { $position }, { $dice }, { $level }
       *[no] { $position }, { $level }
    }
cli-own = am Wurf
cli-theirs = Gegner
cli-column-wins = gewinnt %
cli-column-gammons = Gammon
cli-column-backgammons = Backgammon
cli-column-play = Zug
cli-column-equity = Equity
cli-column-loss = verliert
cli-column-win = Siege %
cli-column-win-gammon = Gammon
cli-column-win-backgammon = BG
cli-column-lose-gammon = -Gammon
cli-column-lose-backgammon = -BG
cli-worth-cubeless = ohne Doppler
cli-worth-no-double = nicht doppeln
cli-worth-double-take = doppeln, annehmen
cli-worth-double-drop = doppeln, passen
cli-worth-unavailable = mit Doppler
cli-cube-action =
    { $action ->
        [no-double] Nicht doppeln, annehmen
        [double-take] Doppeln, annehmen
        [double-drop] Doppeln, passen
        [too-good] Zu gut zum Doppeln; passen
       *[unavailable] Gedoppelt werden kann jetzt nicht
    }
cli-bench-batch = ein ganzes Feld, aus Python
cli-bench-per-second = je Sekunde
cli-bench-ratio = mal
cli-rank-more =
    { $count ->
        [one] noch ein Zug
       *[other] noch { $count } Züge
    }
cli-db-upgraded = Die Datenbank ist auf dem neuesten Stand (Schema { $revision })
cli-db-backed-up = Sicherung geschrieben nach { $file }
cli-db-restored = Zurückgespielt aus { $file }
cli-db-restored-kept = Zurückgespielt aus { $file }; die ersetzte Datenbank bleibt als { $kept } erhalten
cli-replay-title =
    { $length ->
        [0] { $file }: { $white } – { $black }, Session
       *[other] { $file }: { $white } – { $black }, Match auf { $length }
    }
cli-replay-game =
    { $points ->
        [one] { "  " }Spiel { $n }, { $white }–{ $black }: { $winner } gewinnt 1 Punkt ({ cli-replay-how }), { $plays ->
            [one] ein Zug
           *[other] { $plays } Züge
         }
       *[other] { "  " }Spiel { $n }, { $white }–{ $black }: { $winner } gewinnt { $points } Punkte ({ cli-replay-how }), { $plays ->
            [one] ein Zug
           *[other] { $plays } Züge
         }
    }
cli-replay-how =
    { $how ->
        [drop] gepasst
        [resign] aufgegeben
        [award] zugesprochen
        [kind-2] Gammon
        [kind-3] Backgammon
       *[kind-1] einfaches Spiel
    }
cli-replay-open = { "  " }Spiel { $n }, { $white }–{ $black }: kein Ergebnis, { $plays ->
            [one] ein Zug
           *[other] { $plays } Züge
         }
cli-replay-final = { "  " }Stand { $white }–{ $black }
cli-replay-problems =
    { $count ->
        [one] { "  " }eine Auffälligkeit:
       *[other] { "  " }{ $count } Auffälligkeiten:
    }
cli-help-arena = Zwei Spieler mit denselben Würfen gegeneinander spielen lassen: arena ONE OTHER (simple, eine Stufe oder ein anderes Programm)
cli-help-arena-games = Wie viele Spiele, je zwei mit denselben Würfen
cli-help-arena-seed = Bei derselben Zahl dieselben Würfe
cli-help-arena-processes = Wie viele Prozesse sich die Arbeit teilen
cli-help-arena-reference = Welcher Bewerter sagt, wie viel Glück ein Wurf war
cli-help-arena-start = Von dieser Stellung aus spielen statt vom Anfang
cli-help-arena-until-sigma = Früher aufhören, wenn einer um so viele Standardabweichungen besser ist (achtmal wird nachgesehen, bis zum letzten Mal liegt die Latte um eine höher)
cli-help-arena-until-error = Früher aufhören, wenn der Standardfehler so klein ist, in Punkten je Spiel
cli-arena-games = Spiele
cli-help-arena-plies = Wie viele Würfe net und gnubg vorausschauen, wenn der Name es nicht sagt
cli-help-arena-cube = Mit Doppler spielen, ohne Jacoby und Beavers
cli-help-arena-match = Matches auf so viele Punkte spielen
cli-arena-title =
    { $one } gegen { $other }: { $kind ->
        [match] { $games } Matches auf { $length }, Seed { $seed }; gewonnene minus verlorene, je Match, von { $one }
        [cube] { $games } Spiele, Seed { $seed }; Punkte je Spiel von { $one }, mit Doppler (bis 64)
       *[cubeless] { $games } Spiele, Seed { $seed }; Punkte je Spiel von { $one }, ohne Doppler
    }; Glück nach { $reference }
cli-arena-share =
    { $kind ->
        [match] gewonnen       { $share } % der Matches
       *[cube] gewonnen       { $share } % der Spiele; höchstens { $most } Punkte
    }
cli-arena-adjusted = ohne Glück     { $mean } ± { $error }   (95 %: { $low } bis { $high })
cli-arena-raw = wie gespielt   { $mean } ± { $error }   (95 %: { $low } bis { $high })
cli-arena-won = gewonnen       { $wins } %, Gammons { $gammons } %, Backgammons { $backgammons } %
cli-arena-lost = verloren       { $wins } %, Gammons { $gammons } %, Backgammons { $backgammons } %
cli-arena-endless =
    { $games ->
        [one] Ein Spiel kam nicht zu Ende; sein Paar zählt nicht mit
       *[other] { $games } Spiele kamen nicht zu Ende; ihre Paare zählen nicht mit
    }
cli-arena-time = { $seconds } s, { $each } ms je Spiel
cli-help-bearoff = Abtragetabellen bauen oder sagen, welche es gibt
cli-help-bearoff-build = Die Abtragetabellen neu bauen, oder eine von anderer Größe
cli-help-bearoff-info = Sagen, welche Abtragetabellen es gibt und welche benutzt werden
cli-help-bearoff-checkers = Für höchstens so viele Steine je Seite
cli-help-bearoff-points = Auf so vielen Punkten, den nächsten
cli-help-bearoff-one-sided = Die Tabelle der Würfe einer Seite, nicht die von Paaren mit dem Doppler
cli-bearoff-building =
    { $kind ->
        [one-sided] eine Seite, { $checkers } Steine auf { $points } Punkten
       *[two-sided] beide Seiten, je { $checkers } Steine auf { $points } Punkten
    }
cli-bearoff-built = { cli-bearoff-building }: { $entries } Stellungen, { $size } MB, { $seconds } s
cli-bearoff-directory = Die Tabellen liegen in { $directory }
cli-bearoff-table = { cli-bearoff-building }: { cli-bearoff-state }
cli-bearoff-state =
    { $state ->
        [missing] noch nicht gebaut; das geschieht beim ersten Gebrauch
        [damaged] { $fault }
       *[whole] { $used ->
            [yes] { $entries } Stellungen, { $size } MB, in Gebrauch
           *[no] { $entries } Stellungen, { $size } MB, nicht in Gebrauch: Es gibt eine größere, oder diese umfasst zu wenig
        }
    }
cli-help-train = Das Netz trainieren: status, run STAGE, accept, keep, scout, go-on
cli-help-train-status = Sagen, wie es um das Training steht
cli-help-train-run = Tun, was von einer Phase noch übrig ist; Strg-C beendet es sauber, und derselbe Befehl macht weiter
cli-help-train-accept = Das trainierte Netz gegen das mitgelieferte spielen lassen und es an dessen Stelle setzen, wenn es besser ist (Rückgabewert 1: ist es nicht)
cli-help-train-keep = Die Parameter des Netzes und den Stand des Trainings im Quellcode ablegen
cli-help-train-scout = Das kleine Netz trainieren, das beim Vorausschauen zuerst gefragt wird, mit dem, was das Training behalten hat, und an seinen Platz legen
cli-help-train-go-on = Ein Training mit dem beginnen, was im Quellcode abgelegt ist
cli-help-train-state = Wo das Training seinen Stand ablegt
cli-help-train-workers = Wie viele Threads spielen; sind es mehrere, spielen sie voraus, während das Netz lernt
cli-help-train-stages = Eigene Phasen, eine Datei wie src/triktrak/train/stages.toml
cli-help-train-games = Wie viele Spiele höchstens gespielt werden
cli-help-train-decisions = In wie vielen Entscheidungen ganze Zahlen mit Gleitkommazahlen verglichen werden
cli-help-train-units = Wie viele Einheiten das kleine Netz hat: ein Vielfaches von 128
cli-help-train-scout-decisions = In wie vielen Entscheidungen das kleine Netz mit dem Netz der Ausgabe verglichen wird
cli-help-train-processes = Auf wie viele Prozesse die Spiele verteilt werden
cli-train-stage = Phase { $stage }, Runde { $done } von { $rounds } ({ $state })
cli-train-games = { $games } Spiele in { $hours } Stunden, { $hidden } verborgene Einheiten
cli-train-last = { $stage } Runde { $round }: Divergenz { $divergence }, Equity ± { $equity }, Lernrate { $rate }, { $pace } Stellungen/s
cli-train-saved = zuletzt gespeichert { $when }
cli-train-rounds = { $stage }
cli-train-done = Phase { $stage } ist fertig: { $rounds } Runden ({ $state })
cli-train-stopped = Angehalten nach Runde { $done } von { $rounds } der Phase { $stage }; es geht weiter von { $state } aus
cli-train-arena = Spiele
cli-train-same = gleiche Wahl     { $share } % von { $decisions } Entscheidungen, in ganzen Zahlen und in Gleitkommazahlen; die anderen kosten { $lost } Punkte je Entscheidung
cli-train-gain = gegen { $against }   { $mean } ± { $error } Punkte je Spiel ohne Glück   (95 %: { $low } bis { $high }, { $games } Spiele)
cli-train-accepted = Angenommen: Die neuen Gewichte stehen in { $file }
cli-train-refused = Nicht angenommen: Es liegt nicht um zwei Standardfehler vorn
cli-train-coarse = Nicht angenommen: In ganzen Zahlen wählt es zu oft einen anderen Zug
cli-train-kept = Abgelegt in { $file } ({ $size } MB)
cli-train-scout = Kundschafter
cli-train-scouted = In { $file } geschrieben. Von { $decisions } Entscheidungen hielt es bei { $missed } % den besten Zug zurück; das kostet { $lost } Punkte je Entscheidung
cli-train-goes-on = Phase { $stage } geht nach { $games } Spielen weiter, in { $state }
error-no-such-directory = Ein Verzeichnis { $path } gibt es nicht
error-usage-empty = Hinter „{ $option }“ steht nichts
error-usage-extra = „{ $text }“ gehört hier nicht hin
error-usage-missing = { $name } fehlt
error-usage-number = „{ $text }“ ist keine ganze Zahl, { $name } braucht aber eine
error-usage-option = Eine Option { $text } gibt es nicht
error-usage-option-bare = { $option } nimmt keinen Wert
error-usage-option-like = Eine Option { $text } gibt es nicht, wohl aber { $known }
error-usage-option-value = { $option } braucht einen Wert
error-usage-unused = { $option } ergibt hier keinen Sinn
error-usage-value = „{ $text }“ geht bei { $name } nicht
error-usage-verb = Einen Befehl „{ $text }“ gibt es nicht; --help nennt alle
error-usage-verb-missing = Es fehlt ein Befehl; --help nennt alle
