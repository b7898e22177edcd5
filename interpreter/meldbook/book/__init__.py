"""The rulebook: pages made from the rules, their texts and their cases. Pure functions from an edition to pages; nothing here writes a file.

`edition` gathers what is told, the modules named after pages make them, `contents` makes all of one language, `markup` is the only place
where text becomes HTML.
"""
