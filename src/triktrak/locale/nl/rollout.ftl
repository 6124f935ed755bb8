error-rollout-lost = Een blok games is { $tries } keer verstuurd en er kwam niets van terug ({ $reason })
error-rollout-no-play = Er is geen zet om uit te spelen
error-rollout-other-judge = De games zouden elders anders beoordeeld worden: daar door { $here }, hier door { $asked }. Op alle machines moet dezelfde Triktrak staan.
cli-help-rollout = Speel een stelling telkens opnieuw uit: rollout ID [WORP] (met een worp de beste zetten, zonder of er verdubbeld moet worden)
cli-help-rollout-trials = Hoeveel games per keuze
cli-help-rollout-seed = Bij hetzelfde getal dezelfde worpen
cli-help-rollout-plies = Hoeveel worpen de spelers vooruitkijken: 0 of 1
cli-help-rollout-truncate = Beoordeel een game na zoveel beurten zoals het er dan ligt
cli-help-rollout-no-variance-reduction = Tel games zoals ze gespeeld zijn, met geluk en al
cli-help-rollout-cubeless = Niemand verdubbelt
cli-help-rollout-until-error = Stop als elke equity deze standaardfout heeft
cli-help-rollout-behind = Laat zetten vallen die zoveel standaardafwijkingen achterliggen op de beste (gebruikelijk is 2.33), en stop als het beslist is
cli-help-rollout-plays = Hoeveel zetten van de worp
cli-help-rollout-threads = Hoeveel threads het werk verdelen
cli-help-rollout-cluster = Laat de machines van een Dask-cluster spelen, bijvoorbeeld tcp://10.0.0.1:8786
cli-rollout-trials = games
cli-rollout-title =
    { $rolled ->
        [yes] { $position }, { $dice }; { $trials ->
            [one] één game
           *[other] { $trials } games
        } op { $plies }-ply, seed { $seed }
       *[no] { $position }; { $trials ->
            [one] één game
           *[other] { $trials } games
        } op { $plies }-ply, seed { $seed }
    }
cli-rollout-error = Eerder gestopt: de standaardfouten zijn klein genoeg.
cli-rollout-decided = Eerder gestopt: het is beslist.
cli-column-error = ±
cli-column-interval = 95 %
cli-column-trials = games
error-cluster-missing = Voor een cluster is nog een pakket nodig: pip install "triktrak[cluster]"
error-cluster-address = “{ $text }” is geen adres van een cluster, zoals tcp://10.0.0.1:8786
error-cluster-silent = Op { $address } antwoordt binnen { $seconds } seconden geen scheduler van een cluster
