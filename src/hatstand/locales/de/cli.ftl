### Die Kommandozeile

## Über sich selbst

cli-hatstand-help =
    Familienspiele mit versteckten Hüten. Ohne Befehl: öffnet die Seite, damit du im Browser spielen kannst.
    Alles bleibt auf diesem Computer: Die Tische stehen in einer Datei und gehen nach einem Neustart weiter.
cli-play = ein ganzes Spiel hier im Terminal, gegen Bots
cli-play-help = Ein Spiel im Terminal, du gegen Bots. Welche Spiele es gibt, sagt „hatstand rulesets“.
# Told of the games in which something must be remembered
cli-play-memory = Ein Hut, bei dem du spickst, ist einmal zu sehen, bis du Enter drückst. Danach musst du ihn dir merken.
cli-simulate = viele Spiele unter Bots, und was dabei herauskommt
cli-simulate-help =
    Lässt Bots viele Spiele spielen und zeigt, wie viele Punkte es im Mittel gibt, wer wie oft gewinnt, wie lange Spiele dauern und wie sie enden.
    Dieselbe Startzahl ergibt dieselben Spiele, egal auf wie vielen Kernen.
cli-ladder = alle Bots gegen alle, und wie stark jeder ist
cli-ladder-help = Lässt Bots gegeneinander spielen, jedes Paar mit denselben Karten und getauschten Sitzen, und zeigt Wertungen, Anteile der Siege und Vorsprünge.
cli-replay = erzählt ein gespieltes Spiel noch einmal
cli-replay-help = Erzählt das Spiel einer Aufzeichnung: so, wie alle es sahen, oder wie ein Sitz es sah.
cli-verify = prüft, ob an einem Tisch ehrlich gegeben wurde
cli-verify-help =
    Prüft die Aufzeichnung eines Tisches: ob das Geheimnis das vor dem Spiel versprochene ist, ob die Karten daraus gegeben wurden und ob jeder Zug erlaubt war.
cli-review = sagt, welche deiner Züge am meisten kosteten und was besser war
cli-review-help =
    Sagt, wie gut jeder Zug eines Sitzes war, nach dem, was dieser Sitz damals wusste: welche drei am meisten kosteten,
    was der beste Spieler stattdessen getan hätte, und warum.
cli-rulesets = welche Spiele es gibt, mit ihren Einstellungen
cli-rulesets-help = Zeigt, welche Spiele man spielen kann und was sich einstellen lässt.
cli-rulesets-with-players =
    { $players ->
        [one] { $players } Person: { $default } ({ $range })
       *[other] { $players } Personen: { $default } ({ $range })
    }
cli-rules = die Regeln eines Spiels
cli-rules-help = Erzählt die Regeln eines Spiels.
cli-bench = misst, wie schnell die Regeln auf diesem Computer sind
cli-bench-help = Misst zufällige Spiele auf einem Kern: Entscheidungen pro Sekunde, für jedes Spiel.
cli-help-usage = So geht es:
cli-help-options = Optionen
cli-help-commands = Befehle

## Was für einen Wert steht

cli-value-options = OPTIONEN
cli-value-command = BEFEHL
cli-value-address = ADRESSE
cli-value-number = ZAHL
cli-value-folder = ORDNER
cli-value-url = DATENBANK
cli-value-seconds = SEKUNDEN
cli-value-language = SPRACHE
cli-value-seat = SITZ
cli-value-bots = MITSPIELER
cli-value-file = DATEI
cli-argument-ruleset = SPIEL
cli-argument-record = AUFZEICHNUNG.json

## Optionen

