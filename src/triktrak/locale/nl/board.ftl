## Het bord en de pagina's in de browser.

## Woorden die op meer plaatsen staan
score = { $own }–{ $theirs }
you = Jij
side-white = Wit
side-black = Zwart
level =
    { $level ->
        [2] een gammon
        [3] een backgammon
       *[other] een gewoon verlies
    }
match-to =
    { $n ->
        [one] Match tot { $n }
       *[other] Match tot { $n }
    }
money-game = Geldpartij
game-number = game { $n }
away = { $n }-away
pips =
    { $n ->
        [one] { $n } pip
       *[other] { $n } pips
    }
pips-lead = { $pips } ({ $lead })
to-move = aan zet

## Knoppen van een beurt
roll = Gooien
double = Verdubbelen
redouble = Opnieuw verdubbelen
take = Aannemen
drop = Passen
beaver = Beaver
raccoon = Raccoon
undo = Terug
done = Klaar
resign = Opgeven
accept = Akkoord
play-on = Doorspelen
next-game = Volgende game
rematch = Nog een keer
takeback = Terugnemen
hint = Hint
new-match = Nieuwe match
scorebook = Scoreboek
home-scorebook = Houd de stand bij aan een echt bord, of van een ander spel
learn = Leren
home-learn = Korte lessen aan het bord, ook zonder netwerk
home-referee = Mag dat? Vraag het met een stelling en een worp
referee = De arbiter
glossary = Woordenlijst
starter-kit = Starterskit
to-read = Om te lezen
to-start = Beginpagina
cancel = Annuleren

## Hoe het staat
your-turn = Jij bent aan zet
their-turn = { $name } is aan zet
waiting-answer = { $name } beslist over de cube
waiting-resign = { $name } beslist over je aanbod
crawford = Crawford-game: geen cube
crawford-short = Crawford
post-crawford = Na Crawford
choose-hit = Onderweg slaan of niet?

## Wat er gebeurde, in de lijst en hardop
line-roll =
    { $who ->
        [you] Je gooit { $dice }.
       *[other] { $name } gooit { $dice }.
    }
line-play =
    { $who ->
        [you] Je gooit { $dice } en speelt { $play }.
       *[other] { $name } gooit { $dice } en speelt { $play }.
    }
line-dance =
    { $who ->
        [you] Je gooit { $dice }: je kunt niet zetten.
       *[other] { $name } gooit { $dice } en kan niet zetten.
    }
line-double =
    { $who ->
        [you] Je biedt de cube aan op { $value }.
       *[other] { $name } biedt de cube aan op { $value }.
    }
line-take =
    { $who ->
        [you] Je neemt aan. De cube staat op { $value }.
       *[other] { $name } neemt de dubbel aan. De cube staat op { $value }.
    }
line-drop =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }
line-beaver =
    { $who ->
        [you] Je beavert. De cube staat op { $value }.
       *[other] { $name } beavert. De cube staat op { $value }.
    }
line-raccoon =
    { $who ->
        [you] Je raccoont. De cube staat op { $value }.
       *[other] { $name } raccoont. De cube staat op { $value }.
    }
line-resign =
    { $who ->
        [you] Je geeft op en biedt { $level } aan.
       *[other] { $name } geeft op en biedt { $level } aan.
    }
line-accept =
    { $who ->
        [you] Je gaat akkoord.
       *[other] { $name } gaat akkoord.
    }
line-refuse =
    { $who ->
        [you] Je speelt door.
       *[other] { $name } speelt door.
    }
line-back = { $name } neemt de laatste beslissing terug.
taken-back = Teruggenomen.

## Even op het bord
note-no-play = { $dice }: geen zet mogelijk
note-forced = Gedwongen
note-tie = Gelijk, nog een keer

## Cube en opgeven, met de inzet in woorden
they-double = { $name } verdubbelt
they-redouble = { $name } verdubbelt opnieuw
they-beaver = { $name } beavert
they-raccoon = { $name } raccoont
decision-lead =
    { $state ->
        [ahead] Je staat { $score } voor: { $own }-away tegen { $theirs }-away.
        [behind] Je staat { $score } achter: { $own }-away tegen { $theirs }-away.
       *[level] Het staat { $score }: { $own }-away tegen { $theirs }-away.
    }
