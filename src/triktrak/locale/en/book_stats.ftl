error-book-filter = These sheets cannot be picked out: { $reason }
