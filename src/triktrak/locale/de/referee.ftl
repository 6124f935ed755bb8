referee-allowed = Erlaubt: { $play }
referee-allowed-action = Erlaubt
referee-refused = Nicht erlaubt. { $reason }.
referee-instead =
    { $count ->
        [one] Der einzige erlaubte Zug: { $plays }
       *[other] Erlaubt sind: { $plays }
    }
referee-more =
    { $count ->
        [one] … und noch einer
       *[other] … und noch { $count }
    }
referee-none = { $dice }: kein Zug möglich, du setzt aus

referee-hint-backwards = Steine ziehen nur vorwärts, auf niedrigere Punkte.
referee-hint-closed =
    { $count ->
        [one] Ein Stein auf der Bar muss zuerst herein, und der { $points }er-Punkt ist zu.
       *[other] Ein Stein auf der Bar muss zuerst herein, und die Punkte { $points } sind zu.
    }
referee-hint-double-before-roll = Gedoppelt wird vor dem Würfeln, zu Beginn deines Zugs.
referee-hint-double-crawford = Im Spiel, nachdem einer bis auf einen Punkt an den Matchsieg herangekommen ist, doppelt niemand.
referee-hint-double-not-owner = Wer ein Doppel annimmt, bekommt den Doppler, und nur der Besitzer darf ihn wieder drehen.
referee-hint-each-once = Jeder Würfel wird einmal gespielt; zweimal dieselbe Zahl geht nur bei einem Pasch.
referee-hint-either-alone = Die { $larger } und die { $smaller } gehen jede für sich, aber nicht nacheinander: dann zählt die höhere.
referee-hint-enter =
    { $count ->
        [one] Ein Stein von dir steht auf der Bar; er kommt herein mit { $steps }.
       *[other] { $count } Steine von dir stehen auf der Bar; sie kommen herein mit { $steps }.
    }
referee-hint-go-on = { $made } darf stehen bleiben, aber es geht noch mehr: { $steps }.
referee-hint-held = Dort stehen { $count } Steine des Gegners; du darfst nur hin, wo höchstens einer steht.
referee-hint-instead = Mit der { $die }: { $steps }.
referee-hint-most-steps =
    { $count ->
        [2] Zwei Würfel, zwei Schritte.
       *[other] Ein Pasch wird { $count }-mal gespielt.
    }
referee-hint-order = Die { $then } geht erst nach der { $first }.
referee-hint-outside =
    { $count ->
        [one] Ein Stein ist noch nicht zu Hause, er steht { $point ->
                [25] auf der Bar.
               *[other] auf dem { $point }er-Punkt.
            }
       *[other] { $count } Steine sind noch nicht zu Hause, der letzte steht { $point ->
                [25] auf der Bar.
               *[other] auf dem { $point }er-Punkt.
            }
    }
referee-hint-reach = Mit diesem Wurf kann der Stein so ziehen: { $steps }.
referee-hint-strands = Nach { $made } geht die { $die } nicht mehr; es gibt Züge, die beide Würfel nutzen.
referee-hint-stuck =
    { $count ->
        [one] Ein Stein bleibt auf der Bar und kommt nicht herein, also ist der Zug zu Ende.
       *[other] { $count } Steine bleiben auf der Bar und kommen nicht herein, also ist der Zug zu Ende.
    }
