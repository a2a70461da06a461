### Errors
# One sentence or two: what is wrong, and what would be right. Seats are counted from 0, places from 1.

## A game being played

error-over = The game is over.
# $seat: the seat whose turn it is; $player: its name, or "none" where seats have no names
error-turn =
    { $player ->
        [none] It is seat { $seat }’s turn.
       *[named] It is { $player }’s turn (seat { $seat }).
    }
# $players: how many play
error-seat = There is no seat { $seat }: seats are counted from 0, and there are { $players } players.
error-not-over = The game is not over yet.

## Setting up a game

# The lists ($options, $rulesets, $allowed, …) are names with commas between
error-ruleset = There is no game “{ $ruleset }”. There are: { $rulesets }.
error-players = { $players } can’t play this game: it is for { $low } to { $high } players.
error-option = This game has no option “{ $option }”. It has: { $options }.
error-option-value = Option “{ $option }” can’t be { $value }. Allowed: { $allowed }.
error-seed = The seed can’t be { $seed }: it is a whole number from 0 to 2^64 − 1.
error-key = The key must be 32 bytes (in a record: 64 hexadecimal digits).
error-seed-and-key = Give a seed or a key, not both.
# $argument: the name of an argument that stands in the position itself
error-arrange = “{ $argument }” is not to be given here: it stands in the position.

## Records and positions

# $field: where in the record; $problem: one of the words below, or words of its own
error-record =
    { $problem ->
        [missing] The record can’t be read: “{ $field }” is missing.
        [unknown] The record can’t be read: “{ $field }” doesn’t belong in it.
        [type] The record can’t be read: “{ $field }” is of the wrong kind.
        [format] The record can’t be read: it was written by a newer program.
        [version] The record can’t be replayed: this program doesn’t know that version of the rules.
        [json] The record can’t be read: it is not JSON.
        [size] The record can’t be read: “{ $field }” has the wrong size.
        [secret] The record is not fair: “{ $field }” doesn’t follow from the secret.
       *[other] The record can’t be read: “{ $field }”: { $problem }
    }
error-position =
    { $problem ->
        [missing] This position can’t occur: “{ $field }” is missing.
        [unknown] This position can’t occur: “{ $field }” doesn’t belong in it.
        [type] This position can’t occur: “{ $field }” is of the wrong kind.
        [size] This position can’t occur: “{ $field }” has the wrong size.
        [range] This position can’t occur: a value in “{ $field }” is out of range.
        [cards] This position can’t occur: there are too many or too few cards of a kind in “{ $field }”.
        [contradiction] This position can’t occur: “{ $field }” contradicts the rest.
       *[other] This position can’t occur: “{ $field }”: { $problem }
    }
# A whole position can't be made from what one seat sees
error-hidden = This is what one seat sees. To set up a game, everything must be known.

## Bots

error-bot = There is no bot “{ $bot }”. There are: { $bots }.
error-setting = Bot “{ $bot }” has no setting “{ $setting }”. It has: { $settings }.
error-setting-value = Setting “{ $setting }” can’t be { $value }. Allowed: { $allowed }.
error-nothing-to-remember = In this game there is nothing to remember, so bot “{ $bot }” with its setting “{ $setting }” can’t play it. Choose another bot.
error-nothing-betrayed = In this game nobody’s actions betray anything, so bot “{ $bot }” can’t play it. Choose another bot.
error-bot-slow = Bot “{ $bot }” thinks too long for a simulation. These don’t: { $bots }. “hatstand ladder” plays them all.

## The table and the page

error-stale = Someone was quicker: the table has changed. Please look again.
error-build = This page is older than the game. Please load it again.
error-message = The page sent something that makes no sense here. Please load it again.
error-not-yours = This seat belongs to someone else.
error-table = There is no such table.
error-address = There is nothing at this address.
error-method = This address is not used like that.
error-size = That is too much at once.
error-identity = This device is not known here. Please open the first page of the game.
error-bot-seat = A bot plays at this seat.
error-again = A new game can be started once this one is over.
error-not-dealt = The game hasn’t begun yet: a seat is still free.
error-seat-open = Nobody sits at this seat.
error-seat-taken = { $player } already sits here.
error-person-here = { $player } is here: only someone who is away can be unseated.
error-not-maker = Only the one who set up this table can do that.
error-no-hints = At this table there are no hints.
error-link = This link has been used already, or is older than five minutes.
error-nothing-peeked = You have no hat to put back.
error-nothing-opened = You have no open hat to turn back.
error-name = A name has 1 to { $high } characters.
error-portrait = There is no portrait “{ $portrait }”.
error-pace = The pace of the bots can’t be { $value } seconds. Allowed: { $allowed }.
error-busy = Too much is going on right now. Please try again in a moment.
error-server = Something went wrong here. The game itself is safe: please load the page again.

