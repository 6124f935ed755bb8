## De starterskit: één vel, twee kanten. Wat tussen vierkante haken staat, wordt vet gezet.

kit-title = Backgammon op één vel
kit-lead = Opstelling, spelregels, cube, telling en de beste openingen: alles voor een eerste avond aan het bord.
kit-board-alt = Een backgammonbord in de beginopstelling, de punten genummerd van 1 tot 24 zoals de lichte kant telt.
kit-board-home = jouw thuisbord
kit-board-outer = jouw buitenbord
kit-board-their-home = thuisbord van de ander
kit-board-their-outer = buitenbord van de ander

kit-setup = Opstellen
kit-setup-1 = Jij zit onder en speelt met [licht]; de nummers zijn van jou. Je tegenstander zit tegenover je en telt vanaf 1 in zijn eigen thuisbord.
kit-setup-2 = [Licht:] { $own }. [Donker] staat er recht tegenover, in jouw nummers op { $theirs }.
kit-setup-3 = Jij loopt van 24 naar 1, met de pijl mee, en speelt rechts uit. Donker loopt andersom.
kit-setup-4 = Ieder heeft 15 stenen, twee dobbelstenen en een beker. De cube ligt in het midden met 64 boven; dat betekent 1.
kit-setup-5 = In spiegelbeeld opstellen mag ook, met de thuisborden links.

kit-aim = Het doel
kit-aim-1 = Breng al je stenen naar je thuisbord (punt 1 tot en met 6) en speel ze uit. Wie het eerst alles uit heeft, wint.

kit-start = Wie begint
kit-start-1 = Ieder gooit één dobbelsteen. Wie hoger gooit, begint en speelt precies die twee ogen; bij gelijk gooien jullie opnieuw.
kit-start-2 = Een game begint dus nooit met een dubbel, en voor de eerste worp kan niemand verdubbelen.

kit-turn = Je beurt, in deze volgorde
kit-turn-1 = [Opgeven?] Je mag een gewoon verlies, een gammon of een backgammon aanbieden. Weigert de ander, dan gaat het spel door.
kit-turn-2 = [Verdubbelen?] Alleen nu, voor je worp, en alleen als de cube in het midden ligt of van jou is.
kit-turn-3 = [Gooien:] beide dobbelstenen tegelijk op de rechterhelft. Ligt er een scheef, op een steen of ernaast, gooi dan allebei opnieuw.
kit-turn-4 = [Zetten.] Je mag stappen proberen en terugnemen tot je tevreden bent.
kit-turn-5 = [Dobbelstenen oppakken.] Daarmee is je beurt voorbij; er verandert niets meer.
kit-turn-6 = [Verkeerd gezet?] Tot de volgende worp mag de ander het laten staan, of de verkeerd gezette stenen opnieuw laten spelen met dezelfde worp.

kit-moving = Zetten
kit-moving-1 = Elke dobbelsteen is één stap van één steen, altijd vooruit. Eén steen mag beide stappen doen als hij ertussen kan landen.
kit-moving-2 = Je mag landen waar niemand staat, waar jij staat, of waar één steen van de ander staat. Twee of meer blokkeren het punt.
kit-moving-3 = Op een punt mogen zoveel stenen van je staan als je wilt, nooit twee kleuren.
kit-moving-4 = Een [dubbel] speel je vier keer. Daarna gooi je niet nog eens.
kit-moving-5 = [Beide dobbelstenen moeten gespeeld worden] als dat op enige manier kan. Gaat er maar één, dan de hoogste, en kan die niet, dan de laagste. Van een dubbel zo veel mogelijk.
kit-moving-6 = De volgorde kies je zelf: “de hoogste eerst” is geen regel.

kit-hitting = Slaan en binnenkomen
kit-hitting-1 = Een steen alleen op een punt is een [blot]. Land je erop, ook onderweg, dan gaat hij naar de bar.
kit-hitting-2 = [Eerst van de bar:] je komt binnen in het thuisbord van de ander, met een 1 op je 24-punt, met een 6 op 19. Tot ze er allemaal in zijn, beweegt er niets anders.
kit-hitting-3 = Komt geen van beide dobbelstenen binnen, dan is je beurt voorbij.

