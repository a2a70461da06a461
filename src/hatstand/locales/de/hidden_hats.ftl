### Versteckte Hüte: alles, was Seite und Terminal zu diesem Spiel sagen

hidden-hats-name = Versteckte Hüte

## Die Figuren

hidden-hats-kind-jester = { portrait-jester }
hidden-hats-kind-sultan = { portrait-sultan }
hidden-hats-kind-viking = { portrait-viking }
hidden-hats-kind-pirate = { portrait-pirate }
hidden-hats-kind-knight = { portrait-knight }
hidden-hats-kind-princess = { portrait-princess }
hidden-hats-kind-cowboy = { portrait-cowboy }
hidden-hats-kind-witch = { portrait-witch }
hidden-hats-kind-wizard = { portrait-wizard }
hidden-hats-kind-cook = { portrait-cook }
hidden-hats-kind-king = { portrait-king }
hidden-hats-kind-dragon = { portrait-dragon }

## Die Hüte

hidden-hats-hat-jester = Narrenkappe
hidden-hats-hat-sultan = Turban
hidden-hats-hat-viking = Hörnerhelm
hidden-hats-hat-pirate = Piratenhut
hidden-hats-hat-knight = Ritterhelm
hidden-hats-hat-princess =
    { $ruleset ->
        [shapka-nevidimka] Diadem
       *[auf-der-hut] Krone
    }
hidden-hats-hat-cowboy = Cowboyhut
hidden-hats-hat-witch = Hexenhut
hidden-hats-hat-wizard = Sternenhut
hidden-hats-hat-cook = Kochmütze
hidden-hats-hat-king = Krone
hidden-hats-hat-dragon = Drachenhörner
hidden-hats-hat-crown = Krone
hidden-hats-hat-diadem = Diadem
hidden-hats-hat-wonder =
    { $ruleset ->
        [shapka-nevidimka] Tarnkappe
       *[auf-der-hut] Wunderhut
    }
hidden-hats-hat-hidden = verdeckter Hut
hidden-hats-bald =
    { $ruleset ->
        [shapka-nevidimka] Strafchip
       *[auf-der-hut] Glatze
    }

## Die zwei Spiele

hidden-hats-ruleset-auf-der-hut = Auf der Hut
hidden-hats-ruleset-auf-der-hut-about = Bring jeden Hut auf den richtigen Kopf – und pass auf, dass dir keine Glatze bleibt.
hidden-hats-ruleset-shapka-nevidimka = Die Tarnkappe
hidden-hats-ruleset-shapka-nevidimka-about = Die Gäste im Schloss haben alle Hüte vertauscht. Schafft Ordnung, bis nur noch drei übrig sind.

## Einstellungen

hidden-hats-option-first = Wer anfängt
hidden-hats-option-first-help = Bestimmt jemanden oder überlasst es dem Zufall.
hidden-hats-option-first-random = Der Zufall entscheidet
hidden-hats-option-until_three = Bis zu den letzten drei spielen
hidden-hats-option-until_three-help = Am Schluss wird die Reihe nicht mehr aufgefüllt. Gespielt wird, bis nur noch drei Figuren ihre Hüte haben.
hidden-hats-option-no_swap_back = Nicht gleich zurücktauschen
hidden-hats-option-no_swap_back-help = Wer dran ist, darf den Tausch vom Zug direkt davor nicht rückgängig machen.
hidden-hats-option-patience = Geduld
hidden-hats-option-patience-help = Wenn so viele Züge lang niemand ein Paar oder einen Hut bekommt, der allen passt, ist das Spiel aus.
hidden-hats-option-memory_aid = Gedächtnishilfe
hidden-hats-option-memory_aid-help = Für kleine Kinder: Was sie gesehen haben, bleibt für sie sichtbar.
# Kleine Formen des Spiels, zum Prüfen und Forschen: nur im Terminal
hidden-hats-option-kinds = Sorten von Figuren
hidden-hats-option-copies = Karten je Sorte
hidden-hats-option-places = Plätze in der Reihe
hidden-hats-option-wonders = Hüte, die allen passen
hidden-hats-option-balds = Glatzen oder Chips im Vorrat

