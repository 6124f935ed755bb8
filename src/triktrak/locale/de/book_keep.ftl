cli-help-scorebook = Ergebnisse von Partien am echten Brett festhalten
cli-help-scorebook-list = Die Blätter, das neueste zuerst
