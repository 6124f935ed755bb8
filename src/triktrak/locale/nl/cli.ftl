cli-help-referee = Vraag de arbiter of een zet mag, of verdubbelen, nemen …; zo niet, van welke regel niet, en wat er dan wel mag
cli-help-referee-tried = De worp en wat iemand wil spelen: 31 8/5 6/5, of alleen een zet als de worp al in ID staat, of dubbel, neem, pas, beaver, raccoon, opgeven, gooi
cli-help-triktrak = Backgammon voor wie er plezier in heeft. Zonder opdracht: start het bord en open het.
cli-help-serve = Start het bord en open het in de browser
cli-help-port = Poort om op te luisteren (bezet: de eerstvolgende vrije)
cli-help-host = Adres om op te luisteren
cli-help-no-browser = Geen browser openen
cli-help-lan = Laat ook andere apparaten in huis meespelen
cli-help-https = Gebruik https, met een zelfgemaakt certificaat als er geen is opgegeven
cli-help-cert = Certificaat (PEM, met de hele keten)
cli-help-key = Geheime sleutel van het certificaat (PEM)
cli-help-version = Toon de versie
cli-help-play = Speel een match in de terminal
cli-help-play-length = Punten om naar te spelen; 0 is een geldpartij
cli-help-play-level = Hoe goed het programma speelt
cli-help-play-tutor = Waarschuwen voor een zet of cubeactie die meer kost dan dit, in veelvouden van de cube (.05)
cli-help-play-two = Met z’n tweeën aan dit toetsenbord, zonder het programma
cli-help-play-new = Begin een nieuwe match, ook als er nog een wacht
cli-help-play-plain = In woorden, zonder tekening of kleuren (schermlezers)
cli-help-play-seed = Dezelfde worpen bij hetzelfde getal
cli-help-play-max-cube = De hoogste waarde van de cube; 1 is geen cube
cli-help-play-variant = standard, nackgammon, hypergammon, longgammon
cli-help-plays = Toon alle toegestane zetten van een worp: plays ID WORP (ID: XGID, OGID, FIBS-bord of GNU-ID’s; WORP: tenzij de ID een worp heeft)
cli-help-replay = Matchbestanden lezen: games, stand, wat er vreemd aan is
cli-help-eval = Beoordeel een stelling: eval ID (XGID, OGID, FIBS-bord of GNU-ID’s)
cli-help-rank = Vergelijk de zetten van een worp: rank ID WORP (WORP: tenzij de ID er een heeft)
cli-help-rank-number = Hoeveel zetten er getoond worden
cli-help-judge-level = 0-ply oordeelt meteen, net als expert; 1-ply tot 4-ply kijken worpen vooruit, world-class twee
cli-help-perft = Tel zetten tot een diepte over de 21 worpen
cli-help-bench = Toon de signatuur van de kern
cli-help-bench-endings = Meet de uitspeeltabellen
cli-help-bench-movegen = Meet de zettengenerator
cli-help-bench-eval = Meet hoeveel stellingen er per seconde beoordeeld worden
cli-help-bench-peers = Meet daarnaast GNU Backgammon en de andere programma’s van de arena
cli-help-db = Werk de database bij, maak een reservekopie of zet die terug
cli-help-db-upgrade = Breng de database naar het schema van deze versie
cli-help-db-backup = Schrijf een kopie van de database naar FILE
cli-help-db-restore = Zet de kopie in FILE op de plaats van de database
cli-no-play = { $dice }: geen zet mogelijk
cli-judged =
    { $rolled ->
        [yes] { $position }, { $dice }, { $level }
       *[no] { $position }, { $level }
    }
cli-own = aan worp
cli-theirs = tegenstander
cli-column-wins = wint %
cli-column-gammons = gammon
cli-column-backgammons = backgammon
cli-column-play = zet
cli-column-equity = equity
cli-column-loss = verliest
cli-column-win = wint %
cli-column-win-gammon = gammon
cli-column-win-backgammon = bg
cli-column-lose-gammon = -gammon
cli-column-lose-backgammon = -bg
cli-worth-cubeless = zonder cube
cli-worth-no-double = niet verdubbelen
cli-worth-double-take = verdubbelen, aannemen
cli-worth-double-drop = verdubbelen, passen
cli-worth-unavailable = met cube
cli-cube-action =
    { $action ->
        [no-double] Niet verdubbelen, aannemen
        [double-take] Verdubbelen, aannemen
        [double-drop] Verdubbelen, passen
        [too-good] Te goed om te verdubbelen; passen
       *[unavailable] Verdubbelen kan nu niet
    }
cli-bench-batch = een hele reeks, vanuit Python
cli-bench-per-second = per seconde
cli-bench-ratio = maal
cli-rank-more =
    { $count ->
        [one] nog één zet
       *[other] nog { $count } zetten
    }
