cli-help-scorebook = Uitslagen van partijen aan een echt bord bijhouden
cli-help-scorebook-list = De bladen, het laatste voorop
