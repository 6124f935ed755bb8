# Matchbestanden: wat niet te lezen is, en wat er vreemd is aan een bestand dat toch gelezen is

error-file-too-large = { $name } is groter dan { $max } MB; zo groot is geen matchbestand
error-format-unknown = Matchbestanden worden niet als “{ $format }” geschreven, maar als: { $known }
error-no-match-file = { $name } is geen matchbestand
error-position-text = “{ $text }” beschrijft geen stelling
problem-after-end = Dit komt na het einde van de game
problem-at = regel { $line }: { $text }
problem-cube-limit = “{ $text }” is geen grens voor een cube; 4096 geldt
problem-cube-value = De verdubbeling staat er als { $stated }, maar de cube gaat naar { $value }
problem-double-first = Verdubbeld vóór de openingsworp
problem-file-too-long = Het bestand is maar tot hier gelezen: het is langer dan welke match ook
problem-game-line-missing = De regel met het nummer van de game ontbreekt
problem-game-number = Staat er als game { $stated }, maar is game { $number } van dit bestand
problem-hopeless = Tot hier klopt er zo veel niet dat de rest niet gelezen wordt
problem-illegal-board = Volgens het bestand is deze zet tegen de regels; het geeft het bord erna
problem-length-missing = Het bestand zegt niet tot hoeveel punten de match gaat; gelezen als sessie
problem-length-unlimited = Een match tot { $length } is langer dan { $max } punten; gelezen als sessie
problem-line-unknown = Deze regel is onbegrijpelijk: “{ $text }”
problem-lines-unknown = Vanaf hier zijn { $count } regels onbegrijpelijk: “{ $text }”
problem-more-matches = Hier begint nog een match
problem-more-problems = { $count ->
        [one] Nog één probleem
       *[other] Nog { $count } problemen
    }
problem-names-differ = Andere namen dan eerst: “{ $left }” en “{ $right }”
problem-opening-double = De game begint met een dubbele worp
problem-play-partly-unreadable = Een deel van deze zet is niet te lezen: “{ $text }”
problem-play-unknown = Het bestand zegt niet hoe deze worp gespeeld is
problem-play-unreadable = Deze zet is niet te lezen: “{ $text }”
problem-points-unexplained =
    { $points ->
        [one] Een cube op { $cube } verklaart geen winst van één punt
       *[other] Een cube op { $cube } verklaart geen winst van { $points } punten
    }
problem-resign-level = Opgegeven, maar het bestand zegt niet voor hoeveel; geteld als enkele game
problem-result-column = De uitslag staat in de andere kolom
problem-result-score = De uitslag zegt { $stated }, de stand van de volgende game { $gain }; de stand telt
problem-result-unreadable = Deze uitslag is niet te lezen: “{ $text }”
problem-results-differ = Twee uitslagen: { $first } en { $second }; de laatste telt
problem-score-differs = De stand staat er als { $left }–{ $right }, maar was tot nu toe { $white }–{ $black }; wat er staat, telt
problem-score-line-missing = De regel met de stand ontbreekt
problem-turn-missing = Er ontbreekt een beurt van de tegenstander
problem-variation-unknown = “{ $text }” is een onbekende variant; gelezen als gewoon backgammon
