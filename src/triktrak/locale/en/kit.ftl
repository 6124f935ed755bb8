## The starter kit: one sheet, both sides. What stands in brackets is set in bold.

kit-title = Backgammon on one sheet
kit-lead = Set-up, rules, cube, score and the best openings: all you need for a first evening at the board.
kit-board-alt = A backgammon board in the starting position, its points numbered from 1 to 24 as the light side counts them.
kit-board-home = your home board
kit-board-outer = your outer board
kit-board-their-home = their home board
kit-board-their-outer = their outer board

kit-setup = Setting up
kit-setup-1 = You sit below and play [Light]; the numbers are yours. Your opponent sits opposite and counts from 1 in his own home board.
kit-setup-2 = [Light:] { $own }. [Dark] stands opposite, on { $theirs } by your numbers.
kit-setup-3 = You run from 24 to 1, along the arrow, and bear off on the right. Dark runs the other way.
kit-setup-4 = Each side has 15 checkers, two dice and a cup. The cube lies in the middle with 64 on top, which means 1.
kit-setup-5 = The board may be set up the other way round as well, with the home boards on the left.

kit-aim = The aim
kit-aim-1 = Bring all your checkers into your home board (points 1 to 6) and bear them off. Whoever has all of them off first wins.

kit-start = Who begins
kit-start-1 = Each side rolls one die. The higher one begins and plays just those two numbers; on a tie both roll again.
kit-start-2 = So a game never starts with doubles, and nobody can double before the first roll.

kit-turn = Your turn, in this order
kit-turn-1 = [Resign?] You may offer to lose a single game, a gammon or a backgammon. If it is refused, play goes on.
kit-turn-2 = [Double?] Only now, before you roll, and only if the cube is in the middle or yours.
kit-turn-3 = [Roll] both dice together onto the right-hand half. If one is cocked, on a checker or off that half, roll both again.
kit-turn-4 = [Move.] You may try steps and take them back until you are content.
kit-turn-5 = [Pick up the dice.] That ends your turn; nothing can be changed afterwards.
kit-turn-6 = [An illegal play?] Until the next roll your opponent may let it stand, or have the misplaced checkers played again with the same dice.

kit-moving = Moving
kit-moving-1 = Each die is one step of one checker, always forward. One checker may take both steps if it can land in between.
kit-moving-2 = You may land where there is nobody, where you are, or where there is a single enemy checker. Two or more of them block the point.
kit-moving-3 = Any number of your checkers may stand on one point, never two colours.
kit-moving-4 = [Doubles] are played four times. You do not roll again afterwards.
kit-moving-5 = [Both dice must be played] if there is any way to do it. If only one can be, it is the larger, and if that cannot, the smaller. Of doubles as many as possible.
kit-moving-6 = The order is yours: “highest die first” is no rule.

kit-hitting = Hitting and entering
kit-hitting-1 = A checker alone on a point is a [blot]. Land on it, even on the way, and it goes to the bar.
kit-hitting-2 = [Bar first:] you enter in your opponent’s home board, with a 1 on your 24 point, with a 6 on 19. Until all of yours are in, nothing else moves.
kit-hitting-3 = If neither die enters, your turn is over.

kit-off = Bearing off
kit-off-1 = Only while all your checkers still in play are in your home board. This is looked at anew before every step.
kit-off-2 = [Exact number:] take a checker off its point, even if there are others further back.
kit-off-3 = [Number too high:] only from your rearmost point, and only if nobody stands further back. Otherwise play it inside.
kit-off-4 = You need not bear off if the number can be played otherwise.
kit-off-5 = If you are hit, you enter and come round again first. What is off stays off.
kit-off-example = With { $dice } both dice take one off: { $play }.
kit-off-alt = The right half of a board. Light has all fifteen checkers in the home board and has rolled { $dice }.

kit-score = What a game is worth
kit-score-single = Single
kit-score-single-says = The loser has borne off at least one checker.
kit-score-gammon = Gammon
kit-score-gammon-says = The loser has borne off none.
kit-score-backgammon = Backgammon
kit-score-backgammon-says = None off, and still one on the bar or in the winner’s home board.
kit-score-1 = Points = this number × the cube.

kit-cube = The cube
kit-cube-1 = It starts in the middle at 1. Before your roll you may offer to double the stake, if it is in the middle or yours.
kit-cube-2 = [Take:] you play on for twice the stake and own the cube. [Drop:] you lose the stake as it was.
kit-cube-3 = Rule of thumb: take if you win at least one game in four.
kit-cube-4 = [Money play:] by the Jacoby rule gammons and backgammons count only once the cube was turned. Beavers (to redouble at once and keep the cube) only by agreement.

kit-match = Playing a match
kit-match-1 = To an agreed number of points. What is won beyond it does not count.
kit-match-2 = [Crawford:] in the first game after a side has come within one point of winning, nobody may double. This happens once; afterwards the cube is back.
kit-match-3 = Whoever wins the match with a single game at the present cube may not double.

kit-manners = At the table
kit-manners-1 = Roll only when the other dice have been picked up. Move with one hand, so that everybody can follow.
kit-manners-2 = Say “double”, “take” and “drop” aloud, and note the score after every game.
kit-manners-3 = Whoever watches says nothing until the game is over.

kit-openings = Opening plays
kit-openings-roll = Roll
kit-openings-best = Best
kit-openings-others = Nearly as good (and what it loses)
kit-openings-how = Calculated by Triktrak { $version } with its own neural net, which has taught itself the game, two rolls ahead, for money play with the cube in the middle. Shown besides the best: what loses at most { $limit } points a game.

kit-words = Words at the board

kit-chances = Rolls of 36
kit-chances-hit = A blot … pips away, nobody in between, is hit by
kit-chances-enter = With … open points you enter with

kit-page-pdf = PDF, two pages A4
kit-foot = Made with Triktrak. This sheet may be copied and handed on.

error-kit-pdf = For the PDF another package is needed: pip install "triktrak[pdf]". The page /kit prints the same sheet
error-kit-fonts = The fonts of the sheet have not been built; “make web” builds them

cli-help-kit = Write the starter kit, two printable pages, as PDF
cli-help-kit-output = The file to write
cli-kit-written = { $path }: { $size } kB
