# Tipps und der Tutor: was am besten ist, was eine Aktion kostet, und warum
hint-title = Was ist jetzt am besten?
hint-thinking = Wird überlegt …
hint-depth =
    { $plies ->
        [0] Beurteilt, wie die Stellung steht.
        [one] { $plies } Wurf vorausgeschaut.
       *[other] { $plies } Würfe vorausgeschaut.
    }
hint-depth-less =
    { $plies ->
        [0] nur auf den ersten Blick
        [one] nur { $plies } Wurf voraus
       *[other] nur { $plies } Würfe voraus
    }
hint-best = Am besten
hint-equity = { $sign ->
        [minus] −
       *[plus] +
    }{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hint-amount = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hint-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-equity-about = Equity: was es im Mittel wert ist, als Vielfaches des Dopplers.
hint-play = { $play }: Equity { $equity }
hint-behind = { $less } weniger als der beste
hint-chances = Du gewinnst { $win }, mit Gammon { $gammon }; ein Gammon verlierst du { $lost }.
hint-choose = Aufs Brett stellen
hint-why = Wie es steht
hint-word =
    { $word ->
        [roll] Nicht doppeln, sondern würfeln
        [double] Doppeln
        [take] Annehmen
        [drop] Passen
        [beaver] Beaver
        [accept] Die Aufgabe annehmen
        [refuse] Weiterspielen
       *[play] Ziehen
    }
hint-cube-action =
    { $action ->
        [no-double] Nicht doppeln. Der andere würde annehmen.
        [double-take] Doppeln, und der andere nimmt an.
        [double-drop] Doppeln, und der andere passt.
        [too-good] Zu gut zum Doppeln: Spiel weiter auf Gammon. Der andere würde passen.
       *[unavailable] Doppeln geht jetzt nicht: würfle.
    }
hint-answer =
    { $word ->
        [take] Annehmen.
        [beaver] Mehr als annehmen: dreh den Doppler gleich zurück.
        [accept] Weiterspielen bringt nicht mehr.
        [refuse] Weiterspielen bringt mehr.
       *[drop] Passen.
    }
hint-no-double = Nicht doppeln
hint-double-take = Doppeln, annehmen
hint-double-drop = Doppeln, passen
hint-take = Annehmen
hint-drop = Passen
hint-close = Schließen

tutor-cost-play = { $play } kostet { $cost }
tutor-cost =
    { $deed ->
        [double] Zu doppeln kostet hier { $cost }
        [take] Anzunehmen kostet hier { $cost }
        [drop] Zu passen kostet hier { $cost }
       *[roll] Nicht zu doppeln kostet hier { $cost }
    }
tutor-better = Besser: { $what }
tutor-back =
    { $deed ->
        [play] Zurücknehmen
       *[other] Noch einmal überlegen
    }
tutor-place = { $play } aufs Brett stellen
tutor-anyway =
    { $deed ->
        [double] Trotzdem doppeln
        [take] Trotzdem annehmen
        [drop] Trotzdem passen
        [roll] Trotzdem würfeln
       *[play] Trotzdem so ziehen
    }

chances-bar = Gewinnchancen: { $name } { $win }, { $other } { $lose }

# Warum, jedes für sich wahr
hint-fact-hits =
    { $tried ->
        [0] { $count ->
                [one] Der bessere Zug schlägt einen Stein.
               *[other] Der bessere Zug schlägt { $count } Steine.
            }
       *[other] Der bessere Zug schlägt { $count } Steine, deiner { $tried }.
    }
hint-fact-makes =
    { $count ->
        [one] Der bessere Zug macht deinen { $points }er-Punkt.
       *[other] Der bessere Zug macht deine Punkte { $points }.
    }
hint-fact-anchors =
    { $count ->
        [one] Der bessere Zug macht einen Anker auf { $points }.
       *[other] Der bessere Zug macht Anker auf { $points }.
    }
hint-fact-breaks =
    { $count ->
        [one] Dein Zug gibt deinen { $points }er-Punkt auf.
       *[other] Dein Zug gibt deine Punkte { $points } auf.
    }
hint-fact-row =
    { $tried ->
        [0] Der bessere Zug hat eine Mauer von { $better } Punkten in Folge, deiner keine.
       *[other] Der bessere Zug hat eine Mauer von { $better } Punkten in Folge, deiner nur { $tried }.
    }
hint-fact-shots =
    { $better ->
        [0] Nach deinem Zug können { $tried } der 36 Würfe dich schlagen, nach dem besseren keiner.
       *[other] Nach deinem Zug können { $tried } der 36 Würfe dich schlagen, nach dem besseren { $better }.
    }
hint-fact-dances =
    { $tried ->
        [0] Nach dem besseren Zug kommt der andere mit { $better } der 36 Würfe nicht herein.
       *[other] Nach dem besseren Zug kommt der andere mit { $better } der 36 Würfe nicht herein, nach deinem mit { $tried }.
    }
hint-fact-blots =
    { $tried ->
        [one] Dein Zug lässt { $tried } Blot stehen, der bessere { $better ->
                [0] keinen
               *[other] { $better }
            }.
       *[other] Dein Zug lässt { $tried } Blots stehen, der bessere { $better ->
                [0] keinen
               *[other] { $better }
            }.
    }
hint-fact-off = Nach dem besseren Zug sind { $better } Steine abgetragen, nach deinem { $tried }.
hint-fact-effective = Dein Zug lässt { NUMBER($tried, minimumFractionDigits: 1, maximumFractionDigits: 1) } effektive Pips übrig, der bessere { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-fact-outside =
    { $better ->
        [0] Der bessere Zug bringt alle Steine heim, deiner lässt { $tried } draußen.
       *[other] Nach deinem Zug stehen noch { $tried } Steine außerhalb deines Heimfelds, nach dem besseren { $better }.
    }
hint-fact-loses-gammons =
    Die Gefahr, ein Gammon zu verlieren, ist { $risk ->
        [hardly] gering
        [small] klein
        [real] spürbar
        [high] groß
       *[huge] sehr groß
    }: { $tried } % statt { $better } %.
hint-fact-wins-gammons = Der bessere Zug gewinnt zu { $better } % ein Gammon, deiner zu { $tried } %.
hint-fact-wins = Der bessere Zug gewinnt { $better } %, deiner { $tried } %.
hint-fact-race =
    { $lead ->
        [ahead] Ein Wettlauf: Du brauchst noch { $own } Pips, der andere { $theirs }. Du liegst { $pips } vorn.
        [behind] Ein Wettlauf: Du brauchst noch { $own } Pips, der andere { $theirs }. Du liegst { $pips } zurück.
       *[level] Ein Wettlauf: Ihr braucht beide noch { $own } Pips.
    }
hint-fact-race-effective = Mit dem, was verschwendet wird, sind das { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } effektive Pips gegen { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-fact-you-hit = Du kannst mit { $count } der 36 Würfe schlagen.
hint-fact-they-hit = Der andere kann mit { $count } der 36 Würfe schlagen.
hint-fact-they-wait =
    { $count ->
        [one] Der andere hat einen Stein auf der Bar.
       *[other] Der andere hat { $count } Steine auf der Bar.
    }
hint-fact-you-wait =
    { $count ->
        [one] Du hast einen Stein auf der Bar.
       *[other] Du hast { $count } Steine auf der Bar.
    }
hint-fact-your-row = Du hast { $length } Punkte in Folge vor einem Stein des anderen.
hint-fact-their-row = Der andere hat { $length } Punkte in Folge vor einem Stein von dir.
hint-fact-home-points = Gemachte Punkte im Heimfeld: du { $own }, der andere { $theirs }.
hint-fact-gammon-chance =
    Deine Chance auf ein Gammon ist { $risk ->
        [real] spürbar
        [high] groß
       *[huge] sehr groß
    }: { $percent } %.
hint-fact-gammon-risk =
    Die Gefahr, ein Gammon zu verlieren, ist { $risk ->
        [real] spürbar
        [high] groß
       *[huge] sehr groß
    }: { $percent } %.
