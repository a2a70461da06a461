### Hidden Hats: all that the page and the terminal say about it
# $ruleset is always "auf-der-hut" or "shapka-nevidimka"; $place and $other are numbers from 1; $player is a name;
# $hat and $character are names from the first two lists below; $count is a number.

hidden-hats-name = Hidden Hats

## The characters

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

## The hats
# The princess and the wonder hat take $ruleset

hidden-hats-hat-jester = cap with bells
hidden-hats-hat-sultan = turban
hidden-hats-hat-viking = horned helmet
hidden-hats-hat-pirate = pirate hat
hidden-hats-hat-knight = plumed helmet
hidden-hats-hat-princess =
    { $ruleset ->
        [shapka-nevidimka] diadem
       *[auf-der-hut] crown
    }
hidden-hats-hat-cowboy = cowboy hat
hidden-hats-hat-witch = witch’s hat
hidden-hats-hat-wizard = starry cap
hidden-hats-hat-cook = chef’s hat
hidden-hats-hat-king = crown
hidden-hats-hat-dragon = dragon’s horns
hidden-hats-hat-crown = crown
hidden-hats-hat-diadem = diadem
hidden-hats-hat-wonder =
    { $ruleset ->
        [shapka-nevidimka] cap of invisibility
       *[auf-der-hut] wonder hat
    }
hidden-hats-hat-hidden = face-down hat
hidden-hats-bald =
    { $ruleset ->
        [shapka-nevidimka] penalty chip
       *[auf-der-hut] bald head
    }

## The two games

hidden-hats-ruleset-auf-der-hut = Auf der Hut
hidden-hats-ruleset-auf-der-hut-about = Put every hat back on the right head, and keep your own head covered.
hidden-hats-ruleset-shapka-nevidimka = The Cap of Invisibility
hidden-hats-ruleset-shapka-nevidimka-about = The castle’s guests have got all their hats mixed up. Sort them out, down to the last three.

## Options

hidden-hats-option-first = Who begins
hidden-hats-option-first-help = Choose a player, or leave it to chance.
hidden-hats-option-first-random = Chance decides
hidden-hats-option-until_three = Play on until three are left
hidden-hats-option-until_three-help = The row isn’t filled up at the end. You play on until only three characters still have their hats.
hidden-hats-option-no_swap_back = No swapping straight back
hidden-hats-option-no_swap_back-help = You may not undo the swap of the turn right before yours.
hidden-hats-option-patience = Patience
hidden-hats-option-patience-help = If nobody takes a pair or a hat that fits everyone for this many turns, the game ends.
hidden-hats-option-memory_aid = Memory aid
hidden-hats-option-memory_aid-help = For small children: hats this player has seen stay visible to them.
# Small forms of the game, for tests and studies: in the terminal only
hidden-hats-option-kinds = Kinds of characters
hidden-hats-option-copies = Cards of each kind
hidden-hats-option-places = Places in the row
hidden-hats-option-wonders = Hats that fit everyone
hidden-hats-option-balds = Bald heads or chips in the supply

## Actions: buttons and what they say to a screen reader

hidden-hats-do-peek = Peek
hidden-hats-do-swap = Swap
hidden-hats-do-open = Open
hidden-hats-do-put-back = Put back
hidden-hats-do-seen = Got it
hidden-hats-action-peek = Peek at place { $place }
hidden-hats-action-swap = Swap places { $place } and { $other }
hidden-hats-action-open = Open place { $place }
hidden-hats-choose = Choose a hat.
hidden-hats-choose-action = Place { $place }: what would you like to do?
hidden-hats-choose-other = Swap place { $place } with which one?
hidden-hats-confirm-open = Open the hat over this character: { $character }?
hidden-hats-confirm-open-help =
    { $ruleset ->
        [shapka-nevidimka] If it doesn’t fit, you get a penalty chip.
       *[auf-der-hut] If it doesn’t fit, you get a bald head.
    }
hidden-hats-confirm-open-free = If it doesn’t fit, nothing happens: the supply is empty.
hidden-hats-brave = Open without asking
hidden-hats-brave-help = For the brave: a hat is opened at once.

## The table