## Züge: Knöpfe und was ein Vorleseprogramm dazu sagt

hidden-hats-do-peek = Spicken
hidden-hats-do-swap = Tauschen
hidden-hats-do-open = Aufdecken
hidden-hats-do-put-back = Zurücklegen
hidden-hats-do-seen = Gesehen
hidden-hats-action-peek = Bei Platz { $place } spicken
hidden-hats-action-swap = Plätze { $place } und { $other } tauschen
hidden-hats-action-open = Platz { $place } aufdecken
hidden-hats-choose = Such dir einen Hut aus.
hidden-hats-choose-action = Platz { $place }: Was möchtest du tun?
hidden-hats-choose-other = Platz { $place }: Mit welchem Hut willst du tauschen?
hidden-hats-confirm-open = Den Hut über dieser Figur aufdecken: { $character }?
hidden-hats-confirm-open-help =
    { $ruleset ->
        [shapka-nevidimka] Passt er nicht, bekommst du einen Strafchip.
       *[auf-der-hut] Passt er nicht, bekommst du eine Glatze.
    }
hidden-hats-confirm-open-free = Passt er nicht, passiert nichts: Der Vorrat ist leer.
hidden-hats-brave = Ohne Nachfragen aufdecken
hidden-hats-brave-help = Für Mutige: Der Hut wird sofort umgedreht.

## Der Tisch

hidden-hats-row = Die Reihe
hidden-hats-place-hidden = Platz { $place }: { $character }, Hut verdeckt
hidden-hats-place-shown = Platz { $place }: { $character }, Hut: { $hat }
hidden-hats-place-remembered = Platz { $place }: { $character }, du weißt noch: { $hat }
hidden-hats-place-empty = Platz { $place }: leer
hidden-hats-deck-characters = Figuren im Stapel: { $count }
hidden-hats-deck-hats = Hüte im Stapel: { $count }
hidden-hats-supply =
    { $ruleset ->
        [shapka-nevidimka] Strafchips im Vorrat: { $count }
       *[auf-der-hut] Glatzen im Vorrat: { $count }
    }
hidden-hats-peeked = Das siehst nur du: Platz { $place }, { $hat }.
hidden-hats-opened = { $player } deckt Platz { $place } auf. Hut: { $hat }. Figur: { $character }.
hidden-hats-opened-you = Du deckst Platz { $place } auf. Hut: { $hat }. Figur: { $character }.

## Wie viele es sind

hidden-hats-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hidden-hats-pairs =
    { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    }
hidden-hats-wonders =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } Tarnkappe
               *[other] { $count } Tarnkappen
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } Wunderhut
               *[other] { $count } Wunderhüte
            }
    }
hidden-hats-balds =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } Strafchip
               *[other] { $count } Strafchips
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } Glatze
               *[other] { $count } Glatzen
            }
    }
hidden-hats-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
hidden-hats-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
hidden-hats-idle =
    { $count ->
        [one] { $count } Zug ohne Fund (bei { $patience } ist das Spiel aus).
       *[other] { $count } Züge ohne Fund (bei { $patience } ist das Spiel aus).
    }

## Was geschieht

hidden-hats-event-deal = Die Hüte liegen bereit. Es beginnt: { $player }.
hidden-hats-event-deal-you = Die Hüte liegen bereit. Du fängst an.
hidden-hats-event-peek = { $player } spickt bei Platz { $place }.
hidden-hats-event-peek-you = Du spickst bei Platz { $place }: { $hat }.
hidden-hats-event-peek-you-log = Du spickst bei Platz { $place }.
hidden-hats-event-swap = { $player } tauscht die Hüte auf Platz { $place } und { $other }.
hidden-hats-event-swap-you = Du tauschst die Hüte auf Platz { $place } und { $other }.
hidden-hats-event-pair = { $player } deckt Platz { $place } auf und nimmt ein Paar: { $character }, { $hat }.
hidden-hats-event-pair-you = Du deckst Platz { $place } auf und nimmst ein Paar: { $character }, { $hat }.
hidden-hats-event-wonder =
    { $ruleset ->
        [shapka-nevidimka] { $player } deckt Platz { $place } auf: eine Tarnkappe!
       *[auf-der-hut] { $player } deckt Platz { $place } auf: ein Wunderhut!
    }
