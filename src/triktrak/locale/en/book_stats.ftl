error-book-figure = The statistics have no figure “{ $figure }”
error-book-filter = These sheets cannot be picked out: { $reason }
