cli-help-scorebook = Uitslagen van partijen aan een echt bord bijhouden
cli-help-scorebook-list = De bladen, het laatste voorop
error-book-confirm-other = Op dit apparaat heeft al een andere speler bevestigd, of de link was voor een ander
error-book-confirmed = Een uitslag bevestigt de andere speler op zijn eigen apparaat, met een link naar het blad
error-book-cursor = “{ $cursor }” is geen plaats in dit scoreboek; begin met een lege
error-book-field = Een gegeven van de soort “{ $kind }” heeft geen veld “{ $field }” om in te schrijven
error-book-final = Een partij tot { $length } kan niet met { $score } zijn geëindigd
error-book-full = Dit scoreboek is vol: er staan { $most } gegevens in
error-book-line-fixed = Een spel dat op een blad staat wordt niet veranderd: streep het door en schrijf het opnieuw ({ $field })
error-book-line-stays = Een spel dat op een blad staat wordt niet gewist: streep het door
error-book-link-expired = Deze link is te oud; vraag een nieuwe
error-book-link-own = Deze link is voor een ander; het is je eigen scoreboek
error-book-link-unknown = Deze link opent niets; misschien is hij ingetrokken
error-book-link-used = Deze link is op een ander apparaat gebruikt; vraag er een voor jezelf
error-book-not-yours = De link die je kreeg opent één blad; iets anders kun je er niet mee schrijven
error-book-nothing = Hier staat niets wat een gegeven zou veranderen
error-book-op = Dit is geen wijziging: { $reason }
error-book-player-sits = { $name } staat op een blad en kan niet worden gewist; archiveer de speler
error-book-unknown = { $kind ->
    [player] Het scoreboek kent deze speler niet: { $id }
    [club] Het scoreboek kent deze club niet: { $id }
    [place] Het scoreboek kent deze plek niet: { $id }
    [event] Het scoreboek kent dit evenement niet: { $id }
    [sheet] Dit blad zit niet in het scoreboek: { $id }
   *[line] Deze regel staat niet in het scoreboek: { $id }
}
