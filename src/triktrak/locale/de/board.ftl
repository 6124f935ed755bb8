## Das Brett und die Seiten im Browser.

## Wörter, die an mehreren Stellen stehen
score = { $own }:{ $theirs }
you = Du
side-white = Weiß
side-black = Schwarz
level =
    { $level ->
        [2] ein Gammon
        [3] ein Backgammon
       *[other] ein einfaches Spiel
    }
match-to =
    { $n ->
        [one] Match auf { $n }
       *[other] Match auf { $n }
    }
money-game = Geldspiel
game-number = Spiel { $n }
away = { $n }-away
pips =
    { $n ->
        [one] { $n } Pip
       *[other] { $n } Pips
    }
pips-lead = { $pips } ({ $lead })
to-move = am Zug

## Knöpfe eines Zugs
roll = Würfeln
double = Doppeln
redouble = Redoppeln
take = Annehmen
drop = Passen
beaver = Beaver
raccoon = Raccoon
undo = Zurück
done = Fertig
resign = Aufgeben
accept = Einverstanden
play-on = Weiterspielen
next-game = Nächstes Spiel
rematch = Revanche
takeback = Zurücknehmen
hint = Tipp
new-match = Neues Match
scorebook = Spielbuch
home-scorebook = Den Stand am echten Brett notieren, oder von anderen Spielen
learn = Lernen
home-learn = Kurze Lektionen am Brett, auch ohne Netz
home-referee = Darf man das? Frag mit Stellung und Wurf
referee = Der Schiedsrichter
glossary = Glossar
starter-kit = Starter-Kit
to-read = Zum Lesen
to-start = Startseite
cancel = Abbrechen

## Wie es steht
your-turn = Du bist am Zug
their-turn = { $name } ist am Zug
waiting-answer = { $name } entscheidet über den Doppler
waiting-resign = { $name } entscheidet über dein Angebot
crawford = Crawford-Spiel: kein Doppler
crawford-short = Crawford
post-crawford = Nach Crawford
choose-hit = Unterwegs schlagen oder nicht?

## Was geschah, in der Liste und laut
line-roll =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
line-play =
    { $who ->
        [you] Du würfelst { $dice } und spielst { $play }.
       *[other] { $name } würfelt { $dice } und spielt { $play }.
    }
line-dance =
    { $who ->
        [you] Du würfelst { $dice }: kein Zug möglich.
       *[other] { $name } würfelt { $dice }: kein Zug möglich.
    }
line-double =
    { $who ->
        [you] Du bietest den Doppler auf { $value } an.
       *[other] { $name } bietet den Doppler auf { $value } an.
    }
line-take =
    { $who ->
        [you] Du nimmst an. Der Doppler steht auf { $value }.
       *[other] { $name } nimmt an. Der Doppler steht auf { $value }.
    }
line-drop =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
line-beaver =
    { $who ->
        [you] Du machst einen Beaver. Der Doppler steht auf { $value }.
       *[other] { $name } macht einen Beaver. Der Doppler steht auf { $value }.
    }
line-raccoon =
    { $who ->
        [you] Du machst einen Raccoon. Der Doppler steht auf { $value }.
       *[other] { $name } macht einen Raccoon. Der Doppler steht auf { $value }.
    }
line-resign =
    { $who ->
        [you] Du gibst auf und bietest { $level } an.
       *[other] { $name } gibt auf und bietet { $level } an.
    }
line-accept =
    { $who ->
        [you] Du bist einverstanden.
       *[other] { $name } ist einverstanden.
    }
line-refuse =
    { $who ->
        [you] Du spielst weiter.
       *[other] { $name } spielt weiter.
    }
line-back = { $name } nimmt die letzte Entscheidung zurück.
taken-back = Zurückgenommen.

## Kurz auf dem Brett
note-no-play = { $dice }: kein Zug möglich
note-forced = Erzwungen
note-tie = Gleich, noch einmal

## Doppler und Aufgabe, mit dem Einsatz in Worten
they-double = { $name } doppelt
they-redouble = { $name } redoppelt
they-beaver = { $name } macht einen Beaver
they-raccoon = { $name } macht einen Raccoon
decision-lead =
    { $state ->
        [ahead] Du führst { $score }: { $own }-away gegen { $theirs }-away.
        [behind] Du liegst { $score } zurück: { $own }-away gegen { $theirs }-away.
       *[level] Es steht { $score }: { $own }-away gegen { $theirs }-away.
    }
