# Scorebooks as files: what cannot be read, and the columns and words of tables

error-book-backup-differs =
    { $count ->
        [one] Eén gegeven staat anders in het scoreboek; daar blijft het zoals het is
       *[other] { $count } gegevens staan anders in het scoreboek; daar blijven ze zoals ze zijn
     }
error-book-backup-field = De lijst “{ $field }” van de reservekopie ontbreekt, of hoort niet in een reservekopie
error-book-backup-json = Dit is geen JSON: { $reason }
error-book-backup-mention = Gegeven { $number } van de soort “{ $kind }”, veld “{ $field }”: { $id } staat niet in de reservekopie
error-book-backup-misfit = Het spel { $id } van de reservekopie kan niet op zijn blad staan
error-book-backup-other = Deze JSON is geen reservekopie van een scoreboek
error-book-backup-record = Gegeven { $number } van de soort “{ $kind }”, veld “{ $field }”: { $reason }
error-book-backup-twice = Gegeven { $number } van de soort “{ $kind }” staat er twee keer, met id { $id }
error-book-backup-version = Deze reservekopie heeft versie { $version }; deze Triktrak leest versie { $known }
error-book-cell-empty = Hier moet iets staan
error-book-cell-long = { $length } tekens is te veel, er passen er { $max }: “{ $text }…”
error-book-cell-number = “{ $text }” is geen heel getal
error-book-cell-range = { $number } kan hier niet; het gaat van { $min } tot { $max }
error-book-cell-word = “{ $text }” is hier niet bekend; er is { $known }
error-book-cell-yes = “{ $text }” is geen ja en geen nee
error-book-column-unknown = De tabel heeft geen kolom “{ $column }”; ze heeft { $found }
error-book-column-unused = Met deze kolom kan het scoreboek niets; ze blijft weg
error-book-columns-missing = Geen kolom is bekend als { $missing }; geef aan welke het is. De tabel heeft: { $found }
error-book-csv-columns = Regel { $line } heeft meer dan { $max } kolommen
error-book-csv-open-quote = In regel { $line }, kolom { $column } wordt een aanhalingsteken geopend en nooit gesloten
error-book-csv-quote = In regel { $line }, kolom { $column } staat “{ $text }” achter een sluitend aanhalingsteken
error-book-csv-rows = De tabel heeft meer dan { $max } regels
error-book-day-ambiguous = “{ $day }” kan twee dagen zijn; geef aan of de dag of de maand voorop staat
error-book-export-format = Een scoreboek wordt niet geschreven als “{ $format }”, maar als { $known }
error-book-file-binary = Dit is geen tabel: er staan tekens in die geen tekst heeft
error-book-file-empty = Het bestand is leeg
error-book-file-large = Het bestand is groter dan { $max } MB; zo groot is geen scoreboek
error-book-import-changed = Het bestand, de keuzes of het scoreboek zijn veranderd sinds het voorbeeld; bekijk een nieuw
error-book-import-days = De volgorde van dag en maand is dmy of mdy, niet “{ $text }”
error-book-import-field = Er is geen veld “{ $field }”; er is { $known }
error-book-import-map = “{ $text }” zegt niets over een kolom; schrijf het als Datum=day
error-book-import-refused =
    { $count ->
        [one] Er is niets opgenomen, om één fout
       *[other] Er is niets opgenomen, om { $count } fouten
     }
error-book-match-day = Het matchbestand zegt niet op welke dag er gespeeld is; geef de dag op
error-book-match-names = Het matchbestand noemt niet beide spelers
error-book-row-both-points = { $points }: wat de een wint, verliest de ander
error-book-row-no-points = Hier moet staan hoeveel punten er zijn toegekend
error-book-row-no-winner = Niemand heeft dit spel gewonnen
error-book-row-number-twice = Spel { $number } staat twee keer op dit blad
error-book-row-player = “{ $name }” speelt hier niet mee; dat doen { $players }
error-book-row-points = Punten: { $stated } in de tabel, { $counted } volgens de regels; die van de tabel gelden
error-book-row-result = “{ $text }” is geen uitslag van { $players } spelers; schrijf het als 7-4
error-book-row-result-twice = De uitslag van dit blad staat hier naast andere regels ervan
error-book-row-score = De tabel zegt { $stated }, wat ervoor kwam telt op tot { $counted }
error-book-row-stakes = “{ $text }” is geen inzet in een chouette; schrijf het als “2 won gammon 4 bear-off”
error-book-row-wide = { $count } cellen staan hier onder { $columns ->
        [one] één kop
       *[other] { $columns } koppen
     }
error-book-row-winner = { $stated } zou gewonnen hebben, naar de punten is het { $counted }
book-import-at = regel { $line }, “{ $column }”: { $text }
book-import-line = regel { $line }: { $text }