cli-option-host = wo gewartet wird: 0.0.0.0 (wie üblich) im ganzen Haus, 127.0.0.1 nur auf diesem Computer
cli-option-port = der Port; ohne Angabe der erste freie ab 8080
cli-option-data = der Ordner, in dem die Tische aufgehoben werden
cli-option-database = eine andere Datenbank als die Datei in diesem Ordner, als URL von SQLAlchemy
cli-option-pace = so viele Sekunden braucht ein Bot für einen Zug
cli-option-behind-proxy = nur ein Proxy mit https erreicht diesen Server: Glaube ihm, welche Adresse aufgerufen wurde
cli-option-open = den Browser öffnen oder nicht; ohne Angabe öffnet er sich, wenn jemand am Terminal sitzt
cli-option-version = sagt, welche Version das ist
cli-option-language = en, ru, uk oder de; ohne Angabe die Sprache des Computers
cli-option-help = zeigt diese Hilfe
cli-option-players = wie viele mitspielen
cli-option-seat = dein Sitz, gezählt ab 0
cli-option-bot = wer gegen dich spielt, mehrere durch Kommas getrennt
cli-bots-memory = forgetful:0.5 hat ein halbes Gedächtnis
cli-option-memory = wie gut sich die Bots etwas merken, von 0 bis 1
cli-option-seed = eine Zahl, aus der alles gegeben wird: gleiche Zahl, gleiches Spiel
cli-option-memory-aid = zeigt weiter die Hüte, die du schon gesehen hast
cli-option-save = schreibt die Aufzeichnung des Spiels in diese Datei
cli-option-games = wie viele Spiele
cli-option-bots = einer für jeden Sitz, durch Kommas getrennt: greedy,forgetful:0.7,master:0.5; einer allein spielt an allen Sitzen. Die Zahl sagt, wie viel er behält oder wie viele Sekunden er sucht
cli-option-threads = wie viele Spiele zugleich; ohne Angabe eines je Kern
cli-option-ladder-games = wie viele Spiele jedes Paar spielt, ohne Angabe 20; eine ungerade Zahl zählt als die nächste
cli-option-ladder-bots = wer spielt, durch Kommas getrennt: master,sharp,forgetful:0.7; ohne Angabe alle, die das Spiel können, was Minuten dauert
cli-option-seconds = wie lange ein suchender Bot über eine Aktion nachdenkt; ohne Angabe 0.1
cli-option-ladder-threads = wie viele Spiele gleichzeitig; mehr, als der Computer Kerne hat, schwächt die Bots
cli-option-json = gibt JSON aus, für Programme
cli-option-as-seat = so, wie dieser Sitz es sah, gezählt ab 0
cli-option-step = zeigt nach jedem Zug den Tisch und wartet auf Enter
cli-option-judged-seat = wessen Züge beurteilt werden, gezählt ab 0; ohne Angabe Sitz 0
cli-option-playouts = wie oft jeder verglichene Zug zu Ende gespielt wird; mehr ist sicherer und langsamer
cli-option-repeats = wie oft gemessen wird

## Fehler

cli-error-number =
    { $range ->
        [both]
            { $kind ->
                [whole] { $option } kann nicht „{ $value }“ sein, sondern eine ganze Zahl von { $low } bis { $high }.
               *[fraction] { $option } kann nicht „{ $value }“ sein, sondern eine Zahl von { $low } bis { $high }.
            }
        [low]
            { $kind ->
                [whole] { $option } kann nicht „{ $value }“ sein, sondern eine ganze Zahl ab { $low }.
               *[fraction] { $option } kann nicht „{ $value }“ sein, sondern eine Zahl ab { $low }.
            }
       *[none]
            { $kind ->
                [whole] { $option } kann nicht „{ $value }“ sein, sondern eine ganze Zahl.
               *[fraction] { $option } kann nicht „{ $value }“ sein, sondern eine Zahl.
            }
    }
cli-error-option = Eine Option { $option } gibt es hier nicht. Mehr sagt: { $command } --help
cli-error-option-use = So wird { $option } nicht benutzt. Mehr sagt: { $command } --help
cli-error-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $commands }.
cli-error-missing = Es fehlt: { $name }. Mehr sagt: { $command } --help
cli-error-value = { $option } kann so nicht sein: { $value }
cli-error-arguments = Da ist etwas zu viel oder am falschen Platz. Mehr sagt: { $command } --help
cli-error-language = Eine Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.
cli-error-serve-option = { $option } ist für den Server. Bei diesem Befehl stehen Optionen hinter seinem Namen: hatstand { $command } …
cli-error-serve =
    { $problem ->
        [taken] Der Port ist belegt: Da wartet schon ein anderes Programm. Wähle mit --port einen anderen.
        [forbidden] Für diesen Port fehlen dir die Rechte. Wähle mit --port einen über 1023.
        [address] So eine Adresse hat dieser Computer nicht. Wähle mit --host eine andere.
       *[other] Da kann der Server nicht warten: { $problem }
    }
cli-error-database = Dort lassen sich die Tische nicht aufheben: { $problem }
cli-error-ladder = Eine Rangliste braucht mindestens zwei verschiedene Bots.
cli-error-bots =
    { $seats ->
        [one] Gebraucht wird { $seats } Bot oder einer für alle; genannt sind { $bots }.
       *[other] Gebraucht werden { $seats } Bots oder einer für alle; genannt sind { $bots }.
    }
cli-error-read =
    { $problem ->
        [missing] Eine Datei „{ $file }“ gibt es nicht.
        [folder] „{ $file }“ ist ein Ordner, keine Datei.
        [forbidden] „{ $file }“ darf nicht gelesen werden.
       *[other] „{ $file }“ lässt sich nicht lesen: { $problem }
    }
cli-error-write =
    { $problem ->
        [missing] So einen Ordner gibt es nicht: „{ $file }“ lässt sich nicht schreiben.
        [folder] „{ $file }“ ist ein Ordner, keine Datei.
        [forbidden] „{ $file }“ darf nicht geschrieben werden.
       *[other] „{ $file }“ lässt sich nicht schreiben: { $problem }
    }

## Der Server

