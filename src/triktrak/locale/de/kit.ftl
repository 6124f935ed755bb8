## Das Starterblatt: ein Blatt, zwei Seiten. Was in eckigen Klammern steht, wird fett gesetzt.

kit-title = Backgammon auf einem Blatt
kit-lead = Aufstellung, Regeln, Doppler, Wertung und die besten Eröffnungen: alles für einen ersten Abend am Brett.
kit-board-alt = Ein Backgammonbrett in der Grundstellung, die Punkte von 1 bis 24 nummeriert, wie die helle Seite zählt.
kit-board-home = dein Heimfeld
kit-board-outer = dein Außenfeld
kit-board-their-home = Heimfeld des Gegners
kit-board-their-outer = Außenfeld des Gegners

kit-setup = Aufstellen
kit-setup-1 = Du sitzt unten und spielst [Hell]; die Nummern sind deine. Dein Gegner sitzt gegenüber und zählt von der 1 in seinem eigenen Heimfeld.
kit-setup-2 = [Hell:] { $own }. [Dunkel] steht genau gegenüber, in deinen Nummern auf { $theirs }.
kit-setup-3 = Du läufst von 24 nach 1, dem Pfeil nach, und trägst rechts ab. Dunkel läuft andersherum.
kit-setup-4 = Jede Seite hat 15 Steine, zwei Würfel und einen Becher. Der Doppler liegt in der Mitte mit der 64 nach oben; das heißt 1.
kit-setup-5 = Spiegelverkehrt aufstellen geht auch, mit den Heimfeldern links.

kit-aim = Das Ziel
kit-aim-1 = Bring alle deine Steine in dein Heimfeld (Punkte 1 bis 6) und trage sie ab. Wer zuerst alle abgetragen hat, gewinnt.

kit-start = Wer beginnt
kit-start-1 = Jede Seite wirft einen Würfel. Wer höher wirft, beginnt und spielt genau diese beiden Zahlen; bei Gleichstand werfen beide neu.
kit-start-2 = Ein Spiel beginnt also nie mit einem Pasch, und vor dem ersten Wurf kann niemand doppeln.

kit-turn = Dein Zug, in dieser Reihenfolge
kit-turn-1 = [Aufgeben?] Du darfst ein einfaches Spiel, ein Gammon oder ein Backgammon anbieten. Lehnt der andere ab, geht es weiter.
kit-turn-2 = [Doppeln?] Nur jetzt, vor dem Wurf, und nur wenn der Doppler in der Mitte liegt oder dir gehört.
kit-turn-3 = [Würfeln:] beide Würfel zugleich auf die rechte Hälfte. Liegt einer schief, auf einem Stein oder daneben, würfelst du mit beiden neu.
kit-turn-4 = [Ziehen.] Du darfst Schritte probieren und zurücknehmen, bis du zufrieden bist.
kit-turn-5 = [Würfel aufnehmen.] Damit ist dein Zug zu Ende; nichts lässt sich mehr ändern.
kit-turn-6 = [Falsch gezogen?] Bis zum nächsten Wurf darf dein Gegner es stehen lassen oder die falsch gesetzten Steine mit demselben Wurf neu ziehen lassen.

kit-moving = Ziehen
kit-moving-1 = Jeder Würfel ist ein Schritt eines Steins, immer vorwärts. Ein Stein darf beide Schritte machen, wenn er dazwischen landen kann.
kit-moving-2 = Du darfst landen, wo niemand steht, wo du stehst oder wo ein einzelner gegnerischer Stein steht. Zwei oder mehr blockieren den Punkt.
kit-moving-3 = Auf einem Punkt dürfen beliebig viele deiner Steine stehen, nie zwei Farben.
kit-moving-4 = Ein [Pasch] wird viermal gespielt. Danach würfelst du nicht noch einmal.
kit-moving-5 = [Beide Würfel müssen gespielt werden], wenn es irgendwie geht. Geht nur einer, dann der höhere, und geht der nicht, der niedrigere. Vom Pasch so viel wie möglich.
kit-moving-6 = Die Reihenfolge wählst du: „erst die höhere Zahl“ ist keine Regel.

kit-hitting = Schlagen und Hereinkommen
kit-hitting-1 = Ein Stein allein auf einem Punkt ist ein [Blot]. Landest du darauf, auch unterwegs, kommt er auf die Bar.
kit-hitting-2 = [Erst von der Bar:] Du kommst im Heimfeld des Gegners herein, mit einer 1 auf deinem 24er-Punkt, mit einer 6 auf der 19. Bis alle drin sind, zieht sonst keiner.
kit-hitting-3 = Kommst du mit keinem Würfel herein, ist dein Zug vorbei.

