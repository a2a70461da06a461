### Genial: all that the page and the terminal say about it
# $player is a name; $colour is one of the names below, and where it chooses between variants, the colour's id;
# $count is a number; $tokens is a list made of genial-some.

genial-name = Simply Brilliant

## The tokens: a colour and a shape

genial-kind-red = red
genial-kind-orange = orange
genial-kind-yellow = yellow
genial-kind-green = green
genial-kind-blue = blue
genial-kind-purple = purple
genial-shape-red = heart
genial-shape-orange = triangle
genial-shape-yellow = star
genial-shape-green = clover
genial-shape-blue = drop
genial-shape-purple = diamond
genial-token = { $colour } { $shape }
genial-token-hidden = face-down token
# One part of a list: so many tokens of a colour
genial-some = { $count } × { $colour }

## The game

genial-ruleset-genial = Simply Brilliant
genial-ruleset-genial-about = One more token? Push your luck, fill your six lines, and know when to stop.

## Options

genial-option-first = Who begins
genial-option-first-help = Choose a player, or leave it to chance.
genial-option-first-random = Chance decides
genial-option-line = Length of a line
genial-option-line-help = How many tokens of a colour make a line. The shorter the lines, the shorter the game.
# The lobby's advice when three play
genial-option-line-advice = Three of you? Try lines of 6. Three players with lines of 7 need every single token, and then perhaps nobody can finish.
genial-option-alternative_takes = The alternative takes
genial-option-alternative_takes-help = How many tokens of your rarest colour the alternative brings you.
genial-option-alternative_takes-one = one token
genial-option-alternative_takes-all = all of that colour
genial-option-patience = Patience
genial-option-patience-help = After this many turns, all players together, the game ends as it stands.
genial-option-odds = Show the odds
genial-option-odds-help = The table shows how likely it is that the next flip succeeds.
# Small forms of the game, for tests and studies: in the terminal only
genial-option-colours = Colours
genial-option-tokens = Tokens of each colour

## Actions: buttons and what they say to a screen reader

genial-do-flip = Flip
genial-do-flip-again = Flip again
genial-do-take = Take
genial-do-alternative = Alternative
genial-do-pass = Pass
genial-action-flip = Flip a token from the reserve
genial-action-take = Take the zone and all that matches it
genial-action-alternative = Take your rarest colour from the centre
genial-action-pass = Pass the turn
genial-choose-flip = Flip the first token!
genial-choose-bonus = A bonus turn: flip a token!
genial-choose-alternative = Flip a token, or take { $colour } from the centre.
genial-choose-go-on = Success! Flip again, or take?
genial-choose-take = The reserve is empty: take what you have.
genial-choose-only-alternative = The reserve is empty: you can only take { $colour } from the centre.
genial-choose-pass = The reserve is empty and there is nothing you can take: you must pass.
# On the button: what a take would bring now
genial-take-brings =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## The table

genial-centre = The centre
genial-centre-empty = The centre is empty.
genial-zone = The zone
genial-zone-of = { $player }’s zone
genial-zone-empty = The zone is empty.
# How a flip ended, in a bubble beside the token
genial-verdict-match = A match!
genial-verdict-no_match = Not in the centre!
genial-verdict-conflict = Already in the zone!
genial-reserve = In the reserve: { $count }
genial-collection-of = { $player }’s collection
genial-collection-own = Your collection
# A line of a collection: $count of $line tokens
genial-line-of = { $colour }: { $count } of { $line }
genial-line-complete = Line complete: { $colour }
genial-surplus =
    { $count ->
        [one] { $count } token too many goes back after the turn
       *[other] { $count } tokens too many go back after the turn
    }
genial-bonus-turn = Bonus turn
genial-owed =
    { $count ->
        [one] { $count } more bonus turn to come
       *[other] { $count } more bonus turns to come
    }
# $chance: a whole number of hundredths
genial-odds = Chance of success: { $chance } %
# $match: tokens of the reserve that would be a success; $count: all of them
genial-odds-tokens = Matching tokens in the reserve: { $match } of { $count }
genial-odds-none = The reserve is empty.
genial-turn = Turn { $turn } of at most { $patience }

