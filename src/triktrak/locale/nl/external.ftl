# GNU Backgammon naast ons
cli-help-engine = Vraag het een ander programma, als dat geïnstalleerd is: gnubg, of gnubg:0-ply tot gnubg:4-ply (gnubg is gnubg:2-ply)
term-against-program = Jij tegen { $program }.
error-external-answer = { $program } gaf een antwoord waar hier niets mee te beginnen is: “{ $text }”
error-external-died = { $program } is gestopt
error-external-missing = { $program } is niet geïnstalleerd (op Debian: apt install gnubg); TRIKTRAK_GNUBG kan zeggen waar het staat
error-external-silent = { $program } heeft { $seconds } seconden niets laten horen
error-external-start = { $program } kan niet worden gestart: { $reason }
error-external-variant = { $program } wordt alleen iets gevraagd over partijen met 15 schijven per kant
