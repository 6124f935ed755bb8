# Tabellen der Matchchancen
cli-help-met = Tabellen der Matchchancen: show, check, build
cli-help-met-show = Die Chancen zeigen, ein Match zu gewinnen, von jedem Stand aus
cli-help-met-check = Eine Tabelle mit der dieser Ausgabe vergleichen
cli-help-met-build = Eine Tabelle finden, aus dem eigenen Urteil des Programms über die Anfangsstellung bei jedem Stand
cli-help-met-file = Eine Tabelle, in Zeilen von Triktrak oder GNU Backgammons XML
cli-help-met-length = Bis zu so vielen fehlenden Punkten
cli-help-met-level = Wer urteilt: 0-ply bis 4-ply, oder eine Stufe beim Namen
cli-help-met-use = Stände nach der Tabelle der Matchchancen in dieser Datei bewerten
cli-met-behind = nach Crawford
cli-met-building = Matchchancen
cli-met-apart =
    Bis { $length } Punkte: höchstens { $most } % Abstand von der Tabelle dieser Ausgabe, bei { $own } fehlenden Punkten gegen { $theirs }{ $behind ->
        [yes] { " " }nach dem Crawford-Spiel
       *[no] { "" }
    }; im Mittel { $mean } %
error-met-engine = --met gilt für das Urteil des Programms selbst; { $program } hat seine eigene Tabelle
error-met-other = In { $path } steht eine andere Tabelle als { $name }; sie bleibt, wie sie ist
