"""The codes of the faults of rule files: what each means, and at more length why it is one and what to do.

E0 is the reading of YAML, E1 the structure of one file, E2 a file with its parents. Codes are as permanent as ids: one
that is no longer given is not given to another fault.
"""

from __future__ import annotations

from typing import NamedTuple


class Code(NamedTuple):
    """`meaning` is one line; `explanation` a paragraph."""

    meaning: str
    explanation: str


CODES: dict[str, Code] = {
    "E001": Code(
        "the file is not UTF-8 text",
        "Rule files are UTF-8. A file saved by an old editor as Latin-1 or UTF-16 must be saved again; most editors "
        "name the encoding in their status line.",
    ),
    "E002": Code(
        "a character that may not stand in a rule file",
        "Control characters, and signs that change the direction of writing, could hide a part of a rule from its "
        "readers or act on a terminal. Unusual line ends (U+0085, U+2028, U+2029) would move the line numbers. "
        "Remove the character.",
    ),
    "E003": Code(
        "a line is indented with a tab",
        "YAML allows only spaces in an indentation. Use two for each level.",
    ),
    "E004": Code(
        "the file cannot be read as YAML",
        "Reading ended at the place shown, so that nothing after it has been checked. The usual reasons: a text "
        "with `: ` or ` #` in it that needs quotes, a bracket or a quote that is not closed, an indentation that "
        "fits no line above.",
    ),
    "E005": Code(
        "the file is empty",
        "A variant begins with `language: 1` and `variant: NAME`; a house rule adds `extends: PARENT`. A case file begins with "
        "`- id: ...`; one without cases is not needed.",
    ),
    "E006": Code("a second document", "`---` begins another document in the same file. One file holds one variant."),
    "E007": Code(
        "a directive",
        "Lines that begin with `%` are instructions to a YAML reader. A rule file needs none.",
    ),
    "E008": Code(
        "the file is too large",
        "A rule file has some hundred lines. A larger file than the bound is not one, and is not read.",
    ),
    "E010": Code(
        "a key is there twice",
        "YAML tools silently keep the last of the two, so that half of what was written would not count. Both "
        "places are shown; remove one.",
    ),
    "E011": Code(
        "an anchor or an alias",
        "`&name` and `*name` copy a part of a file to another place. A reader has to look for it, and a few lines "
        "can grow without bound. Write the value out; a word of the file (`{is: ...}`) can be used in many places.",
    ),
    "E012": Code(
        "a tag",
        "`!name` gives a value a type. Types come from the key that a value stands under. Put the text in quotes if it begins with `!`.",
    ),
    "E013": Code(
        "a merge key",
        "`<<:` lays one mapping over another. `extends:` does so for whole variants, with rules that are written down.",
    ),
    "E014": Code(
        "a key that is not one word",
        "A list or a mapping stands where a key is wanted. Put a key that begins with `[`, `{` or `?` in quotes.",
    ),
    "E015": Code(
        "nested too deep",
        "No rule needs more than a few levels. An option whose values lay options over the file is the deepest.",
    ),
    "E016": Code(
        "too many keys and values",
        "The number of keys and values in one file is bounded, so that reading it always ends.",
    ),
    "E017": Code(
        "a text is too long",
        "The length of one text is bounded. A note of more than a page belongs beside the rules.",
    ),
    "E019": Code(
        "too many faults",
        "The list of faults is cut here. Mend the first ones; others may only follow from them.",
    ),
    "E101": Code(
        "a key that is not known here",
        "Every key has a meaning, so that a misspelt one never goes unnoticed. The nearest key that would fit is "
        "named; if none is near, all that fit are. A key may be right elsewhere: each verb has its own.",
    ),
    "E102": Code(
        "the wrong kind of value",
        "One value, a list `[one, two]`, or a mapping `{key: value}` is wanted where another of them stands, or a "
        "number where a text stands. An entry is always a mapping: `packs: {is: 2}`.",
    ),
    "E103": Code(
        "a key is missing",
        "A key without which this says nothing. The place shown is that of the mapping that lacks it.",
    ),
    "E104": Code(
        "not one of the possible values",
        "The slot takes one of a few words. All are named, and the nearest is proposed.",
    ),
    "E105": Code(
        "not a name",
        "Names are lower-case letters, digits and `_`, and begin with a letter: `top_card`. They are parts of ids "
        "that stand in cases, texts and links, so that all tools must write them alike.",
    ),
    "E106": Code(
        "two verbs in one entry",
        "The one verb of an entry says what it is: a word (`is`), a rule (`to`), an action (`may`) and so on. Two "
        "verbs are two entries, each with an id of its own.",
    ),
    "E107": Code(
        "there is nothing here",
        "A key without a value, or an empty list. To remove what a parent has, write `null`.",
    ),
    "E108": Code(
        "an effect without a verb",
        "Each effect begins with what it does: `move`, `lay`, `note`, `ask`, `pay`, `score`, `shuffle` or `end`.",
    ),
    "E109": Code(
        "not the form that is wanted",
        "Ids are `chapter.key`; rows of the catalogue are like `AMB-X-3`; a zone is a word, `next(WORD)` or `WORD of WHO`.",
    ),
    "E110": Code(
        "not a whole number",
        "The language has whole numbers only, in plain digits. `15.000` is fifteen to YAML tools, whoever meant "
        "fifteen thousand, and no schema validator sees it. Write `15000`.",
    ),
    "E111": Code("a leading zero", "`011` is nine to YAML 1.1 tools and eleven to others. Write `11`."),
    "E112": Code(
        "a number that is not decimal",
        "`0o17`, `0x1F` and `0b11` are numbers to some tools and texts to others. Write them in decimal.",
    ),
    "E113": Code("a `_` in a number", "`1_000` is a thousand to some YAML tools and a text to others. Write `1000`."),
    "E114": Code(
        "a number in an odd form",
        "`12:30` is 750 to YAML 1.1 tools, `1e3` is a fraction to some, `+5` is needless. Write plain digits.",
    ),
    "E115": Code(
        "a number out of its range",
        "Numbers are bounded, so that sums stay exact everywhere. Some slots have narrower bounds.",
    ),
    "E116": Code(
        "a truth word that is not `yes` or `no`",
        "YAML tools disagree about `on`, `off`, `y`, `true` and their capitals. The language has two truth words, "
        "`yes` and `no`, which are read as they are written. In a sentence, put such a word in quotes.",
    ),
    "E117": Code(
        "a word that cannot be a name",
        "`on`, `yes`, `null` and the like are values to YAML tools, also as keys. Choose another word.",
    ),
    "E118": Code(
        "`null` where nothing can be removed",
        "`null` removes an entry, or a key of an entry or of its `choose`, that the parent has. Elsewhere leave the key out.",
    ),
    "E119": Code(
        "another spelling of `null`",
        "`~`, `Null` and `NULL` are read as null by YAML tools. The language has one way to remove: `null`.",
    ),
    "E201": Code(
        "the parent is not there",
        "`extends` names a variant of the package, or a file beside this one: `NAME.yaml`. Nothing else is looked at.",
    ),
    "E202": Code(
        "a variant that extends itself",
        "Following `extends` leads back to where it began. A file beside this one goes before a variant of the package of the same name.",
    ),
    "E203": Code("too many generations", "The chain of parents is bounded; a reader has to follow it too."),
    "E204": Code(
        "an entry without a verb",
        "An entry that changes the parent's needs no verb. Here no parent has an entry of this id, or its verb was removed.",
    ),
    "E205": Code(
        "a removal of what is not there",
        "`null` removes what the parent has. What no parent has cannot be removed; perhaps it has another name or chapter.",
    ),
    "E206": Code(
        "an entry that is not complete",
        "With everything taken over from its parents the entry still lacks a key that its verb needs.",
    ),
    "E207": Code(
        "a key of another verb",
        "The key is known, but not for the verb that this entry has, its own or its parent's.",
    ),
    "E208": Code(
        "`before` or `after` something that is not there",
        "An entry is placed by a key of its own chapter, a chapter by the name of another, in the resolved file.",
    ),
    "E209": Code(
        "`before` or `after` on what is not new",
        "What a parent has keeps its place, so that the order of a resolved file can be foreseen. Only new entries "
        "and chapters are placed.",
    ),
    "E211": Code(
        "`cites` for a rule that is not there",
        "The block `cites` adds rows of the catalogue to rules of the resolved file, by id.",
    ),
    "E212": Code(
        "a file whose name is not its variant's",
        "A parent is found by the name of its file, which must be the name it gives itself.",
    ),
    "E215": Code(
        "a `choose` that says too much or too little",
        "An action asks for one thing: a `card`, `groups`, or a `word`. The parent's is removed with `null`.",
    ),
    "E216": Code(
        "`with` for a value that the option has not",
        "`with` lays chapters over the file when a value is set. The value must be one of `choice`.",
    ),
    "E300": Code(
        "a text that cannot be read",
        "A selector of cards, a meld pattern or an expression does not follow its grammar (`grammar/`). The caret is at "
        "the first word that cannot stand there; the help lists what could.",
    ),
    "E310": Code(
        "a name for two things",
        "Words, classes, zones, actions, triggers, melds, kinds, phases, steps and notes of a resolved file share one "
        "name space: one word, one thing. So an expression never needs a chapter.",
    ),
    "E311": Code(
        "a word of the language as a name",
        "Words such as `size`, `rank`, `top` or `laid` belong to the language. Choose another name.",
    ),
    "E320": Code(
        "an answer of the wrong sort",
        "Answers are numbers, yes or no, cards, ranks, suits and names; places (cards, melds, sides) stand only after "
        "`in` and in brackets. Count something in a place, or ask whether it is empty.",
    ),
    "E321": Code(
        "a name that leads nowhere",
        "The name is defined by no entry of the resolved file, or it is not the sort of thing that is wanted here.",
    ),
    "E322": Code(
        "an expression that grows too long",
        "Words are put in place where they are read. Words that read words that read words can grow without bound; "
        "this one did. Say it more simply.",
    ),
    "E323": Code("a division by 0", "The divisor is 0 whatever happens."),
    "E324": Code(
        "a word that reads itself",
        "A word is worked out from what it reads, so it cannot be among it, not even by a way round.",
    ),
    "E325": Code(
        "something that must be fixed when the table is set",
        "Settings, defaults, classes of cards and tables by a card are worked out once, from options and numbers alone.",
    ),
    "E326": Code(
        "something that is not known here",
        "A kind of meld is decided by the cards in it; a trigger knows nothing of a choice. The table of slots in the "
        "language's description says what each may read.",
    ),
    "E327": Code(
        "a rule to nothing",
        "A rule is `to` an action, a trigger, a meld or `turn_end`.",
    ),
    "E328": Code(
        "a count inside too many others",
        "What stands in a `where` is asked once for each card, meld or side that is counted, and a count in it once more for each of "
        "its own. Two inside each other say what rules ask for (of the sides, those with such a meld); three are the most. A word "
        "counts as what it stands for. The cards of a zone need no second count: what is counted there does not depend on the first.",
    ),
    "E330": Code(
        "a row of a table that is not a band",
        "The keys of a table by a number are the first values of its bands, upwards; `below` opens the first.",
    ),
    "E331": Code(
        "a value that the choice has not",
        "The default, and each key of `with`, is one of the values listed under `choice`.",
    ),
    "E340": Code(
        "a setting is missing",
        "Eight words set the table: players, sides, direction, first_dealer, next_dealer, first_player, packs, jokers. "
        "`extends: base` brings them all.",
    ),
    "E341": Code(
        "a setting out of bounds",
        "Players and sides are few, all sides are equal, and the deck has at most 1000 cards.",
    ),
    "E342": Code(
        "phases that do not fit",
        "`phases:` lists the phases of a deal in order; each has an entry with `phase:`, and one of them has turns.",
    ),
    "E343": Code(
        "effects that do not fit",
        "Cards come to a row of melds by laying them; an action that lays groups chooses groups; the deck lies in a stack.",
    ),
    "E344": Code(
        "a trigger that never stops",
        "Triggers are tried until none holds. One that changes nothing it asks about would hold for ever.",
    ),
    "E345": Code(
        "follows from a rule that is not there",
        "`follows` names rules of the resolved file by id.",
    ),
    "E346": Code(
        "a word that nobody reads",
        "The rule that should read it is missing, or the word is misspelt there.",
    ),
    "E347": Code(
        "a kind that is never reached",
        "The kinds of a group are tried in the order of the file, and the first that fits counts. A kind whose conditions hold only "
        "where those of an earlier one hold too can never be it. Put it in front with `before:`.",
    ),
    "E348": Code(
        "a word that is noted in two ways",
        "A note is kept for the turn, the deal or the match, and of the table, each side or each seat. Two effects that note the same "
        "word for different spans or owners cannot both be meant.",
    ),
    "E349": Code(
        "a number that can be no count",
        "Cards are moved and counted, so no fewer than none and no more than the packs hold: a hand of -3 cards, or forty cards for each "
        "of four players from two packs, cannot be dealt. What a deal takes before the first turn is added up. A count that is compared "
        "with a number below 0 is a slip too: it is never below 0.",
    ),
    "E350": Code(
        "a rule without a text",
        "Every rule has a sentence in Portuguese, Spanish, Italian and English: in `spec/texts`, or inline under `text:`.",
    ),
}


def explain(code: str) -> Code | None:
    """What a code means, or None for one that is not here."""
    return CODES.get(code.upper())
