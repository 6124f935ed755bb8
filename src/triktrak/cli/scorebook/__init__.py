"""The verbs of `triktrak scorebook`, a module a verb; each has its line in `cli/verbs.py`.

They read and write the book of this computer, also while a server runs. Nothing is counted here.
"""
