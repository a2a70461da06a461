### Einfach Genial: alles, was Seite und Terminal darüber sagen
# $colour steht als Name immer im Nominativ; als Kennung wählt es nur zwischen den Varianten.

genial-name = Einfach Genial

## Die Plättchen: eine Farbe und eine Form

genial-kind-red = Rot
genial-kind-orange = Orange
genial-kind-yellow = Gelb
genial-kind-green = Grün
genial-kind-blue = Blau
genial-kind-purple = Lila
genial-shape-red = Herz
genial-shape-orange = Dreieck
genial-shape-yellow = Stern
genial-shape-green = Kleeblatt
genial-shape-blue = Tropfen
genial-shape-purple = Raute
genial-token = { $colour }, { $shape }
genial-token-hidden = verdecktes Plättchen
genial-some = { $count } × { $colour }

## Das Spiel

genial-ruleset-genial = Einfach Genial
genial-ruleset-genial-about = Noch ein Plättchen? Wage etwas, fülle deine sechs Reihen und hör rechtzeitig auf.

## Einstellungen

genial-option-first = Wer anfängt
genial-option-first-help = Bestimmt jemanden oder überlasst es dem Zufall.
genial-option-first-random = Der Zufall entscheidet
genial-option-line = Länge einer Reihe
genial-option-line-help = So viele Plättchen einer Farbe sind eine Reihe. Je kürzer die Reihen, desto kürzer das Spiel.
genial-option-line-advice = Ihr seid zu dritt? Dann nehmt am besten 6er-Reihen. Zu dritt mit 7er-Reihen wird jedes einzelne Plättchen gebraucht, und am Ende wird vielleicht niemand fertig.
genial-option-alternative_takes = Die Alternative bringt
genial-option-alternative_takes-help = Wie viele Plättchen deiner seltensten Farbe du mit der Alternative bekommst.
genial-option-alternative_takes-one = ein Plättchen
genial-option-alternative_takes-all = alle dieser Farbe
genial-option-patience = Geduld
genial-option-patience-help = Nach so vielen Zügen, alle zusammengezählt, ist das Spiel aus.
genial-option-odds = Chancen anzeigen
genial-option-odds-help = Auf dem Tisch steht, wie wahrscheinlich das nächste Aufdecken gelingt.
genial-option-colours = Farben
genial-option-tokens = Plättchen je Farbe

## Züge: Knöpfe und was sie einem Screenreader sagen

genial-do-flip = Aufdecken
genial-do-flip-again = Noch eins
genial-do-take = Nehmen
genial-do-alternative = Alternative
genial-do-pass = Passen
genial-action-flip = Ein Plättchen aus dem Vorrat aufdecken
genial-action-take = Den Zwischenbereich und alles Passende nehmen
genial-action-alternative = Deine seltenste Farbe aus der Mitte nehmen
genial-action-pass = Den Zug auslassen
genial-choose-flip = Deck das erste Plättchen auf!
genial-choose-bonus = Ein Zusatzzug: Deck ein Plättchen auf!
genial-choose-alternative = Deck ein Plättchen auf oder nimm { $colour } aus der Mitte.
genial-choose-go-on = Geschafft! Noch eins aufdecken oder nehmen?
genial-choose-take = Der Vorrat ist leer: Nimm, was du hast.
genial-choose-only-alternative = Der Vorrat ist leer: Du kannst nur noch { $colour } aus der Mitte nehmen.
genial-choose-pass = Der Vorrat ist leer, und du kannst nichts nehmen: Du musst passen.
genial-take-brings =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }

## Der Tisch

genial-centre = Die Mitte
genial-centre-empty = Die Mitte ist leer.
genial-zone = Der Zwischenbereich
genial-zone-of = Zwischenbereich von { $player }
genial-zone-empty = Der Zwischenbereich ist leer.
genial-verdict-match = Passt!
genial-verdict-no_match = Nicht in der Mitte!
genial-verdict-conflict = Schon im Zwischenbereich!
genial-reserve = Im Vorrat: { $count }
genial-collection-of = Sammlung von { $player }
genial-collection-own = Deine Sammlung
genial-line-of = { $colour }: { $count } von { $line }
genial-line-complete = Reihe voll: { $colour }
genial-surplus =
    { $count ->
        [one] { $count } Plättchen zu viel, es geht nach dem Zug zurück
       *[other] { $count } Plättchen zu viel, sie gehen nach dem Zug zurück
    }
