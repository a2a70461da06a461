### Fehler
# Ein, zwei Sätze: was nicht stimmt und was richtig wäre. Sitze zählen ab 0, Plätze in der Reihe ab 1.

## Im Spiel

error-over = Das Spiel ist schon zu Ende.
error-turn =
    { $player ->
        [none] Sitz { $seat } ist am Zug.
       *[named] { $player } ist am Zug (Sitz { $seat }).
    }
error-seat = Einen Sitz { $seat } gibt es nicht: Gezählt wird ab 0, und es spielen { $players } mit.
error-not-over = Das Spiel ist noch nicht zu Ende.

## Vor dem Spiel

error-ruleset = Ein Spiel „{ $ruleset }“ gibt es nicht. Es gibt: { $rulesets }.
error-players = Zu { $players } geht es nicht: Das Spiel ist für { $low } bis { $high } Leute.
error-option = Eine Einstellung „{ $option }“ gibt es in diesem Spiel nicht. Es gibt: { $options }.
error-option-value = Die Einstellung „{ $option }“ kann nicht { $value } sein. Erlaubt: { $allowed }.
error-seed = Die Startzahl kann nicht { $seed } sein: Sie ist eine ganze Zahl von 0 bis 2^64 − 1.
error-key = Der Schlüssel muss 32 Bytes lang sein (in einer Aufzeichnung: 64 Hexadezimalziffern).
error-seed-and-key = Bitte nur eins von beiden: Startzahl oder Schlüssel.
error-arrange = „{ $argument }“ darf hier nicht stehen: Es gehört schon zur Stellung.

## Aufzeichnungen und Stellungen

error-record =
    { $problem ->
        [missing] Die Aufzeichnung ist nicht lesbar: „{ $field }“ fehlt.
        [unknown] Die Aufzeichnung ist nicht lesbar: „{ $field }“ gehört nicht hinein.
        [type] Die Aufzeichnung ist nicht lesbar: In „{ $field }“ steht etwas Falsches.
        [format] Die Aufzeichnung ist nicht lesbar: Sie stammt von einem neueren Programm.
        [version] Die Aufzeichnung lässt sich nicht nachspielen: Diese Fassung der Regeln ist hier unbekannt.
        [json] Die Aufzeichnung ist nicht lesbar: Das ist kein JSON.
        [size] Die Aufzeichnung ist nicht lesbar: „{ $field }“ hat die falsche Größe.
        [secret] Die Aufzeichnung passt nicht zum Geheimnis: „{ $field }“ ergibt sich nicht daraus.
       *[other] Die Aufzeichnung ist nicht lesbar: „{ $field }“: { $problem }
    }
error-position =
    { $problem ->
        [missing] Diese Stellung kann es nicht geben: „{ $field }“ fehlt.
        [unknown] Diese Stellung kann es nicht geben: „{ $field }“ gehört nicht hinein.
        [type] Diese Stellung kann es nicht geben: In „{ $field }“ steht etwas Falsches.
        [size] Diese Stellung kann es nicht geben: „{ $field }“ hat die falsche Größe.
        [range] Diese Stellung kann es nicht geben: Eine Zahl in „{ $field }“ ist zu groß oder zu klein.
        [cards] Diese Stellung kann es nicht geben: In „{ $field }“ sind von einer Sorte zu viele oder zu wenige Karten.
        [contradiction] Diese Stellung kann es nicht geben: „{ $field }“ widerspricht dem Rest.
       *[other] Diese Stellung kann es nicht geben: „{ $field }“: { $problem }
    }
error-hidden = Das ist nur das, was ein Sitz sieht. Zum Aufbauen muss alles bekannt sein.

## Bots