kit-off = Abtragen
kit-off-1 = Nur solange alle deine Steine, die noch im Spiel sind, im Heimfeld stehen. Das gilt bei jedem Schritt neu.
kit-off-2 = [Genaue Zahl:] Trage einen Stein von diesem Punkt ab, auch wenn weiter hinten noch welche stehen.
kit-off-3 = [Zu hohe Zahl:] nur vom hintersten Punkt, und nur wenn niemand weiter hinten steht. Sonst ziehst du sie im Heimfeld.
kit-off-4 = Abtragen ist keine Pflicht, wenn sich die Zahl auch anders ziehen lässt.
kit-off-5 = Wirst du geschlagen, kommst du erst herein und läufst noch einmal herum. Was abgetragen ist, bleibt es.
kit-off-example = Mit { $dice } trägt jeder Würfel einen ab: { $play }.
kit-off-alt = Die rechte Hälfte eines Bretts. Hell hat alle fünfzehn Steine im Heimfeld und hat { $dice } gewürfelt.

kit-score = Was ein Spiel zählt
kit-score-single = Einfach
kit-score-single-says = Der Verlierer hat mindestens einen Stein abgetragen.
kit-score-gammon = Gammon
kit-score-gammon-says = Der Verlierer hat noch keinen abgetragen.
kit-score-backgammon = Backgammon
kit-score-backgammon-says = Keinen abgetragen, und einer steht noch auf der Bar oder im Heimfeld des Gewinners.
kit-score-1 = Punkte = diese Zahl × Doppler.

kit-cube = Der Doppler
kit-cube-1 = Er beginnt in der Mitte auf 1. Vor deinem Wurf darfst du anbieten, den Einsatz zu verdoppeln, wenn er in der Mitte liegt oder dir gehört.
kit-cube-2 = [Annehmen:] Du spielst um den doppelten Einsatz weiter, und der Doppler gehört dir. [Passen:] Du verlierst den Einsatz, der vorher galt.
kit-cube-3 = Faustregel: Nimm an, wenn du mindestens jedes vierte Spiel gewinnst.
kit-cube-4 = [Geldspiel:] Nach der Jacoby-Regel zählen Gammon und Backgammon erst, wenn gedoppelt wurde. Beaver (sofort zurückdoppeln und den Doppler behalten) nur nach Absprache.

kit-match = Ein Match spielen
kit-match-1 = Auf eine vereinbarte Punktzahl. Was du darüber gewinnst, zählt nicht.
kit-match-2 = [Crawford:] Im ersten Spiel, nachdem jemandem nur noch ein Punkt fehlt, darf niemand doppeln. Das gibt es einmal; danach ist der Doppler zurück.
kit-match-3 = Wer mit einem einfachen Spiel zum jetzigen Wert das Match gewinnt, darf nicht doppeln.

kit-manners = Am Tisch
kit-manners-1 = Würfle erst, wenn die anderen Würfel aufgenommen sind. Zieh mit einer Hand, damit alle folgen können.
kit-manners-2 = Sag „Doppel“, „angenommen“ und „gepasst“ laut, und notiert den Stand nach jedem Spiel.
kit-manners-3 = Wer zuschaut, schweigt, bis das Spiel zu Ende ist.

kit-openings = Eröffnungszüge
kit-openings-roll = Wurf
kit-openings-best = Am besten
kit-openings-others = Fast so gut (und was es kostet)
kit-openings-how = Berechnet von Triktrak { $version } mit eigenem neuronalem Netz, das sich das Spiel selbst beigebracht hat, zwei Würfe voraus, fürs Geldspiel mit dem Doppler in der Mitte. Neben dem besten Zug steht, was höchstens { $limit } Punkte je Spiel kostet.

kit-words = Wörter am Brett

kit-chances = Würfe von 36
kit-chances-hit = Ein Blot in … Pips Abstand, niemand dazwischen, wird getroffen von
kit-chances-enter = Bei … offenen Punkten kommst du herein mit

kit-page-pdf = PDF, zwei Seiten A4
kit-foot = Gemacht mit Triktrak. Kopieren und Weitergeben ist erlaubt.

error-kit-pdf = Für das PDF fehlt noch ein Paket: pip install "triktrak[pdf]". Die Seite /kit druckt dasselbe Blatt
error-kit-fonts = Die Schriften des Blatts sind nicht gebaut; „make web“ baut sie

cli-help-kit = Schreib das Starterblatt, zwei Seiten zum Drucken, als PDF
cli-help-kit-output = Die Datei, die geschrieben wird
cli-kit-written = { $path }: { $size } kB
