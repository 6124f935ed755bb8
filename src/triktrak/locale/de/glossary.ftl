error-glossary-board = Ein Brett des Glossars hat entweder „start“ oder eine Variante, oder „own“ und „theirs“
error-glossary-stack = „{ $text }“ ist kein Stapel Steine, oder der Punkt ist schon besetzt; schreib etwa 24:2 oder bar:1
error-glossary-file = { $file } ist nicht lesbar: { $reason }
error-glossary-key = { $file }: „{ $term }“ ist kein Schlüssel eines Begriffs, oder steht zweimal da
error-glossary-term = { $file }, Begriff „{ $term }“: { $reason }