decision-for = { $name } entscheidet.
decision-money = Geldspiel. Der Doppler steht auf { $value }.
take-stake =
    { $who ->
        [you] Es geht um { $n }. Der Doppler gehört dir.
       *[other] Es geht um { $n }. Der Doppler geht an { $name }.
    }
take-beaver-stake = Es geht um { $n }. { $name } behält den Doppler.
beaver-stake =
    { $who ->
        [you] Es geht um { $n }, du behältst den Doppler.
       *[other] Es geht um { $n }, { $name } behält den Doppler.
    }
raccoon-stake = Es geht um { $n }. { $name } behält den Doppler.
loss =
    { $who ->
        [you] Du gewinnst { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }. Es steht { $score }.
       *[other] { $name } gewinnt { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }. Es steht { $score }.
    }
loss-match =
    { $who ->
        [you] Du gewinnst das Match.
       *[other] { $name } gewinnt das Match.
    }
offers-resign =
    { $n ->
        [one] { $name } gibt auf und bietet { $n } Punkt an
       *[other] { $name } gibt auf und bietet { $n } Punkte an
    }
offers-level = { $name } bietet { $level } an.
play-on-stake = Das Spiel geht weiter.
resign-title = Dieses Spiel aufgeben?
resign-explain = Die andere Seite kann annehmen oder weiterspielen.
resign-single =
    { $n ->
        [one] Einfach: { $n } Punkt
       *[other] Einfach: { $n } Punkte
    }
resign-gammon =
    { $n ->
        [one] Gammon: { $n } Punkt
       *[other] Gammon: { $n } Punkte
    }
resign-backgammon =
    { $n ->
        [one] Backgammon: { $n } Punkt
       *[other] Backgammon: { $n } Punkte
    }

## Das Ende eines Spiels und eines Matches
won-single =
    { $who ->
        [you] { $n ->
            [one] Du gewinnst { $n } Punkt
           *[other] Du gewinnst { $n } Punkte
        }
       *[other] { $n ->
            [one] { $name } gewinnt { $n } Punkt
           *[other] { $name } gewinnt { $n } Punkte
        }
    }
won-gammon =
    { $who ->
        [you] { $n ->
            [one] Gammon für dich: { $n } Punkt
           *[other] Gammon für dich: { $n } Punkte
        }
       *[other] { $n ->
            [one] Gammon für { $name }: { $n } Punkt
           *[other] Gammon für { $name }: { $n } Punkte
        }
    }
won-backgammon =
    { $who ->
        [you] { $n ->
            [one] Backgammon für dich: { $n } Punkt
           *[other] Backgammon für dich: { $n } Punkte
        }
       *[other] { $n ->
            [one] Backgammon für { $name }: { $n } Punkt
           *[other] Backgammon für { $name }: { $n } Punkte
        }
    }
won-match =
    { $who ->
        [you] Du gewinnst das Match, { $score }
       *[other] { $name } gewinnt das Match, { $score }
    }
won-how =
    { $end ->
        [award] Zugesprochen.
        [drop] Es wurde gepasst.
        [resign] Durch Aufgabe.
       *[other] Alle Steine abgetragen.
    }
score-now = Es steht { $score }

## Das Brett für die Ohren
board-label = Backgammonbrett
board-picture = Ein Backgammonbrett
place-point = Punkt { $point }
place-bar = Bar
place-off = Abgetragen
place-empty = leer
place-none =
    { $whose ->
        [yours] keiner von dir
        [theirs] kein gegnerischer
        [white] kein weißer
       *[black] kein schwarzer
    }
place-held =
    { $whose ->
        [yours] { $n } von dir
        [theirs] { $n } gegnerisch
        [white] { $n } weiß
       *[black] { $n } schwarz
    }
place-chosen = gewählt
place-target =
    { $dice ->
        [one] { $hit ->
            [yes] erreichbar, schlägt
           *[no] erreichbar
        }
       *[more] { $hit ->
            [yes] mit mehreren Würfeln erreichbar, schlägt
           *[no] mit mehreren Würfeln erreichbar
        }
    }
place-can-move = kann { $steps }
place-step =
    { $to ->
        [0] mit { $die } abtragen
       *[other] { $hit ->
            [yes] mit { $die } auf Punkt { $to } schlagen
           *[no] mit { $die } auf Punkt { $to } ziehen
        }
    }
