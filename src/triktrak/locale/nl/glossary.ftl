error-glossary-board = Een bord van de woordenlijst heeft of “start” of een variant, of “own” en “theirs”
error-glossary-stack = “{ $text }” is geen stapel stenen, of het punt is al bezet; schrijf bijvoorbeeld 24:2 of bar:1
error-glossary-file = { $file } is niet te lezen: { $reason }
error-glossary-key = { $file }: “{ $term }” is geen sleutel van een term, of staat er twee keer
error-glossary-term = { $file }, term “{ $term }”: { $reason }