## Counting things

genial-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
genial-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
genial-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
genial-bonus-turns =
    { $count ->
        [one] { $count } bonus turn
       *[other] { $count } bonus turns
    }
genial-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What happens
# "-you" is said to whoever did it.

# $player: who begins
genial-event-deal = Three tokens lie in the centre. First to play: { $player }.
genial-event-deal-you = Three tokens lie in the centre. You go first.
# As long as nobody has seen what it is
genial-event-flipping = { $player } flips a token…
genial-event-flipping-you = You flip a token…
genial-event-match = { $player } flips { $colour }: a match!
genial-event-match-you = You flip { $colour }: a match!
genial-event-no_match = { $player } flips { $colour }. Not in the centre: a misfire! The zone goes to the centre.
genial-event-no_match-you = You flip { $colour }. Not in the centre: a misfire! Your zone goes to the centre.
genial-event-conflict = { $player } flips { $colour }. Already in the zone: a misfire! The zone goes to the centre.
genial-event-conflict-you = You flip { $colour }. Already in your zone: a misfire! Your zone goes to the centre.
genial-event-take =
    { $count ->
        [one] { $player } takes { $count } token: { $tokens }.
       *[other] { $player } takes { $count } tokens: { $tokens }.
    }
genial-event-take-you =
    { $count ->
        [one] You take { $count } token: { $tokens }.
       *[other] You take { $count } tokens: { $tokens }.
    }
genial-event-alternative = { $player } chooses the alternative: { $tokens } from the centre.
genial-event-alternative-you = You choose the alternative: { $tokens } from the centre.
genial-event-pass = { $player } passes: there is nothing to flip and nothing to take.
genial-event-pass-you = You pass: there is nothing to flip and nothing to take.
# Said after a take or an alternative
genial-event-line = { $player } completes a line: { $colour }!
genial-event-line-you = You complete a line: { $colour }!
genial-event-bonus =
    { $count ->
        [one] That earns { $count } bonus turn.
       *[other] That earns { $count } bonus turns.
    }
genial-event-lost =
    { $count ->
        [one] The reserve is empty: { $count } bonus turn is lost.
       *[other] The reserve is empty: { $count } bonus turns are lost.
    }
genial-event-returned =
    { $count ->
        [one] { $count } token more than a line goes back into the reserve: { $tokens }. It is shuffled.
       *[other] { $count } tokens more than a line go back into the reserve: { $tokens }. It is shuffled.
    }
genial-event-end-lines = All the lines are complete. The game is over.
genial-event-end-passes = Nobody can do anything any more. The game is over.
genial-event-end-patience = The last turn has been played. The game is over.

## The end

genial-score-lines =
    { $count ->
        [one] { $count } complete line
       *[other] { $count } complete lines
    }
genial-score-tokens =
    { $count ->
        [one] { $count } token counts
       *[other] { $count } tokens count
    }
genial-winner = { $player } has completed every line and wins!
genial-winner-you = You have completed every line and win!
# Nobody has all the lines. $lines: a text made by genial-lines; $tokens: one made by genial-tokens
genial-winner-most = { $player } has got furthest and wins: { $lines }, { $tokens }!
genial-winner-most-you = You have got furthest and win: { $lines }, { $tokens }!
# $players: two or more names
genial-winners = A shared win ({ $lines }, { $tokens }): { $players }!

## Errors

genial-error-reserve = The reserve is empty: there is nothing to flip.
genial-error-take = You can take only right after a success.
genial-error-alternative-flipped = The alternative takes the place of the first flip. You have flipped already.
genial-error-alternative-bonus = A bonus turn begins with a flip: the alternative is not for bonus turns.
genial-error-alternative-rarest = No single colour is rarer in your collection than all the others.
genial-error-alternative-centre =
    { $colour ->
        [red] Your rarest colour is red, and there is no red in the centre.
        [orange] Your rarest colour is orange, and there is no orange in the centre.
        [yellow] Your rarest colour is yellow, and there is no yellow in the centre.
        [green] Your rarest colour is green, and there is no green in the centre.
        [blue] Your rarest colour is blue, and there is no blue in the centre.
       *[purple] Your rarest colour is purple, and there is no purple in the centre.
    }
