# Auffälligkeiten einer Aufzeichnung: was die Regeln dagegen sagen, mit den Augen eines Zuschauers

problem-answer-missing = Die Antwort auf die Aufgabe fehlt; es wurde weitergespielt
problem-awarded =
    { $reason ->
        [forfeit] Kampflos gewonnen mit { $points }
        [time] Durch Zeitüberschreitung gewonnen mit { $points }
        [abandoned] Abgebrochen; { $points } für den Sieger
       *[stated] { $points } laut Aufzeichnung, gleich was auf dem Brett steht
    }
problem-beaver-off = Ein Beaver, obwohl hier ohne Beaver gespielt wird
problem-challenged-right = Einspruch gegen einen Zug, der den Regeln entsprach; er wurde wiederholt
problem-checkers-left = Gewonnen, obwohl der Sieger noch Steine auf dem Brett hat
problem-crawford-impossible = Bei { $own }:{ $theirs } in einem Match auf { $length } gibt es kein Crawford-Spiel
problem-cube-crawford = Ein Doppler auf { $value } im Crawford-Spiel; das wird ohne Doppler gespielt
problem-cube-differs = Der Doppler steht auf { $board }, das Ergebnis rechnet mit { $stated }
problem-cube-unreachable =
    { $reason ->
        [crawford] Ein Doppler auf { $value } im Crawford-Spiel
        [dead_cube] Ein Doppler auf { $value }: einmal wurde mit totem Doppler gedoppelt
        [max_cube] Ein Doppler auf { $value } ist höher als vereinbart
       *[other] Ein Doppler auf { $value }, in einem Match ohne Doppler
    }
problem-double-after-roll = Nach dem Wurf gedoppelt
problem-double-crawford = Im Crawford-Spiel gedoppelt
problem-double-dead-cube = Mit totem Doppler gedoppelt: mit { $points } war das Match schon gewonnen
problem-double-first-turn = Gedoppelt, bevor der Eröffnungswurf gespielt war
problem-double-holland = Gegen die Holland-Regel gedoppelt, bevor beide zwei Würfe gespielt hatten
problem-double-max-cube = Auf mehr als { $max } gedoppelt
problem-double-missing = Das Doppeln auf { $value } fehlt, aber es wurde beantwortet
problem-double-no-cube = In einem Match ohne Doppler gedoppelt
problem-double-not-owner = Mit dem Doppler des Gegners gedoppelt
problem-drop-kind = Ein gepasstes Spiel zählt einfach
problem-game-open = Das Spiel hat kein Ergebnis
problem-game-over = Nach dem Ende des Spiels
problem-illegal-play = { $roll }: { $made } ist gegen die Regeln ({ $why })
problem-kind-impossible =
    { $kind ->
        [2] Hier ist kein Gammon möglich: der Verlierer hat schon einen Stein abgetragen
       *[other] Hier ist kein Backgammon möglich
    }
problem-match-over = Das Match war vor diesem Spiel schon gewonnen
problem-not-now =
    { $action ->
        [roll] Gewürfelt, wo es nicht ging
        [play] Gezogen, wo es nicht ging
        [double] Gedoppelt, wo es nicht ging
        [take] Angenommen, ohne dass gedoppelt wurde
        [drop] Gepasst, ohne dass gedoppelt wurde
        [beaver] Ein Beaver, ohne dass gedoppelt wurde
        [raccoon] Ein Raccoon ohne Beaver
        [resign] Aufgegeben, wo es nicht ging
        [answer] Eine Antwort ohne Aufgabe
        [cocked] Ein ungültiger Wurf, wo keiner fällig war
       *[other] Etwas, das nicht möglich war
    }
problem-not-played = { $roll } wurde nicht gezogen, obwohl es ging
problem-nothing-to-challenge = Ein Einspruch, aber es gibt keinen regelwidrigen Zug
problem-play-missing = Der Zug zu { $dice } fehlt
problem-points-full = Der Stand ist höher, als gezählt werden kann
problem-position-set = Die Stellung wurde mitten im Spiel neu aufgestellt
problem-raccoon-off = Ein Raccoon, obwohl hier ohne Raccoons gespielt wird
problem-replayed-otherwise = Neu gezogen, aber { $steps } war richtig und hätte bleiben müssen
problem-result-differs =
    { $side ->
        [white]
            { $to ->
                [white] Auf dem Brett gewinnt Weiß { $board }, die Aufzeichnung gibt Weiß { $stated }
               *[black] Auf dem Brett gewinnt Weiß { $board }, die Aufzeichnung gibt Schwarz { $stated }
            }
       *[black]
            { $to ->
                [white] Auf dem Brett gewinnt Schwarz { $board }, die Aufzeichnung gibt Weiß { $stated }
               *[black] Auf dem Brett gewinnt Schwarz { $board }, die Aufzeichnung gibt Schwarz { $stated }
            }
    }
problem-roll-missing = Ein Zug ohne Wurf
problem-score-set = Der Stand wird auf { $own }:{ $theirs } gesetzt
problem-take-missing = Das Annehmen auf { $value } fehlt; es wurde weitergespielt
remark-stood = Stehen gelassen. { $play }