hidden-hats-event-wonder-you =
    { $ruleset ->
        [shapka-nevidimka] Du deckst Platz { $place } auf: eine Tarnkappe!
       *[auf-der-hut] Du deckst Platz { $place } auf: ein Wunderhut!
    }
hidden-hats-event-bald =
    { $ruleset ->
        [shapka-nevidimka] { $player } deckt Platz { $place } auf. Falscher Hut – ein Strafchip!
       *[auf-der-hut] { $player } deckt Platz { $place } auf. Falscher Hut – eine Glatze!
    }
hidden-hats-event-bald-you =
    { $ruleset ->
        [shapka-nevidimka] Du deckst Platz { $place } auf. Falscher Hut – ein Strafchip!
       *[auf-der-hut] Du deckst Platz { $place } auf. Falscher Hut – eine Glatze!
    }
hidden-hats-event-bald-free = { $player } deckt Platz { $place } auf. Falscher Hut, aber der Vorrat ist leer: Es kostet nichts.
hidden-hats-event-bald-free-you = Du deckst Platz { $place } auf. Falscher Hut, aber der Vorrat ist leer: Es kostet nichts.
hidden-hats-event-relaid = Kein Hut in der Reihe passte zu jemandem. Sie werden untergemischt, und es kommen neue.
hidden-hats-event-end-row = Die Lücke in der Reihe lässt sich nicht mehr füllen. Das Spiel ist aus.
hidden-hats-event-end-three = Nur die letzten Figuren liegen noch in der Reihe. Das Spiel ist aus.
hidden-hats-event-end-patience = Schon lange hat niemand mehr etwas gefunden. Das Spiel ist aus.

## Die Wertung, Schritt für Schritt

hidden-hats-score-cancelled =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } Tarnkappe hebt { $count } Strafchip auf
               *[other] { $count } Tarnkappen heben { $count } Strafchips auf
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } Wunderhut bedeckt { $count } Glatze
               *[other] { $count } Wunderhüte bedecken { $count } Glatzen
            }
    }
hidden-hats-score-covered =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } Strafchip bleibt: −{ $count }
               *[other] { $count } Strafchips bleiben: −{ $count }
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } Glatze bleibt und kostet einen Hut: −{ $count }
               *[other] { $count } Glatzen bleiben und kosten je einen Hut: −{ $count }
            }
    }
hidden-hats-score-floor = Mehr Hüte sind nicht da: Unter 0 geht es nicht.
hidden-hats-winner =
    { $count ->
        [one] { $player } gewinnt mit { $count } Punkt!
       *[other] { $player } gewinnt mit { $count } Punkten!
    }
hidden-hats-winner-you =
    { $count ->
        [one] Du gewinnst mit { $count } Punkt!
       *[other] Du gewinnst mit { $count } Punkten!
    }
hidden-hats-winners =
    { $count ->
        [one] Gemeinsam gewonnen mit { $count } Punkt: { $players }!
       *[other] Gemeinsam gewonnen mit { $count } Punkten: { $players }!
    }

## Fehler

hidden-hats-error-empty = Platz { $place } ist leer.
hidden-hats-error-swap-order = Der kleinere Platz steht zuerst: { $action }.
hidden-hats-error-swap-same = Zum Tauschen braucht es zwei verschiedene Plätze.
hidden-hats-error-swap-back = Das würde nur den letzten Tausch rückgängig machen, und das ist in diesem Spiel nicht erlaubt.
hidden-hats-error-place = Platz { $place } gibt es nicht: Die Reihe hat die Plätze 1 bis { $places }.
hidden-hats-error-notation = „{ $action }“ ist kein Zug. Schreib zum Beispiel: peek 3, swap 1 4, open 3.
hidden-hats-error-deal-characters = Für { $places } Plätze reichen die Figuren nicht.
hidden-hats-error-deal-dead = In dieser Reihe passt kein Hut zu jemandem, und das kann nicht sein.

## Gründe für einen Zug: Rat im Spiel und die Durchsicht danach
# Jeder ist ein Satz für sich. $chance: ganze Hundertstel. „done“: über den Zug, der gespielt wurde.

