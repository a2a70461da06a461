### Hats: all that the page and the terminal say about it
# $player and $other are names; $card, $taken, $drawn and $lying are cards as hats-card says them, in errors as they
# are written in the notation; $type is a name from the first list; $place is a number from 1; $count is a number.

hats-name = Hats

## The types and the cards

hats-kind-top-hat = top hat
hats-kind-bowler = bowler
hats-kind-fez = fez
hats-kind-boater = boater
hats-kind-bonnet = bonnet
hats-kind-beret = beret
hats-kind-deerstalker = deerstalker
hats-card = { $type } { $value }
hats-card-hidden = face-down card
hats-black = black hat
hats-cookie = cookie

## The game

hats-ruleset-hats = Hats
hats-ruleset-hats-about = Tea with the mad hatter: swap hats at his table, and gather the finest collection.

## Options

hats-option-first = Who begins
hats-option-first-help = Choose a player, or leave it to chance.
hats-option-first-random = Chance decides
# Small forms of the game, for tests and studies: in the terminal only
hats-option-types = Types of hats (0: all seven, two of them taken out)
hats-option-values = Values of each type
hats-option-hand = Cards in a hand
hats-option-places = Places on the table

## Actions: buttons and what they say to a screen reader

hats-do-exchange = Exchange
hats-do-black = Black hat
hats-do-discard = Discard
hats-do-pass = Pass
hats-do-back = Give back
hats-do-end = End turn
hats-action-exchange = Lay { $card } on place { $place } and take { $taken }
# The same, where it is not known what lies there
hats-deed-exchange = Lay { $card } on place { $place }
hats-action-black = Lay { $card } face down as a black hat
hats-action-discard = Discard { $card } and draw a new card
hats-action-pass = Pass { $card } to { $other }
hats-action-back = Give { $card } back to { $other }
hats-action-end = End your turn
hats-choose = Choose a card from your hand.
hats-choose-action = What would you like to do with { $card }?
hats-choose-place = Where shall it go: { $card }?
hats-choose-no-place = This card fits nowhere on the table now.
hats-choose-card = Place { $place }: which card shall go there?
hats-choose-no-card = None of your cards fits on place { $place } now.
hats-choose-discard = You may still discard a card and draw a new one, or end your turn.
hats-choose-pass = You may still pass a card to { $other }, or end your turn.
hats-choose-back = { $other } has passed you { $card }. Give another card back.
# While the table waits for the team-mate's answer
hats-waiting-back = { $player } chooses a card to give back.
hats-confirm-black = Lay it face down: { $card }?
hats-confirm-black-help = A black hat scores 1 point, whatever is on it.
hats-brave = Lay black hats without asking

## The table

hats-table = The tea table
hats-place-shown = Place { $place }: { $card }
hats-place-covered = Place { $place }: { $card }. This type counts on place { $lower }.
hats-deck = Cards in the deck: { $count }
hats-discards = Discarded: { $count }
hats-hand = Your hand
hats-hand-of = { $player }’s cards in hand: { $count }
hats-collection = Your collection
hats-collection-of = { $player }’s collection
hats-collection-empty = Nothing collected yet.
hats-collections = Everyone’s collections
# $types: names with commas between
hats-out = Not in this game: { $types }
hats-cookie-of = { $player } has the cookie.
hats-cookie-you = You have the cookie.
hats-cookie-free = Nobody has the cookie yet.
hats-team = { $player } and { $other } are a team.
hats-team-you = You and { $other } are a team.
hats-passed-to = { $other } has { $card } from you, in hand or as a black hat.
hats-passed-from = From { $other }, who knows that you have it: { $card }
# What the collection would score if the game ended now, without the favourite
hats-worth-now =
    { $count ->
        [one] Worth { $count } point as the table lies now
       *[other] Worth { $count } points as the table lies now
    }
hats-type-worth =
    { $count ->
        [one] { $type }: { $count } point each
       *[other] { $type }: { $count } points each
    }

## Counting things

hats-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hats-blacks =
    { $count ->
        [one] { $count } black hat
       *[other] { $count } black hats
    }
hats-types =
    { $count ->
        [one] { $count } type
       *[other] { $count } types
    }
