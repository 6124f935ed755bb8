error-book-figure = De statistieken hebben geen cijfer “{ $figure }”
error-book-filter = Deze bladen kunnen niet worden uitgezocht: { $reason }