hidden-hats-reason-hat =
    { $hat ->
        [jester] { hidden-hats-hat-jester }
        [sultan] { hidden-hats-hat-sultan }
        [viking] { hidden-hats-hat-viking }
        [pirate] { hidden-hats-hat-pirate }
        [knight] { hidden-hats-hat-knight }
        [princess] { hidden-hats-hat-princess }
        [cowboy] { hidden-hats-hat-cowboy }
        [witch] { hidden-hats-hat-witch }
        [wizard] { hidden-hats-hat-wizard }
        [cook] { hidden-hats-hat-cook }
        [king] { hidden-hats-hat-king }
        [dragon] { hidden-hats-hat-dragon }
       *[wonder] { hidden-hats-hat-wonder }
    }
hidden-hats-reason-seen = Du hast gesehen, was auf Platz { $place } liegt, und seitdem hat es niemand bewegt: { hidden-hats-reason-hat }. Das passt.
hidden-hats-reason-followed = Du hast diesen Hut gesehen und weißt, wohin er gewandert ist: { hidden-hats-reason-hat }, jetzt auf Platz { $place }. Er passt.
hidden-hats-reason-rival = { $player } kennt den Hut auf Platz { $place } auch und könnte ihn vorher aufdecken.
hidden-hats-reason-wonder = Du weißt, was auf Platz { $place } liegt: { hidden-hats-reason-hat }. Das passt allen.
hidden-hats-reason-makes-good =
    { $ruleset ->
        [shapka-nevidimka] Damit ist einer deiner Strafchips erledigt.
       *[auf-der-hut] Damit ist eine deiner Glatzen bedeckt.
    }
hidden-hats-reason-betrayed = { $player } kannte diesen Hut und hat ihn auf Platz { $place } getauscht: Also passt er dort vielleicht.
hidden-hats-reason-chance = Soweit du es wissen kannst, passt der Hut auf Platz { $place } mit { $chance } % Wahrscheinlichkeit.
hidden-hats-reason-risk =
    { $ruleset ->
        [shapka-nevidimka] Passt er nicht, kostet es einen Strafchip.
       *[auf-der-hut] Passt er nicht, kostet es eine Glatze.
    }
hidden-hats-reason-free = Passt er nicht, kostet es nichts: Der Vorrat ist leer.
hidden-hats-reason-unseen = Was auf Platz { $place } liegt, hast du noch nicht gesehen.
hidden-hats-reason-useful = Mit { $chance } % Wahrscheinlichkeit passt der Hut auf Platz { $place } jemandem in der Reihe.
hidden-hats-reason-no-fit = Du kennst keinen Hut, der da passt, wo er liegt.
hidden-hats-reason-waiting = Was auf Platz { $place } liegt, weißt du schon: Noch einmal zu spicken verrät nichts, und die anderen müssen handeln.
hidden-hats-reason-brings = Der Tausch bringt einen Hut dahin, wo er passt, auf Platz { $place }: { hidden-hats-reason-hat }.
hidden-hats-reason-secret = Diesen Hut hat sonst niemand gesehen.
hidden-hats-reason-spoils = { $player } kennt den Hut auf Platz { $place }, und mit { $chance } % Wahrscheinlichkeit passt er dort. Der Tausch macht das zunichte.
hidden-hats-reason-done-peek = Was auf Platz { $place } lag, wusstest du schon: { hidden-hats-reason-hat }.
hidden-hats-reason-done-wrong = Du hattest gesehen, dass der Hut auf Platz { $place } nicht passt: { hidden-hats-reason-hat }.
hidden-hats-reason-done-chance = Soweit du es wissen konntest, passte der Hut, den du auf Platz { $place } aufgedeckt hast, mit { $chance } % Wahrscheinlichkeit.
hidden-hats-reason-done-breaks = Dein Tausch nahm einen Hut von Platz { $place } weg, wo er passte, wie du wusstest: { hidden-hats-reason-hat }.
hidden-hats-reason-done-betrays = Dein Tausch ließ die anderen ahnen, dass auf Platz { $place } ein Hut passt.
hidden-hats-reason-estimate = Oft durchgespielt, gewinnt das am häufigsten.

