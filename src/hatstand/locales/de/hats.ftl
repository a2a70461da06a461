### Hüte: alles, was die Seite und das Terminal dazu sagen
# Karten stehen ohne Artikel: „Fes 5“. Namen werden nicht gebeugt.

hats-name = Hüte

## Die Sorten und die Karten

hats-kind-top-hat = Zylinder
hats-kind-bowler = Melone
hats-kind-fez = Fes
hats-kind-boater = Strohhut
hats-kind-bonnet = Haube
hats-kind-beret = Baskenmütze
hats-kind-deerstalker = Detektivmütze
hats-card = { $type } { $value }
hats-card-hidden = verdeckte Karte
hats-black = schwarzer Hut
hats-cookie = Keks

## Das Spiel

hats-ruleset-hats = Hüte
hats-ruleset-hats-about = Tee beim verrückten Hutmacher: Tauscht Hüte an seinem Tisch und sammelt die schönsten.

## Was man einstellen kann

hats-option-first = Wer anfängt
hats-option-first-help = Bestimmt jemanden oder überlasst es dem Zufall.
hats-option-first-random = Der Zufall entscheidet
# Kleine Formen des Spiels, zum Prüfen und Forschen: nur im Terminal
hats-option-types = Sorten von Hüten (0: alle sieben, zwei davon kommen weg)
hats-option-values = Werte je Sorte
hats-option-hand = Karten auf der Hand
hats-option-places = Plätze auf dem Tisch

## Züge: Knöpfe und was ein Vorleseprogramm dazu sagt

hats-do-exchange = Tauschen
hats-do-black = Schwarzer Hut
hats-do-discard = Ablegen
hats-do-pass = Zuschieben
hats-do-back = Zurückgeben
hats-do-end = Zug beenden
hats-action-exchange = { $card } auf Platz { $place } legen und { $taken } nehmen
# The same, where it is not known what lies there
hats-deed-exchange = { $card } auf Platz { $place } legen
hats-action-black = { $card } verdeckt als schwarzen Hut legen
hats-action-discard = { $card } ablegen und eine neue Karte ziehen
hats-action-pass = { $other } { $card } zuschieben
hats-action-back = { $other } { $card } zurückgeben
hats-action-end = Den Zug beenden
hats-choose = Such dir eine Karte aus deiner Hand aus.
hats-choose-action = { $card }: Was möchtest du tun?
hats-choose-place = { $card }: Auf welchen Platz?
hats-choose-no-place = Diese Karte passt gerade auf keinen Platz.
hats-choose-card = Platz { $place }: Welche Karte soll dorthin?
hats-choose-no-card = Auf Platz { $place } passt gerade keine deiner Karten.
hats-choose-discard = Du darfst noch eine Karte ablegen und eine neue ziehen. Oder beende deinen Zug.
hats-choose-pass = Du darfst { $other } noch eine Karte zuschieben. Oder beende deinen Zug.
hats-choose-back = { $other } schiebt dir { $card } zu. Gib eine andere Karte zurück.
hats-waiting-back = { $player } sucht eine Karte zum Zurückgeben aus.
hats-confirm-black = Verdeckt hinlegen: { $card }?
hats-confirm-black-help = Ein schwarzer Hut zählt 1 Punkt, egal was darauf ist.
hats-brave = Schwarze Hüte ohne Nachfragen legen

## Der Tisch

hats-table = Der Teetisch
hats-place-shown = Platz { $place }: { $card }
hats-place-covered = Platz { $place }: { $card }. Für diese Sorte zählt Platz { $lower }.
hats-deck = Karten im Stapel: { $count }
hats-discards = Abgelegt: { $count }
hats-hand = Deine Hand
hats-hand-of = { $player }, Karten auf der Hand: { $count }
hats-collection = Deine Sammlung
hats-collection-of = Sammlung von { $player }
hats-collection-empty = Noch nichts gesammelt.
hats-collections = Alle Sammlungen
hats-out = Nicht im Spiel: { $types }
hats-cookie-of = { $player } hat den Keks.
hats-cookie-you = Du hast den Keks.
hats-cookie-free = Den Keks hat noch niemand.
hats-team = { $player } und { $other } sind ein Team.
hats-team-you = Du und { $other }, ihr seid ein Team.
hats-passed-to = { $other } hat { $card } von dir, auf der Hand oder als schwarzen Hut.
hats-passed-from = { $card } kommt von { $other } und ist dort bekannt.
hats-worth-now =
    { $count ->
        [one] So wie der Tisch jetzt liegt: { $count } Punkt
       *[other] So wie der Tisch jetzt liegt: { $count } Punkte
    }
