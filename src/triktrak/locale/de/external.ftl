# GNU Backgammon neben uns
cli-help-engine = Ein anderes Programm fragen, wenn es installiert ist: gnubg oder gnubg:0-ply bis gnubg:4-ply (gnubg ist gnubg:2-ply)
term-against-program = Du gegen { $program }.
error-external-answer = { $program } gab eine Antwort, mit der hier nichts anzufangen ist: „{ $text }“
error-external-died = { $program } hat sich beendet
error-external-missing = { $program } ist nicht installiert (unter Debian: apt install gnubg); TRIKTRAK_GNUBG kann sagen, wo es liegt
error-external-silent = { $program } hat { $seconds } Sekunden lang nicht geantwortet
error-external-start = { $program } lässt sich nicht starten: { $reason }
error-external-variant = { $program } wird nur zu Spielen mit 15 Steinen je Seite gefragt
