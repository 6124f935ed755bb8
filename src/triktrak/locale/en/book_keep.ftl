cli-help-scorebook = Keep the results of games at a real board
cli-help-scorebook-list = List the sheets, the latest first
