# Words and sentences that the command line and the site say.

language = English
yes = yes
no = no

## Cards

joker = joker
suit =
    { $suit ->
        [H] hearts
        [D] diamonds
        [S] spades
       *[C] clubs
    }
card = { RANK($rank) } of { suit }
standing-in = { $card } as { $place }
cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
zone-count = { $zone }: { $cards }

## Answers

accepted = Allowed.
nothing-to-do = Nothing can be done.
refused = Refused by rule { $rule }: { $reason }
unfinishable = After that you could not finish your turn.
meld-yes = A valid meld: { $pattern }.
meld-no = This is not a valid meld.
kind = It is also: { $kind }.
card-points =
    { $points ->
        [0] The cards are worth no points.
        [one] The cards are worth { $points } point.
       *[other] The cards are worth { $points } points.
    }
bonus =
    { $points ->
        [0] No bonus.
        [one] Bonus: { $points } point.
       *[other] Bonus: { $points } points.
    }

## Score and match

points =
    { $points ->
        [0] { $points } points
        [one] { $points } point
       *[other] { $points } points
    }
item = { $name }: { $points }
total = Total: { $points }
score = Score: { $points }
side = Side { $side }
seat = Player { $seat }
step = { $number }. { $seat }: { $action }
turn-of = It is player { $seat }’s turn.
deal-over = The deal is over.
match-over = The match is over.
match-open = The match goes on.
winner = Side { $side } wins.
draw = The match is a draw.

## Rules

rules-of = Rules of { $variant }
variants = Variants
parent = Based on { $variant }.
option = Option
options = Table options
written-in =
    { $language ->
        [pt] in Portuguese
        [es] in Spanish
        [it] in Italian
       *[en] in English
    }
default = usual value: { $value }
alternatives = also: { $values }
choose-with = To choose: { $example }
sources = Sources
source = Source: { $source }
status = Status: { $status }
no-text = (no text)
added = New rule: { $rule }
removed = Rule removed: { $rule }
changed = Rule changed: { $rule }
same-rules = The rules do not differ.
cases =
    { $count ->
        [0] No examples.
        [one] { $count } example.
       *[other] { $count } examples.
    }

## Questions that cannot be understood

unknown-variant = There is no variant called “{ $name }”.
unknown-rule = { $variant } has no rule called “{ $name }”.
unknown-option = { $variant } has no option called “{ $name }”.
unknown-value = The option { $option } does not take the value “{ $value }”; it takes: { $values }.
unknown-language = There are no texts in the language “{ $name }”.
unknown-card = “{ $name }” is not a card.
unknown-action = There is no action called “{ $name }”.
unreadable-file = The file “{ $name }” cannot be read.
did-you-mean = Did you mean “{ $name }”?

## Ranks, for the function RANK

rank-A = ace
    .from = from ace
    .to = to ace
    .plural = aces
rank-2 = two
    .from = from two
    .to = to two
    .plural = twos
rank-3 = three
    .from = from three
    .to = to three
    .plural = threes
rank-4 = four
    .from = from four
    .to = to four
    .plural = fours
rank-5 = five
    .from = from five
    .to = to five
    .plural = fives
rank-6 = six
    .from = from six
    .to = to six
    .plural = sixes
rank-7 = seven
    .from = from seven
    .to = to seven
    .plural = sevens
rank-8 = eight
    .from = from eight
    .to = to eight
    .plural = eights
rank-9 = nine
    .from = from nine
    .to = to nine
    .plural = nines
rank-10 = ten
    .from = from ten
    .to = to ten
    .plural = tens
rank-J = jack
    .from = from jack
    .to = to jack
    .plural = jacks
rank-Q = queen
    .from = from queen
    .to = to queen
    .plural = queens
rank-K = king
    .from = from king
    .to = to king
    .plural = kings

## Numbers in words, for the function WORDS

number-0 = zero
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty

## Decisions and counts

rulings = Rulings on doubtful points
no-rulings = No doubtful points are recorded for this game.
taken = What is played
why = Why
rejected = Rejected
abstract = not a game: it holds what others share
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

## Differences

heading =
    .cards = Cards
    .deal = Deal
    .draw = Draw
    .sets = Sets
    .runs = Sequences
    .wild_melds = Melds of wild cards
    .taking_the_pile = Taking the pile
    .taking_the_top = Taking only the top card
    .first_meld = First meld
    .threes = Threes
    .discard = Discard
    .going_out = Going out
    .bonuses = Bonuses
    .target = Target
    .reserve_hands = Reserve hands
other-rules = Other rules
not-there = Not in this game.
cases-differ =
    { $count ->
        [0] None of the { $all } cases comes out differently.
        [one] { $count } of { $all } cases comes out differently:
       *[other] { $count } of { $all } cases come out differently:
    }
cases-unplayable =
    { $count ->
        [one] { $count } of { $all } cases cannot be played by these rules:
       *[other] { $count } of { $all } cases cannot be played by these rules:
    }

## A variant of one's own

new-purpose = What is played differently from { $variant }. Anything not written here is as in that game.
new-menu = What is most often changed: in each chapter first options, then values, then rules. For now everything is as in { $variant }. To change something, remove the first “# ” from its line and, once, from the line of its chapter.
new-values = { $question } ({ $values })
new-cases = Cases of your own: a situation, what is done or asked in it, and what must come of it.
new-case = The value of { $word } is { $value }
new-written = Written: { $name }
new-next = Next: { $command }
file-there = There is already a file “{ $name }”; nothing was written.
name-taken = There is already a variant called “{ $name }”; choose another name.
bad-name = “{ $name }” cannot be the name of a variant: use lower-case letters from a to z, digits and “_”, beginning with a letter.
bad-file = “{ $name }” cannot be the file of a variant: its name ends in “.yaml”.
not-beside = { $name } does not lie in the folder of the new file; a variant extends a published one, or one that lies beside it.
not-a-game = “{ $variant }” is not a game: it holds what others share. Extend one of these: { $values }.

## Cases

expected = Expected:
came-instead = What came instead:
