error-book-chouette = Ein Spiel einer Chouette braucht eine Box und für jeden im Team den Einsatz gegen sie
error-book-day = An „{ $day }“ kann nicht gespielt worden sein; schreib einen Tag wie 2026-05-01
error-book-game-name = Ein anderes Spiel als Backgammon braucht einen Namen
error-book-kind = „{ $kind }“ gibt es in einem Spielbuch nicht
error-book-length =
    { $kind ->
        [match] Ein Match geht auf eine Zahl von Punkten, von 1 bis 64
       *[other] Nur ein Match hat eine Länge
    }
error-book-no-duel = Hier zählen die Backgammonregeln nicht: Dieses Blatt ist für ein anderes Spiel
error-book-no-result = Ein Spiel zu zweit braucht ein Ergebnis
error-book-other-sheet = Dieses Spiel steht auf einem anderen Blatt
error-book-player-twice = Niemand kann zweimal am selben Tisch sitzen
error-book-players =
    { $kind ->
        [chouette] Für eine Chouette braucht es mindestens drei Spieler, nicht { $count }
       *[other] Hier spielen zwei, nicht { $count }
    }
error-book-points =
    { $count ->
        [one] Eine Punktzahl passt
       *[other] { $count } Punktzahlen passen
     } nicht zu { $players } Spielern
error-book-record = Das ist kein „{ $kind }“: { $reason }
error-book-same-player = Ein Spieler kann nicht mit sich selbst zusammengelegt werden
error-book-text = „{ $text }“ enthält Zeichen, die sich nicht anzeigen lassen, oder Leerzeichen am Rand
error-book-two-games = Eine Zeile ist ein Spiel, nicht zwei
error-book-winner = Das Match kann nur einem der beiden Spieler zugesprochen worden sein
error-field-choice = „{ $value }“ geht bei „{ $field }“ nicht; möglich: { $known }
error-field-deep = es ist zu tief verschachtelt
error-field-empty = „{ $field }“ ist leer
error-field-few =
    { $bound ->
        [one] bei „{ $field }“ muss etwas stehen
       *[other] bei „{ $field }“ müssen mindestens { $bound } Einträge stehen
    }
error-field-form = „{ $field }“ schreibt man anders, etwa { $known }
error-field-least = „{ $field }“ muss { $bound } oder mehr sein
error-field-long = „{ $field }“ hat mehr als { $bound } Zeichen
error-field-many = bei „{ $field }“ stehen mehr als { $bound } Einträge
error-field-missing = „{ $field }“ fehlt
error-field-most = „{ $field }“ muss { $bound } oder weniger sein
error-field-range = „{ $field }“ ist so nicht möglich
error-field-text = es enthält Zeichen, die kein Text sind
error-field-type =
    { $wanted ->
        [int] „{ $field }“ muss eine ganze Zahl sein
        [str] „{ $field }“ muss Text sein
        [bool] „{ $field }“ muss wahr oder falsch sein (true oder false)
        [array] „{ $field }“ muss eine Liste sein
        [object] „{ $field }“ muss ein Objekt mit Feldern sein
       *[other] „{ $field }“ ist etwas anderes
    }
error-field-unknown = ein Feld „{ $field }“ gibt es nicht
error-json-at = bei Byte { $at } stimmt es nicht
error-json-short = es bricht zu früh ab
