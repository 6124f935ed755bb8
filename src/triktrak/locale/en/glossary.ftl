error-glossary-board = A board of the glossary has either “start” or a variant, or “own” and “theirs”
error-glossary-stack = “{ $text }” is no stack of checkers, or the point is taken already; write 24:2 or bar:1, for instance
error-glossary-file = { $file } cannot be read: { $reason }
error-glossary-key = { $file }: “{ $term }” is no key of a term, or stands twice
error-glossary-term = { $file }, term “{ $term }”: { $reason }