### The page

## The page's frame

page-home = Hatstand: to the first page
page-language = Language
page-rules = Rules
page-about = About Hatstand
page-close = Close
page-less = Less
page-more = More
page-loading = Just a moment…
page-reload = Load the page again
page-try-again = Try again
page-no-server = Nobody answers. Is Hatstand still running?
# In place of a game’s table, or of its words
page-missing = A part of this page couldn’t be loaded. Is Hatstand still running?
# Another language is spoken meanwhile
page-words-missing = The words in that language couldn’t be loaded.
page-to-lobby = To the first page

## The lobby

lobby-game = Which game?
# $low, $high: fewest and most players; $age: from how many years
lobby-facts =
    { $high ->
        [one] { $low }–{ $high } player, ages { $age } and up
       *[other] { $low }–{ $high } players, ages { $age } and up
    }
lobby-players = How many play?
# Who has no name of their own is called so; the bots by the three names below
lobby-bot-1 = Tilly
lobby-bot-2 = Oscar
lobby-bot-3 = Nell
lobby-you = That’s you
lobby-my-name = Your name
lobby-my-portrait = Your face: choose another
lobby-bot-name = Name of bot { $number }
lobby-bot-portrait = Face of { $player }: choose another
lobby-portraits = Choose a face
# Faces that people and bots can have, by the ids of the drawings
portrait-jester = jester
portrait-sultan = sultan
portrait-viking = Viking
portrait-pirate = pirate
portrait-knight = knight
portrait-princess = princess
portrait-cowboy = cowboy
portrait-witch = witch
portrait-wizard = wizard
portrait-cook = cook
portrait-king = king
portrait-dragon = dragon
portrait-hatter = hatter
portrait-hare = hare
portrait-dormouse = dormouse
portrait-cat = cat
portrait-queen = queen
portrait-girl = girl
lobby-level = { $player }: how good a player?
# Each has a picture: a chick, a rabbit, a fox, an owl
lobby-level-novice = Beginner
lobby-level-casual = Playful
lobby-level-sharp = Clever
lobby-level-master = Master
lobby-options = More choices
# The button at the game's own advice
lobby-take-advice = Good idea
lobby-play = Play
lobby-first-time = Getting the rules ready. The first time this takes a minute or so, and only the first time.
lobby-ongoing = Games going on
# Who sits at a seat: said of the control of seat $number, and of each choice
lobby-who = Seat { $number }: who sits here?
lobby-who-me = Someone at this device
lobby-who-open = Someone with a device of their own
lobby-who-bot = A bot
# A second or third person at this device who has given no name
lobby-person = Player { $number }
lobby-person-name = Name of player { $number }
lobby-here = at this device
lobby-open = Free seat
lobby-open-how = joins by invitation
lobby-invite = Invite to the table
lobby-memory-aid = Memory aid: { $player }
# The option of the table, and what it does
lobby-hints = Hints allowed
lobby-hints-help = On your turn you can ask what a master would do. Everybody sees that you asked.
lobby-not-dealt = People are still coming
lobby-nobody = a free seat

## Who sits where: before the game, and in a sheet during it

room-title = Who’s coming to play?
room-title-guest = You are invited!
# $count: how many seats are free
room-waiting =
    { $count ->
        [one] One seat is still free. The game begins by itself as soon as everyone is there.
       *[other] { $count } seats are still free. The game begins by itself as soon as everyone is there.
    }
