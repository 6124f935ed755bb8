error-book-filter = Deze bladen kunnen niet worden uitgezocht: { $reason }
