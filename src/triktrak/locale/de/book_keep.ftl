cli-help-scorebook = Ergebnisse von Partien am echten Brett festhalten
cli-help-scorebook-list = Die Blätter, das neueste zuerst
error-book-confirm-other = Auf diesem Gerät hat schon jemand anders bestätigt, oder der Link war für jemand anders
error-book-confirmed = Ein Ergebnis bestätigt der andere auf dem eigenen Gerät, mit einem Link zum Blatt
error-book-cursor = „{ $cursor }“ ist keine Stelle in diesem Spielbuch; fang mit einer leeren an
error-book-field = Ein Eintrag der Art „{ $kind }“ hat kein Feld „{ $field }“, in das man schreiben könnte
error-book-final = Ein Match bis { $length } kann nicht { $score } geendet haben
error-book-full = Dieses Spielbuch ist voll: Es hat { $most } Einträge
error-book-line-fixed = Ein Spiel auf einem Blatt wird nicht geändert: Streich es und schreib es neu ({ $field })
error-book-line-stays = Ein Spiel auf einem Blatt wird nicht gelöscht: Streich es
error-book-link-expired = Dieser Link ist zu alt; lass dir einen neuen geben
error-book-link-own = Dieser Link ist für jemand anders; es ist dein eigenes Spielbuch
error-book-link-unknown = Dieser Link öffnet nichts; vielleicht wurde er zurückgezogen
error-book-link-used = Dieser Link ist auf einem anderen Gerät benutzt worden; lass dir einen eigenen geben
error-book-not-yours = Dein Link öffnet ein einziges Blatt; anderes lässt sich damit nicht schreiben
error-book-nothing = Hier steht nichts, was einen Eintrag ändern würde
error-book-op = Das ist keine Änderung: { $reason }
error-book-player-sits = { $name } steht auf einem Blatt und lässt sich nicht löschen; leg den Spieler stattdessen ins Archiv
error-book-unknown = { $kind ->
    [player] Das Spielbuch kennt diesen Spieler nicht: { $id }
    [club] Das Spielbuch kennt diesen Verein nicht: { $id }
    [place] Das Spielbuch kennt diesen Ort nicht: { $id }
    [event] Das Spielbuch kennt diese Veranstaltung nicht: { $id }
    [sheet] Dieses Blatt ist nicht im Spielbuch: { $id }
   *[line] Diese Zeile steht nicht im Spielbuch: { $id }
}
