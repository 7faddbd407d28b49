"""Writes web/src/api/schema.d.ts, the types of all the server's messages, from its OpenAPI document.

Run `make api` after changing the server's messages; a test fails while the file is outdated.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent))
from node import MODULES, WEB, CannotBuild, install, run
from patolli.server.http.app import make_app
from patolli.server.settings import Settings

FILE = WEB / "src" / "api" / "schema.d.ts"


async def document(folder: Path) -> bytes:
    """The OpenAPI document, asked of the application itself."""
    app = make_app(Settings(database=f"sqlite:///{folder / 'patolli.db'}"))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://patolli") as client:
        answer = await client.get("/schema/openapi.json")
    answer.raise_for_status()
    return answer.content


def types() -> str:
    """The file as it should be."""
    install()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        told, written = folder / "openapi.json", folder / "schema.d.ts"
        told.write_bytes(asyncio.run(document(folder)))
        tool = str(MODULES / "openapi-typescript" / "bin" / "cli.js")
        # Fields with a default may be left out.
        options = (
            "--root-types",
            "--root-types-no-schema-prefix",
            "--default-non-nullable=false",
            "--empty-objects-unknown",
        )
        failed, said = run("node", tool, str(told), "-o", str(written), *options)
        if failed:
            raise CannotBuild(f"The types of the server's messages cannot be made:\n{said[:2000]}")
        return written.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8")
    print(f"written: {FILE.relative_to(WEB.parent)}")
