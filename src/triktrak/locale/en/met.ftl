# Tables of match winning chances
cli-help-met = Tables of match winning chances: show, check, build
cli-help-met-show = Show the chances to win a match from each score
cli-help-met-check = Compare a table with the one of the release
cli-help-met-build = Find a table by the program's own judgement of the opening at each score
cli-help-met-file = A table, in Triktrak's lines or GNU Backgammon's XML
cli-help-met-length = Up to so many points to go
cli-help-met-level = Who judges: 0-ply to 4-ply, or a level by its name
cli-help-met-use = Judge scores by the table of match winning chances in this file
cli-met-behind = after Crawford
cli-met-building = match winning chances
cli-met-apart =
    To { $length } points: at most { $most } % apart from the table of the release, { $own } points to go against { $theirs }{ $behind ->
        [yes] { " " }after the Crawford game
       *[no] { "" }
    }; { $mean } % in the mean
error-met-engine = --met is for the program’s own judgement; { $program } has a table of its own
error-met-other = { $path } holds another table than { $name }; it is left as it is
