error-action = Dit is geen actie: { $reason }
error-ambiguous = “{ $text }” kan op meer dan één manier gespeeld worden
error-arena-cube-start = Met de cube wordt vanaf het begin gespeeld, niet vanuit een stelling
error-arena-evaluator = Er is geen beoordelaar “{ $text }”; wel { $known }
error-arena-player = Er is geen speler “{ $text }”; wel { $known }
error-arena-start = Vanuit “{ $text }” kan geen gewone game verder
error-auto-doubles = Automatische verdubbelingen: van 0 tot { $max }, niet { $value }
error-backup-exists = { $path } bestaat al en wordt niet overschreven
error-bad-field = “{ $field }” ontbreekt of is niet mogelijk
error-bad-frame = De pagina stuurde iets dat niet gelezen kan worden: { $detail }
error-bad-request = Het verzoek voor { $path } kan niet gelezen worden
error-bar-count =
    { $point ->
        [25] Op jouw bar staan { $count } stenen: dat kan niet
       *[other] Op de bar van je tegenstander staan { $count } stenen, negatief geteld: dat kan niet
    }
error-bar-first = Eerst van de bar
error-batch-out = De uitkomsten hebben een aaneengesloten, beschrijfbare reeks float32 van vorm ({ $rows }, 5) nodig
error-batch-overlap = De uitkomsten zouden over de stellingen heen geschreven worden; ze hebben eigen geheugen nodig
error-batch-points = Stellingen komen als aaneengesloten reeks int8 van vorm (n, 26)
error-batch-position = Stelling { $index } van de reeks is niet mogelijk: { $points }
error-beaver-off = Hier wordt zonder beavers gespeeld
error-beavers = Het aantal beavers kan niet { $value } zijn
error-blocked = Punt { $point } is geblokkeerd
error-board-differs = De stenen staan niet waar deze stappen heen leiden
error-board-empty = Er staat geen steen op het bord
error-bundle-missing = De pagina’s van Triktrak zijn niet gebouwd; “make web” bouwt ze
error-cannot-listen = Triktrak kan niet luisteren op { $host }, poort { $port } ({ $detail })
error-certificate = Het certificaat { $path } is niet bruikbaar ({ $detail })
error-certificate-pair = Bij een certificaat hoort een sleutel: geef --cert en --key samen
error-chain-broken = Het logboek van partij { $match } is gewijzigd of onvolledig bij regel { $entry }
error-checker-count = Eén kant heeft { $count } stenen, maar begint met { $men }
error-choose-checker = Dat kan met meer dan één steen; kies eerst welke
error-conflict = Er gebeurde net iets anders. Kijk naar het bord en kies opnieuw.
error-correct-index = Er is geen regel { $index } om te verbeteren; er zijn er { $count }
error-cube = Een cube toont 1, 2, 4, 8 …, niet { $value }
error-database-damaged = De database { $path } is beschadigd ({ $detail })
error-database-empty = De database { $path } is leeg
error-database-foreign = { $path } is een database, maar niet van Triktrak
error-database-in-use = De database { $path } is in gebruik bij een ander programma; sluit dat eerst
error-database-missing = Het bestand { $path } bestaat niet
error-database-unreadable = De database { $path } kan niet worden gelezen ({ $detail })
error-depth = Zetten worden geteld tot diepte 0 tot { $max }, niet { $depth }
error-dice = Een dobbelsteen heeft 1 tot 6: { $d1 } en { $d2 } is geen worp
error-dice-needed = Eerst gooien
error-directory = { $path } is een map; er is een bestand nodig
error-double-crawford = Crawford-game: geen cube
error-double-dead-cube = Verdubbelen heeft geen zin: je wint de match al met { $points }
error-double-first-turn = De openingsworp wordt eerst gespeeld; daarna mag je verdubbelen
error-double-holland = Hollandregel: na de Crawford-game mag je pas verdubbelen als jullie allebei twee worpen hebben gespeeld
error-double-max-cube = De cube gaat niet hoger dan { $max }
error-double-no-cube = In deze match is er geen cube
error-double-not-owner = De cube is niet van jou
error-fibs = “{ $text }” is geen FIBS-bord: veld { $field } klopt niet, bij teken { $at }
error-foreign-request = Dit verzoek kwam niet van een pagina van Triktrak
error-game-kind = Een game win je gewoon, met gammon of backgammon (1, 2 of 3), niet { $kind }
error-game-over = De game is afgelopen
error-higher-checker = Er staat nog een steen op punt { $higher }: die gaat vóór die op punt { $point }
error-hint-failed = Er kwam nu geen hint. Probeer het nog eens
error-hint-nothing = Er valt nu niets te beslissen
error-hint-people = Hints zijn er alleen tegen het programma
error-host-refused = Triktrak luistert niet naar de naam “{ $host }”
error-invitation-accepted = Met deze link is al iemand aangeschoven; hij werkt maar één keer. Vraag om een nieuwe.
error-invitation-expired = Deze uitnodiging is verlopen. Vraag om een nieuwe link.
error-invitation-own = Dit is je eigen uitnodiging. Stuur de link naar een vriend.
error-invitation-unknown = Deze link leidt nergens heen. Is hij compleet? Vraag anders om een nieuwe.
error-invitation-withdrawn = Deze uitnodiging is ingetrokken.
error-kept-match = De bewaarde match { $path } is niet te lezen ({ $reason }); “triktrak play --new” begint een andere
error-identifier = “{ $text }” is geen XGID, OGID, FIBS-bord of GNU-stellings-ID: het gaat mis bij teken { $at }
error-language = “{ $text }” is geen taal die Triktrak spreekt: nl, de, en
error-level = Niveau “{ $text }” bestaat niet; wel { $levels }
error-log-unplayable = Regel { $entry } van partij { $match } kan volgens de spelregels niet
error-match-id = “{ $text }” is geen match-ID: het gaat mis bij teken { $at }
error-match-length = Een match gaat tot hoogstens { $max } punten; 0 is een geldpartij. { $length } kan niet.
error-match-over = De match is afgelopen
error-max-cube = De hoogste cube is 1, 2, 4, 8 … { $max }, niet { $value }
error-men = Een kant speelt met 1 tot { $max } stenen, niet { $men }
error-method-not-allowed = Dat kan niet op { $path }
error-must-play-both = Je moet beide dobbelstenen spelen
error-must-play-die = De { $die } kan gespeeld worden, dus moet dat ook
error-must-play-larger = Eén van beide kan: dan de hoogste, de { $die }
error-must-play-more = Zo veel van de dubbel als kan: hier { $dice }
error-name-scripts = In “{ $name }” staan letters van verschillende schriften door elkaar. Kies een andere naam.
error-name-taken = Aan deze tafel heet al iemand “{ $name }”. Kies een andere naam.
error-met-file = Uit { $path } is geen tabel met matchkansen te lezen
error-met-form = Dit is geen tabel met matchkansen: geen regels met getallen, en ook niet de XML van GNU Backgammon met uitgeschreven getallen
error-met-length = Een tabel met matchkansen gaat over 1 tot { $max } punten en telt zoveel getallen als daarbij horen; deze zegt { $length }
error-met-values = Deze tabel met matchkansen kan niet kloppen: { $own } punten te gaan tegen { $theirs }
error-net-checksum = Het gewichtenbestand is beschadigd: de controlesom klopt niet met de inhoud
error-net-features = De gewichten zijn getraind op invoer van versie { $version }; deze Triktrak leest een andere
error-net-file = Uit { $path } zijn geen gewichten te lezen
error-net-magic = Dit is geen gewichtenbestand van Triktrak
error-net-shape = Met een net van { $hidden } verborgen eenheden kan Triktrak niet werken
error-net-stacks = Met een net van { $stacks } stapels kan Triktrak niet werken
error-net-size = Het gewichtenbestand telt { $size } bytes waar er { $wanted } horen: het is afgekapt of er staat iets achter
error-net-version = Het gewichtenbestand heeft indeling { $version }, die deze Triktrak niet kent; een nieuwere misschien wel
error-net-weights = Het gewichtenbestand bevat getallen waarmee geen net kan werken
error-no-checker =
    { $point ->
        [25] Je hebt geen steen op de bar
       *[other] Je hebt geen steen op punt { $point }
    }
