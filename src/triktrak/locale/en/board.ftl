## The board and the pages in the browser. The keys are typed from this file (web/tools/messages.mjs).

## Words used in several places
score = { $own }–{ $theirs }
you = You
side-white = White
side-black = Black
level =
    { $level ->
        [2] a gammon
        [3] a backgammon
       *[other] a single game
    }
match-to =
    { $n ->
        [one] { $n }-point match
       *[other] { $n }-point match
    }
money-game = Money game
game-number = game { $n }
away = { $n }-away
pips =
    { $n ->
        [one] { $n } pip
       *[other] { $n } pips
    }
pips-lead = { $pips } ({ $lead })
to-move = to move

## Buttons of a turn
roll = Roll
double = Double
redouble = Redouble
take = Take
drop = Drop
beaver = Beaver
raccoon = Raccoon
undo = Undo
done = Done
resign = Resign
accept = Accept
play-on = Play on
next-game = Next game
rematch = Rematch
takeback = Take back
hint = Hint
new-match = New match
scorebook = Scorebook
home-scorebook = Keep the score at a real board, or of any other game
learn = Learn
home-learn = Short lessons at the board; they work without a network too
home-referee = Is that allowed? Ask by position and roll
referee = The referee
glossary = Glossary
starter-kit = Starter kit
to-read = To read
to-start = Start page
cancel = Cancel

## What stands
your-turn = Your move
their-turn = { $name } to move
waiting-answer = { $name } decides on the cube
waiting-resign = { $name } decides on your offer
crawford = Crawford game: no cube
crawford-short = Crawford
post-crawford = After Crawford
choose-hit = Hit on the way, or not?

## What happened, in the feed and aloud
line-roll =
    { $who ->
        [you] You roll { $dice }.
       *[other] { $name } rolls { $dice }.
    }
line-play =
    { $who ->
        [you] You roll { $dice } and play { $play }.
       *[other] { $name } rolls { $dice } and plays { $play }.
    }
line-dance =
    { $who ->
        [you] You roll { $dice }: no legal play.
       *[other] { $name } rolls { $dice }: no legal play.
    }
line-double =
    { $who ->
        [you] You offer the cube at { $value }.
       *[other] { $name } offers the cube at { $value }.
    }
line-take =
    { $who ->
        [you] You take. The cube is on { $value }.
       *[other] { $name } takes. The cube is on { $value }.
    }
line-drop =
    { $who ->
        [you] You drop.
       *[other] { $name } drops.
    }
line-beaver =
    { $who ->
        [you] You beaver. The cube is on { $value }.
       *[other] { $name } beavers. The cube is on { $value }.
    }
line-raccoon =
    { $who ->
        [you] You raccoon. The cube is on { $value }.
       *[other] { $name } raccoons. The cube is on { $value }.
    }
line-resign =
    { $who ->
        [you] You offer to lose { $level }.
       *[other] { $name } offers to lose { $level }.
    }
line-accept =
    { $who ->
        [you] You accept.
       *[other] { $name } accepts.
    }
line-refuse =
    { $who ->
        [you] You play on.
       *[other] { $name } plays on.
    }
line-back = { $name } takes back the last decision.
taken-back = Taken back.

## For a moment on the board
note-no-play = { $dice }: no legal play
note-forced = Forced
note-tie = Tie, roll again

## Cube and resignation, with the stake in words
they-double = { $name } doubles
they-redouble = { $name } redoubles
they-beaver = { $name } beavers
they-raccoon = { $name } raccoons
decision-lead =
    { $state ->
        [ahead] You lead { $score }: { $own }-away against { $theirs }-away.
        [behind] You trail { $score }: { $own }-away against { $theirs }-away.
       *[level] Level at { $score }: { $own }-away against { $theirs }-away.
    }
decision-for = { $name } decides.
decision-money = Money game. The cube stands at { $value }.
take-stake =
    { $who ->
        [you] Play for { $n }. The cube is yours.
       *[other] Play for { $n }. { $name } owns the cube.
    }
take-beaver-stake = Play for { $n }. { $name } keeps the cube.
beaver-stake =
    { $who ->
        [you] Play for { $n } and keep the cube.
       *[other] Play for { $n }; { $name } keeps the cube.
    }
