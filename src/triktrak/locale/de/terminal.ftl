## Ein Match im Terminal. Das erste Wort eines Befehls wird angezeigt; Englisch geht immer.

term-words-accept = einverstanden ja j
term-words-beaver = beaver
term-words-board = brett
term-words-double = doppeln verdoppeln
term-words-drop = passen
term-words-help = hilfe
term-words-hint = tipp tip hint
term-words-last = letzter
term-words-next = weiter
term-words-pips = pips
term-words-plays = züge zuege
term-words-quit = ende aufhören aufhoeren
term-words-raccoon = raccoon
term-words-refuse = weiterspielen nein n
term-words-resign = aufgeben
term-words-roll = würfeln wuerfeln w
term-words-score = stand
term-words-take = annehmen nehmen

term-help-accept = die angebotene Aufgabe annehmen
term-help-beaver = sofort zurückdoppeln und den Doppler behalten
term-help-board = das Brett noch einmal zeigen
term-help-double = vor dem Wurf den Doppler zum doppelten Wert anbieten
term-help-drop = das Spiel zum Wert vor dem Doppeln verlieren
term-help-help = diese Liste
term-help-hint = was jetzt am besten ist, und warum, gegen das Programm
term-help-last = der letzte Zug der anderen Seite
term-help-next = das nächste Spiel beginnen; Enter tut das auch
term-help-pips = die Pips beider Seiten
term-help-play = Ein Zug wird im Ganzen getippt: 8/5 6/5, 24/18*/13, bar/22, 6/off, 8/5(2).
term-help-plays = alle erlaubten Züge dieses Wurfs
term-help-quit = jetzt aufhören; das Match bleibt gespeichert
term-help-raccoon = einen Beaver sofort noch einmal verdoppeln
term-help-refuse = ablehnen und weiterspielen
term-help-resign = das Spiel aufgeben: 1 einfach, 2 Gammon, 3 Backgammon
term-help-roll = würfeln; Enter tut das auch
term-help-score = der Stand und der Doppler
term-help-take = den Doppler annehmen und weiterspielen

term-against = Du gegen Triktrak, Stufe { $level }.
term-two = Zwei Spieler an einer Tastatur.
term-welcome = Mit „{ $help }“ siehst du, was du tippen kannst.
term-unfinished = Ein Match ist noch nicht zu Ende gespielt.
term-go-on = Weiterspielen? ({ $yes }; { $no }: ein neues Match tritt an seine Stelle)
term-sure = Trotzdem? ({ $yes } / { $no })
term-kept = Das Match ist gespeichert. Mit „triktrak play“ geht es weiter.
term-elsewhere = Das gespeicherte Match läuft in einem anderen Terminal. Dieses wird nicht gespeichert.
term-unknown = „{ $line }“ ist weder Befehl noch Zug. „hilfe“ zeigt, was du tippen kannst.

term-opening =
    { $who ->
        [you] Du würfelst { $own }, { $other } { $theirs }: du beginnst.
       *[other] { $name } würfelt { $own }, { $other } { $theirs }: { $name } beginnt.
    }
term-tie = { $dice }: gleich, noch einmal.
term-game = Spiel { $n }, Stand { $score }.
term-play =
    { $who ->
        [you] Du spielst { $play }.
       *[other] { $name } spielt { $play }.
    }
term-forced =
    { $who ->
        [you] Du spielst { $play }: erzwungen.
       *[other] { $name } spielt { $play }: erzwungen.
    }
term-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
term-stakes = Annehmen: um { $taken } spielen. Passen: { $dropped } verlieren.

term-side =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }, { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
     }
term-cube-none = Kein Doppler
term-cube-centre = Doppler { $value }, in der Mitte
term-cube-held =
    { $who ->
        [you] Doppler { $value }, bei dir
       *[other] Doppler { $value }, bei { $name }
    }
term-pips = Pips: { $name } { $own }, { $other } { $theirs }.
term-checkers =
    { $who ->
        [you] Deine Steine: { $list }
       *[other] { $name }: { $list }
    }
term-checkers-theirs = { $name }, von derselben Seite gezählt: { $list }
term-on-point = { $n } auf { $point }
term-on-bar = { $n } auf der Bar
term-on-off = { $n } abgetragen
