# Eigenaardigheden van een verslag: wat de regels ertegen inbrengen, gezien door een toeschouwer

problem-answer-missing = Het antwoord op de opgave ontbreekt; er is doorgespeeld
problem-awarded =
    { $reason ->
        [forfeit] Reglementair gewonnen met { $points }
        [time] Op tijd gewonnen met { $points }
        [abandoned] Afgebroken; { $points } voor de winnaar
       *[stated] { $points } volgens het verslag, wat er ook op het bord staat
    }
problem-beaver-off = Een beaver, terwijl hier zonder beavers wordt gespeeld
problem-challenged-right = Bezwaar tegen een zet die volgens de regels was; hij is overgespeeld
problem-checkers-left = Gewonnen, terwijl de winnaar nog stenen op het bord heeft
problem-crawford-impossible = Bij { $own }–{ $theirs } in een match tot { $length } is er geen Crawford-game
problem-cube-crawford = Een cube op { $value } in de Crawford-game; die wordt zonder cube gespeeld
problem-cube-differs = De cube staat op { $board }, de uitslag rekent met { $stated }
problem-cube-unreachable =
    { $reason ->
        [crawford] Een cube op { $value } in de Crawford-game
        [dead_cube] Een cube op { $value }: een van de verdubbelingen leverde niets meer op
        [max_cube] Een cube op { $value } is hoger dan afgesproken
       *[other] Een cube op { $value }, in een match zonder cube
    }
problem-double-after-roll = Verdubbeld na de worp
problem-double-crawford = Verdubbeld in de Crawford-game
problem-double-dead-cube = Verdubbeld terwijl dat niets meer opleverde: met { $points } was de match al gewonnen
problem-double-first-turn = Verdubbeld voordat de openingsworp was gespeeld
problem-double-holland = Verdubbeld tegen de Hollandregel in, voordat beide spelers twee worpen hadden gespeeld
problem-double-max-cube = Verdubbeld tot boven { $max }
problem-double-missing = De verdubbeling naar { $value } ontbreekt, maar er is wel op geantwoord
problem-double-no-cube = Verdubbeld in een match zonder cube
problem-double-not-owner = Verdubbeld met de cube van de tegenstander
problem-drop-kind = Een game waarin gepast is, telt enkel
problem-game-open = De game heeft geen uitslag
problem-game-over = Na het einde van de game
problem-illegal-play = { $roll }: { $made } is tegen de regels ({ $why })
problem-kind-impossible =
    { $kind ->
        [2] Hier kan het geen gammon zijn: de verliezer heeft al een steen uitgespeeld
       *[other] Hier kan het geen backgammon zijn
    }
problem-match-over = De match was voor deze game al gewonnen
problem-not-now =
    { $action ->
        [roll] Gegooid waar dat niet kon
        [play] Gezet waar dat niet kon
        [double] Verdubbeld waar dat niet kon
        [take] Aangenomen zonder verdubbeling
        [drop] Gepast zonder verdubbeling
        [beaver] Een beaver zonder verdubbeling
        [raccoon] Een raccoon zonder beaver
        [resign] Opgegeven waar dat niet kon
        [answer] Een antwoord zonder opgave
        [cocked] Scheve dobbelstenen terwijl er niet gegooid hoefde te worden
       *[other] Iets wat niet mogelijk was
    }
problem-not-played = { $roll } is niet gespeeld, terwijl het kon
problem-nothing-to-challenge = Bezwaar, maar er is geen zet tegen de regels
problem-play-missing = De zet bij { $dice } ontbreekt
problem-points-full = De stand is hoger dan er geteld kan worden
problem-position-set = De stelling is midden in de game opnieuw neergezet
problem-raccoon-off = Een raccoon, terwijl hier zonder raccoons wordt gespeeld
problem-replayed-otherwise = Opnieuw gespeeld, maar { $steps } was goed en had moeten blijven staan
problem-result-differs =
    { $side ->
        [white]
            { $to ->
                [white] Op het bord wint Wit { $board }, maar het verslag geeft Wit { $stated }
               *[black] Op het bord wint Wit { $board }, maar het verslag geeft Zwart { $stated }
            }
       *[black]
            { $to ->
                [white] Op het bord wint Zwart { $board }, maar het verslag geeft Wit { $stated }
               *[black] Op het bord wint Zwart { $board }, maar het verslag geeft Zwart { $stated }
            }
    }
problem-roll-missing = Een zet zonder worp
problem-score-set = De stand wordt op { $own }–{ $theirs } gezet
problem-take-missing = Het aannemen op { $value } ontbreekt; er is doorgespeeld
remark-stood = Laten staan. { $play }
