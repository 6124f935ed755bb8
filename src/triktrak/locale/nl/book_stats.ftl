error-book-filter = Deze bladen kunnen niet worden uitgezocht: { $reason }
error-book-unknown = { $kind ->
    [player] Het scoreboek kent deze speler niet: { $id }
    [club] Het scoreboek kent deze club niet: { $id }
    [place] Het scoreboek kent deze plek niet: { $id }
   *[event] Het scoreboek kent dit evenement niet: { $id }
}
