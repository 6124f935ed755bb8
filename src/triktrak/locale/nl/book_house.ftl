### The house of the scorebook: who and where, one sheet and its history, finding, files: what the pages say.

## Who and where
house-players = Spelers
house-clubs = Clubs
house-places = Plaatsen
house-events = Evenementen
house-club = Club
house-place = Plaats
house-event = Evenement
house-round = Ronde
house-note = Notitie
house-new-player = Naam van een nieuwe speler
house-new-club = Naam van een nieuwe club
house-new-place = Naam van een nieuwe plaats
house-new-event = Naam van een nieuw evenement
house-none-player = Er staat nog niemand in het boek.
house-none-club = Er zijn nog geen clubs.
house-none-place = Er zijn nog geen plaatsen. Ze ontstaan ook als je ze op een blad invult.
house-none-event = Er zijn nog geen evenementen: een avond, een toernooi, een vakantie.
house-name-signs = In deze naam staan onzichtbare tekens
house-name-taken = Deze naam staat al in het boek
house-text-long = Dat is te lang
house-text-signs = Hierin staan tekens die niet te zien zijn
house-away = Opgeborgen
house-rated = Met een eigen rating
house-unrated = Zonder rating
house-nowhere = Geen
house-unknown = Dit staat niet in het boek op dit toestel.
house-all =
    { $n ->
        [one] Het ene blad
       *[other] Alle { $n } bladen
    }
house-delete = Verwijderen
house-gone = Verwijderd ({ $n })
house-stays = Wie op een blad staat, kan niet worden verwijderd. Een opgeborgen naam wordt niet meer aangeboden.
house-loses =
    { $n ->
        [one] Na het verwijderen staat dit niet meer op { $n } blad; haal je het terug, dan weer wel.
       *[other] Na het verwijderen staat dit niet meer op { $n } bladen; haal je het terug, dan weer wel.
    }

## Two that are one
house-merge = Samenvoegen
house-merge-into = { $name } is dezelfde als
house-will-join =
    { $n ->
        [one] { $n } blad van { $name } komt bij { $others } van { $other }: samen { $all }.
       *[other] { $n } bladen van { $name } komen bij { $others } van { $other }: samen { $all }.
    }
house-will-mention =
    { $n ->
        [one] { $n } andere vermelding hoort dan bij { $other }.
       *[other] { $n } andere vermeldingen horen dan bij { $other }.
    }
house-stays-known = { $name } blijft bekend als andere schrijfwijze, en je kunt ze later weer scheiden.
house-goes = { $name } verdwijnt; dat kun je terugdraaien.
house-met = { $name } en { $other } hebben samen aan één tafel gezeten: dat zijn twee mensen.
house-merge-now = Voeg samen
house-merged = { $name } telt nu als { $other }.

## One sheet
house-about-sheet = Over dit blad
house-about = Over { $title }
house-scoreboard = Scorebord
house-score = Score bijhouden
house-confirmed = Bevestigd
house-nobody = Nog door niemand
house-result = Uitslag
house-counts = Telt voor de rating
house-length-over = De match zou al vóór het laatste spel uit zijn geweest
house-lifts = Bevestigd door { $names }, zoals de uitslag er stond. Bewaren haalt dat merk weg; vraag er opnieuw om.
house-keeps = Bevestigd door { $names }. Dag, plaats, evenement, club, ronde, inzet en notitie laten dat zo; spelers, lengte en spellen halen het weg.
house-games = Spellen
house-game = Spel { $n }
house-number = Nummer
house-number-wrong = Het nummer is een heel getal, van 1 tot en met 100.000

## History
house-history = Geschiedenis
house-history-offline = De server is niet te bereiken. Dit toestel weet alleen wie wat het laatst heeft geschreven.
house-history-own = De server heeft hier nog niets van. Dit is wat dit toestel weet.
house-who-device = dit toestel
house-who-own = jij, op een ander toestel
house-who-here = de computer die het boek bewaart
house-who-other = een ander toestel ({ $device })
house-became = werd
house-made = Begonnen
house-gone-now = Verwijderd
house-back-now = Teruggehaald
house-was-struck = doorgestreept
house-was-back = telt weer
house-final = Eindstand
house-closed = Afgesloten
house-given = Toegekend aan speler
house-max-cube = Hoogste cube
house-points = Punten
house-method = Beslist door
house-variant = Variant
house-nothing = niets
house-yes = ja
house-no = nee