error-no-die = Er is geen { $die } te spelen
error-no-free-port = Vanaf { $first } is geen poort vrij
error-no-hit = Op punt { $point } valt geen blot te slaan
error-no-legal-play = { $dice }: je kunt niet zetten
error-no-permission = { $path } mag niet gelezen of geschreven worden
error-no-samples = Er zijn geen stellingen om van te leren
error-no-session = Triktrak kent deze browser nog niet. Laad de pagina opnieuw.
error-no-such-file = Het bestand { $path } bestaat niet
error-no-such-match = Die partij bestaat niet
error-not-all-home = Breng eerst al je stenen thuis, dan pas uitspelen
error-not-found = Er is niets op { $path }
error-not-now =
    { $action ->
        [roll] Je kunt nu niet gooien
        [play] Er ligt nu geen worp om te spelen
        [double] Je kunt nu niet verdubbelen
        [take] Er is niet verdubbeld
        [drop] Er is niet verdubbeld
        [beaver] Er is niet verdubbeld
        [raccoon] Er is geen beaver geboden
        [resign] Je kunt nu niet opgeven
        [answer] Er is geen opgave om op te antwoorden
        [next] Deze game is nog niet afgelopen
       *[other] Dat kan nu niet
    }
error-not-text = “{ $text }” is geen tekst in UTF-8
error-not-your-seat = Dat is niet jouw plaats
error-not-your-turn = Je bent niet aan de beurt
error-notation = “{ $text }” is geen zet: het gaat mis bij teken { $at }
error-ogid = “{ $text }” is geen OGID: veld { $field } klopt niet, bij teken { $at }
error-option-money-only =
    { $option ->
        [jacoby] De Jacobyregel hoort bij een geldpartij
        [beavers] Beavers horen bij een geldpartij
        [raccoons] Raccoons horen bij een geldpartij
        [auto_doubles] Automatische verdubbelingen horen bij een geldpartij
       *[other] { $option } hoort bij een geldpartij
    }