raccoon-stake = Play for { $n }. { $name } keeps the cube.
loss =
    { $who ->
        [you] You win { $n ->
            [one] { $n } point
           *[other] { $n } points
        }. Score { $score }.
       *[other] { $name } wins { $n ->
            [one] { $n } point
           *[other] { $n } points
        }. Score { $score }.
    }
loss-match =
    { $who ->
        [you] You win the match.
       *[other] { $name } wins the match.
    }
offers-resign =
    { $n ->
        [one] { $name } resigns, offering { $n } point
       *[other] { $name } resigns, offering { $n } points
    }
offers-level = { $name } offers { $level }.
play-on-stake = The game goes on.
resign-title = Resign this game?
resign-explain = The other side may accept or play on.
resign-single =
    { $n ->
        [one] Single: { $n } point
       *[other] Single: { $n } points
    }
resign-gammon =
    { $n ->
        [one] Gammon: { $n } point
       *[other] Gammon: { $n } points
    }
resign-backgammon =
    { $n ->
        [one] Backgammon: { $n } point
       *[other] Backgammon: { $n } points
    }

## The end of a game and of a match
won-single =
    { $who ->
        [you] { $n ->
            [one] You win { $n } point
           *[other] You win { $n } points
        }
       *[other] { $n ->
            [one] { $name } wins { $n } point
           *[other] { $name } wins { $n } points
        }
    }
won-gammon =
    { $who ->
        [you] { $n ->
            [one] Gammon for you: { $n } point
           *[other] Gammon for you: { $n } points
        }
       *[other] { $n ->
            [one] Gammon for { $name }: { $n } point
           *[other] Gammon for { $name }: { $n } points
        }
    }
won-backgammon =
    { $who ->
        [you] { $n ->
            [one] Backgammon for you: { $n } point
           *[other] Backgammon for you: { $n } points
        }
       *[other] { $n ->
            [one] Backgammon for { $name }: { $n } point
           *[other] Backgammon for { $name }: { $n } points
        }
    }
won-match =
    { $who ->
        [you] You win the match, { $score }
       *[other] { $name } wins the match, { $score }
    }
won-how =
    { $end ->
        [award] Awarded.
        [drop] The double was dropped.
        [resign] By resignation.
       *[other] All checkers off.
    }
score-now = Score { $score }

## The board for ears
board-label = Backgammon board
board-picture = A backgammon board
place-point = { $point } point
place-bar = Bar
place-off = Borne off
place-empty = empty
place-none =
    { $whose ->
        [yours] none yours
        [theirs] none theirs
        [white] none white
       *[black] none black
    }
place-held =
    { $whose ->
        [yours] { $n } yours
        [theirs] { $n } theirs
        [white] { $n } white
       *[black] { $n } black
    }
place-chosen = chosen
place-target =
    { $dice ->
        [one] { $hit ->
            [yes] can be reached, hitting
           *[no] can be reached
        }
       *[more] { $hit ->
            [yes] can be reached with more than one die, hitting
           *[no] can be reached with more than one die
        }
    }
place-can-move = can move { $steps }
place-step =
    { $to ->
        [0] { $die } off
       *[other] { $hit ->
            [yes] { $die } to { $to } point hitting
           *[no] { $die } to { $to } point
        }
    }
dice-done = Done: pick up the dice
dice-swap = Exchange the dice
said-step =
    { $to ->
        [0] { $from } off
       *[other] { $from ->
            [25] bar to { $to }
           *[other] { $from } to { $to }
        }
    }
said-hit = { $step } hitting
said-left = Left: { $dice }.
said-complete = All dice played.
said-undone = Taken back.
said-swapped = The { $die } comes first.
said-you-are-hit =
    { $n ->
        [one] Your checker on { $points } is hit.
       *[other] Your checkers on { $points } are hit.
    }
read-dice = Dice { $dice }.
read-cube =
    { $owner ->
        [you] Your cube at { $value }.
        [other] { $name } owns the cube at { $value }.
       *[none] The cube is in the middle at { $value }.
    }
read-score = { $name }: { $score }
read-pips =
    { $name }: { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
     }
read-on =
    { $point ->
        [0] { $n } borne off
        [25] { $n } on the bar
       *[other] { $n } on { $point }
    }
read-side = { $name }: { $list }.

