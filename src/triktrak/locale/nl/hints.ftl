# Hints en de tutor: wat het beste is, wat een actie kost, en waarom
hint-title = Wat is nu het beste?
hint-thinking = Even denken …
hint-depth =
    { $plies ->
        [0] Beoordeeld zoals de stelling staat.
        [one] { $plies } worp vooruit bekeken.
       *[other] { $plies } worpen vooruit bekeken.
    }
hint-depth-less =
    { $plies ->
        [0] alleen op het eerste gezicht
        [one] maar { $plies } worp vooruit
       *[other] maar { $plies } worpen vooruit
    }
hint-best = Beste
hint-equity = { $sign ->
        [minus] −
       *[plus] +
    }{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hint-amount = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hint-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
hint-equity-about = Equity: wat het gemiddeld waard is, als veelvoud van de cube.
hint-play = { $play }: equity { $equity }
hint-behind = { $less } minder dan de beste
hint-chances = Je wint { $win }, met gammon { $gammon }; je verliest { $lost } met gammon.
hint-choose = Op het bord zetten
hint-why = Hoe het staat
hint-word =
    { $word ->
        [roll] Niet verdubbelen, maar gooien
        [double] Verdubbelen
        [take] Aannemen
        [drop] Passen
        [beaver] Beaver
        [accept] De opgave aannemen
        [refuse] Doorspelen
       *[play] Zetten
    }
hint-cube-action =
    { $action ->
        [no-double] Niet verdubbelen. De ander zou aannemen.
        [double-take] Verdubbelen, en de ander neemt aan.
        [double-drop] Verdubbelen, en de ander past.
        [too-good] Te goed om te verdubbelen: speel door voor de gammon. De ander zou passen.
       *[unavailable] Verdubbelen kan nu niet: gooi.
    }
hint-answer =
    { $word ->
        [take] Aannemen.
        [beaver] Meer dan aannemen: draai de cube meteen terug.
        [accept] Doorspelen levert niet meer op.
        [refuse] Doorspelen levert meer op.
       *[drop] Passen.
    }
hint-no-double = Niet verdubbelen
hint-double-take = Verdubbelen, aannemen
hint-double-drop = Verdubbelen, passen
hint-take = Aannemen
hint-drop = Passen
hint-close = Sluiten

tutor-cost-play = { $play } kost { $cost }
tutor-cost =
    { $deed ->
        [double] Verdubbelen kost hier { $cost }
        [take] Aannemen kost hier { $cost }
        [drop] Passen kost hier { $cost }
       *[roll] Niet verdubbelen kost hier { $cost }
    }
tutor-better = Beter: { $what }
tutor-back =
    { $deed ->
        [play] Terugnemen
       *[other] Nog eens denken
    }
tutor-place = { $play } op het bord zetten
tutor-anyway =
    { $deed ->
        [double] Toch verdubbelen
        [take] Toch aannemen
        [drop] Toch passen
        [roll] Toch gooien
       *[play] Toch zo spelen
    }

chances-bar = Winstkansen: { $name } { $win }, { $other } { $lose }

# Waarom, elk op zichzelf waar
hint-fact-hits =
    { $tried ->
        [0] { $count ->
                [one] De betere zet slaat een steen.
               *[other] De betere zet slaat { $count } stenen.
            }
       *[other] De betere zet slaat { $count } stenen, die van jou { $tried }.
    }
hint-fact-makes =
    { $count ->
        [one] De betere zet maakt je { $points }-punt.
       *[other] De betere zet maakt je punten { $points }.
    }
hint-fact-anchors =
    { $count ->
        [one] De betere zet maakt een anker op { $points }.
       *[other] De betere zet maakt ankers op { $points }.
    }
hint-fact-breaks =
    { $count ->
        [one] Jouw zet geeft je { $points }-punt op.
       *[other] Jouw zet geeft je punten { $points } op.
    }
hint-fact-row =
    { $tried ->
        [0] De betere zet heeft een muur van { $better } punten op een rij, die van jou geen.
       *[other] De betere zet heeft een muur van { $better } punten op een rij, die van jou maar { $tried }.
    }
hint-fact-shots =
    { $better ->
        [0] Na jouw zet kunnen { $tried } van de 36 worpen je slaan, na de betere geen enkele.
       *[other] Na jouw zet kunnen { $tried } van de 36 worpen je slaan, na de betere { $better }.
    }
hint-fact-dances =
    { $tried ->
        [0] Na de betere zet kan de ander met { $better } van de 36 worpen niet binnenkomen.
       *[other] Na de betere zet kan de ander met { $better } van de 36 worpen niet binnenkomen, na die van jou met { $tried }.
    }
hint-fact-blots =
    { $tried ->
        [one] Jouw zet laat { $tried } blot achter, de betere { $better ->
                [0] geen
               *[other] { $better }
            }.
       *[other] Jouw zet laat { $tried } blots achter, de betere { $better ->
                [0] geen
               *[other] { $better }
            }.
    }
hint-fact-off = Na de betere zet zijn er { $better } stenen uit, na die van jou { $tried }.
hint-fact-effective = Jouw zet laat { NUMBER($tried, minimumFractionDigits: 1, maximumFractionDigits: 1) } effectieve pips over, de betere { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-fact-outside =
    { $better ->
        [0] De betere zet brengt alle stenen thuis, die van jou laat er { $tried } buiten.
       *[other] Na jouw zet staan nog { $tried } stenen buiten je thuisbord, na de betere { $better }.
    }
hint-fact-loses-gammons =
    Het gevaar van een gammon is { $risk ->
        [hardly] gering
        [small] klein
        [real] reëel
        [high] groot
       *[huge] heel groot
    }: { $tried }% in plaats van { $better }%.
hint-fact-wins-gammons = De betere zet wint in { $better }% een gammon, die van jou in { $tried }%.
hint-fact-wins = De betere zet wint { $better }%, die van jou { $tried }%.
hint-fact-race =
    { $lead ->
        [ahead] Een race: jij hebt { $own } pips te gaan, de ander { $theirs }. Je ligt { $pips } voor.
        [behind] Een race: jij hebt { $own } pips te gaan, de ander { $theirs }. Je ligt { $pips } achter.
       *[level] Een race: jullie hebben allebei { $own } pips te gaan.
    }
hint-fact-race-effective = Met wat er verspild wordt zijn dat { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } effectieve pips tegen { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-fact-you-hit = Je kunt met { $count } van de 36 worpen slaan.
hint-fact-they-hit = De ander kan met { $count } van de 36 worpen slaan.
hint-fact-they-wait =
    { $count ->
        [one] De ander heeft een steen op de bar.
       *[other] De ander heeft { $count } stenen op de bar.
    }
hint-fact-you-wait =
    { $count ->
        [one] Je hebt een steen op de bar.
       *[other] Je hebt { $count } stenen op de bar.
    }
hint-fact-your-row = Je hebt { $length } punten op een rij vóór een steen van de ander.
hint-fact-their-row = De ander heeft { $length } punten op een rij vóór een steen van jou.
hint-fact-home-points = Gemaakte punten in het thuisbord: jij { $own }, de ander { $theirs }.
hint-fact-gammon-chance =
    Je kans op een gammon is { $risk ->
        [real] reëel
        [high] groot
       *[huge] heel groot
    }: { $percent }%.
hint-fact-gammon-risk =
    Het gevaar van een gammon is { $risk ->
        [real] reëel
        [high] groot
       *[huge] heel groot
    }: { $percent }%.
