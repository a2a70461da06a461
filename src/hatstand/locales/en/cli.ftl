### The command line

## What it says of itself

cli-hatstand-help =
    Family games of hidden hats. Without a command: serves the page, so that you can play in the browser.
    Everything stays on this computer: the tables are kept in a file, and go on after a restart.
cli-play = a whole game here in the terminal, against bots
cli-play-help = Plays a game in the terminal, you against bots. “hatstand rulesets” lists the games.
# Told of the games in which something must be remembered
cli-play-memory = A hat you peek at is shown once, until you press Enter. Then you have to remember it.
cli-simulate = many games among bots, and what they add up to
cli-simulate-help =
    Lets bots play many games, and shows mean scores, how often each seat wins, how long games last and how they end.
    The same seed gives the same games, however many threads play them.
cli-ladder = all bots against all, and how strong each is
cli-ladder-help = Lets bots play each other, each pair over the same deals with the seats exchanged, and shows ratings, shares of wins and leads.
cli-replay = tells a finished game once more
cli-replay-help = Tells the game of a record in words, as everyone saw it or as one seat did.
cli-verify = checks that a table’s cards were dealt fairly
cli-verify-help =
    Checks the record of a table: that its secret is the one promised before the game, that the cards were dealt from it, and that every action was legal.
cli-review = says which of your moves cost most, and what was better
cli-review-help =
    Says how good each move of a seat was, from what that seat knew then: which three cost most, what the best player
    would have done instead, and why.
cli-rulesets = the games there are, with their options
cli-rulesets-help = Lists the games that can be played, with their options.
# Of an option that differs by how many play. $range: what it can be; $default: what it is if it isn’t given
cli-rulesets-with-players =
    { $players ->
        [one] { $players } player: { $default } ({ $range })
       *[other] { $players } players: { $default } ({ $range })
    }
cli-rules = the rules of a game
cli-rules-help = Tells the rules of a game.
cli-bench = measures how fast the rules are on this computer
cli-bench-help = Measures random games on one core: decisions a second, for each game.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands

## What stands for a value or an argument

cli-value-options = OPTIONS
cli-value-command = COMMAND
cli-value-address = ADDRESS
cli-value-number = NUMBER
cli-value-folder = FOLDER
cli-value-url = URL
cli-value-seconds = SECONDS
cli-value-language = LANGUAGE
cli-value-seat = SEAT
cli-value-bots = BOTS
cli-value-file = FILE
cli-argument-ruleset = GAME
cli-argument-record = RECORD.json

## Options

cli-option-host = where to listen: 0.0.0.0 (the usual) in the whole house, 127.0.0.1 on this computer only
cli-option-port = the port; without it, the first free one from 8080 on
cli-option-data = the folder that keeps the tables
cli-option-database = another database than the file in that folder, as a URL of SQLAlchemy’s
cli-option-pace = seconds a bot takes for an action
cli-option-behind-proxy = only a proxy with https reaches this server: believe what it says of the address asked for
cli-option-open = open the browser, or don’t; without it, it is opened where a person sits at the terminal
cli-option-version = say which version this is
cli-option-language = en, ru, uk or de; without it, the computer’s own
cli-option-help = show this help
cli-option-players = how many play
cli-option-seat = your seat, counted from 0
cli-option-bot = who plays against you, several with commas between
cli-bots-memory = forgetful:0.5 has a memory of one half
cli-option-memory = how well the bots remember, from 0 to 1
cli-option-seed = a number from which everything is dealt: the same number, the same game
cli-option-memory-aid = go on showing the hats you have seen
cli-option-save = write the record of the game to this file
cli-option-games = how many games
cli-option-bots = one for each seat, with commas between: greedy,forgetful:0.7,master:0.5; one alone plays all seats. The number is how much it remembers, or how many seconds it searches
cli-option-threads = how many games at once; without it, one for each core
cli-option-ladder-games = how many games each pair plays, 20 if not said; an odd number counts as the next one
cli-option-ladder-bots = who plays, with commas between: master,sharp,forgetful:0.7; without it, all that know the game, which takes minutes
cli-option-seconds = how long a bot that searches thinks about an action; 0.1 if not said
cli-option-ladder-threads = how many games at once; more than this computer has cores makes its bots weaker
cli-option-json = print JSON, for programs
cli-option-as-seat = as this seat saw it, counted from 0
cli-option-step = show the table after each action, and wait for Enter
cli-option-judged-seat = whose moves are judged, counted from 0; without it, seat 0
cli-option-playouts = how often each move compared is played out to the end of the game; more is surer, and slower
cli-option-repeats = how often to measure

## Errors

# $kind: whole or fraction; $range: which ends it has
cli-error-number =
    { $range ->
        [both]
            { $kind ->
                [whole] { $option } can’t be “{ $value }”: it is a whole number from { $low } to { $high }.
               *[fraction] { $option } can’t be “{ $value }”: it is a number from { $low } to { $high }.
            }
        [low]
            { $kind ->
                [whole] { $option } can’t be “{ $value }”: it is a whole number, { $low } or more.
               *[fraction] { $option } can’t be “{ $value }”: it is a number, { $low } or more.
            }
       *[none]
            { $kind ->
                [whole] { $option } can’t be “{ $value }”: it is a whole number.
               *[fraction] { $option } can’t be “{ $value }”: it is a number.
            }
    }
