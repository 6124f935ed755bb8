# What the stub generator cannot read off a value: the types inside a tuple.
^triktrak\._core\.ALL_ROLLS$:
    ALL_ROLLS: tuple[Dice, ...]
    """The 21 rolls, the higher die first."""