hats-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
hats-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What happens
# "-you" is said to whoever did it, "-to-you" to the team-mate who gets the card.

# $player: who begins
hats-event-deal = The tea is poured. First to play: { $player }.
hats-event-deal-you = The tea is poured. You go first.
hats-event-exchange = { $player } lays { $card } on place { $place } and takes { $taken }.
hats-event-exchange-you = You lay { $card } on place { $place } and take { $taken }.
hats-event-black = { $player } lays a black hat.
hats-event-black-you = You lay { $card } as a black hat.
hats-event-discard = { $player } discards { $card } and draws a card.
hats-event-discard-you = You discard { $card } and draw { $drawn }.
hats-event-pass = { $player } passes { $other } a card.
hats-event-pass-you = You pass { $card } to { $other }.
hats-event-pass-to-you = { $player } passes you { $card }.
hats-event-back = { $player } gives { $other } a card back.
hats-event-back-you = You give { $card } back to { $other }.
hats-event-back-to-you = { $player } gives you { $card } back.
hats-event-end = { $player } ends the turn.
hats-event-end-you = You end your turn.
hats-event-cookie = The cookie goes to { $player }!
hats-event-cookie-you = The cookie goes to you!
hats-event-end-played = Everyone has one card left: the favourite hat. The game is over.

## The score, line by line as on the paper form

hats-score-table =
    { $count ->
        [one] Hats by their places on the table: { $count } point
       *[other] Hats by their places on the table: { $count } points
    }
hats-score-black =
    { $count ->
        [one] Black hats: { $count } point
       *[other] Black hats: { $count } points
    }
# $count may be below 0
hats-score-favourite =
    { $count ->
        [one] Favourite hat ({ $card }): { $count } point
       *[other] Favourite hat ({ $card }): { $count } points
    }
hats-score-cookie =
    { $count ->
        [one] Cookie: { $count } point
       *[other] Cookie: { $count } points
    }
hats-score-own =
    { $count ->
        [one] In all: { $count } point
       *[other] In all: { $count } points
    }
hats-score-team =
    { $count ->
        [one] Team ({ $player } and { $other }): { $count } point
       *[other] Team ({ $player } and { $other }): { $count } points
    }
hats-form-table = Table
hats-form-black = Black hats
hats-form-favourite = Favourite hat
hats-form-cookie = Cookie
hats-tie-black = The scores are equal. More black hats decide.
hats-tie-cookie = Scores and black hats are equal. The cookie decides.
hats-winner =
    { $count ->
        [one] { $player } wins with { $count } point!
       *[other] { $player } wins with { $count } points!
    }
hats-winner-you =
    { $count ->
        [one] You win with { $count } point!
       *[other] You win with { $count } points!
    }
hats-winner-team =
    { $count ->
        [one] { $player } and { $other } win with { $count } point!
       *[other] { $player } and { $other } win with { $count } points!
    }
hats-winner-team-you =
    { $count ->
        [one] You and { $other } win with { $count } point!
       *[other] You and { $other } win with { $count } points!
    }
# $players: two or more names
hats-winners =
    { $count ->
        [one] A shared win with { $count } point: { $players }!
       *[other] A shared win with { $count } points: { $players }!
    }

## Errors

hats-error-card = There is no card “{ $card }” in this game.
hats-error-place = There is no place { $place }: the table has places 1 to { $places }.
hats-error-notation = “{ $action }” is not an action. Write for example: exchange fez-5 2, black fez-5, discard fez-5, pass fez-5, back fez-5, end.
hats-error-not-held = “{ $card }” is not in your hand.
hats-error-too-low = A { $value } can’t replace a { $lying } of another type: it must be higher, or of the same type.
hats-error-played = In each turn you exchange a hat or lay a black one, only once.
hats-error-not-played = Before the turn can end, exchange a hat or lay a black one.
hats-error-optional-used = In each turn you can discard or pass a card only once.
hats-error-deck-empty = The deck is empty, so nothing can be discarded any more.
hats-error-discard-in-teams = With four players nothing is discarded: you pass a card to your team-mate instead.
hats-error-no-team = Cards are passed only among teams, with four players.
hats-error-back-first = First a card must be given back.
hats-error-nothing-to-give-back = Nobody has passed you a card that you must answer.
hats-error-same-card-back = “{ $card }” is the very card you were passed. Give another one back.
hats-error-deal-cards = This deal needs { $needed } cards, and there are only { $cards }.