genial-bonus-turn = Zusatzzug
genial-owed =
    { $count ->
        [one] Noch { $count } Zusatzzug
       *[other] Noch { $count } Zusatzzüge
    }
genial-odds = Chance auf Erfolg: { $chance } %
genial-odds-tokens = Passende Plättchen im Vorrat: { $match } von { $count }
genial-odds-none = Der Vorrat ist leer.
genial-turn = Zug { $turn } von höchstens { $patience }

## Wie viel wovon

genial-tokens =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
genial-lines =
    { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
genial-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
genial-bonus-turns =
    { $count ->
        [one] { $count } Zusatzzug
       *[other] { $count } Zusatzzüge
    }
genial-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Was geschieht

genial-event-deal = Drei Plättchen liegen in der Mitte. Es beginnt: { $player }.
genial-event-deal-you = Drei Plättchen liegen in der Mitte. Du fängst an.
genial-event-flipping = { $player } deckt ein Plättchen auf …
genial-event-flipping-you = Du deckst ein Plättchen auf …
genial-event-match = { $player } deckt auf: { $colour }. Passt!
genial-event-match-you = Du deckst auf: { $colour }. Passt!
genial-event-no_match = { $player } deckt auf: { $colour }. Liegt nicht in der Mitte, also daneben! Der Zwischenbereich geht in die Mitte.
genial-event-no_match-you = Du deckst auf: { $colour }. Liegt nicht in der Mitte, also daneben! Dein Zwischenbereich geht in die Mitte.
genial-event-conflict = { $player } deckt auf: { $colour }. Liegt schon im Zwischenbereich, also daneben! Er geht in die Mitte.
genial-event-conflict-you = Du deckst auf: { $colour }. Liegt schon in deinem Zwischenbereich, also daneben! Er geht in die Mitte.
genial-event-take =
    { $count ->
        [one] { $player } nimmt { $count } Plättchen: { $tokens }.
       *[other] { $player } nimmt { $count } Plättchen: { $tokens }.
    }
genial-event-take-you =
    { $count ->
        [one] Du nimmst { $count } Plättchen: { $tokens }.
       *[other] Du nimmst { $count } Plättchen: { $tokens }.
    }
genial-event-alternative = { $player } wählt die Alternative: { $tokens } aus der Mitte.
genial-event-alternative-you = Du wählst die Alternative: { $tokens } aus der Mitte.
genial-event-pass = { $player } passt: Es gibt nichts aufzudecken und nichts zu nehmen.
genial-event-pass-you = Du passt: Es gibt nichts aufzudecken und nichts zu nehmen.
genial-event-line = { $player } macht eine Reihe voll: { $colour }!
genial-event-line-you = Du machst eine Reihe voll: { $colour }!
genial-event-bonus =
    { $count ->
        [one] Das bringt { $count } Zusatzzug.
       *[other] Das bringt { $count } Zusatzzüge.
    }
genial-event-lost =
    { $count ->
        [one] Der Vorrat ist leer: { $count } Zusatzzug verfällt.
       *[other] Der Vorrat ist leer: { $count } Zusatzzüge verfallen.
    }
genial-event-returned =
    { $count ->
        [one] { $count } Plättchen über eine Reihe hinaus geht in den Vorrat zurück: { $tokens }. Er wird gemischt.
       *[other] { $count } Plättchen über eine Reihe hinaus gehen in den Vorrat zurück: { $tokens }. Er wird gemischt.
    }
genial-event-end-lines = Alle Reihen sind voll. Das Spiel ist aus.
genial-event-end-passes = Niemand kann mehr etwas tun. Das Spiel ist aus.
genial-event-end-patience = Der letzte Zug ist gespielt. Das Spiel ist aus.

## Das Ende

genial-score-lines =
    { $count ->
        [one] { $count } volle Reihe
       *[other] { $count } volle Reihen
    }
genial-score-tokens =
    { $count ->
        [one] { $count } Plättchen zählt
       *[other] { $count } Plättchen zählen
    }
genial-winner = { $player } hat alle Reihen voll und gewinnt!
genial-winner-you = Du hast alle Reihen voll und gewinnst!
genial-winner-most = { $player } ist am weitesten gekommen und gewinnt: { $lines }, { $tokens }!
genial-winner-most-you = Du bist am weitesten gekommen und gewinnst: { $lines }, { $tokens }!
genial-winners = Gemeinsam gewonnen ({ $lines }, { $tokens }): { $players }!

## Fehler

genial-error-reserve = Der Vorrat ist leer: Es gibt nichts aufzudecken.
genial-error-take = Nehmen darfst du nur gleich nach einem Erfolg.
genial-error-alternative-flipped = Die Alternative ersetzt das erste Aufdecken. Du hast schon aufgedeckt.
genial-error-alternative-bonus = Ein Zusatzzug beginnt mit dem Aufdecken: Die Alternative gibt es dort nicht.
genial-error-alternative-rarest = Keine einzelne Farbe ist in deiner Sammlung seltener als alle anderen.
genial-error-alternative-centre =
    { $colour ->
        [red] Deine seltenste Farbe ist Rot, und in der Mitte liegt kein Rot.
        [orange] Deine seltenste Farbe ist Orange, und in der Mitte liegt kein Orange.
        [yellow] Deine seltenste Farbe ist Gelb, und in der Mitte liegt kein Gelb.
        [green] Deine seltenste Farbe ist Grün, und in der Mitte liegt kein Grün.
        [blue] Deine seltenste Farbe ist Blau, und in der Mitte liegt kein Blau.
       *[purple] Deine seltenste Farbe ist Lila, und in der Mitte liegt kein Lila.
    }
genial-error-pass = Passen darfst du nur, wenn es nichts aufzudecken und nichts zu nehmen gibt.
genial-error-notation = „{ $action }“ ist kein Zug. Es gibt: flip, take, alternative, pass.
genial-error-line = { $players } Mitspielende mit Reihen zu { $line } brauchen mehr als { $tokens } Plättchen je Farbe.

## Gründe für einen Zug: Rat im Spiel und die Durchsicht danach
# Jeder ist ein Satz für sich. $chance: ganze Hundertstel. „done“: über den Zug, der gespielt wurde.

genial-reason-colour =
    { $colour ->
        [red] { genial-kind-red }
        [orange] { genial-kind-orange }
        [yellow] { genial-kind-yellow }
        [green] { genial-kind-green }
        [blue] { genial-kind-blue }
       *[purple] { genial-kind-purple }
    }
genial-reason-success = Das nächste Aufdecken gelingt mit { $chance } % Wahrscheinlichkeit.
genial-reason-take-brings = Nehmen würde jetzt nur so viel bringen: { genial-tokens }.
genial-reason-alternative-brings = Die Alternative würde nur so viel bringen: { genial-tokens }.
genial-reason-take-brings-now = Nehmen bringt { genial-tokens }, und das kann dir niemand mehr nehmen.
genial-reason-no-flip = Der Vorrat ist leer: Aufdecken geht nicht mehr.
genial-reason-misfire = Das nächste Aufdecken ginge mit { $chance } % Wahrscheinlichkeit daneben.
genial-reason-wins = Es macht die letzte Reihe voll, und damit ist das Spiel gewonnen.
genial-reason-line = Es macht eine Reihe voll: { genial-reason-colour }.
genial-reason-sure = Die Alternative ist ohne Risiko: { genial-tokens } ({ genial-reason-colour }).
genial-reason-only = Etwas anderes geht jetzt nicht.
genial-reason-nothing = Es gibt nichts aufzudecken und nichts zu nehmen.
genial-reason-done-risked = Dein Aufdecken setzte aufs Spiel, was Nehmen gebracht hätte: { genial-tokens }.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
genial-terminal-flip = a
genial-terminal-take = n
genial-terminal-alternative = w
genial-terminal-pass = p
# $flip and so on: the words above. “flip”, “take”, “alternative” and “pass” are understood in every language
genial-terminal-write = Schreib „{ $flip }“, um ein Plättchen aufzudecken, „{ $take }“, um zu nehmen, „{ $alternative }“ für die Alternative, „{ $pass }“, um zu passen.
# $actions: names of buttons with commas between
genial-terminal-now = Du kannst jetzt: { $actions }
# Why games ended, before the share of them that did
genial-ended-lines = alle Reihen waren voll
genial-ended-passes = niemand konnte mehr etwas tun
genial-ended-patience = der letzte Zug war gespielt

## Der Spickzettel

genial-hint-title = Spickzettel
genial-hint-flip = Deck ein Plättchen auf und leg es in deinen Zwischenbereich.
genial-hint-match = Seine Farbe liegt in der Mitte und noch nicht bei dir? Erfolg: noch eins oder nehmen.
genial-hint-misfire = Nicht in der Mitte oder schon bei dir? Daneben: Alles geht in die Mitte.
genial-hint-take = Nehmen: deinen Zwischenbereich und alles aus der Mitte in seinen Farben.
genial-hint-line = Eine Reihe ist voll? Ein Zusatzzug.
genial-hint-surplus = Mehr als eine Reihe? Geht am Ende des Zuges zurück.
genial-hint-alternative = Statt des ersten Aufdeckens: deine seltenste Farbe, wenn sie in der Mitte liegt.
genial-hint-end = Das Ende: Wer alle Reihen voll hat, gewinnt sofort.

## Die Spielregeln

genial-rules-1-title = Worum es geht
genial-rules-1-text =
    Deck ein Plättchen auf. Passt es? Wunderbar: Bringst du deinen Fang in Sicherheit, oder traust du dir noch eins zu? Eins zu viel, und alles rinnt dir durch die Finger, genau den anderen in die Hände.
    Wer zuerst von jeder Farbe eine volle Reihe hat, gewinnt. Für 2 bis 4 Leute ab 8 Jahren.
genial-rules-2-title = Was dazugehört
genial-rules-2-text =
    126 Plättchen in sechs Farben, von jeder 21: Rot, Orange, Gelb, Grün, Blau und Lila.
    Damit man sie auch ohne Farben auseinanderhält, hat jede eine eigene Form: Herz, Dreieck, Stern, Kleeblatt, Tropfen und Raute.
genial-rules-3-title = Bevor es losgeht
genial-rules-3-text =
    Legt alle Plättchen verdeckt hin und mischt sie gut: Das ist der Vorrat. Deckt 3 davon auf und legt sie mitten auf den Tisch: Das ist die Mitte.
    An einem echten Tisch fängt an, wer am jüngsten ist. Hier bestimmt ihr, wer anfängt, oder überlasst es dem Zufall. Dann geht es im Uhrzeigersinn weiter.
genial-rules-4-title = Dein Zug: aufdecken
genial-rules-4-text =
    Am Anfang ist dein Zwischenbereich, der Platz zwischen dir und der Mitte, leer. Deck ein Plättchen aus dem Vorrat auf und leg es dorthin. Dreierlei kann geschehen:
    - Es passt: Seine Farbe liegt in der Mitte, und in deinem Zwischenbereich ist es das erste dieser Farbe. Ein Erfolg! Jetzt wählst du: noch eins aufdecken oder nehmen.
    - Es passt nicht: Seine Farbe liegt nicht in der Mitte. Daneben.
    - Es ist doppelt: In deinem Zwischenbereich liegt schon ein Plättchen dieser Farbe. Ebenfalls daneben.
    Geht es daneben, kommt alles aus deinem Zwischenbereich in die Mitte, auch das neue Plättchen, und diese Serie ist vorbei.
genial-rules-5-title = Dein Zug: nehmen
genial-rules-5-text =
    Nehmen darfst du nur gleich nach einem Erfolg. Du bekommst alles aus deinem Zwischenbereich und aus der Mitte alle Plättchen derselben Farben. Leg sie nach Farben geordnet vor dich hin. Die kann dir niemand mehr wegnehmen. Damit ist diese Serie vorbei.
genial-rules-6-title = Reihen und Zusatzzüge
genial-rules-6-text =
    Eine Reihe sind 7 Plättchen einer Farbe. Zu viert reichen 5.
    Für jede Reihe, die du voll machst, bekommst du sofort einen Zusatzzug: Deck ein Plättchen auf, und weiter geht es wie sonst. Zwei Reihen auf einmal sind zwei Zusatzzüge, und ein Zusatzzug kann dir den nächsten bringen.
    Am Ende deines Zuges behältst du von jeder Farbe höchstens eine Reihe. Was darüber ist, kommt verdeckt in den Vorrat zurück, und der wird gemischt. Bis dahin bleibt es bei dir: Eine zweite Reihe wird nicht daraus, und aufgedeckt werden kann es auch nicht.
genial-rules-7-title = Die Alternative
genial-rules-7-text =
    Das geht nur statt des ersten Aufdeckens in deinem Zug. Schau in deine Sammlung: Gibt es eine Farbe, von der du weniger hast als von jeder anderen? (Gar keins zählt auch.) Und liegt diese Farbe in der Mitte? Dann darfst du dir von dort ein Plättchen dieser Farbe in deine Sammlung nehmen. Wird damit deine letzte Reihe voll, gewinnst du.
genial-rules-8-title = Das Ende
genial-rules-8-text =
    Sobald du von allen sechs Farben eine volle Reihe hast, auch mitten im Zug, ist das Spiel aus und du gewinnst.
    Die anderen ordnen sich nach ihren vollen Reihen und dann nach den Plättchen in ihren Sammlungen, von jeder Farbe höchstens eine Reihe. Ist auch das gleich, teilen sie sich den Platz.
genial-rules-9-title = Was wir selbst festgelegt haben
genial-rules-9-text =
    Unsere Fassung der Regeln bricht mitten in der Alternative ab, und über manches sagt sie nichts. Hier gilt:
    - Reihen können 3 bis 7 Plättchen lang sein, aber nie so lang, dass die 21 Plättchen einer Farbe nicht für alle reichen. Zu viert sind also 5 das Höchste.
    - Zu dritt mit Reihen zu 7 wird jedes Plättchen gebraucht, und dann wird vielleicht niemand fertig. Wir empfehlen Reihen zu 6: Eine andere Ausgabe des Spiels wird so gespielt.
    - Wer danebengreift oder nimmt, beendet nur diese eine Serie. Hast du noch Zusatzzüge, spielst du sie. Gewinnst du, entfallen sie.
    - Die Alternative gibt es am Anfang eines Zuges, nicht im Zusatzzug. Sie bringt dir ein Plättchen. Wenn ihr wollt, bringt sie alle Plättchen dieser Farbe aus der Mitte; was über eine Reihe hinausgeht, kommt dann wie immer zurück, und eine volle Reihe bringt wie immer einen Zusatzzug.
    - Der Vorrat ist leer: Nach einem Erfolg musst du nehmen. Am Anfang deines Zuges bleibt nur die Alternative; geht auch die nicht, passt du. Sonst darf niemand passen. Zusatzzüge, für die es nichts aufzudecken gibt, verfallen.
    - Passen alle nacheinander, ist das Spiel aus.
    - Auch nach 400 Zügen, alle zusammengezählt, ist das Spiel aus. Zusatzzüge zählen nicht mit. Ihr könnt eine andere Zahl wählen.
    - Endet das Spiel, ohne dass jemand alles voll hat, gewinnt, wer die meisten vollen Reihen hat; danach zählen wie oben die Plättchen.
    - In Zahlen: Jede volle Reihe sind 100 Punkte, jedes Plättchen, das zählt, ist 1.
genial-rules-10-title = Was ihr wählen könnt
genial-rules-10-text =
    - Wer anfängt: jemand von euch oder der Zufall. Wählt ihr nichts, entscheidet der Zufall.
    - Länge einer Reihe: 3 bis 7 Plättchen. Wählt ihr nichts, sind es 7 und zu viert 5; zu dritt empfehlen wir 6.
    - Die Alternative bringt: ein Plättchen oder alle dieser Farbe. Wählt ihr nichts, eins.
    - Geduld: nach wie vielen Zügen das Spiel aus ist. Mindestens 1; wählt ihr nichts, 400.
    - Chancen anzeigen: Auf dem Tisch steht dann, wie wahrscheinlich das nächste Aufdecken gelingt. Aus den offenen Plättchen könnte es jeder selbst ausrechnen. Aus, wenn ihr nichts wählt.

genial-credits = „Einfach Genial: das riskante Sammelspiel“ / „Совершенно гениально“ ist ein Spiel von Reiner Knizia, erschienen bei Kosmos und Hobby World. Hatstand ist davon unabhängig: Texte und Bilder sind unsere eigenen.
