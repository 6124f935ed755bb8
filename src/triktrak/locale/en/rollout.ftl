error-rollout-lost = A block of games was sent { $tries } times and came to nothing ({ $reason })
error-rollout-no-play = There is no legal play to roll out
error-rollout-other-judge = The games would be judged differently elsewhere: by { $here } there, by { $asked } here. The same Triktrak must be installed on all machines.