cli-db-upgraded = De database is bijgewerkt (schema { $revision })
cli-db-backed-up = Reservekopie geschreven naar { $file }
cli-db-restored = Teruggezet uit { $file }
cli-db-restored-kept = Teruggezet uit { $file }; de vervangen database is bewaard als { $kept }
cli-replay-title =
    { $length ->
        [0] { $file }: { $white } – { $black }, sessie
       *[other] { $file }: { $white } – { $black }, match tot { $length }
    }
cli-replay-game =
    { $points ->
        [one] { "  " }game { $n }, { $white }–{ $black }: { $winner } wint 1 punt ({ cli-replay-how }), { $plays ->
            [one] één zet
           *[other] { $plays } zetten
         }
       *[other] { "  " }game { $n }, { $white }–{ $black }: { $winner } wint { $points } punten ({ cli-replay-how }), { $plays ->
            [one] één zet
           *[other] { $plays } zetten
         }
    }
cli-replay-how =
    { $how ->
        [drop] gepast
        [resign] opgegeven
        [award] toegekend
        [kind-2] gammon
        [kind-3] backgammon
       *[kind-1] enkele game
    }
cli-replay-open = { "  " }game { $n }, { $white }–{ $black }: geen uitslag, { $plays ->
            [one] één zet
           *[other] { $plays } zetten
         }
cli-replay-final = { "  " }stand { $white }–{ $black }
cli-replay-problems =
    { $count ->
        [one] { "  " }één eigenaardigheid:
       *[other] { "  " }{ $count } eigenaardigheden:
    }
cli-help-arena = Laat twee spelers met dezelfde worpen tegen elkaar spelen: arena ONE OTHER (simple, een niveau of een ander programma)
cli-help-arena-games = Hoeveel games, telkens twee met dezelfde worpen
cli-help-arena-seed = Bij hetzelfde getal dezelfde worpen
cli-help-arena-processes = Hoeveel processen het werk verdelen
cli-help-arena-reference = Welke beoordelaar zegt hoeveel geluk een worp was
cli-help-arena-start = Speel vanuit deze stelling in plaats van vanaf het begin
cli-help-arena-until-sigma = Stop eerder als een van beide zoveel standaardafwijkingen beter is (acht peilingen, tot de laatste ligt de lat één hoger)
cli-help-arena-until-error = Stop eerder als de standaardfout zo klein is, in punten per game
cli-arena-games = games
cli-help-arena-plies = Hoeveel worpen net en gnubg vooruitkijken, als de naam het niet zegt
cli-help-arena-cube = Met de cube spelen, zonder Jacoby en beavers
cli-help-arena-match = Matches tot zoveel punten spelen
cli-arena-title =
    { $one } tegen { $other }: { $kind ->
        [match] { $games } matches tot { $length }, seed { $seed }; gewonnen min verloren, per match, van { $one }
        [cube] { $games } games, seed { $seed }; punten per game van { $one }, met cube (tot 64)
       *[cubeless] { $games } games, seed { $seed }; punten per game van { $one }, zonder cube
    }; geluk volgens { $reference }
cli-arena-share =
    { $kind ->
        [match] gewonnen       { $share } % van de matches
       *[cube] gewonnen       { $share } % van de games; hoogstens { $most } punten
    }
cli-arena-adjusted = zonder geluk   { $mean } ± { $error }   (95 %: { $low } tot { $high })
cli-arena-raw = zoals gespeeld { $mean } ± { $error }   (95 %: { $low } tot { $high })
cli-arena-won = gewonnen       { $wins } %, gammons { $gammons } %, backgammons { $backgammons } %
cli-arena-lost = verloren       { $wins } %, gammons { $gammons } %, backgammons { $backgammons } %
cli-arena-endless =
    { $games ->
        [one] Eén game kwam niet ten einde; het paar telt niet mee
       *[other] { $games } games kwamen niet ten einde; hun paren tellen niet mee
    }
cli-arena-time = { $seconds } s, { $each } ms per game
cli-help-bearoff = Maak uitspeeltabellen, of zeg welke er zijn
cli-help-bearoff-build = Maak de uitspeeltabellen opnieuw, of een van een andere grootte
cli-help-bearoff-info = Zeg welke uitspeeltabellen er zijn en welke gebruikt worden
cli-help-bearoff-checkers = Voor hooguit zoveel stenen per kant
cli-help-bearoff-points = Op zoveel punten, de dichtstbijzijnde
cli-help-bearoff-one-sided = De tabel van de worpen van één kant, niet die van paren met de cube
cli-bearoff-building =
    { $kind ->
        [one-sided] één kant, { $checkers } stenen op { $points } punten
       *[two-sided] beide kanten, elk { $checkers } stenen op { $points } punten
    }
