### Spiele, die mit Würfen und Zügen notiert sind: was die Seiten sagen.

## Ein- und ausschalten
moves-on = Würfel und Züge
moves-next = Ab dem nächsten Spiel: Der Doppler wurde schon gedreht
moves-off = Ohne Würfel und Züge
moves-off-sure = Die Züge dieses Spiels verwerfen?
moves-off-explain = Stand und Doppler bleiben, wie sie sind. Die bisherigen Würfe und Züge dieses Spiels fallen weg.
moves-free = Frei ziehen wie am echten Brett
moves-free-only = Die erlaubten Züge kennt nur der Server: Ohne ihn ziehst du frei
moves-thrown = Das Programm würfelt
moves-board = Brett von { $names }

## Ein Zug
moves-your-die = { $name }, dein Würfel
moves-your-dice = { $name } würfelt
moves-die = { $n }
moves-throw = Würfeln
moves-cocked = Schief
moves-cocked-long = Schiefe Würfel: Der Wurf zählt nicht
moves-no-play = Kein Zug
moves-again = Wiederholen
moves-again-explain = Wer würfelt, lässt den letzten Zug stehen.
moves-asking = Die erlaubten Züge werden gesucht …
moves-many = Mehr als vier Steine kann niemand ziehen
moves-how = { $name } hat den letzten Stein ausgewürfelt. Wie ist das Spiel gewonnen?

## Laut
moves-said-opening = { $white } würfelt { $a }, { $black } würfelt { $b }. { $name } beginnt.
moves-said-tie = Beide würfeln { $a }. Noch einmal.
moves-said-roll = { $name } würfelt { $dice }.
moves-said-cocked = Schiefe Würfel. Noch einmal werfen.
moves-said-play = { $name } spielt { $play }.
moves-said-dance = { $name } hat nicht gezogen.
moves-said-again = { $name } muss { $dice } wiederholen.

## Notierte Spiele
moves-written = mit Zügen
moves-file = Matchdatei mit den Zügen (.mat)