hidden-hats-row = The row
hidden-hats-place-hidden = Place { $place }: { $character }, hat face down
hidden-hats-place-shown = Place { $place }: { $character }, hat: { $hat }
hidden-hats-place-remembered = Place { $place }: { $character }, you remember: { $hat }
hidden-hats-place-empty = Place { $place }: empty
hidden-hats-deck-characters = Characters in the deck: { $count }
hidden-hats-deck-hats = Hats in the deck: { $count }
hidden-hats-supply =
    { $ruleset ->
        [shapka-nevidimka] Penalty chips left: { $count }
       *[auf-der-hut] Bald heads left: { $count }
    }
# What a player has seen of a hat while it is shown; never kept in the log
hidden-hats-peeked = Only you can see this: place { $place }, { $hat }.
hidden-hats-opened = { $player } opens place { $place }: { $hat } on { $character }.
hidden-hats-opened-you = You open place { $place }: { $hat } on { $character }.

## Counting things

hidden-hats-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hidden-hats-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
hidden-hats-wonders =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } cap of invisibility
               *[other] { $count } caps of invisibility
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } wonder hat
               *[other] { $count } wonder hats
            }
    }
hidden-hats-balds =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } penalty chip
               *[other] { $count } penalty chips
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } bald head
               *[other] { $count } bald heads
            }
    }
hidden-hats-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
hidden-hats-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $count: turns in a row in which nothing was taken; $patience: at how many the game ends
hidden-hats-idle =
    { $count ->
        [one] { $count } turn without a find (the game ends at { $patience }).
       *[other] { $count } turns without a find (the game ends at { $patience }).
    }

## What happens
# The log keeps these sentences: they name places, and no hats but those taken. "-you" is said to whoever did it.

# $player: who begins
hidden-hats-event-deal = The hats are dealt. First to play: { $player }.
hidden-hats-event-deal-you = The hats are dealt. You go first.
hidden-hats-event-peek = { $player } peeks at the hat on place { $place }.
# Said only while the hat is in view; in the log "-you-log" takes its place
hidden-hats-event-peek-you = You peek at place { $place }: { $hat }.
hidden-hats-event-peek-you-log = You peek at the hat on place { $place }.
hidden-hats-event-swap = { $player } swaps the hats on places { $place } and { $other }.
hidden-hats-event-swap-you = You swap the hats on places { $place } and { $other }.
hidden-hats-event-pair = { $player } opens place { $place } and takes a pair: { $character }, { $hat }.
hidden-hats-event-pair-you = You open place { $place } and take a pair: { $character }, { $hat }.
hidden-hats-event-wonder =
    { $ruleset ->
        [shapka-nevidimka] { $player } opens place { $place }: a cap of invisibility!
       *[auf-der-hut] { $player } opens place { $place }: a wonder hat!
    }
hidden-hats-event-wonder-you =
    { $ruleset ->
        [shapka-nevidimka] You open place { $place }: a cap of invisibility!
       *[auf-der-hut] You open place { $place }: a wonder hat!
    }
hidden-hats-event-bald =
    { $ruleset ->
        [shapka-nevidimka] { $player } opens place { $place }. Wrong hat: a penalty chip!
       *[auf-der-hut] { $player } opens place { $place }. Wrong hat: a bald head!
    }
hidden-hats-event-bald-you =
    { $ruleset ->
        [shapka-nevidimka] You open place { $place }. Wrong hat: a penalty chip!
       *[auf-der-hut] You open place { $place }. Wrong hat: a bald head!
    }
# The supply was empty already
hidden-hats-event-bald-free = { $player } opens place { $place }. Wrong hat, but the supply is empty: it costs nothing.
hidden-hats-event-bald-free-you = You open place { $place }. Wrong hat, but the supply is empty: it costs nothing.
hidden-hats-event-relaid = Not one hat in the row fitted anyone. They are shuffled back, and new ones are laid.
hidden-hats-event-end-row = The gap in the row can’t be filled. The game is over.
hidden-hats-event-end-three = Only the last few characters are left in the row. The game is over.
hidden-hats-event-end-patience = Nobody has found anything for a long time. The game is over.

## The score, step by step

# Pairs come first: hidden-hats-pairs. $count: how many were made good
hidden-hats-score-cancelled =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } cap of invisibility cancels { $count } penalty chip
               *[other] { $count } caps of invisibility cancel { $count } penalty chips
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } wonder hat covers { $count } bald head
               *[other] { $count } wonder hats cover { $count } bald heads
            }
    }
