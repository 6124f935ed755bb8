cli-help-scorebook = Keep the results of games at a real board
cli-help-scorebook-list = List the sheets, the latest first
error-book-confirm-other = On this device another player has confirmed, or was asked to
error-book-confirmed = A result is confirmed on the other player's own device, by a link to the sheet
error-book-cursor = “{ $cursor }” is no place in this scorebook; begin with an empty one
error-book-field = A record of the kind “{ $kind }” has no field “{ $field }” to write in
error-book-final = A match to { $length } cannot have ended { $score }
error-book-full = This scorebook is full: it holds { $most } records
error-book-line-fixed = A game that stands on a sheet is not changed: strike it out and write it anew ({ $field })
error-book-line-stays = A game that stands on a sheet is not deleted: strike it out
error-book-link-expired = This link is too old; ask for a new one
error-book-link-own = This link is for somebody else; it is your own scorebook
error-book-link-unknown = This link opens nothing; it may have been withdrawn
error-book-link-used = This link has been used on another device; ask for one of your own
error-book-not-yours = The link you were sent opens one sheet; nothing else can be written with it
error-book-nothing = Nothing is said here that would change a record
error-book-op = This is no operation: { $reason }
error-book-player-sits = { $name } is on a sheet and cannot be deleted; archive the player instead
error-book-unknown = { $kind ->
    [player] The scorebook knows no such player: { $id }
    [club] The scorebook knows no such club: { $id }
    [place] The scorebook knows no such place: { $id }
    [event] The scorebook knows no such event: { $id }
    [sheet] The scorebook has no such sheet: { $id }
   *[line] The scorebook has no such line: { $id }
}