dice-done = Fertig: Würfel aufnehmen
dice-swap = Würfel tauschen
said-step =
    { $to ->
        [0] { $from } abgetragen
       *[other] { $from ->
            [25] Bar nach { $to }
           *[other] { $from } nach { $to }
        }
    }
said-hit = { $step } mit Schlag
said-left = Noch zu ziehen: { $dice }.
said-complete = Alle Würfel gespielt.
said-undone = Zurückgenommen.
said-swapped = Die { $die } kommt zuerst.
said-you-are-hit =
    { $n ->
        [one] Dein Stein auf { $points } ist geschlagen.
       *[other] Deine Steine auf { $points } sind geschlagen.
    }
read-dice = Würfel { $dice }.
read-cube =
    { $owner ->
        [you] Der Doppler gehört dir und steht auf { $value }.
        [other] Der Doppler gehört { $name } und steht auf { $value }.
       *[none] Der Doppler liegt in der Mitte und steht auf { $value }.
    }
read-score = { $name }: { $score }
read-pips =
    { $name }: { $pips ->
        [one] { $pips } Pip
       *[other] { $pips } Pips
     }
read-on =
    { $point ->
        [0] { $n } abgetragen
        [25] { $n } auf der Bar
       *[other] { $n } auf { $point }
    }
read-side = { $name }: { $list }.

## Die Stellung als Liste, getippte Züge und Befehle, Hilfe
list = Stellung als Liste
list-board = Stellung als Brett
list-plays = Mögliche Schritte
list-none = Jetzt ist nichts zu ziehen
list-choose = Zwei Wege, einer schlägt unterwegs
type-label = Zug oder Befehl eintippen
type-hint = 8/5 6/5, würfeln, zurück …
type-send = Los
aids = Für Tastatur und Screenreader
aid-read = Brett vorlesen
aid-score = Spielstand und Pips
aid-last = Letzter Zug
aid-undo-all = Alles zurücknehmen
help = Tasten und Befehle
help-close = Schließen
help-keys = Tasten
help-commands = Getippt
help-note = Tasten bewirken nichts, solange du in ein Feld tippst. Mit einem Screenreader ist alles auch eine Schaltfläche.
help-arrows = von Punkt zu Punkt
help-ends-keys = Pos1 Ende
help-ends = Anfang und Ende des Wegs
help-press = den Punkt berühren: den Stein wählen, dann wohin er zieht
help-digits = mit diesem Würfel von diesem Punkt ziehen
help-go = Würfeln, Fertig, nächstes Spiel
help-space-keys = Leertaste
help-space = dasselbe; sind noch Würfel übrig: sie tauschen
help-roll = Würfeln, Fertig
help-undo-keys = U Rücktaste Strg+Z
help-undo = den letzten Schritt zurücknehmen
help-undo-all-keys = Umschalt+U Strg+Umschalt+Z
help-undo-all = alles zurücknehmen
help-answer = zu Doppeln, Annehmen, Passen; noch einmal: drücken
help-last = der letzte Zug
help-score = Spielstand und Pips
help-read = das Brett vorlesen
help-list = Brett oder Liste
help-hint = ein Tipp, gegen das Programm
help-flip = Brett drehen
help-type = einen Zug eintippen
help-look = außerhalb des Bretts: in den Zügen zurückblättern
help-cancel = loslassen
help-plays = ein Zug, ganz oder zum Teil
command-roll = würfeln, würfel, wuerfeln, wurf, roll
command-done = fertig, done, ok
command-double = doppeln, doppel, verdoppeln, redoppeln, double, redouble
command-take = annehmen, take
command-drop = passen, passe, drop, pass
command-beaver = beaver
command-raccoon = raccoon
command-resign = aufgeben, gib auf, resign
command-single = einfach, single, 1
command-gammon = gammon, 2
command-backgammon = backgammon, 3
command-accept = einverstanden, akzeptieren, accept
command-play-on = weiterspielen, ablehnen, play on, refuse
command-undo = zurück, zurueck, undo
command-undo-all = alles zurück, alles zurueck, undo all
command-next = weiter, nächstes, nächstes spiel, next
command-swap = tauschen, tausch, swap
command-flip = drehen, flip
command-last = letzter, letzter zug, last
command-score = stand, spielstand, pips, score
command-read = brett, vorlesen, board, read
command-list = liste, list
command-help = hilfe, help
command-hint = tipp, tip, hint
error-command-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl; „hilfe“ nennt sie

