error-book-filter = These sheets cannot be picked out: { $reason }
error-book-unknown = { $kind ->
    [player] The scorebook knows no such player: { $id }
    [club] The scorebook knows no such club: { $id }
    [place] The scorebook knows no such place: { $id }
   *[event] The scorebook knows no such event: { $id }
}
