error-rollout-lost = Ein Block Spiele wurde { $tries }-mal verschickt, ohne dass etwas zurückkam ({ $reason })
error-rollout-no-play = Es gibt keinen Zug, der ausgespielt werden könnte
error-rollout-other-judge = Die Spiele würden anderswo anders beurteilt: dort von { $here }, hier von { $asked }. Auf allen Rechnern muss dasselbe Triktrak installiert sein.
cli-help-rollout = Eine Stellung wieder und wieder ausspielen: rollout ID [WURF] (mit einem Wurf die besten Züge, ohne, ob zu verdoppeln ist)
cli-help-rollout-trials = Wie viele Spiele für jede Wahl
cli-help-rollout-seed = Bei derselben Zahl dieselben Würfe
cli-help-rollout-plies = Wie viele Würfe die Spieler vorausschauen: 0 oder 1
cli-help-rollout-truncate = Ein Spiel nach so vielen Zügen so beurteilen, wie es liegt
cli-help-rollout-no-variance-reduction = Spiele zählen, wie sie gespielt wurden, samt allem Glück
cli-help-rollout-cubeless = Niemand verdoppelt
cli-help-rollout-until-error = Aufhören, wenn jede Equity diesen Standardfehler hat
cli-help-rollout-behind = Züge weglassen, die so viele Standardabweichungen hinter dem besten liegen (üblich sind 2.33), und aufhören, wenn es entschieden ist
cli-help-rollout-plays = Wie viele Züge des Wurfs
cli-help-rollout-threads = Wie viele Threads sich die Arbeit teilen
cli-help-rollout-cluster = Die Rechner eines Dask-Clusters spielen lassen, zum Beispiel tcp://10.0.0.1:8786
cli-rollout-trials = Spiele
cli-rollout-title =
    { $rolled ->
        [yes] { $position }, { $dice }; { $trials ->
            [one] ein Spiel
           *[other] { $trials } Spiele
        } mit { $plies }-ply, Seed { $seed }
       *[no] { $position }; { $trials ->
            [one] ein Spiel
           *[other] { $trials } Spiele
        } mit { $plies }-ply, Seed { $seed }
    }
cli-rollout-error = Früher aufgehört: Die Standardfehler sind klein genug.
cli-rollout-decided = Früher aufgehört: Es ist entschieden.
cli-column-error = ±
cli-column-interval = 95 %
cli-column-trials = Spiele
error-cluster-missing = Für einen Cluster fehlt noch ein Paket: pip install "triktrak[cluster]"
error-cluster-address = „{ $text }“ ist keine Adresse eines Clusters wie tcp://10.0.0.1:8786
error-cluster-silent = Unter { $address } antwortet binnen { $seconds } Sekunden kein Scheduler eines Clusters