cli-bearoff-built = { cli-bearoff-building }: { $entries } stellingen, { $size } MB, { $seconds } s
cli-bearoff-directory = De tabellen staan in { $directory }
cli-bearoff-table = { cli-bearoff-building }: { cli-bearoff-state }
cli-bearoff-state =
    { $state ->
        [missing] nog niet gemaakt; dat gebeurt zodra ze nodig is
        [damaged] { $fault }
       *[whole] { $used ->
            [yes] { $entries } stellingen, { $size } MB, in gebruik
           *[no] { $entries } stellingen, { $size } MB, niet in gebruik: er is een grotere, of deze omvat te weinig
        }
    }
cli-help-train = Het net trainen: status, run STAGE, accept, keep, scout, go-on
cli-help-train-status = Zeg hoe het met de training staat
cli-help-train-run = Doe wat er van een fase nog over is; Ctrl-C beëindigt het netjes, en hetzelfde commando gaat verder
cli-help-train-accept = Laat het getrainde net tegen het meegeleverde spelen en zet het daarvoor in de plaats als het beter is (afsluitcode 1: dat is het niet)
cli-help-train-keep = Schrijf de parameters van het net en de stand van de training in de broncode weg
cli-help-train-scout = Het kleine net trainen dat bij vooruitkijken als eerste gevraagd wordt, met wat de training onthouden heeft, en het op zijn plaats leggen
cli-help-train-go-on = Begin een training met wat in de broncode bewaard is
cli-help-train-state = Waar de training haar stand bewaart
cli-help-train-workers = Hoeveel threads er spelen; zijn het er meer, dan spelen ze vooruit terwijl het net leert
cli-help-train-stages = Eigen fasen, een bestand zoals src/triktrak/train/stages.toml
cli-help-train-games = Hoeveel games er hoogstens gespeeld worden
cli-help-train-decisions = In hoeveel beslissingen gehele getallen met drijvende komma vergeleken worden
cli-help-train-units = Hoeveel eenheden het kleine net heeft: een veelvoud van 128
cli-help-train-scout-decisions = In hoeveel beslissingen het kleine net vergeleken wordt met het net van de uitgave
cli-help-train-processes = Hoeveel processen het werk verdelen
cli-train-stage = fase { $stage }, ronde { $done } van { $rounds } ({ $state })
cli-train-games = { $games } games in { $hours } uur, { $hidden } verborgen eenheden
cli-train-last = { $stage } ronde { $round }: divergentie { $divergence }, equity ± { $equity }, leersnelheid { $rate }, { $pace } stellingen/s
cli-train-saved = laatst bewaard { $when }
cli-train-rounds = { $stage }
cli-train-done = Fase { $stage } is klaar: { $rounds } ronden ({ $state })
cli-train-stopped = Gestopt na ronde { $done } van { $rounds } van fase { $stage }; het gaat verder vanuit { $state }
cli-train-arena = games
cli-train-same = zelfde keuze    { $share } % van { $decisions } beslissingen, in gehele getallen en met drijvende komma; de andere kosten { $lost } punten per beslissing
cli-train-gain = tegen { $against }   { $mean } ± { $error } punten per game zonder geluk   (95 %: { $low } tot { $high }, { $games } games)
cli-train-accepted = Aangenomen: de nieuwe gewichten staan in { $file }
cli-train-refused = Niet aangenomen: het staat geen twee standaardfouten voor
cli-train-coarse = Niet aangenomen: in gehele getallen kiest het te vaak een andere zet
cli-train-kept = Bewaard in { $file } ({ $size } MB)
cli-train-scout = verkenner
cli-train-scouted = Weggeschreven in { $file }. Van { $decisions } beslissingen hield het bij { $missed } % de beste zet achter; dat kost { $lost } punten per beslissing
cli-train-goes-on = Fase { $stage } gaat na { $games } games verder, in { $state }
error-no-such-directory = De map { $path } bestaat niet
error-usage-empty = Achter “{ $option }” staat niets
error-usage-extra = “{ $text }” hoort hier niet
error-usage-missing = { $name } ontbreekt
error-usage-number = “{ $text }” is geen geheel getal, en { $name } heeft er een nodig
error-usage-option = De optie { $text } bestaat niet
error-usage-option-bare = Bij { $option } hoort geen waarde
error-usage-option-like = De optie { $text } bestaat niet; wel { $known }
error-usage-option-value = Bij { $option } hoort een waarde
error-usage-unused = { $option } heeft hier geen zin
error-usage-value = “{ $text }” kan niet bij { $name }
error-usage-verb = De opdracht “{ $text }” bestaat niet; --help noemt ze alle
error-usage-verb-missing = De opdracht ontbreekt; --help noemt ze alle