## The position as a list, typed plays and commands, help
list = Position as a list
list-board = Position as a board
list-plays = Possible steps
list-none = Nothing to move now
list-choose = Two ways, one of which hits on the way
type-label = Type a play or a command
type-hint = 8/5 6/5, roll, undo …
type-send = Do it
aids = For keyboard and screen reader
aid-read = Read the board
aid-score = Score and pips
aid-last = Last play
aid-undo-all = Undo everything
help = Keys and commands
help-close = Close
help-keys = Keys
help-commands = Typed
help-note = Keys do nothing while you type in a field. With a screen reader everything is a button too.
help-arrows = from point to point
help-ends-keys = Home End
help-ends = the beginning and the end of the way
help-press = touch the point: choose the checker, then where it goes
help-digits = move from this point by that die
help-go = Roll, Done, next game
help-space-keys = Space
help-space = the same; with dice still to play: exchange them
help-roll = Roll, Done
help-undo-keys = U Backspace Ctrl+Z
help-undo = take back the last step
help-undo-all-keys = Shift+U Ctrl+Shift+Z
help-undo-all = take everything back
help-answer = to Double, Take, Drop; once more presses it
help-last = the last play
help-score = score and pips
help-read = read the board
help-list = board or list
help-hint = a hint, against the program
help-flip = turn the board round
help-type = type a play
help-look = outside the board: look back over the moves
help-cancel = let go
help-plays = a play, whole or in part
command-roll = roll, throw
command-done = done, ok
command-double = double, redouble
command-take = take
command-drop = drop, pass
command-beaver = beaver
command-raccoon = raccoon
command-resign = resign, give up
command-single = single, 1
command-gammon = gammon, 2
command-backgammon = backgammon, 3
command-accept = accept
command-play-on = play on, refuse
command-undo = undo, back
command-undo-all = undo all
command-next = next, next game
command-swap = swap
command-flip = flip, turn
command-last = last
command-score = score, pips
command-read = board, read
command-list = list
command-help = help
command-hint = hint
error-command-unknown = “{ $text }” is neither a play nor a command; “help” lists them

## Around the board
moves = Moves
moves-none = No moves yet
board = Board
more = More
replay = Show the last play again
flip = Turn the board round
settings = Settings
language = Language
theme = Colours
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
set-board = Board
set-play = Playing
set-alone = Done for you
set-sounds = Sound and signs
set-home = Bearing off
set-home-right = On the right
set-home-left = On the left
set-side = Your home board
set-side-near = Below
set-side-far = Above
set-clockwise = Your checkers run clockwise.
set-counter = Your checkers run anticlockwise.
set-swap = Swap the colours of the checkers
set-numbering = Numbers at the points
set-numbering-own = As I count
set-numbering-both = One for both
set-numbering-off = None
set-numbering-explain = One for both: White runs from 1 to 24, Black from 24 to 1.
set-pips = Show the pips
set-higher = Higher die on the left
set-speed = Animation
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-off = Off
set-speed-still = Your device asks for little motion, so nothing moves.
set-confirm-double = Ask again before doubling
set-tutor = Tutor
set-tutor-off = Off
set-tutor-explain = Against the program: warns before a play or cube action that costs more than this, in multiples of the cube.
set-chances = Show the chances to win, against the program
set-roll = Roll unasked
set-roll-never = Never
set-roll-dead = Without a cube
set-roll-always = Always
set-roll-explain = Without a cube: whenever you could not double anyway.
set-forced = Make forced plays
set-passes = Pass after a second when there is no play
set-bear-off = Bear off when all dice take a checker off and no contact is left
set-done = Pick up the dice when all are played
set-accept = Accept a resignation that offers all you could win
set-sound = Sound
volume-dice = Dice
volume-checkers = Checkers
volume-cube = Cube
volume-signals = Your move, end of a game
set-vibrate = Vibrate
set-notify = Tell me when it is my move and I am elsewhere
set-notify-denied = This browser has forbidden Triktrak to send notifications.
set-awake = Keep the screen on while it is my move
tap = Touching a checker
tap-auto = Automatic
tap-move = Moves it
tap-choose = Chooses it
tap-explain = Automatic: the mouse moves at once, a finger chooses first.
keys = Keys
keys-explain = Enter or space: Roll, Done · Backspace: Undo · X: turn the board · L: last play · ← →: look back · D, T, P: to Double, Take, Drop
takeback-title = Take this back?
takeback-explain = You have won this game. The game goes on from your last decision, with the same dice.
double-sure = Double to { $n }?
review-start = Looking back: before the first move
review-at = Looking back: move { $n } of { $of }
review-earlier = One move back
review-later = One move on
review-return = Back to the game
reconnecting = Connection lost, trying again. Nothing is lost.
connecting = Setting out the board…

