error-book-filter = Diese Blätter lassen sich nicht heraussuchen: { $reason }
error-book-unknown = { $kind ->
    [player] Das Spielbuch kennt diesen Spieler nicht: { $id }
    [club] Das Spielbuch kennt diesen Verein nicht: { $id }
    [place] Das Spielbuch kennt diesen Ort nicht: { $id }
   *[event] Das Spielbuch kennt diese Veranstaltung nicht: { $id }
}