room-or-watch = If you would rather watch, just stay on this page.
room-hints = Hints are allowed at this table.
room-people = Who sits where
room-nobody = Free seat
room-bot = bot
room-away = away right now
room-memory-aid = memory aid
# Buttons at a seat, and what they are called for those who can’t see which seat it is
room-sit = Sit here
room-sit-label = Sit here: seat { $number }
room-sit-too = Someone here
room-sit-too-label = Someone here at this device takes seat { $number }
room-fill = Bot
room-fill-label = Bot: let one play at seat { $number }
room-stand = Stand up
room-stand-label = Stand up: { $player }’s seat becomes free
room-free = Free up
room-free-label = Free up the seat of { $player }
room-sit-title = Take a seat
room-name = What shall we call you?
room-sit-go = Sit down
room-fill-title = A bot sits down
room-fill-go = Let it play
room-sound = A sound and a mark in the tab when it’s your turn

## The invitation

invite-title = Invite others
invite-how = Point a phone’s camera at the picture, or type this address on any device in the same Wi-Fi:
invite-how-alone = The address on this computer:
# $address: the table's
invite-qr = QR code of the address { $address }
invite-addresses = If that one doesn’t open, try another:
invite-alone = Right now only this computer can open the table: it isn’t connected to any network. Join a Wi-Fi, and open this page again.
# $host: the address that --host named. The word joiner: no line ends within --host.
invite-alone-host = Right now only this computer can open the table: Hatstand was started for this computer only (--{ "\u2060" }host { $host }). Start it without --{ "\u2060" }host, and every device in the same Wi-Fi can come.
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-move = You opened the game at an address that only this computer knows. You can go on at the one everybody uses.
invite-move-go = Go on there

## One device passed round

curtain-turn = { $player }’s turn
curtain-give = Hand the device to { $player }. Everybody else looks away!
curtain-lift = I’m { $player }: lift the curtain

## At the table

table-players = Players
table-you = (you)
table-away = (away)
table-your-turn = Your turn!
table-their-turn = It is { $player }’s turn.
table-thinking = { $player } is thinking…
table-waiting = Waiting for { $player }, who is away.
table-waiting-seat = A seat is free. The game waits until somebody sits down.
table-watching = You are watching
table-behind = Catching up on what you missed…
table-elsewhere = You have this game open twice. You can play in either.
table-cancel = Never mind
# After a name: the team-mate's
table-partner = (plays with { $player })
# The button on one's turn, and while it is being thought about
table-hint = Hint
table-hint-thinking = Thinking it over…
# Above the action. $chance: to win after it, in hundredths
table-hint-says = A master would do this:
table-hint-chance = Chance to win then: { $chance } %
# In the log
table-hint-taken = { $player } took a hint.
table-hint-taken-you = You took a hint.
table-dock = Your move
table-log = What happened
table-log-empty = Nothing yet.
table-lost = The connection is lost. Trying again…
table-place = Rank { $place }

## After the game

end-title = The game is over
end-counting = Let’s count!
end-skip = Skip
end-again = Play again
end-offer = There’s a new game: the others are going on. Come along!
end-offer-watch = They are playing on at a new table.
end-come = Come along
end-watch = Watch the next game
end-record = Keep the record

## Looking back at one's moves

# The button: of the one person here, or of one of several
review-open = How did I play?
review-open-other = How did { $player } play?
review-title = { $player }: how it was played
# While it is made; $done of $of moves
review-thinking = Each move is thought over once more…
review-progress = { $done } of { $of } moves
review-costliest = What cost the most
review-fine = Nothing worth mentioning was given away. Well played!
review-nothing = There was nothing to decide in this game.
# Above a costly move. $number: of all moves of the game, from 1
review-move = Move { $number }
# Above the move that was played, the better one, and the reasons
review-did = You did
review-best = A master would have done
review-why = Why
# Of a move, for those who can't see its bar. $cost: in hundredths
review-cost = cost { $cost } % of the chance to win
review-good = as good as it gets
review-all = All moves
review-all-help = The longer the bar, the more of the chance to win the move cost. A full one stands for half a win or more.
review-chance = { $chance } % to win

## About

about-hatstand = Hatstand is a place to play family games with hidden cards: with bots, and on your own computer. Nobody has to sign up, and nothing is sent to anyone else.
about-games = Whose games these are
about-licence = Hatstand is free software under the MIT licence.
