error-rollout-lost = A block of games was sent { $tries } times and came to nothing ({ $reason })
error-rollout-no-play = There is no legal play to roll out
error-rollout-other-judge = The games would be judged differently elsewhere: by { $here } there, by { $asked } here. The same Triktrak must be installed on all machines.
cli-help-rollout = Play a position out again and again: rollout ID [ROLL] (with a roll its best plays, without whether to double)
cli-help-rollout-trials = How many games for each choice
cli-help-rollout-seed = The same rolls for the same number
cli-help-rollout-plies = How many rolls ahead the players look: 0 or 1
cli-help-rollout-truncate = Judge a game as it lies after so many turns
cli-help-rollout-no-variance-reduction = Count games as they were played, luck and all
cli-help-rollout-cubeless = Nobody doubles
cli-help-rollout-until-error = Stop when every equity has this standard error
cli-help-rollout-behind = Leave out plays that are so many standard deviations behind the best (2.33 is usual), and stop when it is decided
cli-help-rollout-plays = How many plays of the roll
cli-help-rollout-threads = How many threads share the work
cli-help-rollout-cluster = Let the machines of a Dask cluster play, such as tcp://10.0.0.1:8786
cli-rollout-trials = games
cli-rollout-title =
    { $rolled ->
        [yes] { $position }, { $dice }; { $trials ->
            [one] one game
           *[other] { $trials } games
        } at { $plies }-ply, seed { $seed }
       *[no] { $position }; { $trials ->
            [one] one game
           *[other] { $trials } games
        } at { $plies }-ply, seed { $seed }
    }
cli-rollout-error = Ended early: the standard errors are small enough.
cli-rollout-decided = Ended early: it is decided.
cli-column-error = ±
cli-column-interval = 95 %
cli-column-trials = games
error-cluster-missing = For a cluster another package is needed: pip install "triktrak[cluster]"
error-cluster-address = “{ $text }” is no address of a cluster, such as tcp://10.0.0.1:8786
error-cluster-silent = No scheduler of a cluster answers at { $address } within { $seconds } seconds
