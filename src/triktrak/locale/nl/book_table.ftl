### Het scoreboek aan tafel: wat de pagina’s zeggen.

## Aan tafel
kind-single = gewoon
kind-gammon = gammon
kind-backgammon = backgammon
table-board = Scorebord: { $names }
table-single-game = Los spel
table-owns = heeft de cube
table-cube = Cube op { $n }
table-cube-of = Cube op { $n }, van { $name }
table-to = naar { $n }
told-doubled = { $name } verdubbelt naar { $n }. Aannemen of passen?
told-taken = { $name } neemt aan. We spelen om { $n }.
told-beavered = { $name } zegt beaver: { $n }. Aannemen of passen?
table-drop-stake =
    { $n ->
        [one] { $name } wint { $n } punt: { $score }
       *[other] { $name } wint { $n } punten: { $score }
    }
table-undone = Teruggenomen.
table-annulled = De verdubbeling telt niet. De cube ligt weer in het midden.
table-annul = Verdubbeling ongedaan maken
table-no-cube = We spelen zonder cube
table-not-owner = { $name } heeft de cube
table-dead = Verdubbelen heeft geen zin: { $name } wint de match al met { $n }
table-max = De cube gaat niet hoger dan { $n }
table-drawn = Gelijkspel, { $score }
table-won-session = { $name } wint, { $score }
table-by-time = Op tijd.
table-by-forfeit = Opgegeven.
table-press = { $name } heeft gezet
table-flag = Tijd is op

## Menu en correcties
table-shut = Sluiten
table-back = Terug
table-games = Spellen en correcties
table-resigns = Wie geeft op?
table-pause = Klok stilzetten of starten
table-swap = Van plaats wisselen
table-close = Hier stoppen
table-close-now = Klaar, opmaken
table-award-time = { $name } wint op tijd
table-award-forfeit = { $name } wint: de ander heeft opgegeven
table-none-yet = Nog geen spellen.
table-moves-only = Zet voor zet opgeschreven
table-was = { $name }: { $kind }, cube { $n }
table-unread = Spellen die zet voor zet zijn opgeschreven telt de server
table-misfit = Past niet op dit blad
table-struck = doorgestreept
table-twice = Dubbel genoteerd?
table-doubt = Zo hoog kan de cube niet zijn gekomen
table-doubt-crawford = Verdubbeld in de Crawford-game
table-strike = Doorstrepen
table-count = Weer meetellen
table-correct = Verbeteren
table-winner = Winnaar
table-kind = Uitslag
table-cube-at = Cube
table-end = Hoe
table-end-bear-off = Uitgespeeld
table-end-drop = Gepast
table-end-resign = Opgegeven
table-save = Bewaren

## Bladen met optellingen
sums-round = Ronde
sums-rounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
sums-total = Totaal
sums-to =
    { $n ->
        [one] tot { $n } punt
       *[other] tot { $n } punten
    }
sums-next = Spel { $n }
sums-add = Opschrijven
sums-over = Het is afgelopen.
sums-won = { $name } wint met { $n }
sums-reopen = Verder spelen
chouette-box = In de box
chouette-captain = Captain
chouette-how = Tegen de box
chouette-won = gewonnen
chouette-lost = verloren
chouette-out = deed niet mee
chouette-dropped = door passen

