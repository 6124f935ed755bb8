referee-allowed = Mag: { $play }
referee-allowed-action = Mag
referee-refused = Mag niet. { $reason }.
referee-instead =
    { $count ->
        [one] De enige zet die mag: { $plays }
       *[other] Wat wel mag: { $plays }
    }
referee-more =
    { $count ->
        [one] … en nog één
       *[other] … en nog { $count }
    }
referee-none = { $dice }: je kunt niet zetten, je beurt gaat voorbij

referee-hint-backwards = Stenen gaan alleen vooruit, naar lagere punten.
referee-hint-closed =
    { $count ->
        [one] Een steen op de bar moet er eerst in, en punt { $points } is dicht.
       *[other] Een steen op de bar moet er eerst in, en de punten { $points } zijn dicht.
    }
referee-hint-double-before-roll = Verdubbelen doe je vóór het gooien, aan het begin van je beurt.
referee-hint-double-crawford = In de game nadat een van de twee op één punt van de matchwinst is gekomen, verdubbelt niemand.
referee-hint-double-not-owner = Wie een dubbel neemt, krijgt de cube, en alleen de eigenaar mag hem weer draaien.
referee-hint-each-once = Elke dobbelsteen speel je één keer; twee keer hetzelfde getal kan alleen bij een dubbel.
referee-hint-either-alone = De { $larger } en de { $smaller } kunnen elk, maar niet na elkaar: dan telt de hoogste.
referee-hint-enter =
    { $count ->
        [one] Er ligt een steen van je op de bar; die kan erin met { $steps }.
       *[other] Er liggen { $count } stenen van je op de bar; die kunnen erin met { $steps }.
    }
referee-hint-go-on = { $made } mag blijven staan, maar er kan nog meer: { $steps }.
referee-hint-held = Daar staan { $count } stenen van je tegenstander; je mag alleen ergens komen waar er hooguit één staat.
referee-hint-instead = Met de { $die }: { $steps }.
referee-hint-most-steps =
    { $count ->
        [2] Twee dobbelstenen, twee stappen.
       *[other] Een dubbel speel je { $count } keer.
    }
referee-hint-order = De { $then } kan pas ná de { $first }.
referee-hint-outside =
    { $count ->
        [one] Er is nog één steen niet thuis, die { $point ->
                [25] op de bar.
               *[other] op punt { $point }.
            }
       *[other] Er zijn nog { $count } stenen niet thuis, de achterste { $point ->
                [25] op de bar.
               *[other] op punt { $point }.
            }
    }
referee-hint-reach = Met deze worp kan die steen zo: { $steps }.
referee-hint-strands = Na { $made } kan de { $die } niet meer; er zijn zetten waarmee je ze allebei speelt.
referee-hint-stuck =
    { $count ->
        [one] Er blijft een steen op de bar die er niet in kan, dus je beurt is om.
       *[other] Er blijven { $count } stenen op de bar die er niet in kunnen, dus je beurt is om.
    }