## The start page
home-title = Play now
home-welcome = Backgammon for people who care
home-opponent = Opponent
home-bot = The program
home-local = Two at one screen
home-level = Strength
level-beginner = Beginner
level-beginner-about = Often misjudges a choice. Good for your first games.
level-casual = Casual
level-casual-about = Avoids the worst mistakes and makes many small ones.
level-intermediate = Intermediate
level-intermediate-about = Knows the game and misjudges now and then. Punishes loose play.
level-expert = Expert
level-expert-about = Seldom errs, and never by much. Beating it takes strong play.
level-world-class = World class
level-world-class-about = Plays as well as it can, looking two rolls ahead.
home-length = Match length
home-points =
    { $n ->
        [one] point
       *[other] points
    }
home-money = money
home-start = Play
home-options = Options
option-name-white = White’s name
option-name-black = Black’s name
option-crawford = Crawford rule
option-jacoby = Jacoby rule
option-beavers = Beavers
option-raccoons = Raccoons
option-holland = Holland rule
option-auto-doubles = Automatic doubles
option-auto-doubles-n = { $n ->
        [0] none
       *[other] at most { $n }
    }
option-variant = Starting position
variant-standard = Standard
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon (3 checkers)
variant-longgammon = Longgammon
home-no-table = The program plays Hypergammon once its table has been built where the server runs: triktrak hypergammon build
resume-title = Unfinished matches
resume = Resume
resume-against = Against { $name }
resume-level = Against { $name } ({ $level })
recent-title = Finished matches
recent-won = Won
recent-lost = Lost
recent-winner = { $name } won

## A friend in another browser
home-friend = A friend
home-invite = Invite a friend
your-name = Your name
invite-title = Waiting for your friend
invite-explain = Send this link. As soon as your friend sits down, the board opens here by itself.
invite-link = Link to send
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-share-text = Shall we play backgammon?
invite-qr = QR code of the link
invite-until = The link works once, until { $date }.
invite-expired = The link has expired.
invite-here = This link works on this computer only. Start Triktrak with “--lan” for other devices in the house.
invite-certificate = Does your friend’s device warn about the certificate? Open { $url } on it first.
invite-lost = The link was shown in another window. You can make a new one; the old one then stops working.
invite-renew = New link
invite-withdraw = Withdraw the invitation
invite-waiting = Waiting for your friend
invite-open = To the link
join-title = { $name } invites you to a game
join-title-nameless = You are invited to a game
join-rules = What you play
join-sit = Sit down
join-match = To the match
rule-no-crawford = Without the Crawford rule
rule-auto-doubles = Automatic doubles: at most { $n }
connected-again = The connection is back. Nothing was lost.
opponent-away = { $name } has lost the connection or closed the page. The match waits.
opponent-back = { $name } is back.
opponent-reconnecting = reconnecting…
certificate-title = Trust this computer
certificate-why = Triktrak runs on a computer in the house and has made a certificate there that your device does not know yet. It can vouch for addresses in the house only, never for a site on the internet.
certificate-get = Download the certificate
certificate-ios = iPhone and iPad: open the file, install the profile in Settings › General › VPN & Device Management, then switch on full trust for “Triktrak at home” at the bottom of General › About.
certificate-android = Android: Settings › Security › Encryption & credentials › Install a certificate › CA certificate, and choose the file.
certificate-compare = Compare first: the SHA-256 that your device shows is the one Triktrak printed when it started.

## What can go wrong
problem-title = That did not work
problem-unknown = The server refused this ({ $code }).
problem-again = Try again
problem-unreachable = The server cannot be reached. Is Triktrak still running?
problem-no-page = There is no page at { $path }.
problem-no-match = There is no match at this address, or it is somebody else’s.
problem-language = There is no language “{ $value }”; this page is in English.
share-position = Share this position