genial-error-pass = You can pass only when there is nothing to flip and nothing to take.
genial-error-notation = “{ $action }” is not an action. There are: flip, take, alternative, pass.
genial-error-line = { $players } players with lines of { $line } need more than { $tokens } tokens of each colour.

## Reasons for a move: advice during a game, and its review
# Each is a sentence of its own. $chance: a whole number of hundredths. “done”: said of the move that was played.

genial-reason-colour =
    { $colour ->
        [red] { genial-kind-red }
        [orange] { genial-kind-orange }
        [yellow] { genial-kind-yellow }
        [green] { genial-kind-green }
        [blue] { genial-kind-blue }
       *[purple] { genial-kind-purple }
    }
genial-reason-success = The next flip succeeds with a chance of { $chance } %.
genial-reason-take-brings = A take would bring no more than { genial-tokens } now.
genial-reason-alternative-brings = The alternative would bring no more than { genial-tokens }.
genial-reason-take-brings-now = A take brings { genial-tokens }, and nobody can take them from you again.
genial-reason-no-flip = The reserve is empty: nothing more can be flipped.
genial-reason-misfire = The next flip would be a misfire with a chance of { $chance } %.
genial-reason-wins = It completes the last line, and that wins the game.
genial-reason-line = It completes a line: { genial-reason-colour }.
genial-reason-sure = The alternative risks nothing: { genial-tokens } ({ genial-reason-colour }).
genial-reason-only = Nothing else can be done now.
genial-reason-nothing = There is nothing to flip and nothing to take.
genial-reason-done-risked = Your flip put at stake what a take would have brought: { genial-tokens }.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
genial-terminal-flip = f
genial-terminal-take = t
genial-terminal-alternative = a
genial-terminal-pass = p
# $flip and so on: the words above. “flip”, “take”, “alternative” and “pass” are understood in every language
genial-terminal-write = Type “{ $flip }” to flip a token, “{ $take }” to take, “{ $alternative }” for the alternative, “{ $pass }” to pass.
# $actions: names of buttons with commas between
genial-terminal-now = You can do now: { $actions }
# Why games ended, before the share of them that did
genial-ended-lines = all the lines were complete
genial-ended-passes = nobody could do anything any more
genial-ended-patience = the last turn was played

## The hint card

genial-hint-title = Hint card
genial-hint-flip = Flip a token into your zone.
genial-hint-match = Its colour is in the centre and new in your zone? Success: flip again, or take.
genial-hint-misfire = Not in the centre, or already in your zone? Misfire: the zone goes to the centre.
genial-hint-take = Take: your zone, and all of its colours from the centre.
genial-hint-line = A complete line? One bonus turn.
genial-hint-surplus = More than a line? It goes back at the end of the turn.
genial-hint-alternative = Instead of the first flip: your rarest colour, if it lies in the centre.
genial-hint-end = The end: someone has all the lines, and wins at once.

## The rules of the game
# Sections are numbered from 1 without a gap; each has a title and a text. Every line of a text is a paragraph;
# a line that begins with "- " belongs to a list.

genial-rules-1-title = What it is about
genial-rules-1-text =
    Turn over a token. Does it match? Lovely: take your catch home, or dare to turn over another? One too many, and all of it slips through your fingers, right into the hands of the others.
    Whoever first fills a line of every colour wins. For 2 to 4 players, ages 8 and up.
genial-rules-2-title = What you play with
genial-rules-2-text =
    126 tokens in six colours, 21 of each: red, orange, yellow, green, blue and purple.
    So that you can tell them apart even without the colours, each has a shape as well: heart, triangle, star, clover, drop and diamond.
