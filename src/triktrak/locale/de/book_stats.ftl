error-book-filter = Diese Blätter lassen sich nicht heraussuchen: { $reason }
