error-blocked = Der { $point }er-Punkt ist blockiert