hats-type-worth =
    { $count ->
        [one] { $type }: je { $count } Punkt
       *[other] { $type }: je { $count } Punkte
    }

## Wie viel wovon

hats-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hats-blacks =
    { $count ->
        [one] { $count } schwarzer Hut
       *[other] { $count } schwarze Hüte
    }
hats-types =
    { $count ->
        [one] { $count } Sorte
       *[other] { $count } Sorten
    }
hats-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
hats-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Was passiert

hats-event-deal = Der Tee ist eingeschenkt. Es beginnt { $player }.
hats-event-deal-you = Der Tee ist eingeschenkt. Du fängst an.
hats-event-exchange = { $player } legt { $card } auf Platz { $place } und nimmt { $taken }.
hats-event-exchange-you = Du legst { $card } auf Platz { $place } und nimmst { $taken }.
hats-event-black = { $player } legt einen schwarzen Hut.
hats-event-black-you = Du legst { $card } als schwarzen Hut.
hats-event-discard = { $player } legt { $card } ab und zieht eine Karte.
hats-event-discard-you = Du legst { $card } ab und ziehst { $drawn }.
hats-event-pass = { $player } schiebt { $other } eine Karte zu.
hats-event-pass-you = Du schiebst { $other } { $card } zu.
hats-event-pass-to-you = { $player } schiebt dir { $card } zu.
hats-event-back = { $player } gibt { $other } eine Karte zurück.
hats-event-back-you = Du gibst { $other } { $card } zurück.
hats-event-back-to-you = { $player } gibt dir { $card } zurück.
hats-event-end = { $player } beendet den Zug.
hats-event-end-you = Du beendest deinen Zug.
hats-event-cookie = Den Keks bekommt { $player }!
hats-event-cookie-you = Den Keks bekommst du!
hats-event-end-played = Alle haben noch eine Karte: ihren Lieblingshut. Das Spiel ist aus.

## Die Wertung, Zeile für Zeile wie auf dem Zettel

hats-score-table =
    { $count ->
        [one] Hüte nach den Plätzen auf dem Tisch: { $count } Punkt
       *[other] Hüte nach den Plätzen auf dem Tisch: { $count } Punkte
    }
hats-score-black =
    { $count ->
        [one] Schwarze Hüte: { $count } Punkt
       *[other] Schwarze Hüte: { $count } Punkte
    }
hats-score-favourite =
    { $count ->
        [one] Lieblingshut ({ $card }): { $count } Punkt
       *[other] Lieblingshut ({ $card }): { $count } Punkte
    }
hats-score-cookie =
    { $count ->
        [one] Keks: { $count } Punkt
       *[other] Keks: { $count } Punkte
    }
hats-score-own =
    { $count ->
        [one] Insgesamt: { $count } Punkt
       *[other] Insgesamt: { $count } Punkte
    }
hats-score-team =
    { $count ->
        [one] Team ({ $player } und { $other }): { $count } Punkt
       *[other] Team ({ $player } und { $other }): { $count } Punkte
    }
hats-form-table = Tisch
hats-form-black = Schwarze Hüte
hats-form-favourite = Lieblingshut
hats-form-cookie = Keks
hats-tie-black = Gleich viele Punkte. Es entscheiden die schwarzen Hüte.
hats-tie-cookie = Gleich viele Punkte und schwarze Hüte. Es entscheidet der Keks.
hats-winner =
    { $count ->
        [one] { $player } gewinnt mit { $count } Punkt!
       *[other] { $player } gewinnt mit { $count } Punkten!
    }
hats-winner-you =
    { $count ->
        [one] Du gewinnst mit { $count } Punkt!
       *[other] Du gewinnst mit { $count } Punkten!
    }
hats-winner-team =
    { $count ->
        [one] { $player } und { $other } gewinnen mit { $count } Punkt!
       *[other] { $player } und { $other } gewinnen mit { $count } Punkten!
    }
hats-winner-team-you =
    { $count ->
        [one] Du und { $other }, ihr gewinnt mit { $count } Punkt!
       *[other] Du und { $other }, ihr gewinnt mit { $count } Punkten!
    }
hats-winners =
    { $count ->
        [one] Gemeinsam gewonnen, mit { $count } Punkt: { $players }!
       *[other] Gemeinsam gewonnen, mit { $count } Punkten: { $players }!
    }

## Fehler

