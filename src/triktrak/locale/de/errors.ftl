error-action = Das ist keine Aktion: { $reason }
error-ambiguous = „{ $text }“ lässt sich auf mehr als eine Art spielen
error-arena-cube-start = Mit dem Doppler wird von Anfang an gespielt, nicht aus einer Stellung
error-arena-evaluator = Es gibt keinen Bewerter „{ $text }“; es gibt { $known }
error-arena-player = Es gibt keinen Spieler „{ $text }“; es gibt { $known }
error-arena-start = Von „{ $text }“ aus geht kein gewöhnliches Spiel weiter
error-auto-doubles = Automatische Verdopplungen: 0 bis { $max }, nicht { $value }
error-backup-exists = { $path } existiert bereits und wird nicht überschrieben
error-bad-field = „{ $field }“ fehlt oder ist nicht möglich
error-bad-frame = Die Seite hat etwas geschickt, das nicht gelesen werden kann: { $detail }
error-bad-request = Die Anfrage für { $path } kann nicht gelesen werden
error-bar-count =
    { $point ->
        [25] Auf deiner Bar stehen { $count } Steine: das geht nicht
       *[other] Auf der Bar des Gegners stehen { $count } Steine, negativ gezählt: das geht nicht
    }
error-bar-first = Erst von der Bar
error-batch-out = Die Ergebnisse brauchen ein zusammenhängendes, beschreibbares Feld aus float32 der Form ({ $rows }, 5)
error-batch-overlap = Die Ergebnisse würden die Stellungen überschreiben; sie brauchen eigenen Speicher
error-batch-points = Stellungen kommen als zusammenhängendes Feld aus int8 der Form (n, 26)
error-batch-position = Stellung { $index } der Reihe ist nicht möglich: { $points }
error-beaver-off = Hier wird ohne Beaver gespielt
error-beavers = Die Zahl der Beaver kann nicht { $value } sein
error-blocked = Der { $point }er-Punkt ist blockiert
error-board-differs = Die Steine stehen nicht dort, wohin diese Schritte führen
error-board-empty = Auf dem Brett steht kein Stein
error-bundle-missing = Die Seiten von Triktrak sind nicht gebaut; „make web“ baut sie
error-cannot-listen = Triktrak kann auf { $host }, Port { $port } nicht lauschen ({ $detail })
error-certificate = Das Zertifikat { $path } ist nicht brauchbar ({ $detail })
error-certificate-pair = Zu einem Zertifikat gehört ein Schlüssel: gib --cert und --key zusammen an
error-chain-broken = Das Protokoll des Matches { $match } wurde verändert oder ist bei Eintrag { $entry } unvollständig
error-checker-count = Eine Seite hat { $count } Steine, beginnt aber mit { $men }
error-choose-checker = Das können mehrere Steine; wähle zuerst einen aus
error-conflict = Etwas anderes war schneller. Schau aufs Brett und wähle noch einmal.
error-correct-index = Es gibt keinen Eintrag { $index } zu berichtigen; es sind { $count }
error-cube = Ein Doppler zeigt 1, 2, 4, 8 …, nicht { $value }
error-database-damaged = Die Datenbank { $path } ist beschädigt ({ $detail })
error-database-empty = Die Datenbank { $path } ist leer
error-database-foreign = { $path } ist eine Datenbank, aber keine von Triktrak
error-database-in-use = Die Datenbank { $path } wird von einem anderen Programm benutzt; bitte zuerst dieses schließen
error-database-missing = Die Datei { $path } gibt es nicht
error-database-unreadable = Die Datenbank { $path } kann nicht gelesen werden ({ $detail })
error-depth = Züge werden bis Tiefe 0 bis { $max } gezählt, nicht { $depth }
error-dice = Ein Würfel zeigt 1 bis 6: { $d1 } und { $d2 } ist kein Wurf
error-dice-needed = Erst würfeln
error-directory = { $path } ist ein Ordner; gebraucht wird eine Datei
error-double-crawford = Crawford-Spiel: kein Doppler
error-double-dead-cube =
    { $points ->
        [1] Doppeln bringt nichts: { $points } reicht dir zum Match
       *[other] Doppeln bringt nichts: { $points } reichen dir zum Match
    }
