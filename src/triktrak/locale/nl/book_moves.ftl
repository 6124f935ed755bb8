### Spellen die met hun worpen en zetten genoteerd zijn: wat de pagina’s zeggen.

## Aan en uit
moves-on = Dobbelstenen en zetten
moves-next = Vanaf het volgende spel: de cube is al gedraaid
moves-off = Zonder dobbelstenen en zetten
moves-off-sure = De zetten van dit spel laten vervallen?
moves-off-explain = De stand en de cube blijven zoals ze zijn. De worpen en zetten van dit spel tot nu toe vervallen.
moves-free = Vrij zetten, zoals aan een echt bord
moves-free-only = Voor de geldige zetten is de server nodig: zonder server zet je vrij
moves-thrown = Het programma gooit
moves-board = Bord van { $names }

## Een beurt
moves-your-die = { $name }, jouw dobbelsteen
moves-your-dice = { $name } gooit
moves-die = { $n }
moves-throw = Gooien
moves-cocked = Scheef
moves-cocked-long = Scheve dobbelstenen: de worp telt niet
moves-no-play = Geen zet
moves-again = Overspelen
moves-again-explain = Wie gooit, laat de laatste zet staan.
moves-asking = De geldige zetten worden opgezocht …
moves-many = Er kunnen niet meer dan vier stenen worden verzet
moves-how = { $name } heeft de laatste steen uitgespeeld. Hoe is het spel gewonnen?

## Hardop
moves-said-opening = { $white } gooit { $a }, { $black } gooit { $b }. { $name } begint.
moves-said-tie = Allebei { $a }. Nog een keer.
moves-said-roll = { $name } gooit { $dice }.
moves-said-cocked = Scheve dobbelstenen. Gooi opnieuw.
moves-said-play = { $name } speelt { $play }.
moves-said-dance = { $name } heeft niet gezet.
moves-said-again = { $name } moet { $dice } overspelen.

## Genoteerde spellen
moves-written = met zetten
moves-file = Matchbestand met de zetten (.mat)