## Een nieuw blad
new-title = Nieuw blad
new-kind = Wat wordt er gespeeld
new-kind-match = Match
new-kind-money = Geld
new-kind-single = Los spel
new-kind-chouette = Chouette
new-kind-other = Ander spel
new-length = Punten om te halen
new-game = Naam van het spel
new-player = Speler { $n }
new-add-player = Speler erbij
new-remove = Weg
new-quick = Alleen de einduitslag is bekend
new-begin = Beginnen
new-keep = Bewaren
new-low-wins = Minste punten wint
new-target = Stopt bij (punten)
new-cube = Met de cube
new-clock = Klok
new-clock-none = Zonder
clock-blitz = Blitz
clock-fast = Snel
clock-normal = Normaal
clock-tournament = Toernooi
clock-relaxed = Rustig
new-stake = Inzet
new-stake-example = een biertje per punt
new-place = Plaats
new-day = Dag
new-name-missing = Hier ontbreekt een naam
new-name-long = Een naam heeft hoogstens 100 tekens
new-name-twice = Niemand zit twee keer aan tafel
new-length-wrong = Een match gaat om 1 tot 64 punten
new-game-missing = Hoe heet het spel?
new-points-wrong = Punten zijn hele getallen, en niet zo veel
new-points-negative = Niemand heeft hier minder dan 0 punten
new-both-won = Maar een van beiden kan de match hebben gehaald
new-day-wrong = Noteer een dag tussen 1900 en 2200

## De lijst
sheets = Bladen
house = Wie en waar
house-files = Bestanden
statistics = Statistieken
sheets-search = Zoek: naam, plaats, dag …
sheets-none = Er is nog niets opgeschreven.
sheets-open = bezig
sheets-gone = { $title } is verwijderd.
sheets-more = Nog { $n }

## Spelers
people = Spelers
people-name = Naam
people-nickname = Bijnaam
people-add = Toevoegen
people-edit = Wijzigen
people-archive = Opbergen
people-back = Terughalen
people-archived = Toon wie is opgeborgen
people-same = Is dezelfde als
people-nobody = Niemand
people-also = Ook opgeschreven als { $name }
people-apart = Weer scheiden
people-sheets =
    { $n ->
        [one] { $n } blad
       *[other] { $n } bladen
    }

## Waar het bewaard wordt
book-not-kept = Deze browser bewaart niets, dus er valt niets op te schrijven. Een privévenster? Een volle schijf?
book-no-sheet = Dit blad staat niet in het boek op dit toestel.
book-waiting =
    { $n ->
        [one] { $n } wijziging staat nog alleen op dit toestel.
       *[other] { $n } wijzigingen staan nog alleen op dit toestel.
    }
book-overdue =
    { $n ->
        [one] Al een dag niet bewaard op de server: { $n } wijziging staat alleen op dit toestel. Kom eens bij de server in de buurt.
       *[other] Al een dag niet bewaard op de server: { $n } wijzigingen staan alleen op dit toestel. Kom eens bij de server in de buurt.
    }
book-install = Zet Triktrak op het beginscherm
book-plain-http = Alles wordt op dit toestel bewaard. Om Triktrak als app te installeren moet het adres met https beginnen, of localhost zijn.

## Sharing
sharing = Delen
sharing-explain = Wie de link heeft kan deze pagina lezen, zonder account.
sharing-names = Namen
sharing-full = voluit
sharing-initials = initialen
sharing-hidden = verborgen
sharing-long = Hoe lang
sharing-always = tot ik hem terugneem
sharing-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
sharing-make = Link maken
sharing-mail = Mail
sharing-picture = Plaatje
sharing-revoke = Terugnemen
sharing-all = Gedeelde pagina’s
sharing-all-explain = Wat anderen met een link van je scoreboek kunnen lezen, tot je het terugneemt of de tijd om is.
sharing-nothing = Er is niets gedeeld.
sharing-what =
    { $what ->
        [event] Een evenement
        [pair] Twee spelers
        [player] Een speler
        [position] Een stelling
       *[sheet] Een blad
    }
sharing-since = sinds { $day }
sharing-until = tot { $day }
sharing-called = namen { $names }
sharing-gone = De link leidt nergens meer heen.

## Twee telefoons
phones-sheet = Nog een telefoon op dit blad
phones-explain = Wie deze link opent mag ook spellen op dit blad schrijven, en de uitslag bevestigen.
phones-open-sheet = Hier schrijven twee telefoons mee. Je ziet dit blad en mag er spellen op schrijven.
phones-open-book = Dit hele scoreboek gaat open op dit toestel.
phones-open = Openen
phones-confirm = Het klopt, zegt { $name }
phones-confirmed = Bevestigd door { $names }