## Um das Brett herum
moves = Züge
moves-none = Noch keine Züge
board = Brett
more = Mehr
replay = Letzten Zug noch einmal zeigen
flip = Brett drehen
settings = Einstellungen
language = Sprache
theme = Farben
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
set-board = Brett
set-play = Spielen
set-alone = Geschieht von selbst
set-sounds = Ton und Hinweise
set-home = Abtragen
set-home-right = Rechts
set-home-left = Links
set-side = Dein Heimfeld
set-side-near = Unten
set-side-far = Oben
set-clockwise = Deine Steine laufen im Uhrzeigersinn.
set-counter = Deine Steine laufen gegen den Uhrzeigersinn.
set-swap = Farben der Steine tauschen
set-numbering = Nummern an den Punkten
set-numbering-own = Wie ich zähle
set-numbering-both = Eine für beide
set-numbering-off = Keine
set-numbering-explain = Eine für beide: Weiß läuft von 1 nach 24, Schwarz von 24 nach 1.
set-pips = Pips zeigen
set-higher = Höherer Würfel links
set-speed = Animation
set-speed-slow = Langsam
set-speed-normal = Normal
set-speed-fast = Schnell
set-speed-off = Aus
set-speed-still = Dein Gerät wünscht wenig Bewegung, darum bewegt sich nichts.
set-confirm-double = Vor dem Doppeln nachfragen
set-tutor = Tutor
set-tutor-off = Aus
set-tutor-explain = Gegen das Programm: warnt vor einem Zug oder einer Doppleraktion, die mehr kostet als das, in Vielfachen des Dopplers.
set-chances = Gewinnchancen in einer Leiste, gegen das Programm
set-roll = Von selbst würfeln
set-roll-never = Nie
set-roll-dead = Ohne Doppler
set-roll-always = Immer
set-roll-explain = Ohne Doppler: wenn du ohnehin nicht doppeln kannst.
set-forced = Erzwungene Züge ausführen
set-passes = Nach einer Sekunde weiter, wenn kein Zug möglich ist
set-bear-off = Abtragen, wenn jeder Würfel einen Stein vom Brett nimmt und kein Kontakt mehr besteht
set-done = Würfel aufnehmen, wenn alle gespielt sind
set-accept = Aufgabe annehmen, die alles bietet, was zu gewinnen ist
set-sound = Ton
volume-dice = Würfel
volume-checkers = Steine
volume-cube = Doppler
volume-signals = Dein Zug, Spielende
set-vibrate = Vibrieren
set-notify = Melden, wenn ich am Zug bin und gerade woanders hinschaue
set-notify-denied = Dieser Browser hat Triktrak Mitteilungen verboten.
set-awake = Bildschirm anlassen, wenn ich am Zug bin
tap = Einen Stein berühren
tap-auto = Automatisch
tap-move = Zieht ihn
tap-choose = Wählt ihn
tap-explain = Automatisch: Die Maus zieht sofort, ein Finger wählt zuerst.
keys = Tasten
keys-explain = Enter oder Leertaste: Würfeln, Fertig · Rücktaste: Zurück · X: Brett drehen · L: letzter Zug · ← →: zurückblättern · D, T, P: zu Doppeln, Annehmen, Passen
takeback-title = Das zurücknehmen?
takeback-explain = Du hast dieses Spiel gewonnen. Es geht ab deiner letzten Entscheidung weiter, mit denselben Würfen.
double-sure = Auf { $n } doppeln?
review-start = Rückblick: vor dem ersten Zug
review-at = Rückblick: Zug { $n } von { $of }
review-earlier = Ein Zug zurück
review-later = Ein Zug vor
review-return = Zum Spiel
reconnecting = Verbindung weg, neuer Versuch. Es geht nichts verloren.
connecting = Das Brett wird aufgebaut…

## Die Startseite
home-title = Sofort spielen
home-welcome = Backgammon für Liebhaber
home-opponent = Gegner
home-bot = Das Programm
home-local = Zu zweit
home-level = Spielstärke
level-beginner = Anfänger
level-beginner-about = Verschätzt sich oft. Gut für die ersten Spiele.
level-casual = Hobbyspieler
level-casual-about = Vermeidet die gröbsten Fehler und macht viele kleine.
level-intermediate = Fortgeschritten
level-intermediate-about = Kennt das Spiel und verschätzt sich ab und zu. Bestraft lockeres Spiel.
level-expert = Experte
level-expert-about = Verschätzt sich selten und nie grob. Wer hier gewinnt, spielt stark.
level-world-class = Weltklasse
level-world-class-about = Spielt so stark, wie es kann, und schaut zwei Würfe voraus.
home-length = Länge des Matches
home-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
home-money = Geldspiel
home-start = Spielen
home-options = Optionen
option-name-white = Name von Weiß
option-name-black = Name von Schwarz
option-crawford = Crawford-Regel
option-jacoby = Jacoby-Regel
option-beavers = Beaver
option-raccoons = Raccoons
option-holland = Holland-Regel
option-auto-doubles = Automatische Verdopplungen
option-auto-doubles-n = { $n ->
        [0] keine
       *[other] höchstens { $n }
    }
