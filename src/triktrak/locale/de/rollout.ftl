error-rollout-lost = Ein Block Spiele wurde { $tries }-mal verschickt, ohne dass etwas zurückkam ({ $reason })
error-rollout-no-play = Es gibt keinen Zug, der ausgespielt werden könnte
error-rollout-other-judge = Die Spiele würden anderswo anders beurteilt: dort von { $here }, hier von { $asked }. Auf allen Rechnern muss dasselbe Triktrak installiert sein.