error-option-needs =
    { $option ->
        [raccoons] Raccoons kunnen alleen met beavers
        [holland] De Hollandregel hoort bij een match met Crawford-game
       *[other] { $option } kan alleen met { $needs }
    }
error-options = Deze voorwaarden zijn niet te lezen: { $reason }
error-other-position = { $play } hoort bij een andere stelling
error-peer-count = { $peer } kreeg { $asked } worpen voorgelegd en gaf { $answered } antwoorden
error-peer-died = { $peer } is gestopt
error-peer-illegal = { $peer } antwoordde “{ $answer }” op { $dice } in { $position }; zo kan dat niet gespeeld worden
error-peer-silent = { $peer } heeft { $seconds } seconden niets laten horen
error-peer-speed = { $peer } kreeg de vraag hoe snel het is, en zegt “{ $text }”
error-placement = Meer dan { $men } stenen, of stenen voorbij punt { $points }: dat staat niet in de tabel
error-plies = Er wordt 0 tot { $max } worpen vooruitgekeken, niet { $plies }
error-points-count = Een bord heeft 26 getallen (24 punten en twee keer de bar), niet { $count }
error-points-won = Een game levert geen { $points } punten op
error-position-id = “{ $text }” is geen stellings-ID: het gaat mis bij teken { $at }
error-raccoon-off = Hier wordt zonder raccoons gespeeld
error-referee-action = “{ $text }” is geen zet en ook niets anders dat de arbiter kent: { $known }
error-referee-text = Een zet schrijf je met heel wat minder dan { $max } tekens
error-resign-level = Je geeft op met gewoon verlies, gammon of backgammon (1, 2 of 3), niet met { $level }
error-resign-limit = Je opgave is in deze game al { $n } keer geweigerd: speel door
error-retry = Dat kwam niet door. Probeer het nog eens.
error-roll = “{ $text }” is geen worp; schrijf twee getallen van 1 tot 6, zoals 31
error-roll-missing = De worp ontbreekt: twee getallen van 1 tot 6, zoals 31
error-samples-checksum = Het bestand met voorbeelden is beschadigd: de controlesom klopt niet met de inhoud
error-samples-magic = Dit is geen bestand met voorbeelden van Triktrak
error-samples-size = Het bestand met voorbeelden van { $size } bytes is afgekapt of er staat iets achter
error-samples-target = De voorbeelden bevatten kansen die samen geen game vormen
error-schema-newer = De database { $path } is geschreven door een nieuwere Triktrak
error-score = { $own }–{ $theirs } is geen stand in een match tot { $length }
error-score-crawford = Bij { $own }–{ $theirs } in een match tot { $length } is er geen Crawford-game
error-server-running = Triktrak draait al op deze gegevensmap ({ $address }); stop het eerst
error-server-silent = Een andere Triktrak houdt { $path } vast maar antwoordt niet; beëindig die en probeer het opnieuw
error-setting = De trainingsinstelling “{ $name }” kan niet { $text } zijn
error-simd = Deze processor kent geen rekenwijze “{ $text }”
error-stage = Er is geen trainingsfase “{ $text }”; er is { $known }
error-stages = De trainingsfasen zijn niet te lezen: { $reason }
error-stale = Het spel is intussen verder. Kijk naar het bord en kies opnieuw.
error-statement-in-play = Dat kan alleen in een verslag, niet in een match die hier wordt gespeeld
error-step = Een stap van { $from } naar { $to } bestaat niet: 25 is de bar, 24 tot 1 de punten, 0 is eraf
error-store-write = Er kon niets worden geschreven ({ $detail }); er is niets gewijzigd
error-system = Het systeem weigerde: { $reason }
error-table-checksum = De tabel is beschadigd: de controlesom klopt niet met de inhoud
error-table-length = De tabel telt { $size } bytes waar er { $wanted } horen: ze is afgekapt of er staat iets achter
error-table-magic = Dit is geen tabel van Triktrak van deze soort
error-table-other = In het bestand staat een andere uitspeeltabel dan de naam zegt: { $men } stenen op { $points } punten
error-table-size = Tabellen zijn er voor 1 tot 15 stenen op 1 tot 12 punten, tot een zekere grootte: { $men } stenen op { $points } punten gaat niet
error-table-values = In de tabel staan getallen die geen kansen zijn
error-table-version = De tabel heeft indeling { $version }, die deze Triktrak niet kent; ze is opnieuw te maken
error-takeback-nothing = Er is niets terug te nemen
error-takeback-people = Terugnemen kan alleen tegen het programma
error-threads = Er wordt met 1 tot { $max } threads gerekend, niet met { $threads }
error-too-fast = Dat ging te snel achter elkaar. Wacht even.
error-too-large = Het verzoek is te groot
error-too-many-steps = Meer stappen dan de worp toelaat
error-too-many-tables = Er staan te veel partijen open in dit venster
error-train-begun = In { $path } is al een training begonnen
error-train-no-checkout = Hiervoor is de broncode van Triktrak nodig; { $path } is een geïnstalleerd pakket
error-train-nothing = In { $path } is geen stand van een training
error-train-no-replay = Er is niets bewaard om van te leren: geen fase van deze training heeft voorbeelden onthouden (replay)
error-train-record = In { $path } ontbreekt de tabel van aangenomen netten, die begint met “{ $head }”
error-train-running = In { $path } loopt een training; stop die eerst
error-train-standing = { $path } zegt niet hoe het met een training staat
error-train-too-large = De parameters van het net beslaan { $size } bytes; in de broncode worden er hoogstens { $most } bewaard
error-training-diverged = De training is bij stap { $steps } ontspoord: er is een kleinere leersnelheid nodig
error-unwritable =
    { $field ->
        [cube] Zo’n hoge cube past niet in een { $form }
        [length] Zo’n lange match past niet in een { $form }
       *[other] Zo’n hoge stand past niet in een { $form }
    }
error-variant = “{ $variant }” is geen beginstelling: standard, nackgammon, hypergammon of longgammon
error-waiting = Je vriend is nog niet aangeschoven.
error-wrong-die = { $steps } past niet bij de worp
error-xgid = “{ $text }” is geen XGID: veld { $field } klopt niet, bij teken { $at }