# $command: whose --help says more
cli-error-option = There is no option { $option } here. See: { $command } --help
cli-error-option-use = That is not how { $option } is used. See: { $command } --help
cli-error-command = There is no command “{ $command }”. There are: { $commands }.
# $name: an argument or an option
cli-error-missing = { $name } is missing. See: { $command } --help
cli-error-value = { $option } can’t be like that: { $value }
cli-error-arguments = That is too much, or not in order. See: { $command } --help
cli-error-language = There is no language “{ $language }”. There are: { $languages }.
# An option of the server was given together with another command
cli-error-serve-option = { $option } is for the server. For this command, options come after its name: hatstand { $command } …
cli-error-serve =
    { $problem ->
        [taken] The port is taken: another program listens there. Choose one with --port.
        [forbidden] This port needs more rights than you have. Choose one above 1023 with --port.
        [address] This computer has no such address. Choose one with --host.
       *[other] The server can’t listen there: { $problem }
    }
cli-error-database = The tables can’t be kept there: { $problem }
cli-error-ladder = A ladder needs at least two different bots.
cli-error-bots =
    { $seats ->
        [one] { $seats } bot is needed, or one alone for all seats; you named { $bots }.
       *[other] { $seats } bots are needed, or one alone for all seats; you named { $bots }.
    }
cli-error-read =
    { $problem ->
        [missing] There is no file “{ $file }”.
        [folder] “{ $file }” is a folder, not a file.
        [forbidden] “{ $file }” may not be read.
       *[other] “{ $file }” can’t be read: { $problem }
    }
cli-error-write =
    { $problem ->
        [missing] There is no such folder: “{ $file }” can’t be written.
        [folder] “{ $file }” is a folder, not a file.
        [forbidden] “{ $file }” may not be written.
       *[other] “{ $file }” can’t be written: { $problem }
    }

## The server

cli-serving = Hatstand is open: { $address } (Ctrl-C closes it)
cli-served = Hatstand is closed. Every table is kept.
cli-compiling = One moment: the rules are made ready for this computer. That happens only once…

## A game in the terminal

cli-you = You
cli-word-quit = stop
cli-word-help = hint
cli-game-keys = “?” says this again, “quit” ends the game.
cli-game-prompt = Your move:
cli-game-put-back = (Remember it! Enter puts it back.)
cli-game-turn-back = (Remember it! Enter turns it over again.)
cli-game-left = See you next time!
cli-game-saved = The record of the game is in { $file }.

## A game told once more

# Seats count from 0, as in a record
cli-seat = Seat { $seat }
cli-replay-next = (Enter goes on)
cli-replay-unfinished = The record ends here; the game was not over.

## A fair deal

cli-verified-secret = The secret is the one that was promised before the game: { $commitment }.
cli-verified-key-alone = The cards were dealt from it alone.
cli-verified-key =
    { $contributions ->
        [one] The cards were dealt from it and from { $contributions } player’s contribution.
       *[other] The cards were dealt from it and from { $contributions } players’ contributions.
    }
cli-verified-actions =
    { $actions ->
        [one] { $actions } action, and it was legal. The deal is the promised one.
       *[other] { $actions } actions, and every one was legal. The deal is the promised one.
    }
cli-verified-no-table = This isn’t the record of a table: nothing was promised before the game, so there is no promise to check.
cli-verified-legal =
    { $actions ->
        [one] Checked: { $actions } action, and it was legal.
       *[other] Checked: { $actions } actions, and every one was legal.
    }

## A review of the moves

cli-review-title =
    { $moves ->
        [one] { $name }, seat { $seat }: { $moves } move
       *[other] { $name }, seat { $seat }: { $moves } moves
    }
# $cost: hundredths
cli-review-mean = On average a move cost { $cost } % of a win.
cli-review-costliest = The moves that cost most:
cli-review-none = No move cost anything that could be told from chance.
cli-review-move = Move { $number }: { $action }
cli-review-chance = Chance to win after it: { $chance } %. After the best move: { $best } %.
cli-review-best = The best player: { $action }

## Simulations

# $games: how many
cli-simulate-title =
    { $games ->
        [one] { $name }: { $games } game, { $players } players, seed { $seed }
       *[other] { $name }: { $games } games, { $players } players, seed { $seed }
    }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-points = points
cli-simulate-wins = wins, also shared
cli-simulate-alone = wins alone
cli-simulate-length = Actions of a game: { $mean } ± { $half } (from { $shortest } to { $longest })
# $ends: each way to end, with its share
cli-simulate-ended = How they ended: { $ends }
cli-simulate-intervals = ± and brackets are 95 % intervals: Wilson’s for shares, the normal one for means.

## Ladders

# $games: of each pair
cli-ladder-title =
    { $games ->
        [one] { $name }: { $games } game of each pair, { $players } players, { $seconds } s an action, seed { $seed }
       *[other] { $name }: { $games } games of each pair, { $players } players, { $seconds } s an action, seed { $seed }
    }
cli-ladder-bot = bot
cli-ladder-rating = rating
cli-ladder-wins = wins
cli-ladder-pairing = pair
cli-ladder-first = wins of the first
cli-ladder-shared = shared
cli-ladder-lead = lead in points
cli-ladder-how = ± and brackets are 95 % intervals: Wilson’s for shares, the normal one for leads, of OpenSkill’s σ for ratings. A shared win is half a win.

## Measurements

# $median, $low, $high: millions
cli-bench-speed = { $ruleset }, { $players } players: { $median } million decisions a second ({ $low } to { $high })
cli-bench-how =
    { $repeats ->
        [one] { $repeats } measurement on one core, in processor time.
       *[other] The median of { $repeats } measurements on one core, in processor time, and the slowest and fastest of them.
    }
