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
error-book-points = { $count } puntenaantallen passen niet bij { $players } spelers
error-book-record = Dit is geen “{ $kind }”: { $reason }
error-book-same-player = Een speler kan niet met zichzelf worden samengevoegd
error-book-text = In “{ $text }” staan tekens die niet te tonen zijn, of spaties aan het begin of eind
error-book-two-games = Een regel is één spel, niet twee
error-book-winner = De match kan alleen aan een van beide spelers zijn toegekend
