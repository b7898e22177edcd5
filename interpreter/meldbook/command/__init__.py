"""The command line: flags are parsed and answers printed here; everything else can be called without it.

`main` starts and ends, `verbs` is the table of verbs, and each verb is a module that is imported when it is asked for.
`asked` holds the flags they share, `told` the sentences, `sources` what the rules are taken from, `written` the files that
people write. A start imports neither yaml nor lark, nor anything that makes a sentence.
"""