book-column-sheet = blad
book-column-day = datum
book-column-kind = soort
book-column-game-name = naam van het spel
book-column-player = speler
book-column-length = partij tot
book-column-variant = variant
book-column-crawford = crawford
book-column-jacoby = jacoby
book-column-beavers = beavers
book-column-max-cube = hoogste cube
book-column-stake = inzet
book-column-low-wins = laag wint
book-column-target = eindigt bij
book-column-club = club
book-column-place = plaats
book-column-event = evenement
book-column-round = ronde
book-column-rated = telt voor rating
book-column-started = begonnen
book-column-ended = geëindigd
book-column-closed = afgesloten
book-column-method = beslist door
book-column-given-to = toegekend aan
book-column-sheet-note = notitie bij het blad
book-column-number = spel
book-column-box = box
book-column-captain = captain
book-column-stakes = inzetten
book-column-winner = winnaar
book-column-win = winst
book-column-cube = cube
book-column-end = einde
book-column-crawford-game = crawford-game
book-column-points = punten
book-column-before = stand ervoor
book-column-score = stand
book-column-seconds = seconden
book-column-written = genoteerd
book-column-note = notitie
book-column-loser = verliezer
book-column-result = uitslag

book-cell-yes = ja
book-cell-no = nee
book-cell-kind-match = partij
book-cell-kind-money = money
book-cell-kind-single = los spel
book-cell-kind-chouette = chouette
book-cell-kind-other = ander spel
book-cell-variant-standard = standard
book-cell-variant-nackgammon = nackgammon
book-cell-variant-hypergammon = hypergammon
book-cell-variant-longgammon = longgammon
book-cell-method-played = gespeeld
book-cell-method-time = tijd
book-cell-method-forfeit = opgave
book-cell-win-single = gewoon
book-cell-win-gammon = gammon
book-cell-win-backgammon = backgammon
book-cell-end-bear-off = uitgespeeld
book-cell-end-drop = gepast
book-cell-end-resign = opgegeven
book-cell-end-award = toegekend
book-cell-end-forfeit = verzuim
book-cell-end-time = tijd
book-cell-end-abandoned = afgebroken

cli-help-scorebook-export = Schrijf het scoreboek naar een bestand: een tabel, een reservekopie of matchbestanden
cli-help-scorebook-export-format = Wat er geschreven wordt
cli-help-scorebook-export-results = Van elk blad alleen de uitslag, niet elk spel
cli-help-scorebook-export-sheet = Alleen het blad met dit ID; kan vaker
cli-help-scorebook-export-bom = Met het merkteken waaraan Excel UTF-8 herkent
cli-help-scorebook-export-output = Het bestand; anders de standaarduitvoer
cli-help-scorebook-import = Neem een bestand op in het scoreboek: een tabel, een reservekopie of een matchbestand
cli-help-scorebook-import-dry-run = Laat zien wat er opgenomen zou worden, en verander niets
cli-help-scorebook-import-map = Welk veld een kolom is, zoals Datum=day; niets na het teken laat haar weg
cli-help-scorebook-import-days = Of in 03/04/2026 de dag of de maand voorop staat
cli-help-scorebook-import-day = De dag van wat er geen noemt
cli-help-scorebook-import-keep-duplicates = Neem nog eens op wat het boek al heeft; bij een reservekopie: in de plaats daarvan
cli-help-scorebook-import-leave-out = Neem de rest op, ook al klopt er iets niet
cli-scorebook-exported =
    { $file }: { $sheets ->
        [one] één blad
       *[other] { $sheets } bladen
     }{ $left ->
        [0] {""}
       *[other] , { $left } weggelaten die niet in zo’n bestand passen
     }
cli-scorebook-imported =
    { $sheets ->
        [one] Eén blad
       *[other] { $sheets } bladen
     } opgenomen ({ $records ->
        [one] één gegeven
       *[other] { $records } gegevens
     }); { $doubles ->
        [one] één stond er al
       *[other] { $doubles } stonden er al
     }
cli-scorebook-more-problems =     … en nog { $count }
cli-scorebook-read =
    { $file }: { $format ->
        [csv] tabel ({ $encoding }), { $rows ->
            [one] één regel
           *[other] { $rows } regels
         }
        [json] reservekopie, { $rows ->
            [one] één gegeven
           *[other] { $rows } gegevens
         }
       *[mat] matchbestand, { $rows ->
            [one] één match
           *[other] { $rows } matches
         }
     }
cli-scorebook-would-import =
    Zou { $sheets ->
        [one] één blad
       *[other] { $sheets } bladen
     } opnemen ({ $records ->
        [one] één gegeven
       *[other] { $records } gegevens
     }); { $doubles ->
        [one] één staat er al
       *[other] { $doubles } staan er al
     }
error-book-export-option = “{ $option }” is voor tabellen; bij “{ $format }” bestaat dat niet
