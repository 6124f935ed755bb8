# Das gelöste Spiel mit drei Steinen
cli-help-hypergammon = Die Tabelle für Hypergammon bauen, nach der das Programm es spielt, oder sagen, wie es um sie steht
cli-help-hypergammon-build = Die Tabelle für Hypergammon bauen: jede Stellung, von beiden Seiten so gut wie möglich ausgespielt
cli-help-hypergammon-info = Sagen, ob die Tabelle für Hypergammon da und heil ist
cli-help-hypergammon-threads = Mit wie vielen Threads; sonst so viele, wie es Prozessoren gibt
cli-hypergammon-building = Hypergammon
cli-hypergammon-built = Die Tabelle für Hypergammon: { $entries } Stellungen, { $size } MB, { $seconds } s. Von jetzt an spielt das Programm es.
cli-hypergammon-file = Die Tabelle liegt in { $file }
cli-hypergammon-state =
    { $state ->
        [missing] Noch nicht gebaut: triktrak hypergammon build
        [damaged] { $fault } (triktrak hypergammon build)
       *[whole] { $entries } Stellungen, { $size } MB; das Programm spielt Hypergammon nach ihr
    }
error-few-men = Spiele mit 1 bis { $max } Steinen je Seite lassen sich lösen, mit { $men } nicht
error-few-other = Die Tabelle gehört zum Spiel mit { $wanted } Steinen je Seite, nicht mit { $men }
error-hypergammon-damaged = Die Tabelle, nach der das Programm Hypergammon spielt, ist nicht zu gebrauchen; neu gebaut wird sie mit: triktrak hypergammon build
error-hypergammon-table = Um Hypergammon zu spielen, braucht das Programm eine Tabelle, die einmal gebaut wird: triktrak hypergammon build