## Im Terminal

hidden-hats-terminal-peek = g
hidden-hats-terminal-swap = t
hidden-hats-terminal-open = a
hidden-hats-terminal-write = Schreib „{ $peek } 3“, um bei Platz 3 zu gucken, „{ $swap } 1 4“, um Platz 1 und 4 zu tauschen, „{ $open } 3“, um Platz 3 aufzudecken.
hidden-hats-terminal-places = Hüte liegen auf Platz { $places }.
hidden-hats-terminal-barred = Gerade nicht erlaubt: { $place } und { $other } gleich wieder zurücktauschen.
hidden-hats-ended-row = die Lücke ließ sich nicht füllen
hidden-hats-ended-three = nur die letzten waren übrig
hidden-hats-ended-patience = niemand fand mehr etwas

## Der Spickzettel

hidden-hats-hint-title = Spickzettel
hidden-hats-hint-peek = Spicken: einen Hut heimlich ansehen.
hidden-hats-hint-swap = Tauschen: Zwei Hüte wechseln ungesehen den Platz.
hidden-hats-hint-open = Aufdecken: einen Hut vor allen umdrehen.
hidden-hats-hint-pair = Passt? Nimm das Paar.
hidden-hats-hint-wonder =
    { $ruleset ->
        [shapka-nevidimka] Tarnkappe? Nimm sie: Sie hebt einen Chip auf.
       *[auf-der-hut] Wunderhut? Nimm ihn: Er bedeckt eine Glatze.
    }
hidden-hats-hint-bald =
    { $ruleset ->
        [shapka-nevidimka] Passt nicht? Nimm einen Strafchip.
       *[auf-der-hut] Passt nicht? Nimm eine Glatze.
    }
hidden-hats-hint-end =
    { $ruleset ->
        [shapka-nevidimka] Ende: Drei Figuren sind übrig.
       *[auf-der-hut] Ende: Eine Lücke lässt sich nicht füllen (oder, wenn so ausgemacht, drei sind übrig).
    }

## Die Spielregeln
# Jede Zeile ist ein Absatz; eine Zeile, die mit „- “ anfängt, gehört zu einer Liste

hidden-hats-rules-1-title = Worum es geht
hidden-hats-rules-1-text =
    So ein Durcheinander: Alle haben fremde Hüte auf! Jeder Hut soll zurück zu seinem Besitzer: der Turban zum Sultan, der Hörnerhelm zum Wikinger. Nur liegen alle Hüte verdeckt. Also spicken, merken und aufpassen, was die anderen verschieben.
    Es sind zwei Spiele, und sie sind fast gleich: „Auf der Hut“ ab 5 Jahren und „Die Tarnkappe“ ab 6 Jahren, beide für 2 bis 4 Leute. Wo sie sich unterscheiden, steht es dabei.
hidden-hats-rules-2-title = Was dazugehört
hidden-hats-rules-2-text =
    - 20 Figuren: zehn Sorten, jede zweimal.
    - 24 Hüte: zwei für jede Sorte und vier, die allen passen. Bei „Auf der Hut“ sind das Wunderhüte, im anderen Spiel Tarnkappen.
    - 16 Glatzen; bei der „Tarnkappe“ sind es Strafchips.
    - Ein Spickzettel. Den gibt es auch auf dieser Seite.
    In beiden Spielen dabei: Hofnarr (Narrenkappe), Sultan (Turban), Wikinger (Hörnerhelm), Pirat (Piratenhut), Ritter (Ritterhelm), Prinzessin, Hexe (Hexenhut) und Zauberer (Sternenhut).
    Bei „Auf der Hut“ trägt die Prinzessin die Krone, und der Cowboy (Cowboyhut) und der Koch (Kochmütze) spielen mit. Bei der „Tarnkappe“ hat der König die Krone, die Prinzessin ein Diadem, und der Drache kommt mit seinen Hörnern.
    Ein Hut und sein Besitzer haben den gleichen Hintergrund: die gleiche Farbe und, auf unseren Bildern, das gleiche Muster. So sieht man auch ohne die Farben, was zusammengehört.