hats-error-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
hats-error-place = Platz { $place } gibt es nicht: Der Tisch hat die Plätze 1 bis { $places }.
hats-error-notation = „{ $action }“ ist kein Zug. Schreib zum Beispiel: exchange fez-5 2, black fez-5, discard fez-5, pass fez-5, back fez-5, end.
hats-error-not-held = „{ $card }“ hast du nicht auf der Hand.
hats-error-too-low = Eine { $value } kann keine { $lying } einer anderen Sorte ersetzen: Die Karte muss höher sein oder von der gleichen Sorte.
hats-error-played = In jedem Zug tauschst du einen Hut oder legst einen schwarzen, und das nur einmal.
hats-error-not-played = Bevor der Zug endet, musst du einen Hut tauschen oder einen schwarzen legen.
hats-error-optional-used = Ablegen oder zuschieben darfst du nur einmal im Zug.
hats-error-deck-empty = Der Stapel ist leer, also kann nichts mehr abgelegt werden.
hats-error-discard-in-teams = Zu viert wird nichts abgelegt: Du schiebst stattdessen deinem Gegenüber eine Karte zu.
hats-error-no-team = Karten zuschieben geht nur in Teams, zu viert.
hats-error-back-first = Zuerst muss eine Karte zurückgegeben werden.
hats-error-nothing-to-give-back = Dir wurde keine Karte zugeschoben, für die du eine zurückgeben musst.
hats-error-same-card-back = „{ $card }“ ist genau die Karte, die du bekommen hast. Gib eine andere zurück.
hats-error-deal-cards = Zum Austeilen braucht es { $needed } Karten, und es gibt nur { $cards }.

## Gründe für einen Zug: Rat im Spiel und die Durchsicht danach
# Jeder ist ein Satz für sich. $chance: ganze Hundertstel. „done“: über den Zug, der gespielt wurde.

hats-reason-type =
    { $type ->
        [top-hat] { hats-kind-top-hat }
        [bowler] { hats-kind-bowler }
        [fez] { hats-kind-fez }
        [boater] { hats-kind-boater }
        [bonnet] { hats-kind-bonnet }
        [beret] { hats-kind-beret }
       *[deerstalker] { hats-kind-deerstalker }
    }
hats-reason-points = So wie der Tisch dann liegt, bringt es { hats-points }.
hats-reason-changes = So wie der Tisch dann liegt, ändert es deinen Stand nur um so viel: { hats-points }.
hats-reason-cookie = Es bringt dir den Keks: { hats-points }.
hats-reason-types = Es bringt eine Sorte mehr in deine Sammlung, für den Keks: dann { hats-types }.
hats-reason-favourite = { hats-reason-type } { $value } aus deiner Hand, als Lieblingshut aufgehoben, zählt dann { hats-points }.
hats-reason-rival-loses = { $player } verliert dadurch, so wie der Tisch dann liegt: { hats-points }.
hats-reason-black = Ein schwarzer Hut zählt 1 Punkt, was auch immer mit dem Tisch geschieht.
hats-reason-fits-nowhere = Diese Karte passt auf keinen Platz: { hats-reason-type } { $value }.
hats-reason-low = Diese Karte ist niedrig und kann nur wenige ersetzen: { hats-reason-type } { $value }.
hats-reason-best-exchange = Der beste Tausch brächte, so wie der Tisch dann liegt, nur so viel: { hats-points }.
hats-reason-discard = Diese Karte verspricht am wenigsten, eine vom Stapel wohl mehr: { hats-reason-type } { $value }.
hats-reason-end = Keine deiner Karten lohnt es, für eine andere hergegeben zu werden.
hats-reason-gift = { $player } kann mit dieser Karte mehr anfangen als du: { hats-reason-type } { $value }.
hats-reason-partner-has = { $player } hat von dieser Sorte schon { hats-cards } gesammelt.
hats-reason-done-points = So wie der Tisch dann lag, änderte dein Tausch deinen Stand um so viel: { hats-points }.
hats-reason-done-black = Dein schwarzer Hut brachte 1 Punkt.
hats-reason-done-favourite = Du hast eine Karte hergegeben, die als Lieblingshut { hats-points } gezählt hätte: { hats-reason-type } { $value }.
hats-reason-done-gives = So wie der Tisch dann lag, bekam { $player } durch deinen Zug { hats-points }.
hats-reason-estimate = Oft durchgespielt, gewinnt das am häufigsten.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
hats-terminal-exchange = t
hats-terminal-black = s
hats-terminal-discard = a
hats-terminal-pass = z
hats-terminal-back = g
hats-terminal-end = ende
# $exchange and so on: the words above. The words of the notation, “exchange fez-5 2”, are understood in every language
hats-terminal-write-alone = Schreib „{ $exchange } fes 5 2“, um Fes 5 auf Platz 2 zu legen, „{ $black } fes 5“, um ihn als schwarzen Hut zu legen, „{ $discard } fes 5“, um ihn abzulegen, „{ $end }“, um deinen Zug zu beenden.
hats-terminal-write-teams = Schreib „{ $exchange } fes 5 2“, um Fes 5 auf Platz 2 zu legen, „{ $black } fes 5“, um ihn als schwarzen Hut zu legen, „{ $pass } fes 5“, um ihn zuzuschieben, „{ $back } fes 5“, um ihn zurückzugeben, „{ $end }“, um deinen Zug zu beenden.
# $places: numbers with commas between
hats-terminal-fits = { $card } passt auf: { $places }
# Why games ended, before the share of them that did
hats-ended-played = alle hatten ihre Karten gespielt

