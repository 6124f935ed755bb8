# Wat er van een uitslag verteld wordt, en de pagina en de kaart waarop dat staat.
share-list = { $most } en { $last }
share-list-more = { $most } en nog { $count }
share-score = { $first }–{ $second }
share-somebody = Iemand
share-hidden = Speler { $number }
share-some-event = Speeldag
share-day =
    { $day } { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
share-points =
    { $count ->
        [one] { $shown } punt
       *[other] { $shown } punten
    }
share-with-points =
    { $count ->
        [one] { $shown } punt
       *[other] { $shown } punten
    }
share-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
share-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
share-gammons =
    { $count ->
        [one] { $count } gammon
       *[other] { $count } gammons
    }
share-backgammons =
    { $count ->
        [one] { $count } backgammon
       *[other] { $count } backgammons
    }
share-results =
    { $count ->
        [one] { $count } uitslag
       *[other] { $count } uitslagen
    }
share-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
share-unfinished =
    { $count ->
        [one] { $count } nog niet uit
       *[other] { $count } nog niet uit
    }
share-highest-cube = hoogste cube { $cube }
share-cube = cube { $cube }
share-dropped = gepast
share-games-score = spellen { $score }
share-share-of = { $won } van { $played }

telling-extras = { $sentence } ({ $extras })
telling-won = { $winner } wint van { $loser } met { $score }
telling-won-time = { $winner } wint van { $loser } op tijd, bij { $score }
telling-won-forfeit = { $winner } wint bij { $score }: { $loser } speelde niet verder
telling-won-given = De winst gaat naar { $winner }, bij { $score } tegen { $loser }
telling-money = { $winner } wint { $points } van { $loser }
telling-single =
    { $kind ->
        [2] { $winner } wint van { $loser } met een gammon
        [3] { $winner } wint van { $loser } met een backgammon
       *[1] { $winner } wint een spel van { $loser }
    }
telling-draw = { $first } en { $second } spelen gelijk: { $score }
telling-broken-off = { $first } en { $second } stoppen bij { $score } in een match tot { $length }
telling-ahead = { $first } staat met { $score } voor tegen { $second }
telling-level = { $first } en { $second } staan gelijk: { $score }
telling-nothing = { $names }: geen spel gespeeld
telling-best = { $game }: { $winner } wint met { $points }, vóór { $others }
telling-best-shared = { $game }: { $names } delen de eerste plaats met { $points }
telling-so-far = { $game }, tussenstand: { $others }
telling-with-points = { $name } ({ $points })
telling-name-points = { $name } { $points }
telling-event = { $event }: { $counts }
telling-most-won =
    { $winners ->
        [one] { $names } wint de meeste, { $won }
       *[other] { $names } winnen de meeste, elk { $won }
    }
telling-player =
    { $played ->
        [one] { $name } heeft { $won } van { $played } partij gewonnen
       *[other] { $name } heeft { $won } van de { $played } partijen gewonnen
    }
telling-position =
    Backgammon: { $own ->
        [one] { $own } pip
       *[other] { $own } pips
     } tegen { $theirs }
telling-position-dice =
    Backgammon: hoe speel je { $dice }, met { $own ->
        [one] { $own } pip
       *[other] { $own } pips
     } tegen { $theirs }
telling-position-take =
    Backgammon: aannemen of passen, met { $own ->
        [one] { $own } pip
       *[other] { $own } pips
     } tegen { $theirs }

share-kind-match = Match tot { $length }
share-kind-money = Geldpartij
share-kind-single = Los spel
share-kind-chouette = Chouette
share-pips =
    { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
share-single = gewoon
share-gammon = gammon
share-backgammon = backgammon
share-end-drop = { $kind }, gepast
share-end-resign = { $kind }, opgegeven
share-crawford = Crawford

share-column-game = Spel
share-column-winner = Winnaar
share-column-how = Hoe
share-column-cube = Cube
share-column-points = Punten
share-column-score = Stand
share-column-player = Speler
share-column-won = Gewonnen
share-column-played = Gespeeld
share-column-day = Dag
share-column-result = Uitslag
share-figure-won = Gewonnen
share-figure-lost = Verloren
share-figure-games = Spellen gewonnen
share-figure-gammons = Gammons
share-figure-points = Punten
share-sum = Samen

share-page-share = Delen
share-page-mail = Mail
share-page-picture = Plaatje
share-page-print = Blad om af te drukken
share-page-table = Alle spellen
share-page-standing = Stand
share-page-results = Uitslagen
share-page-position = Stelling
share-page-note = Bijgehouden met Triktrak, een scoreboek voor backgammon. Alleen wie de link heeft, vindt deze pagina.
share-page-link = Link
share-page-code = Scan om deze pagina te openen
share-page-alt = Kaart: { $sentence }
cli-help-scorebook-share = Een uitslag in één zin vertellen, met een pagina en een link om door te geven
cli-help-scorebook-unshare = Laten zien wat gedeeld is, of het terugnemen
cli-share-revoked = { $slug } leidt vanaf nu nergens meer heen
cli-share-column-link = Link
cli-share-column-names = Namen
cli-share-column-result = Uitslag
cli-share-none = Er is niets gedeeld
cli-help-share-sheet = Het blad: zijn plaats in de lijst, of het eind van zijn nummer
cli-help-share-event = Alles delen wat op een evenement gespeeld is
cli-help-share-player = Delen hoe vaak iemand won
cli-help-share-against = Met --player: delen hoe twee mensen er onderling voor staan
cli-help-share-position = Een bord delen: XGID, GNU-ID, OGID of FIBS-bord
cli-help-share-base = Het adres waaronder anderen je server bereiken
cli-help-share-names = Hoe de pagina mensen noemt: full (voluit), initials (initialen), hidden (verborgen)
cli-help-share-expires = Na hoeveel dagen de link nergens meer heen leidt
cli-help-share-png = De kaart naar een bestand schrijven, zonder link
cli-share-offline = De link werkt zolang op deze computer “triktrak serve --lan” draait

error-page-unknown = Deze link leidt nergens heen. Is hij compleet? Vraag anders om een nieuwe.
error-page-gone = Deze pagina is er niet meer. Wie hem deelde heeft hem teruggenomen, of de tijd ervan is om.
error-share-what = Dat is niets om te delen
error-share-one = Noem één ding om te delen: een blad, --event, --player (met --against) of --position
error-share-missing =
    Dit scoreboek heeft niet zo’n { $kind ->
        [sheet] blad
        [event] evenement
       *[player] speler
    }
error-share-unknown = Je deelt niets onder { $slug }
error-share-same = Een onderlinge stand gaat over twee verschillende mensen
error-share-days = Een link blijft 1 tot { $most } dagen werken, niet { $days }
error-share-many = Er zijn al { $most } gedeelde pagina’s; neem er eerst een paar terug
error-share-names = Namen staan er voluit (full), als initialen (initials) of verborgen (hidden), niet “{ $text }”
error-card-fonts = De lettertypen van de kaarten zijn niet gebouwd; “make web” bouwt ze
error-share-base = Een adres begint met http:// of https://, niet met “{ $text }”
