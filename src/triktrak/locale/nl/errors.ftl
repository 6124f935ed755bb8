error-blocked = Punt { $point } is geblokkeerd