## Der Spickzettel

hats-hint-title = Spickzettel
hats-hint-exchange = Tauschen: Leg eine Karte auf den Tisch und nimm die, die dort lag. Gleiche Sorte oder höherer Wert.
hats-hint-black = Schwarzer Hut: irgendeine Karte verdeckt. 1 Punkt.
hats-hint-discard = Einmal im Zug, wenn du magst: eine Karte ablegen und eine ziehen.
hats-hint-pass = Einmal im Zug, wenn du magst: eine Karte zuschieben und eine andere zurückbekommen.
hats-hint-table = Jeder offene Hut zählt den Platz seiner Sorte; liegt sie auf zweien, den kleineren.
hats-hint-favourite = Deine letzte Karte ist dein Lieblingshut: die Werte dieser Sorte, minus sein eigener.
hats-hint-cookie = Die meisten Sorten (schwarz ist auch eine): der Keks, 5 Punkte.

## Die Spielregeln

hats-rules-1-title = Worum es geht
hats-rules-1-text =
    Der verrückte Hutmacher lädt zum Tee, und sein Tisch liegt voller Hüte. Tauscht eure gegen die, die euch gefallen. Aber Vorsicht: Was auf dem Tisch liegt, entscheidet, was jeder Hut wert ist, und jeder Tausch ändert das. Wer am Ende die meisten Punkte hat, ist von allen am verrücktesten!
    Für 2 bis 4 Leute. Zu viert spielt ihr in zwei Teams.
hats-rules-2-title = Was dazugehört
hats-rules-2-text =
    - 42 Hüte in sieben Sorten: Zylinder, Melone, Fes, Strohhut, Haube, Baskenmütze und Detektivmütze. Jede Sorte hat die Werte 1 bis 6, jeden einmal.
    - Ein Teetisch mit den Plätzen 1 bis 6.
    - Ein Keks.
    Jede Sorte hat ihre eigene Farbe und ihre eigene Form. So kann man sie auch ohne die Farben unterscheiden.
hats-rules-3-title = Vor dem Spiel
hats-rules-3-text =
    Alle bekommen neun Karten. Dann kommt auf jeden Platz des Tisches eine Karte, offen. Der Rest ist der Stapel, verdeckt.
    Zu zweit kommen vorher zwei zufällig gezogene Sorten aus dem Spiel, und Platz 6 bleibt leer. Welche Sorten das sind, sehen alle.
    Am echten Tisch beginnt, wer zuletzt einen Keks gegessen hat. Hier bestimmt ihr, wer anfängt, oder ihr überlasst es dem Zufall. Dann geht es im Uhrzeigersinn weiter.
hats-rules-4-title = Dein Zug
hats-rules-4-text =
    Tu eins von beiden:
    - Tauschen: Leg eine Karte aus deiner Hand offen auf einen Platz des Tisches und nimm die Karte, die dort lag. Sie kommt in deine Sammlung, offen vor dich hin. Deine Karte muss von der gleichen Sorte sein oder einen höheren Wert haben. Fes 2 ersetzt jeden Fes und jeden Hut mit dem Wert 1.
    - Schwarzer Hut: Leg eine Karte aus deiner Hand verdeckt in deine Sammlung. Das geht immer und mit jeder Karte.
hats-rules-5-title = Wenn du magst: ablegen und ziehen
hats-rules-5-text =
    Zu zweit und zu dritt darfst du einmal in jedem Zug eine Karte aus deiner Hand offen ablegen und eine neue vom Stapel ziehen. Das geht vor dem Tauschen oder dem schwarzen Hut oder danach, solange im Stapel Karten sind.
    Magst du nicht, dann beende deinen Zug.
