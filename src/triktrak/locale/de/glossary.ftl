## Glossar
glossary-title = Glossar
glossary-lead = Was Spieler, Vereine und Verbände sagen, und was es bedeutet. Auf den Brettern sitzt du unten und spielst Hell.
glossary-search = Im Glossar suchen
glossary-find = Suchen
glossary-count =
    { $n ->
        [one] { $n } Begriff
       *[other] { $n } Begriffe
    }
glossary-none = Nichts heißt hier „{ $text }“.
glossary-all = Alle Begriffe zeigen
glossary-see = Siehe auch
glossary-board = Brett. { $own }; { $theirs }{ $dice }
glossary-board-own = Du (hell): { $stacks }
glossary-board-theirs = der andere (dunkel): { $stacks }
glossary-board-dice = ; Würfel { $dice }

error-glossary-board = Ein Brett des Glossars hat entweder „start“ oder eine Variante, oder „own“ und „theirs“
error-glossary-stack = „{ $text }“ ist kein Stapel Steine, oder der Punkt ist schon besetzt; schreib etwa 24:2 oder bar:1
error-glossary-unused = „{ $field }“ bewirkt hier nichts
error-glossary-file = { $file } ist nicht lesbar: { $reason }
error-glossary-key = { $file }: „{ $term }“ ist kein Schlüssel eines Begriffs, oder steht zweimal da
error-glossary-term = { $file }, Begriff „{ $term }“: { $reason }