decision-for = { $name } beslist.
decision-money = Geldpartij. De cube staat op { $value }.
take-stake =
    { $who ->
        [you] We spelen om { $n }. De cube is van jou.
       *[other] Er wordt om { $n } gespeeld. De cube is van { $name }.
    }
take-beaver-stake = We spelen om { $n }. { $name } houdt de cube.
beaver-stake =
    { $who ->
        [you] We spelen om { $n } en jij houdt de cube.
       *[other] Er wordt om { $n } gespeeld; { $name } houdt de cube.
    }
raccoon-stake = We spelen om { $n }. { $name } houdt de cube.
loss =
    { $who ->
        [you] Jij wint { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }. Het wordt { $score }.
       *[other] { $name } wint { $n ->
            [one] { $n } punt
           *[other] { $n } punten
        }. Het wordt { $score }.
    }
loss-match =
    { $who ->
        [you] Jij wint de match.
       *[other] { $name } wint de match.
    }
offers-resign =
    { $n ->
        [one] { $name } geeft op en biedt { $n } punt aan
       *[other] { $name } geeft op en biedt { $n } punten aan
    }
offers-level = { $name } biedt { $level } aan.
play-on-stake = De game gaat door.
resign-title = Deze game opgeven?
resign-explain = De ander kan akkoord gaan of doorspelen.
resign-single =
    { $n ->
        [one] Gewoon verlies: { $n } punt
       *[other] Gewoon verlies: { $n } punten
    }
resign-gammon =
    { $n ->
        [one] Gammon: { $n } punt
       *[other] Gammon: { $n } punten
    }
resign-backgammon =
    { $n ->
        [one] Backgammon: { $n } punt
       *[other] Backgammon: { $n } punten
    }

## Het einde van een game en van een match
won-single =
    { $who ->
        [you] { $n ->
            [one] Je wint { $n } punt
           *[other] Je wint { $n } punten
        }
       *[other] { $n ->
            [one] { $name } wint { $n } punt
           *[other] { $name } wint { $n } punten
        }
    }
won-gammon =
    { $who ->
        [you] { $n ->
            [one] Gammon voor jou: { $n } punt
           *[other] Gammon voor jou: { $n } punten
        }
       *[other] { $n ->
            [one] Gammon voor { $name }: { $n } punt
           *[other] Gammon voor { $name }: { $n } punten
        }
    }
won-backgammon =
    { $who ->
        [you] { $n ->
            [one] Backgammon voor jou: { $n } punt
           *[other] Backgammon voor jou: { $n } punten
        }
       *[other] { $n ->
            [one] Backgammon voor { $name }: { $n } punt
           *[other] Backgammon voor { $name }: { $n } punten
        }
    }
won-match =
    { $who ->
        [you] Je wint de match, { $score }
       *[other] { $name } wint de match, { $score }
    }
won-how =
    { $end ->
        [award] Toegekend.
        [drop] Er is gepast.
        [resign] Door opgave.
       *[other] Alle stenen uitgespeeld.
    }
score-now = Het staat { $score }

## Het bord voor de oren
board-label = Backgammonbord
board-picture = Een backgammonbord
place-point = Punt { $point }
place-bar = Bar
place-off = Uitgespeeld
place-empty = leeg
place-none =
    { $whose ->
        [yours] geen van jou
        [theirs] geen van de ander
        [white] geen wit
       *[black] geen zwart
    }
place-held =
    { $whose ->
        [yours] { $n } van jou
        [theirs] { $n } van de ander
        [white] { $n } wit
       *[black] { $n } zwart
    }
place-chosen = gekozen
place-target =
    { $dice ->
        [one] { $hit ->
            [yes] bereikbaar, slaat
           *[no] bereikbaar
        }
       *[more] { $hit ->
            [yes] bereikbaar met meer dobbelstenen, slaat
           *[no] bereikbaar met meer dobbelstenen
        }
    }
place-can-move = kan { $steps }
place-step =
    { $to ->
        [0] met { $die } uitspelen
       *[other] { $hit ->
            [yes] met { $die } slaan op punt { $to }
           *[no] met { $die } naar punt { $to }
        }
    }
