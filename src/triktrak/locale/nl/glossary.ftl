## Woordenlijst
glossary-title = Woordenlijst
glossary-lead = Wat spelers, clubs en bonden zeggen, en wat het betekent. Op de borden zit jij onder en speel je met licht.
glossary-search = Zoek in de woordenlijst
glossary-find = Zoeken
glossary-count =
    { $n ->
        [one] { $n } term
       *[other] { $n } termen
    }
glossary-none = Niets heet hier “{ $text }”.
glossary-all = Alle termen tonen
glossary-see = Zie ook
glossary-board = Bord. { $own }; { $theirs }{ $dice }
glossary-board-own = Jij (licht): { $stacks }
glossary-board-theirs = de ander (donker): { $stacks }
glossary-board-dice = ; dobbelstenen { $dice }

error-glossary-board = Een bord van de woordenlijst heeft of “start” of een variant, of “own” en “theirs”
error-glossary-stack = “{ $text }” is geen stapel stenen, of het punt is al bezet; schrijf bijvoorbeeld 24:2 of bar:1
error-glossary-unused = Met “{ $field }” gebeurt hier niets
error-glossary-file = { $file } is niet te lezen: { $reason }
error-glossary-key = { $file }: “{ $term }” is geen sleutel van een term, of staat er twee keer
error-glossary-term = { $file }, term “{ $term }”: { $reason }