## Reasons for a move: advice during a game, and its review
# Each is a sentence of its own. $chance: a whole number of hundredths. “done”: said of the move that was played.

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
hats-reason-points = As the table lies then, it brings { hats-points }.
hats-reason-changes = As the table lies then, it changes your score by no more than { hats-points }.
hats-reason-cookie = It brings you the cookie: { hats-points }.
hats-reason-types = It adds a type to your collection, for the cookie: { hats-types } then.
hats-reason-favourite = Kept as your favourite hat, { hats-reason-type } { $value } from your hand would then score { hats-points }.
hats-reason-rival-loses = { $player } loses { hats-points } by it, as the table lies then.
hats-reason-black = A black hat is worth 1 point, whatever happens to the table.
hats-reason-fits-nowhere = This card fits nowhere on the table: { hats-reason-type } { $value }.
hats-reason-low = This card is low and can replace few others: { hats-reason-type } { $value }.
hats-reason-best-exchange = The best exchange would bring no more than { hats-points }, as the table lies then.
hats-reason-discard = This card promises least, and one from the deck probably more: { hats-reason-type } { $value }.
hats-reason-end = None of your cards is worth giving up for another.
hats-reason-gift = { $player } can make more of this card than you: { hats-reason-type } { $value }.
hats-reason-partner-has = { $player } has collected { hats-cards } of this type.
hats-reason-done-points = As the table lay then, your exchange changed your score by { hats-points }.
hats-reason-done-black = Your black hat brought 1 point.
hats-reason-done-favourite = You gave up a card that would have scored { hats-points } as your favourite hat: { hats-reason-type } { $value }.
hats-reason-done-gives = As the table lay then, your move gave { $player } { hats-points }.
hats-reason-estimate = Played out many times, this wins most often.

## In the terminal

# Short for the actions, as they are typed: a word or a letter, in small letters
hats-terminal-exchange = e
hats-terminal-black = b
hats-terminal-discard = d
hats-terminal-pass = p
hats-terminal-back = g
hats-terminal-end = end
# $exchange and so on: the words above. The words of the notation, “exchange fez-5 2”, are understood in every language
hats-terminal-write-alone = Type “{ $exchange } fez 5 2” to lay fez 5 on place 2, “{ $black } fez 5” to lay it as a black hat, “{ $discard } fez 5” to discard it, “{ $end }” to end your turn.
hats-terminal-write-teams = Type “{ $exchange } fez 5 2” to lay fez 5 on place 2, “{ $black } fez 5” to lay it as a black hat, “{ $pass } fez 5” to pass it, “{ $back } fez 5” to give it back, “{ $end }” to end your turn.
# $places: numbers with commas between
hats-terminal-fits = { $card } fits on: { $places }
# Why games ended, before the share of them that did
hats-ended-played = everyone had played their cards

## The hint card

hats-hint-title = Hint card
hats-hint-exchange = Exchange: lay a card on the table and take the one lying there. Same type, or a higher value.
hats-hint-black = Black hat: lay any card face down. 1 point.
hats-hint-discard = Once a turn, if you like: discard a card and draw one.
hats-hint-pass = Once a turn, if you like: pass your team-mate a card and get one back.
hats-hint-table = Each face-up hat scores the place of its type; on two places, the lower one.
hats-hint-favourite = Your last card is your favourite: the values of that type, minus its own.
hats-hint-cookie = Most types, black being one: the cookie, 5 points.

## The rules of the game
# Sections are numbered from 1 without a gap; each has a title and a text. Every line of a text is a paragraph;
# a line that begins with "- " belongs to a list.

hats-rules-1-title = What it is about
hats-rules-1-text =
    The mad hatter has invited you to tea, and his table is full of hats. Swap yours for the ones you fancy. But mind: what lies on the table decides what every hat is worth, and each swap changes that. In the end the maddest of you wins: whoever has the most points!
    For 2 to 4 players. Four of you play in two teams.