# $count: how many are left, and count against the pairs
hidden-hats-score-covered =
    { $ruleset ->
        [shapka-nevidimka]
            { $count ->
                [one] { $count } penalty chip is left: −{ $count }
               *[other] { $count } penalty chips are left: −{ $count }
            }
       *[auf-der-hut]
            { $count ->
                [one] { $count } bald head is left, and costs a hat: −{ $count }
               *[other] { $count } bald heads are left, and cost a hat each: −{ $count }
            }
    }
hidden-hats-score-floor = No hats left to lose: it stops at 0.
hidden-hats-winner =
    { $count ->
        [one] { $player } wins with { $count } point!
       *[other] { $player } wins with { $count } points!
    }
hidden-hats-winner-you =
    { $count ->
        [one] You win with { $count } point!
       *[other] You win with { $count } points!
    }
# $players: two or more names
hidden-hats-winners =
    { $count ->
        [one] A shared win with { $count } point: { $players }!
       *[other] A shared win with { $count } points: { $players }!
    }

## Errors

hidden-hats-error-empty = Place { $place } is empty.
hidden-hats-error-swap-order = The smaller place comes first: { $action }.
hidden-hats-error-swap-same = A swap needs two different places.
hidden-hats-error-swap-back = That would only undo the last swap, and this game is played without that.
hidden-hats-error-place = There is no place { $place }: the row has places 1 to { $places }.
hidden-hats-error-notation = “{ $action }” is not an action. Write for example: peek 3, swap 1 4, open 3.
hidden-hats-error-deal-characters = There are not enough characters for { $places } places.
hidden-hats-error-deal-dead = No hat of this row fits any of its characters, and that can’t be.

## Reasons for a move: advice during a game, and its review
# Each is a sentence of its own. $chance: a whole number of hundredths. “done”: said of the move that was played.

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
hidden-hats-reason-seen = You have seen what lies on place { $place }, and nobody has moved it since: { hidden-hats-reason-hat }. It fits.
hidden-hats-reason-followed = You have seen this hat and can tell where it has gone: { hidden-hats-reason-hat }, now on place { $place }. It fits.
hidden-hats-reason-rival = { $player } knows the hat on place { $place } too, and could open it first.
hidden-hats-reason-wonder = You know what lies on place { $place }: { hidden-hats-reason-hat }. It fits everyone.
hidden-hats-reason-makes-good =
    { $ruleset ->
        [shapka-nevidimka] It cancels one of your penalty chips.
       *[auf-der-hut] It covers one of your bald heads.
    }
hidden-hats-reason-betrayed = { $player } knew this hat and has moved it to place { $place }: so it may well fit there.
hidden-hats-reason-chance = As far as you can know, the hat on place { $place } fits with a chance of { $chance } %.
hidden-hats-reason-risk =
    { $ruleset ->
        [shapka-nevidimka] If it doesn’t fit, it costs a penalty chip.
       *[auf-der-hut] If it doesn’t fit, it costs a bald head.
    }
hidden-hats-reason-free = If it doesn’t fit, it costs nothing: the supply is empty.
hidden-hats-reason-unseen = You have not seen yet what lies on place { $place }.
hidden-hats-reason-useful = With a chance of { $chance } % the hat on place { $place } fits somebody in the row.
hidden-hats-reason-no-fit = You know of no hat that fits where it lies.
hidden-hats-reason-waiting = You know already what lies on place { $place }: looking again betrays nothing, and the others must act.
hidden-hats-reason-brings = The swap brings a hat to where it fits, place { $place }: { hidden-hats-reason-hat }.
hidden-hats-reason-secret = Nobody else has seen that hat.
hidden-hats-reason-spoils = { $player } knows the hat on place { $place }, and it fits there with a chance of { $chance } %. The swap takes that away.
hidden-hats-reason-done-peek = You knew already what lay on place { $place }: { hidden-hats-reason-hat }.
hidden-hats-reason-done-wrong = You had seen that the hat on place { $place } does not fit: { hidden-hats-reason-hat }.
hidden-hats-reason-done-chance = As far as you could know, the hat that you opened on place { $place } fitted with a chance of { $chance } %.
hidden-hats-reason-done-breaks = Your swap took a hat away from place { $place }, where you knew that it fitted: { hidden-hats-reason-hat }.
hidden-hats-reason-done-betrays = Your swap let the others guess that a hat fits on place { $place }.
hidden-hats-reason-estimate = Played out many times, this wins most often.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
hidden-hats-terminal-peek = p
hidden-hats-terminal-swap = s
hidden-hats-terminal-open = o
# $peek, $swap, $open: the three words above. “peek”, “swap” and “open” are understood in every language
hidden-hats-terminal-write = Type “{ $peek } 3” to peek at place 3, “{ $swap } 1 4” to swap places 1 and 4, “{ $open } 3” to open place 3.
# $places: numbers with commas between
hidden-hats-terminal-places = There are hats on places { $places }.
hidden-hats-terminal-barred = Not just now: swapping { $place } and { $other } straight back.
# Why games ended, before the share of them that did
hidden-hats-ended-row = the gap in the row couldn’t be filled
hidden-hats-ended-three = the last few were left
hidden-hats-ended-patience = nobody found anything any more