hidden-hats-rules-3-title = Vor dem Spiel
hidden-hats-rules-3-text =
    Mischt die Figuren und legt sieben davon offen in eine Reihe. Mischt die Hüte und legt über jede Figur einen, verdeckt. Der Rest kommt auf zwei verdeckte Stapel: 13 Figuren und 17 Hüte.
    Am echten Tisch beginnt bei „Auf der Hut“, wer zuletzt einen Hut aufhatte, und bei der „Tarnkappe“, wer am jüngsten ist. Hier bestimmt ihr, wer anfängt, oder ihr überlasst es dem Zufall. Dann geht es im Uhrzeigersinn weiter.
hidden-hats-rules-4-title = Dein Zug
hidden-hats-rules-4-text =
    Tu genau eins von diesen drei Dingen:
    - Spicken: Sieh dir heimlich einen Hut der Reihe an. Die anderen sehen, bei welchem Platz du spickst, aber nicht den Hut.
    - Tauschen: Lass zwei Hüte der Reihe die Plätze wechseln. Niemand sieht sie sich an, auch du nicht.
    - Aufdecken: Dreh einen Hut um, sodass alle ihn sehen. Am besten dann, wenn du glaubst, dass er passt!
hidden-hats-rules-5-title = Wenn ein Hut aufgedeckt wird
hidden-hats-rules-5-text =
    - Er passt zur Figur darunter: Du nimmst beide als Paar. In die Lücke kommt offen eine neue Figur, und darüber verdeckt ein neuer Hut.
    - Er passt allen (ein Wunderhut oder eine Tarnkappe): Du nimmst den Hut. Die Figur bleibt liegen und bekommt verdeckt einen neuen.
    - Er passt nicht: Du nimmst eine Glatze (einen Strafchip). Der Hut wird wieder umgedreht und bleibt, wo er war.
hidden-hats-rules-6-title = Das Ende
hidden-hats-rules-6-text =
    - „Auf der Hut“ ist aus, sobald sich eine Lücke in der Reihe nicht mehr füllen lässt. Die Figuren gehen zuerst aus: Das ist beim 14. Paar so weit.
    - „Die Tarnkappe“ geht weiter, bis nur noch drei Figuren mit ihren Hüten übrig sind. Das ist beim 17. Paar so weit.
    - Auch „Auf der Hut“ könnt ihr bis zu den letzten drei spielen, wenn ihr das so einstellt.
    - Wird bis zu den letzten drei gespielt, bleibt vom 14. Paar an der Platz jedes Paars leer. Die Plätze behalten ihre Nummern. An einem leeren Platz gibt es nichts zu spicken, zu tauschen oder aufzudecken. Für einen Hut, der allen passt, kommt weiterhin ein neuer.
hidden-hats-rules-7-title = Die Wertung
hidden-hats-rules-7-text =
    - Jedes Paar zählt 1 Punkt.
    - „Auf der Hut“: Zuerst bedeckt jeder deiner Wunderhüte eine deiner Glatzen. Jede Glatze, die übrig bleibt, verschwindet unter einem deiner Hüte, und dieses Paar zählt nicht.
    - „Die Tarnkappe“: Zuerst hebt jede deiner Tarnkappen einen deiner Strafchips auf. Jeder Chip, der übrig bleibt, kostet 1 Punkt.
    - Wunderhüte und Tarnkappen, die übrig bleiben, zählen nichts.
    Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnen sie gemeinsam.
    Ein Beispiel: 4 Paare, 2 Glatzen und 1 Wunderhut. Der Wunderhut bedeckt eine Glatze, die andere kostet einen Hut. Das macht 3 Punkte.
