error-rollout-lost = Een blok games is { $tries } keer verstuurd en er kwam niets van terug ({ $reason })
error-rollout-no-play = Er is geen zet om uit te spelen
error-rollout-other-judge = De games zouden elders anders beoordeeld worden: daar door { $here }, hier door { $asked }. Op alle machines moet dezelfde Triktrak staan.