## The hint card

hidden-hats-hint-title = Hint card
hidden-hats-hint-peek = Peek: look at one hat in secret.
hidden-hats-hint-swap = Swap: two hats change places, unseen.
hidden-hats-hint-open = Open: turn one hat over for all to see.
hidden-hats-hint-pair = It fits? Take the pair.
hidden-hats-hint-wonder =
    { $ruleset ->
        [shapka-nevidimka] Cap of invisibility? Take it: it cancels a chip.
       *[auf-der-hut] Wonder hat? Take it: it covers a bald head.
    }
hidden-hats-hint-bald =
    { $ruleset ->
        [shapka-nevidimka] It doesn’t fit? Take a penalty chip.
       *[auf-der-hut] It doesn’t fit? Take a bald head.
    }
hidden-hats-hint-end =
    { $ruleset ->
        [shapka-nevidimka] The end: three characters are left.
       *[auf-der-hut] The end: a gap can’t be filled (or, if agreed, three are left).
    }

## The rules of the game
# Sections are numbered from 1 without a gap; each has a title and a text. Every line of a text is a paragraph;
# a line that begins with "- " belongs to a list.

hidden-hats-rules-1-title = What it is about
hidden-hats-rules-1-text =
    What a muddle: everybody is wearing somebody else’s hat! Give each hat back to its owner: the turban to the sultan, the horned helmet to the Viking. But all the hats lie face down. Look, remember, and keep an eye on what the others move.
    There are two games here, and they are nearly the same: “Auf der Hut” for ages 5 and up, and “The Cap of Invisibility” for ages 6 and up. Both are for 2 to 4 players. Where they differ, we say so.
hidden-hats-rules-2-title = What you play with
hidden-hats-rules-2-text =
    - 20 characters: ten kinds, two cards of each.
    - 24 hats: two for every kind, and four that fit everyone. In “Auf der Hut” those are wonder hats, in the other game caps of invisibility.
    - 16 bald heads; in “The Cap of Invisibility” they are penalty chips.
    - A hint card. You find it on this page too.
    Both games have the jester (cap with bells), the sultan (turban), the Viking (horned helmet), the pirate (pirate hat), the knight (plumed helmet), the princess, the witch (witch’s hat) and the wizard (starry cap).
    In “Auf der Hut” the princess wears the crown, and the cowboy (cowboy hat) and the cook (chef’s hat) join in. In “The Cap of Invisibility” the king has the crown, the princess a diadem, and there is the dragon with its horns.
    A hat and its owner have the same background: the same colour and, in our drawings, the same pattern. So you can tell what belongs together even without the colours.
hidden-hats-rules-3-title = Before you begin
hidden-hats-rules-3-text =
    Shuffle the characters and lay seven of them in a row, face up. Shuffle the hats and lay one over each character, face down. The rest become two face-down decks: 13 characters and 17 hats.
    At a real table “Auf der Hut” is begun by whoever last wore a hat, and “The Cap of Invisibility” by the youngest. Here you choose who begins, or let chance decide. Then you take turns clockwise.
hidden-hats-rules-4-title = Your turn
hidden-hats-rules-4-text =
    Do one of three things, exactly one:
    - Peek: look at one hat of the row. The others see which place you look at, but not the hat.
    - Swap: let two hats of the row change places. Nobody looks at them, not even you.
    - Open: turn one hat over, so that all can see it. Best done when you think it fits!
hidden-hats-rules-5-title = When a hat is opened
hidden-hats-rules-5-text =
    - It fits the character below: you take both as a pair. A new character comes face up, and over it a new hat face down.
    - It fits everyone (a wonder hat or a cap of invisibility): you take the hat. The character stays and gets a new hat, face down.
    - It doesn’t fit: you take a bald head (a penalty chip). The hat is turned back and stays where it was.
