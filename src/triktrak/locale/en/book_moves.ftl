### Games written down with their dice and moves: what the pages say.

## Switching it on and off
moves-on = Dice and moves
moves-next = From the next game on: the cube has been turned
moves-off = Without dice and moves
moves-off-sure = Discard the moves of this game?
moves-off-explain = The score and the cube stay as they are. The dice and moves of this game so far are discarded.
moves-free = Move freely, as at a real board
moves-free-only = Legal plays need the server: without it checkers move freely
moves-thrown = The program throws the dice
moves-board = Board of { $names }

## A turn
moves-your-die = { $name }, your die
moves-your-dice = { $name } rolls
moves-die = { $n }
moves-throw = Throw
moves-cocked = Cocked
moves-cocked-long = Cocked dice: they do not count
moves-no-play = No play
moves-again = Play it again
moves-again-explain = Rolling lets the last play stand.
moves-asking = Looking up the legal plays …
moves-many = No more than four checkers can be moved
moves-how = { $name } has borne off the last checker. How was the game won?

## Aloud
moves-said-opening = { $white } rolls { $a }, { $black } rolls { $b }. { $name } begins.
moves-said-tie = Both roll { $a }. Once more.
moves-said-roll = { $name } rolls { $dice }.
moves-said-cocked = Cocked dice. Roll again.
moves-said-play = { $name } plays { $play }.
moves-said-dance = { $name } has not moved.
moves-said-again = { $name } has to play { $dice } again.

## Written games
moves-written = with moves
moves-file = Match file with the moves (.mat)
