# Matchdateien: was sich nicht lesen lässt, und was an einer Datei, die trotzdem gelesen wurde, seltsam ist

error-file-too-large = { $name } ist größer als { $max } MB; so groß ist keine Matchdatei
error-format-unknown = Matchdateien werden nicht als „{ $format }“ geschrieben, sondern als: { $known }
error-no-match-file = { $name } ist keine Matchdatei
error-position-text = „{ $text }“ beschreibt keine Stellung
problem-after-end = Das kommt nach dem Ende des Spiels
problem-at = Zeile { $line }: { $text }
problem-cube-limit = „{ $text }“ ist keine Grenze für einen Doppler; es gilt 4096
problem-cube-value = Gedoppelt ist laut Datei auf { $stated }, der Doppler geht aber auf { $value }
problem-double-first = Vor dem Eröffnungswurf gedoppelt
problem-file-too-long = Die Datei ist nur bis hierher gelesen: Sie ist länger als jedes Match
problem-game-line-missing = Die Zeile mit der Nummer des Spiels fehlt
problem-game-number = Steht da als Spiel { $stated }, ist aber Spiel { $number } dieser Datei
problem-hopeless = Bis hierher stimmt so vieles nicht, dass der Rest nicht gelesen wird
problem-illegal-board = Die Datei nennt diesen Zug regelwidrig und gibt das Brett danach an
problem-length-missing = Die Datei sagt nicht, auf wie viele Punkte das Match geht; gelesen als Session
problem-length-unlimited = Ein Match auf { $length } ist länger als { $max } Punkte; gelesen als Session
problem-line-unknown = Diese Zeile ist unverständlich: „{ $text }“
problem-lines-unknown = Ab hier sind { $count } Zeilen unverständlich: „{ $text }“
problem-more-matches = Hier beginnt noch ein Match
problem-more-problems = { $count ->
        [one] Noch ein Problem
       *[other] Noch { $count } Probleme
    }
problem-names-differ = Andere Namen als zuvor: „{ $left }“ und „{ $right }“
problem-opening-double = Das Spiel beginnt mit einem Pasch
problem-play-partly-unreadable = Ein Teil dieses Zugs lässt sich nicht lesen: „{ $text }“
problem-play-unknown = Die Datei sagt nicht, wie dieser Wurf gespielt wurde
problem-play-unreadable = Dieser Zug lässt sich nicht lesen: „{ $text }“
problem-points-unexplained =
    { $points ->
        [one] Ein Doppler auf { $cube } erklärt keinen Gewinn von einem Punkt
       *[other] Ein Doppler auf { $cube } erklärt keinen Gewinn von { $points } Punkten
    }
problem-resign-level = Aufgegeben, aber die Datei sagt nicht, wie hoch; gezählt als einfaches Spiel
problem-result-column = Das Ergebnis steht in der anderen Spalte
problem-result-score = Das Ergebnis sagt { $stated }, der Stand des nächsten Spiels { $gain }; der Stand zählt
problem-result-unreadable = Dieses Ergebnis lässt sich nicht lesen: „{ $text }“
problem-results-differ = Zwei Ergebnisse: { $first } und { $second }; das letzte zählt
problem-score-differs = Der Stand steht da als { $left }–{ $right }, war bisher aber { $white }–{ $black }; was dasteht, zählt
problem-score-line-missing = Die Zeile mit dem Stand fehlt
problem-turn-missing = Ein Zug der anderen Seite fehlt
problem-variation-unknown = „{ $text }“ ist eine unbekannte Variante; gelesen als gewöhnliches Backgammon
