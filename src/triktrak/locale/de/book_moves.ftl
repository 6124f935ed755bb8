### Spiele, die mit Würfen und Zügen notiert sind: was die Seiten sagen, und was die Regeln dazu sagen.

moves-stood = Stehen gelassen. { $play }