hats-rules-2-title = What you play with
hats-rules-2-text =
    - 42 hats of seven types: top hat, bowler, fez, boater, bonnet, beret and deerstalker. Each type has the values 1 to 6, one card of each.
    - A tea table with places 1 to 6.
    - One cookie.
    Each type has its own colour and its own shape, so you can tell them apart even without the colours.
hats-rules-3-title = Before you begin
hats-rules-3-text =
    Everyone gets nine cards. Then one card is laid face up on each place of the table. The rest becomes the deck, face down.
    When two of you play, two types are drawn at random and taken out first, and place 6 stays empty. All can see which types they are.
    At a real table whoever last ate a cookie begins. Here you choose who begins, or let chance decide. Then you take turns clockwise.
hats-rules-4-title = Your turn
hats-rules-4-text =
    Do one of two things:
    - Exchange: lay a card from your hand face up on a place of the table, and take the card that lay there. It goes into your collection, face up in front of you. Your card must be of the same type as the other one, or have a higher value. A fez 2 may replace any fez, and any hat with the value 1.
    - Black hat: lay a card from your hand face down into your collection. You may always do that, with any card.
hats-rules-5-title = If you like: discard and draw
hats-rules-5-text =
    With two or three players you may once in each turn discard a card from your hand, face up, and draw a new one from the deck. You may do it before or after you exchange or lay a black hat, as long as there are cards in the deck.
    If you don’t want to, end your turn.
hats-rules-6-title = Four players: two teams
hats-rules-6-text =
    Players who sit opposite each other are a team. There is no deck. Instead, once in each turn, you may pass a card to your team-mate, face down. Your team-mate gives you another one back at once, face down as well: any card, except the one just passed. Only the two of you see these cards.
    You may do it before or after you exchange or lay a black hat. In the end the points of both are added up.
hats-rules-7-title = The cookie
hats-rules-7-text =
    The cookie belongs to whoever has the most different types in their collection. All black hats together count as one type. The first player to collect anything takes it. After that it moves only when somebody has more types than its owner; as many are not enough.
hats-rules-8-title = The end
hats-rules-8-text =
    Each of you plays eight cards. The ninth, the one left in your hand, is your favourite hat. When the last player’s eighth turn is over, the game is too.
hats-rules-9-title = Counting up
hats-rules-9-text =
    - Each face-up hat of your collection scores the number of the place where its type lies. If the type lies on several places, only the lowest counts. If it lies nowhere, the hat scores 0.
    - Each black hat scores 1 point.
    - Favourite hat: add up the values of all face-up hats of that type in your collection, and subtract the value of the favourite itself. That may be below 0.
    - The cookie scores 5 points.
    The highest score wins. If it is equal, more black hats win, then the cookie. If there is still a tie, you win together.
    An example: a fez lies on places 2 and 5, a beret on place 4, no bowler anywhere. You have the fez 3, the fez 6, a beret and a bowler, and one black hat. That makes 2 + 2 + 4 + 0, and 1 for the black hat. Your favourite is the fez 1: 3 + 6 − 1 = 8. Altogether 17 points.
hats-rules-10-title = What we settled ourselves
hats-rules-10-text =
    About some things the rules in the box say nothing. Here they go like this:
    - You can discard only while there are cards in the deck. Discards lie face up and never come back.
    - When nothing is left that you may still do, your turn ends by itself.
    - In your last turn, too, you may discard: even your last card. The card you draw is your favourite then.
    - In teams you may also pass when you have played your last card, and to a team-mate who has. Then you exchange your favourites.
    - What you give back may be any card, but not the one you were just passed.
    - The cookie moves during the game, and only to somebody who has strictly more types.
    - Which types are out of a game for two is open to all.
    - If scores, black hats and the cookie all tie, the win is shared.
hats-rules-11-title = What everyone sees
hats-rules-11-text =
    The table, all face-up hats, the discards, the cookie, and how many black hats and cards in hand everyone has. What is on a black hat only its owner knows. In teams you keep seeing which cards your team-mate has from you, until they are played face up. You need not remember anything in this game.
hats-rules-12-title = What you can choose
hats-rules-12-text =
    - Who begins: one of you, or chance. If you choose nothing, chance decides.

hats-credits = Hats is a game by Gabriele Bubola, published by ThunderGryph Games. Hatstand is independent of them: the words and the drawings here are our own.