## Finding
house-filter = Filter
house-filters =
    { $n ->
        [one] { $n } filter
       *[other] { $n } filters
    }
house-without = weghalen
house-any = Kies …
house-by-players = Speler
house-by-opponents = Tegen
house-by-kinds = Wat er gespeeld wordt
house-by-events = Evenement
house-by-places = Plaats
house-by-clubs = Club
house-no-length = Geen lengte
house-since = Vanaf
house-until = Tot en met
house-only-confirmed = Alleen bevestigde
house-found =
    { $n ->
        [one] { $n } blad gevonden
       *[other] { $n } bladen gevonden
    }
house-show-all = Alles tonen

## Files
files-server = De server leest en schrijft de bestanden: deze pagina heeft hem nodig.
files-unreachable = De server is niet te bereiken, en bestanden zijn zijn werk. Er is niets veranderd; probeer het later nog eens.
files-unheard =
    { $n ->
        [one] { $n } wijziging staat alleen op dit toestel en nog niet in het bestand.
       *[other] { $n } wijzigingen staan alleen op dit toestel en nog niet in het bestand.
    }
files-out = Bewaren als bestand
files-form = Soort bestand
files-csv = Tabel (CSV)
files-csv-is = met komma’s, voor de meeste programma’s
files-csv-semicolon = Tabel (CSV, ;)
files-csv-semicolon-is = voor een Nederlandse of Duitse spreadsheet
files-json = Reservekopie (JSON)
files-json-is = alles, om weer in te lezen
files-mat = Matchbestand (.mat)
files-mat-is = duels, met zetten en al, voor andere backgammonprogramma’s
files-results = Alleen de uitslag van elk blad, niet de spellen
files-bom = Met het teken dat een oudere Excel wil (BOM)
files-giving =
    { $n ->
        [one] { $n } blad
       *[other] { $n } bladen
    }
files-many = Een selectie mag hooguit { $most } bladen hebben, en deze heeft er { $n }. Maak de selectie kleiner, of bewaar het hele boek.
files-give = Bewaren
files-in = Een bestand overnemen
files-in-is = Een tabel, een reservekopie of een matchbestand. Eerst zie je wat erin staat; er verandert niets voordat je ja zegt.
files-choose = Kies een bestand
files-large = Dit bestand is te groot: hooguit { $most } MB.
files-read-csv =
    { $n ->
        [one] Gelezen als tabel ({ $encoding }), { $n } regel.
       *[other] Gelezen als tabel ({ $encoding }), { $n } regels.
    }
files-read-json =
    { $n ->
        [one] Gelezen als reservekopie, { $n } gegeven.
       *[other] Gelezen als reservekopie, { $n } gegevens.
    }
files-read-mat =
    { $n ->
        [one] Gelezen als matchbestand, { $n } match.
       *[other] Gelezen als matchbestand, { $n } matches.
    }
files-would =
    { $n ->
        [one] { $n } nieuw blad.
       *[other] { $n } nieuwe bladen.
    }
files-columns =
    { $left ->
        [0] Kolommen ({ $n })
       *[other] Kolommen ({ $n }), { $left } weggelaten
    }
files-left-out = Weglaten
files-days = Dagen zoals 03/04
files-days-clear = zijn duidelijk
files-days-dmy = eerst de dag
files-days-mdy = eerst de maand
files-day = Dag voor alles zonder dag
files-faults =
    { $n ->
        [one] { $n } fout
       *[other] { $n } fouten
    }
files-odd =
    { $n ->
        [one] { $n } opmerking
       *[other] { $n } opmerkingen
    }
files-line = regel { $line }:
files-at = regel { $line }, “{ $column }”:
files-leave-out = Laat weg wat fout is en neem de rest over
files-doubles =
    { $n ->
        [one] { $n } staat al in het boek en wordt weggelaten.
       *[other] { $n } staan al in het boek en worden weggelaten.
    }
files-again = Neem ze toch nog eens over
files-replace = Zet wat het bestand zegt in de plaats van wat het boek zegt
files-double = staat er al
files-preview = De eerste bladen
files-take =
    { $n ->
        [one] { $n } blad overnemen
       *[other] { $n } bladen overnemen
    }
files-refused = Zolang er iets fout is, wordt er niets overgenomen.
files-taken =
    { $n ->
        [one] { $n } blad staat nu in het boek.
       *[other] { $n } bladen staan nu in het boek.
    }
