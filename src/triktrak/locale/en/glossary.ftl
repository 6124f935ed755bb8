## Glossary
glossary-title = Words of the game
glossary-lead = What players, clubs and federations say, and what it means. On the boards you sit below and play light.
glossary-search = Search the glossary
glossary-find = Search
glossary-count =
    { $n ->
        [one] { $n } term
       *[other] { $n } terms
    }
glossary-none = Nothing is called “{ $text }” here.
glossary-all = Show all terms
glossary-see = See also
glossary-board = Board. { $own }; { $theirs }{ $dice }
glossary-board-own = You (light): { $stacks }
glossary-board-theirs = other side (dark): { $stacks }
glossary-board-dice = ; dice { $dice }

error-glossary-board = A board of the glossary has either “start” or a variant, or “own” and “theirs”
error-glossary-stack = “{ $text }” is no stack of checkers, or the point is taken already; write 24:2 or bar:1, for instance
error-glossary-unused = Nothing comes of “{ $field }” here
error-glossary-file = { $file } cannot be read: { $reason }
error-glossary-key = { $file }: “{ $term }” is no key of a term, or stands twice
error-glossary-term = { $file }, term “{ $term }”: { $reason }