error-double-first-turn = Erst wird der Eröffnungswurf gespielt, dann darf gedoppelt werden
error-double-holland = Holland-Regel: nach dem Crawford-Spiel darfst du erst doppeln, wenn beide zwei Würfe gespielt haben
error-double-max-cube = Der Doppler geht nicht höher als { $max }
error-double-no-cube = In diesem Match gibt es keinen Doppler
error-double-not-owner = Der Doppler gehört nicht dir
error-fibs = „{ $text }“ ist kein FIBS-Brett: Feld { $field } stimmt nicht, bei Zeichen { $at }
error-foreign-request = Diese Anfrage kam nicht von einer Seite von Triktrak
error-game-kind = Ein Spiel gewinnt man einfach, mit Gammon oder Backgammon (1, 2 oder 3), nicht { $kind }
error-game-over = Das Spiel ist zu Ende
error-higher-checker = Auf dem { $higher }er-Punkt steht noch ein Stein: der kommt vor dem auf dem { $point }er-Punkt
error-hint-failed = Diesmal kam kein Tipp. Versuch es noch einmal
error-hint-nothing = Jetzt ist nichts zu entscheiden
error-hint-people = Tipps gibt es nur gegen das Programm
error-host-refused = Triktrak hört nicht auf den Namen „{ $host }“
error-invitation-accepted = Mit diesem Link hat sich schon jemand gesetzt; er gilt nur einmal. Bitte um einen neuen.
error-invitation-expired = Diese Einladung ist abgelaufen. Bitte um einen neuen Link.
error-invitation-own = Das ist deine eigene Einladung. Schick den Link jemand anderem.
error-invitation-unknown = Dieser Link führt ins Leere. Ist er vollständig? Sonst bitte um einen neuen.
error-invitation-withdrawn = Diese Einladung wurde zurückgezogen.
error-kept-match = Das gespeicherte Match { $path } ist nicht lesbar ({ $reason }); „triktrak play --new“ beginnt ein anderes
error-identifier = „{ $text }“ ist weder XGID noch OGID, FIBS-Brett oder GNU-Stellungs-ID: ab Zeichen { $at } stimmt es nicht
error-language = „{ $text }“ ist keine Sprache, die Triktrak spricht: nl, de, en
error-level = Die Stufe „{ $text }“ gibt es nicht; es gibt { $levels }
error-log-unplayable = Eintrag { $entry } des Matches { $match } ist nach den Regeln nicht möglich
error-match-id = „{ $text }“ ist keine Match-ID: ab Zeichen { $at } stimmt es nicht
error-match-length = Ein Match geht auf höchstens { $max } Punkte; 0 ist ein Geldspiel. { $length } geht nicht.
error-match-over = Das Match ist zu Ende
error-max-cube = Der höchste Doppler ist 1, 2, 4, 8 … { $max }, nicht { $value }
error-men = Eine Seite spielt mit 1 bis { $max } Steinen, nicht { $men }
error-method-not-allowed = Das ist unter { $path } nicht möglich
error-must-play-both = Du musst beide Würfel spielen
error-must-play-die = Die { $die } geht, also muss sie gespielt werden
error-must-play-larger = Nur einer geht: dann der höhere, die { $die }
error-must-play-more = So viel vom Pasch wie möglich: hier { $dice }
error-name-scripts = „{ $name }“ mischt Buchstaben verschiedener Schriften. Wähle einen anderen Namen.
error-name-taken = „{ $name }“ heißt an diesem Tisch schon jemand. Wähle einen anderen Namen.
error-met-file = Aus { $path } lässt sich keine Tabelle der Matchchancen lesen
error-met-form = Das ist keine Tabelle der Matchchancen: weder Zeilen mit Zahlen noch GNU Backgammons XML mit ausgeschriebenen Zahlen
error-met-length = Eine Tabelle der Matchchancen reicht über 1 bis { $max } Punkte und hat so viele Zahlen, wie dazu gehören; diese nennt { $length }
error-met-values = Diese Tabelle der Matchchancen kann nicht stimmen: { $own } Punkte fehlen gegen { $theirs }
error-net-checksum = Die Gewichtsdatei ist beschädigt: Die Prüfsumme passt nicht zum Inhalt
error-net-features = Die Gewichte wurden mit Eingaben der Version { $version } trainiert; dieses Triktrak liest andere
error-net-file = Aus { $path } lassen sich keine Gewichte lesen
error-net-magic = Das ist keine Gewichtsdatei von Triktrak
error-net-shape = Mit einem Netz aus { $hidden } verborgenen Einheiten kann Triktrak nicht arbeiten
error-net-stacks = Mit einem Netz aus { $stacks } Stapeln kann Triktrak nicht arbeiten
error-net-size = Die Gewichtsdatei hat { $size } Bytes statt { $wanted }: Sie ist abgeschnitten, oder es steht etwas dahinter
error-net-version = Die Gewichtsdatei hat das Format { $version }, das dieses Triktrak nicht kennt; ein neueres vielleicht schon
error-net-weights = Die Gewichtsdatei enthält Zahlen, mit denen kein Netz arbeiten kann
error-no-checker =
    { $point ->
        [25] Du hast keinen Stein auf der Bar
       *[other] Du hast keinen Stein auf dem { $point }er-Punkt
    }