option-variant = Startstellung
variant-standard = Standard
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon (3 Steine)
variant-longgammon = Longgammon
home-no-table = Das Programm spielt Hypergammon, sobald dessen Tabelle dort gebaut ist, wo der Server läuft: triktrak hypergammon build
resume-title = Laufende Matches
resume = Weiter
resume-against = Gegen { $name }
resume-level = Gegen { $name } ({ $level })
recent-title = Beendete Matches
recent-won = Gewonnen
recent-lost = Verloren
recent-winner = { $name } gewann

## Ein Freund in einem anderen Browser
home-friend = Ein Freund
home-invite = Freund einladen
your-name = Dein Name
invite-title = Warten auf dein Gegenüber
invite-explain = Schick diesen Link. Sobald dein Gegenüber Platz nimmt, öffnet sich hier von selbst das Brett.
invite-link = Link zum Verschicken
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-share-text = Spielen wir eine Runde Backgammon?
invite-qr = QR-Code des Links
invite-until = Der Link gilt einmal, bis { $date }.
invite-expired = Der Link ist abgelaufen.
invite-here = Dieser Link gilt nur auf diesem Computer. Für andere Geräte im Haus starte Triktrak mit „--lan“.
invite-certificate = Warnt das Gerät deines Gegenübers vor dem Zertifikat? Öffne dort zuerst { $url }.
invite-lost = Der Link stand in einem anderen Fenster. Du kannst einen neuen erstellen; der alte gilt dann nicht mehr.
invite-renew = Neuer Link
invite-withdraw = Einladung zurückziehen
invite-waiting = Wartet auf dein Gegenüber
invite-open = Zum Link
join-title = { $name } lädt dich zu einer Partie ein
join-title-nameless = Du bist zu einer Partie eingeladen
join-rules = Was ihr spielt
join-sit = Platz nehmen
join-match = Zum Match
rule-no-crawford = Ohne Crawford-Regel
rule-auto-doubles = Automatische Verdopplungen: höchstens { $n }
connected-again = Die Verbindung ist wieder da. Es ging nichts verloren.
opponent-away = { $name } hat keine Verbindung mehr oder hat die Seite geschlossen. Das Match wartet.
opponent-back = { $name } ist wieder da.
opponent-reconnecting = verbindet neu …
certificate-title = Diesem Computer vertrauen
certificate-why = Triktrak läuft auf einem Computer im Haus und hat dort ein Zertifikat erstellt, das dein Gerät noch nicht kennt. Es kann nur für Adressen im Haus bürgen, nie für eine Seite im Internet.
certificate-get = Zertifikat herunterladen
certificate-ios = iPhone und iPad: Öffne die Datei, installiere das Profil unter Einstellungen › Allgemein › VPN und Geräteverwaltung und schalte danach ganz unten in Allgemein › Info das Vertrauen für „Triktrak at home“ ein.
certificate-android = Android: Einstellungen › Sicherheit › Verschlüsselung und Anmeldedaten › Zertifikat installieren › CA-Zertifikat, und wähle die Datei.
certificate-compare = Vergleiche zuerst: Die SHA-256, die dein Gerät zeigt, muss die sein, die Triktrak beim Start ausgegeben hat.

## Was schiefgehen kann
problem-title = Das ging nicht
problem-unknown = Der Server hat das abgelehnt ({ $code }).
problem-again = Noch einmal versuchen
problem-unreachable = Der Server ist nicht erreichbar. Läuft Triktrak noch?
problem-no-page = Unter { $path } gibt es keine Seite.
problem-no-match = Unter dieser Adresse gibt es kein Match, oder es gehört jemand anderem.
problem-language = Die Sprache „{ $value }“ gibt es nicht; diese Seite ist auf Deutsch.
share-position = Diese Stellung teilen