kit-off = Uitspelen
kit-off-1 = Alleen zolang al je stenen die nog meedoen in je thuisbord staan. Dat geldt bij elke stap opnieuw.
kit-off-2 = [Passend oog:] speel een steen van dat punt uit, ook als er verder naar achteren nog staan.
kit-off-3 = [Te hoog oog:] alleen van je achterste punt, en alleen als er niemand verder terug staat. Anders speel je het binnen je thuisbord.
kit-off-4 = Uitspelen hoeft niet als het oog ook anders te spelen is.
kit-off-5 = Word je geslagen, dan kom je eerst binnen en loop je weer rond. Wat uit is, blijft uit.
kit-off-example = Met { $dice } spelen beide dobbelstenen er een uit: { $play }.
kit-off-alt = De rechterhelft van een bord. Licht heeft alle vijftien stenen in het thuisbord en heeft { $dice } gegooid.

kit-score = Wat een game waard is
kit-score-single = Gewoon
kit-score-single-says = De verliezer heeft minstens één steen uitgespeeld.
kit-score-gammon = Gammon
kit-score-gammon-says = De verliezer heeft er nog geen uit.
kit-score-backgammon = Backgammon
kit-score-backgammon-says = Nog geen uit, en er staat er een op de bar of in het thuisbord van de winnaar.
kit-score-1 = Punten = dit getal × de cube.

kit-cube = De cube
kit-cube-1 = Hij begint in het midden op 1. Voor je worp mag je aanbieden de inzet te verdubbelen, als hij in het midden ligt of van jou is.
kit-cube-2 = [Aannemen:] je speelt door om de dubbele inzet en de cube is van jou. [Passen:] je verliest de inzet zoals die was.
kit-cube-3 = Vuistregel: neem aan als je minstens één op de vier games wint.
kit-cube-4 = [Geldpartij:] met de Jacobyregel tellen gammon en backgammon pas als de cube gedraaid is. Beavers (meteen terugverdubbelen en de cube houden) alleen na afspraak.

kit-match = Een match spelen
kit-match-1 = Tot een afgesproken aantal punten. Wat je daarboven wint, telt niet.
kit-match-2 = [Crawford:] in de eerste game nadat iemand op één punt van de winst is gekomen, mag niemand verdubbelen. Dat gebeurt één keer; daarna is de cube terug.
kit-match-3 = Wie met één gewone game op de huidige cube de match wint, mag niet verdubbelen.

kit-manners = Aan tafel
kit-manners-1 = Gooi pas als de andere dobbelstenen zijn opgepakt. Zet met één hand, zodat iedereen het kan volgen.
kit-manners-2 = Zeg “dubbel”, “ik neem” en “ik pas” hardop, en noteer de stand na elke game.
kit-manners-3 = Wie meekijkt, zegt niets tot de game uit is.

kit-openings = Openingszetten
kit-openings-roll = Worp
kit-openings-best = Beste
kit-openings-others = Bijna even goed (en wat het kost)
kit-openings-how = Berekend door Triktrak { $version } met zijn eigen neurale net, dat zichzelf het spel heeft geleerd, twee worpen vooruit, voor een geldpartij met de cube in het midden. Naast de beste staat wat hoogstens { $limit } punt per game kost.

kit-words = Woorden aan het bord

kit-chances = Worpen van de 36
kit-chances-hit = Een blot op … pips afstand, niemand ertussen, wordt geraakt door
kit-chances-enter = Met … open punten kom je binnen met

kit-page-pdf = PDF, twee bladzijden A4
kit-foot = Gemaakt met Triktrak. Kopiëren en doorgeven mag.

error-kit-pdf = Voor de PDF is nog een pakket nodig: pip install "triktrak[pdf]". De pagina /kit drukt hetzelfde vel af
error-kit-fonts = De lettertypen van het vel zijn niet gebouwd; “make web” bouwt ze

cli-help-kit = Schrijf de starterskit, twee bladzijden om af te drukken, als PDF
cli-help-kit-output = Het bestand dat geschreven wordt
cli-kit-written = { $path }: { $size } kB