error-no-die = Es ist keine { $die } zu ziehen
error-no-free-port = Ab { $first } ist kein Port frei
error-no-hit = Auf dem { $point }er-Punkt ist kein Blot zu schlagen
error-no-legal-play = { $dice }: kein Zug möglich
error-no-permission = { $path } darf nicht gelesen oder geschrieben werden
error-no-samples = Es gibt keine Stellungen, aus denen gelernt werden könnte
error-no-session = Triktrak kennt diesen Browser noch nicht. Bitte die Seite neu laden.
error-no-such-file = Die Datei { $path } gibt es nicht
error-no-such-match = Dieses Match gibt es nicht
error-not-all-home = Bring erst alle Steine nach Hause, dann abtragen
error-not-found = Unter { $path } gibt es nichts
error-not-now =
    { $action ->
        [roll] Du kannst jetzt nicht würfeln
        [play] Es liegt kein Wurf, der zu spielen wäre
        [double] Du kannst jetzt nicht doppeln
        [take] Es wurde nicht gedoppelt
        [drop] Es wurde nicht gedoppelt
        [beaver] Es wurde nicht gedoppelt
        [raccoon] Es gab keinen Beaver
        [resign] Du kannst jetzt nicht aufgeben
        [answer] Es wartet keine Aufgabe auf Antwort
        [next] Dieses Spiel ist noch nicht zu Ende
       *[other] Das geht jetzt nicht
    }
error-not-text = „{ $text }“ ist kein Text in UTF-8
error-not-your-seat = Das ist nicht dein Platz
error-not-your-turn = Du bist nicht an der Reihe
error-notation = „{ $text }“ ist kein Zug: ab Zeichen { $at } stimmt es nicht
error-ogid = „{ $text }“ ist keine OGID: Feld { $field } stimmt nicht, bei Zeichen { $at }
error-option-money-only =
    { $option ->
        [jacoby] Die Jacoby-Regel gehört zum Geldspiel
        [beavers] Beaver gehören zum Geldspiel
        [raccoons] Raccoons gehören zum Geldspiel
        [auto_doubles] Automatische Verdopplungen gehören zum Geldspiel
       *[other] { $option } gehört zum Geldspiel
    }
error-option-needs =
    { $option ->
        [raccoons] Raccoons gibt es nur mit Beavern
        [holland] Die Holland-Regel gehört zu einem Match mit Crawford-Spiel
       *[other] { $option } geht nur mit { $needs }
    }
