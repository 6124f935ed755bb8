# Het opgeloste spel met drie stenen
cli-help-hypergammon = De tabel van Hypergammon maken, waarmee het programma het speelt, of zeggen hoe het ermee staat
cli-help-hypergammon-build = De tabel van Hypergammon maken: elke stelling, door beide kanten zo goed mogelijk uitgespeeld
cli-help-hypergammon-info = Zeggen of de tabel van Hypergammon er is en heel is
cli-help-hypergammon-threads = Met hoeveel threads; anders zoveel als er processoren zijn
cli-hypergammon-building = Hypergammon
cli-hypergammon-built = De tabel van Hypergammon: { $entries } stellingen, { $size } MB, { $seconds } s. Het programma speelt het vanaf nu.
cli-hypergammon-file = De tabel ligt in { $file }
cli-hypergammon-state =
    { $state ->
        [missing] Nog niet gemaakt: triktrak hypergammon build
        [damaged] { $fault } (triktrak hypergammon build)
       *[whole] { $entries } stellingen, { $size } MB; het programma speelt er Hypergammon mee
    }
error-few-men = Spellen met 1 tot { $max } stenen per kant zijn op te lossen; niet met { $men }
error-few-other = De tabel is die van het spel met { $wanted } stenen per kant, niet met { $men }
error-hypergammon-damaged = De tabel waarmee het programma Hypergammon speelt is niet te gebruiken; maak haar opnieuw met: triktrak hypergammon build
error-hypergammon-table = Voor Hypergammon heeft het programma een tabel nodig die je één keer maakt: triktrak hypergammon build