error-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
error-setting = Der Bot „{ $bot }“ hat keine Einstellung „{ $setting }“. Er hat: { $settings }.
error-setting-value = Die Einstellung „{ $setting }“ kann nicht { $value } sein. Erlaubt: { $allowed }.
error-nothing-to-remember = In diesem Spiel muss man sich nichts merken. Der Bot „{ $bot }“ mit seiner Einstellung „{ $setting }“ kann es nicht spielen. Bitte einen anderen Bot wählen.
error-nothing-betrayed = In diesem Spiel verraten die Züge der anderen nichts. Der Bot „{ $bot }“ kann es nicht spielen. Bitte einen anderen Bot wählen.
error-bot-slow = Der Bot „{ $bot }“ denkt für eine Simulation zu lange nach. Diese nicht: { $bots }. Mit „hatstand ladder“ spielen alle.

## Tisch und Seite

error-stale = Da war jemand schneller: Auf dem Tisch hat sich etwas geändert. Bitte noch einmal hinsehen.
error-build = Diese Seite ist älter als das Spiel. Bitte neu laden.
error-message = Die Seite hat etwas Unverständliches geschickt. Bitte neu laden.
error-not-yours = Dieser Sitz gehört jemand anderem.
error-table = Diesen Tisch gibt es nicht.
error-address = Unter dieser Adresse gibt es nichts.
error-method = So wird diese Adresse nicht benutzt.
error-size = Das ist zu viel auf einmal.
error-identity = Dieses Gerät ist hier noch nicht bekannt. Bitte die erste Seite des Spiels öffnen.
error-bot-seat = Hier spielt schon ein Bot.
error-again = Ein neues Spiel geht los, wenn dieses zu Ende ist.
error-not-dealt = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
error-seat-open = An diesem Platz sitzt niemand.
error-seat-taken = Hier sitzt schon { $player }.
error-person-here = { $player } ist da: Freimachen lässt sich nur der Platz von jemandem, der weg ist.
error-not-maker = Das kann nur, wer diesen Tisch eröffnet hat.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-link = Dieser Link wurde schon benutzt oder ist älter als fünf Minuten.
error-nothing-peeked = Du hast gerade keinen Hut zurückzulegen.
error-nothing-opened = Gerade liegt kein offener Hut da, der umgedreht werden will.
error-name = Ein Name hat 1 bis { $high } Zeichen.
error-portrait = Ein Bild „{ $portrait }“ gibt es nicht.
error-pace = { $value } Sekunden Bedenkzeit für Bots gehen nicht. Erlaubt: { $allowed }.
error-busy = Gerade ist zu viel los. Bitte gleich noch einmal versuchen.
error-server = Da ist etwas schiefgegangen. Dem Spiel ist nichts passiert: Bitte die Seite neu laden.

### The page

## Der Rahmen

page-home = Hatstand: zur ersten Seite
page-language = Sprache
page-rules = Regeln
page-about = Über Hatstand
page-close = Schließen
page-less = Weniger
page-more = Mehr
page-loading = Einen Moment …
page-reload = Seite neu laden
page-try-again = Noch einmal versuchen
page-no-server = Niemand antwortet. Läuft Hatstand noch?
# In place of a game’s table, or of its words
page-missing = Ein Teil der Seite konnte nicht geladen werden. Läuft Hatstand noch?
# Another language is spoken meanwhile
page-words-missing = Die Wörter in dieser Sprache konnten nicht geladen werden.
page-to-lobby = Zur ersten Seite

## Vor dem Spiel

lobby-game = Welches Spiel?
lobby-facts =
    { $high ->
        [one] { $low } bis { $high } Person, ab { $age } Jahren
       *[other] { $low } bis { $high } Personen, ab { $age } Jahren
    }