dice-done = Klaar: dobbelstenen oppakken
dice-swap = Dobbelstenen wisselen
said-step =
    { $to ->
        [0] { $from } uit
       *[other] { $from ->
            [25] bar naar { $to }
           *[other] { $from } naar { $to }
        }
    }
said-hit = { $step }, raak
said-left = Nog te spelen: { $dice }.
said-complete = Alle dobbelstenen gespeeld.
said-undone = Teruggenomen.
said-swapped = De { $die } gaat voor.
said-you-are-hit =
    { $n ->
        [one] Je steen op { $points } is geslagen.
       *[other] Je stenen op { $points } zijn geslagen.
    }
read-dice = Dobbelstenen { $dice }.
read-cube =
    { $owner ->
        [you] De cube is van jou, op { $value }.
        [other] De cube is van { $name }, op { $value }.
       *[none] De cube ligt in het midden, op { $value }.
    }
read-score = { $name }: { $score }
read-pips =
    { $name }: { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
     }
read-on =
    { $point ->
        [0] { $n } uitgespeeld
        [25] { $n } op de bar
       *[other] { $n } op { $point }
    }
read-side = { $name }: { $list }.

## De stelling als lijst, getypte zetten en opdrachten, hulp
list = Stelling als lijst
list-board = Stelling als bord
list-plays = Mogelijke stappen
list-none = Nu valt er niets te zetten
list-choose = Twee wegen, waarvan een onderweg slaat
type-label = Typ een zet of een opdracht
type-hint = 8/5 6/5, gooi, terug …
type-send = Doen
aids = Voor toetsenbord en schermlezer
aid-read = Lees het bord voor
aid-score = Stand en pips
aid-last = Laatste zet
aid-undo-all = Alles terugnemen
help = Toetsen en opdrachten
help-close = Sluiten
help-keys = Toetsen
help-commands = Getypt
help-note = Toetsen doen niets zolang je in een veld typt. Met een schermlezer is alles ook een knop.
help-arrows = van punt naar punt
help-ends-keys = Home End
help-ends = het begin en het eind van de weg
help-press = het punt aanraken: de steen kiezen, daarna waar hij heen gaat
help-digits = met die dobbelsteen vanaf dit punt zetten
help-go = Gooien, Klaar, volgende game
help-space-keys = Spatie
help-space = hetzelfde; met dobbelstenen over: die wisselen
help-roll = Gooien, Klaar
help-undo-keys = U Backspace Ctrl+Z
help-undo = de laatste stap terugnemen
help-undo-all-keys = Shift+U Ctrl+Shift+Z
help-undo-all = alles terugnemen
help-answer = naar Verdubbelen, Aannemen, Passen; nog eens: indrukken
help-last = de laatste zet
help-score = stand en pips
help-read = het bord voorlezen
help-list = bord of lijst
help-hint = een hint, tegen het programma
help-flip = bord omdraaien
help-type = een zet typen
help-look = buiten het bord: de zetten terugkijken
help-cancel = loslaten
help-plays = een zet, heel of voor een deel
command-roll = gooi, gooien, rol, werp, roll
command-done = klaar, done, ok
command-double = verdubbel, verdubbelen, dubbel, dobbel, dobbelen, opnieuw verdubbelen, double, redouble
command-take = aannemen, neem aan, take
command-drop = passen, pas, drop, pass
command-beaver = beaver
command-raccoon = raccoon
command-resign = opgeven, geef op, resign
command-single = gewoon, enkel, single, 1
command-gammon = gammon, 2
command-backgammon = backgammon, 3
command-accept = akkoord, accepteren, accept
command-play-on = doorspelen, speel door, weigeren, play on, refuse
command-undo = terug, undo
command-undo-all = alles terug, undo all
command-next = volgende, volgende game, next
command-swap = wissel, wisselen, swap
command-flip = draai, omdraaien, flip
command-last = laatste, last
command-score = stand, score, pips
command-read = bord, lees, board, read
command-list = lijst, list
command-help = hulp, help
command-hint = hint, tip
error-command-unknown = “{ $text }” is geen zet en geen opdracht; “hulp” noemt ze