error-options = Diese Bedingungen sind nicht lesbar: { $reason }
error-other-position = { $play } gehört zu einer anderen Stellung
error-peer-count = { $peer } bekam { $asked } Würfe vorgelegt und gab { $answered } Antworten
error-peer-died = { $peer } hat sich beendet
error-peer-illegal = { $peer } antwortete „{ $answer }“ auf { $dice } in { $position }; das ist kein erlaubter Zug
error-peer-silent = { $peer } hat { $seconds } Sekunden lang nicht geantwortet
error-peer-speed = { $peer } wurde gefragt, wie schnell es ist, und sagt „{ $text }“
error-placement = Mehr als { $men } Steine, oder welche jenseits von Punkt { $points }: die Tabelle kennt das nicht
error-plies = Vorausgeschaut werden 0 bis { $max } Würfe, nicht { $plies }
error-points-count = Ein Brett hat 26 Zahlen (24 Punkte und zweimal die Bar), nicht { $count }
error-points-won = Ein Spiel bringt nicht { $points } Punkte
error-position-id = „{ $text }“ ist keine Stellungs-ID: ab Zeichen { $at } stimmt es nicht
error-raccoon-off = Hier wird ohne Raccoons gespielt
error-referee-action = „{ $text }“ ist kein Zug und auch sonst nichts, was der Schiedsrichter kennt: { $known }
error-referee-text = Ein Zug schreibt sich mit weit weniger als { $max } Zeichen
error-resign-level = Du gibst einfach, Gammon oder Backgammon auf (1, 2 oder 3), nicht { $level }
error-resign-limit = Deine Aufgabe wurde in diesem Spiel schon { $n }-mal abgelehnt: spiel weiter
error-retry = Das kam nicht durch. Versuch es noch einmal.
error-roll = „{ $text }“ ist kein Wurf; schreib zwei Zahlen von 1 bis 6, etwa 31
error-roll-missing = Der Wurf fehlt: zwei Zahlen von 1 bis 6, etwa 31
error-samples-checksum = Die Datei mit Beispielen ist beschädigt: Die Prüfsumme passt nicht zum Inhalt
error-samples-magic = Das ist keine Beispieldatei von Triktrak
error-samples-size = Die Beispieldatei mit ihren { $size } Bytes ist abgeschnitten, oder es steht etwas dahinter
error-samples-target = Die Beispiele enthalten Chancen, die zusammen kein Spiel ergeben
error-schema-newer = Die Datenbank { $path } wurde von einem neueren Triktrak geschrieben
error-score = { $own }:{ $theirs } ist kein Stand in einem Match auf { $length }
error-score-crawford = Bei { $own }:{ $theirs } in einem Match auf { $length } gibt es kein Crawford-Spiel
error-server-running = Triktrak läuft bereits mit diesem Datenverzeichnis ({ $address }); bitte zuerst beenden
error-server-silent = Ein anderes Triktrak hält { $path } fest, antwortet aber nicht; bitte beenden und erneut versuchen
error-setting = Die Trainingseinstellung „{ $name }“ kann nicht { $text } sein
error-simd = Dieser Prozessor kennt keine Rechenart „{ $text }“
error-stage = Es gibt keine Trainingsphase „{ $text }“; es gibt { $known }
error-stages = Die Trainingsphasen lassen sich nicht lesen: { $reason }
error-stale = Das Spiel ist inzwischen weiter. Schau aufs Brett und wähle noch einmal.
error-statement-in-play = Das geht nur in einer Aufzeichnung, nicht in einem Match, das hier gespielt wird
error-step = Einen Schritt von { $from } nach { $to } gibt es nicht: 25 ist die Bar, 24 bis 1 sind die Punkte, 0 ist abgetragen
error-store-write = Es konnte nicht geschrieben werden ({ $detail }); es wurde nichts geändert
error-system = Das System hat abgelehnt: { $reason }
error-table-checksum = Die Tabelle ist beschädigt: Die Prüfsumme passt nicht zum Inhalt
error-table-length = Die Tabelle hat { $size } Bytes statt { $wanted }: Sie ist abgeschnitten, oder es steht etwas dahinter
error-table-magic = Das ist keine Tabelle von Triktrak dieser Art
error-table-other = In der Datei steht eine andere Abtragetabelle, als der Name sagt: { $men } Steine auf { $points } Punkten
error-table-size = Tabellen gibt es für 1 bis 15 Steine auf 1 bis 12 Punkten, bis zu einer gewissen Größe: { $men } Steine auf { $points } Punkten geht nicht
error-table-values = In der Tabelle stehen Zahlen, die keine Chancen sind
error-table-version = Die Tabelle hat das Format { $version }, das dieses Triktrak nicht kennt; sie lässt sich neu bauen
error-takeback-nothing = Es gibt nichts zurückzunehmen
error-takeback-people = Zurücknehmen geht nur gegen das Programm
error-threads = Gerechnet wird mit 1 bis { $max } Threads, nicht mit { $threads }
error-too-fast = Das war zu viel auf einmal. Einen Augenblick bitte.
error-too-large = Die Anfrage ist zu groß
error-too-many-steps = Mehr Schritte, als der Wurf erlaubt
error-too-many-tables = In diesem Fenster sind zu viele Matches offen
error-train-begun = In { $path } hat schon ein Training begonnen
error-train-no-checkout = Dafür braucht es den Quellcode von Triktrak; { $path } ist ein installiertes Paket
error-train-nothing = In { $path } liegt kein Stand eines Trainings
error-train-no-replay = Es ist nichts behalten, woraus zu lernen wäre: Keine Stufe dieses Trainings hat Beispiele aufgehoben (replay)
error-train-record = In { $path } fehlt die Tabelle der angenommenen Netze, die mit „{ $head }“ beginnt
error-train-running = In { $path } läuft ein Training; beende es zuerst
error-train-standing = { $path } sagt nicht, wie es um ein Training steht
error-train-too-large = Die Parameter des Netzes brauchen { $size } Bytes; im Quellcode werden höchstens { $most } abgelegt
error-training-diverged = Das Training ist bei Schritt { $steps } aus dem Ruder gelaufen: Es braucht eine kleinere Lernrate
error-unwritable =
    { $field ->
        [cube] Ein so hoher Doppler passt nicht in eine { $form }
        [length] Ein so langes Match passt nicht in eine { $form }
       *[other] Ein so hoher Stand passt nicht in eine { $form }
    }
error-variant = „{ $variant }“ ist keine Startstellung: standard, nackgammon, hypergammon oder longgammon
error-waiting = Dein Gegenüber sitzt noch nicht am Brett.
error-wrong-die = { $steps } passt nicht zum Wurf
error-xgid = „{ $text }“ ist keine XGID: Feld { $field } stimmt nicht, bei Zeichen { $at }
