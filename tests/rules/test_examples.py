"""The examples in the documentation of the rules are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import triktrak.rules

MODULES = [module.name for module in pkgutil.iter_modules(triktrak.rules.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    module = importlib.import_module(f"triktrak.rules.{name}")
    names = {key: getattr(triktrak.rules, key) for key in triktrak.rules.__all__}
    result = doctest.testmod(module, extraglobs=names)
    assert result.failed == 0