## Om het bord heen
moves = Zetten
moves-none = Nog geen zetten
board = Bord
more = Meer
replay = Laatste zet nog eens tonen
flip = Bord omdraaien
settings = Instellingen
language = Taal
theme = Kleuren
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
set-board = Bord
set-play = Spelen
set-alone = Gaat vanzelf
set-sounds = Geluid en meldingen
set-home = Uitspelen
set-home-right = Rechts
set-home-left = Links
set-side = Jouw thuisbord
set-side-near = Onder
set-side-far = Boven
set-clockwise = Je stenen lopen met de klok mee.
set-counter = Je stenen lopen tegen de klok in.
set-swap = Kleuren van de stenen ruilen
set-numbering = Nummers bij de punten
set-numbering-own = Zoals ik tel
set-numbering-both = Eén voor beiden
set-numbering-off = Geen
set-numbering-explain = Eén voor beiden: Wit loopt van 1 naar 24, Zwart van 24 naar 1.
set-pips = Pips tonen
set-higher = Hoogste dobbelsteen links
set-speed = Animatie
set-speed-slow = Langzaam
set-speed-normal = Gewoon
set-speed-fast = Snel
set-speed-off = Uit
set-speed-still = Je apparaat vraagt om weinig beweging, dus niets beweegt.
set-confirm-double = Nog eens vragen voor het verdubbelen
set-tutor = Tutor
set-tutor-off = Uit
set-tutor-explain = Tegen het programma: waarschuwt voor een zet of cubeactie die meer kost dan dit, in veelvouden van de cube.
set-chances = Winstkansen in een balk, tegen het programma
set-roll = Vanzelf gooien
set-roll-never = Nooit
set-roll-dead = Zonder cube
set-roll-always = Altijd
set-roll-explain = Zonder cube: als je toch niet kunt verdubbelen.
set-forced = Gedwongen zetten doen
set-passes = Na een seconde passen als er geen zet is
set-bear-off = Uitspelen als elke dobbelsteen een steen uitspeelt en er geen contact meer is
set-done = Dobbelstenen oppakken als alles gespeeld is
set-accept = Akkoord gaan met een opgave die alles biedt wat er te winnen is
set-sound = Geluid
volume-dice = Dobbelstenen
volume-checkers = Stenen
volume-cube = Cube
volume-signals = Jouw beurt, einde van een game
set-vibrate = Trillen
set-notify = Meld het als ik aan zet ben en elders kijk
set-notify-denied = Deze browser heeft meldingen van Triktrak verboden.
set-awake = Scherm aan laten als ik aan zet ben
tap = Een steen aanraken
tap-auto = Automatisch
tap-move = Zet hem
tap-choose = Kiest hem
tap-explain = Automatisch: de muis zet meteen, een vinger kiest eerst.
keys = Toetsen
keys-explain = Enter of spatie: Gooien, Klaar · Backspace: Terug · X: bord omdraaien · L: laatste zet · ← →: terugkijken · D, T, P: naar Verdubbelen, Aannemen, Passen
takeback-title = Dit terugnemen?
takeback-explain = Je hebt deze game gewonnen. Hij gaat verder vanaf je laatste beslissing, met dezelfde worpen.
double-sure = Naar { $n }?
review-start = Terugkijken: voor de eerste zet
review-at = Terugkijken: zet { $n } van { $of }
review-earlier = Een zet terug
review-later = Een zet verder
review-return = Naar de game
reconnecting = Verbinding weg, we proberen het opnieuw. Er gaat niets verloren.
connecting = Het bord wordt klaargezet…

## De beginpagina
home-title = Direct spelen
home-welcome = Backgammon voor liefhebbers
home-opponent = Tegenstander
home-bot = Het programma
home-local = Met z’n tweeën
home-level = Sterkte
level-beginner = Beginner
level-beginner-about = Vergist zich vaak. Goed voor je eerste partijen.
level-casual = Liefhebber
level-casual-about = Vermijdt de grootste fouten en maakt veel kleine.
level-intermediate = Gevorderd
level-intermediate-about = Kent het spel en vergist zich af en toe. Straft slordig spel.
level-expert = Expert
level-expert-about = Vergist zich zelden en nooit grof. Wie hier wint, speelt sterk.
level-world-class = Wereldklasse
level-world-class-about = Speelt zo sterk als het kan en kijkt twee worpen vooruit.
home-length = Lengte van de match
home-points =
    { $n ->
        [one] punt
       *[other] punten
    }