hats-rules-6-title = Zu viert: zwei Teams
hats-rules-6-text =
    Wer sich gegenübersitzt, ist ein Team. Einen Stapel gibt es nicht. Stattdessen darfst du einmal in jedem Zug deinem Gegenüber verdeckt eine Karte zuschieben. Dafür bekommst du sofort eine andere zurück, auch verdeckt: irgendeine, nur nicht dieselbe. Diese Karten seht nur ihr beide.
    Das geht vor dem Tauschen oder dem schwarzen Hut oder danach. Am Ende werden eure Punkte zusammengezählt.
hats-rules-7-title = Der Keks
hats-rules-7-text =
    Den Keks hat, wer in seiner Sammlung die meisten verschiedenen Sorten hat. Alle schwarzen Hüte zusammen sind eine Sorte. Als Erstes bekommt ihn, wer als Erstes etwas sammelt. Danach wandert er nur zu jemandem, der noch mehr Sorten hat; gleich viele reichen nicht.
hats-rules-8-title = Das Ende
hats-rules-8-text =
    Alle spielen acht Karten. Die neunte, die auf der Hand bleibt, ist der Lieblingshut. Wenn alle ihren achten Zug hinter sich haben, ist das Spiel aus.
hats-rules-9-title = Zusammenzählen
hats-rules-9-text =
    - Jeder offene Hut deiner Sammlung zählt so viel wie die Nummer des Platzes, auf dem seine Sorte liegt. Liegt sie auf mehreren Plätzen, gilt nur der kleinste. Liegt sie nirgends, zählt der Hut 0.
    - Jeder schwarze Hut zählt 1 Punkt.
    - Lieblingshut: Zähl die Werte aller offenen Hüte dieser Sorte in deiner Sammlung zusammen und zieh den Wert des Lieblingshuts selbst ab. Das kann auch unter 0 sein.
    - Der Keks zählt 5 Punkte.
    Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr schwarze Hüte, dann der Keks. Ist es dann noch gleich, gewinnt ihr zusammen.
    Ein Beispiel: Ein Fes liegt auf den Plätzen 2 und 5, eine Baskenmütze auf Platz 4, eine Melone nirgends. Du hast Fes 3, Fes 6, eine Baskenmütze und eine Melone und einen schwarzen Hut. Das macht 2 + 2 + 4 + 0, und 1 für den schwarzen Hut. Dein Lieblingshut ist Fes 1: 3 + 6 − 1 = 8. Zusammen 17 Punkte.
hats-rules-10-title = Was wir selbst festgelegt haben
hats-rules-10-text =
    Über manches sagen die Regeln in der Schachtel nichts. Hier ist es so:
    - Ablegen geht nur, solange im Stapel Karten sind. Abgelegtes liegt offen und kommt nie zurück.
    - Wenn du nichts mehr tun darfst, endet dein Zug von selbst.
    - Auch im letzten Zug darfst du ablegen, sogar deine letzte Karte. Dann ist die gezogene dein Lieblingshut.
    - Im Team darfst du auch zuschieben, wenn du deine letzte Karte schon gespielt hast, und jemandem, der das schon getan hat. Dann tauscht ihr eure Lieblingshüte.
    - Zurückgeben darf man jede Karte, nur nicht die, die man gerade bekommen hat.
    - Der Keks wandert während des Spiels, und nur zu jemandem, der wirklich mehr Sorten hat.
    - Welche Sorten zu zweit aus dem Spiel sind, sehen alle.
    - Sind Punkte und schwarze Hüte gleich und hilft auch der Keks nicht, gewinnt ihr zusammen.
hats-rules-11-title = Was alle sehen
hats-rules-11-text =
    Den Tisch, alle offenen Hüte, was abgelegt wurde, den Keks, und wie viele schwarze Hüte und Handkarten die anderen haben. Was auf einem schwarzen Hut ist, weiß nur, wem er gehört. Im Team siehst du, welche Karten dein Gegenüber von dir hat, bis sie offen gespielt werden. Merken muss man sich in diesem Spiel nichts.
hats-rules-12-title = Was ihr einstellen könnt
hats-rules-12-text =
    - Wer anfängt: jemand von euch oder der Zufall. Ohne eure Wahl entscheidet der Zufall.

hats-credits = Hats ist ein Spiel von Gabriele Bubola, erschienen bei ThunderGryph Games. Hatstand ist davon unabhängig: Texte und Bilder sind unsere eigenen.
