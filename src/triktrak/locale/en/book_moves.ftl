### Games written down with their dice and moves: what the pages say, and what the rules say of them.

moves-stood = Let stand. { $play }
