error-book-chouette = Een spel in een chouette heeft een box nodig, en van ieder in het team de inzet tegen de box
error-book-day = Op “{ $day }” kan niet gespeeld zijn; schrijf een dag als 2026-05-01
error-book-game-name = Een ander spel dan backgammon heeft een naam nodig
error-book-kind = Een scoreboek kent geen “{ $kind }”
error-book-length =
    { $kind ->
        [match] Een match gaat om een aantal punten, van 1 tot 64
       *[other] Alleen een match heeft een lengte
    }
error-book-no-duel = Hier tellen de backgammonregels niet: dit blad is voor een ander spel
error-book-no-result = Een spel tussen twee spelers heeft een uitslag nodig
error-book-other-sheet = Dit spel staat op een ander blad
error-book-player-twice = Iemand kan maar één keer aan tafel zitten
error-book-players =
    { $kind ->
        [chouette] Voor een chouette zijn minstens drie spelers nodig, niet { $count }
       *[other] Hier spelen er twee, niet { $count }
    }
error-book-points =
    { $count ->
        [one] Eén puntenaantal past
       *[other] { $count } puntenaantallen passen
     } niet bij { $players } spelers
error-book-record = Dit is geen “{ $kind }”: { $reason }
error-book-same-player = Een speler kan niet met zichzelf worden samengevoegd
error-book-text = In “{ $text }” staan tekens die niet te tonen zijn, of spaties aan het begin of eind
error-book-two-games = Een regel is één spel, niet twee
error-book-winner = De match kan alleen aan een van beide spelers zijn toegekend
error-field-choice = “{ $value }” kan niet bij “{ $field }”; wel { $known }
error-field-deep = het zit te diep in elkaar
error-field-empty = “{ $field }” is leeg
error-field-few =
    { $bound ->
        [one] bij “{ $field }” moet iets staan
       *[other] bij “{ $field }” horen er minstens { $bound } te staan
    }
error-field-form = “{ $field }” schrijf je anders, zoals { $known }
error-field-least = “{ $field }” moet { $bound } of meer zijn
error-field-long = “{ $field }” is langer dan { $bound } tekens
error-field-many = bij “{ $field }” staan er meer dan { $bound }
error-field-missing = “{ $field }” ontbreekt
error-field-most = “{ $field }” moet { $bound } of minder zijn
error-field-range = “{ $field }” kan niet
error-field-text = er staan tekens in die geen tekst zijn
error-field-type =
    { $wanted ->
        [int] “{ $field }” moet een geheel getal zijn
        [str] “{ $field }” moet tekst zijn
        [bool] “{ $field }” moet waar of onwaar zijn (true of false)
        [array] “{ $field }” moet een lijst zijn
        [object] “{ $field }” moet een object met velden zijn
       *[other] “{ $field }” is iets anders
    }
error-field-unknown = een veld “{ $field }” is er niet
error-json-at = bij byte { $at } gaat het mis
error-json-short = het breekt te vroeg af
