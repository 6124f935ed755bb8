### Spellen die met hun worpen en zetten genoteerd zijn: wat de pagina’s zeggen, en wat de regels ervan zeggen.

moves-stood = Laten staan. { $play }