genial-rules-3-title = Before you begin
genial-rules-3-text =
    Lay all the tokens face down and mix them well: that is the reserve. Turn over 3 of them and lay them in the middle of the table: that is the centre.
    At a real table the youngest begins. Here you choose who begins, or let chance decide. Then you take turns clockwise.
genial-rules-4-title = Your turn: flip
genial-rules-4-text =
    At the start your zone, the space between you and the centre, is empty. Flip a token from the reserve and lay it there. There are three things that can happen:
    - Match: its colour lies in the centre, and it is the first of its colour in your zone. Success! Now you choose: flip again, or take.
    - No match: its colour does not lie in the centre. A misfire.
    - Conflict: there is a token of its colour in your zone already. A misfire as well.
    After a misfire everything in your zone goes to the centre, the new token too, and this series of flips is over.
genial-rules-5-title = Your turn: take
genial-rules-5-text =
    You can take only right after a success. You get everything in your zone, and from the centre all the tokens of the same colours. Lay them before you, sorted by colour. Nobody can take them from you again. Then this series of flips is over.
genial-rules-6-title = Lines and bonus turns
genial-rules-6-text =
    A line is 7 tokens of one colour. If four of you play, 5 are enough.
    Each line you complete earns you one bonus turn, right away: flip a token and go on as usual. Two lines at once, two bonus turns; and a bonus turn may bring you the next one.
    At the end of your turn you keep at most one line of each colour. What you have beyond that goes face down into the reserve again, which is shuffled. Until then it stays with you: it makes no second line, and it can’t be flipped.
genial-rules-7-title = The alternative
genial-rules-7-text =
    You can do this instead of the first flip of your turn. Look at your collection: is there one colour of which you have fewer than of every other one? (None at all counts too.) And does this colour lie in the centre? Then you may take one token of it from there into your collection. If that completes your last line, you win.
genial-rules-8-title = The end
genial-rules-8-text =
    As soon as you have a complete line of all six colours, even in the middle of your turn, the game is over and you win.
    The others are placed by their complete lines, and then by the tokens in their collections, at most one line of each colour. If these are equal too, they share the place.
genial-rules-9-title = What we settled ourselves
genial-rules-9-text =
    Our copy of the rules breaks off in the middle of the alternative, and about some things it says nothing. Here they go like this:
    - Lines may be 3 to 7 tokens long, but never so long that the 21 tokens of a colour are too few for all of you. So with four players 5 is the most.
    - Three players with lines of 7 would need every token there is, and then perhaps nobody can finish. We recommend lines of 6: another edition of the game is played like that.
    - A misfire or a take ends only that one series of flips. If you still have bonus turns, you play them. If you win, they are dropped.
    - The alternative is for the start of a turn, not for a bonus turn. It brings you one token. If you like, choose that it brings you all the tokens of that colour in the centre; then what is over a line goes back, and a line earns a bonus turn, as usual.
    - The reserve is empty: after a success you must take. At the start of your turn only the alternative is left; if you can’t do that, you pass. Otherwise nobody may pass. Bonus turns that can’t begin with a flip are lost.
    - If everybody passes, one after the other, the game ends.
    - After 400 turns, all players together, the game ends too. Bonus turns don’t count. You can choose another number.
    - If the game ends without a complete collection, whoever has the most complete lines wins; then the tokens count, as above.
    - In numbers: each complete line is 100 points, each token that counts is 1.
genial-rules-10-title = What you can choose
genial-rules-10-text =
    - Who begins: one of you, or chance. If you choose nothing, chance decides.
    - Length of a line: 3 to 7 tokens. If you choose nothing, it is 7, and 5 with four players; with three we recommend 6.
    - The alternative takes: one token, or all of that colour. If you choose nothing, one.
    - Patience: after how many turns the game ends. At least 1; if you choose nothing, 400.
    - Show the odds: the table then shows how likely the next flip is to succeed. Anyone could count it from the open tokens. Off unless you choose it.

genial-credits = Einfach Genial: das riskante Sammelspiel / Совершенно гениально is a game by Reiner Knizia, published by Kosmos and Hobby World. Hatstand is independent of them: the words and the drawings here are our own.
