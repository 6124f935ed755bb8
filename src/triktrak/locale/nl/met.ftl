# Tabellen met matchkansen
cli-help-met = Tabellen met matchkansen: show, check, build
cli-help-met-show = De kansen om een match te winnen laten zien, vanuit elke stand
cli-help-met-check = Een tabel vergelijken met die van deze uitgave
cli-help-met-build = Een tabel maken uit het eigen oordeel van het programma over de beginstelling bij elke stand
cli-help-met-file = Een tabel, in regels van Triktrak of XML van GNU Backgammon
cli-help-met-length = Tot zoveel punten te gaan
cli-help-met-level = Wie oordeelt: 0-ply tot 4-ply, of een niveau bij naam
cli-help-met-use = Standen beoordelen met de tabel met matchkansen in dit bestand
cli-met-behind = na Crawford
cli-met-building = matchkansen
cli-met-apart =
    Tot { $length } punten: hoogstens { $most } % verschil met de tabel van deze uitgave, bij { $own } punten te gaan tegen { $theirs }{ $behind ->
        [yes] { " " }na het Crawfordspel
       *[no] { "" }
    }; gemiddeld { $mean } %
error-met-engine = --met is voor het oordeel van het programma zelf; { $program } heeft een eigen tabel
error-met-other = In { $path } staat een andere tabel dan { $name }; ze blijft zoals ze is