lobby-players = Wie viele spielen mit?
lobby-bot-1 = Frieda
lobby-bot-2 = Emil
lobby-bot-3 = Lotte
lobby-you = Das bist du
lobby-my-name = Dein Name
lobby-my-portrait = Dein Gesicht: ein anderes wählen
lobby-bot-name = Name von Bot { $number }
lobby-bot-portrait = { $player }: ein anderes Gesicht wählen
lobby-portraits = Such ein Gesicht aus
# Gesichter für Leute und Bots, nach den Namen der Zeichnungen
portrait-jester = Hofnarr
portrait-sultan = Sultan
portrait-viking = Wikinger
portrait-pirate = Pirat
portrait-knight = Ritter
portrait-princess = Prinzessin
portrait-cowboy = Cowboy
portrait-witch = Hexe
portrait-wizard = Zauberer
portrait-cook = Koch
portrait-king = König
portrait-dragon = Drache
portrait-hatter = Hutmacher
portrait-hare = Hase
portrait-dormouse = Haselmaus
portrait-cat = Katze
portrait-queen = Königin
portrait-girl = Mädchen
lobby-level = { $player }: wie gut im Spiel?
# Each has a picture: a chick, a rabbit, a fox, an owl
lobby-level-novice = Anfänger
lobby-level-casual = Verspielt
lobby-level-sharp = Schlau
lobby-level-master = Meister
lobby-options = Mehr Einstellungen
# The button at the game's own advice
lobby-take-advice = Gute Idee
lobby-play = Spielen
lobby-first-time = Die Regeln werden vorbereitet. Beim ersten Mal dauert das etwa eine Minute, später nicht mehr.
lobby-ongoing = Angefangene Spiele
lobby-who = Platz { $number }: Wer sitzt hier?
lobby-who-me = Jemand an diesem Gerät
lobby-who-open = Jemand mit eigenem Gerät
lobby-who-bot = Ein Bot
lobby-person = Spieler { $number }
lobby-person-name = Name von Spieler { $number }
lobby-here = an diesem Gerät
lobby-open = Freier Platz
lobby-open-how = kommt per Einladung
lobby-invite = An den Tisch einladen
lobby-memory-aid = Gedächtnishilfe: { $player }
# The option of the table, and what it does
lobby-hints = Tipps erlaubt
lobby-hints-help = Wer am Zug ist, kann fragen, was ein Meister täte. Alle sehen, dass gefragt wurde.
lobby-not-dealt = Es kommen noch Leute
lobby-nobody = ein freier Platz

## Wer wo sitzt: vor dem Spiel, und währenddessen auf einem eigenen Blatt

room-title = Wer spielt mit?
room-title-guest = Du bist eingeladen!
room-waiting =
    { $count ->
        [one] Ein Platz ist noch frei. Sobald alle da sind, geht es von selbst los.
       *[other] { $count } Plätze sind noch frei. Sobald alle da sind, geht es von selbst los.
    }
room-or-watch = Du möchtest lieber zuschauen? Dann bleib einfach auf dieser Seite.
room-hints = An diesem Tisch sind Tipps erlaubt.
room-people = Wer wo sitzt
room-nobody = Freier Platz
room-bot = Bot
room-away = gerade nicht da
room-memory-aid = Gedächtnishilfe
room-sit = Hinsetzen
room-sit-label = Hinsetzen: Platz { $number }
room-sit-too = Jemand hier
room-sit-too-label = Jemand hier an diesem Gerät nimmt Platz { $number }
room-fill = Bot
room-fill-label = Bot: einer spielt auf Platz { $number }
room-stand = Aufstehen
room-stand-label = Aufstehen: Der Platz von { $player } wird frei
room-free = Frei machen
room-free-label = Frei machen: den Platz von { $player }
room-sit-title = Setz dich an den Tisch
room-name = Wie heißt du?
room-sit-go = Hinsetzen
room-fill-title = Ein Bot setzt sich dazu
room-fill-go = Mitspielen lassen
room-sound = Ein Ton und ein Zeichen im Reiter, wenn du dran bist

## Die Einladung

