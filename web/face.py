"""`python web/face.py`: the app's typeface, cut down to what its languages need, and its style sheet.

The result is kept in Git, so only someone adding letters has to run it. It takes Noto Sans from npm's registry, and
needs `pip install fonttools brotli`, which are called as commands: the project does not depend on them.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from node import run

WEB = Path(__file__).resolve().parent
FOLDER = WEB / "src" / "style" / "face"
LICENCE = WEB / "public" / "face-licence.txt"
PACKAGE = "@fontsource-variable/noto-sans@5.3.0"
WEIGHTS = "400:750"
SETS = {
    "latin": "20-7E,A0,A7,AB,AD,B0-B2,B7,BB,D7,C0-D6,D8-F6,F8-FF,"
    "2009,2013,2014,2018-201A,201C-201E,2022,2026,2039,203A,2212",
    "latin-ext": "102-107,10C-111,118-11B,11E,11F,130,141-144,147,148,150,151,158-15B,15E-161,164,165,16E-171,179-17E,"
    "218-21B",
    "cyrillic": "400-45F,490,491,2116",
}
"""The package's names for the sets, and their letters in hexadecimal. A browser fetches a set when it meets one of its
letters: English and German need only the first."""
FEATURES = "kern,tnum,lnum,mark,ccmp,locl"

_RULE = """@font-face {{
  font-family: "Patolli Sans";
  src: url("./{name}.woff2") format("woff2");
  font-weight: {weights};
  font-display: swap;
  /* Capitals and figures stand in the middle of their line, as drawings expect. */
  ascent-override: 95%;
  descent-override: 24%;
  line-gap-override: 0%;
  unicode-range: {letters};
}}
"""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        failed, said = run("npm", "pack", "--silent", "--pack-destination", folder, PACKAGE)
        if failed:
            sys.exit(said)
        (archive,) = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as package:
            package.extractall(folder, filter="data")
        whole = Path(folder) / "package"
        LICENCE.write_bytes((whole / "LICENSE").read_bytes())
        for name, letters in SETS.items():
            cut(whole / "files" / f"noto-sans-{name}-wght-normal.woff2", letters, FOLDER / f"{name}.woff2")
    (FOLDER / "face.css").write_text("/* Made by web/face.py. */\n" + "".join(map(rule, SETS)), encoding="utf-8")


def cut(font: Path, letters: str, to: Path) -> None:
    """A font with only these letters and our weights."""
    middle = font.with_suffix(".ttf")
    tool(
        "subset",
        str(font),
        f"--unicodes={letters}",
        f"--layout-features={FEATURES}",
        "--no-hinting",
        f"--output-file={middle}",
    )
    tool("varLib.instancer", str(middle), f"wght={WEIGHTS}", "--output", str(middle))
    tool("ttLib.woff2", "compress", str(middle), "--output-file", str(to))
    print(f"{to.name}: {to.stat().st_size / 1000:.1f} kB")


def tool(name: str, *args: str) -> None:
    subprocess.run([sys.executable, "-m", f"fontTools.{name}", *args], check=True)


def rule(name: str) -> str:
    letters = ", ".join(f"U+{one}" for one in SETS[name].split(","))
    return _RULE.format(name=name, weights=WEIGHTS.replace(":", " "), letters=letters)


if __name__ == "__main__":
    main()
