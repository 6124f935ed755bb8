## Een match in de terminal. Het eerste woord van een opdracht is het woord dat getoond wordt; Engels kan altijd.

term-words-accept = akkoord ja j
term-words-beaver = beaver
term-words-board = bord
term-words-double = verdubbel verdubbelen dubbel
term-words-drop = pas passen
term-words-help = hulp
term-words-hint = hint tip
term-words-last = laatste
term-words-next = volgende v
term-words-pips = pips
term-words-plays = zetten
term-words-quit = stop stoppen
term-words-raccoon = raccoon
term-words-refuse = doorspelen nee n
term-words-resign = opgeven geef-op
term-words-roll = gooi gooien g
term-words-score = stand
term-words-take = aannemen neem

term-help-accept = akkoord gaan met de opgave van de ander
term-help-beaver = meteen terugverdubbelen en de cube houden
term-help-board = het bord nog eens tonen
term-help-double = vóór het gooien de cube op het dubbele aanbieden
term-help-drop = de game verliezen voor de waarde van vóór de dubbel
term-help-help = deze lijst
term-help-hint = wat nu het beste is, en waarom, tegen het programma
term-help-last = de laatste zet van de ander
term-help-next = aan de volgende game beginnen; Enter doet dat ook
term-help-pips = de pips van beide kanten
term-help-play = Een zet typ je in zijn geheel: 8/5 6/5, 24/18*/13, bar/22, 6/off, 8/5(2).
term-help-plays = alle toegestane zetten van deze worp
term-help-quit = nu stoppen; de match wordt bewaard
term-help-raccoon = een beaver meteen nog eens verdubbelen
term-help-refuse = niet akkoord gaan, maar doorspelen
term-help-resign = de game opgeven: 1 gewoon, 2 gammon, 3 backgammon
term-help-roll = gooien; Enter doet dat ook
term-help-score = de stand en de cube
term-help-take = de cube aannemen en doorspelen

term-against = Jij tegen Triktrak, niveau { $level }.
term-two = Twee spelers aan één toetsenbord.
term-welcome = Typ “{ $help }” om te zien wat je kunt typen.
term-unfinished = Er is nog een match niet uitgespeeld.
term-go-on = Verder spelen? ({ $yes }; { $no }: een nieuwe match komt ervoor in de plaats)
term-sure = Toch doen? ({ $yes } / { $no })
term-kept = De match is bewaard. Met “triktrak play” speel je verder.
term-elsewhere = De bewaarde match wordt al in een andere terminal gespeeld. Deze wordt niet bewaard.
term-unknown = “{ $line }” is geen opdracht en geen zet. “hulp” toont wat je kunt typen.

term-opening =
    { $who ->
        [you] Jij gooit { $own }, { $other } { $theirs }: jij begint.
       *[other] { $name } gooit { $own }, { $other } { $theirs }: { $name } begint.
    }
term-tie = { $dice }: gelijk, nog een keer.
term-game = Game { $n }, stand { $score }.
term-play =
    { $who ->
        [you] Je speelt { $play }.
       *[other] { $name } speelt { $play }.
    }
term-forced =
    { $who ->
        [you] Je speelt { $play }: gedwongen.
       *[other] { $name } speelt { $play }: gedwongen.
    }
term-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
term-stakes = Aannemen: om { $taken } spelen. Passen: { $dropped } verliezen.

term-side =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     }, { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
     }
term-cube-none = Geen cube
term-cube-centre = Cube { $value }, in het midden
term-cube-held =
    { $who ->
        [you] Cube { $value }, van jou
       *[other] Cube { $value }, van { $name }
    }
term-pips = Pips: { $name } { $own }, { $other } { $theirs }.
term-checkers =
    { $who ->
        [you] Jouw stenen: { $list }
       *[other] { $name }: { $list }
    }
term-checkers-theirs = { $name }, vanaf dezelfde kant geteld: { $list }
term-on-point = { $n } op { $point }
term-on-bar = { $n } op de bar
term-on-off = { $n } uitgespeeld