hidden-hats-rules-8-title = Was wir selbst festgelegt haben
hidden-hats-rules-8-text =
    Zu manchem sagen die Regeln in der Schachtel nichts. Hier gilt:
    - Keine Glatzen oder Strafchips mehr im Vorrat: Dann kostet ein falscher Hut nichts.
    - Nichts passt: Gehört kein Hut der Reihe zu einer Figur der Reihe und ist auch keiner dabei, der allen passt, dann könnte niemand etwas bekommen. Dann kommen alle Hüte der Reihe zurück in den Stapel, er wird gemischt, und es werden neue ausgelegt – so oft, bis etwas passt. Das wird nach dem Austeilen geprüft und immer, wenn etwas Neues hingelegt wird. Alle erfahren es, und was ihr über diese Hüte wusstet, gilt nicht mehr. Das kommt sehr selten vor.
    - Niemand findet etwas: Wenn 100 Züge hintereinander, alle zusammengezählt, niemand ein Paar bekommt oder einen Hut, der allen passt, endet das Spiel so, wie es steht. Die Zahl könnt ihr ändern.
    - Bei „Auf der Hut“ fällt niemand unter 0: Es ist ja nichts mehr zu bedecken da. Bei der „Tarnkappe“ kann man unter 0 fallen.
    - Auch bei der „Tarnkappe“ gewinnen alle gemeinsam, die gleich viele und die meisten Punkte haben.
hidden-hats-rules-9-title = Merken ist das Spiel
hidden-hats-rules-9-text =
    Diese Seite zeigt, was auf dem Tisch liegt. Alles andere musst du im Kopf behalten.
    - Ein Hut, bei dem du gespickt hast, bleibt für dich sichtbar, bis du ihn zurücklegst oder wieder ziehst – oder bis er verschoben, aufgedeckt oder untergemischt wird.
    - Ein offener Hut, der nicht passt, bleibt für dich sichtbar, bis du ihn drei Sekunden vor dir hattest oder sagst, dass du ihn gesehen hast. Warst du weg, siehst du ihn, wenn du wiederkommst.
    - Ihr müsst nicht aufeinander warten. Die Bots warten, bis alle fertig geschaut haben, aber höchstens zehn Sekunden. Auf einem gemeinsamen Gerät fällt der Vorhang erst, wenn du fertig geschaut hast.
    - In der Liste der Züge stehen Plätze, aber keine Hüte, außer Paaren und Hüten, die allen passen, wenn sie jemand bekommen hat. Das ganze Spiel ansehen könnt ihr erst nach dem Ende.
    - Für kleine Kinder gibt es die Gedächtnishilfe: Damit sieht ein Kind weiterhin die Hüte, die es schon gesehen hat. Man schaltet sie für jeden einzeln ein.
hidden-hats-rules-10-title = Was ihr einstellen könnt
hidden-hats-rules-10-text =
    - Wer anfängt: jemand von euch oder der Zufall. Stellt ihr nichts ein, entscheidet der Zufall.
    - Bis zu den letzten drei spielen: nur bei „Auf der Hut“, und nur, wenn ihr es einschaltet. „Die Tarnkappe“ wird immer so gespielt.
    - Nicht gleich zurücktauschen: Niemand darf den Tausch vom Zug direkt davor rückgängig machen. Nur, wenn ihr es einschaltet.
    - Geduld: nach wie vielen Zügen ohne Fund das Spiel endet. Mindestens 1; stellt ihr nichts ein, sind es 100.
    - Gedächtnishilfe: für jeden einzeln. Nur, wenn ihr sie einschaltet.
hidden-hats-rules-11-title = Die zwei Spiele nebeneinander
hidden-hats-rules-11-text =
    „Auf der Hut“
    - mit Cowboy und Koch; die Krone gehört der Prinzessin
    - Wunderhüte und Glatzen
    - es beginnt, wer zuletzt einen Hut aufhatte
    - Ende beim 14. Paar oder, wenn ihr es so einstellt, bei den letzten drei
    - niemand fällt unter 0
    „Die Tarnkappe“
    - mit König und Drache; die Krone gehört dem König, das Diadem der Prinzessin
    - Tarnkappen und Strafchips
    - es beginnt, wer am jüngsten ist
    - Ende immer bei den letzten drei
    - man kann unter 0 fallen

hidden-hats-credits = „Auf der Hut“ / „Шапка-невидимка“ ist ein Spiel von Alexey Konnov, Alexey Paltsev und Anatoly Shklyarov, erschienen bei Zoch und Трёхгранник. Hatstand ist davon unabhängig: Texte und Bilder sind unsere eigenen.
