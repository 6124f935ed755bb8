"""The build backend: scikit-build-core, plus the web bundle that wheels and source archives carry.

Editable installs, which developers and `make play` use, get their bundle from `make web`; no npm runs here for them.
"""

from __future__ import annotations

from scikit_build_core import build as _core
from scikit_build_core.build import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import web_bundle

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, list[str] | str] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what scikit-build-core asks for, and Node from PyPI where a bundle must be built without one."""
    return [*_core.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what scikit-build-core asks for, and Node from PyPI where a bundle must be built without one."""
    return [*_core.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the bundle where it is absent or old, then the wheel."""
    web_bundle.build()
    return _core.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the bundle where it is absent or old, then the source archive."""
    web_bundle.build()
    return _core.build_sdist(sdist_directory, config_settings)


def _node() -> list[str]:
    return [] if web_bundle.is_fresh() or web_bundle.node_on_path() else [web_bundle.NODE_PACKAGE]