hidden-hats-rules-6-title = The end
hidden-hats-rules-6-text =
    - “Auf der Hut” ends as soon as a gap in the row can’t be filled. The characters run out first: that is the 14th pair.
    - In “The Cap of Invisibility” you play on until only three characters with their hats are left. That is the 17th pair.
    - “Auf der Hut” can be played to the last three as well, if you choose that option.
    - When you play to the last three, the place of a pair stays empty from the 14th pair on. The places keep their numbers. At an empty place there is nothing to peek at, to swap or to open. A hat that fits everyone is still replaced by a new one.
hidden-hats-rules-7-title = Counting up
hidden-hats-rules-7-text =
    - Each pair is worth 1 point.
    - “Auf der Hut”: first each of your wonder hats covers one of your bald heads. Each bald head that is left covers one of your hats, and that pair doesn’t count.
    - “The Cap of Invisibility”: first each of your caps cancels one of your penalty chips. Each chip that is left costs 1 point.
    - Wonder hats and caps of invisibility that are left over are worth nothing.
    The highest score wins. Those who share it win together.
    An example: 4 pairs, 2 bald heads and 1 wonder hat. The wonder hat covers one bald head, the other one costs a hat. That makes 3 points.
hidden-hats-rules-8-title = What we settled ourselves
hidden-hats-rules-8-text =
    About some things the rules in the box say nothing. Here they go like this:
    - No bald heads or penalty chips left in the supply: a hat that doesn’t fit then costs nothing.
    - Nothing fits: if no hat in the row belongs to any character in the row, and none fits everyone, nobody could ever score. Then all hats of the row go back into the deck, it is shuffled, and new ones are laid, again and again until something fits. We look for this after the deal and whenever something new is laid. Everybody is told, and what you knew about those hats is gone. It happens very rarely.
    - Nobody finds anything: after 100 turns in a row, all players together, in which nobody took a pair or a hat that fits everyone, the game ends as it stands. You can choose another number.
    - In “Auf der Hut” nobody falls below 0: there is nothing left to cover. In “The Cap of Invisibility” a score may be below 0.
    - In “The Cap of Invisibility”, too, players with the same highest score win together.
hidden-hats-rules-9-title = Remembering is the game
hidden-hats-rules-9-text =
    This page shows what lies on the table. Everything else you must keep in your head.
    - A hat you peeked at stays in view until you put it back or play again, or until it is moved, opened or shuffled away.
    - An open hat that doesn’t fit stays in view for you until you have had it in front of you for three seconds, or have said that you’ve seen it. If you were away, you see it when you come back.
    - You need not wait for each other. Bots wait until everyone has finished looking, but ten seconds at most. On a shared device the curtain falls only when you have finished looking.
    - The list of moves names places, but no hats, except pairs and the hats that fit everyone, once they are taken. The whole game can be looked at again only after the end.
    - For small children there is a memory aid: with it, a player keeps seeing the hats they have seen before. It is switched on for each player singly.
hidden-hats-rules-10-title = What you can choose
hidden-hats-rules-10-text =
    - Who begins: one of you, or chance. If you choose nothing, chance decides.
    - Play on until three are left: only for “Auf der Hut”, where it is off unless you choose it. “The Cap of Invisibility” is always played like this.
    - No swapping straight back: nobody may undo the swap of the turn right before theirs. Off unless you choose it.
    - Patience: after how many turns without a find the game ends. At least 1; if you choose nothing, 100.
    - Memory aid: for each player singly. Off unless you choose it.
hidden-hats-rules-11-title = The two games side by side
hidden-hats-rules-11-text =
    “Auf der Hut”
    - with the cowboy and the cook; the crown belongs to the princess
    - wonder hats and bald heads
    - begun by whoever last wore a hat
    - ends with the 14th pair, or with three characters left if you choose that
    - nobody falls below 0
    “The Cap of Invisibility”
    - with the king and the dragon; the crown belongs to the king, the diadem to the princess
    - caps of invisibility and penalty chips
    - begun by the youngest
    - always ends with three characters left
    - a score may be below 0

hidden-hats-credits = Auf der Hut / Шапка-невидимка is a game by Alexey Konnov, Alexey Paltsev and Anatoly Shklyarov, published by Zoch and Трёхгранник. Hatstand is independent of them: the words and the drawings here are our own.
