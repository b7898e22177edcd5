"""The kinds of wrong that are not the rules saying no (that is a `Refusal`, a value) and not a faulty file
(`loading.diagnostics.RuleFileError`)."""


class InputError(Exception):
    """What was asked cannot be read: an unknown variant, a card that does not exist, a situation that cannot be.

    The message is one sentence for a person; a command ends with exit status 2.
    """


class Impossible(Exception):
    """This cannot happen; it is a fault of the interpreter, never of its input."""