invite-title = Andere einladen
invite-how = Halte die Kamera eines Handys auf das Bild, oder tippe diese Adresse auf irgendeinem Gerät im selben WLAN ein:
invite-how-alone = Die Adresse auf diesem Computer:
invite-qr = QR-Code der Adresse { $address }
invite-addresses = Wenn sie sich nicht öffnen lässt, probier eine andere:
invite-alone = Gerade kann nur dieser Computer den Tisch öffnen: Er ist mit keinem Netz verbunden. Verbinde ihn mit dem WLAN und öffne diese Seite noch einmal.
invite-alone-host = Gerade kann nur dieser Computer den Tisch öffnen: Hatstand wurde nur für diesen Computer gestartet (--{ "\u2060" }host { $host }). Starte es ohne --{ "\u2060" }host, dann kann jedes Gerät im selben WLAN dazukommen.
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-move = Du hast das Spiel unter einer Adresse geöffnet, die nur dieser Computer kennt. Du kannst unter der weiterspielen, die für alle gilt.
invite-move-go = Dort weiterspielen

## Ein Gerät für alle

curtain-turn = { $player } ist dran
curtain-give = Gib das Gerät an { $player } weiter. Alle anderen schauen weg!
curtain-lift = Ich bin { $player }: Vorhang auf

## Am Tisch

table-players = Am Tisch
table-you = (du)
table-away = (nicht da)
table-your-turn = Du bist dran!
table-their-turn = { $player } ist dran.
table-thinking = { $player } überlegt …
table-waiting = { $player } ist gerade nicht da. Wir warten.
table-waiting-seat = Ein Platz ist frei. Wir warten, bis sich jemand setzt.
table-watching = Du schaust zu
table-behind = Wir holen nach, was du verpasst hast …
table-elsewhere = Du hast dieses Spiel noch woanders offen. Du kannst hier wie dort spielen.
table-cancel = Lieber nicht
# After a name: the team-mate's
table-partner = (spielt mit { $player })
# The button on one's turn, and while it is being thought about
table-hint = Tipp
table-hint-thinking = Es wird überlegt…
# Above the action. $chance: to win after it, in hundredths
table-hint-says = Ein Meister täte das:
table-hint-chance = Gewinnchance danach: { $chance } %
# In the log
table-hint-taken = { $player } hat sich einen Tipp geholt.
table-hint-taken-you = Du hast dir einen Tipp geholt.
table-dock = Dein Zug
table-log = Was war
table-log-empty = Noch nichts.
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-place = { $place }. Platz

## Nach dem Spiel

end-title = Das Spiel ist aus
end-counting = Wir zählen!
end-skip = Überspringen
end-again = Noch ein Spiel
end-offer = Es gibt ein neues Spiel, die anderen warten schon. Komm mit!
end-offer-watch = Sie spielen an einem neuen Tisch weiter.
end-come = Ich komme mit
end-watch = Dem nächsten Spiel zuschauen
end-record = Aufzeichnung speichern

## Looking back at one's moves

# The button: of the one person here, or of one of several
review-open = Wie habe ich gespielt?
review-open-other = Wie hat { $player } gespielt?
review-title = { $player }: so wurde gespielt
# While it is made; $done of $of moves
review-thinking = Jeder Zug wird noch einmal überlegt…
review-progress = { $done } von { $of } Zügen
review-costliest = Was am meisten gekostet hat
review-fine = Nichts Nennenswertes wurde verschenkt. Gut gespielt!
review-nothing = In diesem Spiel gab es nichts zu entscheiden.
# Above a costly move. $number: of all moves of the game, from 1
review-move = Zug { $number }
# Above the move that was played, the better one, and the reasons
review-did = Gespielt
review-best = Ein Meister hätte das getan
review-why = Warum
# Of a move, for those who can't see its bar. $cost: in hundredths
review-cost = hat { $cost } % der Gewinnchance gekostet
review-good = besser geht es nicht
review-all = Alle Züge
review-all-help = Je länger der Balken, desto mehr von der Gewinnchance hat der Zug gekostet. Ein voller steht für einen halben Sieg oder mehr.
review-chance = { $chance } % Gewinnchance

## Über Hatstand

about-hatstand = Hatstand ist ein Ort für Familienspiele mit verdeckten Karten: mit Bots und auf dem eigenen Computer. Niemand muss sich anmelden, und nichts wird weitergegeben.
about-games = Von wem die Spiele sind
about-licence = Hatstand ist freie Software unter der MIT-Lizenz.