cli-serving = Hatstand ist offen: { $address } (Strg-C schließt es)
cli-served = Hatstand ist geschlossen. Alle Tische sind aufgehoben.
cli-compiling = Einen Moment: Die Regeln werden für diesen Computer vorbereitet. Das gibt es nur einmal …

## Ein Spiel im Terminal

cli-you = Du
cli-word-quit = schluss
cli-word-help = hilfe
cli-game-keys = „?“ sagt das noch einmal, „schluss“ beendet das Spiel.
cli-game-prompt = Dein Zug:
cli-game-put-back = (Gut merken! Enter legt ihn zurück.)
cli-game-turn-back = (Gut merken! Enter dreht ihn wieder um.)
cli-game-left = Bis zum nächsten Mal!
cli-game-saved = Die Aufzeichnung des Spiels steht in { $file }.

## Ein Spiel noch einmal

cli-seat = Sitz { $seat }
cli-replay-next = (Enter: weiter)
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel war nicht zu Ende.

## Ehrlich gegeben

cli-verified-secret = Das Geheimnis ist das, was vor dem Spiel versprochen war: { $commitment }.
cli-verified-key-alone = Die Karten wurden allein daraus gegeben.
cli-verified-key =
    { $contributions ->
        [one] Die Karten wurden daraus und aus dem Beitrag von { $contributions } Person gegeben.
       *[other] Die Karten wurden daraus und aus den Beiträgen von { $contributions } Personen gegeben.
    }
cli-verified-actions =
    { $actions ->
        [one] { $actions } Zug, und er war erlaubt. Gegeben wurde wie versprochen.
       *[other] { $actions } Züge, und jeder war erlaubt. Gegeben wurde wie versprochen.
    }
cli-verified-no-table = Das ist nicht die Aufzeichnung eines Tisches: Vor dem Spiel wurde nichts versprochen, also lässt sich auch kein Versprechen prüfen.
cli-verified-legal =
    { $actions ->
        [one] Geprüft: { $actions } Zug, und er war erlaubt.
       *[other] Geprüft: { $actions } Züge, und jeder war erlaubt.
    }

## Eine Durchsicht der Züge

cli-review-title =
    { $moves ->
        [one] { $name }, Sitz { $seat }: { $moves } Zug
       *[other] { $name }, Sitz { $seat }: { $moves } Züge
    }
cli-review-mean = Im Mittel kostete ein Zug { $cost } % eines Siegs.
cli-review-costliest = Die Züge, die am meisten kosteten:
cli-review-none = Kein Zug kostete etwas, das sich vom Zufall unterscheiden ließe.
cli-review-move = Zug { $number }: { $action }
cli-review-chance = Siegchance danach: { $chance } %. Nach dem besten Zug: { $best } %.
cli-review-best = Der beste Spieler: { $action }

## Viele Spiele

cli-simulate-title =
    { $games ->
        [one] { $name }: { $games } Spiel zu { $players }, Startzahl { $seed }
       *[other] { $name }: { $games } Spiele zu { $players }, Startzahl { $seed }
    }
cli-simulate-seat = Sitz
cli-simulate-bot = Mitspieler
cli-simulate-points = Punkte
cli-simulate-wins = Siege, auch geteilte
cli-simulate-alone = Siege allein
cli-simulate-length = Einzelne Aktionen in einem Spiel: { $mean } ± { $half } (von { $shortest } bis { $longest })
cli-simulate-ended = Wie sie endeten: { $ends }
cli-simulate-intervals = ± und Klammern sind 95-%-Intervalle: für Anteile nach Wilson, für Mittelwerte die normalen.

## Ladders

# $games: of each pair
cli-ladder-title =
    { $games ->
        [one] { $name }: { $games } Spiel je Paar, { $players } Personen, { $seconds } s je Aktion, Startzahl { $seed }
       *[other] { $name }: { $games } Spiele je Paar, { $players } Personen, { $seconds } s je Aktion, Startzahl { $seed }
    }
cli-ladder-bot = Mitspieler
cli-ladder-rating = Wertung
cli-ladder-wins = Siege
cli-ladder-pairing = Paar
cli-ladder-first = Siege des ersten
cli-ladder-shared = geteilt
cli-ladder-lead = Vorsprung in Punkten
cli-ladder-how = ± und Klammern sind 95-%-Intervalle: für Anteile nach Wilson, für Vorsprünge die normalen, für Wertungen aus dem σ von OpenSkill. Ein geteilter Sieg zählt halb.

## Messungen

cli-bench-speed = { $ruleset }, { $players } Spieler: { $median } Millionen Entscheidungen pro Sekunde ({ $low } bis { $high })
cli-bench-how =
    { $repeats ->
        [one] { $repeats } Messung auf einem Kern, in Prozessorzeit.
       *[other] Der Median von { $repeats } Messungen auf einem Kern, in Prozessorzeit; in Klammern die langsamste und die schnellste.
    }