home-money = geldpartij
home-start = Spelen
home-options = Opties
option-name-white = Naam van Wit
option-name-black = Naam van Zwart
option-crawford = Crawfordregel
option-jacoby = Jacobyregel
option-beavers = Beavers
option-raccoons = Raccoons
option-holland = Hollandregel
option-auto-doubles = Automatische verdubbelingen
option-auto-doubles-n = { $n ->
        [0] geen
       *[other] hoogstens { $n }
    }
option-variant = Beginstelling
variant-standard = Standaard
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon (3 stenen)
variant-longgammon = Longgammon
home-no-table = Het programma speelt Hypergammon zodra de tabel ervan gemaakt is waar de server draait: triktrak hypergammon build
resume-title = Lopende matches
resume = Verder
resume-against = Tegen { $name }
resume-level = Tegen { $name } ({ $level })
recent-title = Afgelopen matches
recent-won = Gewonnen
recent-lost = Verloren
recent-winner = { $name } won

## Een vriend in een andere browser
home-friend = Een vriend
home-invite = Vriend uitnodigen
your-name = Je naam
invite-title = Wachten op je vriend
invite-explain = Stuur deze link. Zodra je vriend aanschuift, gaat hier vanzelf het bord open.
invite-link = Link om te sturen
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-share-text = Zullen we een potje backgammon spelen?
invite-qr = QR-code van de link
invite-until = De link werkt één keer, tot { $date }.
invite-expired = De link is verlopen.
invite-here = Deze link werkt alleen op deze computer. Start Triktrak met “--lan” voor andere apparaten in huis.
invite-certificate = Waarschuwt het apparaat van je vriend voor het certificaat? Open daar dan eerst { $url }.
invite-lost = De link stond in een ander venster. Je kunt een nieuwe maken; de oude werkt dan niet meer.
invite-renew = Nieuwe link
invite-withdraw = Uitnodiging intrekken
invite-waiting = Wacht op je vriend
invite-open = Naar de link
join-title = { $name } nodigt je uit voor een partij
join-title-nameless = Je bent uitgenodigd voor een partij
join-rules = Wat jullie spelen
join-sit = Aanschuiven
join-match = Naar de match
rule-no-crawford = Zonder Crawfordregel
rule-auto-doubles = Automatische verdubbelingen: hoogstens { $n }
connected-again = De verbinding is er weer. Er is niets verloren gegaan.
opponent-away = { $name } heeft geen verbinding meer of heeft de pagina gesloten. De match wacht.
opponent-back = { $name } is er weer.
opponent-reconnecting = verbindt opnieuw…
certificate-title = Deze computer vertrouwen
certificate-why = Triktrak draait op een computer in huis en heeft daar een certificaat gemaakt dat je apparaat nog niet kent. Het kan alleen instaan voor adressen in huis, nooit voor een site op internet.
certificate-get = Certificaat downloaden
certificate-ios = iPhone en iPad: open het bestand, installeer het profiel bij Instellingen › Algemeen › VPN- en apparaatbeheer en zet daarna onderaan bij Algemeen › Info het vertrouwen in “Triktrak at home” aan.
certificate-android = Android: Instellingen › Beveiliging › Versleuteling en inloggegevens › Certificaat installeren › CA-certificaat, en kies het bestand.
certificate-compare = Vergelijk eerst: de SHA-256 die je apparaat toont, moet die zijn die Triktrak bij de start liet zien.

## Wat er mis kan gaan
problem-title = Dat lukte niet
problem-unknown = De server wees dit af ({ $code }).
problem-again = Opnieuw proberen
problem-unreachable = De server is niet te bereiken. Draait Triktrak nog?
problem-no-page = Er is geen pagina op { $path }.
problem-no-match = Op dit adres is geen match, of het is die van iemand anders.
problem-language = De taal “{ $value }” is er niet; deze pagina is in het Nederlands.
share-position = Deze stelling delen
