# GNU Backgammon beside us
cli-help-engine = Ask another program, if it is installed: gnubg, or gnubg:0-ply to gnubg:4-ply (gnubg is gnubg:2-ply)
term-against-program = You against { $program }.
error-external-answer = { $program } gave an answer that makes no sense here: “{ $text }”
error-external-died = { $program } has ended
error-external-missing = { $program } is not installed (on Debian: apt install gnubg); TRIKTRAK_GNUBG can say where it is
error-external-silent = { $program } has not answered for { $seconds } seconds
error-external-start = { $program } cannot be started: { $reason }
error-external-variant = { $program } is only asked about games with 15 checkers a side
