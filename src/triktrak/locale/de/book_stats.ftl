error-book-figure = Die Statistik hat keine Zahl „{ $figure }“
error-book-filter = Diese Blätter lassen sich nicht heraussuchen: { $reason }
